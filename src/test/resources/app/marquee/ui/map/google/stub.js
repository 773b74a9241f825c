// Stands in for the script of Google's map: keeps what it is told, and calls back.
'use strict';
(function () {
  const stub = { markers: [], windows: [], fitted: 0 };
  window.stub = stub;
  function LatLng(latitude, longitude) {
    this.lat = function () { return latitude; };
    this.lng = function () { return longitude; };
  }
  function Bounds(southWest, northEast) {
    this.getSouthWest = function () { return southWest; };
    this.getNorthEast = function () { return northEast; };
  }
  function listen(thing, event, handler) {
    thing.listeners = thing.listeners || {};
    (thing.listeners[event] = thing.listeners[event] || []).push(handler);
  }
  function fire(thing, event, value) {
    ((thing.listeners || {})[event] || []).forEach(function (each) { each(value); });
  }
  function Map(div, options) {
    let zoom = options.zoom, center = options.center;
    let bounds = new Bounds(new LatLng(-80, -179), new LatLng(80, 179));
    stub.map = this;
    this.getZoom = function () { return zoom; };
    this.setZoom = function (next) { zoom = next; fire(this, 'zoom_changed'); fire(this, 'idle'); };
    this.getCenter = function () { return center; };
    this.setCenter = function (next) { center = next; fire(this, 'center_changed'); };
    this.getBounds = function () { return bounds; };
    this.getProjection = function () { return null; };
    this.fitBounds = function (next) { stub.fitted++; bounds = next; };
    this.sight = function (south, west, north, east) {
      bounds = new Bounds(new LatLng(south, west), new LatLng(north, east));
      fire(this, 'idle');
    };
  }
  function Marker(options) {
    Object.assign(this, options);
    stub.markers.push(this);
    this.addListener = function (event, handler) { listen(this, event, handler); };
    this.setOptions = function (next) { Object.assign(this, next); };
    this.setVisible = function (visible) { this.visible = visible; };
    this.press = function () { fire(this, 'click'); };
  }
  function InfoWindow() {
    stub.windows.push(this);
    this.setContent = function (html) { this.content = html; };
    this.open = function (map, marker) { this.at = marker; };
  }
  window.google = { maps: {
    LatLng: LatLng, LatLngBounds: Bounds, Map: Map, Marker: Marker, InfoWindow: InfoWindow,
    MapTypeId: { ROADMAP: 'roadmap' }, SymbolPath: { CIRCLE: 0 },
    event: { addListener: listen, trigger: fire }
  } };
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  window[callback]();
})();
