// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
oR8>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>channel>createdh1Notification channel createdX1Notification channelBchannelIdDchannel_idV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose<reason:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityZ1system.dasd.submittedl1Rules/events/apple-daemons.ymlb2the daemon took a background task request>task_id@activity\7Submitted(?: Activity)?: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?\9Submitt(?:ed|ing)(?: Activity)?:? <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?b1bgRefresh-com.timesafari.h1bgProcessing-com.timesafari.`1bgRefresh-app.timesafarif1bgProcessing-app.timesafari8dasdZ1system.dasd.cancelledX4the daemon dropped a background task request; the line has no reason^6CANCELED: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.startingZ2the daemon lets a background task runZ8(?:REQUESTING START:|STARTING activity) bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?h7STARTED <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?Z1system.dasd.held_backb5the daemon does not start a background task at this time, for a policy or for a low score@decision<policyBrationale:scoreBthresholdhC\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+):\[.*?\{name: (?<policy>[^,{}]+), policyWeight: [\d.]+, response: \{(?:Decision: )?(?<decision>A?MNP|(?:Absolutely )?Must Not Proceed|33|100), (?:Score: )?(?<score>[\d.]+)(?:, (?:Rationale: )?\[\{(?<rationale>.*?)\}\])?P<\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b(?!'? CurrentScore).*?(?:Final)?Decision: (?<decision>A?MNP|(?:Absolutely )?Must Not Proceed)V;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:0n:\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? (?<rationale>has compatibility score of -[\d.]+ with [^\n]+?)\. Bailing outZ1system.dasd.evaluatedn2the daemon finds that a background task may runV;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:1Z=\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b.*?(?:Final)?Decision: (?<decision>CP|A?MP|(?:Can|(?:Absolutely )?Must) Proceed) (?:Final)?Score: (?<score>[\d.]+)Z1system.dasd.completedR3the daemon knows that a background task has endedb6\bCOMPLETED bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.expiringX4the daemon warns the app that its background task is about to expireh7activities about to expire: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?T2system.background_refresh.switchedP3Background App Refresh was switched for all apps:stateb2\G\s*BAR now (?<state>enabled|disabled)\bNBAR now enabledP1BAR now disabledn1system.app.killed_from_switcherf2the user closed the app in the app switcher>package^6SBWorkspaceTerminateApplication: (?<package>(?:com|app)\.timesafari[\w.-]*): "killed from app switcher"P3SBWorkspaceTerminateApplication: com.timesafari.n2SBWorkspaceTerminateApplication: app.timesafariFSpringBoardf1system.app.purged_for_spacel4iOS ended the app to remove its cached files, since the storage is nearly fullZ9\G\s*Received termination request [^\n]*CacheDeleteAppContainerCaches requesting termination assertion for (?<package>(?:com|app)\.timesafari[\w.-]*)j1assertion for com.timesafari.h1assertion for app.timesafariJrunningboarddX1system.app.prewarmedX5iOS started the app's process in advance; neither the user nor a background task didX7Executing launch request for app(?:lication)?<(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*\(DAS Prewarm launch\)\2launch request for app<com.timesafari.l2launch request for application<com.timesafari.Z2launch request for app<app.timesafarij2launch request for application<app.timesafarib1system.app.opened_by_userT3the user opened the app, whose process did not run^7Bootstrapping (?:app(?:lication)?<)?(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]* with intent foreground-interactivej1Bootstrapping com.timesafari.R2Bootstrapping app<com.timesafari.b2Bootstrapping application<com.timesafari.h1Bootstrapping app.timesafariP2Bootstrapping app<app.timesafari`2Bootstrapping application<app.timesafariX1system.app.installedT2a version of the app was installedh5Install Successful for \((?:Customer|Developer):(?<package>(?:com|app)\.timesafari[\w.-]*)\)b1(Customer:com.timesafari.d1(Developer:com.timesafari.`1(Customer:app.timesafarib1(Developer:app.timesafari@installdR2system.notification.pending_added\3the notification service took notifications of the app:countZ6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Add|Set) (?<count>\d+) pending notifications\bP1[com.timesafari.N[app.timesafariT1usernotificationsdR2system.notification.pending_savedZ5the number of notifications that wait for their time, after a change; 64 is the limitT6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?:pending (?<count>\d+) notifications\b)d6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?<count>\d+) pending notification dictionaries\bP2system.notification.next_plannedb3the time at which the next notification of the app is due>plannedZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Scheduling persistent timer for next local notification at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)P2system.notification.none_plannedj2no notification of the app waits for its timeZ5\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] No upcoming local notifications\bn1system.notification.timer_firedR3the timer of the app's next notification went offX9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Persistent timer fired at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)j1system.notification.deliveredl2the system delivered a notification of the appHnotificationZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Deliver local notification (?<notification>[\w-]+)(?: at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?))?f1system.notification.refusedX4the system did not show a notification, since the app may not notify<status8codef9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Dropping notification (?<notification>[\w-]+) as it\W{1,3}s not authorized with status \W(?<status>\w+)`>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible (?:push|local) notification (?<notification>[\w-]+) \[ error=[^\n]*?\bUNErrorDomain Code=(?<code>2003)\b(?:[^\n]*?UNAuthorizationStatus=(?<status>\w+))?j1system.notification.not_shownf5the system did not show a notification, since its time had passed or it had nothing to showf8\G\s*Ignoring notification with (?<reason>no alert, sound or badge) \((?<package>(?:com|app)\.timesafari[\w.-]*)\): (?<notification>[\w-]+)\>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Expiring out|Filtering out|Not scheduling|Not delivering user visible) (?:non-repeating )?(?:local )?notification (?<notification>[\w-]+) (?:because|as|that) (?<reason>[^\n]+)d9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible local notification (?<notification>[\w-]+) \[ error=(?<reason>[^\n]+?) ?\]P1(com.timesafari.N(app.timesafariR2system.notification.authorizationZ3the answer to the question whether the app may notify>granted<failedV8\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Requested authorization \[ didGrant: (?<granted>[01]) hasError: (?<failed>[01])6appl1system.notification.focus_heldf4a Focus kept a notification of the app silent; it is delivered all the sameFsuppression\8Focus interruption suppression event: bundleIdentifier=(?<package>(?:com|app)\.timesafari[\w.-]*) suppression=(?<suppression>[1-9]\d*)V;\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);(?:[^\n]*?interruptionSuppression: (?<suppression>[a-z ]+);)?[^\n]*outcome: suppressedP2bundleIdentifier=com.timesafari.T2bundleIdentifier:: com.timesafari.R2bundleIdentifier: com.timesafari.n1bundleIdentifier=app.timesafariR2bundleIdentifier:: app.timesafariP2bundleIdentifier: app.timesafariJdonotdisturbdR2system.notification.focus_allowedl3a notification of the app arrived, and no Focus kept it silentV7\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);[^\n]*outcome: allowedX1system.airplane_moded1airplane mode was switchedh2\G\s*Airplane Mode is now (?<state>On|Off)\bZ1Airplane Mode is now FPreferences`1system.clock.set_by_handn1the user set the device's clockf2\bsetting manual time\b|\bTMSetManualTime\bV1setting manual timeNTMSetManualTime:timedl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was takenLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain:cause^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainh1system.bgtask.launch_handledf4the daemon's message that starts background tasks reached the app's processP9\G\s*Handling launch from daemon for activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)h2Handling launch from daemon for activities: Z1system.bgtask.runningX3the framework calls the handler of a background taskh4\G\s*Running task: <BG\w*Task: (?<task_id>(?:com|app)\.timesafari\.[^,>\s]+)R1Running task: <BGX1system.bgtask.markedP3a process marked its background task as complete>success^4\G\s*Marking task [^\n]{1,200}? complete with success: (?<success>[01])`1 complete with success: 6anyV1system.bgtask.endedX3the framework ends the activity of a background taskR8\G\s*Complete task request activity: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2Complete task request activity: bg\1system.bgtask.expiringR3the time of a background task is about to be over>reasonsl:ActivityExpirationEvent\(activity: [^\n]*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,)]+)(?::(?<activity>[0-9A-F]+))?[^\n]*?, reasons: (?<reasons>\d+)V8\G\s*Will expire BGTask activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2ActivityExpirationEvent(activity: n1Will expire BGTask activities: R1system.url.failedh5a request of a process failed, with the code of NSURLError and the state of the network path8pathV:\G\s*Task <[^>\n]+>\.<\d+> finished with error \[-?\d+\] Error Domain=NSURLErrorDomain Code=(?<code>-?\d+)(?:[^\n]*?_NSURLErrorNWPathKey=(?<path>\w+ \([^)\n]*\)))?V2Error Domain=NSURLErrorDomain Code=^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conforms4toR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(<beforeZ8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the server8hostJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverableHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules>enabled8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atZ6\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?[",;]\s*(?<pending>\d{1,6})\s+pending\b)^7\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?\bpending(?:_?[Cc]ount)?[\s:="]{1,4}(?<pending>\d{1,6})\b)P3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)c35<475<732:283?3<636?6<6?75723>?09?9?:27<?09?9?:17<?09?94;4295<732:283?3:4?4;7<50656>64696>677<4572726?72295<732:24N[DNP-UI] status9?09?9?:29?09?9?:19?09?94;4Nui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page<target>OpeningR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotd?\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|(?<key>DNP_ScheduleSnapshot|(?i:dnp_\w+|\w+snapshot\w*|snapshot\w+)(?=\s*[=:])))\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}X1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time change<kernelDbackboarddBlocationdX1system.force_stoppedP2Android stopped the app by force`3Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafariJsystem_serverLsystem_processNActivityManager\1system.channel.missingP4Android dropped a notification, since its channel does not existj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=V1NotificationServiceV1NotificationManagerJdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemLShutdownThreadV1PowerManagerServiceHSystemServer8initJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses6tag^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1Nlog.error.otherX4a line of the plugin at error level or above that no event describesd1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-task6pid>openingn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.P2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.f1handler-error-has-a-messageZ3Rules/background-task/handler-error-has-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is j1handler-error-tells-a-messageZ1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quit2sV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092RQ1The system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time. That the plugin was loaded in the process of the start shows an opening too, if it was more than a minute before: after a force quit the system launches nothing. Right before the start it may be the launch for the task, and the verdict is open.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since:apart^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin`3Rules/background-task/no-start-before-earliest-begin.ymld3r.time >= s.earliest_begin - $tolerance || s.time > r.timef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line P2check: without `s.time > r.time`Z8V5: a request without a time leaves a start open; only a capture without a stated machine, which no test can be, shows the differenceV2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endfCA second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and 20 hours, since a build may use an identifier again on the next day; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)X2android-status-reports-its-receiversX3Rules/calls/android-status-reports-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidT2android-status-tells-its-receiversP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2lVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same line^2channel-answer-fits-the-last-permission^3Rules/calls/channel-answer-fits-the-last-permission.yml2pd;s.enabled == (lower(p.status ?? p.result ?? p.to) in permission_given) || !(lower(p.status ?? p.result ?? p.to) in ["authorized", "granted", "denied", "notdetermined", "not_determined"])n3on iOS the channel is enabled as the last known permission says>REQ-044XCiOS knows no channels, so the answer is for the whole app. The permission changes only while another app, such as the settings, is in front: where the app was left since it was read last, or asked the user, the two need not agree. Where it was never read in the capture, what the answer has to be is unknown.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered f2, but the last notification permission was l1given: `>=` in `line > p.line``3V12: a reading and such an event are never the same lineT2channel-answer-fits-the-permissionT3Rules/calls/channel-answer-fits-the-permission.ymll3s.enabled == (lower(p.status ?? p.result) in permission_given)h3on iOS the channel is enabled when notifications are allowedX=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.\2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"T2channel-call-is-answered-with-bothT3Rules/calls/channel-call-is-answered-with-both.ymlV2type(s.result.enabled) == "boolean"T2type(s.result.channelId) == "text"`3the answer to a call about the channel holds both valuesR?The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; an answer without any value breaks the promise as much as one with the wrong type.Z6Return enabled and channelId together; on iOS the identifier of the category is used for the channel.\2isChannelEnabled() was called in line \1 and answered in line V1 with "enabled" as X1 and "channelId" as P2; expected: a boolean and a text\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.j1power-methods-are-not-refusedj2Rules/calls/power-methods-are-not-refused.ymlj1^(invalid|missing|malformed)_X4!present(r.code) || lower(r.code) =~ "^(invalid|missing|malformed)_"j4from the second phase on, battery, power and adaptive methods are not refused\;These methods ask the user nothing, so a build that has them answers. A build has them where it answered one of the second phase before. Refusals for an argument are the app's fault.`5Answer with what there is on the platform, and return an error only for wrong arguments.B() (line \1) was refused in line < with f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line d2rolling-stats-call-is-answered-with-a-textd3Rules/calls/rolling-stats-call-is-answered-with-a-text.ymll1type(s.result.stats) == "text"`4the answer to a call about the rolling window is a text with its figuresj<The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; what the figures say is judged by other rules.j4Resolve with an object that has the figures under the key stats, as one text.f2getRollingWindowStats() was called in line R1 with "stats" as T1; expected: a textd1rolling-stats-have-figuresd2Rules/calls/rolling-stats-have-figures.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not empty\1rolling-stats-are-toldR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.ymlh4s.success == !present(s.code) || s.success && lower(s.code) in refresh_codesf4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml>longest^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longP2status-has-count-and-permissionsP3Rules/calls/status-has-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.T2status-tells-count-and-permissionsl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list ith1status-names-a-seen-deliveryh2Rules/calls/status-names-a-seen-delivery.ymlb3abs(s.last_notification_time - d.scheduled) <= $tolerance\4the last notification in the status is the last one that was deliveredTBThe time in the status is that of the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the status is right. The tolerance is that of a delivery.X5Read the last notification from the list of those delivered, and keep the newer one.T4given: `>` in `scheduled >= s.last_notification_time - $tolerance`R3V11: at the edge of the tolerance the check holdsf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled time\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)^5abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in exact_calls)T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136`KAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known. Where the clock was set within the day before, the two times may be of different clocks.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @delivery6dayl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:aheadh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for \2content-is-not-shown-beyond-its-answerb3Rules/delivery/content-is-not-shown-beyond-its-answer.ymlZ4(n.scheduled ?? n.notification_time) - r.time <= r.ttl_s + $toleranced3content whose answer limits its age is not shown beyond it>REQ-116Z@The time to live comes with the answer of the server; the line of the saved content need not repeat it. Where it does not, the age counts from the answer that brought the content. Content that was confirmed by "not modified" within the day before is not judged.X6Store the time to live of the answer with the content, and check it when arming and when displaying.X1the content of line 8 is \2 old at the time of its notification (>, line Z1); the answer allows BconfirmedP3content-too-old-for-its-notification-is-left-outV4Rules/delivery/content-too-old-for-its-notification-is-left-out.yml^6content that will be too old at the time of its notification is replaced, shown or left out with a line\EContent whose time to live ends before its notification must not be shown: newer content is saved, or a line says that it expired, was left out, or what was delivered instead. On Android the alarm runs the app, so the line is due within three minutes of the time. On iOS no code runs, and without one of these lines it is open what was shown.n5Check fetched_at plus the time to live when the notification is armed, and again when it fires.:earlyZ2default-dual-text-is-that-of-the-call`3Rules/delivery/default-dual-text-is-that-of-the-call.yml@(?i)dualP5d.title == (c.args.config ?? c.args).userNotification.title || !present(d.title)j4d.body == (c.args.config ?? c.args).userNotification.body || !present(d.body)P5a dual notification without fetched content shows the title and body of its call>REQ-209d=The same as default-dual-text-is-the-configured, for captures that show the arguments of the call. What the user was promised where no content came in time is the text of the configuration, not one of the plugin's own.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title V1; the call in line H configured V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.ymlD[^\w .!?-]4\Sj4(d.title ?? q.title) == q.title || q.title =~ "[^\w .!?-]" && d.title =~ "\S"`4(d.body ?? q.body) == q.body || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and bodyf@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.>; line l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlP4!(lower(d.content_source ?? "unknown") in ["none", "empty", ""])T2d.body =~ "\S" || !present(d.body)X2a delivered notification has content>REQ-106nBA failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed, or prints its title or body: a notification without a body is empty, as is one without both.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source @, title >, body ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.ymlP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129`OThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. Where the clock was set within the day before, the two times may be of different clocks. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130TBThe drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made. Where the clock was set within the day before, the two times may be of different clocks.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.d1drift-line-follows-a-driftj2Rules/delivery/drift-line-follows-a-drift.ymlX3abs((d.actual ?? d.time) - d.scheduled) > $tolerancef4a drift line without a value follows a delivery more than three minutes off>REQ-131P<The line is for deliveries more than three minutes off, early or late. Without its own value, the delivery in the seconds before shows the drift; without both it is open whether there was one.\5Log the measured drift in the line, and compare its absolute value with three minutes.:line f2 reports a drift, but the notification for `1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutesP;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than n2dual-content-is-not-used-after-its-notificationT4Rules/delivery/dual-content-is-not-used-after-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.P3dual-content-is-not-used-behind-its-notificationb1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymlP5abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in exact_calls)f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shownT>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.`1fired-alarm-is-set-againf2Rules/delivery/fired-alarm-is-set-again.ymll3a repeating alarm that went off is set for its next occurrence>REQ-187\T1Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. A single alarm (type NONE) needs none: whether an alarm repeats is known from the row of its schedule, from the request for a daily notification, or from an earlier occurrence of the same alarm; where nothing says so, a missing alarm is open. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed. Lines of the receiver that name the alarm are judged by named-alarm-is-set-again.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.^1fired-alarm-is-set-anewDoccurrence<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was ^2last-notification-names-a-seen-deliveryd3Rules/delivery/last-notification-names-a-seen-delivery.ymlX3abs(s.notification_time - d.scheduled) <= $tolerance^4getLastNotification names the notification whose delivery was seen lastRAThe answer names the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the answer is right. The tolerance is that of a delivery.h1 names the notification for T1, but the one for j3given: `>` in `scheduled >= s.notification_time - $tolerance`X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmshDWith the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time. Where the clock was set within the day before, the two times may be of different clocks.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed `1named-alarm-is-set-againf2Rules/delivery/named-alarm-is-set-again.yml`4a repeating alarm that its receiver names is set for its next occurrenceXDThe same as fired-alarm-is-set-again, for builds whose receiver prints which alarm went off: the next line that sets this alarm for a later time must come within a minute. A single alarm (type NONE) needs none; where nothing says whether the alarm repeats, or the log never shows an alarm being set, a missing alarm is open.R2next-alarm-is-set-within-a-minuteX3Rules/delivery/next-alarm-is-set-within-a-minute.ymlh1s.time - f.time <= $deadlined4the next alarm of a repeating one is set within a minute after it went offTFWhere the next line that sets the alarm comes later than a minute after it went off, nothing had set it by then, and a process that ends in between would have lost it. The line itself shows that the build prints it. Whether the alarm repeats is known from the row of its schedule, or from an earlier occurrence; where nothing says so, a late one is open.T1 went off in line b1, but was set again only J later (line H); allowed: Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livefP1Old news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Every delivery and every arming of the content is judged. Content that was confirmed by "not modified" within the day before is fresh again and not judged. A time to live that shows nowhere leaves the age open; one that only the answer shows is judged by content-is-not-shown-beyond-its-answer.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.^1); its time to live is h1stored-content-is-seen-againn2Rules/delivery/stored-content-is-seen-again.yml2oP2o.content_hash == s.content_hash\5content that was stored is armed, shown or noted with the hash that it was stored withbGThe hash follows the content from the fetch to the screen, and it takes two lines with it to see that it is the same. Where the answer before did not show it, the first arming, delivery or snapshot after it does. Without one of them the hash is open. The line must name the schedule or the time of the content; other content, and an entry that was cleared, ends the comparison.R6Compare the stored row with what the notification was armed with, and log the hash in both lines.b1 was stored with content T2), but armed, shown or noted with Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too lateREA tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown. Where the clock was set within the day before, the two times may be of different clocks.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.\2dumped-row-is-followed-by-its-scheduleb3Rules/evidence/dumped-row-is-followed-by-its-schedule.yml^5what a row before the schedules of a dump belongs to is among the schedules that follow>REQ-149XBA row without its schedule is never shown, or shown for ever. The order of the tables in a dump means nothing; rows that follow a schedule are judged by dumped-rows-name-a-dumped-schedule. Where the capture shows no schedule at all, the dump is a part, and it is open what the row belongs to.n4Delete what belongs to a schedule together with it, or declare the foreign key.P2given 1: `<=` in `line < r.line`Z2V12: two rows are never the same lineT2dumped-rows-name-a-dumped-scheduleZ3Rules/evidence/dumped-rows-name-a-dumped-schedule.ymlT4what a row of a dump belongs to is among the schedules of the dumph>A row without its schedule is never shown, or shown for ever. The lines of a dump follow each other within two seconds, so that only rows after a schedule are judged; those before it are judged by dumped-row-is-followed-by-its-schedule.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of captureb5V12: a file holds the state at the end of the capture, so all its rows are of one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedulesf7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not name the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.n1snapshot-describes-the-last-runT3Rules/evidence/snapshot-describes-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success l1snapshot-tells-of-the-last-runj1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123b9Tools look for the snapshot under one name. It is known from a dump of the defaults, or from the line about the writing; the object alone leaves it open.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncel4The same alarm twice is one row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f5V12: a file holds the state at the end of the capture, so all its alarms are of one sessionf1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failT4V10: a time is one value; an object is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.f2failed-fetch-leaves-no-old-notification-outT4Rules/fetch-errors/failed-fetch-leaves-no-old-notification-out.ymll4after a failed fetch no notification is left out before other content steps in\FThat cached content is too old is a reason not to show it, and no reason to show nothing: the default text does not age. So a display that is skipped after a failed fetch is a notification lost, whatever the reason, unless other content stepped in before, something was shown since, or a later fetch succeeded. A skip for want of content has a separate rule.T5Show the default text where cached content is too old and the prefetch has failed.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.ymlBwithdrawn:again`1removed, and armed againX4after a failed fetch the notification is neither withdrawn nor empty`T1A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in. Nothing needs to be logged for that: iOS runs no code of the app when a notification is due, and a build need not print which content it took. So only what costs the notification is a failure: a display without content, or a pending notification that is removed within a minute of the failure, without a call of the app, and not armed again within another. A notification that was shown ends the watch, as a later fetch does. A display that is left out has separate rules.T6Log which content steps in where the failure is handled, and leave the pending notification alone.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlT2lower(f.reason) in failure_reasonsl2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.ymlb1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.n1refused-token-is-not-used-again\3Rules/fetch-errors/refused-token-is-not-used-again.ymlR2v.exp != u.exp || v.line < f.lined2a token that was refused is not used againdEA refused token is refused again, in this run and in the next one. A token is known by its time of expiry. A new token, another identity, or a new configuration is a change; a run is not. A failure is permanent when it says so or when its reason is AUTH. A run half a day later is the next occurrence, and may try whether the server knows better.Z5Renew the token after a failure with the reason AUTH, or give up until it is renewed.d1the token that expires at T1 was used in line T1, refused in line `1 and used again in line P2check: `<=` in `v.line < f.line`X3V12: a request and a failure are never the same line`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.T2cache-cleared-after-a-new-identityZ3Rules/identity/cache-cleared-after-a-new-identity.yml2yT1y.cleared ?? falseX4after a new identity the cache is cleared before anything is fetched>REQ-217VIContent that was fetched before the change belongs to the former identity, so it is cleared before the next request. A capture that ends before either of the two leaves it open. A line that names both identities is judged by cache-cleared-before-the-next-fetch; a line of text is also printed when the host sets the same identity again. Without earlier content, as after the first login, nothing is due.l3Clear content and ETag in the function that sets the identity.j1the identity changed in line P4, but the cache was not cleared before the next request in line V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetchj;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.h1not-modified-follows-contentn2Rules/identity/not-modified-follows-content.ymlZ1!(s.cleared ?? false)l2an answer of 304 comes while content is cached>REQ-216`>304 means that what is stored is used. Where the last word about the cache is that it was cleared, there is nothing to use. A capture that shows neither the saving nor the answer that brought the content leaves it open what is used.T5Clear the ETag together with the cache, so that the server sends everything again.P2the server answered 304 in line X2, but the cache was cleared in line h1 and nothing was saved sincel1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.T2not-modified-names-the-cached-hashZ3Rules/identity/not-modified-names-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.T2not-modified-tells-the-cached-hashd1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1^2production-server-needs-a-release-buildX3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)d3Rules/identity/production-server-needs-a-release-build.ymln1!(lower(b.kind) in test_builds)b4a request to a server that calls itself production is not of a test build>REQ-228Z>Test data must not reach real users. Which servers are meant is not in a capture, so only a host that calls itself production is judged, and only where a line before it reports a debug or test build. A hidden host leaves it open.V4Take the address of the server from the configuration of the build.n1 went to the production server P1, and this is a J build (line Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymld2!(lower(q.if_none_match) in no_entity_tag)`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETag\1sent-etag-was-receivedb2Rules/identity/sent-etag-was-received.ymlb1q.if_none_match == r.etagn3an ETag that is sent is the one of the last answer with an ETagV>The server answers 304 when the ETag fits what it holds. An older one fetches everything again or keeps stale content. Where no answer with an ETag is in the capture before the request, it is open whether the right one is sent.l4Store the ETag together with the content that it came with, and send that one.P1 sends the ETag f1; the last one received is h1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself productionh>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlT7s.content_hash == p.content_hash || s.schedule_id != p.schedule_id || (r.status ?? 200) != 304 || r.time <= p.timed4after an answer without new content nothing else is saved for the schedulen@304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, each save for the same schedule must carry the same hash, however long after. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.h1, but the content saved for L changed from P2given 2: `>=` in `line > r.line``3V12: an answer and such an event are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlT8d.content_hash == s.content_hash || (d.schedule_id ?? d.id ?? "") != s.schedule_id || (n.status ?? 200) != 304 || n.time <= s.timen4after an answer of 304 the notification shows the content that was saved beforeRD304 means that the saved content is still right, so every notification of the same schedule shows it with the same hash, until another answer, or whatever else may change the cache, comes. Content from any other source than the cache is judged elsewhere, and so is the schedule whose content was not the last to be saved.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved P2given 3: `>=` in `line > n.line`d1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipn1code-in-a-failure-line-is-knownV1^-?\d+$|^$|Domain\bV3Rules/lifecycle/code-in-a-failure-line-is-known.ymll3an error code in a line of the plugin belongs to the catalogueX?The codes are agreed for calls and for lines alike: a code of one build's invention in a log is found in no list. The codes of the system (numbers, and names that end in Domain with a number) are the system's. Upper and lower case are the same.l3Print the code of the catalogue, and the cause as the message.R2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlh1lower(e.code) in error_codesh2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192>REQ-206\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlj1lower(e.build) in test_buildsb2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.^1ready-before-schedulingf2Rules/lifecycle/ready-before-scheduling.ymlh2the plugin is ready before the app schedules^BA first run configures the plugin, waits until it is ready, and schedules then. A schedule call between configure() and "ready" breaks this order. The order of the lines decides, so lines without times are judged, too. A state "ready" from before configure() says nothing about the new settings.l5Wait for the state ready before the first schedule call, and report it only after configure().Z2a notification was asked for in line Z3, but the plugin had not been ready since configure()Dhappy-pathd1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-names-the-numbersj2Rules/limits/limit-line-names-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limith1limit-line-tells-the-numbersn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142d<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010bBFilters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category of the plugin's subsystem that belongs to no part is no filter's, nor is a part's category under another subsystem. A line that shows neither is not judged.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line P5 names a part of the plugin, and its subsystem and category name another or none`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.X1other-errors-say-whyd1^\W*(?:[A-Za-z]+\W*){1,8}$l@[:=(]\s*\w|["'<]|(?i)\b(?:because|due to|since|missing|denied|time-?d? ?out|full|invalid|corrupt\w*|unavailable|expired|disabled|refused|unauthori[sz]ed|offline|not \w+|no \w+|nil|null|empty|unknown|unsupported|locked|busy|cancel\w*|exceed\w*|limit|malformed|mismatch)\b\2Rules/logging/other-errors-say-why.ymlP1[:=(]\s*\w|["'<]P4an error line of the plugin says more than that something failedhKEvery failure is logged with its context: a reason or a code and, where a schedule is concerned, its identifier or time. Lines that no event describes are judged by their form: a few plain words and no value, no number, no quotation, no text after a colon and no word for a cause say nothing. The context may be in the next error line of the plugin, as with a stack trace, within a second. Only captures with levels show which lines are errors.f4Log the error with its code and message, and the schedule that it is about.l1given: `>=` in `line > e.line`d2V12: the line is never one of these eventsj1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235bEA store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back; a roll-back is from the new version to the old one, or names the versions of the migration. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.P2migrated-rows-hold-the-schedulesX3Rules/migration/migrated-rows-hold-the-schedules.ymln3(c.rows ?? b.count ?? 1) + (len(c.lost) ?? 0) >= (b.count ?? 1)l4a migration ends with at least as many rows as schedules were loaded before it>REQ-234P>Each schedule is a row, so fewer rows than schedules, less those named as lost, mean that one is gone. Where no schedule was loaded before the migration, or the numbers are not in the lines, it is open whether all are there.f6Compare the rows before and after the migration by their identifiers, and roll it back when one is missing.n1 schedules were loaded in line n1, but the migration ended with L rows in line R1; named as lost: T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.h1migration-starts-at-a-launchP3Rules/migration/migration-starts-at-a-launch.ymld1m.time - l.time <= $windowR3a migration starts within ten minutes of a launchR>A migration starts at launch, automatically, before the store is used. One that starts long after the launch finds the store in use. Where no launch is in the capture before it, it is open when it started and what came first.h4Start the migration where the store is opened, and open the store at launch.B started d1 after the launch in line R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.`2migration-steps-precede-the-verificationh3Rules/migration/migration-steps-precede-the-verification.ymln2no step of a migration follows its verificationX<The verification compares the rows after the last step. A step that follows it within a minute, with no end, no other start and no launch in between, changes rows that nothing compares afterwards.b4Verify after the last step, and write the line of the verification there.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lostR<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same linel2store-waits-for-the-migration-after-a-rollbackT4Rules/migration/store-waits-for-the-migration-after-a-rollback.yml\1u.session == r.sessionT5after a rollback the next launch uses the store only after a migration has startedTAAfter a rollback the stored version is still lower than that of the code, so the next launch has to migrate before the first use of the store. The order of the lines decides, so lines without times are judged, too. What the same launch does with its old store is not judged.d1the store is used in line R3, but the migration that was rolled back in line f1 has not been started againV3V12: a rollback and a start are never the same lineP2given 3: `>=` in `line > r.line`R3V12: a rollback and a use are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.ymlV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymld4(lower(p.status) == "authorized") == (lower(r.result) in permission_given)d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with X2answered-question-is-not-asked-againb3Rules/permission/answered-question-is-not-asked-again.yml>at_onceX8q.line < r.line || s.session != r.session || !(lower(r.result) in ["granted", "denied", "authorized"]) || s.time - q.time < $at_oncej3a user who has answered is not asked for the permission againfDThe answer is the status from then on, so the next request returns at once. A second answer that takes half a second or more after its request shows that a question was on the screen. A request line with an answer at once only names the method. A read of the settings in between is judged by request-call-asks-only-while-undecided.P4Keep the answer, or read the status, before the system is asked.T1the user answered d1, was asked again in line L and answered P2check: `<=` in `q.line < r.line`X3V12: a request and an answer are never the same line`3V12: an answer and another event are never the same linej1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line X2call-without-exact-alarms-is-refusedb3Rules/permission/call-without-exact-alarms-is-refused.ymln5lower(o.code ?? "") == "exact_alarm_permission_required" || lower(o.code ?? "") in format_codesl5a schedule call right after a status without the permission for exact alarms is refused for it>REQ-183ROThe permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, the call has to be refused with its code: that code shows the app the way to the page. An answer that is not in the capture yet leaves the call open. A refusal for another reason that comes first, such as an invalid time, is not judged. Older systems need no permission, so that an accepted call stays open where no line shows the interface level of the system.b5Ask the system for the permission at the beginning of the call, before anything is armed.n2scheduleDailyNotification() was called in line R4 right after a status without exact alarms, but answered in line f2; expected: EXACT_ALARM_PERMISSION_REQUIREDd1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permissionR=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code X2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.V3notification-of-a-revoked-permission-has-an-outcome`4Rules/permission/notification-of-a-revoked-permission-has-an-outcome.yml8spanf1before a launch that is dueX5a launch a day after the permission was denied names the outcome of the notification>REQ-043\EA notification was armed for the day after the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after that day names the outcome of the notification, at the latest. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.P2refused-call-sets-no-exact-alarmZ3Rules/permission/refused-call-sets-no-exact-alarm.ymll1!(lower(a.api) in exact_calls)j3no exact alarm follows the refusal for want of the permissionX>The same as no-exact-alarm-without-permission, judged at the alarm itself, so that a line that the capture may leave out does not hide it. Another call, an entry and an alarm that went off may have set it for a reason of theirs.R2 for want of the permission, and h1 set an exact alarm in line J all the same\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revokedn@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.h3soon-due-notification-of-a-revoked-permission-has-an-outcomeR5Rules/permission/soon-due-notification-of-a-revoked-permission-has-an-outcome.ymlf6a launch half an hour after the permission was denied names the outcome of a notification that was due soonjHA notification was armed for the next twenty minutes when the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after its time names the outcome of the notification. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged, and those for a later time are judged by another rule.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlV:!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $toleranceHshort_notice`3the notification was planned less than six minutes aheadV6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.f2bare-refusal-is-explained-before-the-armingl3Rules/prefetch/bare-refusal-is-explained-before-the-arming.ymll5on a simulator the sentence for a refused submit comes with the error, not after the next step>REQ-073l@The sentence may be in a separate line, before the error or after it. Once the call has gone on to arm or to store, it does not come any more. The order of the lines decides, so lines without times, and captures that may leave out lines of lower levels, are judged, too.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.@together\2call-with-a-refused-submit-is-answeredb3Rules/prefetch/call-with-a-refused-submit-is-answered.ymlP4on a device a schedule call whose submit was refused is answered>REQ-077bGThe app hears of a refused task by the answer of its call only. Where the capture shows the call, the answer is due within ten seconds of the refusal. Where it shows no call, as in captures of the plugin's lines of text, the app may have got an answer or not. What the answer has to say is judged by refusal-reaches-the-caller; submits outside of a schedule call are not meant.h5Answer the call after the refusal, with the code task_scheduling_failed next to its success.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.X2earlier-schedule-takes-over-the-task^3Rules/prefetch/earlier-schedule-takes-over-the-task.ymlJreminder|dual\2a.notification_time - c.time <= $leastZ3a schedule call for an earlier time gets the prefetch>REQ-068`LThere is one prefetch task at a time, and it belongs to the earliest notification. A call that arms one before the notification for which the task was announced submits again, else the earlier one has no fresh content. Judged where the call, the arming and the answer are logged, more than six minutes before the notification. A task for the earlier one, one that was left out or withdrawn, a reminder with a fixed text and refused background work lift it.h4Compute the earliest live notification after each arming, and submit for it.d1 armed a notification for `3), before the one of the task, and was answered in line R1 without a submitDschedulingd3given 1: `>=` in `notification_time > a.notification_time`n3V9: a task for the same time lifts the duty by the second entryP2given 3: `>=` in `line > c.line`Z3V12: a call and another event are never the same line\2later-schedule-leaves-the-earlier-taskb3Rules/prefetch/later-schedule-leaves-the-earlier-task.ymld5n.earliest_begin <= s.earliest_begin || q.id == p.id || q.line < n.line || n.line < p.linef4a schedule for a later time does not replace the prefetch of an earlier onenDThere is one prefetch task at a time, and it belongs to the earliest notification. A submit for a later begin replaces it while its own time is still ahead. The rows that are stored after the two submits show that two schedules are meant, and not one whose time was changed. A run, a refusal, a removal and a cancel end the comparison.`5Submit for the earliest live notification, and the next one in the handler of that task.Jthe task for d1) was replaced by one for R1) before its timeP2check: `<=` in `q.line < n.line`n2V12: a submit and a row are never the same lineP2check: `<=` in `n.line < p.line`j1lead-of-a-run-is-five-minutesP3Rules/prefetch/lead-of-a-run-is-five-minutes.yml8nearTHs.earliest_begin - s.time <= $short_notice || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) > $near && abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) > $nearh4the task that a run submits is for five minutes before the next notificationVHThe handler submits the task of the next day, day after day. Its earliest begin is compared with the time of day of the notification that was named last; a difference of half an hour or more belongs to another schedule or another zone and is not judged. The lead cannot be kept at short notice, as after a missed window. Captures with several schedules or with a dual one are not judged.f7Take the earliest begin in the handler from the next occurrence of the schedule, and subtract the same lead as in the call.R2 submitted the next prefetch for N); that is not n2 before the time of day of the notification of <recentP2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingT2no-refusal-right-after-the-successZ3Rules/prefetch/no-refusal-right-after-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.V2no-refusal-right-behind-the-successn1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.j1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymln:!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerancef5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadd1refusal-reaches-the-callerj2Rules/prefetch/refusal-reaches-the-caller.ymlh3lower(o.code ?? "") in refresh_codes || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledj1refusal-is-told-to-the-callerb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`P2short-notice-task-begins-in-timeV3Rules/prefetch/short-notice-task-begins-in-time.ymlb1s.earliest_begin > s.time\2s.earliest_begin < r.notification_timeZ5a task that is submitted at short notice begins after now and before the notificationVBA begin that has passed, or one that is not before the notification, is wrong whatever else was logged. So the verdict needs no line that the capture may leave out, such as the one of a prefetch that was skipped. Whether there was an outcome at all is for short-notice-is-clamped-or-skipped.b1the notification of line b1, and its task begins at \1; it was submitted at l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain wordsPAA simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines; an error that is reported as not expected is wrong at once.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for X2submit-is-not-both-taken-and-refused^3Rules/prefetch/submit-is-not-both-taken-and-refused.ymlb1f.time - s.time > $windowR5a refusal does not follow within a tenth of a second of the success of one submitT<The same as no-refusal-right-after-the-success, judged at the refusal itself, so that a line that the capture may leave out does not hide it. Whatever begins another attempt ends the comparison.j1the submit was taken in line R2 and reported as refused in line ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code Z2submit-while-refresh-is-off-is-guided`3Rules/prefetch/submit-while-refresh-is-off-is-guided.ymlh1(?i)background.{0,20}refresh`5a task that is submitted while background refresh is off comes with guidance or the codefJWith Background App Refresh off the task will not run, and only the user can change that. A submit that says nothing hides it. The code background_refresh_disabled, a message of a call about it, or the way to the settings is guidance, from the status on until ten seconds after the submit. Another status ends the watch, as do a change of the app's state and the end of its process, since the user may have changed the setting.\6Return or log background_refresh_disabled with guidance when backgroundRefreshStatus is not available.X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handledZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf3a change of the zone is followed by a look at the schedules>REQ-174PMA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. A change from a zone to the same is nothing; a zone that is hidden leaves it open. When the clock was set, an instant that was armed is still the same instant, so nothing needs to follow. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.yml^3a recovery that is completed has named its own scenario>REQ-159jGWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one. The order of the lines decides, so lines without times are judged, too.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line T1 named no scenariof1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-back>horizonT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.\2each-schedule-of-the-inputs-comes-backb3Rules/recovery/each-schedule-of-the-inputs-comes-back.yml^4recovery after a termination handles each schedule that its inputs listhHThe inputs of the decision list the enabled schedules. After a termination nothing is pending, so each of them is marked missed or scheduled again before recovery completes. Rows that are logged one by one are judged by each-loaded-schedule-comes-back; where the inputs name no identifiers, nothing is judged. A line of the scheduler or of the store that may have handled one ends the comparison.R6Go over all listed schedules, and find the one whose identifier no line after the scenario names.h1empty-store-is-reported-oncen2Rules/recovery/empty-store-is-reported-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.`1empty-store-is-told-oncel1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-has-its-linef2Rules/recovery/listed-miss-has-its-line.ymll3a miss that the status lists was reported when it was detected>REQ-168Z>The status says when the miss was detected, so the line of it is due at that moment, give or take a few seconds. Where that is before the capture, or the lines of recovery are not in the capture, it is open whether it was logged.f5Log each missed notification with its identifier and its time before the status is changed.V1the status in line > lists `1 as missed, detected at P2; no line of recovery reports it`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected itb>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167j@The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about, and before the recovery is completed. A capture without any entry leaves it open, since builds exist that never print one.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than V2missed-repeating-alarm-is-set-again\3Rules/recovery/missed-repeating-alarm-is-set-again.ymlP4recovery sets a missed repeating alarm again before it completesZ?An exact alarm of Android fires once. Where recovery finds it missed and does not set the next one, the chain of days ends. Judged where the row says that the schedule repeats, and where another line shows that the build logs what it sets again.T6Compute the next time of every missed schedule that repeats, and set it before recovery completes.`2missed-repeating-notification-comes-backf3Rules/recovery/missed-repeating-notification-comes-back.yml^5recovery schedules the next occurrence of a repeating notification that it found missednBA daily or weekly notification goes on after it was missed, so recovery gives it the next time. One that was stored without a repetition has no next time. Where the capture does not show how it was stored, it is open whether a next one is due. Whatever arms the schedule after the recovery began counts.^6Compute the next occurrence from now for each repeating row that was marked as missed, and schedule it.P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.^2new-boot-is-noticed-at-its-first-launchd3Rules/recovery/new-boot-is-noticed-at-its-first-launch.ymll4the first launch under a new boot identifier reports the restart of the device>REQ-176RHThe plugin compares the uptime with the one that it kept, and reports a restart within ten seconds of its load. A launch whose boot identifier is not that of an earlier launch is the first one after a restart. A hidden one leaves it open whether there was a restart. Launches that do not show their boot are not judged, and a plugin that has nothing stored has nothing to compare with.Z5Compare the uptime at launch with the stored one, before recovery decides what to do.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.d1no-crash-during-a-recoveryj2Rules/recovery/no-crash-during-a-recovery.ymld2the app does not crash while recovery runsR>A recovery ends in its completion or in an error that it reports, never in a crash: what it had begun stays half done, and the next launch may meet the same row again. Half a minute after each start is watched, up to its end.T6The reason is in the line of the crash; catch it in the recovery, and report an error of recovery.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR?A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. After half a minute the rule passes, and it watches on up to the next start of a recovery or the end of the session.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyR2no-forced-stop-right-after-a-bootX3Rules/recovery/no-forced-stop-right-after-a-boot.ymlf3the first recovery after a boot does not find a forced stopl@A boot takes all alarms, as a forced stop does, and it is the boot that explains their absence. The boot was announced to the plugin, so the recovery that follows knows of it. A recovery that has ended has set the alarms again; what comes later is judged by other rules.Z3Look at the boot flag before the counts are compared.Z2recovery found a forced stop in line h2, although the device had been booted (line T2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158ZDRecovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice; and a warm start may recover again when the first recovery is over.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices itdAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.b2restart-leads-to-a-check-of-the-schedulesh3Rules/recovery/restart-leads-to-a-check-of-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.`2restart-leads-to-a-look-at-the-schedulesj2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rolling^2rows-are-loaded-before-the-reschedulingd3Rules/recovery/rows-are-loaded-before-the-rescheduling.ymlb2r.line < s.line || l.session != s.sessionX4the first row that a recovery loads comes before what it reschedulesT=The same as loaded-before-rescheduled, decided by the order of the lines alone, so lines without times are judged, too. Only the first row that is loaded between the start and the end of a recovery is compared.P2check: `<=` in `r.line < s.line`^3V12: a start and a rescheduling are never the same lineP2given 3: `>=` in `line > s.line`Z3V12: a start and another line are never the same lineP2given 4: `>=` in `line > s.line`d1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b7i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in warm_starts)n7i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in cold_starts)n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)f1scenario-none-finds-no-missl2Rules/recovery/scenario-none-finds-no-miss.yml`4x.line < s.line || m.session != s.session || lower(x.scenario) != "none"n3a recovery under the scenario none finds no missed notificationT=Under the scenario none nothing is stored that could have been missed. The same as nothing-changes-under-scenario-none, judged at the line that finds the miss, so that a part that never speaks does not hide it.\5Return in the branch of the scenario none, before the search for missed notifications.Z1, under the scenario B of line P2check: `<=` in `x.line < s.line`V3V12: a start and a scenario are never the same linen2V12: a start and an end are never the same linen1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2some-call-succeeds-after-a-recovery-errorh3Rules/recovery/some-call-succeeds-after-a-recovery-error.ymlNb.line < x.lineV5after an error of recovery some call succeeds before the app goes to the backgroundVCThe same as calls-work-after-a-recovery-error, for a use of the app that is over sooner. Where calls were refused, and none succeeded by the time at which the user leaves the app, the error has taken the plugin with it. A refusal for the permission, the time or an argument is an answer of the plugin's own.X2after the error of recovery in line R4 no call succeeded before the app went to the background in line d1; one was refused in line P2check: `<=` in `b.line < x.line`\4V12: a refusal and a change of the app's state are never the same linen2status-call-after-a-recovery-is-not-in-progressT4Rules/recovery/status-call-after-a-recovery-is-not-in-progress.ymlX4r.callback_id != q.callback_id || e.line < b.line || q.line < e.lineb4a status call after the end of a recovery does not report one in progressl=A call that begins after the end of the recovery cannot rest on a value that was read before it. The order of the lines decides, so lines without times are judged, too. A later start of a recovery is judged by its own end.b3Clear the mark at every end of recovery, errors included.j2getRebootRecoveryStatus() was called in line ^2, after the recovery had ended in line b1, and its answer in line n1 reports a recovery in progressP2check: `<=` in `e.line < b.line`P2check: `<=` in `q.line < e.line`l2V12: a call and an end are never the same lineb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || q.line < b.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `q.line < b.line`n2V12: a call and a start are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store>REQ-156`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line d1warm-start-arming-replacesj2Rules/recovery/warm-start-arming-replaces.yml8samef9b.id == a.id || abs(b.notification_time - a.notification_time) >= $same || (b.schedule_id ?? a.schedule_id ?? "") != (a.schedule_id ?? b.schedule_id ?? "")T6a notification that a warm start arms has the identifier of the one armed before for the same timePGAt a warm start every stored notification is pending. One that is armed then for the minute of the one armed last, under another identifier, is a second notification; the same identifier replaces it. Hidden identifiers and times leave open which of the two it is. Where the app asked for a schedule since the warm start, or names another schedule, nothing is compared.\5Leave out in the verification what is pending already, or arm it under its identifier.<, and f1 for the same time in line X1, after a warm starth1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.ymlNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.yml2zR5b.time < z.time || (b.notification_time ?? b.at) != (a.notification_time ?? a.at)d6b.time < z.time || (b.notification_time ?? b.at) - (a.notification_time ?? a.at) != $minute * z.offset_min`5after a change of the time zone, a notification or an alarm is set for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shift\:r.next - r.time <= (r.interval_min ?? 1440) * 1m || (r.interval_min ?? 1440) == 1440 && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.ymll2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderf1changed-time-is-armed-againP3Rules/scheduling/changed-time-is-armed-again.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.d1changed-time-is-armed-anewn1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlR4abs(a.notification_time - s.earliest_begin - $lead) <= $tolerancef3the call came less than six minutes before the notificationR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.V2dual-call-succeeds-after-the-arming`3Rules/scheduling/dual-call-succeeds-after-the-arming.ymlT2a.line < r.line || r.line < c.line`4a dual schedule call that arms its notification succeeds only after thathJThe promise is what the app reports to its user, so both parts of the schedule come before the success. A build that arms the notification when its fetch has finished is not meant: a run of the task, an answer of the server and everything else that may arm another notification end the comparison. The order of the lines decides, so lines without times are judged, too; a capture that begins with its newest lines is not judged.R2scheduleDualNotification() (line X2) was answered with success in line h2, before its notification was armed in line P2check: `<=` in `a.line < r.line`X3V12: an answer and an arming are never the same lineP2check: `<=` in `r.line < c.line`R3V12: an answer and a call are never the same lineT2dual-cancel-call-ends-the-schedule^3Rules/scheduling/dual-cancel-call-ends-the-schedule.ymlX1!(s.active ?? false)^4the answer to the cancelling of a dual schedule does not call it activel>After cancelDualSchedule nothing of the schedule may be left, so an answer that still calls it active contradicts itself. An answer that is not in the capture yet leaves the call open. What the system still holds is judged by other rules.f6Cancel the fetch task and the notification before the call is answered, and answer from the state after it.`2cancelDualSchedule() was called in line P2 still calls the schedule active\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.l1dual-status-fits-a-known-stateV3Rules/scheduling/dual-status-fits-a-known-state.ymld4!present(d.method) || r.active == (d.method == "scheduleDualNotification")\4getDualScheduleStatus agrees with the last change of the dual schedule>REQ-212hFThe app draws its switch from this answer. After a successful scheduleDualNotification the schedule is active, after a successful cancelDualSchedule it is not. Where the capture shows no change before the answer, the state is unknown. A call that began since the last outcome lifts the comparison, and lines of the schedule itself are compared by dual-status-fits.P5Read the state from the stored dual schedule, after the last change was written.`2getDualScheduleStatus() answered active=b1() had succeeded in line l1given: `>=` in `line > d.line`T3V12: a call and an outcome are never the same lineR2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeededV=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.V1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderV2host-checks-after-a-failed-schedule`3Rules/scheduling/host-checks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.T2host-looks-after-a-failed-scheduleR2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the sameZ2pending-schedule-keeps-its-identifierd3Rules/scheduling/pending-schedule-keeps-its-identifier.ymlZ1a.id == a.schedule_idh4a schedule that recovery found pending is not armed under another identifier\CA request under the pending identifier replaces the pending one; one under another identifier adds to it, and the user sees the notification twice. The inputs of recovery list what is pending. A removal makes room. Only a list that names the schedule itself is compared, since a build may name each occurrence.P5Arm under the identifier of the schedule, or leave the pending request as it is.Z1 was pending in line V1, and was armed as d1refused-dual-call-says-whyn2Rules/scheduling/refused-dual-call-says-why.yml^2!present(o.error) || present(o.message)P2len(o.message ?? "accepted") > 0b3a dual schedule call that is not accepted gives a messageV=The promise is what the app reports to its user, and an error without a message says nothing. An answer that is not in the capture yet leaves the call open. A line of a refusal that shows no error is not judged.j4Reject with a code and a message that says which part could not be scheduled.`1, and the error in line N has no messaged1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.l1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-names-an-absolute-timeb3Rules/scheduling/schedule-line-names-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeX2schedule-line-tells-an-absolute-timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-names-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124jAcached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. The snapshot is one of the minute after the delivery, or one that names the time for which the notification was delivered. Without an observed delivery nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2cached-flag-needs-a-seen-deliveryV3Rules/storage/cached-flag-needs-a-seen-delivery.ymlX5s.content_hash == d.content_hash && lower(d.content_source ?? "cached") != "default"Z4a snapshot that says stored content was used follows a delivery of itVCcached_content_used says that the stored content was shown, so the last delivery before the snapshot has its hash and shows no default text. iOS runs no code of the app when it shows a notification in the background: without a delivery in the minute before the snapshot it is open whether the flag is right.R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withP@The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it; a call that succeeds before did not.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samed=The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it, but before the call succeeds. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the j1listed-alarms-have-unique-idsn2Rules/storage/listed-alarms-have-unique-ids.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceV2listed-alarms-have-ids-of-their-ownf1loaded-rows-have-unique-idsj2Rules/storage/loaded-rows-have-unique-ids.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.R2loaded-rows-have-ids-of-their-ownf1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.R2logged-snapshot-describes-its-runV3Rules/storage/logged-snapshot-describes-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success P2logged-snapshot-tells-of-its-runX2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0j1lower(p.type) in repeat_rulesf3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.l1printed-alarms-have-unique-idsP3Rules/storage/printed-alarms-have-unique-ids.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-alarms-have-ids-of-their-ownX2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.V2saved-content-is-for-a-time-to-comeZ3Rules/storage/saved-content-is-for-a-time-to-come.ymlR2c.time - c.scheduled_for <= $lateb3content is not saved for a notification of an earlier dayPFThe payload names the time it is for, and that is the time of a notification that is still to come, or was due within the day before where the run came late. An older time is the one of an earlier payload, or was read in the wrong unit. A structured event that does not name the time leaves open what the content is for; lines of text need not name it.P8Compare scheduled_for in the server's answer with the saved row; a time in the year 1970 is one of seconds read as milliseconds.X1 before it was savedh1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesZBA snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead, and a snapshot that names a later time ends the comparison.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.line < p.lineV5the snapshot carries the hash of the schedule that was stored with its notification`AA schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule, another arming and a snapshot that names a later time end the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with R3V12: a snapshot and a row are never the same lineP2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for Z2snapshot-names-the-armed-of-its-cycle^3Rules/storage/snapshot-names-the-armed-of-its-cycle.yml:cycleP=a.notification_time <= s.last_schedule || a.notification_time > s.last_schedule + $cycle || abs(s.last_notification - a.notification_time) <= $tolerance || s.last_notification - a.notification_time > $longest\4a snapshot names no other notification in its cycle than the armed oneTJThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. A last_notification after last_schedule is the one of this cycle and has the time for which it was armed, with two seconds for rounding; one before it is still the one of the cycle before. A notification that was armed for another cycle is not compared. The file and the lines of the log are judged alike.\5Write last_notification from the schedule that was armed, as an instant with its zone.d1the snapshot of the cycle d1 as its notification, but `2snapshot-names-the-delivery-of-its-cycled3Rules/storage/snapshot-names-the-delivery-of-its-cycle.ymlR<d.scheduled <= s.last_schedule || d.scheduled > s.last_schedule + $cycle || abs(s.last_notification - d.scheduled) <= $tolerance || abs(s.last_notification - (d.actual ?? d.time)) <= $toleranceR4a snapshot names the notification that was delivered in its cycleTEThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. When that notification was delivered, last_notification is its time, as requested or as observed, with two seconds for rounding. A delivery of another cycle is not compared. The file and the lines of the log are judged alike.Z6Write last_notification from the schedule of the delivered notification, as an instant with its zone.\2 as its notification, but the one for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.ymlbCc.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || present(s.last_schedule) && (b.time < s.last_schedule - $tolerance || b.time >= s.last_schedule + $cycle) || !present(s.last_schedule) && (s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $near)h3a snapshot names a time of its prefetch that lies in the runjNThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. The last_schedule of a snapshot says which run is meant: the one that began at that time or within twenty hours after it. In a snapshot without it a time that misses the last run by less than half a minute is meant to be of this run; a time farther away is of another prefetch and is not compared, as is a run that has not ended. The file and the lines of the log are judged alike.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueT2stored-schedule-hash-is-seen-againX3Rules/storage/stored-schedule-hash-is-seen-again.ymlT2o.schedule_hash == p.schedule_hashV4a schedule is armed or loaded with the hash that it was stored withfFIt takes two lines with the hash of a schedule to see that it stays the same. Where neither its request nor an arming before showed it, the next arming or load of the schedule does. Without one of them the hash is open. A new request, a new row and any call of the app end the comparison, since they may change the schedule; a snapshot is compared by other rules.d1 was stored with the hash h1), but armed or loaded with V2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237R=A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before, and serves one claim.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the b2 before, or only one for an earlier claim@test-app^1fired-follows-scheduledd2Rules/test-app/fired-follows-scheduled.ymlV3!present(s.seq) || !present(f.seq) || s.seq < f.seqR4BGTask fired is shown after a Scheduled, and with a higher number>REQ-127j?The step log shows Registered, Scheduled and BGTask fired in this order. A task may be scheduled in an earlier launch, so where no Scheduled is in the capture before, it is open whether there was one. The numbers of the two events show their order, too.`4Write each step where the plugin does it, not where the screen is drawn.Z1BGTask fired in line P1 has the number `1, but Scheduled in line : has b1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.ymlP2!(lower(s.colour) in red_status)R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.ymlX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this ordernCA task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind, if a Scheduled came in an earlier launch of the capture.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers T2check 1: `<=` in `s.line < f.line`\2V12: two steps are never the same line^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.yml^3s.cached == (lower(d.content_source) in cached_content)^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-names-the-last-fetchV3Rules/test-app/status-dump-names-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at P2status-dump-tells-the-last-fetchT1test-build-says-soZ2Rules/test-app/test-build-says-so.ymlh1lower(b.kind) in test_builds\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logJios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjson\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkFforced-stopT3the app was stopped by force in Android's settingsP5Android runs no alarm, job or receiver of a stopped app until it is opened againf1Rules/circumstances/ios.ymlZ5iOS starts no background task of an app that the user closed until it is opened againLlow-power-modeX1Low Power Mode is onb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error\1background-refresh-offj1Background App Refresh is offZ4iOS takes no background task of the app; submitting fails with code 1b1background-refresh-deniedl2Background App Refresh is denied or restrictedT1submit-unavailable`3the system took no background task (code 1, unavailable)d5on a simulator no background task is ever taken; on a device Background App Refresh is offNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)X1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, too>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: f1background-refresh-reported`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: d1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once moreP7the kind of app decides which of the two ways is meant; where it is unknown either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationR3five minutes unless configure() sets another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedZ5the notification comes first: a refused prefetch is reported, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedj4the system replaces the request automatically, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work\4any time before the completion will do, a submit after it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsl3thirty seconds, and thirty-five where the expiration is logged^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredX4a start after the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with^2every count is judged, whatever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncef2only rows that are still pending are judgedb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success with a refused prefetch is a partial oneh3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.yml<tokensd1tokens, keys and passwords\J(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b)\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)P:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)@password<passwdDpassphrase<secretHclientSecretJclient_secretk@283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XG(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b)\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
schedule
submit
enqueue
submission
arm
hand in
hand over
hand off
hand to
line up
sheduled
shedule
scheduld
schedulled
armd
schedule okPR2queue
plan
book
post
accept
set up
passed to
pass to
give to
is set
was set
now set
set for
setup
program
put in the queue
place in
request accepted
request added
added to
is due
will run at
will fire at
will be shown at
next at
lodge
file
place
placed
added
added to the notification center
in the system queue
handed over
handed to
was added
is in the queue
planned for
set to fire
set to run
acknowledged
took the request
queued
queued with
queued with the system
in the queue
is with the system
is in line
lined up
put in line
in the books
on the calendar
on the schedule
parked
deposited
passed on to
passed along
forwarded to
delegated to
given to
entrusted
committed to
confirmed by
approved by
granted by
agreed to
taken by the system
the system has it
system took it
ios took it
ios accepted
ios has
os accepted
timer set
is armed
trigger set
entered into
placed with
booked
reserved
announced to
told the system
asked the system
system asked
requested from the system
reminder is set
will wake
next run
next start
will come at
coming at
next fireP5set
add
register
create
place
send
request
prepare
put
expect
armed
pending
takeDreschedule`>sched
reschedule
re schedule
rearm
re arm
resubmit
re submit
requeue
reenqueue
re enqueue
schedule again
scheduled again
set again
armed again
arm again
put back
bring back
brought back
reinstate
re register
re create
recreate
resetl=restore
renew
again
back in the queue
move
repair
revive
put back
back on the schedule
back on schedule
once more
restored
re armed
rearmed
come back
came back
back in place
renewed
re added
added back
back into
re plannedNschedule
replay@registerV3register
registration
hook up
sign up
enroll
enlistjEinstall
attach
bind
declare
announce
subscribe
connect
wire
wired up
set up
plug
plugged in
hand over
set native fetcher
in place
known to
now known
handed over
has now a handler
is now known
introduced
took note of
wired
in charge
signed in
put in place
set as
hooked
installed
assigned
attached
is set
now has
linked
enabled for
bound to
ready forj1add
set
wire
ready
link
store>requestn2request
ask
wants
demand
wish
asks
requested by\;call
want
order
invoke
apply for
prompt
asked
asked for
requested
wants
seeks
would like
ordered
came in
triggered by
on behalf of
allow
get permission
ask for
to allow notificationsT1need
query
receiven6call
invoke
invocation
calling
invoked
executed
js in
received method
web view calls
bridge call
called from jsRLenter
execute
run
trigger
request
hit
to native
dispatch
came in
coming in
incoming
bridge call
entered
js called
received method
bridge in
js in
call from
called by
from the web side
from the web view
from javascript
js side called
web view calls
incoming call
got call
got a call
method called
native call
handling call
handle call
invoking
web side calls
call arrived
in from js
method from the web
received method from the web side
plugin methodf1use
start
get
handle
methodfFconfigure
configuration
config
set up
setup
initialise
initialize
initialisation
initialization
init
reconfigure
parametrised
configured
initialised
initialized
options
settings from host
settings object
got settings
received options
received configuration
configuration received
configuration applied
options applied
options received
set options
settings appliedj3apply
options
prepare
parametrise
credential
got its settingsZ1set
update
ready
loadl8cancel
cancellation
withdraw
withdrawal
withdrew
revoke
rescind
call off
called off
take back
pulled back
cancelled
canceled
revoked
withdrawnRJabort
remove
delete
drop
discard
clear
unschedule
un schedule
retract
stop
dequeue
disarm
switch off
take off
tear down
torn
took back
torn down
thrown out
threw out
stood down
lifted
taken back
dropped
called back
undone
no longer scheduled
no longer pending
taken down
took down
killed
stopped
ended early
removed
withdrawn
unscheduled
deleted
annulled
voided
scrapped
pulled
retired
ditched
discarded
cleared
wipedf1kill
end
purge
dismiss
gone<removej4remove
removal
delete
deletion
erase
wipe
unschedule
get rid of
wiped
cleared\Iclear
cancel
drop
withdraw
discard
flush
dismiss
purge
empty
take off
pull
revoke
withdrew
disarm
taken out
take out
gone
took out
took off
threw out
throw away
threw away
thrown away
cleared out
off the list
out of the pending
purged
cancelled
dropped
emptied
taken away
dismissed
deleted
withdrawn
pulled
retired
scrapped
ditched
unset
eliminated
stripped
revoked
wiped
gone now
is gone
are gone
canceledf1clean
evict
reset
kill
zero:cleanj7clean
cleanup
clean up
prune
sweep
evict
eviction
trim
garbage collect
garbage collection
gc
housekeeping
vacuum
tidy
compactP<purge
remove
delete
clear
drop
expunge
discard
free up
thrown away
threw away
throw away
thrown out
dropped
swept
reclaimed
old entries removed
expired entries removed
housekeeping done
tidiedV1wipe
flush
free
old:start\3start
begin
kick off
commence
under way
underway
begunbX1fire
run
trigger
invoke
enter
wake
woke
woken
launch
initiate
execute
spin up
on it
picked up
pick up
fires
go off
goes off
went off
handed us
gave us
takes over
start work
took over
takes control
on its way
has begun
gets going
going
is running
now running
entered
kicks off
opened
setting out
taking off
called
called us
up and running
comes alive
came alive
gave us time
got time
granted time
woke us
wakes us
spins up
entering
enters
in action
runs
starting
called by the system
wakes
executing
triggered
activated
got control
takes off
opens
launched by
system called
ios called
os called
called back
called upon
begins work
starts work
at workb2call
open
receive
got
active
awake
up
now@complete^Acomplete
completion
finish
finalise
finalize
conclude
wrap up
wrapped up
all done
set task completed
task completed
fin
finis
signed off
ended well
reported back
handed back
told the system
completes
set completed
report completion
mark completed
marked completed
marked completenAdone
end
close
ready
through with
ended
marked as done
mark complete
signed off
sign off
wound up
run over
gave back
done with
task done
finished up
closed
closing
completed with
result reported
reported to the system
told ios
ios told
acknowledged
concluded
has ended
is complete
exitedl2return
exit
report
stop
released
returned
over>succeedXGsuccess
succeed
successful
successfully
ok
okay
went through
go through
went well
go well
worked
all good
no error
no errors
without error
without errors
without a problem
no problem
without problems
no failures
no failure
not failed
fine
200
in hand
is fine
all fine
all right
alright
no gap
passed
no issues
without issue
without issues
ended well
came back fine
is goodh9good
done
pass
ended well
came through
as expected
positive
healthy
sound
clean
worked out
all went
clean run
positive result
as planned
smoothly
fine
happyf1complete
finish
ready
fresh8savef:save
store
persist
write
wrote
persistence
write down
put into
put in
upsert
insert
memorise
memorize
on disk
to disk
into the database
into db
in the database
wrote entry^T1record
cache
keep
commit
put
dump to
flush
remember
note
archive
log
update
add
now in
stash
kept
remembering
remembers
remembered
noted
is kept
now stored
put away
tucked away
in the store
written
recorded
saved to
cached
on file
committed
inserted
landed in
time stored
notes
went into
filed
set aside
written to
wrote to
put on disk
persisting
stored in
stored to
added to db
saved into
moved into
placed in the store
entered in
logged to
logged in
booked
noted down
took down
made permanent
row added
row written
entry added
entry written
new row
new entry
synced to disk
flushedb1set
create
hold
new
stamp8loadV3load
read
read in
reload
retrieve
hydrate
rehydrateRMrestore
fetch
query
found in
get
got
pulled from
pull from
obtain
deserialise
deserialize
parse
came back
read from
out of the database
fetched from
fetched all
pulled
read out
loads
got back
gave back
picked up
brought in
came from the store
found stored
stored schedules
out of the store
restored from
taken from
queried
reading
loaded from
came in from
brought back from
retrieved
selected
got from
taken out of
unpacked
decoded
rows read
rows found
entries readl1open
find
select
list
scan
seeBread_backhAread back
reads back
read again
validate
validation
verify
verification
double check
round trip
confirmed in
checks out
reads again
consistency check
verification read
checked after save
checked after write
re checked
was read again
second read
cross checked
control read
sanity check`4confirm
check
match
re read
reread
consistent
is there
valid
found after`1read
test
same
identical8sendX7send
issue
transmit
went out
go out
goes out
outgoing
fire off
on its way
req
calls server
asking server
asks serverZIdispatch
post
call
hit
ask
query
contact
request
get
out to
poll
asking
calling
going out
resumed
started
out
fetching
reaching out
hitting
contacting
querying
requesting
sends
posted
put on the wire
data task resumed
goes out to
on the wire
sent
sending
issued
fired
calling api
asked the server
asks the server
going to the server
to the server
request out
outbound
outgoing
dialling
knocking
query sentX1start
make
push
talk<answern=response
respond
answer
reply
came back
server said
server returned
resp
responded
answered
replied
comes back
got back
gave back
server says
server gave
server sent
from the backend
from backend
from the server
from server^Areceive
got
return
arrive
http
status code
deliver
back from
server returned
server came back
inbound
incoming
received from
got from server
server said
backend answered
backend said
reply came
payload received
data received
bytes received
received
arrived
items received
came in\1result
get
server
comeBfall_backlMfall back
fell back
fallback
falls back
falling back
fallen back
resort to
revert to
degrade
instead of fresh
use the cached
using the cached
using cached content
using other content
use old content
yesterday's content
show the cached
cached one instead
cached content instead
default instead
show default
default shown
other content
switching to cached
serve the cached
from the cache instead
serving cached
uses default
using default content
with default content
stale content^Nuse cached
use default
serve cached
serve stale
instead of fresh
instead
using cached
using default
cached copy
substitute
switch to
make do
default text
default content
placeholder
go with
cached content
old content
yesterday
served from cache
from cache
plan b
second best
last resort
use what we have
old one
keep the old
stick with
sticking with
stay with
takes the cached
take the cached
taking the cached
taking cached
replaced by default
replaced by cached
backup content
stand inb4use
serve
cached
default
stale
reuse
re use
reusing
emergency
alternative@generate\3generate
generation
mint
sign
make a
made
make
produceT8create
issue
build
new
fresh
compose
encode
minted
signed
built
newly made
fresh token
made new
prepared
assembled
crafted
derived\1ready
obtain
got
built6useX1use
consume
make use^Iattach
apply
carry
include
send with
sent with
present
goes with
show
display
serve
bearer
added to
authorise
authorize
based on
pick
with token
attached
added to the request
put on
put into the header
in the header
authenticating with
authenticated with
authorised with
carrying
carries
comes from
taken from
picked
filled with
built from
based on the
set
header set
sending with
with bearer token
set with`1with
add
set
header
fromT;renew
renewal
rotate
reissue
re issue
refreshed
exchange
swapped out
regenerate
re generate
extended
renewed
got a new token
new token
replaced token
token replaced
token renewedV8refresh
update
replace
swap
new
extend
rotated
got a new
new one
fetched a new
replaced
updated
obtained
reissued
prolonged
swapped\1change
fresh
get
again>deliverl5deliver
delivery
show
display
shown
pop up
popped up
put up
on screen
did present
will presentnMpresent
post
notify
appear
publish
surface
render
went off
now visible
visible
fired
banner
sent to the user
in the tray
got shown
was shown
user got
reached the user
arrived
in front of the user
put on screen
shown to
delivered to
in the notification center
alerted
was presented
showing
sees
went out to the user
buzzed
presented
posted
rang
came up
went live
is up
displayed
now showing
in view
visible to the user
user sees
was delivered
put before the user
reached
triggeredf1send
see
raise
arrive
bring6tapd>tap
click
user opened
opened by the user
opened from notification
did receive response
touch
user response
opened the notification
opened notification
user pressed
user clicked
pressed
opened by user
notification opened
default actionP9press
open
user selected
choose
select
chose
user action
interact
react
tapped
clicked
opened
pressed
touched
picked
reacted
followed
interacted\1action
respond
receive<exceed`Fexceed
out of tolerance
outside tolerance
beyond tolerance
above tolerance
over tolerance
too far
surpass
overrun
outside the tolerance
off by
too late
later than planned
later than scheduled
much later
more than allowed
over the tolerance
above the tolerance
beyond the tolerance
late by
over the limit
out of bounds
is too large
too large
larger than allowedd>beyond
over
outside
more than
larger than
greater than
above
late
off by
too late
too early
deviate
delayed
slow
overshoot
overshot
larger
too much
tolerance broken
tolerance violated
out of range
not within tolerance
not in toleranceFby
than
max:reachd?reach
hit
used up
use up
exhaust
cap reached
no more room
no slots left
hit the
limit hit
at the limit
is full
at its limit
no free slot
no slot
no slots
slots taken
cannot take more
too many pending
too many notifications
too many
ran into the limitf=meet
met
full
at the limit
no room
max
saturate
exceed
all slots
cannot add more
at capacity
capped
maxed out
maximum reached
no more
out of slots
full house
topped out
over the cap
at maximum
at the cap
ceiling reachedBstop
over@maintainR8maintain
maintenance
top up
topped up
refill
replenish
bring up to date
brought up to date
fill up
filled up
rebalance
up to datebEupdate
refresh
adjust
sync
synchronise
synchronize
roll
recompute
advance
fill
housekeeping
moved on
extend
recomputed
recalculated
topped
moved forward
rolled
window updated
refreshed
kept at
adjusted
in order
in shape
completed
kept up
topped up
brought forward
trimmed and filled
refilled
shifted
slid
filled again
updated
is current
servicedLcheck
run
done<changeTBchange
switch
switched
toggle
flip
transition
is now
are now
went from
moved from
no longer the same
differ
swap
flipped
went to
turned into
turned
goes from
set from
moved to
moves to
now set to
was changed
switched to
different now
has become
took over
changed to
no longer in
moved on toP>update
become
became
move
shift
adjust
replace
set to
turn
new value
alter
modify
went
go from
turned on
different
modified
altered
new status
new state
turns
turned
moved
now
differs
changed over
shifted
has changed
toggledV1set
new
to
now
markn3check
inspect
examine
look at
looked up
evaluate
assess
currentbCread
query
verify
test
probe
get
get notification settings
validate
determine
is
lookup
look up
turned out
asked for
looked up
perm check
checking
queried
status read
returned
turned out to be
looks like
inspected
examined
looked at
verified
reads
asked
probing
got current
current status
fetched status
status is^1see
find
have
fetch
askX5find
found
detect
detection
discover
notice
identify
spot
locate
recognise
recognizeZKdetermine
resolve
see
seen
classify
conclude
look like
turned out
report
declare
came across
spotted
came up
determined
detected
judged
treated as
treating
handle as
handled as
treat as
this launch is
looks like
classed
taken as
taking it as
noticed
discovered
revealed
saw
recognised
identified
turned up
came to light
found out
figured out
concluded
diagnosed
assessed as
evaluated to
resolved to
decided
decided on
is a
it is a
chosenT2decide
have
got
is
check
mark
flag@look_forb8look for
looking for
look up
lookup
search
searching
probe
probing
try to find
testing
accessibility
class lookup
trying class
accessibleV:test
check
access
seek
resolve
checking for
trying to find
trying to load
resolving
asking runtime
runtime lookup
see if
checking whether
check whether
verify that@find
see8markZ1mark
flag
tag
declare\2set
record
note
label
marked as
set toBupdate
as<report\5report
inform
tell
told
let know
notify the user
user notified
shown to the user
alertV;announce
notify
show
message
surface
warn
told the user
user told
user informed
user was told
user gets to know
made known
shown an error
notice shown
message shown
alerted
warnedV1log
display
present8listZ2list
dump
enumerate
listing
print outn8print
show
count
log
query
read
inventory
currently
get
listing
printed
overview of
here are
these are
contents of
dumped
enumerated
content ofP1found
have
check8openh7open
send to settings
sent to settings
navigate
redirect
jump to
take to
sent user to
send user to
sending user to
deep linkTBshow
launch
start
go
present
bring
direct
forward
route
took the user to
takes the user to
brings the user to
brought the user to
led the user to
launched settings
went to
sent the user
sent user
showing settings
showing the settings
started intent
intent started
activity started
jumped toX1display
enter
intentb3reject
rejection
threw
throw
call failed
promise rejectedhCrefuse
fail
error
decline
deny
turned down
turn down
sent back an error
returned an error
answered with an error
error to js
call refused
call error
out err
threw an error
returned error
gives an error
error returned
failed with
failed call
call rejected
refusing call
declined
answered error
no to
bridge out failedDreturn
bad>resolveX6resolve
promise resolved
returned to js
call succeeded
call returned
fulfil
fulfill
js out ok
js outVLanswer
return
reply
succeed
success
respond
complete
ok
settle
finish
out ok
bridge out
js out
returned to
came back
gave back
reported back
sent back
answered
to the caller
back to js
back to the web
call done
returned successfully
answered with
returned a result
result returned
returning
returned
replied
finished call
call finished
call ok
answer sent
result sent
gave result
success to js
resolved with
delivered result
result delivered
js out okZ1send
result
done
backX:prompt
dialog
dialogue
system alert
popup
permission sheet
system question
system dialog
permission question
asks the user
question to the user
in front of the user`>present
ask
show
appear
sheet
on screen
display
alert shown
dialog shown
dialog is up
dialog on screen
asking
question
modal
os dialog
ios dialog
permission alert
permission dialog
permission popup
permission box
allow notificationsT1open
visible
alertV?launch
app start
app started
did finish launching
cold start
warm start
process started
process created
on create
startup
start up
started up
was started
came up
has started
app is starting
starting up
first line of
new process
process came upX7start
open
create
up
begin
booting app
app booted
app is up
app opened
fresh start
opened
beginning
born
first startLload
ready
run@activatelDactive
foreground
came to the front
to the front
come to front
did become active
became active
in front
on resume
resume
foregrounded
back to the front
in the front
brought to front
is active
now active
came back
came forward
brought back
foregrounding
visible again
became visible
is visible
on screen again
opened again
in use againZ:return
visible
awake
front
came back
user is back
user returned
came to life
comes to the front
enters foreground
entered foreground
opened
resumed
unsuspended
shownDopen
enterJto_backgroundfP1enter background
entered background
to background
into background
into the background
to the background
in the background now
backgrounded
did enter background
on pause
left the front
leave the foreground
left the foreground
lost focus
resign active
on stop
hidden
no longer in front
went to background
goes to background
went into the background
app bg
sent to background
moved to background
is in background
home screen
user left
left by the user
put away
went away
not in front any more
not visible any more
out of sight^8background
suspend
pause
minimise
minimize
leave
left
goes away
went home
put aside
hid
minimised
paused
suspended
sent away
not activeNstop
sleep
home^Gterminate
termination
will terminate
shut down
shutdown
shutting down
app ended
process ended
process died
on destroy
exiting
exit
shutting us down
shut us down
is going down
goes down
went down
killed by the system
system killed
is ending
will end
is being ended
about to end
ended by the system
ended by system
closes the process
leaving the process
kills us
end of process^8kill
end
quit
close
stop
die
destroy
going away
killed
stopped
gone
died
ended
shut
closed
quitting
kill signal
sigterm
sigkill
goodbyeR1finish
gone
leaveXNforce quit
force close
force stop
force kill
swiped away
swipe away
swiped up
swiped off
swiped out
closed by the user
killed by the user
user killed
user closed
force quitted
quit by the user
ended by the user
app switcher
user quit
by hand
killed the app by hand
killed by hand
user has killed
user has closed
user ended
user swiped
swiped the app
pushed out of the app switcher
removed from recents
swiped from recents
task removed
removed from the app switcher
closed from recentsb1swipe
by force
user endedBquit
killhIreboot
device restart
restarted device
phone restart
device restarted
fresh boot
new boot
started anew
came back from a boot
boot time changed
after restart
device was restarted
since boot
restart
was rebooted
has rebooted
powered on again
device came up again
phone was restarted
different boot
boot id changed
boot time differs
device started again
started again since
has been restarted
went through a restart`6boot
power cycle
power cycled
booted
restarted
new uptime
uptime reset
uptime smaller
power on
rebootingX1start
up
anew
uptimeh2fetch
download
content request
fetching
pullT6poll
retrieve
retrieval
refresh
network call
get content
update
sync
get
query
api
server
endpointh1load
request
network
contentV9prefetch
pre fetch
preload
pre load
background fetch
bg fetch
early fetch
advance fetch
fetch ahead
fetch job
fetch work
fetch worker
content fetch\5fetch
download
background refresh
background download
content refresh
content downloadd1background
content
refresh>enqueuef5enqueue
queue
queued up
handed to work manager
put in the queue
into the queue
in the queuef;schedule
submit
dispatch
hand over
hand to
pass to
accept
post
given to worker
handed to a worker
handed to the worker
sent to work manager
passed to work manager
accepted by work manager`1add
create
request
startBset_alarmh7set exact
set alarm
alarm set
set exact and allow while idle
set alarm clock
set and allow while idle
set inexact
set windowf2set
arm
schedule
program
place
placed
addedV1register
create
add>migrateVAmigration
migrate
schema upgrade
db upgrade
database upgrade
store upgrade
schema update
migrator
mig
upgrading the store
store migration
upgrade of the store
upgrading store
upgrading database
schema from
data model
db schema
from schema
to schema
schema migration
migratingR4upgrade
convert
conversion
schema change
schema version
move dataZ1update
schema
versionBroll_backZ8roll back
rollback
rolled back
undo
undone
revert
backed out
back out
restored the old
back to version
restored backup
restore backupj1restore
reverse
reset
back toHreturn
abortHrenew_window`7rolling window
sliding window
rolling schedule
rolling notifications
notification window
window of notifications
rollingX2window
today and tomorrow
days aheadLtoday
tomorrow^Lbgtask
bgtasks
bg task
bg app refresh task
bg app refresh
bg app refresh task request
background task
refresh task
bg task request
background refresh task
background task request
app refresh
app refresh task
refresh request
background refresh request
background app refresh task
app refresh request
background job
bg refresh
bg processing task
task scheduler
bg task scheduler
background work
bgat
bg run
bg work
bg refresh request
bg request
refresh slotn<task
job
background refresh
background request
background fetch
background run
background slot
background window
background time
refresh
bg task
bg run
background wake
bg slot
bg time
bg work
bg job
bg fetchl1background
refresh
request
runf4handler
launch handler
task handler
callback
handle
handle background fetchP3listener
closure
block
hook
routine
registrationX1code
method
functionT1expiration_handler`Dexpiration handler
expiry handler
on expiration
expiration callback
time budget
out of time
ran out of time
time is up
time limit
time ran out
background time expired
remaining time
budget exhausted
budget used up
system wants the task back
system is taking
time up
expiration
expire handler
on expire
task expiration
bg time up`1expiration
expiry
budgetf1time
system
background timeT1identifier
task idd<earliest begin date
earliest begin
earliest start
earliest begin time
begin date
begins not before
not before
no earlier than
not earlier than
not sooner than
earliest run
earliest time
soonest
earliestT4next begin
start time
begin time
start date
begins
at the earliestNbegin
after
dueLsuccessful_runfElast successful run
successful run
last success
last successful run timestamp
last run
successful fetch time
last successful fetch
time of last success
last good run
run timestamp
success time
success timestamp
this run was a success
run was a success
time of success
successful run time
success noted
good run
run succeeded at
noted that this runR3success recorded
timestamp
run recorded
run notedJlast
time
runP:notification
notif
user notification
reminder
un notification request
notification request
local notification
calendar trigger
daily reminder
daily notificationZ5alert
banner
message
request
push
un user notification center
un request
daily
notifyNnote
item
event^5pending
outstanding
waiting
still queued
scheduled so far
not yet delivered
undelivered\5open
remaining
currently scheduled
upcoming
still scheduled
left
in queue
in the queueZ1current
active
queuedj5alarm
alarm manager
exact alarm
alarm clock
wakeup
alarm receiver
wake up alarm
alarm requestJtimer
triggerf1reminder
receiver
broadcastFalarm_firedj9alarm fired
alarm received
alarm triggered
alarm went off
alarm goes off
on receive
receive start
alarm rang
alarm broadcast
receiver triggered
receiver woken3fire
trigger
receive
ring
wake
go off
went off
arrive
broadcastZ1start
got
call
intent^2channel
notification channel
channel id0R4boot receiver
boot completed receiver
receiver
broadcast receiverR1manifest
listenerZ6boot
boot completed
locked boot completed
after boot
device boot
boot broadcast
quickboot
boot intentn1startup
reboot
restart
power onHstart
device8workR6work
worker
work manager
work request
one time work
unique work
workmanager
do work
periodic workJjob
work itemHtask
requesth3content
payload
body
notification content
item
items
articleb4data
text
entry
bundle
fetched data
result
news
message
article
body
json`1message
copy
cache
value:cacheX3cache
content cache
cached
cache entry
cache entriesn8stored
entries
old content
old data
old entries
stale entries
cache rows
caches
stale cache
outdated entries
expired entries
old rows
old itemsNstore
entry
old@databasef3database
db
sqlite
room
core data
data store
table
local dbR2store
storage
disk
repository
daoP1persistent
locall2storage
store
disk
disk space
free space
space`1database
db
quota
volumeT1memory
device
room8free\4free bytes
bytes free
bytes left
free space
space left
bytes availableBfree
leftNbytes
availableLschedule_thingj4schedule
schedule entry
schedule record
schedule row
daily schedule
timetabled6plan
entry
record
row
cron
entity
daily entry
dual schedule
schedule id
config
daily notification scheduleP1time
item
configh3snapshot
schedule snapshot
cycle state
state dump
last cycleR2summary of the cycle
state
statusBdump
copy>historyV<history
history entry
history record
journal
audit log
audit trail
event log
history table
history row
in history
to history
to the history
past events
log book
logbook
record of events
chronicle^1archive
record
past
logFentry
tableX:delivery status
delivery state
status of delivery
status of notification
notification status
notification state
status flip
state of notification
status of
state ofZ1status
state
deliveryBmark
flagd3row
record
tuple
table row
invalid row
bad row
corrupt rowh2entry
item
entity
line
schedule
notificationT1table
data
contentBoperationX6op
operation
transaction
database operation
db op
db operation
storage operation
query
statement
txnP1critical sectionBcall
workT4step
stage
phase
migration step
sub step
substep
is at step
now at^1part
task
pass
at
is at@progressT9rollover
roll over
rolled over
rolling over
rollover to
next day
successor
next occurrence
following day
follow up
next notification
next reminderj2tomorrow
next
following
day after
roll
repeatBagain
dayb>recovery
recover
reactivation
restoration
launch recovery
app launch recovery
boot recovery
recovery manager
recovery pass
recovery check
reconciliation
reactivate
catch up
state restoration
perform recovery
recovery run
launch checkj3restore
reactivate
repair
reconcile
state check
rescue
resync\1check
launch
schedulesZ@scenario
situation
recovery scenario
launch scenario
recovery mode
launch type
start type
launch kind
kind of start
kind of launch
type of start
type of launch
classified as
this launch is
treating start as
handle this start as
start as
launch as
boot situationd4case
cold start
warm start
force stop
termination
kind
mode
classification^1state
reason
type
causeh:summary
stats
statistics
totals
tally
recap
outcome
in total
counts
numbers
in numbers
bottom line
recover stats
figures
digest
in short
all told
result of recovery
results^5result
report
count
overview
total
recovery result
in all
altogether
finally
at the endR1all
number
errorsRCdecision data
decision basis
decision inputs
facts
based on
state before
recovery data
basis
considering
deciding from
evidence
decides on
decide on
decision on
basis for
what recovery
known to recovery
state for recovery
data for decision
knows
inventory
collected state
gathered
in db
pending ids
db idsf6data
parameters
context
compare
comparing
state
in db
in the db
know
weighing
given
input data
input
inputsFvalues
info>nothingdNno need
not needed
not necessary
unnecessary
not required
none needed
nothing to do
no recovery
no schedules
nothing to restore
nothing to recover
is empty
empty
no work
no recovery needed
no work for
nothing left
nothing stored
no stored schedules
zero schedules
0 schedules
not a single
no action needed
no action required
all in order
all there
everything in place
all in place
in sync
no difference
no changes needed
nothing missing
database is empty
store is empty
no alarms to restoreX9no action
all good
no stored
no need to
unaffected
intact
no recovery
not needed
all there
skip recovery
clean state
consistent
equals
match
matchesR1intact
fine
cleanHlaunch_thingT4app launch
launch
at launch
on launch
startup
cold start
app startDstart
opend2app
application
app delegate
main activityT1process
host
sceneJuser
activityHapp_delegatej7app delegate
application did finish launching with options
did finish launching with options
application did finish launchingj1did finish launching
delegateT1application
launchP3lifecycle
life cycle
app state
application stateFscene
stateX4plugin
daily notification plugin
capacitor plugin
daily notificationT1module
library
sdk<nativeHplugin_classX4plugin class
class
ns class from string
class lookup
class name
typeZ1symbol
object
runtimeJplugin
moduleX6cap plugin
subclass
sub class
inherits from
inherit
cap plugin subclass
derive
is kind of
superclass`1extends
capacitor plugin<parent>bridgedf3cap bridged plugin
bridged
bridged plugin
bridged capacitorV2protocol
conform
conformance
bridgeDimplementsj2version
plugin version
release
version stringd2v
revision
semver
build number
sdk version<numberT5build
build type
debug build
release build
flavor
flavour
build kind
build variantf3debug
release
compiled
variant
config
flavour
kind of buildT1status
state
phaseX1condition
mode
phaseFlevel
valueP?permission
permissions
authorization
authorisation
notification permission
notification authorization
post notifications
consent
perm
notification rights
right to notify
rights
permission to notify
notification authorisation
push permission^5granted
access
notification settings
user decision
authorise
authorize
allow
right
authX1right
settings
grantR1permission_resultROuser granted
user allowed
user accepted
permission granted
permission denied
user denied
user refused
user declined
user answered
authorization granted
user said
user chose
permission result
perm granted
perm denied
perm answer
answer of user
user answer
answer of the user
user's answer
user's choice
user's decision
user tapped allow
user tapped deny
user allowed notifications
choice of the user
decision of the user
user agreed
user disagreed
user consented
said yes
said no
user pressed allow`3granted
grant
answer
decision
allow
result
choice
deniedHuser
outcomeT6settings
settings page
settings screen
system settings
app settings
preferences
page is shown
pageV1page
screen
settingLoptions
configZ1notification_settings\7notification settings
un notification settings
settings of notifications
notification preferences
authorization status\1preferences
permissionT1background_refreshjEbackground app refresh
background refresh
background refresh status
background app refresh status
bg refresh status
background refresh available
app refresh setting
bar state
bar status
bar
refreshing in the background
refresh in background
refresh in the background
background updates
refresh permission
background refresh permission
refresh statusV1app refresh
refreshb=identity
did
active did
active identity
user identity
active account
new identity
decentralized identifier
other account
new did
old did
previous identity
former identity
new user
other user
another user
previous userX4account
user
profile
persona
did
identifier of the user
login
person>id
host:tokenn5jwt
token
bearer token
auth token
access token
web token
credential
authorization header
bearerZ4auth
authorization
header
signature
bearer
auth header
authenticationDkey
secretLnative_fetcherd=fetcher
native fetcher
host fetcher
native fetch
content fetcher
custom fetcher
host's fetcher
fetcher implementation
host's native fetcher
host implementation
app's fetcher
own fetcher
fetch content
registered fetcher`6native
host
implementation
fetcher
host code
host callback
native code
native side
native implementationNprovider
sourceJrequest_thingZ<http request
get request
server request
api call
api request
network request
post request
network call
req
data task
url session
get https
post https
http out
http get
http post
calling the api
apih3request
http
get
endpoint
server
api
post
put
host
url
fetchP1call
url
networkLresponse_thing`9http response
server response
status code
http status
response
reply
server replied
server answered
server returned
resp
http in
status 200
not modifiedb1http
server
answer
statusFresult
bodyf;dual
combined
fetch/notify
dual schedule
dual notification
dual mode
both schedules
two part
chained
both parts
fetch and notification
fetch and notify
content fetch and user notificationX2both
chain
combined
pair
two
coupledBtwo partsNdefault_contentd>default content
default text
fallback content
static text
default message
placeholder
stock text
generic text
built in text
show default
default shown
nothing fetched
no content
no fetched content
default one
stock content
canned textn1default
static
generic
fallbackNfetched_contentZBfetched content
fresh content
downloaded content
fetched data
content from the fetch
content of the fetch
live content
new content
prefetched content
fetch result
fetched payload
fresh data
freshly fetched content
freshly fetched
just fetched
fetched earlier
content fetched
downloaded earlierV2fresh
fetched
downloaded
prefetchedP1new
real
contentBfreshnessb?freshness
fresh
just in time
jit
soft refetch
still fresh
age of content
content age
freshness check
up to date
stale
staleness
minutes old
fresh enough
min old
hours old
seconds old
how old
no refetch
still good
recent enough
young enough
age checkd1age
old
recent
ttl
currentX1valid
minutes
lookupb3limit
cap
maximum
quota
ceiling
pending limit
upper boundh1max
capacity
slots
budget
64Dbound
fullP4drift
deviation
skew
lateness
delivery delay
off schedule
offsetR4late
delay
difference
delta
off by
behind schedule
after scheduleJseconds
earlyR2tolerance
threshold
allowed drift`1allowed
permitted
windowBlimit
maxT3all
every
everything
whole
all of them
entire
eachHcomplete
any:totalh2count
number
how many
total
number of
amountNsize
length
num>all
sum>networkd9network
connectivity
internet
network status
reachability
network path
wifi
wlan
cellular
nw path monitor
nw path
connectivity manager
internet connectionT6connection
online
offline
link
path
reachable
unreachable
connected
wi-fi
path monitor
no internetLavailable
hostBlow_powerf;low power
low power mode
battery saver
power saver
power save
power saving
energy saver
saver mode
saving mode
is low power mode enabled
power saving mode
energy saving
energy saving modeJbattery
powerFmode
energyRCclock
system clock
device clock
wall clock
system time
device time
time jump
clock jump
time changed
time was changed
time set
date set
time adjusted
significant time change
clock was set
clock moved
time of day changed
system clock changed
clock was moved
clock was changed
clock set
time moved
auto timeBtime
date`1jump
adjust
time changedBtime_zoneV8time zone
timezone
tz
zone changed
zone
tz change
tz changed
zone switch
zone id
region changed
time zone id
local zone
system zoneJoffset
regionBlocal
utcX1device
phone
handsetR1system
machine
osV8telemetry
counters
metrics
metric snapshot
telemetry dump
counters dump
all counters
counter values
telemetry counters
metrics dumpR2stats
statistics
counter
snapshotLvalues
numbersHowner
person@customerDcode_error^1error code
code
errcode8failZP1returned false
returns false
gave false
fail
failure
failed to
fails to
error
err
exception
unsuccessful
unsuccessfully
threw
throw
crash
went wrong
go wrong
gave up
give up
fault
broke down
nack
exc
fehl
could not
cannot
can not
couldn't
unable to
did not work
did not succeed
didn't work
errored
nok
ko
aborted with
died with
blew up
fell over
no luck
is broken
came to nothing
in vain
refused to
did not accept
was not accepted
not accepted
no success
went bad
gone wrong
ended badly
ended with error
ended withoutV7abort
trouble
timeout
time out
timed out
broken
unexpected
ran into
bounced
unavailable
abandon
impossible
given upn2wrong
stop
unable
reject
bad
issue
lost
problemPZ1skip
omit
bypass
left out
leave out
left alone
leave alone
leave it alone
suppress
passed over
pass over
no op
noop
opt out
short circuit
no prefetch
not scheduling
not needed now
skipped
left out on purpose
left it out
not touching
not touching it
nothing scheduled
no new
without prefetch
keep the existing
keeping the existing
keeping existing
not shown
is not shown
not displayed
held off
did nothing
leaving it
leaving out
will not be shown
short notice
too short notice
dropped
not worth
passed on
decided against
deliberately not
no prefetch needed
exists
suppressed
abandoned
forgone
cancelled
canceled
withdrawn
revoked
called off
cut short
broken off
interrupted^Fignore
unneeded
not needed
already
nothing to do
hold back
held back
disregard
stand down
standing down
withheld
not touching
untouched
on purpose
deliberately
leaving out
leave it
left
leave
passing over
passing on
declined to
no action
nothing done
superfluous
redundant
already there
already scheduled
already exists
already armed
already set
there alreadyZ2unnecessary
avoid
cancel
drop
discard8miss^]1miss
overdue
never fired
never shown
never delivered
never ran
window passed
window elapsed
window closed
past its window
past the window
past due
did not fire
did not show
not delivered in time
slipped
never came
never happened
not run in its window
without having run
undelivered
was never
should have
gap
chain gap
chain broken
chain is broken
no next one
without next one
without next
missing successor
was missed
has been missed
has passed
window has passed
slot passed
came and went
not shown at
did not ring
did not come
was not delivered
not delivered
lost notification
lost notifications
no show
too late to run
never got
was due
past its time
stayed away
failed to fire
has no successor
no follow up
without follow upb?late
too late
lost
lapse
in the past
elapsed
past
lack
no successor
without successor
without a successor
forgotten
did not appear
absent
slipped through
gone by
went by
passed by
passed without
elapsed without
no run
has not run
did not run
not runV1gone
absent
expiredHin_toleranced>drift within
drift inside
drift below
drift under
drift less than
drift smaller than
drift ok
drift is ok
drift fine
drift acceptable
drift is within
drift is below
drift is under
drift is inside
drift stays within
drift stayed within<expireh]1expire
expiration
expiry
time is up
out of time
ran out
run out
past its ttl
past ttl
older than
too old
outlive
outdated
timed out
exceeded ttl
beyond its ttl
over ttl
stale
time ran out
past its lifetime
ttl exceeded
outlived
ttl over
budget exhausted
budget used up
is over
lifetime over
time gone
has expired
is stale
went stale
gone stale
become stale
became stale
too old to
past its time
past its date
past its end
lifetime exceeded
age exceeds
older than its
over its ttl
time up
budget is gone
budget is over
time budget used up
no time left
must stop now
about to be killed
asked us to stop
ran out of time
revoked our time
time was up
time has run out
out of background time
ended our time
cut off
time expired
bg time up\9used up
used
are gone
must stop
stopping us
ends our
takes back
no time left
lapse
elapsed
reclaim
lapsed
outlived
time out
aged out
gone off
obsoleteh1over
late
ended
ttl
old
aged8denybJdeny
denied
refused to
refuse
refusal
forbid
forbidden
not allowed
not permitted
not granted
decline
disallow
no permission
without permission
prohibited
turned down
lacks permission
not authorized
not authorised
unauthorized
unauthorised
permission missing
does not let
not let us
may not
user said no
rejected by user
lacks the permission
has no permission
permission is missing
without the permission
not entitled
no righth8block
reject
lack
restricted
veto
no access
refused
blocked
rejected
prevented
forbade
disallowed
withheld
not authorised
no consent
lackingP1stop
off
missingVQ1invalid
corrupt
corruption
corrupted
malformed
unusable
unreadable
cannot be used
can not be used
not usable
failed validation
not valid
does not parse
not decodable
undecodable
bad data
not parseable
unparseable
validation failed
damaged
hash mismatch
mismatch
inconsistent
checksum mismatch
could not be decoded
garbled
not readable
cannot be read
can't be read
can't be used
decode error
parse error
broken content
does not match
doesn't match
hash differs
wrong hash
is damaged
failed the check
failed check
not usable any moreb=bad
broken
garbage
illegal
missing field
wrong type
incomplete
useless
mangled
unparsed
rejected
unfit
defect
defective
faulty
unreadable
cannot parse
not parse
undecodable
incompatible
nonsense
empty
nil
inconsistentBwrong
oddVIduplicate
dupe
dup
already scheduled
already exists
already there
already present
already armed
already pending
already queued
already set
same id
exists already
there already
dedupe
deduplicate
de duplicate
de duped
deduped
second time
twice
already in place
already has
exists
already known
is already
there is already
already one
same schedule
already have
already on
already running
is there already`6redundant
repeated
exists
once already
another one
existing one
one exists
present already
known alreadyb2again
same
double
second
existing
alreadyHfull_outcomenJfull
out of space
no space
no space left
disk full
storage full
out of storage
no room left
not enough space
no free space
space exhausted
insufficient space
insufficient storage
not enough storage
enospc
quota exceeded
out of disk
run out of storage
ran out of storage
out of disk space
ran out of space
run out of space
no more space
disk is full
store is full
too little space
not enough free
space is up
device full
sqlite fullV7low on space
running out of space
no room
out of room
no capacity
too full
capacity exceeded
space low
little spaceJexhausted
lowFoff_outcomel?disabled
turned off
switched off
is off
are off
deactivated
not enabled
has been disabled
disable
switch is off
has turned off
set to off
not available
switched it off
not active
is disabled
does not let us
is not enabled
is not available
off in settingsd6off
unavailable
restricted
inactive
switched off
turned off
not on
shut off
forbidden
denied
not permittedNmissing_outcomebNmissing
absent
not registered
not declared
not found
no such
not there
not in the manifest
unregistered
not present
could not find
could not be found
cannot find
not declared in
does not exist
not installed
not located
nowhere
class not found
no class
is missing
not known
no receiver
not in manifest
did not find
didn't find
was not found
is absent
no plugin class
not available
not loaded
not exist
no such class
returned nil
is nil
came back nil
returned null
is null
gave nil
nil classP8lack
unknown
nil
null
gone
undeclared
lost
not set
unavailable
unresolved
nothing found
came back nil
returned nil
returned nullBlost
none@negationd^1not
no
never
cannot
without
neither
nor
none
nothing
unable
isn't
failed to
fails to
refused to
hardly
nope
lack of
lacking
rather than
declined to
hasn
haven
nowhere
is null
are null
null context
refrained from
omits to
neglected to
fails in
instead of
far from
no longer
not any more
anything but
neither nor
unavailable
impossible
refusing to
refuses to
declines to
declined
given up
gave up
give up
stopped short of
unset
is nil
not yet
unchanged
no change
identical
stays the
remains
remain
below the
under the limit
under the cap
within the
within limits
in tolerance
inside the tolerance
well under
far below
not over
on time
in time
still valid
still fresh
same value
same as before
equal to the old
not changed
in vain
turned away
vetoed:wouldZh2would
postpone
defer
delay until
put off
put on hold
on hold
not yet
dry run
dryrun
to be done
todo
still to
yet to
if needed
in case
waiting to
wait for
wait until
until then
when ready
holding back
holding off
hold off
held until
pending review
about to decide
considering
consider
should we
whether to
may
might
could be
planned but
soon
shall
intend to
once
unless
not until
suspended
would have
simulate
simulated
simulation
hypothetical
hypothetically
maybe
perhaps
wants to
want to
needs to
need to
has to
have to
must
tomorrow's
eligible
candidate
will
supposed to
expected to
later
deferred
postponed
delay
delayed
suppress
hold back
held back
wait
waiting
waits
awaits
awaiting
await
throttle
throttled
rate limited
still waiting
still running
still to come
still
so far
not so far
yet
has yet
has yet to
forgo
refrain
same as before
is the same
stays the same
would like
is possible
be possible
could
should
ought to
ready to
able to
allowed to
expecting
eventually
next time
whenever
if
whether
provided
prior to
ahead of time
too early
abandon
abandoned
planned for later
lazily
lazy
to be decided
undecided
unclear
unknown whether
no decision
retry later
try again
will be tried
will retry
another try
steps to go
in the making
candidate for
due to be
is due to
has to wait
only after
after the next
until
simulating
fake
mock
mocked
pretend
pretending
e.g
for instance
documentation
see docs
how to<intentl<will
will be
will now
going to
shall
to be
next step is
is next
next step
comes next
it is time to
let's
let us
due in
upcoming
coming up
in a moment
in a few
soon to
is coming
shortly
any moment
any minute<trying\9about to
trying to
preparing to
preparing
attempting to
attempting
attempt to
try to
getting ready to
going ahead to
next up
in progress
on the way to<exemptf_2not before
no earlier than
not earlier than
not sooner than
not modified
if none match
not only
no later than
not later than
no longer than
none match
do not disturb
not determined
not more than
no more than
not less than
at least
no doubt
no cache
no store
will run at
will fire at
will be shown at
will be delivered at
will run not before
may run from
may start from
may run at
may start at
may begin at
will enter foreground
will terminate
will present
without delay
no delay
not null
will begin at
or later
later than
minutes later
min later
seconds later
s later
hours later
may begin
may start
may run
not run before
will be notified
will be shown
will fire
will run
will be woken
will ring
will go off
will be delivered
will not run before
will not start before
will not begin before
cannot run before
not until
will start at
will run no earlier than
will run around
will fire around
expires at
expires in
expires on
will expire
valid until
good until
no refetch
no retry
will not retry
please wait
miss detection
will not come back
not come back
not retrying
without retry
can run until
no matter
expire at
not touched
auto time off
close to expiry
near expiry
about to expire
about to lapse
nearly expired
almost expired
before expiry
expiring soon
before it expires:asidel7before
until
because
while
when
after
since
if
though
during
so that
which
due to
as soon as
unless
whenever
where
in order to>dividern2but
instead of
rather than
however
yet
although>articlel;the
a
an
this
that
these
those
existing
last
previous
current
next
old
its
their
our
your
each
every
some
other
first
already
latest
recently
former
for
of
with
about
between
per
any
another<fillerXBof
for
to
in
at
by
on
is
was
were
are
be
been
being
has
have
had
it
we
i
you
they
he
she
and
or
with
from
as
into
onto
out
up
via
per
will
can
then
there
here
just
also
so
now
them
his
her
do
does
did
about
than
too
very
dn
dnp
com
daily
timesafari
done by
s
t
re
ll
ve
yes
time
us
using
onlyT^1send sent
begin began begun
write wrote written
take took taken
give gave given
find found
hold held
run ran
get got gotten
go went gone
come came
become became
make made
leave left
lose lost
tell told
keep kept
show shown
read read
set set
put put
throw threw thrown
withdraw withdrew withdrawn
wake woke woken
fall fell fallen
meet met
see saw seen
build built
bring brought
catch caught
choose chose chosen
ring rang rung
sign signed
stick stuck
break broke broken
say said
know knew known
shut shut
forget forgot forgotten
spend spent
hit hit
undo undid undone
overrun overran
swipe swiped
quit quit
die died
arise arose
hide hid hidden
forbid forbade forbidden
feed fed
reset reset
rewrite rewrote rewritten
reread reread
upset upsetR9error
err
errCode
err_code
errorCode
error_code
errno
errDomain
errorDomain
domain
exception
exc
failure
fault
rejected
failReason
failure_reasonj?earliestBeginDate
earliest_begin
earliest_begin_date
earliestBegin
earliest
begin
beginsAt
begin_at
begin_date
notBefore
not_before
earliestStart
earliest_start
startAfter
after
no_earlier_than
runAfter
run_after
begins
not_earlier_than
earliest_run
etahMnotificationTime
notification_time
time
at
when
fireDate
fire_date
fireAt
fire_at
fireTime
due
dueAt
date
triggerTime
trigger_time
trigger_at
scheduledTime
scheduled_time
scheduledAt
scheduled_at
scheduledFor
scheduled_for
scheduled
deliverAt
deliver_at
notifyAt
notify_at
notifyTime
notify_time
target
targetTime
target_time
for
ts
planned
planned_for
nextFire
expected
expected_at
showAt
show_at
display_at
alarm_time
alarmTime
notify
notification_at
on
slot
plannedFor
lastT;next
nextRun
next_run
nextRunAt
next_run_at
nextTime
next_time
nextAt
next_at
to
upcoming
nextFireDate
next_fire
newTime
new_time
successor
nextOccurrence
following
nextSlot
thend6fetch_at
fetchAt
fetchTime
fetch_time
prefetchAt
prefetch_at
prefetchTime
prefetch_time
fetch
run_at
runAtZ:actual
actualTime
actual_time
startedAt
started_at
deliveredAt
delivered_at
shownAt
shown_at
now
ran_at
fired_at
firedAt
presented_at
delivered
started
start
beganAtf6timestamp
value
lastSuccessfulRunTimestamp
last_successful_run
last_success
lastSuccess
ts
lastRun
last_runX3detected_at
detectedAt
found_at
noticed_at
noticedAtX?id
identifier
schedule_id
scheduleId
scheduleID
notification_id
notificationId
reminderId
reminder_id
alarmId
alarm_id
requestId
request_id
uid
uuid
key
name
nid
notif
sid
alarm
schedule
notification
request
entry
dualId
dual_id
sched
rid
identV7task_id
taskId
taskIdentifier
task_identifier
identifier
id
task
bgTaskId
bg_task_id
job
jobId
tasks
taskid
forTaskj4run_id
runId
run
trace
traceId
correlation
correlationId
attempt_id
cid
r
rid@callbackh3callback_id
callbackId
callback
cb
call_id
callId
cbId
cb_id`;status
state
result
outcome
authorizationStatus
authorization_status
auth
permission
code
http_status
httpStatus
statusCode
status_code
http
rc
value
backgroundRefreshStatus
answer
nowX8reason
cause
why
because
error
err
message
msg
code
detail
details
description
errorCode
error_code
failure
note
errCode
explanationn4error
err
message
msg
detail
details
reason
description
exception
cause
failureP4code
error_code
errorCode
errno
error
status
rc
errCode
err_codeh5success
ok
succeeded
done
passed
completed
accepted
found
valid
configured
result
registeredZ7count
n
num
total
number
removed
deleted
size
items
rows
loaded
len
length
pending
purged
evicted
cleared
entries
cntl6pending
pendingCount
pending_count
open
outstanding
queued
queue
in_queue
queueSize
waiting
inCenter
in_centerf2missed
missedCount
missed_count
misses
lost\4rescheduled
rescheduledCount
restored
rearmed
re_armed
recovered
againh3verified
checked
confirmed
validated
intact
verifiedCount
okT3errors
failures
failed
errorCount
error_count
errsh2scenario
situation
case
mode
kind
type
stateR4kind
type
action
sort
mode
class
source
configuration
buildConfig>elapsedj8elapsed_ms
elapsedMs
elapsed
duration
took
took_ms
durationMs
duration_ms
ms
runtime
time_ms
spent
runtimeMs
tookMs
elapsedMillis
sec
secondsd5lead_min
leadMinutes
lead
minutes_before
minutesBefore
ahead
min_before
lead_time
leadTimen5ttl_s
ttl
ttlSeconds
ttl_seconds
maxAge
max_age
lifetime
ttl_sec
valid_for
expires_in
expiresInZ6age_s
age
ageSeconds
age_seconds
old
age_min
ageMin
ageMinutes
age_minutes
content_age
ageSec
age_sec8hash\;content_hash
contentHash
schedule_hash
scheduleHash
hash
digest
checksum
sha
sha256
etag
instanceHash
instance_hash
instance
did_hash
didHash
previous_did_hash
fingerprint
fp
newHashf6bytes
size
length
len
contentLength
content_length
free_bytes
freeBytes
free
available
bytesFree
bytes_leftT3items
itemCount
item_count
count
entries
n
records\6drift
drift_s
driftSeconds
delta
delta_s
deviation
offset
late
late_by
delay
diff
skew
off_by
latenessZ2tolerance
limit
max
threshold
allowedX2limit
max
cap
maximum
quota
capacityl5from
previous
old
before
prev
was
old_status
oldStatus
old_version
source
fromVersion
oldValue`5to
new
current
after
now
new_status
newStatus
new_version
toVersion
next
target
newValueV4method
call
function
name
fn
api
op
plugin_method
methodName
func
mT1alg
algorithm
algoX4exp
expires
expiry
expiresAt
expires_at
validUntil
valid_until
until`3plugin_version
pluginVersion
version
ver
v
build_versionX3enabled
on
active
isEnabled
low_power
lowPower
saverZ3online
connected
reachable
available
isOnline
networkf3offset_min
offsetMin
offset
utc_offset
utcOffset
gmt_offseth1today
todayCount
today_countZ2tomorrow
tomorrowCount
tomorrow_count@intervald4interval_min
intervalMinutes
rolloverIntervalMinutes
interval
every
periodX2trigger
triggerType
trigger_type
viah1channel
channel_id
channelIdZ1step
stage
phase
part\3rows
rowCount
row_count
records
migrated
count
touchedV2mode
source
kind
use
using
fallback`2action
actionIdentifier
action_id
intentLresponse_retryb3retryAfter
retry_after
retry_after_s
Retry-After
retry_inh2if_none_match
ifNoneMatch
If-None-Match
etagh1host
server
url
endpoint
apiT1table
entity
storeZ1queue
thread
executorP2uptime_s
uptime
up
uptimeSeconds^4boot_time
bootTime
last_boot
lastBoot
lastBootAt
last_boot_at
booted_atV1importance
priorityn1found
exists
present
ok
foundOnJtitle
headingR1body
text
contentDevent_name`2event
name
evt
eventName
event_name
whatDevent_texth1msg
message
text
descriptionT2true
ok
success
yes
done
completed\2false
fail
failed
error
no
nok
failurej2nil
null
none
0
undefined
empty
no
ok
success`Dgranted
denied
authorized
authorised
provisional
ephemeral
notDetermined
not_determined
restricted
limited
allowed
available
unavailable
enabled
disabled
off
online
offline
wifi
cellular
satisfied
unsatisfied
connected
disconnected
ready
initializing
initialising
configured
unconfigured
idle
degraded
running
stopped
busy
errorf6NONE
COLD_START
FORCE_STOP
BOOT
WARM_START
TERMINATION
warm
cold
first_launch
coldStart
warmStart
forceStopd8pending
delivered
missed
cancelled
failed
shown
scheduled
displayed
in_progress
queued
granted
denied
authorized
provisional
notDeterminedf2cached
on_demand
default_text
default
staleX1begin
end
start
stopZ3notify
fetch
notification
prefetch
boot
debug
release^1app
channel
exact_alarm@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100c7U41R16V42J01111000005W400P400X400Y420Z45020251030[4\4001^1B030]410^4_4001`1B8W40`42P42a42X44Y46Z48b48000000c41f16d430JB1111000002W400e40040251030f4g4001R2B0251030h4i4001T2B050j410k410l4m4001V2B030j410k4n4001X2B5W40k40o40P50e42000000Q51^26R5101010000003W400S500Z45010251030T5U5001j2B3W40S52Z44000000V51P36W520F1010000001S50031X5001\3B1Y5001^3B1Z5001`3B0000000[51d36\530BF000000003080]510^510_510`56a5001l3B0:0]510^510b510_510`56c5001n3B060d510_510`56e5001P4B0000000f51T46g5101010000003W400h500i50010251030j5k5001`4B6l50W40h52S52i54m54000000n51f46o5101010000002W400h50010351030P66Q6001R5B3W40S52h52000000R61X56S620:1010000001W40020251030T6U6001d5B010V6V6001f5B1W40000000W61l56X620:1010000003W400Y640Z62020251030[6\6001X6B010]6]6001Z6B4W40Y62^64Z64000000_61`66`620@00010002W400a6003030b641c6126d6001l6B0451030e6141f612g6001n6B0251030e6h6001P7B2W40a62000000i61V76j6001000000011k6001b7B001l60000m6n6D6o6000000002P700Q70021R700n6T1B1S700n6X1B004T7U7V7W7001X70Y7n6\16Z7000000002P700Q70011[700n6l1B004T7U7V7W7001X70\7n6P26]7000000002P700Q70021^700n6`2B1_700n6d2B004T7U7V7W7001X70`7n6l26a7000000007P700Q700b710c710d710e730f73041g700n6\3B1h700n6^3B1i700n6`3B1j700n6b3B004T7U7V7W7001X70k7n6f36l7000000005P700Q700b710e730f73021m700n6V4B1n700n6X4B004T7U7V7W7001X70o7n6\46P8000000002P700Q70011Q800n6l4B004T7U7V7W7001X70R8n6P56S8000000002P700Q70011T800n6`5B004T7U7V7W7001X70U8n6f56V8000000001W80011X800n6V6B002Y8Z8001X70[8n6^66\8000000001]80011^800n6n6B002_8`8001a80b8n6R76c8000000001]80011d800n6b7B002e8f8001g80h8n6f76i8000000001]80011j800n6V8B004k8l8m8n8001g80o8n6Z86P9000000001]80011Q900n6j8B006R9S9T9U9V9W9001a80X9n6n86Y9000000001]80011Z900n6^9B004[9\9]9^9001_90`9n6f96a9000000002]800b92011c900n6V:B002d9e9002a8f90g9n6Z:6h9000000002]800b92021i900n6j:B1j900n6n:B002d9e9002a8f90k9n6R;6l9000000002]800m95011n900n6b;B002d9e9002a8f90o9n6f;6P:000000001]80011Q:00n6V<B002d9e9002a8f90R:n6Z<6S:000000002]800m95011T:00n6j<B002d9e9002a8f90U:n6n<6V:000000003]800W:00m95011X:00n6^=B002d9e9002a8f90Y:n6b=6Z:000000004]800W:00[:00\:2021]:00n6R>B1^:00n6V>B002d9e9002a8f90_:n6Z>6`:000000003]800W:00a61031a:00n6j>B1b:00n6n>B1c:00n6P?B004d9d:e9e:002a8f90f:n6V?6g:000000003]800h:40i:4011j:00n6f?B002d9e9003a8f9k:0l:n6j?6m:01111000002]800n:0021o:00n6\@B1P;00n6`@B006Q;R;S;T;U;V;001W;0X;n6d@6Y;000000001]80011Z;00n6TAB004R;S;U;V;001W;0[;n6\A6\;000000001W80011];00n6lAB001^;002a8_;0`;n6PB6a;00000000011b;00n6^BB002c;d;001e;0f;g;<6h;000000002P700i;5011j;00g;HB001k;0000l;g;L6m;000000004P700n;00\:20o;1011P<00g;X1B001Q<0000R<g;\16S<000000001P70021T<00g;h1B1U<00g;j1B002V<U<0000W<g;n16X<000000001P70011Y<00g;Z2B001Z<0000[<g;^26\<000000001P70011]<00g;j2B001^<0000_<g;n26`<000000001P70011a<00g;Z3B001b<0000c<g;^36d<00000000011e<00g;h3B001e<0000f<g;l36g<000000003n;00\:20o;1011h<00g;X4B001i<0000j<g;\46k<000000002P700Q70011l<00g;j4B001m<0000n<g;n46o<000000001P70011P=00g;\5B001Q=0000R=g;b56S=000000001T=4011U=00g;R6B001V=001W=0X=g;V66Y=000000002P700Q70011Z=00g;d6B001[=0000\=g;h66]=000000003P700Q700^=2021_=00g;V7B1`=00g;Z7B002a=b=0000c=g;`76d=000000002\:20e=1011f=00g;P8B001g=001W=0h=i=:6j=24B1111000002P700k=403050l=10m=10`5n=00i=FB050o=10l=10m=P>00i=HB050Q>10R>10`5S>00i=JB6P70T>0U>0W40k=2T=2000000V>i=P16W>1400000003P700i;50X>402030Y>10Z>[>00i=Z1B030l=10\>]>00i=\1B7P70T>0U>0W40^>2i;2_>2147100000`>i=R26a>44BJ000000006P700n;00\:20b>40c>10o;1041d>00i=h2B1e>00i=j2B1f>00i=l2B1g>00i=n2B7P70T>0U>0n;2\:4b>6h>6000000i>i=b36j>141111000001P7003050k>10l>10l=m>00i=n3B030l=10n>o>00i=P4B050k>10P?10l=Q?00i=R4B4P70T>0U>0W40000000R?i=X46S?141010000002b920T?703050U?10V?1302W?00i=d4B070U?10l=10X?1302Y?00i=f4B030U?10Z?[?00i=h4B4b90\?0T?2]?2000000^?i=n46_?1411110000165P700Q400Z>50`?50a?403050l=10m=10b?c?00i=^5B030l=10d?e?00i=`5B030l=10f?g?00i=b5B9P70T>0U>0W40Q42h?2Z>4i?4`?6187100000j?i=Z66k?1400000002Q400l?203030l=10m?n?00i=d6B070l=10o?10m=10P@Q@00i=f6B030R@10P@S@00i=h6B4Q40h?0l?2T@2000000U@i=n66V@141111000004Q400T=40l?20W@802040X@13240Y@Z@00i=\7B030l=10[@\@00i=^7B6Q40h?0T=2l?4T@4W@6000000]@i=P86^@141111000001a6003030_@10`@a@00i=\8B030b@10c@d@00i=^8B030l=10`@e@00i=`8B1a60000000f@i=f86g@1400000002P700i;502070l=10h@10i@10j@k@00i=P9B050l=10h@10l@m@00i=R9B4P70T>0^>2i;2000000n@i=`96o@1400000002Q400PA102060l=10m=10QA510RASA00i=j9B070l=10m=10TA1321UA00i=l9B4Q40h?0PA2QA2000000VAi=R:6WA2L41010000001XA502070YA10^>10ZA1305[A00i=^:B030YA10^>\A00i=`:B3XA0^>0i;0000000]A^A:6_A000000001`A0021aA00^AHB1bA00^AJB002cAdA001W=0eA^AN6fA00000000011gA00^AZ1B001gA001W=0hA^A^16iA000000002jA00kA2011lA00^Al1B002mAnA001W=0oA^AP26PB00000000011QB00^A\2B001RB001W=0SB^A`26TB00000000011UB00^Al2B001VB001W=0WB^AP36XB00000000011YB00^A\3B001ZB001W=0[B^A`36\B00000000011]B00^Al3B001^B001W=0_B`B:6aB000000001P70011bB00`BFB001cB0000dB`BJ6eB000000001P70011fB00`BV1B001gB0000hB`BZ16iB00000000011jB00`Bd1B001kB0000lB`Bh16mB000000001nB2011oB00`BT2B001PC0000QC`BX26RC00000000011SC00`Bb2B001TC0000UC`Bf26VC00000000011WC00`BP3B001XC0000YC`BT36ZC000000004W400[C00\C00]C4011^C00`B`3B001_C0000`C`Bd36aC32JB1010000003l>20bC70cC703070U?10W:10X?1302dC00`BP4B050U?10eC1302fC00`BR4B030U?10gChC00`BT4B6b90l>0\?0bC2cC4iC4000000jC`BZ46kC22B1010000001[:001050j410lC10mCnC00`Bf4B2[:0oC0000000PD;J6QD120012000002030RD10P@SD00;T1B030TD10P@UD00;V1B0000000VD;Z16WD12000000001070XD10Q210YD10ZD[D00;b1B0000000\D;f16]D1200000002^D40_D002090`D10^D10Q210aD1320bD00;P2B070`D10^D10Q210YDcD00;R2B2^D0_D2000000dD;X26eD1200000001^D4010<0`D10fD10gD10hD10Q210YD6iD00;b2B0107000000jD;h26kD1200000001k=401090lD10b510mD10nD10oDPE00;R3B1k=0000000QE;X36RE1200000001k=4010<0lD10b510gD10mD10nD10oD6SE00;b3B0107000000TE;h36UE1200000001k=402090lD10VE10WE10XE1304YE00;R4B070lD10VE10WE10ZE[E00;T4B1k=0000000\E;Z46]E1200000001_D002090lD10YD10_D10^E1300_E00;d4B070lD10YD10`E1300aE00;f4B1_D0000000bE;l46cE1200000002^D40dE1030=0lD10eE10fE10_510^D10gE141U>12hE00;V5B0;0lD10eE10_510^D10iE1321jE00;X5B070lD10eE10fE10^DkE00;Z5B2^D0dE2000000lE;`56mE1200000001k=4020=0nE10VE10WE10oE10PF10QF1304RF00;j5B090nE10VE10WE10SF1304TF00;l5B1k=0000000UF;T66VF000000002k=40WF1031XF00;`6B1YF00;b6B1ZF00;d6B010703[F\F]F0000^F;j66_F220001600001o3003040`F10P@6aF00;X7B040bF10P@6cF00;Z7B030lD10dFeF00;\7B1o30000000fFCV16gF240010000003W400hF50iF2030;0jF10c@10kF10W:10Z41325lF00Cb1B0=0jF10mF10L10kF10W:10Z41325nF00Cd1B0251030oFPG00Cf1B8W40P40a40b42QG2hF2RG4iF4000000SGC\26TG24000000004UG50hF50iF20VG3020J51030WG10Q>10L10Z>10kF130510XG36310nB10YG10W:10Z413250Y@ZG00Cf2B0251030WG[G00Ch2B6UG0\G0QG2hF2RG4iF4000000]GCZ36^G141111000005Q400_G00`G00aG20b30011bG00Cj3B8aG6Q40h?0_G2`G4cG4dG4b38000000eGC`46fG14111100000:Q400P400[:20gG00hG20iG20jG60kG60lG50mG003030nG10T=oG00C`5B030nG10PHQH00Cb5B030RH1342SH00Cd5BDQ40h?0P42a42[:4gG6hG8iG:TH:UH:VH<jG<WH>XH>kG>YH>lG@i?@mGBZHB000000[HCT76\H24L11110000122Q400]H503050^H10ZA1325_H00Cb7B030^H10`HaH00Cd7B050bH10cH10dHeH00Cf7B5Q40h?0]H2XA2^H2000000fHCV86gH1400000002Q400[:2011hH00C`8H3Q40h?0[:2125`<00000iHCh86jH1400000007Q400a600kH20lH40PA10i:40W@803030nG10i:mH00Cb9B040nG10nH6oH00Cd9B030_@10i:PI00Cf9B9Q40h?0a62kH4QI4[:4lH6PA8W@<1:7100000RIC`:6SI34L81111000004Q400P400TI00a6005090UI10VI10WE144WIXIYIZI1410[I\I00Cl:B070UI10VI10WE144WIXIYIZI14]I00Cn:B030^I10_I`I00CP;B040aI10bI42_IcI14dI00CR;B050aI10eI142_IcI14fI00CT;B6Q40h?0P42a42TI4a66000000gICZ;6hI2481111000005Q400W400iI50\C00a6003050jI10kI10b?lI00Cf;B030aI10mInI00Ch;B010V6V600Cj;B7Q40h?0W42oI4iI4\C6a68000000PJC^<6QJ141111000002RJ00SJ501030TJ10UJVJ00Cj<B2RJ0SJ2000000WJCP=6XJ141111000002RJ00SJ501030TJ10YJZJ00C\=B2RJ0SJ2000000[JCb=6\J141111000002RJ00SJ501030TJ10]J^J00Cn=B2RJ0SJ2000000_J`J:6aJ000000003bJ10cJ10dJ1000000100eJ`JB6fJ000000002_D00Z45000000100gJ`JJ6hJ000000002d?50iJ5000000100jJ`JR16kJ000000002_D10lJ0000000100mJ`JZ16nJ000000002_D00XA3000000100oJ`Jb16PK000000008Q400QK00d?50iJ50g300j300RK00SK1000000100TK`JZ26UK000000005VK20S510WK10lJ00RK0000000100XK`Jb26YK000000002_D00XA3000000100ZK`Jj26[K000000002_D00XA3000000100\K]K:6^K000000003jA00_K70`K700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y100100aKbK:6cK000000006T=40dK00QA10eK00fK10gK0000000100hKbKN6iK000000006l>20jK30kK10lK40gC40mK4000000100nKbKb16oK000000004mC00dK00PL30QL3000000100RLSL:6TL000000008UL00VL50WL50jK50XL40YL40mG00ZL0000000100[L\L:6]L00000000=mC00^L00W400P400_L00`L00PL30aL00bL00cL40dL40eL30fL3000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c300100gL\L^16hL000000006mC00^L00W400P400iL10eL30001247S3_3^3d3U3^3d300100jL\Lh16kL00000000:mC00^L00W400h500lL40mL00nL00oL30eL30fL30001249c3S3X3U3T3e3\3U3c300100PM\Lf26QM00000000@mC00^L00W400dK00RM30SM00P500bL00_L00`L00cL40dL40iL10eL30fL30lL40001246Q3\3Q3b3]3c300100TM\LP46UM000000002b920VM7000000100WM\LX46XM000000002mC00W40000000100YMZM:6[M000000004_D00\M10a600XA3000000100]M^M:6_M0000001001`M4000000000aMNP16bM1600000001cM001010dMdM00NZ1B2eM0cM0000000fMN`16gM1600000001cM001010hMhM00Nj1B2eM0cM0000000iMNP26jM1600000001cM001010kMkM00NZ2B2eM0cM0000000lMN`26mM1600000003cM00nM40oM201010PNPN00Nj2B5eM0cM0nM2QN4oM4000000RNY1P16SN1<1111000003TN00R400UN8021VN00Y1\1B1WN00Y1^1B4TN0R42XN2UN4000000YNY1l16ZN1>00000002TN00R40011[N00Y1V2B0000000\NY1Z26]N000000005^N80TN01010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3\:010205U3b3b3_3b304S3_3T3U3PA120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311_N00Y1n2H001`N0000aNY1R36bN000000003QA80\:010104S3_3T3U3PA120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321cN00Y1d3B1dN00Y1f3B002eNfN0000gNY1j36hN1<111100000KTN00R400`A80QA80T=414107c3e3S3S3U3c3c3iN424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3mK43420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3W4054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3hF52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3jN52410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3l>23410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3\:066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3PA146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3S5036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3lL414107U3^3Q3R3\3U3T3P5024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3kK81410;`3U3b3]3Y3c3c3Y3_3^3c3kN52410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3lN42410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3mN114105c3d3Q3d3c3nN72410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3mG02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3RJ024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3oN02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3PO51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3QO02430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3RO51430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d341SO00Y1P6B1TO00Y1R6B1UO00Y1T6B1VO00Y1V6BX1TN0R42XN2`A4T=8iN:WO:XO<mK<W4>a4>YO>ZO>[O>QG@hF@lLLo4NP5NkKP1\OR1kNR1]OT1lNT1mNV1^OX1ZHZ1mGZ1RJ\1_O\1nNX1`OBjNB\:FQAFPAHS5J\?DaODl>D000000bOY1l86cO1<1111000006TN00R400QA80\:024104S3_3T3U34105U3b3b3_3b3PA114107]3U3c3c3Q3W3U3S5014106Q3S3d3Y3_3^33010dOdO00Y1d9B030dO1300eO00Y1f9B050dO13001348fO00Y1h9B7TN0R42XN2\:6QA6PA8S5:000000gOY1\:6hO000000003TN00\:00PA1031iO00Y1h:B1jO00Y1j:B1kO00Y1l:B1PA404lOmOnOoO0000PP1Y1R;6QP1000000001TN0011RP100Y1^;B001SP10000TP1Y1b;6UP1000000001^D4011VP100Y1n;B1^D001VP10000WP1Y1T<6XP1000000001^D4011YP100Y1`<B010701YP10000ZP1Y1f<6[P1000000001\P17011]P100Y1R=B002^P1_P10000`P1Y1V=6aP1000000001bP17011cP100Y1b=B002dP1eP10000fP1Y1f=6gP1000000003VK00hP110i32021iP100Y1R>B1jP100Y1T>B2hP12i3402iP1kP10000lP1Y1Z>6mP1000000001nP10021oP100Y1f>B1PQ100Y1j>B004QQ1RQ1SQ1TQ10000UQ1Y1n>6VQ1000000001WQ1003050kP110XQ110YQ1ZQ100Y1Z?B070kP110XQ110[Q110\Q1]Q100Y1\?B050kP110XQ110[Q1^Q100Y1^?B3WQ10_Q10`Q1001^Q10000aQ1Y1d?6bQ1000000007[:80cQ153010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3jK53010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3l>22010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3WI42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3dQ1320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3eQ1320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321fQ100Y1^@B1gQ100Y1`@B7cQ12hQ12jK4iQ14l>6\?6WI803jQ1kQ1lQ10000mQ1l1T16nQ11B00000001k3002030oQ110P@PR100l1^1B030QR110P@RR100l1`1B2k30SR10000000TR1l1f16UR11B00000002W800k3003050[:10ZA1300VR100l1P2B030WR11300XR100l1R2B070[:10YR110WE1300ZR100l1T2B3W80k32SR12000000[R1l1Z26\R11B1111000002k300h5002050lD10]R11300^R100l1f2B030lD10WQ1_R100l1h2B7]R10k30SR10WQ12`Q12_Q12h52000000`R1l1\36aR11B1111000002TN00R40030442bR1cR1100dR110P@eR100l1h3B050fR110W:10gR1hR100l1j3B050fR110W:10kKiR100l1l3B3TN0R42XN2000000jR1l1R46kR11B00000002`A00k3004050lR1121300mR100l1\4B050nR1121300oR100l1^4B050j410gR1142h:PS110QS100l1`4B070j410gR110RS11300SS100l1b4B3`A0k32SR12000000TS1l1h46US11B11110000002070j410gR110VS110WS1XS100l1R5B070YS110W:10gR110VS1ZS100l1T5B0000000[S1l1X56\S11B1111000003]S100WE00hF5020=0j410gR110YR110]S1130010WE1320^S100l1d5B050j410gR110YR1_S100l1f5B4]S10WE2QG4hF4000000`S1l1l56aS11B1010000002[:00R4003050bS1121300cS100l1X6B070j410gR110WR11300dS100l1Z6B050j410lC10eS1fS100l1\6B5[:0oC0gS10R42XN2000000hS1l1l66iS11B00000002\:00TN002050jS110kF1320kS100l1V7B010jS1jS100l1X7B2\:0TN2104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T300000lS1l1`76mS11B1111000002nS100R4003050oS1143k:k4lK1010lCPT100l1l7B050QT1143k:k4lK1010lCRT100l1n7B030ST110TT1UT100l1P8B3nS10R42XN2000000VT1l1V86WT11B00000002\:00PA102020XT16YT100l1`8B040ZT110i:6[T100l1b8B3\:0QA0PA2000000\T1l1h86]T12B41111000001[:003090Q>10^T110_T110WR11300`T100l1T9B090Q>10^T110_T110b51300aT100l1V9B050Q>10bT110[:cT100l1X9B3[:0dT10eT10000000fT1l1d96gT12B400000002[:00\:003020hT16iT100l1n9B080Q>10^T110_T110jT16kT100l1P:B0:0Q>10^T110_T110lT110mT16nT100l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T300000oT1l1X:6PU11B111100000<QU180RU120SU120TU120UU120VU140_L10`L10YG10WU110XU110YU11040O0ZU110P@3@10[U13B10\U1342132210]U110]U110]U13D10^U13F10\U1382136210]U110]U110_U1550`U13<10aU13>10bU16cU100l1V;B0O0ZU110P@3@10^U13F10\U1382136210]U110]U110_U1550`U13<10aU13>10bU13D10[U13B10\U1342132210]U110]U110]U16dU100l1^;B030ZU110P@eU100l1f;B050fU110`410gU1hU100l1h;B6QU10RU12SU14TU16UU18VU1:000000iU1l1Z<6jU11B1111000003L40j140n>402030kU110P@lU100l1f<B050fU110`410n>mU100l1h<B2L0j12147100000nU1l1P=6oU11B1111000003PV100QV100b3002050RV110SV110YR1TV100l1^=B030UV110P@VV100l1`=B5PV10b34WV10QV12XV12000000YV1l1P>6ZV11B1111000002PV100[V1402090\V110[V110kF10]V110SV1^V100l1^>B030_V110P@`V100l1`>B2PV10WV10127100000aV1W2J6bV12F0010000001h5004070cV110k:10dV110eV1fV100W2V1B050cV1141gV11010eV1hV100W2X1B070iV110jV110eV110kV1lV100W2Z1B060iV110jV110mV16nV100W2\1B1h50000000oV1W2b16PW11F1010000006QW120RW170cC70l>20SW120gV1401030TW110UW1VW100W2Z2B<QW10RW12WW12cC4iC4l>6\?6SW18XW18gV1:YW1:ZW1:000000[W1W2X36\W11F00000001]W1002050^W110_W11300`W100W2b3B030^W110]W1aW100W2d3B1]W10000000bW1W2j36cW11F00000001dW1003050eW1141eV11010kV1fW100W2T4B050eW1141QW11010^DgW100W2V4B050eW1141QW11010hW1iW100W2X4B1dW10000000jW1W2^46kW12FL000000143W400PL50QL507030lW110W:mW100W2j4B050lW110W:10nW1oW100W2l4B050PX110h@10W:QX100W2n4B070PX110h@10RX11300SX100W2P5B090PX110h@10RX1130016TX100W2R5B050PX110W:10h@UX100W2T5B020PX16VX100W2V5B9W40P40a40YO0PL2WX12Z>2QL4XX14000000YX1W2n56ZX12F01111000003W400h500[X1503090\X110]X1130010kF1345^X100W2Z6B030\X1142j1L12_X100W2\6B010\X1\X100W2^6B7W40a40`X10h52[X14aX14bX14000000cX1W2d66dX11F00000003eX120fX120h3203070^T110dV110eV110[@gX100W2P7B050]510eV110[@hX100W2R7B030TW110[@iX100W2T7B3eX10fX12h34000000jX1W2Z76kX11F00000001QA1060;0XT110lX110k:10dV110mX11301nX100W2d7B090XT110lX110gV110mX11301oX100W2f7B0;0XT110lX110k:10dV110eV11301PY100W2h7B090XT110lX110gV110eV11301QY100W2j7B090XT110lX110k:10dV110eV1RY100W2l7B070XT110lX110gV110eV1SY100W2n7B0000000TY1W2R86UY11F1111000005]W100h@20eX120fX120VY1203030TW110WY1XY100W2^8B030]510eV1YY100W2`8B020ZY1300[Y100W2b8B5]W10h@2eX14fX16VY18000000\Y1W2R96]Y11F010000002]W100^Y1502050_Y110_W11300`Y100W2^9B030aY1145bY1cY1dY1eY1fY110gY100W2`9B3]W10^Y12hY12000000iY1^2L6jY11H00000003W400]S150kY1001030lY110d?mY100^2V1B4W40a40]S12kY14000000nY1^2\16oY11H00000007W400]S150[X150PZ120QZ120RZ120kY1001030lY110Z>SZ100^2T2B:W40a40]S12[X14PZ16TZ16UZ16QZ18RZ1:kY1<000000VZ1^2n26WZ11H00000003W400[X150a6001030lY110`@XZ100^2X3B4W40a40[X12a64000000YZ1^2^36ZZ11H00000002W400PA101040lY110i:6[Z100^2h3B4W40a40PA2QA2000000\Z1^2n36]Z11H00000003W400]S150kY1001050lW110b210nW1^Z100^2X4B4W40a40]S12kY14000000_Z1d2V16`Z11J00000005W400P400hF50ZL00aZ1403060bZ11210cZ1345dZ100d2`1B030bZ110P@eZ100d2b1B050fZ110W:10gU1gZ100d2d1B;W40P40a40`42QG4hF4hZ16ZL6aZ18iZ18jZ18000000kZ1d2`26lZ11J00000001mZ14011nZ100d2j2H0107100000oZ1d2n26P[11J00000004W400hF50\C00[C002070jF10W:10kF1325Q[100d2X3B030jF10W:R[100d2Z3B7W40P40a40QG2hF2\C4[C6000000S[1d2n36T[11J1111000008W400P400hF50\C00]C40[C00ZL00mG003070j410Z>10kF1345U[100d2j4B030j410Z>V[100d2l4B030j410W[1X[100d2n4B=W40P40a40QG4hF4`42\C6]C8[C:ZL<hZ1<mG>ZH>000000Y[1d2n56Z[11J00000005W400P400\:00PA10[[1104080\[110WE10`410W:381][100d2X6B070\[110WE10`410W:^[100d2Z6B060jF10W:10i:381_[100d2\6B050jF10W:10i:`[100d2^6B6W40a40`42\:4PA6QA6000000a[1d2d66b[11J1111000002W400c[1403050d[110l>10W:e[100d2P7B050d[110l>10gCf[100d2R7B030j410g[1h[100d2T7B3W40a40c[12000000i[1d2Z76j[11J1111000002c[140b9203070d[110c[110l>10gCk[100d2f7B050l[110gC10n>m[100d2h7B050n[11210g[1o[100d2j7B1b92107100000P\1d2R86Q\12J0111100000<W400P400Z>50`?50R\150kY100X400S\100mG00k400_L10`L1031T\100d2Z9B1U\100d2\9B1V\100d2^9BGW40P40a40`42Z>4lG4i?4QG4`?6R\18W\16X\16kY1:X4<S\1>Y\1>mG@ZH@k4BP5Bo4B_LD`LF000000Z\1d2R;6[\11J1111000002W400S5002030j410\\1]\100d2^;B050^\110\\110W:_\100d2`;B3W40a40S52000000`\1d2f;6a\11J00000003W400b\160c\1602070W:10d\110e\11346f\100d2P<B050W:10d\110g\1h\100d2R<B5W40a40d\12b\12i\12000000j\1d2X<6k\11J00000002l>20l\1202070U?10W:10l\110m\1n\100d2b<B050j410l\110m\1o\100d2d<B3l>0\?0l\12000000P]1d2j<6Q]11J1111000004R]120S]120T]120l>202050U]110l@10V]1W]100d2V=B030X]112Y]100d2X=B6R]10S]12T]14Z]14l>6\?6000000[]1d2j=6\]11J00000004W400bX150]]100kY1002050b@10^]110`4_]100d2T>B050`]110`410`@a]100d2V>B6W40aX12bX12b]14]]14kY16000000c]1d2h>6d]11J1111000003P400hF50Q4003050fU110W:10W[1e]100d2T?B090fU110W:10W[110kF1325f]100d2V?B050fU110W:10Z>g]100d2X?B7P40a40h]10QG2hF2Q44h?4000000i]1d2l?6j]11J1111000002P400k]1501090fU110W:10l]110m]110[In]100d2X@B4P40a40k]12o]12000000P^1d2^@6Q^11J1111000002P400a6002090fU110W:10l]110ZI10[IR^100d2j@B070fU110W:10S^110VIT^100d2l@B3P40a40a62000000U^1V^1:6W^11L0000000:^L00X^180W4012102Y3T3h5012104[3Y3^3T3mL112104S3b3_3^3lL412107U3^3Q3R3\3U3T3nL122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3oL322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3eL322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3fL322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311Y^100V^1X1B0000000Z^1V^1\16[^11L00000009^L00X^180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3PL32210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3aL02210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3bL112108`3b3Y3_3b3Y3d3i3eL322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3fL322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311\^100V^1X2B0000000]^1V^1\26^^11L00000006^L00X^180W4012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3_^1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3jG62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311`^100V^1R3B0000000a^1V^1V36b^11L00000005^L00X^180W4012102Y3T3_^152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3jG62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311c^100V^1j3B0000000d^1V^1n36e^1000000007X^180W4010108Q3\3Q3b3]3o2Y3T3RM31010<d3b3Y3W3W3U3b3o2d3Y3]3U3SM01010;b3U3`3U3Q3d3o2b3e3\3U3bL110108`3b3Y3_3b3Y3d3i3eL31010:S3b3U3Q3d3U3T3o2Q3d3fL31010:e3`3T3Q3d3U3T3o2Q3d321f^100V^1j4B1g^100V^1l4B004h^1i^1j^1k^10000l^1V^1P56m^11L00000002n^110o^10021P_100V^1\5B1Q_100V^1^5B0000000R_1Q3J6S_11L00000006W400T_100lL40ZL00_L10`L103070U_110`410WE10V_1W_100Q3T1B030X_110Y_1Z_100Q3V1B030X_110[_1\_100Q3X1B9W40P40a40T_12lL4ZL6hZ16_L8`L:000000]_1Q3P26^_11L00000005W400\:00PA10__120[[1104080\[110WE10`_110`4381a_100Q3Z2B070\[110WE10`_110`4b_100Q3\2B060X_110`_110i:381c_100Q3^2B050X_110`_110i:d_100Q3`2B6W40a40\:2PA4QA4__16000000e_1Q3f26f_11L1010000002W400k=402030X_110g_1h_100Q3R3B050X_110eS110VIi_100Q3T3B4W40a40k=2T=2000000j_1Q3Z36k_11L111100000:W400b920lL20h500l_100bX150[:00ZL00eL30fL303050m_1132210QW1n_100Q3Z4B030m_110QW1o_100Q3\4B030m_110`4P`100Q3^4BEW40a40b92lL4h56l_18SM8Q`18[X1:bX1:aX1:R`1:[:<aL<S`1<ZL>hZ1>eL@T`1@fLBU`1B000000V`1Q3n56W`11L1111000007P400Q400mG00lG50_^150jG60b3003030^I10[_1X`100Q3j6B030Y`110[IZ`100Q3l6B050Y`110m]110[I[`100Q3n6B?P40a40W40Q42h?2mG4ZH4lG6i?6_^18\`18jG:VH:]`1:b3<000000^`1Q3R86_`11L00000002P400o;003050``110[I10a`1b`100Q3\8B050c`110WI10[Id`100Q3^8B030^I10a`1e`100Q3`8B5P40a40W40o;2a62000000f`1Q3f86g`11L1111000003P400h`160jG602030^I10m?i`100Q3R9B050``110[I10m?j`100Q3T9B7P40a40W40h`12k`12jG4VH4000000l`1Q3h96m`11L1111000001g[1202030\V110n`1o`100Q3T:B030\V110Pa1Qa100Q3V:B2g[10b90000000Ra1Q3\:6Sa11L00000001Ta1202030Ua110Va1Wa100Q3f:B010Xa1Xa100Q3h:B2Ta10Ya10000000Za1Q3n:6[a11L00000003^L00W400o;002050\a110a`110X^1]a100Q3X;B050c`110X^110`@^a100Q3Z;B4^L0W42o;4a64000000_a1Q3`;6`a11L1111000004W400]S100WE00PL502090aa110[:1320121340ba100Q3l;B050aa110[:10YR1ca100Q3n;B;W40a40]S12WE4aL4Z>6lG6PL6WX16QG6hF6000000da1Q3j<6ea11L1111001002W400h5001030fa110dHga100Q3X=B3W40a40h52000000ha1Q3^=6ia11L1010000004ja100ka100la100ma1003030ja1142na1oa112Pb100Q3j=B010ja1ja100Q3l=B0142Qb1Rb110Sb100Q3n=B6ja10ka12la14Tb14ma16Ub16000000Vb1Q3T>6Wb101111000009UL00Xb180VL51210=\3Q3c3d3o2c3S3X3U3T3e3\3U3WL51210=\3Q3c3d3o2`3b3U3V3U3d3S3X3jK51210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3XL41210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3YL41210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3mG02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3ZL02210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361Yb100Q3V?B1Zb100Q3X?B1[b100Q3\?B1\b100Q3^?B1]b100Q3`?B1^b100Q3b?B:UL0VL4WL6jK8XL:YL<ZH>mG>hZ1@ZL@05_b1`b1ab1bb1cb10000db1Q3\@6eb11L1111000003]S120WE20n^1201030fb110d?gb100Q3h@B3]S10WE2n^14000000hb1Q3n@6ib11L1111000002VK00n^1201030fb110VKjb100Q3ZAB2VK0n^12000000kb1Q3`A6lb11L1111000002n^120mb1701030fb110fX1nb100Q3lAB2n^10mb12000000ob1Q3RB6Pc11L1111000004]S120WE20n^120mb1701030fb110[@Qc100Q3^BB4]S10WE2n^14mb16000000Rc1Q3dB6Sc11L00000003]S120WE20VK001040fb110i:6Tc100Q3nBB3]S10WE2VK4000000Uc1Q3TC6Vc11L00000002]S120WE201050fb110Wc110VIXc100Q3^CB2]S10WE2000000Yc1Q3dC6Zc12LB111100000020;0fb110[c110\c110WE10]c110^c1_c100Q3nCB0;0^\110`c110ac110]c110i:10bc1cc100Q3PDB0000000dc1[3J6ec12N611111400003fc140h500k3004030^T110gc1hc100[3X1B030^T110dV1ic100[3Z1B050k:10jc110dV1kc100[3\1B0141lc112mc100[3`1B4fc10h52k34SR14001nc100[3d1H000oc1[3h16Pd11N11110000003050^T110Qd110iNRd100[3R2B070^T110Sd110Td110Ud1Vd100[3T2B050k:10jc110iNWd100[3V2B0001Xd100[3X2H000Yd1[3\26Zd11N1111000001W8003050^T110[d110mF\d100[3f2B070^T110]d110Td110mF^d100[3h2B050k:10jc110mF_d100[3j2B0104:R3Q3S3[3W3b3_3e3^3T301`d100[3P3H000ad1[3T36bd11N1111000001W8003050^T110Sd110cd1dd100[3^3B030^T110ed1fd100[3`3B050k:10jc110cd1gd100[3b3B0104:d3U3b3]3Y3^3Q3d3U3T301hd100[3h3H000id1[3n36jd11N11110000003050^T110kd110ld1md100[3X4B030^T110nd1od100[3Z4B050k:10jc110Pe1Qe100[3\4B0001Re100[3^4H000Se1[3d46Te1000000001a61031Ue100[3P5B1Ve100[3R5B1We100[3T5B003Xe1Ye1Ze11[e100[3V5H000\e1[3^56]e11N1111000003f300fc140k3002050k:10jc11300^e100[3j5B030k:10_e1`e100[3l5B4f30fc12k34SR14000001039d3U3b3]3Y3^3Q3d3U3n=:V3_3b3S3U3o2a3e3Y3d3P>5S3b3Q3c3X3R>ae1[3X66be11N1111000001ce1402070de110ee110fe110YR1ge100[3d6B050de110ee110fe1he100[3f6B2ce10lL0000000ie1[3l66je11N1111000002[:00ke1403050le110WR11300me100[3X7B050le110b5142ke1ne110oe100[3Z7B030le110YR1Pf100[3\7B2[:0ke12001Qf100[3`7H000Rf1[3d76Sf11N1111000003]S100WE00Tf12020=0Uf110Vf110YR110]S1130010WE1320Wf100[3P8B050Uf110Vf110YR1Xf100[3R8B4]S10WE2Tf14Yf14000000Zf1[3X86[f12NB1111000001\f1602050]f110^f110YR1_f100[3d8B030`f110YR1af100[3f8B2\f10bf10000000cf1[3P96df100000000031ef100[3^9B1ff100[3`9B1gf100[3b9B003ef1hf1gf1006if1e;a8jf1kf1k:0lf1[3f96mf1000000001]80011nf100[3T:B002of1Pg1003Qg1Rg1Sg10Tg1[3X:6Ug1000000002]800P50011Vg100[3f:B001Wg1004Qg1Rg1Xg1Yg10Zg1[3j:6[g12NF1111000002\g150]g1602030^g110nW1_g100[3V;B050`g110ag110nW1bg100[3X;B4\g10cg10]g12dg12000000eg1[3^;6fg100000000031gg100[3j;B1hg100[3l;B1ig100[3n;B003jg1kg1lg1007Qg1Rg1mg1ng1og1if1Ph10Qh1[3R<6Rh100000000011Sh100[3`<B001Th1001if10Uh1Vh1:6Wh1000000005_D00\M10Xh180a6014106b3U3Q3c3_3^3XA3011Yh100Vh1T1B1Xh141241]15Zh1[h1\h1]h1^h10000_h1Vh1Z16`h11B1111000004ah180bh121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3ch121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3dh121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030eh110Xb1fh100Vh1n1B1ah10000000gh1hh1:6ih1000000001jh10021kh100hh1HB1lh100hh1JB001U20000mh1hh1N6nh11D00000001oh14011Pi100hh1X1H0107100000Qi1hh1\16Ri1000000001Si14011Ti100hh1h1H010711Ui10000Vi1hh1l16Wi10000001101hP1100000000021X200n6`BR11\>0157801920\f104PP`Rg`aa604PPU[ck1[3l8R1dDXi151Z81Yi11515220TN03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920T=021Zi1R1F111V600Zi1Z1LZi1X1>101[i10011`300Zi1X1L0000Zi18:\i11]i1^i1_i10212`i1ai10100001[i14PPf^Tlg100041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000di152l5P61mV11515151515720[:00`<5420[:00hB5320[:00h<56920iG00200056920hG002000ei1T1F111f<00ei1Z1Lei1Z1>101l@011d30120T=ei1^1L00000ei18:fi11gi1hi1ii10212`i1ai1000001l@4PP\mXh_31Q4061R600ei1f1F1j300ei1h1F1b300ei1j1F1h<00ei1l1F1n<00ei1n1F1d301320T=ei1P2F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101ji1ki1ei1P1>li151\41mi10ni1V1F111`30152920P7921mi1P7030921mi1P7920P7030ni1Z1Lni1Z1>101[i10000000ni18:oi11Pj1Qj1Rj10211ai101010001[i14PPb_QdB00041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Sj161\41mi10Tj1X1H4011`300Tj1\1B0Tj1\1B012l5P60150515720[:00`<5420[:00hB5220[:00PCTj1^1P10Tj1^1B011f<00Tj1b1T11Tj1b1B011d30120T=Tj1d1T10Tj1d1B1l@001Tj18:Uj11Pj1Vj1Wj10211ai101010001l@4PP\mXh_30031R600Tj1l1\11b300Tj1l1X21^400Tj1l1d341n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102Xj1Yj1Tj1R1>Zj1Yj1Tj1T1>[j151Z81\j11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021]j1P1F115V6j5l5P6R600]j1X1L]j1V1>0011d30120T=]j1Z1L11`300]j1V1L0000]j18:^j11]i1_j1`j10212ai1kI010000001000000aj193l5f<n501565920b421bj1b41cj1dj1NH01b31bj1185120Q4dj1T1J011ej101000dj18:fj11gj1hj1ij10111ai1000002ej14PP\mXh_3cj14P`beiM1Q40000000jj151b31bj10kj1NF111d301320T=kj1P1\1kj1P1J101[i1000011d30120T=kj1T1B00kj18:lj11gj1mj1nj10212`i1ai1000001[i14PPZfVg31Q40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100oj151j31Pk10Qk1NF111d301320T=Qk1P1\1Qk1P1J101[i1000021d30120T=Qk1T1B1R>0152920bi1000921Pk1bi1000Qk1V1B00Qk18:Rk12Sk1Tk1Uk1Vk10212`i1ai1000001[i14PPf^Tlg11Q40031n=00Qk1`1F1P>00Qk1b1F1T>01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3Qk1d1F0100Wk1:1j300Xk1T1H1PA20PA3Yk101Xk18:Zk11Tk1[k1\k1140]k1120^k10_k1120PA212`i1ai11`k110000000000000ak151`31mV10bk1R1F112X3Z301513517920P7030ck17921mV1P7030dk153920\:0001ek1bk1V1Lbk1V1>101l@0000000bk18:fk12gk1hk1ik1jk10212`i1ai1000002l@4PP\mXh_3ek10600041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100kk151`31mV10lk1P1F112X3Z3013517920P7030ck17921mV1P7030dk1lk1T1Llk1T1>101l@011d300lk1Z1L00000lk18:mk11hk1nk1ok10112`i1ai1000001l@4PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Pl191R>0152920bi1000921mV1bi1000Ql1P1H01`31mV10Ql1V1J15d3P>n=h=d500Ql1X1L11l@01000Ql18:Rl12Sl1Sk1Tl1Ul10212`i1ai10100001l@4PP\mXh_300000000Vl171`31Wl10Xl1^1H12P>T>1Yl1152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3Xl1R2B16j=h=T>R9R;R8016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3Xl1X2B0140Xl18:Zl11[l1\l1]l1150^l1120^k10_l1121Yl1^k10`l1212`i1ai101010001al14PP\mXh_300000022d5n40151515620b421Yl1b45420b45921Wl1b41al152920bi1000921Wl1bi1000Xl1b1P1102d5n401515620b421Yl1b452920bi1000921Wl1bi1000Xl1h1P1500bl191`301565920b421Yi1b41cj1cl1P1H02\;^;1Yi11920c[1020cl1X1B1=X3f5R;V;X;^;l9^:j:\4`4R8T8017920TN038c3S3X3U3T3e3\3U3dl1cl1^1B0010011l@cl18:el11fl1gl1hl10212`i1ai10100002l@4PPPhcRYZj9cj14PPb_QdB00000000il1?1X31Wl1185120i;jl1Z1F11`31mV10jl1^1F001505721mV1b45921Wl1i;1c\15621Wl1b421mV1b4kl1015921mV1b421Wl1i;Wl100jl18:ll11ml1nl1ol11;0Pm1121mV1b40Qm1121mV1^k10Rm115921Wl1i;21mV1b40Sm1121Wl1i;0Tm1121Wl1^k10Y@212`i1ai10010001c\14PPU[ck11P7141\300jl1l1\11\400jl1l1l21\>00jl1l1^41^>00jl1l1j500001Um1Vm1jl1V1>Wm151l51mV11515220[:1Xm185120Q4Ym1R1F111d30120T=Ym1V1\1Ym1V1J101[i1000011d301320T=Ym1Z1B00Ym18:Zm12[m1\m1]m1^m10212`i1ai1000002Xm10PC[i14PP_VUVQ21Q4021b300Ym1`1\11j300Ym1`1h241n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101_m1`m1Ym1N>am191d300bm1T1H01`31mV10bm1V1T111`300bm1V1X311l@121200bm18:cm12Sl1dm1em1fm10214`i1gm1hm1ai1000001l@4PP\mXh_31Q4011P>00bm1`1Z141n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100im181n51mV10jm1R1H2l5P60150515720[:00`<5420[:00hB5220[:00PCjm1V1>012`3R601503920i:020515185120Q485121mV1Q45220Q421mV1Q4jm1\1>jm18:km12lm1mm1nm1om1130Pn1121mV1^k10Qn1212`i1ai1010000000000000Rn181n500Sn1R1H1X300Sn1T1N011`300Sn1V1HSn18:Tn12lm1mm1Un1Vn1130Pn1120^k10Wn1212`i1ai1001000000000000Xn191d300Yn1P1H01\300Yn1T1J11X300Yn1V1L11l@01010Yn18:Zn11gk1[n1\n10211ai10100001l@4PPf^Tlg10081Z300Yn1b1F1f300Yn1d1F1`300Yn1f1F1f500Yn1h1F1\;00Yn1j1F1^;00Yn1l1F1n900Yn1n1F2R8Z8017920TN036S3Q3^3S3U3\3]n1Yn1P2F00000^n101d30185120Q4_n1LH204PPPb]^nnR4_n18:`n11Sl1an1bn10211ai10000001Q40000100cn151`31mV10dn1P1F211d300dn1T1T1dn1T1B101en1000021b300dn1V1X11d300dn1V1d2dn1V1B101fn10001gn1000dn18:hn11in1jn1kn10212`i1ai10010002en14PPf^Tlg1fn14PP_VUVQ21Q4011\>00dn1b1\141n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100ln1?1`31mV10mn1V1F11d31Yi10mn1X1F11fn101555921Yi1b421mV1b41en1nn10000mn18:on11in1Po1Qo1180Ro1121mV1^k10So1121Yi1^k10To115921Yi1b421mV1b40Uo111en1111ai101010002en14PPf^Tlg1fn14PP_VUVQ21Q40000000Vo1?1`31mV10Wo1V1F21f<1Wl10Wo1Z1B1d31Yi10Wo1\1B11l@015021Yi1T=5421Yi1b421Wl1b4Xo10000Wo18:Yo11\m1Zo1[o1180Ro1121mV1^k10\o1121Wl1^k10]o1121Yi1T=0^o1121Yi1^k1212`i1ai10100001l@4PP\mXh_31Q4051R600Wo1h1\11b300Wo1h1X21j300Wo1h1d31h<00Wo1h1n41n<00Wo1h1`600000_o1?1`31Wl115085120Z>85120`?`o1\1F000385121Wl1Z>ao15521Wl1Z>5821Wl1b41bo1co15580159921Wl1`?21Wl1b421Wl1b41c\1do1015921Wl1b421Wl1Z>Wl100`o18:eo11fo1go1ho11=0io1121Wl1b40Qm1121Wl1^k10jo1121Wl1Z>0ko1121Wl1`?0lo111bo10mo111c\10no1211ai101010002c\14PPZfVg3bo14PPPXXWXjZc400000000oo181d31Yi1120T=PP2R1H2l5P6015150515720[:00`<5420[:00hB5220[:00PC5050385120Q4385121Yi1Q45220Q421Yi1Q4PP2X1>012`3R60150513920i:02050385121Yi1Q45220Q421Yi1Q4515185120Q485121Yi1Q45220Q421Yi1Q4PP2`1>PP28:QP22\m1[m1RP2[o1130SP2121Yi1^k10Qn1212`i1ai100000000000000TP2?1R81Yi1151620TN303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920UN030UP2VP2T1F11Z81Wl10VP2\1F11[i1013721Yi1UNWP2XP20011VP28:YP21ZP2[P2\P216121Yi1TN0]P2121Yi1^k10^P219:21Yi1UN108`3b3Y3_3b3Y3d3i39:21Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21Yi1UN306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30_P2211`P2000001[i14PPf^Tlg11R4021\800VP2P2\11Z8013920T=021VP2P2R200100aP2?1R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120UNbP2T1F11Z81Wl10bP2X1F11[i1015052871:21Yi1UN104d3Y3]3U3034d3U3h3d352871:21Yi1UN108c3S3X3U3T3e3\3U3034d3U3h3d3cP20011bP28:dP21ZP2eP2fP2170gP2121Yi1^k10hP21:21Yi1UN104d3Y3]3U30iP21:21Yi1UN108c3S3X3U3T3e3\3U30jP2212`i1`P2000001[i14PPf^Tlg11R4021\800bP2l1\11Z8013920T=021bP2l1R200100kP2?1R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120UNlP2V1F11Z81Wl10lP2Z1F11[i1025152871:21Yi1UN105d3Y3d3\3U3034d3U3h3d356831:21Yi1UN105d3Y3d3\3U3000mP25152871:21Yi1UN104R3_3T3i3034d3U3h3d356831:21Yi1UN104R3_3T3i3000nP20011lP28:oP21ZP2PQ2QQ2170gP2121Yi1^k10RQ21:21Yi1UN105d3Y3d3\3U30SQ21:21Yi1UN104R3_3T3i30TQ2212`i1`P2000001[i14PPf^Tlg11R4021\800lP2P2\11Z8013920T=021lP2P2R200100UQ2?1R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120UNVQ2V1F11Z81Wl10VQ2Z1F11[i1036871:21Yi1UN105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3WQ26871:21Yi1UN109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3XQ26871:21Yi1UN107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3YQ20001VQ28:ZQ21ZP2[Q2\Q2190gP2121Yi1^k10]Q21871:21Yi1UN105c3_3e3^3T30^Q21871:21Yi1UN109f3Y3R3b3Q3d3Y3_3^30_Q21871:21Yi1UN107`3Q3i3\3_3Q3T30`Q2111`P2000001[i14PPf^Tlg11R4021\800VQ2P2\11Z8013920T=021VQ2P2R200100aQ2?1Z81Wl11515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120`AbQ2X1F000252871:21Wl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3cQ252871:21Wl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3dQ20000bQ28:eQ21fQ2gQ2hQ2170iQ2121Wl1^k10jQ21871:21Wl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30kQ21871:21Wl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30lQ2212`P2mQ21nQ211000000000000oQ2=1Z801515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120nNPR2NL20nN311Z80151515220TN03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920T=02185120W4PR2X1P120W401Z80151515220TN03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920T=02185120W4PR2`1J11Z801515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120nNPR2b1L11l@PR28:QR21RR2SR2TR20111`P2000001l@4PP`Rg`aa60011Z801620TN203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3PR2j1F00000UR2?1R81Yi1151515220TN03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20UN10:b3U3]3Y3^3T3U3b3Y2T3:20UN102Y3T3034d3U3h3d3VR2T1F31Z81Wl1151515220R421Yi1R45220TN21Yi1TN920T=021VR2Z1B1R81WR215220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3VR2^1B1Z81XR2151515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20`A109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20`A209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3VR2`1B00150505321XR2R421WR2R45421WR2^k121Wl1^k151515151515151539:21XR2`A309b3U3]3Y3^3T3U3b3c31002Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31202Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31402Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31602Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31802Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31:02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31<02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3539:21XR2`A309b3U3]3Y3^3T3U3b3c31>02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3YR20000VR28:ZR21RR2[R2TR2160\R219:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T30]R2121Yi1^k10^R2121XR2^k1111`P20000000021\8015220R421Yi1R4VR2`2F1R80151620TN203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20UN102Y3T39:20UN10:b3U3]3Y3^3T3U3b3Y2T39:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T39:21Yi1UN10:b3U3]3Y3^3T3U3b3Y2T3:21Yi1UN102Y3T3VR2b2F00101_R2`R2VR2P1>aR2?1Z81Wl11515220TN03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120lLbR2Z1F0013`9Z9^91cR20bR2f1P11505221Wl1lL6841921cR2[:921cR2`A21cR2WE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T336841921cR2[:921cR2`A21cR2WE503:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3dR20000bR28:eR21fR2gR2hR2180iR2121Wl1lL0^o1121Wl1^k10jR21921cR2[:921cR2`A21cR2WE0^o1121cR2^k1211`P2010000000000017\9X9d9l=j=h=d5015620^k121cR2^k1bR2`1L101kR2lR2bR2V1>mR2?2`9Z91cR216841920[:20`A503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3nR2V1F11Z81Wl11515220TN03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120lLnR2Z1F11l@015221Wl1lL6841921cR2[:21cR2`A2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3oR20010nR28:PS21fR2QS2hR2180iR2121Wl1lL0^o1121Wl1^k10RS21921cR2[:21cR2`A0^o1121cR2^k1211`P20100001l@4PPigPZ90171^900nR2l1F1\900nR2n1F1X900nR2P2F1Z900nR2R2F1d900nR2T2F1l=00nR2V2F1j=00nR2X2F00100SS2?1Z81Wl11515220TN03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120`ATS2R1F00026871:21Wl1`A107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3US268719:21Wl1`A109S3X3Q3^3^3U3\3Y2T3:21Wl1`A10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3VS20000TS28:WS21fR2XS2YS2170ZS2121Wl1^k10[S21871:21Wl1`A107U3^3Q3R3\3U3T30\S218719:21Wl1`A109S3X3Q3^3^3U3\3Y2T3:21Wl1`A10:S3X3Q3^3^3U3\3o2Y3T30]S2211`P200000000000000^S2?1Z81Wl11515220TN03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120lL85120P5_S2T1F000385121Wl1lL`S256831921Wl1P5030000aS235152871:21Wl1`A109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21Wl1`A10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3bS20000_S28:cS21fR2dS2eS2170ZS2121Wl1^k10fS2121Wl1lL0gS2121Wl1P50hS2211`P200000000000000iS2?1R81Yi115220TN03@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3jS2T1F11Z81Wl10jS2X1F11[i10252871:21Wl1`A107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3kS252871:21Wl1`A109S3X3Q3^3^3U3\3Y2T3034d3U3h3d3lS20011jS28:mS21fR2nS2oS2190PT2121Yi1^k10QT2121Wl1^k10RT21871:21Wl1`A107U3^3Q3R3\3U3T30ST21871:21Wl1`A109S3X3Q3^3^3U3\3Y2T30TT2211`P2000001[i14PPf^Tlg11R4021\800jS2l1\11Z801385120`AjS2l1R200100UT2?1R81XR21515220TN03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20UN10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3VT2R1F21R81Yl11515220TN03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4VT2X1B1Z81Wl11515220TN03EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20`A105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3VT2Z1B001505321Wl1R421Yl1R452841:21Wl1`A105c3d3Q3d3U3841:21XR2UN10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3WT20010VT28:XT21YT2ZT2[T2180\T21:21Wl1`A105c3d3Q3d3U30^o1121Wl1^k10]T21:21XR2UN10>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30^o1121XR2^k1111`P20000000131j=00VT2j1\11l=00VT2j1T21d500VT2j1T300100^T2?1Z81Wl1151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120`A52871:20`A10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3_T2NF000152871:21Wl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3`T20000_T28:aT21fQ2bT2cT20211`P2010000000000000dT2?1R81mD1515220TN03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720UNeT2fT2R1F11R81gT21515220TN03GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720UNeT2fT2X1>00153721mDUNhT2721gT2UNhT2iT20010fT28:jT21YT2kT2lT2150mT2121mD^k10nT2121gT2^k10oT2111`P20000000041n=00fT2h1F1P>00fT2j1F1R>0152920bi1000921mDbi1000fT2l1F1T>015220f3036\3Q3e3^3S3X3fT2n1F00100PU2:2R8T800QU2P1H1TN20TN0_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310QU28:RU21SU2TU2UU2150VU2120TN0]P2120^k10WU2112`i1`P200000000000000XU2?2^;\;1mV11920c[1020YU2X1F11Z81Wl115185120l>575920b421mV1b41ZU2YU2\1F0015221Wl1l>000[U20000YU28:\U21]U2^U2_U2170`U2121Wl1^k10aU2121Wl1l>0bU2121mV1^k10cU2211`P20100001ZU24PPU[ck101=2R8T801720TNdU2YU2h1F1R;00YU2j1F1V;00YU2l1F1X;00YU2n1F1l900YU2P2F1l;00YU2R2F1`300YU2T2F1T:00YU2V2F1h:00YU2X2F1`400YU2Z2F1h;00YU2\2F1d500YU2^2F1h=00YU2`2F00000eU262^;\;01920c[1020fU2V1H2012V;X;1mD0fU2\1T10fU2\1B022V;X;0153920W4030921mDW4031o1fU2`1J1Z80185120l>fU2b1J0fU2^1B04PPPXXWXjZc4011Z8015185120l>5620l>002fU2f1B0fU28:gU21]U2hU2_U20211`P2010000001:2R8T801720TNiU2fU2P2F1l900fU2R2F1l;00fU2T2F1`300fU2V2F1T:00fU2X2F1h:00fU2Z2F1`400fU2\2F1h;00fU2^2F1d500fU2`2F1h=00fU2b2F00002jU2kU2fU2P1>lU2mU2fU2R1>nU242Z8j40185120l>oU2P1H20l>0013V;l9R8017920TN038b3U3]3Y3^3T3U3b3iU2oU2Z1>13X;l9R8017920TN038b3U3]3Y3^3T3U3b3iU2oU2`1>1;`;h;`3T:h:l;`4l=j=d5h=00oU2f1>oU28:PV23]U2QV2RV2SV2TV20212`i1`P2010000000000000UV2?2Z8\81Pk11620TN:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3VV2P1F000153841921Pk1\:03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3WV20000VV28:XV21SU2YV2ZV216121Pk1TN0[V2121Pk1\:0^o1121Pk1^k10\V2111`P200000000000000]V2?1h81^V20_V2T1F000:6039S3_3^3V3Y3W3e3b3U3121^V2bP1`V2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121^V2bP1aV2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121^V2bP1bV2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121^V2bP1cV2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121^V2bP1dV2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121^V2bP1eV2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121^V2bP1fV2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121^V2bP1gV2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121^V2bP1hV2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121^V2bP1iV20000_V28:jV21kV2lV2mV2150nV2183121^V2bP10oV2121^V2^k10PW2212`i1`P2010000000000000QW251R81Yi115185120R4620TN403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3RW2NF211Z80185120R4RW2V1T1RW2V1B101[i1000011\80185120R4RW2X1T1RW2X1B101[i10000010RW28:SW21TW2UW2VW20111`P2000001[i14PPf^Tlg11R40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100WW2?1R81Yi115185120R4620TN403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3XW2R1F12Z8\81mV115220R421Yi1R4XW2d1F11[i10150385121mV1\:784121mV1\:YW2ZW20010XW28:[W21TW2\W2]W217121Yi1TN0^W2121Yi1^k10_W2121mV1^k10`W2121mV1\:111`P2000001[i14PPf^Tlg10011R8015220R421Yi1R4XW2n1f200111Z801620TN603@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3XW2Z1P1010aW2?1Z81mD1620TN:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3bW2T1F12Z8\81gT21620TN403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3bW2`1>00153841921gT2\:03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3cW20000bW28:dW21TW2eW2fW217121gT2TN0gW2121gT2^k10hW2121mDTN0iW2121mD^k1111`P200000000000100jW2?1R81Yi115220TN03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3kW2R1F11Z81Wl10kW2V1F11[i10152871:21Wl1`A105c3d3Q3d3c3034d3U3h3d3lW20011kW28:mW21RV2nW2oW2170PX2121Yi1^k10QT2121Wl1^k10QX21871:21Wl1`A105c3d3Q3d3c30RX2211`P2000001[i14PPf^Tlg11R4021\800kW2f1\11Z801385120`AkW2f1R200100SX2?1Z81Wl11515220TN03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120`ATX2T1F00015152871:21Wl1`A105c3d3Q3d3c3034d3U3h3d356831:21Wl1`A105c3d3Q3d3c3000UX20000TX28:VX21RV2WX2XX2150YX2121Wl1^k10ZX21:21Wl1`A105c3d3Q3d3c30[X2211`P21\X20000000000000]X2?1Z81Wl11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120`A036_3R3Z3U3S3d3^X2NF000652871:21Wl1`A107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3_X26871:21Wl1`A107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3`X26871:21Wl1`A105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3aX25053871:21Wl1`A105U3b3b3_3b3036_3R3Z3U3S3d352871:21Wl1`A205U3b3b3_3b304S3_3T3U3034d3U3h3d3bX25053871:21Wl1`A105U3b3b3_3b3036_3R3Z3U3S3d352871:21Wl1`A205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3cX25052871:21Wl1`A205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21Wl1`A205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3dX20000^X28:eX21fX2gX2hX20211`P200000000000000iX2<11Z80152920TN03003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3jX2JH1T=110jX28:kX21fX2lX2mX20211`P200000000000000nX2?1R81Yi1185120R4oX2T1F22X;01mD185120W4oX2Z1B1Z81Wl1151515220TN21Yi1TN920T=02185120W4oX2\1B11l@0150505321Yi1TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221mDW421Wl1W452921mDP421mDW421Wl1W4PY20010oX28:QY21RY2SY2TY21;0UY2121Yi1^k10VY2121Wl1W40Qm1121Wl1^k10WY2121mDW40Qm1121mD^k10Y@212`i1`P2000001l@4PPigPZ91R4051T:00oX2n1F1l900oX2P2F1h:00oX2R2F1h;00oX2T2F1`300oX2V2F00100XY2?1R81Yi1185120R4YY2T1F21^<1cR2185120W4YY2Z1B1Z81Wl1151515220TN21Yi1TN920T=02185120W4YY2\1B11l@01505321Yi1TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221Wl1W421cR2W4ZY20010YY28:[Y21RY2\Y2]Y21;0UY2121Yi1^k10VY2121Wl1W40Qm1121Wl1^k10^Y2121cR2W40Qm1121cR2^k10Y@212`i1`P2000001l@4PPigPZ91R4051T:00YY2n1F1l900YY2P2F1h:00YY2R2F1h;00YY2T2F1`300YY2V2F00100_Y2?1R;1mV10`Y2T1F21^<1cR2185120W4`Y2X1B1Z81Wl1151515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=02185120W4`Y2Z1B11l@015221Wl1W421cR2W4aY20010`Y28:bY21RY2cY2dY2180eY2121Wl1W40^o1121Wl1^k10fY2121cR2W40^o1121cR2^k1212`i1`P2000001l@4PPigPZ90141T:00`Y2j1\11l900`Y2j1`21b900`Y2j1R41\800`Y2j1b500100gY2?1Z81Wl11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120T=hY2T1F0001505221Wl1T=385121Wl1\:5121Wl1T=684121Wl1\:203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3iY20000hY28:jY21fX2kY2lY2170mY2121Wl1^k10nY2121Wl1T=0oY2121Wl1\:0PZ2212`i1`P200000000000000QZ2?1R81Yi1151515220TN03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20UN102Y3T3034d3U3h3d3RZ2T1F31Z81Wl1151515220R421Yi1R45220TN21Yi1TN920T=021RZ2Z1B1R81WR215220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3RZ2^1B1Z81XR2151515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20`A109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20`A209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3RZ2`1B0015050505050505050505321XR2R421WR2R45421WR2^k121Wl1^k1529:21XR2`A309b3U3]3Y3^3T3U3b3c31002Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31202Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31402Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31602Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31802Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31:02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31<02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3529:21XR2`A309b3U3]3Y3^3T3U3b3c31>02Y3T39:21XR2`A309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21Yi1UN102Y3T3SZ20000RZ28:TZ21RR2UZ2VZ2160\R21:21Yi1UN102Y3T30WZ2121Wl1^k10XZ2121XR2^k1111`P20000000041\8015220R421Yi1R4RZ2`2F1R8015220TN03FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3RZ2b2F1R801515220TN03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20UN10:b3U3]3Y3^3T3U3b3Y2T39:20UN102Y3T3:21Yi1UN102Y3T3:21Yi1UN102Y3T3RZ2d2F1^;00RZ2f2F00101_R2`R2RZ2P1>YZ2=1Z801515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120nNZZ2NL20nN211Z80151515220TN03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920T=02185120W4ZZ2X1P120W401Z80151515220TN03Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920T=02185120W4ZZ2`1J11Z801515220TN03EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120nNZZ2b1L11[Z2ZZ28:\Z21RR2]Z2^Z20111`P2000001[Z24PPPXnnmi`Uh10021Z801620TN203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3ZZ2j1F1^;00ZZ2l1F00001_Z2`Z2ZZ2P2>aZ2?1Z81Wl11515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120`AbZ2NF00045152871:21Wl1`A10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21Wl1`A10<`3U3^3T3Y3^3W3S2_3e3^3d3000cZ252871:21Wl1`A10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3dZ26871:21Wl1`A10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3eZ26871:21Wl1`A10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3fZ20000bZ28:gZ21fQ2hZ2iZ20212`i1`P21jZ20000000000000kZ2?1`;1\j1185120Z>lZ2T1F11Z81Wl11515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120kNlZ2X1F0015721Wl1kN5921\j1Z>1c\1mZ20000lZ28:nZ22]U2fQ2oZ2P[2180Q[2121Wl1^k10R[2121Wl1kN0S[2121\j1Z>0T[2121\j1^k1212`i1`P2000001c\14PPThjX_:01000000U[2?1\:1^V2185120W4V[2T1F11Z81Wl1151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20`A10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d352871:20`A20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<036Q3R3c3U3^3d3V[2Z1>11l@015050505050529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021^V2W4529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021^V2W4529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021^V2W4529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021^V2W4529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021^V2W4529:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021^V2W4W[20000V[28:X[21]U2Y[2Z[216121^V2W40[[2121^V2^k10\[2121Wl1^k10][2211`P2000001l@4PP`Rg`aa60041b;0152920W421^V2W421^V2W4V[2V2F1R=01515220W421^V2W45384120WE036]3Y3c3c3U3T3V[2X2F3X;0^:0152920W421^V2W421^V2W4V[2Z2F1R801720TN]n1V[2\2F00100^[2?1Z81Wl11515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120kN_[2X1F0011`;1\j1185120Z>_[2d1P11558015921Wl1kN21\j1Z>1c\1`[20000_[28:a[21]U2b[2c[2180Q[2121Wl1^k10R[2121Wl1kN0S[2121\j1Z>0T[2121\j1^k1211`P2000001c\14PPThjX_:00000011`;015185120Z>5720Z>5921Wl1kN1c\1_[2^1L021d[2e[2_[2T1>f[2?1Z81Wl11515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20`A20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3g[2R1F0006505053871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3h[2505053871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3i[2505053871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3j[2505053871:21Wl1`A20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3k[2505053871:21Wl1`A20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3l[2505053871:21Wl1`A20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21Wl1`A30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3m[20000g[28:n[21fQ2o[2P\2130Q\2121Wl1^k10R\2211`P200000000000000S\2?1R81Yi1185120R4T\2V1F11^<1cR215085120_L85120`LT\2\1>11l@02505050505321Yi1TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21Yi1UN105d3Y3d3\3U3034d3U3h3d3385121cR2_L5221cR2_L:21Yi1UN105d3Y3d3\3U3515683121cR2_L0007:21Yi1UN105d3Y3d3\3U3U\2V\2505050505321Yi1TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21Yi1UN104R3_3T3i3034d3U3h3d3385121cR2`L5221cR2`L:21Yi1UN104R3_3T3i3515683121cR2`L0007:21Yi1UN104R3_3T3i3U\2W\20000T\28:X\21ZP2Y\2Z\21<0[\2121cR2^k10\\2121cR2_L0]\2121cR2`L0^\2121Yi1^k10_\21:21Yi1UN105d3Y3d3\3U30`\21:21Yi1UN104R3_3T3i3212`P2Y3000001l@4PPigPZ91R4031T:00T\2V2\11l900T\2V2`21`300T\2V2R400100a\2?1`;1\j1185120Z>b\2X1F0002505580159921\j1`?21\j1b421\j1Z>1l@385121\j1X4c\2505580159921\j1`?21\j1b421\j1Z>1c\13684121\j1X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3d\20159921\j1`?21\j1b421\j1Z>Wl100b\28:e\21f\2g\2h\21>0i\2121\j1Z>0j\21921\j1`?21\j1b40Qm1121\j1^k10k\2121\j1X40Rm1180159921\j1`?21\j1b421\j1Z>0l\211c\10m\211l@113`i1n\2mQ20110004c\14PP\mXh_3l@4PPhUibmR1VK4PPU[ck1o\24PPPlYaTUm400000012\>^>015157801920\f104PP`Rg`aa61VK5720b45921\j1Z>1o\2b\2^1P1300P]2?121Yi115185120e4620W4203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3Q]2T1F000150515221Yi1W403@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121Yi1e43034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221Yi1W403?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121Yi1e43037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1R]20000Q]28:S]21T]2U]2V]2170W]2121Yi1W40X]2121Yi1e40^o1121Yi1^k10Y]2212n\2mQ2011000000000000Z]2?1f<1Yi115185120mG85120lG[]2Z1F12X;`;1\]21515185120mG5220mG21Yi1mG6841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3[]2`1B1588225921Yi1lG21Yi1b41]]21cj10152921\]2Z>21\]2hF21Yi1lG^]20000[]28:_]21`]2a]2b]2190c]2121Yi1^k10d]2121Yi1lG0e]21921\]2Z>21\]2hF0Qm1121\]2^k10Y@212`i1n\2000002cj14PPdhU\\d1]]24PP`Rg`aa60011f<015220mG21Yi1mG[]2R2F00000f]2?2R;X;1mV1185120hFg]2\1F12l5f<1Yi1151515185120lG5720b45921mV1hF1h]25520b45821mV1hF1cj152920P4921mV1P4921mV1W4030921mV1P4921mV1W4920P4030g]2b1>001505221Yi1lG21mV1hF578015921Yi1lG21mV1hF1o\2i]20000g]28:j]21`]2k]2b]2180l]2121Yi1^k10d]2121Yi1lG0m]2121mV1hF0^o1121mV1^k1212`i1n\2000003h]24PPdhU\\d1cj14PPhUibmR1o\24PPPgk_QR`40093R;V;X;0153920hF20b421mV1hFg]2R2F1\;00g]2V2F1^;00g]2X2F1l900g]2Z2F1n900g]2\2F1j:00g]2^2F1^>00g]2`2F1\>00g]2b2F1Z>00g]2d2F00000n]2?2X;`;1\]215185120mG5085120Z>85120hFo]2V1F0011l51mV1185120mGo]2b1P115559921\]2Z>21\]2hF21mV1b45821mV1jG1c\1P^20000o]28:Q^21R^2S^2T^21:0U^2121mV1^k10V^2159921\]2Z>21\]2hF21mV1b40W^21921\]2Z>21\]2hF0X^2121\]2^k10Y^2121mV1jG212`i1n\2000002Z^24PPPlYaTUm4c\14PPZfVg31mG0000031f<01515220mG21\]2mG85120jGo]2\1T1101l501515220mG21\]2mG85120jGo]2^1T1011l501515220[:00PC5720b45921\]2b41Z^2o]2`1T1100[^251f<1Yi115151515185120P485120lG85120_^185120jG565920lG20_^120jG\^2P1F212f<j<0152920P421Yi1P421Yi1P4\^2^1P1\^2^1B115821Yi1lG1c\1000014l<B`;X;00\^2d1P1\^2d1B115821Yi1lG1c\10000000\^28:]^21R^2^^2_^20211n\2000002`^24PP\mXh_3c\14PPThjX_:0031\;00\^2j1\11^;00\^2j1\31R;00\^2j1d5000114015720b45921Yi1lG1`^2\^2V1L060a^2?1R81Yi115151620TN203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3851:9:20UN106S3_3^3V3Y3W320UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3851:9:20UN106S3_3^3V3Y3W320UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3b^2T1F11`;1\j115151720W4c^26841920S\10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120_L85120`Lb^2^1>11l@02505221\j1_L:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3385121\j1_Ld^2505221\j1`L:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3385121\j1`Le^20010b^28:f^21g^2h^2i^21<0j^2121\j1^k10k^2121\j1_L0]\2121\j1`L0l^2121Yi1^k10m^21:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U30`\21:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3211n\2000001l@4PPPTUioS\R10021n900b^2T2F1R801620TN303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3b^2V2F00000n^2?1l91Yl115185120_L85120`Lo^2V1F11`;1\j115151720W4c^26841920S\10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120_L85120`Lo^2\1>11l@025052921\j1_L21Yl1_L21Yl1_L51721Yl1_LP_2721\j1_LQ_2R_25052921\j1`L21Yl1`L21Yl1`L51721Yl1`LP_2721\j1`LQ_2S_20010o^28:T_21g^2U_2i^21<0j^2121\j1^k10k^2121\j1_L0]\2121\j1`L0V_2121Yl1^k10m^2121Yl1_L0`\2121Yl1`L212`i1n\2000001l@4PPPTUioS\R10121n900o^2T2F2R8T801620TN203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3o^2V2F00000W_2?1`;1\j115085120S\185120`LX_2R1F000236841921\j1S\1037e3^3[3^3_3g3^33034^3_3^3U3035U3]3`3d3i3030Y_250721\j1`LQ_2385121\j1`LZ_20000X_28:[_21\_2]_2^_2190__2121\j1^k10`_2121\j1S\10a_2121\j1_L0b_2121\j1`L0Y@212`i1n\200000000000000c_2?1`;1\j11515185120Z>5085120W485120P46841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3d_2V1F11X;1mD15185120hF50515185120P485121\j1P45220P421\j1P4515185120W485121\j1W45220W421\j1W4d_2\1>11l@01578015921mDhF21\j1Z>1al1e_20000d_28:f_21g_2h_2i_2190i\2121\j1Z>0T[2121\j1^k10j_2121mDhF0^o1121mD^k10k_2111n\20100002l@4PPhUibmR1al14PP`Rg`aa60081R;00d_2l1F1l900d_2n1F1R800d_2P2F1T800d_2R2F1`400d_2T2F1Z>00d_2V2F1\>00d_2X2F1^>00d_2Z2F00000l_2?1`;1\j116841920kY103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3m_2\1F0025l=n=j=h=T>1XR216841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3m_2b1B7`3d3l=n=j=h=T>1mV116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3m_2f1B15050505036841921XR2W8921XR2f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321XR2n_221\j1n_25521mV1b421XR2b4921mV1a?020555921\j1b421mV1b41o_2P`20000m_28:Q`21R`2S`2T`2160U`2121\j1^k10V`2121XR2^k10W`2121mV1^k1111n\201010001o_24PPigPZ900000000X`2?1`;1\j11515185120Z>53841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920kY103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120`?Y`2\1F00015580159921\j1`?21\j1b421\j1Z>1c\1Z`20159921\j1`?21\j1b421\j1Z>Wl100Y`28:[`21\`2]`2^`21:0i\2121\j1Z>0_`21921\j1`?21\j1b40Qm1121\j1^k10Rm1180159921\j1`?21\j1b421\j1Z>0l\211c\1112`i1n\201010003c\14PPThjX_:VK4PPU[ck1o\24PPPlYaTUm400000012\>^>015157801920\f104PP`Rg`aa61VK5720b45921\j1Z>1o\2Y`2f1P1300``2?2>`;1\j1185120W4a`2X1F00013721\j1W4b`2c`20000a`28:d`22e`2f`2g`2h`2150i`2121\j1^k10j`2121\j1W40k`2213`i1n\2mQ2011000000000000l`251`;1\j1151515185120Z>53841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920kY103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120`?5680159920`?20b420Z>1c\1m`2R1F111d;00m`2d1\1m`2d1J101[i10000000m`28:n`21o`2Pa2Qa20212`i1n\201010004c\14PPThjX_:[i14PPigPZ9VK4PPU[ck1o\24PPPlYaTUm400041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18112\>^>015157801920\f104PP`Rg`aa61VK5720b45921\j1Z>1o\2m`2^1P1300Ra2?1d;1bj11385120b\1Sa2V1F0011`;1\j1185120Z>Sa2\1P115680159921\j1`?21\j1b421\j1Z>1c\1Ta20000Sa28:Ua21Va2Wa2Xa2190Ya2121bj1^k10Za2121\j1Z>0_`21921\j1`?21\j1b40Qm1121\j1^k10Y@111n\201010002c\14PPThjX_:l@4PPigPZ900000011`;015185120Z>555921bj1b420b41l@Sa2Z1Z1020[a2?1d;1bj1185120b\1\a2V1F00015680121bj1b\11c\1]a20000\a28:^a21Va2_a2`a2160aa2121bj1^k10ba2121bj1b\10ca211c\1212`i1n\201010001c\14PPThjX_:00000000da291n;01515220P421\j1W45620k]121\j1Z>ea2R1H01`;1\j11515185120W485120Z>720W4c^2ea2Z1B13l9l;X;00ea2^1L11l@01000ea28:fa21g^2ga2ha20212`i1n\21ia200001l@4PP`eSQo=00000000ja2?101mD151515185120W485120Z45620Z420b46841920X4030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3ka2Z1F1141la21515185120W45220W421mDW45720b45921mDZ41`^2ka2b1F1585921mDZ421mDb41ma201558015921la2b421mDZ41c\1na2015921la2b421mDZ4Wl100ka28:oa21f\2Pb2Qb21>0Rb2121mDW40Sb2121mDZ40Qm1121mD^k10Tb2121la2b40Qm1121la2^k10Rm118015921la2b421mDZ40l\211c\1112n\2mQ20110003c\14PP\mXh_3`^24PPdhU\\d1ma24PP`Rg`aa600:100152920W421mDW421mDW4ka2n1F1\;0152920W421mDW421mDW4ka2P2F1^;00ka2R2F1600ka2T2F1f>00ka2V2F1d>00ka2X2F1`>00ka2Z2F1^>00ka2\2F1\>00ka2^2F1Z>00ka2`2F00000Ub2?101mD1515185120Z485120X45620Z420b4Vb2X1F11`;1\j115185120Z>5220Z>21mDZ4Vb2\1F1585921mDZ421mDb41[Z202505580159921\j1`?21\j1b421mDZ41c\13684121mDX4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Wb25580159921\j1`?21\j1b421mDZ41l@Xb20159921\j1`?21\j1b421mDZ4Wl100Vb28:Yb21f\2Zb2[b21@0\b2121mDX40]b2121mDZ40Qm1121mD^k10^b21921\j1`?21\j1b40Qm1121\j1^k10Rm1180159921\j1`?21\j1b421mDZ40l\211c\10m\211l@112n\2mQ20110003c\14PP\mXh_3l@4PPhUibmR1[Z24PPdhU\\d10041001505220Z421mDZ45220W421mDW4Vb2P2F1^>00Vb2R2F1\>00Vb2T2F1Z>00Vb2V2F00000_b291`;01515220W421Pk1P4684120S\13037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3`b2P1H01j<1Pk1185120P4`b2V1J11f<00`b2X1L11l@01000`b28:ab21R^2bb2cb20212`i1n\2000001l@4PPdhU\\d100000000db25141la217920S503BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2eb2fb2NF211`;00fb2T1T1fb2T1B101[i1000011B00fb2V1T1fb2V1B101[i10001gb2000fb28:hb22ib2jb2kb2lb20213`i1n\2mQ2000001[i14PP\mXh_300051n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11`>00fb2\1T18000mb25101mD15185120Z485120W4nb2X1F111001515220W421mDW450385120Z45620Z421mDZ4nb2T2Lnb2P2>101[i115921mDZ404PP\mXh_3011401385120W4nb2R2L0000nb28:ob21Pc2Qc2Rc20213`i1n\2mQ21Sc2110002[i14PP\mXh_3Tc24PPPb]^nnR40071\;0152920W421mDW421mDW4nb2^2F1^;00nb2`2F1n900nb2b2F1`>00nb2d2F1600nb2f2F1f>00nb2h2F1R801784120TNUc2nb2j2F00022^<d<01515220W421mDW452841920T_1920l_1037e3^3[3^3_3g3^3034^3_3^3U3nb2^1P1104^<d<R;0015050515220W421mDW46841920T_1920l_1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]35185120hF5220hF21mDZ4515220W421mDW454920Z421mDZ45921mDZ41Tc2nb2d1P1020Vc2?1f<1Wl115185120P485120mGWc2P1F21h<1Xc215220P421Wl1P4Wc2V1B1`;1\j11516841920S\10302036S3Q3S3X3U3T3035S3Q3S3X3U352920mG03021Wl1mGWc2X1B0015421\j1b421Xc2b4Yc20000Wc28:Zc21[c2\c2]c2160^c2121Wl1mG0_c2121Xc2^k10`c2121\j1^k1213`i1Y3n\20000000021f<0152920P421Wl1P421Wl1P4Wc2b1F1P600Wc2d1F00000ac2?1\81mV11515220TN03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920PA030bc2cc2T1F0012`;R:1\j10cc2X1P1150385121\j1W4565921mV1b421\j1b41[Z2dc20000cc28:ec21fc2gc2hc2180ic2121mV1^k10jc2121mV1PA0hW2121\j1W40T[2121\j1^k1211n\2000001[Z24PPPlYaTUm400000000kc2?1`;1\j115185120W485120Z>lc2X1F11Z81mV115220TN03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3lc2^1B004505221mV1W421\j1W45621mV1hF21\j1Z>mc25050385121mV1hF5621mV1hF5921\j1Z>1nc25621mV1hF59921\j1`?21\j1b41nc2oc250385121mV1hF5521mV1hF5821mV1b41c\1Pd250505050385121mV1hF385121mV1mG385121\j1mG5321mV1hF21\j1Z>5221mV1mG21\j1mGQd20000lc28:Rd21fc2Sd2Td21A0Ud2121mV1^k10Vd2121mV1W40]b2121mV1hF0Wd2121mV1mG0Xd2121\j1W40]b2121\j1Z>0Wd2121\j1mG0Qm1121\j1^k10Y@212`i1n\2000002c\14PPThjX_:nc24PPU[ck101000000Yd2?1Z81Wl11515220TN03CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120hFZd2X1F0011`;1\j1185120Z>Zd2d1P11558015921Wl1hF21\j1Z>1c\1[d20000Zd28:\d21fc2]d2c[2180Ud2121Wl1^k10^d2121Wl1hF0_d2121\j1Z>0T[2121\j1^k1211n\2000001c\14PPThjX_:00000011`;015185120Z>5720Z>5921Wl1hF1c\1Zd2^1L021`d2e[2Zd2T1>ad2?1`;1\j11515185120Z>385120X45680159920`?20b420Z>1c\1bd2V1F0011Z81Yl1152871:20`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3bd2b1P1152:21Yl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020cd20000bd28:dd21f\2ed2fd21:0i\2121\j1Z>0j\21921\j1`?21\j1b40Qm1121\j1^k10gd2121Yl1^k10hd21:21Yl1`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112n\2mQ20110003c\14PP\mXh_3VK4PPU[ck1o\24PPPlYaTUm400000012\>^>015157801920\f104PP`Rg`aa61VK5720b45921\j1Z>1o\2bd2\1P1300id2?1n;1jd215185120k]185120P4kd2X1F11`;1\j11515220W421jd2P485120Z>kd2^1B11l@015521jd2k]121\j1Z>ld20000kd28:md21g^2nd2ha2190l]2121jd2^k10od2121jd2k]10Pe2121\j1Z>0Qm1121\j1^k10Qe2212`i1n\2000001l@4PPdhU\\d100000000Re2?1f<1Yi11515185120P485120_^185120jGSe2V1F11B1\]2151784120a6Te25220W421Yi1P4Se2Z1F11[Z201565921\]2b421Yi1_^121Yi1jGUe2015921\]2b421Yi1_^1Wl100Se28:Ve21R^2We2Xe21:121\]2W40Ye2121\]2^k10Ze215921\]2b421Yi1_^10[e2121Yi1jG0Qm1121Yi1^k10Y@212`i1n\2000001[Z24PPPP_ZTYYW10031f<0152920P421Yi1P421Yi1P4Se2h1F1l<01565920b421Yi1_^121Yi1jGSe2j1F1R:00Se2l1F00000\e25141la2185120W4]e2R1F111001515220W421la2W450385120Z45620Z421la2b4]e2l1L]e2l1>101[i10000000]e28:^e21Pc2_e2Rc20213`i1n\2mQ20110002[i14PP\mXh_3Tc24PPPb]^nnR40071\;0152920W421la2W421la2W4]e2V2F1^;00]e2X2F1n900]e2Z2F1`>00]e2\2F1600]e2^2F1f>00]e2`2F1R801784120TNUc2]e2b2F00032^<d<01515220W421la2W452841920T_1920l_1037e3^3[3^3_3g3^3034^3_3^3U3]e2X1P1104^<d<R;401515220W421la2W450506841920T_1920l_1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]385120hF54920Z421la2b45921la2b41Tc2]e2^1P1021000]e2h1T1060`e2?141la2185120W4ae2T1F1101Wl11515220W421la2W450385120Z45620Z421la2b4ae2h1>11[Z201555921Wl1b421la2b41[i1be20000ae28:ce21Pc2de2Rc219121la2W40ee2121la2^k10fe215921Wl1b421la2b40ge2121Wl1^k10he211[i1212n\2mQ20110003[i14PP\mXh_3[Z24PPPlYaTUm4Tc24PPPb]^nnR400814015220W421la2W4ae2T2F1\;0152920W421la2W421la2W4ae2V2F1^;00ae2X2F1n900ae2Z2F1`>00ae2\2F1600ae2^2F1f>00ae2`2F1R801784120TNUc2ae2b2F00022^<d<01515220W421la2W452841920T_1920l_1037e3^3[3^3_3g3^3034^3_3^3U3ae2Z1P1103^<d<401515220W421la2W4506841920T_1920l_1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]354920Z421la2b45921la2b41Tc2ae2`1P1020ie271`;016841920kY103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3je2Z1H13l=n=T>1gT216920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3je2b1B1:j=T>h=n4d5R9b;R;R8`3016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3je2h1B01J0je28:ke21R`2le2T`2160U`2120^k10me2120kY10ne2121gT2^k1112`i1n\20101000000000000oe291d;00Pf2R1H01`;01515185120Z>53841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920`?20b420Z>1c\1Pf2X1B11`;00Pf2`1L11l@01000Pf28:Qf21Va2Rf2`a20212`i1n\201010002c\14PPThjX_:l@4PPigPZ900000000Sf2:1`;00Tf2NH1k420k4023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310Tf28:Uf21T]2Vf2Wf20212n\2mQ2011000000000000Xf291`;015185120Z>6841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Yf2LH201200Yf28:Zf22e`2g_2[f2\f20212`i1n\20000002W4Z>0000000]f291`;01515185120Z>85120P46841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3^f2NH201200^f28:_f22e`2g_2`f2af20212`i1n\20000002P4Z>0000000bf2?1X;1mD151515185120W485120hF5620hF20b43920]C3720W4cf2df2Z1F12j4V:1\j11515085120bC5185120cC621mDW4120cC565920b421mDhF1c\1df2d1>1585921mDhF21mDb41l@013621mDW41921\j1bC21\j1cCef20000df28:ff21gf2hf2if21:121mDW40jf2121mDhF0Qm1121mD^k10kf2121\j1^k10lf215921\j1b421mDhF0mf2212`i1n\201010002c\14PPThjX_:l@4PPPlYaTUm40081X;015220W421mDW4df2P2F1V;0152920W421mDW421mDW4df2R2F1^:0152920W421mDW421mDW4df2T2F1\;0152920W421mDW421mDW4df2V2F1^;00df2X2F1^>00df2Z2F1\>00df2\2F1Z>00df2^2F00000nf2:1b>00of2R1H1P520P5123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320of28:Pg21T]2Qg2Rg2150Sg2120P50Tg2120^k10Y@212n\2mQ2011000000000000Ug291`;01515220W421\j1W46841920kY1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Vg2T1H01`;1\j11515185120W4385120Z>6841920kY1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Vg2\1B160j:V;X;R;^:015152920W421\j1W421\j1W455920Z4920[X1920hF20b45821\j1b41l@Vg2d1B11l@01000Vg28:Wg22e`2Xg2Yg2Zg20213`i1n\2mQ20110001l@4PPhUibmR100000000[g2?1`;1\j11515185120P485120Z>6841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\g2T1F11`;1Pk115151515185120P45220P421\j1P485120Z>5620Z>21\j1Z>6841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3\g2Z1>11l@01565921Pk1Z>21\j1Z>1al1]g20000\g28:^g21e`2_g2`g21=0ag2121\j1P40bg2121\j1Z>0Qm1121\j1^k10cg2121Pk1Z>0Qm1121Pk1^k10dg215921Pk1Z>21\j1Z>0mf2211n\2000002l@4PPPU^QSS=al14PP`Rg`aa60081R;00\g2j1F1l900\g2l1F1R800\g2n1F1T800\g2P2F1`400\g2R2F1Z>00\g2T2F1\>00\g2V2F1^>00\g2X2F00000eg25101mD1515185120Z485120W46841920X4037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3fg2X1F1134`;>01505052920W421mDW421mDW43721mDW4gg23720W4gg2fg2b1Lfg2b1>115821mDZ41c\115921mDZ404PPU[ck1000000fg28:hg22gf2ib2ig2jg20213`i1n\2mQ201101kg201c\14PPThjX_:00:10015220W421mDW4fg2n1F1\;0152920W421mDW421mDW4fg2P2F1^;00fg2R2F1`>00fg2T2F1600fg2V2F1f>00fg2X2F1d>00fg2Z2F1^>00fg2\2F1\>00fg2^2F1Z>00fg2`2F00000lg2?1f<1Wl11515185120mG85120P485120lGmg2T1F11`;1\j11515151516841920S\10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U385120mG52920P420W421Wl1P485120Z>5220Z>21Wl1lGmg2Z1>0015221\j1mG21Wl1mGng20010mg28:og21Ph2Qh2Rh21;0i\2121\j1Z>0Sh2121\j1mG0Qm1121\j1^k10Th2121Wl1mG0Qm1121Wl1^k10Y@212`i1n\20000000051f<015152920P421Wl1P421Wl1P452920lG21Wl1lG21Wl1lGmg2n1F1h<00mg2R2F1j<00mg2T2F1l<00mg2V2F1R:00mg2X2F00000Uh281`;1\j115185120mG52841920S\1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3Vh2Z1H1f<015220mG21\j1mGVh2^1N21l@0Vh28:Wh21Xh2Yh2Zh2170i`2121\j1^k10[h2121\j1mG0\h211l@0]h2212`i1n\2000001l@4PPPQhbWXZ500000000^h2?2X;`;1\]215185120mG5085120Z>85120hF_h2^1F0011f<1Yi10_h2j1P115559921\]2Z>21\]2hF21Yi1_^121Yi1jG`h20159921\]2Z>21\]2hF21Yi1_^1Wl100_h28:ah21R^2bh2ch21:0U^2121Yi1^k10V^2159921\]2Z>21\]2hF21Yi1_^10W^21921\]2Z>21\]2hF0X^2121\]2^k10dh2121Yi1jG212`i1n\2000001Z^24PPPlYaTUm41mG0000031f<01515220mG21\]2mG85120_^1_h2d1T1011l501515185120mG5220mG21\]2mG85120jG_h2f1T1101l501515220[:00PC5720b45921\]2b41Z^2_h2h1T1100eh2?1f<1Wl11515185120mG85120P485120lGfh2T1F13X;`;X=1gh2151515185120mG6841920S\1036S3Q3S3X3U3T33037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U352920hF920Z>20jK21Wl1lG52920P421Wl1P421Wl1P4fh2\1>11[Z2015221gh2mG21Wl1mGhh20011fh28:ih21Ph2jh2kh21:121Wl1P40lh2121Wl1mG0Qm1121Wl1^k10mh2121gh2mG0Qm1121gh2^k10Y@211n\2000001[Z24PPPTUioS\R10051f<015152920P421Wl1P421Wl1P452920lG21Wl1lG21Wl1lGfh2R2F1h<00fh2V2F1j<00fh2X2F1l<00fh2Z2F1R:00fh2\2F00011l5015185120mG5220Q421Wl1Q4fh2X1Z1100nh251b;1oh20Pi2NF211R=01515284120WE039T3U3\3Y3f3U3b3U3T352920W4030921oh2W4920W4030Pi2R1P1Pi2R1B101[i1000011`;0152920W4030921oh2W4920W4030Pi2X1P1Pi2X1B101[i10000000Pi28:Qi21Ri2Si2Ti20212`i1n\2000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000Ui292\:R=0151515220W421oh2W452841920WE036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520PL21oh2b45620PL5921oh2b41Tc252841920]S1030039T3U3\3Y3f3U3b3U3T3Vi2P1H01b;1oh20Vi2T1T1011l@01000Vi28:Wi21Ri2Xi2Yi20212`i1n\2000002l@4PP\mXh_3Tc24PPPlYaTUm400000000Zi2?1b;1oh2185120W4[i2V1F11\:1^V2151515220W421oh2W485120PL5620PL5921oh2b41Tc2[i2Z1F11l@015621^V2PL21oh2b4\i20000[i28:]i21Ri2^i2_i218121oh2W40`i2121oh2^k10ai2121^V2^k10bi2121^V2PL0ci2212`i1n\2000002l@4PPPTUioS\R1Tc24PPPlYaTUm400000000di2?1`;1\j115185120Z>52841920kY1030033d3Q3`3ei2V1F00025759921\j1`?21\j1b421\j1Z>41c\1fi2505559921\j1`?21\j1b421\j1Z>1c\1555921\j1R\121\j1Z>1c\1gi20000ei28:hi21\`2ii2ji21:0i\2121\j1Z>0ki21921\j1`?21\j1b40Qm1121\j1^k10li2121\j1R\10mi211c\1111n\201010003c\14PPThjX_:VK4PPU[ck1o\24PPPlYaTUm400000012\>^>015157801920\f104PP`Rg`aa61VK5720b45921\j1Z>1o\2ei2\1P1300ni291P<01515220P421Yi1P4506841920a603:^3_3o2S3_3^3d3U3^3d3403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T35284120a6037d3Y3]3U3_3e3d3oi2T1H01f<1Yi115151720P4c^285120lG5720lG20b4oi2\1B13n;j<h<00oi2`1L1585921Yi1lG21Yi1b41cj101000oi28:Pj21g^2Qj2Rj20212`i1n\2000001cj14PPThjX_:00000000Sj292\;^;0150920c[1020720W4Tj2Uj2NH01n900Uj2T1J15R8R;l9n9d500Uj2V1L11l@01000Uj28:Vj21Wj2Xj2Yj20212`i1Zj2000001l@4PPb_QdB00000000[j293\;^;n9015050920c[1020920n>020720W4c^2\j2NH01R8015220TN03CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3\j2T1J14R8R;l9d500\j2V1L11l@01000\j28:]j22Wj2RR2^j2_j20212`i1Zj2000001l@4PPb_QdB00000000`j281l;00aj2R1H4l5P6R6d300aj2V1>112l9`300aj2X1Haj28:bj22cj2dj2ej2fj2130gj2120^k10hj2212`i1Zj200000000000000ij292V;X;01720W4c^2jj2P1H01l901920VU1020jj2V1J18`3V6j5l5P6R6l9n900jj2X1L0010011l@jj28:kj21cj2lj2mj20212`i1Zj2000001l@4PPPlYaTUm400000000nj294l;X;V;`;017920W420P4c^2oj2P1H01l5015185120iG5220iG000oj2Z1J15j5l5`3l9n900oj2\1L11l@01000oj28:Pk22g^2dj2Qk2Rk20111Zj2000001l@4PPdhU\\d100000000Sk2<11`700Tk2NH<dKRMSMP5bL_L`LcLdLeLfLlL110Tk28:Uk21Vk2Wk2Xk20212Yk2Y3011000000000000Zk2:1^700[k2V1H1oL20oL211\k211]k210[k28:^k21_k2`k2ak2190bk2120oL0^o1120^k10ck211\k20dk211]k20Y@212Yk2Y30110002\k20PPdk\njk2]k20PP\_h\i^700000000ek2:2Z7T<00fk2V1H1PL20PL211\k211]k210fk28:gk21_k2`k2ak2190hk2120PL0^o1120^k10ck211\k20dk211]k20Y@212Yk2Y30110002\k20PPdk\njk2]k20PP\_h\i^700000000ik2:4^7Z7R<T<00jk2X1H2eL20eL211\k211]k2fL20fL211\k211]k210jk28:kk21_k2lk2ak21:0mk2120^k10nk2120eL0ok2120fL0Pl211\k20dk211]k2213`i1Yk2Y30110002\k20PPdk\njk2]k20PP\_h\i^700000000Ql2<11\700Rl2NH3W4P4eL110Rl28:Sl21Tl2Ul2Vl20212Yk2Y3011000000000000Wl252T<V<1mV1185120P4Xl2T1F111R<015220W421mV1P4Xl2^1\1Xl2^1J101mC0000000Xl28:Yl21Zl2[l2\l20213`i1Yk2Y3000001mC4PPZfVg300000021R<01515420^k121mV1^k1555921mV1b420b41mCXl2Z1T1101R<00Xl2\1T1061]l2^l2Xl2P1>_l272T<V<1mV1185120P4`l2P1H00001R<`l28:al21Zl2bl2\l20213`i1Yk2Y3000001mC4PPZfVg300000021R<01555921mV1b420b41mC`l2V1T1011R<015220W421mV1P4`l2X1T1100cl2=1P700dl2R1L20_K20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32dl28:el21fl2gl2hl20212`i1Yk2010000000000000il2=1P700jl2P1L20`K2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32jl28:kl21fl2ll2ml20212`i1Yk2010000000000000nl2:2`7Z<00ol2X1H3RM20RM211\k211]k2eL20eL211\k211]k2fL20fL211\k211]k210ol28:Pm21_k2Qm2Rm21<0Sm2120^k10Tm2120RM0Um2120eL0Vm2120fL0Wm211\k20dk211]k2213`i1Yk2Y30100002\k20P``_Qn2]k20P`[i`d700000000Xm2<11Z700Ym2NH;W4P4_L`LPLaLbLcLdLeLfL110Ym28:Zm21Tl2[m2Vl20212Yk2Y3011000000000000\m294^7Z7\7`700]m2NH201200]m28:^m21_m2`m2am20213`i1Yk2Y30000003mC^LW40000001bm2cm2]m2X1>dm2?7^7Z7`7d<R<T<Z<1mV115185120eL85120fLem2P1F00015521mV1eL21mV1fLfm20000em28:gm21_k2hm2im2160mk2121mV1^k10jm2121mV1eL0km2121mV1fL212Yk2Y300000000000000lm2:6Z7^7`7T<R<Z<00mm2LH5aL20aL0337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3h520h50236^3_3d3Y3V3i335V3U3d3S3X3nL20nL3nm2SM20SM0434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2bL20bL0334X3Y3W3X336^3_3b3]3Q3\333\3_3g310mm28:om21Pn2Qn2Rn20212Yk2Y300000000000000Sn2=2Z7\700Tn2NL20P4111^700Tn2T1\120W42Tn28:Un21Zl2Vn2\l20213`i1Yk2Y300000000000000Wn2:1R700Xn2LH1gK20gK023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310Xn28:Yn21fX2Zn2[n20212Yk2_e100000000000000\n2<11R700]n2LH1T=110]n28:^n21fX2_n2`n20212Yk2_e100000000000000an2?1R71mV10bn2T1F0002505121mV1T=385121mV1QA51321mV1T=85121mV1QAcn25050385121mV1QA5185121mV1eK85121mV1fK3721mV1QAdn2en20000bn28:fn21fX2gn2hn2190in2121mV1^k10nY2121mV1T=0jn2121mV1eK0kn2121mV1fK0ln2213`i1Yk2_e100000000000000mn2?2^7R<1mV10nn2R1F0001507921mV1mL030on27921mV1nL030nm2Po20000nn28:Qo21Ro2So2To2170Uo2121mV1^k10Vo2121mV1mL0Wo2121mV1nL0Xo2213`i1Yk2Y300000000000000Yo2<11^700Zo2NH5W4h5lLeLfL110Zo28:[o21Tl2\o2Vl20212Yk2Y3011000000000000]o2>1X70185120mG^o2P1H20mG0011f<0185120mG^o2V1^120mG0^o28:_o21`o2ao2bo20112Yk2Y3010000000000000co2>1X70185120ZLdo2P1H20ZL0011^<0185120ZLdo2V1^120ZL0do28:eo22`o2fo2ao2go20112Yk2Y3010000000000000ho2?1X71Wl115185120XL5520WL5820b41c\1io2\1F0011d31Yi10io2`1P125221Wl1XL21Yi1T=jo250321Yi1T=515521Wl1WL5821Yi1b41c\15721Wl1WL595921Yi1b41cH1c\1ko20000io28:lo21`o2mo2no21;0oo2121Wl1XL0PP3121Wl1WL0QP3121Yi1b40RP3121Yi1T=0Qm1121Yi1^k10Y@112Yk2Y31SP3100002c\14PPZfVg3cH4PPf^Tlg100000000TP3<11X700UP3NH7VLWLjKXLYLmGZL110UP38:VP31WP3XP3YP30112Yk2Y3010000000000000ZP3?1X71Wl1185120jK[P3Z1F0011`;1\j10[P3^1P115721Wl1jK5921\j1Z>1c\1\P30000[P38:]P31`o2^P3_P3160`P3121Wl1jK0S[2121\j1Z>0T[2121\j1^k1112Yk2n\20100001c\14PPZfVg300000000aP3:2X7X=00bP3P1H1UL20UL013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d320bP38:cP31dP3eP3fP30112Yk2Y3010000000000000gP3:1T700hP3LH1l>20l>21000010hP38:iP31fQ2jP3kP30212Yk2_e100000000000000lP3<11T700mP3LH2l>kK110mP38:nP31fQ2oP3PQ30212Yk2_e100000000000000QQ3?1V71^V215185120PL85120QLRQ3LF00015721^V2QL21^V2PLSQ30000RQ38:TQ31fQ2UQ3VQ30212Yk2eV100000000000000WQ391V700XQ3LH201200XQ38:YQ31fQ2ZQ3[Q30212Yk2eV10000003mCdKPL0000001bm2\Q3XQ3V1>]Q3<11`700^Q3LH8dKRMSM_L`LlLeLfL110^Q38:_Q32Vk2`Q3aQ3Xk20213`i1Yk2Y300000000000000bQ3=1`701920lL021cQ3T1L20dK011d700cQ3Z1\120W42cQ38:dQ31eQ3fQ3gQ30213`i1Yk2eV1010000000000000hQ3?1f71\j115185120XA85120a6iQ3R1F0011j>1Yi115185120XA85120a6iQ3V1P11505321Yi1n_221\j1n_25721\j1XA21Yi1XAjQ30000iQ38:kQ31lQ3mQ3nQ31:0oQ3121\j1XA0]b2121\j1_D0PR3121\j1a60QR3121Yi1XA0^o1121Yi1^k1213`i1Yk2dJ0000002_D\M0000000RR3:1f600SR3LH1XA20XA21000000SR38:TR31UR3VR3WR30112Yk2dJ00000000000000XR3?1b61Wl115185120d?85120iJYR3LF00015521Wl1d?21Wl1iJZR30000YR38:[R31UR3\R3]R30111Yk200000000000000^R3<11^600_R3LH3bJcJdJ110_R38:`R31UR3aR3bR30111Yk200000000000001cR3dR3_R3R1>eR3<11`600fR3LH1Z4110fR38:gR31UR3hR3iR30111Yk200000000000001jR3kR3fR3R1>lR3?1n61mD185120XAmR3P1F0011l61gT2185120XAmR3T1P115721mDXA21gT2XAnR30000mR38:oR32PS3lQ3QS3RS316121mD_D0SS3121gT2XA0TS3121mDXA0US3112Yk2dJ0000001_D0000000VS3:1j600WS3LH1lJ20lJ0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300WS38:XS31PS3YS3ZS30111Yk200000000000000[S3<11h600\S3NH7Q4QKd?iJg3RKSK110\S38:]S31PS3^S3_S30111Yk200000000000000`S3?1j61Wl115284120lJ034V3Q3Y3\3aS3P1F00015384121Wl1RK034`3Q3c3c3bS30000aS38:cS31PS3dS3eS3160fS3121Wl1VK0gS3121Wl1^k10hS3121Wl1RK111Yk200000000000000iS301j500jS3NHX61kS3jS38:lS31mS3nS3oS30111PT3000001kS34PP\mXh_300000000QT341j>0151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120XART3LH20XA0011R6015052841920a6034Q3e3d3X3034Q3e3d3X36920kH000200RI00VIRT3T1R100RT38:ST32TT3lQ3UT3VT30213`i1PT3dJ00000000000000WT3?1R61la2152841920a6030034Q3e3d3X3XT3V1F11j>1Yi1151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120XAXT3\1B0015721Yi1XA1YT3ZT30000XT38:[T31TT3\T3]T3180^T3121la2^k10_T3121Yi1XA0^o1121Yi1^k10`T311YT3213`i1PT3dJ000001YT30201000000aT3?1j>1mD15151720_DbT385120XA50385120Xh1720Xh1cT3dT3T1F11j>1gT2185120XAdT3Z1B0015721gT2XA21mDXAeT30010dT38:fT31lQ3gT3hT319121mD_D0SS3121mDXA0^o1121mD^k10dk2121gT2XA0^o1121gT2^k1213`i1PT3dJ0000003_D\Ma60000100iT341j50185120aGjT3LH20aG100012P:R:00jT3R1NjT38:kT31lQ3lT3mT30111PT300000000000000nT3?1j>1mD151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120XAoT3T1F31R61la2152841920a6030034Q3e3d3X3oT3Z1B1R61WR2152841920a6030034Q3e3d3X3oT3\1B1j>1gT2151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120XAoT3^1B0015050565821WR2b41cj121gT2b45221WR2Q421la2Q4575921gT2XA21mDXA1YT3PU30000oT38:QU31TT3RU3SU31=0TU3121la2^k10`\2121WR2^k10UU3121mDXA0Qm1121mD^k10VU3121gT2XA0Qm1121gT2^k10Y@212PT3dJ000002cj14PPU[ck1YT30400000100WU391B016841920a6030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3XU3P1H01R600XU3T1T111f<00XU3T1^211l@01000XU38:YU32\_2ZU3[U3\U30212`i1PT3000001l@4PPPlYaTUm400000000]U391B0136841920a6030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3^U3P1H01R600^U3V1J19T6P<l5P6f<n5`;^;n90154920[:00`<00PI^U3Z1B11l@01000^U38:_U31\_2`U3aU30212`i1PT3000001l@4PPPlYaTUm40011R801720TN]n1^U3h1\100000bU392\;^;0150920c[10207920W4030Tj2cU3NH01R600cU3T1J14R8R;n9`300cU3V1L11l@01000cU38:dU31ZU3eU3fU30212`i1PT3000001l@4PP\mXh_300000000gU3?1l>1mD185120dh1hU3X1F21d31mV115220T=020hU3^1B1l>1gT2185120dh1hU3`1B002505621gT2dh121mDdh1565821mV1b41cj121gT2b4iU35721gT2dh121mDdh1jU30000hU38:kU31lQ3lU3mU31:0nU3121mDdh10Qm1121mD^k10oU3121gT2dh10Qm1121gT2^k10PV3121mV1^k1212PT3dJ0100001cj14PPU[ck100000100QV3?1R61la21515720kH00XO5420kH00`U1RV3R1F000285121la2a6SV3684121la2a62037^3U3d3g3_3b3[3036c3U3b3f3U3b3TV30000RV38:UV31VV3WV3XV3170YV3121la2^k10ZV3121la2kH0[V3121la2a60\V3212`i1PT300000000000000]V3?1R61la21620kH200RI00VI^V3R1F000285121la2a6SV35284121la2a6034Q3e3d3X3_V30000^V38:`V31aV3bV3XV3170YV3121la2^k10ZV3121la2kH0[V3121la2a60cV3212`i1PT300000000000000dV351R61la20eV3T1F215T6P<l5P6`;0151505157920[:00`<00`<54920[:00`<00hB5220[:00PC6841920S\1036S3Q3S3X3U3T34036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3039_3^3o2T3U3]3Q3^3T3eV3X1P1eV3X1B0011\;01513920c[1020555920b421la2b41fV3eV3`1P10012V;X;00eV3d1P1eV3b1B101gV30011\;01513920c[1020555920b421la2b41fV3eV3b1P11hV311`;01684120S\13034^3_3^3U3035U3]3`3d3i3030eV3l1B00eV38:iV32\_2dm1jV3kV30212`i1PT3000002fV34PP\mXh_3gV34PP\mXh_30161n900eV3V2F1^;00eV3X2F1R801620TN203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3eV3Z2F1`;01385120S\1eV3\2F1f<00eV3^2F1n500eV3`2F00000lV3?1R61la20mV3NF000285121la2a6SV3684121la2a68034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3nV30000mV38:oV33dm1VV3jb2PW3QW30212`i1PT300000000000000RW351j51mV10SW3R1F611l500SW3V1T1SW3V1B101l\1000011P600SW3X1T1SW3X1B101l\1000011R600SW3Z1T1SW3Z1B101l\10001TW311b300SW3\1T1SW3\1B101l\10001UW311j300SW3^1T1SW3^1B101l\10001o@11d300SW3`1T1SW3`1B101l\10001VW3000SW38:WW32in1dm1XW3YW30212`i1PT30010001l\14PPf^Tlg11Q40051n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11`>00SW3j1T18100ZW351R61la215284120a6037^3U3d3g3_3b3[3[W3R1F112l5P60150515720[:00`<5420[:00hB5220[:00PC[W3Z1L[W3X1>101__10011X>01506841920[:0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920ke1020[W3X1L0000[W38:\W31]W3^W3_W30211PT30100001__14PPPQhbWXZ500000000`W3?1j51mV10aW3X1F13l5P6R61gh20aW3Z1F11l@01555921gh2b421mV1b41l\1bW3015921gh2b421mV1b4Wl100aW38:cW31in1dW3eW3180fW3121mV1^k10gW315921gh2b421mV1b40hW3121gh2^k10mi211l\1111PT30010002l\14PPlUX[Fl@4PP\mXh_31Q41000100iW3?1j>1mD15151720_DjW385120XA50385120Xh1720Xh1cT3kW3T1F23h=T>d51XR2152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3kW3Z1B1j>1gT215151515220_D21mD_D5220\M21mD\M52920a6030921mDa603085120XAkW3\1B11l@015050505721gT2XA21mDXA5221gT2XA0005521gT2b421XR2b4565921gT2b421XR2b41ZU2lW30000kW38:mW31lQ3nW3oW31<121mD_D0PX3121mDXA0^o1121mD^k10QX3121gT2XA0^o1121gT2^k10RX3121XR2^k10SX3212PT3dJ000002ZU24PPhja`o6l@4PPPhcRYZj90071`300kW3f1\11V600kW3f1h21j500kW3f1T41l500kW3f1R51P600kW3f1R61R600kW3f1T71d300kW3f1P800000TX341j>0151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120XAUX3LH20XA0011R60153841920a6037^3U3d3g3_3b3[3034Q3e3d3X3UX3T1R100UX38:VX31lQ3WX3VT30213`i1PT3dJ00000000000000XX3?1R61la215185120Q452841920a6030037^3U3d3g3_3b3[3YX3T1F11d31Yi10YX3X1F11l@01321Yi1T=ZX30010YX38:[X32dm1\m1\X3]X3140^X3121la2^k10_X3121Yi1^k1212`i1PT30100001l@4PP\mXh_31Q4131l500YX3h1\11P600YX3h1\21f<00YX3h1^300000`X3?1R61la215152841920a6030037^3U3d3g3_3b3[385120Q4aX3V1F31X>1\]21506841920[:0303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920ke1020aX3\1B1`31Wl115185120Q45320Q421la2Q4aX3^1B1d31Yi11515185120Q45320Q421la2Q485120T=aX3`1B11l@015021Yi1T=5521Wl1b421\]2b4bX30000aX38:cX31]W3dX3eX3170fX3121Yi1^k10gX3121\]2^k10hX3121la2^k10Y@211PT30100001l@4PPPQhbWXZ50051X>015036841920[:036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920ke1021aX3j1F1R60153841920a6030037^3U3d3g3_3b3[3aX3l1F1l5015720[:00PIaX3n1F1b300aX3P2F1j300aX3R2F00000iX3?2R>T>1bj1152920f3035S3b3Q3c3X3035S3b3Q3c3X3jX3T1F0014R6l5P6d31la20jX3X1P115050503921la2i:02053841921la2a6037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921bj1b421la2b41l@53921bj1bi1000921la2bi1000kX30000jX38:lX31dm1mX3nX3160oX3121bj1^k10lf215921bj1b421la2b40PY3121la2^k1212`i1PT30100001l@4PPf^Tlg100000000QY3?1j>1mD1515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120XARY3R1F21l51mV115220[:00PCRY3X1B1j>1gT215151515220_D21mD_D5220\M21mD\M52920a6030921mDa603085120XARY3Z1B001505521gT2XA21mDXA5721mV1b421gT2b4SY30000RY38:TY31[m1UY3VY31;0WY3121mDXA0Qm1121mD^k10oU3121gT2XA0Qm1121gT2^k10XY3121mV1^k10YY3212PT3dJ0000000061R600RY3f1F1b300RY3h1F1Z300RY3j1F1j300RY3l1F1d3015220T=020RY3n1F1l501515320[:00PC5720[:00hBRY3P2F00100ZY3:1R600[Y3P1H1kH20kH110PC10[Y38:\Y31[m1]Y3^Y3130^T3120^k10_Y3212`i1PT300000000000000`Y391j500aY3P1H01R6013920lH53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3aY3T1J16\6X6P8P:R8`300aY3X1B11l@01000aY38:bY31mS3cY3dY30111PT3000001l@4PP\mXh_300000000eY391j501545920b421mV1b421mV1kGfY3LH01l51mV11515220[:00jJ5620kG040fY3R1J12P:l500fY3T1L121mV1kG01000fY38:gY31mS3hY3iY30111PT300000000000000jY3?1Z61jd2185120SJkY3X1F21R61la213920lH53841920a6037^2U2d2g2_2b2[2034Q3e3d3X3kY3^1B1Z61Xc2185120SJkY3`1B11ej101505321Xc2SJ21jd2SJ5421Xc2^k121la2^k1lY30000kY38:mY31mS3nY3oY3180PZ3121Xc2SJ0QZ3121jd2^k10RZ3121la2^k10SZ3121Xc2^k1111PT3000001ej14PPPndXbb^20061\600kY3l1F1X600kY3n1F1P:00kY3P2F1P800kY3R2F1P600kY3T2F1l5015420[:00PIkY3V2F00001TZ3UZ3kY3T1>VZ3?1X;1mD151784120W4WZ385120hFXZ3T1F21R61la20XZ3Z1B4j4Z8V:h;1\]215150385120TN5284120TN03EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920l>0020005185120bC3621mDW4120bCXZ3\1B15921mDhF21mDb4015421\]2b421la2b4YZ30000XZ38:ZZ31ZU3[Z3\Z3180\R2121mDW40]Z3121mD^k10^Z3121\]2^k10_Z3121la2^k1211PT300000000;1\;0152920W421mDW421mDW4XZ3n1F1`;0152920W421mDW421mDW4XZ3P2F1R8017841920TN030`Z3XZ3R2F1^;00XZ3T2F1Z;00XZ3V2F1n900XZ3X2F1h=00XZ3Z2F1d500XZ3\2F1\>00XZ3^2F1^>00XZ3`2F1Z>00XZ3b2F00000aZ351l51mV11515720[:00XO5420[:00`U1bZ3NF111R600bZ3R1\1bZ3R1J101[i1000011R60136841920a60302037^3U3d3g3_3b3[3036c3U3b3f3U3b3bZ3V1B00bZ38:cZ32VV3dm1dZ3eZ30212`i1PT3000001[i14PPigPZ91Q40051n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11`>00bZ3`1T18100fZ3:1R600gZ3P1H1a620a61136c2U2b2f2U2b211gZ38:hZ31VV3iZ3jZ3150YV3120^k10kZ3120a60lZ3111PT300000000000000mZ3?1l>1mD0nZ3R1F11l>1gT20nZ3T1F00355921mDbh1000921gT2bh1921mDbh1000oZ355921mDch1000921gT2ch1921mDch1000P[355921mDdh1000921gT2dh1921mDdh1000Q[30010nZ38:R[31lQ3S[3hT31@0T[3121mD^k10U[3121gT2^k10V[3121mDbh10dk2121gT2bh10W[3121mDch10dk2121gT2ch10X[3121mDdh10dk2121gT2dh1213`i1PT3dJ00000000000100Y[341l>0185120dh1Z[3LH20dh10011d3013920T=020Z[3T1R114R6b3Z3j300Z[3V1L13h=d5n400Z[3X1NZ[38:[[31lQ3\[3][30212PT3dJ00000000000000^[3?1j>1Wl115151515220_D03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220\M031]1385120Xh185120XA_[3R1F11j>1oh215151515220_D03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220\M031]1385120Xh185120XA_[3X1B0015721oh2XA21Wl1XA`[30000_[38:a[31lQ3b[3c[3190d[3121Wl1XA0Qm1121Wl1^k10e[3121oh2XA0Qm1121oh2^k10Y@112dJPT300000000000100f[3?1l>1mD185120ch1g[3X1F21d31mV115220T=021g[3^1B1l>1gT2185120ch1g[3`1B002505621gT2ch121mDch1565821mV1b41cj121gT2b4h[35721gT2ch121mDch1i[30000g[38:j[31lQ3k[3mU31:0l[3121mDch10Qm1121mD^k10oU3121gT2ch10Qm1121gT2^k10m[3121mV1^k1212PT3dJ0100001cj14PPU[ck100000100n[351l51mV115220[:00jJo[3NF111R600o[3R1\1o[3R1J101[i1000011R60153841920a603003:b3Q3d3U3o2\3Y3]3Y3d3o[3V1B00o[38:P\32VV3jb2Q\3R\30111PT3000001[i14PPigPZ91Q40051n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11`>00o[3`1T18100S\351l51mV11620[:200RI00VIT\3T1F111R60152841920a6030034Q3e3d3X3T\3X1\1T\3X1J101[i1000011R60153841920a6030034Q3e3d3X3T\3\1B00T\38:U\31aV3V\3W\30212`i1PT3000001[i14PPigPZ91Q40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102X\3Y\3T\3N>Z\3Y\3T\3P1>[\391h=015220bi121cR2bi1\\3R1H01V61cR215185120\C85120bi1\\3X1J011l@01000\\38:]\31]i1^\3_\30213`i1kImQ20110001l@4PP\mXh_300000000`\381R8015220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3a\3R1H2P8R8015052920TN03003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120TN920nM021a\3X1>00a\38:b\31c\3d\3e\3130f\3120^k10g\3213`i1kImQ2011000000000000h\3?1P81Yi115085120nM85120oMi\3R1F0002921Yi1nM021j\356921Yi1oM002000k\30000i\38:l\31]i1m\3n\3170o\3121Yi1^k10P]3121Yi1nM0Q]3121Yi1oM0R]3212kImQ200000000000000S]382n7P800T]3R1H2j7l700T]3T1N00T]38:U]32c\3]i1V]3W]3130X]3120^k10Y]3213`i1kImQ2011000000000000Z]381V60185120\C[]3R1H2j7l700[]3V1N00[]38:\]31]i1]]3^]3150_]3120\C0`]3120^k10a]3213`i1kImQ2011000000000000b]3;011c]31d]3e]38:f]31g]3h]3i]30213`i1kIj]300000000000000k]371T6015284120TI034^3e3\3\3l]3P1H00001V6l]38:m]31]i1n]3o]3130P^3120^k10Q^3213`i1kImQ200000000000000R^351V61cR21515185120\C85120W485120iIS^3R1F113>`;B015220W421cR2W4S^3\1LS^3X1>101l@15921cR2iI1`^2013>`;B00S^3Z1L0000S^38:T^32`]2f`2U^3V^30213`i1kImQ20110002`^24PP\mXh_3l@4PPTSR[]V10081\;00S^3f1F1^;00S^3h1F1n900S^3j1F1R;00S^3l1F1l900S^3n1F1`>00S^3P2F1600S^3R2F1R801784120TNUc2S^3T2F00000W^391V601515185120\C5220W421cR2W4545920b421cR2b41YT3X^3P1H01V61cR215185120\C85120W4X^3V1J011YT301000X^38:Y^31mS3Z^3[^30112kImQ20110001YT34PP\mXh_300000000\^3?1P:1\j115185120b3385120QV1]^3T1F12R:j51^^30]^3Z1F11l@01921^^3[V1020_^30011]^38:`^31a^3b^3c^3140d^3121\j1^k10e^3121^^3^k1211SV1000001l@4PPPTUioS\R101000012f<l5016920[:00`<200`<00PC]^3X1Z1010f^391j500g^3NH01P:1\j115185120QV15320PV120QV1g^3T1B11R:00g^3X1L0010011[Z2g^38:h^31a^3i^3j^30212`i1SV1000001[Z24PPPTUioS\R100000000k^3?2f<l51Wl116920[:00`<200`<00PCl^3X1F21P:1\j115185120b3385120QV1l^3^1B2R:j51^^30l^3`1B11l@01505521^^3b421\j1b4921^^3[V1020m^30000l^38:n^31a^3o^3j^3140d^3121\j1^k10e^3121^^3^k1211SV1000001l@4PPPTUioS\R101000001P_3Q_3l^3T1>R_381`;1\j115185120mG6841920S\10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3S_3V1H2f<l50151515085120mG385120[:5220mG21\j1mG52920[:00`<00`<S_3\1>111R:00S_3`1HS_38:T_31a^3U_3V_3170i`2121\j1^k10W_3121\j1S\10X_3121\j1mG0Y_3213SV1n\2j]300000000000000Z_3>1j5015185120`G3684120`G4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1[_3LH20`G0011l50185120gG[_3R1^120gG0[_38:\_31]_3^_3__30212SV1L00000000000000`_3:3X6Z6\600a_3T1H1RJ20RJ0134^3_3^3U300a_38:b_31c_3d_3e_3150Ya2120^k10f_3120RJ0g_3112SV1L01001h_30000000000i_3:1j500j_3T1H1`G20`G0434^3_3^3U333^3Y3\334^3e3\3\331]111j_38:k_31c_3l_3e_3150fW3120^k10m_3120`G0n_3112SV1L01001h_30000000000o_391j5015185120`G3684120`G4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1P`3NH01R:00P`3R1T111l50152920[:00`<00`<P`3R1R30010111[Z2P`38:Q`31a^3R`3S`30211SV1000001[Z24PPPlYaTUm400000000T`391j5015620b421oh2SJU`3NH02X6\61oh2185120SJU`3V1B14Z6X6\6P:0150385120SJ5620SJ21oh2SJU`3\1B0010011l@U`38:V`31W`3X`3Y`30112SV1L000001l@4PPPlYaTUm400000000Z`3?1l51mV115220[:00PC[`3P1F0014f<l5P6R:1Wl1152920[:00`<00`<[`3V1>13921Wl1[V1020\`30000[`38:]`31^`3_`3``3150a`3121mV1^k10b`3121Wl1^k10c`3212SV1L00000000000000d`391f<015185120mG5320mG21mV1mGe`3NH01l51mV1151515220[:00PC85120mG85120Q4e`3V1B12d3j500e`3Z1L11l@01000e`38:f`31^`3g`3h`30211L000001l@4PP\mXh_31Q40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100i`3>1l501515220[:00PC85120mGj`3NH20mG0011f<015185120mG37920P4030c^2j`3V1L20mG0j`38:k`31^`3l`3m`30211L1n`30000000000000o`391l5015220[:00PCPa3NH01R:00Pa3T1J13f<P6l50152920[:00`<00`<Pa3X1B0010011[Z2Pa38:Qa31^`3Ra3Sa30212SV1L000001[Z24PPPlYaTUm400000000Ta3:5V9R9T9Z9h=00Ua3T1>1k320k33Va311Ua38:Wa31Xa3Ya3Za3150[a3120^k10V^2120k30\a3111SV100000000000000]a3:5V9R9T9Z9h=00^a3T1>1k320k33_a311^a38:`a31Xa3aa3ba3150[a3120^k10V^2120k30ca3011SV100000000000000da3?1j51mV11720_Gea3fa3P1F0011V91gT20fa3T1P113684121gT2h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ga30000fa38:ha31ia3ja3ka3190fW3121mV1^k10la3121mV1_G0ma3121gT2h50na3121gT2^k10Y@212SV1j]300000000000000oa3?1l51mV115152920[:00`<00`<85120gGPb3P1F11j51Yl115185120`G50385121mV1jG555920b421mV1b421mV1jGPb3V1>0013684121Yl1`G4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1Qb30000Pb38:Rb31]_3Sb3Tb3170`U2121mV1^k10Ub3121Yl1^k10Vb3121Yl1`G0Wb3212SV1L0000000071R:00Pb3f1F1P:00Pb3h1F1h<00Pb3j1F1j<00Pb3l1F1l<00Pb3n1F1Z=00Pb3P2F1l50152920[:00`<00`<Pb3R2F00011f<01515185120jG5720b421mV1b4565921Yl1b420b420jGPb3\1T1100Xb371j51Yl1151515185120b350385120`G684120`G4034^3_3^3U3033^3Y3\3034^3e3\3\3031]150385121mV1jG555920b421mV1b421mV1jG3515185120Q485121mV1Q45220Q421mV1Q4Yb3R1H11l51mV115152920[:00`<00`<85120gGYb3^1J17R:P:h<j<l<Z=l50152920[:00`<00`<Yb3b1B000Yb38:Zb31]_3[b3\b3170fW3120^k10]b3120`G0^b3121mV1^k10_b3212SV1L00000000000011f<01515185120jG5720b421mV1b4565921Yl1b420b420jGYb3V2T1100`b3?1j51Yl115185120`G3684120`G4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1ab3P1F0011l51mV1185120gGab3T1P115221Yl1`G21mV1gGbb30000ab38:cb31]_3db3eb3190fW3121Yl1^k10fb3121Yl1`G0gb3121mV1gG0Qm1121mV1^k10Y@212SV1L00000000000000hb3?1V91gT21684120h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ib3R1F11j51mV1150720_Gjb3720_Gea3ib3X1>11l@013721mV1_Gea3kb30000ib38:lb31ia3mb3nb3180ob3121gT2h50Pc3121gT2^k10Qc3121mV1_G0^o1121mV1^k1212SV1j]3000001l@4PPPTUioS\R101000100Rc3:1Z8015220TN03Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3Sc3LH1RJ20RJ0136U2c2b1e1f1[220Sc38:Tc31Uc3Vc3Wc3150Xc3120^k10Yc3120RJ0Zc3212SV1`P200000000000000[c391X6015420b45921oh2SJ1cj1\c3NH01X61oh2185120SJ\c3V1B14l5R6P:R:016920[:00RI200RI00VI\c3\1B11l@01200\c38:]c31W`3^c3_c30111SV1000002l@4PPPlYaTUm4cj14PPhUibmR100000100`c3?1Z61jd20ac3P1F00015621jd2SJ21jd2b4bc30000ac38:cc31W`3dc3Y`3170ec3121jd2SJ0fc3121jd2b40Qm1121jd2^k10Y@111SV100000000000000gc3:3X6Z6\600hc3LH1RJ20RJ0136U2c2b1e1f1[220hc38:ic31Uc3jc3kc30211SV100000000000000lc3?1f<1Wl115185120mG85120P4mc3V1F0021f<1cR215185120P485120mGmc3j1B1l51mV10mc3l1B15050505221Wl1mG21cR2mG5321Wl1P421cR2P453921mV1[:00`<00PC5521mV1b421cR2b4nc30000mc38:oc31^`3Pd3Qd31=0a`3121mV1^k10Rd3121cR2P40Sd3121cR2mG0Qm1121cR2^k10oU3121Wl1mG0Qm1121Wl1^k10Y@211L00000000000021l5015220[:00PCmc3\1T1016P6h<j<l<Z=R:015620^k121mV1^k1mc3^1P1101Td3Ud3mc3R1>Vd3?1`;1\j1151684120S\12036S3Q3S3X3U3T3035S3Q3S3X3U385120mGWd3X1F0021f<1Wl115185120P485120mGWd3n1B1l51\]20Wd3P2B15050505221\j1mG21Wl1mG53921\j1P4921\j1W403021Wl1P453921\]2[:00`<00PC5521\]2b421Wl1b4Xd30000Wd38:Yd31^`3Zd3[d31;0a`3121\]2^k10\d3121\j1mG0Qm1121\j1^k10]d3121Wl1mG0Qm1121Wl1^k10Y@212SV1n\200000000000031l5015220[:00PCWd3^1T1011f<015185120P485120mGWd3`1T1017P6h<j<l<Z=R:P:015620^k121\]2^k1Wd3b1P1101^d3Ud3Wd3T1>_d382Z8\81gh2185120`d3ad3T1H2n4d5015220`d321gh2`d3ad3X1N00ad38:bd31cd3dd3ed316121gh2TN0fd3121gh2`d30^o1121gh2^k10gd3211_e1010000000000000hd391n4015220bi121XR2bi1id3V1H01d51XR20id3Z1T1011l@01000id38:jd31kd3ld3md30111_e10100001l@4PPb_QdB00000000nd371n41\j115220bi121oh2bi1od3R1H17P5R5T5V5X5\5^51oh20od3X1J11d500od3`1L000od38:Pe31kd3Qe3Re3150Se3121\j1^k10Te3121oh2^k10Ue3111_e1010000000000000Ve371`8015320TN034d3X3U3^3We3P1H00003h8Z8\8We38:Xe31Ye3Ze3[e3150\e3120TN0]P2120^k10]e3111_e100000000000000^e3?1\51Yi10_e3HF00015221Yi1_D03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3`e30000_e38:ae31be3ce3de30212`i1_e100000000000000ee3:1Z801513920T=02150851:20`A205U3b3b3_3b304S3_3T3U35185120\:53871:20`A105U3b3b3_3b3036_3R3Z3U3S3d3fe3V1H1\:20\:0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321fe38:ge31he3ie3je316120TN0ke3120^k10le3120\:0me3111_e100000000000002ne3oe3fe3P1>Pf3oe3fe3R1>Qf3:4Z;`<f9b90137920\:034^3_3^3U3Rf3Sf3LH1\:20\:0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T311Sf38:Tf31he3Uf3Vf30111_e100000000000000Wf3:1^801720TNXf3Yf3P1H1\:20\:0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321Yf38:Zf31he3[f3je316120TN0ke3120^k10le3120\:0me3111_e100000000000000\f381R;00]f3P1H1R900]f3R1N00]f38:^f33_f3`f3af3bf3cf3130df3120^k10ef3212`i1_e100000000000000ff3?3Z8\8^81Pk11720TNgf3hf3P1F000153841921Pk1\:03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3WV20000hf38:if31jf3kf3lf315121Pk1TN0[V2121Pk1\:0^o1121Pk1^k1212`i1_e100000000000000mf372\8Z81Pk1152920R403021Yi1R4nf3P1H11R81Yi1151720TNgf385120R4nf3Z1B12\8Z8015152920R403021Yi1R45085120TN53841920\:03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3nf3`1B000nf38:of31jf3Pg3lf3160Qg3121Pk1R40Rg3121Pk1\:0^o1121Pk1^k1212`i1_e100000000000100Sg351R81Yi1185120R4Tg3NF211Z80185120R4Tg3T1T1Tg3T1B101[i1000011\80185120R4Tg3V1T1Tg3V1B101[i10000010Tg38:Ug31Vg3Wg3Xg30212`i1_e1000001[i14PPf^Tlg11R40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Yg3?1\81Pk1185120\:Zg3R1F0001684121Pk1\:>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3[g30000Zg38:\g31he3]g3^g3170_g3121Pk1TN0_W2121Pk1^k10le3121Pk1\:0me3112`i1_e100000000000000`g3?1\81Pk10ag3R1F00015056831921Pk1\:03000051385121Pk1\:721Pk1PAbg3cg30000ag38:dg31he3eg3fg3190_g3121Pk1TN0_W2121Pk1^k10le3121Pk1\:0gg3121Pk1PA0hg3211_e100000000000000ig3?1\81Pk10jg3T1F000256831921Pk1\:030000kg356831921Pk1PA030000lg30000jg38:mg32ng3og3Ph3Qh3190_g3121Pk1TN0_W2121Pk1^k10le3121Pk1\:0gg3121Pk1PA0Rh3212`i1_e100000000000000Sh3?1Z81mV11513920T=02185120\:Th3P1F000250568319:21mV1`A205U3b3b3_3b304S3_3T3U30300005153871:21mV1`A105U3b3b3_3b3036_3R3Z3U3S3d35683121mV1\:000Uh356831921mV1PA030000Vh30000Th38:Wh31ng3Xh3Yh318121mV1TN0ke3121mV1^k10le3121mV1\:0gg3121mV1PA0Rh3211_e100000000000000Zh3?1\81Pk11684120\:403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3[h3R1F00017921Pk1PA030\h3]h30000[h38:^h32_h3`h3ah3bh3170ch3121Pk1\:0^o1121Pk1^k10dh3121Pk1PA0eh3211_e100000000000000fh372b8d80152920^D021020gh3T1H00001b8gh38:hh31ih3jh3kh3130lh3120^k10mh3212`i1_e100000000000000nh376R5T5V5X5Z5`501503920^D0213920k=021oh3R1>00003R5V5`5oh38:Pi32Qi3Ri3Si3Ti3130Ui3120^k10Vi3212`i1_e100000000000000Wi326Xi3Yi3Zi3WF_DfE061P500[i3f1P12R5T500[i3h1N2V5X500[i3j1L1\500[i3l1J1^500[i3n1N1d500[i3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:[i38:000[i38:\i31kd3]i3^i30111_e1010000000000100_i397P5R5T5V5X5\5^500`i3R1>01d500`i3b1J11n400`i3d1L11l@01000`i38:ai31kd3bi3ci30111_e10100001l@4PPigPZ900000000di351f81XR213603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120\P1ei3T1F311f801603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120\P1ei3Z1T1ei3Z1B101l@000011b801920^D021ei3\1T1ei3\1B101l@000011d500ei3^1T1ei3^1B101l@0001fi3000ei38:gi31ih3hi3kh30212`i1_e10100001l@4PPb_QdB0041n=00ei3d1F1P>00ei3f1F1R>0152920bi1000921XR2bi1000ei3h1F1T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3ei3j1F00000ii3?1n81Pk10ji3NF0001684121Pk1WQ14035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3ki30000ji38:li31mi3ni3oi30211_e100000000000000Pj372\8^80152920\:03003=e2^2Y2]2`2\2U2]2U2^2d2U2T2Qj3V1H00003Z8\8^8Qj38:Rj31Ye3Sj3Tj315120TN0Uj3120\:0^o1120^k1212`i1_e100000000000000Vj391j801385120VKWj3P1H01D00Wj3T1T111d500Wj3T1n211[Z201000Wj38:Xj31Yj3Zj3[j30211_e10110001[Z24PPb_QdB00000000\j394R>`2d2f20152920bi1000921Yi1bi1000]j3NH01R81Yi1185120R4]j3V1J14Z8\8h=d50152920R421Yi1R421Yi1R4]j3Z1B11l@01000]j38:^j31Vg3_j3`j30212`i1_e1000001l@4PPf^Tlg100000000aj374d2f2`2b2017920P703Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1bj3cj3X1>00002V3X3cj38:dj32ej3fj3gj3hj3150ij3120^k10jj3120P70kj3212`i1_e1010000000000000lj3?2\8Z81Pk1151513920T=0206841920\:030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920PA030000mj3R1F0001721Pk1PAnj3oj30000mj38:Pk32Qk3Rk3Sk3Tk3170ch3121Pk1\:0^o1121Pk1^k10dh3121Pk1PA0Uk3111_e100000000000000Vk352n4h=1XR2153920h5030039_2^2o2S2b2U2Q2d2U2Wk3T1F111d500Wk3X1\1Wk3X1J101[i10000000Wk38:Xk31Yk3Zk3[k30212`i1_e1000001[i14PPb_QdB00041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100\k351R91Yi10]k3NF111T9015284120W8035b3U3Q3T3i3]k3P1\1]k3P1J101[i1000011T901684120W82035U3b3b3_3b3036V3Q3Y3\3U3T3]k3T1B00]k38:^k33_k3`f3af3`k3ak30212`i1_e1000001[i14PPigPZ901041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100bk381R;00ck3P1H1T9015284120W8035b3U3Q3T3i3ck3R1N311R900ck3T1Hck38:dk32`f3af3ek3fk3130gk3120^k10hk3212_e1ik300000000000000jk381j801385120VKkk3P1H1d500kk3T1N00kk38:lk31Yj3mk3[j3130nk3120^k10ok3211_e100000000000000Pl3?5V3X3Z3`3\31oh215185120P7784120P7Ql3Rl3NF0001621oh2P7203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3Sl30000Rl38:Tl31Ul3Vl3Wl30212`i1_e100000000000000Xl382X3`31oh217841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Ql3Yl3X1H1V30151920k=0215050385120P7385121oh2P75220P721oh2P7Yl3^1>00Yl38:Zl31fj3[l3\l3150]l3121oh2P70^l3121oh2^k10_l3112`i1_e100000000000000`l391V3015185120P7920k=021al3NH101200al38:bl31ej3cl3dl30212`i1_e101000001P70000000el3?1V31mV115185120k=7841920P703:d3Y3]3U3c3Q3V3Q3b3Y3Ql3fl3R1F000121mV1k=gl30000fl38:hl31fj3il3jl3150kl3121mV1P70ll3121mV1^k10ml3212`i1_e1010000000000000nl3?1b51la215220k=020ol3P1F0015n4P5R5\5d51\j10ol3T1P1153921la2bi1000921\j1bi1000Pm30000ol38:Qm31Qi3Rm3Ti3140Sm3121la2WF0Tm3121la2^k1212`i1_e100000000000000Um3?2V;X;1mD15185120hF565920hF20b41l@Vm3X1F13j4Z8h;1\]2185120l>Vm3^1B11l@015721\]2l>002Wm30000Vm38:Xm33Ym3]U2QV2Zm3[m3190\m3121mDhF0]m3121mD^k10^m3121\]2^k10aU2121\]2l>0_m3212`i1`m3000001l@4PPlb\i^A0071Z;00Vm3l1F1\;00Vm3n1F1^;00Vm3P2F1`;00Vm3R2F1n900Vm3T2F1h=00Vm3V2F1d500Vm3X2F00000am3?1X;1mD15185120W485120hFbm3X1F12j4V:1\j11515085120bC85120cC5420b421mDhFbm3^1>11l@01621mDW41921\j1bC21\j1cCcm30000bm38:dm31Ym3em3fm317121mDW40gm3121mDhF0Qm1121mD^k10hm3121\j1^k1212`i1`m30100001l@4PPlb\i^A0051Z;0152920W421mDW421mDW4bm3j1F1\;0152920W421mDW421mDW4bm3l1F1^;00bm3n1F1`;0152920W421mDW421mDW4bm3P2F1n900bm3R2F00000im3?3Z8j4f;1gT215185120l>5720l>1l\1jm3\1F21X;1mD1565920hF20b41l@jm3b1B2Z8j41\]2185120l>jm3d1B11l@01505521\]2b421mDb45421\]2l>1l\1km30001jm38:lm31Ym3mm3nm31<121gT2l>0om3121gT2^k10Pn3121mD^k10Qn3121\]2^k10aU2121\]2l>0Rn311l\10Sn3111`m30100002l@4PP\mXh_3l\10P400;1f;00jm3R2F1\800jm3T2F1Z;00jm3V2F1\;00jm3X2F1^;00jm3Z2F1`;00jm3\2F1h;00jm3^2F1n900jm3`2F1T:00jm3b2F1^:00jm3d2F1R801720TNTn3jm3f2F00101Un3Vn3jm3X1>Wn3?5h;f;V:j4Z81cR2185120l>Xn3R1F00015521cR2l>1l\1Yn30000Xn38:Zn32[n3RV2\n3]n315121cR2l>0^n3121cR2^k10_n311l\1212`i1`m3000001l\10P400000000`n3?1h;1an3185120R]1bn3V1F00025521an3R]11cn3dn355921an3S]10001cn3en30000bn38:fn31gn3hn3in318121an3R]10jn3121an3S]10kn3121an3^k10ln311cn30mn3111`m30100001cn30X100000000nn3?1f;1XR20on3X1F000285121XR2l>Po35721XR2l>921XR2l\11l\1Qo30000on38:Ro31Ym3So3To3170Uo3121XR2^k10Vo3121XR2l>0Wo3121XR2l\10Xo3111`m31Yo3100001l\10P400000000Zo3?2V:j41cR215085120cC85120bC[o3T1F000155831921cR2cC21cR2bC1l\1\o30000[o38:]o31[n3^o3]n3160_o3121cR2^k10R[21831921cR2cC21cR2bC0`o311l\1212`i1`m30100001l\10P400000000ao3?1Z81Wl11515220TN03EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120mNbo3R1F00023721Wl1mNco3do33721Wl1mNeo3fo30000bo38:go32RV2[n3ho3]n3140io3121Wl1^k10jo3121Wl1mN212`i1`m3010000000000000ko3?1h;1an3185120T]1lo3R1F0001505521an3T]10005521an3S]1000mo30000lo38:no31oo3PP4QP4170RP4121an3T]10SP4121an3S]10Qm1121an3^k10TP4111`m300000000000000UP481`;1Pk1185120P4VP4T1H7R;V;X;0^<d<l;015052920W403021Pk1P452920P403021Pk1P4VP4Z1>111d<0152920b9002000VP4d1HVP48:WP41f`2XP4YP4150ZP4121Pk1^k10[P4121Pk1P40\P4111]P4011000000000000^P4:1h700_P4T1H1`M20`M012120_P48:`P41aP4bP4cP4130dP4120^k10eP4111]P4010000000000000fP4?4Z;`<b:j31la20gP4P1F000150505056831921la2PA921la2QA921la2[[103000085121la2\:85121la2W485121la2P4hP40000gP48:iP41jb2jP4kP4130lP4121la2^k10mP4211]P400000000000000nP482f<`;1Pk115085120P485120W4oP4T1H7R;V;X;^<d<l;f5015052920W4030921Pk1P421Pk1W452920P4030921Pk1P421Pk1W4oP4Z1>111d<0152920b9002000oP4d1HoP48:PQ41f`2QQ4RQ4150Ya2121Pk1^k10[P41921Pk1P421Pk1W40\P4111]P4010000000000000SQ4;01040TQ48:UQ41VQ4WQ4XQ40112]P4j]300000000000000YQ4;011ZQ40[Q48:\Q41VQ4]Q4^Q40112]P4j]300000000000000_Q4;0202030`Q48:aQ41VQ4bQ4cQ40213`i1]P4j]300000000000000dQ4;040001051eQ40fQ48:gQ41g]3hQ4iQ40213`i1]P4j]300000000000000jQ451T?1Pk1151720hP1kQ43720hP1lQ4mQ4V1F111T?01503720hP1kQ4720hP1nQ4mQ4^1LmQ4^1>101[X10000000mQ48:oQ41jb2PR4QR40211]P4000001[X14PPU[ck100000018Z;`<R6j3f9b:Z3R>015620^k121Pk1^k1mQ4h1P1101RR4SR4mQ4R1>TR4?2P?h71Pk1152920`M021021UR4V1F00013921Pk1oh1020VR40000UR48:WR41XR4YR4ZR4130[R4121Pk1^k10\R4111]P4010000000000000]R4<00111^R48:_R42`R4XR4aR4bR40212`i1]P400000000000000cR4?3R?d3R61Pk115085120Si185120W@dR4P1F00013921Pk1Si1020eR40000dR48:fR41`R4gR4hR4130iR4121Pk1^k10jR4211]P400000000000000kR4?1R61la2153871:20W@106b3U3Q3c3_3^3036Q3R3c3U3^3d3lR4LF00016:21la2W@106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2mR40000lR48:nR41`R4oR4PS40212]P4PT300000000000000QS4?1d31Yi1153871:20W@107c3e3S3S3U3c3c3036Q3R3c3U3^3d3RS4LF000152871:21Yi1W@107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3SS40000RS48:TS41`R4US4VS40211]P400000000000000WS471n>00XS4P1H0007B4JLF200XS48:YS41XR4ZS4[S4150Ya2120^k10\S4120jh10]S4112`i1]P400000000000000^S451b=1la20_S4NF213f=f9\800_S4R1T1_S4R1B101[i1000011l8015284120nP1033b3U3T3_S4T1T1_S4T1B101[i10000000_S48:`S41aS4bS4cS40211bc1000001[i14PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100dS451b=1la20eS4LF111d=00eS4N\1eS4NJ101[i1000021`=00eS4P1L1^=00eS4P1f200eS48:fS41aS4gS4hS40211bc1000001[i14PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100iS451Z=1^V20jS4NF213`=b=d=00jS4R1T1jS4R1B101[i1000013Z=`=d=015052920]S1921^V2]S1000921^V2]S1920]S1000515220]S1921^V2WE20]S15220WE21^V2]S1jS4Z1P1jS4T1B101[i10014h=d5n4T>0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3jS4V1F1kS411`=01515185120]S185121^V2]S15320]S121^V2]S1jS4f1B00jS48:lS41mS4nS4oS40211bc1000001[i14PP\mXh_300000000PT4?1`=1Yi10QT4P1F0011d<1gT20QT4R1P115758921Yi1n^1921gT2b9002983121Yi1mb1000921gT2b9002RT40000QT48:ST41TT4UT4VT419121gT2b90WT4121gT2^k10XT4121Yi1n^10YT4121Yi1^k10ZT4121Yi1mb1211bc100000000000000[T491Z=00\T4NH05d<^<f<R=T=00\T4R1J12`=d=00\T4X1L11l@01000\T48:]T41^T4_T4`T40211bc1000001l@4PP\mXh_300000100aT492`=b=00bT4NH01Z=00bT4P1T111Z=00bT4P1X311[i1121200bT48:cT41dT4eT4fT40211bc1000001[i14PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100gT4?1Z=1^V20hT4NF00015421^V2]S121^V2WEiT40000hT48:jT41^T4kT4lT4170mT4121^V2^k10nT4121^V2]S10oT4121^V2WE0PU4211bc100000000000000QU461Z=1^V20RU4NH2011^=00RU4R1B0RU4R1B011`=00RU4T1B0RU4T1B1[i1001RU48:SU41dT4TU4UU40211bc1000001[i14PP\mXh_30121b=00RU4`1\11d=00RU4`1P341n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100VU4?1Z=1^V20WU4R1F0012d5n41XR20WU4T1P11555921^V2b421XR2b41l@XU40000WU48:YU41^T4ZU4[U4160mT4121^V2^k10\U415921^V2b421XR2b40]U4121XR2^k1211bc1000001l@4PPhUibmR100000000^U491Z=00_U4NH01\=00_U4R1J13`=b=d=00_U4T1L11l@01000_U48:`U41dT4aU4bU40211bc1000001l@4PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100cU491\=00dU4NH01^=00dU4R1J14`=b=d=Z=00dU4T1L11l@01000dU48:eU41dT4fU4gU40211bc1000001l@4PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100hU4?1Z=1^V2185120n^1iU4T1F11^=1Xc2185120n^1iU4X1F11l@01525821Xc2n^1983121Xc2mb100021^V2n^1jU40010iU48:kU41TT4lU4mU41;0nU4121^V2n^10oU4121^V2^k10PV4121Xc2n^10QV4121Xc2mb10Qm1121Xc2^k10Y@212`i1bc1000001l@4PP\mXh_30121b=00iU4h1\11d=00iU4h1P300100RV4?1d<1gT215085120b985120W4SV4X1F21`=1Yi10SV4^1B1d<1mD185120b9SV4`1B11l@01505421mD^k121Yi1^k1575821mDb9983121Yi1mb1000921gT2b9002TV40010SV48:UV41TT4VV4WV41=0XV4121gT2b90Qm1121gT2^k10YV4121mDb90Qm1121mD^k10ZV4121Yi1mb10Qm1121Yi1^k10Y@211bc1000001l@4PPPXXWXjZc40082R8T801720TN[V4SV4n1F1\;00SV4P2F1^;00SV4R2F1n900SV4T2F1^<00SV4V2F1b=00SV4X2F1d=00SV4Z2F1^=015185120mb15683120mb1000SV4\2F00001\V4]V4SV4T1>^V451d=00_V4NF111Z=00_V4X1L_V4R1>101[i10014h=d5n4T>0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3_V4T1B0000_V48:`V41^T4aV4bV40211bc1000001[i14PP\mXh_300000000cV4?1d<1gT2185120W4dV4\1F31`=1Yi10dV4b1B1d<1\]215185120W4575920b421gT2b41al1dV4d1B1d<1mD15185120b9575920b421gT2b41al1dV4f1B11l@0150505421\]2^k121Yi1^k15421mD^k121\]2^k15185121Yi1mb1621gT2W4121Yi1mb1eV40000dV48:fV41TT4gV4WV41:0ag2121gT2W40hV4121gT2^k10iV4121Yi1^k10jV4121mD^k10ZT4121Yi1mb1211bc1000002l@4PPPXXWXjZc4al14PPigPZ90091d<0152920W403021gT2W4dV4R2F2R8T801720TN[V4dV4T2F1\;00dV4V2F1^;00dV4X2F1n900dV4Z2F1^<00dV4\2F1b=00dV4^2F1d=00dV4`2F1^=015185120mb15683120mb1000dV4b2F00002kV4]V4dV4V1>lV4mV4dV4X1>nV4?5d<^<f<R=T=1jd20oV4V1F0011d=1mV10oV4l1P115221jd2n_221mV1n_2PW40000oV48:QW41^T4RW4bV4150SW4121jd2^k10TW4121mV1^k10UW4211bc100000000000031d=00oV4^1T1011Z=015620^k121mV1^k1oV4`1T1105d<^<f<R=T=01515620^k121mV1^k15220n_221jd2n_2oV4b1P1102Td3VW4oV4P1>WW4XW4oV4R1>YW4?1h31^V2185120i;ZW4V1F0012X3Z31Wl1137920P7030[W4ZW4\1B150385121Wl1i;558015921^V2i;21Wl1i;1c\1\W40000ZW48:]W43^W4_W4`W4aW4bW4180cW4121^V2^k10dW4121^V2i;0eW4121Wl1^k10fW4121Wl1i;212`i1gW40100001c\14PPU[ck100000000hW451`31mV1185120Z>iW4R1F213d3n5h301920T=021iW4X1P1iW4X1B0017h=T>n4d5T:R9R;015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620b45821mV1Z>1l@iW4^1F0011h300iW4R2P1iW4f1B101[i11585821mV1Z>1l@04PTQm1017h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3iW4j1F0000iW48:jW41kW4lW4mW40211gW40100002l@4PPdhU\\d1[i14PPigPZ90141X300iW4Z2\11Z300iW4Z2l21f300iW4Z2d41\300iW4Z2P600000nW471h300oW4V1H11h31^V20oW4Z1J12X3Z300oW4\1L0140oW48:PX42_W4`W4QX4RX4150SX4120^k10TX4121^V2^k10UX4212`i1gW400000000000001VX4WX4oW4R1>XX451X31Wl10YX4V1F311`300YX4Z1P1YX4Z1B115821Wl1i;1l@000013`3n5h300YX4^1P1YX4^1B01585821Wl1i;1l@04PTQm118h=T>n4d5T:R9R;R8015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920TN03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3YX4d1F01ZX413h3`3d300YX4b2P1YX4R2B101[i11585821Wl1i;1l@04PTQm1018h=T>n4d5T:R9R;R8015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920TN03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3YX4V2F0000YX48:[X42kW4\X4]X4^X40212`i1gW40100002l@4PPdhU\\d1[i14PPigPZ90111\300YX4j2\100000_X4?1h31^V20`X4T1F0021X31Wl10`X4X1B1n51mV10`X4Z1B154921mV1]H21mV1b4921^V2i;21Wl1i;aX40000`X48:bX41cX4dX4eX4180SX4121^V2^k10fX41921mV1]H21mV1b40Qm1121mV1^k10gX41921^V2i;21Wl1i;212`i1gW4010000000000000hX4?1X31Wl1185120i;iX4T1F11h31^V20iX4X1F0015621^V2b45821Wl1i;1l@jX40000iX48:kX41cX4lX4mX4180nX4121^V2b40Qm1121^V2^k10oX4121Wl1^k10PY415821Wl1i;1l@212`i1gW4000001l@4PPdhU\\d10121\300iX4b1\11`300iX4b1l200000QY4?1h31^V2185120i;RY4V1F0021X31Wl10RY4\1B1d31Yi1120T=RY4^1B1505421Yi1b421^V2i;555921Wl1i;21^V2i;1c\1SY40000RY48:TY41UY4VY4WY41;0cW4121^V2^k10dW4121^V2i;0XY4121Yi1b40Qm1121Yi1^k10YY4121Wl1^k10Y@212`i1gW40100001c\14PPU[ck100000000ZY491h300[Y4X1H01d30120T=[Y4\1J011l@01000[Y48:\Y41UY4]Y4^Y40212`i1gW40100001l@4PPdhU\\d100000000_Y491h300`Y4R1H01h300`Y4V1J11Z300`Y4X1L11l@01000`Y48:aY42_W4`W4bY4RX40212`i1gW40100001l@4PPPf^Tlg10011b400`Y4`1\100000cY451X31Wl10dY4Z1F611`300dY4^1P1dY4^1B115821Wl1i;1l@000011d30120T=dY4b1P1dY4b1B01585821Wl1i;1l@04PTQm117h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3dY4j1F01eY411n500dY4T2P1dY4T2B01585821Wl1i;1l@04PTQm117h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3dY4Z2F01eY411h300dY4d2P1dY4d2B01585821Wl1i;1l@04PTQm117h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3dY4j2F01fY421h300dY4b3J2X3Z301558015959920i;5820b41gY420b41gY41c\1dY4d3JdY4T3B101[i11585821Wl1i;1l@04PTQm1017h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3dY4X3F1hY411d30120T=dY4X4P1dY4l3B101cH1585821Wl1i;1l@04PTQm1017h=T>n4d5T:R9R;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3dY4P4F1iY4000dY48:jY45kW4\X4kY4lY4mY4nY4oY40214`i1gm1hm1gW4000005l@4PPdhU\\d1gY44PP\mXh_3c\14PPigPZ9[i14PPb_QdBcH4PP\mXh_30111\300dY4d4\100000PZ451h31^V20QZ4NF211X30155801595920i;21^V2b41gY41c\1QZ4R1P1QZ4R1B101[i1000011Z300QZ4X1T1QZ4X1B101[i10001RZ4000QZ48:SZ41kY4TZ4UZ40212`i1gW4000003gY44PP\mXh_3c\14PPigPZ9[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100VZ4?1`91cR21684120[:203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3WZ4V1F11Z91mV10WZ4Z1F11l@01525284121cR2[:03:Q3e3d3X3_3b3Y3j3U3T3684121mV1`A2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3XZ40000WZ48:YZ41Rk3ZZ4[Z4180\Z4121cR2[:0^o1121cR2^k10]Z4121mV1`A0^o1121mV1^k1212`i1gR10100001l@4PPigPZ90131\900WZ4f1\11d900WZ4f1T31^900WZ4f1d400000^Z4?1Z91Wl10_Z4^1F0021Z91mV10_Z4n1B1X91Yl10_Z4P2B15050505421Yl1^k121mV1^k15321Wl1n_221mV1n_23684121mV1`A3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3545921Wl1b421Yl1b41`Z4aZ40000_Z48:bZ41Rk3cZ4dZ41;0eZ4121mV1`A0^o1121mV1^k10fZ4121Yl1^k10gZ415921Wl1b421Yl1b40ge2121Wl1^k10Y@211gR10100001`Z44P`beiM00000031Z900_Z4b1T1011X900_Z4d1T1014`9d9l=j=015620^k121mV1^k1_Z4f1P1102hZ4iZ4_Z4X1>WW4jZ4_Z4Z1>kZ471\8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3lZ4R1H11X91Yl1152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3lZ4Z1B11Z900lZ4^1L000lZ48:mZ42nZ4oZ4P[4Q[4140R[4120^k10S[4121Yl1^k1011gR1010000000000000T[4?1R81Yi115220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3U[4Z1F12Z8\81gh20U[4P2F11[i1015052841921gh2\:03003OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T36841921gh2\:030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3V[40001U[48:W[41X[4Y[4Z[4170[[4121Yi1^k10\[4121gh2^k10le3121gh2\:0][4212gR1mQ20110002l@4PPigPZ9[i14PPf^Tlg11R4011j=00U[4^2\100131Z8015151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020555921Yi1b420b41l@U[4`1P101100185120Y4U[4l1T10410015420Y400n1U[4n1T1100^[491V;00_[4P1H01Z9015284120`A036T3U3^3Y3U3T3_[4V1B12Z9b900_[4Z1L11l@01010_[48:`[42a[4b[4c[4d[40212`i1gR1000001l@4PPf^Tlg100:1^900_[4j1F1\900_[4l1F1d900_[4n1F1`300_[4P2F1T:00_[4R2F1h:00_[4T2F1j=00_[4V2F1l=00_[4X2F1T>00_[4Z2F1`9015384120[:036T3U3^3Y3U3T3_[4\2F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100e[491Z801515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=385120\:f[4P1H01Z9015284120`A036T3U3^3Y3U3T3f[4X1B12Z9b900f[4\1L11l@01010f[48:g[43a[4b[4h[4i[4d[40212`i1gR1000001l@4PPf^Tlg100:1^900f[4l1F1\900f[4n1F1d900f[4P2F1`300f[4R2F1T:00f[4T2F1h:00f[4V2F1j=00f[4X2F1l=00f[4Z2F1T>00f[4\2F1`9015384120[:036T3U3^3Y3U3T3f[4^2F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100j[481\81mV115152841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3k[4R1H1b90152841920TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3k[4\1>21l[411R8015220R421mV1R4k[4`1Hk[48:m[41b[4n[4o[4150P\4121mV1^k10Q\411l[40R\4212`i1gR1000001l[44PPigPZ900000000S\4?2\8Z81Pk115152920\:03003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920T=020T\4T1F00016841921Pk1S5030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3U\40000T\48:V\41_h3W\4X\4150Y\4121Pk1^k10Z\4121Pk1S50[\4211gR1010000000000000\\451b91\j1152841920TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3]\4R1F211\8015152841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920PA030000]\4X1P1]\4X1B101[i1000011Z8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920T=0215152841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920PA030000]\4^1P1]\4^1B101[i10001^\411Z8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920T=385120\:]\4l1B00]\48:_\43`\4h[4ng3a\4b\40212`i1gR1000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18101c\4d\4]\4N>e\4?1\81mV115152841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120PA85120S5f\4R1F000256831921mV1PA031]1000g\452841921mV1S503A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3h\40000f\48:i\41`\4j\4k\4170l\4121mV1^k10dh3121mV1PA0m\4121mV1S50n\4211gR100000000000000o\491V;00P]4R1H01`9015284120[:036T3U3^3Y3U3T3P]4V1J1>Z9`9^9\9b9d9`3T:h:j=l=T>h=d50153841920`A920[:035_3d3X3U3b3036T3U3^3Y3U3T3P]4Z1B11l@01010P]48:Q]42a[4b[4R]4S]40212`i1gR1000001l@4PPf^Tlg100000000T]4?1\81Pk115185120\:7920PA030U]4V]4R1F00015284121Pk1\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3W]40000V]48:X]41X[4Y]4Z]4150[]4121Pk1^k10\]4121Pk1\:0][4212gR1mQ2011000000000000]]4?1\81Pk115284120\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3^]4NF000152841921Pk1S503003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3_]40000^]48:`]41X[4a]4b]4150[]4121Pk1^k10Z\4121Pk1S50c]4212gR1mQ2011000000000000d]4?1R81Yi115185120R4720TNe]4f]4Z1F21\81Pk11515220R421Yi1R45284120\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3f]4`1B1d91gh2185120nS1f]4b1B11l@01505284121gh2nS103;U3h3Q3S3d3o2Q3\3Q3b3]35421Pk1^k121gh2^k1g]40000f]48:h]41_h3i]4j]4190UY2121Yi1^k10k]4121Pk1^k10l]4121gh2nS10Qm1121gh2^k10Y@212gR1mQ20110001l@4PPb_QdB0011R801720TNm]4f]4P2F00101n]4o]4f]4V1>P^481\8015284120\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3Q^4V1H1d90152841920nS103;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3Q^4Z1N21l@0Q^48:R^42X[4_h3S^4T^4150U^4120^k10V^411l@0]h2213`i1gR1mQ20110001l@4PPb_QdB00000000W^4910016841920X4038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3X^4P1H01\8015284120\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3X^4V1J16R8R;T:d5j=400X^4X1L11l@01000X^48:Y^41X[4Z^4[^40213`i1gR1mQ20110001l@4PPb_QdB00000000\^471\8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3]^4V1H11\91Yl10]^4Z1\111Z900]^4Z1l301B0]^48:^^42nZ4oZ4_^4Q[4150R[4120^k10`^4121Yl1^k10a^4011gR1010000000000001VX4WX4]^4R1>b^493V;X3^<00c^4P1H01b900c^4T1J14Z9R;T:d50153841920`A037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3c^4X1B11l@01010c^48:d^42e^4h[4f^4g^40212`i1gR1000001l@4PPb_QdB0031`300c^4n1F1h=00c^4P2F1`9015384120[:036T3U3^3Y3U3T3c^4R2F00000h^491Z801515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=385120\:i^4P1H01`9015284120[:036T3U3^3Y3U3T3i^4V1J12Z9`90153841920`A20[:036T3U3^3Y3U3T3i^4Z1B11l@01010i^48:j^41h[4k^4l^40212`i1gR1000001l@4PPf^Tlg10061^900i^4j1F1\900i^4l1F1d900i^4n1F1j=00i^4P2F1l=00i^4R2F1T>00i^4T2F00100m^4?1b91\j10n^4V1F12Z9V;1mD1505185120`A5384120`A036T3U3^3Y3U3T351385120`A565920b421\j1b41]S1n^4Z1>00185121mD`Ao^40000n^48:P_41e^4Q_4R_4170S_4121mD^k10lf215921mDb421\j1b40T_4121\j1^k10U_4212`i1gR1000001]S14PPb_QdB01:1`9015384120[:036T3U3^3Y3U3T3n^4h1F1^900n^4j1F1R;00n^4l1F1R801720TNV_4n^4n1F1l900n^4P2F1`300n^4R2F1T:00n^4T2F1h:00n^4V2F1j=00n^4X2F1T>00n^4Z2F00100W_491b900X_4NH02V;^<00X_4R1J12R;d500X_4T1L11l@01010X_48:Y_41e^4Z_4[_40212`i1gR1000001l@4PPZfVg30021R800X_4^1\11h=00X_4^1n100000\_452`9Z91cR2152841920[:20`A036T3U3^3Y3U3T3]_4R1F216\:R=\;^;`;b900]_4`1P1]_4`1B0012d5T:01565920b421cR2b4581^_41c\1]_4f1P101__416\:R=\;^;`;b900]_4n1P1]_4j1B101[i1158585821cR2b41^_41c\104PTQm1012d5T:00]_4l1P10000]_48:`_41a_4b_4c_40111gR10100003^_44PPPlYaTUm4c\14PPThjX_:[i14PPb_QdB0031^9015384120WE036T3U3^3Y3U3T3]_4Z2F1`9015284120[:03:Q3e3d3X3_3b3Y3j3U3T3]_4\2F1Z901684120`A2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3]_4^2F00012V;X;01515620hF21cR2b4555920hF21cR2b41^_4]_4X1L010d_491X900e_4R1H01R81Yi115220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3e_4V1J12Z8\800e_4X1L11l@01200e_48:f_41nZ4g_4h_40011gR10100001l@4PP\mXh_31R40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100i_481R;00j_4V1H2Z9`900j_4X1N00j_48:k_43a[4`f3af3l_4m_4130gk3120^k10n_4212`i1gR100000000000000o_4:1`900P`4NH1[:20[:063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311P`48:Q`41Rk3R`4S`40111gR1010000000000000T`491\900U`4R1H02`9Z9016841920[:20`A303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3U`4X1B11`900U`4\1L11l@01000U`48:V`41Rk3W`4X`40212`i1gR10100001l@4PPigPZ900000000Y`491\900Z`4R1H01R81Yi115220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Z`4V1J12Z8\8015220R421Yi1R4Z`4Z1B11l@01200Z`48:[`41nZ4\`4h_40011gR10100001l@4PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100]`4?1\81mV115284120\:03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3^`4T1F1101mD185120X4^`4X1F11l@013684121mDX4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3_`40000^`48:``41X[4a`4[^4170R[4121mV1^k10b`4121mDX40c`4121mD^k10d`4212gR1mQ20110001l@4PPb_QdB0161R800^`4d1\11R;00^`4d1n11T:00^`4d1j31d500^`4d1n41j=00^`4d1h51400^`4d1`600100e`4?1X91Yl10f`4V1F0021R81Yi11620TN203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3f`4Z1B1`91cR20f`4^1B150505521cR2b421Yi1b4565921Yl1b421Yi1b41l@3684121cR2[:2036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3g`40000f`48:h`41Rk3i`4X`41:0j`4121Yl1^k10k`4121Yi1TN0^W2121Yi1^k10l`4121cR2[:0^o1121cR2^k1211gR10100001l@4PPigPZ900000000m`491Z80151516920TN030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920T=021385120\:n`4P1H01`90152841920[:030036T3U3^3Y3U3T3n`4X1B12`9Z900n`4\1L11l@01010n`48:o`41Rk3Pa4Qa40211gR10100001l@4PPb_QdB0041d900n`4f1\11^900n`4f1l21j=00n`4f1b41T>00n`4f1Z500100Ra451^91Yi11515284120WE036T3U3^3Y3U3T385120hFSa4R1F216\:R=\;^;`;b900Sa4X1P1Sa4X1B0012d5T:015620b421Yi1hFSa4^1P10016\:R=\;^;`;b900Sa4d1P1Sa4`1B101[i1121Yi1hF012d5T:00Sa4b1P10000Sa48:Ta41a_4Ua4c_40111gR10100001[i14PPb_QdB0021^9015384120WE036T3U3^3Y3U3T3Sa4P2F1`9015284120[:03:Q3e3d3X3_3b3Y3j3U3T3Sa4R2F00000Va491R;00Wa4P1H01R81Yi115220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Wa4T1J13Z8\8R801505220R421Yi1R45220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Wa4X1B11l@01400Wa48:Xa41nZ4Ya4Za40011gR10100001l@4PP\mXh_300041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100[a451R81Yi11515220TN03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4\a4P1F211Z8015220R421Yi1R4\a4V1T1\a4V1B101[i1000011\8015220R421Yi1R4\a4X1T1\a4X1B101[i10000000\a48:]a41^a4_a4`a40111gR1000001[i14PPf^Tlg10061d900\a4^1F1l=00\a4`1F1n=00\a4b1F1P>00\a4d1F1R>00\a4f1F1T>00\a4h1F00100aa491\8015220R421Yi1R4ba4NH01R81Yi11515220TN03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ba4V1B11Z8015220R421Yi1R4ba4\1B11ej101010ba48:ca41^a4da4ea40111gR1000001ej14PPf^Tlg10011d900ba4h1\100100fa451R81Yi11515220TN03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ga4P1F211d900ga4V1T1ga4V1B101[i1000011Z801515220R421Yi1R4920T=021ga4X1T1ga4X1B101[i1000011\8015220R421Yi1R4ga4\1B00ga48:ha41^a4ia4`a40111gR1000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100ja4?1R81Yi11515220TN03C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ka4T1F11d91gh215185120nS150385120R45220R421Yi1R4ka4Z1B11l@01684121gh2nS13033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3la40010ka48:ma41^a4na4oa4170Pb4121Yi1^k10Qb4121gh2nS10Qm1121gh2^k10Rb4111gR1000001l@4PPigPZ90031R800ka4h1F1Z8015220R421Yi1R4ka4j1F1\8015220R421Yi1R4ka4l1F00100Sb4?1R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Tb4V1F21`91cR20Tb4\1B2V;X;1mD0Tb4^1B11l@015521cR2b421mDb4Ub40000Tb48:Vb41Wb4Xb4Yb4160UY2121Yi1^k10Zb4121mD^k10[b4121cR2^k1111gR10100001l@4PPigPZ90051Z8015220R421Yi1R4Tb4j1F1\8015220R421Yi1R4Tb4l1F1R800Tb4n1F1`300Tb4P2F1T:00Tb4R2F00000\b451R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4]b4R1F111`90150385120R45220R421Yi1R4]b4X1L]b4X1>101[i1000021Z8015220R421Yi1R4]b4`1B1\8015220R421Yi1R4]b4b1B00]b48:^b41Wb4_b4`b40111gR10100001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100ab452`9Z91cR2152841920[:20`A036T3U3^3Y3U3T3bb4R1F216\:R=\;^;`;b900bb4`1P1bb4`1B0012d5T:01565920b421cR2b4581^_41c\1bb4f1P101__416\:R=\;^;`;b900bb4n1P1bb4j1B101[i1158585821cR2b41^_41c\104PTQm1012d5T:00bb4l1P10000bb48:cb41a_4db4c_40111gR10100003^_44PP`[bUkU2c\14PPThjX_:[i14PPb_QdB0031^9015384120WE036T3U3^3Y3U3T3bb4Z2F1`9015284120[:03:Q3e3d3X3_3b3Y3j3U3T3bb4\2F1Z901684120`A2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3bb4^2F00012V;X;01515620hF21cR2b4555920hF21cR2b41^_4bb4X1L010eb4?1Z81Wl1151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20`A20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020fb4V1F1101mD1684120X4303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3fb4\1>11l@0154921mDY400n100n1gb40000fb48:hb41X[4ib4jb4170kb4121mDX40^o1121mD^k10lb4121Wl1^k10mb4212gR1mQ20110001l@4PPigPZ90051d900fb4j1F1j=00fb4l1F1l=00fb4n1F1h=00fb4P2F1Z8015220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3fb4R2F00000nb4?1\81mV115152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920\:03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3ob4T1F21`91cR20ob4Z1B2X9\81gh2152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3ob4\1B11l@0185121gh2\:Pc40000ob48:Qc41oZ4Rc4Sc4140Tc4121mV1^k10Uc4121gh2^k1011gR10100001l@4PPhUibmR10131Z900ob4j1F1`90153841920[:03003=^3_3d3T3U3d3U3b3]3Y3^3U3T3ob4l1F1X90153841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3ob4n1F00100Vc4?1`91cR215284120[:03=^3_3d3T3U3d3U3b3]3Y3^3U3T3Wc4V1F12Z8\81gh2152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Wc4\1B11l@01505185121gh2\:5284121gh2\:03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121gh2\:3921gh2T=021Xc40011Wc48:Yc41oZ4Zc4[c4190\c4121cR2^k10]c4121gh2^k10RP3121gh2T=0^c4121gh2\:0_c4011gR10100001l@4PPigPZ90141X900Wc4n1\11\900Wc4n1R31Z900Wc4n1j41R800Wc4n1^600000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ2000004VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDnM2000000000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ200001mc44VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDnM2100000000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ200001nc44VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDnM2000000000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ200001oc44VG4PPhUibmR1c\14PPU[ck1cc44PPTSR[]V1nM2000000000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ200001Pd44VG4PPdhU\\d1c\14PPU[ck1cc44PPPf^Tlg1nM2000000000`c4?1h51la215185120UG85120hFac4T1F0001505131nM55801595921la2hF21la2UG1VG1c\1511nM55801595921la2hF21la2UG5:21la2iF04PP\mXh_31c\1bc41545921la2hF21la2b48221cc4585:921la2iF00:04PP\mXh_304PP\mXh_3dc415921la2hF21la2UGWl100ac48:ec41fc4gc4hc41;0ic4121la2UG0lf215921la2hF21la2UG0jc4121la2hF0Qm1121la2^k10kc411VG0lc4213`i1c@mQ200001Qd44VG4PP`[bUkU2c\14PPU[ck1cc44PPlXkmZY2nM2000000000Rd451f51cR20Sd4NF311X300Sd4R1T1Sd4R1B101[i1000011Z300Sd4T1T1Sd4T1B101[i10001Td411h500Sd4V1T1Sd4V1B101[i10000000Sd48:Ud42Vd4Wd4Xd4Yd40213`i1gm1c@000001[i14PPigPZ90111f300Sd4\1\141n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Zd451Z31la2152920\:002002[d4R1F111Z301920b>52841920c>03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3[d4`1L[d4`1>0015V;X;^<f5R;00[d4d1L00000[d48:\d41]d4^d4_d40111c@01011001`d44PPU[ck101000111Z30151920b>52841920c>03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3545921la2b420b41`d4[d4X1L100ad451Z31la20bd4T1F211Z8015220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bd4^1T1bd4^1B101l@000011\8015220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3bd4`1T1bd4`1B101l@0000000bd48:cd41dd4ed4fd40111c@01010001l@4PPb_QdB01041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18021R;01555921la2b420b41l@bd4X1T1011R801515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3555921la2b420b41l@bd4Z1T1060gd451Z31la215220\:1hd4id4R1F311j900id4X1T1id4X1B101[i1000011h9016841920[:0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3id4Z1P1id4Z1B101[i1000012\8Z80152841920\:03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3id4`1P1id4`1B101[i10000000id48:jd41kd4ld4md40212`i1c@0010002hd402[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100nd4?1R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4od4`1F21X;1mD15185120hF37841920P4920W4030Pe4od4X2B1Z81mV1151515220R421Yi1R4920T=021385120\:od4\2B11l@01555921mDhF21Yi1b41YT3Qe40000od48:Re41Se4Te4Ue4190UY2121Yi1^k10Ve4121mDhF0Qm1121mD^k10We4121mV1^k10Xe4112Ye4c@0100002YT34PPX`eanDl@4PP\mXh_30031R801620TN303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3od4h2F1\;00od4j2F1^;00od4l2F00141f5015620hF21mDhFod4f1T1011f5015220hF21mDhFod4h1T1106X3Z3f3\3`3f5015620^k121Yi1^k1od4j1P1102j9h901684120[:4036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3od4T2T1102Ze4[e4od4Z1>\e4]e4od4\1>^e4?1X31Wl115185120i;37920P7030[W4_e4\1F31^<1cR2185120W4_e4b1B1X31\]215185120i;37920P7030[W4_e4d1B1^<1Yl1185120W4_e4f1B15921Wl1i;21Wl1b4015050505521\]2i;21Wl1i;5221Yl1W421cR2W45421Yl1^k121\]2^k15421\]2^k121cR2^k1`e40000_e48:ae41Se4be4ce41=0de4121Wl1i;0jc2121cR2W40X^2121Wl1^k10ee4121\]2i;0jc2121Yl1W40X^2121\]2^k10fe4112Ye4c@010000000;1`300_e4T2F1h300_e4V2F1\300_e4X2F1Z300_e4Z2F1\;00_e4\2F1^;00_e4^2F1l900_e4`2F1n900_e4b2F1T:00_e4d2F1j:00_e4f2F1R801784120TN`Z3_e4h2F00102ge4he4_e4V1>ie4he4_e4X1>je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@0100006VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDcH4PP_VUVQ2le44PPXa[hhX3Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@010001mc46VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDcH4PP_VUVQ2le44PTQm1Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@010001nc46VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDcH4PP_VUVQ2le44PPXa[hhX3Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@010001oc46VG4PPhUibmR1c\14PPU[ck1cc44PPTSR[]V1cH4PP_VUVQ2le44PPXa[hhX3Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@010001Pd46VG4PPdhU\\d1c\14PPU[ck1cc44PPPf^Tlg1cH4PP_VUVQ2le44PPXa[hhX3Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100je4?1X31Wl1185120i;ke4X1F0024f5V;X;`;1\]215085120hF85120Z>ke4T2B1`31mV10ke4\2B1505050555921Wl1i;21Wl1b41cc455801595821Wl1i;1VG921\]2hF21\]2Z>1c\15580159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1c\15156801595821Wl1i;1VG921\]2hF21\]2Z>1le45680159595821Wl1i;1VG04PPPlYaTUm4921\]2hF21\]2Z>1le4me40000ke48:ne41fc4oe4Pf41=0Ro1121mV1^k10Qf4121Wl1i;0Qm1121Wl1^k10Rf411VG0Sf41921\]2hF21\]2Z>0Qm1121\]2^k10Y@211c@010001Qd46VG4PP`[bUkU2c\14PPU[ck1cc44PPlXkmZY2cH4PP_VUVQ2le44PPXa[hhX3Tf44PPPhcRYZj900000031`30151555921Wl1b420b41cH5220n_221Wl1n_2ke4^1T1011l900ke4`1T1104f5V;X;`;01515151555921Wl1b420b41Tf45085120hF85120Z>5680159920hF20Z>921\]2hF21\]2Z>1c\15480159920hF20Z>921\]2hF21\]2Z>5904PPPlYaTUm41c\1ke4b1P1100Uf4?1^31Yi1185120b9Vf4V1F0015X3\3`3Z3h31XR2137920P7030[W4Vf4\1B1505721Yi1b90023921XR2X>020Wf40000Vf48:Xf41Yf4Zf4[f4170Ya2121Yi1^k10aU2121Yi1b90\f4121XR2^k10]f4111c@0101000000000000^f491Z80151516841920TN030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021385120PA_f4T1H01h9016841920[:0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3_f4^1B16h9j=l=h=T>d500_f4b1L11ej101010_f48:`f42af4bf4cf4df40111c@01010001ej14PPhUibmR10021j900_f4n1F2Z8\80185120\:_f4P2F00000ef473Z3\2h20151515085120\:3920b>85120c>5220\:1ek1385120o;ff4X1H00002X3Z3ff48:gf41fl2hf4if4150jf4120^k10kf4120\:0lf4211c@01010001ek10600000000mf491Z30152920P7921Wl1P7030921Wl1P7920P7030nf4T1H01X31Wl10nf4Z1J19X3f5\3`3d3h3^:l9`400nf4^1B11l@01010nf48:of42Wd4Vd4Pg4Qg40212`i1c@1Rg4100001l@4P``gn500000000Sg4?1Z31la215052920\:1hd41hd4920b>52841920c>03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Tg4R1F00013921la2b>52841921la2c>03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Ug40000Tg48:Vg41kd4Wg4Xg4130Yg4121la2^k10Zg4212`i1c@0010001hd40200000000[g491n500\g4T1H01Z300\g4X1J11X300\g4Z1L11l@01000\g48:]g41^g4_g4`g40111c@01011001l@4PP\mXh_300000000ag4?1^31Yi1185120b9bg4V1F00015521Yi1b91l\1cg40000bg48:dg44Se4eg4fg4Yf4gg4hg415121Yi1b90ig4121Yi1^k10jg411l\1212`i1c@000001l\10200000000kg491X31oh21515185120P75320P721Wl1P73720P7[W4lg4P1H01X31Wl115185120P73720P7[W4lg4X1B14X3\3`3h30152920P721Wl1P721Wl1P7lg4^1B0010011l@lg48:mg41eg4ng4og40212`i1c@0100001l@4PPPlYaTUm400000000Ph411X31Wl10Qh4T1H3\3`3h30152920P7921Wl1P7030921Wl1P7920P7030Qh4X1>11l@Qh48:Rh41Sh4Th4Uh40111c@0100001l@4PPPlYaTUm40011X30153920P7030921Wl1P7030Qh4`1Z100000Vh491f5015151515185120W485120hF5320W421mDP45320W4921mDW421mDP45620hF5821mDhF1c\1Wh4T1H01X;1mD1515185120P43784120P4WZ3565920hF20b41YT3Wh4`1B17`3h3Z3f3X;\;^;015052920P4920W421mDP421mDP45220W4921mDW421mDP4Wh4f1B1595921mDhF21mDb41YT301000Wh48:Xh41Se4Yh4Zh40112Ye4c@0100002YT34PPX`eanDc\14PPU[ck100000100[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@000005VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDl@4PPigPZ9nM200131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@00001mc45VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDl@4PPigPZ9nM210131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@00001nc45VG4PPlb\i^Ac\14PPU[ck1cc44PPX`eanDl@4PPigPZ9nM200131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@00001oc45VG4PPhUibmR1c\14PPU[ck1cc44PPTSR[]V1l@4PPigPZ9nM200131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@00001Pd45VG4PPdhU\\d1c\14PPU[ck1cc44PPPf^Tlg1l@4PPigPZ9nM200131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000[h4?1f51cR20\h4X1F11X31Wl10\h4Z1F11l@01505131nM55801595921cR2hF21Wl1i;1VG1c\1511nM55801595921cR2hF21Wl1i;5:21cR2iF04PP\mXh_31c\1]h41545921cR2hF21cR2b48221cc4585:921cR2iF00:04PP\mXh_304PP\mXh_3dc415921cR2hF21Wl1i;Wl110\h48:^h41fc4_h4`h41=0ah4121Wl1i;0Qm1121Wl1^k10Rm115921cR2hF21Wl1i;0jc4121cR2hF0Qm1121cR2^k10kc411VG0bh4213`i1gm1c@00001Qd45VG4PP`[bUkU2c\14PPU[ck1cc44PPlXkmZY2l@4PPigPZ9nM200131Z300\h4T2\11f300\h4T2T31h300\h4T2`400000ch4?1Z31la20dh4\1F12Z8\81gh2152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3dh4`1B11l@01506841921gh2\:030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921gh2T=021eh40011dh48:fh42dd4gh4hh4ih4190jh4121la2^k10]c4121gh2^k10RP3121gh2T=0^c4121gh2\:0kh4111c@1lh41010001l@4PPb_QdB0131d300dh4R2\11R800dh4R2l21X300dh4R2^300000mh451Z31la215220\:1hd4nh4T1F411j900nh4Z1T1nh4Z1B101[i1000011h9016841920[:0304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3nh4\1P1nh4\1B101[i1000011\80152841920\:03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3nh4b1P1nh4b1B101[i1000011Z8015152841920\:03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120PAnh4h1P1nh4h1B101[i10000000nh48:oh42af4bf4Pi4Qi40111c@01010002hd402[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000Ri491\80152841920TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Si4R1H01Z300Si4X1J14V;Z;`<b900Si4\1B11l@01010Si48:Ti41Ui4Vi4Wi40212`i1c@01011001l@4PPigPZ90021R;00Si4l1\11R800Si4l1X300000Xi423Yi4P@Zi4031R;00[i4V1N1Z300[i4X1R13V;X;Z;00[i4^1J31022244030224403024[i48:01141l@[i48:\i41Ui4]i4Wi40212`i1c@01011001l@4PPigPZ90021b900[i4f1\11\800[i4f1l200100^i451R;1mV1151545920hF20b41cc45620hF20b4_i4X1F311X30151575920i;20b4591`i41c\15420i;21mV1hF_i4^1P1_i4^1B101[i1000011f300_i4d1T1_i4d1B101[i10001ai411Z300_i4f1T1_i4f1B101[i10001bi411X301505520i;20b45720i;21mV1hF_i4j1B00_i48:ci41di4ei4fi40112`i1c@000004cc44PPX`eanD`i44PP\mXh_3c\14PPU[ck1[i14PPigPZ90131b900_i4P2\11\800_i4P2l21Z;00_i4P2b341n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18102gi4hi4_i4R1>ii4hi4_i4T1>ji4?1R;1mV1151545920hF20b41cc45620hF20b4ki4Z1F11X31Wl1185120i;ki4^1F11[i1025621Wl1i;21Wl1b4li45421Wl1i;21mV1hFmi40000ki48:ni41di4oi4fi41;0Pj4121mV1^k10d]2121mV1hF0Qj4121Wl1i;0Rj4121Wl1b40Qm1121Wl1^k10Y@111c@000002cc44PPX`eanD[i14PPigPZ90131b900ki4n1\11\800ki4n1l21Z;00ki4n1b300100Sj451f51cR20Tj4T1F211Z301920b>52841920c>03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3Tj4X1P1Tj4X1B101[i1000011X300Tj4^1T1Tj4^1B101[i10001Uj411Z3015185120b>320b>Tj4`1J00Tj48:Vj41]d4Wj4_d40112`i1c@01011001[i14PPigPZ90111f300Tj4f1\141n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Xj4?1X31Wl10Yj4T1F11l31jd20Yj4V1F11l@01558015921jd2XA21Wl1i;1c\1Zj40010Yj48:[j42^W4`W4\j4]j418121jd2XA0^j4121jd2^k10_j4121Wl1i;0Qm1121Wl1^k10Y@212`i1c@000002c\14PPU[ck1l@4PPigPZ901000000`j4?1X31Wl10aj4T1F11Z31la2152920P7921Wl1P7030921Wl1P7920P7030aj4V1F104PPb_QdB01565921la2b421Wl1b41l@bj40000aj48:cj42Wd4Vd4dj4Qg4170ej4121Wl1^k10fj4121la2^k10lf215921la2b421Wl1b40mf2211c@0100001l@4P``gn50181f500aj4d1F1\300aj4f1F1`300aj4h1F1d300aj4j1F1h300aj4l1F1^:00aj4n1F1l900aj4P2F1`400aj4R2F00100gj4?1X31Wl1185120i;hj4T1F0001575921Wl1i;21Wl1b4591`i41c\1ij4015921Wl1i;21Wl1b4Wl100hj48:jj41kj4lj4mj41:0nj4121Wl1b40]b2121Wl1i;0Qm1121Wl1^k10Rm115921Wl1i;21Wl1b40oj411`i4212`i1c@000002`i44PP\mXh_3c\14PPU[ck100000000Pk473Z3\2h201515085120\:3920b>85120c>5220\:1ek1Qk4X1H00002X3Z3Qk48:Rk42Sk4Ul3Tk4Uk4150jf4120^k10Vk4120\:0Y@212`i1c@000001ek10600000000Wk473Z3\2h201515085120\:3920b>85120c>5220\:1Xk4Yk4R1H00002X3Z3Yk48:Zk42[k4eg4\k4]k4150jf4120^k10^k4120\:0Y@212`i1c@000001Xk40400000000_k451h901684120[:4036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3`k4V1F214j9d9\8Z8015050385120TN52841920\:03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920PA030ak4`k4\1P1`k4\1B0011X300`k4`1P10014j9d9\8Z8015050385120TN52841920\:03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920PA030ak4`k4d1P1`k4b1B101[i10011X300`k4b1P10000`k48:bk41af4ck4dk40111c@01010001[i14PPb_QdB0051h900`k4n1F1j=00`k4P2F1h=00`k4R2F1d500`k4T2F1T>01620f32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3`k4V2F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000ek4?101mD15185120W485120Z4fk4\1F41f>1gh20fk4b1B161gT215620b45821mDZ41c\1fk4d1B1d<1XR215152920W403021mDW45620b45821mDZ41c\1fk4f1B1d:1Wl115620b45821mDZ41c\1fk4h1B1585921mDZ421mDb41l@015050505621gh2b421mDZ45421XR2^k121gT2^k15421Wl1^k121XR2^k15621Wl1h@000gk40000fk48:hk41ik4jk4kk41;0lk4121mDW40jf2121mDZ40Qm1121mD^k10mk4121Wl1^k10aU2121Wl1h@0ci2212eV1mQ20110002l@4PPPTUioS\R1c\14PPThjX_:00:100152920W421mDW421mDW4fk4T2F1\:0152920W421mDW421mDW4fk4V2F1^:015152920W421mDW421mDW45420b421mDZ4fk4X2F140152920W421mDW421mDW4fk4Z2F1>0152920W421mDW421mDW4fk4\2F1`;0152920W421mDW421mDW4fk4^2F1\;0152920W421mDW421mDW4fk4`2F1^;00fk4b2F1^>00fk4d2F1\>00fk4f2F00003nk4ok4fk4T1>Pl4Ql4fk4V1>Rl4Sl4fk4X1>Tl452X;01mD15151515185120W45085120hF85120Z456920hF20Z420b43920]C0203720W4Ul4Vl4P1F211\:0152920W421mDW421mDW4Vl4Z1P1Vl4Z1B015858921mDhF21mDZ41c\104PTQm112X:f:01684120]W13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3Vl4`1P101Wl411\:0152920W421mDW421mDW4Vl4h1P1Vl4d1B101[i115858921mDhF21mDZ41c\104PTQm1012X:f:01684120]W13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3Vl4f1P10000Vl48:Xl41Yl4Zl4[l40212`i1eV1000003c\14PPThjX_:`^24PP\mXh_3[i14PPigPZ90093`;4>015052920W421mDW421mDW45720b459921mDhF21mDZ41`^2Vl4R2F9b;R=P=V;X;0^:\;Z;0152920W421mDW421mDW4Vl4V2F1^;00Vl4`2F1n900Vl4b2F1R801720TN\l4Vl4d2F1b:00Vl4f2F1^>00Vl4h2F1\>00Vl4j2F1Z>00Vl4l2F00000]l4?1X;1mD15185120W485120hF^l4V1F11R=1Yi11515284120WE036]3Y3c3c3U3T3385120PL^l4Z1F11[Z201505421Yi1b421mDhF565921Yi1b421mDhF1c\1_l40000^l48:`l41al4bl4cl41=121mDW40dl4121Yi1b40Qm1121Yi1^k10Rm115921Yi1b421mDhF0el4121mDhF0Qm1121mD^k10fl411c\1111eV10100002c\14PPThjX_:[Z24PPPXXWXjZc41W41000000gl4?1V:1hl4185120RW1il4X1F11j41cR2185120bCil4\1F11l@015783121cR2bC83121hl4RW1jl40000il48:kl41eQ3ll4ml4190nl4183121hl4RW10Qm1121hl4^k10ol4183121cR2bC0Qm1121cR2^k10Pm4212`i1eV10100001l@4PP\mXh_30191P=00il4l1F1b:00il4n1F1\:00il4P2F1\;00il4R2F1^;00il4T2F1Z;00il4V2F1`;00il4X2F1n900il4Z2F1b900il4\2F00100Qm471j;015284120kY103=R3_3_3d3o2b3U3S3_3f3U3b3i3Rm4T1H00003d:`:^:Rm48:Sm41ik4Tm4Um4150Vm4120W40Wm4120^k10Xm4112eV1mQ2011000000000000Ym45161gT20Zm4Z1F511d:00Zm4^1T1Zm4^1B101[i1000011^:00Zm4`1T1Zm4`1B101[i1000011Z:00Zm4b1T1Zm4b1B101[i10001[m411`:00Zm4d1T1Zm4d1B101[i1000012Z:V:0152920QW1000000Zm4f1P1Zm4f1B0015d:^:\:V:d<0150505050565858920h@000920eX1000920fX100000056920QW1920lL920b900000085120W485120[X185120PLZm4l1F01\m4000Zm48:]m41ik4^m4_m40213`i1eV1mQ20110001[i14PP\mXh_30131R;00Zm4Z2\11l900Zm4Z2X31^<00Zm4Z2j421R>015152920bi1000921gT2bi1000555920b421gT2b41[i1Zm4^2F1`>01555920b421gT2b41[i1Zm4`2F0000`m4?1d:1Wl11515284120]W1034R3_3_3d385120VY1am4R1F00015221Wl1VY1000bm40000am48:cm41ik4dm4em4150fm4121Wl1^k10gm4121Wl1VY10cU2213`i1eV1mQ2011000000000000hm4?1V:1hl415151920gV10205620QW10005220SW1000im4X1F11d:1Wl1185120eX1im4\1F11l@01565821Wl1eX1921Wl1h@000000jm40000im48:km41ik4lm4mm41=0nm4121hl4QW10om4121hl4SW10Qm1121hl4^k10Pn4121Wl1eX10Qn4121Wl1h@0Rn4121Wl1^k10Y@213`i1eV1mQ20110001l@4PP\mXh_301000000Sn4?1V:1hl4185120gV1Tn4T1F13X:f:d:1Wl1185120]W1Tn4X1F11l@015221hl4gV15284121Wl1]W1034R3_3_3d3Un40000Tn48:Vn41Wn4Xn4Yn4180Zn4121hl4gV10^o1121hl4^k10[n4121Wl1^k10V^2121Wl1]W1213`i1eV1mQ20110001l@4PPf^Tlg101000000\n4?1f:1Wl1185120^Y1]n4V1F0011f:1cR20]n4Z1P1150525284121Wl1]W1034R3_3_3d35621Wl1^Y121cR2b451515284121cR2]W1034R3_3_3d35721cR2b421Wl1^Y1545921cR2b421Wl1^Y11^5^n40000]n48:_n41Wn4`n4an41:0bn4121Wl1^Y10cn4121cR2b40Qm1121cR2^k10dn4121Wl1^k10V^2121Wl1]W1213`i1eV1mQ20110001^54PPb_QdB00000000en4?1f:1Wl115284120]W1034R3_3_3d3fn4T1F0001555921Wl1^Y121Wl1b41c\1gn40000fn48:hn41Wn4in4jn4190kn4121Wl1^k10V^2121Wl1]W10ln4121Wl1^Y10lf215921Wl1^Y121Wl1b40mf2212eV1mQ20110001c\14PPZfVg300000000mn451b:1Pk10nn4P1F211Z800nn4T1T2nn4T1B101[i10011R800nn4T1T1011\8016841920\:030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3nn4X1P1nn4V1B101[i10011R800nn4V1P1011R>0152920bi1000921Pk1bi1000nn4d1B00nn48:on41Po4Qo4Ro40212`i1eV1000001[i14PP\mXh_300000100So491\:0151515185120W485120PL5220W421mV1W45620PL21mV1b4To4NH01\;1mV1185120W4To4T1J16V;X;0^:R;^<0152920W421mV1W421mV1W4To4X1B11[Z201000To48:Uo41Yl4Vo4Wo40212`i1eV1000001[Z24PPPXXWXjZc400000000Xo451Z>0153920WE032d3_3920]S1034V3b3_3]3Yo4R1F214V;X;^:d:00Yo4X1P1Yo4X1B101[i1000015V;X;^:d:Z:00Yo4^1P1Yo4\1B101[i10013j=d5T:00Yo4\1P11Zo4000Yo48:[o41\o4]o4^o40212`i1eV1000001[i14PPf^Tlg101000000_o471`:1Yi10`o4T1H11T:1mV10`o4X1\112X:b:00`o4X1X3000`o48:ao41bo4co4do4150eo4121mV1^k10U[3121Yi1^k10fo4212`i1eV1010000001000111X:00`o4V1Z1020go4?1^<1cR215152841920T_1030035T3Q3Y3\3i385120W4ho4V1F21\:1^V21515220W421cR2W485120PLho4\1B1^:1mV11515220W421cR2W485120[X1ho4^1B11l@015050505421mV1b421^V2b4565921mV1b421^V2b41VK555921mV1[X121mV1b41o\251535921mV1[X121^V2PL1io4535921mV1[X121^V2PL1jo4ko40000ho48:lo41mo4no4oo41<121mV1W40PP5121^V2PL0QP5121mV1^k10]b2121mV1[X10lf215921mV1[X121mV1b40RP511o\20SP5212`i1eV1000005l@4PPPTUioS\R1VK4PPf^Tlg1o\24PPPlYaTUm4io44PPPhcRYZj9jo44PPPdmc]_g>0021^<0152920W421cR2W421cR2W4ho4l1F1P=0152920W421cR2W421cR2W4ho4n1F00000TP5=1d<01515151515185120W485120bX152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920[:030037`3U3^3T3Y3^3W356920lL002000565920b420bX11c\1UP5P1L20W4112\:P=00UP5\1\120W401V:015052920SW1920l>002000515185120RW185120cC5483120cC83120RW1UP5b1B011l@UP58:VP51Yl4WP5[l40212`i1eV1000002l@4PPf^Tlg1c\14PPThjX_:0011b:00UP5n1\100100XP5=1d<015151515185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920lL00200050385120bX1555920bX120b41YP535152841920l_1035T3Q3Y3\3i3034^3_3^3U353841920[:037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3ZP5R1L20W4116^:\:X;Z;j;P=00ZP5d1B20W401T:00ZP5T2J11`:00ZP5V2L11l@ZP58:[P51\P5]P5^P50212`i1eV10100002l@4PPf^Tlg1YP54PPPlYaTUm40061X:015384120]W103;d3U3b3]3Y3^3Q3d3Y3_3^3ZP5^2F1T:00ZP5`2F1Z:00ZP5b2F1b:00ZP5d2F1b900ZP5f2F1f;00ZP5h2F00000_P5=1V:0185120RW1`P5P1L20RW1112^:\:00`P5Z1P120W401T:00`P5`1J11`:00`P5b1L0`P58:aP51\P5bP5cP50211eV1010000000;1X:015384120]W103;d3U3b3]3Y3^3Q3d3Y3_3^3`P5j1F1T:00`P5l1F1Z:00`P5n1F1b:00`P5P2F1b900`P5R2F1f;00`P5T2F1h;00`P5V2F1X;00`P5X2F1Z;00`P5Z2F1j;00`P5\2F1P=00`P5^2F00100dP591Z:00eP5R1H01600eP5V1J136d5h=00eP5X1L11l@01200eP58:fP51ik4gP5hP50112eV1mQ21iP5110001l@4PP\mXh_300000000jP5?1V:1hl41515085120QW185120RW15085120SW185120cCkP5X1F13X:f:d:1Wl1185120]W1kP5\1F11l@015052515156921hl4QW183121hl4RW100052921hl4SW183121hl4cC0003921hl4gV10205284121Wl1]W103:V3_3b3S3U3o2c3d3_3`3515284121Wl1]W1034R3_3_3d3385121hl4gV1lP50000kP58:mP51nP5oP5PQ51=0QQ51921hl4QW183121hl4RW10om41921hl4SW183121hl4cC0RQ5121hl4gV10Qm1121hl4^k10SQ5121Wl1]W10Qm1121Wl1^k10Y@213`i1eV1mQ20110001l@4PPf^Tlg101000000TQ55101mD15185120Z485120W4UQ5P1F115^:0Z;j;P=015220W421mDW4UQ5X1LUQ5V1>101[i10011600UQ5V1L0000UQ58:VQ51ik4WQ5XQ50213`i1eV1mQ20110001[i14PP\mXh_30071601575820b41[i121mDZ4UQ5b1F140152920W421mDW421mDW4UQ5d1F1\;0152920W421mDW421mDW4UQ5f1F1^;00UQ5h1F1n900UQ5j1F1`>00UQ5l1F1R801720TN]n1UQ5n1F00000YQ55101mD15185120Z485120W4ZQ5P1F114^:0Z;j;015220W421mDW4ZQ5X1LZQ5V1>101[i10011f:00ZQ5V1L0000ZQ58:[Q51\Q5]Q5^Q50213`i1eV1mQ20110001[i14PPf^Tlg10081f:01505384120]W103:V3_3b3S3U3o2c3d3_3`35720b421mDZ4ZQ5b1F140152920W421mDW421mDW4ZQ5d1F1\;0152920W421mDW421mDW4ZQ5f1F1^;00ZQ5h1F1n900ZQ5j1F1600ZQ5l1F1f>00ZQ5n1F1R801720TN]n1ZQ5P2F00000_Q581Z81mV11515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920lN020`Q5T1H1T:00`Q5X1N012`:b:01565921mV1b420b41o_2`Q5\1H`Q58:aQ51bQ5cQ5dQ5130eQ5121mV1^k10fQ5111eV1000001o_24P``gn500000000gQ592b:R>0152920bi1000921mV1bi1000hQ5NH01P=1mV10hQ5T1J12`:Z:00hQ5V1L11l@01010hQ58:iQ51jQ5kQ5lQ50212`i1eV1000001l@4PPf^Tlg100000000mQ581Z81Wl1151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120oN85120POnQ5R1H1\:0152920W421Wl1oN21Wl1oNnQ5V1N2585921Wl1b421Wl1PO1cj10nQ58:oQ51PR5QR5RR5170SR5120^k10TR5120oN0UR5120PO0VR5212eV1]P4000001cj14PPigPZ900000000WR5=1Z80151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120oN5720PO21mV1b4XR5NL20oN111\:00XR5V1\120W401T:1mV10XR5Z1J11Z8015220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3XR5\1L11l@XR58:YR51PR5ZR5[R50212eV1]P4000001l@4PPhUibmR100000100\R5?1T:1Wl10]R5V1F21d<1XR2185120W4]R5Z1B1^:1mV10]R5\1B11l@015521XR2b421mV1b4^R50001]R58:_R51`R5aR5bR5160cR5121mV1W40^o1121mV1^k10dR5121XR2^k1212`i1eV1000001l@4PPf^Tlg101000101eR5Vn3]R5R1>fR5?1d<1XR21515156920b900200056920lL0020005085120b985120W4gR5R1F12X:f:1Wl10gR5V1F11l@015384121Wl1]W1034^3_3^3U3hR50000gR58:iR51jR5kR5lR5160mR5121XR2^k10nR5121Wl1]W10^o1121Wl1^k1212`i1eV1000001l@4PPigPZ901000100oR5?1d:1Wl11515284120]W1034R3_3_3d35620h@000PS5T1F00015721Wl1eX1002QS50000PS58:RS52ik4mo4SS5TS5170US5121Wl1h@0VS5121Wl1eX10WS5121Wl1^k10Y@112eV1mQ2011000000000000XS591\:015220W421mV1W4YS5P1H01^:1mV1185120W4YS5V1J13`:b:T:00YS5X1L11l@01010YS58:ZS52`R5ik4[S5\S50212`i1eV1000001l@4PPf^Tlg100000000]S591\:0185120PL^S5LH201200^S58:_S53`S5PR5aS5bS5cS50212`i1eV10000002W4PL0000000dS551\:1^V2185120W4eS5P1F111T=015152920W403021^V2W45284120h5036]3Y3c3c3U3T3eS5V1LeS5V1>101[i1011`:00eS5\1L00000eS58:fS51gS5hS5iS50212`i1eV10100001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100jS551\:1^V2185120W4kS5T1F111R=01515152920W403021^V2W45284120WE036]3Y3c3c3U3T35050385120PL385121^V2PL548015920PL21^V2PL04PPU[ck1kS5Z1LkS5Z1>101[i10000000kS58:lS51Yl4mS5nS50212`i1eV10100001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100oS5?1\:1^V2185120PLPT5\1F0001505659921^V2QL21^V2b421^V2PL1c\151565921^V2b421^V2PL1c\1545921^V2b421^V2QL1VKQT50159921^V2QL21^V2b421^V2PLWl100PT58:RT52Yl4al4ST5cl41;121^V2W40TT51921^V2QL21^V2b40Qm1121^V2^k10Rm1159921^V2QL21^V2b421^V2PL0el4121^V2PL0UT511c\1112`i1eV10100002c\14PPThjX_:VK4PPU[ck100000000VT551\:1^V2185120W4WT5NF111^:0152920W421^V2W421^V2W4WT5\1\1WT5\1J0011`:00WT5\1P500000WT58:XT51mo4YT5ZT50212eV1mQ2011000000530X;Z;0152920W421^V2W421^V2W4WT5d1F1\;0152920W421^V2W421^V2W4WT5f1F1^;00WT5h1F1b900WT5j1F1b:00WT5l1F00122^<d<01515220W421^V2W46841920T_1920l_1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3WT5T1P1011^:00WT5Z1T1010[T551\:1^V2185120W4\T5P1F116^:V;X;0j:l:0152920W421^V2W421^V2W4\T5d1L\T5d1>101[i10000000\T58:]T51mo4^T5_T50211eV1000002YG4PPigPZ9[i14PPf^Tlg10021b:00\T5T2\11Z;00\T5T2\241n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18141^<01515220W421^V2W45284120T_1034^3_3^3U3\T5V1T1101d<01515220W421^V2W45284120l_1034^3_3^3U3\T5X1T1104^:V;X;00151555921^V2b420b41YG52920W421^V2W421^V2W4\T5Z1P1101^<01515220W421^V2W4684120T_12035T3Q3Y3\3i3036g3U3U3[3\3i3\T5`1T1020`T5?1^<1cR215185120W45284120T_1034^3_3^3U3aT5P1F21\:1^V2185120PLaT5V1B1^:1mV115185120[X152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3aT5X1B0015521mV1[X121^V2PLbT50000aT58:cT51mo4dT5eT51;121cR2W40fT5121cR2^k10gT5121^V2PL0Qm1121^V2^k10hT5121mV1[X10^o1121mV1^k1212`i1eV10000001W41000000iT5=1R=015185120W45284120WE036]3Y3c3c3U3T3jT5NL20W4111\:00jT5V1\120W401T:00jT5Z1J13`:b:T:00jT5\1L11l@jT58:kT51PR5lT5mT50212`i1eV1000001l@4PPf^Tlg100000000nT581Z8015185120mK320mKoT5T1H1800oT5X1N00oT58:PU51QU5RU5SU5130`U2120^k10TU5212eV1mQ2011000000000000UU5=1V:00VU5R1L20RW1111V:00VU5X1\120cC01V:1hl415185120RW185120cCVU5\1J11`:00VU5^1L11l@VU58:WU52eQ3`R5XU5YU50212`i1eV10100001l@4PPf^Tlg10071T:00VU5f1F1b:00VU5h1F4^:\:V;X;0136920W4030121hl4cCVU5l1F1Z;00VU5P2F1f;00VU5R2F1P=00VU5T2F1b900VU5V2F00000ZU551d51XR2185120o3[U5T1F111d>00[U5^1\1[U5^1J101[i10000000[U58:\U51]U5^U5_U50211eV101010001[i14PPb_QdB0013d<X:Z:01505052920b9920lL00200052841920]W1030034^3_3^3U385120dW1[U5f1F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18021d500[U5Z1T1011d501515420^k121XR2^k15220o321XR2o3[U5\1T1100`U591`:00aU5P1H01b:00aU5T1J11T:00aU5V1L0010111l@aU58:bU51cU5dU5eU50111eV1000001l@4PPf^Tlg100000100fU591R>0152920bi1000921mV1bi1000gU5NH01T:1mV10gU5T1J14`:b:h=d500gU5V1L11l@01010gU58:hU51cU5iU5jU50212`i1eV1000001l@4PPf^Tlg100000000kU591b:00lU5P1H01`:00lU5T1J11T:00lU5V1L0010111l@lU58:mU51cU5nU5oU50212`i1eV10100001l@4PPf^Tlg100000100PV5:1X:00QV5P1H1]W120]W1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311QV58:RV52bo4jR5SV5TV5150UV5120]W10^o1120^k10VV5211eV1010000000000000WV573X:f:d:1Wl1152841920]W103003:V3_3b3S3U3o2c3d3_3`3XV5P1H1161gT20XV5T1\112`:b:00XV5T1b3000XV58:YV51nP5ZV5[V5150\V5121Wl1^k10]V5121gT2^k10Y@212eV1mQ2011000001011`>00XV5V1f20000^V571Z:0152841920dW1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3_V5T1H11X:1Wl115384120]W1034^3_3^3U3_V5Z1J13`:b:T:00_V5\1L01F0_V58:`V51aV5bV5cV5160Ya2120^k10dV5121Wl1^k10V^2121Wl1]W1211eV1010000000000001VX4WX4_V5P1>eV571R=015284120WE036]3Y3c3c3U3T3fV5P1H11X:1Wl115284120]W1034^3_3^3U3fV5V1J12`:b:00fV5X1L000fV58:gV51aV5hV5iV5160jV5120W40kV5120^k10lV5121Wl1^k1212`i1eV100000000000000mV572\:^:00nV5T1H11X:1Wl115284120]W1034^3_3^3U3nV5X1J12`:b:00nV5Z1L01F0nV58:oV51aV5PW5iV5160QW5120W40^o1120^k10RW5121Wl1^k1212`i1eV100000000000001VX4WX4nV5P1>SW592\:^:00TW5NH01Z:0152841920dW1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3TW5R1J15T:R;l9^<R800TW5T1L11l@01000TW58:UW52aV5ik4VW5WW50212`i1eV1000001l@4PPf^Tlg100000000XW591\:015185120PL5620PL20b4YW5NH02\>Z>00YW5R1T111`:00YW5R1b40010011l@YW58:ZW51\o4[W5\W50211eV1000001l@4PPPlYaTUm400000000]W5=1V:01515185120RW185120cC5283120cC000^W5R1L20RW1113^:\:X;00^W5Z1\120W401d>00^W5\1T111`:00^W5\1`211l@^W58:_W51`W5aW5bW50111eV101010001l@4PPf^Tlg10061d>00^W5d1F1b:00^W5f1F1P=00^W5h1F1Z;00^W5j1F1f;00^W5l1F1b900^W5n1F00100cW591X:00dW5NH01T:00dW5P1T113T:`:b:00dW5P1f211[Z201210dW58:eW51bo4fW5gW50211eV1000001[Z24PPf^Tlg100000100hW55101mD15185120Z485120W4iW5R1F113\:^:0015220W421mDW4iW5\1BiW5X1>101[i10011f:00iW5X1L0000iW58:jW51\Q5kW5lW50212eV1mQ20110002[i14PPf^Tlg1o_24PP\mXh_300;1f:01505384120]W103:V3_3b3S3U3o2c3d3_3`35420b45821mDZ41o_2iW5j1F140152920W421mDW421mDW4iW5l1F1>0152920W421mDW421mDW4iW5n1F1`;0152920W421mDW421mDW4iW5P2F1R=0152920W421mDW421mDW4iW5R2F1\;0152920W421mDW421mDW4iW5T2F1^;00iW5V2F1n900iW5X2F1600iW5Z2F1f>00iW5\2F1R801720TN]n1iW5^2F00000mW591`:00nW5NH01T:0153841920h5036\3Q3e3^3S3X3034R3_3_3d3nW5R1J11T:00nW5T1L0012011l@nW58:oW51cU5PX5QX50212`i1eV1000001l@4PPf^Tlg100000100RX551T:1Wl10SX5R1F311`:00SX5V1T1SX5V1B101[i1000011b:00SX5X1T1SX5X1B101[i10001TX511Z:015284120dW1039c3S3X3U3T3e3\3U3c3SX5Z1P1SX5Z1B101[i10001UX5000SX58:VX51cU5WX5XX50212`i1eV1000001[i14PPf^Tlg100041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100YX592R>T>015152920bi1000921Pk1bi100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3ZX5NH01b:1Pk10ZX5T1J12h=d500ZX5V1L11l@01010ZX58:[X51Po4\X5Ro40212`i1eV1000001l@4PPf^Tlg100000000]X5?1X:1Wl10^X5NF0001684121Wl1]W19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3_X50000^X58:`X51bo4aX5bX50212`i1eV100000000000000cX551d51XR20dX5P1F111T:0153841920h5036\3Q3e3^3S3X3034R3_3_3d3dX5R1\1dX5R1J101[i10000011dX58:eX51fX5gX5hX50212`i1eV1000001[i14PPb_QdB00041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100iX5?1Z81Wl11515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120`AjX5LF000152871:21Wl1`A10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3kX50000jX58:lX51bQ5mX5nX50211eV100000000000000oX5?1T:1Wl10PY5T1F14d:`:b:Z:1Yi10PY5V1F11l@01555921Yi1b421Wl1b41l\1QY5015921Yi1b421Wl1b4Wl100PY58:RY51fX5SY5TY5180UY5121Wl1^k10gW315921Yi1b421Wl1b40VY5121Yi1^k10he211l\1111eV1000002l\14PPZfVg3l@4PPf^Tlg101000100WY5?1^:1mV1185120[X1XY5P1F00015621mV1[X121mV1b4YY5015921mV1[X121mV1b4mi100XY58:ZY51mo4[Y5\Y518121mV1W40]Y5121mV1b40]b2121mV1[X10Qm1121mV1^k10^Y5212`i1eV100000000000000_Y5=1^:015152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120W4`Y5P1L20W4111V:00`Y5X1\120RW101V:0185120RW1`Y5\1J15`:b:T:d5h=00`Y5^1L11[Z2`Y58:aY51bY5cY5dY50212`i1eV10100001[Z24PP\mXh_300000000eY591^:015185120W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3fY5V1H101200fY58:gY52bY5aS5hY5iY50212`i1eV101000001W40000000jY551h>0152920bi1000000kY5R1F211d>00kY5X1b3kY5X1B101[i10012d5T:00kY5X1T1013d<X:Z:01505052920b9920lL00200052841920]W1030034^3_3^3U385120dW1kY5\1P1kY5Z1B101[i10012d5T:00kY5Z1P11UX5000kY58:lY51]U5mY5nY50111eV101010001[i14PPb_QdB00000000oY551d>1gT20PZ5X1F315^:d:Z:V;X;00PZ5\1P1PZ5\1B101[i1000011X:01684120]W13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3PZ5d1P1PZ5d1B101[i10001QZ511`:015658920eX100020fX1000PZ5l1P1PZ5l1B101[i1012V:X:0152841920]W1034R3_3_3d3034R3_3_3d3PZ5P2P101RZ5000PZ58:SZ52]U5`W5TZ5UZ50111eV11VZ51010001[i14PPf^Tlg100041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100WZ5?1V:1hl41515185120RW185120cC38:220RW120cCXZ5V1F11j41\j11515085120bC85120cC575920b421hl4b41YZ5XZ5Z1F11l@018:221hl4RW1921\j1bC21\j1cCZZ50000XZ58:[Z51eQ3\Z5]Z5190^Z5121hl4RW10Qm1121hl4^k10_Z51921\j1bC21\j1cC0Qm1121\j1^k10Y@211eV10100002YZ54PPZfVg3l@4PPhUibmR101;1P=00XZ5h1F1b:00XZ5j1F1\:00XZ5l1F1\;00XZ5n1F1^;00XZ5P2F1Z;00XZ5R2F1`;00XZ5T2F1f;00XZ5V2F1n900XZ5X2F1b900XZ5Z2F1R801720TN`Z5XZ5\2F00100aZ5?1d<1XR2185120W4bZ5X1F0021T:1Wl10bZ5f1R11^:1mV10bZ5f1`21505421mV1^k121Wl1^k15321XR2n_221Wl1n_2cZ50000bZ58:dZ51`R5eZ5bR5160cR5121mV1W40^o1121mV1^k10dR5121XR2^k1211eV100000000000041T:00bZ5^1T1011^:00bZ5`1T1011d<01515620^k121Wl1^k185120W4bZ5b1T1102`:b:015620^k121Wl1^k1bZ5d1T1103fZ5gZ5bZ5P1>hZ5iZ5bZ5R1>jZ5iZ5bZ5T1>kZ582\:^:00lZ5R1H1X:00lZ5T1N011T:00lZ5V1HlZ58:mZ51`R5nZ5oZ5150P[5120W40^o1120^k10Q[5212`i1eV1010000000000000R[5?1V:1hl41515185120QW185120RW185120cCS[5h1F11X:1Wl10S[5l1F11l@06505621hl4QW10005284121Wl1]W1034^3_3^3U3T[55050505221hl4QW10005283121hl4RW10005683121hl4cC000684121Wl1]W1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3U[55050505221hl4QW10005283121hl4RW10005283121hl4cC000684121Wl1]W15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3V[55050505221hl4QW10005283121hl4cC0005283121hl4RW183121hl4cC3684121Wl1]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3W[55050505221hl4QW100038:221hl4RW121hl4cC38:221hl4cC21hl4RW13684121Wl1]W12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3X[550505683121hl4RW10005683121hl4cC000684121Wl1]W14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Y[50010S[58:Z[51[[5\[5][51=0^[5121Wl1]W10Qm1121Wl1^k10_[5121hl4QW10`[5121hl4RW10a[5121hl4cC0Qm1121hl4^k10Y@212`i1eV10100001l@4PPigPZ901000006b[5c[5S[5Z1>d[5c[5S[5\1>e[5c[5S[5^1>f[5c[5S[5`1>g[5h[5S[5b1>i[5h[5S[5d1>j[5?1\:1^V20k[5X1F0021T:1Wl10k[5b1R11X:1bj10k[5b1`2150505421bj1^k121Wl1^k15321^V2n_221Wl1n_25384121bj1]W1034^3_3^3U3l[50000k[58:m[51aV5n[5o[517121^V2W40[[2121^V2^k10P\5121bj1]W10Q\5121bj1^k1211eV1010000000000031T:00k[5\1T1011X:00k[5^1T1012`:b:015620^k121Wl1^k1k[5`1T1102R\5S\5k[5R1>hZ5T\5k[5T1>U\5=1Z80151515220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120QO5720RO21mV1b4V\5NL20QO111\:00V\5V1\120W401T:1mV10V\5Z1J11Z8015220TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3V\5\1L11l@V\58:W\51PR5ZR5[R50212eV1]P4000001l@4PPhUibmR100000100X\541`:0185120h3Y\5P1H20h3100011d>00Y\5V1NY\58:Z\51]U5[\5\\50111eV10101000000000000]\576T:46<>`;00^\5`1>11`>1la20^\5n1J14d5h=j=T>015153841920h5030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3^\5R2B004d5h=j=T>^\58:_\51`\5a\5b\5150c\5120^k10d\5121la2^k10e\5112eV1mQ2011000000000001VX4f\5^\5Z1>g\591^:01515220W421XR2W452841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3h\5NH01d<1XR215151515185120W452841920l_1030034^3_3^3U352841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i385120bX15420bX120b4h\5V1B11^<0152920W421XR2W421XR2W4h\5^1L11l@01000h\58:i\51mo4j\5k\50212`i1eV1000001l@4PPf^Tlg100000000l\5?1j;1m\5185120bX1n\5X1F000156801595921m\5bX121m\5b41o\21c\1o\50000n\58:P]52Q]5ik4R]5S]5190T]5121m\5W40V^2121m\5bX10U]5121m\5b40X^2121m\5^k10V]5012eV1mQ20110002o\24PPPlYaTUm4c\14PPU[ck100000000W]5?1b:1Pk10X]5X1F21\81bj10X]5\1B1l=1gT20X]5^1B0015421gT2^k121bj1^k1Y]50000X]58:Z]51Po4[]5Ro4180\]5121Pk1^k10]]5121gT2^k10^]5121bj1^k10`W2121bj1\:211eV10000000131Z800X]5j1F1\8016841920\:030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3X]5l1F1`:00X]5T2F00101_]5`]5X]5T1>a]5?1Z81mV1151515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920lN02085120R4b]5X1F0031T:1gT20b]5f1B2`:b:1Pk10b]5h1B1R81Yl11515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4b]5j1B150505321mV1R421Yl1R45421Pk1^k121gT2^k15421Yl1^k121Pk1^k1c]50000b]58:d]51bQ5e]5f]5170g]5121Yl1^k10h]5121Pk1^k10i]5121mV1^k10j]5111eV100000000000031T:00b]5^1T1012`:b:00b]5`1T1011R801515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4b]5b1T1012k]5T\5b]5R1>l]5m]5b]5T1>n]5?2`:b:1Pk10o]5V1F0031T:1gT20o]5b1B1R81Yl11515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4o]5d1B1Z81Wl11515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320lNo]5f1B1505321Wl1R421Yl1R45421Yl1^k121gT2^k1P^50000o]58:Q^51bQ5R^5S^5160T^5121Wl1^k10U^5121gT2^k10U[3121Pk1^k1111eV100000000000031T:00o]5Z1T1011R801515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4o]5\1T1011Z801515220TN03GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320lNo]5^1T1011V^5W^5o]5R1>X^5=1d<0151515152841920h5030035V3U3d3S3X385120bX1575920bX120b41YT356920lL002000Y^5R1L84120h5115^:X3Z3f3P=00Y^5`1B841920h5035V3U3d3S3X301V:0151515185120RW185120cC5683120RW10005283120cC000Y^5P2B011l@Y^58:Z^51\P5[^5\^50212`i1eV10100002l@4PPf^Tlg1YT34PP\mXh_30031b:00Y^5Z2\11b900Y^5Z2\21\300Y^5Z2l300100]^5?1d<1XR215151515185120W485120bX152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920lL0020005051575920bX120b41YT3555920bX120b41YP55152841920l_1034^3_3^3U3035T3Q3Y3\3i35420bX120b4^^5V1F11j41\j115185120bC575920b421XR2b41YZ5^^5^1F11l@01621XR2W4121\j1bC_^50000^^58:`^52eQ3`R5a^5b^51:121XR2W40c^5121XR2bX10Qm1121XR2^k10d^5121\j1bC0Qm1121\j1^k10Y@212`i1eV10100004YZ54PPZfVg3l@4PP\mXh_3YT34PPhja`o6YP54PPPlYaTUm40081b:00^^5j1F1b900^^5l1F1`9015384120[:03:Q3e3d3X3_3b3Y3j3U3T3^^5n1F1f;00^^5P2F1P=00^^5R2F1Z;00^^5T2F1\;00^^5V2F1^;00^^5X2F00100e^5=1d<015151515185120W485120bX152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i356920lL0020005051575920bX120b41YT3555920bX120b41YP55152841920l_1034^3_3^3U3035T3Q3Y3\3i35420bX120b4f^5R1L20W4116^:0X;Z;j;P=00f^5b1B20W401V:015052920SW1920l>0020005185120cC5283120cC000f^5T2B011l@f^58:g^54`R5\P5ik4\Q5h^5i^50212`i1eV1000003l@4PPf^Tlg1YT34PP\mXh_3YP54PPPlYaTUm40071b:00f^5`2F1b900f^5b2F1`9015384120[:03:Q3e3d3X3_3b3Y3j3U3T3f^5d2F1^<00f^5f2F1f;00f^5h2F1\;00f^5j2F1^;00f^5l2F00100j^5?1^<1cR21515185120W4684120T_12035T3Q3Y3\3i3036g3U3U3[3\3i3920lL021k^5R1F12X:f:1Wl10k^5V1F0015384121Wl1]W1034^3_3^3U3hR50010k^58:l^52jR5m^5n^5o^51:0ag2121cR2W40jc2121cR2T_10P_5121cR2^k10Q_5121Wl1]W10^o1121Wl1^k1212`i1eV10000000071R801720TN[V4k^5b1F1\;0152920W421cR2W421cR2W4k^5d1F1^;00k^5f1F1n900k^5h1F1Z=00k^5j1F1^<01515220W421cR2W43920lL021k^5l1F1d<0152920b9920lL002000k^5n1F00000R_5?1^<1cR21515185120W4684120T_12035T3Q3Y3\3i3036g3U3U3[3\3i3920lL021S_5T1F22X:f:1la20S_5Z1B2X:f:1Wl115284120]W1034^3_3^3U3S_5\1B0015284121la2]W1034^3_3^3U3T_50010S_58:U_51jR5V_5W_51<0ag2121cR2W40X_5121cR2^k10Y_5121la2]W10^o1121la2^k10Z_5121Wl1]W10^o1121Wl1^k1211eV10000000072R8T801720TN[V4S_5h1F1\;0152920W421cR2W421cR2W4S_5j1F1^;00S_5l1F1n900S_5n1F1Z=00S_5P2F1^<015220W421cR2W4S_5R2F1d<0152920b9920lL002000S_5T2F00000[_5<11\:00\_5LH2W4PL110\_58:]_51PR5^_5__50212eV1]P400000000000000`_542T:d:00a_5LH920h@0000011\:00a_5R1R100a_58:b_51PR5c_5[R50212eV1]P4010000000000000d_5?1\:1^V20e_5R1F11d:1Wl1185120h@e_5T1F11l@015721Wl1h@002f_50000e_58:g_52Yl4`R5h_5i_518121^V2W40[[2121^V2^k10j_5121Wl1^k10aU2121Wl1h@0ci2212`i1eV1000001l@4PP\mXh_300000000k_552X:f:1Wl11684120]W1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3l_5P1F511\:00l_5V1T1l_5V1B101[i1000011^:00l_5X1T1l_5X1B101[i1000012V;X;00l_5Z1P1l_5Z1B101[i1000011d:01565820h@20eX1000l_5^1T1l_5^1B101[i1000011b:00l_5`1T1l_5`1B101[i10001TX5000l_58:m_53\P5nP5\Q5n_5o_50212`i1eV1000001[i14PPf^Tlg100041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100P`5?1V:1hl41515185120RW185120cC38:220cC20RW1Q`5X1F11j41\j11515085120bC85120cC575920b421hl4b41YZ5Q`5\1F11l@0138:221hl4cC921\j1bC21\j1cCR`50000Q`58:S`51eQ3T`5U`5190V`5121hl4cC0W`5121hl4RW10Qm1121hl4^k10X`5121\j1^k10Y@111eV10100002YZ54PPZfVg3l@4PPhUibmR10131P=00Q`5h1\11b:00Q`5h1f21^<00Q`5h1f300100Y`5?1X;1gT215185120W485120hFZ`5T1F0011X;1mD15185120W485120hFZ`5^1P1150505221gT2W421mDW4578015921gT2hF21mDhF1[`553921gT2P4921mDP4030921mDP4921gT2P4030\`50000Z`58:]`51aS5^`5_`518121mDW40]m3121mD^k10``5121gT2W40a`5121gT2^k10b`5211eV1000002l@4PPf^Tlg1[`54PP\mXh_300000021X:0151684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3555921gT2b420b41l@Z`5Z1T1014R;l9R8\;01555921gT2b420b41l@Z`5\1T1100c`5?2X;01mD15185120P485120W4d`5V1F22X:f:1an31684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3d`5\1B2X;01gT2151515220P421mDP45320W421mDW45480159920hF20Z4921mDhF21mDZ41[`5d`5`1B0015421gT2^k121an3^k1e`50000d`58:f`51aS5g`5h`51<0ag2121mDP40i`5121mDW40Qm1121mD^k10j`5121gT2W40Qm1121gT2^k10k`5121an3^k1212`i1eV1000001[`54PP\mXh_30081\;0150385120W45220W421mDW4d`5l1F1^;00d`5n1F1R;00d`5P2F1l900d`5R2F1h:00d`5T2F1h;00d`5V2F1X:013684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3d`5X2F1f:013684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3d`5Z2F00002l`5m`5d`5^2>n`5o`5d`5`2>Pa5=1V:00Qa5NL20RW1011V:00Qa5T1\120cC01V:01515185120RW185120cC5683120RW1000Qa5X1J11X:00Qa5Z1L11l@Qa58:Ra51[[5Sa5Ta50212`i1eV10100001l@4PPigPZ90051X:013684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Qa5b1F1Z:00Qa5d1F1`:00Qa5f1F1b:00Qa5h1F1T:00Qa5j1F00000Ua5?2X;01mD15185120W45085120hF85120Z4Va5V1F21Z>1Wa515153920Tf10000005380120Tf100P]1Va5\1B2X;01gT21515220W421mDW45085120hF85120Z4Va5`1B11l@02505421gT2b421Wa5b453921gT2hF21gT2Z4921mDhF21mDZ4Xa5505421gT2b421Wa5b45359921gT2hF21gT2Z4921mDhF21mDZ45:1kS321Wa5Tf1Ya50000Va58:Za51\o4[a5\a51?0]a5121Wa5Tf10^a5121Wa5^k10_a5121mDW40`a51921mDhF21mDZ40Qm1121mD^k10oU31921gT2hF21gT2Z40Qm1121gT2^k10aa5212`i1eV1000002l@4PPPTUioS\R1kS34PP\mXh_30061Z>0136841920]S10303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3Va5P2F1\>00Va5R2F1^>00Va5T2F1R;00Va5V2F1R801720TNba5Va5X2F1\;0152920W421mDW421mDW4Va5Z2F00000ca5?1j:1mV1151515185120]S185120[X1555820]S15:920PZ100Pj204PP\mXh_320b45620[X120]S1da5V1F00025621mV1[X121mV1b4YY550555921mV1[X121mV1b45:921mV1PZ100Pj204PP\mXh_3515152921mV1PZ100Pj200Pj2555921mV1[X121mV1b45804PPPlYaTUm41ea5525921mV1QZ121mV1RZ100h3fa5015921mV1[X121mV1b4mi100da58:ga51mo4ha5ia5190ja5121mV1b40Qm1121mV1^k10ka5121mV1]S10dk2121mV1[X10la5212`i1b2000001ea54PP`Rg`aa600000000ma5?1j:1mD1515185120W485120]S185120[X1na5V1F11j:1gT2151515220W421mDW485120[X15220]S121mD]S1na5Z1F11[Z20150558015921gT2[X121mD[X11c\15521mD[X121gT2b4oa50000na58:Pb51e`2Qb5Rb51:121mDW40Sb5121gT2[X10Qm1121gT2^k10Tb5121mD[X10Qm1121mD^k10Ub5212`i1b2000002[Z24PPPP_ZTYYW1c\14PPU[ck10051n:0152920W421mDW421mDW4na5f1F1\;0152920W421mDW421mDW4na5h1F1R;0152920W421mDW421mDW4na5j1F1^;00na5l1F1Z>00na5n1F00000Vb5?1j:1mD1515185120W485120PZ15420PZ100Pj2Wb5T1F11^:1gT2151515220W421mDW485120[X152841920h5036^3_3d3Y3V3i3036^3_3d3Y3V3i3Wb5X1F11[Z201555921gT2[X121gT2b45:21mDPZ104PP\mXh_3Xb50000Wb58:Yb52m^5ik4Zb5[b51<121mDW40\b5121mDPZ10]b5121mD^k10^b5121gT2[X10Qm1121gT2^k10Rm115921gT2[X121gT2b40SP5212`i1b2000001[Z24PPPXXWXjZc40041j:0152920W421mDW421mDW4Wb5d1F1R;0152920W421mDW421mDW4Wb5f1F1R801784120TN_b5Wb5h1F1^;00Wb5j1F00000`b551j:1mV115185120W485120[X1ab5R1F215h:j:l:n:P;0152920W421mV1W421mV1W4ab5X1P1ab5X1B0121mV1[X112j=d500ab5^1P101bb515h:j:l:n:P;0152920W421mV1W421mV1W4ab5f1P1ab5b1B101[i1121mV1[X1012j=d500ab5d1P10000ab58:cb51mo4db5eb50212`i1b20100001[i14PPf^Tlg10061j:01515220W421mV1W45420b421mV1[X1ab5P2F1\;0152920W421mV1W421mV1W4ab5R2F1R;0152920W421mV1W421mV1W4ab5T2F1^;00ab5V2F1n900ab5X2F1R801784120TNUc2ab5Z2F00000fb551j:1mV115185120W485120[X1gb5R1F114h:j:l:n:0152920W421mV1W421mV1W4gb5`1Lgb5X1>101[i115921mV1[X11`^2012`;B015052920W421mV1W421mV1W45220Z>21mV1[X1gb5\1B0000gb58:hb51Pc2ib5jb50213`i1b2mQ20110002[i14PP\mXh_3`^24PP\mXh_30081j:01515220W421mV1W45420b45921mV1[X11`^2gb5j1F1\;0152920W421mV1W421mV1W4gb5l1F1R;0152920W421mV1W421mV1W4gb5n1F1^;00gb5P2F1n900gb5R2F1`>00gb5T2F1600gb5V2F1R801784120TNUc2gb5X2F00000kb552h:P;1mV10lb5P1F311j:0152920W421mV1W421mV1W4lb5T1T1lb5T1B101[i1000011l:0152920W421mV1W421mV1W4lb5V1T1lb5V1B101[i10001mb511n:0152920W421mV1W421mV1W4lb5X1T1lb5X1B101[i10001TW3000lb58:nb52mo4Pc2ob5Pc50212`i1b2000001[i14PPf^Tlg100051n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V11`>00lb5`1T18100Qc5?1j:1mV11515185120]S185120[X150565820]S15:920PZ100Pj204PP\mXh_320b45520[X120]S1Rc5V1F00025050385121mV1PZ155801595921mV1[X121mV1]S15:21mV1PZ104PP\mXh_31c\15221mV1PZ100Pj2Sc550505185121mV1PZ15321mV1PZ100Pj255801595921mV1[X121mV1]S11o\21c\151505580159801595921mV1[X121mV1]S11o\21ea51c\15580159801595921mV1[X121mV1]S11o\21Tc51c\15580158595921mV1[X121mV1]S11o\25:5921mV1RZ121mV1QZ104PP\mXh_31c\1Uc5015921mV1[X121mV1]S1mi100Rc58:Vc52mo4Pc2Wc5Xc51=0Yc5121mV1^k10Zc5121mV1]S10dk2121mV1[X10lf215921mV1[X121mV1]S10[c511o\20\c5121mV1PZ10Y@212`i1b2000004o\24PPPlYaTUm4ea54PP`Rg`aa6Tc54PPXa[hhX3c\14PPU[ck100000000]c5?1j:1mD1515185120W485120PZ15320PZ100Pj2^c5T1F11j:1gT21515152920W421mDW421mDW485120[X185120]S1^c5X1F11[Z201505185121gT2PZ15221gT2PZ121mDPZ151385121gT2PZ150555921gT2[X121gT2b45:21mDPZ104PP\mXh_355801595921gT2[X121gT2]S15:21mDPZ104PP\mXh_31c\1_c50000^c58:`c52m^5Pc2ac5bc51>121mDW40cc5121mDPZ10]b5121mD^k10dc5121gT2^k10Zc5121gT2]S10dk2121gT2[X10ec5121gT2PZ10Y@212`i1b2000002[Z24PPPXXWXjZc4c\14PPU[ck10031R;0152920W421mDW421mDW4^c5j1F1R801784120TN_b5^c5l1F1^;00^c5n1F00000fc5?1j:1mV1151515151515152920PZ100Pj200Pj285120]S185120[X185120QZ185120RZ15320QZ120RZ1565820]S11o\220b4gc5V1F00015580158595921mV1[X121mV1]S11o\25:5921mV1RZ121mV1QZ104PP\mXh_31c\1hc5015921mV1[X121mV1]S1mi100gc58:ic51\o4jc5kc51;0Yc5121mV1^k10Zc5121mV1]S10dk2121mV1[X10lc5121mV1QZ10dk2121mV1RZ10mc5111b2000002o\24PPPlYaTUm4c\14PPU[ck100000000nc5?1R81Yi1151620TN403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720UNoc5Pd5V1F11Z81Wl10Pd5^1F11[i1043721Yi1UNQd5Rd56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3Sd56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3Td56871:21Yi1UN108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3Ud50011Pd58:Vd51Wd5Xd5Yd518121Yi1TN0]P2121Yi1^k10Zd519:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21Yi1UN108c3S3X3U3T3e3\3U30`\219:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21Yi1UN108c3S3X3U3T3e3\3U30[d5212`i1Ye4000001[i14PPf^Tlg11R4021\800Pd5X2\11Z8013920T=021Pd5X2R200100\d5?101mD15185120X45085120Y45284120X4038c3U3d3U3h3Q3S3d3]d5T1F00015050515284121mDX403=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721mDY400Z1515284121mDX403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721mDY400^1515284121mDX4038c3U3d3U3h3Q3S3d35421mDY400^1^d50000]d58:_d51`d5ad5bd5170Sm2121mD^k10cd5121mDX40dd5121mDY40ed5112Ye4mQ2011000000000000fd5?3V;X;01mD15085120hF85120Z4gd5R1F000156921mDhF21mDZ421mDb4hd50159921mDhF21mDZ421mDb4Wl100gd58:id51jd5kd5ld5170md5121mDb40]b21921mDhF21mDZ40Qm1121mD^k10^Y5212`i1Ye400000000000000nd5?1R;1mV115620hF20b4od5T1F11V;1mD0od5X1F11l@015221mDhF21mV1hFPe50000od58:Qe51Re5Se5Te5190Ue5121mV1hF0Qm1121mV1^k10Ve5121mDhF0Qm1121mD^k10Y@212`i1Ye4000001l@4PPb_QdB0121b900od5b1\11\800od5b1l200100We5?2V;X;1mD185120[CXe5HF00015221mD[C03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2Ye50000Xe58:Ze51[e5\e5]e50212`i1Ye400000000000000^e5?1R;1mV10_e5V1F21X;1mD185120W4_e5Z1B1^<1cR2185120W4_e5\1B11l@015221mDW421cR2W4`e50010_e58:ae53fg4Xg2f`2be5ce5190de5121cR2W40Qm1121cR2^k10ee5121mDW40Qm1121mD^k10Y@212`i1Ye40100001l@4PPigPZ90171T:00_e5n1F1l900_e5P2F1b900_e5R2F1\800_e5T2F1h:00_e5V2F1h;00_e5X2F1`300_e5Z2F00100fe5?2\;^;1Yi11920c[1020ge5P1F14j4Z8h;V:1\]2185120l>ge5V1B0015221\]2l>000he50010ge58:ie51fl1je5ke5170Ya2121\]2^k10aU2121\]2l>0bU2121Yi1^k10cU2212`i1Ye40000000161R;00ge5f1F1V;00ge5h1F1X;00ge5j1F1l900ge5l1F1^:00ge5n1F1j:00ge5P2F00000le5?1\31bj10me5V1F21n91Yi11920L021me5Z1B1`31mV1152920P721bj1P721bj1P7me5\1B001505421mV1b421Yi1b4565921Yi1b421bj1b41`d4ne50000me58:oe51Wj2Pf5Qf5170Rf5121mV1^k10Sf5121bj1^k10Tf5121Yi1^k10Uf5211Ye40100001`d44PPigPZ90061X300me5f1F1f500me5h1F1l900me5j1F1R;00me5l1F1\400me5n1F1`400me5P2F00000Vf591`;0151720W4c^25659920Z>920`?20b421Yi1b41o_2Wf5R1H01Z81Yi11515220TN03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920T=021Wf5Z1B16l9l;V;X;R8T8017920TN034T3e3Q3\3c^2Wf5`1B0010011l@Wf58:Xf51Wj2Yf5Zf50211Ye40100002o_24PPigPZ9l@4PPPTUioS\R100000000[f5?1X31gT20\f5Z1F31Z81Wl11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021\f5^1B1Z81Yi11515220TN03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920T=021\f5`1B1`31mV1152920P7921gT2P7030921gT2P7920P7030\f5b1B00150565921Wl1b421gT2b41`d45521mV1b421Yi1b4]f50000\f58:^f51Wj2_f5`f5160af5121gT2^k10bf5121mV1^k10cf5121Yi1^k1211Ye40100001`d44PPb_QdB0141f500\f5n1F1R;00\f5P2F1\400\f5R2F1`400\f5T2F00001df5ef5\f5V1>ff5?2Z8j41mD185120l>gf5V1F22R8Z>1Yi1150385120TN515220TN03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920UN030hf5gf5\1B2Z8j41gT2185120l>gf5`1B11l@01505721Yi1b421gT2b45521gT2l>21mDl>if50000gf58:jf52kf5Xg2lf5mf51;0nf5121Yi1^k10of5121mDl>0Qm1121mD^k10Pg5121gT2l>0Qm1121gT2^k10Qg5212`i1Ye4000001l@4PPP_ZTYYW100:1R;00gf5n1F1h;00gf5P2F1`;00gf5R2F1l900gf5T2F1l;00gf5V2F1^:00gf5X2F1j:00gf5Z2F1`300gf5\2F1R8017920TN038c3S3X3U3T3e3\3U3Rg5gf5^2F1T8017920TN038c3S3X3U3T3e3\3U3Rg5gf5`2F00000Sg551R81Yi11515220TN03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920UN030hf5Tg5P1F112V;X;0150385120hF5620hF21Yi1b4Tg5V1P1Tg5V1B101[i10000000Tg58:Ug51kf5Vg5Wg50111Ye41Xg500001[i14PPb_QdB0021b900Tg5^1\11\800Tg5^1l241n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Yg5?1R81Yi11515220TN03>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920UN030hf5Zg5X1F21X31Wl10Zg5^1B2V;X;1mD0Zg5`1B11[i1025621mDhF21Wl1i;[g5555921mDhF21Wl1i;1[Z2\g50000Zg58:]g51kf5^g5_g51=0`g5121Yi1^k10ag5121Wl1i;0Qm1121Wl1^k10bg5121mDhF0Qm1121mD^k10cg511[Z20dg5112Ye4c@0100002[Z24PP`Rg`aa6[i14PPb_QdB0041R;00Zg5l1\11l900Zg5l1X31`300Zg5l1j41h300Zg5l1V600000eg5?3V;X;h41mD1515185120\C52841920[C03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920]C021fg5NF0001684121mD\C2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3gg50000fg58:hg51ig5jg5kg50112`i1Ye400000000000000lg551R81\j115220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3mg5P1F213V;X;l;00mg5X1P1mg5V1B101VU10011d300mg5V1P11ng513V;X;l;00mg5^1P1mg5^1B0011d300mg5`1P100000mg58:og51cj2Ph5Qh50211Ye40100001VU14PP\mXh_30061\800mg5f1F1^800mg5h1F1b900mg5j1F1n900mg5l1F1R801620TN203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3mg5n1F1Z801515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920T=021mg5P2F00000Rh592Z8\8015220R421mDR4Sh5NH02Z8\81mD1515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Sh5V1B11R8015220R421mDR4Sh5Z1L0010011l@Sh58:Th51og3Uh5Vh50212`i1Ye4000001l@4PPf^Tlg100000100Wh5?1R81Yi11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Xh5T1F21Z;1la20Xh5Z1B1Z81Wl1151515220R421Yi1R4920T=021385120\:Xh5\1B11l@015421Wl1^k121la2^k1Yh50010Xh58:Zh51og3[h5\h5160UY2121Yi1^k10]h5121Wl1^k10^h5121la2^k1212`i1Ye4000001l@4PPf^Tlg10031X;00Xh5P2F1l;00Xh5R2F1R8015320TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Xh5T2F00101_h5`h5Xh5h1>ah581Z81mV11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021bh5P1H4X3Z3f3h500bh5V1>012l9R8015152920TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921mV1R4030921mV1R4030bh5`1>bh58:ch51og3dh5eh5130fh5121mV1^k10gh5212`i1Ye400000000000000hh5?1R81\j115220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3ih5V1F21X31Wl1185120i;ih5\1B2V;X;1mD185120hFih5^1B11l@0155801595921mDhF21Wl1i;1VG1c\1jh51545921mDhF21\j1b41`i4kh5000ih58:lh51cj2mh5nh51<0oh5121Wl1i;0Qm1121Wl1^k10Pi5121mDhF0Qm1121mD^k10Rm115921mDhF21Wl1i;0Qi511VG211Ye40100004l@4PPb_QdBVG4PPlb\i^Ac\14PPU[ck1`i44PPX`eanD0081\800ih5P2F1b900ih5R2F1n900ih5T2F1R;00ih5V2F1T:00ih5X2F1h:00ih5Z2F1`300ih5\2F1R801720TNRi5ih5^2F00000Si5?1R81Yi1151515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20UN106S3_3^3V3Y3W320UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20UN106S3_3^3V3Y3W320UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3Ti5V1F0001505259891:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31VG525958891:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31VGUi50000Ti58:Vi51Wi5Xi5Yi5190Zi5121Yi1^k10[i51:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30\i51:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30]i511VG0^i5211Ye4000001VG0:00000000_i551R81\j11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20UN106S3_3^3V3Y3W320UN20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021`i5R1F113X3Z3f300`i5X1L`i5X1>101[i10000000`i58:ai51cj2bi5ci50211Ye40100001[i14PPb_QdB0051\800`i5^1\11^800`i5^1R21b900`i5^1Z31n900`i5^1j41l900`i5^1\641n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100di5?1R81Yi11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4ei5Z1F21Z81mV1151515220R421Yi1R4920T=021385120\:ei5`1B3V;X;l;1mD0ei5b1B001505421mD^k121mV1^k15421mV1^k121Yi1^k1fi50000ei58:gi51og3hi5eh5160ii5121Yi1^k10ji5121mV1^k10ki5121mD^k1212`i1Ye400000000=1R8015320TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3ei5l1F1`300ei5n1F1<00ei5P2F1l500ei5R2F1P600ei5T2F1R600ei5V2F1f<00ei5X2F1T:00ei5Z2F1R;00ei5\2F1h;00ei5^2F1j:00ei5`2F1j=00ei5b2F1l=00ei5d2F00102li5mi5ei5T1>ni5oi5ei5V1>Pj5?1R81Yi115220TN03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3Qj5T1F11Z81Wl10Qj5X1F11[i1013921Wl1iN020Rj50011Qj58:Sj51Wj2Tj5Uj5150Vj5121Yi1^k10i]5121Wl1^k10Wj5212`i1Ye40100001[i14PPf^Tlg11R4011\800Qj5h1Z100100Xj5?1n91Yi115085120L85120j1Yj5LF000221Yi1LZj521Yi1j1[j50000Yj58:\j51Wj2]j5^j5170_j5121Yi1^k10`j5121Yi1L0aj5121Yi1j10bj5211Ye400000000000000cj561n91Yi1151385120L385120j1dj5R1H1121\300dj5Z1J2\;^;00dj5\1J0dj5X1B1[i1000dj58:ej51Wj2fj5gj50212`i1Ye40100001[i14PPb_QdB0011\800dj5d1F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100hj5?1R81Yi11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120UN036_3R3Z3U3S3d3ij5R1F00023851:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3jj53851:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3kj50000ij58:lj52mj5]i1nj5oj5170Pk5121Yi1^k10Qk51:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30Rk51:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30Sk5111Ye400000000000000Tk5?1R81Yi11515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120UNUk5P1F11Z81Wl10Uk5T1F11[i10=52871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Vk552871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3Wk56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3Xk552871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Yk552871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3Zk552871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3[k552871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3\k56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3]k56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3^k56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN10<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3_k56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3`k56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3ak56871:9:21Yi1UN106S3_3^3V3Y3W321Yi1UN20<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3bk50011Uk58:ck51mj5dk5ek50212`i1Ye4000001[i14PPf^Tlg11R4021\800Uk5`2\11Z8013920T=021Uk5`2R200100fk5?1l91\j1151515185120RU185120SU185120TU185120UU1gk5T1F000150525959585:21\j1TU100h321\j1UU15:21\j1RU100h321\j1SU11VG52595958585:21\j1TU100h321\j1UU100Pj25:21\j1RU100h321\j1SU11VGhk50000gk58:ik51Wi5jk5Yi51=0kk5121\j1^k10lk5121\j1RU10mk5121\j1SU10nk5121\j1TU10mk5121\j1UU10ok511VG0^i5212`i1Ye4000001VG0:00000000Pl551l91\j10Ql5P1F311X300Ql5T1T1Ql5T1B101[i1000011Z300Ql5V1T1Ql5V1B101[i10001Rl511f300Ql5X1T1Ql5X1B101[i10001gb2000Ql58:Sl51cj2Tl5ci50212`i1Ye40100001[i14PPb_QdB0041\800Ql5\1\11^800Ql5\1R21b900Ql5\1Z31n900Ql5\1j441n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Ul551l91\j10Vl5R1F212V;X;00Vl5X1P1Vl5V1B101VU10011d300Vl5V1P11ng512V;X;00Vl5^1P1Vl5^1B0011d300Vl5`1P100000Vl58:Wl52cj2dj2Xl5Yl50212`i1Ye40100001VU14PP\mXh_30041\800Vl5d1\11^800Vl5d1R21b900Vl5d1Z31n900Vl5d1j400000Zl5?1l91\j10[l5X1F21X31Wl1185120i;[l5\1B1V;1mD185120hF[l5^1B11l@0155801595921mDhF21Wl1i;1VG1c\1jh51545921mDhF21\j1b41`i4kh5010[l58:\l52Wi5cj2]l5^l51<0oh5121Wl1i;0Qm1121Wl1^k10Pi5121mDhF0Qm1121mD^k10Rm115921mDhF21Wl1i;0Qi511VG212`i1Ye40100004l@4PPb_QdBVG4PPlb\i^Ac\14PPU[ck1`i44PPX`eanD0131\800[l5R2\11b900[l5R2R21n900[l5R2b300000_l5?1Z81mV11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120iN`l5V1F0014Z8l9n9^;1\j11516920TN03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920T=021`l5d1>150385121\j1TN5221mV1iN5221\j1TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3al50000`l58:bl51cl5dl5el5180fl5121mV1iN0^o1121mV1^k10_a5121\j1TN0gl5121\j1^k1212Ye4`P200000000000011R80151620TN303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c35620^k121\j1^k1`l5\1L101hl5il5`l5R1>jl5?1Z81\j1151620TN203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920T=021kl5R1F21R81Yl11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4kl5X1B1Z81mV11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120iNkl5Z1B001505321mV1R421Yl1R45221mV1iN5221\j1TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3ll50010kl58:ml51cl5nl5ol5180fl5121mV1iN0^o1121mV1^k10_a5121\j1TN0gl5121\j1^k1112Ye4`P20000000121R801620TN303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3kl5h1F1^;00kl5j1F00000Pm5?2l9n91\j10Qm5R1F11Z81mV11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120iNQm5V1B0015221mV1iN3921\j1n>020Rm50010Qm58:Sm51cl5Tm5ol5160fl5121mV1iN0^o1121mV1^k10Um5121\j1^k1111Ye40000000131\800Qm5d1\11^800Qm5d1R21b900Qm5d1Z300000Vm551Z;1la20Wm5P1F411\30137920P7030Xm5Wm5T1P1Wm5T1B101[i10001Ym511\800Wm5\1T1Wm5\1B101[i1000011Z801503920T=02156831920\:030000Wm5^1P1Wm5^1B101[i10001Zm511X;00Wm5f1T1Wm5f1B101[i10001[m511Z801515152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920T=02152831920\:030000Wm5j1B00Wm58:\m52gh4Re5]m5^m50111Ye4000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100_m58101mD1515284120X403Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720Y400^1`m5V1H1Z;015050385120W4385121mDW45220W421mDW4`m5Z1N21l@0`m58:am51`d5bm5cm5190lk4121mDW40dm5121mDX40^o1121mD^k10em511l@0]h2112Ye4mQ20110001l@4PPU[ck100000000fm581R8015220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3gm5T1H1R8015220TN03FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3gm5X1N30gm58:hm51c\3im5jm5130f\3120^k10km5212`i1Ye4010000000000000lm561R;1mV113920aZ1020mm5NH1141f500mm5V1J3X3Z3h500mm5X1J1V;00mm5Z1J1^<00mm5\1J0mm5T1B1l@000mm58:nm52`f3af3om5Pn50214`i1gm1Ye4ik3000001l@4PPb_QdB0151b900mm5f1F1\800mm5h1F1Z;00mm5j1F1`<00mm5l1F1f300mm5n1F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Qn561R;1mV113920aZ1020Rn5X1H4011f500Rn5^1B0Rn5^1B031X300Rn5`1T11Z300Rn5`1d21h500Rn5`1\40Rn5`1B011V;00Rn5b1B0Rn5b1B011^<00Rn5d1B0Rn5d1B1l@001Rn58:Sn52`f3af3Tn5Un50216`i1gm1hm1Ye4ik3Vn5000001l@4PPb_QdB0151b900Rn5P2F1\800Rn5R2F1Z;00Rn5T2F1`<00Rn5V2F1f300Rn5X2F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100Wn552\8Z81mV1151515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920T=020684120\:303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3Xn5R1F211R8017841920TN030Yn5Xn5\1P1Xn5\1B101[i1000011Z8017841920TN030Zn5Xn5b1P1Xn5b1B101[i10000000Xn58:[n51\n5]n5^n50011Ye41_n500001[i14PP\mXh_30031R;00Xn5l1\11d900Xn5l1X31j800Xn5l1h441n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100`n551R81Yi1151515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120UN5053871:9:20UN106S3_3^3V3Y3W320UN10<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20UN106S3_3^3V3Y3W320UN10@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3an5NF112\8Z8013920T=385120\:an5X1Lan5X1>0011Z800an5\1L00000an58:bn51mj5cn5dn50211Ye40000001R40041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100en593V;X3^<00fn5NH01\80151506841920\:030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120\:7920PA030gn57841920TN030hn5fn5T1B16R8R;`3T:d5h=00fn5`1B11l@01010fn58:in51`h3jn5kn50212`i1Ye4000001l@4PPb_QdB00000000ln551R81Yi1151515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20UN104d3Y3]3U3:20UN108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20UN104d3Y3]3U3:20UN108c3S3X3U3T3e3\3U3mn551528719:20UN104d3Y3]3U3:20UN108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920UN030nn5on5P1F111\80151515220R421Yi1R456831920PA030000506841920\:030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120\:720PAgn5on5`1Lon5`1>101[i1000011Z801515220R421Yi1R4920T=021on5n1B00on58:Po51`h3Qo5Ro50212`i1Ye4000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100So591`;015185120Z>5620Z>5821Yi1b41cj1To5R1H03\;^;Z81Yi1150920c[10205152841920TN03003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920T=021To5Z1B1;R;V;X;^;l9l;^:j:0R8T8017920TN038c3S3X3U3T3e3\3U3dl1To5`1B0010011l@To58:Uo51fl1Vo5Wo50212`i1Ye4000002l@4PPPhcRYZj9cj14PPb_QdB00000000Xo592n;P<01565920b421Yi1b41o_2Yo5P1H01n91Yi10Yo5V1J11l900Yo5X1L0010011l@Yo58:Zo51Wj2[o5\o50212`i1Ye4000002o_24PPigPZ9l@4PPPlYaTUm400000000]o592Z8j4015185120l>5620l>000^o5NH02\;^;01920c[1020^o5V1B1;R;V;X;^;l9l;^:j:0R8T8017920TN038c3S3X3U3T3e3\3U3dl1^o5\1B0010111l@^o58:_o51fl1`o5ao50212`i1Ye4000001l@4PPPlYaTUm400000000bo591\80151506841920\:030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120\:720PAgn5784120TNhn5co5NH02V;^<00co5Z1J15R;R8Z8d5h=00co5\1L11l@01000co58:do51`h3eo5fo50212`i1Ye4000001l@4PPZfVg300000000go592X;01gT2151515220P421mDP45320W421mDW45480159920hF20Z4921mDhF21mDZ41[`5ho5P1H02X;01mD185120P4ho5\1B12\;^;0150385120W45220W421mDW4ho5b1B0010011l@ho58:io52fg4bY5jo5ko50212`i1Ye4000002l@4PPPlYaTUm4[`54PP\mXh_300000000lo5?1R;1mV10mo5T1F21f51cR20mo5X1B1V;1mD0mo5Z1B11l@025221cR2hF21mV1hFno55221mDhF21mV1hFPe50011mo58:oo52Q]5PP6QP6RP61=0SP6121mV1hF0Qm1121mV1^k10TP6121cR2hF0Qm1121cR2^k10UP6121mDhF0Qm1121mD^k10VP6212`i1Ye4000001l@4PPb_QdB0121b900mo5l1\11\800mo5l1l200000WP6?1V:1hl4185120cCXP6V1F11X;1mD15185120W4620P4121hl4cCXP6Z1F11l@015221mDW421mDP4YP60010XP68:ZP61bY5[P6\P618121mDP40]P6121hl4^k10^P6121mDW40^o1121mD^k10d`4212Ye4eV10100001l@4PPb_QdB0131\;00XP6j1F1^;00XP6l1F1R800XP6n1F00100_P6?1R81Yi115220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`P6T1F12Z8\81gh20`P6X1F11[i10250385121gh2QA85121gh2PAaP656831921gh2PA038Q3S3S3U3`3d3U3T3000bP60011`P68:cP61og3dP6eP6150f\3121Yi1^k10fP6121gh2^k10gP6212`i1Ye4000001[i14PPf^Tlg11R40000100hP681\801684120\:203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3iP6R1H4Z;`<Z3f900iP6X1>21l@0iP68:jP61_h3kP6lP6170mP6120\:0^o1120^k10nP611l@0]h2212`i1Ye4000001l@4PPb_QdB00000000oP6?1Z81\j11515220TN03BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920T=021PQ6X1F41R81cR21515220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4PQ6^1B1\81bj115220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3PQ6`1B1R81Yl11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4PQ6b1B1Z81mV11515220TN03EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120iNPQ6d1B0015050505321bj1R421cR2R45321mV1R421Yl1R45521Yl1b421bj1b4321mV1iNQQ60000PQ68:RQ61cl5SQ6TQ6180fl5121mV1iN0^o1121mV1^k10UQ6121\j1^k10VQ6121bj1^k1112Ye4`P20000000121Z8015220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3PQ6P2F1l;00PQ6R2F00001WQ6XQ6PQ6T1>YQ691f5015185120hF5620hF5821mV1hF1c\1ZQ6P1H01R;1mV115185120hF575920hF20b41YT3ZQ6X1B19f5R;l9f3Z3b9Z;\;^;015580159920hF21mV1hF21mV1hF1c\1ZQ6^1B15921mV1hF21mV1b401000ZQ68:[Q61Se4\Q6]Q60112Ye4c@0100002YT34PPX`eanDc\14PPU[ck100000100^Q651R;1mV10_Q6NF211V;00_Q6R1T1_Q6R1B101[i1000011Z;00_Q6T1T1_Q6T1B101[i10001`Q6000_Q68:aQ62Re5b[4bQ6cQ60212`i1Ye4000001[i14PPigPZ90121\800_Q6Z1\11b900_Q6Z1R241n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100dQ6?2R;T;1mV115085120hF85120mZ1eQ6R1F00015186121mV1hF3921mV1mZ1020fQ60000eQ68:gQ61PP6hQ6iQ6130jQ6121mV1^k10kQ6212`i1Ye41lQ60000000000000mQ681R8015220TN03Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3nQ6P1H1R8015220TN03Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3nQ6T1N30nQ68:oQ61c\3PR6QR6130f\3120^k10RR6111Ye400000000000000SR6?1X;1mD15185120hF5620hF20b4TR6V1F11Z81mV115152841920TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120jNTR6\1B15921mDhF21mDb4015521mV1jN5821mDhF1c\1UR60000TR68:VR61]U2WR6XR6180SR5121mV1^k10R[2121mV1jN0YR6121mDhF0]m3121mD^k1111Ye4000001c\14PPU[ck10091X;0152920W4921mDW4030921mDW4920W4030TR6j1F1V;0152920W4921mDW4030921mDW4920W4030TR6l1F1\;00TR6n1F1^;00TR6P2F1`;00TR6R2F1R;00TR6T2F1n900TR6V2F1\>00TR6X2F1^>00TR6Z2F00000ZR651d<1XR2156920lL920b9000000[R6T1F415V;X;^:0j;0152920P4920W4921XR2W4030921XR2W4920P4920W4030[R6Z1P1[R6Z1B101[i1000012X:f:01684120]W12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3[R6d1P1[R6d1B101[i10001\R611d:0150505620eX10005620fX100052841920]W103003:g3Q3b3]3o2c3d3Q3b3d3[R6l1P1[R6l1B101[i1000012j4h;015620l>000[R6R2P1[R6R2B101[i10001]R6000[R68:^R62bY5`W5_R6`R60212`i1Ye4000001[i14PPb_QdB00041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100aR6<11R;00bR6LH1hF101bR68:cR61PP6dR6eR60212Ye4]P400000000000000fR694V;X;0j;00gR6NH01R81Yi11515220TN03Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4gR6T1B11Z8015220R421Yi1R4gR6Z1B11[Z212010gR68:hR61Re5iR6jR60212`i1Ye4000001[Z24PPPlYaTUm40041\8015220R421Yi1R4gR6h1F1Z801515220R421Yi1R43920T=021gR6j1F1b900gR6l1F1Z;00gR6n1F00100kR6?1f<1Wl115185120mG85120P4lR6R1F11X;1mD15185120mG52920P420W421Wl1P4lR6V1F0015221mDmG21Wl1mGmR60000lR68:nR61Ph2oR6PS6190QS6121mDmG0Qm1121mD^k10Th2121Wl1mG0Qm1121Wl1^k10Y@212`i1Y30000000051f<0152920P421Wl1P421Wl1P4lR6`1F1l<00lR6b1F1h<00lR6d1F1j<00lR6f1F1R:00lR6h1F00000RS6?2X;01mD185120W4SS6T1F11P=1Wl1185120W4SS6X1F11l@015321Wl1W421mDW4TS60010SS68:US61jQ5VS6WS615121mDW40]m3121mD^k10XS6121Wl1^k1212Y3eV1000001l@4PPb_QdB0021\;0152920W421mDW421mDW4SS6f1F1^;00SS6h1F00100YS6?2X;^<1mD15185120ZL5085120P485120W4ZS6V1F12X;^<1gT215185120ZL52920P420W4921mDP421mDW4ZS6\1>11l@015221gT2ZL21mDZL[S60010ZS68:\S61fo2]S6^S61;0ag21921mDP421mDW40_S6121mDZL0Qm1121mD^k10`S6121gT2ZL0Qm1121gT2^k10aS6212`i1Y3000001l@4PPigPZ90041R;00ZS6l1F1R800ZS6n1F1\;00ZS6P2F1V;0185121mDhFZS6T2F00000bS6?1`;1\j116841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3cS6V1F11X=1Wl115185120YL50515185120jK85121\j1Z>5220jK21\j1Z>555920b421\j1b41l@cS6\1>00250321Wl1YL53841921\j1S\1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3dS650321Wl1YL5221Wl1mG21\j1mGeS60000cS68:fS61gS6hS6iS61;0jS6121Wl1^k10kS6121Wl1mG0lS6121\j1^k10mS6121\j1mG0me2121\j1S\10Y@111Y3000001l@4PP\mXh_301000000nS6?1X=1Wl11920YL020oS6V1F0011`;1\j116841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3oS6d1>1515221Wl1mG21\j1mG53841921\j1S\1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3PT60000oS68:QT61gS6RT6iS61;0jS6121Wl1^k10kS6121Wl1mG0lS6121\j1^k10mS6121\j1mG0me2121\j1S\10Y@111Y3000001l@4PP\mXh_300000011`;0151555921Wl1b420b41l@6841920kY103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3oS6\1L020ST6?2R;X;1mD1515185120ZL85120W485120hFTT6Z1F12R;X;1gT215185120ZL85120hFTT6`1>11l@0250505050505050505321gT2ZL21mDZL548015921gT2hF21mDhF1YT354801598015921gT2hF21mDhF04PPPlYaTUm41YT354801598015921gT2hF21mDhF04PPPhcRYZj91YT354801598015921gT2hF21mDhF04PPPdmc]_g>1YT354801598015921gT2hF21mDhF04PPP`WUbddC1YT354801598015921gT2hF21mDhF04PPP\affiaH1YT354801598015921gT2hF21mDhF04PPPXkWkn^M1YT354801598015921gT2hF21mDhF04PPPTUioS\R11YT3UT65050505321gT2ZL21mDZL5721gT2b421mDhF548015921gT2hF21mDhF1VT6578015921gT2hF21mDhF1YT3WT60000TT68:XT61fo2YT6ZT61<0[T6121mDW40\T6121mDhF0Qm1121mD^k10oU3121gT2hF0Qm1121gT2^k10]T6121gT2ZL211Y3000003l@4PPPTUioS\R1YT34PPPU^QSS=VT64PP\mXh_31W4031Z>00TT6j2\11\>00TT6j2n21^>00TT6j2Z400001^T6_T6TT6V1>`T651h<1hl40aT6P1F211T60152920P4921hl4P4030921hl4P4920P4030aT6T1P1aT6T1B101[i1000012l5P601515720[:00`<5420[:00hBaT6Z1P1aT6Z1B101[i10001bT611R>0152920bi1000921hl4bi1000aT6d1B00aT68:cT61[c2dT6eT60212`i1Y3000001[i14PPigPZ900031n=00aT6l1F1P>00aT6n1F1T>01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3aT6P2F0100fT6?1^<1cR215185120W45284120T_1034^3_3^3U3gT6T1F21R=1bj115284120WE039T3U3\3Y3f3U3b3U3T3gT6Z1B1R=1^^315284120WE036]3Y3c3c3U3T3gT6\1B0015421^^3^k121bj1^k1hT60000gT68:iT61jT6kT6lT617121cR2W40mT6121cR2^k10nT6121bj1^k10oT6121^^3^k1212`i1Y30000001W41000001PU6QU6gT6P1>RU6?1R=1Yi11515185120]S185120WE3515284120WE037`3U3^3T3Y3^3W3684120]S12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3SU6R1F000150515284121Yi1]S1037`3U3^3T3Y3^3W3684121Yi1WE2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121Yi1]S1036]3Y3c3c3U3T35284121Yi1WE039T3U3\3Y3f3U3b3U3T3TU60000SU68:UU62jT6Pn2VU6WU6190jV5121Yi1W40`a5121Yi1]S10dk2121Yi1WE0^o1121Yi1^k10XU6212`i1Y300000000000000YU691P<01684120a6403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3ZU6NH01l501515220[:00`<85120mGZU6T1J17f<l5R6h<j<R:n900ZU6X1B11l@01000ZU68:[U61dj2\U6]U60211Y3000001l@4PPdhU\\d100000000^U6?1l51mV11515220[:00`<85120mG_U6V1F21f<1Wl115185120P485120mG_U6\1B1P<1la2151684120a6403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T385120P4_U6^1B11l@01505221Wl1P421la2P45221Wl1mG21mV1mG`U60000_U68:aU61dj2bU6cU61?0`U2121mV1^k10dU6121mV1mG0_a5121Wl1mG0eU6121Wl1P40Qm1121Wl1^k10fU6121la2P40gU6121la2^k10Y@211Y3000001l@4PPdhU\\d10061l500_U6j1F1R600_U6l1F1h<00_U6n1F1j<00_U6P2F1R:00_U6R2F1n900_U6T2F00000hU6?1^<1cR2185120W4iU6R1F11b<1Xc215185120W4505220W421cR2W4565920b421cR2b41ZU2iU6V1F11l@015221Xc2W421cR2W4jU60000iU68:kU61lU6mU6nU6180ag2121cR2W40oU6121cR2^k10PV6121Xc2W40QV6121Xc2^k1111Y3000002ZU24PPigPZ9l@4PP`Rg`aa60021`<0152920W421cR2W421cR2W4iU6b1F1n<00iU6d1F00100RV691j<01515220P421Pk1P45620h`121Pk1h`1SV6P1H01j<1Pk115185120P485120h`1SV6V1J12l<f<00SV6X1L11l@01210SV68:TV61UV6VV6WV60111Y3000001l@4PPPTUioS\R100000000XV6?1d31gT20YV6V1F21d31Yi10YV6Z1B2X<V<1mV1151515185120_^185120jG545820_^120jG5921gT2b41cH565920b421gT2b41ZU2YV6\1B11l@015421mV1b421Yi1b4ZV60000YV68:[V61UV6\V6]V61:0^V6121mV1_^10_V6121mV1jG0`V6121mV1^k10aV6121gT2^k10`\2121Yi1^k1111Y3000003ZU24PPPndXbb^2cH4PP\mXh_3l@4PPPdmc]_g>00000000bV6?2h=d51XR20cV6V1F12X<V<1mV115151515320n_221XR2n_285120_^185120jG50545820_^120jG21XR2b4515720_^121XR2b45720b45821XR2b41YZ5cV6Z1>11l@01575821mV1_^121mV1jG21XR2b4dV60000cV68:eV61UV6fV6gV6190^V6121mV1_^10_V6121mV1jG0hV6121XR2^k10iV6121mV1^k10jV6111Y3000002YZ54PPPhcRYZj9l@4PPPdmc]_g>00000000kV651b<1Xc21320k=lV6NF311^<0152920W4921Xc2W4030921Xc2W4920W4030lV6T1T1lV6T1B101[i10001mV611`<0152920W4921Xc2W4030921Xc2W4920W4030lV6V1P1lV6V1B101[i10001nV611\800lV6^1T1lV6^1B101[i10001oV611Z8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021lV6`1J00lV68:PW61lU6QW6RW60212`i1Y3000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100SW651`<1cR21515185120W452920__100000053841920\:03003<c3d3_3b3Q3W3U3o2V3e3\3\3TW6NF212^<`<015220W421cR2W4TW6T1T1TW6T1B101__1000012^<`<015220W421cR2W4TW6V1P1TW6V1B101UW60013h=T>T:0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3TW6Z1P10000TW68:VW61WW6XW6YW60212`i1Y3000002__14PP\mXh_3UW64PP\mXh_30031\;00TW6b1F1^;00TW6d1F1R8017841920TN030Uc2TW6f1F00000ZW651R;1mV10[W6NF214V;X;0l;00[W6R1P1[W6R1B0011`<0153841920\:03003<c3d3_3b3Q3W3U3o2V3e3\3\3[W6T1P10014V;X;0l;00[W6V1P1[W6V1B101[i1011Z8015152841920TN03003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920T=021[W6\1P111`<00[W6X1P10000[W68:\W61WW6]W6^W60212`i1Y3000001[i14PPb_QdB0071b900[W6b1F1Z;00[W6d1F1f;00[W6f1F1j;00[W6h1F1n<00[W6j1F1^<00[W6l1F1\80136841920\:030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3[W6n1F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18000_W652l5P61mV11515151515720[:00`<5420[:00hB5320[:00h<56920iG00200056920hG002000`W6P1F111f<00`W6T1\1`W6T1J101[i10000000`W68:aW62dj2Xh2bW6cW60212`i1Y3000001[i14PPf^Tlg11Q4061R600`W6\1F1j300`W6^1F1b300`W6`1F1h<00`W6b1F1n<00`W6d1F1d301320T=`W6f1F41n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100dW661n<1la20eW6P1H2011l<00eW6T1B0eW6T1B013^<f<`<00eW6V1B0eW6V1B1l@011\80152841920\:03003<c3d3_3b3Q3W3U3o2V3e3\3\3eW6\1B0eW68:fW62gW6_h3hW6iW60212`i1Y3000001l@4PPb_QdB00041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100jW694V;X;^:0015220W421mV1W4kW6NH01P=1mV1185120W4kW6T1J12^<R800kW6V1L11l@01010kW68:lW61jQ5mW6nW60212`i1Y3000001l@4PPf^Tlg100000000oW681R=1Yi11515284120]S1036]3Y3c3c3U3T35284120WE039T3U3\3Y3f3U3b3U3T3PX6T1H2b;`;015152841920kY1033d3Q3`3033d3Q3`350385121Yi1W452920W421Yi1W421Yi1W4PX6Z1>21l@0PX68:QX61jT6RX6SX6170jV5121Yi1W40TX6121Yi1^k10UX611l@0]h2111Y3000001l@4PP\mXh_300000000VX6?1\<1XR20WX6R1F00023721XR2n^1XX6YX65221XR2o^1031m2ZX60000WX68:[X61_m2\X6]X6130^X6121XR2^k10_X6212`i1Y31`X60000000000000aX691d<015185120W45220W421XR2W4bX6P1H01d<1XR2185120W4bX6V1J19d<T:V:X:f:`:b:h;R801385120W4bX6Z1B11l@01000bX68:cX61_m2dX6eX60212`i1Y31fX600001l@4PPU[ck100000000gX691d<0151515185120W45220W421XR2W485120ZL5320ZL21XR2ZLhX6NH01d<1XR215185120W485120ZLhX6T1J11^<00hX6V1L11l@01000hX68:iX61_m2jX6eX60212`i1Y3000001l@4PPU[ck100000000kX6?1d31Yi1185120T=lX6Z1F11X=1Wl1151515185120XL85120WL5520WL5821Yi1b41c\15720WL595921Yi1b41cH1c\1lX6`1>0015221Wl1XL21Yi1T=jo20000lX68:mX61`o2nX6oX6180jS6121Wl1^k10PY6121Wl1XL0QY6121Yi1T=0^o1121Yi1^k1111Y31RY6100002c\14PPZfVg3cH4PPf^Tlg101000000SY6<11X=00TY6LH7VLWLjKXLYLmGZL110TY68:UY61WP3VY6WY60111Y300000000000000XY681R=01515284120WE037`3U3^3T3Y3^3W3684120]S12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3YY6V1H7^:R;V;X;^<0j:00YY6\1>21l@0YY68:ZY61jT6[Y6\Y6190jV5120W40`a5120]S10]Y6120^k10^Y611l@0]h2212`i1Y3000001l@4PP\mXh_300000000_Y6?2^7R<1mV115151515185120oL85120fL920lL0217920mL031]1`Y65085120nL85120mLaY6V1F00025621mV1oL21mV1fLbY650555921mV1oL21mV1fL1[Z2515721mV1fL00PPdk^Xj5555921mV1oL21mV1fL5:1[Z200`n1cY60000aY68:dY61Ro2eY6fY6190Uo2121mV1^k10gY6121mV1fL0hY6121mV1oL0iY611[Z20jY6212Y3Yk2000001[Z20Pi_500000000kY6?1R=1XR21515185120W485120PL684120WE2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3lY6T1F11R=1Yi11515284120]S1037`3U3^3T3Y3^3W3684120WE2039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3lY6Z1>11[Z2015284121Yi1WE84121XR2WEmY60010lY68:nY61jT6oY6PZ61;121XR2W40QZ6121XR2WE0^o1121XR2^k10`\2121Yi1WE0^o1121Yi1^k10RZ6121XR2PL212`i1Y3000001[Z24PPPXXWXjZc42W4PL0000000SZ6?1j<1Pk115185120h`185120jGTZ6P1F00015621Pk1h`121Pk1jGUZ60000TZ68:VZ61R^2WZ6XZ6160YZ6121Pk1^k10ZZ6121Pk1h`10[Z6121Pk1jG212`i1Y300000000000000\Z6?1^<1cR20]Z6R1F000485121cR2W4^Z685121cR2T_1_Z65683121cR2W4000`Z6684121cR2T_14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3aZ60000]Z68:bZ62cZ6Pn2dZ6eZ6170fZ6121cR2^k10gZ6121cR2W40hZ6121cR2T_10iZ6212`i1Y300000000000000jZ6?1Z<1mD0kZ6LF000852871:21mDX^1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3lZ652871:21mDX^110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3mZ652871:21mDX^110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3nZ652871:21mDX^1105d3Y3d3\3U3034d3U3h3d3oZ652871:21mDX^1104R3_3T3i3034d3U3h3d3P[652871:21mDX^1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Q[652871:21mDX^110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3R[652871:21mDX^110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3S[60000kZ68:T[62Vk2`Q3U[6Xk20211Y300000000000000V[694Z<R<T<V<01515185120W45220W421mDW452920^L030921mD^L030W[6R1H04Z<R<T<V<1mD185120W4W[6X1J12^<h=00W[6Z1L11l@01000W[68:X[61_m2Y[6eX60212`i1Y31Z[600001l@4PPU[ck100000000[[6?1Z<1mD0\[6NF000452871:21mDX^110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3][652871:21mDX^1108`3b3Y3_3b3Y3d3i3034d3U3h3d3^[652871:21mDX^110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3_[652871:21mDX^110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3`[60000\[68:a[61Vk2b[6Xk20211Y3011000000000000c[6?3Z<T<R<1mD0d[6T1F00036871:21mDX^1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3e[6516871:21mDX^110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21mDX^110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3f[6516871:21mDX^110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21mDX^110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3g[60000d[68:h[61Pn2i[6j[6190k[6121mD^k10l[61871:21mDX^1107U3^3Q3R3\3U3T30m[618719:21mDX^110<c3_3e3^3T3U2^3Q3R3\3U3T3:21mDX^110=c3_3e3^3T3o2U3^3Q3R3\3U3T30n[618719:21mDX^110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21mDX^110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30o[6211Y300000000000000P\6?3T<R<V<1mD0Q\6R1F0001503721mDX^1R\63721mDX^1S\6T\60000Q\68:U\61Tl2V\6W\6130mk2121mD^k10X\6211Y3011000000000000Y\6?1V<1mD0Z\6V1F000452871:21mDX^1102Y3T3034d3U3h3d3[\65052871:21mDX^110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21mDX^110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3\\66871:21mDX^1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3]\65052871:21mDX^1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21mDX^110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^\60000Z\68:_\61Tl2`\6Vl21;0a\6121mD^k10b\61871:21mDX^1102Y3T30c\618719:21mDX^110:c3S3X3U3T3e3\3U3Y2T3:21mDX^110;c3S3X3U3T3e3\3U3o2Y3T30d\61871:21mDX^1107`3Q3i3\3_3Q3T30e\618719:21mDX^1109S3b3U3Q3d3U3T3Q2d3:21mDX^110:S3b3U3Q3d3U3T3o2Q3d30f\6211Y3011000000000000g\6?1T<1mD0h\6NF000;52871:21mDX^1102Y3T3034d3U3h3d3[\65052871:21mDX^110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21mDX^110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3\\652871:21mDX^1105d3Y3d3\3U3034d3U3h3d3oZ652871:21mDX^1104R3_3T3i3034d3U3h3d3P[65052871:21mDX^110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21mDX^110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3i\65052871:21mDX^110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21mDX^110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3j\652871:21mDX^1108`3b3Y3_3b3Y3d3i3034d3U3h3d3^[65052871:21mDX^110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21mDX^110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3k\65052871:21mDX^110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21mDX^110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3l\65052871:21mDX^1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21mDX^110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^\65052871:21mDX^1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21mDX^110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3m\60000h\68:n\61Tl2o\6Vl20211Y3011000000000000P]6?1R<1mD0Q]6NF000852871:21mDX^1102Y3T3034d3U3h3d3[\652871:21mDX^1104[3Y3^3T3034d3U3h3d3R]652871:21mDX^1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Q[66871:21mDX^1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3S]6516871:21mDX^1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21mDX^110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3T]6516871:21mDX^1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21mDX^110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3U]65052871:21mDX^1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21mDX^110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^\65052871:21mDX^1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21mDX^110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3m\60000Q]68:V]61Tl2W]6Vl20211Y3011000000000000X]6?1X=1Wl1185120Xb1Y]6P1F00075152871:21Wl1Xb110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21Wl1Xb110=\3Q3c3d3o2c3S3X3U3T3e3\3U3Z]6[]65152871:21Wl1Xb110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21Wl1Xb110=\3Q3c3d3o2`3b3U3V3U3d3S3X3Z]6\]65152871:21Wl1Xb110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21Wl1Xb110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3Z]6]]652871:21Wl1Xb110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3^]652871:21Wl1Xb110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3_]652871:21Wl1Xb110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3`]652871:21Wl1Xb110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3a]60000Y]68:b]61WP3c]6WY60111Y3010000000000000d]6?1f<1Yi115185120b385120P4e]6V1F0001555921Yi1b421Yi1lG1ma2f]60000e]68:g]61`]2h]6i]6170c]2121Yi1^k10d]2121Yi1lG0lf215921Yi1b421Yi1lG0j]6211Y3000001ma24PPPlYaTUm400000000k]6>1f<015185120mG85120Q4l]6LH20mG0011l50185120mGl]6R1^120mG0l]68:m]61Ph2n]6o]60212`i1Y30000001Q40000000P^6?1l51mV115185120lG85120Q4Q^6T1F11f<1Yi1185120lGQ^6X1F11l@015221Yi1lG21mV1lGR^60010Q^68:S^61`]2T^6U^6190`U2121mV1^k10d]2121mV1lG0V^6121Yi1lG0Qm1121Yi1^k10Y@212`i1Y3000001l@4PP\mXh_31Q40000000W^651R;1mV10X^6NF211^<00X^6R1T1X^6R1B101[i1000011`<00X^6T1T1X^6T1B101[i10001Y^6000X^68:Z^62cZ6WW6[^6\^60212`i1Y3000001[i14PPb_QdB0131b900X^6Z1\11\800X^6Z1l21Z;00X^6Z1b341n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100]^651`<1cR215152841920\:03003<c3d3_3b3Q3W3U3o2V3e3\3\357920__1000002^^6NF111\80152841920\:03003<c3d3_3b3Q3W3U3o2V3e3\3\3^^6R1\1^^6R1J101[i1000021Z801517841920TN030_^6920T=021^^6V1B1\801517841920TN030_^66841920\:030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3^^6X1B00^^68:`^61gW6a^6b^60212`i1Y3000001[i14PPigPZ900041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100c^6?1P=1mV10d^6R1F000253921mV1o;030030e^653921mV1W4921mV1^L030030f^60000d^68:g^61jb2h^6i^6190j^6121mV1^k10k^6121mV1o;0l^6121mV1W40m^6121mV1^L0n^6212`i1Y300000000000000o^6?1X;1mD1515185120ZL85120hF5620hF20b4P_6V1F11X=1\]215185120ZL5220jK21mDhFP_6Z1F0015221\]2ZL21mDZLQ_60000P_68:R_62fo2`o2S_6T_61;0jS6121\]2^k10U_6121\]2ZL0V_6121mDhF0W_6121mDZL0Qm1121mD^k10Y@111Y301000000021X;015220hF21mDhFP_6d1F1X=015185120jK5620jK21mDhFP_6f1F00000X_6?1X;1mD1515185120P485120hF5620hF20b4Y_6\1F21^<1cR215185120ZL5220W421mDP4Y_6b1B1X=1\]215185120ZL5220jK21mDhFY_6d1B001505221\]2ZL21cR2ZL5421\]2^k121cR2^k1Z_60000Y_68:[_62fo2`o2\_6]_6190jS6121\]2^k10U_6121\]2ZL0^_6121cR2ZL0Qm1121cR2^k10Y@111Y30100001ZU24PPigPZ90031X;015052920P421mDP421mDP45220hF21mDhFY_6n1F1^<015152920W421mDP421mDP4565920b421mDb41ZU2Y_6P2F1X=015185120jK5620jK21mDhFY_6R2F00001ie4__6Y_6X1>`_6?1f<1Wl115185120mG85120lGa_6R1F11X=1\]215185120mG5220jK21Wl1lGa_6X1>0015221\]2mG21Wl1mGb_60010a_68:c_62Ph2`o2d_6e_61;0jS6121\]2^k10f_6121\]2mG0g_6121Wl1lG0h_6121Wl1mG0Qm1121Wl1^k10Y@211Y300000001000000i_6?1`;1\j115185120Z>85120mGj_6X1F11X=1Wl11515185120jK52920mG03021\j1mG565920b421\j1b41c\1j_6^1>001555921\j1Z>21Wl1jK1c\1k_60000j_68:l_61`o2m_6n_61;0jS6121Wl1^k10R[2121Wl1jK0o_6121\j1mG0P`6121\j1Z>0Qm1121\j1^k10Y@212Y3n\20100001c\14PPZfVg30041`;00j_6f1\11^>00j_6f1`31\>00j_6f1n41Z>00j_6f1Z600000Q`6?2X=X71Wl11515185120VL85120jK5620jK20VLR`6Z1F0012V;X;1mD185120hFR`6^1P115050505521mDhF21Wl1VL5621mDhF5821Wl1VL1S`6558015921Wl1jK21mDhF1c\1565921Wl1jK21mDhF1[Z2T`60000R`68:U`61`o2V`6W`61:0X`6121Wl1VL0Qm1121Wl1^k10Vo3121Wl1jK0Y`6121mDhF0]m3121mD^k1112Y3n\20100003c\14PPZfVg3S`64PPdhU\\d1[Z24PPPndXbb^200000000Z`6?2X=X71Wl115185120VL85120jK[`6X1F0011`;1\j1185120Z>[`6\1P115050505521\j1Z>21Wl1VL5621\j1Z>5821Wl1VL1S`6558015921Wl1jK21\j1Z>1c\1558015921Wl1jK921\j1`?21\j1b41c\1\`60000[`68:]`61`o2^`6_`61:0X`6121Wl1VL0Qm1121Wl1^k10Vo3121Wl1jK0``6121\j1Z>0T[2121\j1^k1112Y3n\20100002c\14PPZfVg3S`64PPdhU\\d100000000a`6?2X=X71Wl115185120WL920XL021b`6Z1F0021`31gT20b`6`1B1d31Yi10b`6b1B15050505421Yi1b421gT2b4515521Wl1WL5821Yi1b41c\15721Wl1WL5921gT2b41c\15185121Wl1VL505421gT2b45921Wl1VL1c\15721gT2b45821Wl1VL1S`651385121Wl1VL505721Wl1WL5821Yi1b41le45521Wl1WL5921gT2b41le4c`60000b`68:d`61`o2e`6f`61=0jS6121Wl1^k10g`6121Wl1WL0h`6121gT2b40Qm1121gT2^k10oU3121Yi1b40Qm1121Yi1^k10Y@111Y30100003c\14PPZfVg3le44PPf^Tlg1S`64PPPb]^nnR400000000i`6?2X=X71Wl11515185120VL85120WL920XL021j`6V1F00025521Wl1VL21Wl1WLk`6505521Wl1WL921Wl1jK21Wl1WL3921Wl1YL020l`60000j`68:m`61n`6o`6Pa61;0jS6121Wl1^k10Qa6121Wl1VL0Ra6121Wl1WL0Sa6121Wl1jK0Ta6121Wl1YL0Ua6111Y300000000000000Va611V=1gT21515284120ka1035R3U3W3Y3^385120la1Wa6NH1V=01515284120ka1033U3^3T35220la121gT2la1Wa6R1D0Wa68:Xa61Ya6Za6[a60211Y3010000000041n=00[3j3V11P>00[3`4V11R>0152920bi1000921ci1bi1000[3Z5V11T>01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3T6V18100\a681\81Pk115284120\:03<c3d3_3b3Q3W3U3o2V3e3\3\3]a6T1H1l<00]a6X1N21l@11R8015220R421Pk1R4]a6Z1H]a68:^a62_h3gW6_a6`a6170mP6120\:0^o1121Pk1^k10aa611l@0]h2212`i1Y3000001l@4PPf^Tlg100000000ba6:1V=00ca6R1H1ma120ma13da611ca68:ea61Ya6fa6ga6150ha6120ma10^o1120^k10ia6211Y3010000000000000ja6?1^<1cR215185120ZL85120W4ka6T1F12X;d<1gh215185120ZL52920P4920W403021cR2W4ka6b1>11[Z2015221gh2ZL21cR2ZLla60011ka68:ma61fo2na6^S61:121cR2W40oa6121cR2ZL0Qm1121cR2^k10Pb6121gh2ZL0Qm1121gh2^k10Y@211Y3000001[Z24PPPTUioS\R10042^<R;0152920W421cR2W421cR2W4ka6R2F1X=0185120ZLka6T2F1R800ka6V2F1^;00ka6X2F00012R;X;015185120ZL52920P4920W421cR2W421cR2W4ka6Z1L100Qb6?1^<1cR21515185120W452841920T_1030035T3Q3Y3\3i3920lL021Rb6T1F11V:1hl4185120RW1Rb6X1F11[Z201621cR2W4121hl4RW1Sb60000Rb68:Tb61m^5Ub6Vb6190ag2121cR2W40X_5121cR2^k10Wb6121hl4RW10Qm1121hl4^k10Y@212`i1Y3000001[Z24PPPXXWXjZc40071^<00Rb6b1F1P=00Rb6d1F1Z=00Rb6f1F1\;00Rb6h1F1^;00Rb6j1F1n900Rb6l1F1R8017841920TN030Uc2Rb6n1F00000Xb651^<1cR21515185120W452841920T_1030035T3Q3Y3\3i3920lL021Yb6P1F211d<01515185120W45220W421cR2W45320n_221cR2n_2Yb6V1P1Yb6V1B0011d<015185120W45320n_221cR2n_2Yb6Z1P10011d<015185120W45220W421cR2W4Yb6\1P1Yb6\1B101Zb60011d<015185120W45320n_221cR2n_2Yb6`1P10000Yb68:[b61m^5\b6]b60212`i1Y3000001Zb64PPb_QdB00:1^<00Yb6h1F1P=00Yb6j1F1Z=00Yb6l1F1\;00Yb6n1F1^;00Yb6P2F1n900Yb6R2F1400Yb6T2F1<00Yb6V2F1`300Yb6X2F1R8017841920TN030Uc2Yb6Z2F00000^b6?1R;1mV115185120ZL85120W4_b6T1F12^<X;1cR2185120ZL_b6Z1>11l@015221cR2ZL21mV1ZL`b60000_b68:ab61fo2bb6cb61:121mV1W40db6121mV1ZL0Qm1121mV1^k10eb6121cR2ZL0Qm1121cR2^k10Y@212`i1Y3000001l@4PPigPZ91W41000000fb6?1^<1cR215185120ZL85120W4gb6X1F11d<1XR215185120ZL85120W4gb6\1F11[Z2015221XR2ZL21cR2ZLhb60010gb68:ib62fo2m^5jb6kb61:121cR2W40oa6121cR2ZL0Qm1121cR2^k10lb6121XR2ZL0Qm1121XR2^k10Y@212`i1Y3000001[Z24PPPXXWXjZc41W4111^<01385120W4gb6l1\100000mb6?1^<1cR20nb6T1F11d<1XR2185120b9nb6V1F11[Z2015721XR2b9002ob60010nb68:Pc61m^5Qc6Rc6160Sc6121cR2^k10_a5121XR2b90WT4121XR2^k1212`i1Y3000001[Z24PPPXXWXjZc40141\;00nb6f1F1^;00nb6h1F1n900nb6j1F1R801784120TNUc2nb6l1F00000Tc681P400Uc6T1H1R400Uc6V1N21l@11P400Uc6Z1HUc68:Vc61Wc6Xc6Yc6150Zc6120^k10[c611l@0\c6111]c6000001l@4PPhja`o600000000^c6?1j81la2152841920VK920hP103003<R3W3d3Q3c3[3P1V3Y3b3U3T3_c6P1F0011j81Wl1152841920VK920hP1030039c3S3X3U3T3e3\3U3T3_c6T1P115050385121Wl1i3385121la2i35421Wl1i321la2i3`c60000_c68:ac61bc6cc6dc6180ec6121la2^k10fc6121la2i30gc6121Wl1^k10hc6121Wl1i3111]c600000000000000ic691l801684120nP12035W3b3U3U3^3034`7o4o4R5jc6NH01R600jc6T1J18`;f<P6T6d5h=l5n501515154920[:00`<00PI36841920S\10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920TI0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3jc6X1B11l@01010jc68:kc61lc6mc6nc60111]c6000001l@4PPPlYaTUm400000000oc651n3015220`A039c2e2S2S2U2U2T2U2T2Pd6LF111R400Pd6P1\1Pd6P1J0011P400Pd6P1n200000Pd68:Qd61Wc6Rd6Sd60111]c600000001000000Td6:1R400Ud6P1H1jA20jA113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320Ud68:Vd61Wd6Xd6Yd614120jA0Zd6120^k10[d6111]c600000000000000\d6:1R400]d6LH1jA20jA023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320]d68:^d61Wd6_d6`d60211]c600000000000000ad692j8l8015085120VK85120nP1bd6R1H01R4013720jAcd6bd6X1J13V9n8R401505085120h585120WQ185120jAbd6\1B11l@01000bd68:dd61ed6fd6gd60111]c60100001l@4PPhUibmR100000000hd6?1`41la20id6X1F11^31Yi1185120b9id6Z1F11l@01505521Yi1b91l\151515221Yi1b9004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121Yi1T?603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121Yi1T?jd60001id68:kd61ld6md6nd6190od6121la2^k10lf2121Yi1b90Pe6121Yi1^k10jc2121Yi1T?0Qe6011]c60100002l@4PPb_QdBl\10201000000Re6?4j4V:P9Z81mD15185120l>52920TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Se6T1F14j4V:P9Z81gT215185120l>52920TN03EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Se6Z1>11l@015221gT2l>21mDl>Te60000Se68:Ue61QV2Ve6We6190Ya2121mD^k10aU2121mDl>0Xe6121gT2^k10aU2121gT2l>0Ye6111]c6000001l@4PPigPZ900?1R;00Se6j1F1V;00Se6l1F1X;00Se6n1F1Z;00Se6P2F1\;00Se6R2F1^;00Se6T2F1`;00Se6V2F1h;00Se6X2F1l900Se6Z2F1n900Se6\2F1^:00Se6^2F1j:00Se6`2F1R800Se6b2F1T800Se6d2F1`400Se6f2F00100Ze6?1`;1\j116841920S\10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3[e6T1F11l81Wl10[e6X1F11l@013684121Wl1nP12033b3U3T3034`7o4d4d5\e60000[e68:]e61lc6^e6_e6170`e6121Wl1^k10ae6121\j1S\10be6121\j1^k10ce6111]c6000001l@4PPlb\i^A011IR6Z3b3h3j3d3f9b9Z9`9Z;f;d;`<h<n<b=b:\:\8^8j9h2\2R>013920T=020[e6f1F00100de681l801684120nP12033b3U3T3034`7o4d4d5ee6R1HIR6Z3b3h3j3d3f9b9Z9`9Z;f;d;`<h<n<b=b:\:\8^8j9h2\2R>013920T=020ee6X1>21l@0ee68:fe61lc6ge6he6150`e6120^k10ie611l@0]h2111]c6000001l@4PPPQhbWXZ500000000je6?1j81mD16841920VK920hP10302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3ke6P1F11j81gT216841920VK920hP1030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3ke6T1F00153841921gT2VK21gT2hP103:b3U3W3Y3c3d3U3b3U3T3le60010ke68:me61bc6ne6oe6160Pf6121gT2^k10Qf61921mDVK21mDhP10^o1121mD^k1011]c600000000000100Rf6?1j81mV1152841920VK920hP103003:b3U3W3Y3c3d3U3b3U3T3Sf6X1F21j81Wl1152841920VK920hP1030039c3S3X3U3T3e3\3U3T3Sf6^1B1j81la2152841920VK920hP103003<R3W3d3Q3c3[3P1V3Y3b3U3T3Sf6`1B0025421Wl1^k121la2^k1Yh55050385121Wl1i3385121mV1i35721Wl1i321mV1i3Tf60000Sf68:Uf61bc6Vf6oe61<0Wf6121mV1^k10lf2121Wl1^k10`\2121la2^k10Xf6121mV1i30lf2121Wl1i30`\2121la2i3011]c600000001000111j801515420b421mV1b452841920VK920hP1030039c3S3X3U3T3e3\3U3T3Sf6d1P1101Yf6Zf6Sf6T1>[f651T41gT20\f6NF211V400\f6R1T1\f6R1B101[i1000011Z400\f6T1T1\f6T1B101o_20000000\f68:]f61^f6_f6`f60111]c6000002[i14PP\mXh_3o_24PPR\]dW500000000af651V41gT20bf6NF211X400bf6R1T1bf6R1B101[i1000011Z400bf6T1T1bf6T1B101o_20000000bf68:cf61^f6df6ef60111]c6000002[i14PPb_QdBo_24PPf^Tlg100000000ff6?1P91\j1185120dQ1gf6R1F0011j>1Yi1151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030034Q3e3d3X385120XAgf6X1>1505721\j1dQ121Yi1XA5321Yi1n_221\j1n_2hf60000gf68:if61QV2jf6kf6180lf6121\j1^k10aU2121\j1dQ10mf6121Yi1XA0^o1121Yi1^k1112]c6dJ00000000000000nf6?1P91\j1185120eQ1of6R1F0011j>1Yi1151515220_D03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920a6030037^3U3d3g3_3b3[385120XAof6X1>1505721\j1eQ121Yi1XA5321Yi1n_221\j1n_2Pg60000of68:Qg61QV2jf6kf6180lf6121\j1^k10aU2121\j1eQ10Rg6121Yi1XA0^o1121Yi1^k1112]c6dJ00000000000000Sg6?1`;1\j116841920S\10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3Tg6T1F11P91Wl1185120WITg6X1F11l@015221Wl1WI684121\j1S\12036S3Q3S3X3U3T3035S3Q3S3X3U3Ug60010Tg68:Vg61QV2Wg6Xg6190lf6121Wl1^k10Yg6121Wl1WI0Zg6121\j1^k10mS6121\j1S\10[g6111]c6000001l@4PPPlYaTUm40031`;00Tg6d1\11`300Tg6d1`31V600Tg6d1l400000\g6?1P91\j1185120jK]g6T1F0011`;1\]2185120Z>]g6X1P115721\j1jK5921\]2Z>1c\1^g60000]g68:_g61QV2`g6ag6180lf6121\j1^k10R[2121\j1jK0S[2121\]2Z>0T[2121\]2^k1111]c6000001c\14PPZfVg300000000bg6?1P91\j11720[:cg6dg6P1F0011d31Yi1185120T=dg6T1P115021Yi1T=3721\j1[:eg6fg60000dg68:gg61QV2hg6ig6150lf6121\j1^k10jg6121Yi1^k10kg6111]c600000000000000lg6?1P91\j1185120cQ1mg6V1F0025V6j5l5P6R61mD0mg6\1B4l5P6f<n51Wl1154920[:00`<00PImg6^1B150515521\j1cQ15821mDb41c\15721\j1cQ1595921mDb41cH1c\1515521\j1cQ15821Wl1b41c\15721\j1cQ1595921Wl1b41cH1c\1ng60000mg68:og61QV2Ph6Qh61=0lf6121\j1^k10Rh6121\j1cQ10Sh6121mDb40Qm1121mD^k10Th6121Wl1b40Qm1121Wl1^k10Y@111]c61Uh600002c\14PPZfVg3cH4PPf^Tlg100000000Vh6?1V91gT2185120h5Wh6R1F15l8j8\4`4b41oh20Wh6V1F001684121gT2h54035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3Xh60000Wh68:Yh61ed6Zh6[h6170\h6121gT2h50^o1121gT2^k10^m3121oh2^k10]h6111]c6010000001000100CmQ2^h6::_h6`31105`h6ah6bh6ch6dh61eh60002fh6gh62hh6ih6]c6jh6::kh6k:0002lh6mh600000nh6jh6D:oh6k:0001Pi600000Qi6Ri6<:Si6Ti6000000000b2Ri6B:Ui6Ti600004h:j:l:P;0000Vi6Ri6L:Wi6Ti60002h]1n21l;1b2000Xi6Yi6<:Zi6`310103[i6\i6]i63^i6_i6`i602ai6bi602ci6di62ei6fi6gi6hi6::ii6`3101104ji6ki6li6mi602ai6bi603fh6ni6oi63Pj6Qj6Rj6ai6Sj6<:Tj6`310005n1Ef2S3Uj60002Vj6Wj62Pj6fi6bi6Sj6\1:Xj6`3101103Yj6Zj6[j601ai6000mc4\j6<:]j6VG0001^j600000nc4\j6N:_j6VG0004`j6aj6bj6cj601mc4000oc4\j6j1:dj6VG0004ej6fj6gj6hj601mc4000Pd4\j6f2:ij6VG0004jj6kj6lj6mj601mc4000Qd4\j6b3:nj6VG0004oj6Pk6Qk6Rk601mc4000h_3Sk6::Tk6ka1000000000Uk6Sk6@:Vk6ka1000000000Wk6Sk6F:Xk6ka1000000000kg2Yk6<:Zk6[k60002Sg1\k6000000?]k6Te11R>00^k6>H^k6::00_k6`k61n=00^k6DH^k6@:11h=00^k6FH0ag1[g11d>00^k6LH^k6H:01ak6bk6ck62\>^>00^k6T1H^k6P1:00dk6ek61Z>00^k6Z1H^k6V1:00fk6gk61X>01620[:5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3^k6`1H^k6\1:11X>013620[:5037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3^k6d1H0hk6ik61`>00^k6j1H^k6f1:12h=j=00^k6l1H1jk6nd1\81P>00kk6@Hkk6<:12h=j=00kk6BH1lk6mk6nk61V>015220ce1021kk6JHkk6F:11V>015220ce1020kk6NH1ok6Pl6Ql61j900kk6V1Hkk6R1:01Rl6Sl6Tl61h901620[:2036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3kk6^1Hkk6Z1:11h9015220[:039Q3f3Q3Y3\3Q3R3\3U3kk6b1H1Rl6Ul6Vl62\2Z3015220\:002kk6j1Hkk6f1:01Wl6Xl6Yl62\2Z3015220\:004kk6T2Hkk6P2:00Zl6[l62\2Z3015220\:006kk6\2Hkk6X2:00\l6]l61H00kk6d2Hkk6`2:008k:^l6_l6::n3`l6_l6<:`4al6_l6>:c@bl6_l6@:Lcl6_l6B:W:gC_l6D:eV1eV1_l6F:Y3dl6_l6H:n1el61h=00fl6:P20310gl6fl6::000000hl61n400fl6<^20310il6fl6<:000000jl61d500fl6>R20310kl6fl6>:000000ll61R900fl6@Z20310ml6fl6@:000000nl61j=00fl6Bl10310ol6fl6B:000000Pm61l=00fl6DT20310Qm6fl6D:000000Rm61n=00fl6FT20310Sm6fl6F:000010200Tm61P>00fl6HT20310Um6fl6H:000010200Vm61R>00fl6Jn10310Wm6fl6J:000010200Xm61`>00fl6LZ20310Ym6fl6L:000010200Zm63d>f>h>00fl6NX22310[m6fl6N:000000\m61600fl6R1H2310]m6fl6P1:000000^m62\>^>00fl6\1H2310_m6fl6Z1:000000dk61Z>00fl6f1H2340`m6120]S10dk2120WEfl6d1:000000am61X>00fl6n1V22320bm6120[:fl6n1:000000cm61V>00fl6P2Z22320dm6120ce1fl6P2:000000em62h9j900fl6T2H2320fm6120[:fl6R2:000000gm61R;00hm6>H4310im6hm6<:00120W4000jm61l900hm6HT24310km6hm6H:000000lm61n900hm6JT24510mm6hm6J:000000nm61^<00hm6NH4310om6hm6L:00120W4010210Pn61`<00hm6\1H4310Qn6hm6Z1:00120W4010200Rn61b900hm6j1H4310Sn6hm6h1:000010200Tn61Z900hm6V2H4320Un6120`Ahm6T2:000000Vn61X;0185120hFhm6`2H:010Wn6hm6^2:120hF15820hF04PPThjX_:120W4000Xn6100185120Z4hm6R3H:010Yn6hm6P3:120Z415820Z404PPThjX_:120W4000Zn61l;0185120hFhm6d3H:010[n6hm6b3:120hF15820hF04PPThjX_:120P4000\n61j:0185120[X1hm6V4H:010]n6hm6T4:120[X115820[X104PPThjX_:120W4000^n62Z;n:00hm6h4H:310_n6hm6f4:00120W4010200`n61\;013920c[1020hm6V5H:510an6hm6T5:00120W4000bn62\;^;015220c[1021hm6d5H:510cn6hm6b5:000000dn61400hm6P6H:110en6hm6n5:00120W4120W400fn61`;0153841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3hm6^6H:210gn6hm6\6:1920`?20b40120W4120W41021159920`?20b420Z>hn61b;00hm6T7H:310in6hm6R7:00120W4000jn61B00hm6`7H:220kn6120a6hm6^7:00120W4120W410200ln61d;00hm6P8H:310mn6hm6n7:00120W401020120b\1nn61\:00hm6`8H:410on6hm6^8:120PL0120W4010200Po61f500Qo6>H6310Ro6Qo6<:000000So61X300Qo6HH6010To6Qo6F:120i;15820i;04PPdhU\\d1120P7000Uo61h50185120UGQo6X1H6010Vo6Qo6V1:120UG1920hF20UG0000Wo62Z3\200Qo6h1H6330Xo6120\:0Y@Qo6f1:00120P7010200Yo61\300Qo6V2H6510Zo6Qo6T2:00120P7000[o61f300Qo6b2H6320\o6120a6Qo6`2:000000]o61h300Qo6l2H6410^o6Qo6j2:1920i;20b40120P7010200_o61`300Qo6\3H6110`o6Qo6Z3:00120P7120Q40159920`?20b420Z>ao61b300Qo6l3H6310bo6Qo6j3:000120Q410200co61d300Qo6Z4H6210do6Qo6X4:000120Q4120T=0eo61<00Qo6h4H6320fo6120h5Qo6f4:000000go61V600Qo6R5H8310ho6Qo6P5:000120Q400io61j500Qo6^5H8110jo6Qo6\5:000120Q400ko61l500Qo6j5H8220lo6120[:Qo6h5:000120Q415420[:00PI0mo62P6n500Qo6X6H8310no6Qo6V6:000120Q410210oo61R600Qo6f6H8220PP7120a6Qo6d6:000120Q410200QP71T600Qo6T7H8320RP7120TIQo6R7:000120Q400SP71T:00TP7:T2<110UP7TP7::000000VP72X:f:00TP7>H<320WP7120]W1TP7<:000000XP71Z:00TP7F^2<210YP7TP7F:000010210ZP71^:00TP7JH<310[P7TP7H:00120W4000\P71`:00TP7T1T2<210]P7TP7T1:000010210^P71b:00TP7V1V2<210kX1TP7V1:000010200_P71f<00TP7Z1H>310`P7TP7X1:00120P4000aP71h<00TP7f1H>320bP7120o;TP7d1:00120P4010200<cP7dP701`300eP7@H0000eP7::fP7gP701d30120T=eP7HH0000eP7B:hP7iP701h300eP7R1H0000eP7L:jP7kP701R600eP7Z1H1a620a68lP7mP7nP7oP7PQ7QQ7RQ7SQ7000eP7T1:TQ7UQ701T600eP7j1H1TI20TI4WIXIYIZI000eP7d1:VQ7WQ701X;00eP7V2H0000eP7P2:XQ7YQ701`;0153841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3eP7^2H0000eP7X2:ZQ7[Q701\:00eP7h2H0000eP7b2:\Q7]Q701d;00eP7P3H0000eP7j2:^Q7_Q721`30185120Z>eP7X3H0159920`?20b420Z>9PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4eP7R3:`Q7aQ721f<0185120lGeP7h3H015920lG20b49PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110eP7b3:bQ7cQ721`;01515185120Z>53841920kY103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920kY103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120`?eP7X4H0159920`?20b420Z>9PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4eP7R4:?dQ70`JT3:eQ7fQ7003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35^60301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3b610:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3`620:d3Y3]3U3c3d3Q3]3`3c312012213d6208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3f6209d3U3\3U3]3U3d3b3i312012213gQ70`J`4:PKhQ7016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34h608010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3j6205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3l6309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213n6309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213iQ70]KF:jQ7kQ71008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001P70301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3lQ70bKl1:cKmQ7017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31R706010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3nQ70bKl2:oQ7PR7004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32T70601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3V720<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3QR70SLT1:RR7SR71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001X70721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3TR70SLj2:UR7VR71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101X70801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3WR70\Lb4:XR7YR71119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33Z720=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3\7208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3^7209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3ZR71\LZ7:[R7\R71112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31Z70<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3]R71\Lf9:^R7_R71122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31\705014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3`R71\Ln::aR7bR71112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31^709014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3cR71\L^<:dR7eR7018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31`70?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3fR70\LV>:gR7hR7016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31`7206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3iR70\Lj?:jR7kR7025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32b702010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3d720=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3lR72ZMD:mR7nR700=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001f704010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7`f3oR7<6PS7012000QS7oR7D6RS701203SS7TS7US71VS7WS7oR7P16XS711401YS70`R4oR7Z16ZS7012000PS3oR7b16[S7114000UR3oR7j16\S7114000]S7oR7R26^S72141_S700mi3oR7\26`S7014000XR4oR7d26aS7012000aP4oR7l26bS7112000f`2oR7T36cS7114000dS7oR7\36eS701202fS7gS70jb2oR7f36hS7012000Vg3oR7n36iS7012000jS7oR7V46kS701402US7fS70lS7oR7`46mS711401SS70fo1oR7j46nS7014000Yk3oR7R56oS7012000kd3oR7Z56PT7114000Qi3oR7b56QT7014000be3oR7j56RT7014000Ri3oR7R66ST7014000ih3oR7Z66TT7012000kV2oR7b66UT7014000Yj3oR7j66VT7014000fj3oR7R76WT7112000ej3oR7Z76XT7014000Ul3oR7b76YT7012001ZT7fl2oR7l76[T7014001\T7cd3oR7V86bd3014000Ye3oR7^86]T71141^T700_f3oR7h86_T7012000_k3oR7P96`T7012000a[4oR7X96aT7012001bT7Wb4oR7b96cT7014000b[4oR7j96dT7012000e^4oR7R:6eT7012000`\4oR7Z:6fT7012000nZ4oR7b:6gT7214001hT7oZ4oR7l:6iT7214000h[4oR7T;6jT7012000Rk3oR7\;6kT7014000a_4oR7d;6lT7114000fR2oR7l;6mT7014000^a4oR7T<6nT7114000af4oR7\<6oT7114000bf4oR7d<6PU70141QU700af3oR7n<6RU7012000PP6oR7V=6SU7012001TU7Q]5oR7`=6UU7012000Vd4oR7h=6VU7012000fc4oR7P>6WU7012001XU7kj4oR7Z>6jj4012000di4oR7b>6YU7112001ZU7Re5oR7l>6[U7012000cZ6oR7T?6\U7012000Xg2oR7\?6]U7012000jd5oR7d?6^U7014000`h3oR7l?6_U7014001`U7fg4oR7V@6aU7012000gh4oR7^@6bU7114001cU7Ui4oR7h@6dU7012000ig5oR7PA6eU7114000[e5oR7XA6fU7014000fl1oR7`A6gU7012000kf5oR7hA6hU7114000bY5oR7PB6iU7012000Se4oR7XB6jU7114000eg4oR7`B6kU7012001lU7Sh4oR7jB6mU7014001nU7Yf4oR7TC6oU7114000Wd4oR7\C6PV7012000]d4oR7dC6QV7012001RV7kd4oR7nC6SV7012000Sk4oR7VD6TV7012000[k4oR7^D6UV7014000dd4oR7fD6VV7114000^W4oR7nD6WV7014000ml1oR7VE6XV7012000lY4oR7^E6YV71141ZV700mY4oR7hE6[V7112000hk1oR7PF6\V7012001]V7gk1oR7ZF6^V7012000gj1oR7bF6_V7012000Sl1oR7jF6`V7012001aV7in1oR7TG6bV7012001cV7\m1oR7^G6dV7012000Sk1oR7fG6eV7012000Tk1oR7nG6fV7014000gi1oR7VH6gV7012000Pj1oR7^H6hV7014000[l1oR7fH6iV7012000kW4oR7nH6jV7012001kV7\X4oR7XI6lV7014000cX4oR7`I6mV7012000_W4oR7hI6nV7012000kY4oR7PJ6oV7012000`W4oR7XJ6PW7014000lm1oR7`J6QW7012000mm1oR7hJ6RW7014000UY4oR7PK6SW7014000[m1oR7XK6TW7012000^g4oR7`K6UW7114000dm1oR7hK6VW7012000]W3oR7PL6WW71141XW700\_2oR7ZL6YW70121ZW700aV3oR7dL6[W7012001\W7VV3oR7nL6]W7014001^W7TT3oR7XM6_W7012000lQ3oR7`M6`W70121aW701bW7[c2oR7lM6cW7012000mS3oR7TN6dW7114000ZU3oR7\N6eW70141fW700Xh2oR7fN6gW7014000`]2oR7nN6_]2012000R^2oR7VO6hW7012001iW7Ph2oR7`O6jW7012000fo2oR7hO6kW7012001lW7mW7oR7RP16nW71141oW700WP3PX7<6QX7112000n`6PX7D6RX7114001SX7`o2PX7N6TX71121UX700dP3PX7X16VX71141WX700gS6PX7b16XX7114001YX7UV6PX7l16ZX7114000lc6PX7T26[X71141\X700bc6PX7^26]X7214000QV2PX7f26^X71141_X700\`2PX7P36[`2112001`X7o`2PX7Z36aX7012000Va2PX7b36bX7012000g_2PX7j36cX7214000R`2PX7R46dX7012001eX7e`2PX7\46fX7012000gf2PX7d46gX7014000f\2PX7l46hX7114001iX7ib2PX7V56jX7014000Ri2PX7^56kX7014000[n3PX7f56Zn3012001lX7gn3PX7P66mX7114000Ym3PX7X66nX7114000oo3PX7`66oX71141PY700RV2PX7j66QY7014000lU6PX7R76RY7014000Vk2PX7Z76SY70141TY700Tl2PX7d76UY70141TY700`Q3PX7n76VY70141TY701WY7_m2PX7Z86XY70141YY700Zl2PX7d86ZY70141[Y700Pn2PX7n86\Y7012000_k2PX7V96]Y70141^Y700Ro2PX7`96_Y70141TY700WW6PX7j96`Y7014000gW6PX7R:6aY7014000jQ5PX7Z:6bY7014000m^5PX7b:6cY7012000eQ3PX7j:6dY70141eY700fX5PX7T;6fY7012000bo4PX7\;6gY7012001hY7[[5PX7f;6iY7012001jY7cU5PX7P<6kY7012000aV5PX7X<6lY7014000Po4PX7`<6mY7014000Yl4PX7h<6nY7012001oY7al4PX7R=6PZ7112001QZ7`S5PX7\=6RZ7012001SZ7gS5PX7f=6TZ7014000PR5PX7n=6UZ7014000mo4PX7V>6VZ7012000`R5PX7^>6WZ7014000\P5PX7f>6XZ7014000aS5PX7n>6YZ7214000jT6PX7V?6ZZ7012001[Z7\o4PX7`?6\Z70121]Z700`W5PX7j?6^Z7114001_Z7]U5PX7T@6`Z7114000ik4PX7\@6aZ7016001bZ7Wn4PX7f@6cZ7016000nP5PX7n@6dZ7016000\Q5PX7VA6eZ7016000`\5PX7^A6fZ7016000jR5PX7fA6gZ70161hZ701iZ7X[4PX7RB6jZ7016000`d5PX7ZB6kZ71161lZ700T]2PX7dB6mZ7016000QU5PX7lB6nZ7016000Pc2PX7TC6oZ7016000fX2PX7\C6P[7012001Q[7RY2PX7fC6R[7014000ZP2PX7nC6S[70141T[701U[7he3PX7ZD6V[7012001W[7ng3PX7dD6X[7012001Y[7_h3PX7nD6Z[7014000[[7PX7VE6\[70141][700fQ2PX7`E6^[70121_[700]U2PX7jE6`[70141a[700fc2PX7TF6b[7014000\n5PX7\F6c[7114000Qk3PX7dF6d[7014000SU2PX7lF6e[7014001f[7jf3PX7VG6g[7012000mj5PX7^G6h[7012000Wd5PX7fG6i[7012000Wi5PX7nG6j[7012000cj2PX7VH6k[7012000og3PX7^H6l[7014000]i1PX7fH6m[7014000c\3PX7nH6n[7014000g^2PX7VI6o[7012001P\7Wj2PX7`I6Q\7012000dj2PX7hI6R\7014000cl5PX7PJ6S\7114000Uc3PX7XJ6T\7016000W`3PX7`J6U\71161V\700]_3PX7jJ6W\70161X\700^`3PX7TK6Y\70161Z\700a^3PX7^K6[\70161\\700c_3PX7hK6]\70161^\700TW2PX7RL6_\7116000YT2PX7ZL6`\71161a\700bQ5PX7dL6b\71161c\700RR2PX7nL6d\7116000Ya6PX7VM6e\7016000ld6PX7^M6f\7216000g\7PX7fM6h\721601US70VQ4PX7PN6i\70121j\701k\7g]3PX7\N6l\7112001m\7ia3PX7fN6n\70141o\700ed6PX7PO6P]71141Q]700R]7PX7ZO6S]701202T]7U]70^T4PX7dO6V]70161W]700dT4PX7nO6X]7016000aS4PX7VP16Y]7016000TT4PX7^P16Z]70161[]700mS4PX7hP16\]7016000Xa3PX7PQ16]]71161^]700Wc6PX7ZQ16_]71161`]700^f6PX7dQ16a]7116000Wd6PX7lQ16b]7016001c]7<d]7e]7S11f]71g]71h]71i]71j]71k]71l]71m]71n]71o]71P^71Q^71R^71S^71T^71U^71V^71W^71X^71Y^71Z^71[^71\^71]^71^^71_^71`^71a^71b^71c^71d^71e^71f^71g^71h^701i^71j^7<:k^7l^7?000105061m^71n^71o^71P_71Q_71R_71S_71T_71U_71V_71W_76X_7Y_7Z_7[_7\_7]_76^_7__7`_7a_7b_7c_71d_7<:e_7f_721g_71h_7000d_7P2:i_7j_7104001d_7\2:k_7l_7102001d_7f2:m_7n_73031o_71P`7000d_7P3:Q`7R`707_L`LS`7T`7U`7V`7W`76X`7`_7Y`7Z`7[`7\`70d_7^3:]`7^`711_`701``70d_7h3:a`7b`731c`71d`71e`704f`7g`7h`7i`70d_7T4:j`7k`751l`71m`71n`71o`71Pa78Qa7Ra7Sa7Ta7Ua7Va7Wa7Xa73Ya7Za7`_71d_7d4:[a7\a711]a701^a70d_7^5:_a7`a761aa71ba71ca71da71ea71fa701i^71ga7::\4`40ha7@:ia7ja7ka7la70ha7h1:ma7na7oa7Pb70ha7Z2:Qb7Rb7Sb7Tb70ha7l2:Ub7Vb7Wb7^N0ha7Z3:Xb7Yb7Zb7QR10ha7P4:[b7\b7]b7Uc20ha7b4:^b7_b7`b7ab70ha7X5:bb7cb7db7eb70ha7l5:fb7gb7hb7ib73ha7\6:jb7kb7lb7mb74ha7V7:nb7ob7Pc7Qc74ha7l7:Rc7Sc7Tc7Uc70ha7`8:Vc7Wc7Xc7Yc70ha7\9:Zc7[c7\c7]c70ha7P::^c7_c7`c7ac70ha7`::bc7cc7dc7ec70ha7T;:fc7gc7hc7ic70ha7h;:jc7kc7lc7mc70ha7h<:nc7oc7Pd7Qd70ha7T=:Rd7Sd7Td7bT10ha7h=:Ud7Vd7Wd7Xd70ha7X>:Yd7Zd7[d7\d70ha7n>:]d7^d7_d7`d70ha7^?:ad7bd7cd7dd70ha7T@:ed7fd7gd7hd70ha7h@:id7jd7kd7ld70ha7\A:md7nd7od7WF0ha7PB:Pe7Qe7Re7hD0ha7`B:Se7Te7Ue7Ve70ha7TC:We7Xe7Ye7Ze70ha7dC:[e7\e7]e7^e70ha7nC:_e7`e7ae7be70ha7^D:ce7de7ee7fe70ha7jD:ge7he7ie7dO0ha7\E:je7ke7le7me70ha7lE:ne7oe7Pf7VS10ha7bF:Qf7Rf7Sf7dV10ha7TG:Tf7Uf7Vf7Wf70ha7fG:Xf7Yf7Zf7[f70ha7ZH:\f7]f7^f7cd10ha7RI:_f7`f7af7Pe10ha7fI:bf7cf7df7ag10ha7\J:ef7ff7gf7L1ha7RK:hf7if7jf7c@1ha7^K:kf7lf7mf7nf70ha7lK:of7Pg7Qg7Rg70ha7\L:Sg7Tg7Ug7Vg71ha7hL:Wg7Xg7Yg7Zg70ha7XM:[g7\g7]g7^g71ha7dM:_g7`g7ag7R>1ha7TN:bg7cg7dg7m=1ha7lN:eg7fg7gg7hg71ha7VO:ig7jg7kg7U>1ha7hO:lg7W4_Di;1ha7RP1:mg7ng7og7Ph71ha7`P1:Qh7Rh7Sh7W:1ha7RQ1:Th7Uh7Vh7l>1ha7bQ1:Wh7Xh7Yh7`X11ha7PR1:Zh7[h7\h7]h70ha7\R1:^h7_h7`h7k41ha7hR1:ah7bh7[C^51ha7PS1:ch7dh7e3gV11ha7ZS1:eh7fh7gh7hh71ha7fS1:ih7jh7kh7[I1ha7RT1:lh7mh7nh7oh71ha7\T1:Pi7Qi7Ri7Si71ha7hT1:Ti7Ui7Vi7Y31ha7RU1:Wi7Xi7Yi7Zi71ha7\U1:[i7\i7]i7^i71ha7fU1:_i7`i7ai7Xb11ha7RV1:bi7ci7di7ei71ha7\V1:fi7gi7hi7aL1ha7jV1:ii7ji7ki7X^11ha7XW1:li7mi7ni7oi71ha7bW1:Pj7Qj7Rj7VK1ha7nW1:Sj7Tj7Uj7b21ha7XX1:Vj7Wj7Xj7eV11ha7dX1:Yj7Zj7[j7]W11ha7RY1:\j7]j7^j7WY11ha7bY1:_j7`j7aj7UW11ha7RZ1:bj7cj7dj7ej72ha7dZ1:fj7gj7hj7ij71ha7\[1:jj7kj7k:k:1ha7f[1:lj7mj7nj7oj71ha7P\1:Pk7Qk7Rk7_e11ha7\\1:Sk7Tk7ka1Q21ha7f\1:Uk7Vk7Wk7Xk71ha7P]1:Yk7Zk7[k7oD1ha7Z]1:\k7]k7^k7_k71ha7f]1:`k7ak7bk7]R11ha7P^1:ck7dk7ek7WQ11ha7Z^1:fk7gk7h5W81ha7f^1:hk7ik7jk7gR11ha7P_1:kk7lk7mk7nk71ha7`_1:ok7Pl7Ql7lC1ha7V`1:Rl7Sl7Tl7Ul71ha7b`1:Vl7lCWl7Xl71ha7n`1:Yl7Zl7mFSV11ha7`a1:[l7\l7]l7^l71ha7na1:_l7`l7al7bl71ha7Zb1:cl7dl7el7fl71ha7jb1:gl7hl7il7jl71ha7Xc1:kl7ll7ml7Zj21ha7dc1:nl7ol7Pm7Qm71ha7Rd1:Rm7Sm7hP1Tm71ha7`d1:Um7Vm7Wm7Xm71ha7Pe1:Ym7Zm7[m7l\11ha7`e1:\m7]m7^m7d\11ha7je1:_m7`m7am7c\11ha7Tf1:bm7cm7dm7c[11ha7^f1:em7fm7gm7b91ha7hf1:hm7im7jm7km71ha7Rg1:lm7mm7nm7om71ha7`g1:Pn7Qn7Rn7^f11ha7ng1:Sn7Tn7Un7Vn71ha7`h1:Wn7Xn7Yn7n31ha7lh1:Zn7[n7dg1dJ1ha7Vi1:\n7]n7^n7^c11ha7bi1:^c1_n7`n7an71ha7li1:bn7bh7ek7cn72ha7Xj1:dn7en7fn7Y62ha7Pk1:gn7hn7in7jn72ha7Rl1:kn7ln7mn7nn72ha7Tm1:on7bh7bh7Po72ha7^m1:Qo7Ro7So7To72ha7^n1:Uo7Vo7Wo7a`12ha7To1:Xo7Yo7Zo7^]12ha7no1:[o7\o7]o7^o72ha7bP2:_o7`o7ao7bo72ha7XQ2:co7do7PS1eo72ha7jQ2:fo7go7ho7io75ha7fR2:jo7bh7bh7ko76ha7^S2:lo7bh7bh7mo77ha7fT2:no7bh7bh7oo73ha7PU2:PP8bh7bh7QP88ha7ZU2:RP8bh7bh7SP89ha7`V2:TP8bh7bh7UP8;ha7hV2:VP8bh7bh7WP8<ha7nV2:XP8bh7bh7YP8:ha7XW2:ZP8bh7bh7[P8R2[c1\P8na1]P8b4^P8[X1_P8UG`P8`?aP8]HbP8nW1cP8W4dP8P7eP8Q4fP8gP8hP8[:iP8a6jP8QAkP8\:lP8T=mP8b9nP8l>oP8h@PQ8eX1QQ8fX1RQ8VY1SQ8]W1TQ8h5UQ8VQ8WQ8VGXQ8VHYQ8k`1ZQ8[Q8\Q8hG]Q8iG^Q8d\1_Q8c\1`Q8l\1aQ8]S1bQ8WEcQ8TNdQ8RJeQ8SJfQ8]R1gQ8lLhQ8ke1iQ8gY4jQ8R]1kQ8S]1lQ8mQ8nQ8\CoQ8k4PR8VKQR8n^1RR8TISR8S5TR8UR8VR8`GWR8_GXR8^LYR8ma1ZR8dg1[R8\g1\R8e4]R8^D^R8_L_R8`L`R8aR8bR8cR8dR8:T=eR8[c1fR8ej7gR8[:hR8]W1iR8]S1jR8TIkR8ka1lR8h5mR8nS1nR8?43Lc@R>00J2W:^i700L3Si7Y3oh700F01eV10H01b20B1Q20022Q2Xk700@1W:00N3k:n3_e10062k:bl70082c@L00:2W:Xd700<1^N000001D001
"""##
  }
}
