@echo off
rem Starts Marquee with your own JDK: that of JAVA_HOME, else the java on the path. It must be version 25 or newer.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" "@%HERE%lib\options.txt" -cp "%HERE%lib\*;%HERE%lib\win\*" app.marquee.Launcher %*
