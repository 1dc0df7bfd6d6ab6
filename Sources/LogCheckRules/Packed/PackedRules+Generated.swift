// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static var packed: String {
    ##"""
Y`8>ANDROID`1Rules/events/android.ymlR2the Android classes of the plugin6DN|^1DailyNotificationPluginb1DailyNotificationReceiver^1DailyNotificationWorker`1DailyNotificationFetcherh1DailyNotificationFetchWorkerj1DailyNotificationBootReceiver:DEBUGd1Rules/events/discovery.ymlP2launch diagnostics of the pluginF[DNP-DEBUG]DDNP-DEBUG:BDNP-DEBUGP2com.timesafari.dailynotification:debug:FETCH\1Rules/events/fetch.ymlb2prefetches, background tasks and requestsF[DNP-FETCH]DDNP-FETCH:X1[DNP-FETCH-SCHEDULE]V1DNP-FETCH-SCHEDULE:DDNP-FETCH-BDNP-FETCHT1DNP-FETCH-SCHEDULE:fetch8HOSTb1Rules/events/host-app.ymlX1the host app's marks8APP|@FETCHER|@PREFETCHT2the host app's marks of a prefetchBPREFETCH|>DISPLAYR2the host app's marks of a display@DISPLAY|4JSf1Rules/events/javascript.yml`2calls over the bridge and their outcomes@[DNP-JS]>DNP-JS:<DNP-JS4js<BRIDGEX5Capacitor's own lines about calls; they have no outcome, so they are separate eventsP2To Native ->  DailyNotification n1To Native -> DailyNotification <NOTIFY^1Rules/events/notify.yml\1the iOS notify handlerH[DNP-NOTIFY]FDNP-NOTIFY:FDNP-NOTIFY-DDNP-NOTIFY<notify<PLUGIN^1Rules/events/plugin.ymlR3the plugin's front, its calls and the permissionsH[DNP-PLUGIN]FDNP-PLUGIN:DDNP-PLUGIN<plugin>UNKNOWN\6tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised:[DNP-8DNP-HREACTIVATIONb1Rules/events/recovery.ymlV2recovery at launch and after a bootT1[DNP-REACTIVATION]R1DNP-REACTIVATION:P1DNP-REACTIVATIONHreactivation@ROLLOVERb1Rules/events/rollover.ymlV3the next day's notification after one was deliveredL[DNP-ROLLOVER]HDNP-ROLLOVER@rolloverBSCHEDULERd1Rules/events/scheduler.ymlR2schedules and armed notificationsN[DNP-SCHEDULER]LDNP-SCHEDULER:L[DNP-SCHEDULE]JDNP-SCHEDULE:f1DailyNotificationScheduler:JDNP-SCHEDULERHDNP-SCHEDULEd1DailyNotificationSchedulerf1DualScheduleNotifySchedulerBscheduler>STORAGE`1Rules/events/storage.ymln1the plugin's database and cacheJ[DNP-STORAGE]HDNP-STORAGE:b1DailyNotificationStorage:@STORAGE|FDNP-STORAGE`1DailyNotificationStorage>storage<SYSTEM^1Rules/events/system.ymlV4the app's lifecycle and the device's state, as the plugin logs themH[DNP-SYSTEM]FDNP-SYSTEM:DDNP-SYSTEM<systemDsession_id<schema4ts:levelBcomponent:event@platform>mono_ms6seq6envLplugin_versionBapp_buildDos_version<device>boot_idFschedule_id<run_idFcallback_id4tz6msgX1system.force_stoppedn1Rules/events/android-system.ymlT5Android stopped the app by force; an update, a removal and cleared data do so, too>package<reason^6Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)(?: appid=-?\d+ user=-?\d+: (?<reason>[^\n]+))?n5\bstop (?<package>(?:com|app)\.timesafari[\w.]*) due to (?<reason>SwipeUpClean|AutoPowerKill)\b`5\b(?<reason>AutoPowerKill): force-stop pkgName=(?<package>(?:com|app)\.timesafari[\w.]*)j1Force stopping com.timesafarij1Force stopping app.timesafariX1stop com.timesafari.V1stop app.timesafari^1pkgName=com.timesafari.\1pkgName=app.timesafariJsystem_serverLsystem_processNActivityManager>am_killV1ProcessPowerCleanerd1system.alarm.exact_revokedT5the permission for exact alarms was taken away, and the app's process ended for itDkilled_pidl6\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*: schedule_exact_alarm revokedT7\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,schedule_exact_alarm revokedP1:com.timesafari.P1,com.timesafari.N:app.timesafariN,app.timesafariZ1system.app.restrictedf5the user restricted the app in the background, or Android ended its process for this reasonn4\G\s*(?<package>(?:com|app)\.timesafari[\w.-]*) (?<reason>restricted by user)\bX8\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,(?<reason>cached idle & background restricted)P8\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*: (?<reason>cached idle & background restricted)Ncom.timesafari.Lapp.timesafariX1AppStandbyControllerR1system.app.killedR5Android ended the app's process; most reasons are normal, and alarms still go offT7\G\s*Killing (?<killed_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*? \(adj -?\d+\): (?<reason>[^\n]+)Z7\G\s*\[\d+,(?<killed_pid>\d+),(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,-?\d+,(?<reason>[^\]\n]+?)(?:,\d+)?\]h1system.app.autostart_refused\4the vendor's autostart setting kept a service of the app from starting>servicej6MIUILOG- Reject service :Intent \{[^}\n]*\bcmp=(?<package>(?:com|app)\.timesafari[\w.-]*)/(?<service>[^\s}]+)\5MIUILOG- Reject RestartService packageName :(?<package>(?:com|app)\.timesafari[\w.-]*)V1cmp=com.timesafari.h1packageName :com.timesafari.T1cmp=app.timesafarif1packageName :app.timesafari^1AutoStartManagerServiceT1system.app.startedh4Android started the app's process, for an activity, a broadcast or a serviceFstarted_pid:cause<targetZ8\G\s*Start proc (?<started_pid>\d+):(?<package>(?:com|app)\.timesafari[\w.-]*)(?::\S+)?/\S+ for (?<cause>[\w-]+) \{(?<target>[^}\s]+)l7\G\s*\[\d+,(?<started_pid>\d+),\d+,(?<package>(?:com|app)\.timesafari[\w.-]*)[^,\n]*,(?<cause>[\w-]+),\{?(?<target>[^}\],\s]+)Jam_proc_startd1system.alarm.exact_refused`3the app set an exact alarm without the permission for itn9\G\s*(?:Caused by: )?java\.lang\.SecurityException: Caller (?<package>(?:com|app)\.timesafari[\w.-]*) needs to hold android\.permission\.SCHEDULE_EXACT_ALARM\bZ3needs to hold android.permission.SCHEDULE_EXACT_ALARMh1system.alarm.permission_lost^3the app has no permission for exact alarms at this timeX6\G\s*Package (?<package>(?:com|app)\.timesafari[\w.-]*), uid \d+ lost permission to set exact alarms^1Package com.timesafari.\1Package app.timesafariHAlarmManagerV1AlarmManagerServiceT1system.job.stoppedb3Android stopped a job of the app, since its time was overj9\G\s*Client timed out while executing \(no jobFinished received\)[.,] sending onStop: [^\n]*?\b(?<package>(?:com|app)\.timesafari[\w.-]*)/(?<service>[^\s}]+)P2Client timed out while executingR1JobServiceContextd1system.notification.postedj5the system took a notification of the app; 0 is a new one, 1 an update, 2 one that it ignoredHnotification6tag>channel<statusl:\G\s*\[\d+,\d+,(?<package>(?:com|app)\.timesafari[\w.-]*),(?<notification>-?\d+),(?<tag>[^,\n]*),-?\d+,Notification\((?:channel=(?<channel>\S+))?(?:.*\),(?<status>\d)\]\s*$)?X1notification_enqueueV2system.notification.blocked_by_userf2the user took the permission to notify awayd4\G\s*\[\d+,\d+,(?<package>(?:com|app)\.timesafari[\w.-]*),-?\d+,\d+,\d+,7,^1notification_cancel_all\1system.channel.missingP4Android dropped a notification, since its channel does not existDchannel_idj4No Channel found for pkg=(?<package>[\w.]+), channelId=(?<channel_id>[^,\s]+)b1No Channel found for pkg=V1NotificationServiceV1NotificationManagerj1system.notification.cancelledj3a notification of the app was removed; the reason is a numberl6\G\s*\[-?\d+\|(?<package>(?:com|app)\.timesafari[\w.-]*)\|(?<notification>-?\d+)\|[^,\n]*\|\d+,(?<reason>\d+),P1|com.timesafari.N|app.timesafariZ1notification_canceledb1system.notification.mutedT5Android showed a notification without sound, since the app notified shortly beforeX6\G\s*Muting recently noisy -?\d+\|(?<package>(?:com|app)\.timesafari[\w.-]*)\|(?<notification>-?\d+)X1NotifAttentionHelperR1system.doze.stated2the device entered or left a state of doze:state`3\G\s*\[(?<state>[056]),(?<reason>(?:s:)?\w[\w -]*)\]\s*$:[5,s::[6,s:D[0,screen]H[0,charging]H[0,unlocked]D[0,motion]B[0,alarm]Fdevice_idlej1system.battery_saver.switchedd1Battery Saver was switched>enabledR5\G\s*\[(?:0,[01],(?=1)|1,[01],(?=0))(?<enabled>[01]),[01],[01],[^\]\n]*,\d+\]\s*$B[0,0,1,0,B[0,0,1,1,>[0,1,1,B[1,0,0,0,B[1,0,0,1,>[1,1,0,T1battery_saver_modeX1system.storage.stated2the space that the device has left changed<beforeHusable_bytesFtotal_bytesR7\G\s*\[41217664-9172-527a-b3d5-edabb50a7d69,(?<before>\d),(?<state>\d),(?<usable_bytes>\d+),(?<total_bytes>\d+)\]X241217664-9172-527a-b3d5-edabb50a7d69Jstorage_stateP1system.clock.setl1Android set the device's clock4tod2\G\s*Setting time of day to sec=(?<to>\d+)f1Setting time of day to sec=Z1system.boot_completedX2Android has booted, and apps may runZ2\G\s*Posting BOOT_COMPLETED user #\d+j1Posting BOOT_COMPLETED user #Z1system.network.failed\4a request of a process failed, since there was no network or no answerBexception8hostf8\G\s*(?:Caused by: )?java\.net\.(?<exception>UnknownHostException|SocketTimeoutException)\b(?:: Unable to resolve host "(?<host>[^"\n]+)")?j1java.net.UnknownHostExceptionn1java.net.SocketTimeoutExceptionDSystem.errR1android.alarm.setP1an alarm was set4id6api6sdk4atBALARM_SETP1[[DN|]]ALARM_SET:Alarm6setBAlarm set@scheduleDscheduleId8time^1android.channel.created`3a notification channel was created, or found to be thereDimportanceLCHANNEL_CREATEZ1[[DN|]]CHANNEL_CREATEDCHANNEL_OKR1[[DN|]]CHANNEL_OKHNotification>createdh1Notification channel createdX1Notification channelBchannelIdV1android.alarm.firedR1an alarm went off<actionJRECEIVE_STARTX1[[DN|]]RECEIVE_STARTZ1android.boot.receivedh2the plugin's receiver was notified of a bootd4action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)n3\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)Z3received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)j1android.boot_receiver.missingP4the receiver that restores alarms after a boot is not registered8Boot@receiver6notDregisteredn1Boot receiver not registered{*}4isT2Boot receiver is not registered{*}HBootReceiverl1BootReceiver not registered{*}Jwork.enqueuedT2work was handed to the WorkManager8kindBwork_nameHWORK_ENQUEUEV1[[DN|]]WORK_ENQUEUE>display@workNameHwork.startedj1the WorkManager runs the workDWORK_STARTX1[[DN|]]WORK_START{*}\1notify.display.startedV2a notification is about to be shownJDISPLAY_STARTX1[[DN|]]DISPLAY_START:STARTb1content.freshness.checkedf2content was checked just before it is shown8skip>age_minBJIT_FRESHP1[[DN|]]JIT_FRESH<LOOKUP<ageMinLnotify.skipped\2a notification was left out on purpose:SKIP-6TTLX1SKIP-{reason=TTL}{*}HDISPLAY_SKIPR1content_not_foundl2[[DN|]]DISPLAY_SKIP {reason=content_not_found}V1[[DN|]]DISPLAY_SKIPX1android.page.startedX4Capacitor began to build the app's page, before it loads the pluginsP2\G\s*Starting BridgeActivity\s*$^1Starting BridgeActivityZ1system.dasd.submittedl1Rules/events/apple-daemons.ymlb2the daemon took a background task request>task_id@activity\7Submitted(?: Activity)?: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?\9Submitt(?:ed|ing)(?: Activity)?:? <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?b1bgRefresh-com.timesafari.h1bgProcessing-com.timesafari.`1bgRefresh-app.timesafarif1bgProcessing-app.timesafari8dasdZ1system.dasd.cancelledX4the daemon dropped a background task request; the line has no reason^6CANCELED: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.startingZ2the daemon lets a background task runZ8(?:REQUESTING START:|STARTING activity) bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?h7STARTED <_DASActivity: "?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,"]+)(?::(?<activity>[0-9A-F]+))?Z1system.dasd.held_backb5the daemon does not start a background task at this time, for a policy or for a low score@decision<policyBrationale:scoreBthresholdhC\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+):\[.*?\{name: (?<policy>[^,{}]+), policyWeight: [\d.]+, response: \{(?:Decision: )?(?<decision>A?MNP|(?:Absolutely )?Must Not Proceed|33|100), (?:Score: )?(?<score>[\d.]+)(?:, (?:Rationale: )?\[\{(?<rationale>.*?)\}\])?P<\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b(?!'? CurrentScore).*?(?:Final)?Decision: (?<decision>A?MNP|(?:Absolutely )?Must Not Proceed)V;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:0n:\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? (?<rationale>has compatibility score of -[\d.]+ with [^\n]+?)\. Bailing outZ1system.dasd.evaluatedn2the daemon finds that a background task may runV;bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)'? CurrentScore: (?<score>[\d.]+), ThresholdScore: (?<threshold>[\d.]+) DecisionToRun:1Z=\G\W*bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)\b.*?(?:Final)?Decision: (?<decision>CP|A?MP|(?:Can|(?:Absolutely )?Must) Proceed) (?:Final)?Score: (?<score>[\d.]+)Z1system.dasd.completedR3the daemon knows that a background task has endedb6\bCOMPLETED bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?X1system.dasd.expiringX4the daemon warns the app that its background task is about to expireh7activities about to expire: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)?T2system.background_refresh.switchedP3Background App Refresh was switched for all appsb2\G\s*BAR now (?<state>enabled|disabled)\bNBAR now enabledP1BAR now disabledn1system.app.killed_from_switcherf2the user closed the app in the app switcher^6SBWorkspaceTerminateApplication: (?<package>(?:com|app)\.timesafari[\w.-]*): "killed from app switcher"P3SBWorkspaceTerminateApplication: com.timesafari.n2SBWorkspaceTerminateApplication: app.timesafariFSpringBoardf1system.app.purged_for_spacel4iOS ended the app to remove its cached files, since the storage is nearly fullZ9\G\s*Received termination request [^\n]*CacheDeleteAppContainerCaches requesting termination assertion for (?<package>(?:com|app)\.timesafari[\w.-]*)j1assertion for com.timesafari.h1assertion for app.timesafariJrunningboarddX1system.app.prewarmedX5iOS started the app's process in advance; neither the user nor a background task didX7Executing launch request for app(?:lication)?<(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]*\(DAS Prewarm launch\)\2launch request for app<com.timesafari.l2launch request for application<com.timesafari.Z2launch request for app<app.timesafarij2launch request for application<app.timesafarib1system.app.opened_by_userT3the user opened the app, whose process did not run^7Bootstrapping (?:app(?:lication)?<)?(?<package>(?:com|app)\.timesafari[\w.-]*)[^\n]* with intent foreground-interactivej1Bootstrapping com.timesafari.R2Bootstrapping app<com.timesafari.b2Bootstrapping application<com.timesafari.h1Bootstrapping app.timesafariP2Bootstrapping app<app.timesafari`2Bootstrapping application<app.timesafariX1system.app.installedT2a version of the app was installedh5Install Successful for \((?:Customer|Developer):(?<package>(?:com|app)\.timesafari[\w.-]*)\)b1(Customer:com.timesafari.d1(Developer:com.timesafari.`1(Customer:app.timesafarib1(Developer:app.timesafari@installdR2system.notification.pending_added\3the notification service took notifications of the app:countZ6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Add|Set) (?<count>\d+) pending notifications\bP1[com.timesafari.N[app.timesafariT1usernotificationsdR2system.notification.pending_savedZ5the number of notifications that wait for their time, after a change; 64 is the limitT6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?:pending (?<count>\d+) notifications\b)d6\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Save (?<count>\d+) pending notification dictionaries\bP2system.notification.next_plannedb3the time at which the next notification of the app is due>plannedZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Scheduling persistent timer for next local notification at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)P2system.notification.none_plannedj2no notification of the app waits for its timeZ5\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] No upcoming local notifications\bn1system.notification.timer_firedR3the timer of the app's next notification went offX9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Persistent timer fired at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?)j1system.notification.deliveredl2the system delivered a notification of the appZ;\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Deliver local notification (?<notification>[\w-]+)(?: at (?<planned>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? ?(?:[+-]\d{4}|Z)?))?f1system.notification.refusedX4the system did not show a notification, since the app may not notify8codef9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Dropping notification (?<notification>[\w-]+) as it\W{1,3}s not authorized with status \W(?<status>\w+)`>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible (?:push|local) notification (?<notification>[\w-]+) \[ error=[^\n]*?\bUNErrorDomain Code=(?<code>2003)\b(?:[^\n]*?UNAuthorizationStatus=(?<status>\w+))?j1system.notification.not_shownf5the system did not show a notification, since its time had passed or it had nothing to showf8\G\s*Ignoring notification with (?<reason>no alert, sound or badge) \((?<package>(?:com|app)\.timesafari[\w.-]*)\): (?<notification>[\w-]+)\>\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] (?:Expiring out|Filtering out|Not scheduling|Not delivering user visible) (?:non-repeating )?(?:local )?notification (?<notification>[\w-]+) (?:because|as|that) (?<reason>[^\n]+)d9\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Not delivering user visible local notification (?<notification>[\w-]+) \[ error=(?<reason>[^\n]+?) ?\]P1(com.timesafari.N(app.timesafariR2system.notification.authorizationZ3the answer to the question whether the app may notify>granted<failedV8\G\s*\[(?<package>(?:com|app)\.timesafari[\w.-]*)\] Requested authorization \[ didGrant: (?<granted>[01]) hasError: (?<failed>[01])6appl1system.notification.focus_heldf4a Focus kept a notification of the app silent; it is delivered all the sameFsuppression\8Focus interruption suppression event: bundleIdentifier=(?<package>(?:com|app)\.timesafari[\w.-]*) suppression=(?<suppression>[1-9]\d*)V;\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);(?:[^\n]*?interruptionSuppression: (?<suppression>[a-z ]+);)?[^\n]*outcome: suppressedP2bundleIdentifier=com.timesafari.T2bundleIdentifier:: com.timesafari.R2bundleIdentifier: com.timesafari.n1bundleIdentifier=app.timesafariR2bundleIdentifier:: app.timesafariP2bundleIdentifier: app.timesafariJdonotdisturbdR2system.notification.focus_allowedl3a notification of the app arrived, and no Focus kept it silentV7\G\s*Event was resolved: [^\n]*bundleIdentifier:+ (?<package>(?:com|app)\.timesafari[\w.-]*);[^\n]*outcome: allowedX1system.airplane_moded1airplane mode was switchedh2\G\s*Airplane Mode is now (?<state>On|Off)\bZ1Airplane Mode is now FPreferences`1system.clock.set_by_handn1the user set the device's clockf2\bsetting manual time\b|\bTMSetManualTime\bV1setting manual timeNTMSetManualTime:timedl1system.bgtask.submit_requestedR2Rules/events/apple-frameworks.ymlj4the framework passes a background task request on; no proof that it was takenLearliest_beginf8submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?\1submitTaskRequest: <BGd1system.bgtask.submit_errorP3the framework reports that a request was refused<domain^:Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?T2Error submitting task request: <BGl1system.bgtask.cancel_requestedX2the framework passes a withdrawal onP3cancelTaskRequestWithIdentifier: (?<task_id>\S+)Z1cancelAllTaskRequestsR2cancelTaskRequestWithIdentifier: `1system.bgtask.no_handlern4a request was submitted for an identifier without a handler; the app dies of itb4No launch handler registered for task with identifier (?<task_id>[^\s']+)Z3No launch handler registered for task with identifierV2system.bgtask.registration_rejectedj2the identifier is not in the app's Info.plist`3Registration rejected; (?<task_id>\S+) is not advertised^1Registration rejected; l1system.bgtask.registered_twiceZ4a second handler was registered for an identifier; the app dies of itV5Launch handler for task with identifier (?<task_id>\S+) has already been registered^2Launch handler for task with identifierj1system.bgtask.registered_latej3a handler was registered after the launch; the app dies of ith4All launch handlers must be registered before application finishes launchingV1system.bgtask.error\3an error of the task scheduler in a line without a tagn6(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?(?<cause>Unrecognized Identifier))?d1BGTaskSchedulerErrorDomainh1system.bgtask.launch_handledf4the daemon's message that starts background tasks reached the app's processP9\G\s*Handling launch from daemon for activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)h2Handling launch from daemon for activities: Z1system.bgtask.runningX3the framework calls the handler of a background taskh4\G\s*Running task: <BG\w*Task: (?<task_id>(?:com|app)\.timesafari\.[^,>\s]+)R1Running task: <BGX1system.bgtask.markedP3a process marked its background task as complete>success^4\G\s*Marking task [^\n]{1,200}? complete with success: (?<success>[01])`1 complete with success: 6anyV1system.bgtask.endedX3the framework ends the activity of a background taskR8\G\s*Complete task request activity: bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2Complete task request activity: bg\1system.bgtask.expiringR3the time of a background task is about to be over>reasonsl:ActivityExpirationEvent\(activity: [^\n]*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s,)]+)(?::(?<activity>[0-9A-F]+))?[^\n]*?, reasons: (?<reasons>\d+)V8\G\s*Will expire BGTask activities: .*?bg(?:Refresh|Processing)-(?<task_id>(?:com|app)\.timesafari\.[^:\s]+):(?<activity>[0-9A-F]+)T2ActivityExpirationEvent(activity: n1Will expire BGTask activities: R1system.url.failedh5a request of a process failed, with the code of NSURLError and the state of the network path8pathV:\G\s*Task <[^>\n]+>\.<\d+> finished with error \[-?\d+\] Error Domain=NSURLErrorDomain Code=(?<code>-?\d+)(?:[^\n]*?_NSURLErrorNWPathKey=(?<path>\w+ \([^)\n]*\)))?V2Error Domain=NSURLErrorDomain Code=^1fetch.bgtask.registeredP2Rules/events/background-task.ymln2the handler of a background task was registered4ok<BGTask>handlerb1BGTask handler registeredDRegisteredb1Registered BGTask handlerDBackground8taskd1Background task registered<taskIdDidentifier\1fetch.bgtask.submittedf2the system took the background task request@acceptedP1BGAppRefreshTaskBscheduledd1BGAppRefreshTask scheduledBsubmittedP1BGTask submittedR1earliestBeginDateJearliestBegind1fetch.bgtask.submit_failed^2the background task request was refusedZ1expected_on_simulatorFexplanationX=Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?(?<cause>Unrecognized Identifier))?)?d:(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+|<private>)(?:.*?\((?<explanation>expected on simulator)\))?(?:.*?(?<cause>Unrecognized Identifier))?f1\G\s*BGTask submit failed\bT2\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\bV1expectedOnSimulator\1fetch.bgtask.cancelledn2a pending background task request was withdrawnBCancelled>pending`1Cancelled pending BGTaskBcancelledP1BGTask cancelled@existingb1Cancelled existing BGTaskd1fetch.bgtask.pending_countj2how many background task requests are pending@task_ids>Pending@BGTasks:`1Pending BGTasks: {count}Brequests:P2Pending BGTask requests: {count}>BGTasksNPending BGTasksHpendingCount>taskIdsX1fetch.bgtask.startedT2the system runs the task's handler<actual>running>invoked\1BGTask handler invoked>startedLBGTask started:firedHBGTask fired:runIdHscheduledForX1fetch.bgtask.expired^2the system withdraws the handler's timeDelapsed_ms>expiredLBGTask expiredDexpiration<calledP2BGTask expiration handler calledR1expirationHandler`1expirationHandler calledBelapsedMs\1fetch.bgtask.completedT3the handler reported to the system that it is done<fieldsb1setTaskCompleted(success:2)X2setTaskCompleted(success: {success})BcompletedP1BGTask completedX1fetch.bgtask.skippedZ2no prefetch was scheduled, on purpose@Prefetch>skippedP1Prefetch skipped@Skipping@prefetchR1Skipping prefetchLBGTask skippedV1fetch.bgtask.missedR2the plugin declared a task missed<missed>window;HreschedulingT2BGTask missed window; rescheduling<windowX1BGTask missed windowV1fetch.handler.error`1the handler met an error>message:error2:b1BGTask handler error[[:]]<error:X2BGTask handler error: {message:text}l1storage.earliest_begin.updatedR3the earliest begin of the pending task was stored:value<Stored2=T2Stored earliestBeginDate = {value}`1Stored earliestBeginDateHbuild.result\1Rules/events/build.ymlNthe build ended<resultf2\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*d2\G\s*BUILD (?<result>SUCCEEDED|FAILED)\s*$NBUILD SUCCEEDEDHBUILD FAILEDX1build.launch.claimed^2a script says that the app was launchedd1App launched successfully!P1build.launch.pidb2the launcher printed the app's process idBbundle_idDprocess_idh<\G\s*(?!com\.timesafari\.dailynotification\.(?:fetch|notify|state|plugin|scheduler|storage)\b)(?<bundle_id>(?:\w[\w-]*\.)+(?:timesafari\.[\w.-]+|dailynotification\w*(?:\.[\w-]+)*)): (?<process_id>\d+)\s*$Ftimesafari.T1.dailynotification^1build.simulator.bootingf1a script starts a simulatorZ1\bBooting simulator\bR1Booting simulator\1build.simulator.bootedb1the simulator has startedX1\bSimulator booted\bP1Simulator bootedZ1build.simulator.readyh1the simulator takes commands\1\bSimulator is ready\bT1Simulator is readyT1build.manual_stepsT2a script prints what to do by handl1\bManual launch instructions\bd1Manual launch instructions^1harness.simulate_launchb1Rules/events/debugger.ymlZ2the debugger starts a background taskn3_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)X2_simulateLaunchForTaskWithIdentifierf1harness.simulate_expirationd2the debugger lets a background task expireV4_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)`2_simulateExpirationForTaskWithIdentifier`1harness.force_rescheduleT2the harness reschedules everythingl3DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAllj3DailyNotificationBackgroundTaskTestHarness.forceRescheduleAllR1harness.time_warpf1the harness moves its clock>minutesZ3simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)f3DailyNotificationBackgroundTaskTestHarness.simulateTimeWarpX1harness.dump_pendingn2the debugger asks for the pending notificationsT4UNUserNotificationCenter\.current\(\)\.pendingNotificationRequestsl3UNUserNotificationCenter.current().pendingNotificationRequestsZ1harness.dump_settingsn2the debugger asks for the notification settingsf3UNUserNotificationCenter\.current\(\)\.notificationSettings^3UNUserNotificationCenter.current().notificationSettingsX1dump.pending.requesth4a pending notification in the debugger's listing, as the system describes it@category>trigger>repeatsf;<UNNotificationRequest: [^;>]+; identifier: (?<id>[^,;\s>]+).*?(?:categoryIdentifier: (?<category>[^,;\s>]+).*?)?trigger: <(?<trigger>UN\w+Trigger)\b(?:[^>]*?repeats: (?<repeats>YES|NO))?`1<UNNotificationRequest: Hdump.pendingR2the pending notifications, listed6idsFpending_idsP3Pending notification requests: {pending:integer}Lnotifications:`2Pending notifications: {pending:integer}JnotificationsZ1Pending notificationsDpendingIdsJdump.settingsR2the notification settings, listed@settings8dumpd1Notification settings dumpV1authorizationStatush1plugin.discovery.appdelegatef1the app delegate was calledb3AppDelegate.application(_:didFinishLaunchingWithOptions:)P4AppDelegate.application(_:didFinishLaunchingWithOptions:) called\3AppDelegate.application(didFinishLaunchingWithOptions)j3AppDelegate.application(didFinishLaunchingWithOptions) called`1plugin.discovery.testingb1the class is searched for>Testing:classJaccessibilityT2Testing plugin class accessibilityj1plugin.discovery.class_lookuph1the plugin's class was found:found8nameR1NSClassFromString<class:h2NSClassFromString found plugin class: {name}X2NSClassFromString found plugin classX2plugin.discovery.class_lookup_failedP2the plugin's class was not found:could6NOT8findP3NSClassFromString could NOT find plugin class{*}P2plugin.discovery.capplugin_checkn1the class is a Capacitor plugin<Plugin2aBCAPPlugin@subclassl1Plugin is a CAPPlugin subclass^2plugin.discovery.capplugin_check_failedP2the class is no Capacitor pluginZ2Plugin is NOT a CAPPlugin subclass{*}n1plugin.discovery.nsobject_checkd2whether the class is an Objective-C object@conformsR1NSObjectProtocol:b2Plugin conforms to NSObjectProtocol: {ok}P1NSObjectProtocolV2Plugin conforms to NSObjectProtocolf1plugin.discovery.class_namen1the class's name in Objective-CX1(NSStringFromClass):j2Plugin class name (NSStringFromClass): {name}:name:b1Plugin class name: {name}j1plugin.discovery.bundle_check`5whether the framework's bundle was found; not finding it is normal for static frameworks6howBframework<bundle6via\3Plugin framework bundle not found via {how=identifier}4in`2Plugin framework not found in {how:text}j1Plugin framework bundle foundl1plugin.discovery.bridged_checkn2whether the class is a bridged Capacitor plugin:ClassP1CAPBridgedPlugin<(using>.self):\3Class conforms to CAPBridgedPlugin (using .self): {ok}R1CAPBridgedPlugin:`2Class conforms to CAPBridgedPlugin: {ok}j1plugin.discovery.check_failedR4a check of the launch diagnostics failed, in a line without a tag:checkg45<475<732:283?3:>29=8<>?;88?3?5<732:293?283?3<636865636;3>4>53436<61737346726?6=537472696>672920636?756<64204>4?542066696>6420706<7567696>20636<617373Q45<475<732:283?3:>29=8<>?;88?3?5<732:293?506<7567696>206973204>4?54206120283?3<636865636;3>434150506<7567696>2920737562636<617373i55<475<732:283?3:>29=8<>?;88?3?5<732:293?436<61737320636?6>666?726=7320746?20283?3<636865636;3>43415042726964676564506<7567696>29283?3:205<287573696>67205<2>73656<665<29293?3:204>4?5<62P2NSClassFromString could NOT findb1Plugin is NOT a CAPPluginT2Class conforms to CAPBridgedPluginFplugin.loadf1Capacitor loaded the pluginl1DailyNotificationPlugin.load()`2DailyNotificationPlugin.load() called{*}<load()P1load() called{*}<loadedJPlugin loadedb1fetch.prefetch.scheduling\3a prefetch for a notification is about to be scheduledR1notification_time@lead_minDScheduling6forf3Scheduling prefetch for notification at {notification_time}DbackgroundV4Scheduling background fetch for notification at {notification_time}X1SCHEDULE_FETCH_STARTf1[[DN|]]SCHEDULE_FETCH_STARTP1notificationTimeFleadMinutes`1fetch.prefetch.scheduled\2Android scheduled the background fetch@fetch_at8leadR1SCHEDULE_FETCH_OK2(Z8[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})`1[[DN|]]SCHEDULE_FETCH_OK>fetchAtJfetch.requesth1a request went to the serverJif_none_match<cursorh4\G\s*(?:Sending )?Fetch request\b(?:.*?\bafter_?id\W{1,3}(?<cursor>\d{10}))?FifNoneMatchJIf-None-MatchLfetch.responseV1the server answered8etag:bytes:items:ttl_sJretry_after_sJscheduled_forHcontent_hash:FetchJFetch success@responseLFetch response8HTTPZ1HTTP {status:integer}BitemCountDitem_count6ttlDretryAfterFretry_afterFRetry-AfterFcontentHashd1fetch.run.success_recordedl2the time of the last successful run was storedBtimestampd1lastSuccessfulRunTimestamp`2lastSuccessfulRunTimestamp = {timestamp}>updatedT2lastSuccessfulRunTimestamp updatedDSuccessful6run@recorded^1Successful run recordedNfetch.succeededd2a fetch ended well; the line has no statusT1\G\s*SUCCESS(?!\w)Hfetch.failedj1a fetch ended without contentFhttp_statusFrecoverableHFetch failed>failed:P1Fetch failed:{*}NPrefetch failedDhttpStatusLfetch.fallbackZ3the plugin turned to other content than a fresh fetch8mode>Falling8back<cachedBon_demandHdefault_text>default>contentX4Falling back to {mode=cached|on_demand|default_text|default} contenth3Falling back to {mode=cached|on_demand|default_text|default}>Content@fallbackP1Content fallback<SOURCE:from=8nullP2SOURCE from={mode=fallback|null}:from:R2SOURCE from: {mode=fallback|null}X1fetch.native.invokedl1the host's native fetcher runsBnotify_at<Native>fetcher\1Native fetcher invokedFfrom=nativeT1SOURCE from=native@notifyAtT1auth.jwt.generatedP1a token was made6alg6exp6JWTBgeneratedJJWT generatedJauth.jwt.usedb1a request carries a token8used@JWT usedT1auth.jwt.refreshedV1a token was renewedBrefreshedJJWT refreshedLexport.resultsP2Rules/events/files-artefacts.ymlT2results exported from the test appDtimestamps@outcomesBtelemetryFexport.timel1a time of the exported resultsFexport.spand2from when to when the exported results are:endedLexport.outcomeZ2an outcome among the exported results>outcomeLexport.counterX2a counter among the exported resultsHrun.recorded`1the record of a test runFscenario_id>verdict:steps@run.stepd1a step of the recorded run8step@expectedT1run.counter_beforeR2a counter before the recorded runR1run.counter_afterP2a counter after the recorded runBapp.plisth1Rules/events/files-plist.ymlT2what the app's Info.plist declares:modesFidentifiersNresult.schedulel1Rules/events/files-results.ymlV2the answer to a call that schedules@alarm_idDerror_codeJerror_messageHerror_actionJresult.statusb2the answer to the question for the statusR1last_notificationFpermissionsFexact_alarmJboot_receiverV1result.missed_alarmZ2an alarm that the status calls missedLscheduled_timeFdetected_atNsnapshot.storedn1Rules/events/files-snapshot.ymlj3the schedule snapshot as it was stored when the capture ended6keyJlast_scheduleJlast_prefetchP1prefetch_successV1cached_content_usedJschedule_hashT1table.notificationj1Rules/events/files-tables.ymlV2a row of the table of notifications:table:title8bodyNdelivery_status@priorityJsound_enabledR1vibration_enabledDcreated_atDupdated_atJtable.contentZ2a row of the table of fetched content>payloadLtable.schedulen1a row of the table of schedules8cronDclock_timeFnext_run_atHalarm.stored\4an alarm as the app stores it on iOS, or as both platforms describe itHtrigger_timeFrepeat_ruleLpending.listedR2the list of pending notifications<listedHpending.item\1a pending notificationP1telemetry.dumpedP2Rules/events/files-telemetry.ymlj2the value of a counter when the capture endedDlabel_textHlog.category`1Rules/events/headers.ymlf4subsystem and category of a line name a part of the plugin, as its tag does<agrees`1fetcher.register.startedZ2the host registers its native fetcherJinstance_hashLREGISTER_STARTHinstanceHashT1fetcher.registeredP2the native fetcher is registeredR1REGISTER_COMPLETEb1fetcher.configure.started\2the host configures its native fetcherNCONFIGURE_STARTT1fetcher.configuredP2the native fetcher is configuredDconfiguredDjwt_lengthT1CONFIGURE_COMPLETEBjwtLength>js.callh1JavaScript called the plugin<method8argsj2\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)F\G\s*call\bDcallbackIdLjs.bridge.call`2Capacitor passed a call on to the pluginZ3\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$P1js.bridge.rejectT4Capacitor on Android passed a refusal of the plugin on to the page8callh5\G\W*Sending plugin error:\s*(?<call>\{(?=[^\n]*"pluginId"\s*:\s*"DailyNotification")[^\n]*)l1"pluginId":"DailyNotification"Njs.bridge.error`5Capacitor on iOS passed a refusal on to the page; its line names neither plugin nor callf5\G\W*(?:\[error\] - )?ERROR MESSAGE:\s*(?<error>\{(?=[^\n]*"(?:errorM|m)essage"\s*:)[^\n]*)n3\G\W*\[error\] - (?<error>\{(?=[^\n]*"errorMessage"\s*:)[^\n]*)LERROR MESSAGE:H[error] - {"Djs.resolveV1a call was answered<active\1next_notification_time\1last_notification_timeFin_progress:statsHreminder_idsBmissed_idBmissed_atP1second_missed_idP1second_missed_atZ6\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?[",;]\s*(?<pending>\d{1,6})\s+pending\b)^7\G\s*resolve\s+(?<method>getRollingWindowStats)\b(?=.{0,400}?\bpending(?:_?[Cc]ount)?[\s:="]{1,4}(?<pending>\d{1,6})\b)P3\G\s*resolve\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)L\G\s*resolve\b@isActiveHbootReceiver>alarmIdDreminderIdFreminder_idX1lastNotificationTimeDinProgressFreminderIdsBalgorithmX1nextNotificationTimeJpending_countBjs.rejectT1a call was refused<rejectNreject {method}l1reject {method} {error:object}T1js.console.failureP3the app printed that a call of the plugin failed^3(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"d3(?<method>\w+) failed: \{[^{}]*"code"\s*:\s*"(?<code>\w+)"f3(?<method>\w+) failed: \{[^{}]*"error"\s*:\s*"(?<code>\w+)"\1Notification failed: {T1Reminder failed: {\1"code":"UNIMPLEMENTED"^1"code": "UNIMPLEMENTED"Jjs.type_errorX4the page called a method that the plugin does not show to JavaScriptf4TypeError: (?:[\w$]+\.)*DailyNotification\.(?<method>\w+) is not a functionT1DailyNotification.P1js.plugin.lookupf1JavaScript found the pluginl1DailyNotification plugin found^1js.plugin.lookup_failedT2JavaScript did not find the pluginT2DailyNotification plugin NOT foundLjs.plugin.listl2the plugins that Capacitor shows to JavaScript>pluginsl2(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])T2"CapacitorHttp","CapacitorCookies"T2"CapacitorCookies","CapacitorHttp"R1js.plugin.methodsn2the methods that the plugin shows to JavaScript>methods^3(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])R3"scheduleDailyNotification","getLastNotification"^2"configure","scheduleDailyNotification">ui.textb2a text or a step on the test app's screen8textf1Plugin is loaded and ready!V4\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)@[DNP-UI]Bui.statusV2the colour of the test app's status<colourn2\[DNP-UI\] status\W+(?<colour>green|yellow|red)c35<475<732:283?3<636?6<6?75723>?09?9?:27<?09?9?:17<?09?94;4295<732:283?3:4?4;7<50656>64696>677<4572726?72295<732:24N[DNP-UI] status9?09?9?:29?09?9?:19?09?94;4Nui.log.exportedj3the test app handed its log out; `build` is the kind of build:build6Log@exportedZ1[DNP-UI] Log exported<export@finishedh1[DNP-UI] Log export finishedV1[DNP-UI] Log exportBbuildTypeDbuild_typeP1ui.status.dumpedR4the test app's dump of its state, with the time of the last fetchDlast_fetchJauth_failuresP1network_failures`1\[DNP-UI\] status dump\b`3\bDNP-PLUGIN(?:\]|:) Prefetch status:?\s*(?<status>\{.*)BlastFetchP1lastNotificationX1[DNP-UI] status dumpf1DNP-PLUGIN] Prefetch statusf1DNP-PLUGIN: Prefetch status^1plugin.configure.calledd1the app called configure()Fconfigure()T1configure() calledBconfigureP1configure calledJpluginVersionJplugin.statusf1the plugin logged its stateP1status = {state}>status:Nstatus: {state}>changedb1status changed to {state}Hplugin.build^3the plugin logged its version and the kind of its build>versionX2Plugin version {plugin_version:word}HPlugin buildb1plugin.permission.requestl2the user is asked for the permission to notifyT1requestPermissionsl1requestNotificationPermissions4()V4{method=requestPermissions|requestNotificationPermissions}() calledDRequestingDpermissionT2Requesting notification permissionV2Requesting notification permissions`1plugin.permission.resultP2the user's answer to the requestX1requestPermissions()P2requestPermissions() -> {result}P2requestNotificationPermissions()h2requestNotificationPermissions() -> {result}<deniedn2Notification permission {result=granted|denied}>result:`2Notification permission result: {result}d1plugin.permission.prompted\2the system's question is on the screen<prompt:shownX2Notification permission prompt shownDPresentingb2Presenting notification permission promptb1plugin.permission.changedV5the permission is another than at the last look; the next notification may be named8fromj3Notification permission changed from {from:word} to {to:word}n1Notification permission changedb1plugin.permission.checkedb2the plugin read the notification settings^1checkPermissionStatus()V2checkPermissionStatus() -> {status}`2Notification permission status: {status}8readd1Notification settings readX1authorization_status\1plugin.schedule.denied^2a schedule call met a denied permissionX1notifications_deniedR2notifications_denied for {method}\1plugin.settings.openedf2the plugin sent the user to a settings page>OpeningR3Opening {target=app|channel|exact_alarm} settings<OpenedP3Opened {target=app|channel|exact_alarm} settings@Settings<openedNSettings openedHplugin.error`2the plugin reported an error with a code:Error@Error{*}JConfiguration^1Configuration failed{*}b1device.background_refreshV2the state of Background App Refresh6App>Refresh^2Background App Refresh status: {status}T2Background App Refresh is {status}>refreshb1Background refresh status^1backgroundRefreshStatusb1background_refresh_statusj1device.background_refresh_offZ4the plugin reported that Background App Refresh is off, with its codef1background_refresh_disabledl1background_refresh_disabled{*}@disabledT2Background App Refresh disabled{*}<turned6offX2Background App Refresh turned off{*}^1dual.schedule.requestedZ3the app asked for a fetch and a notification together<configDfetch_hourHfetch_minuteFnotify_hourJnotify_minute>chainedJfetch_options>betweenLnotify_optionsd1scheduleDualNotification()HcontentFetchFschedule":"2*P1userNotification4*"D,"title":"D","body":"2"Z@scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{*}Z@scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute} {notify_hour} * * *"[[,"title":"{title}","body":"{body}"]]{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute} {fetch_hour} * * *{*}R2scheduleDualNotification() called8DualBrequested^1Dual schedule requested^1dual.schedule.cancelledh2both parts of a dual schedule were cancelledX1cancelDualSchedule()f1cancelDualSchedule() called^1Dual schedule cancelledP1auth.did.changedf1the active identity changed@did_hashR1previous_did_hash<Active@identity^1Active identity changed\1setActiveDidFromHost()j1setActiveDidFromHost() called>didHashNpreviousDidHash\1cache.identity_clearedV3what was cached for the former identity was cleared>cleared:Cache6newl1Cache cleared for new identityd1clearCacheForNewIdentity()R2clearCacheForNewIdentity() calledP1recovery.startedj3recovery began; on Android older builds log it at debug level@Starting<launch@recoveryh1Starting app launch recovery8bootj1Starting {kind=boot} recovery@Checking4if<neededf1Checking if recovery needed2rP1Checking if r{*}Nrecovery.inputsZ2what the recovery's decision rests onBschedules<db_ids<alarms@Recovery<inputsNRecovery inputs:dbIdsDalarmCountBboot_flag@bootFlagR1recovery.scenarioR2the situation that recovery found@scenario@DetectedBscenario:j1Detected scenario: {scenario}R1Detected scenarioJrecovery.nonef1there is nothing to restore8what4Nob1No {what=recovery} neededb1No {what=schedules} found>presentf1No {what=schedules} present`1recovery.missed.detectedh2a notification was found to have been missed<MissedV1Missed notification@detectedh1Missed notification detected<Markedd1Marked missed notificationJnotification:P2Marked missed notification: {id}X2Marked missed notification: {id} {*}d1Marked notification missedBMarked{*}JscheduledTimeDdetectedAtX1recovery.rescheduledT2recovery scheduled something again8nextFRescheduled<alarm:n2Rescheduled alarm: {id:word} for {next:instant}n1Rescheduled {kind=notify|fetch}:alarm>nextRun@next_runT1recovery.completedV1recovery ended wellFrescheduled@verifiedj1App launch recovery completed^1Boot recovery completedT1Recovery completedLrecovery.errorZ1recovery met an error<duringBrecovery:l2Error during app launch recovery: {error:text}`2Error during boot recovery: {error:text}j2Error during app launch recovery {error:text}^2Error during boot recovery {error:text}P2Error during app launch recoveryd1Error during boot recoveryP1recovery.summary`1the counts of a recovery<errors>summaryP1Recovery summaryJBoot recoveryBscenario=`1scenario={scenario:word}P1android.scenarioP5the situation that recovery found on Android; older builds log it at debug levelHlast_boot_at>Androidh1Android scenario: {scenario}@Scenario8NONEDCOLD_STARTDFORCE_STOP8BOOTDWARM_STARTl3Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}DlastBootAtP1rollover.started\3a delivered notification is to be followed by the next<source@RolloverP1Rollover startedT1rollover.scheduledV2the next notification was scheduledHinterval_minNfrom_offset_minNnext_offset_minT1Rollover scheduledNintervalMinutes^1rolloverIntervalMinutesP1rollover.skipped\2the next notification is there alreadyP1Rollover skippedNrollover.failedh2the next notification could not be scheduledT1Rollover failed{*}`1rollover.missed.detectedX2a past notification has no successor`1Missed rollover detectedh1scheduler.schedule.requested\2the app asked for a daily notification<staticf1scheduleDailyNotification()R1notificationTime=V4scheduleDailyNotification() -> notificationTime={notification_time}T2scheduleDailyNotification() called:Dailyh1Daily notification requestedHscheduleHashP1isStaticReminderT1is_static_reminderf1scheduler.schedule.timelessh4the line of a request for a daily notification ends where its time should be@timelesse45<477363686564756<656461696<796>6?74696669636174696?6>5<285<295<732:283?3:>286927<2=3>7<3=3>295<732:6>6?74696669636174696?6>54696=655<732:3=5<732:24j1scheduler.notification.armingX3the notification is about to be handed to the systemn2Scheduling notification for {notification_time}^1Scheduling notificationh1scheduler.notification.armedP2the system took the notificationl2Notification scheduled for {notification_time}\1Notification scheduled:armedT1Notification armedR2scheduler.notification.arm_failedV2the system refused the notification<detail<Failedh2Failed to schedule notification{detail:text}n1Failed to schedule notificationf2Scheduling notification failed{detail:text}l1Scheduling notification failedl1scheduler.notification.removedT2pending notifications were removed6all>Removedh1Removed pending notificationj1Removed pending notifications>removedX1Notification removedT2scheduler.notification.removed_all\2every pending notification was removedR2Removed all pending notifications6Allf1All notifications cancelled`1cancelAllNotifications()V2cancelAllNotifications() -> removedP2scheduler.notification.deliveredV3a notification was delivered, and how that is known@shown_atLcontent_sourcen4\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)j1\G\s*notification delivered\bj1\G\s*delivered notification\bHdelivered_atFdeliveredAtJcontentSourcej1scheduler.notification.tappedl1the user tapped a notification<tappedV1Notification tapped8User`1User tapped notificationZ2scheduler.notification.drift_exceededV3the plugin noticed a delivery outside the tolerance>drift_sBtolerance:drift2>P2notification drift > {tolerance}@exceededf1notification drift exceededHdriftSeconds^1scheduler.limit.reachedV3the system's limit of pending notifications was met:limit>reachedT2Pending notification limit reachedd1Notification limit reachedh1scheduler.rolling.maintainedP6the rolling window was brought up to date; `today_unarmed` are those of today that found no room:today@tomorrowJtoday_unarmed>RollingDmaintainedb1Rolling window maintained^1maintainRollingWindow()d1maintainRollingWindow() ->HtodayUnarmedf1scheduler.duplicate.skippedd3a schedule was left alone because one with its id is thereHrequest_codeBduplicatef1Skipping duplicate scheduleBDuplicated1Duplicate schedule skippedFrequestCode^1dual.notification.armedb5the notification of a dual schedule was armed after its fetch, as in versions from 3.0 on^1Dual notification armedn2Dual notification armed for {notification_time}f1Dual notification scheduled^1dual_notify_schedule_idR1dual.content.usedb2a dual notification shows fetched content@ready_at8uses>fetched\2Dual notification uses fetched content>readyAtZ1dual.content.fallbackj2a dual notification shows its default content\2Dual notification uses default content:fallsh1Dual notification falls backX1storage.row.schedulej1Rules/events/storage-rows.ymlf2a row of the table of schedules, in the log6row\3\G\s*(?<table>Schedule) row:?\s+(?<row>\{.*|<private>)`1storage.row.notificationn2a row of the table of notifications, in the log^4\G\s*(?<table>NotificationContentEntity) row:?\s+(?<row>\{.*|<private>)V1storage.row.contentR3a row of the table of fetched content, in the logDfetched_atd3\G\s*(?<table>ContentCache) row:?\s+(?<row>\{.*|<private>)R1storage.row.cached2a row of the cache of contents, in the logf3\G\s*(?<table>content_cache) row:?\s+(?<row>\{.*|<private>)R1storage.row.alarmd1a stored alarm, in the logf7\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:row:?\s+)?(?<row>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:trigger_time|repeat_rule)"\s*:).*)^3\G\s*\[?DNP-STORAGE(?:\]|:)\s*row:?\s+(?<row><private>)J"repeat_rule"L"trigger_time"R1[DNP-STORAGE] rowP1DNP-STORAGE: rowV1storage.rows.alarmsb2the stored alarms as one list, in the log8rows>bracketn2\G\s*rows:?\s+(?<rows>\[.*?)(?<bracket>\])?\s*$P2\G\s*rows:?\s+(?<rows><private>)d1storage.schedule.persisted\2a schedule was written to the database8typeBPersisted4DB`1Persisted schedule to DB@ScheduleBpersistedT1Schedule persisted:savedLSchedule savedn1storage.schedule.persist_failedn1a schedule could not be written:retry>persist^2Failed to persist schedule{detail:text}d1Failed to persist scheduleX2Schedule persist failed{detail:text}^1Schedule persist failedd1storage.schedule.validatedP2a written schedule was read backBvalidatedT1Schedule validatedT1Schedule read back^1storage.schedule.loadedj1schedules were read at launch<repeat<LoadedP2Loaded {count:integer} schedulesP1Loaded schedulesNLoaded scheduleDrepeatRuleBnextRunAtLdeliveryStatusBcreatedAtBupdatedAtZ1storage.content.savedf1fetched content was writtenJContent saved:SavedJSaved contentZ1Saved fetched contentBfetchedAtDttlSeconds^1storage.content.invalidj1cached content cannot be used<Cached>invalid\1Cached content invalid>Invalid\1Invalid cached contentNContent invalid^1storage.content.expired`2cached content outlived its time to live:age_sNContent expired\1Cached content expired6ageZ1storage.cache.cleanedl1old cache entries were removed>cleanedJCache cleaned>cleanupJCache cleanupHstorage.fullR1the store is fullDfree_bytes>Storage8fullHStorage fullHSTORAGE_FULLBfreeBytesV1storage.row.skippedl1an invalid row was passed over>SkippedV1Skipped invalid rowV1Invalid row skippedn1storage.delivery_status.changedj2the delivery status of a notification changed@Delivery`2Delivery status {from:word} -> {to:word}^1Delivery status changed`1storage.history.recordedh1an entry went to the history>HistoryP1History recordedDstorage.opV2a database operation begins or ends4op:phase:op_id:queue:begin6endX1op {phase=begin|end}JPOST_PREFETCHFPRE_DISPLAYl1{op=POST_PREFETCH|PRE_DISPLAY}8opId<thread`1storage.snapshot.writtenb2the snapshot of the last cycle was stored@snapshotd?\G\s*(?:\[?DNP-STORAGE(?:\]|:)\s*)?(?:(?:Snapshot written|(?<key>DNP_ScheduleSnapshot|(?i:dnp_\w+|\w+snapshot\w*|snapshot\w+)(?=\s*[=:])))\W*)?(?<snapshot>\{(?![^{]*"event"\s*:)(?=[^{]*"(?:last_schedule|last_prefetch|cached_content_used)"\s*:)[^{]*)$\3\bDNP_ScheduleSnapshot\s*[=:]\s*(?<snapshot><private>)l6\G\s*\{(?![^{]*"event"\s*:)[^{]*"(?<key>(?i:dnp)[^"]*)"\s*:\s*(?<snapshot>\{[^{}]*"last_schedule"\s*:[^{}]*\})n2"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"\1DNP_ScheduleSnapshot\bP2DNP-STORAGE\W+Snapshot written\bN"last_schedule"N"last_prefetch"Z1"cached_content_used"X1DNP_ScheduleSnapshotl1[DNP-STORAGE] Snapshot writtenb1storage.migration.startedl1a migration of the store beganBMigrationR1Migration started\1storage.migration.stepZ1a step of a migrationLMigration stepd1storage.migration.verifiedl1the migrated store was checked8lostT1Migration verifiedf1storage.migration.completedZ1the migration is doneV1Migration completed`1storage.migration.failedX1the migration failedV1Migration failed{*}j1storage.migration.rolled_back`1the migration was undone<rolledZ1Migration rolled backd1storage.migration.reportedj2the user was informed that a migration failed>failure@reported6the8user\2Migration failure reported to the user@notified4ofBmigrationZ2User notified of the failed migrationDapp.launchX1the app was launched8cold@launchedHApp launchedDApp launchDlifecycle:Z1app lifecycle: launchBON_CREATEP1{kind=ON_CREATE}@appBuildBosVersionX1app.lifecycle.launchDapp.activeb1the app came to the front<becameR1App became active8will:enterDforegroundb1App will enter foregroundZ1app lifecycle: activeX1app.lifecycle.activeLapp.background\1the app left the front>entered\1App entered background6did`1App did enter backgroundb1app lifecycle: background`1app.lifecycle.backgroundLapp.terminated`1the system ended the appBterminateT1App will terminateDterminatedLApp terminated`1app lifecycle: terminate^1app.lifecycle.terminateLapp.force_quit\1the user ended the app:force8quitLApp force quitDforce-quitLApp force-quitDforce_quitb1app lifecycle: force_quit`1app.lifecycle.force_quitFapp.crashedNthe app crashedf1\G\s*app lifecycle: crash\b^3Terminating app due to uncaught exception (?<reason>.*)l1FATAL EXCEPTION: (?<reason>.*)b2Terminating app due to uncaught exceptionP1FATAL EXCEPTION:X1app lifecycle: crashV1app.lifecycle.crashJapp.lifecycleh3a change in the app's life by a name that no other event has\1app lifecycle: {event}BlifecycleJapp lifecycleP1device.low_powerf1Low Power Mode was switched4on6Low:Power8Mode\1Low Power Mode changedLLow Power ModeLdevice.networkd1whether there is a network<online>Network`1Network status: {status}>offlineT2Network is {status=online|offline}NNetwork changed\1device.network_changed^1device.timezone_changedl1the device's time zone changedDoffset_min8Time8zonen2Time zone changed from {from:word} to {to:word}R1Time zone changedBoffsetMinX1device.clock_changedd1the device's clock was set>delta_s<System:clockX1System clock changed:ClockJClock changed:deltaZ1system.clock_adjustedR3the system's own mark that the wall clock was setT2=== system wallclock time adjustedd3UIApplicationSignificantTimeChange|significant time changeT2NSSystemClockDidChangeNotification^1significant time change<kernelDbackboarddBlocationdh1system.app.killed_for_memoryd5the system ended a process to get memory; background tasks and alarms still run afterwards>processd4\bmemorystatus: killing\w* pid (?<killed_pid>\d+) \[(?<process>[^\]\n]+)\]X5\G\s*Kill '(?<package>(?:com|app)\.timesafari[\w.-]*)[^'\n]*' \((?<killed_pid>\d+)\)Z1memorystatus: killingZ1Kill 'com.timesafari.X1Kill 'app.timesafariNlowmemorykiller8lmkdV1system.storage.fullj4a file or a database could not be written, since the device has no space leftn2\G\s*Error Domain=NSCocoaErrorDomain Code=640\bZ4\G\s*(?:Caused by: )?android\.database\.sqlite\.SQLiteFullException: V6\G\s*(?:Caused by: )?[\w.]*(?:IOException|ErrnoException): [^\n]*ENOSPC \(No space left on device\)f1NSCocoaErrorDomain Code=640Z1SQLiteFullException: P2ENOSPC (No space left on device)Jdevice.reboot`1the device was restartedBboot_time@uptime_s<RebootNReboot detected<Device<reboot\1Device reboot detected@bootTime<uptimeR1system.restartingZ4Android shuts down for a restart, or boots; in the system's own words`1\G\s*Rebooting, reason: `2\G\s*Entered the Android system server\bj1\breboot: Restarting system\bV1Rebooting, reason: R2Entered the Android system serverb1reboot: Restarting systemLShutdownThreadV1PowerManagerServiceHSystemServer8initJsystem.bootedj4the device was started; the first words of its kernel, which an app may quoteV3\G[^\w"]*(?:kernel[^\w"]+)?Darwin Kernel Version \d\1Darwin Kernel Version R1telemetry.counterd1Rules/events/telemetry.yml`1the reading of a counter<labelsl9(?<name>dnp_[a-z0-9_]+)(?<label_text>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)Jdnp_prefetch_P1dnp_notificationDdnp_cache_Ddnp_fetch_Bdnp_user_T1telemetry.snapshot`1all counters at one time@counters@attemptsBsuccesses@failuresBTelemetryT1Telemetry snapshotNlog.tag.unknownl1Rules/events/unknown-lines.yml\4a line begins with a tag of the plugin's style that no part of it uses^8\G\W*?\[DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*)\]b8\G[^\w\[]*?DNP-(?!(?:PLUGIN|FETCH|SCHEDULER|SCHEDULE|STORAGE|REACTIVATION|DEBUG|NOTIFY|ROLLOVER|JS|SYSTEM|UI)\b)(?<tag>[A-Z][A-Z0-9_-]*):\1log.error.without_part\6an error under the subsystem of the plugin, in a category and without a tag that name one of its parts@partless\4\G\s*(?:Failed to|Could not|Cannot|Unable to|Error:|Error while)(?!\S)^1log.structured.namelessd3a whole structured event of the plugin that names no event@namelessT7\G(?:\W*\[?DNP-[A-Z-]+[\]:])?\s*\{(?=[^\n]*"schema"\s*:\s*"dnp\.event/1")(?![^\n]*"event"\s*:\s*"[^"])[^\n]*\}\s*$Fdnp.event/1Nlog.error.otherX4a line of the plugin at error level or above that no event describesd1configured-fetcher-is-used2cX3Rules/background-task/configured-fetcher-is-used.yml@deadlinel2a run uses the fetcher that the app configured>REQ-207`>The app supplies its own fetcher because only it knows how to sign its requests. The first run after that must say that the fetcher was called; a run that requests a URL from the configuration gets an answer that belongs to no user.j6Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.8coreNbackground-task6pid>openingn1content-saved-before-completionb3Rules/background-task/content-saved-before-completion.ymlR4fetched content is saved before the run is completed with success>REQ-090\?After the completion the process may be suspended at once, and unsaved content is gone. An answer that was found invalid, or a run that ends without success, owes no saving; "not modified", and an answer with nothing in it, bring nothing to save.\6Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue.P2expect: until: without `success`b4V9: a completion without success lifts the duty before `until` is checkedn1debugger-launch-starts-the-task2hb3Rules/background-task/debugger-launch-starts-the-task.yml^2a run that the debugger asks for starts>REQ-091b9The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command does nothing, and there nothing is judged.d8Check the identifier in the command letter by letter, and that the handler is registered; the app must have been launched by the debugger.h1debugger-run-fetches-content\3Rules/background-task/debugger-run-fetches-content.ymlj4a run that the debugger asks for fetches, saves and is completed with successf=The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.X5Read the lines after the last link that is there; the run ended before the next one.T1step 3: without itd4V12: an optional step that is missing, or comes elsewhere, breaks no orderR2step 3: before the step before it`1dual-run-calls-a-fetcher2dT3Rules/background-task/dual-run-calls-a-fetcher.ymlf4the first run of a dual schedule asks for content before it reports success^=A dual schedule exists to fetch content. Its first run calls the native fetcher or sends a request; a run that completes with success and did neither shows the default text every day, and the failure goes unnoticed.R7Follow the task handler from its start to setTaskCompleted, and find where it leaves without calling the fetcher.f1expired-run-fetches-no-more2x<marginZ3Rules/background-task/expired-run-fetches-no-more.yml:watchR3an expired run fetches and saves nothing any more>REQ-084b@On expiry the outstanding work is cancelled. A response or saved content of the same run that comes later shows that the request went on, without the time of the system, and that the run may be cut off at any line. What was under way for half a second is tolerated.h4Keep the URLSession task of the run and cancel it in the expiration handler.f1expiry-completes-with-falseZ3Rules/background-task/expiry-completes-with-false.ymll3an expired run is completed without success within two seconds^9The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a lie about work that was cut off.Z6Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there.T2handler-error-completes-with-false2eh3Rules/background-task/handler-error-completes-with-false.ymln3a run whose handler meets an error is completed without success>REQ-088>REQ-089V:An error in the handler must still end the task; else the system ends the app at the expiration and gives it less time in future. A crash in the run fails as well.Z5Put setTaskCompleted(success: false) into the handler's catch block, or into a defer.f1handler-error-has-a-messageZ3Rules/background-task/handler-error-has-a-message.ymlZ1[a-z]{2}|[^\x00-\x7F]`3the line of an error in the handler says what went wrongj;A line that says only that there was an error, with a stack after it at most, leaves the reader of the capture guessing. The text after the colon counts, as does a message among the values.n2Put the description of the error into the line.d1the handler error in line 8linel2 does not say what went wrong: its message is j1handler-error-tells-a-messageZ1next-task-after-a-runn2Rules/background-task/next-task-after-a-run.ymlB\.notify$@\.fetch$Jnot_permittedn2after a background run the next task is pending>REQ-083>REQ-082VGOne request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute for the run and half a minute after it are allowed; a refused submit is an attempt, judged elsewhere, unless the system does not permit the task at all: then none will be pending. A request of the notify task does not continue the chain of the fetch task.V5Look for a path through the handler that returns before the next task is submitted.f1next-task-before-completionZ3Rules/background-task/next-task-before-completion.ymlZ4the handler submits the next task before it completes the current onedCThe process may be suspended right after the completion; a submit that comes later is luck. Submitting first thing is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt. Builds from 1.1 to 2 submit after the fetch, which is still before the completion.P5Submit the next task in the first lines of the handler, before the fetch begins.Z1no-crash-during-a-runn2Rules/background-task/no-crash-during-a-run.ymll2the app does not crash during a background run>REQ-085^<A run must be completed even when something in it goes wrong. A crash before its completion leaves it open for good and is a separate finding; a user's force quit, or the system's own ending, is not.Z6The reason is in the line of the crash; catch it in the handler and complete the run without success.b1no-run-after-a-force-quit2sV3Rules/background-task/no-run-after-a-force-quit.yml2qZ4no task runs between a force quit and the next time the app is opened>REQ-092RQ1The system runs no task for an app that its user has quit, until the user opens it again. A start in between means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. The app in front, a call of its page, and the event of a launch end the time. That the plugin was loaded in the process of the start shows an opening too, if it was more than a minute before: after a force quit the system launches nothing. Right before the start it may be the launch for the task, and the verdict is open.l4Compare the process ids around the force quit, and find the code that logs it.j2the system started a background task in line V3, although the user had force-quit the app in line `1 and not opened it since:apart^1no-run-after-cancel-allR3Rules/background-task/no-run-after-cancel-all.ymlh1(?i)schedule|update|reminderl2no prefetch runs once everything was cancelled>REQ-065j?Cancelling all takes the prefetch along. A task that starts after the removal, with nothing submitted or scheduled since, was left pending, and what it fetches has no use. A task that the system was about to start just then is not held against the call.X5Withdraw the task in the same call, with the identifier that it was submitted under.l1no-start-before-earliest-begin`3Rules/background-task/no-start-before-earliest-begin.ymld3r.time >= s.earliest_begin - $tolerance || s.time > r.timef3a task on a device does not start before its earliest begin>REQ-079X=The system starts no task early; a start before the time in the request means that the line has another time than the request did, or that a debugger started it. A start that the debugger asked for is not judged.l4Compare the date in the line with the one set on the request, and their zones.X1the task started at > (line 6), f1 before the earliest begin \1 of its request (line P2check: without `s.time > r.time`Z8V5: a request without a time leaves a start open; only a capture without a stated machine, which no test can be, shows the differenceV2not-modified-completes-with-successHnot_modifiedj3Rules/background-task/not-modified-completes-with-success.ymln3a run that is answered "not modified" is completed with success>REQ-102>REQ-087l9304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged: outside a run there is nothing to complete.f3Treat 304 like 200 where the outcome of the run is decided.P2expect: event: without `success`X6V10: a completion without success has failed the duty by `forbid`; a hidden one leaves it open there\1one-completion-per-runP3Rules/background-task/one-completion-per-run.ymlj2each background run is completed exactly once>REQ-104fCA run that is never completed costs the app its future background time; a second completion is a race between the normal end and the expiration. A run is watched for a minute or until the next one starts; a user's force quit ends the duty, another end of the process leaves it open, and a crash has a separate rule.l7Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path without it.Fmust-decideBchecklist`1recorded-run-had-fetchedT3Rules/background-task/recorded-run-had-fetched.ymlj3a run is recorded as successful only when its fetch succeeded>REQ-099>REQ-100d?The recorded time keeps later launches from finding a miss, so a run without an answer must not be recorded. An answer of the 200s and "not modified" count; one of an earlier run, or one whose run is said to have failed or expired after it, does not.X4Record the time after the fetch, in the branch that has its content.\2a successful run was recorded in line n2, but no fetch of this run had succeeded beforen1recorded-run-submitted-the-nextb3Rules/background-task/recorded-run-submitted-the-next.ymlZ4a run is recorded as successful only when the next task was submittedd<The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain that is broken. On a simulator every submit is refused, so devices only are judged.Z3Record the time last, after the fetch and the submit.Z3, but this run had not submitted the next task beforeV2run-does-not-withdraw-its-next-taskj3Rules/background-task/run-does-not-withdraw-its-next-task.ymld3a background run does not end with its next task withdrawnP>A handler that submits the next task and then withdraws it leaves nothing pending, and the daily chain ends. A new submit after the withdrawal mends it. A user who cancels everything during the run ends the chain on purpose.\4Cancel the pending task before the next one is submitted, never after.D(?i)cancell1run-is-completed-once-for-good`3Rules/background-task/run-is-completed-once-for-good.ymlT4a background run is not completed a second time long after its endfCA second completion of the same run is a misuse of the system however late it comes: the first one ended the run. Completions are tied by the identifier of the run, within one launch and 20 hours, since a build may use an identifier again on the next day; those that name no run are judged only while the run lasts.`5Guard setTaskCompleted with a flag of the run, and forget the task after its completion.R1run-within-budgetf2Rules/background-task/run-within-budget.yml<budgetDhard_limitb3completed at the edge of the budget, after the expirationn3a background run on a device is completed within thirty seconds>REQ-086`=The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.V5Shorten the request's timeout, or move the work after the fetch to the next launch.b1run-within-thirty-secondsV3Rules/background-task/run-within-thirty-seconds.ymld1c.time - r.time <= $budget\4a background run on a device does not use the seconds after its budget`>The limit of thirty seconds is approximate, and a run that is completed up to five seconds later, after its expiration, has not failed. It is a warning, since the system may end the app there. Longer runs are judged by another rule.n4Shorten the request's timeout, or move work after the fetch to the next launch.P1the run of line ^1 was completed in line > after P1; its budget is X2saved-content-completes-with-successl3Rules/background-task/saved-content-completes-with-success.ymlh1c.success || c.time < s.time\3a run that saved its content is completed with successh<Success is the outcome of the fetch: content that arrived and was saved makes the run a success. A failure, an expiration or an error of the handler in between changes the outcome and is judged elsewhere.`4Hand the outcome of the fetch to setTaskCompleted instead of a constant.f1 saved its content in line R2, but was completed with success B in line h1start-line-fits-its-own-time\3Rules/background-task/start-line-fits-its-own-time.ymlX1present(s.scheduled)@farthestR2s.scheduled <= s.time + $farthestP3abs((s.actual ?? s.time) - s.time) <= $tolerancen4the start of a task is logged with its scheduled time, and at the time it names>REQ-017hIHow late the system was can be read only where the start line names the time the task was scheduled for. The time of the start, where the line prints one, is the time of the line to within two seconds. A start line with neither of the two belongs to a build that does not log them yet and is not judged. A scheduled time that is hidden shows nothing, and one more than a month ahead is not the time of this task.R5Log the stored earliestBeginDate and the current time first thing in the handler.T1the task start of h1) was logged with scheduled H and actual Z2; expected: a scheduled time at most T2 ahead, and an actual time within H of the line`1success-only-after-fetchT3Rules/background-task/success-only-after-fetch.ymll3a run is completed with success only after its fetch succeededXCSuccess reports to the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one of an earlier run does not, and neither does one whose run is said to have failed after it, as over content that cannot be read. Only a failure that names the run is taken for its own.b2a run was completed with success in line T2accepted-call-has-a-known-priorityP2\bpriority"?\s*[:=]\s*"?[A-Za-z]T3Rules/calls/accepted-call-has-a-known-priority.ymlT4(?i)\bpriority"?\s*[:=]\s*"?(?!(?:high|normal|default|low)\b)[a-z]V5!(c.args =~ "(?i)\bpriority\"?\s*[:=]\s*\"?(?!(?:high|normal|default|low)\b)[a-z]")h3a schedule call is accepted only with a priority that exists>REQ-190R=A priority is high, normal or low, and default counts as normal. Another word is taken for something the system chooses, so the notification may come silently. Judged where the call's line shows its arguments.X4Check the word when the call comes in, and reject it with a message.F() in line P2 was accepted with the priority b2; known are high, normal, default and low:calls`1accepted-call-has-a-time`2Rules/calls/accepted-call-has-a-time.ymll3type(c.args.time) == "text" || type(c.args.schedule) == "text"h2a schedule call is accepted only with a time^?The options are in the call itself. Wrapped into another object they are not read, and the plugin arms a default time that was not requested. Judged where the call's line shows its whole arguments; both names of the time, time and schedule, count.d5Read the options directly from the call, and reject with a message where there is no time.X2scheduleDailyNotification() in line `2 was accepted without a time: "time" is P1, "schedule" is P2, and one of them must be a textP2accepted-call-has-title-and-bodyP3Rules/calls/accepted-call-has-title-and-body.ymlZ3type(c.args.title) == "text" && len(c.args.title) > 0V3type(c.args.body) == "text" && len(c.args.body) > 0`3a schedule call is accepted only with a title and a bodyn@Both are required: without them the notification shows an empty line, or words that the app did not write. Judged where the call's line shows its whole arguments, and where they are in the call itself; other content that is fetched later replaces them, not their absence.d3Reject the call with a message that names what is missing.f1 was accepted with "title" H and "body" ^2; both must be texts that are not emptyn1accepted-call-has-typed-optionsn2Rules/calls/accepted-call-has-typed-options.ymlf2type(c.args.sound) in ["boolean", "absent"]n2type(c.args.vibration) in ["boolean", "absent"]h2type(c.args.payload) in ["object", "absent"]h3a schedule call is accepted only with options of their typesZ<Sound and vibration are true or false, the payload is an object. A text instead means something else on each platform, so a call with it is refused. Judged where the line shows the whole arguments.V7Check the types of the options before anything is stored, and reject the call with a message that names the option.h2 was accepted with a wrong type: "sound" is X2 (boolean expected), "vibration" is b1 (boolean), "payload" is B (object)X2android-status-reports-its-receiversX3Rules/calls/android-status-reports-its-receivers.ymlT3type(s.result.permissions.exactAlarm) == "boolean"X3type(s.result.permissions.bootReceiver) == "boolean"j4on Android the notification status reports exact alarms and the boot receiver>REQ-195j;Whether alarms may be exact, and whether they survive a restart, are Android's own permissions; an app that does not know cannot warn its user. Judged where the line shows the whole result.Z5Fill in exactAlarm and bootReceiver under the permissions in every answer on Android.j3"permissions" in the answer to getNotificationStatus() (line \1) has "exactAlarm" as ^1 and "bootReceiver" as \1; both must be boolean>androidT2android-status-tells-its-receiversP2cancelled-reminder-is-not-listedP3Rules/calls/cancelled-reminder-is-not-listed.ymlf2a reminder that was cancelled is not listed>REQ-222P:A cancelled reminder that is listed may still fire. The next list after the cancellation must not hold its identifier, unless it was scheduled or updated again.f4Delete the row when the reminder is cancelled, before the call is answered.T2cancelled-reminder-is-off-the-listT3Rules/calls/cancelled-reminder-is-off-the-list.yml2g2lVi1l.callback_id != g.callback_id || g.line < s.line || ((l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") != (c.args.reminderId ?? c.args.id) && (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") != (c.args.reminderId ?? c.args.id))`3a reminder that a call cancelled is not in the next listX>A cancelled reminder that is listed may still fire. The identifier is read from the arguments of the call and compared with the list that is asked for later in the same launch, unless the reminder was scheduled or updated again.Breminder ^1 was cancelled in line T2 and is still in the list of line P2check: `<=` in `g.line < s.line`R3V12: a call and an answer are never the same line^2channel-answer-fits-the-last-permission^3Rules/calls/channel-answer-fits-the-last-permission.yml2pd;s.enabled == (lower(p.status ?? p.result ?? p.to) in permission_given) || !(lower(p.status ?? p.result ?? p.to) in ["authorized", "granted", "denied", "notdetermined", "not_determined"])n3on iOS the channel is enabled as the last known permission says>REQ-044XCiOS knows no channels, so the answer is for the whole app. The permission changes only while another app, such as the settings, is in front: where the app was left since it was read last, or asked the user, the two need not agree. Where it was never read in the capture, what the answer has to be is unknown.T5Answer isChannelEnabled from the notification settings, not from a separate value.h1isChannelEnabled() answered f2, but the last notification permission was l1given: `>=` in `line > p.line``3V12: a reading and such an event are never the same lineT2channel-answer-fits-the-permissionT3Rules/calls/channel-answer-fits-the-permission.ymll3s.enabled == (lower(p.status ?? p.result) in permission_given)h3on iOS the channel is enabled when notifications are allowedX=iOS knows no channels, so the answer stands for the whole app. The settings that the plugin read just before, or the answer that the user gave, must say the same; a change of the permission in between lifts that.\2, but the notification permission was h1channel-answer-has-the-typesh2Rules/calls/channel-answer-has-the-types.ymln2type(s.result.enabled) in ["boolean", "absent"]Z4type(s.result.channelId ?? s.result.channel_id) in ["text", "absent"]^3the answer about the channel holds a boolean and a textd:JavaScript treats the text "false" as true, so `enabled` must be a boolean of JSON and the identifier a text. Lines without the result as an object do not show the types.R4Put a Bool and a String into the result, without converting them.b2the answer to isChannelEnabled() in line T1 has "enabled" as ^2 (boolean expected) and "channelId" as P1 (text expected)b1channel-answer-names-bothb2Rules/calls/channel-answer-names-both.ymlT1present(s.enabled)f1len(s.channel_id ?? "") > 0l4!(type(s.result.channelId) == "absent" && type(s.result.channel_id) == "text")R5the answer about the channel says whether it is enabled, and gives its identifierTAThe app needs both to send the user to the right page of the settings. An answer whose line shows one of them and not the other lacks it; a line that shows neither reports nothing of the answer. In a result that is an object, the key is channelId, as the contract spells it.X6Return enabled and channelId together; on iOS the identifier of the category stands for the channel.N has "enabled" R1 and the channel d3; it must have both, the channel under the key "channelId"T2channel-call-is-answered-with-bothT3Rules/calls/channel-call-is-answered-with-both.ymlV2type(s.result.enabled) == "boolean"T2type(s.result.channelId) == "text"`3the answer to a call about the channel holds both valuesR?The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; an answer without any value breaks the promise as much as one with the wrong type.Z6Return enabled and channelId together; on iOS the identifier of the category is used for the channel.\2isChannelEnabled() was called in line \1 and answered in line V1 with "enabled" as X1 and "channelId" as P2; expected: a boolean and a text\2coordination-status-fits-the-lifecycle\3Rules/calls/coordination-status-fits-the-lifecycle.yml^5s.callback_id != q.callback_id || lower(s.result.state) == lower(l.args.lifecycleEvent)Z4getCoordinationStatus agrees with the last lifecycle event of the app>REQ-220`@The plugin decides by this state whether it works for a visible app. The first status that is asked for after a lifecycle event must agree with the event. Only the words foreground and background are compared, since no source gives the other members of the answer.X4Store the state in handleAppLifecycleEvent before the call resolves.R2getCoordinationStatus() answered f1, but the app had reported n1ios-status-names-its-permissionn2Rules/calls/ios-status-names-its-permission.ymlZ3type(s.result.permissions.notifications) == "boolean"^4on iOS the notification status says whether notifications are permittedZ?The permission to notify is the one permission that iOS asks for. An app that does not get it cannot explain why nothing comes. Judged where the line shows the whole result; an answer without permissions is judged by the rule for both platforms.n4Put notifications as true or false into the permissions of every answer on iOS.d1lifecycle-events-alternateR2(?i)\b(?:background|foreground)\bd2Rules/calls/lifecycle-events-alternate.yml2bT1(?i)\bbackground\bX4(a.args =~ "(?i)\bbackground\b") != (b.args =~ "(?i)\bbackground\b")n3the app reports foreground and background to the plugin in turnd:The plugin coordinates its work by these calls. Two of the same kind in one launch mean that one was not passed on, and the plugin believes the app to be where it is not.X4Call handleAppLifecycleEvent from one function, for both directions.f3handleAppLifecycleEvent() reported the same change in line V1 and again in line d2; foreground and background must alternate\1method-names-are-known\2Rules/calls/method-names-are-known.ymlb2the app calls methods that the plugin has>REQ-200R<A call under another name ends as UNIMPLEMENTED, or in a plugin of another version. Capacitor's own methods count as known; a method that is not in the list is a warning, since versions differ.P4Correct the name in the app, or add the new method to this list.Nthe app called f3, which is not a known method of the plugin or of Capacitorb2nothing-is-pending-after-all-were-removedb3Rules/calls/nothing-is-pending-after-all-were-removed.yml<settleLs.pending == 0X3after all notifications were removed none is pending>REQ-196Z@A status that still counts a notification after all were removed counts something else than the system's pending requests. A second passes before the status counts, since the system removes in the background. Whatever may arm a notification ends the comparison.h3Count the pending requests of the system, not rows or calls.V1the answer in line @ counts Z3 pending, but all notifications were removed in line J; expected: 0f2(?i)schedule|reminder|dual|configure|updateX2pending-count-after-all-were-removedX3Rules/calls/pending-count-after-all-were-removed.yml\4after all notifications were removed and one was armed, one is pendinglFRemoving all gives the count a known start. From then on one armed identifier is one pending notification, also where it is armed again, since the system replaces a request of the same identifier. A second identifier, or anything that may arm without a separate line, ends the comparison. A build that counts rows of its store instead of pending requests fails here.R1(?i)reminder|dualj1within: 37d12h instead of 30d`2V2: its end comes before either deadlineP1step 2: optional\5V2: without it the instance stays open as well, since a forbidden count may still comeT2pending-count-rises-with-the-armedT3Rules/calls/pending-count-rises-with-the-armed.yml^4the count of pending notifications rises by no more than what was armed>REQ-128>REQ-143lGMore pending notifications than were armed since the last reading are duplicates that were not requested, or a count that was not read from the system. An arming has a line before it and one after it. A build may write only one of them, so the greater number of the two counts is taken. What arms without a line, such as a run, a recovery or a rollover, begins the comparison again.T5Count the pending requests of the system, and look for a second way of scheduling.R2phase-one-methods-are-implementedR3Rules/calls/phase-one-methods-are-implemented.yml\2lower(e.code ?? "") != "unimplemented"`3no method of the first phase is refused as unimplemented^9The ten methods of the first phase are complete in every build on both platforms. Methods of later phases may still be missing and are not judged here.`4Add the method to the plugin's list of bridged methods on this platform.Z1() was answered with X2; every build implements this methodf1phase-one-methods-are-there2mf2Rules/calls/phase-one-methods-are-there.ymld1"configure" in [m.methods]d2"scheduleDailyNotification" in [m.methods]X2"getLastNotification" in [m.methods]^2"cancelAllNotifications" in [m.methods]\2"getNotificationStatus" in [m.methods]n1"updateSettings" in [m.methods]\2"checkPermissionStatus" in [m.methods]n2"requestNotificationPermissions" in [m.methods]R2"isChannelEnabled" in [m.methods]X2"openChannelSettings" in [m.methods]R4the methods that JavaScript sees include those of the first phase>REQ-024\>A method that is missing from the list is UNIMPLEMENTED when it is called. The ten of the first phase belong to every build; later ones depend on the build and are not asked for. A list that is cut short with dots decides nothing.h4Add the missing method to the plugin's list of methods, and rebuild the app.Hthe list of R1 methods in line d5 lacks at least one of the ten that every build has (configure() to openChannelSettings())h1power-calls-have-one-outcomeh2Rules/calls/power-calls-have-one-outcome.ymld3a battery, power or adaptive call is answered exactly once>REQ-219j;These methods answer at once and ask the user nothing, so each call has one outcome. A call without one leaves the app waiting, and two answers show a branch that goes on after it answered.b4Resolve or reject on each way through the method, and return right after.j1power-methods-are-not-refusedj2Rules/calls/power-methods-are-not-refused.ymlj1^(invalid|missing|malformed)_X4!present(r.code) || lower(r.code) =~ "^(invalid|missing|malformed)_"j4from the second phase on, battery, power and adaptive methods are not refused\;These methods ask the user nothing, so a build that has them answers. A build has them where it answered one of the second phase before. Refusals for an argument are the app's fault.`5Answer with what there is on the platform, and return an error only for wrong arguments.B() (line \1) was refused in line < with f1power-methods-come-togetherf2Rules/calls/power-methods-come-together.yml\2lower(b.code ?? "") != "unimplemented"X5where one method of the second phase is there, the battery and power methods are tooRDBattery, power, rolling-window and exact-alarm methods belong to one phase. A build that answers one of them has that phase, so a battery, power or adaptive method must not come back as UNIMPLEMENTED. The next answer to one of these is judged. Exact alarms are a matter of Android, so their methods may be missing on iOS.^4Implement the method, or answer it on that platform with what there is.d1() is unimplemented (line H), although d2() of the same group was answered in line d2rolling-stats-call-is-answered-with-a-textd3Rules/calls/rolling-stats-call-is-answered-with-a-text.ymll1type(s.result.stats) == "text"`4the answer to a call about the rolling window is a text with its figuresj<The promise covers the whole call: an answer that is not in the capture yet leaves it open. Judged where the line of the answer shows the result as an object; what the figures say is judged by other rules.j4Resolve with an object that has the figures under the key stats, as one text.f2getRollingWindowStats() was called in line R1 with "stats" as T1; expected: a textd1rolling-stats-have-figuresd2Rules/calls/rolling-stats-have-figures.ymlb3type(s.result.stats) == "text" && len(s.result.stats) > 0n3the answer about the rolling window gives its figures as a textd:The shape is one text under the name stats. Judged where the line shows the whole result; the limit of sixty-four that the figures must keep is judged by a separate rule.X3Return the figures as one text under the name stats.l2the answer to getRollingWindowStats() in line J has "stats" Z2; it must be a text that is not empty\1rolling-stats-are-toldR2schedule-result-has-typed-membersR3Rules/calls/schedule-result-has-typed-members.ymlV2type(s.result.success) == "boolean"h2type(s.result.alarmId) in ["text", "absent"]X3type(s.result.error) in ["object", "text", "absent"]^4type(s.result.error) != "object" || type(s.result.error.code) == "text"d4type(s.result.error) != "object" || type(s.result.error.message) == "text"h6type(s.result.error.action) == "absent" || s.result.error.action in ["opened_settings", "permission_denied"]`3the members of a schedule call's result have their types>REQ-188\CSuccess is true or false, the identifier a text, an error an object with a code and a message. A text is true in JavaScript whatever it says, and an identifier that is a number is not found again. Judged where the line shows the result as an object; an error that is a code alone is one of the accepted shapes.j3Build the result in one function, from values of these types.l1schedule-result-keeps-its-forml2Rules/calls/schedule-result-keeps-its-form.ymlV4a structured result of a schedule call has success as true or falseV7A success that is a text or a number is true in JavaScript whatever it says. Structured events alone show the type.j3Write success as true or false, and the identifier as a text.^2schedule-result-names-the-armed-request^3Rules/calls/schedule-result-names-the-armed-request.ymld5c.method != "scheduleDailyNotification" || a.id == s.id || (a.schedule_id ?? a.id) == s.idn4the identifier in the result of a schedule call is that of the request it armed>REQ-189P?A request under another identifier is not found by a later cancel, and stays. The first request that is armed after the call is compared with the result of the same call; a line that names the schedule next to the request may name it there.R3Arm under the identifier that the result returns.R1the call in line R1 returned the id `2), but its notification was armed under b2schedule-result-names-the-row-of-its-callb3Rules/calls/schedule-result-names-the-row-of-its-call.yml^3c.method != "scheduleDailyNotification" || s.id == p.idh4the identifier in the result of a schedule call is that of the row it storedT?The app cancels and updates by the identifier that the result names. The first row that is stored after the call is compared with the result of the same call. A row that may belong to another call of the page at the same time decides nothing.\3Return the identifier under which the row was written.Z2), but its schedule was stored under b2schedule-result-names-the-stored-scheduleb3Rules/calls/schedule-result-names-the-stored-schedule.ymlHs.id == p.idR4the identifier in the result of a schedule call is the stored onen=The app cancels and updates by the identifier it was given. One that no stored row has cannot be cancelled. The first schedule that is stored after the request is compared with the first success of a schedule call after it.R5Return the identifier under which the row was written and the notification armed.h2scheduleDailyNotification() returned the id X2, but the schedule was stored under P2schedule-result-succeeds-or-errsP3Rules/calls/schedule-result-succeeds-or-errs.ymlh4s.success == !present(s.code) || s.success && lower(s.code) in refresh_codesf4a schedule call's result is a success or an error, not both and not neitherX@The app branches on success and reads the error only without it. A result that has both is acted on as a success, one that has neither leaves the user without a reason. A success next to a refused prefetch is a success in part, and may name the refusal's code.h6Build the result in one function, with success alone or with success=false and the error's code and message.T3the result of scheduleDailyNotification() in line J has success P1 and error code \3; a success must have no code, a failure must have oneR2scheduled-reminder-is-in-the-listR3Rules/calls/scheduled-reminder-is-in-the-list.ymlb]1l.callback_id != g.callback_id || g.line < s.line || (l.result.reminders[0].id ?? l.result.reminders[0].reminderId ?? "") == c.args.id || (l.result.reminders[1].id ?? l.result.reminders[1].reminderId ?? "") == c.args.id || (l.result.reminders[2].id ?? l.result.reminders[2].reminderId ?? "") == c.args.id || (l.result.reminders[3].id ?? l.result.reminders[3].reminderId ?? "") == c.args.id || (l.result.reminders[4].id ?? l.result.reminders[4].reminderId ?? "") == c.args.id || (l.result.reminders[5].id ?? l.result.reminders[5].reminderId ?? "") == c.args.id || (l.result.reminders[6].id ?? l.result.reminders[6].reminderId ?? "") == c.args.id || (l.result.reminders[7].id ?? l.result.reminders[7].reminderId ?? "") == c.args.idX3a reminder that a call scheduled is in the next list`?The list is what the app shows. A reminder that was accepted and is not in the list that is asked for later in the same launch is lost, or listed under another identifier. The identifiers are read from the arguments of the call and from the result.T6List the reminders from the store that scheduling writes to, and keep the identifier in an update.\1 was accepted in line \2 and is missing from the list in line h1scheduled-reminder-is-listedh2Rules/calls/scheduled-reminder-is-listed.yml>longest^2a reminder that was scheduled is listed`=The list is what the app shows. A reminder that was taken and is not in the next list is lost, or listed under another identifier. Judged where the list's line names the identifiers; without a list nothing is judged.h3List the reminders from the store that scheduling writes to.f2parameters.longest: 457d12h instead of 366dh2V2: no test, and no capture, lasts that longP2status-has-count-and-permissionsP3Rules/calls/status-has-count-and-permissions.ymlZ4type(s.result.pendingCount) == "number" && s.result.pendingCount >= 0\2type(s.result.permissions) == "object"R3type(s.result.missedAlarms) in ["list", "absent"]V4type(s.result.lastNotificationTime) in ["number", "text", "absent"]h5the notification status has the pending count, the permissions, and lists where it has listsV?The app draws its screen from these two; without them it shows nothing, or the state of yesterday. The missed notifications are a list where they are there, and the last time is a number or a text. Judged where the line shows the whole result.l5Fill in pendingCount and permissions in every answer, also when nothing is pending or allowed.T2status-tells-count-and-permissionsl1status-knows-the-last-deliveryl2Rules/calls/status-knows-the-last-delivery.ymlX3s.last_notification_time >= d.scheduled - $toleranceh4the last notification in the status is not older than the last one deliveredP=A delivery that was logged is known to the plugin, so the time in its status cannot lie before it. A later time is no fault: iOS delivers in the background without a line. The tolerance is that of a delivery.j5Update the last notification's time where the delivery is noticed, before the status is read.P2getNotificationStatus() in line > names f2 as the last notification, but the one for ^1 was delivered in line ^1status-lists-the-missed^2Rules/calls/status-lists-the-missed.ymllN(s.result.missedAlarms[0].alarmId ?? s.result.missedAlarms[0].id ?? "") == m.id || (s.result.missedAlarms[1].alarmId ?? s.result.missedAlarms[1].id ?? "") == m.id || (s.result.missedAlarms[2].alarmId ?? s.result.missedAlarms[2].id ?? "") == m.id || (s.result.missedAlarms[3].alarmId ?? s.result.missedAlarms[3].id ?? "") == m.id || (s.result.missedAlarms[4].alarmId ?? s.result.missedAlarms[4].id ?? "") == m.id || (s.result.missedAlarms[5].alarmId ?? s.result.missedAlarms[5].id ?? "") == m.id`4a notification that was found missed is in the next status of the launchn>The app shows what the status lists. A notification that was found missed and is not in the list that is asked for in the same launch is lost for the app. One that was tapped, delivered or scheduled again in between may have left the list.^3Build the list from the rows that are marked as missed.d1 was found missed in line X3, but the answer to getNotificationStatus() in line R1 does not list ith1status-names-a-seen-deliveryh2Rules/calls/status-names-a-seen-delivery.ymlb3abs(s.last_notification_time - d.scheduled) <= $tolerance\4the last notification in the status is the last one that was deliveredTBThe time in the status is that of the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the status is right. The tolerance is that of a delivery.X5Read the last notification from the list of those delivered, and keep the newer one.T4given: `>` in `scheduled >= s.last_notification_time - $tolerance`R3V11: at the edge of the tolerance the check holdsf1status-names-each-miss-oncef2Rules/calls/status-names-each-miss-once.ymlT<type(s.result.missedAlarms[0].scheduledTime) != "number" || type(s.result.missedAlarms[0].detectedAt) != "number" || s.result.missedAlarms[0].detectedAt >= s.result.missedAlarms[0].scheduledTimeT<type(s.result.missedAlarms[1].scheduledTime) != "number" || type(s.result.missedAlarms[1].detectedAt) != "number" || s.result.missedAlarms[1].detectedAt >= s.result.missedAlarms[1].scheduledTimeT<type(s.result.missedAlarms[2].scheduledTime) != "number" || type(s.result.missedAlarms[2].detectedAt) != "number" || s.result.missedAlarms[2].detectedAt >= s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[1]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[1].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[1].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[1].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[1].scheduledTime != s.result.missedAlarms[2].scheduledTime\<type(s.result.missedAlarms[2]) != "object" || s.result.missedAlarms[0].alarmId != s.result.missedAlarms[2].alarmId || s.result.missedAlarms[0].scheduledTime != s.result.missedAlarms[2].scheduledTimeZ5the notification status names each missed notification once, and none before its timeX:A miss is found after the time it was due, and the same occurrence is missed once. The first items of the list are compared, where they name their times as numbers.T7Read the missed notifications from their rows, one for each occurrence, and write the time of the detection there.`3among the first three entries of "missedAlarms" in line d4, one occurrence is listed twice or was detected before its scheduled time\2stored-row-keeps-the-words-of-its-call\3Rules/calls/stored-row-keeps-the-words-of-its-call.ymlR1["\\,;()=]|[^ -~]V;c.method != "scheduleDailyNotification" || type(c.args.title) != "text" || !present(p.title) || p.title == c.args.title || len(p.title) > 0 && c.args.title =~ "[\"\\,;()=]|[^ -~]"j:c.method != "scheduleDailyNotification" || type(c.args.body) != "text" || !present(p.body) || p.body == c.args.body || len(p.body) > 0 && c.args.body =~ "[\"\\,;()=]|[^ -~]"n3title and body of a schedule call are stored as they were given`HThe notification shows what the row holds. Another title or body, or an empty one, was lost or changed on the way from the call. The first row that names its words is compared; a row that may belong to another call of the page at the same time decides nothing. Words with quotes, commas, brackets or letters beyond ASCII may be written in another form in a line, so only their loss is judged.n4Read title and body from the call itself, and hand them to the store unchanged.P2the schedule was stored in line H with title D and body ^1, but the call in line < gave : and n1android-display-within-a-minuteT3Rules/delivery/android-display-within-a-minute.ymlZ4abs((d.actual ?? d.time) - d.scheduled) <= $window || !present(d.api)^5abs((d.actual ?? d.time) - d.scheduled) <= $tolerance || !(lower(d.api) in exact_calls)T6an Android notification is displayed within a minute of its time, from a windowed alarm within ten>REQ-136`KAn exact alarm goes off at its second; a minute leaves room for the worker in between, and three minutes are the band of the iPhone only. Where the permission for exact alarms is missing the alarm has a window of ten minutes: a late display is judged only where its line names the way the alarm was set; where it does not, the permission is not known. Where the clock was set within the day before, the two times may be of different clocks.R8Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went.Z1the notification for T1 was displayed at @, alarm N off; allowed: d1 for an exact alarm, else @delivery6dayl1channels-have-their-importanceR3Rules/delivery/channels-have-their-importance.ymlV;c.id == "timesafari.daily" && lower(c.importance) in ["high", "importance_high", "4"] || c.id == "daily_reminders" && lower(c.importance) in ["default", "importance_default", "3"]P4the plugin's channels have the importance they are meant to have>REQ-185R=The daily notification is to be heard, so its channel is HIGH; reminders are DEFAULT. Android keeps the importance of the first creation, so a wrong one stays. Words, numbers and the constants' names are read.l6Create the channel with the right importance, under a new identifier where the wrong one is installed already.@channel j1 was created with importance `3; timesafari.daily must be HIGH, daily_reminders DEFAULTn1content-is-for-the-notificationT3Rules/delivery/content-is-for-the-notification.yml2n@shortest^3(n.scheduled ?? n.notification_time) == c.scheduled_forh2content is shown at the time it was made for>REQ-115`BThe payload names the time it is for. The first notification with that content, armed or delivered, must have this very time; instants are compared, not their spelling. The same content may be shown again on a later day, so only the time up to a quarter of an hour after the named one is checked.`7Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong "next".d1the content saved in line @ is for P3, but the notification with this content is for R2content-is-for-the-requested-timeX3Rules/delivery/content-is-for-the-requested-time.yml:aheadh5c.scheduled_for == r.notification_time || abs(c.scheduled_for - r.notification_time) >= $dayb3content that is fetched for a notification names its timebJThe payload names the time it is for, and that is the time that was requested or armed. Judged from a quarter of an hour ahead of that time to ten minutes after it, where the fetch belongs to this notification; content of another schedule, and content for the next day, is not compared. Instants are compared, not their spelling. A new time for the schedule, a withdrawal and a change of the clock or zone end the comparison.X1the content in line Z2, but the notification was asked for \2content-is-not-shown-beyond-its-answerb3Rules/delivery/content-is-not-shown-beyond-its-answer.ymlZ4(n.scheduled ?? n.notification_time) - r.time <= r.ttl_s + $toleranced3content whose answer limits its age is not shown beyond it>REQ-116Z@The time to live comes with the answer of the server; the line of the saved content need not repeat it. Where it does not, the age counts from the answer that brought the content. Content that was confirmed by "not modified" within the day before is not judged.X6Store the time to live of the answer with the content, and check it when arming and when displaying.X1the content of line 8 is \2 old at the time of its notification (>, line Z1); the answer allows BconfirmedP3content-too-old-for-its-notification-is-left-outV4Rules/delivery/content-too-old-for-its-notification-is-left-out.yml^6content that will be too old at the time of its notification is replaced, shown or left out with a line\EContent whose time to live ends before its notification must not be shown: newer content is saved, or a line says that it expired, was left out, or what was delivered instead. On Android the alarm runs the app, so the line is due within three minutes of the time. On iOS no code runs, and without one of these lines it is open what was shown.n5Check fetched_at plus the time to live when the notification is armed, and again when it fires.:earlyZ2default-dual-text-is-that-of-the-call`3Rules/delivery/default-dual-text-is-that-of-the-call.yml@(?i)dualP5d.title == (c.args.config ?? c.args).userNotification.title || !present(d.title)j4d.body == (c.args.config ?? c.args).userNotification.body || !present(d.body)P5a dual notification without fetched content shows the title and body of its call>REQ-209d=The same as default-dual-text-is-the-configured, for captures that show the arguments of the call. What the user was promised where no content came in time is the text of the configuration, not one of the plugin's own.Z6Take title and body from the stored configuration when the notification is armed, not from the fetch.l1the dual notification in line J shows title V1; the call in line H configured V2default-dual-text-is-the-configured\3Rules/delivery/default-dual-text-is-the-configured.ymlD[^\w .!?-]4\SX4same(d.title, q.title) || q.title =~ "[^\w .!?-]" && d.title =~ "\S"P4same(d.body, q.body) || q.body =~ "[^\w .!?-]" && d.body =~ "\S"n4a dual notification without fetched content shows the configured title and bodyf@The configured text is what the user was promised where no content came in time; an empty notification, or another text, is of no use. A configured text with punctuation that a line cannot hold for sure needs only not be empty. Judged where both lines show the texts.>; line l1delivered-content-is-not-emptyR3Rules/delivery/delivered-content-is-not-empty.ymlP4!(lower(d.content_source ?? "unknown") in ["none", "empty", ""])T2d.body =~ "\S" || !present(d.body)X2a delivered notification has content>REQ-106nBA failed fetch must not leave the user with an empty notification: cached content, content fetched on demand or a default text steps in. Judged where the line of the delivery names the source of what it showed, or prints its title or body: a notification without a body is empty, as is one without both.j5Fall back to cached content or to the default text before the notification is armed or shown.V2the notification delivered in line P2 has no content (content source @, title >, body ^2delivered-occurrence-is-not-armed-againd3Rules/delivery/delivered-occurrence-is-not-armed-again.ymlP3abs(a.notification_time - d.scheduled) >= $apartR3a delivered occurrence is not armed a second time>REQ-132j>After a late delivery no retry is needed. A request of the same schedule for a time within an hour of the delivered one, armed in the ten minutes after the delivery and with no call of the app in between, shows the same occurrence twice.V4Arm the next day's occurrence after a delivery, whatever its drift.Z1 and armed again for X2, with no call of the app in between`2delivery-claim-fits-the-state-of-the-appf3Rules/delivery/delivery-claim-fits-the-state-of-the-app.yml>session:grace`;!(lower(l.state ?? l.event ?? "active") in ["background", "terminated", "terminate"]) || l.session != d.session || r.time <= l.time || (r.running ?? false) || d.time - r.time <= $graceV3a delivery is claimed only while the app can see it>REQ-133bCThe app sees a delivery while it is in the foreground, and may notice one during a background run. A run that ended more than five seconds before the line explains nothing. Where no line shows whether the app was in the foreground, the claim is open; a claim in the background without any run has a separate rule.b7Report deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered notifications.n1a delivery is reported in line l2, but the app had left the foreground in line n2 and the last background run had ended in line b1delivery-within-toleranceh2Rules/delivery/delivery-within-tolerance.ymlZ3abs((d.actual ?? d.time) - d.scheduled) <= $toleranceh3a notification is delivered within three minutes of its time>REQ-129`OThree minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning. iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are judged; the time of a tap is no delivery, nor is the time at which the list of delivered ones was read. Where the clock was set within the day before, the two times may be of different clocks. On a simulator delivery says nothing of a phone, so it is not judged there.d7Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.T1 was delivered at d1display-id-is-no-bare-uuidj2Rules/delivery/display-id-is-no-bare-uuid.ymlT4(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$n4!(d.id =~ "(?i)^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")R4a display names its schedule or its time, not a random identifier>REQ-134>REQ-011TCOn Android two ways of scheduling lived side by side: one with the schedule's identifier, and an older one, called by the fetch, with a random UUID. The second shows additional notifications with the fallback text, in the same minute or some minutes early, and jobs that an older build left go on doing so.d8Take the call of the older scheduler out of the fetch's worker, and cancel all work with the tag of the older build once after the update.b1the notification in line f1 has the random identifier `1, not that of a scheduleNdrift-is-loggedT2Rules/delivery/drift-is-logged.ymlT3a delivery more than three minutes off is reported>REQ-130TBThe drift itself is a target, the line about it is a duty: without it the log does not show how often it happens. The plugin owes the line within five seconds of the observation, wherever that is made. Where the clock was set within the day before, the two times may be of different clocks.`7Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.d1drift-line-follows-a-driftj2Rules/delivery/drift-line-follows-a-drift.ymlX3abs((d.actual ?? d.time) - d.scheduled) > $tolerancef4a drift line without a value follows a delivery more than three minutes off>REQ-131P<The line is for deliveries more than three minutes off, early or late. Without its own value, the delivery in the seconds before shows the drift; without both it is open whether there was one.\5Log the measured drift in the line, and compare its absolute value with three minutes.:line f2 reports a drift, but the notification for `1drift-line-names-a-driftf2Rules/delivery/drift-line-names-a-drift.ymlf1abs(x.drift_s) > $toleranceZ3a drift line names a drift of more than three minutesP;The line is for deliveries more than three minutes off, early or late. A value of three minutes or less in the line itself shows that the comparison lost its unit or its limit.R7Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.Nthe drift line T1 names a drift of h1; it is meant for more than n2dual-content-is-not-used-after-its-notificationT4Rules/delivery/dual-content-is-not-used-after-its-notification.ymlj4a dual notification that was shown is not said to use content that came laterZDOnce the notification is on the screen nothing can be put into it, so a line within the next minutes that says so of content that was not ready by its time is wrong, whatever the line of the delivery says. Later than that the content may be meant for the next one. A notification that is armed again in between ends the wait.Z5Compare the time the content was ready with the notification's, and log the fallback.P3dual-content-is-not-used-behind-its-notificationb1exact-alarm-fires-on-timeh2Rules/delivery/exact-alarm-fires-on-time.yml2f8lateP2abs(f.time - a.at) <= $toleranceV3an exact alarm goes off within a minute of its timeZLAn exact alarm goes off at its second; a minute leaves room for a process that has to be started first. Alarm and receiver are matched by the identifier. An alarm with a window is not judged, and a new alarm of the same identifier, a removal, a restart of the device or a change of the clock ends the comparison. setExact is not judged: newer systems delay it. A receiver that speaks more than a quarter of an hour too early belongs to an earlier alarm.b7Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window of the alarm.P1the exact alarm B set for L) went off at ^1exact-alarm-is-punctuald2Rules/delivery/exact-alarm-is-punctual.ymlP5abs((d.actual ?? d.time) - a.at) <= $tolerance || !(lower(a.api) in exact_calls)f2abs((d.actual ?? d.time) - a.at) <= $windown4a display comes within a minute of an exact alarm, within ten of a windowed onelBWhat may be expected follows from how the alarm was set. Where exact alarms are refused the plugin takes a window of ten minutes in either direction, and that is no fault. The display is tied to its alarm by the instant of both; a clock that is set, or a new alarm for the same schedule, ends the wait.h6Check the permission for exact alarms, and battery optimisation; `adb shell dumpsys alarm` shows the window.V1the alarm set with : for V1) was displayed at h1expired-content-is-not-shownn2Rules/delivery/expired-content-is-not-shown.ymlf2content that was found expired is not shownT>The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that content.d4Take the default text, or fetch again, in the branch that logs the expiry.P2fired-alarm-displays-or-says-whyZ1daily[.]NOTIFICATION$V3Rules/delivery/fired-alarm-displays-or-says-why.yml\1left out with a reasonn3an alarm that goes off ends in a display or in a reason why not>REQ-137>REQ-013d=Between the alarm and the display come the receiver, the work queue and the check of the content. A chain that ends in between is a notification lost without a trace; expired or missing content is a reason and says so.R6Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.`1fired-alarm-is-set-againf2Rules/delivery/fired-alarm-is-set-again.ymll3a repeating alarm that went off is set for its next occurrence>REQ-187\T1Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next. A single alarm (type NONE) needs none: whether an alarm repeats is known from the row of its schedule, from the request for a daily notification, or from an earlier occurrence of the same alarm; where nothing says so, a missing alarm is open. Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the next one either. A minute is allowed. Lines of the receiver that name the alarm are judged by named-alarm-is-set-again.P6Set the next alarm in the worker that displays the notification, also when nothing is displayed.^1fired-alarm-is-set-anewDoccurrence<cancelP2invalid-content-is-not-deliveredV3Rules/delivery/invalid-content-is-not-delivered.yml2vNd.time < v.timen2content that was found invalid is not delivered>REQ-111P?Cached content that cannot be used is replaced by other content. A later delivery from the cache with the hash of the invalid content shows that the fallback was reported but not used. Content that was saved again in between is new content.^6Remove the entry from the cache when it is found invalid, and build the notification from the fallback.@content f1 was found invalid in line ^2, but was shown from the cache in line P2last-notification-is-not-refusedj1(?i)\bno (last )?notificationV3Rules/delivery/last-notification-is-not-refused.ymlh2!present(d.id) || r.time - d.time > $longestV3getLastNotification is not refused after a delivery>REQ-197V?After a delivery that the log shows there is a last notification, and an answer that denies it is wrong. Refusals for other reasons are not judged, nor those more than a day after the delivery or after the cache was cleared for a new identity.l4Write the delivered notification to the store before the call can be answered.d2getLastNotification() was refused in line 4 (\2last-notification-is-the-delivered-oneb3Rules/delivery/last-notification-is-the-delivered-one.ymlR3r.id == d.id || r.notification_time > d.scheduled@rounding`8!present(r.notification_time) || r.notification_time > d.scheduled - $rounding || r.notification_time > (d.actual ?? d.time) - $roundingf4!present(r.notification_time) || r.notification_time <= r.time + $tolerancen9!present(r.notification_time) || !present(r.content_hash) || !present(d.content_hash) || r.notification_time != d.scheduled || r.content_hash == d.content_hashd3getLastNotification names the last delivery or a later onePJThe app shows what the plugin calls the last notification. After an observed delivery it must be this one, or one with a later time, which may have come in the background where no line is written. A time that is still to come belongs to no delivery. Less than a second is allowed for rounding, and the moment of the delivery may stand for the planned time. The occurrence that was seen has the content that was seen.`5Sort by the scheduled time, and write the delivered row before the call can be answered.l1getLastNotification() in line > named L with content `1; the last delivery was ^2last-notification-names-a-seen-deliveryd3Rules/delivery/last-notification-names-a-seen-delivery.ymlX3abs(s.notification_time - d.scheduled) <= $tolerance^4getLastNotification names the notification whose delivery was seen lastRAThe answer names the last delivery. A later time belongs to a delivery that the capture does not show, as iOS delivers in the background without a line: then, and where no delivery is seen at all, it is open whether the answer is right. The tolerance is that of a delivery.h1 names the notification for T1, but the one for j3given: `>` in `scheduled >= s.notification_time - $tolerance`X2late-display-has-no-exact-permission^3Rules/delivery/late-display-has-no-exact-permission.yml`2q.result.permissions.exactAlarm == falsed5an Android display is more than a minute late only without the permission for exact alarmshDWith the permission an alarm goes off at its second. Where the line of a late display does not name the way its alarm was set, the last status before it shows whether the permission was held. The identifier of a notification may hold its time. Where the clock was set within the day before, the two times may be of different clocks.R6Set the alarm with setAlarmClock where the permission is held, and look for battery optimisation.\1); the status in line `2 has the permission for exact alarms as j1late-dual-content-is-not-used2uP3Rules/delivery/late-dual-content-is-not-used.ymlb1u.ready_at <= d.scheduledn3content that came too late is not used by the dual notificationVIThe user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged. contentTimeout is worded as a wait and as an age; at its five minutes both end with the notification, and no app waits on iOS at that moment, so the notification's time decides.L was ready at h1, after the notification of `1) that is said to use itd1left-out-only-when-expiredj2Rules/delivery/left-out-only-when-expired.ymlFttl|expiredn1n.time - c.fetched_at > c.ttl_sR5a notification is left out for its content's age only when the content is too oldhAThe time to live is checked twice, at arming and again when the notification fires, and leaving it out at the second look is a legitimate end. But content that is still fresh, its very end included, must be shown. The two lines are tied by the schedule; a line without one stays open.`4Compare now with fetched_at plus the time to live, both in milliseconds.R2 was left out as too old in line \1, but its content was X1 old, of an allowed `1named-alarm-is-set-againf2Rules/delivery/named-alarm-is-set-again.yml`4a repeating alarm that its receiver names is set for its next occurrenceXDThe same as fired-alarm-is-set-again, for builds whose receiver prints which alarm went off: the next line that sets this alarm for a later time must come within a minute. A single alarm (type NONE) needs none; where nothing says whether the alarm repeats, or the log never shows an alarm being set, a missing alarm is open.R2next-alarm-is-set-within-a-minuteX3Rules/delivery/next-alarm-is-set-within-a-minute.ymlh1s.time - f.time <= $deadlined4the next alarm of a repeating one is set within a minute after it went offTFWhere the next line that sets the alarm comes later than a minute after it went off, nothing had set it by then, and a process that ends in between would have lost it. The line itself shows that the build prints it. Whether the alarm repeats is known from the row of its schedule, or from an earlier occurrence; where nothing says so, a late one is open.T1 went off in line b1, but was set again only J later (line H); allowed: Z2no-delivery-claimed-in-the-background`3Rules/delivery/no-delivery-claimed-in-the-background.yml`3the app claims no delivery while it is in the background`BThe system runs no code of an app when its notification fires in the background. A line that reports a delivery there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A background run, the next launch and the app's return to the front explain a line.B (source X3), although the app had left the foreground in line l1no-drift-line-within-toleranceR3Rules/delivery/no-drift-line-within-tolerance.yml`3a delivery within three minutes is not reported as driftl9A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit. Three minutes sharp are still punctual.R2notification-uses-a-known-channelX3Rules/delivery/notification-uses-a-known-channel.yml`3a notification is posted to one of the plugin's channelsl7A notification for a channel that does not exist is dropped without a word. Judged where the display's line names the channel.l3Post to timesafari.daily, or to daily_reminders for reminders.b1occurrence-delivered-onceh2Rules/delivery/occurrence-delivered-once.ymlT3one occurrence of a notification is delivered onced;Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list of delivered notifications and a tap report the same delivery again.Z5Compare the identifiers of the armed requests; one schedule must keep one identifier.T2one-delivery-per-schedule-and-timeZ3Rules/delivery/one-delivery-per-schedule-and-time.ymld3a schedule delivers one notification for each of its timeshBA retry or a doubled arming often has its own request identifier, so that the identifiers of two notifications for one time differ; their schedule does not. Judged where the deliveries name their schedule. The list of delivered notifications and a tap report the same delivery again and do not count.n5Arm each time of a schedule under one identifier, and do not arm again what was delivered late.V2pending-notification-is-not-overdue^5(?:^|[^0-9])(?:20[0-9]{6}|20[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{10}|[0-9]{13})(?:[^0-9]|$)\3Rules/delivery/pending-notification-is-not-overdue.ymlV2!(a.id in [d.ids ?? d.pending_ids])T4a notification that fires once is no longer pending after its time>REQ-135`IOn iOS no code runs when a notification fires, so its absence shows nothing; but one that does not repeat leaves the list of pending ones when it fires. A list that still names it more than three minutes after its time shows that it did not. A repeating one stays in the list for good, so the arming must say that it does not repeat. A new arming, a removal, a restart and a change of the clock end the wait.`7Compare the trigger of the pending request with the time that was asked for; a date in another zone or year never comes.H was due at n1) and is still pending in line 4, < laterZ1posted-channel-exists`2Rules/delivery/posted-channel-exists.ymld3Android finds the channel that a notification is posted tob<Android drops a notification whose channel does not exist, and only a line of the system says so. The channels of the plugin are named here; a line about another channel usually belongs to another app.^4Create the channel before each posting; creating it again does no harm.b1Android found no channel X2 and dropped the notification (line ^1schedule-displayed-onced2Rules/delivery/schedule-displayed-once.ymld2one schedule is displayed once at its time>REQ-057RBOne a day is meant for one schedule: reminder and news may both come on a day. A second display of one identifier within ten minutes, with no new alarm for that time in between, comes from a second way of scheduling. Identifiers that carry their time are compared with that time elsewhere.d6Look for two alarms of one schedule in the alarm dump, and for work that an older build left in the queue.d2schedule-is-not-delivered-twice-in-an-hourj3Rules/delivery/schedule-is-not-delivered-twice-in-an-hour.ymlT2e.scheduled - d.scheduled > $apartZ3a daily schedule is not delivered again an hour latern>A daily time in the hour that is repeated when the clocks are set back comes once. Two deliveries of one schedule whose times lie an hour or less apart, with no call of the app and no change of the time zone in between, are one occurrence.j6Compute the next occurrence from the local date, and remove the request that was armed for the repeated hour.Bschedule V1 was delivered for P1) and again for @), only T1set-alarm-goes-offZ2Rules/delivery/set-alarm-goes-off.ymlN^notify_[0-9]+$X2an exact alarm that was set goes offjLOn Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the device and a forced stop end the wait; they are in lines of the system, so a capture that holds no such lines leaves the rule open. Inexact alarms are not judged. Where both lines name a notification by its time, the identifiers must be equal.h6Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.X1android-system-linesd1shown-content-is-the-savedj2Rules/delivery/shown-content-is-the-saved.ymlP2d.content_hash == s.content_hashh3a notification shows the content that was stored for it last>REQ-117VBThe hash follows the content from the fetch to the screen. Judged where a delivery says that it shows fetched or cached content, and names the schedule and the time that the content was stored for; other content that was fetched later, or an entry that was cleared, changes what is expected.\8Compare the stored row with what the notification was armed with; look for a second entry of the cache, or one that was found damaged.P1 showed content Z1); stored for it was l1shown-content-was-saved-beforeR3Rules/delivery/shown-content-was-saved-before.ymll2fetched content that is shown was saved before>REQ-114R?The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else, or is shown before it is safe. The day and two hours before the delivery are checked; a capture that begins later decides nothing.b7Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was taken from.^1 shows fetched content j1, which was not saved in the > befored1stale-content-is-not-shownj2Rules/delivery/stale-content-is-not-shown.ymll3(n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_sh2content is not shown beyond its time to livefP1Old news as today's notification is worse than the default text. The age counts from the fetch to the scheduled time of the notification, since the app does not run when it fires; the very end of the time to live is still fresh. Every delivery and every arming of the content is judged. Content that was confirmed by "not modified" within the day before is fresh again and not judged. A time to live that shows nowhere leaves the age open; one that only the answer shows is judged by content-is-not-shown-beyond-its-answer.\7Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default text.^1); its time to live is h1stored-content-is-seen-againn2Rules/delivery/stored-content-is-seen-again.yml2oP2o.content_hash == s.content_hash\5content that was stored is armed, shown or noted with the hash that it was stored withbGThe hash follows the content from the fetch to the screen, and it takes two lines with it to see that it is the same. Where the answer before did not show it, the first arming, delivery or snapshot after it does. Without one of them the hash is open. The line must name the schedule or the time of the content; other content, and an entry that was cleared, ends the comparison.R6Compare the stored row with what the notification was armed with, and log the hash in both lines.b1 was stored with content T2), but armed, shown or noted with Ltap-is-handled2tR2Rules/delivery/tap-is-handled.ymlZ2a tap on a notification is acted upon>REQ-138^:The tap is the one moment at which delivery is certain; its status must be brought up to date, or the notification is later called missed. Five seconds cover a launch.f3Set the row to delivered in the tap's callback, and log it.R2tapped-notification-is-not-missedX3Rules/delivery/tapped-notification-is-not-missed.ymlV3a notification that was tapped is not called missed`FWho tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a later occurrence may well be missed, and so may one of a day or more before. A status that goes from delivered to missed is of one occurrence. The minute after the tap is watched, since the tap launches the app and with it the search for missed ones.R4Handle the tap before recovery searches for missed notifications.l1tapped-notification-stays-seenR3Rules/delivery/tapped-notification-stays-seen.ymlb1m.scheduled_time > t.timeX3no later recovery calls a tapped notification missedXBThe user who tapped a notification has seen its last occurrence before the tap. A recovery that finds this occurrence missed, an hour or days later and in another process, did not read the stored status. An occurrence a day or more before the tap may have been missed, and so may a later one.T7Store the status delivered when the tap is handled, and read it before recovery searches for missed notifications.X1 was tapped in line ^1, but recovery in line b1 calls its occurrence of > missedX2tapped-notification-was-in-tolerance^3Rules/delivery/tapped-notification-was-in-tolerance.ymlR3(d.actual ?? d.time) - d.scheduled >= -$toleranced5(d.actual ?? d.time) - d.scheduled <= $tolerance || d.shown_at - d.scheduled <= $tolerancej4a tap does not show that its notification was delivered too early or too lateREA tap follows the delivery. One within three minutes of the time that was asked for shows that the delivery was in time; an earlier one shows that it came too early. A later one leaves it open, unless the event says when the notification was shown. Where the clock was set within the day before, the two times may be of different clocks.R5Log the date of the notification with the tap; iOS hands it over in the response.N was tapped at N) and shown at F; allowed: f1timely-dual-content-is-usedl2Rules/delivery/timely-dual-content-is-used.ymll3content that is there in time is used by the dual notificationVAContent that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the schedule, whose identifier names it as a dual one.T7Look up the content by the schedule's own identifier; a second identifier for the same notification finds nothing.T2cancelled-dual-leaves-the-reminderH(?i)reminderR3Rules/dual/cancelled-dual-leaves-the-reminder.yml\3cancelling the dual schedule leaves the daily reminder>REQ-210h<The reminder and the notification about new activity are two features with separate calls. A removal of all, or of the reminder, within ten seconds after the cancel and before another call, took too much.b3Remove by the stored identifier of the dual notification.8dualT2cancelled-reminder-leaves-the-dualR3Rules/dual/cancelled-reminder-leaves-the-dual.yml\3cancelling the daily reminder leaves the dual schedule`=The call names the reminder's single identifier. Whatever belongs to the dual schedule must stay: its notification, its fetch, and the schedule as such. The ten seconds after the call are watched, up to the next one.l4Remove the reminder by its identifier; the fetch belongs to the dual schedule.R2chained-dual-arms-after-its-fetchP3Rules/dual/chained-dual-arms-after-its-fetch.ymlb4a chained dual schedule arms its notification only when its fetch is done>REQ-205>REQ-211PBFrom version 3.0 on the call submits the fetch alone, and the notification is armed with what it brought. The line of this arming exists in those versions only, so earlier ones, which arm in the call, are not judged. A fetch that failed is done too; what it was worth is judged elsewhere.Z3Arm in the completion of the fetch, and nowhere else.`3the notification of the dual schedule was armed in line h1, before its fetch had endedZ2chained-dual-arms-nothing-in-the-callX3Rules/dual/chained-dual-arms-nothing-in-the-call.ymlP3the call of a chained dual schedule arms nothing^BA notification that is armed before its fetch has run shows yesterday's content, and a second one is armed after the fetch. Only a call whose line says that it is chained is judged, since earlier versions arm at once and rightly so. What another schedule arms meanwhile names another identifier.n5Take the arming out of scheduleDualNotification(), and leave it to the completion of the fetch.T2empty-result-shows-no-notificationR3Rules/dual/empty-result-shows-no-notification.ymlj3a fetch that brings nothing new leads to no dual notificationhCA notification about news is worth nothing without news. A known version makes a text out of the empty answer, and its users are notified every day that there is nothing; so what is armed or shown for the dual schedule after an answer with no items is a warning. The daily reminder has its own text and is not meant.\5End the run after an answer without items, and withdraw the notification armed for it.h1android-alarm-has-all-fieldsn2Rules/evidence/android-alarm-has-all-fields.ymln2a stored alarm on Android has all twelve fields>REQ-145\6Channel, priority, sound and vibration are required next to the eight common ones; the payload is not.P5Write all of them when an alarm is stored, and migrate rows of earlier versions.@evidenceP2android-next-run-in-millisecondsV3Rules/evidence/android-next-run-in-milliseconds.yml@earliest<latestb3the next run in the tables of Android counts milliseconds>REQ-151n5Seconds in a column of milliseconds are a time in January 1970, and the alarm goes off at once.n3Multiply once, where a time enters the store, and nowhere else.Jthe next run Z3 is not a plausible time in milliseconds since 1970 (8 to \2android-scheduled-time-in-millisecondsb3Rules/evidence/android-scheduled-time-in-milliseconds.ymln3the scheduled time in the tables of Android counts millisecondsV1the scheduled time j1android-times-in-millisecondsP3Rules/evidence/android-times-in-milliseconds.ymlR3times in the tables of Android count millisecondsd7Seconds in a column of milliseconds are a time in January 1970. Times from 2020 to 2100 are plausible, the window is ours.P1the row in line P1 has created_at P1 and updated_at b2; plausible are milliseconds since 1970, f1content-row-has-its-columnsl2Rules/evidence/content-row-has-its-columns.ymlh2a row of the fetched content has its columns>REQ-146\4The payload may be empty; what it belongs to and when it came may not.\5Compare the entity with the table definition, and write a migration where they differ.\2dumped-row-is-followed-by-its-scheduleb3Rules/evidence/dumped-row-is-followed-by-its-schedule.yml^5what a row before the schedules of a dump belongs to is among the schedules that follow>REQ-149XBA row without its schedule is never shown, or shown for ever. The order of the tables in a dump means nothing; rows that follow a schedule are judged by dumped-rows-name-a-dumped-schedule. Where the capture shows no schedule at all, the dump is a part, and it is open what the row belongs to.n4Delete what belongs to a schedule together with it, or declare the foreign key.P2given 1: `<=` in `line < r.line`Z2V12: two rows are never the same lineT2dumped-rows-name-a-dumped-scheduleZ3Rules/evidence/dumped-rows-name-a-dumped-schedule.ymlT4what a row of a dump belongs to is among the schedules of the dumph>A row without its schedule is never shown, or shown for ever. The lines of a dump follow each other within two seconds, so that only rows after a schedule are judged; those before it are judged by dumped-row-is-followed-by-its-schedule.j1info-plist-declares-the-modesP3Rules/evidence/info-plist-declares-the-modes.ymlf3the Info.plist declares the background modes that iOS knows>REQ-029`;Without the modes fetch and processing the system refuses to run the tasks. iOS does not accept the words "background-fetch" and "background-processing" of the project's own documents.h6Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built app.R2info-plist-permits-the-fetch-taskX3Rules/evidence/info-plist-permits-the-fetch-task.yml^3the Info.plist permits the identifier of the fetch taskl9The system ends the app when it registers a task whose identifier is not permitted. The identifier of the maintenance task is needed only by those who use it.X5Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.X1ios-times-in-seconds^2Rules/evidence/ios-times-in-seconds.ymlf2times of alarms stored on iOS count secondsl8A TimeInterval counts seconds; milliseconds instead lie fifty thousand years ahead. Times from 2020 to 2100 are plausible, the window is ours.h4Divide once, where a time of JavaScript enters the plugin, and nowhere else.T1the alarm in line R1 has the trigger D, created D, updated X2; plausible are seconds since 1970, P2notification-row-has-its-columnsV3Rules/evidence/notification-row-has-its-columns.ymld2a row of the notifications has its columnsj2All eleven columns of the table are required.T1row-ids-are-uniqueZ2Rules/evidence/row-ids-are-unique.yml^2no two rows of a table have the same id>REQ-148\7An update writes the row again under its id; two rows of one id are two alarms, and only one of them can be withdrawn.^5Make the id the primary key, and look for the code that inserts where it should update.n1per: session instead of captureb5V12: a file holds the state at the end of the capture, so all its rows are of one sessionT1row-times-in-orderZ2Rules/evidence/row-times-in-order.ymlh1r.created_at <= r.updated_atf2a row was not changed before it was createdV6A row whose change lies before its making has one of the two from another clock or in another unit.h3Set both from one reading of the clock when the row is made.P1 was created at d1, but updated earlier, at V1row-words-are-known\2Rules/evidence/row-words-are-known.ymlR2^(?:[01][0-9]|2[0-3]):[0-5][0-9]$l2words in the tables are those that are defined>REQ-150^5A status, a kind or a rule that is unknown is treated in whatever way the code ends in.^5Store enumerations by the names that are defined, and migrate rows of earlier versions.l1rows-name-an-existing-scheduleR3Rules/evidence/rows-name-an-existing-schedule.ymlT3what a row belongs to is in the table of schedulesf7A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules was dumped as well.V2schedule-error-names-a-known-action\3Rules/evidence/schedule-error-names-a-known-action.ymlP3the action of a refusal is one that callers knowV5An app does what the action says; for a word that it does not know it does nothing.T4Use opened_settings or permission_denied, or leave the action out.j1schedule-result-has-its-shapeP3Rules/evidence/schedule-result-has-its-shape.ymlf2the result of a schedule call has its shapeb3Success is a truth value; id, code and message are texts.X3Build the result in one function, from typed values.n1schedule-result-has-one-outcomeT3Rules/evidence/schedule-result-has-one-outcome.ymlP4r.success && !present(r.error) || !r.success && present(r.error)2^f5!present(r.error) || present(r.error_code) && present(r.error_message) || !(r.error =~ "^")T4a result is a success without an error, or an error with its words\8A caller that sees both, or neither, cannot know whether anything is scheduled. An error that is hidden as a whole may have its words.j5Resolve with success and the id, or with the error and its code and message, never with both.V1the result in line J, error code V1 and error message b4; expected: a success without an error, or an error with code and message^1schedule-row-has-a-timed2Rules/evidence/schedule-row-has-a-time.ymll2^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$R8(r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$" || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"Z3a row of the schedules has a valid cron or clock time>REQ-152d<One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a clock time; whether the next run is the next occurrence is not, since a dump does not name the zone.^3Refuse a schedule without a valid time when it is made.Z1the schedule in line D has cron P1 and clock time f1; one of them must be validh1schedule-row-has-its-columnsn2Rules/evidence/schedule-row-has-its-columns.yml\2a row of the schedules has its columnsX5The table as the requirements define it; cron, clock time and next run may be empty.R2snapshot-carries-the-content-hashX3Rules/evidence/snapshot-carries-the-content-hash.ymlR4the schedule snapshot carries the hash of the last stored content>REQ-122f6Both lines are written by one cycle. Hashes are compared as texts, since it is not known how they are made.f6Write the hash of what was stored last, and look for a cycle that changed the content without the snapshot.T2snapshot-carries-the-schedule-hashZ3Rules/evidence/snapshot-carries-the-schedule-hash.ymlT4the schedule snapshot carries the hash of the last stored schedule>REQ-118h6Write the hash of what was stored last, and look for a cycle that changed the schedule without the snapshot.n1snapshot-describes-the-last-runT3Rules/evidence/snapshot-describes-the-last-run.ymln1s.prefetch_success == c.success^6!(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $toleranceh2the schedule snapshot describes the last run`>The snapshot stands for the end of the capture, so it must say what the last background run came to, and when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the capture is not compared.\6Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.T2the snapshot has prefetch_success V1 and last_prefetch X2, but the last run was completed at L with success l1snapshot-tells-of-the-last-runj1snapshot-has-its-seven-valuesP3Rules/evidence/snapshot-has-its-seven-values.ymlh2the schedule snapshot holds its seven values>REQ-120b:Three times, two truth values and two hashes describe the last cycle. The names are taken as they are printed, in both of their styles; more members may be next to them.Z6Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.R2snapshot-keeps-up-with-deliveriesX3Rules/evidence/snapshot-keeps-up-with-deliveries.ymln2s.last_notification >= d.scheduled - $toleranceb3the schedule snapshot is not older than the last deliveryZ8The snapshot's notification is the one that was delivered last, or one that was armed since. One that is earlier is of another cycle.V7Write last_notification with the notification that is delivered or armed, and look for a cycle that writes nothing.h1the schedule snapshot names \1snapshot-under-its-keyb2Rules/evidence/snapshot-under-its-key.ymlj2the schedule snapshot is stored under its key>REQ-123b9Tools look for the snapshot under one name. It is known from a dump of the defaults, or from the line about the writing; the object alone leaves it open.T6Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.b1status-count-is-plausibleh2Rules/evidence/status-count-is-plausible.ymlX2the status counts no fewer than noneV6A number below nothing comes from a counter that is kept next to the list instead of from the list.`3Count the list of the system when the question is asked.X1status-has-its-shape^2Rules/evidence/status-has-its-shape.ymlj2the status of the notifications has its shapeZ6The number of pending notifications and the permissions are always included; the rest may be missing.j4Fill both members on both platforms, with 0 and false where nothing is there.j1status-misses-lie-in-the-pastP3Rules/evidence/status-misses-lie-in-the-past.ymlR2m.detected_at >= m.scheduled_time^2an alarm is found missed after its timeZ3What is called missed before its time was not missed.\4Compare the unit of both times, and the clock that they are read from.`1status-names-a-miss-oncef2Rules/evidence/status-names-a-miss-once.ymlX2the status names a missed alarm oncel4The same alarm twice is one row read twice, and is reported to the user twice.l2Look for two queries whose results are joined.f5V12: a file holds the state at the end of the capture, so all its alarms are of one sessionf1stored-alarm-has-its-fieldsl2Rules/evidence/stored-alarm-has-its-fields.yml\2a stored alarm has its required fields>REQ-147V5The eight fields are the reduced list for iOS, which both platforms have in common.Z2stored-alarms-mirror-the-pending-list`3Rules/evidence/stored-alarms-mirror-the-pending-list.ymlh2the stored alarms are those that are pending>REQ-157n>On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be taken when nothing is under way.l6Let recovery compare both lists and put right what differs; look for a call that ended between the two writes.X2telemetry-dump-keeps-up-with-the-log^3Rules/evidence/telemetry-dump-keeps-up-with-the-log.ymlh2c.session != d.session || d.value >= c.valueb3a dumped counter is not below its last reading in the log>REQ-110`;Counters only rise within a session; a dump with a lower value was taken from another process, or the counter was reset. Readings are compared where all their labels are written alike.j4Take the dump from the app whose log was captured, at the end of the capture.Jthe dump has B (reason f1), but the log already had P2test-results-counters-are-countsV3Rules/evidence/test-results-counters-are-counts.ymlf2the counters of exported test results count>REQ-006V2A counter is a number from zero on.d2Export the value as a number, not as text.R2test-results-end-after-they-startX3Rules/evidence/test-results-end-after-they-start.ymlX1s.started <= s.endedd2exported test results end after they startR4An end before the start shows that the two are of different runs.l2Take both times from the run that is exported.l1test-results-have-three-groupsR3Rules/evidence/test-results-have-three-groups.ymlj2exported test results have their three groupsX6Times, outcomes and counters are named as the groups; what is in them is read as far as it is known.`2Export all three groups, empty ones too.V1fields_typed: falsed5V4: a group is read as a text, which any value is; what is hidden is open with and withouth1test-results-times-are-timesn2Rules/evidence/test-results-times-are-times.ymlj2each time of the exported test results is onej3A time without a date or a zone cannot be laid next to a log.X2Write times as ISO 8601 with a zone.X1unknown_fields: failT4V10: a time is one value; an object is no time, and fails for thatj1test-run-counters-do-not-fallP3Rules/evidence/test-run-counters-do-not-fall.ymlT1a.value >= b.valuef3the counters after a test run are not below those before it>REQ-005\6Counters only rise while the app is installed; one that fell comes from two installations or two runs.d4Read both from one installation, before the first step and after the last.F fell from `1 before the test run to B after itf1test-run-outcomes-are-knownl2Rules/evidence/test-run-outcomes-are-known.ymlh2the outcomes of steps are pass, fail or skipj2An outcome in other words counts for nothing.^2Write pass, fail or skip for each step.`1test-run-record-is-wholef2Rules/evidence/test-run-record-is-whole.yml`3the record of a test run has the scenario and its resultd7Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what, and the verdict.\4Fill the record from the template, also for runs that were broken off.n1test-run-verdict-fits-its-stepsT3Rules/evidence/test-run-verdict-fits-its-steps.ymld1lower(s.verdict) != "pass"T3a test run with a failed step is not called passedd4A verdict that its own steps contradict was written before they were done.V4Take the verdict from the steps, and run the log through this tool.:step L failed (line \2), but the verdict of the test run is R2at-most-hundred-requests-a-minute`3Rules/fetch-errors/at-most-hundred-requests-a-minute.yml<minuteX3no more than a hundred requests are sent in a minute>REQ-112T;The server allows a hundred requests a minute for one identity and refuses the rest. So many of them are a loop that asks page after page without its cursor moving on, as a rule.^4Look at afterId in the requests, and stop where an answer has no items.Hfetch-errorsX2auth-counter-rises-with-its-failuresf3Rules/fetch-errors/auth-counter-rises-with-its-failures.yml^4the counter of AUTH rises by no more than the failures that were logged>REQ-109\BEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. A failure without a reason, or one with the status 401 or 403, may be one of AUTH. That a failure is counted at all is a separate rule.f5Raise the counter only where the failure is logged, and take the label from the same value.^1auth-failure-is-countedl2Rules/fetch-errors/auth-failure-is-counted.yml:leastR1c.value >= $leastd3after a failure of the reason AUTH its counter is not zeroR?The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises by exactly one needs a reading before it, and that it never falls is a separate rule. Without a reading nothing is judged.d5Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.T1the fetch in line ^3 failed with AUTH, but the counter of AUTH failures is Z1; expected: at least V1counters-never-fall>_total$n1^\{\s*"?reason"?\s*[:=][^,]*\}$d2Rules/fetch-errors/counters-never-fall.ymlT1b.value >= a.value\2a counter never falls within a sessionXCEach reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are kept in memory, so sessions are not compared with each other. One name only is printed for sure, so the family is known by its ending, _total; a gauge such as a duration in seconds may fall.h4Look for a second instance of the counters, or a reset that is not a launch.T1cursor-never-fallsb2Rules/fetch-errors/cursor-never-falls.ymld2the cursor of the requests never goes backZ>afterId says up to where the answers were read, and begins with the seconds since 1970. One that goes back asks for what was read already, and the user is shown old news as new. Another identity, and a cleared cache, start again.h5Store the cursor with the answer it belongs to, and read it from there for the next request.h1each-auth-failure-is-countedV3Rules/fetch-errors/each-auth-failure-is-counted.ymlP5g.time + $margin > b.time || g.run_id == f.run_id || b.value - a.value >= $leastn3two AUTH failures between two readings raise the counter by two\?Each failed run raises the counter of its reason by one. Two runs that failed for AUTH and a rise of less than two mean that one was lost. A failure less than a second before the reading may not be counted yet, and a new launch may begin at zero.R5Raise the counter where the failure is logged, not where a later step handles it.X2two fetches failed with AUTH (lines j1), but the counter went from D) only to ^2failed-fetch-leaves-no-notification-outl3Rules/fetch-errors/failed-fetch-leaves-no-notification-out.ymlX4after a failed fetch no notification is left out for want of content>REQ-113bCA failed prefetch must not cost the notification: default text is always at hand, and a static reminder has its own text. A display that is skipped because no content was found, within a day after the failure and with no content stored since, is a notification lost. A skip for expired content has separate rules.`6Show the default text where the lookup of the content finds none; do not look up content for a reminder.f2failed-fetch-leaves-no-old-notification-outT4Rules/fetch-errors/failed-fetch-leaves-no-old-notification-out.ymll4after a failed fetch no notification is left out before other content steps in\FThat cached content is too old is a reason not to show it, and no reason to show nothing: the default text does not age. So a display that is skipped after a failed fetch is a notification lost, whatever the reason, unless other content stepped in before, something was shown since, or a later fetch succeeded. A skip for want of content has a separate rule.T5Show the default text where cached content is too old and the prefetch has failed.P2failed-fetch-removes-no-reminder^3Rules/fetch-errors/failed-fetch-removes-no-reminder.ymlT2a failed fetch removes no reminderj=A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch does. A minute after the failure is watched, up to the next call of the app, which may remove what it likes.`5Look at what the failed run removes; it must not touch requests whose content is static.Z1failed-run-is-countedh2Rules/fetch-errors/failed-run-is-counted.ymlX3b.failures > a.failures || r.time + $margin > b.time`1b.failures >= a.failuresf2a failed run raises the counter of failuresnAEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that failed counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.b4Raise the counter where the run is completed, on every path that ends it.T2the counter of failures went from :) to l3); it must not fall, and must rise for the failed run in line V2failure-agrees-with-a-server-statusd3Rules/fetch-errors/failure-agrees-with-a-server-status.ymlR1present(f.reason)`2lower(f.reason) in ["network", "server"]b4a failure with a status of 500 and above has the reason NETWORK or SERVER>REQ-108d=A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree; AUTH would throw away a token that is good. SERVER is tolerated and has a separate rule.b3Map the status to its reason where the failure is logged.b1the failed fetch in line P1 has the status P1 and the reason d2; this status belongs to NETWORK or SERVERT2failure-agrees-with-an-auth-statusb3Rules/fetch-errors/failure-agrees-with-an-auth-status.ymlb1lower(f.reason) == "auth"`3a failure with the status 401 or 403 has the reason AUTH>REQ-107j;A build may log the status in the failure alone, without a line for the answer. The status and the reason of one line must agree, since only a new token repairs a 401; 403 is read like 401.j1; this status belongs to AUTHT1failure-falls-backb2Rules/fetch-errors/failure-falls-back.ymlBwithdrawn:again`1removed, and armed againX4after a failed fetch the notification is neither withdrawn nor empty`T1A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in. Nothing needs to be logged for that: iOS runs no code of the app when a notification is due, and a build need not print which content it took. So only what costs the notification is a failure: a display without content, or a pending notification that is removed within a minute of the failure, without a call of the app, and not armed again within another. A notification that was shown ends the watch, as a later fetch does. A display that is left out has separate rules.T6Log which content steps in where the failure is handled, and leave the pending notification alone.`1failure-names-its-reasonn2Rules/fetch-errors/failure-names-its-reason.ymlT2lower(f.reason) in failure_reasonsl2a failed fetch names one of the agreed reasons`BWhat to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER, TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated next to them. Of the names of counters and reasons only the printed ones bind; a server's error has a separate rule.Z5Map the error to one of the words before it is logged; an unmapped error is INTERNAL.P2fetch-ends-within-thirty-seconds^3Rules/fetch-errors/fetch-ends-within-thirty-seconds.yml`1it failed and was loggedj1the system took its time away^2the run was completed without an answerl3a request ends in an answer or a failure within thirty secondshEAfter about thirty seconds the system takes the time of a background run away, so a request that is still open then ends without a word. An expiration that is announced is an end, too, and so is an error that the handler met, or a run that is completed without an answer. A simulator or a paused debugger stretches time, so only devices are judged.h4Set the request's time-out below the budget of the run, and log its failure.n1fetch-recovers-with-the-network\3Rules/fetch-errors/fetch-recovers-with-the-network.ymlf4a fetch that failed for want of a network succeeds once the network is back>REQ-105`=The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.b6Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.f1fetch-within-twelve-secondsT3Rules/fetch-errors/fetch-within-twelve-seconds.ymlb1o.time - r.time <= $limitf2a request is answered within twelve seconds\?The first design of the iOS fetch gave it twelve seconds, of the about thirty that a background run has; later plans speak of ten to fifteen. More is a warning, for what is left must do for saving. A request without an answer is judged elsewhere.d4Set the request's time-out, and look at what the server does in that time.X1the request in line < took b2 until it was answered or failed in line `1launch-lowers-no-counterj3^dnp_prefetch_(?:attempt|success|failure|not_modified)_total$n2Rules/fetch-errors/launch-lowers-no-counter.ymlV5b.value >= a.value || b.value == 0 || b.time <= l.time || b.time - l.time > $settleP4a launch sets a counter of prefetches to zero or leaves it aloneZ@Counters that are stored go on after a launch, and counters that are kept in memory begin at zero. A value between, read within two minutes of the launch and with no prefetch since the reading before it, is neither: a reading was lost or another store was read.X5Load the stored counters before the first reading, and write them with every change.: was @ and is f1, after the launch in line Z2; expected: 0, or no less than before^2network-counter-rises-with-its-failuresl3Rules/fetch-errors/network-counter-rises-with-its-failures.ymld4the counter of NETWORK rises by no more than the failures that were loggedZBEach failure raises its own counter by one. A rise without a failure of that kind was counted under the wrong label, one above their number was counted twice. Every reason but AUTH may be counted as NETWORK, since no other label is printed. That a failure is counted at all is a separate rule.X2network-failure-completes-with-falsef3Rules/fetch-errors/network-failure-completes-with-false.ymlD!c.successZ4a run whose fetch failed for the network is completed without successX=The system and the check for a miss trust the outcome. A run whose last word from the server is a network failure brought nothing, even where stored content steps in. A later answer of the same run makes it good.d4Call setTaskCompleted(success: false) in the branch that logs the failure.b2the fetch failed for the network in line R3, but its run was completed with success in line V2next-run-after-the-network-succeedsd3Rules/fetch-errors/next-run-after-the-network-succeeds.ymlj1c.success || s.time <= n.timeP3the first run after the network is back succeeds^AA run failed because the network was off. The next run that starts after the mark of the network has no such reason to fail, and a run that asks for nothing is no retry. A failure of another kind, an answer that is an error, and a network that goes away again end the comparison.P7Send the request in every run, and drop what the failed run left, such as a cached reachability or a connection.d1the run completed in line f3 was not successful, although the network was back in line `1 (it had failed in line P2no-crash-after-a-network-failure^3Rules/fetch-errors/no-crash-after-a-network-failure.ymll7!(f.failed ?? false) || lower(f.reason ?? "network") != "network" || x.time - f.time > $window || (x.pid ?? 0) != (f.pid ?? 0)b2a network failure does not end in a crashX?A phone without a network is ordinary; the failure is logged, the run completed without success, and stored content considered. A crash within half a minute of the failure, before an answer or a completion, means that the error was not handled.`6Look at what the handler does with the error of the request, and complete the run without success there.`1the app crashed in line V2 after the network failure in line R2not-modified-counts-as-no-failure`3Rules/fetch-errors/not-modified-counts-as-no-failure.yml\2b.value <= a.value || r.time >= b.timeV2a 304 raises no counter of failuresXAA 304 says that the content is still good: the run succeeded. A counter of failures that is higher after a 304 than in the reading from before it, with no failure logged since that reading, has counted the 304. Any logged failure, failed run or new launch ends the comparison.P4Treat the status 304 as a success wherever outcomes are counted.T2the counter of failures rose from f1), with only a 304 in line d1 and no failure in betweend1not-modified-is-no-failureR3Rules/fetch-errors/not-modified-is-no-failure.ymlX2no failed fetch names the status 304T9The status 304 means that the stored content is still valid. A failure with this status was classified as an error, although the run did its work.V4Treat 304 like 200 before the error path of the request is entered.`5 is logged as failed with status 304, which means that the stored content is still valid`2permanent-failure-is-not-retried-at-oncen3Rules/fetch-errors/permanent-failure-is-not-retried-at-once.ymlh3a failure that lasts is not tried again with nothing changed\?A refused token is refused again; trying with it costs background time and looks like an attack to the server. A failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change. A minute is watched.b4Renew the token before the second request, or give up until the next run.`1rate-limit-is-waited-outn2Rules/fetch-errors/rate-limit-is-waited-out.ymlP4no request is sent before the time that the server asked to waitb8Retry-After says when the next request is welcome; earlier ones are refused and lengthen the wait. Another identity has a separate limit.j3Put off the next try by Retry-After, counted from the answer.n1refused-token-is-not-used-again\3Rules/fetch-errors/refused-token-is-not-used-again.ymlR2v.exp != u.exp || v.line < f.lined2a token that was refused is not used againdEA refused token is refused again, in this run and in the next one. A token is known by its time of expiry. A new token, another identity, or a new configuration is a change; a run is not. A failure is permanent when it says so or when its reason is AUTH. A run half a day later is the next occurrence, and may try whether the server knows better.Z5Renew the token after a failure with the reason AUTH, or give up until it is renewed.d1the token that expires at T1 was used in line T1, refused in line `1 and used again in line P2check: `<=` in `v.line < f.line`X3V12: a request and a failure are never the same line`2reminder-is-pending-after-a-failed-fetch@remindern3Rules/fetch-errors/reminder-is-pending-after-a-failed-fetch.ymlNn.time < f.timeP3a reminder is still pending after a failed fetchbBA static reminder needs no content, so a failed fetch leaves it armed. A count of zero, or a list without it, that is read after the failure and before the reminder is due shows that it is gone. A removal, a call that cancels, a delivery, a new launch and a change of the clock end the comparison.T6Keep the requests of reminders apart from those of fetched content, and remove by identifier only.P1 (armed in line n1) is no longer pending in line R2, after the fetch failed in line Jcancel|updateR2server-error-is-a-network-failure`3Rules/fetch-errors/server-error-is-a-network-failure.ymlP5an answer of 500 and above is reported as a failure of the network or the serverZ<The printed pair of statuses and reasons is read in its order: 401 is AUTH, 500 is NETWORK. SERVER says the same in another word and has a separate rule; AUTH would throw away a token that is good.`4Map the status of the answer to its reason before the failure is logged.V2server-errors-bear-the-printed-wordd3Rules/fetch-errors/server-errors-bear-the-printed-word.ymlZ2no failed fetch has the reason SERVERV<The printed reasons are AUTH and NETWORK, and a server's error goes with the network's. SERVER is understood, but a dashboard that counts by the printed words does not see it, so it is a warning.j4Use NETWORK for statuses of 500 and above, or add the word to the dashboards.P1 has the reason R3; the agreed reason for a server error is NETWORKh1snapshot-counters-never-fallV3Rules/fetch-errors/snapshot-counters-never-fall.ymlX3(a.attempts ?? 0) <= (b.attempts ?? a.attempts ?? 0)^3(a.successes ?? 0) <= (b.successes ?? a.successes ?? 0)X3(a.failures ?? 0) <= (b.failures ?? a.failures ?? 0)b3no counter of a telemetry snapshot falls within a session\>A snapshot holds the counters of attempts, successes and failures in one object. Each is compared with its value in the next snapshot. A new launch may begin at zero where counters are kept in memory, so sessions are not compared.b1a counter fell from line B to line F: attempts H, successes F, failures R2snapshot-counts-each-failure-once`3Rules/fetch-errors/snapshot-counts-each-failure-once.yml^5the failures in a telemetry snapshot rise by no more than the failures that were loggedf@Each failed run is counted once. A snapshot that counts more failures than the one before, and more than the runs that failed and the failures that were logged since then, counted one of them twice. A launch may read counters of an earlier time, so each begins again.T3Raise the counter only where the run is completed.d1successes-within-the-totalR3Rules/fetch-errors/successes-within-the-total.ymlT1t.value >= s.valuen2no more notifications succeeded than there wereX<The dashboards divide the one counter by the other. The next reading of the total, in the same launch, must be as high as the successes; readings with labels are parts of a whole and are left out.`5Raise the total before the outcome is known, and both with one instance of the counters.f2the counter of successful notifications is X2), but that of all notifications is b1successful-run-is-countedP3Rules/fetch-errors/successful-run-is-counted.yml\3b.successes > a.successes || r.time + $margin > b.timed1b.successes >= a.successesP3a successful run raises the counter of successesTBEvery finished run is counted once, as a success or as a failure. A snapshot of the counters taken after a run that succeeded counts one more than the snapshot from before it. A run that finished less than a second before the snapshot may not be counted yet; a new launch may begin at zero.V2the counter of successes went from T4); it must not fall, and must rise for the successful run in line R2too-many-requests-is-a-rate-limit`3Rules/fetch-errors/too-many-requests-is-a-rate-limit.ymlT4an answer of 429 is reported as a failure of the reason RATE_LIMITd>The server allows a hundred requests a minute for one identity and then asks to wait. Neither a new token nor a better network helps, so another reason leads to the wrong remedy; the printed words know none for it, so it is a warning.j3Map 429 before the other statuses, and take over Retry-After.n1unauthorised-is-an-auth-failure\3Rules/fetch-errors/unauthorised-is-an-auth-failure.ymlV4an answer of 401 or 403 is reported as a failure of the reason AUTHj8An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for ever. 403 is read like 401.Z5Map the status of the answer before the error; URLSession reports no error for a 401.\3expect: event: without `lower(reason ?? "") == "auth"``4V10: the same line fails the duty by `forbid` if it has any other reasonl1expect: event: without `?? ""`\2application-starts-before-the-prefetch`3Rules/fetcher/application-starts-before-the-prefetch.ymlb3the application starts before the prefetch of its process\?What the worker needs is made in the application's start. A start mark after the prefetch's, in one process, means that the worker ran first and found nothing. A minute after each prefetch is watched; a process without a start mark is not judged.Z6Move the registration of the fetcher into the application's onCreate, and the mark to its first line.n2fetcher-configured-before-android-dual-scheduleR4Rules/fetcher/fetcher-configured-before-android-dual-schedule.ymlV5on Android too the native fetcher is configured before a dual schedule is asked for>REQ-208b=The order is register, configure, schedule, run. On Android the host app's own mark shows the configuration, or the call does; both count. It is searched for in the same launch, since the fetcher lives in the process.P5Configure the fetcher at each start of the app, before scheduleDualNotification.l2scheduleDualNotification() was called in line V3, but no fetcher had been configured in this launchT2fetcher-is-configured-with-a-tokenX3Rules/fetcher/fetcher-is-configured-with-a-token.ymlX1c.configured ?? true^1(c.jwt_length ?? 1) > 0j2a configured fetcher says so, and has a token\:The configuration takes an address, an identity and a secret or token; only the token's length may be printed. A length of nothing makes every later answer a refusal.f5Look at what the host hands over; jwtSecret became jwtToken, and the old name sets nothing.X2the fetcher's configuration in line P1 has configured ^1 and a token length of \2; expected: true, and a length above 0X2fetcher-registered-before-configured\3Rules/fetcher/fetcher-registered-before-configured.yml`3the native fetcher is registered before it is configuredT=From version 3.0 on the configuration is refused where no fetcher was registered. Both live in the process, so the registration is searched for in the same launch. Either of the registration's two marks counts.T5Register the fetcher in the application's start, before the page can configure it.d2the native fetcher was configured in line j2, but none had been registered in this launch\2fetcher-registered-before-the-prefetch`3Rules/fetcher/fetcher-registered-before-the-prefetch.yml\4a prefetch starts only after the fetcher of its process was registeredj>The worker that starts first finds no fetcher and falls back to default content. Only the start marks of the host app are judged, since they come from the same hands as the mark of the registration; the process must begin in the capture.P6Register the fetcher in the application's onCreate, which runs before any worker of the process.Ha prefetch (T1) started in line f3, but no native fetcher had been registered in this processh1fetcher-secret-is-not-loggedR5(?i)jwt_?(?:secret|token)(?!_?len)["']?\s*[:=]\s*["']?(?<secret>[^\s"'<,;)}]{6,})V4(?i)^(?:\[?redacted|hidden|\*+$|present|missing|undefined|nullable)l2Rules/fetcher/fetcher-secret-is-not-logged.ymlP4no line contains the fetcher's secret, under either of its names>REQ-227f<The secret of the configuration was first called jwtSecret and later jwtToken. Its length may be printed, its value may not, whatever it looks like; tokens of a known form are searched for elsewhere too.d5Print the length of the secret, and leave it out where the whole configuration is printed.>privacy^1native-fetcher-is-foundb2Rules/fetcher/native-fetcher-is-found.ymlV2a prefetch finds the native fetcherj;The source "null" is the known mark of a worker that found no fetcher: the notification then shows the fallback text. A fallback for another reason is a legitimate way out and is not meant.T6Register the fetcher before the first worker runs; compare the instance hashes in their log lines.d3the prefetch found no native fetcher (source null in line l2), so the notification shows its fallback textj1prefetch-id-is-the-display-idn2Rules/fetcher/prefetch-id-is-the-display-id.ymlZ4content that was fetched ahead is looked up under the same identifierlCContent that is written under one identifier and looked up under another is never found, and the fallback text is shown. From the first display at the prefetch's notification time on, one with its identifier must come within the window of an inexact alarm. Without a display nothing is judged here, nor after a cancel.`5Hand the schedule's identifier through to the display, in place of one made of the time.j1prefetch-retry-waits-a-minuten2Rules/fetcher/prefetch-retry-waits-a-minute.ymlP5on Android the prefetch of one notification is not started again within a minuted>Android tries again after a minute at the earliest and an hour at the latest; a second start before that is a second job for the same notification, left by an older build as a rule. Only start marks that name their notification count.V5Enqueue the work under one unique name, and cancel the jobs that carry the old tag.T2cache-cleared-after-a-new-identityZ3Rules/identity/cache-cleared-after-a-new-identity.yml2yT1y.cleared ?? falseX4after a new identity the cache is cleared before anything is fetched>REQ-217VIContent that was fetched before the change belongs to the former identity, so it is cleared before the next request. A capture that ends before either of the two leaves it open. A line that names both identities is judged by cache-cleared-before-the-next-fetch; a line of text is also printed when the host sets the same identity again. Without earlier content, as after the first login, nothing is due.l3Clear content and ETag in the function that sets the identity.j1the identity changed in line P4, but the cache was not cleared before the next request in line V2cache-cleared-before-the-next-fetch\3Rules/identity/cache-cleared-before-the-next-fetch.ymlb4after a change of the identity the cache is cleared before the next fetchj;Content and ETag of the former identity must not reach the new one. A line that names both identities, by their hashes, shows a change; one that sets the same again, or the first, does not.R5Call clearCacheForNewIdentity when the identity changes, and fetch only after it.Z2cached-content-goes-with-its-identity`3Rules/identity/cached-content-goes-with-its-identity.yml`2y.time <= d.time || (y.cleared ?? false)n4cached content is cleared between a change of the identity and the next requestZFContent that was fetched before the change belongs to the former identity, so the cache is cleared before the next request. Only a structured event is taken for a change where the former identity is not shown: the host may set the same identity again, and then the line of text is the same. Without earlier content, as after the first login, nothing is due.P2check: `<` in `y.time <= d.time`\3V12: a change and a request are never at the same timeh1cleared-content-is-not-shownn2Rules/identity/cleared-content-is-not-shown.ymlP4content that is shown was saved since the cache was cleared lastbIWhat was fetched for one person must not be shown to another. After the cache was cleared, only content that was fetched or saved since may be shown; each content is identified by its hash. Content of an answer whose saving is not logged is the new person's, too: other rules ask for the saving. Where no clearing is seen, content that was saved in the capture is right, and of other content nothing is known.l5Remove what is stored and what is armed for the former identity in one step with the clearing.> shows B content R4, which was not fetched or saved after the cache was last clearedj1etag-is-the-last-one-receivedP3Rules/identity/etag-is-the-last-one-received.ymll2the ETag that is sent is the one received last>REQ-215P?The server answers 304 when the ETag fits what it holds. An older one, or another resource's, fetches everything again or keeps stale content. Judged where the request's line shows the header; one that is not there may not have been logged.d4Store the ETag together with the content, and read both from the same row.f1first-phase-makes-no-tokensl2Rules/identity/first-phase-makes-no-tokens.ymld3a build of the first phase makes and uses no signed tokens>REQ-218b9The first phase fetches static content, so tokens show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.j4Build without the later fetcher, or name the phase that the build belongs to.f1 shows a signed token (alg R3); a build of the first phase makes and uses noneBphase-oneP2first-phase-sends-no-entity-tagsV3Rules/identity/first-phase-sends-no-entity-tags.ymln2a build of the first phase sends no entity tags^:The first phase fetches static content, so conditional requests show code of a later phase, or a wrong build. Judged only when the profile of the first phase is named.\1 sends the entity tag ^2; a build of the first phase sends nonel1no-old-etag-for-a-new-identityR3Rules/identity/no-old-etag-for-a-new-identity.ymlV4no request after a cleared cache sends an ETag before a full answern9An ETag that outlives the cache makes the server answer 304, and the app has nothing to show. Until a new answer has brought one, no request may carry an ETag.X4Delete the ETag together with the content when the cache is cleared.T2no-request-after-the-token-expiredZ3Rules/identity/no-request-after-the-token-expired.ymlP4after a token has expired, no request goes out without a new one>REQ-214n=A token that was made or renewed has an expiry. A request after it, with no new token in between, carries an expired token or none and is refused. A token in use with a later expiry shows that it was renewed without a line.n5Compare the expiry before each request, with a margin for the clock, and renew the token first.h1not-modified-follows-contentn2Rules/identity/not-modified-follows-content.ymlZ1!(s.cleared ?? false)l2an answer of 304 comes while content is cached>REQ-216`>304 means that what is stored is used. Where the last word about the cache is that it was cleared, there is nothing to use. A capture that shows neither the saving nor the answer that brought the content leaves it open what is used.T5Clear the ETag together with the cache, so that the server sends everything again.P2the server answered 304 in line X2, but the cache was cleared in line h1 and nothing was saved sincel1not-modified-keeps-the-contentR3Rules/identity/not-modified-keeps-the-content.ymlf2content that is not modified stays as it is\;304 says that the cached content is still right. Content with another hash that is stored in the run of that answer comes from nowhere. A new writing of the same content is no fault.\3Leave the cache alone on 304, and renew its time only.T2not-modified-names-the-cached-hashZ3Rules/identity/not-modified-names-the-cached-hash.ymlX4an answer without new content carries the hash of the stored contentV<304 means that what is stored is used. The hash that is logged with the answer must be the one stored last; content of a dual schedule is left out, since it is stored under a separate identifier.^5Read the hash from the row that is used, and look for a second row of the same content.T2not-modified-tells-the-cached-hashd1not-modified-needs-a-cachej2Rules/identity/not-modified-needs-a-cache.ymll3after the cache was cleared no answer says that nothing is newV?304 means that what is stored is used. After a cleared cache nothing is stored until a full answer has come, so the user gets nothing. What was stored before the capture is not known, so that only a cache that was seen to be cleared is judged.R6Send no ETag after the cache was cleared, and treat 304 without stored content as a failed fetch.^1plugin-version-is-knownd2Rules/identity/plugin-version-is-known.ymlh2^v?[1-3]\.\d+(?:\.\d+)?(?:[-+][0-9a-z.-]+)?$j3the plugin's version is one that these rules were written for>REQ-236VAA major version may break what was promised before, so verdicts on another one need a second look. Versions 1 to 3 are known; their order in time is not that of their numbers. Structured lines carry the version in their envelope, so the first lines of a launch are read, too.f3Look for newer rules, or read what changed in that version.f1the plugin version in line l2; these rules were written for versions 1 to 3X2plugin-version-is-of-the-first-major^3Rules/identity/plugin-version-is-of-the-first-major.ymlL^v?+(?![23]\.)X4the plugin's major version is the one that the requirements describeVAThe requirements were written for version 1.1.0, and a new major version may break what they promise. The rules know versions 2 and 3 as well and judge them, so this is a note: a failure there may be an intended change. All other versions are left to plugin-version-is-known.j4Read what changed in that major version before you trust a failure or a pass.Z2; the requirements describe version 1^2production-server-needs-a-release-buildX3(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)d3Rules/identity/production-server-needs-a-release-build.ymln1!(lower(b.kind) in test_builds)b4a request to a server that calls itself production is not of a test build>REQ-228Z>Test data must not reach real users. Which servers are meant is not in a capture, so only a host that calls itself production is judged, and only where a line before it reports a debug or test build. A hidden host leaves it open.V4Take the address of the server from the configuration of the build.n1 went to the production server P1, and this is a J build (line Z1received-etag-is-sent`2Rules/identity/received-etag-is-sent.ymld2!(lower(q.if_none_match) in no_entity_tag)`3an ETag that was received goes out with the next requestV@Without it the server sends everything again. A line that says nothing of the header decides nothing, only one that says that none was sent: none, nil, null or a dash. What was cleared, found unusable or has outlived its time in between need not be asked for.d4Store the ETag together with the content, and read it before each request.\2 had an ETag, but the request in line < sent @ insteadP2request-after-an-etag-carries-itV3Rules/identity/request-after-an-etag-carries-it.ymlb4every request after a received ETag carries one, until the cache loses itnENeither 304 nor an error invalidates an ETag, so all later requests need the header, not only the first one. Only structured events are judged: they show each header that was sent, while a line of text may leave the header out. Further requests of the same run, which may ask for other pages, and requests after the content's lifetime are passed over.b5Read the stored ETag before each request, and keep it when the answer is 304 or an error.V1 has If-None-Match l1, although the answer in line H had an ETag\1sent-etag-was-receivedb2Rules/identity/sent-etag-was-received.ymlb1q.if_none_match == r.etagn3an ETag that is sent is the one of the last answer with an ETagV>The server answers 304 when the ETag fits what it holds. An older one fetches everything again or keeps stale content. Where no answer with an ETag is in the capture before the request, it is open whether the right one is sent.l4Store the ETag together with the content that it came with, and send that one.P1 sends the ETag f1; the last one received is h1test-builds-use-test-serversn2Rules/identity/test-builds-use-test-servers.yml^6(?i)(?:^|[.-])(?:test|testing|dev|staging|sandbox|local|localhost)\d*(?:[.:-]|$)|^(?:10|127|192\.168)\.V4!(r.host =~ "(?i)(?:^|[.-])(?:prod|production|live)\d*(?:[.:-]|$)")V4a test build does not talk to a server that calls itself productionh>Test data must not reach real users. Which servers are meant is not in a capture, so only a name that says so is judged: the first request, after a line that reports a debug or test build, to a host that calls itself test or production.T6Set the test server's address in the test app, and keep the production address out of test builds.8the N build of line b2 sent a request to the production server P2tested-token-is-signed-as-agreedV3Rules/identity/tested-token-is-signed-as-agreed.ymlj2the test of the token generation names ES256K>REQ-213^7The answer of testJWTGeneration shows how the plugin signs. The server accepts ES256K only, and ES256 is another curve.R5Check the signer that the test method uses; it must be the one that requests use.Z2testJWTGeneration() answered in line j1 that tokens are signed with T1; expected: ES256KP2token-is-kept-for-later-requestsV3Rules/identity/token-is-kept-for-later-requests.ymlb2a token that is still valid is used againT@Making a token for each request costs a signature each time and shows that nothing is cached. One more token in the same process may have its reason; two more before the first one nears its end are a warning. A refused token or another identity starts again.j5Keep the token with its expiry in memory, and make a new one only when it is about to expire.n1token-is-used-before-it-expiresT3Rules/identity/token-is-used-before-it-expires.ymlLu.exp > u.timeR3no request goes out with a token that has expired^;Tokens are cached and renewed in time. A request with an expired one is refused, and counted as an error of the user's rights. The line's time is compared with the expiry in the line.`1a token that expired at J was used at f1tokens-are-signed-as-agreedl2Rules/identity/tokens-are-signed-as-agreed.ymlj1a token is signed with ES256Kn9The server takes no other signature, so another one shows up as 401 much later. The algorithm is the only part of a token that may be logged next to its times.P5Look at the signer that made the token; ES256 without the K is the usual mix-up.Z2unmodified-content-is-saved-unchanged`3Rules/identity/unmodified-content-is-saved-unchanged.ymlT7s.content_hash == p.content_hash || s.schedule_id != p.schedule_id || (r.status ?? 200) != 304 || r.time <= p.timed4after an answer without new content nothing else is saved for the schedulen@304 means that the stored content is still right. When content was saved, the server answered 304, and no full answer came since, each save for the same schedule must carry the same hash, however long after. Content that was cleared or found unusable ends the comparison.R4Do not write the cache on 304, or write the stored content again.h1, but the content saved for L changed from P2given 2: `>=` in `line > r.line``3V12: an answer and such an event are never the same lineZ2unmodified-content-is-shown-unchanged`3Rules/identity/unmodified-content-is-shown-unchanged.ymlT8d.content_hash == s.content_hash || (d.schedule_id ?? d.id ?? "") != s.schedule_id || (n.status ?? 200) != 304 || n.time <= s.timen4after an answer of 304 the notification shows the content that was saved beforeRD304 means that the saved content is still right, so every notification of the same schedule shows it with the same hash, until another answer, or whatever else may change the cache, comes. Content from any other source than the cache is judged elsewhere, and so is the schedule whose content was not the last to be saved.T5Read the content of the notification from the row that the last full answer wrote.j1, but the notification shows `1) in place of the saved P2given 3: `>=` in `line > n.line`d1answers-on-the-main-thread6tidl2Rules/lifecycle/answers-on-the-main-thread.ymlZ2calls are answered on the main thread>REQ-030T;The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch lines and of load(). Captures without thread numbers decide nothing.l6Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.P2() was answered from the thread `2; the launch lines come from another one`1app-delegate-before-loadh2Rules/lifecycle/app-delegate-before-load.ymlV3the app delegate speaks before the plugin is loaded>REQ-019TBCapacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its line after load() in one process means that the line is logged at another point than it says. Ten seconds after each load() are watched; the line of another process is a new launch.\7Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another callback.Z2app-delegate-precedes-the-diagnosticsb3Rules/lifecycle/app-delegate-precedes-the-diagnostics.ymll3the AppDelegate line of a process comes before its diagnosticsZ?The diagnostics run inside of didFinishLaunching, which logs its own line first. The AppDelegate line begins a session, so the process shows that the diagnostics before it belong to the same launch. Without process identifiers the order is open.d5Log the AppDelegate line first thing in didFinishLaunching, before the class is looked up.Z1the AppDelegate line T1 comes after line T2, a diagnostic of the same processh1called-methods-are-functionsP3Rules/lifecycle/called-methods-are-functions.ymlj3the page calls no method of the plugin that is not a function>REQ-031b<"is not a function" is the web view's own word that the page called a method which the plugin does not show to JavaScript, and did not check first. A TypeError about an object of the page is not meant.Z5Check in the page that the method exists before it is called, and hide what needs it.P1the page called l2, which the plugin does not show to JavaScriptV1class-name-is-plain^2Rules/lifecycle/class-name-is-plain.ymlV2c.name == "DailyNotificationPlugin"X3the plugin's class has its plain name in Objective-C>REQ-021V6Capacitor asks for the class by name; with the module's name in front of it the class is not found.V3Mark the class with @objc(DailyNotificationPlugin).P2code-in-a-failed-result-is-knownX3Rules/lifecycle/code-in-a-failed-result-is-known.ymlZ4the error code in the result of a failed call is one of the catalogue>REQ-191f>A call may report its error in a result with success=false, and the app reacts to that code as it does to the code of a rejection. Capitals and small letters are taken for the same. A result whose error has no code is judged elsewhere.\5Use a code of the catalogue, or add the new one to it and to the lists of these rules.T1() failed in line N with the code b2, which is not in the catalogue of errorsJmissing: failZ4V1: a result without a code sets nothing off, so that none is missingJmissing: skipn1code-in-a-failure-line-is-knownV1^-?\d+$|^$|Domain\bV3Rules/lifecycle/code-in-a-failure-line-is-known.ymll3an error code in a line of the plugin belongs to the catalogueX?The codes are agreed for calls and for lines alike: a code of one build's invention in a log is found in no list. The codes of the system (numbers, and names that end in Domain with a number) are the system's. Upper and lower case are the same.l3Print the code of the catalogue, and the cause as the message.R2code-that-the-app-prints-is-known^1(?i)daily|dual|reminderZ3Rules/lifecycle/code-that-the-app-prints-is-known.ymlh4the error code that the app prints for a failed call is one of the catalogueT?The line of the web view shows the code as it reached the app. Only calls with the words daily, dual or reminder in their names are judged, since other plugins fail in lines of the same form. Capitals and small letters are taken for the same.f1configure-before-schedulingn2Rules/lifecycle/configure-before-scheduling.ymlj3configure() comes before the first schedule call of a session>REQ-032>REQ-001>REQ-048V;A schedule call without configuration runs with settings that the app did not choose. A configure() of an earlier session does not count, since its settings died with the process.X7Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.b2the app asked for a notification in line n2, but had not called configure() in this launch`1dual-call-is-implementedX2(?i)^schedule\w*dual\w*notification$h2Rules/lifecycle/dual-call-is-implemented.ymlh3the call for a dual schedule is not refused as unimplemented>REQ-201b;UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method. The dual schedule is the feature that was reported missing, and the app prints the refusal in a separate line.\5Add scheduleDualNotification to the plugin's list of bridged methods on this platform.l1dual-call-is-not-unimplementedT3Rules/lifecycle/dual-call-is-not-unimplemented.ymlh4the answer that names a dual call by its callback does not say UNIMPLEMENTED\=An answer may name its call by the callback identifier alone. Between the call and its answer, the bridge must not say that the plugin lacks the method. An answer that names the method is judged by a separate rule.P2the dual call with the callback V1 was answered with b1each-call-has-one-outcomej2Rules/lifecycle/each-call-has-one-outcome.ymlP3each call of the plugin is answered exactly once>REQ-014^>A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover a question to the user. Capacitor's own lines report no outcome, so only calls that the plugin logs are judged.T6Look for a way through the method that neither resolves nor rejects, or that goes on after it did.Z1error-codes-are-knownb2Rules/lifecycle/error-codes-are-known.ymlh1lower(e.code) in error_codesh2a refused call names a code of the cataloguef:An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both platforms differ in them; an unknown code is a warning.^4Use a code of the catalogue, or add the new one to it and to this list.Na call (method V1errors-carry-a-code^2Rules/lifecycle/errors-carry-a-code.ymlj7(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))b;len(e.code ?? "") > 0 || !present(e.code) && e.message =~ "(?i)^(time parameter is required|invalid time format|failed to schedule notification|configuration (failed|options required))"X2a refused call carries an error codeX<An app can react to a code only. A refusal with a sentence alone cannot be mapped to the catalogue, unless it is one of the published sentences of the first phase, which correspond to their codes.X2Reject with a code of the catalogue.R1 and the message V2; a code of the catalogue is neededj1errors-carry-code-and-messageR3Rules/lifecycle/errors-carry-code-and-message.ymlZ1len(e.code ?? "") > 0`1len(e.message ?? "") > 0f2a refused call carries a code and a message>REQ-192>REQ-206\DThe app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and error, are read, and all three printed shapes come down to these two. A sentence alone is not enough, also where another rule maps a published sentence to its code: the app would have to compare sentences.l3Reject with a code of the catalogue and a sentence for people.R1; both are needed\2failed-result-carries-code-and-messaged3Rules/lifecycle/failed-result-carries-code-and-message.ymlb5len(r.result.error.code ?? "") > 0 || type(r.result.error) != "object" && len(r.code) > 0`1len(r.message ?? "") > 0j3an error in the result of a call carries a code and a message\?A call may report its error in a result with success=false instead of a rejection. The app acts on the code and shows the message in that shape as well, and the error may be nested or not. A result that only says success=false is not judged here.j3Fill code and message of the error object from the catalogue.R2format-refusal-says-what-is-wrongZ3Rules/lifecycle/format-refusal-says-what-is-wrong.ymlj2(?i)time|schedule|cron|format|parameter|HH:mmX4(e.message ?? "") =~ "(?i)time|schedule|cron|format|parameter|HH:mm"R3a refusal for the time says what is wrong with it>REQ-193>REQ-059R8The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that something failed.X3Say which value was read and which form is expected.R1the refusal with R1 has the message \3; it must name the time, the schedule or the parameterf1javascript-finds-the-pluginn2Rules/lifecycle/javascript-finds-the-plugin.ymld1JavaScript sees the plugin>REQ-023b?A plugin that JavaScript reports as missing cannot be called. One that is found only after it was reported missing fails too: calls made in between are lost. A list of Capacitor's built-in plugins alone is judged by list-of-plugins-names-the-plugin.P:Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin, the jsName differs from DailyNotification.h1JavaScript reported in line R2 that it does not find the pluginn1launch-diagnostics-are-positiveV3Rules/lifecycle/launch-diagnostics-are-positive.ymlf3the launch diagnostics find the plugin's class and its kind>REQ-020>REQ-022h:Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not found is normal for static frameworks and is not judged.P6Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.b1the launch check in line P4 found no class of the plugin, or one that Capacitor cannot loadf1launch-diagnostics-in-order8none>testing<lookupn2Rules/lifecycle/launch-diagnostics-in-order.ymld2the launch diagnostics come in their ordernDEach diagnostic rests on the one before it. A diagnostic that follows a later one shows a launch that is not the one the checks were written for. Lines may be missing, and each launch begins again: the course ends with load(), and another rule judges what follows load() in the same launch. What the diagnostics say is not judged here.Z6Compare the order with the launch code, and look for a second launch or a check that moved elsewhere.V2launch-diagnostics-precede-the-load^3Rules/lifecycle/launch-diagnostics-precede-the-load.ymlb3the launch diagnostics are over when the plugin is loadedV=The checks of the launch, the status of the bundle included, show whether Capacitor can find the plugin, so they precede load(). One that follows it within seconds belongs to the same launch and is out of order.l5Run the checks in application(_:didFinishLaunchingWithOptions:), before the bridge is created.P2list-of-plugins-names-the-pluginX3Rules/lifecycle/list-of-plugins-names-the-plugin.ymlR3the list was printed before the plugin was loadedd3JavaScript does not see Capacitor's built-in plugins aloneRAA list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A list that is printed while the app still loads may be too early: a list with the plugin, a lookup that finds it, or the line of load() within ten seconds shows that it was.l1log-export-in-test-builds-onlyT3Rules/lifecycle/log-export-in-test-builds-only.ymlj1lower(e.build) in test_buildsb2the log is handed out by test builds only>REQ-008V:A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names its kind of build; one that does not stays undecided.P7Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.^1methods-are-implementedf2Rules/lifecycle/methods-are-implemented.ymlR3no call of the plugin is refused as unimplementedP@UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a feature that does nothing. The sources disagree on which methods were there at which date, so only a refusal that is seen counts, never a list.f8Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform is not meant to have it.T1() was refused as R2new-page-is-ready-only-after-loadZ3Rules/lifecycle/new-page-is-ready-only-after-load.yml`4a new page calls the plugin ready only after it was loaded for that page>REQ-025l>On Android, Capacitor loads the plugins while it builds the page. A text that calls the plugin ready between the start of the page and the load shows something that is not so, also where the capture does not hold the start of the process.f4Show the sentence in the answer of the plugin, not in the page's own start.\1no-crash-during-a-calld2Rules/lifecycle/no-crash-during-a-call.ymln3the app does not crash while a call of the plugin is unansweredb>A call ends in an answer, never in a crash, be it one that the system causes because of a task's handler. Half a minute after each call is watched, up to its answer; calls without a number cannot be tied to theirs and are not judged.f4The reason is in the line of the crash; reject the call where it is caught.d1no-fatal-task-registration`2^com[.]timesafari[.]dailynotification[.]l2Rules/lifecycle/no-fatal-task-registration.ymlX4the system finds nothing wrong with the handlers of background tasks>REQ-027>REQ-026f<A second handler, one registered after the launch, and a request without a handler end the app; an identifier that is not in the Info.plist is never run. The system reports each of them in its own words.j6Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.h3the system rejects the handler of a background task in line > (task Z4): registered twice, too late, without a handler or not in Info.plistT2permission-refusal-guides-the-user\3Rules/lifecycle/permission-refusal-guides-the-user.yml^2(?i)setting|permission|\ballow\b|enable\3e.message =~ "(?i)setting|permission|\ballow\b|enable"T3a refusal for a permission says where to change it>REQ-199>REQ-042j8The user can help only when the message names the permission or the Settings. Bare words are a warning, since the code still informs the app.f3Name the permission and the way to Settings in the message.j2; it must name the permission or the Settings\1plugin-loads-at-launchd2Rules/lifecycle/plugin-loads-at-launch.ymlb3Capacitor loads the plugin within ten seconds of a launch>REQ-018dBA plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch diagnostics show nothing of this and stay undecided. A process of Android may begin for a worker or a boot alone, with no page to load plugins for, so its mark is no launch of this kind.n<Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.Z1ready-after-configureb2Rules/lifecycle/ready-after-configure.yml\3the plugin is ready within five seconds of configure()>REQ-033b:The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error fails at once, since what follows cannot be trusted.f6Look at the lines between configure() and the end of the wait for an error of the store or of the settings.^1ready-before-schedulingf2Rules/lifecycle/ready-before-scheduling.ymlh2the plugin is ready before the app schedules^BA first run configures the plugin, waits until it is ready, and schedules then. A schedule call between configure() and "ready" breaks this order. The order of the lines decides, so lines without times are judged, too. A state "ready" from before configure() says nothing about the new settings.l5Wait for the state ready before the first schedule call, and report it only after configure().Z2a notification was asked for in line Z3, but the plugin had not been ready since configure()Dhappy-pathd1ready-text-only-after-loadl2Rules/lifecycle/ready-text-only-after-load.yml^3the app calls the plugin ready only after it was loadedh8The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen shows something that is not so.d2the screen calls the plugin ready in line f2, but it had not been loaded in this launchd1task-identifiers-are-knownh1timesafari|dailynotificationl2Rules/lifecycle/task-identifiers-are-known.ymlT6t.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]`3background tasks carry one of the two agreed identifiers>REQ-028^BThe system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines without an identifier are not judged, and neither are identifiers of other vendors: an app may have its own tasks. The one for notify is needed only where a task of that name is used.X7Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.j1task-registered-before-submitR3Rules/lifecycle/task-registered-before-submit.ymlV5a background task handler is registered before its first submit or run in a sessionRBThe system refuses to run a task without a handler, and submitting one can end the app. Where both lines name a task, it must be the same; tasks of other vendors are not judged. That the log shows the registration at each launch is a recommendation, so a log without the line is a warning.l7Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and outcome.V1a task (identifier V2) was submitted or started in line d3, but no handler for it had been registered in this launchX1task-registered-once`2Rules/lifecycle/task-registered-once.ymlP3a background task is registered once in a launchf:The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin were once found to register; which of them does it is free.l4Take out one of the two registrations; look in the app delegate and in load().d1task-registration-succeedsl2Rules/lifecycle/task-registration-succeeds.yml8r.okf3the handler of a background task is registered with successP9The system answers false for an identifier that Info.plist does not permit, and then never runs the task. Tasks of other vendors are not judged.h6List the identifier under BGTaskSchedulerPermittedIdentifiers, and register it once, before the launch ends.`1the handler of the task d1 was not registered (line `1); the system refused itV2untagged-launch-checks-are-positive^3Rules/lifecycle/untagged-launch-checks-are-positive.ymlh1(f.pid ?? 0) != (d.pid ?? 0)V4no launch check of the plugin's class fails in a line without a tag^=Some builds print the outcome of a launch check without the tag DNP-DEBUG. Such a line counts where the diagnostics of the same process are in the capture; the same words of another process are no fault of this app.R1the launch check P1 failed in line j1armed-notification-is-countedl2Rules/limits/armed-notification-is-counted.ymlLn.pending >= 1n2an armed notification is among the pending ones>REQ-141`AThe system drops what is beyond its limit without an error, so the count that is read after arming is the only sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was dropped; a count of one or more says nothing against it.j6Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.V1a notification for V1 was armed in line F, but line l1 pending; expected: at least 1<limitsh1armed-notification-is-listedj2Rules/limits/armed-notification-is-listed.ymlP2a.id in [d.ids ?? d.pending_ids]Z4a notification that was armed is in the system's list of pending onesjBBeyond its limit the system drops notifications without an error, so a plugin that arms without reading the count reports to the app that all went well. A list within five minutes after the arming, and ahead of the notification's time, must name it, unless it was removed, refused or shown in between.\5Count what is pending before arming, and refuse with a message where the limit is met.N was armed for f3), but is not in the list of pending notifications in line R2arming-at-the-limit-is-not-silentT3Rules/limits/arming-at-the-limit-is-not-silent.yml\2n.time <= a.time || n.pending < $limitP5an arming at the limit of pending notifications is not dropped without a messageTFWith 64 pending, iOS drops a further request without an error. Two counts at the limit within a minute, with an arming between them and neither a limit line nor a rejection, show that it was dropped. An identifier that is armed again replaces its request, so nothing is judged while recovery, the rolling window or an update arms what is pending already.V6Count what is pending before arming, and reject the call with a message where the limit is reached.\1 were pending in line V2, a notification was armed in line F, and line Z2; nothing reported that the limit of @ was metb1(?i)update|rolling|cancelP2check: `<` in `n.time <= a.time`P2V12: no two events have one timed1at-most-sixty-four-pendingf2Rules/limits/at-most-sixty-four-pending.ymlV1p.pending <= $limitR3no more than sixty-four notifications are pending>REQ-139R<iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every count that the log shows is judged, no matter which part of the app read it.P5Arm today's notifications first, and tomorrow's only as far as the limit allows.V2 notifications are pending in line X1; iOS keeps at most X1at-most-twenty-a-day2wZ2Rules/limits/at-most-twenty-a-day.yml>per_dayV1w.today <= $per_dayj1(w.tomorrow ?? 0) <= $per_dayZ3no more than twenty notifications are armed for a day>REQ-140V9Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The rolling window's own numbers are read.n2Spread the notifications, or arm fewer of them.^2 notifications are armed for today and X1 for tomorrow (line F); at most \1 a day are recommendedh1limit-line-names-the-numbersj2Rules/limits/limit-line-names-the-numbers.ymlT1present(l.pending)P2l.pending >= (l.limit ?? $limit)T3the line about the limit says how many are pending\7"The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is wrong.^4Log the count of pending notifications and the limit of 64 in the line.n1the line about the limit (line @) names ^1 pending and the limit h2; it must name a count at or above the limith1limit-line-tells-the-numbersn1pending-list-keeps-to-the-limitP3Rules/limits/pending-list-keeps-to-the-limit.ymlZ2len(p.pending_ids ?? p.ids) <= $limitf3no list of pending notifications names more than sixty-fourd9iOS keeps the sixty-four that are due first and drops the rest without a word. A list of the pending identifiers shows the number as well as a count does.R1the list in line d2 pending notifications; iOS keeps at most n1rolling-stats-keep-to-the-limitP3Rules/limits/rolling-stats-keep-to-the-limit.ymlV4(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\bV5!(s.stats =~ "(?i)\bpending(?:_?count)?\s*[=:]\s*(?:6[5-9]|[7-9]\d|[1-9]\d{2,})\b")l2(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\bl3!(s.stats =~ "(?i)\b(?:6[5-9]|[7-9]\d|[1-9]\d{2,}) pending\b")\4the figures of the rolling window name no more than sixty-four pendingj9The figures are one text whose wording is free. A number next to the word pending in it is the number of pending notifications; iOS keeps sixty-four of them.X1the figures in line d2 name more than 64 pending notifications: l1today-is-armed-before-tomorrown2Rules/limits/today-is-armed-before-tomorrow.yml^2w.today_unarmed <= 0 || w.tomorrow <= 0l3nothing is armed for tomorrow while one of today finds no room>REQ-142d<Today's notifications come first: one of tomorrow takes room that one of today needs, and can still be armed then. Judged where the line about the rolling window says how many of today are left unarmed.T7Arm in the order of the times, and stop at the limit; remove one of tomorrow if there is no room for one of today.V1unarmed for today: d1, but armed for tomorrow: V2); today's notifications come first\2android-display-names-a-known-schedule`3Rules/logging/android-display-names-a-known-schedule.ymll3an Android display names a schedule that an earlier line namedfFA display that names its schedule can be followed back to the alarm only where the alarm, the store or the call named the same one. Only a capture in which the store was read as empty shows every schedule there is. A display under its own identifier, without that of the schedule, is not judged. From an empty store no recovery and no rollover can name one first.T6Hand the identifier of the schedule from the call to the alarm and its receiver, and log it there.X1the display in line P1 names schedule V3, which no line had named since the store was empty>loggingZ1category-fits-the-tag^2Rules/logging/category-fits-the-tag.ymlT4a line is logged under the category of the part that its tag names>REQ-010bBFilters in Console and in scripts go by subsystem and category, people by the tag. Where the two disagree, each sees another log. A category of the plugin's subsystem that belongs to no part is no filter's, nor is a part's category under another subsystem. A line that shows neither is not judged.Z6Give the part a separate Logger with the subsystem com.timesafari.dailynotification and its category.P1the tag of line P5 names a part of the plugin, and its subsystem and category name another or none`1failure-has-some-contextd2Rules/logging/failure-has-some-context.ymlj6len(f.message ?? f.error ?? f.detail ?? "") > 0 || present(f.code) || present(f.id) || present(f.schedule_id)`3a line of a failure holds a reason or names the scheduleb=A line that says only that something failed helps in no search for the cause. A code, a message or any further text is a reason; of a failed arming or write the identifier is enough, since other lines lead on from it.Z4Log the error's code and message, and the identifier of the schedule.X1the failure in line `3 has no message, no code and no identifier of a schedulej1named-schedule-was-introducedn2Rules/logging/named-schedule-was-introduced.ymlR4content and deliveries name a schedule that an earlier line named^CA line with an identifier that no earlier line named cannot be followed back to the call that asked for it. Only a capture in which the store was read as empty shows every schedule there is; elsewhere it may have been named before the capture began. Android displays under its own identifiers and is not judged.^5Log the identifier of the schedule, the same in all lines, in the call that creates it.T2no-identifiers-of-persons-in-linesX3Rules/logging/no-identifiers-of-persons-in-lines.yml`2no line shows a decentralised identifier>REQ-226d9A decentralised identifier stands for a person wherever it is used. Whether a log may show it depends on whose it is, so it is a warning and not an error.l2Log a hash of the identifier, or leave it out.h1no-names-of-persons-in-linesh8\b(?:user|full|first|last|real|User|Full|First|Last|Real)_?[Nn]ame(?:\\?")?\s*[:=]\s*(?:\\?")?(?<secret>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)l2Rules/logging/no-names-of-persons-in-lines.ymlT2no line shows the name of a personV=A name has no form by which it could be found in free text, so only a value counts that is under a member such as userName or fullName and consists of words in capitals. That is a guess, and therefore a warning.X6Log a hash or an identifier instead of the name, and pass strings to the system's logger as private.b1no-personal-data-in-linesf2Rules/logging/no-personal-data-in-lines.ymlR3no line shows an e-mail address or a phone numberX>Logs are copied, mailed and kept. Names of persons have no form by which they could be found, so the rule searches for addresses and numbers; decentralised identifiers are judged by a separate rule. A hidden value shows nothing.n5Log a hash or a count instead of the value, and pass strings to the system's logger as private.V1no-secrets-in-linesl<(?i)\b(?:api[_-]?key|api[_-]?secret|client[_-]?secret|secret|password|passwd|auth[_-]?token|access[_-]?token|refresh[_-]?token|jwt[_-]?token)"?\s*[=:]\s*"?(?<secret>(?=[^\s",;)}]*\d)[A-Za-z0-9._~+/-]{8,}=*)Z2Rules/logging/no-secrets-in-lines.ymld2no line shows a token, a key or a passwordZ?A token in a log lets everybody who reads the log act for the user until it expires. The text asks for it as a recommendation; since a leaked token cannot be taken back, it is judged as an error. Lengths and expiry times of tokens may be logged.Z6Log that there is a token, its length or when it expires. Take the tokens that were found out of use.X1other-errors-say-whyd1^\W*(?:[A-Za-z]+\W*){1,8}$l@[:=(]\s*\w|["'<]|(?i)\b(?:because|due to|since|missing|denied|time-?d? ?out|full|invalid|corrupt\w*|unavailable|expired|disabled|refused|unauthori[sz]ed|offline|not \w+|no \w+|nil|null|empty|unknown|unsupported|locked|busy|cancel\w*|exceed\w*|limit|malformed|mismatch)\b\2Rules/logging/other-errors-say-why.ymlP1[:=(]\s*\w|["'<]P4an error line of the plugin says more than that something failedhKEvery failure is logged with its context: a reason or a code and, where a schedule is concerned, its identifier or time. Lines that no event describes are judged by their form: a few plain words and no value, no number, no quotation, no text after a colon and no word for a cause say nothing. The context may be in the next error line of the plugin, as with a stack trace, within a second. Only captures with levels show which lines are errors.f4Log the error with its code and message, and the schedule that it is about.l1given: `>=` in `line > e.line`d2V12: the line is never one of these eventsj1plugin-errors-name-their-partn2Rules/logging/plugin-errors-name-their-part.yml\1!(e.partless ?? false)X3an error of the plugin names the part that logged it>REQ-009\DAn error under the subsystem of the plugin that has neither a tag nor a category of one of its parts is found by no filter, and no rule can know what failed. Only lines that begin as an error does are judged; a line of another subsystem may be anyone's. A line that has both tag and category shows that the capture holds them.V5Begin the line with the tag of its part, or log it through the Logger of that part.T1the error in line f5 is of the plugin's subsystem, but has neither the tag nor the category of one of its partsR2structured-events-keep-their-formV3Rules/logging/structured-events-keep-their-form.ymld2a structured event has the documented form>REQ-004^?A tool that reads structured events finds their members by name. One that lacks a member, or has it in another type or with an unknown word, is lost for it; an instant without its offset, or as a number, may be any. Undeclared members are allowed.\:Write schema, ts, level, component, event and platform into every event, the time with its offset, and compare the failed event with the part `envelope` of the rules.T2structured-events-name-their-eventX3Rules/logging/structured-events-name-their-event.yml\1!(e.nameless ?? false)T2a structured event names its eventj9The name says which event it is, and so which fields it has. An object of the schema without one is lost for every reader. One that is cut may have named it.P5Write the member `event` with the name of the event into every structured event.j1the structured event in line j1 has no "event" that names itT2structured-failure-reason-is-knownX3Rules/logging/structured-failure-reason-is-known.ymlb6f.fields.reason in ["AUTH", "NETWORK", "SERVER", "TIMEOUT", "PARSE", "INTERNAL", "EXPIRED", "RATE_LIMIT"]f3a structured failure gives one of the reasons of the schemaR?The schema lists the reasons of a failed fetch and compares them with their case. A reader that switches over the reasons does not know another one. A rate limit, which later versions report, is tolerated. Lines of text are judged elsewhere.\5Map the error to one of the words before it is encoded; an unmapped error is INTERNAL.n1structured-success-is-a-booleanR3Rules/logging/structured-success-is-a-boolean.ymlV2type(c.fields.success) == "boolean"h3a structured completion reports its success as true or false\=A reader in another language takes the text "false" for true. In a structured event the success of a run is the JSON value true or false, not a text and not a number. Lines of text have no types and are not judged.j2Encode the value itself, not its description.Ltags-are-knownP2Rules/logging/tags-are-known.ymlh3a line of the plugin begins with the tag of one of its partsn=Both platforms share one set of tags, in brackets or with a colon. A line under another tag belongs to no part, so no rule and no filter finds it. The parts that later versions added, and the test app's own, count as known.P6Log under the tag of one of the known parts, or add the new part to the components of the rules.b1 begins with the tag DNP-`2, which belongs to no part of the pluginh1failed-migration-is-reportedP3Rules/migration/failed-migration-is-reported.ymld2the user is informed of a failed migration>REQ-233j:A user who is not informed wonders about missing reminders. A line about the notice, an error of the plugin, a refused call, or a red status on the test app's screen counts.d4Report the failure to the app after the rollback, and let the app show it.n1failed-migration-is-rolled-backV3Rules/migration/failed-migration-is-rolled-back.ymlR2a failed migration is rolled backl7After a failure the store is neither old nor new. The backup must be in place again within a minute, before anything reads it.d4Copy the store before the migration, and put the copy back on every error.R2interrupted-migration-is-taken-upZ3Rules/migration/interrupted-migration-is-taken-up.ymlT1at the next launchn3a migration that was interrupted is taken up at the next launch>REQ-235bEA store between two versions must not be used. When a migration did not end in its session, the next launch starts it again, finishes it or rolls it back; a roll-back is from the new version to the old one, or names the versions of the migration. A migration from another version is not this one. A capture without a next launch decides nothing.`5Keep a mark of the running migration in the store, and look at it first at every launch.P2migrated-rows-hold-the-schedulesX3Rules/migration/migrated-rows-hold-the-schedules.ymln3(c.rows ?? b.count ?? 1) + (len(c.lost) ?? 0) >= (b.count ?? 1)l4a migration ends with at least as many rows as schedules were loaded before it>REQ-234P>Each schedule is a row, so fewer rows than schedules, less those named as lost, mean that one is gone. Where no schedule was loaded before the migration, or the numbers are not in the lines, it is open whether all are there.f6Compare the rows before and after the migration by their identifiers, and roll it back when one is missing.n1 schedules were loaded in line n1, but the migration ended with L rows in line R1; named as lost: T2migration-before-the-store-is-used\3Rules/migration/migration-before-the-store-is-used.ymld2a migration comes before the store is used>REQ-231n9Rows that are read or written before the migration are in the old form, and lost or broken by it. The rule covers the first minute after each use in a session.T4Migrate when the store is opened, before anything else may use it.V1migration-ends-once^2Rules/migration/migration-ends-once.ymlb2a migration ends once, complete or failed>REQ-232`8A migration that is complete and failed leaves open which rows the app reads. None of the two within a minute is a migration that hangs.^4Leave the migration at its first end, and log that end in one function.Z1migration-goes-upwardb2Rules/migration/migration-goes-upward.ymlJm.from < m.toZ2a migration leads to a higher version^6A migration to the same version has no reason, one to a lower version reads rows that it does not know.R5Compare the stored version with the one of the build before the migration starts.\1the migration in line V1 goes from version H to version l1; it must lead to a higher oneX2migration-is-verified-before-its-end`3Rules/migration/migration-is-verified-before-its-end.ymlj2a migration is verified before it is completef=The order is detect, migrate, verify, finish. Completion without a check leaves broken rows to be found by the user. A migration that fails is judged by other rules; one that ends neither way within a minute fails here.f4Count and check the rows after the last step, log it, and finish only then.h1migration-starts-at-a-launchP3Rules/migration/migration-starts-at-a-launch.ymld1m.time - l.time <= $windowR3a migration starts within ten minutes of a launchR>A migration starts at launch, automatically, before the store is used. One that starts long after the launch finds the store in use. Where no launch is in the capture before it, it is open when it started and what came first.h4Start the migration where the store is opened, and open the store at launch.B started d1 after the launch in line R2migration-starts-before-its-stepsZ3Rules/migration/migration-starts-before-its-steps.yml^3no migration starts while its steps are already running\<The start shows which versions the steps belong to. A start that follows a step within a minute, with no end and no launch in between, is written too late or starts the same migration a second time.b5Write the line of the start before the first step, and start no migration while one runs.`2migration-steps-precede-the-verificationh3Rules/migration/migration-steps-precede-the-verification.ymln2no step of a migration follows its verificationX<The verification compares the rows after the last step. A step that follows it within a minute, with no end, no other start and no launch in between, changes rows that nothing compares afterwards.b4Verify after the last step, and write the line of the verification there.j1no-row-is-lost-in-a-migrationR3Rules/migration/no-row-is-lost-in-a-migration.ymlZ2v.rows + (len(v.lost) ?? 0) == m.rows\3every row is there after a migration, or named as lostR<A reminder that is gone after an update is not missed by anybody but the user. The count before must be the count after and the rows named as lost; equal counts do not show which rows they are.n5Compare the identifiers before and after, and write those that could not be kept into the line.b1the migration began with H rows (line ^1); after it there were Z1, and named as lost: T2no-schedule-is-lost-in-a-migration\3Rules/migration/no-schedule-is-lost-in-a-migration.ymlR4a.line < c.line || a.count + (len(c.lost) ?? 0) >= (b.count ?? 1)T5after a migration as many schedules are loaded as before, less those named as lostV?The count that is loaded first after the migration, with those that the migration named as lost, is at least the last count before it, and at least one where a line named one. Whatever else may remove a schedule or add one ends the comparison.d6Compare the identifiers before and after, and write those that could not be kept into the line of the end.^2schedules loaded before the migration: J); after it: T1), named as lost: f1(?i)cancel|update|configureP2check: `<=` in `a.line < c.line`l2V12: a load and an end are never the same lineX2rolled-back-migration-is-tried-again`3Rules/migration/rolled-back-migration-is-tried-again.ymlP4a migration that was rolled back starts again at the next launchV<After a rollback the stored version is still lower than that of the code. The next launch must start the migration again before it uses the store; a capture without a next launch decides nothing.^5Compare the stored version with that of the code at every launch, also after a failure.f2schedule-missing-after-a-migration-is-namedn3Rules/migration/schedule-missing-after-a-migration-is-named.ymlb4n.line < c.line || a.line < n.line || present(c.lost) && b.id in [c.lost]\4a schedule that is no longer loaded after a migration is named as lostRHEqual numbers do not show that the same schedules are there. An identifier that was loaded before a migration and is not among those loaded after it was lost, and the line of the end has to name it. The line with the number of loaded schedules ends the list, which has to name another one: a build may also log the number alone. Whatever else may remove a schedule ends the comparison.X1 was loaded in line \3 and not again after the migration that ended in line J, up to line P2check: `<=` in `n.line < c.line`P2check: `<=` in `a.line < n.line`b4V12: a load of one schedule and a number of loads are never the same linel2store-waits-for-the-migration-after-a-rollbackT4Rules/migration/store-waits-for-the-migration-after-a-rollback.yml\1u.session == r.sessionT5after a rollback the next launch uses the store only after a migration has startedTAAfter a rollback the stored version is still lower than that of the code, so the next launch has to migrate before the first use of the store. The order of the lines decides, so lines without times are judged, too. What the same launch does with its old store is not judged.d1the store is used in line R3, but the migration that was rolled back in line f1 has not been started againV3V12: a rollback and a start are never the same lineP2given 3: `>=` in `line > r.line`R3V12: a rollback and a use are never the same lineX2declared-miss-is-of-the-last-requesth3Rules/missed-window/declared-miss-is-of-the-last-request.ymlL(?i)[.]notify$X5!present(s.earliest_begin) || abs(m.earliest_begin - s.earliest_begin) <= $toleranceh3a declared miss names the earliest begin of the last request>REQ-078>REQ-096>REQ-098X>The check compares the stored time with now. A miss that names another time than the last request shows that the store was not updated, and that one value is declared missed twice. Lines that do not name the time are not judged.f5Store the date of the request after each submit, and read that key in the check for a miss.R1the miss in line d1 names the earliest begin j1, but the last request (line <) has Jmissed-windowj1failed-run-is-declared-missedZ3Rules/missed-window/failed-run-is-declared-missed.ymlf5a run that failed leaves its task to be declared missed at the first entry after its window>REQ-093R@Only a recorded success keeps a task from being missed, and a start is no success. So a run that started in time and did not succeed has to be declared missed at the first launch or scheduling call after its window, unless another request replaced the task.f6Compare the stored time of the last success, not that of the last start, with the stored earliestBeginDate.T1miss-declared-onced2Rules/missed-window/miss-declared-once.yml^3a miss is declared at most once for each submitted taskf<A second declaration without a new request in between shows that the stored date was not updated: the next launch will find the same miss again. A refused request counts as a new one, since it was tried.X4Store the new earliestBeginDate in the same step that submits again.h1a miss was declared in line b2, although one had been declared in line P2 and no task was submitted since^1needs_alive: without ith3V7: the line that opens the stretch is one of that componentT2miss-is-declared-at-the-next-entryd3Rules/missed-window/miss-is-declared-at-the-next-entry.ymlb3a late run, or a miss declared before the app was enteredV4a missed task is declared within five seconds of the next app entry>REQ-094TGThe check of the stored earliestBeginDate is the first thing that a launch or a scheduling call does, so its line comes at once. Whether the task is then submitted again, and for when, is judged elsewhere. A handler that has started is in flight: it may still succeed, and nothing is declared then. A success that was recorded before the entry leaves nothing to declare.b8Check the stored earliestBeginDate first thing at launch and in every call that schedules, and log the miss before anything else is done.P2no-miss-after-a-recorded-success`3Rules/missed-window/no-miss-after-a-recorded-success.ymlP4(r.timestamp ?? r.time) < (m.earliest_begin ?? s.earliest_begin)T4a task whose run was recorded as successful is not declared missed>REQ-095h@A run recorded at or after the earliest begin is the run that the check searches for. The time of the last record is compared with the earliest begin that the miss names, or else with that of the last request. Without a record or a request in the capture this is open.n5Compare lastSuccessfulRunTimestamp with the stored earliestBeginDate before a miss is declared.f1, but the run recorded for X2) was not before the earliest begin b1no-miss-inside-the-windowR3Rules/missed-window/no-miss-inside-the-window.ymlV2m.time > s.earliest_begin + $windowV3a miss is not declared before the window has closedn9Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end of the window itself still belongs to it.Z6Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.^1a miss was declared at b2), but the window of the request in line P1 was open until n1no-miss-of-a-run-that-succeeded^3Rules/missed-window/no-miss-of-a-run-that-succeeded.ymll4c.time < m.earliest_begin || s.earliest_begin - m.earliest_begin <= $toleranceZ4a run that fetched and submitted the next task is not declared missed>REQ-101\@Such a run must be recorded, so that no later entry finds a miss. A miss that names an earliest begin at or before the end of a run with success, although another request was submitted since, shows that it was not. Lines that do not name the time are not judged.`5Store lastSuccessfulRunTimestamp before the run is completed, with the time of that run.d2, but a run was completed with success at V2) and the next was requested (line j1no-miss-right-after-a-successZ3Rules/missed-window/no-miss-right-after-a-success.ymlX3no miss is declared right after a run that succeededfFA run with its three conditions met is the last good run, so the check for a miss must find it. The task submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that is declared against a run that was not recorded. A recorded run counts for the task whose earliestBeginDate it is not before, and for no later one.X7Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in question.X2no-second-miss-within-the-new-windowh3Rules/missed-window/no-second-miss-within-the-new-window.ymln3no second miss is declared before the new request can be missedXCThe request that follows a miss begins a minute later and has a window of fifteen minutes. A miss within sixteen minutes of the first one is about the old value, which was not updated. A refused request and a warp of the test harness are excepted; after a step of the clock the stamps are further apart, too.R2prefetch-runs-or-miss-is-declaredb3Rules/missed-window/prefetch-runs-or-miss-is-declared.yml^2it ran late, before the app was enteredl4the miss was declared before the app was entered, as when it came to the front<offsetd5the task was missed, as the system may; the miss was declared and the task submitted againV3the system launched the app late for this very task`6a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again>REQ-097>REQ-080>REQ-081Z[1The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that goes unnoticed: at the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then. A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the window lifts no duty, else silently rescheduling would hide every miss. A run of an earlier day does not count for this task, though its time stays stored: it must be after the earliestBeginDate in question. A start within the window is in time even where it comes too late for the notification; whether its content was used is judged elsewhere.T>Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit again. Background App Refresh, Low Power Mode and a force quit show whether the system could have run the task.R2resubmitted-a-minute-after-a-missb3Rules/missed-window/resubmitted-a-minute-after-a-miss.yml^1the attempt was refused\3after a miss a task is submitted for a minute from nowP;The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a simulator the attempt counts, since every submit is refused there.^6Look for an error between the declaration and the submit, and at the date that the new request carries.h1answer-fits-the-known-statusR3Rules/permission/answer-fits-the-known-status.ymld4(lower(p.status) == "authorized") == (lower(r.result) in permission_given)d3the answer to a request is the status that was read before\=Where the user has decided already, the request returns that decision at once. Another answer without a question in between means that a state was mixed up; a trip to Settings or a question in between explains one.j3Hand on the status that was read, and map it in one function.f1the permission was read as X2, but the request was answered with X2answered-question-is-not-asked-againb3Rules/permission/answered-question-is-not-asked-again.yml>at_onceX8q.line < r.line || s.session != r.session || !(lower(r.result) in ["granted", "denied", "authorized"]) || s.time - q.time < $at_oncej3a user who has answered is not asked for the permission againfDThe answer is the status from then on, so the next request returns at once. A second answer that takes half a second or more after its request shows that a question was on the screen. A request line with an answer at once only names the method. A read of the settings in between is judged by request-call-asks-only-while-undecided.P4Keep the answer, or read the status, before the system is asked.T1the user answered d1, was asked again in line L and answered P2check: `<=` in `q.line < r.line`X3V12: a request and an answer are never the same line`3V12: an answer and another event are never the same linej1call-that-asks-is-not-refusedT3Rules/permission/call-that-asks-is-not-refused.ymlV4a schedule call that asks the user is not refused before the answer>REQ-039>REQ-040`;A call either fails at once without a question, or waits for the answer. A request for the permission that names the schedule call, and a refusal before the user's answer, mix the two.V4Either refuse without asking, or wait for the answer and try again.j1the call was refused in line X3, before the user had answered its question of line X2call-without-exact-alarms-is-refusedb3Rules/permission/call-without-exact-alarms-is-refused.ymln5lower(o.code ?? "") == "exact_alarm_permission_required" || lower(o.code ?? "") in format_codesl5a schedule call right after a status without the permission for exact alarms is refused for it>REQ-183ROThe permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, the call has to be refused with its code: that code shows the app the way to the page. An answer that is not in the capture yet leaves the call open. A refusal for another reason that comes first, such as an invalid time, is not judged. Older systems need no permission, so that an accepted call stays open where no line shows the interface level of the system.b5Ask the system for the permission at the beginning of the call, before anything is armed.n2scheduleDailyNotification() was called in line R4 right after a status without exact alarms, but answered in line f2; expected: EXACT_ALARM_PERMISSION_REQUIREDd1denied-answer-arms-nothingn2Rules/permission/denied-answer-arms-nothing.ymlh3nothing is armed in the half minute after the user's refusal>REQ-034>REQ-036ZFThe user's answer is the last known state of the permission. A schedule call that arms its notification within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z6Return from the call where the last answer was denied, log notifications_denied, and reject the call.l1denied-answer-confirms-nothingV3Rules/permission/denied-answer-confirms-nothing.ymlh4no schedule call returns success in the half minute after the user's refusal>REQ-041nEThe user's answer is the last known state of the permission. A schedule call that returns success within thirty seconds of a refusal did not heed it, and logged no denial either. A grant, a trip to another app, a new launch, or a background run ends the watch; after a logged denial other rules apply. In lines without times the order alone is judged.Z1denied-call-is-loggedd2Rules/permission/denied-call-is-logged.yml8pastZ4a schedule call that is refused for the permission says so in the logR<Without the line a missing notification cannot be distinguished from a lost one. Both spellings of the code count; a capture with the bridge filtered out leaves this undecided or not exercised.h4Log notifications_denied with the method's name before the call is rejected.P3the call was refused for the permission in line Z1, but nothing in the h1 before it logged the denialh1denied-call-names-its-actionR3Rules/permission/denied-call-names-its-action.ymlR4lower(e.action ?? "") in ["permission_denied", "opened_settings"]f4a call refused as NOTIFICATIONS_DENIED carries the action permission_deniedh:The newer form of the error, with its code in capitals, carries an action that shows the app what to offer. The older form in small letters has no action and is not judged.n5Reject with the action permission_denied, or open the settings and reject with opened_settings.`2the answer NOTIFICATIONS_DENIED in line P1 has the action P3; expected: permission_denied or opened_settingsj1denied-call-returns-the-errorT3Rules/permission/denied-call-returns-the-error.ymlf2returned as a result instead of a rejectionl3a denied schedule call returns the denied error with a message>REQ-038f>The app can only advise the user what to do when it gets the code and a message; success would promise a notification that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.R5Reject with notifications_denied and a message right after the denial was logged.f2expect_one_of 2: event: without `?? ""` (2)R5V10: a result without a code and without success=false fails the duty by `forbid`j1denied-rejection-is-as-agreedT3Rules/permission/denied-rejection-is-as-agreed.ymlb1len(r.message ?? "-") > 0j3lower(r.action ?? "permission_denied") == "permission_denied"d5a rejection for denied notifications has a message and no other action than the agreed one^>The app shows the message to the user and follows the action. An empty message shows nothing, and another action than permission_denied leads to the wrong page. A message or an action that the line does not give is not judged here.X4Fill the message, and give permission_denied as the action, or none.\1the rejection in line P1 and the action T4; the message must not be empty, the action only permission_deniedd1denied-status-arms-nothingn2Rules/permission/denied-status-arms-nothing.ymlX3nothing is armed right after a read that says deniednLWhat was last known of the permission decides whether a schedule makes sense. A plugin that reads "denied" and arms a notification within thirty seconds, with no other answer, no trip to another app and no new launch in between, did not heed it. Only the read is taken as a beginning: it is logged at the level at which another one would be seen. The denied line of the call has a separate rule; recovery, rollovers and background runs arm what was agreed before.l4Return from the call where the settings say denied, with notifications_denied.P2exact-alarm-refusal-has-its-codeP2(?i)exact alarm.{0,20}permissionZ3Rules/permission/exact-alarm-refusal-has-its-code.ymlT3lower(e.code) == "exact_alarm_permission_required"j3a refusal for exact alarms carries the code of the permissionR=The app recognises the missing permission by its code and shows the way to the page of the settings. A refusal whose message names the permission for exact alarms, with another code, is handled as any failure.Z5Reject with EXACT_ALARM_PERMISSION_REQUIRED in the branch that checks the permission.Z2the refusal for exact alarms in line L has the code X2exact-alarm-refusal-names-its-actionb3Rules/permission/exact-alarm-refusal-names-its-action.ymld2lower(e.action ?? "") == "opened_settings"j3a refusal for exact alarms says that the settings were openedd5The app must know that the user is on the settings page now, to try again on the way back.h3Put action opened_settings next to the code and the message.f1; expected: opened_settingsT2exact-alarm-refusal-opens-its-pageJ(?i)^schedule^3Rules/permission/exact-alarm-refusal-opens-its-page.ymlV3lower(o.target) == "exact_alarm" || e.line < o.lineV5a call that lacks the permission for exact alarms opens the page of that permissionf=The page of a channel, or of the app, does not show the permission, so the user does not find it. The first page that is opened in the call is compared; a call of the page that opens settings itself ends the comparison.P5Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM and log it with the target exact_alarm.j2 lacks the permission for exact alarms (line ^1), but opened the page T1(?i)^open|^requestP2check: `<=` in `e.line < o.line`Z3V12: a refusal and an opening are never the same lineT2exact-alarm-refusal-opens-settings^3Rules/permission/exact-alarm-refusal-opens-settings.ymlb4a call that lacks the permission for exact alarms opens its settings pageb=From Android 12 on the user grants exact alarms on a separate page, which users do not find without help. The refusal comes with the action opened_settings, and the line of the opening is within ten seconds before it.j4Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.l2the call was refused for exact alarms in line ^3, but their page of the settings was not opened in the R2no-exact-alarm-without-permission\3Rules/permission/no-exact-alarm-without-permission.ymlf3a call that lacks the permission for exact alarms sets nonej<An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds after the refusal are watched, up to the next call or entry. Inexact alarms need no permission.P3Return with the refusal before the alarm is set.^1no-refusal-while-askingh2Rules/permission/no-refusal-while-asking.ymlh3a schedule call is not refused while the user is being askedX;Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then reaches no call. Without the answer in the capture nothing is passed.j1, while the question of line `1 was still on the screen`1no-schedule-while-deniedj2Rules/permission/no-schedule-while-denied.ymld3nothing is scheduled once a call met the denied permission>REQ-037dBA schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run re-arms what was agreed before, so its own submits do not count.^6Return right after logging the denial; look for the line that arms, submits or stores in the same call.^1no-success-while-deniedh2Rules/permission/no-success-while-denied.ymlZ4a schedule call does not return success while the settings say deniedZASuccess promises a notification that never comes. A call that returns success within thirty seconds of a read that says denied, with no other state of the permission and no trip to another app in between, did not heed the read. A denial logged for another call changes nothing.`4Reject the call with notifications_denied where the settings say denied.R2nothing-armed-long-after-a-denial\3Rules/permission/nothing-armed-long-after-a-denial.ymlR1present(a.result)d4nothing is armed long after a denied call without a grant or a new requestnFThe denied call is over, and nothing asked for another notification. What is armed later all the same is the ghost of that call: a timer or a retry that did not look at the permission. The first ten seconds have a separate rule. A grant, another call that may schedule, a return to the app, a recovery, a rollover, or a background run explains what is armed after it.Z5Look for a delayed retry of the denied call, and cancel it when the call is rejected.R2a notification was armed in line l2 after a call met the denied permission (line d2), with no grant or new request in betweenb4(?i)schedul|remind|settings|rolling|configure|lifecycle|coordinat|recoverV2nothing-scheduled-before-the-denial`3Rules/permission/nothing-scheduled-before-the-denial.ymln3a call that ends in a denial schedules nothing on its way theref=A call that arms or stores first and checks the permission afterwards leaves a ghost too, only in the other order. A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.l3Move the check of the permission to the beginning of the call.V3notification-of-a-revoked-permission-has-an-outcome`4Rules/permission/notification-of-a-revoked-permission-has-an-outcome.yml8spanf1before a launch that is dueX5a launch a day after the permission was denied names the outcome of the notification>REQ-043\EA notification was armed for the day after the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after that day names the outcome of the notification, at the latest. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged.h4At launch, mark the notification as missed, remove it, or report the denial.l1permission-asked-once-per-callV3Rules/permission/permission-asked-once-per-call.ymlX3a schedule call asks for the permission at most once\EThe test app asks once when nothing is decided and then tries again; a second question within one call is a loop. The question on the screen belongs to the request and has a separate rule. A call is watched until its answer or for a minute. A question without a callback belongs to the only open call; where two are open, it may be of either.f5Remember in the call that it has asked, and fail with notifications_denied the second time.T2permission-known-before-scheduling^3Rules/permission/permission-known-before-scheduling.ymlb4the notification permission is known before a schedule call does its workhCThe call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a capture without that level cannot show that the settings were not read, and stays undecided. The request is known by both of its names, the long one of the method and the short one of the printed line.l8Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line with the notification time.^4, but the permission had been neither read nor asked for in this launchd1permission-status-is-knownn2Rules/permission/permission-status-is-known.yml\3the permission's status is one that the plugin handles`9Undecided, denied and authorized are handled; the system also knows provisional and ephemeral, which no text provides for, so another word is a warning.Z5Decide what the plugin does in that state, and handle it where the settings are read.f1prompt-only-while-undecidedP3Rules/permission/prompt-only-while-undecided.ymln2the user is asked only while nothing is decidedlAOnce the user has answered, the system shows no question again; a plugin that asks all the same waits for nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds after each read of the settings, and after each answer, are watched.h5Return at once when the status is authorized, and with a hint to Settings when it is denied.\1prompted-once-per-callf2Rules/permission/prompted-once-per-call.ymlR4within a schedule call the question is on the screen at most oncej>A user who is asked twice in one call was not listened to the first time; the system shows its question only while nothing is decided. The plugin's own request line has a separate rule. A call is watched until its answer or for a minute.P2refused-call-sets-no-exact-alarmZ3Rules/permission/refused-call-sets-no-exact-alarm.ymll1!(lower(a.api) in exact_calls)j3no exact alarm follows the refusal for want of the permissionX>The same as no-exact-alarm-without-permission, judged at the alarm itself, so that a line that the capture may leave out does not hide it. Another call, an entry and an alarm that went off may have set it for a reason of theirs.R2 for want of the permission, and h1 set an exact alarm in line J all the same\2request-call-asks-only-while-undecidedf3Rules/permission/request-call-asks-only-while-undecided.ymln5p.time <= c.time || q.time - c.time > $window || !(lower(p.status) in ["denied", "authorized"])Z4a call for the permission asks the user only while nothing is decidedn>A call that read the status as denied or authorized must return at once: the system shows no question again. The request counts where it follows the read within the same call. A request line that precedes the read may only name the method.f1the user was asked in line F, although \1) had read the status T2request-while-denied-is-no-success^3Rules/permission/request-while-denied-is-no-success.ymlh4a request for the permission does not succeed while the permission is deniedl>Once the user has denied the permission, the system asks no more. The request must return an error that points to Settings, or the app believes that all is well. A change of the app's state may mean a visit to Settings and ends the watch.\6Reject the call with notifications_denied and a message that names Settings when the status is denied.V2revoked-permission-is-accounted-for`3Rules/permission/revoked-permission-is-accounted-for.ymlP5the plugin logs what it did with notifications when their permission was revokedn@The plugin saw the permission go while a notification was armed. At the notification's time, or at the first launch after it, the log must say what happened to it, else the user misses it and the reason is unknown. Without a later launch in the capture nothing is judged.l1schedule-retried-once-per-callV3Rules/permission/schedule-retried-once-per-call.ymlf2a schedule call is tried again at most onceh9After the user's answer the call is tried a second time; a third try within the same call would not end. A call is watched until its answer or for a minute.b3Count the tries in the call and give up after the second.h1settings-call-has-an-outcomeR3Rules/permission/settings-call-has-an-outcome.ymlj3a call to open the settings is answered, or the settings open>REQ-045`;A call that neither opens the settings nor answers leaves the user where they were. Settings come to the front of the app, so an app that goes to the background shows that they opened.b6Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.j1settings-call-is-not-rejectedT3Rules/permission/settings-call-is-not-rejected.ymlV3a call to open the channel settings is not rejectedT<A rejected call leaves the user where they were, without the switch that they need. The rejection is enough to see that; whether a call without an answer opened the settings is judged elsewhere.n5Open the settings of the app where those of the channel cannot be opened, and resolve the call.h1settings-call-opens-settingsR3Rules/permission/settings-call-opens-settings.yml\2a call to open the settings opens them^<On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as the line of the opening; a refusal, or no answer at all, leaves the user where they were.T2settings-call-opens-the-right-page^3Rules/permission/settings-call-opens-the-right-page.ymlZ3lower(o.target) in ["app", "channel", "notification"]n4a call to open the channel settings opens the page of the app or of the channelV@The exact-alarm page does not hold the switch that the user needs. On iOS the call leads to the page of the app, on Android to that of the channel, or of the app where the system is too old for channels. A page whose name the line does not give is not judged.b4Check the intent that openChannelSettings() starts; it names the channel.l1openChannelSettings() in line R1 opened the page b2); expected: app, channel or notificationn1settings-read-before-the-armingX3Rules/permission/settings-read-before-the-arming.ymlP1p.time <= a.timel3a schedule call reads the notification settings before it arms>REQ-035l;A read that follows the arming cannot keep the call from arming while the permission is denied. The first read and the first arming of a call are compared, until its answer or the next call.j3Read the settings first thing in scheduleDailyNotification().P2 armed its notification in line V3, before it read the notification settings in line d1settings-read-in-each-calln2Rules/permission/settings-read-in-each-call.yml`4each schedule call reads the notification settings before it is answeredjAThe user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read must come within five seconds and before the answer; one that names another call belongs to that. Calls are judged only where the plugin logs them; the read is a debug line.P5Read the settings first thing in scheduleDailyNotification() and log the status.h3soon-due-notification-of-a-revoked-permission-has-an-outcomeR5Rules/permission/soon-due-notification-of-a-revoked-permission-has-an-outcome.ymlf6a launch half an hour after the permission was denied names the outcome of a notification that was due soonjHA notification was armed for the next twenty minutes when the log shows that notifications are denied. The system shows nothing then, and no code runs: the first launch after its time names the outcome of the notification. Without such a launch, and without an earlier outcome, it is open. Notifications that are allowed again are not judged, and those for a later time are judged by another rule.Z2status-without-exact-alarms-sets-noned3Rules/permission/status-without-exact-alarms-sets-none.ymlT1(a.sdk ?? 31) < 31`4right after a status without the permission for exact alarms none is setd<The permission changes only on a page of the settings, so within five seconds of a status without it, in which the app stayed in front, an exact alarm is set without permission. Older systems need none.l4Ask the system before each alarm, and refuse the call or set an inexact alarm.h1an exact alarm was set with l1, although the status in line `2 says that there is no permission for it\2undetermined-permission-has-one-answerf3Rules/permission/undetermined-permission-has-one-answer.ymlNpresent(o.code)d5a plugin that refused a schedule call for an undecided permission does not ask in the nextX@A library refuses without a question, a test app asks and tries again. One process that does both leaves the app without a rule to go by. Judged where the next call is seen to find the permission still undecided, so that the first was not refused for a denial.l4Decide by the kind of host whether the plugin asks, once, and not by the call.`3a call was refused for the undecided permission in line b2, but the next one asks the user in line Z2undetermined-permission-is-no-successd3Rules/permission/undetermined-permission-is-no-success.yml\6present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)\4a schedule call that finds the permission undecided asks or is refusedR=A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here alike. An answer of success without a question promises a notification that the system will not show.T6Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.Z2the permission was undecided in line X2, but the call was answered in line D and code n2; expected: a question, or notifications_deniedZ2android-prefetch-lead-is-five-minutes`3Rules/prefetch/android-prefetch-lead-is-five-minutes.ymlV:!$configured && abs(f.notification_time - f.fetch_at - $lead) <= $tolerance || $configured && abs(f.notification_time - f.fetch_at - f.lead_min * 1m) <= $toleranceHshort_notice`3the notification was planned less than six minutes aheadV6on Android the fetch is scheduled five minutes before the notification, or with the configured lead>REQ-052^8The same lead as on iOS; the line carries both instants, so one line decides. Where configure() names another lead, a profile gives it.n6Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.f1the fetch is scheduled for h1 before the notification of J); expected: `1, or the configured leadNconfigured-leadX1lead-of-five-minutesV1lead-of-ten-minutes^1lead-of-fifteen-minutes\1lead-of-twenty-minutesn1announced-prefetch-is-submittedT3Rules/prefetch/announced-prefetch-is-submitted.ymlT1refused and logged`3an announced prefetch has an outcome within five seconds>REQ-051>REQ-072`=Between the announcement and the outcome comes the call to the system. Neither a success nor an error line means that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.n4Log both ways out of submit(); a catch block without a line is the usual cause.f2bare-refusal-is-explained-before-the-armingl3Rules/prefetch/bare-refusal-is-explained-before-the-arming.ymll5on a simulator the sentence for a refused submit comes with the error, not after the next step>REQ-073l@The sentence may be in a separate line, before the error or after it. Once the call has gone on to arm or to store, it does not come any more. The order of the lines decides, so lines without times, and captures that may leave out lines of lower levels, are judged, too.P7Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.@together\2call-with-a-refused-submit-is-answeredb3Rules/prefetch/call-with-a-refused-submit-is-answered.ymlP4on a device a schedule call whose submit was refused is answered>REQ-077bGThe app hears of a refused task by the answer of its call only. Where the capture shows the call, the answer is due within ten seconds of the refusal. Where it shows no call, as in captures of the plugin's lines of text, the app may have got an answer or not. What the answer has to say is judged by refusal-reaches-the-caller; submits outside of a schedule call are not meant.h5Answer the call after the refusal, with the code task_scheduling_failed next to its success.d1device-refusal-is-reportedFunavailablej2Rules/prefetch/device-refusal-is-reported.yml`5on a device a submit refused as unavailable is reported as background refresh turned off>REQ-074\@On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user can change that, so it must reach the app as background_refresh_disabled or as a status line. A call may succeed and carry the code as a warning.h7Read backgroundRefreshStatus when the submit fails with number 1, log it, and return background_refresh_disabled to the app.X2earlier-schedule-takes-over-the-task^3Rules/prefetch/earlier-schedule-takes-over-the-task.ymlJreminder|dual\2a.notification_time - c.time <= $leastZ3a schedule call for an earlier time gets the prefetch>REQ-068`LThere is one prefetch task at a time, and it belongs to the earliest notification. A call that arms one before the notification for which the task was announced submits again, else the earlier one has no fresh content. Judged where the call, the arming and the answer are logged, more than six minutes before the notification. A task for the earlier one, one that was left out or withdrawn, a reminder with a fixed text and refused background work lift it.h4Compute the earliest live notification after each arming, and submit for it.d1 armed a notification for `3), before the one of the task, and was answered in line R1 without a submitDschedulingd3given 1: `>=` in `notification_time > a.notification_time`n3V9: a task for the same time lifts the duty by the second entryP2given 3: `>=` in `line > c.line`Z3V12: a call and another event are never the same line\2later-schedule-leaves-the-earlier-taskb3Rules/prefetch/later-schedule-leaves-the-earlier-task.ymld5n.earliest_begin <= s.earliest_begin || q.id == p.id || q.line < n.line || n.line < p.linef4a schedule for a later time does not replace the prefetch of an earlier onenDThere is one prefetch task at a time, and it belongs to the earliest notification. A submit for a later begin replaces it while its own time is still ahead. The rows that are stored after the two submits show that two schedules are meant, and not one whose time was changed. A run, a refusal, a removal and a cancel end the comparison.`5Submit for the earliest live notification, and the next one in the handler of that task.Jthe task for d1) was replaced by one for R1) before its timeP2check: `<=` in `q.line < n.line`n2V12: a submit and a row are never the same lineP2check: `<=` in `n.line < p.line`j1lead-of-a-run-is-five-minutesP3Rules/prefetch/lead-of-a-run-is-five-minutes.yml8nearTHs.earliest_begin - s.time <= $short_notice || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) <= $tolerance || abs(s.earliest_begin + $lead - (n.notification_time ?? n.scheduled)) > $near && abs(s.earliest_begin + $lead - 24h - (n.notification_time ?? n.scheduled)) > $nearh4the task that a run submits is for five minutes before the next notificationVHThe handler submits the task of the next day, day after day. Its earliest begin is compared with the time of day of the notification that was named last; a difference of half an hour or more belongs to another schedule or another zone and is not judged. The lead cannot be kept at short notice, as after a missed window. Captures with several schedules or with a dual one are not judged.f7Take the earliest begin in the handler from the next occurrence of the schedule, and subtract the same lead as in the call.R2 submitted the next prefetch for N); that is not n2 before the time of day of the notification of <recentP2listing-finds-the-submitted-taskV3Rules/prefetch/listing-finds-the-submitted-task.yml\2c.count >= 1 || !(l.accepted ?? false)d3the list of pending tasks holds the one that was submitted>REQ-071^FA debug build lists the pending requests to show that the system took the request. A list without any, right after a submit without an error, means that the request was lost. A start, a withdrawal or a refusal in between explains it; the maintenance task does not. Some simulators accept a submit without an error and keep nothing, so only devices are judged.n5Read the list in the completion of the submit, and look for a call that withdraws all requests.V3 pending tasks, although one was submitted in line `1 and has not ended sinceZ2no-plain-success-while-refresh-is-off`3Rules/prefetch/no-plain-success-while-refresh-is-off.ymll5while background refresh is off on a device, no schedule call succeeds without a word about it>REQ-046>REQ-047VBWith Background App Refresh off no prefetch will run, and only the user can change that. A call that schedules a fetch may succeed, but its answer must carry the code or a line must report it. A change of the app's state ends the watch, since the user may have changed the setting meanwhile.\7Add the warning background_refresh_disabled with guidance to the answer when backgroundRefreshStatus is not available.j1no-refusal-for-want-of-a-modeP3Rules/prefetch/no-refusal-for-want-of-a-mode.yml^4no refusal on a device leaves open whether a background mode is missingd>A capture does not hold the Info.plist. On a device, number 3 without a named identifier is the sign that `fetch` or `processing` is missing from its background modes. A refusal that names an unrecognized identifier has another cause.`6Add `fetch` and `processing` to UIBackgroundModes in the Info.plist, and check the plist with this tool.n2the system refused the background task in line F with code j3 and named no identifier, so a background mode may be missingT2no-refusal-right-after-the-successZ3Rules/prefetch/no-refusal-right-after-the-success.ymlP4a submit that the system took is not reported as refused as well\@submit() either returns or throws. Both lines within a tenth of a second, with nothing that begins another attempt in between, report one attempt twice, so that it is unknown whether a task is pending. A retry that succeeds after a refusal is a separate attempt.R6Write the line of success as the last statement of the do block, and return from the catch block.V2no-refusal-right-behind-the-successn1no-simulator-excuse-on-a-deviceT3Rules/prefetch/no-simulator-excuse-on-a-device.ymlZ5!(f.expected_on_simulator ?? (lower(f.explanation ?? "") == "expected on simulator"))j4a refused submit on a device is not explained away as expected on a simulatorn4The sentence made for simulators hides a refusal that a user can and must lift.f4Print the sentence only in simulator builds (targetEnvironment(simulator)).X2the refused background task in line `4 is explained as "expected on simulator", which is no reason on a devicej2no-success-recorded-after-a-simulator-refusalP4Rules/prefetch/no-success-recorded-after-a-simulator-refusal.ymlV4on a simulator no successful run is recorded after a refused submit>REQ-103j>A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded success there breaks the definition to the letter; it does no harm, so it is a warning. A minute after the refusal is watched.P4Record the time only when the submit came back without an error.None-active-taskT2Rules/prefetch/one-active-task.ymlR1c.count <= $limitX2at most one prefetch task is pending>REQ-069>REQ-060\GThe system automatically replaces a request with the same identifier, so a count above one shows a second identifier or an error in the plugin's own list. Every logged count is judged. One prefetch belongs to the earliest notification, however many schedules there are; whether later ones of several rapid calls are ignored or replace the first is free, for the end decides.V7Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.X2 prefetch tasks are pending in line X1; expected: at most l1one-refresh-identifier-pendingR3Rules/prefetch/one-refresh-identifier-pending.ymlj3no second prefetch task is submitted under another identifierX@The system replaces a request of the same identifier. A request under another identifier is a second pending task, unless the first one was withdrawn, has started or was declared missed. The maintenance task, whose identifier ends in notify, is not a prefetch.\6Use one identifier for the prefetch, and withdraw the pending request before another one is submitted.\2pending-task-withdrawn-before-the-nextb3Rules/prefetch/pending-task-withdrawn-before-the-next.ymlh3a pending task is withdrawn before the next one is submitted>REQ-070lGThe system automatically replaces a pending request of the same identifier, so a missing withdrawal does no harm on its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a declared miss, ends the older request too. The withdrawal is logged at info level: a capture without that level cannot show that there was no withdrawal.h4Cancel the pending request by its identifier, and log it, before submitting.j2prefetch-belongs-to-the-earliest-notificationP4Rules/prefetch/prefetch-belongs-to-the-earliest-notification.ymln5no prefetch is scheduled for a later schedule while an earlier notification still needs its own^JThere is one prefetch task at a time, and a new request replaces it. A prefetch for a later schedule leaves the earlier notification without fresh content. Judged where both lines name their schedule, until six minutes before the earlier notification; a task that began, was missed, refused or left out on purpose, and a notification that was removed or armed again, lift it. A reminder with a fixed text needs no prefetch.^6Schedule the prefetch for the earliest live notification, and the next one in the handler of that task.j1prefetch-lead-is-five-minutesP3Rules/prefetch/prefetch-lead-is-five-minutes.ymln:!$configured && abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance || $configured && abs(p.notification_time - s.earliest_begin - p.lead_min * 1m) <= $tolerancef5the prefetch is asked for five minutes before the notification, or with the configured leadVLContent fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when less than six minutes remain; such calls have a separate rule and pass here. Instants inside the lines are compared, so this is decided even where the capture shows no zone. The lead is five minutes in the plans of both platforms; the public option prefetchLeadMinutes may set another, which a profile gives where configure() names it.j6Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.n1the prefetch was submitted for n1 before, or the configured leadd1refusal-reaches-the-callerj2Rules/prefetch/refusal-reaches-the-caller.ymlh3lower(o.code ?? "") in refresh_codes || !(o.success ?? true)P3on a device the caller hears of a refused submit>REQ-061f@The notification stays, without fresh content. The app can inform its user only if the answer carries task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other calls, and submits of a background run, are not meant.l3Put the code into the result of the call, next to its success.j1the task was refused in line R4; expected: task_scheduling_failed or background_refresh_disabledj1refusal-is-told-to-the-callerb1refused-refresh-is-loggedh2Rules/prefetch/refused-refresh-is-logged.ymlP6a submit refused as unavailable on a device is followed by a word that background refresh is offTBBackground work that the user switched off needs a word to the user. A line about the status reaches the reader of the log, and an answer with the code reaches the app: a rejection, or a success with a warning that says what to do. A code without a message leaves the user without guidance.`6Read backgroundRefreshStatus when the submit fails with number 1, and log it with guidance for the user.Z2refused-submit-does-not-fail-the-call`3Rules/prefetch/refused-submit-does-not-fail-the-call.ymlX4on a simulator a refused submit does not make the schedule call fail>REQ-062^>The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.T4Catch the error of the submit, log it, and go on to arm and store.P2refused-submit-leaves-the-arming8idle>refusedV3Rules/prefetch/refused-submit-leaves-the-arming.ymlf4on a simulator a refused submit does not keep the schedule call from armingZ>A simulator refuses every submit. A call whose submit was refused goes on to arm the notification; one that stops there leaves neither a prefetch nor a notification. A call that was denied, rejected or failed to arm has said why.T2short-notice-is-clamped-or-skippedZ3Rules/prefetch/short-notice-is-clamped-or-skipped.yml>minimum`1the prefetch was skipped\1the submit was refusedb5with less than six minutes left the prefetch is moved to after the next minute or skipped>REQ-054b:Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for the past or for after the notification is neither.n7Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is skipped.\4expect_one_of 1: event: without `earliest_begin < r.notification_time`h4V10: an earliest time not before the notification fails the duty by `forbid`\4expect_one_of 1: event: `<=` in `earliest_begin < r.notification_time`P2short-notice-task-begins-in-timeV3Rules/prefetch/short-notice-task-begins-in-time.ymlb1s.earliest_begin > s.time\2s.earliest_begin < r.notification_timeZ5a task that is submitted at short notice begins after now and before the notificationVBA begin that has passed, or one that is not before the notification, is wrong whatever else was logged. So the verdict needs no line that the capture may leave out, such as the one of a prefetch that was skipped. Whether there was an outcome at all is for short-notice-is-clamped-or-skipped.b1the notification of line b1, and its task begins at \1; it was submitted at l1simulator-refusal-is-explainedR3Rules/prefetch/simulator-refusal-is-explained.ymlj1this simulator did not refusej3on a simulator the refused submit is explained in plain wordsPAA simulator accepts no background task. The bare error frightens the reader of the log, so the plugin has a sentence for it; without the sentence this is a warning. The sentence and the error may be in two lines; an error that is reported as not expected is wrong at once.R2stored-begin-equals-the-submittedX3Rules/prefetch/stored-begin-equals-the-submitted.ymlj2abs(u.value - s.earliest_begin) <= $tolerance\3what is stored as earliest begin is what was submittedf;The next launch finds a miss by the stored time. If it differs from the request, misses are found that did not happen, or are not found. Builds that do not log the storing are not judged.^3Store the date of the request itself, after the submit.`2 was stored as the earliest begin (line T2), but the task was submitted for X2submit-is-not-both-taken-and-refused^3Rules/prefetch/submit-is-not-both-taken-and-refused.ymlb1f.time - s.time > $windowR5a refusal does not follow within a tenth of a second of the success of one submitT<The same as no-refusal-right-after-the-success, judged at the refusal itself, so that a line that the capture may leave out does not hide it. Whatever begins another attempt ends the comparison.j1the submit was taken in line R2 and reported as refused in line ^1submit-lead-is-a-minuted2Rules/prefetch/submit-lead-is-a-minute.ymlT3s.earliest_begin - s.time >= $minimum - $tolerance\3a task is submitted for a time at least a minute ahead>REQ-053n9The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to whole seconds, so a second less still passes.`5Take the later of the wanted time and a minute from now before the request is submitted.d1the task was submitted at f1 ahead; expected: at least V2submit-not-refused-as-not-permitted\3Rules/prefetch/submit-not-refused-as-not-permitted.ymlP3the system never refuses a task as not permitted>REQ-075XENumber 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often mistaken for number 1, which a simulator always answers, so the number decides and never the name. The modes of the Info.plist are `fetch` and `processing`; the longer names in one of the sources mean nothing to the system.n7Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to UIBackgroundModes.`1 as not permitted (code l1submit-not-refused-as-too-many@too_manyR3Rules/prefetch/submit-not-refused-as-too-many.ymlh3the system never refuses a task because too many are pending>REQ-076n>Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task was broken, whatever the plugin's own count says. Errors are identified by their number, since their names were confused.R6List the pending requests before each submit; look for a second identifier that is submitted too.X2 because too many are pending (code Z2submit-while-refresh-is-off-is-guided`3Rules/prefetch/submit-while-refresh-is-off-is-guided.ymlh1(?i)background.{0,20}refresh`5a task that is submitted while background refresh is off comes with guidance or the codefJWith Background App Refresh off the task will not run, and only the user can change that. A submit that says nothing hides it. The code background_refresh_disabled, a message of a call about it, or the way to the settings is guidance, from the status on until ten seconds after the submit. Another status ends the watch, as do a change of the app's state and the end of its process, since the user may have changed the setting.\6Return or log background_refresh_disabled with guidance when backgroundRefreshStatus is not available.X2alarm-lost-while-off-is-found-missed^3Rules/recovery/alarm-lost-while-off-is-found-missed.ymlV4o.time > a.at || l.line < b.line || s.line < l.line || s.missed > 0j4an alarm that was due while the device was off is found missed after the boot>REQ-177l@A restart takes the alarms of Android away, so one that was due between the restart and the boot did not fire. Where its schedule is still stored, the recovery after the boot has to find it missed. A summary that counts some missed does not say which, so it is accepted.V7Compare the times of the stored schedules with now in the run after the boot, before the future ones are set again.<alarm R3), while the device was off; the summary in line l1check: `>=` in `o.time > a.at`h4V11: a restart at the very instant of the alarm may be after it or before itP2check: `<=` in `l.line < b.line`l2V12: a load and a boot are never the same lineP2check: `<=` in `s.line < l.line`R3V12: a summary and a load are never the same linej1armed-and-due-is-found-missed`1[0-9]{8}|[0-9a-fA-F]{8}-P3Rules/recovery/armed-and-due-is-found-missed.ymlf2the miss was detected before the cold start^4a cold start accounts for each armed notification that is past its time>REQ-164\EA notification that was armed in this capture and is more than three minutes past its time was delivered, cancelled, armed again, or is missed. A cold start or a termination that mentions it neither as missed nor as anything else left it out. Recovery has two seconds; five are allowed. A repeating one is not judged where its arming says so.`5Look at the query for due rows; it selects what is pending and older than three minutes.d1(?i)cancel|update|schedule^2armed-notification-not-missed-too-earlyd3Rules/recovery/armed-notification-not-missed-too-early.ymlb4c.time < a.notification_time || c.time - a.notification_time > $toleranceX5the status of an armed notification becomes missed only three minutes after its time>REQ-165l>Some builds write only the status. Where the line of the arming has the time, a status that becomes missed within three minutes after it is too early, since the delivery may still come. A mark before that time is of an earlier occurrence.Z3Compare the scheduled time plus 180 seconds with now.b1 was marked as missed at P1 after its time ^1); expected: more than b1as-many-pending-as-stored2ih2Rules/recovery/as-many-pending-as-stored.ymlf1len(p.ids) >= len(i.db_ids)j4when recovery has settled, no fewer notifications are pending than are stored`FThe store mirrors the system's list of pending notifications. A listing within a minute of the recovery's inputs that is shorter than the list of stored identifiers lacks one of them. What is pending next to them, such as other reminders, is no fault. A notification that was missed may be one that does not repeat, so then the rows decide, by a separate rule.n5Compare the stored rows with the system's list at the end of recovery, and arm what is missing.\1stored notifications: n1), pending after the recovery: Z2); expected: no fewer than are storedn1boot-recovery-skips-no-scheduleT3Rules/recovery/boot-recovery-skips-no-schedule.ymln3the recovery after a boot leaves no schedule out as a duplicatejAWhat the skip rests on, an intent that is still known, says nothing about the alarm: most devices forget alarms at a boot, and on those that do not the notification comes with the fallback text. Setting it again is harmless, so a skip in this run is a warning, whatever the device did.h4Set the alarm again in the path of the boot, without asking for a duplicate.X2the recovery after the boot skipped `1 as a duplicate in line j1, so its alarm may be missing`1boot-restores-the-alarmsf2Rules/recovery/boot-restores-the-alarms.yml\1there are no schedulesT1nothing was storedl1a boot is followed by recoveryjP1Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system announces a boot twice; each announcement is answered, or the second finds the work done within the minute. An empty store may be passed over in silence, so silence is a fault only where a later line shows that something was stored; whether an alarm goes off after a boot that no line reports is not judged.b7Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot broadcasts back.`1boot-run-meets-no-errorsf2Rules/recovery/boot-run-meets-no-errors.ymlJs.errors == 0d2the recovery after a boot counts no errors`8The project's own boot tests ask for a summary without errors, whatever was missed. Each of the two runs after a boot stands for itself.^6The lines before the summary name what failed; one bad row must not be counted as a failure of the run.R3the summary of the recovery after the boot (line J) has errors=X1boot-run-reschedules^2Rules/recovery/boot-run-reschedules.ymlV2s.rescheduled + (s.missed ?? 0) > 0j2the recovery after a boot sets what is stored`?Schedules that are stored and no alarm that is set: the run after the boot must set one, or find the notification missed. The first summary after the inputs counts; the second run after the same boot finds the alarms in place and rightly sets none.h4Check whether the run reads the enabled schedules, and which kinds it reads.T1stored schedules: L, alarms set: f1); but the recovery counts R1 rescheduled and L missed (line P2boot-scenario-fits-the-boot-flagV3Rules/recovery/boot-scenario-fits-the-boot-flag.yml^2i.boot == (lower(s.scenario) == "boot")T4on Android the scenario is a boot when the flag of the boot is set>REQ-178Z=The receiver stores last_boot_at, and the next launch takes it up. A boot that is not taken up is handled as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.d2Look at who clears last_boot_at, and when.`1the flag of the boot is f1, but the scenario in line ^2boot-scenario-fits-the-time-of-the-bootd3Rules/recovery/boot-scenario-fits-the-time-of-the-boot.ymll9(lower(s.scenario) == "boot") == (s.last_boot_at > p.time) || (lower(p.scenario) == "boot" && p.time >= s.last_boot_at && p.time - s.last_boot_at < $receiver)R5on Android a launch is a boot when last_boot_at is later than the recovery beforeX@The receiver sets last_boot_at, and the next launch uses it once. A flag that is later than the last recovery makes the launch a boot, an older one has been used. The recovery that the receiver runs itself, within seconds of the boot, does not use the flag up.f5Compare last_boot_at with the time of the last launch, and store that time at every launch.P1last_boot_at is P2 and the recovery before was at h1), but the scenario in line h1boot-scenario-shows-its-flagn2Rules/recovery/boot-scenario-shows-its-flag.ymlZ2s.last_boot_at - s.time <= $toleranceV4on Android a boot rests on a last_boot_at that is not in the futurej:The receiver sets last_boot_at, and the next launch uses it. A flag that is later than the scenario was not set by a boot; without the flag it is open whether there was one.b4Store the time of the boot in last_boot_at, and log it with the scenario.Z1the scenario in line \1, and last_boot_at is R2calls-work-after-a-recovery-errorX3Rules/recovery/calls-work-after-a-recovery-error.ymlT3the plugin's calls work after an error of recovery>REQ-163\@Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too. Without a later call nothing is judged.R5Catch the error where recovery is started, and leave the plugin's state as it is.X2cancelled-notification-is-not-missed^3Rules/recovery/cancelled-notification-is-not-missed.ymlZ4a notification that was cancelled before its time is not found missedb<Only uncancelled occurrences can be missed. A notification that was removed, not armed again, and is later reported missed for a time after the removal informs the user of something that was never due.n6Delete or disable the row when its notification is cancelled, and skip disabled rows in the query for due ones.T2clock-and-zone-changes-are-handledZ3Rules/recovery/clock-and-zone-changes-are-handled.ymlR1at the next entryf3a change of the zone is followed by a look at the schedules>REQ-174PMA daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the change must arm again, or say that all is in place, at once or at the next entry. A change from a zone to the same is nothing; a zone that is hidden leaves it open. When the clock was set, an instant that was armed is still the same instant, so nothing needs to follow. Whether the new instant is the right one needs the old zone and is judged elsewhere.Z6Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.Z2completed-recovery-named-its-scenario`3Rules/recovery/completed-recovery-named-its-scenario.yml^3a recovery that is completed has named its own scenario>REQ-159jGWhat a recovery does follows from its scenario, so the scenario is found between the start and the completion. Where an earlier recovery of the capture named its scenario, the build logs it, and a later recovery that completes without one did not look. A recovery that ends in an error may not have found one. The order of the lines decides, so lines without times are judged, too.Z4Log the scenario where it is detected, on every path of the recovery.^1the recovery from line T1 named no scenariof1daily-schedule-skips-no-dayl2Rules/recovery/daily-schedule-skips-no-day.yml6two:threeR9r.time < m.time || r.time - m.time > $step || r.next - r.time <= $day || r.next - m.scheduled_time != $two && r.next - m.scheduled_time != $three\4recovery sets a missed daily notification for its first time after now>REQ-169TEThe next occurrence is the first one after now. One that lies two or three whole days after the missed one and more than a day after now left out an occurrence that was still to come. Only whole days of twenty-four hours are judged, so that a change of the clocks is no fault, and only schedules that were stored as daily in this capture.b4Advance the missed time by one day until it is after now, and stop there.@ missed j1 and was rescheduled in line l2 ahead; its first time after now is less than < aheadP2due-notification-is-found-missedV3Rules/recovery/due-notification-is-found-missed.ymlf5recovery finds every stored notification missed that is past its time and was not deliveredbFA row whose time is more than the tolerance of a delivery ago, and whose status is still pending, is a missed notification. At a warm start the search for it is optional, so it is asked for only where the inputs show none pending, or fewer than are stored. Judged where the inputs and the rows are logged, in this order, and the row has its status and its time.n1each-loaded-schedule-comes-back>horizonT3Rules/recovery/each-loaded-schedule-comes-back.ymlR4recovery after a termination handles each schedule that it loaded>REQ-171VCAfter a termination nothing is pending, so each loaded notification is either missed or scheduled again before recovery completes. A row whose next time is more than a day ahead may wait for the rolling window, and a single notification that is no longer pending needs nothing. Fetches have a separate rule.h5Go over all loaded rows, and find the one whose identifier no line after the scenario names.\2each-schedule-of-the-inputs-comes-backb3Rules/recovery/each-schedule-of-the-inputs-comes-back.yml^4recovery after a termination handles each schedule that its inputs listhHThe inputs of the decision list the enabled schedules. After a termination nothing is pending, so each of them is marked missed or scheduled again before recovery completes. Rows that are logged one by one are judged by each-loaded-schedule-comes-back; where the inputs name no identifiers, nothing is judged. A line of the scheduler or of the store that may have handled one ends the comparison.R6Go over all listed schedules, and find the one whose identifier no line after the scenario names.h1empty-store-is-reported-oncen2Rules/recovery/empty-store-is-reported-once.ymlj3a boot with nothing stored is passed over with one quiet linen:Each boot of a device on which the plugin is not used must cost next to nothing, its log included: one line, or none. Each of the two announcements of a boot may have its own.l3Return right after the first line when no schedule is enabled.`1empty-store-is-told-oncel1forced-stop-found-by-its-signsR3Rules/recovery/forced-stop-found-by-its-signs.ymln;((i.schedules ?? len(i.db_ids)) > 0 && (i.alarms ?? len(i.pending_ids)) == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop") || (lower(s.scenario) == "boot" && !present(i.boot))P5on Android a forced stop is found where schedules are stored and no alarm is set>REQ-179\CA forced stop takes all alarms and leaves the store, so the two counts, or the lists, distinguish it from everything else; a boot takes them too and is identified by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a forced stop, which then cannot be detected and is not asked for.j3Compare the counts in the log with the branch that was taken.T1schedules stored: @, boot: T2); this does not fit the scenario X2future-alarm-comes-back-after-a-boot^3Rules/recovery/future-alarm-comes-back-after-a-boot.yml`4after a boot an alarm that is still to come is set again within a minutel<Android forgets all alarms at a boot, so each one whose time is still to come must be set again once the receiver was called. Alarms that went off, were cancelled, or are due within the minute need nothing.V5Go over all stored rows in the boot receiver, and log each one with its identifier.f2future-alarm-comes-back-after-a-forced-stopl3Rules/recovery/future-alarm-comes-back-after-a-forced-stop.ymlX5after a forced stop an alarm that is still to come is set again in the same recovery>REQ-180Z=A forced stop removes all alarms, so each one whose time is still to come must be set again when the forced stop is found. Alarms that went off or were cancelled in between need nothing; a boot has separate rules.n5Go over all stored rows in the branch of the forced stop, and log each one with its identifier.X2in-progress-only-while-recovery-runs^3Rules/recovery/in-progress-only-while-recovery-runs.yml\3recovery is reported as in progress only while it runs>REQ-221`DThe app waits for the end of a recovery that is in progress. One that is reported without a beginning, or after its end, is waited for in vain. An answer within a moment after the end may rest on a value that was read before it. The other way round, a finished recovery looks the same as one that never ran, so it is not judged.\5Set the mark at the beginning of recovery, and clear it at every end, errors included.R4getRebootRecoveryStatus() reports a recovery in progress in line \1, but none was runningT2invalid-row-does-not-stop-recoveryZ3Rules/recovery/invalid-row-does-not-stop-recovery.ymlR3an invalid row stops neither recovery nor the app>REQ-155d9One bad row must not take the others with it. An error of recovery or a crash within half a minute after the row, before recovery completes, is its doing.`3Skip the row with a warning and go on with the next one.`1listed-miss-has-its-linef2Rules/recovery/listed-miss-has-its-line.ymll3a miss that the status lists was reported when it was detected>REQ-168Z>The status says when the miss was detected, so the line of it is due at that moment, give or take a few seconds. Where that is before the capture, or the lines of recovery are not in the capture, it is open whether it was logged.f5Log each missed notification with its identifier and its time before the status is changed.V1the status in line > lists `1 as missed, detected at P2; no line of recovery reports it`1listed-miss-was-reportedf2Rules/recovery/listed-miss-was-reported.ymlh5the first miss that the status lists was reported by a line of the recovery that detected itb>A miss that appears in the status without any line leaves no trace of the recovery that found it. Only a miss that was detected after the start of the recovery is judged; the line may come before or after the moment of the detection.V5Log the identifier and the time of each notification that recovery marks as missed.b1loaded-before-rescheduledh2Rules/recovery/loaded-before-rescheduled.ymlP1l.time <= r.timeT4recovery loads the stored schedules before it reschedules anything>REQ-170T?The next time of a schedule is computed from its row. A recovery whose first row is loaded after its first rescheduling worked with rows of an earlier time. Half a minute after the start is compared; a recovery that logs no row is not judged.X4Load the enabled rows first, and hand them to the steps that follow.Z1recovery rescheduled l2, before it loaded its first schedule in line P2check: `<` in `l.time <= r.time`P2loaded-schedules-are-not-nothingV3Rules/recovery/loaded-schedules-are-not-nothing.ymlf1lower(s.scenario) != "none"X3recovery that loaded schedules does not find nothing>REQ-182^9The scenario "none" stands for an empty store. In a launch that loaded schedules it skips the recovery of all of them. Disabled schedules do not count.R6Look at the query that counts the schedules for the scenario; it must be the one that loads them.l1schedules were loaded in line T2, but recovery chose the scenario b1missed-at-boot-comes-backh2Rules/recovery/missed-at-boot-comes-back.ymlT1s.rescheduled >= 1f2what a boot made the user miss is set againnBA daily notification whose time passed while the device was off is missed for today and owed for tomorrow, so the summary of the run counts both. A notification that was meant for one time only is not set again; so this is a warning. The second run after a boot counts nothing missed and is not checked.T5Compute and set the next time in the branch that marks the notification as missed.V2the recovery after the boot counts J missed, but V1 rescheduled (line b1missed-before-rescheduledh2Rules/recovery/missed-before-rescheduled.ymlP4recovery marks a notification as missed before it reschedules itl>Rescheduling first overwrites the time that was missed. The order is judged for each notification alone, since a recovery may go through the schedules one by one; half a minute after the rescheduling is watched, up to the end of recovery.l3Look for missed notifications before computing the next times.l1missed-notification-found-onceR3Rules/recovery/missed-notification-found-once.ymlf2a missed notification is found exactly once>REQ-166>REQ-172f>A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.V4Select pending rows only, and mark the row in the same transaction.^2missed-notification-goes-to-the-historyd3Rules/recovery/missed-notification-goes-to-the-history.ymlf2a missed notification goes into the history>REQ-167j@The history is where a user or a supporter sees later what was missed. The entry must come within five seconds after the notification it is about, and before the recovery is completed. A capture without any entry leaves it open, since builds exist that never print one.b2Write the entry together with the status.j1missed-notification-is-markedP3Rules/recovery/missed-notification-is-marked.ymlb2a missed notification is marked as missedVIWhat is found and not marked is found again at the next launch, and the history never shows it. The status of the same notification must become missed within five seconds; where the line of the status has a time, it must be that of the missed one, for a daily notification may be missed on several days. The sources ask for this once as a duty and once as a recommendation; the normative section counts.Z4Write the status in the same transaction that finds the notification.R2missed-notification-not-too-earlyX3Rules/recovery/missed-notification-not-too-early.ymlZ8(m.detected_at ?? m.time) - m.scheduled_time > $tolerance || m.time - m.scheduled_time > $tolerance && m.time - m.detected_at < $stepR4a notification is called missed only three minutes after its time`P1Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is a warning, since the later texts ask for the tolerance and the older ones do not. The fifteen minutes in which a background task may start are another matter. On Android an alarm is missed as soon as its time is over without it: the system calls the plugin's own code for each, so there is nothing to wait for. Where the time of the find is cut to whole seconds, the stamp of its line shows the rest.\1 was called missed at \1; expected: more than V2missed-repeating-alarm-is-set-again\3Rules/recovery/missed-repeating-alarm-is-set-again.ymlP4recovery sets a missed repeating alarm again before it completesZ?An exact alarm of Android fires once. Where recovery finds it missed and does not set the next one, the chain of days ends. Judged where the row says that the schedule repeats, and where another line shows that the build logs what it sets again.T6Compute the next time of every missed schedule that repeats, and set it before recovery completes.`2missed-repeating-notification-comes-backf3Rules/recovery/missed-repeating-notification-comes-back.yml^5recovery schedules the next occurrence of a repeating notification that it found missednBA daily or weekly notification goes on after it was missed, so recovery gives it the next time. One that was stored without a repetition has no next time. Where the capture does not show how it was stored, it is open whether a next one is due. Whatever arms the schedule after the recovery began counts.^6Compute the next occurrence from now for each repeating row that was marked as missed, and schedule it.P2missed-single-is-not-rescheduledV3Rules/recovery/missed-single-is-not-rescheduled.ymld1r.next <= m.scheduled_time^5recovery does not reschedule a missed notification that was stored without a repetition^7A schedule of the type NONE has one occurrence. When it was missed, a later time is one for which the user never asked.V3Compute a next time only for schedules that repeat.^2 was stored without a repetition (line J) and missed f1), but was rescheduled for d1missed-status-has-its-linej2Rules/recovery/missed-status-has-its-line.ymlR5every status that becomes missed is followed by a line of the missed notificationd=A status that changes without a word does not show when it changed, and for which time. Within the half minute of a recovery, the line may be before the change or after it; changes outside of a recovery are not judged.f5Log the identifier and the time where the notification is found, before its row is written.R2missing-boot-receiver-is-an-errorX3Rules/recovery/missing-boot-receiver-is-an-error.ymlh3a boot receiver that is not registered is logged as an error>REQ-186`<Without the receiver all alarms are gone after a restart, and nothing would show why. A status that says so to the app, with no line in the log of the same launch, hides it from the reader of the log.P4Add the receiver to the manifest, and log its absence at launch.X6 says that the boot receiver is not registered, but no line of this launch had logged it as an errorn1missing-notifications-come-backT3Rules/recovery/missing-notifications-come-back.yml\4recovery restores something where a stored notification is not pendingfBThe inputs of a recovery list the stored and the pending identifiers. Where one is stored and not pending, a recovery that completes without a single restored or missed notification leaves the two lists different. What is pending in addition to the stored ones, such as other reminders, is no fault.\4Compare the two lists at the end of recovery, and arm what is missing.^2new-boot-is-noticed-at-its-first-launchd3Rules/recovery/new-boot-is-noticed-at-its-first-launch.ymll4the first launch under a new boot identifier reports the restart of the device>REQ-176RHThe plugin compares the uptime with the one that it kept, and reports a restart within ten seconds of its load. A launch whose boot identifier is not that of an earlier launch is the first one after a restart. A hidden one leaves it open whether there was a restart. Launches that do not show their boot are not judged, and a plugin that has nothing stored has nothing to compare with.Z5Compare the uptime at launch with the stored one, before recovery decides what to do.X2no-completion-after-a-recovery-error^3Rules/recovery/no-completion-after-a-recovery-error.ymlf3a recovery that reported its error is not completed as well>REQ-161n>The printed promise is one end, completed or error; both leave open whether the store can be trusted. Later builds take every error for harmless, go on and complete, so this is a warning; an error line with nothing after it is also an end.`5Log single faults of a recovery that goes on as warnings, and count them in its summary.d1no-crash-during-a-recoveryj2Rules/recovery/no-crash-during-a-recovery.ymld2the app does not crash while recovery runsR>A recovery ends in its completion or in an error that it reports, never in a crash: what it had begun stays half done, and the next launch may meet the same row again. Half a minute after each start is watched, up to its end.T6The reason is in the line of the crash; catch it in the recovery, and report an error of recovery.V2no-error-after-a-completed-recovery\3Rules/recovery/no-error-after-a-completed-recovery.yml`3a recovery that is completed reports no error afterwardsR?A recovery ends in one of two ways. An error line after the line of completion leaves open whether the store can be trusted. After half a minute the rule passes, and it watches on up to the next start of a recovery or the end of the session.\4Write the line of completion last, and only where no error was caught.Z1no-forced-stop-on-ios`2Rules/recovery/no-forced-stop-on-ios.ymlX2recovery on iOS finds no forced stopl6A forced stop is Android's; iOS knows a termination, and a user who closes the app is no scenario of recovery.R4Use the scenario of a termination where the system ended the app.h1recovery found the scenario l1, which exists on Android onlyR2no-forced-stop-right-after-a-bootX3Rules/recovery/no-forced-stop-right-after-a-boot.ymlf3the first recovery after a boot does not find a forced stopl@A boot takes all alarms, as a forced stop does, and it is the boot that explains their absence. The boot was announced to the plugin, so the recovery that follows knows of it. A recovery that has ended has set the alarms again; what comes later is judged by other rules.Z3Look at the boot flag before the counts are compared.Z2recovery found a forced stop in line h2, although the device had been booted (line T2no-recovery-needed-only-under-noneZ3Rules/recovery/no-recovery-needed-only-under-none.ymlP4recovery says that it is not needed only under the scenario none>REQ-162P6Each other scenario has something to verify or to restore, so the words contradict the decision.T4Return with these words only from the branch of the scenario none.f3 says that no recovery is needed, but the scenario in line V2no-status-becomes-missed-under-none\3Rules/recovery/no-status-becomes-missed-under-none.ymlR3under the scenario none, no status becomes missedj:The scenario "none" promises that there is nothing to do. A status that becomes missed before the recovery ends was changed although the decision saw no stored notification.^3Look at what was loaded before the scenario was chosen.Lthe status of ^1 became missed in line X3, although recovery found the scenario none in line V2nothing-changes-under-scenario-none\3Rules/recovery/nothing-changes-under-scenario-none.ymlV3a recovery that found nothing to do changes nothingd9The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a store that the decision did not see.n1recovery marked or rescheduled l2, although it found the scenario none in line R2nothing-comes-from-an-empty-storeX3Rules/recovery/nothing-comes-from-an-empty-store.ymlh3where no schedules are stored nothing is missed or set againh:The words say that there is nothing to restore. What is missed or set after them, in the same half minute and with no call of the app in between, comes from somewhere else.Z5Look for a second store, or for a run that reads the schedules only after it said so.l2nothing-to-come-is-missed-after-a-clock-changeR4Rules/recovery/nothing-to-come-is-missed-after-a-clock-change.yml\5after a change of the clock or the zone nothing that is still to come is marked missedb>When the clock goes back, a notification whose time had nearly come is still to come. A mark then comes from a time that was stored before the change. Each missed line up to the end of the next recovery is compared with its own time.R6Compare the scheduled time with the clock at the moment of the check, and store no elapsed times.b2notifications-lost-in-a-restart-come-backh3Rules/recovery/notifications-lost-in-a-restart-come-back.ymlb4each stored notification that a restart of the device lost is armed again>REQ-175n=iOS keeps pending notifications over a restart. Where the first recovery after it finds none pending, each stored identifier must be armed again or reported as missed before recovery completes. One of several is not enough.b5Go over all stored identifiers, and look for the one that no line after the inputs names.b1one-scenario-per-recoveryh2Rules/recovery/one-scenario-per-recovery.ymlj1a recovery finds one scenario^<What a recovery does follows from the scenario that it finds. Two of them in one recovery mean that it is judged twice, or that two run at once. A line that is duplicated word for word may be a copy.P5Look at where the scenario is detected, and for a second caller of the recovery.`2past-alarm-is-marked-after-a-forced-stopf3Rules/recovery/past-alarm-is-marked-after-a-forced-stop.ymlf5after a forced stop an alarm whose time has passed is marked as missed in the same recovery`CA forced stop removes all alarms, so one whose time passed meanwhile was missed, and only this recovery can say so. An alarm that went off, was delivered, set again or cancelled in between needs no mark, and neither does one that is set again in the recovery. The first minute after the alarm's time is left out.P7Compare the stored times with the clock in the branch of the forced stop, and log each miss with its identifier.^1recovery-completes-onced2Rules/recovery/recovery-completes-once.ymld2the recovery of a launch is completed onced=A second line of completion means that recovery ran twice over the same store. Half a minute after the start is watched, up to the next start; the two runs of Android after a boot are not meant, since they may overlap.^5Look for a second call of the recovery, and for a line that both it and its caller log.T1recovery-ends-onceZ2Rules/recovery/recovery-ends-once.ymld1recovery reported an errorR1nothing is storedb2a recovery ends, completed or in an errordFThe end says whether the state of the store can be trusted; without one recovery hangs. The first end counts, since Android recovers twice after a boot, and two runs have two ends; one run that has two ends is judged by recovery-completes-once and no-completion-after-a-recovery-error. The words that nothing is stored may be the only ones of a run after a boot.T6Check what recovery waits for after its last line; every way out of it needs one of the two lines.n1recovery-error-ends-in-no-crashT3Rules/recovery/recovery-error-ends-in-no-crash.ymlf2an error of recovery does not crash the appZ:Recovery is a help, not a condition. A crash of the process within half a minute after the error counts as its result, whether or not a call was answered in between.n1recovery-names-a-known-scenarioT3Rules/recovery/recovery-names-a-known-scenario.ymlZ8lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot", "force_stop", "forcestop"]b2recovery names one of the known scenariosPCWhat recovery does follows from the scenario alone. The platforms know none, cold start, warm start, termination, boot and force stop, in camel case or capitals; that there is no force stop on iOS, no-forced-stop-on-ios checks. A user's force quit ends background tasks and is not a scenario of recovery.d4Look at the branch that chose the scenario; a new one needs an entry here.n1recovery-starts-once-per-launchT3Rules/recovery/recovery-starts-once-per-launch.yml`2each launch starts recovery exactly once>REQ-158ZDRecovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once it doubles notifications. Ten seconds from the plugin's load are watched. The run after a boot is another one, and Android may do it twice; and a warm start may recover again when the first recovery is over.n5Call the recovery from load(), and from there only; look for a second call in the app delegate.l1recovery-status-keeps-its-formR3Rules/recovery/recovery-status-keeps-its-form.yml\2type(s.result.inProgress) == "boolean"P3the answer about the recovery says true or falseh9The app branches on this member. A text is true in JavaScript whatever it says, and a missing member is false. Judged where the line shows the whole result.T3Write inProgress as true or false in every answer.f1recovery-within-two-secondsl2Rules/recovery/recovery-within-two-seconds.ymlb1c.time - s.time <= $limitV2recovery is done within two secondsV@Recovery is in the way of the app's start, so the texts of its phases, which go before the general ones, give it two seconds. Its summary, the words that there is nothing to do, or its end show how long it took; a recovery that never ends is judged elsewhere.n5Compare the times of the lines in between; work for many schedules belongs on a separate queue.P2the recovery that began in line J (until line f1rescheduled-into-the-futurel2Rules/recovery/rescheduled-into-the-future.ymlNr.next > r.timeZ3recovery reschedules for a time that is still to comeb8The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again at the next launch.d5Advance the schedule until its next time is after now, whatever number of days was missed.X1 was rescheduled at j1), which is not in the futuren1rescheduled-is-among-the-storedT3Rules/recovery/rescheduled-is-among-the-stored.yml^2recovery arms again only what is stored>REQ-067P?A notification that recovery arms under an identifier of no stored schedule is a double of one that is, or a ghost. Compared with the identifiers in the inputs of the same recovery; requests for fetches have separate names and are left out.^5Arm under the identifier of the row; look for code that makes a new one at each launch.f1rescheduled-once-per-launchl2Rules/recovery/rescheduled-once-per-launch.ymlX3recovery reschedules a notification once in a launchVFA second request under another identifier would show the notification twice, and doing it twice under one shows that recovery ran over the same schedule again. Requests for fetches are not counted. The verification at a warm start is optional, and arming the same identifier again replaces the request; more lines of it than one are too many all the same.X8Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the app becomes active.Z2restart-is-noticed-at-the-next-launch`3Rules/recovery/restart-is-noticed-at-the-next-launch.ymlf3the first recovery after a restart of the device notices itdAThe plugin compares the uptime with the one that it kept. The kernel's first line shows that there was a restart; the first launch after it must report it within ten seconds of its load, which comes just before recovery. A plugin that has nothing stored has nothing to compare with.l5Keep the uptime with the schedules, and compare at the beginning of recovery; log the restart.b2restart-leads-to-a-check-of-the-schedulesh3Rules/recovery/restart-leads-to-a-check-of-the-schedules.ymlj1everything was found in placeR2recovery counted what it verifiedb4a restart of the device that was noticed leads to a look at the schedulesRHOn iOS the system keeps the notifications over a restart, so verifying them is enough; arming them again is fine too. Only a restart that the plugin logs is judged here. A recovery that completes, and whose log shows neither what was pending nor how many it verified, leaves open whether everything was found in place. One that names the restart as its scenario has to say what it did.X3Run recovery in the branch that notices the restart.`2restart-leads-to-a-look-at-the-schedulesj2restored-notifications-keep-their-identifiersP4Rules/recovery/restored-notifications-keep-their-identifiers.yml>settled`2subset(i.db_ids, d.ids ?? d.pending_ids)h4recovery restores a missing notification under the identifier that is storedTDA stored notification that was not pending at the start of a recovery must be in the list that is taken after it. One that was armed under another identifier fires, but no later cancellation finds it. Lists up to ten minutes after the inputs are compared, unless a notification was missed, removed or delivered in between.l3Arm each restored notification with the identifier of its row.Fstored are \2), but pending after the recovery are b1(?i)cancel|update|rolling^2rows-are-loaded-before-the-reschedulingd3Rules/recovery/rows-are-loaded-before-the-rescheduling.ymlb2r.line < s.line || l.session != s.sessionX4the first row that a recovery loads comes before what it reschedulesT=The same as loaded-before-rescheduled, decided by the order of the lines alone, so lines without times are judged, too. Only the first row that is loaded between the start and the end of a recovery is compared.P2check: `<=` in `r.line < s.line`^3V12: a start and a rescheduling are never the same lineP2given 3: `>=` in `line > s.line`Z3V12: a start and another line are never the same lineP2given 4: `>=` in `line > s.line`d1scenario-before-any-actionj2Rules/recovery/scenario-before-any-action.ymlP3recovery names the scenario before it acts on itP>What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.`4Log the scenario where it is chosen, before the loop over the schedules.T1recovery acted on ^2, but had not named its scenario before`1scenario-fits-its-inputsf2Rules/recovery/scenario-fits-its-inputs.ymll2i.schedules > 0 || lower(s.scenario) == "none"P7i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["termination", "boot"]`9i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0 || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]b7i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids) || !(lower(s.scenario) in warm_starts)n7i.schedules == 0 || !subset(i.db_ids, i.pending_ids) || !subset(i.pending_ids, i.db_ids) || !(lower(s.scenario) in cold_starts)n6len(i.db_ids) > 0 || len(i.pending_ids) > 0 || lower(s.scenario) in ["none", "boot", "warmstart", "warm_start"]T4the scenario follows from the stored and the pending notifications>REQ-160ZJNothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a cold start, both and equal a warm start, neither is "none" (or, as two equal lists, a warm start). Lists are equal when they hold the same identifiers, in whichever order. Needs the debug line with the inputs. The table is taken by its letter, so a newly started process with equal lists is a warm start.f7Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.Jthe scenario N) does not fit ^1 schedules, the stored R1 and the pending V2check 4: without `i.schedules == 0`n3V10: without schedules any scenario but none has failed check 1`1check 4: -1 instead of 0V2check 5: without `i.schedules == 0``1check 5: -1 instead of 0d2check 4: without `len(i.pending_ids) == 0`T5V10: with nothing pending any scenario but termination and boot has failed check 2h1check 4: -1 instead of 0 (2)f1scenario-none-finds-no-missl2Rules/recovery/scenario-none-finds-no-miss.yml`4x.line < s.line || m.session != s.session || lower(x.scenario) != "none"n3a recovery under the scenario none finds no missed notificationT=Under the scenario none nothing is stored that could have been missed. The same as nothing-changes-under-scenario-none, judged at the line that finds the miss, so that a part that never speaks does not hide it.\5Return in the branch of the scenario none, before the search for missed notifications.Z1, under the scenario B of line P2check: `<=` in `x.line < s.line`V3V12: a start and a scenario are never the same linen2V12: a start and an end are never the same linen1second-listed-miss-was-reportedT3Rules/recovery/second-listed-miss-was-reported.ymlj5the second miss that the status lists was reported by a line of the recovery that detected itb1shorter-uptime-is-noticedh2Rules/recovery/shorter-uptime-is-noticed.yml^5a recovery that ends with a shorter uptime than the one before has reported the restartb=The time since the boot only rises until the device restarts. Where it is lower at the end of a recovery than at the end of the one before, the device was restarted in between, and the plugin had to notice it by then.l5Keep the uptime with the schedules, compare at the beginning of recovery, and log the restart.f1silence-after-a-forced-stopl2Rules/recovery/silence-after-a-forced-stop.ymlX4nothing of the plugin runs between a forced stop and the next launch>REQ-181f>Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it is a warning.f7Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains what follows.l1the plugin was active in line X3, although Android stopped the app by force in line Z2 and the user had not opened it sinceV3V7: the line that closes the stretch is one of themX2single-notification-is-not-set-again^3Rules/recovery/single-notification-is-not-set-again.yml^4recovery does not set a single notification again whose time has passedV<What was meant for one time only is missed, and that is the end of it; the user did not ask for another day. Judged where the row says that it does not repeat, until the schedule is stored again.n3Ask for the row's repeat rule before the next time is computed.n1skipped-schedule-keeps-its-time2kT3Rules/recovery/skipped-schedule-keeps-its-time.ymlh2abs(k.next_run - k.time - $day) > $tolerancef3a schedule that recovery leaves alone keeps the user's time>REQ-050ZDIn the known fault of a boot the next run named by the skip is that moment plus a day, to the second, in place of the user's time; a skip elsewhere may err likewise. Whether a user's time happens to be that second cannot be seen, so this is a note. The two are compared where both are logged in one zone, or both without one.`4Compute the next run from the stored time of the schedule, not from now.P1the next run of n1, a day after the skip itself (n1) instead of at the user's timeb2some-call-succeeds-after-a-recovery-errorh3Rules/recovery/some-call-succeeds-after-a-recovery-error.ymlNb.line < x.lineV5after an error of recovery some call succeeds before the app goes to the backgroundVCThe same as calls-work-after-a-recovery-error, for a use of the app that is over sooner. Where calls were refused, and none succeeded by the time at which the user leaves the app, the error has taken the plugin with it. A refusal for the permission, the time or an argument is an answer of the plugin's own.X2after the error of recovery in line R4 no call succeeded before the app went to the background in line d1; one was refused in line P2check: `<=` in `b.line < x.line`\4V12: a refusal and a change of the app's state are never the same linen2status-call-after-a-recovery-is-not-in-progressT4Rules/recovery/status-call-after-a-recovery-is-not-in-progress.ymlX4r.callback_id != q.callback_id || e.line < b.line || q.line < e.lineb4a status call after the end of a recovery does not report one in progressl=A call that begins after the end of the recovery cannot rest on a value that was read before it. The order of the lines decides, so lines without times are judged, too. A later start of a recovery is judged by its own end.b3Clear the mark at every end of recovery, errors included.j2getRebootRecoveryStatus() was called in line ^2, after the recovery had ended in line b1, and its answer in line n1 reports a recovery in progressP2check: `<=` in `e.line < b.line`P2check: `<=` in `q.line < e.line`l2V12: a call and an end are never the same lineb2status-is-in-progress-while-recovery-runsh3Rules/recovery/status-is-in-progress-while-recovery-runs.ymlR3s.callback_id != q.callback_id || q.line < b.line\3the recovery status is in progress while recovery runs`<An app that reads false takes the schedules for restored and schedules on top of them. A question that was asked after the start of the recovery and answered before its end must be answered with true.j5Set the mark before the line of the start is written, and clear it after the line of the end.f2getRebootRecoveryStatus() answered in line b3 that nothing is in progress, but recovery ran from line P2check: `<=` in `q.line < b.line`n2V12: a call and a start are never the same line^1stored-fetch-comes-backd2Rules/recovery/stored-fetch-comes-back.ymlb3recovery after a termination submits a stored fetch againbENothing pending and something stored is a termination, whose recovery is for fetches as well. One submit is enough for all of them, for the system keeps one task; a refused submit and a prefetch left out on purpose show that the fetch was not forgotten. Judged where the inputs of the decision and the row of the fetch are logged, in this order.^6Look at whether recovery reads rows of the kind fetch, and whether it hands them to the task scheduler.P2stored-notifications-are-pendingV3Rules/recovery/stored-notifications-are-pending.ymlNl.id in [d.ids]j5a list of pending notifications after a recovery names every stored one that is still to come^CRecovery has two seconds; a list that is taken later, up to a minute after a row, must name the row's notification where it is still to come within a day. More distant ones may wait for the rolling window, and a single one whose time has passed need not be pending. What is pending next to the rows is no fault.`4Arm what the list lacks at the end of recovery, and log each identifier.j1 is stored with the next run `1), but pending are only l1stored-notifications-come-backR3Rules/recovery/stored-notifications-come-back.yml`4recovery that finds nothing pending sets every stored notification againRIWhere schedules are stored and nothing is pending for them, each one that is still to come within a day, and each daily one that was missed, needs its own notification or alarm within half a minute. More distant ones may wait for the rolling window. Judged where the inputs of the decision and the rows are logged, in this order; an error, a denial, a cancel and a newly stored schedule lift the duty.Z5Search the loaded rows for the one whose identifier no line after the scenario names.l1stored-schedule-is-not-nothingR3Rules/recovery/stored-schedule-is-not-nothing.ymlh4after a repeating schedule was stored, recovery does not find an empty store>REQ-156`=The scenario none is for a store without schedules. A daily or weekly schedule stays in the store until it is cancelled, so the next scenario is another one. Everything that may remove a schedule ends the comparison.T6Compare the query of the recovery with the rows; a filter on the status or the kind may hide them.Z1) was stored in line T2, but recovery found the scenario T2stored-schedule-stays-in-the-storeZ3Rules/recovery/stored-schedule-stays-in-the-store.ymlf1lower(f.scenario) == "none"P5after a recovery found a stored schedule, no later recovery finds an empty storeVDA daily or weekly schedule stays in the store until it is cancelled, so a later recovery may not find the scenario none where the first one after the schedule was stored found something else. Where the first one finds nothing, stored-schedule-is-not-nothing fails. Everything that may remove a schedule ends the comparison.`6Look for what removed the row between two launches, and compare the query of the recovery with the rows.X1 was stored in line X1 and recovery found `1, but a later one found n1structured-missed-line-is-wholeT3Rules/recovery/structured-missed-line-is-whole.ymln4the structured event of a missed notification names its identifier and its timeV:Without the time it is unknown which occurrence of a daily notification was missed. The older lines of text have neither of the two in one form and are not judged.b4Write the identifier and the scheduled time into the fields of the event.R2summary-counts-no-unreported-missX3Rules/recovery/summary-counts-no-unreported-miss.ymlZ4the summary of a recovery counts no more misses than its lines reportl<Each missed notification has a separate line. A summary that counts more of them hides which one was missed, and when. Only iOS is judged: Android may run two recoveries after a boot, whose lines alternate.b1summary-counts-the-missedh2Rules/recovery/summary-counts-the-missed.ymlJs.missed >= 1T4the summary of a recovery counts the missed notifications it foundj=The summary is what people and scripts read. None in the summary after a missed notification in the lines hides it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.T3Add to the count where the notification is marked.d1, but the summary in line R2termination-brings-something-backX3Rules/recovery/termination-brings-something-back.yml`4after a termination or a forced stop something is marked or brought backTBBoth scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them were dealt with needs the list of schedules and is judged elsewhere.j4Check whether recovery reads the enabled schedules, and which kinds it reads.d2unknown-pending-notification-does-not-stayj3Rules/recovery/unknown-pending-notification-does-not-stay.ymll2!subset(i.pending_ids, d.ids ?? d.pending_ids)d3recovery leaves no notification pending that is not storedXCThe plugin compares the stored identifiers with the pending ones. While one is pending that storage does not know, every launch is a cold start, and nothing can cancel the notification. It is judged where each identifier that was pending at the start of the recovery is still pending up to ten minutes later.n3Remove pending requests without a row, or store a row for them.Jpending were T1, but stored only n3), and after the recovery all of these are still pending (line d1warm-start-arming-replacesj2Rules/recovery/warm-start-arming-replaces.yml8samef9b.id == a.id || abs(b.notification_time - a.notification_time) >= $same || (b.schedule_id ?? a.schedule_id ?? "") != (a.schedule_id ?? b.schedule_id ?? "")T6a notification that a warm start arms has the identifier of the one armed before for the same timePGAt a warm start every stored notification is pending. One that is armed then for the minute of the one armed last, under another identifier, is a second notification; the same identifier replaces it. Hidden identifiers and times leave open which of the two it is. Where the app asked for a schedule since the warm start, or names another schedule, nothing is compared.\5Leave out in the verification what is pending already, or arm it under its identifier.<, and f1 for the same time in line X1, after a warm starth1warm-start-arms-no-duplicaten2Rules/recovery/warm-start-arms-no-duplicate.ymlNb.line < w.lineX4a warm start arms no second notification for a schedule that has onenCAt a warm start every stored notification is pending, so there is nothing to arm. A request under another identifier for the same schedule and the same minute adds a second notification. Only lines that name the schedule are compared, and anything else that may have armed since, or that made room, ends the comparison.\6Let the check at a warm start read the pending list only, or arm under the identifier that is pending.L was armed as P1), and again as n1) after the warm start in line P2check: `<=` in `b.line < w.line`Z3V12: a request and a scenario are never the same lineR6with recovery.scenario|android.scenario: without `lower(scenario) in ["warmstart", "warm_start"]`T3V9: a scenario of another kind ends the comparisonh1warm-start-needs-equal-listsn2Rules/recovery/warm-start-needs-equal-lists.ymll4a warm start is found only where the stored notifications are the pending ones^7Two lists of the same length may name different notifications; that is a cold start, and the missing one must be armed.V4Compare the two lists as sets of identifiers, not by their lengths.l1zone-change-shifts-the-instantR3Rules/recovery/zone-change-shifts-the-instant.yml2zR5b.time < z.time || (b.notification_time ?? b.at) != (a.notification_time ?? a.at)d6b.time < z.time || (b.notification_time ?? b.at) - (a.notification_time ?? a.at) != $minute * z.offset_min`5after a change of the time zone, a notification or an alarm is set for its old wall timeXEA daily time is a time of the user's clock: 05:53 at UTC is 05:53 at UTC+2, which is two hours earlier. An instant that stays the same, or that is shifted in the wrong direction, is a fault. Only a change from UTC shows the difference of the two zones, so only such a change is judged. A call of the app in between may ask for another time.R6Compute the next occurrence from the wall time of the schedule with the calendar of the new zone.^1the time zone moved by R1 minutes in line <, but F went from j1), which is another wall timed1(?i)schedule|update|cancelb2late-rollover-takes-the-first-future-timeh3Rules/rollover/late-rollover-takes-the-first-future-time.yml:shiftP:r.next - r.time <= (r.interval_min ?? 1440) * 1m || same(r.interval_min, 1440) && r.next - r.time <= 24h + $shift && r.from_offset_min - r.next_offset_min == 60b4a rollover that is made up for takes the first time that is still to comeZBWhere the app did not run for days, the successor is advanced by whole intervals until it lies ahead. One in the past never fires, one further ahead leaves a day out. A day that holds a change of summer time may be an hour longer: that hour stays open unless the line names the zone's offsets.R4Add the interval in a loop that ends at the first time after now.P1the rollover at J) leads from \5; expected: the first whole interval (a day, or the one in the line) that is after now^1one-successor-at-a-timed2Rules/rollover/one-successor-at-a-time.yml\3abs(b.next - a.next) <= $tolerance || a.next <= b.timeT3a delivered notification has one successor at mostbEForeground delivery, launch and the app's return to the front may each start a rollover for the same notification. A second one must find the first, or set the very same time again, which replaces it; another time while the first is still ahead shows two notifications. A failed one may be tried again, and one whose time has passed is advanced.d5Look for a pending successor before setting one, and store the rollover with the schedule.h1 got a second successor for d1), although the first for V1) was still to comef1recovery-keeps-the-intervall2Rules/rollover/recovery-keeps-the-interval.yml\2b.next - b.time <= a.interval_min * 1md3recovery after a restart uses the stored rollover interval`>The interval must outlive the process and the device's restart. A recovery that sets the next time further ahead than the interval has gone back to a day. Only the first recovery after a rollover that logged its interval is checked.b5Read rolloverIntervalMinutes from the stored schedule in the code that runs after a boot.h1 has a rollover interval of N minutes (line f1), but recovery set it for V2^(schedule|update|cancel|configure)T2rollover-follows-by-the-next-entryZ3Rules/rollover/rollover-follows-by-the-next-entry.ymld1before the app was enteredb4on iOS the chain of rollovers goes on by the next time the app is enteredhANo code runs when a notification fires in the background, so its successor is owed only by the next launch, or the app's next return to the front, after its time. A rollover that was logged shows that this build sets successors itself. A capture without a later entry decides nothing.X6Look for missed rollovers at launch and when the app becomes active, before the schedules are shown.h1rollover-follows-the-displayn2Rules/rollover/rollover-follows-the-display.ymlf3on Android the chain of rollovers goes on with each display^@A rollover that was logged shows that this build sets each next notification itself, so the one it announced must lead to the next when it is displayed. The display's worker does it; a minute is allowed. A notification that is never displayed is judged elsewhere.n5Call the rollover in the worker that displays the notification, also when nothing is displayed.^1rollover-has-an-outcomed2Rules/rollover/rollover-has-an-outcome.ymlh1a successor is there alreadyf3a rollover that began, or was found missing, has an outcome`BAfter each delivered notification the next one is set, on Android by the worker, on iOS when the app is in front or is launched. One that begins and ends in neither a schedule, a skip nor an error is lost without a word. Builds without these lines set no successors themselves and are not judged.`5Log every way out of the rollover; the last line of its component shows how far it came.l1rollover-is-one-interval-aheadR3Rules/rollover/rollover-is-one-interval-ahead.ymll6!present(r.interval_min) || abs(r.next - r.from - r.interval_min * 1m) <= $tolerance || r.interval_min == 14408halfRCpresent(r.interval_min) && r.interval_min != 1440 || abs(r.next - r.from - $day) <= $tolerance || (abs(abs(r.next - r.from - $day) - $shift) <= $tolerance || abs(abs(r.next - r.from - $day) - $half) <= $tolerance) && abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancej3the next notification is one interval after the delivered onePEA day, or what rolloverIntervalMinutes says instead. The sources mix twenty-four hours with the same time by the clock, so on the days of a change of summer time an hour more or less is accepted where the line names the zone's offsets, and stays open where it does not. A rollover that is made up for after its time has a separate rule.j5Compute the next time from the scheduled time of the delivered one, with the stored interval.Z1the rollover in line H leads from T1 ahead; expected: f2, or the interval of the line (in minutes: f1rollover-keeps-its-intervall2Rules/rollover/rollover-keeps-its-interval.ymln;present(b.interval_min) && b.interval_min == a.interval_min || !present(b.interval_min) && (b.next - b.time <= a.interval_min * 1m || abs(b.next - b.from - a.interval_min * 1m) <= $tolerance)R4a rollover interval that was set is used by the next rollover toof<The interval belongs to the schedule and is stored with it. A chain that goes on with a day has lost it, with the process as a rule. A call that schedules or changes the notification may set another one.P6Store rolloverIntervalMinutes with the schedule, and read it wherever the next time is computed.X1 has an interval of R2), but its next rollover in line ^1 (minutes in the line: h1rollover-keeps-the-wall-timen2Rules/rollover/rollover-keeps-the-wall-time.yml`5abs(r.next - r.from - $day + (r.next_offset_min - r.from_offset_min) * 1m) <= $tolerancel4over a change of summer time the next notification keeps its time by the clockn@A daily notification is a time on the user's clock. Sharp twenty-four hours shift it by an hour on two days of the year; one of the sources asks for just that, so it is a warning. Only lines that name the zone's offset of both times are judged, and only where it changed.`4Add a day with the calendar of the user's zone, not a number of seconds.X2, while the zone's offset goes from ^2 minutes: the time by the clock changes`1accepted-crons-are-validV1\bschedule"\s*:\s*"j2Rules/scheduling/accepted-crons-are-valid.ymlb4\bschedule"\s*:\s*"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*")f5!(c.args =~ "\bschedule\"\s*:\s*\"(?!<|\.\.\.|(?:[0-5]?\d) (?:[01]?\d|2[0-3]) \* \* \*\")")f4type((c.args.config ?? c.args).contentFetch.schedule) in ["text", "absent"]n4type((c.args.config ?? c.args).userNotification.schedule) in ["text", "absent"]f2type(c.args.schedule) in ["text", "absent"]n3a dual schedule is accepted only with times of day in cron form>REQ-203Z<The form is `minute hour * * *` in the user's own time. Anything else has no next time that both platforms agree on. Judged where the call's line shows its arguments; every schedule in them counts.f5Read the five fields strictly, minute 0 to 59 and hour 0 to 23, and reject everything else.R2 was accepted with the schedules `3; a schedule must be a time of day such as "30 18 * * *"d1alarm-call-fits-the-systemn2Rules/scheduling/alarm-call-fits-the-system.yml`9lower(a.api) == "setalarmclock" && a.sdk >= 21 || lower(a.api) == "setexactandallowwhileidle" && a.sdk >= 23 || lower(a.api) == "setexact" && a.sdk < 23j3an alarm is set with the call that its version of Android has>REQ-184P>setAlarmClock is there from version 21 on and setExactAndAllowWhileIdle from 23 on; setExact is for what is older and sleeps through the night on what is newer, so a line with setExact and without the version leaves it open.X5Choose the call by the system's version, and log why the preferred one was not used.L was set with L on API level j5; expected: setAlarmClock from 21 on, setExactAndAllowWhileIdle from 23 on, setExact below 23X1armed-for-the-futureb2Rules/scheduling/armed-for-the-future.yml\2(a.notification_time ?? a.at) > a.timeP3a notification is armed for a time in the future>REQ-058T9The system drops a request for the past without a word. A time that has passed must be moved to the next day or refused before it comes to arming.f5Compare the computed time with now before arming, and take the next day when it has passed.l1the notification was armed at h1armed-for-the-requested-timeR3Rules/scheduling/armed-for-the-requested-time.ymld2a.notification_time == r.notification_timeX4a schedule call arms the notification for the time that it requested>REQ-055`>A notification that is armed for another day or hour does not come when the user expects it. The first arming after the request is compared with it, as instants. A requested time that is already past may be moved, and is not judged.`6Compare how the request and the trigger are computed; whole hours are a zone, one day is a wrong "next".V1the call asked for \2), but the notification was armed for n1armed-request-uses-the-categoryX3Rules/scheduling/armed-request-uses-the-category.ymlT2a.category == "DAILY_NOTIFICATION"V3an armed notification carries the plugin's category>REQ-064T8The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.V5Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.R2armed-under-the-stored-identifier\3Rules/scheduling/armed-under-the-stored-identifier.ymlHa.id == p.idR5a schedule call arms the notification under the identifier of the stored schedulelCArming under one identifier replaces, under another one adds: a schedule whose notification bears a name that the store does not know is armed twice by the next call, and never found by a cancel or a recovery. The first request that the system takes after a call is compared with the first row that is stored after it.n6Take the identifier of the stored row for the request, and make it from nothing that differs from call to call.f1the schedule was stored as Z2), but its notification was armed as R2cancel-all-leaves-nothing-pending\3Rules/scheduling/cancel-all-leaves-nothing-pending.ymlLn.pending == 0\3after cancelling everything no notification is pendingR9The first count that is read after the removal must be zero, unless something was scheduled in between. Without such a reading nothing is judged.Z6Compare the identifiers that were removed with those that were armed; one that differs stays pending.V2cancelled-dual-fetch-does-not-start`3Rules/scheduling/cancelled-dual-fetch-does-not-start.ymll2r.time < c.time || c.time - x.time > $togetherl5after the fetch of a dual schedule was cancelled, no fetch task starts before the next request`>When the line of the withdrawn task and the line of the cancelled dual schedule follow each other, no task is pending. A start without a new request in between is a task that was left. A start by hand from the debugger is not meant.f6Cancel the task request of the dual schedule by its identifier, also in the copy that waits for the system.^1a task started in line X2, although it was withdrawn in line l1 with the dual schedule (line l1) and none was submitted sinceh2cancelled-dual-notification-is-not-deliveredR4Rules/scheduling/cancelled-dual-notification-is-not-delivered.ymll3the notification of a cancelled dual schedule is not deliveredRAThe dual schedule is daily, so a notification that was left is delivered again every day. Only identifiers with the word dual and deliveries that were scheduled for a time after the cancel are judged, up to the next request. Five seconds are allowed for what was under way.j4Remove the pending request by the stored identifier of the dual notification.T2cancelled-dual-task-does-not-start^3Rules/scheduling/cancelled-dual-task-does-not-start.ymln2s.time - b.time > $together || r.time <= c.timef4the task of a dual schedule does not start after the schedule was cancellednDA task that was submitted in the call of a dual schedule belongs to it. After cancelDualSchedule has resolved, a start of it shows that the request was left, whether or not a line reports its withdrawal. A newer request ends the comparison, since the app has one task of each identifier. A start by hand from the debugger is not meant.P4Cancel the task request by its identifier in cancelDualSchedule.R1the task of line R1 started in line V3, although its dual schedule was cancelled in line P2check: `<` in `r.time <= c.time`Z3V12: a start and an answer are never at the same timeR2changed-time-adds-no-notification\3Rules/scheduling/changed-time-adds-no-notification.ymlJtime"?\s*[:=]d2c.time >= b.time || b.pending <= a.pendingn3a changed time leaves no more notifications pending than before>REQ-066lAAnother time in the settings, or another time zone, moves the notification of the day; the old request must go. Two readings of the pending notifications, one before and one after such a change, show whether it did: with nothing else scheduled in between, the second must not be higher.b5Remove the pending request before the new one is armed, or arm under the same identifier.T2pending before the change in line 4: J), after it: Z2); another time or zone must add noneZ1(?i)schedule|reminderf1changed-time-is-armed-againP3Rules/scheduling/changed-time-is-armed-again.yml^2a changed time in the settings is armedX<Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged arguments hold a time are judged; arming under the old identifier replaces the old request.R5Arm again, and submit the prefetch again, in the branch that stores the new time.d1changed-time-is-armed-anewn1changed-time-moves-the-prefetchX3Rules/scheduling/changed-time-moves-the-prefetch.yml\2a.notification_time > s.earliest_beginT3a.notification_time - s.earliest_begin <= $longestX4after a changed time the prefetch begins shortly before the new timePGA request that keeps the old begin fetches for a notification that is gone. Leads can be configured up to twenty minutes, so a begin more than an hour before the new time, or after it, is that of another notification. The first request and the first arming within ten seconds of the changed setting belong to it, as long as no other call, run or miss comes in between.d4Compute earliestBeginDate from the new time, in the branch that stores it.b1after the change in line f1 the prefetch may begin at `1) for a notification at V1); expected: up to D before itf1daily-trigger-is-a-calendarP3Rules/scheduling/daily-trigger-is-a-calendar.ymlR4lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]Z3a daily notification is armed with a calendar trigger>REQ-063`@A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals are the exception, so another trigger is a warning. Lines without it are not judged, nor are requests of another category or that do not repeat.^3Use UNCalendarNotificationTrigger with hour and minute.n1dual-call-arms-its-notificationX3Rules/scheduling/dual-call-arms-its-notification.ymlZ1armed after the fetchT5a call for a dual schedule arms its notification, with the call or after its fetchP?Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not. The call of the page is the start.j6Arm with the fetched content, or with the default text when nothing was fetched, before the run is completed.d1dual-call-is-answered-oncen2Rules/scheduling/dual-call-is-answered-once.ymlP4the call for a dual schedule resolves or rejects, and never both\<The promise is what the app reports to its user. With two outcomes the app shows a schedule that was refused, or a failure that did not happen. An outcome that is not in the capture decides nothing.Z3Return right after the call was resolved or rejected.R2dual-call-reports-a-failed-arming\3Rules/scheduling/dual-call-reports-a-failed-arming.ymlNs.line < f.lineb3a dual schedule call whose arming failed does not succeed\<The promise is what the app reports to its user. When the system refused the notification within the call, and it was not armed at a second try, a success promises a notification that does not come.V4Reject in the branch that logs the failure, and withdraw the fetch.V2 was answered with success in line P3, although its notification was refused in line P2check: `<=` in `s.line < f.line`X3V12: an answer and a failure are never the same lineV2dual-call-resolves-after-scheduling`3Rules/scheduling/dual-call-resolves-after-scheduling.ymlP4a dual schedule call succeeds only after its fetch was submittedd;The promise is what the app reports to its user. Success before the submit, or without one, promises a notification that nothing leads to. The arming may come later, from version 3.0 on.h4Resolve in the completion of the last step, and reject with what went wrong.j3scheduleDualNotification() was answered with success in line j2, but its fetch had not been submitted beforef2dual-call-sets-its-parts-five-minutes-apartP4Rules/scheduling/dual-call-sets-its-parts-five-minutes-apart.ymlR4abs(a.notification_time - s.earliest_begin - $lead) <= $tolerancef3the call came less than six minutes before the notificationR5a call for a dual schedule submits its fetch five minutes before its notificationT=Both instants are the next local occurrences of two cron expressions that are five minutes apart, so they are five minutes apart, too. A submit may be held back to a minute ahead, so short notice is not judged.f5Compute both instants from one moment, and that of the fetch from that of the notification.^1the fetch may begin at l1) and the notification is for T1 later; expected: b1^(schedule|update|cancel)h2dual-call-sets-the-fetch-five-minutes-beforeR4Rules/scheduling/dual-call-sets-the-fetch-five-minutes-before.ymlnAdaily_minute((c.args.config ?? c.args).userNotification.schedule) - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $lead || daily_minute((c.args.config ?? c.args).userNotification.schedule) + 1440 - daily_minute((c.args.config ?? c.args).contentFetch.schedule) == $leadP5a dual schedule is asked for with its fetch five minutes before its notification>REQ-204V@The times are those of the call's own configuration, which is the argument itself or its member config. They are wall times of one day, compared as minutes of the day, over the hour and over midnight alike. A text that names no time is judged by another rule.P6Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.V2scheduleDualNotification() in line T1 has the fetch at b1 and the notification at \1; expected: the fetch P1 minutes earlierf1dual-call-submits-its-fetchP3Rules/scheduling/dual-call-submits-its-fetch.ymlX3a call of scheduleDualNotification submits its fetchfCBoth versions of the dual schedule begin with the fetch. The call itself starts the ten seconds, so that a build is judged as well that does not log the request of the schedule. A refused submit or a skip shows that it was tried; a refusal of the call ends the duty, and a call that switches the fetch off has none.Z3Submit the task in scheduleDualNotification() itself.V2dual-call-succeeds-after-the-arming`3Rules/scheduling/dual-call-succeeds-after-the-arming.ymlT2a.line < r.line || r.line < c.line`4a dual schedule call that arms its notification succeeds only after thathJThe promise is what the app reports to its user, so both parts of the schedule come before the success. A build that arms the notification when its fetch has finished is not meant: a run of the task, an answer of the server and everything else that may arm another notification end the comparison. The order of the lines decides, so lines without times are judged, too; a capture that begins with its newest lines is not judged.R2scheduleDualNotification() (line X2) was answered with success in line h2, before its notification was armed in line P2check: `<=` in `a.line < r.line`X3V12: an answer and an arming are never the same lineP2check: `<=` in `r.line < c.line`R3V12: an answer and a call are never the same lineT2dual-cancel-call-ends-the-schedule^3Rules/scheduling/dual-cancel-call-ends-the-schedule.ymlX1!(s.active ?? false)^4the answer to the cancelling of a dual schedule does not call it activel>After cancelDualSchedule nothing of the schedule may be left, so an answer that still calls it active contradicts itself. An answer that is not in the capture yet leaves the call open. What the system still holds is judged by other rules.f6Cancel the fetch task and the notification before the call is answered, and answer from the state after it.`2cancelDualSchedule() was called in line P2 still calls the schedule active\1dual-cancel-names-bothf2Rules/scheduling/dual-cancel-names-both.yml>c.fetch@c.notify\3the line of a cancelled dual schedule names both partsl4The line says which of the two parts were cancelled; one that was not remains.T3Look at why one of the two could not be cancelled.`2the dual schedule was cancelled in line H with fetch=H and notify=V1; both must be trued1dual-cancel-withdraws-bothn2Rules/scheduling/dual-cancel-withdraws-both.ymlV4cancelling a dual schedule withdraws the fetch and the notificationTAOne part that stays runs or fires without the other. Both withdrawals must be within ten seconds after the call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names both parts at the end of the cancel is judged elsewhere.j5Cancel the task by its identifier and remove the request by the stored one, in the same call.j1dual-config-brings-no-addressT3Rules/scheduling/dual-config-brings-no-address.ymlX3!present((c.args.config ?? c.args).contentFetch.url)R4!present((c.args.config ?? c.args).contentFetch.timesafariConfig)Z3the configuration of a dual schedule names no address>REQ-202\<The fetch goes through the native fetcher that the host configured. An address in the call is ignored at best, and fetches the wrong thing at worst. Judged where the call's line shows its arguments.`5Take url and timesafariConfig out of the call, and configure the native fetcher instead.V2"contentFetch" of the call in line B has url \1 and timesafariConfig \1; neither may be thereX1dual-config-is-wholeb2Rules/scheduling/dual-config-is-whole.ymlR4type((c.args.config ?? c.args).contentFetch.enabled) == "boolean"n3type((c.args.config ?? c.args).contentFetch.schedule) == "text"l4type((c.args.config ?? c.args).contentFetch.callbacks) in ["object", "absent"]Z4type((c.args.config ?? c.args).userNotification.enabled) == "boolean"V4type((c.args.config ?? c.args).userNotification.schedule) == "text"P4type((c.args.config ?? c.args).userNotification.title) == "text"n3type((c.args.config ?? c.args).userNotification.body) == "text"n4type((c.args.config ?? c.args).userNotification.sound) in ["boolean", "absent"]n4type((c.args.config ?? c.args).userNotification.priority) in ["text", "absent"]X4type((c.args.config ?? c.args).relationship) in ["object", "absent"]l4type((c.args.config ?? c.args).relationship.autoLink) in ["boolean", "absent"]V5type((c.args.config ?? c.args).relationship.contentTimeout) in ["number", "absent"]V5type((c.args.config ?? c.args).relationship.fallbackBehavior) in ["text", "absent"]Z5a dual schedule is accepted only with both of its parts, and these with their membersfFOne part fetches, the other notifies; without either the schedule is half of one. Both have enabled and schedule, the notification has a title and a body, and every member has its type: a number in quotes is a text, and the plugin reads nothing from it. The configuration is the argument itself, or its member config. Judged where the call's line shows all of it.V7Check the configuration when the call comes in, and reject it naming the member that is missing or of another type.R2dual-crons-are-five-minutes-apart\3Rules/scheduling/dual-crons-are-five-minutes-apart.ymln:d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead`4the fetch of a dual schedule is set five minutes before its notificationT:Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over midnight alike; on the days of a change of the clock too.d1the dual schedule in line T1 has its fetch at 6 h j1 min and its notification at d1 min; expected: the fetch ^1dual-fetch-is-submittedh2Rules/scheduling/dual-fetch-is-submitted.ymlR2the submit was refused and loggedR2a dual schedule submits its fetchd:Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged shows that it was tried; a refusal of the call ends the duty.d1dual-notification-is-armedn2Rules/scheduling/dual-notification-is-armed.ymll4a dual schedule arms its notification, with the call or once its fetch is donej<Earlier versions arm in the call, from 3.0 on the notification is armed after the fetch, so that it has its content. Either is accepted; a fetch that ends with no notification armed within a minute is not.^6Arm with the fetched content, or with the default text when there is none, before the run is completed.R2dual-parts-are-five-minutes-apart\3Rules/scheduling/dual-parts-are-five-minutes-apart.ymlP4fetch and notification of a dual schedule are five minutes aparth?What the two cron expressions say must be what the system is asked for. The first submit and the first arming of one call are compared; an arming after the fetch is judged by the time of its content instead. A submit may be held back to a minute ahead.n4Compute both instants from one moment, and the fetch's from the notification's.l1dual-status-fits-a-known-stateV3Rules/scheduling/dual-status-fits-a-known-state.ymld4!present(d.method) || r.active == (d.method == "scheduleDualNotification")\4getDualScheduleStatus agrees with the last change of the dual schedule>REQ-212hFThe app draws its switch from this answer. After a successful scheduleDualNotification the schedule is active, after a successful cancelDualSchedule it is not. Where the capture shows no change before the answer, the state is unknown. A call that began since the last outcome lifts the comparison, and lines of the schedule itself are compared by dual-status-fits.P5Read the state from the stored dual schedule, after the last change was written.`2getDualScheduleStatus() answered active=b1() had succeeded in line l1given: `>=` in `line > d.line`T3V12: a call and an outcome are never the same lineR2dual-status-fits-the-last-outcome\3Rules/scheduling/dual-status-fits-the-last-outcome.yml\5r.callback_id != q.callback_id || r.active == (d.method == "scheduleDualNotification")l3getDualScheduleStatus agrees with the last call that succeededV=The app draws its switch from this answer. After a successful scheduleDualNotification it is active, after a successful cancelDualSchedule it is not. Only a question that was asked after the outcome is compared.b4Read the status from what is stored, after the write of the call is done.P1dual-status-fitsZ2Rules/scheduling/dual-status-fits.ymlV2r.active == !(d.cancelled ?? false)l4getDualScheduleStatus says active after a schedule and inactive after a cancel^9The app draws its switch from this answer. The first answer within an hour after the call is compared; a refusal of the call leaves nothing to compare.`3, which contradicts the schedule or cancel call in line V2failed-arming-is-undone-or-reported`3Rules/scheduling/failed-arming-is-undone-or-reported.ymlJ(?i)\.notify$d1the prefetch was withdrawnX1reported in a resulth1it was armed at a second tryZ5when arming fails, the prefetch is withdrawn or the failure is reported to the callerR>The notification is the point of the call. A prefetch that stays for a notification that will not come, and a caller who hears of success, are both wrong; either of the two remedies is accepted. An empty code reports nothing.d4Withdraw the task and reject the call in the branch that logs the failure.P2fallback-alarm-follows-a-failureZ3Rules/scheduling/fallback-alarm-follows-a-failure.ymlb4the second choice of an exact alarm follows a logged failure of the firstT=setAlarmClock is preferred from version 21 on, and setExactAndAllowWhileIdle is for the case that it fails. The failure of this alarm, or of one that its line does not name, must be logged in the second before.`4Log why setAlarmClock could not be used where the second call is chosen.P2 was set with the second choice P3, but no failure of the first was logged in the ^2fetcher-configured-before-dual-scheduleh3Rules/scheduling/fetcher-configured-before-dual-schedule.ymlX4the native fetcher is configured before a dual schedule is asked forTAWithout a configured fetcher there is nothing that a fetch could ask. A call in an earlier launch that the capture shows counts as well; a launch that is not wholly in the capture decides nothing. On Android the host configures its fetcher without a call, and is not judged.\5Call configureNativeFetcher at each start of the app, before scheduleDualNotification.b3, but configureNativeFetcher() had not been called beforeV1happy-path-complete`2Rules/scheduling/happy-path-complete.yml^4a schedule call logs prefetch, submit, arming and storing, in any orderh=The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line may be missing, their order is free. A reminder with a static text has nothing to fetch and is not meant.b5The message names the lines that did not come; look for an error line of their component.V1happy-path-in-order`2Rules/scheduling/happy-path-in-order.yml^4a schedule call logs prefetch, submit, arming and storing in this orderhOThe four lines after the call are its trace: one missing or out of its turn shows where the call went wrong. This is the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) have separate rules, since most sessions configure without scheduling. Where the system reports a submit only later, as the newest releases do, judge by happy-path-complete and ignore this rule. A reminder with a static text fetches nothing. Of lines without times the order alone is judged.`8The message names the step that did not come; look for an error line of that component, and at the order in scheduleDailyNotification().Hstrict-orderV2host-checks-after-a-failed-schedule`3Rules/scheduling/host-checks-after-a-failed-schedule.ymlT4^(schedule|getnotificationstatus|checkpermission|openchannel|open)R2^(getnotificationstatus|schedule)\6the app reads the status, tries again, or sends the user to the settings after a refused schedule call>REQ-198l?The plugin can only refuse, by a rejection or by a result without success; what the user hears is the app's matter. A minute without a second call, a look at the status or an opened settings page is a note to the app's authors, not a fault of the plugin.X6Handle the rejected promise in the app - read getNotificationStatus, inform the user, and try again.T2host-looks-after-a-failed-scheduleR2incomplete-dual-config-is-refused\3Rules/scheduling/incomplete-dual-config-is-refused.ymlX3a dual schedule without one of its parts is rejectedV@One part fetches, the other notifies; a call that brings only one of them is not accepted. Whether a call is answered at all is judged elsewhere, so a capture that ends before the answer leaves it open. Judged where the call's line shows all of its arguments.b6Check the configuration when the call comes in, and reject it with a message that names the missing part.T2invalid-schedule-schedules-nothing^3Rules/scheduling/invalid-schedule-schedules-nothing.ymlZ3(?i)^(invalid time format|time parameter is required)T1^(schedule|update)f3nothing is scheduled by a call that is refused for its timeR:A call with a time that cannot be read must not arm, submit or store anything. The ten seconds after the refusal are watched, up to the next call, run or launch.j4Check the time before anything else in the call, and return with the refusal.^1invalid-time-is-refusedZ4^(?:(?:[01]?\d|2[0-3]):[0-5]\d|[0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)$P7(?:time|schedule)"?\s*[:=]\s*"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?![0-5]?\d (?:[01]?\d|2[0-3]) \* \* \*)[^\s",<.]h2Rules/scheduling/invalid-time-is-refused.yml^3a schedule call with an invalid time is refused as suchRBA time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for it and a message, not as a success and not under another name; the sentences of Android's first phase stand for the code. Judged only where the call's line shows its arguments.n4Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.T2nothing-delivered-after-cancel-all^3Rules/scheduling/nothing-delivered-after-cancel-all.ymlV3what was cancelled with everything is not deliverednBA notification that is delivered after the removal of all, at a time after it, was not removed. A call to cancel everything that succeeded promises the same. Whatever may have armed something since lifts the promise; a delivery that was only found later, on the list or by a tap, counts by its own time.d8Compare the identifiers that were removed with those that were armed, and look for a second way of scheduling that the call does not know.j1nothing-dual-after-the-cancelT3Rules/scheduling/nothing-dual-after-the-cancel.ymlb3nothing of a dual schedule goes on after it was cancelledf@Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications of the daily reminder go on and are not meant.f3Compare the cancelled identifiers with the one in the line.^2nothing-pending-until-the-next-scheduleh3Rules/scheduling/nothing-pending-until-the-next-schedule.ymlj4after cancelling everything the count stays zero until something is scheduledb=A zero right after the removal is not enough: a later count above zero, with nothing scheduled in between, shows that the plugin armed something automatically. An event that may have armed something lifts the promise.j5Look for a timer, a recovery or a run that arms stored schedules after the call removed them.`2nothing-scheduled-before-an-invalid-timej3Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml\4a call that is refused for its time schedules nothing on its way thereT=A call that arms or stores first and reads the time afterwards leaves a schedule that was not requested. A refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.`3Move the check of the time to the beginning of the call.T2one-identifier-for-each-occurrence^3Rules/scheduling/one-identifier-for-each-occurrence.ymlf3a schedule has one pending notification for each occurrencelCA request under the same identifier replaces the pending one, a request under another one adds to it, and the user sees the notification twice. Only requests that name the same schedule and the same minute are compared; a removal of the first one makes room. Nothing is judged where the lines do not name the schedule.h5Make the identifier from the schedule and its time alone, or remove the older request first.P2one-notification-time-throughoutZ3Rules/scheduling/one-notification-time-throughout.ymld2p.notification_time == r.notification_timeP4the call, the prefetch and the arming name one and the same time>REQ-049`:The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on the way. Instants are compared, not their spelling.\7Compare how each of the three lines gets its time; a difference of whole hours is a zone, one of a day a wrong "next".Nthe call names P1), the prefetch L), the arming ^1); all must be the sameZ2pending-schedule-keeps-its-identifierd3Rules/scheduling/pending-schedule-keeps-its-identifier.ymlZ1a.id == a.schedule_idh4a schedule that recovery found pending is not armed under another identifier\CA request under the pending identifier replaces the pending one; one under another identifier adds to it, and the user sees the notification twice. The inputs of recovery list what is pending. A removal makes room. Only a list that names the schedule itself is compared, since a build may name each occurrence.P5Arm under the identifier of the schedule, or leave the pending request as it is.Z1 was pending in line V1, and was armed as d1refused-dual-call-says-whyn2Rules/scheduling/refused-dual-call-says-why.yml^2!present(o.error) || present(o.message)P2len(o.message ?? "accepted") > 0b3a dual schedule call that is not accepted gives a messageV=The promise is what the app reports to its user, and an error without a message says nothing. An answer that is not in the capture yet leaves the call open. A line of a refusal that shows no error is not judged.j4Reject with a code and a message that says which part could not be scheduled.`1, and the error in line N has no messaged1refused-schedule-is-loggedn2Rules/scheduling/refused-schedule-is-logged.ymlf4a call that is refused because scheduling failed has its failure in the logd;The code informs the app that it failed, only the log says why. A failure of arming, storing or submitting, or the plugin's own error line, must be within ten seconds before the refusal.\2Log the caught error before rejecting.`1the call was refused as V2, but no failure was logged in the X2rejected-dual-call-does-not-activateb3Rules/scheduling/rejected-dual-call-does-not-activate.ymlR6x.callback_id != p.callback_id || r.callback_id != q.callback_id || q.time <= x.time || !r.activeP5a dual schedule that was cancelled stays inactive when the next call is rejected\AA rejected scheduleDualNotification has scheduled nothing, so after a successful cancel getDualScheduleStatus still answers that nothing is active. Only a question that was asked after the rejection is compared, and the rejection must be that of the first call after the cancel.^4Store the state of the dual schedule only after the call has succeeded.l2, although the schedule was cancelled in line X2 and the next call rejected in line P2check: `<` in `q.time <= x.time`\3V12: a call and a rejection are never at the same timej2requested-notification-gets-the-next-prefetchT4Rules/scheduling/requested-notification-gets-the-next-prefetch.ymlX4the prefetch after a schedule call is for the requested notificationj>There is one prefetch at a time, and it belongs to the next notification. A prefetch for a later one, while the one just asked for has none, leaves it without content. A later call, a refusal and a prefetch left out on purpose lift that.d6Take the time of the earliest notification that has no content yet, not that of the schedule written last.Z4event: `>=` in `notification_time > r.notification_time + $tolerance`l3V9: at the edge of the tolerance the event closes the intervall1schedule-call-arms-or-says-whyV3Rules/scheduling/schedule-call-arms-or-says-why.ymlh1arming failed and was loggedZ3a schedule call arms the notification or says why notd:A call that does neither fails in silence: the user waits for a notification that has left no trace in the log. A call that was refused over the bridge has said so there.P5Check what the call does after its first line; every way out of it needs a line.X2schedule-line-names-an-absolute-timeb3Rules/scheduling/schedule-line-names-an-absolute-time.ymlX3zoned(r.notification_time) && !(r.timeless ?? false)d3the line of a schedule call names an instant with its zoned=The time of day alone does not say which day was meant, and an instant without its zone not which hour. All that is compared with the notification's time later rests on this line. A count since 1970 is an instant, too.T5Print the instant with ISO8601DateFormatter, not the text that came with the call.d1the schedule call in line `3 names no instant with its zone as the notification timeX2schedule-line-tells-an-absolute-timeT2starred-plans-before-dual-schedule^3Rules/scheduling/starred-plans-before-dual-schedule.ymlZ4the starred plans are handed over before a dual schedule is asked forP=The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps them over launches, so a call in an earlier launch counts, and their absence is a warning only.R5Call updateStarredPlans before scheduleDualNotification, also with an empty list.Z3, but updateStarredPlans() had not been called beforeR2status-names-the-earliest-pending\3Rules/scheduling/status-names-the-earliest-pending.ymlh3r.next_notification_time <= a.notification_time + $toleranceT4the status names the earliest pending notification as the next one^BThe next notification is the earliest that is pending. Builds before the middle of December 2025 named the first of a list without order. The first status after each arming is compared: it must name that time or an earlier one, as long as the notification is still ahead and nothing was removed.h2Take the least of the pending trigger times.^2 as the next notification, but one for ^2stored-schedules-are-restored-at-launchh3Rules/scheduling/stored-schedules-are-restored-at-launch.yml\2what is stored was found to be pendingb1notifications are pendingb4schedules that are found at launch are armed again or found to be pending\EA schedule in the store is worth nothing while no notification is pending for it. After loading one, also after a restart of the device, recovery must arm it again or say that it is in place; the count of pending notifications, a warm start and a summary of what was verified say so. Where both lines name a schedule, it must be the same one.f6Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.R2structured-schedule-time-is-zoned\3Rules/scheduling/structured-schedule-time-is-zoned.ymlV4a structured schedule event holds its time as a text with an offsetbAThe time of a schedule is written as a text of ISO 8601 with its offset. Without it, as a number, or as a text without an offset, it is open which instant is meant, since versions differ in seconds and milliseconds. Lines of text are judged by schedule-line-names-an-absolute-time.f4Format the date with ISO8601DateFormatter and put that text into the event.T2successful-schedule-call-has-armed^3Rules/scheduling/successful-schedule-call-has-armed.ymlj3a schedule call succeeds only after it armed the notificationVAThe answer reports to the app that the notification will come. The line of the arming, or the one that the system took it, belongs between the call and its answer. A call that failed, was denied or found a duplicate is not meant; a call without an answer is judged elsewhere.n5Resolve the call in the completion handler of the arming, and reject it on every other way out.d1armed-content-is-the-savedh2Rules/storage/armed-content-is-the-saved.ymlP2a.content_hash == s.content_hashX4a notification is armed with the content that was stored for it lastf<iOS shows what the request held when it was armed. A request armed after a newer store with another hash shows old content, or another schedule's. Store and request are tied by the schedule's identifier.T6Read the content from the store when the notification is armed, not from a value kept from before.`2the notification was armed with content `1armed-row-is-not-invalidd2Rules/storage/armed-row-is-not-invalid.ymlHs.id != a.idj3a row that is skipped as invalid was not armed shortly beforeTBA row is checked before anything is done with it. One that is armed and reported as invalid within the next ten seconds was armed without the check. An alarm that is removed in between is no fault, nor is one of an earlier launch. The first row that is skipped after the arming is compared.R4Validate each row before it is armed, and arm only what is valid.^2 and skipped as an invalid row in line h1armed-schedule-is-the-storedl2Rules/storage/armed-schedule-is-the-stored.ymlT2b.schedule_hash == a.schedule_hashh2a schedule is armed and stored with one hashZDThe hash says what the app asked for. The request to the system and the stored row of one schedule, written within five seconds of each other, come from one call; another hash means that one of them was made from other values. A new request of the app, the removal of the old notification and a new arming end the comparison.l4Compute the hash once, and write the same value to the row and to the request.V2 was armed or stored with the hash F) and with J) in one callT2cached-flag-fits-the-shown-contentX3Rules/storage/cached-flag-fits-the-shown-content.ymld4!s.cached_content_used || lower(d.content_source ?? "cached") != "default"d3!s.cached_content_used || s.content_hash == d.content_hashP3the snapshot's content is the one that was shown>REQ-124jAcached_content_used says that the stored content was shown, so both name one hash, and default text was not shown. The snapshot is one of the minute after the delivery, or one that names the time for which the notification was delivered. Without an observed delivery nothing is judged.n3Set the flag from the armed content, in the function that arms.Z1the snapshot in line d1 says that stored content `2 was used, but the notification in line @ showed R2cached-flag-needs-a-seen-deliveryV3Rules/storage/cached-flag-needs-a-seen-delivery.ymlX5s.content_hash == d.content_hash && lower(d.content_source ?? "cached") != "default"Z4a snapshot that says stored content was used follows a delivery of itVCcached_content_used says that the stored content was shown, so the last delivery before the snapshot has its hash and shows no default text. iOS runs no code of the app when it shows a notification in the background: without a delivery in the minute before the snapshot it is open whether the flag is right.R2changed-schedule-has-another-hashV3Rules/storage/changed-schedule-has-another-hash.ymlPT1b.schedule_hash != a.schedule_hash || abs(b.notification_time - a.notification_time) < $least || abs(abs(b.notification_time - a.notification_time) - 1d) < $least || abs(abs(b.notification_time - a.notification_time) - 2d) < $least || abs(abs(b.notification_time - a.notification_time) - 3d) < $least || abs(abs(b.notification_time - a.notification_time) - 4d) < $least || abs(abs(b.notification_time - a.notification_time) - 5d) < $least || abs(abs(b.notification_time - a.notification_time) - 6d) < $least || abs(abs(b.notification_time - a.notification_time) - 7d) < $least@smallestj;b.schedule_hash != a.schedule_hash || b.time >= a.notification_time || abs(b.notification_time - a.notification_time) < $smallest || abs(b.notification_time - a.notification_time) >= $leastT3a schedule at another time of day has another hashTIWhat is compared by its hash is not noticed when the hash stays. Two requests, of the app or to the system, whose times of day lie two hours apart or more are two schedules, even over a change of the clocks. One that replaces another before its time comes, on the same day, is another schedule from a minute on; other small differences are not judged, and a change of the time zone ends the comparison.`2Put the time of day into what is hashed.Hthe time of H moved from ^1), but its hash stayed d4check 2: `>` in `abs(b.notification_time - a.notification_time) >= $least`^3V10: at exactly two hours the first check fails already`1corrupt-cache-falls-backd2Rules/storage/corrupt-cache-falls-back.ymlj1the content was fetched again^3unusable cached content is replaced within five secondsR@A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so, or fetches it again; a crash right after the find fails at once. Where no line of the fetch was captured, a missing fallback proves nothing.P6Catch the decoding error where cached content is read and log the fallback that is used instead.l1delivered-single-is-not-missedP3Rules/storage/delivered-single-is-not-missed.ymlNy.line < x.linen3a single notification that was delivered does not become missed>REQ-173b=A schedule without repetition has one occurrence. When its status became delivered, a later step to missed is wrong even if its line says that it started from pending. A row that is stored again is another occurrence.Z6Select only rows that are pending when missed notifications are marked, and write the delivery first.X2, stored without a repetition (line h1), became delivered in line X1 and missed in line P2check: `<=` in `y.line < x.line``2V12: two changes are never the same linej1delivery-status-moves-forwardn2Rules/storage/delivery-status-moves-forward.ymln7lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"] || lower(c.from) == "missed" && lower(c.to) == "delivered"`3the delivery status of a notification only moves forwardT;Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else loses what was known, and is found missed or delivered again.`5Look at the query that chose the row; rows that are delivered must not be marked missed.h4; allowed: from pending to delivered or missed, and from missed to delivered\2dual-fallback-is-not-for-a-lost-result`3Rules/storage/dual-fallback-is-not-for-a-lost-result.ymll4a dual notification falls back for want of content only where none was fetchedZ=A full answer whose content has a hash was there to be shown. When nothing saved it, and no line says that it was unusable, a fallback with the reason no_content a few minutes later shows that the result was lost.b5Save the content before the run is completed, and make room first when the store is full.Z2dual-result-is-saved-for-its-schedule^3Rules/storage/dual-result-is-saved-for-its-schedule.ymlT4s.schedule_id == f.schedule_id || s.content_hash == r.content_hashb4the result of a dual fetch is not replaced by content of another schedule`EWhen the first content that is saved after a full answer has another hash than the answer and belongs to another schedule, the answer was not saved. A dual notification that then falls back for want of content shows that its own result was lost. Content with the hash of the answer may belong to the other schedule, and then nothing is missing.X4Save the content of the run under the schedule that the run was for.R1 brought content N was saved for >), and \1 had no content (line R2each-stored-schedule-is-read-backV3Rules/storage/each-stored-schedule-is-read-back.ymlHv.id == p.idP3a stored schedule is read back as the others are>REQ-144f=Persistence is validated on every schedule. A build that reads one schedule back, more than five seconds after it stored another one that it never read back, left that one out. A build without such a line is not judged.Z5Read the row back in the function that writes it, so that no caller can leave it out.R1, stored in line l1, had not been read back when J was in line j1expired-content-is-cleaned-upn2Rules/storage/expired-content-is-cleaned-up.ymlj1expired content is cleaned up>REQ-125\?A row that is found expired again and again is never removed, and the store fills up. The same content found expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left lying. A week is watched.d5Remove the row in the branch that finds it expired, or clean up at launch and after a run.T2expired-row-is-gone-after-two-runsX3Rules/storage/expired-row-is-gone-after-two-runs.ymlNr.time < c.timef3content that had expired before two runs is gone after themZDEach run is an opportunity to clean up. Content that had expired before a run, and is still in the cache half a day later and after another run, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; a row that is printed before the other run has outlived one only.P5Clean up at the end of a run, and remove every expired row, not only the newest.V1content fetched at `1 with a time to live of b1 is still stored in line d1, after the runs of lines \2expired-row-is-gone-at-the-next-launch`3Rules/storage/expired-row-is-gone-at-the-next-launch.ymlP2r.fetched_at + r.ttl_s >= l.timej3content that had expired at one launch is gone after the next^EEach launch is an opportunity to clean up. Content that had expired when the app was launched, and is still in the cache after a later launch, has outlived two of them. It is judged where rows of the cache are printed with their time and their time to live; newer content that is printed on the third day shows that the cache is kept in order.\4Clean up at launch, and remove every expired row, not only the newest.V2 had expired at the launch in line l1, but is still stored in line \1, after a later launchh1failed-validation-is-handledl2Rules/storage/failed-validation-is-handled.ymlJwritten again\1the failure was loggedX1the call was refused^3a stored schedule that does not read back is dealt withP@The store is read back to find out that a write did not arrive. Finding it out and going on means that the schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it; a call that succeeds before did not.f3Write again once, then log the failure and reject the call.f1failed-write-is-tried-againj2Rules/storage/failed-write-is-tried-again.ymlBat_launchd5a schedule that could not be stored is written again within a minute or at the next launch>REQ-153b;A notification that is armed but not stored is lost with the next update or restart. Where the next launch does not write it either, the retry is missing. A retry that fails is a retry.V5Keep the schedule in memory, try again, and try once more when the app is launched.^1failed-write-still-armsb2Rules/storage/failed-write-still-arms.yml\3a schedule that cannot be stored is armed all the samed=The notification is worth more than its row; the write is tried again later. The arming may come before the failed write or after it, but before the call succeeds. A full store is another matter and has separate rules.Z3Log the error of the store and go on with the arming.`1fetched-content-is-savedd2Rules/storage/fetched-content-is-saved.ymlZ2the content of a good answer is saved^AAn answer that is not stored is not there when the notification comes. An answer that was found invalid, a full store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is judged elsewhere; here the saving within half a minute is.R4Look for the branch after the answer that leaves without storing.Z2full-store-is-cleaned-and-tried-again^3Rules/storage/full-store-is-cleaned-and-tried-again.ymlX3a full store is cleaned and the write is tried again>REQ-154j>Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both gave up too soon.P5Remove expired content, write once more, and only then reject with STORAGE_FULL.`1invalid-row-is-not-armedd2Rules/storage/invalid-row-is-not-armed.ymlf1an invalid row is not armedb;A row that was passed over because it cannot be read must not come back as a notification with whatever could be read of it. Half a minute after the row is watched, up to the next call.\3Leave the loop for this row where it is found invalid.f1late-delivery-follows-a-tapj2Rules/storage/late-delivery-follows-a-tap.ymlX4a missed notification counts as delivered only when the user taps itP:A late tap proves that a notification marked missed was delivered after all. Without a tap, one of the two states was wrong. The requirement asks for a warning.R5Find the code that changes the status, and let only the handler of the tap do it.^2 went from missed to delivered in line Z2, but no tap on it was logged in the j1listed-alarms-have-unique-idsn2Rules/storage/listed-alarms-have-unique-ids.ymlT3"alarm_id"\s*:\s*"([^"<]+)".*"alarm_id"\s*:\s*"\1"d4!(l.rows =~ "\"alarm_id\"\s*:\s*\"([^\"<]+)\".*\"alarm_id\"\s*:\s*\"\1\"")P1l.bracket == "]"\3no identifier appears twice in a list of stored alarms\@Two rows with one identifier are two alarms, and a cancellation finds only one, even where they are equal in every column. A row that is written again is updated and stays one row. A list that is cut, or that hides identifiers, shows nothing against a duplicate.j4Make alarm_id the primary key of the table, and write with insert-or-replace.T2the list of stored alarms in line l1 has the same "alarm_id" twiceV2listed-alarms-have-ids-of-their-ownf1loaded-rows-have-unique-idsj2Rules/storage/loaded-rows-have-unique-ids.ymll2a recovery loads no two rows of one identifiern?Two rows with one identifier are two alarms, and only one can be withdrawn; an update of a row leaves one row. The rows of one loading appear together, so a second one within a second is another row, unless a new loading or another step begins in between.n5Make the identifier the primary key, and look for the code that inserts where it should update.R2loaded-rows-have-ids-of-their-ownf1loaded-rows-of-one-id-agreej2Rules/storage/loaded-rows-of-one-id-agree.ymlj3a loading brings no two different schedules of one identifier\?Two rows with one identifier and different hashes, loaded within a second, are two schedules, and only one can be withdrawn. A row that was stored in between is an update. Equal hashes may be one row that was read twice, and have a separate rule.R2logged-snapshot-describes-its-runV3Rules/storage/logged-snapshot-describes-its-run.ymlX3a snapshot says what the run of its prefetch came tol@A snapshot names the time of its prefetch; where that lies in a run that was seen to end, its flag must be what the run came to. The run began at most half a minute before its end, and two seconds are allowed for rounding; a snapshot of another prefetch is not compared.Z6Write the snapshot when a run ends, with what the run came to; look for a path that writes it before.\1 has prefetch_success b2, but its run was completed with success P2logged-snapshot-tells-of-its-runX2logged-snapshot-has-its-seven-values\3Rules/storage/logged-snapshot-has-its-seven-values.ymll3a structured snapshot holds its seven values, each in its typel>The snapshot is read by people and scripts that look for its keys. Structured events alone show the types, so a snapshot in a line of text is not judged. Both spellings of the hashes' keys were published; the structured event has its own.l5Write all seven values in every snapshot, times as ISO 8601 with zone, flags as true or false.^2next-occurrence-explains-pending-statusb3Rules/storage/next-occurrence-explains-pending-status.ymlZ5a delivered or missed notification becomes pending again only for its next occurrenceT@The status of one occurrence never goes back to pending. A row that is used again for the next occurrence does, right after that occurrence was scheduled. Identifiers are not compared, since a line of arming may name the notification instead of the schedule.j5Reset the status only in the code that schedules the next occurrence, after it was scheduled.b1 back to pending in line l2, but no next occurrence was scheduled in the f1next-run-follows-the-updateP3^(?:-|\s*|\s*[0-9]+\s+[0-9]+\s+\*\s+\*\s+\*\s*)$j2Rules/storage/next-run-follows-the-update.ymlh1r.next_run_at > r.updated_atf7r.next_run_at - r.updated_at <= $longest || r.updated_at >= 100000000000 && r.next_run_at - r.updated_at <= $longest * 1000h4the next run of a daily schedule lies within a day after its row was updatedPCThe next run is the first occurrence after the update, in any time zone no more than 25 hours away on the day the clocks are set back. A next run before the update is over already, a later one leaves a day out. A schedule that is switched off, or that a cron expression does not run daily, is not judged.j4Compute the next run whenever the row is written, from the local time of day.P1 was updated at T1 and runs next at l1; expected: later, by at most @ secondsd1occurrence-has-one-outcomeh2Rules/storage/occurrence-has-one-outcome.ymld1lower(c.to) == lower(l.to)P5an occurrence that was delivered does not become missed, nor the other way roundhAEach step may be a legal one alone, as from pending to missed, although an earlier line settled the same occurrence otherwise. Two lines are about the same occurrence when identifier and scheduled time are the same. A step from missed to delivered is left to the rule about late taps.`5Read the row again inside the transaction that changes it, and change pending ones only.@ became j1, both for the occurrence of d1only-stale-content-expiresh2Rules/storage/only-stale-content-expires.ymlR1e.age_s > e.ttl_sh2content expires only beyond its time to live`9Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above the time to live; equal is still fresh.j5Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.h1the content expired in line L at an age of d1, but its time to live is X2persisted-schedule-names-id-and-type\3Rules/storage/persisted-schedule-names-id-and-type.ymlJpresent(p.id)Npresent(p.type)Jlen(p.id) > 0j1lower(p.type) in repeat_rulesf3the line of a stored schedule names its id and a known type>REQ-056V;The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there are, in either case of letters; an elided value is not judged.P4Add id and type to the line; write the type as it is in the row.h1the stored schedule in line H has the id L and the type Z3; needed are an id, and NONE, DAILY, WEEKLY or CUSTOMh1printed-alarm-has-its-fieldsl2Rules/storage/printed-alarm-has-its-fields.ymll1type(a.row.alarm_id) == "text"X2type(a.row.trigger_time) == "number"R2type(a.row.repeat_rule) == "text"f1type(a.row.title) == "text"d1type(a.row.body) == "text"P2type(a.row.enabled) == "boolean"T2type(a.row.created_at) == "number"T2type(a.row.updated_at) == "number"\3a stored alarm that is printed has its required fieldsV?The eight fields are the reduced list for iOS, which both platforms have in common. A row in a line of the log is judged as a row in a dump is: a field that is missing, empty or of another type is a defect; a row that is cut or hidden is open.l1printed-alarms-have-unique-idsP3Rules/storage/printed-alarms-have-unique-ids.ymlZ3a printed list of rows holds no two of one identifierVATwo rows with one identifier are two alarms, and only one can be withdrawn. Rows that are printed within a second are of one list, unless something was stored in between: writing the same identifier again is an update. Rows of different tables do not share their identifiers.X2printed-alarms-have-ids-of-their-ownX2printed-android-alarm-has-all-fields\3Rules/storage/printed-android-alarm-has-all-fields.ymlP2type(a.row.channel_id) == "text"l1type(a.row.priority) == "text"\2type(a.row.sound_enabled) == "boolean"d2type(a.row.vibration_enabled) == "boolean"`3a stored alarm that Android prints has its twelve fieldsR;Android requires the channel, the priority, the sound and the vibration in addition to the eight fields of iOS; the payload may be left out. A row that is cut or hidden is open.j1printed-booleans-are-booleansn2Rules/storage/printed-booleans-are-booleans.ymlh2type(a.row.enabled) in ["boolean", "absent"]^6type(a.row.soundEnabled) in ["boolean", "absent"] && type(a.row.sound_enabled) in ["boolean", "absent"]n6type(a.row.vibrationEnabled) in ["boolean", "absent"] && type(a.row.vibration_enabled) in ["boolean", "absent"]n2the switches of a printed row are true or falseh:A text or a number in place of a boolean is read differently on the two platforms. A column that is not there is judged by other rules, a row that is cut or hidden is open.d3Write true or false, and migrate rows of earlier versions.P2the switches of the row in line f1 are of the types enabled: B, sound: J, vibration: V1; expected: booleanR2printed-columns-are-spelled-alikeV3Rules/storage/printed-columns-are-spelled-alike.yml^7"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)"\s*:R8"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)"\s*:hA!(a.row =~ "\"(?:scheduleId|scheduledTime|deliveryStatus|soundEnabled|vibrationEnabled|clockTime|nextRunAt|createdAt|updatedAt)\"\s*:") || !(a.row =~ "\"(?:schedule_id|scheduled_time|delivery_status|sound_enabled|vibration_enabled|clock_time|next_run_at|created_at|updated_at)\"\s*:")^3the columns of a printed row are all spelled in one wayh=The tables are defined in one spelling, and a dump may use the other for all of its columns. A row that has columns in both has at least one that is not the column of the definition, so what is stored there is not found.V5Compare the entity with the table definition, and rename the column in a migration.P4 has columns of both spellings, as in scheduleId and schedule_idn1printed-content-has-its-columnsR3Rules/storage/printed-content-has-its-columns.yml`1type(a.row.id) == "text"Z4type(a.row.scheduleId) == "text" || type(a.row.schedule_id) == "text"b2type(a.row.payload) in ["text", "absent"]^4type(a.row.createdAt) == "number" || type(a.row.created_at) == "number"X3a printed row of the fetched content has its columnsT=The table has four columns; the payload may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.n1the columns of the row in line \1 are of the types id: L, scheduleId: F, payload: J, createdAt: X2; expected: three texts and a numberX2printed-notification-has-its-columns\3Rules/storage/printed-notification-has-its-columns.ymln4type(a.row.scheduledTime) == "number" || type(a.row.scheduled_time) == "number"j4type(a.row.deliveryStatus) == "text" || type(a.row.delivery_status) == "text"n4type(a.row.soundEnabled) == "boolean" || type(a.row.sound_enabled) == "boolean"^5type(a.row.vibrationEnabled) == "boolean" || type(a.row.vibration_enabled) == "boolean"^4type(a.row.updatedAt) == "number" || type(a.row.updated_at) == "number"T3a printed row of the notifications has its columnsd<All eleven columns of the table are required. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.P2printed-schedule-has-its-columnsT3Rules/storage/printed-schedule-has-its-columns.ymld1type(a.row.kind) == "text"\2type(a.row.cron) in ["text", "absent"]f5type(a.row.clockTime) in ["text", "absent"] && type(a.row.clock_time) in ["text", "absent"]P6type(a.row.nextRunAt) in ["number", "absent"] && type(a.row.next_run_at) in ["number", "absent"]l2a printed row of the schedules has its columnsZ>The table has eight columns; cron, clock time and next run may be empty. A row in a line of the log is judged as a row in a dump is, with the names of the columns in either of their spellings; a row that is cut or hidden is open.Z2printed-snapshot-has-its-seven-values^3Rules/storage/printed-snapshot-has-its-seven-values.yml^7^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$R<type(s.snapshot.last_schedule) == "text" && s.snapshot.last_schedule =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"R<type(s.snapshot.last_prefetch) == "text" && s.snapshot.last_prefetch =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"b<type(s.snapshot.last_notification) == "text" && s.snapshot.last_notification =~ "^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.]\d+)?)?(?:Z|[+-]\d\d:?\d\d)$"l2type(s.snapshot.prefetch_success) == "boolean"R3type(s.snapshot.cached_content_used) == "boolean"\2type(s.snapshot.contentHash) == "text"^2type(s.snapshot.scheduleHash) == "text"V4a snapshot that is printed holds its seven values, each in its typeZFThe snapshot is read by people and scripts that look for its keys. Where a line shows the whole object, its times are ISO 8601 with a zone, its flags true or false, its hashes texts. The keys of the printed object are contentHash and scheduleHash; another spelling is one more member. A snapshot that is cut or hidden is open, and more members may be there.V2saved-content-is-for-a-time-to-comeZ3Rules/storage/saved-content-is-for-a-time-to-come.ymlR2c.time - c.scheduled_for <= $lateb3content is not saved for a notification of an earlier dayPFThe payload names the time it is for, and that is the time of a notification that is still to come, or was due within the day before where the run came late. An older time is the one of an earlier payload, or was read in the wrong unit. A structured event that does not name the time leaves open what the content is for; lines of text need not name it.P8Compare scheduled_for in the server's answer with the saved row; a time in the year 1970 is one of seconds read as milliseconds.X1 before it was savedh1saved-content-is-the-fetchedl2Rules/storage/saved-content-is-the-fetched.yml`3content is stored with the hash that it was fetched withP=The hash follows the content from the server to the screen. Another hash in the store means that the content was changed, or mixed up with that of another run, on the way. Fetch and store are tied by the run.X5Compare the response with the stored row, and look for a second writer of the cache.h1saved-content-keeps-its-timel2Rules/storage/saved-content-keeps-its-time.ymlT2c.scheduled_for == r.scheduled_forX3content is saved with the time that the answer named^=The time a payload is for must survive the way from the answer into the store; a shift on that way shows the content on another day or hour. Only answers and contents of one run that both name the time are compared.n5Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.P2, but its content was saved for Z1schedule-is-persisted^2Rules/storage/schedule-is-persisted.ymlj1storing failed and was loggedj3a schedule call stores its schedule or says that it could notP=What is not stored does not come back after the app was ended. The duty holds wherever in the call the line appears; a denied or refused call stores nothing. Captures that filter the store out stay undecided.X5Look for an error of the store, and for a success that is returned before the write.l1second-failed-write-is-refusedP3Rules/storage/second-failed-write-is-refused.ymlB^scheduleb3a write that fails again refuses the call as STORAGE_FULLh8After the cleaning and the second try the plugin can only inform the user. An answer of success would promise a schedule that is not stored.l3Reject with STORAGE_FULL and a message that names the storage.X1skipped-row-says-why\2Rules/storage/skipped-row-says-why.ymlZ1(r.cause ?? "") != ""j1(r.id ?? r.table ?? "") != ""l3the line of a skipped row gives its cause, and its id or tableP=A row that is passed over is a notification that does not come. Without a cause it cannot be mended; without the row's id or its table it cannot be found. A row may have no id, so either of the two is enough.l2Log table, id and cause where the row is read.T2the line of the skipped row (line P1) has the cause B, the id N and the table n2; needed are the cause, and the id or the tableV2snapshot-carries-the-armed-scheduleZ3Rules/storage/snapshot-carries-the-armed-schedule.ymlT2n.schedule_hash == a.schedule_hashf3the snapshot carries the hash of the schedule that it namesZBA snapshot names the time of its notification. The hash that it carries is that of the schedule armed for this time; another one is of another schedule, or of one that was changed since. A new arming for the same time counts instead, and a snapshot that names a later time ends the comparison.l3Write the snapshot from the row of the schedule that is armed.^1 has the schedule hash ^1; the notification for P1 was armed with X2snapshot-carries-the-stored-schedule\3Rules/storage/snapshot-carries-the-stored-schedule.ymlZ3n.schedule_hash == p.schedule_hash || n.line < p.lineV5the snapshot carries the hash of the schedule that was stored with its notification`AA schedule is stored within seconds of arming its notification, and the snapshot names the time of that notification. The hash in the snapshot is then the one that was stored. A later write of the schedule, another arming and a snapshot that names a later time end the comparison.^3Write the snapshot from the stored row of the schedule.V3; the schedule of its notification was stored with R3V12: a snapshot and a row are never the same lineP2snapshot-holds-the-saved-contentT3Rules/storage/snapshot-holds-the-saved-content.ymlP2n.content_hash == s.content_hashV4the snapshot holds the content that was stored for its notificationf;The snapshot is what a person reads to learn the state. Its hash must be that of the content stored last for the notification it names; a snapshot of another notification is not compared.T4Write the snapshot after the store, from the row that was written.R1 has the content n1; stored for its notification (<) was X2snapshot-keeps-up-with-the-delivered\3Rules/storage/snapshot-keeps-up-with-the-delivered.ymln2d.scheduled - s.last_notification <= $toleranceb4a snapshot after a delivery names no earlier notification for its contentZCThe time of the last notification in the snapshot is the requested time of the notification that used the snapshot's content. A time before the delivered one, with the same content hash, belongs to another day or to another zone. A snapshot within two seconds of the delivery may have been composed before it.`6Take the time from the schedule of the delivered notification, and write it as an instant with its zone.J for content j1, but that was delivered for Z2snapshot-names-the-armed-of-its-cycle^3Rules/storage/snapshot-names-the-armed-of-its-cycle.yml:cycleP=a.notification_time <= s.last_schedule || a.notification_time > s.last_schedule + $cycle || abs(s.last_notification - a.notification_time) <= $tolerance || s.last_notification - a.notification_time > $longest\4a snapshot names no other notification in its cycle than the armed oneTJThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. A last_notification after last_schedule is the one of this cycle and has the time for which it was armed, with two seconds for rounding; one before it is still the one of the cycle before. A notification that was armed for another cycle is not compared. The file and the lines of the log are judged alike.\5Write last_notification from the schedule that was armed, as an instant with its zone.d1the snapshot of the cycle d1 as its notification, but `2snapshot-names-the-delivery-of-its-cycled3Rules/storage/snapshot-names-the-delivery-of-its-cycle.ymlR<d.scheduled <= s.last_schedule || d.scheduled > s.last_schedule + $cycle || abs(s.last_notification - d.scheduled) <= $tolerance || abs(s.last_notification - (d.actual ?? d.time)) <= $toleranceR4a snapshot names the notification that was delivered in its cycleTEThe last_schedule of a snapshot says which cycle it is of: the notification follows within a quarter of an hour. When that notification was delivered, last_notification is its time, as requested or as observed, with two seconds for rounding. A delivery of another cycle is not compared. The file and the lines of the log are judged alike.Z6Write last_notification from the schedule of the delivered notification, as an instant with its zone.\2 as its notification, but the one for T2snapshot-names-the-time-of-its-runX3Rules/storage/snapshot-names-the-time-of-its-run.ymlbCc.time < b.time || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= b.time - $tolerance || present(s.last_schedule) && (b.time < s.last_schedule - $tolerance || b.time >= s.last_schedule + $cycle) || !present(s.last_schedule) && (s.last_prefetch >= c.time + $near || s.last_prefetch <= b.time - $near)h3a snapshot names a time of its prefetch that lies in the runjNThe time of the last prefetch is a moment of its run, from the begin to the end, with two seconds for rounding. The last_schedule of a snapshot says which run is meant: the one that began at that time or within twenty hours after it. In a snapshot without it a time that misses the last run by less than half a minute is meant to be of this run; a time farther away is of another prefetch and is not compared, as is a run that has not ended. The file and the lines of the log are judged alike.Z6Take the time from the run itself when it ends, not from the moment at which the snapshot is written.^1 names the prefetch at d1, but the run lasted from ^1snapshot-times-in-orderb2Rules/storage/snapshot-times-in-order.ymlT2s.last_schedule <= s.last_prefetchP6s.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)P3the snapshot's times are in the order of a cycle>REQ-121j@The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its plan belongs to another cycle. One after the notification is possible, since the system runs it when it likes, but then the notification cannot have shown it.j5Write the three times of one cycle together, and set cached_content_used from what was armed.V1 has last_schedule P1, last_prefetch X1, last_notification b1 and cached_content_used b2; the times of a cycle come in this orderR2storage-operations-do-not-overlapV3Rules/storage/storage-operations-do-not-overlap.ymln2operations on the store run one after the other>REQ-223b:One queue owns the state. Two operations at a time see each other's half-written rows. Operations are identified by their begin and end; one without an end is left open.l5Send every access through the one actor or queue, and look for the caller that goes around it.T2storage-refusal-follows-a-cleaningX3Rules/storage/storage-refusal-follows-a-cleaning.yml^3a call is refused as STORAGE_FULL only after a cleaningX8The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it, there was no cleaning.^3Clean expired content and write again before rejecting.`3, but no cleaning of the cache was logged for it in the n1store-stays-off-the-main-threadR3Rules/storage/store-stays-off-the-main-thread.ymln3^(?!main$|main[-_ ]?(?:thread|queue)$|com\.apple\.main-thread$)n3the store is used on a separate queue, never on the main threadP8The main thread belongs to the screen; a store that is used there is used from two sides. Judged where the line names its queue.^5Move the call into the queue com.timesafari.dailynotification.state, or into the actor.\1the store was used on b1; it has a separate queueT2stored-schedule-hash-is-seen-againX3Rules/storage/stored-schedule-hash-is-seen-again.ymlT2o.schedule_hash == p.schedule_hashV4a schedule is armed or loaded with the hash that it was stored withfFIt takes two lines with the hash of a schedule to see that it stays the same. Where neither its request nor an arming before showed it, the next arming or load of the schedule does. Without one of them the hash is open. A new request, a new row and any call of the app end the comparison, since they may change the schedule; a snapshot is compared by other rules.d1 was stored with the hash h1), but armed or loaded with V2stored-schedule-is-in-the-next-listZ3Rules/storage/stored-schedule-is-in-the-next-list.ymlT1p.id in [i.db_ids]V4a stored daily schedule is among those that the next recovery listsRBRecovery logs the identifiers of the stored notifications. The daily one that was stored last must be among them, unless it was cancelled or disabled; an earlier one may have been replaced by it, so it is not judged. Installing the app again empties the store and is to be ruled out first.l6Look at whether the write was committed before the process ended, and at the query that lists the identifiers.d1, but recovery lists only V2stored-schedule-is-loaded-by-its-idZ3Rules/storage/stored-schedule-is-loaded-by-its-id.yml>loadingl3the next launch loads the stored schedule under its identifierVEA build that logs each loaded schedule must name the daily one that was stored last, unless it was cancelled. A process that Android or iOS starts for one notification may load that one alone, so a launch is judged only where no alarm, work or task began in between. Installing the app again empties the store and is to be ruled out first.^6Check whether the write was committed before the process ended, and the query that loads the schedules.P2stored-schedule-is-the-requestedT3Rules/storage/stored-schedule-is-the-requested.ymlT2p.schedule_hash == r.schedule_hash^4a schedule is stored and armed with the hash that it was asked for withf9The hash stands for what the app asked for. Another one in the row or in the request, within the same call, means that time or text was changed on the way.n5Compare the options of the call with the stored row and with the armed request, field by field.j1 was asked for with the hash P2), but was stored or armed with h1stored-schedule-is-unchangedl2Rules/storage/stored-schedule-is-unchanged.ymlT2l.schedule_hash == p.schedule_hashZ2a schedule is loaded as it was storedRBThe hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier, with no newer one stored in between, was changed on the way through the store. Hashes are taken as they are, whatever they are made of; the printed example is not of a usual kind.b6Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.V1), but loaded with `1stored-schedule-survivesd2Rules/storage/stored-schedule-survives.ymlHl.count >= 1l2a stored schedule is there at the next loadingf@What was stored before the app was ended must be found after its next launch, else the user's notification ends with the process. A count of none, with nothing cancelled in between, lost it. Installing the app again empties the store too and is to be ruled out first.X6Look at whether the write was committed before the process ended, and whether both use one database.l1a schedule was stored in line h1claimed-launch-has-a-processn2Rules/test-app/claimed-launch-has-a-process.ymlb4a launch is claimed only when the launcher printed the process identifier>REQ-237R=A script that only checks the launcher's exit code claims a launch that did not happen. The process identifier that the launcher prints is the proof; it must be in the two minutes before, and serves one claim.n6Check the launcher's output for the process identifier, and the app's container, before the success is printed.V2the script claims a launch in line h3, but the launcher had printed no process identifier in the b2 before, or only one for an earlier claim@test-app^1fired-follows-scheduledd2Rules/test-app/fired-follows-scheduled.ymlV3!present(s.seq) || !present(f.seq) || s.seq < f.seqR4BGTask fired is shown after a Scheduled, and with a higher number>REQ-127j?The step log shows Registered, Scheduled and BGTask fired in this order. A task may be scheduled in an earlier launch, so where no Scheduled is in the capture before, it is open whether there was one. The numbers of the two events show their order, too.`4Write each step where the plugin does it, not where the screen is drawn.Z1BGTask fired in line P1 has the number `1, but Scheduled in line : has b1green-not-after-a-failureh2Rules/test-app/green-not-after-a-failure.ymlj3the status on the screen is not green after a failed prefetch>REQ-126^=Green means a delivery with content. After a failed prefetch it comes back with new or cached content, a delivery or a new launch, not automatically; default content is what is shown where the prefetch brought none.X4Compute the colour from the last outcome, not from the last success.T2launch-after-a-build-has-a-processZ3Rules/test-app/launch-after-a-build-has-a-process.ymlX4after a build the process id is printed before the launch is claimedl;In a transcript without times the order alone counts. From the end of a successful build to the claim that the app was launched, the launcher must have printed the identifier of the process.Z5Check the launcher's output for the process identifier before the success is printed.X2launched-app-has-the-base-identifier^3Rules/test-app/launched-app-has-the-base-identifier.ymlb3the app is launched under its identifier without a suffix>REQ-239Z:The permitted task identifiers begin with the bundle identifier. A suffix such as `.test` is an old setting of the project that makes scripts look for the wrong app.j4Set the bundle identifier of the project to com.timesafari.dailynotification.\1 was launched in line l3; expected: com.timesafari.dailynotification, without a suffixf1launched-app-is-the-pluginsl2Rules/test-app/launched-app-is-the-plugins.ymlR3the app that is launched is the plugin's test appT<Tasks, categories and logs hang on the bundle identifier, so another app shows nothing of the plugin. The identifier with `.test` is a known setting of the project and judged by a separate rule.b4Correct the identifier in the project and in the script that launches it.R2launched-test-app-names-its-buildX3Rules/test-app/launched-test-app-names-its-build.ymlf1(?i)[.-](?:test|dev|debug)$n4an app that a script launched has named its build before its test screen speaks>REQ-229n@A test run is worth something only when one knows which build it was. The identifier may say it, by its suffix; where the launcher printed one without, only the line about the build can. Without a launcher's line nothing is known of the identifier, and nothing is judged.P4Log the version and the kind of the build when the plugin loads.T2one-task-after-a-forced-rescheduleZ3Rules/test-app/one-task-after-a-forced-reschedule.ymld9c.count <= $limit || c.count == 2 && "com.timesafari.dailynotification.fetch" in [c.task_ids] && "com.timesafari.dailynotification.notify" in [c.task_ids]b3a forced rescheduling leaves one task for each identifier>REQ-224ZCThe test harness schedules everything again, over what is there. A second pending task of an identifier is one that was not replaced; the plugin has two identifiers, one for the fetch and one for the notification. A reading of two without identifiers leaves open whether it is one of each or two of the fetch.\4Cancel the pending requests in the harness before it submits new ones.\2after the forced rescheduling in line f1 tasks are pending in line f2); expected: at most one of each identifierX1pending-counts-agree^2Rules/test-app/pending-counts-agree.yml\1b.pending == a.pendingn2two readings of the pending notifications agreeX:The dump and the status are two views of one list. Two readings within five seconds, with nothing armed, removed or delivered in between, must show the same number.l3Read both from the system's own list, and wait for its answer.T1 pending and line Z3, with nothing armed, removed or delivered in betweenj1red-not-after-a-good-deliveryP3Rules/test-app/red-not-after-a-good-delivery.ymlP2!(lower(s.colour) in red_status)R4the status on the screen is not red after a delivery with contentb;A delivery with fetched or cached content turns the status green. A status that is red within five minutes of it, with no failure logged in between, shows a failure that did not happen.^5Compute the colour from the last outcome; the delivery clears a failure from before it.d1the status is red in line n1, although a notification with n1 content was delivered in line b1 and nothing failed since`1red-only-after-a-failuref2Rules/test-app/red-only-after-a-failure.ymld3the status on the screen is red only when something failedP<A red status without a failure makes the tester search for nothing. Every failure that the plugin logs counts, within the day and two hours before; a capture that begins later decides nothing.Z5Compare the colour with the last outcomes in the log; pending and unknown are yellow.h1, but nothing failed in the b1registered-is-shown-firsth2Rules/test-app/registered-is-shown-first.yml^2lower(b.step ?? b.text) != "registered"j2the steps on the screen begin with Registered`:The step log shows Registered, Scheduled and BGTask fired. Registered after one of the others, in one launch, means that the screen shows another order than the plugin.h3Append each step where it happens, and do not sort the list.X2the screen shows Registered in line @, after n1scheduled-is-shown-before-firedT3Rules/test-app/scheduled-is-shown-before-fired.ymlX3!present(s.seq) || !present(r.seq) || s.seq >= r.seq^4the step log shows Registered, Scheduled and BGTask fired in this ordernCA task that fires before anything was scheduled, or steps whose sequence numbers are inverted, mean that the screen shows another order than the plugin. A handler submits its next task at once, so a Scheduled within a minute after the firing may be of that kind, if a Scheduled came in an earlier launch of the capture.\5expected are Registered, Scheduled and BGTask fired in this order; they come in lines V1, with the numbers T2check 1: `<=` in `s.line < f.line`\2V12: two steps are never the same line^1simulator-boots-in-timed2Rules/test-app/simulator-boots-in-time.ymlf4the simulator starts within a minute, or the script says what to do by hand>REQ-238V<A script that waits without an end hangs the whole run. Slow machines take longer than the minute, so this is a warning, and printed instructions within half a minute more are as good as a start.V4Wait no longer than a minute, then print the steps to take by hand.d1simulator-is-ready-in-timej2Rules/test-app/simulator-is-ready-in-time.ymll3a simulator that has started takes commands within ten secondsn9An app that is installed too early is refused, and the refusal looks like a fault of the build. Instructions to do it by hand within half a minute are as good.R7Ask the simulator for its state until it is ready, for ten seconds at most, then print the steps to take by hand.P2status-dump-counts-auth-failuresV3Rules/test-app/status-dump-counts-auth-failures.ymlX3d.auth_failures >= c.value || c.session != d.sessionh3a status dump counts no fewer AUTH failures than the counter`;The dump prints the counters that telemetry prints, and a counter never falls within a launch. A dump with a lower number than the last reading in the log was made from other counters.^4Read the counters when the dump is made, from the instance that counts.`1the status dump in line h2 AUTH failures, but the counter was already V2status-dump-counts-network-failures\3Rules/test-app/status-dump-counts-network-failures.yml^3d.network_failures >= c.value || c.session != d.sessionn3a status dump counts no fewer NETWORK failures than the countern2 NETWORK failures, but the counter was already T2status-dump-fits-the-shown-contentZ3Rules/test-app/status-dump-fits-the-shown-content.yml^3s.cached == (lower(d.content_source) in cached_content)^3the cached flag of a status dump fits the last deliveryb>The flag says whether the last notification showed stored content. Default text is no stored content, and content from the cache is. The next run or delivery ends the comparison; content that was fetched in time may be called either.P5Set the flag from the content that was armed, and read it when the dump is made.Z1 has the cached flag n1, but the notification in line @ contentV2status-dump-knows-the-last-delivery\3Rules/test-app/status-dump-knows-the-last-delivery.ymln2d.last_notification >= n.scheduled - $toleranceP4a status dump names no notification older than the last one seenVAThe dump prints the time of the last notification. A delivery that the log shows before the dump is at least as new, so an older time was read from something else. A newer time may be of a delivery that no line shows, or of the next one; two seconds are allowed for rounding.P5Store the time where the delivery is noticed, and read it when the dump is made.P2status-dump-names-the-last-error^1"[lL]ast_?[eE]rror"\s*:V3Rules/test-app/status-dump-names-the-last-error.ymlZ2"[lL]ast_?[eE]rror"\s*:\s*(?:null|"")^4c.success || !(d.status =~ "\"[lL]ast_?[eE]rror\"\s*:\s*(?:null|\"\")")n2a status dump after a failed run names an errorb>A dump that prints the last error as nothing says that the last run went well. It is compared with the outcome of the last run before it. A dump without the field says nothing, and after a success an older error may still be printed.l5Store the reason of the failure where the run is completed, and read it when the dump is made.b3 names no last error, although the run completed in line > failedP2status-dump-names-the-last-fetchV3Rules/test-app/status-dump-names-the-last-fetch.yml\:d.last_fetch <= a.time + $tolerance && d.last_fetch >= a.time - $run - $tolerance || d.last_fetch <= s.time + $tolerance && d.last_fetch >= s.time - $run - $toleranceP3the status dump names the time of the last fetchn>The dump is read when the log is not at hand. The last fetch may mean the last that was tried or the last that brought something, and its time any moment of it; a fetch takes half a minute at most, and two seconds are allowed for rounding.R5Take the time from what the fetch itself stored, and read it again for each dump.^1 has the last fetch at P2; the log shows the last one at P2), and the last with content at P2status-dump-tells-the-last-fetchT1test-build-says-soZ2Rules/test-app/test-build-says-so.ymlh1lower(b.kind) in test_builds\4a build with a test screen or a test harness calls itself a test buildX?A run is worth something only when one knows which build it was. A build that shows the test app's screen, or whose harness is called, and names another kind of build, is mixed up or leaks its test code. Builds that name no kind are not judged.n5Set the kind of the build from the build configuration, and take test code out of other builds.^1the build calls itself b2 comes from a test screen or test harnessd1Rules/profiles/android.ymlj1an Android device or emulatorT1android-threadtimeHandroid-timeJandroid-briefHandroid-longV1android-studio-jsonX1"platform":"android"l2while it runs, from before the app is launchedd3before a long run, so that nothing falls out of the buffer\3adb logcat -v threadtime -v year -v zone > capture.logR1adb logcat -G 16M6adb<logcat4-vDthreadtime8year4-T21f<Android's platform tools on the PATH (https://developer.android.com/tools/releases/platform-tools), and one device or emulator that `adb devices` lists as `device`; of several, ANDROID_SERIAL chooses one^1Rules/profiles/apps.ymlb1the plugin's own test appZ2com.timesafari.dailynotification.test`1DailyNotificationTestApp0@host-app`2an app that uses the plugin as a libraryT1app.timesafari.appHsingle-dailyl1Rules/profiles/generations.ymlh2one notification a day, set again by the appDgenerationd2a delivered notification sets the next oneHchained-dual`4the notification of a dual schedule is armed when its fetch has finishedDios-devicej1Rules/profiles/ios-device.ymlR1an iPhone or iPadJidevicesyslogNpymobiledevice3X1ios-sysdiagnose-textf2/private/var/containers/Bundle/Application/`2/var/mobile/Containers/Data/Application/n1"platform":"ios","env":"device"6ios\1ios-simulator-inferredn2what the device kept of the last hour, on a Mac`3while it runs, over a cable; the check then needs --yearj8sudo log collect --device --last 1h --output capture.logarchive && log show --info --debug --style ndjson capture.logarchive > capture.ndjsonf1idevicesyslog > capture.logX<libimobiledevice (macOS: `brew install libimobiledevice`; Debian, Ubuntu: `sudo apt-get install libimobiledevice-utils`), and an iPhone or iPad on a cable, unlocked and paired (`idevicepair pair`)Jios-simulatorP2Rules/profiles/ios-simulator.ymlP1an iOS simulator\1CoreSimulator/Devices/`1CoreSimulator\/Devices\/LSIMULATOR_UDIDT2"platform":"ios","env":"simulator"X3afterwards, what the simulator kept of the last hourR6the plugin's lines alone, where the whole log is too much; what the system says is then not knownT5xcrun simctl spawn booted log stream --level debug --style ndjson > capture.ndjsonf5xcrun simctl spawn booted log show --last 1h --info --debug --style ndjson > capture.ndjsonP;xcrun simctl spawn booted log stream --level debug --style ndjson --predicate 'subsystem == "com.timesafari.dailynotification" OR eventMessage CONTAINS "DNP-"' > capture.ndjsonBsimulator:xcrun<simctl:spawn<booted6log<stream>--level>--style<ndjsonh5a Mac with Xcode (`xcode-select --install`), and a simulator that runs (`open -a Simulator`)\1Rules/profiles/ios.ymlh1iOS, a device or a simulatorP1"platform":"ios"n3while it runs in the simulator, from before the app is launchedX4while it runs on a device, over a cable; the check then needs --yearR3an iOS simulator, as the plugin says of a refusal^1(expected on simulator)Z2"explanation":"expected on simulator"h1"expected_on_simulator":true`1Rules/profiles/leads.yml\2the lead of the prefetch is configuredV1prefetchLeadMinutes`3the prefetch begins five minutes before the notification\1prefetchLeadMinutes=5)\1prefetchLeadMinutes=5,`1"prefetchLeadMinutes":5}`1"prefetchLeadMinutes":5,^3the prefetch begins ten minutes before the notification^1prefetchLeadMinutes=10)^1prefetchLeadMinutes=10,b1"prefetchLeadMinutes":10}b1"prefetchLeadMinutes":10,f3the prefetch begins fifteen minutes before the notification^1prefetchLeadMinutes=15)^1prefetchLeadMinutes=15,b1"prefetchLeadMinutes":15}b1"prefetchLeadMinutes":15,d3the prefetch begins twenty minutes before the notification^1prefetchLeadMinutes=20)^1prefetchLeadMinutes=20,b1"prefetchLeadMinutes":20}b1"prefetchLeadMinutes":20,b1Rules/profiles/phases.yml^3one prefetch and one notification a day, static contentBphase-two^3rolling window, time to live, power and battery methodsFphase-threeh4authenticated fetches with tokens and entity tags, coordination with the appn1Rules/profiles/surroundings.ymld2the log holds what Android says of the appHsurroundingsV1ActivityTaskManager:crashf1Rules/circumstances/any.ymlJprocess-endedf1the app's process was endedBclock-setR1the clock was setHzone-changedZ1the time zone changedHnetwork-lostV1there is no networkNsubmit-too-manyl4the system took no further background task (code 2, too many pending requests)f1Rules/circumstances/ios.ymlX1submit-not-permittedl3the system refused the background task (code 3, not permitted)Jtask-replacedd5the system cancelled the pending request, which a new one of the same identifier does, tooBlow-powerX1Low Power Mode is onb1Rules/outcomes/device.ymlb6iOS starts no discretionary background work in Low Power Mode; requests are still taken, without an error^1the user closed the appZ5iOS starts no background task of an app that the user closed until it is opened againDforce-stoph1the app was stopped by forceP5Android runs no alarm, job or receiver of a stopped app until it is opened again^1the phone was restartedj7iOS runs no code of an app at the start of the device; pending notifications are kept by the system, Android's alarms are notNreboot-reportedZ1framework-unavailableR5the system takes no background task (code 1), since Background App Refresh is offh1Rules/outcomes/framework.ymlV5on a device the system takes no background task while Background App Refresh is offLrefresh-deniedj1Background App Refresh is offf1Rules/outcomes/requests.ymlZ4iOS takes no background task of the app; submitting fails with code 1P1refresh-disabledT1submit-unavailableV1submit-on-simulatorX2a simulator takes no background taskn2on a simulator no background task is ever taken\1closed-in-the-switcherP2Rules/outcomes/system-device.ymlV1battery-restriction^2the app is restricted in the backgroundR5Android runs no job or alarm of an app that the user restricted in the backgroundJbattery-saver^1the battery saver is onn5Android delays jobs while the battery saver is on; alarms that may go off in idle mode still doX1refresh-switched-offn1Rules/outcomes/system-tasks.ymlX1low-power-evaluationL(?i)low ?power>the app`1Rules/timeline/lanes.ymlDthe deviceLschedule callsDprefetches@requestsBthe storeHapp-launched\1Rules/timeline/app.ymlHapp launchedV1app-delegate-calledV1app delegate calledJplugin-loadedJplugin loadedR1plugin-configuredR1plugin configuredDapp-activeR1app became activeLapp-backgroundT1app left the frontLapp-terminatedJapp was endedLapp-force-quitV1user closed the appFapp-crashedFapp crashedR1app-force-stoppedX1app stopped by forceP1device-restartedV1device started anewJboot-receivedf1plugin notified of the bootJclock-changedJclock was setFtime zone: Nnetwork-changedBnetwork: R1low-power-changedP1Low Power Mode: f1background-refresh-reported`1Background App Refresh: T1schedule-requestedn1Rules/timeline/notification.yml\1notification asked forLdual-requestedP2fetch and notification asked forLdual-cancelled^1dual schedule cancelledNschedule-storedNschedule storedV1schedule-not-storedh1schedule could not be storedNschedule-deniedf1call refused, no permissionV1permission-answeredHpermission: T1notification-armedT1notification armedBalarm-setBalarm set^1dual-notification-armed^1dual notification armedT1rollover-scheduledf1next notification scheduledX1notification-refused\1notification not takenX1notification-removedX1notification removedb1all-notifications-removedb1all notifications removedFalarm-firedLalarm went off\1notification-delivered\1notification deliveredV1notification-tappedV1notification tappedZ1notification-left-out^1notification left out: Ldrift-exceededl1plugin noticed a late deliveryV1notification-missedb1missed notification foundT1prefetch-announcedf1Rules/timeline/prefetch.ymlT1prefetch announcedP1prefetch-plannedb1background task submitted`1android-prefetch-plannedd1background fetch scheduledP1prefetch-refusedl1background task refused (code T1prefetch-cancelledb1background task withdrawnP1prefetch-skippedV1prefetch left out: Nprefetch-missedJmiss declaredDtask-beganX1background task runsHtask-expired^1time of the task was upDtask-endedX1background task doneDwork-beganHwork began: T1native-fetcher-ranV1native fetcher runsHrequest-sentHrequest sentP1request-answered>answer Nfetch-succeededNfetch succeededHfetch-failedLfetch failed: R1content-fell-backh1fell back to other content: Lrecovery-beganf1Rules/timeline/recovery.ymlLrecovery beganP1recovery-decidedFsituation: V1recovery-not-neededT1nothing to restoreX1recovery-rescheduledNscheduled againLrecovery-endedJrecovery doneNrecovery-failedJcontent-savedJcontent savedP1content-unusableb1cached content unusable: n1Rules/outcomes/notification.yml`1notification-to-be-armedZ1schedule-stored-daily\1schedule-stored-weekly`1schedule-stored-disabledNstatic-reminderZ1schedule-loaded-daily\1schedule-loaded-weeklyf1next-notification-scheduledX1everything-cancelledJseen-in-frontP1seen-in-the-list@left-outb1missed-notification-foundHapp-in-frontT1app-left-the-frontLtask-submittedf1Rules/outcomes/prefetch.ymlJfetch-plannedHtask-refusedLtask-withdrawnT1fetch-worker-beganJmiss-declared<answerR1content-confirmedFnothing-newLhandler-failedX1other-content-chosenLtask-completed^1delivered-by-the-system^2Rules/outcomes/system-notifications.ymlZ1dropped-by-the-systemn1next-notification-of-the-systemn1task-submitted-to-the-frameworkDtimesafarib1task-run-by-the-frameworkX1task-marked-completeX1version-of-the-buildf1Rules/outcomes/versions.ymlV1version-at-a-launchT1version-of-the-appZ1version-of-the-systemLwindowed-alarmR4the alarm is not exact, so that Android may show it minutes laterd3ask for the permission for exact alarms, if minutes matterb1Rules/outcomes/alarms.ymlDno-networkd1Rules/outcomes/answers.ymlZ1fetch-without-networkn1the server could not be reachedHserver-errorR2the server answered with an errorb2look at the server; the app can only waitZ1server-error-reportedDrate-limitX2the server refused too many requestsV1rate-limit-reportedJauth-rejectedj1the server rejected the tokenl2compare the token with what the server expects\1auth-rejected-reportedBno-answerR2the server did not answer in timeFrun-expiredT3the time of the run was over before an answer cameFslow-answerb3the answer came so late that the time of the run was overJtoken-expired`2the app used a token whose time was overT2get a new token before the requestR1unreadable-answerh1the answer could not be readJhandler-errorV2the handler of the app met an errorHstorage-fullV1the storage is fullNcontent-expiredR3the content outlived its time before it was shownNnever-completedh3a run was never completed, so that iOS started none after itn3call setTaskCompleted(success:) on every way out of the handlerd1Rules/outcomes/derived.ymlLno-next-submitn1a run asked for no run after itV5submit the next request at the beginning of each run, before anything that can failP1answer-not-savedh2an answer came and its content was not savedj4look at the lines after the answer for what kept the content from being savedBnot-armedb3the notification was not armed again after the one beforen2set the next alarm when a notification is shownHstarted-lated2the task began only after its notificationn2nothing to mend; iOS chooses when a task begins>overduej4a task did not begin, and the plugin declared no miss when the app was openedb4declare the miss and submit again at each launch and each scheduling callFnot-startedFunexplainedj2the system started no task; no line shows whyh4capture the lines of the system as well (process dasd on iOS), which say why\1zone-of-stamps-changedb6the zone changed, and the notification stayed at its instant, so that it comes at another time of the dayT5arm the notification for the same time on the wall when the zone changes (REQ-174)Lbefore-capturef1it began before the captureV3take a capture that begins before the last good dayR1no line shows whyl4nothing to mend; iOS starts little background work until Low Power Mode is offf5nothing to mend; iOS starts no task of an app that the user closed until it is opened againV4ask the user to open the app; Android runs nothing of a stopped appFrefresh-off`3ask the user to allow Background App Refresh in SettingsT1framework-too-manyn1too many requests wait (code 2)h3withdraw requests that are no longer wanted before a new one^1framework-not-permittedX3the identifier of the task is not permitted (code 3)^4add the identifier to BGTaskSchedulerPermittedIdentifiers in Info.plistR1permission-deniedZ2the user does not allow notificationsl3ask the user to allow notifications in the settings of the appj1Rules/outcomes/permission.ymlT1permission-refusedZ3test on a device, or start the task from the debuggerJairplane-modeV1airplane mode is onR2Rules/outcomes/system-answers.yml^1request-without-networkh1the request found no networkD(?i)deniedLnetwork-deniedl2the user does not let the app use this networkn2ask the user to allow cellular data for the appR1request-timed-outLnetwork-failedF(?i)timeoutR1network-timed-outV1write-without-spaced1ask the user to free spaceR1storage-state-lowFjob-stoppedP3the system stopped the job before an answer camel3ask the user to set the battery use of the app to unrestrictedR1clock-set-by-handb1the clock was set by handFnever-asked\1permission-never-askedb3the app never asked the user for the permission to notifyh3call requestPermissions() before a notification is scheduledLnot-authorizedZ1authorization-refusedn2the user did not allow notifications when asked`1notifications-taken-awayDno-channell2the channel of the notification does not existf4create the channel at each start of the app, before a notification is shownV1exact-alarm-missingd2the permission for exact alarms is missing\3ask the user to allow alarms and reminders for the app8dozed1the phone was in deep idleP1system-held-backj1the system held the task backb3nothing to mend; the system decides when a task may start\1(?i)low ?power|thermal>too-hotd3the system held the task back, since the phone was too hotF(?i)thermalNversion-changedb3another version of the app, the plugin or the system runsj4compare how the two versions compute the earliest begin of the task (REQ-052)^1Rules/outcomes/zone.ymld1dnp_prefetch_attempt_totaln2Background tasks that began in the judged logs.d1Rules/timeline/metrics.ymld1dnp_prefetch_success_totalX3Background tasks that ended well in the judged logs.b1dnp_prefetch_missed_totalX4Background tasks that the plugin declared missed in the judged logs.d1dnp_prefetch_failure_totalf4Fetches that failed in the judged logs, by the reason that the plugin gave.8AUTH>NETWORK<SERVER>TIMEOUT:PARSE@INTERNAL>EXPIREDDRATE_LIMIT`1dnp_cache_fallback_totalj3Turns to other content than a fresh fetch in the judged logs.P2dnp_notification_scheduled_total\3Notifications that the system took in the judged logs.P2dnp_notification_delivered_totalZ3Notifications that were delivered in the judged logs.j1dnp_notification_missed_totalh3Notifications that recovery found missed in the judged logs.Z2dnp_notification_drift_exceeded_totalR5Deliveries that the plugin itself found too early or too late in the judged logs.j1dnp_prefetch_lateness_secondsP6Start of a background task minus the time for which it was scheduled, where the line names that.b1dnp_prefetch_lead_secondsZ7Time of the notification minus the time at which its content was saved, where the line names the notification's time.l1dnp_notification_drift_secondsV3Delivery minus scheduled time; below zero is early.Htest-resultsZ1exported test resultsl4What the test app exports, with the groups timestamps, outcomes and telemetry.Ntest-run-record`4Written by the tester of the scenario, with the steps and their results.Dinfo-plistX1the app's Info.plisth4From the project, or out of the built app, where it is binary; as JSON, too.Nschedule-resultj2What scheduleDailyNotification resolved with.V1notification-statusn1the status of the notificationsb2What getNotificationStatus resolved with.R1schedule-snapshotZ1the schedule snapshotj4The JSON object that the app keeps of its last cycle, copied from its screen.Juser-defaults`3the defaults of the app with a schedule snapshot in themh6The app's preferences as a property list, or as JSON converted from it; the snapshot is one of their values.Jdatabase-dumpR2the plugin's tables in one objectl2One member a table, each an array of its rows.R1notification-rowsd1the table of notifications^4The rows of NotificationContentEntity, as JSON or as CSV with a header.Hcontent-rowsh1the table of fetched contentd3The rows of ContentCache, as JSON or as CSV with a header.Jschedule-rows\1the table of schedules\3The rows of Schedule, as JSON or as CSV with a header.Dalarm-rowsR1the stored alarmsd4The alarms as the app stores them on iOS, as JSON or as CSV with a header.Dalarm-listn1the stored alarms in one objectX6An object with the array of the stored alarms, such as the value that the app keeps in its defaults.Hpending-listb1the pending notifications^4What the plugin answers when it is asked for its pending notifications.Ltelemetry-dump\1a dump of the countersl2The text exposition format, one sample a line.j1Rules/requirements/to-119.ymlT6a scheduling run holds all of its steps, in their order, and what is missing or misplaced is named>REQ-002l4steps of components that a filter took out of the input are not called missingJResponseTests@GapTestsFSampleTestsd4what was filtered out leaves a rule open, with the component as its reason>REQ-003Z6a pipeline can launch, configure, look at the status and simulate a fetch, and go on by the exit codeX1CommandLineCaseTestsd3a structured event is an object of the one documented form^4a record of a test run agrees with the verdicts and counters of its logd3an exported test result holds times, outcomes and counters>REQ-007V4a log that the app exports itself holds the plugin's subsystem onlyP6no line says that a capture is the export of the app itself, so foreign lines in it are no faultj2the log can be exported from test builds onlyl3each line of the plugin bears one of the agreed component tagsj3in the unified log the category of a line agrees with its tagZ5one notification can be followed through all components by its identifier or its time>REQ-012R5background timing, delivery times and restarts are judged on logs of devices onlyZ1RuleTestPositionTestsHProfileTestsl4a failure is logged with its reason or code, and with the schedule it concernsP4each call of the plugin ends in one answer, and never in a crash>REQ-015T4what the platforms do not support is never held against the plugin>REQ-016P4the absence of a line that its source cannot hold proves nothingf4the start of a background task is logged with the time it was scheduled for^3Capacitor discovers and loads the plugin at each launchn2the diagnostics of a launch come in their orderj3the plugin's class is found and is a bridged Capacitor pluginf2the class has its plain name in Objective-C\5a framework bundle that is not found is normal for static frameworks and fails nothing^3JavaScript finds the plugin, not only the built-in onesV4the methods shown to JavaScript include all that the phase requiresd3the screen calls the plugin ready only after it was loaded`5the handler of the background task is registered at each launch, before the first submitX3each task identifier is registered once in a processV4task identifiers agree letter by letter in code, log and Info.plistR4the identifier of the notify task is needed only where it is usedd3the background modes for fetch and processing are declared`4the modes are named as the system names them, not as the older text does`2a page calls only methods that are thereh4in part: whether the page asks before it calls is seen only where it did notj3configure() comes before every scheduling call of its processd2the plugin reports ready after configure()l3the permission to notify is known before anything is scheduledb2the request is known by both of its names`3each schedule call reads the notification settings againl2a schedule call that is denied logs the denial\2a denied call leaves nothing scheduledZ3a denied call returns the denied error with a messagej4a test app asks once for an undecided permission and tries the call once moreP7the kind of app decides which of the two ways is meant; where it is unknown either is accepted, a mixture is noth4a library refuses a call while the permission is undecided, and does not ask`3no schedule call succeeds while notifications are deniedV6each state of the permission has a different answer, and only the undecided one leads to a questionR4a permission that is taken back after scheduling is accounted forT3isChannelEnabled returns the state and the channelb2openChannelSettings leads to the settingsb3the state of Background App Refresh is checked and loggedX4denied background execution leads to a warning and to a next attemptT4in part: no line shows whether the user was informed on the screen\3a first run shows its eight lines in the printed orderP4the schedule line has an absolute time in ISO 8601 with its zoneP4an instant with Z is taken as UTC, whatever the device's zone isZ4the call, the prefetch and the arming name the same notification timeZ2an announced prefetch has one outcomef3the prefetch may begin five minutes before the notificationR3five minutes unless configure() sets another leadT6at short notice the prefetch is moved or skipped, never set for the past or after the notificationd1both ways out are acceptedb3the notification is armed for the time that was asked forX3each schedule is stored with its identifier and typel3in the first phase a day has one prefetch and one notification\4a notification is armed for the future, or its past time is dealt withn3an invalid time is refused with a message and schedules nothing^3a time is HH:mm or a cron expression of minute and hourd3several calls in a row leave one task and one notificationd5notification and prefetch are scheduled together, and one that fails is undone or reportedZ5the notification comes first: a refused prefetch is reported, a refused arming undone`3on a simulator the refused submit does not fail the callf2a daily notification has a calendar triggerR3armed notifications carry the registered categoryj3cancelling all leaves no notification and no prefetch pendingl2changed settings are armed and submitted again^3stored schedules are restored at launch without doublesl2only the next notification has a prefetch taskP3at most one prefetch task is pending at any timel4a submit of the same identifier replaces the pending one, so the count decides`3a pending task is withdrawn before the next is submittedj4the system replaces the request automatically, so a missing line is a warningV3debug builds find one pending task after schedulingj3every submit ends in one success or one error that is handledn3on a simulator the refused submit is explained and fails no runn2the number of the error decides, never its nameb4on a device the same refusal is reported as background refresh turned offZ2no submit is refused as not permittedn2no submit is refused for too many pending tasks\3on a device a refused submit is reported to the callerZ2each submit stores its earliest beginZ4no task starts before its earliest begin, unless a debugger starts itT3a start up to a quarter of an hour late is in timeR5in part: that a late start is tolerated binds the checker, and the rule passes itV4the prefetch runs within a quarter of an hour of its earliest beginZ3the handler submits the next task before its own work\4any time before the completion will do, a submit after it is a warningZ2after each run a next task is pendingn2a run that expires is completed without successT2each run is completed exactly once^3a crash is a finding, a user's force quit ends the dutyl2a run is completed within about thirty secondsl3thirty seconds, and thirty-five where the expiration is logged^3success is reported only for a fetch that was completedR3a run that fails inside is completed all the same\4an error of the handler has a message and ends the run without successh2content is saved before its run is completed^3a run that a tester starts goes through the whole chain^3after a force quit no task runs until the app is openedd4a task that did not run in its window is declared missed at the next entryP5a recorded run counts only where it is not before the earliest begin in questionZ4the look for a miss is part of every launch and every scheduling callP4no miss is declared inside the window or after a run that countsR2each missed task is declared onceV3after a miss a task is submitted for a minute laterP3the stored earliest begin follows the new submitd4a successful run is recorded only with handler, fetch and next submit donen3a run that only began, or did half of its work, is not recordedX2a run that did all three is recordedl2the answer "not modified" is a completed fetchl4on a simulator no successful run is recorded, and none is called missed for itV5a failure of the network is logged with its reason and ends the run without successn2a fetch succeeds again when the network is backn5in part: a try that the system never grants shows no difference from one that was not asked forT4a failed prefetch is made up for on demand or with default contentV4in part: no line shows what iOS displays while the app does not runP3an answer of 401 is a failure of the reason AUTHX1403 is read like 401P4an answer of 500 is a failure with a reason, that of the networkn4the printed pairs are read in their order; SERVER is understood, with a warningf2each AUTH failure raises its counter by onej2counters never fall and agree with the eventsV6in part: a sum of failures and successes needs every label of the counters, and only one is printedl2only the names that end in _total are countersj3an invalid cache entry is found and replaced, without a crashP4a permanent failure is distinguished and not blindly tried againZ3a static reminder stays armed whatever the fetch doesj4in part: no line of iOS shows that a reminder fired while the app did not runb3content is fetched, stored, armed and shown in this orderP3content older than its time to live is not shownR7judged when the app can run: at arming, in the foreground, at a tap and at the next launch; the very end is freshT4the hash of the content is the same from the fetch to the snapshotd3the hash of a schedule changes only when the schedule doesV2hashes are opaque and only compared>REQ-119j2a hash agrees with the content it was made ofX3lines contain neither the hashed data nor the methodn1Rules/requirements/from-120.yml^4the snapshot of the last cycle holds its seven values, each in its typeZ3the times in a snapshot follow the order of the cyclef4last_schedule is the planned begin of the prefetch, or the time of the callR2a snapshot says what the log says\5in part: a snapshot that names no time of its prefetch belongs to no run that is knownf2the snapshot is stored under its agreed keyX3in part: a line that names no key says nothing of it`4cached content counts as used only when the stored content was deliveredX4a start after the notification is on time, and its content of no usef2cache entries that have expired are removedf3the status on the screen has the colour of the last outcomeZ4in part: no line shows when nothing is known, so yellow is not judgedP4the steps on the screen appear in the order in which they happenf3what the status area and the dumps show agrees with the log^5in part: no text is published for the status area and the summary of the last operationV4both ends count; a later one is a warning, since the system decidesh3a delivery that is further off leaves a line about its driftP4no line reports drift while the delivery is within the tolerance^2a late delivery need not be tried againd4nothing claims to have run at the time of a notification in the backgroundP2iOS runs no code of the app then^2an occurrence is delivered once at most\3an armed notification goes off, whatever ended the app^4Android shows a notification on the minute when it may set exact alarmsl3a minute is allowed for, since nominal exactness cannot be hadZ3Android runs the plugin's code when an alarm goes off^3a tap opens the app, and its notification is dealt with^2every count is judged, whatever read it\2a day has twenty notifications at most\2reaching the limit is reported clearlyR3today's notifications are armed before tomorrow's\6in part: which of today's are not armed is known only where the line of the rolling window counts themd4the figures of the rolling window are logged as a text, and keep the limitX3a schedule that was written is read back and checkedf2a stored alarm has all of its twelve fields`3in part: from a log alone, the log holds no dump of rowsT3the rows of the Android store keep to their tablesV3the iOS store holds its eight fields for each alarmR3eight fields are needed on iOS, twelve on AndroidX2no two schedules have one identifierT8in part: without a dump or a line for each loaded row, a line about a written row does not distinguish an update from a second rowb2content belongs to a schedule that exists\6in part: from a log alone, the log holds no dump of rows, and a schedule may be older than the captureT3columns with a fixed set of words hold one of themb3stored times are valid, and in the unit of their platformh5in part: from a log alone, a line of a loaded row shows only when it was created and changedf4a stored schedule has a valid time, and its next run is the next occurrenced4a schedule that cannot be written is armed all the same, and written later\3a full store is cleaned and tried again, then reportedl3a row that cannot be read is passed over, and the rest goes onh3a schedule that was written is there after the app was endedj2what is stored is what the system has pendingn3in part: the lines show both lists at the time of recovery onlyn1each launch starts one recoveryX2recovery names one of four scenariosd3capitals and underscores of Android's names count as iOS'sh3the scenario follows from what is stored and what is pendingV4read literally; identifiers of fetches are no pending notificationsj2recovery ends once, complete or with an errorb3with nothing stored, recovery says so and changes nothing^2calls work after a recovery that failedf3a past notification without a seen delivery is found missedT3at a cold start it must be; at a warm start it mayj3a notification is not missed within three minutes of its time\3the younger text wins over the one without a toleranceV2a notification is found missed oncef2only rows that are still pending are judgedb2a missed notification goes to the history\3missed notifications and what recovery does are logged\4a repeating notification is set for its next time, a single one is not`3recovery at a cold start goes through its steps in orderR4recovery after a termination deals with notifications and fetchesP3a warm start that looks again arms nothing twice\2the delivery status only moves forwardb2a late tap may turn missed into deliveredh2daily times follow the user's clock and zoneT5in part: no line has the wall time of a schedule, so the new instant is not judgedT4after a restart iOS still has the notifications, and the app looksf3the system keeps them; the app verifies at its first launchZ3a restart of the device is noticed at the next launchb2a boot restores what is stored on Androidb2required where the capture shows the bootR4the flag of the last boot decides whether a launch follows a boot`3a forced stop shows by stored alarms without any set oned3after a forced stop everything is restored in one recovery^3nothing runs between a forced stop and the next openingT3recovery's scenarios follow each other as they mayX7in part: a new installation between two launches is not in the log, so an empty store after a full one is not judgedP2a forced stop is Android's alone`5without the permission for exact alarms the settings are opened and nothing exact is setP4the call that sets an alarm is one that the system's version hasd3in part: no line shows why the preferred call was not usedT4the two channels of the plugin have their importance, and are usedj3a boot receiver that is not registered is an error in the logX3a repeating alarm is set again after each occurrenceV4the result of a schedule call is a success or an error, in its formT3a success with a refused prefetch is a partial oneh3the identifier in the result is the stored and the armed onej3the options of a schedule call are read directly, and checked^3in part: no line shows title and text of the stored rowR3either name of the time, time or schedule, counts\2error codes are those of the catalogue`2spellings of both platforms are one codej2an error has a code and a sentence for peopleh1three shapes are read as onef2each error code leads to what it stands for>REQ-194d2one failure has one code on both platformsT6one capture shows one platform, and nothing ties a failure on one to the same failure on the otherj3the notification status has its members, with possible valuesZ3in part: the list of missed notifications is not readf2the notification status agrees with the log\5in part: iOS delivers without a line, and the list of missed notifications is not read`3the reported last notification is the last one deliveredf3the app looks after a failed schedule call, and tries againP3an error of permission says what the user can doP3only methods that exist are called, and answeredf5which methods a build must have depends on its phase; a name that no phase has is a warningP2the dual schedule is implementedR4the configuration of a dual schedule has both parts in their formZ4cron expressions are a minute and an hour of every day, in local timeP6the fetch of a dual schedule is five minutes before its notification, over hour and midnight toof2both parts of a dual schedule are scheduledV4the call resolves when both are scheduled, or rejects with a reason`3the fetch of a dual schedule uses the configured fetcherP3fetcher and plans are set before a dual scheduleb4a dual notification shows content that is there in time, else its defaultP3content must be there by the notification's time`3cancelling a dual schedule withdraws both parts for good`3fetched content is stored before the notification's timen2the status of the dual schedule is its real onej1tokens are signed with ES256KX2a token is renewed before it expiresn5in part: a token that is made for each request cannot be distinguished from one that is renewedZ3a request sends the entity tag that was received lastV4in part: a request whose line shows no entity tag may have sent one^3an answer without new content leaves the cache as it isP3in part: the cache may be older than the captureb2a new identity starts with an empty cacheR3in part: no line shows for whom a request is madeR4a build of the first phase fetches without tokens and entity tags`3in part: a build whose lines name no phase is not judged`2the methods for battery and power answerf3the plugin is notified of foreground and background in turnn3in part: no text is published for the state of the coordinationd2recovery is in progress only while it runsT5in part: a recovery that has ended cannot be distinguished from one that never ranj3the list of reminders is what was scheduled and not cancelledX3the store is used by one at a time, on its own queueb4a forced rescheduling leaves one task pending, and moved time is no drift>REQ-225f2a prefetch alone is no missing notificationn2no line shows names, addresses or phone numbersV4in part: names of persons have no form by which they could be foundX2identifiers of persons are a warning^2no line shows tokens, keys or passwordsj3judged as an error, since a leaked token cannot be taken backP2test builds talk to test serversX3in part: which servers are meant is not in a captureP2a test build says that it is oneT5in part: where no launcher's line has the identifier, its suffix may name the kind>REQ-230\3a hidden value is unknown, neither equal nor differentNExpressionTestsBHashTestsb3a store of an older version is migrated before it is usedf3in part: a stored version without a migration is in no lined3a migration goes through its steps in order, and ends once\3a failed migration is undone, and the user is informed\3no reminder is lost in a migration without being named`2in part: counts do not identify the rows^3an interrupted migration is taken up at the next launchh2the plugin's version is known to these rulesf3in part: no text is published for a call that is deprecated\2a launch that is claimed has a processV4in part: no line shows whether the app's container could be reached`4the simulator starts and is ready in time, or the script says what to doX3the app that is launched has the plugin's identifierP4the base identifier is meant; the one with a suffix is a warningLservice-tokensR2keys and tokens of known servicesf2(?:\s|=|:|"|^)AKC[a-zA-Z0-9]{10,}(?:\s|"|$)V3(?:\s|=|:|"|^)AP[\dABCDEF][a-zA-Z0-9]{8,}(?:\s|"|$)n2(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[0-9A-Z]{16}R6(?i)aws.{0,20}?(?:key|pwd|pw|password|pass|token).{0,20}?[\'\"](?<secret>[0-9a-zA-Z/+]{40})[\'\"]l1AccountKey=[a-zA-Z0-9+\/=]{88}X<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[0-9a-f]{64})(?:"|\'|)R<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:cloudant|cl|clou)(?:_|-|)(?:api|)(?:key|pwd|pw|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z]{24})(?:"|\'|)h4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[0-9a-f]{64})\@[\w\-]+\.cloudant\.comb4(?i)(?:https?\:\/\/)[\w\-]+\:(?<secret>[a-z]{24})\@[\w\-]+\.cloudant\.comf3[MNO][a-zA-Z\d_-]{23,25}\.[a-zA-Z\d_-]{6}\.[a-zA-Z\d_-]{27}`2(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}f3(?:glpat|gldt|glft|glsoat|glrt)-[A-Za-z0-9_\-]{20,50}(?!\w)X2GR1348941[A-Za-z0-9_\-]{20,50}(?!\w)Z3glcbt-(?:[0-9a-fA-F]{2}_)?[A-Za-z0-9_\-]{20,50}(?!\w)l1glimt-[A-Za-z0-9_\-]{25}(?!\w)l1glptt-[A-Za-z0-9_\-]{40}(?!\w)Z2glagent-[A-Za-z0-9_\-]{50,1024}(?!\w)l1gloas-[A-Za-z0-9_\-]{64}(?!\w)hB(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:ibm(?:_|-|)cloud(?:_|-|)iam|cloud(?:_|-|)iam|ibm(?:_|-|)cloud|ibm(?:_|-|)iam|ibm|iam|cloud|)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-zA-Z0-9_\-]{44}(?![a-zA-Z0-9_\-]))(?:"|\'|)^=(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:(?:ibm)?[-_]?cos[-_]?(?:hmac)?|)(?:_|-|)(?:secret[-_]?(?:access)?[-_]?key)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-f0-9]{48}(?![a-f0-9]))(?:"|\'|)b1[0-9a-z]{32}-us[0-9]{1,2}h3\/\/.+\/:_authToken=\s*(?:(?:npm_.+)|(?:[A-Fa-f0-9-]{36})).*^3sk-[A-Za-z0-9-_]*[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}\2pypi-AgEIcHlwaS5vcmc[A-Za-z0-9-_]{70,}j2pypi-AgENdGVzdC5weXBpLm9yZw[A-Za-z0-9-_]{70,}`2SG\.[a-zA-Z0-9_-]{22}\.[a-zA-Z0-9_-]{43}b2(?i)xox(?:a|b|p|o|s|r)-(?:\d+-)+[a-z0-9]+T5(?i)https://hooks\.slack\.com/services/T[a-zA-Z0-9_]+/B[a-zA-Z0-9_]+/[a-zA-Z0-9_]+Z<(?i)(?:(?<=\W)|(?<=^))(?:\[|)(?:"|\'|)(?:softlayer|sl)(?:_|-|)(?:api|)(?:_|-|)(?:key|pwd|password|pass|token)(?:"|\'|)(?:\]|)(?: *)(?:=|:|:=|=>| +|::)(?: *)(?:"|\'|)(?<secret>[a-z0-9]{64})(?:"|\'|)n4(?i)(?:http|https)://api.softlayer.com/soap/(?:v3|v3.1)/(?<secret>[a-z0-9]{64})f1sq0csp-[0-9A-Za-z\\\-_]{43}j1(?:r|s)k_live_[0-9a-zA-Z]{24}d1\d{8,10}:[0-9A-Za-z_-]{35}LAC[a-z0-9]{32}LSK[a-z0-9]{32}:^\D*$T2Rules/redaction/detect-secrets.ymlDnamed-keys\3keys, passwords and phrases that their name identifieslC(?:(?<=[_.-])(?i:pass)|(?<=[a-z0-9])Pass|(?<![A-Za-z])pass(?=["']{0,2}\s{0,4}=)|(?i:(?<![a-z])(?:psk|pre[_ -]?shared[_ -]?key)))(?![A-Za-z0-9])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{5,}+)hV1(?<![A-Za-z0-9])(?![A-Za-z0-9_.-]{0,40}(?i:cache|storage|primary|foreign|partition|sort|idempotency|dedup(?:e|lication)?|lookup|group|object|notification|schedule|event|content|collapse|thread|preferences?|defaults?|public|json|map|hash)[_.-]?(?i:key)(?![A-Za-z]))[A-Za-z][A-Za-z0-9_.-]{0,40}?(?:[_.-](?i:key)|Key|KEY)(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?![0-9a-fA-F-])|[0-9a-fA-F]{32,}+|(?=[A-Za-z_+/=.~-]{0,200}[0-9])[A-Za-z0-9_+/=.~-]{20,}+)XC(?i:mnemonic|(?:seed|recovery|backup|secret)[_ -]?(?:phrase|words)|wallet[_ -]?seed)(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[a-z]{3,8}(?<gap>[ ,_-] ?)[a-z]{3,8}(?:\k<gap>[a-z]{3,8}){10,22})dE(?i:code[_-]?verifier|raw[_-]?nonce|auth(?:orization|orisation)?[_-]?code|jsessionid|phpsessid|connect\.sid|[cx]srf[a-z_-]{0,20})(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[A-Za-z_+/=.~%-]{0,200}[0-9])[A-Za-z0-9_+/=.~%-]{16,}+)Z<(?<![A-Za-z0-9])(?:(?:access|public|link|processor|asset-report)-(?:sandbox|development|production)|HRKU|sdk|mob|api)-(?<secret>[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})(?![0-9a-fA-F-])b3(?<![A-Za-z0-9])HRKU-AA[A-Za-z0-9_-]{58}(?![A-Za-z0-9_-])b3(?<![A-Za-z0-9+/_-])u\+[A-Za-z0-9_-]{18}(?![A-Za-z0-9_-])h3(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[0-9a-f]{64}(?![0-9a-f])Z5(?<![A-Za-z0-9_~.-])[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])`3(?<![A-Za-z0-9+/])cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9+/])`3(?<![A-Za-z0-9])CFPAT-[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])^7/IncomingWebhook/(?<secret>[0-9a-f]{32}/[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?:/[A-Za-z0-9_-]{1,100})?)X4/webhooks/\d{17,20}/(?<secret>[A-Za-z0-9_-]{60,80})(?![A-Za-z0-9_-])f3(?<![A-Za-z0-9])sig=(?<secret>[A-Za-z0-9%/+_-]{40,}+={0,2})oA283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6=697373696>677<70726573656>747<76616<69647<657870697265647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<7061737365647<6661696<65647<6661696<7572657<737563636573737<636?6=706<6574655;645=3?7<736;69707065647<5<2:2;7<5<2>7;337=7<>280:62924B^\d{1,9}$8^%\{D^\(null\)$N^<[^<>]{0,40}>$P2Rules/redaction/named-values.ymlP1personal-numbersb3numbers of persons in registers, banks and health systemsZa1(?i:(?<![a-z])(?:ssn|social[_ -]?security(?:[_ -]?(?:number|no))?|nino|national[_ -]?insurance(?:[_ -]?(?:number|no))?|passport(?:[_ -]?(?:number|num|no))?|driv(?:er'?s?|ing)[_ -]?licen[cs]e(?:[_ -]?(?:number|no))?|tax[_ -]?(?:id|number|identification[_ -]?number)|itin|vat[_ -]?(?:id|number)|steuer[_ -]?id|(?:bank[_ -]?)?account[_ -]?(?:number|no)|bank[_ -]?account|(?:bank[_ -]?)?routing[_ -]?number|sort[_ -]?code|nhs[_ -]?(?:number|no)|patient[_ -]?(?:id|number)|vin|vehicle[_ -]?identification[_ -]?number|(?:identity|personal)[_ -]?(?:number|no)))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=(?:[A-Za-z -]{0,14}[0-9]){5})[A-Za-z0-9]{1,20}(?:[ -][A-Z0-9]{1,6}){0,6})n3(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])Z5(?<![\w-])(?:[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]|QQ) \d{2} \d{2} \d{2} [A-D](?![\w-])Fbirth-datesLdates of birthfC(?i:(?<![a-z])(?:dob|date[_ -]?of[_ -]?birth|birth[_ -]?(?:date|day)|geburtsdatum))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|-?\d{6,13})Fcoordinates`1coordinates on the earthh>(?i:(?<![a-z])(?:lat|latitude|lng|lon|long|longitude))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[+-]?\d{1,3}\.\d{2,20})RE(?i:(?<![a-z])(?:last|current|user|home|geo|my)?[_ -]?(?:location|coords?|coordinates?|position|lat[_ -]?lng|lat[_ -]?lon|ll|geo))(?![A-Za-z])(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>[+-]?\d{1,2}\.\d{3,20}, ?[+-]?\d{1,3}\.\d{3,20})j3<(?<secret>[+-]\d{1,2}\.\d{2,20},[+-]\d{1,3}\.\d{2,20})> \+/-n4Location\[[A-Za-z]{1,20} (?<secret>-?\d{1,2}[.,]\d{2,20},-?\d{1,3}[.,]\d{2,20})j4(?<![A-Za-z])geo:(?<secret>-?\d{1,2}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?)<tokensd1tokens, keys and passwords\K(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:]|\b(?:is|was|set to)\b|(?<=\s)(?=["']))\s{0,4}(?:(?i:optional|some|just|str)\(){0,3}(?:@?["'<\[{(]){0,3}(?<secret>(?=[^\s"'`,;<>(){}\[\]\\]{0,200}[0-9])[^\s"'`,;<>(){}\[\]\\]{6,}+)dE(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:(?i:optional|some|just|str)\(){1,3}["'](?<secret>[^\s"'`,;<>(){}\[\]\\]{3,}+)ZD(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:["']){0,2}\s{0,4}(?:=>|:=|[=:])\s{0,4}(?:@?["'<\[{(]){0,3}(?<secret>[^\s"'`,;<>(){}\[\]\\]{20,}+)XB(?i:(?:api|access|secret|private|signing|encryption|auth|account|master|shared|signature)[_ -]?key|secret|pass(?:word|wd|phrase|code)|pwd|token|authorization|cookie|credentials?|session[_-]?id|api[_-]?hash)[A-Za-z0-9_-]{0,16}(?:=|["']\s{0,4}:\s{0,4}["'])(?<secret>[^\s"'`,;<>(){}\[\]\\]{6,}+)\=(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))(?:\s{1,4}(?i:is|was|set to|changed to)\s{1,4}|: {0,4})["'<\[]?(?<secret>[^\s"'`,;<>(){}\[\]]{4,}+)f9(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))=(?<secret>[^\s"'`,;&<>(){}\[\]\\]{1,}+)d;(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))"?(?:\s{0,8}(?:=>|[=:])\s{0,8}|\s{1,4})"(?<secret>(?:[^"\\\n]|\\.)++)"?d;(?:(?i:(?<![a-z])(?:password|passphrase|passcode|passwd|secret))|(?<=[a-z])(?:Password|Passphrase|Passcode|Secret))'?(?:\s{0,8}(?:=>|[=:])\s{0,8}|\s{1,4})'(?<secret>(?:[^'\\\n]|\\.)++)'?\4<(?<secret>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8}){0,127} [0-9A-Fa-f]{2,8})>b7(?i:bytes|data|description)\s{0,2}=\s{0,2}(?<secret>0x[0-9A-Fa-f]{4,}(?:(?: \.{2,3} | |\.{2,3})[0-9A-Fa-f]{2,64}){0,127})d4(?<![A-Za-z0-9_-])(?<secret>[A-Za-z0-9_-]{8,40}:APA91b[A-Za-z0-9_-]{80,}+)P8(?:AKIA|ASIA)[0-9A-Z]{16}[^A-Za-z0-9]{1,20}(?:[A-Za-z_ -]{0,40}[^A-Za-z0-9]{1,5})?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])d9(?<![A-Za-z0-9+/_-])(?<secret>(?=[A-Za-z0-9/]{0,256}[+=])(?=[A-Za-z+/]{0,64}[0-9])(?=[^a-z\s]{0,64}[a-z])(?=[^A-Z\s]{0,64}[A-Z])[A-Za-z0-9+/]{24,}+={0,2})f6-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,4}(?<secret>[A-Za-z0-9+/=\s:,-]{16,}?)(?:-----|$)UB283?69295>283?3:747275657<66616<73657<6>756<6<7<6>696<7<6>6?6>657<6265617265727<62617369637<6=697373696>677<70726573656>747<76616<69647<657870697265647<7265667265736865647<756>6368616>6765647<68696464656>7<72656461637465647<756>646566696>65647<6=61736;65647<707269766174657<72657175697265647<696>76616<69647<696>636?72726563747<77726?6>677<656=7074797<636?72726563747<6?7074696?6>616<7<756>6;6>6?776>7<64697361626<65647<656>61626<65647<6772616>7465647<64656>6965647<70656>64696>677<737472696>677<76616<75657<7965737<6>6?7<6?6>7<6?66667<6?6;7<6>2?617<5<2:2;7<5<2>7;337=7<>280:62924f7(?i)^(?:not|too|already|still|now|the|must|should|being|stored|saved|updated|changed|received|registered|available|cached)$f1Rules/redaction/secrets.ymlLone-time-codes`2codes that are sent to prove an identityfH(?i:(?<![a-z])(?:otp|totp|pin|passcode|cvv|cvc|2fa|mfa|(?:one[ -]?time|verification|security|confirmation|auth(?:entication|orization)?|login|access|sms|backup)[ _-]?(?:pass)?(?:code|pin|password)|verificationCode|otpCode|smsCode))(?:["']){0,2}(?:\s{0,4}[=:#]\s{0,4}|\s{1,4}(?i:is|was)\s{1,4}|\s{1,2})(?:(?i:optional)\()?(?:["']){0,2}(?<secret>\d{3}[ -]?\d{1,5}|[A-Z0-9]{3}-[A-Z0-9]{3})(?![\w-])P4(?<![\w.:-])(?<secret>\d{4,8})(?= is your (?i:[a-z ]{0,30}code))Didentitiesb1decentralised identifiersLmail-addressesP1e-mail addressesJphone-numbersP3phone numbers, and numbers of cards and accountsl2(?<![\w.:+-])(?:\d{4}[ -]){3}\d{1,7}(?![\w:-])\5(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])T1notification-textsR2titles and texts of notifications@subtitleJreminderTitleHreminderBodyR1notificationTitleP1notificationBodyn1^<(?:private|mask\.hash|decode)@^\.\.\.$;5>>280:624f3(?i)^(?:null|nil|none|true|false|\(null\)|missing|present)$B^\d{1,6}$Naddress-queriesR2values in the query of an addressP4[?&][A-Za-z0-9_.\[\]%-]{1,64}=(?<secret>[^&\s"'<>\\){}|,;]{1,}+)`1^(?:\d{1,6}|true|false)$R1network-addressesn1addresses of hosts in a networkV6(?<![\w.])(?<secret>(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d))(?![\w.]|-\d)h:(?<![\w:.])(?<secret>(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|(?=[0-9A-Fa-f:]{0,40}[A-Fa-f])(?:[0-9A-Fa-f]{1,4}:){2,6}:(?:[0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})(?![\w:.])^4(?<![\w:-])(?<secret>(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2})(?![\w:-])<^127\.H^0\.0\.0\.0$X1^255\.255\.255\.255$R1^(?:00[:-]){5}00$>devicesP3names, serial numbers and identifiers of devicesU;283?3<215;5<707;4<7=5<707;4>7=5=29283?3<7365637265743>283?3:5<707;4<757=5;5<707;4<7=5<707;4>7=2>2=5=7;302<34307=20297;302<337=5;5<707;4<7=5<707;4>7=2=5=7;312<34307=295;27>280995=733?5;202=5=283?3:69283?3:50686?6>657<5061647<506?64297<4=61637<47616<6178797<506978656<7<50686?6>657<5461626<65747<4170706<655;202=5=57617463687<57617463687<416972506?6473295<62b6(?<![\p{L}\p{N}-])(?<secret>[\p{L}\p{N}][\p{L}\p{N}-]{0,40}?)-(?:iPhone|iPad|iPod|MacBook)(?![A-Za-z0-9])XH(?i)(?<![a-z])(?:serial|i?serial[_ .-]?(?:number|num|no)\.?|s/n|udid|imei|meid|ecid|iccid|imsi|idfa|idfv|gaid|android[_ -]?id|advertising[_ -]?id(?:entifier)?|identifier[_ -]?for[_ -]?vendor|device[_ -]?(?:id|identifier|serial))(?:["']){0,2}\s{0,4}(?:[=:]|\bis\b|(?<=\s)(?=["']))\s{0,4}(?:optional\(){0,2}(?:["'<(\[]){0,2}(?<secret>(?=[A-Za-z:-]{0,63}[0-9])[A-Za-z0-9][A-Za-z0-9:-]{3,63})X4(?<![A-Za-z0-9-])(?<secret>[0-9A-F]{8}-[0-9A-F]{16})(?![A-Za-z0-9-])\3(?<![A-Za-z0-9])(?<secret>[0-9a-f]{40})(?![A-Za-z0-9])DdeviceNameFdevice_nameHserialNumberJserial_number@userNameBuser_nameFdisplayNameHdisplay_nameT5(?i)^(?:null|nil|none|unknown|\(null\)|number|true|false|redacted|private|hidden)$4^<Hhome-foldersl2names of persons in the paths of their foldersf5(?i)(?<![A-Za-z0-9_.-])[/\\]{1,4}(?:Users|home)[/\\]{1,4}(?<secret>[^/\\\s"'<>|:;,)]{1,64})T3^(?:Shared|runner|root|mobile|user|vagrant|shell)$Nprefixed-tokens`3keys and tokens whose first characters name their issuer`?(?<![A-Za-z0-9_])(?:github_pat|sntry[su]|do[opr]_v1|shp(?:at|ca|pa|ss)|npm|hf|glsa|glc|lin_(?:api|oauth)|ntn|figd|pscale_(?:tkn|pw|oauth)|rubygems|dckr_pat|sbp|whsec|[spr]k_(?:live|test)|os_v2_(?:app|org)|ops|r8|tfp|rdme)_[A-Za-z0-9_=+/.-]{20,255}+n>(?<![A-Za-z0-9])(?:sk-(?:ant|proj|svcacct|admin|or)|gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)|xapp|xox[abceoprs]|xoxe\.xox[bp]|PMAK|NR(?:AK|JS|II)|pul|xkeysib|xsmtpsib|sq0(?:atp|idp|csp)|nvapi|tskey|GOCSPX|sgp)-[A-Za-z0-9_.=-]{16,255}+T8(?<![A-Za-z0-9])(?:ya29\.|1//0|hv[sbr]\.|[A-Za-z0-9]{14}\.atlasv1\.|dp\.(?:pt|ct|st|sa|scim|audit)\.|SG\.)[A-Za-z0-9_.=-]{20,512}+^<(?<![A-Za-z0-9])(?:AIza[A-Za-z0-9_-]{35}|ATATT3[A-Za-z0-9_=-]{40,255}+|dapi[0-9a-f]{32}|AGE-SECRET-KEY-1[0-9A-Z]{58}|EAA[A-Za-z0-9]{80,255}+|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32})(?![A-Za-z0-9])b3Expo(?:nent)?PushToken\[(?<secret>[A-Za-z0-9_-]{16,64})\]l4(?<![A-Za-z0-9])T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{24}(?![A-Za-z0-9])T2Rules/redaction/token-prefixes.ymlj1Rules/vocabulary/concepts.ymlj8sched
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
talkn=response
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
channel idR4boot receiver
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
exact_alarmHandroid-ddmsn5logcat as DDMS, Eclipse and Firebase Test Lab print it: `03-10 20:39:00.122: I/Tag(3982): text`2/4):n1Rules/formats/android-views.ymlT1android-epoch-tagsP5logcat with milliseconds since 1970, level and tag: `1763184600240  D/Tag: text`\1android-studio-compactd5Android Studio's compact view and others without a tag: a time of day or a date, the level`1android-studio-processesV5Android Studio's window with the number of the process alone, or with a time of day2-<logfoxb4LogFox: day before month, user id, process, thread, app and tag, no level`1visual-studio-device-logf5Visual Studio's device log: time, device, type, process, tag and message, separated by tabs309Bswift-logn4swift-log's StreamLogHandler since 1.5: time, level, label, metadata and source2[2]j1Rules/formats/app-loggers.ymlP1swift-log-labels`4swift-log's StreamLogHandler before 1.5: time, level, label and metadataP1cocoa-lumberjackj5files and consoles of CocoaLumberjack: a date and a time with a colon before the millisecondsJswifty-beavern5SwiftyBeaver's default: a time of day, a level with or without a heart, file, function and lineR1react-native-logsT4react-native-logs: a time or a date, the name of a logger, a level2|Lstamped-levelsQ7746578742077697468206120646174652<20612074696=6520616>642061206<6576656<3:2060323032352=31312=31352030353:34303:30392<38303020494>464?2074657874602<20605;>280:65=205;494>464?5=2074657874602<2060>280:620494>464?3:207465787460l1Rules/formats/stamped-text.ymlJstamped-namesR6text with a date, a time, a level and the name of a logger or file: Python's logging, zap, bunyanDlevel-textd3text with a level and no time: `info: text`, `[INFO] text`@01:62136456789000:;:6<2=>1?1@1A0BC:6D5EFGHI2JK1@1L1MN:6O2P1Q10000R1N@6S11T10000U1NF6V11W10000X1Y1:6Z12[1\11]11@1^10_1Y1F6`12a1b10000c1d1:6e13f1g1h11i11@1j10k1l1:6m12n1o11P21@1Q21R2l1H6S22T2U201@00V2W2:6X22Y2Z21[21@1\20]2^2<6_22`2a21a21@1b20c2d2:6e25f2g2h2i2j24k2l2m2n21@1o21P3Q3:6R34S3T3U3V32W3X31@1Y30Z3[3:6\32]3^31_31@1`301a3Db301;T3^3`3^1U3f3U3^3d3_1a11c3501d3065T3U3R3e3W34Y3^3V3_36^3_3d3Y3S3U37g3Q3b3^3Y3^3W35U3b3b3_3b35V3Q3e3\3d31e3086`2\2e2W2Y2^25V2U2d2S2X29c2S2X2U2T2e2\2U2b27c2d2_2b2Q2W2U2<b2U2Q2S2d2Y2f2Q2d2Y2_2^25T2U2R2e2W26c2i2c2d2U2]22Z2c21f3001g3023Y3_3c37Q3^3T3b3_3Y3T31h3200i3200j3039c3Y3]3e3\3Q3d3_3b36T3U3f3Y3S3U37e3^3[3^3_3g3^30k3100l3100m3100n3100a3000o3000P4000Q4000R4000S4000T4100W8U4V4D6W4000000002X400Y41031Z400V4T1B1[400V4X1B1\400V4Z1B006]4^4_4`4a4b4005c4d4e4f4g40h4V4^16i4000000002X400j42021k400V4n1B1l400V4P2B004m4n4o4P5004e4f4c4d40Q5V4T26R5000000003X400Y410j42031S500V4d2B1T500V4h2B1U500V4j2B002V5W5005X5e4f4c4d40Y5V4P36Z5000000003X400Y410j42021[500V4`3B1\500V4b3B004m4n4o4P5004e4f4c4d40]5V4f36^5000000002X400_50021`500V4V4B1a500V4X4B004b5c5d5e5001f50g5V4\46h5000000004X400i520j500k50021l500V4l4B1m500V4n4B004m4n4o4P5004e4n5c4d40o5V4V56P6000000001X40011Q600V4d5B001R60000S6V4j56T6000000001X40011U600V4Z6B002V6W6004X6Y6c4d40Z6V4^66[6000000002X400_50011\600V4n6B001]6003^6c4d40_6V4V76`6000000005X400a620b600c600d62011e600V4f7B002n4P5001f60g6V4j76h6000000001X40011i600V4Z8B002n4P5001j60k6V4^86l6000000002X400m60011n600V4n8B001o6004c4d4P7Q70R7V4T96S7000000003X400a620Y42011T700V4d9B002U7V7001W70X7V4h96Y7000000002X400a62011Z700V4X:B002U7V7004P7[7c4d40\7V4b:6]7000000002^720Y41011_700V4R;B007`7a7b7c7d7e7f7001g70h7V4V;6i7000000001j74011k700V4f;B006l7m7n7o7P8Q8001R80S8V4l;6T8000000004U820^720V820W82011X800V4^<B001Y8001Z80[8V4d<6\801010000001]85011^800V4V=B001_8004Y6X6c4d40`8V4\=6a800000000011b800V4j=B001c8003e4c4d40d8V4P>6e8000000002f800g80011h800V4`>B002i8j8001k80l81R16m82J01111000005n800P400o800P920Q95020251030R9S9001^1B030T910U9V9001`1B8n80W92P42X92o84P96Q98Y98000000Z91f16[930JB1111000002n800\90040251030]9^9001R2B0251030_9`9001T2B050a910c610b9c9001V2B030a910c6d9001X2B5n80c60e90m60\92000000f91^26g9101010000003n800h900Q95010251030i9j9001j2B3n80h92Q94000000k91P36l920F1010000001h90031m9001\3B1n9001^3B1o9001`3B0000000P:1d36Q:30BF000000003080R:10S:10T:10U:6V:001l3B0:0R:10S:10W:10T:10U:6X:001n3B060Y:10T:10U:6Z:001P4B0000000[:1T46\:101010000003n800]:00^:0010251030_:`:001`4B6a:0n80]:2h92^:4b:4000000c:1f46d:101010000002n800]:0010351030e:6f:001R5B3n80h92]:2000000g:1X56h:20:1010000001n80020251030i:j:001d5B010k:k:001f5B1n80000000l:1l56m:20:1010000003n800n:40o:2020251030P;Q;001X6B010R;R;001Z6B4n80n:2S;4o:4000000T;1`66U;20@00010002n800Y4003030V;41W;126X;001l6B0451030Y;141Z;12[;001n6B0251030Y;\;001P7B2n80Y42000000];1V76^;001000000011_;001b7B001`;0000a;b;D6c;000000002d;00e;0021f;00b;T1B1g;00b;X1B004h;i;j;k;001l;0m;b;\16n;000000002d;00e;0011o;00b;l1B004h;i;j;k;001l;0P<b;P26Q<000000002d;00e;0021R<00b;`2B1S<00b;d2B004h;i;j;k;001l;0T<b;l26U<000000007d;00e;00V<10W<10X<10Y<30Z<3041[<00b;\3B1\<00b;^3B1]<00b;`3B1^<00b;b3B004h;i;j;k;001l;0_<b;f36`<000000005d;00e;00V<10Y<30Z<3021a<00b;V4B1b<00b;X4B004h;i;j;k;001l;0c<b;\46d<000000002d;00e;0011e<00b;l4B004h;i;j;k;001l;0f<b;P56g<000000002d;00e;0011h<00b;`5B004h;i;j;k;001l;0i<b;f56j<000000001^70011k<00b;V6B002l<m<001l;0n<b;^66o<000000001X40011P=00b;n6B002Q=R=001S=0T=b;R76U=000000001X40011V=00b;b7B002W=X=001Y=0Z=b;f76[=000000001X40011\=00b;V8B004]=^=_=`=001Y=0a=b;Z86b=000000001X40011c=00b;j8B006d=e=f=g=h=i=001S=0j=b;n86k=000000001X40011l=00b;^9B004m=n=o=P>001Q>0R>b;f96S>000000002X400T>2011U>00b;V:B002V>W>002S=X>0Y>b;Z:6Z>000000002X400T>2021[>00b;j:B1\>00b;n:B002V>W>002S=X>0]>b;R;6^>000000002X400_>5011`>00b;b;B002V>W>002S=X>0a>b;f;6b>000000001X40011c>00b;V<B002V>W>002S=X>0d>b;Z<6e>000000002X400_>5011f>00b;j<B002V>W>002S=X>0g>b;n<6h>000000003X400a600_>5011i>00b;^=B002V>W>002S=X>0j>b;b=6k>000000004X400a600d600l>2021m>00b;R>B1n>00b;V>B002V>W>002S=X>0o>b;Z>6P?000000003X400a600Y41031Q?00b;j>B1R?00b;n>B1S?00b;P?B004V>T?W>U?002S=X>0V?b;V?6W?000000003X400X?40Y?4011Z?00b;f?B002V>W>003S=X>[?0\?b;j?6]?01111000002X400^?0021_?00b;\@B1`?00b;`@B006a?b?c?d?e?f?001g?0h?b;d@6i?000000001X40011j?00b;TAB004b?c?e?f?001g?0k?b;\A6l?000000001^70011m?00b;lAB001n?002S=o?0P@b;PB6Q@00000000011R@00b;^BB002S@T@001U@0V@W@<6X@000000002d;00Y@5011Z@00W@HB001[@0000\@W@L6]@000000004d;00^@00l>20j51011_@00W@X1B001`@0000a@W@\16b@000000001d;0021c@00W@h1B1d@00W@j1B002e@d@0000f@W@n16g@000000001d;0011h@00W@Z2B001i@0000j@W@^26k@000000001d;0011l@00W@j2B001m@0000n@W@n26o@000000001d;0011PA00W@Z3B001QA0000RAW@^36SA00000000011TA00W@h3B001TA0000UAW@l36VA000000003^@00l>20j51011WA00W@X4B001XA0000YAW@\46ZA000000002d;00e;0011[A00W@j4B001\A0000]AW@n46^A000000001d;0011_A00W@\5B001`A0000aAW@b56bA000000001cA4011dA00W@R6B001eA001fA0gAW@V66hA000000002d;00e;0011iA00W@d6B001jA0000kAW@h66lA000000003d;00e;00mA2021nA00W@V7B1oA00W@Z7B002PBQB0000RBW@`76SB000000002l>20TB1011UB00W@P8B001VB001fA0WBXB:6YB24B1111000002d;00ZB403050[B10\B10U:]B00XBFB050^B10[B10\B_B00XBHB050`B10aB10U:bB00XBJB6d;0cB0dB0n80ZB2cA2000000eBXBP16fB1400000003d;00Y@50gB402030hB10iBjB00XBZ1B030[B10kBlB00XB\1B7d;0cB0dB0n80mB2Y@2nB2147100000oBXBR26PC44BJ000000006d;00^@00l>20QC40RC10j51041SC00XBh2B1TC00XBj2B1UC00XBl2B1VC00XBn2B7d;0cB0dB0^@2l>4QC6WC6000000XCXBb36YC141111000001d;003050ZC10[C10[B\C00XBn3B030[B10]C^C00XBP4B050ZC10_C10[B`C00XBR4B4d;0cB0dB0n80000000aCXBX46bC141010000002T>20cC703050dC10eC1302fC00XBd4B070dC10[B10gC1302hC00XBf4B030dC10iCjC00XBh4B4T>0kC0cC2lC2000000mCXBn46nC1411110000165d;00Q400iB50oC50PD403050[B10\B10QDRD00XB^5B030[B10SDTD00XB`5B030[B10UDVD00XBb5B9d;0cB0dB0n80Q42WD2iB4XD4oC6187100000YDXBZ66ZD1400000002Q400[D203030[B10\D]D00XBd6B070[B10^D10\B10_D`D00XBf6B030aD10_DbD00XBh6B4Q40WD0[D2cD2000000dDXBn66eD141111000004Q400cA40[D20fD802040gD13240hDiD00XB\7B030[B10jDkD00XB^7B6Q40WD0cA2[D4cD4fD6000000lDXBP86mD141111000001Y4003030nD10oDPE00XB\8B030QE10RESE00XB^8B030[B10oDTE00XB`8B1Y40000000UEXBf86VE1400000002d;00Y@502070[B10WE10XE10YEZE00XBP9B050[B10WE10[E\E00XBR9B4d;0cB0mB2Y@2000000]EXB`96^E1400000002Q400_E102060[B10\B10`E510aEbE00XBj9B070[B10\B10cE1321dE00XBl9B4Q40WD0_E2`E2000000eEXBR:6fE2L41010000001gE502070hE10mB10iE1305jE00XB^:B030hE10mBkE00XB`:B3gE0mB0Y@0000000lEmE:6nE000000001oE0021PF00mEHB1QF00mEJB002RFSF001fA0TFmEN6UF00000000011VF00mEZ1B001VF001fA0WFmE^16XF000000002YF00ZF2011[F00mEl1B002\F]F001fA0^FmEP26_F00000000011`F00mE\2B001aF001fA0bFmE`26cF00000000011dF00mEl2B001eF001fA0fFmEP36gF00000000011hF00mE\3B001iF001fA0jFmE`36kF00000000011lF00mEl3B001mF001fA0nFoF:6PG000000001d;0011QG00oFFB001RG0000SGoFJ6TG000000001d;0011UG00oFV1B001VG0000WGoFZ16XG00000000011YG00oFd1B001ZG0000[GoFh16\G000000001]G2011^G00oFT2B001_G0000`GoFX26aG00000000011bG00oFb2B001cG0000dGoFf26eG00000000011fG00oFP3B001gG0000hGoFT36iG000000004n800jG00kG00lG4011mG00oF`3B001nG0000oGoFd36PH32JB1010000003[C20QH70RH703070dC10a610gC1302SH00oFP4B050dC10TH1302UH00oFR4B030dC10VHWH00oFT4B6T>0[C0kC0QH2RH4XH4000000YHoFZ46ZH22B1010000001d6001050a910[H10\H]H00oFf4B2d60^H0000000_H;J6`H120012000002030aH10_DbH00;T1B030cH10_DdH00;V1B0000000eH;Z16fH12000000001070gH10Q210hH10iHjH00;b1B0000000kH;f16lH1200000002mH40nH002090oH10mH10Q210PI1320QI00;P2B070oH10mH10Q210hHRI00;R2B2mH0nH2000000SI;X26TI1200000001mH4010<0oH10UI10VI10WI10Q210hH6XI00;b2B0107000000YI;h26ZI1200000001ZB401090[I10W:10\I10]I10^I_I00;R3B1ZB0000000`I;X36aI1200000001ZB4010<0[I10W:10VI10\I10]I10^I6bI00;b3B0107000000cI;h36dI1200000001ZB402090[I10eI10]810fI1304gI00;R4B070[I10eI10]810hIiI00;T4B1ZB0000000jI;Z46kI1200000001nH002090[I10hH10nH10lI1300mI00;d4B070[I10hH10nI1300oI00;f4B1nH0000000PJ;l46QJ1200000002mH40RJ1030=0[I10SJ10TJ10T:10mH10UJ141dB12VJ00;V5B0;0[I10SJ10T:10mH10WJ1321XJ00;X5B070[I10SJ10TJ10mHYJ00;Z5B2mH0RJ2000000ZJ;`56[J1200000001ZB4020=0\J10eI10]810]J10^J10_J1304`J00;j5B090\J10eI10]810aJ1304bJ00;l5B1ZB0000000cJ;T66dJ000000002ZB40eJ1031fJ00;`6B1gJ00;b6B1hJ00;d6B010703iJjJkJ0000lJ;j66mJ220001600001o3003040nJ10_D6oJ00;X7B040PK10_D6QK00;Z7B030[I10RKSK00;\7B1o30000000TKCV16UK240010000003n800VK50WK2030;0XK10RE10YK10a610Q91325ZK00Cb1B0=0XK10[K10L10YK10a610Q91325\K00Cd1B0251030]K^K00Cf1B8n80P40X90Y92_K2VK2`K4WK4000000aKC\26bK24000000004cK50VK50WK20dK3020J51030eK10`B10L10iB10YK130510fK36310]G10U810a610Q913250hDgK00Cf2B0251030eKhK00Ch2B6cK0iK0_K2VK2`K4WK4000000jKCZ36kK141111000005Q400g800lK00mK20b30011nK00Cj3B8mK6Q40WD0g82lK4oK4PL4b38000000QLC`46RL14111100000:Q400P400d620SL00TL20UL20VL60WL60XL50YL003030ZL10cA[L00C`5B030ZL10\L]L00Cb5B030^L1342_L00Cd5BDQ40WD0P42X92d64SL6TL8UL:`L:aL:bL<VL<cL>dL>WL>eL>XL@XD@YLBfLB000000gLCT76hL24L11110000122Q400iL503050jL10iE1325kL00Cb7B030jL10lLmL00Cd7B050nL10oL10PMQM00Cf7B5Q40WD0iL2gE2jL2000000RMCV86SM1400000002Q400d62011TM00C`8H3Q40WD0d62125`<00000UMCh86VM1400000007Q400Y400WM20XM40_E10Y?40fD803030ZL10Y?YM00Cb9B040ZL10ZM6[M00Cd9B030nD10Y?\M00Cf9B9Q40WD0Y42WM4]M4d64XM6_E8fD<1:7100000^MC`:6_M34L81111000004Q400P400`M00Y4005090aM10bM10]8144cMdMeMfM1410gMhM00Cl:B070aM10bM10]8144cMdMeMfM14iM00Cn:B030jM10kMlM00CP;B040mM10nM42kMoM14PN00CR;B050mM10QN142kMoM14RN00CT;B6Q40WD0P42X92`M4Y46000000SNCZ;6TN2481111000005Q400n800UN50kG00Y4003050VN10WN10QDXN00Cf;B030mM10YNZN00Ch;B010k:k:00Cj;B7Q40WD0n82[N4UN4kG6Y48000000\NC^<6]N141111000002^N00_N501030`N10aNbN00Cj<B2^N0_N2000000cNCP=6dN141111000002^N00_N501030`N10eNfN00C\=B2^N0_N2000000gNCb=6hN141111000002^N00_N501030`N10iNjN00Cn=B2^N0_N2000000kNlN:6mN000000003nN10oN10PO1000000100QOlNB6RO000000002nH00Q95000000100SOlNJ6TO000000002SD50UO5000000100VOlNR16WO000000002nH10XO0000000100YOlNZ16ZO000000002nH00gE3000000100[OlNb16\O000000008Q400]O00SD50UO50g300j300^O00_O1000000100`OlNZ26aO000000005bO20h910cO10XO00^O0000000100dOlNb26eO000000002nH00gE3000000100fOlNj26gO000000002nH00gE3000000100hOiO:6jO000000003YF00kO70lO700022:16X1^3_3^3U3Y14:16X1^3_3^3U3Y100100mOnO:6oO000000006cA40PP100`E10QP100RP110SP10000000100TP1nON6UP1000000006[C20VP130WP110XP140VH40YP14000000100ZP1nOb16[P1000000004\H00PP100\P130]P13000000100^P1_P1:6`P1000000008aP100bP150cP150VP150dP140eP140YL00fP10000000100gP1hP1:6iP100000000=\H00jP100n800P400kP100lP100\P130mP100nP100oP140PQ140QQ130RQ13000124=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c300100SQ1hP1^16TQ1000000006\H00jP100n800P400UQ110QQ130001247S3_3^3d3U3^3d300100VQ1hP1h16WQ100000000:\H00jP100n800]:00j740XQ100YQ100ZQ130QQ130RQ130001249c3S3X3U3T3e3\3U3c300100[Q1hP1f26\Q100000000@\H00jP100n800PP100]Q130^Q100m600nP100kP100lP100oP140PQ140UQ110QQ130RQ130j740001246Q3\3Q3b3]3c300100_Q1hP1P46`Q1000000002T>20aQ17000000100bQ1hP1X46cQ1000000002\H00n80000000100dQ1eQ1:6fQ1000000004nH00gQ110Y400gE3000000100hQ1iQ1:6jQ10000001001kQ14000000000lQ1NP16mQ11600000001nQ1001010oQ1oQ100NZ1B2PR10nQ10000000QR1N`16RR11600000001nQ1001010SR1SR100Nj1B2PR10nQ10000000TR1NP26UR11600000001nQ1001010VR1VR100NZ2B2PR10nQ10000000WR1N`26XR11600000003nQ100YR140ZR1201010[R1[R100Nj2B5PR10nQ10YR12\R14ZR14000000]R1Y1P16^R11<1111000003_R100R400`R18021aR100Y1\1B1bR100Y1^1B4_R10R42cR12`R14000000dR1Y1l16eR11>00000002_R100R40011fR100Y1V2B0000000gR1Y1Z26hR1000000005iR180_R101010:]3U3d3X3_3T3^2Q3]3U3R401010:S3Q3\3\3R3Q3S3[3Y2T3l>010205U3b3b3_3b304S3_3T3U3_E120205U3b3b3_3b307]3U3c3c3Q3W3U30205U3b3b3_3b30<U3b3b3_3b3]2U3c3c3Q3W3U311jR100Y1n2H001kR10000lR1Y1R36mR1000000003`E80l>010104S3_3T3U3_E120107]3U3c3c3Q3W3U3010<U3b3b3_3b3]2U3c3c3Q3W3U321nR100Y1d3B1oR100Y1f3B002PS1QS10000RS1Y1j36SS11<111100000K_R100R400oE80`E80cA414107c3e3S3S3U3c3c3TS1424106Q3S3d3Y3f3U34108Y3c3Q2S3d3Y3f3U3YP143420;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3410<R3_3_3d3b2U3S3U3Y3f3U3b3410=R3_3_3d3o2b3U3S3U3Y3f3U3b3n8054102Y3T34107Q3\3Q3b3]3Y2T3410:c3S3X3U3T3e3\3U3Y2T3410:b3U3]3Y3^3T3U3b3Y2T3410;b3U3]3Y3^3T3U3b3o2Y3T3VK52410@^3_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410A^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3US152410D^3U3h3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F^3U3h3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3[C23410<`3U3^3T3Y3^3W3S2_3e3^3d3410=`3U3^3T3Y3^3W3o2S3_3e3^3d34107`3U3^3T3Y3^3W3l>066104S3_3T3U34205U3b3b3_3b304S3_3T3U34104S3_3T3U34105U3b3b3_3b34207g3Q3b3^3Y3^3W304S3_3T3U34107g3Q3b3^3Y3^3W3_E146107]3U3c3c3Q3W3U34205U3b3b3_3b307]3U3c3c3Q3W3U34107]3U3c3c3Q3W3U34207g3Q3b3^3Y3^3W307]3U3c3c3Q3W3U3h9036106Q3S3d3Y3_3^34205U3b3b3_3b306Q3S3d3Y3_3^34106Q3S3d3Y3_3^3j7414107U3^3Q3R3\3U3T3m6024109S3X3Q3^3^3U3\3Y2T3410:S3X3Q3^3^3U3\3o2Y3T3WP181410;`3U3b3]3Y3c3c3Y3_3^3c3VS152410D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3410F\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2d3Y3]3U3WS142410:Y3^3`2b3_3W3b3U3c3c3410;Y3^3o2`3b3_3W3b3U3c3c3XS1114105c3d3Q3d3c3YS172410;b3U3]3Y3^3T3U3b3Y2T3c3410<b3U3]3Y3^3T3U3b3o2Y3T3c3YL02410;S3_3^3d3U3^3d3X2Q3c3X3410<S3_3^3d3U3^3d3o2X3Q3c3X3^N024103Q3\3W34109Q3\3W3_3b3Y3d3X3]3ZS102430<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T3[S151430<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3\S102430<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3430<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T3]S151430<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d341^S100Y1P6B1_S100Y1R6B1`S100Y1T6B1aS100Y1V6BX1_R10R42cR12oE4cA8TS1:bS1:cS1<YP1<n8>X9>dS1>eS1>fS1>_K@VK@j7Le9Nm6NWP1P1gS1R1VS1R1hS1T1WS1T1XS1V1iS1X1fLZ1YLZ1^N\1jS1\1YS1X1kS1BUS1Bl>F`EF_EHh9JkCDlS1D[CD000000mS1Y1l86nS11<1111000006_R100R400`E80l>024104S3_3T3U34105U3b3b3_3b3_E114107]3U3c3c3Q3W3U3h9014106Q3S3d3Y3_3^33010oS1oS100Y1d9B030oS11300PT100Y1f9B050oS113001348QT100Y1h9B7_R10R42cR12l>6`E6_E8h9:000000RT1Y1\:6ST1000000003_R100l>00_E1031TT100Y1h:B1UT100Y1j:B1VT100Y1l:B1_E404WT1XT1YT1ZT10000[T1Y1R;6\T1000000001_R10011]T100Y1^;B001^T10000_T1Y1b;6`T1000000001mH4011aT100Y1n;B1mH001aT10000bT1Y1T<6cT1000000001mH4011dT100Y1`<B010701dT10000eT1Y1f<6fT1000000001gT17011hT100Y1R=B002iT1jT10000kT1Y1V=6lT1000000001mT17011nT100Y1b=B002oT1PU10000QU1Y1f=6RU1000000003bO00SU110i32021TU100Y1R>B1UU100Y1T>B2SU12i3402TU1VU10000WU1Y1Z>6XU1000000001YU10021ZU100Y1f>B1[U100Y1j>B004\U1]U1^U1_U10000`U1Y1n>6aU1000000001bU1003050VU110cU110dU1eU100Y1Z?B070VU110cU110fU110gU1hU100Y1\?B050VU110cU110fU1iU100Y1^?B3bU10jU10kU1001iU10000lU1Y1d?6mU1000000007d680nU153010=\3Q3c3d3V2U3d3S3X3d2Y3]3U30109\3Q3c3d3V2U3d3S3X3010:\3Q3c3d3o2V3U3d3S3X3VP153010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3010@\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3[C22010<`3U3^3T3Y3^3W3S2_3e3^3d30107`3U3^3T3Y3^3W3cM42010AS3Q3S3X3U3T3S2_3^3d3U3^3d3e2c3U3T30106S3Q3S3X3U3T3oU1320209d3U3\3U3]3U3d3b3i30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m30208S3_3e3^3d3U3b3c30Y1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1Q2e2d2X2R1m3PV1320209d3U3\3U3]3U3d3b3i30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m30208S3_3e3^3d3U3b3c30\1T3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3k3b3U3Q3c3_3^3m1R1^2U2d2g2_2b2[2R1m321QV100Y1^@B1RV100Y1`@B7nU12SV12VP14TV14[C6kC6cM803UV1VV1WV10000XV1l1T16YV11B00000001k3002030ZV110_D[V100l1^1B030\V110_D]V100l1`1B2k30^V10000000_V1l1f16`V11B00000002^700k3003050d610iE1300aV100l1P2B030bV11300cV100l1R2B070d610dV110]81300eV100l1T2B3^70k32^V12000000fV1l1Z26gV11B1111000002k300]:002050[I10hV11300iV100l1f2B030[I10bU1jV100l1h2B7hV10k30^V10bU12kU12jU12]:2000000kV1l1\36lV11B1111000002_R100R40030442mV1nV1100oV110_DPW100l1h3B050QW110a610RW1SW100l1j3B050QW110a610WP1TW100l1l3B3_R10R42cR12000000UW1l1R46VW11B00000002oE00k3004050WW1121300XW100l1\4B050YW1121300ZW100l1^4B050a910RW1142X?[W110\W100l1`4B070a910RW110]W11300^W100l1b4B3oE0k32^V12000000_W1l1h46`W11B11110000002070a910RW110aW110bW1cW100l1R5B070dW110a610RW110aW1eW100l1T5B0000000fW1l1X56gW11B1111000003hW100]800VK5020=0a910RW110dV110hW1130010]81320iW100l1d5B050a910RW110dV1jW100l1f5B4hW10]82_K4VK4000000kW1l1l56lW11B1010000002d600R4003050mW1121300nW100l1X6B070a910RW110bV11300oW100l1Z6B050a910[H10PX1QX100l1\6B5d60^H0RX10R42cR12000000SX1l1l66TX11B00000002l>00_R1002050UX110YK1320VX100l1V7B010UX1UX100l1X7B2l>0_R12104D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T300000WX1l1`76XX11B1111000002k500R4003050YX1143[?c6XP11010[HZX100l1l7B050[X1143[?c6XP11010[H\X100l1n7B030]X110^X1_X100l1P8B3k50R42cR12000000`X1l1V86aX11B00000002l>00_E102020bX16cX100l1`8B040dX110Y?6eX100l1b8B3l>0`E0_E2000000fX1l1h86gX12B41111000001d6003090`B10hX110iX110bV11300jX100l1T9B090`B10hX110iX110W:1300kX100l1V9B050`B10lX110d6mX100l1X9B3d60nX10oX10000000PY1l1d96QY12B400000002d600l>003020RY16SY100l1n9B080`B10hX110iX110TY16UY100l1P:B0:0`B10hX110iX110VY110WY16XY100l1R:B02046T3U3^3Y3U3T324KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T300000YY1l1X:6ZY11B111100000<[Y180\Y120]Y120^Y120_Y120`Y140kP110lP110U810aY110bY110cY11040O0dY110_D3@10eY13B10fY1342132210gY110gY110gY13D10hY13F10fY1382136210gY110gY110iY1550jY13<10kY13>10lY16mY100l1V;B0O0dY110_D3@10hY13F10fY1382136210gY110gY110iY1550jY13<10kY13>10lY13D10eY13B10fY1342132210gY110gY110gY16nY100l1^;B030dY110_DoY100l1f;B050PZ110W910QZ1RZ100l1h;B6[Y10\Y12]Y14^Y16_Y18`Y1:000000SZ1l1Z<6TZ11B1111000003L40j140]C402030UZ110_DVZ100l1f<B050PZ110W910]CWZ100l1h<B2L0j12147100000XZ1l1P=6YZ11B1111000003ZZ100[Z100b3002050\Z110]Z110dV1^Z100l1^=B030_Z110_D`Z100l1`=B5ZZ10b34aZ10[Z12bZ12000000cZ1l1P>6dZ11B1111000002ZZ100eZ1402090fZ110eZ110YK10gZ110]Z1hZ100l1^>B030iZ110_DjZ100l1`>B2ZZ10aZ10127100000kZ1W2J6lZ12F0010000001]:004070mZ110[?10nZ110oZ1P[100W2V1B050mZ1141Q[11010oZ1R[100W2X1B070S[110T[110oZ110U[1V[100W2Z1B060S[110T[110W[16X[100W2\1B1]:0000000Y[1W2b16Z[11F1010000006[[120\[170RH70[C20][120Q[1401030^[110_[1`[100W2Z2B<[[10\[12a[12RH4XH4[C6kC6][18b[18Q[1:c[1:d[1:000000e[1W2X36f[11F00000001g[1002050h[110i[11300j[100W2b3B030h[110g[1k[100W2d3B1g[10000000l[1W2j36m[11F00000001n[1003050o[1141oZ11010U[1P\100W2T4B050o[1141[[11010mHQ\100W2V4B050o[1141[[11010R\1S\100W2X4B1n[10000000T\1W2^46U\12FL000000143n800\P150]P1507030V\110a6W\100W2j4B050V\110a610X\1Y\100W2l4B050Z\110WE10a6[\100W2n4B070Z\110WE10\\11300]\100W2P5B090Z\110WE10\\1130016^\100W2R5B050Z\110a610WE_\100W2T5B020Z\16`\100W2V5B9n80P40X90dS10\P12a\12iB2]P14b\14000000c\1W2n56d\12F01111000003n800]:00e\1503090f\110g\1130010YK1345h\100W2Z6B030f\1142j1L12i\100W2\6B010f\1f\100W2^6B7n80X90j\10]:2e\14k\14l\14000000m\1W2d66n\11F00000003o\120P]120h3203070hX110nZ110oZ110jDQ]100W2P7B050R:10oZ110jDR]100W2R7B030^[110jDS]100W2T7B3o\10P]12h34000000T]1W2Z76U]11F00000001`E1060;0bX110V]110[?10nZ110W]11301X]100W2d7B090bX110V]110Q[110W]11301Y]100W2f7B0;0bX110V]110[?10nZ110oZ11301Z]100W2h7B090bX110V]110Q[110oZ11301[]100W2j7B090bX110V]110[?10nZ110oZ1\]100W2l7B070bX110V]110Q[110oZ1]]100W2n7B0000000^]1W2R86_]11F1111000005g[100WE20o\120P]120`]1203030^[110a]1b]100W2^8B030R:10oZ1c]100W2`8B020d]1300e]100W2b8B5g[10WE2o\14P]16`]18000000f]1W2R96g]11F010000002g[100h]1502050i]110i[11300j]100W2^9B030k]1145l]1m]1n]1o]1P^110Q^100W2`9B3g[10h]12R^12000000S^1^2L6T^11H00000003n800hW150U^1001030V^110SDW^100^2V1B4n80X90hW12U^14000000X^1^2\16Y^11H00000007n800hW150e\150Z^120[^120\^120U^1001030V^110iB]^100^2T2B:n80X90hW12e\14Z^16^^16_^16[^18\^1:U^1<000000`^1^2n26a^11H00000003n800e\150Y4001030V^110oDb^100^2X3B4n80X90e\12Y44000000c^1^2^36d^11H00000002n800_E101040V^110Y?6e^100^2h3B4n80X90_E2`E2000000f^1^2n36g^11H00000003n800hW150U^1001050V\110b210X\1h^100^2X4B4n80X90hW12U^14000000i^1d2V16j^11J00000005n800P400VK50fP100k^1403060l^11210m^1345n^100d2`1B030l^110_Do^100d2b1B050P_110a610QZ1Q_100d2d1B;n80P40X90W92_K4VK4R_16fP16k^18S_18T_18000000U_1d2`26V_11J00000001W_14011X_100d2j2H0107100000Y_1d2n26Z_11J00000004n800VK50kG00jG002070XK10a610YK1325[_100d2X3B030XK10a6\_100d2Z3B7n80P40X90_K2VK2kG4jG6000000]_1d2n36^_11J1111000008n800P400VK50kG00lG40jG00fP100YL003070a910iB10YK1345__100d2j4B030a910iB`_100d2l4B030a910a_1b_100d2n4B=n80P40X90_K4VK4W92kG6lG8jG:fP1<R_1<YL>fL>000000c_1d2n56d_11J00000005n800P400l>00_E10e_1104080f_110]810W910a6381g_100d2X6B070f_110]810W910a6h_100d2Z6B060XK10a610Y?381i_100d2\6B050XK10a610Y?j_100d2^6B6n80X90W92l>4_E6`E6000000k_1d2d66l_11J1111000002n800m_1403050n_110[C10a6o_100d2P7B050n_110[C10VHP`100d2R7B030a910Q`1R`100d2T7B3n80X90m_12000000S`1d2Z76T`11J1111000002m_140T>203070n_110m_110[C10VHU`100d2f7B050V`110VH10]CW`100d2h7B050X`11210Q`1Y`100d2j7B1T>2107100000Z`1d2R86[`12J0111100000<n800P400iB50oC50\`150U^100o800]`100YL00c600kP110lP11031^`100d2Z9B1_`100d2\9B1``100d2^9BGn80P40X90W92iB4XL4XD4_K4oC6\`18a`16b`16U^1:o8<]`1>c`1>YL@fL@c6Bm6Be9BkP1DlP1F000000d`1d2R;6e`11J1111000002n800h9002030a910f`1g`100d2^;B050h`110f`110a6i`100d2`;B3n80X90h92000000j`1d2f;6k`11J00000003n800l`160m`1602070a610n`110o`11346Pa100d2P<B050a610n`110Qa1Ra100d2R<B5n80X90n`12l`12Sa12000000Ta1d2X<6Ua11J00000002[C20Va1202070dC10a610Va110Wa1Xa100d2b<B050a910Va110Wa1Ya100d2d<B3[C0kC0Va12000000Za1d2j<6[a11J1111000004\a120]a120^a120[C202050_a110[E10`a1aa100d2V=B030ba112ca100d2X=B6\a10]a12^a14da14[C6kC6000000ea1d2j=6fa11J00000004n800l\150ga100U^1002050QE10ha110W9ia100d2T>B050ja110W910oDka100d2V>B6n80k\12l\12la14ga14U^16000000ma1d2h>6na11J1111000003P400VK50Q4003050PZ110a610a_1oa100d2T?B090PZ110a610a_110YK1325Pb100d2V?B050PZ110a610iBQb100d2X?B7P40X90Rb10_K2VK2Q44WD4000000Sb1d2l?6Tb11J1111000002P400Ub1501090PZ110a610Vb110Wb110gMXb100d2X@B4P40X90Ub12Yb12000000Zb1d2^@6[b11J1111000002P400Y4002090PZ110a610Vb110fM10gM\b100d2j@B070PZ110a610]b110bM^b100d2l@B3P40X90Y42000000_b1`b1:6ab11L0000000:jP100bb180n8012102Y3T3]:012104[3Y3^3T3XQ1112104S3b3_3^3j7412107U3^3Q3R3\3U3T3YQ1122109S3\3_3S3[3d2Y3]3U3210:S3\3_3S3[3o2d3Y3]3U3ZQ1322109^3U3h3d3b2e3^3Q2d3210;^3U3h3d3o2b3e3^3o2Q3d3QQ1322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3RQ1322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311cb100`b1X1B0000000db1`b1\16eb11L00000009jP100bb180n8012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3\P132210=c3S3X3U3T3e3\3U3T3d2Y3]3U3210>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3mP102210>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3210?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3nP1112108`3b3Y3_3b3Y3d3i3QQ1322109S3b3U3Q3d3U3T3Q2d3210:S3b3U3Q3d3U3T3o2Q3d3RQ1322109e3`3T3Q3d3U3T3Q2d3210:e3`3T3Q3d3U3T3o2Q3d311fb100`b1X2B0000000gb1`b1\26hb11L00000006jP100bb180n8012102Y3T3P402210:c3S3X3U3T3e3\3U3Y2T3210;c3S3X3U3T3e3\3U3o2Y3T3ib1522109V3U3d3S3X3U3T3Q2d3210:V3U3d3S3X3U3T3o2Q3d3VL62210:d3d3\3c2U3S3_3^3T3c3210;d3d3\3o2c3U3S3_3^3T3c311jb100`b1R3B0000000kb1`b1V36lb11L00000005jP100bb180n8012102Y3T3ib152210:V3U3d3S3X3U3T3o2Q3d32109V3U3d3S3X3U3T3Q2d3VL62210;d3d3\3o2c3U3S3_3^3T3c3210:d3d3\3c2U3S3_3^3T3c311mb100`b1j3B0000000nb1`b1n36ob1000000007bb180n8010108Q3\3Q3b3]3o2Y3T3]Q131010<d3b3Y3W3W3U3b3o2d3Y3]3U3^Q101010;b3U3`3U3Q3d3o2b3e3\3U3nP1110108`3b3Y3_3b3Y3d3i3QQ131010:S3b3U3Q3d3U3T3o2Q3d3RQ131010:e3`3T3Q3d3U3T3o2Q3d321Pc100`b1j4B1Qc100`b1l4B004Rc1Sc1Tc1Uc10000Vc1`b1P56Wc11L00000002Xc110Yc10021Zc100`b1\5B1[c100`b1^5B0000000\c1Q3J6]c11L00000006n800^c100j740fP100kP110lP1103070_c110W910]810`c1ac100Q3T1B030bc110cc1dc100Q3V1B030bc110ec1fc100Q3X1B9n80P40X90^c12j74fP16R_16kP18lP1:000000gc1Q3P26hc11L00000005n800l>00_E10ic120e_1104080f_110]810jc110W9381kc100Q3Z2B070f_110]810jc110W9lc100Q3\2B060bc110jc110Y?381mc100Q3^2B050bc110jc110Y?nc100Q3`2B6n80X90l>2_E4`E4ic16000000oc1Q3f26Pd11L1010000002n800ZB402030bc110Qd1Rd100Q3R3B050bc110PX110bMSd100Q3T3B4n80X90ZB2cA2000000Td1Q3Z36Ud11L111100000:n800T>20j720]:00Vd100l\150d600fP100QQ130RQ1303050Wd1132210[[1Xd100Q3Z4B030Wd110[[1Yd100Q3\4B030Wd110W9Zd100Q3^4BEn80X90T>2j74]:6Vd18^Q18[d18e\1:l\1:k\1:\d1:d6<mP1<]d1<fP1>R_1>QQ1@^d1@RQ1B_d1B000000`d1Q3n56ad11L1111000007P400Q400YL00XL50ib150VL60b3003030jM10ec1bd100Q3j6B030cd110gMdd100Q3l6B050cd110Wb110gMed100Q3n6B?P40X90n80Q42WD2YL4fL4XL6XD6ib18fd18VL:bL:gd1:b3<000000hd1Q3R86id11L00000002P400j5003050jd110gM10kd1ld100Q3\8B050md110cM10gMnd100Q3^8B030jM10kd1od100Q3`8B5P40X90n80j52Y42000000Pe1Q3f86Qe11L1111000003P400Re160VL602030jM10\DSe100Q3R9B050jd110gM10\DTe100Q3T9B7P40X90n80Re12Ue12VL4bL4000000Ve1Q3h96We11L1111000001Q`1202030fZ110Xe1Ye100Q3T:B030fZ110Ze1[e100Q3V:B2Q`10T>0000000\e1Q3\:6]e11L00000001^e1202030_e110`e1ae100Q3f:B010be1be100Q3h:B2^e10ce10000000de1Q3n:6ee11L00000003jP100n800j5002050fe110kd110bb1ge100Q3X;B050md110bb110oDhe100Q3Z;B4jP10n82j54Y44000000ie1Q3`;6je11L1111000004n800hW100]800\P1502090ke110d61320121340le100Q3l;B050ke110d610dV1me100Q3n;B;n80X90hW12]84mP14iB6XL6\P16a\16_K6VK6000000ne1Q3j<6oe11L1111001002n800]:001030Pf110PMQf100Q3X=B3n80X90]:2000000Rf1Q3^=6Sf11L1010000004Tf100Uf100Vf100Wf1003030Tf1142Xf1Yf112Zf100Q3j=B010Tf1Tf100Q3l=B0142[f1\f110]f100Q3n=B6Tf10Uf12Vf14^f14Wf16_f16000000`f1Q3T>6af101111000009aP100bf180bP151210=\3Q3c3d3o2c3S3X3U3T3e3\3U3cP151210=\3Q3c3d3o2`3b3U3V3U3d3S3X3VP151210A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3dP141210@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3eP141210CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3YL02210;S3_3^3d3U3^3d3X2Q3c3X3210<S3_3^3d3U3^3d3o2X3Q3c3X3fP102210<c3S3X3U3T3e3\3U3X2Q3c3X3210=c3S3X3U3T3e3\3U3o2X3Q3c3X361cf100Q3V?B1df100Q3X?B1ef100Q3\?B1ff100Q3^?B1gf100Q3`?B1hf100Q3b?B:aP10bP14cP16VP18dP1:eP1<fL>YL>R_1@fP1@05if1jf1kf1lf1mf10000nf1Q3\@6of11L1111000003hW120]820Xc1201030Pg110SDQg100Q3h@B3hW10]82Xc14000000Rg1Q3n@6Sg11L1111000002bO00Xc1201030Pg110bOTg100Q3ZAB2bO0Xc12000000Ug1Q3`A6Vg11L1111000002Xc120Wg1701030Pg110P]1Xg100Q3lAB2Xc10Wg12000000Yg1Q3RB6Zg11L1111000004hW120]820Xc120Wg1701030Pg110jD[g100Q3^BB4hW10]82Xc14Wg16000000\g1Q3dB6]g11L00000003hW120]820bO001040Pg110Y?6^g100Q3nBB3hW10]82bO4000000_g1Q3TC6`g11L00000002hW120]8201050Pg110ag110bMbg100Q3^CB2hW10]82000000cg1Q3dC6dg12LB111100000020;0Pg110eg110fg110]810gg110hg1ig100Q3nCB0;0h`110jg110kg110gg110Y?10lg1mg100Q3PDB0000000ng1[3J6og12N611111400005Ph140]:00k300l300m3004030hX110Qh1Rh100[3X1B030hX110nZ1Sh100[3Z1B050[?10Th110nZ1Uh100[3\1B0141Vh112Wh100[3`1B8Ph10]:2k34^V14l36Xh16m38Yh18001Zh100[3T2H000[h1[3X26\h11N11110000003050hX110]h110TS1^h100[3b2B070hX110_h110`h110ah1bh100[3d2B050[?10Th110TS1ch100[3f2B0001dh100[3h2H000eh1[3l26fh11N1111000001^7003050hX110gh110[Khh100[3V3B070hX110ih110`h110[Kjh100[3X3B050[?10Th110[Kkh100[3Z3B0104:R3Q3S3[3W3b3_3e3^3T301lh100[3`3H000mh1[3d36nh11N1111000001^7003050hX110_h110oh1Pi100[3n3B030hX110Qi1Ri100[3P4B050[?10Th110oh1Si100[3R4B0104:d3U3b3]3Y3^3Q3d3U3T301Ti100[3X4H000Ui1[3^46Vi11N11110000003050hX110Wi110Xi1Yi100[3h4B030hX110Zi1[i100[3j4B050[?10Th110\i1]i100[3l4B0001^i100[3n4H000_i1[3T56`i1000000001Y41031ai100[3`5B1bi100[3b5B1ci100[3d5B003di1ei1fi11gi100[3f5H000hi1[3n56ii11N1111000003f300Ph140k3002050[?10Th11300ji100[3Z6B030[?10ki1li100[3\6B4f30Ph12k34^V14000001039d3U3b3]3Y3^3Q3d3U3V?:V3_3b3S3U3o2a3e3Y3d3X?5S3b3Q3c3X3Z?mi1[3h66ni11N1111000001oi1402070Pj110Qj110Rj110dV1Sj100[3T7B050Pj110Qj110Rj1Tj100[3V7B2oi10j70000000Uj1[3\76Vj11N1111000002d600Wj1403050Xj110bV11300Yj100[3h7B050Xj110W:142Wj1Zj110[j100[3j7B030Xj110dV1\j100[3l7B2d60Wj12001]j100[3P8H000^j1[3T86_j11N1111000003hW100]800`j12020=0aj110bj110dV110hW1130010]81320cj100[3`8B050aj110bj110dV1dj100[3b8B4hW10]82`j14ej14000000fj1[3h86gj12NB1111000001hj1602050ij110jj110dV1kj100[3T9B030lj110dV1mj100[3V9B2hj10nj10000000oj1[3`96Pk100000000031Qk100[3n9B1Rk100[3P:B1Sk100[3R:B003Qk1Tk1Sk1006Uk1U@S=Vk1Wk1[?0Xk1[3X:6Yk1000000003X400Zk100j42021[k100[3h:B1\k100[3j:B003]k1^k1_k1003Uk1`k1ak10bk1[3R;6ck100000000031dk100[3`;B1ek100[3b;B1fk100[3d;B003gk1hk1ik1001fA0jk1[3h;6kk12NF1111000002lk150mk1602030nk110X\1ok100[3T<B050Pl110Ql110X\1Rl100[3V<B4lk10Sl10mk12Tl12000000Ul1[3\<6Vl100000000031Wl100[3h<B1Xl100[3j<B1Yl100[3l<B003Zl1[l1\l1007c4d4]l1^l1_l1Uk1`l10al1[3P=6bl100000000011cl100[3^=B001dl1001Uk10el1fl1:6gl1000000005nH00gQ110hl180Y4014106b3U3Q3c3_3^3gE3011il100fl1T1B1hl141241]15jl1kl1ll1ml1nl10000ol1fl1Z16Pm11B1111000004Qm180Rm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3Sm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3Tm121010JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\31030Um110bf1Vm100fl1n1B1Qm10000000Wm1Xm1:6Ym1000000001b60021Zm100Xm1HB1[m100Xm1JB001U20000\m1Xm1N6]m11D00000001^m14011_m100Xm1X1H0107100000`m1Xm1\16am1000000001bm14011cm100Xm1h1H010711dm10000em1Xm1l16fm10000001101SU1100000000031R100V4X=R11`300b;`BR11d?0157801920hj104PP`Rg`aa604PPU[ck1[3\9R1dDgm151b91hm11515220_R103FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3920cA021im1R1F111^700im1Z1Lim1X1>101jm10011h400im1X1L0000im18:km11lm1mm1nm10212om1Pn10100001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000Sn152T7X71W[11515151515720d600`<5420d600hB5320d600h<56920UL00200056920TL002000Tn1T1F111n=00Tn1Z1LTn1Z1>101[E011l40120cATn1^1L00000Tn18:Un11Vn1Wn1Xn10212om1Pn1000001[E4PP\mXh_31Q4061Z700Tn1f1F1R500Tn1h1F1j400Tn1j1F1P>00Tn1l1F1V>00Tn1n1F1l401320cATn1P2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101Yn1Zn1Tn1P1>[n151d51\n10]n1V1F111h40152920d;921\n1d;030921\n1d;920d;030]n1Z1L]n1Z1>101jm10000000]n18:^n11_n1`n1an10211Pn101010001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100bn161d51\n10cn1X1H4011h400cn1\1B0cn1\1B012T7X70150515720d600`<5420d600hB5220d600PCcn1^1P10cn1^1B011n=00cn1b1T11cn1b1B011l40120cAcn1d1T10cn1d1B1[E001cn18:dn11_n1en1fn10211Pn101010001[E4PP\mXh_30031Z700cn1l1\11j400cn1l1X21f500cn1l1d341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102gn1hn1cn1R1>in1hn1cn1T1>jn151b91kn11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021ln1P1F115^7R7T7X7Z700ln1X1Lln1V1>0011l40120cAln1Z1L11h400ln1V1L0000ln18:mn11lm1nn1on10212Pn1WN010000001000000Po193T7n=V701565920Y921Qo1Y91Ro1So1NH01j41Qo1185120Q4So1T1J011To1010000So18:Uo11Vo1Wo1Xo10111Pn1000002To14PP\mXh_3Ro14P`beiM1Q40000000Yo151j41Qo10Zo1NF111l401320cAZo1P1\1Zo1P1J101jm1000011l40120cAZo1T1B00Zo18:[o11Vo1\o1]o10212om1Pn1000001jm14PPZfVg31Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100^o151R51_o10`o1NF111l401320cA`o1P1\1`o1P1J101jm1000021l40120cA`o1T1B1Z?0152920Qn1000921_o1Qn1000`o1V1B00`o18:ao12bo1co1do1eo10212om1Pn1000001jm14PPf^Tlg11Q40031V?00`o1`1F1X?00`o1b1F1\?01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3`o1d1F0100fo1:1R500go1T1H1_E20_E3ho101go18:io11co1jo1ko1140lo1120mo10no1120_E212om1Pn11oo110000000000000PP251h41W[10QP2R1F112`4b401513517920d;030RP27921W[1d;030SP253920l>0001TP2QP2V1LQP2V1>101[E0000000QP28:UP22VP2WP2XP2YP20212om1Pn1000002[E4PP\mXh_3TP20600041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ZP251h41W[10[P2P1F112`4b4013517920d;030RP27921W[1d;030SP2[P2T1L[P2T1>101[E011l400[P2Z1L00000[P28:\P21WP2]P2^P20112om1Pn1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100_P291Z?0152920Qn1000921W[1Qn1000`P2P1H01h41W[10`P2V1J15l4X?V?P?l600`P2X1L11[E010000`P28:aP22bP2bo1cP2dP20212om1Pn10100001[E4PP\mXh_300000000eP271h41fP20gP2^1H12X?\?1hP2152920f303:V3_3b3S3U3o2a3e3Y3d303:V3_3b3S3U3o2a3e3Y3d3gP2R2B16R?P?\?Z:Z<Z9016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3gP2X2B0140gP28:iP21jP2kP2lP2150mP2120mo10nP2121hP2mo10oP2212om1Pn101010001PQ24PP\mXh_300000022l6V60151515620Y921hP2Y95420Y95921fP2Y91PQ252920Qn1000921fP2Qn1000gP2b1P1102l6V601515620Y921hP2Y952920Qn1000921fP2Qn1000gP2h1P1500QQ291h401565920Y921hm1Y91Ro1RQ2P1H02d<f<1hm11920m_1020RQ2X1B1=`4n6Z<^<`<f<T;f;R<d5h5Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2RQ2^1B0010011[E0RQ28:TQ21UQ2VQ2WQ20212om1Pn10100002[E4PPPhcRYZj9Ro14PPb_QdB00000000XQ2?1`41fP2185120Y@YQ2Z1F11h41W[10YQ2^1F001505721W[1Y95921fP2Y@1m`15621fP2Y921W[1Y9ZQ2015921W[1Y921fP2Y@fP200YQ28:[Q21\Q2]Q2^Q21;0_Q2121W[1Y90`Q2121W[1mo10aQ215921fP2Y@21W[1Y90bQ2121fP2Y@0cQ2121fP2mo10hD212om1Pn10010001m`14PPU[ck11d;141d400YQ2l1\11d500YQ2l1l21d?00YQ2l1^41f?00YQ2l1j500001dQ2eQ2YQ2V1>fQ251T71W[11515220d61gQ285120Q4hQ2R1F111l40120cAhQ2V1\1hQ2V1J101jm1000011l401320cAhQ2Z1B00hQ28:iQ22jQ2kQ2lQ2mQ20212om1Pn1000002gQ20PCjm14PP_VUVQ21Q4021j400hQ2`1\11R500hQ2`1h241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101nQ2oQ2hQ2N>PR291l400QR2T1H01h41W[10QR2V1T111h400QR2V1X311[E1212001QR28:RR22bP2SR2TR2UR20214om1VR2WR2Pn1000001[E4PP\mXh_31Q4011X?00QR2`1Z141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100XR281V71W[10YR2R1H2T7X70150515720d600`<5420d600hB5220d600PCYR2V1>012h4Z701503920Y?020515185120Q485121W[1Q45220Q421W[1Q4YR2\1>YR28:ZR22[R2\R2]R2^R2130_R2121W[1mo10`R2212om1Pn1010000000000000aR281V700bR2R1H1`400bR2T1N011h400bR2V1HbR28:cR22[R2\R2dR2eR2130_R2120mo10fR2212om1Pn1001000000000000gR291l400hR2P1H01d400hR2T1J11`400hR2V1L11[E010100hR28:iR21VP2jR2kR20211Pn10100001[E4PPf^Tlg10081b400hR2`1F1n400hR2b1F1h400hR2d1F1n600hR2f1F1d<00hR2h1F1f<00hR2j1F1V;00hR2l1F2Z9b9017920_R1036S3Q3^3S3U3\3lR2hR2n1F00000mR201l40185120Q4nR2LH204PPPb]^nnR4nR28:oR21bP2PS2QS20211Pn10000001Q40000100RS251h41W[10SS2P1F211l400SS2T1T1SS2T1B101TS2000021j400SS2V1X11l400SS2V1d2SS2V1B101US20001VS2000SS28:WS21XS2YS2ZS20212om1Pn10010002TS24PPf^Tlg1US24PP_VUVQ21Q4011d?00SS2b1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[S2?1h41W[10\S2V1F11l41hm10\S2X1F11US201555921hm1Y921W[1Y91TS2]S20000\S28:^S21XS2_S2`S2180aS2121W[1mo10bS2121hm1mo10cS215921hm1Y921W[1Y90dS211TS2111Pn101010002TS24PPf^Tlg1US24PP_VUVQ21Q40000000eS2?1h41W[10fS2V1F21n=1fP20fS2Z1B1l41hm10fS2\1B11[E015021hm1cA5421hm1Y921fP2Y9gS20000fS28:hS21kQ2iS2jS2180aS2121W[1mo10kS2121fP2mo10lS2121hm1cA0mS2121hm1mo1212om1Pn10100001[E4PP\mXh_31Q4051Z700fS2h1\11j400fS2h1X21R500fS2h1d31P>00fS2h1n41V>00fS2h1`600000nS2?1h41fP215085120iB85120oCoS2\1H000385121fP2iBPT25521fP2iB5821fP2Y91QT2RT25580159921fP2oC21fP2Y921fP2Y91m`1ST2015921fP2Y921fP2iBfP200oS28:TT21UT2VT2WT21=0XT2121fP2Y90`Q2121fP2mo10YT2121fP2iB0ZT2121fP2oC0[T211QT20\T211m`10]T2211Pn101010002m`14PPZfVg3QT24PPPXXWXjZc400000000^T281l41hm1120cA_T2R1H2T7X7015150515720d600`<5420d600hB5220d600PC5050385120Q4385121hm1Q45220Q421hm1Q4_T2X1>012h4Z70150513920Y?02050385121hm1Q45220Q421hm1Q4515185120Q485121hm1Q45220Q421hm1Q4_T2`1>_T28:`T22kQ2jQ2aT2jS2130bT2121hm1mo10`R2212om1Pn100000000000000cT2?1Z91hm1151620_R1303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920`R1030dT2eT2T1F11b91fP20eT2\1F11jm1013721hm1`R1fT2gT20011eT28:hT21iT2jT2kT216121hm1_R10lT2121hm1mo10mT219:21hm1`R1108`3b3Y3_3b3Y3d3i39:21hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i3:21hm1`R1306S3_3^3V3Y3W30@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i30nT2211oT2000001jm14PPf^Tlg11R4021d900eT2P2\11b9013920cA021eT2P2R200100PU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1QU2T1F11b91fP20QU2X1F11jm1015052871:21hm1`R1104d3Y3]3U3034d3U3h3d352871:21hm1`R1108c3S3X3U3T3e3\3U3034d3U3h3d3RU20011QU28:SU21iT2TU2UU2170VU2121hm1mo10WU21:21hm1`R1104d3Y3]3U30XU21:21hm1`R1108c3S3X3U3T3e3\3U30YU2212om1oT2000001jm14PPf^Tlg11R4021d900QU2l1\11b9013920cA021QU2l1R200100ZU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1[U2V1F11b91fP20[U2Z1F11jm1025152871:21hm1`R1105d3Y3d3\3U3034d3U3h3d356831:21hm1`R1105d3Y3d3\3U3000\U25152871:21hm1`R1104R3_3T3i3034d3U3h3d356831:21hm1`R1104R3_3T3i3000]U20011[U28:^U21iT2_U2`U2170VU2121hm1mo10aU21:21hm1`R1105d3Y3d3\3U30bU21:21hm1`R1104R3_3T3i30cU2212om1oT2000001jm14PPf^Tlg11R4021d900[U2P2\11b9013920cA021[U2P2R200100dU2?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1eU2V1F11b91fP20eU2Z1F11jm1036871:21hm1`R1105c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3fU26871:21hm1`R1109f3Y3R3b3Q3d3Y3_3^32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3gU26871:21hm1`R1107`3Q3i3\3_3Q3T32036_3R3Z3U3S3d3036Q3R3c3U3^3d3hU20001eU28:iU21iT2jU2kU2190VU2121hm1mo10lU21871:21hm1`R1105c3_3e3^3T30mU21871:21hm1`R1109f3Y3R3b3Q3d3Y3_3^30nU21871:21hm1`R1107`3Q3i3\3_3Q3T30oU2111oT2000001jm14PPf^Tlg11R4021d900eU2P2\11b9013920cA021eU2P2R200100PV2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oEQV2X1H000252871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3RV252871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3037R3_3_3\3U3Q3^3SV20000QV28:TV21UV2VV2WV2170XV2121fP2mo10YV21871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]30ZV21871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b30[V2212oT2\V21]V211000000000000^V2=1b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1_V2NL20YS1311b90151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8_V2X1P120n801b90151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8_V2`1J11b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1_V2b1L11[E_V28:`V21aV2bV2cV20111oT2000001[E4PP`Rg`aa60011b901620_R1203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3_V2j1F00000dV2?1Z91hm1151515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R4528719:20`R110:b3U3]3Y3^3T3U3b3Y2T3:20`R1102Y3T3034d3U3h3d3eV2T1F31b91fP2151515220R421hm1R45220_R121hm1_R1920cA021eV2Z1B1Z91fV215220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3eV2^1B1b91gV2151515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20oE109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20oE209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3eV2`1B00150505321gV2R421fV2R45421fV2mo121fP2mo151515151515151539:21gV2oE309b3U3]3Y3^3T3U3b3c31002Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31202Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31402Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31602Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31802Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31:02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31<02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3539:21gV2oE309b3U3]3Y3^3T3U3b3c31>02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T30309:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3hV20000eV28:iV21aV2jV2cV2160kV219:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T30lV2121hm1mo10mV2121gV2mo1111oT20000000021d9015220R421hm1R4eV2`2F1Z90151620_R1203Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20`R1102Y3T39:20`R110:b3U3]3Y3^3T3U3b3Y2T39:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T39:21hm1`R110:b3U3]3Y3^3T3U3b3Y2T3:21hm1`R1102Y3T3eV2b2F00101nV2oV2eV2P1>PW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120j7QW2Z1F0013h:b:f:1RW20QW2f1P11505221fP2j76841921RW2d6921RW2oE21RW2]82037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T336841921RW2d6921RW2oE21RW2]8503:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3SW20000QW28:TW21UW2VW2WW2180XW2121fP2j70mS2121fP2mo10YW21921RW2d6921RW2oE21RW2]80mS2121RW2mo1211oT2010000000000017d:`:l:T?R?P?l6015620mo121RW2mo1QW2`1L101ZW2[W2QW2V1>\W2?2h:b:1RW216841920d620oE503:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T303=^3_3d3T3U3d3U3b3]3Y3^3U3T303>^3_3d3o2T3U3d3U3b3]3Y3^3U3T3037W3b3Q3^3d3U3T3]W2V1F11b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120j7]W2Z1F11[E015221fP2j76841921RW2d621RW2oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3^W20010]W28:_W21UW2`W2WW2180XW2121fP2j70mS2121fP2mo10aW21921RW2d621RW2oE0mS2121RW2mo1211oT20100001[E4PPigPZ90171f:00]W2l1F1d:00]W2n1F1`:00]W2P2F1b:00]W2R2F1l:00]W2T2F1T?00]W2V2F1R?00]W2X2F00100bW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T385120oEcW2R1H00026871:21fP2oE107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3dW268719:21fP2oE109S3X3Q3^3^3U3\3Y2T3:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T32034d3U3h3d3036Q3R3c3U3^3d3eW20000cW28:fW21UW2gW2hW2170iW2121fP2mo10jW21871:21fP2oE107U3^3Q3R3\3U3T30kW218719:21fP2oE109S3X3Q3^3^3U3\3Y2T3:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T30lW2211oT200000000000000mW2?1b91fP21515220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T35085120j785120m6nW2T1H000385121fP2j7oW256831921fP2m6030000PX235152871:21fP2oE109S3X3Q3^3^3U3\3Y2T3036Q3R3c3U3^3d352871:21fP2oE10:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3QX20000nW28:RX21UW2SX2TX2170iW2121fP2mo10UX2121fP2j70VX2121fP2m60WX2211oT200000000000000XX2?1Z91hm115220_R103@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3YX2T1F11b91fP20YX2X1F11jm10252871:21fP2oE107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3ZX252871:21fP2oE109S3X3Q3^3^3U3\3Y2T3034d3U3h3d3[X20011YX28:\X21UW2]X2^X2190_X2121hm1mo10`X2121fP2mo10aX21871:21fP2oE107U3^3Q3R3\3U3T30bX21871:21fP2oE109S3X3Q3^3^3U3\3Y2T30cX2211oT2000001jm14PPf^Tlg11R4021d900YX2l1\11b901385120oEYX2l1R200100dX2?1Z91gV21515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d36841:20`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3eX2R1F21Z91hP21515220_R103EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c385120R4eX2X1B1b91fP21515220_R103EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c36841:20oE105c3d3Q3d3U3203:V3_3b3U3W3b3_3e3^3T303:R3Q3S3[3W3b3_3e3^3T3eX2Z1B001505321fP2R421hP2R452841:21fP2oE105c3d3Q3d3U3841:21gV2`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d3fX20010eX28:gX21hX2iX2jX2180kX21:21fP2oE105c3d3Q3d3U30mS2121fP2mo10lX21:21gV2`R110>\3Y3V3U3S3i3S3\3U3U2f3U3^3d30mS2121gV2mo1111oT20000000131R?00eX2j1\11T?00eX2j1T21l600eX2j1T300100mX2?1b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oE52871:20oE10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3nX2NH000152871:21fP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3037R3_3_3\3U3Q3^3oX20000nX28:PY21UV2QY2RY20211oT2010000000000000SY2?1Z91\I1515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720`R1TY2UY2R1F11Z91VY21515220_R103GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d3720`R1TY2UY2X1>00153721\I`R1WY2721VY2`R1WY2XY20010UY28:YY21hX2ZY2[Y2150\Y2121\Imo10]Y2121VY2mo10^Y2111oT20000000041V?00UY2h1F1X?00UY2j1F1Z?0152920Qn1000921\IQn1000UY2l1F1\?015220f3036\3Q3e3^3S3X3UY2n1F00100_Y2:2Z9\900`Y2P1H1_R120_R10_139S3_3^3V3Y3W3e3b3U33Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^33FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c33EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c33>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c33@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c33S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^33Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W33=W3U3d3`2_3g3U3b3c2d3Q3d3U33E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g33EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c33CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c33Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^33F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c33GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c33Dc3U3d3Q2S3d3Y3f3U3T2Y3T3V2b3_3]3X2_3c3d33S1b3U3V3b3U3c3X3Q2e3d3X3U3^3d3Y3S3Q3d3Y3_3^3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33HS3\3U3Q3b3S2Q3S3X3U3V2_3b3^2U3g3Y2T3U3^3d3Y3d3i33Le3`3T3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3Y2T3U3^3d3Y3d3i33Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^33?d3U3c3d3U2^3T3_3b3c3U3b3Q2`2Y23IS3_3_3b3T3Y3^3Q3d3U3R2Q3S3[3W3b3_3e3^3T3d2Q3c3[3c33GX3Q3^3T3\3U3Q2`3`3\2Y3V3U3S3i3S3\3U3U2f3U3^3d33EW3U3d3S2_3_3b3T3Y3^3Q3d3Y3_3^3c2d3Q3d3e3c33Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c33Ce3`3T3Q3d3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b33ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c33Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c33@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T33C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c33Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X33Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^33Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c33BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U33He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W33FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b33Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c339d3U3c3d3Q2\3Q3b3]33;Q3T3T3\2Y3c3d3U3^3U3b33>b3U3]3_3f3U3\2Y3c3d3U3^3U3b33Bb3U3]3_3f3U3Q2\3\3\2Y3c3d3U3^3U3b3c33@S3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c33Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c310`Y28:aY21bY2cY2dY2150eY2120_R10lT2120mo10fY2112om1oT200000000000000gY2?2f<d<1W[11920m_1020hY2X1F11b91fP215185120[C575920Y921W[1Y91iY2hY2\1F0015221fP2[C000jY20000hY28:kY21lY2mY2nY2170oY2121fP2mo10PZ2121fP2[C0QZ2121W[1mo10RZ2211oT20100001iY24PPU[ck101=2Z9\901720_R1SZ2hY2h1F1Z<00hY2j1F1^<00hY2l1F1`<00hY2n1F1T;00hY2P2F1T=00hY2R2F1h400hY2T2F1\;00hY2V2F1P<00hY2X2F1h500hY2Z2F1P=00hY2\2F1l600hY2^2F1P?00hY2`2F00000TZ262f<d<01920m_1020UZ2V1H2012^<`<1\I0UZ2\1T10UZ2\1B022^<`<0153920n8030921\In8031o1UZ2`1J1b90185120[CUZ2b1J0UZ2^1B04PPPXXWXjZc4011b9015185120[C5620[C002UZ2f1B0UZ28:VZ21lY2WZ2nY20211oT2010000001:2Z9\901720_R1XZ2UZ2P2F1T;00UZ2R2F1T=00UZ2T2F1h400UZ2V2F1\;00UZ2X2F1P<00UZ2Z2F1h500UZ2\2F1P=00UZ2^2F1l600UZ2`2F1P?00UZ2b2F00002YZ2ZZ2UZ2P1>[Z2\Z2UZ2R1>]Z242b9R60185120[C^Z2P1H20[C0013^<T;Z9017920_R1038b3U3]3Y3^3T3U3b3XZ2^Z2Z1>13`<T;Z9017920_R1038b3U3]3Y3^3T3U3b3XZ2^Z2`1>1;h<P=h4\;P<T=h5T?R?l6P?00^Z2f1>^Z28:_Z23lY2`Z2aZ2bZ2cZ20212om1oT2010000000000000dZ2?2b9d91_o11620_R1:039S3_3^3V3Y3W3e3b3U303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c303ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c303Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T303C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3eZ2P1H000153841921_o1l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3fZ20000eZ28:gZ21bY2hZ2iZ216121_o1_R10jZ2121_o1l>0mS2121_o1mo10kZ2111oT200000000000000lZ2?1P:1mZ20nZ2T1H000:6039S3_3^3V3Y3W3e3b3U3121mZ2mT1oZ2603Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121mZ2mT1P[2603CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3121mZ2mT1Q[2603FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3121mZ2mT1R[2603EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3121mZ2mT1S[2603>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3121mZ2mT1T[2603ES3X3U3S3[3`2U3b3]3Y3c3c3Y3_3^3c2d3Q3d3e3c3121mZ2mT1U[2603Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c3121mZ2mT1V[2603@Y3c3S2X3Q3^3^3U3\3U2^3Q3R3\3U3T3121mZ2mT1W[2603C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c3121mZ2mT1X[20000nZ28:Y[21Z[2[[2\[2150][2183121mZ2mT10^[2121mZ2mo10_[2212om1oT2010000000000000`[251Z91hm115185120R4620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3a[2NF211b90185120R4a[2V1T1a[2V1B101jm1000011d90185120R4a[2X1T1a[2X1B101jm10000010a[28:b[21c[2d[2e[20111oT2000001jm14PPf^Tlg11R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100f[2?1Z91hm115185120R4620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3g[2R1F12b9d91W[115220R421hm1R4g[2d1F11jm10150385121W[1l>784121W[1l>h[2i[20010g[28:j[21c[2k[2l[217121hm1_R10m[2121hm1mo10n[2121W[1mo10o[2121W[1l>111oT2000001jm14PPf^Tlg10011Z9015220R421hm1R4g[2n1f200111b901620_R1603@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3g[2Z1P1010P\2?1b91\I1620_R1:03@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U303E]3Q3Y3^3d3Q3Y3^3b2_3\3\3Y3^3W3g2Y3^3T3_3g303EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c303CW3U3d3U2h3Q3S3d3Q2\3Q3b3]3c2d3Q3d3e3c303Kb3U3a3e3U3c3d3U2h3Q3S3d3Q2\3Q3b3]3`2U3b3]3Y3c3c3Y3_3^303F_3`3U3^3U2h3Q3S3d3Q2\3Q3b3]3c2U3d3d3Y3^3W3c303GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3Q\2T1F12b9d91VY21620_R1403@W3U3d3R2Q3d3d3U3b3i3c2d3Q3d3e3c303S1b3U3a3e3U3c3d3R2Q3d3d3U3b3i3_2`3d3Y3]3Y3j3Q3d3Y3_3^3U2h3U3]3`3d3Y3_3^303Ec3U3d3Q2T3Q3`3d3Y3f3U3c2S3X3U3T3e3\3Y3^3W303=W3U3d3`2_3g3U3b3c2d3Q3d3U3Q\2`1>00153841921VY2l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3R\20000Q\28:S\21c[2T\2U\217121VY2_R10V\2121VY2mo10W\2121\I_R10X\2121\Imo1111oT200000000000100Y\2?1Z91hm115220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c3Z\2R1F11b91fP20Z\2V1F11jm10152871:21fP2oE105c3d3Q3d3c3034d3U3h3d3[\20011Z\28:\\21aZ2]\2^\2170_\2121hm1mo10`X2121fP2mo10`\21871:21fP2oE105c3d3Q3d3c30a\2211oT2000001jm14PPf^Tlg11R4021d900Z\2f1\11b901385120oEZ\2f1R200100b\2?1b91fP21515220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c388120oEc\2T1H00015152871:21fP2oE105c3d3Q3d3c3034d3U3h3d356831:21fP2oE105c3d3Q3d3c3000d\20000c\28:e\21aZ2f\2g\2150h\2121fP2mo10i\21:21fP2oE105c3d3Q3d3c30j\2211oT21k\20000000000000l\2?1b91fP21515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120oE036_3R3Z3U3S3d3m\2NH000652871:21fP2oE107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3n\26871:21fP2oE107Q3\3Q3b3]3Y2T32034d3U3h3d3036Q3R3c3U3^3d3o\26871:21fP2oE105U3b3b3_3b33036_3R3Z3U3S3d3034d3U3h3d3036Q3R3c3U3^3d3P]25053871:21fP2oE105U3b3b3_3b3036_3R3Z3U3S3d352871:21fP2oE205U3b3b3_3b304S3_3T3U3034d3U3h3d3Q]25053871:21fP2oE105U3b3b3_3b3036_3R3Z3U3S3d352871:21fP2oE205U3b3b3_3b307]3U3c3c3Q3W3U3034d3U3h3d3R]25052871:21fP2oE205U3b3b3_3b306Q3S3d3Y3_3^3036Q3R3c3U3^3d36:21fP2oE205U3b3b3_3b306Q3S3d3Y3_3^3203?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3S]20000m\28:T]21U]2V]2W]20211oT200000000000000X]2<11b90152920_R103003Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Y]2JH1cA110Y]28:Z]21U]2[]2\]20211oT200000000000000]]2?1Z91hm1185120R4^]2T1F22`<X11\I185120n8^]2Z1B1b91fP2151515220_R121hm1_R1920cA02185120n8^]2\1B11[E0150505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221\In821fP2n852921\IP421\In821fP2n8_]20010^]28:`]21a]2b]2c]21;0d]2121hm1mo10e]2121fP2n80`Q2121fP2mo10f]2121\In80`Q2121\Imo10hD212om1oT2000001[E4PPigPZ91R4051\;00^]2n1F1T;00^]2P2F1P<00^]2R2F1P=00^]2T2F1h400^]2V2F00100g]2?1Z91hm1185120R4h]2T1F21f=1RW2185120n8h]2Z1B1b91fP2151515220_R121hm1_R1920cA02185120n8h]2\1B11[E01505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^35221fP2n821RW2n8i]20010h]28:j]21a]2k]2l]21;0d]2121hm1mo10e]2121fP2n80`Q2121fP2mo10m]2121RW2n80`Q2121RW2mo10hD212om1oT2000001[E4PPigPZ91R4051\;00h]2n1F1T;00h]2P2F1P<00h]2R2F1P=00h]2T2F1h400h]2V2F00100n]2?1Z<1W[10o]2T1F21f=1RW2185120n8o]2X1B1b91fP2151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA02185120n8o]2Z1B11[E015221fP2n821RW2n8P^20010o]28:Q^21a]2R^2S^2180T^2121fP2n80mS2121fP2mo10U^2121RW2n80mS2121RW2mo1212om1oT2000001[E4PPigPZ90141\;00o]2j1\11T;00o]2j1`21j:00o]2j1R41d900o]2j1b500100V^2?1b91fP21515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120cAW^2T1H0001505221fP2cA385121fP2l>5121fP2cA684121fP2l>203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3X^20000W^28:Y^21U]2Z^2[^2170\^2121fP2mo10]^2121fP2cA0^^2121fP2l>0_^2212om1oT200000000000000`^2?1Z91hm1151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b385120R452871:20`R1102Y3T3034d3U3h3d3a^2T1F31b91fP2151515220R421hm1R45220_R121hm1_R1920cA021a^2Z1B1Z91fV215220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c3a^2^1B1b91gV2151515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c352871:20oE109b3U3]3Y3^3T3U3b3c3034\3Y3c3d352871:20oE209b3U3]3Y3^3T3U3b3c31@036Q3R3c3U3^3d3a^2`1B0015050505050505050505321gV2R421fV2R45421fV2mo121fP2mo1529:21gV2oE309b3U3]3Y3^3T3U3b3c31002Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3100:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31202Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3120:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31402Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3140:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31602Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3160:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31802Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c3180:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31:02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31:0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31<02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31<0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3529:21gV2oE309b3U3]3Y3^3T3U3b3c31>02Y3T39:21gV2oE309b3U3]3Y3^3T3U3b3c31>0:b3U3]3Y3^3T3U3b3Y2T3030:21hm1`R1102Y3T3b^20000a^28:c^21aV2d^2e^2160kV21:21hm1`R1102Y3T30f^2121fP2mo10g^2121gV2mo1111oT20000000041d9015220R421hm1R4a^2`2F1Z9015220_R103FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3a^2b2F1Z901515220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3529:20`R110:b3U3]3Y3^3T3U3b3Y2T39:20`R1102Y3T3:21hm1`R1102Y3T3:21hm1`R1102Y3T3a^2d2F1f<00a^2f2F00101nV2oV2a^2P1>h^2=1b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1i^2NL20YS1211b90151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8i^2X1P120n801b90151515220_R103Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3920cA02185120n8i^2`1J11b901515220_R103EW3U3d3c2S3X3U3T3e3\3U3T3b2U3]3Y3^3T3U3b3c385120YS1i^2b1L11j^2i^28:k^21aV2l^2m^20111oT2000001j^24PPPXnnmi`Uh10021b901620_R1203CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3i^2j1F1f<00i^2l1F00001n^2o^2i^2P2>P_2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c388120oEQ_2NH00045152871:21fP2oE10<`3U3^3T3Y3^3W3S2_3e3^3d3036^3e3]3R3U3b357:21fP2oE10<`3U3^3T3Y3^3W3S2_3e3^3d3000R_252871:21fP2oE10;`3U3b3]3Y3c3c3Y3_3^3c3036_3R3Z3U3S3d3S_26871:21fP2oE10<]3Y3c3c3U3T3Q2\3Q3b3]3c32034\3Y3c3d3036Q3R3c3U3^3d3T_26871:21fP2oE10D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U33036^3e3]3R3U3b3034d3U3h3d3036Q3R3c3U3^3d3U_20000Q_28:V_21UV2W_2X_20212om1oT21Y_20000000000000Z_2?1h<1kn1185120iB[_2T1F11b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120VS1[_2X1F0015721fP2VS15921kn1iB1m`1\_20000[_28:]_22lY2UV2^_2__2180`_2121fP2mo10a_2121fP2VS10b_2121kn1iB0c_2121kn1mo1212om1oT2000001m`14PPThjX_:01000000d_2?1d;1mZ2185120n8e_2T1F11b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE10<]3Y3c3c3U3T3Q2\3Q3b3]3c3034\3Y3c3d352871:20oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c31<036Q3R3c3U3^3d3e_2Z1>11[E015050505050529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31002Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31202Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31402Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31607Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31602Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31807Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31802Y3T303021mZ2n8529:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:07Q3\3Q3b3]3Y2T39:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31:02Y3T303021mZ2n8f_20000e_28:g_21lY2h_2i_216121mZ2n80j_2121mZ2mo10k_2121fP2mo10l_2211oT2000001[E4PP`Rg`aa60041j<0152920n821mZ2n821mZ2n8e_2V2F1Z>01515220n821mZ2n85384120]8036]3Y3c3c3U3T3e_2X2F3`<X1f;0152920n821mZ2n821mZ2n8e_2Z2F1Z901720_R1lR2e_2\2F00100m_2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120VS1n_2X1F0011h<1kn1185120iBn_2d1P11558015921fP2VS121kn1iB1m`1o_20000n_28:P`21lY2Q`2R`2180`_2121fP2mo10a_2121fP2VS10b_2121kn1iB0c_2121kn1mo1211oT2000001m`14PPThjX_:00000011h<015185120iB5720iB5921fP2VS11m`1n_2^1L021S`2T`2n_2T1>U`2?1b91fP21515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c310036_3R3Z3U3S3d3V`2R1H0006505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3W`2505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3X`2505053871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b353871:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3036^3e3]3R3U3b357:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140:T3U3d3U3S3d3U3T3Q2d3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3Y`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c312036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3Z`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31207Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3120=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3[`2505053871:21fP2oE20<]3Y3c3c3U3T3Q2\3Q3b3]3c314036_3R3Z3U3S3d353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31007Q3\3Q3b3]3Y2T3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c31407Q3\3Q3b3]3Y2T353:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3100=c3S3X3U3T3e3\3U3T3d2Y3]3U3:21fP2oE30<]3Y3c3c3U3T3Q2\3Q3b3]3c3140=c3S3X3U3T3e3\3U3T3d2Y3]3U3\`20000V`28:]`21UV2^`2_`2130``2121fP2mo10a`2211oT200000000000000b`2?1Z91hm1185120R4c`2V1F11f=1RW215085120kP185120lP1c`2\1>11[E02505050505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hm1`R1105d3Y3d3\3U3034d3U3h3d3385121RW2kP15221RW2kP1:21hm1`R1105d3Y3d3\3U3515683121RW2kP10007:21hm1`R1105d3Y3d3\3U3d`2e`2505050505321hm1_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^353871:21hm1`R1104R3_3T3i3034d3U3h3d3385121RW2lP15221RW2lP1:21hm1`R1104R3_3T3i3515683121RW2lP10007:21hm1`R1104R3_3T3i3d`2f`20000c`28:g`21iT2h`2i`21<0j`2121RW2mo10k`2121RW2kP10l`2121RW2lP10m`2121hm1mo10n`21:21hm1`R1105d3Y3d3\3U30o`21:21hm1`R1104R3_3T3i3212oT2Y3000001[E4PPigPZ91R4031\;00c`2V2\11T;00c`2V2`21h400c`2V2R400100Pa2?1h<1kn1185120iBQa2X1H0002505580159921kn1oC21kn1Y921kn1iB1[E385121kn1o8Ra2505580159921kn1oC21kn1Y921kn1iB1m`13684121kn1o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Sa20159921kn1oC21kn1Y921kn1iBfP200Qa28:Ta21Ua2Va2Wa21>0Xa2121kn1iB0Ya21921kn1oC21kn1Y90`Q2121kn1mo10Za2121kn1o80aQ2180159921kn1oC21kn1Y921kn1iB0[a211m`10\a211[E113om1]a2\V20110004m`14PP\mXh_3[E4PPhUibmR1bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Qa2^1P1300_a2?1Z11hm115185120\9620n8203@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i303?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3`a2T1H000150515221hm1n803@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3684121hm1\93034X3Y3W3X303?Y3]3`3_3b3d3Q3^3S3U3o2X3Y3W3X3031d1515221hm1n803?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c3684121hm1\93037T3U3V3Q3e3\3d303BY3]3`3_3b3d3Q3^3S3U3o2T3U3V3Q3e3\3d3031c1aa20000`a28:ba21ca2da2ea2170fa2121hm1n80ga2121hm1\90mS2121hm1mo10ha2212]a2\V2011000000000000ia2?1n=1hm115185120YL85120XLja2Z1F12`<h<1ka21515185120YL5220YL21hm1YL6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ja2`1B1588225921hm1XL21hm1Y91la21Ro10152921ka2iB21ka2VK21hm1XLma20000ja28:na21oa2Pb2Qb2190Rb2121hm1mo10Sb2121hm1XL0Tb21921ka2iB21ka2VK0`Q2121ka2mo10hD212om1]a2000002Ro14PPdhU\\d1la24PP`Rg`aa60011n=015220YL21hm1YLja2R2F00000Ub2?2Z<`<1W[1185120VKVb2\1F12T7n=1hm1151515185120XL5720Y95921W[1VK1Wb25520Y95821W[1VK1Ro152920P4921W[1P4921W[1n8030921W[1P4921W[1n8920P4030Vb2b1>001505221hm1XL21W[1VK578015921hm1XL21W[1VK1^a2Xb20000Vb28:Yb21oa2Zb2Qb2180[b2121hm1mo10Sb2121hm1XL0\b2121W[1VK0mS2121W[1mo1212om1]a2000003Wb24PPdhU\\d1Ro14PPhUibmR1^a24PPPgk_QR`40093Z<^<`<0153920VK20Y921W[1VKVb2R2F1d<00Vb2V2F1f<00Vb2X2F1T;00Vb2Z2F1V;00Vb2\2F1R<00Vb2^2F1f?00Vb2`2F1d?00Vb2b2F1b?00Vb2d2F00000]b2?2`<h<1ka215185120YL5085120iB85120VK^b2V1F0011T71W[1185120YL^b2b1P115559921ka2iB21ka2VK21W[1Y95821W[1VL1m`1_b20000^b28:`b21ab2bb2cb21:0db2121W[1mo10eb2159921ka2iB21ka2VK21W[1Y90fb21921ka2iB21ka2VK0gb2121ka2mo10hb2121W[1VL212om1]a2000002ib24PPPlYaTUm4m`14PPZfVg31YL0000031n=01515220YL21ka2YL85120VL^b2\1T1101T701515220YL21ka2YL85120VL^b2^1T1011T701515220d600PC5720Y95921ka2Y91ib2^b2`1T1100jb251n=1hm115151515185120P485120XL85120ib185120VL565920XL20ib120VLkb2P1F212n=R>0152920P421hm1P421hm1P4kb2^1P1kb2^1B115821hm1XL1m`1000014T>j1h<`<00kb2d1P1kb2d1B115821hm1XL1m`10000000kb28:lb21ab2mb2nb20211]a2000002ob24PP\mXh_3m`14PPThjX_:0031d<00kb2j1\11f<00kb2j1\31Z<00kb2j1d500011\1015720Y95921hm1XL1ob2kb2V1L060Pc2?1Z91hm115151620_R1203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3Qc2T1F11h<1kn115151720n8Rc26841920]`10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120kP185120lP1Qc2^1>11[E02505221kn1kP1:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3385121kn1kP1Sc2505221kn1lP1:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3385121kn1lP1Tc20010Qc28:Uc21Vc2Wc2Xc21<0Yc2121kn1mo10Zc2121kn1kP10l`2121kn1lP10[c2121hm1mo10\c21:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U30o`21:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3211]a2000001[E4PPPTUioS\R10021V;00Qc2T2F1Z901620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3Qc2V2F00000]c2?1T;1hP215185120kP185120lP1^c2V1F11h<1kn115151720n8Rc26841920]`10302037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d35085120kP185120lP1^c2\1>11[E025052921kn1kP121hP2kP121hP2kP151721hP2kP1_c2721kn1kP1`c2ac25052921kn1lP121hP2lP121hP2lP151721hP2lP1_c2721kn1lP1`c2bc20010^c28:cc21Vc2dc2Xc21<0Yc2121kn1mo10Zc2121kn1kP10l`2121kn1lP10ec2121hP2mo10\c2121hP2kP10o`2121hP2lP1212om1]a2000001[E4PPPTUioS\R10121V;00^c2T2F2Z9\901620_R1203He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W303>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3^c2V2F00000fc2?1h<1kn115085120]`185120lP1gc2R1H000236841921kn1]`1037e3^3[3^3_3g3^33034^3_3^3U3035U3]3`3d3i3030hc250721kn1lP1`c2385121kn1lP1ic20000gc28:jc21kc2lc2mc2190nc2121kn1mo10oc2121kn1]`10Pd2121kn1kP10Qd2121kn1lP10hD212om1]a200000000000000Rd2?1h<1kn11515185120iB5085120n885120P46841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3Sd2V1F11`<1\I15185120VK50515185120P485121kn1P45220P421kn1P4515185120n885121kn1n85220n821kn1n8Sd2\1>11[E01578015921\IVK21kn1iB1PQ2Td20000Sd28:Ud21Vd2Wd2Xd2190Xa2121kn1iB0c_2121kn1mo10Yd2121\IVK0mS2121\Imo10Zd2111]a20100002[E4PPhUibmR1PQ24PP`Rg`aa60081Z<00Sd2l1F1T;00Sd2n1F1Z900Sd2P2F1\900Sd2R2F1h500Sd2T2F1b?00Sd2V2F1d?00Sd2X2F1f?00Sd2Z2F00000[d2?1h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3\d2\1F0025T?V?R?P?\?1gV216841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3\d2b1B7h4l4T?V?R?P?\?1W[116841920f3036Q3S3d3Y3f3U34036\3Q3e3^3S3X3036Q3S3d3Y3f3U303:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3\d2f1B15050505036841921gV2^7921gV2f3036Q3S3d3Y3f3U3303:R3Q3S3[3W3b3_3e3^3T303:d3U3b3]3Y3^3Q3d3U3T3039d3U3b3]3Y3^3Q3d3U35321gV2]d221kn1]d25521W[1Y921gV2Y9921W[1PD020555921kn1Y921W[1Y91^d2_d20000\d28:`d21ad2bd2cd2160dd2121kn1mo10ed2121gV2mo10fd2121W[1mo1111]a201010001^d24PPigPZ900000000gd2?1h<1kn11515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oChd2\1H00015580159921kn1oC21kn1Y921kn1iB1m`1id20159921kn1oC21kn1Y921kn1iBfP200hd28:jd21kd2ld2md21:0Xa2121kn1iB0nd21921kn1oC21kn1Y90`Q2121kn1mo10aQ2180159921kn1oC21kn1Y921kn1iB0[a211m`1112om1]a201010003m`14PPThjX_:bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2hd2f1P1300od2?2f1h<1kn1185120n8Pe2X1H00013721kn1n8Qe2Re20000Pe28:Se22Te2Ue2Ve2We2150Xe2121kn1mo10Ye2121kn1n80Ze2213om1]a2\V2011000000000000[e251h<1kn1151515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oC5680159920oC20Y920iB1m`1\e2R1F111l<00\e2d1\1\e2d1J101jm10000000\e28:]e21^e2_e2`e20212om1]a201010004m`14PPThjX_:jm14PPigPZ9bO4PPU[ck1^a24PPPlYaTUm400041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18112d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2\e2^1P1300ae2?1l<1Qo11385120l`1be2V1F0011h<1kn1185120iBbe2\1P115680159921kn1oC21kn1Y921kn1iB1m`1ce20000be28:de21ee2fe2ge2190he2121Qo1mo10ie2121kn1iB0nd21921kn1oC21kn1Y90`Q2121kn1mo10hD111]a201010002m`14PPThjX_:[E4PPigPZ900000011h<015185120iB555921Qo1Y920Y91[Ebe2Z1Z1020je2?1l<1Qo1185120l`1ke2V1H00015680121Qo1l`11m`1le20000ke28:me21ee2ne2oe2160Pf2121Qo1mo10Qf2121Qo1l`10Rf211m`1212om1]a201010001m`14PPThjX_:00000000Sf291V=01515220P421kn1n85620Ub121kn1iBTf2R1H01h<1kn11515185120n885120iB720n8Rc2Tf2Z1B13T;T=`<00Tf2^1L11[E010000Tf28:Uf21Vc2Vf2Wf20212om1]a21Xf200001[E4PP`eSQo=00000000Yf2?1X11\I151515185120n885120Q95620Q920Y96841920o8030203=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3Zf2Z1F11\11[f21515185120n85220n821\In85720Y95921\IQ91ob2Zf2b1F1585921\IQ921\IY91\f201558015921[f2Y921\IQ91m`1]f2015921[f2Y921\IQ9fP200Zf28:^f21Ua2_f2`f21>0af2121\In80bf2121\IQ90`Q2121\Imo10cf2121[f2Y90`Q2121[f2mo10aQ218015921[f2Y921\IQ90[a211m`1112]a2\V20110003m`14PP\mXh_3ob24PPdhU\\d1\f24PP`Rg`aa600:1X10152920n821\In821\In8Zf2n1F1d<0152920n821\In821\In8Zf2P2F1f<00Zf2R2F1^100Zf2T2F1n?00Zf2V2F1l?00Zf2X2F1000Zf2Z2F1f?00Zf2\2F1d?00Zf2^2F1b?00Zf2`2F00000df2?1X11\I1515185120Q985120o85620Q920Y9ef2X1F11h<1kn115185120iB5220iB21\IQ9ef2\1F1585921\IQ921\IY91j^202505580159921kn1oC21kn1Y921\IQ91m`13684121\Io8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3ff25580159921kn1oC21kn1Y921\IQ91[Egf20159921kn1oC21kn1Y921\IQ9fP200ef28:hf21Ua2if2jf21@0kf2121\Io80lf2121\IQ90`Q2121\Imo10mf21921kn1oC21kn1Y90`Q2121kn1mo10aQ2180159921kn1oC21kn1Y921\IQ90[a211m`10\a211[E112]a2\V20110003m`14PP\mXh_3[E4PPhUibmR1j^24PPdhU\\d10041X101505220Q921\IQ95220n821\In8ef2P2F1f?00ef2R2F1d?00ef2T2F1b?00ef2V2F00000nf291h<01515220n821_o1P4684120]`13037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3of2P1H01R>1_o1185120P4of2V1J11n=00of2X1L11[E010000of28:Pg21ab2Qg2Rg20212om1]a2000001[E4PPdhU\\d100000000Sg251\11[f217920h903BT3Q3Y3\3i3^1^2_2d2Y2V2Y2S2Q2d2Y2_2^2Tg2Ug2NF211h<00Ug2T1T1Ug2T1B101jm1000011j100Ug2V1T1Ug2V1B101jm10001Vg2000Ug28:Wg22Xg2Yg2Zg2[g20213om1]a2\V2000001jm14PP\mXh_300051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000Ug2\1T18000\g251X11\I15185120Q985120n8]g2X1F111X101515220n821\In850385120Q95620Q921\IQ9]g2T2L]g2P2>101jm115921\IQ904PP\mXh_3011\101385120n8]g2R2L0000]g28:^g21_g2`g2ag20213om1]a2\V21bg2110002jm14PP\mXh_3cg24PPPb]^nnR40071d<0152920n821\In821\In8]g2^2F1f<00]g2`2F1V;00]g2b2F1000]g2d2F1^100]g2f2F1n?00]g2h2F1Z901784120_R1dg2]g2j2F00022f=l=01515220n821\In852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3]g2^1P1104f=l=Z<X1015050515220n821\In86841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]35185120VK5220VK21\IQ9515220n821\In854920Q921\IQ95921\IQ91cg2]g2d1P1020eg2?1n=1fP215185120P485120YLfg2P1F21P>1gg215220P421fP2P4fg2V1B1h<1kn11516841920]`10302036S3Q3S3X3U3T3035S3Q3S3X3U352920YL03021fP2YLfg2X1B0015421kn1Y921gg2Y9hg20000fg28:ig21jg2kg2lg2160mg2121fP2YL0ng2121gg2mo10og2121kn1mo1213om1Y3]a20000000021n=0152920P421fP2P421fP2P4fg2b1F1X700fg2d1F00000Ph2?1d91W[11515220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^37920_E030Qh2Rh2T1F0012h<Z;1kn10Rh2X1P1150385121kn1n8565921W[1Y921kn1Y91j^2Sh20000Rh28:Th21Uh2Vh2Wh2180Xh2121W[1mo10Yh2121W[1_E0W\2121kn1n80c_2121kn1mo1211]a2000001j^24PPPlYaTUm400000000Zh2?1h<1kn115185120n885120iB[h2X1F11b91W[115220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3[h2^1B004505221W[1n821kn1n85621W[1VK21kn1iB\h25050385121W[1VK5621W[1VK5921kn1iB1]h25621W[1VK59921kn1oC21kn1Y91]h2^h250385121W[1VK5521W[1VK5821W[1Y91m`1_h250505050385121W[1VK385121W[1YL385121kn1YL5321W[1VK21kn1iB5221W[1YL21kn1YL`h20000[h28:ah21Uh2bh2ch21A0dh2121W[1mo10eh2121W[1n80lf2121W[1VK0fh2121W[1YL0gh2121kn1n80lf2121kn1iB0fh2121kn1YL0`Q2121kn1mo10hD212om1]a2000002m`14PPThjX_:]h24PPU[ck101000000hh2?1b91fP21515220_R103CW3U3d3\2Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120VKih2X1F0011h<1kn1185120iBih2d1P11558015921fP2VK21kn1iB1m`1jh20000ih28:kh21Uh2lh2R`2180dh2121fP2mo10mh2121fP2VK0nh2121kn1iB0c_2121kn1mo1211]a2000001m`14PPThjX_:00000011h<015185120iB5720iB5921fP2VK1m`1ih2^1L021oh2T`2ih2T1>Pi2?1h<1kn11515185120iB385120o85680159920oC20Y920iB1m`1Qi2V1F0011b91hP2152871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^3Qi2b1P1152:21hP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020Ri20000Qi28:Si21Ua2Ti2Ui21:0Xa2121kn1iB0Ya21921kn1oC21kn1Y90`Q2121kn1mo10Vi2121hP2mo10Wi21:21hP2oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3112]a2\V20110003m`14PP\mXh_3bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Qi2\1P1300Xi2?1V=1Yi215185120Ub185120P4Zi2X1F11h<1kn11515220n821Yi2P485120iBZi2^1B11[E015521Yi2Ub121kn1iB[i20000Zi28:\i21Vc2]i2Wf2190[b2121Yi2mo10^i2121Yi2Ub10_i2121kn1iB0`Q2121kn1mo10`i2212om1]a2000001[E4PPdhU\\d100000000ai2?1n=1hm11515185120P485120ib185120VLbi2V1F11j11ka2151784120Y4ci25220n821hm1P4bi2Z1F11j^201565921ka2Y921hm1ib121hm1VLdi2015921ka2Y921hm1ib1fP200bi28:ei21ab2fi2gi21:121ka2n80hi2121ka2mo10ii215921ka2Y921hm1ib10ji2121hm1VL0`Q2121hm1mo10hD212om1]a2000001j^24PPPP_ZTYYW10031n=0152920P421hm1P421hm1P4bi2h1F1T>01565920Y921hm1ib121hm1VLbi2j1F1Z;00bi2l1F00000ki251\11[f2185120n8li2R1F111X101515220n821[f2n850385120Q95620Q921[f2Y9li2l1Lli2l1>101jm10000000li28:mi21_g2ni2ag20213om1]a2\V20110002jm14PP\mXh_3cg24PPPb]^nnR40071d<0152920n821[f2n821[f2n8li2V2F1f<00li2X2F1V;00li2Z2F1000li2\2F1^100li2^2F1n?00li2`2F1Z901784120_R1dg2li2b2F00032f=l=01515220n821[f2n852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3li2X1P1104f=l=Z<\101515220n821[f2n850506841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]385120VK54920Q921[f2Y95921[f2Y91cg2li2^1P1021X100li2h1T1060oi2?1\11[f2185120n8Pj2T1F11X11fP21515220n821[f2n850385120Q95620Q921[f2Y9Pj2h1>11j^201555921fP2Y921[f2Y91jm1Qj20000Pj28:Rj21_g2Sj2ag219121[f2n80Tj2121[f2mo10Uj215921fP2Y921[f2Y90Vj2121fP2mo10Wj211jm1212]a2\V20110003jm14PP\mXh_3j^24PPPlYaTUm4cg24PPPb]^nnR40081\1015220n821[f2n8Pj2T2F1d<0152920n821[f2n821[f2n8Pj2V2F1f<00Pj2X2F1V;00Pj2Z2F1000Pj2\2F1^100Pj2^2F1n?00Pj2`2F1Z901784120_R1dg2Pj2b2F00022f=l=01515220n821[f2n852841920^c1920Vd1037e3^3[3^3_3g3^3034^3_3^3U3Pj2Z1P1103f=l=\101515220n821[f2n8506841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]354920Q921[f2Y95921[f2Y91cg2Pj2`1P1020Xj271h<016841920U^103:V3_3b3U3W3b3_3e3^3T3203:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b3Yj2Z1H13T?V?\?1VY216920f303:R3Q3S3[3W3b3_3e3^3T3203:R3Q3S3[3W3b3_3e3^3T3039d3U3b3]3Y3^3Q3d3U3Yj2b1B1:R?\?P?V6l6Z:j<Z<Z9h4016920f3036Q3S3d3Y3f3U32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3Yj2h1B01J0Yj28:Zj21ad2[j2cd2160dd2120mo10\j2120U^10]j2121VY2mo1112om1]a20101000000000000^j291l<00_j2R1H01h<01515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35580159920oC20Y920iB1m`1_j2X1B11h<00_j2`1L11[E010000_j28:`j21ee2aj2oe20212om1]a201010002m`14PPThjX_:[E4PPigPZ900000000bj2:1h<00cj2NH1c620c6023@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c310cj28:dj21ca2ej2fj20212]a2\V2011000000000000gj291h<015185120iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3hj2LH2012001hj28:ij22Te2Vd2jj2kj20212om1]a20000002n8iB0000000lj291h<01515185120iB85120P46841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3mj2NH2012001mj28:nj22Te2Vd2oj2Pk20212om1]a20000002P4iB0000000Qk2?1`<1\I151515185120n885120VK5620VK20Y93920lG3720n8Rk2Sk2Z1F12R6^;1kn11515085120QH5185120RH621\In8120RH565920Y921\IVK1m`1Sk2d1>1585921\IVK21\IY91[E013621\In81921kn1QH21kn1RHTk20000Sk28:Uk21Vk2Wk2Xk21:121\In80Yk2121\IVK0`Q2121\Imo10Zk2121kn1mo10[k215921kn1Y921\IVK0\k2212om1]a201010002m`14PPThjX_:[E4PPPlYaTUm40081`<015220n821\In8Sk2P2F1^<0152920n821\In821\In8Sk2R2F1f;0152920n821\In821\In8Sk2T2F1d<0152920n821\In821\In8Sk2V2F1f<00Sk2X2F1f?00Sk2Z2F1d?00Sk2\2F1b?00Sk2^2F00000]k2:1F00^k2R1H1m620m6123@d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i33?T3Q3Y3\3i3o2b3U3]3Y3^3T3U3b3c320^k28:_k21ca2`k2ak2150bk2120m60ck2120mo10hD212]a2\V2011000000000000dk291h<01515220n821kn1n86841920U^1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ek2T1H01h<1kn11515185120n8385120iB6841920U^1038b3U3S3U3Y3f3U3b3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3ek2\1B16X1R<^<`<Z<f;015152920n821kn1n821kn1n855920Q9920e\1920VK20Y95821kn1Y91[Eek2d1B11[E010000ek28:fk22Te2gk2hk2ik20213om1]a2\V20110001[E4PPhUibmR100000000jk2?1h<1kn11515185120P485120iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3kk2T1F11h<1_o115151515185120P45220P421kn1P485120iB5620iB21kn1iB6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3kk2Z1>11[E01565921_o1iB21kn1iB1PQ2lk20000kk28:mk21Te2nk2ok21=0Pl2121kn1P40Ql2121kn1iB0`Q2121kn1mo10Rl2121_o1iB0`Q2121_o1mo10Sl215921_o1iB21kn1iB0\k2211]a2000002[E4PPPU^QSS=PQ24PP`Rg`aa60081Z<00kk2j1F1T;00kk2l1F1Z900kk2n1F1\900kk2P2F1h500kk2R2F1b?00kk2T2F1d?00kk2V2F1f?00kk2X2F00000Tl251X11\I1515185120Q985120n86841920o8037e3^3[3^3_3g3^3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Ul2X1F113\1h<f101505052920n821\In821\In83721\In8Vl23720n8Vl2Ul2b1LUl2b1>115821\IQ91m`115921\IQ904PPU[ck1000000Ul28:Wl22Vk2Xg2Xl2Yl20213om1]a2\V201101Zl201m`14PPThjX_:00:1X1015220n821\In8Ul2n1F1d<0152920n821\In821\In8Ul2P2F1f<00Ul2R2F1000Ul2T2F1^100Ul2V2F1n?00Ul2X2F1l?00Ul2Z2F1f?00Ul2\2F1d?00Ul2^2F1b?00Ul2`2F00000[l2?1n=1fP21515185120YL85120P485120XL\l2T1F11h<1kn11515151516841920]`10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U385120YL52920P420n821fP2P485120iB5220iB21fP2XL\l2Z1>0015221kn1YL21fP2YL]l20010\l28:^l21_l2`l2al21;0Xa2121kn1iB0bl2121kn1YL0`Q2121kn1mo10cl2121fP2YL0`Q2121fP2mo10hD212om1]a20000000051n=015152920P421fP2P421fP2P452920XL21fP2XL21fP2XL\l2n1F1P>00\l2R2F1R>00\l2T2F1T>00\l2V2F1Z;00\l2X2F00000dl281h<1kn115185120YL52841920]`1037V3U3d3S3X3U3T3037V3U3d3S3X3U3T3el2Z1H1n=015220YL21kn1YLel2^1N21[E0el28:fl21gl2hl2il2170Xe2121kn1mo10jl2121kn1YL0kl211[E0ll2212om1]a2000001[E4PPPQhbWXZ500000000ml2?2`<h<1ka215185120YL5085120iB85120VKnl2^1F0011n=1hm10nl2j1P115559921ka2iB21ka2VK21hm1ib121hm1VLol20159921ka2iB21ka2VK21hm1ib1fP200nl28:Pm21ab2Qm2Rm21:0db2121hm1mo10eb2159921ka2iB21ka2VK21hm1ib10fb21921ka2iB21ka2VK0gb2121ka2mo10Sm2121hm1VL212om1]a2000001ib24PPPlYaTUm41YL0000031n=01515220YL21ka2YL85120ib1nl2d1T1011T701515185120YL5220YL21ka2YL85120VLnl2f1T1101T701515220d600PC5720Y95921ka2Y91ib2nl2h1T1100Tm2?1n=1fP21515185120YL85120P485120XLUm2T1F13`<h<`>1Vm2151515185120YL6841920]`1036S3Q3S3X3U3T33037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U352920VK920iB20VP121fP2XL52920P421fP2P421fP2P4Um2\1>11j^2015221Vm2YL21fP2YLWm20011Um28:Xm21_l2Ym2Zm21:121fP2P40[m2121fP2YL0`Q2121fP2mo10\m2121Vm2YL0`Q2121Vm2mo10hD211]a2000001j^24PPPTUioS\R10051n=015152920P421fP2P421fP2P452920XL21fP2XL21fP2XLUm2R2F1P>00Um2V2F1R>00Um2X2F1T>00Um2Z2F1Z;00Um2\2F00011T7015185120YL5220Q421fP2Q4Um2X1Z1100]m251j<1^m20_m2NF211Z>01515284120]8039T3U3\3Y3f3U3b3U3T352920n8030921^m2n8920n8030_m2R1P1_m2R1B101jm1000011h<0152920n8030921^m2n8920n8030_m2X1P1_m2X1B101jm10000000_m28:`m21am2bm2cm20212om1]a2000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000dm292d;Z>0151515220n821^m2n852841920]8036]3Y3c3c3U3T3036]3Y3c3c3U3T350515520\P121^m2Y95620\P15921^m2Y91cg252841920hW1030039T3U3\3Y3f3U3b3U3T3em2P1H01j<1^m20em2T1\1011[E010000em28:fm21am2gm2hm20212om1]a2000002[E4PP\mXh_3cg24PPPlYaTUm400000000im2?1j<1^m2185120n8jm2V1F11d;1mZ2151515220n821^m2n885120\P15620\P15921^m2Y91cg2jm2Z1F11[E015621mZ2\P121^m2Y9km20000jm28:lm21am2mm2nm218121^m2n80om2121^m2mo10Pn2121mZ2mo10Qn2121mZ2\P10Rn2212om1]a2000002[E4PPPTUioS\R1cg24PPPlYaTUm400000000Sn2?1h<1kn115185120iB52841920U^1030033d3Q3`3Tn2V1H00025759921kn1oC21kn1Y921kn1iB41m`1Un2505559921kn1oC21kn1Y921kn1iB1m`1555921kn1\`121kn1iB1m`1Vn20000Tn28:Wn21kd2Xn2Yn21:0Xa2121kn1iB0Zn21921kn1oC21kn1Y90`Q2121kn1mo10[n2121kn1\`10\n211m`1111]a201010003m`14PPThjX_:bO4PPU[ck1^a24PPPlYaTUm400000012d?f?015157801920hj104PP`Rg`aa61bO5720Y95921kn1iB1^a2Tn2\1P1300]n291X=01515220P421hm1P4506841920Y403:^3_3o2S3_3^3d3U3^3d3403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T35284120Y4037d3Y3]3U3_3e3d3^n2T1H01n=1hm115151720P4Rc285120XL5720XL20Y9^n2\1B13V=R>P>00^n2`1L1585921hm1XL21hm1Y91Ro1010000^n28:_n21Vc2`n2an20212om1]a2000001Ro14PPThjX_:00000000bn292d<f<0150920m_1020720n8cn2dn2NH01V;00dn2T1J15Z9Z<T;V;l600dn2V1L11[E010000dn28:en21fn2gn2hn20212om1in2000001[E4PPb_QdB00000000jn293d<f<V;015050920m_1020920]C020720n8Rc2kn2NH01Z9015220_R103CS3Q3^3S3U3\3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3kn2T1J14Z9Z<T;l600kn2V1L11[E010000kn28:ln22fn2aV2mn2nn20212om1in2000001[E4PPb_QdB00000000on281T=00Po2R1H4T7X7Z7l400Po2V1>112T;h400Po2X1HPo28:Qo22Ro2So2To2Uo2130Vo2120mo10Wo2212om1in200000000000000Xo292^<`<01720n8Rc2Yo2P1H01T;01920`Y1020Yo2V1J18h4^7R7T7X7Z7T;V;00Yo2X1L0010011[E0Yo28:Zo21Ro2[o2\o20212om1in2000001[E4PPPlYaTUm400000000]o294T=`<^<h<017920n820P4Rc2^o2P1H01T7015185120UL5220UL000^o2Z1J15R7T7h4T;V;00^o2\1L11[E010000^o28:_o22Vc2So2`o2ao20111in2000001[E4PPdhU\\d100000000bo2<11h800co2NH<PP1]Q1^Q1m6nP1kP1lP1oP1PQ1QQ1RQ1j7110co28:do21eo2fo2go20212ho2Y3011000000000000io2:1f800jo2V1H1ZQ120ZQ1211ko211lo210jo28:mo21no2oo2PP3190QP3120ZQ10mS2120mo10RP311ko20SP311lo20hD212ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000TP3:2b8\=00UP3V1H1\P120\P1211ko211lo210UP38:VP31no2oo2PP3190WP3120\P10mS2120mo10RP311ko20SP311lo20hD212ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000XP3:4f8b8Z=\=00YP3X1H2QQ120QQ1211ko211lo2RQ120RQ1211ko211lo210YP38:ZP31no2[P3PP31:0\P3120mo10]P3120QQ10^P3120RQ10_P311ko20SP311lo2213om1ho2Y30110002ko20PPdk\njk2lo20PP\_h\i^700000000`P3<11d800aP3NH3n8P4QQ1110aP38:bP31cP3dP3eP30212ho2Y3011000000000000fP352\=^=1W[1185120P4gP3T1F111Z=015220n821W[1P4gP3^1\1gP3^1J101\H0000000gP38:hP31iP3jP3kP30213om1ho2Y3000001\H4PPZfVg300000021Z=01515420mo121W[1mo1555921W[1Y920Y91\HgP3Z1T1101Z=00gP3\1T1061lP3mP3gP3P1>nP372\=^=1W[1185120P4oP3P1H00001Z=oP38:PQ31iP3QQ3kP30213om1ho2Y3000001\H4PPZfVg300000021Z=01555921W[1Y920Y91\HoP3V1T1011Z=015220n821W[1P4oP3X1T1100RQ3=1X800SQ3R1L20kO20235V3U3d3S3X33:`3b3_3S3U3c3c3Y3^3W32SQ38:TQ31UQ3VQ3WQ30212om1ho2010000000000000XQ3=1X800YQ3P1L20lO2013V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X32YQ38:ZQ31UQ3[Q3\Q30212om1ho2010000000000000]Q3:2h8b=00^Q3X1H3]Q120]Q1211ko211lo2QQ120QQ1211ko211lo2RQ120RQ1211ko211lo210^Q38:_Q31no2`Q3aQ31<0bQ3120mo10cQ3120]Q10dQ3120QQ10eQ3120RQ10fQ311ko20SP311lo2213om1ho2Y30100002ko20P``_Qn2lo20P`[i`d700000000gQ3<11b800hQ3NH;n8P4kP1lP1\P1mP1nP1oP1PQ1QQ1RQ1110hQ38:iQ31cP3jQ3eP30212ho2Y3011000000000000kQ394f8b8d8h800lQ3NH2012001lQ38:mQ31nQ3oQ3PR30213om1ho2Y30000003\HjP1n80000001QR3RR3lQ3X1>SR3?7f8b8h8l=Z=\=b=1W[115185120QQ185120RQ1TR3P1H00015521W[1QQ121W[1RQ1UR30000TR38:VR31no2WR3XR3160\P3121W[1mo10YR3121W[1QQ10ZR3121W[1RQ1212ho2Y300000000000000[R3:6b8f8h8\=Z=b=00\R3LH5mP120mP10337`3U3^3T3Y3^3W339T3U3\3Y3f3U3b3U3T336]3Y3c3c3U3T3]:20]:0236^3_3d3Y3V3i335V3U3d3S3X3YQ120YQ13]R3^Q120^Q10434^2_2^2U235T2Q2Y2\2i236g2U2U2[2\2i236S2e2c2d2_2]2nP120nP10334X3Y3W3X336^3_3b3]3Q3\333\3_3g310\R38:^R31_R3`R3aR30212ho2Y300000000000000bR3=2b8d800cR3NL20P4111f800cR3T1\120n82cR38:dR31iP3eR3kP30213om1ho2Y300000000000000fR3:1Z800gR3LH1SP120SP1023?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c33A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T310gR38:hR31U]2iR3jR30212ho2ki100000000000000kR3<11Z800lR3LH1cA110lR38:mR31U]2nR3oR30212ho2ki100000000000000PS3?1Z81W[10QS3T1H0002505121W[1cA385121W[1`E51321W[1cA85121W[1`ERS35050385121W[1`E5185121W[1QP185121W[1RP13721W[1`ESS3TS30000QS38:US31U]2VS3WS3190XS3121W[1mo10]^2121W[1cA0YS3121W[1QP10ZS3121W[1RP10[S3213om1ho2ki100000000000000\S3?2f8Z=1W[10]S3R1H0001507921W[1XQ1030^S37921W[1YQ1030]R3_S30000]S38:`S31aS3bS3cS3170dS3121W[1mo10eS3121W[1XQ10fS3121W[1YQ10gS3213om1ho2Y300000000000000hS3<11f800iS3NH5n8]:j7QQ1RQ1110iS38:jS31cP3kS3eP30212ho2Y3011000000000000lS3>1`80185120YLmS3P1H20YL0011n=0185120YLmS3V1^120YL0mS38:nS31oS3PT3QT30112ho2Y3010000000000000RT3>1`80185120fP1ST3P1H20fP10011f=0185120fP1ST3V1^120fP10ST38:TT32oS3UT3PT3VT30112ho2Y3010000000000000WT3?1`81fP215185120dP15520cP15820Y91m`1XT3\1F0011l41hm10XT3`1P125221fP2dP121hm1cAYT350321hm1cA515521fP2cP15821hm1Y91m`15721fP2cP1595921hm1Y91oL1m`1ZT30000XT38:[T31oS3\T3]T31;0^T3121fP2dP10_T3121fP2cP10`T3121hm1Y90aT3121hm1cA0`Q2121hm1mo10hD112ho2Y31bT3100002m`14PPZfVg3oL4PPf^Tlg100000000cT3<11`800dT3NH7bP1cP1VP1dP1eP1YLfP1110dT38:eT31fT3gT3hT30112ho2Y3010000000000000iT3?1`81fP2185120VP1jT3Z1F0011h<1kn10jT3^1P115721fP2VP15921kn1iB1m`1kT30000jT38:lT31oS3mT3nT3160oT3121fP2VP10b_2121kn1iB0c_2121kn1mo1112ho2]a20100001m`14PPZfVg300000000PU3:2`8`>00QU3P1H1aP120aP1013DT2^2`2o2c2S3X3U3T3e3\3U3c2^3Q3`3c3X3_3d320QU38:RU31SU3TU3UU30112ho2Y3010000000000000VU3:1\800WU3LH1[C20[C21000010WU38:XU31UV2YU3ZU30212ho2ki100000000000000[U3<11\800\U3LH2[CWP1110\U38:]U31UV2^U3_U30212ho2ki100000000000000`U3?1^81mZ215185120\P185120]P1aU3LH00015721mZ2]P121mZ2\P1bU30000aU38:cU31UV2dU3eU30212ho2oZ100000000000000fU391^800gU3LH2012001gU38:hU31UV2iU3jU30212ho2oZ10000003\HPP1\P10000001QR3kU3gU3V1>lU3<11h800mU3LH8PP1]Q1^Q1kP1lP1j7QQ1RQ1110mU38:nU32eo2oU3PV3go20213om1ho2Y300000000000000QV3=1h801920j7021RV3T1L20PP1011l800RV3Z1\120n82RV38:SV31TV3UV3VV30213om1ho2oZ1010000000000000WV3?1n81kn115185120gE85120Y4XV3R1F0011R@1hm115185120gE85120Y4XV3V1P11505321hm1]d221kn1]d25721kn1gE21hm1gEYV30000XV38:ZV31[V3\V3]V31:0^V3121kn1gE0lf2121kn1nH0_V3121kn1Y40`V3121hm1gE0mS2121hm1mo1213om1ho2PO0000002nHgQ10000000aV3:1n700bV3LH1gE20gE21000000bV38:cV31dV3eV3fV30112ho2PO00000000000000gV3?1j71fP215185120SD85120UOhV3LH00015521fP2SD21fP2UOiV30000hV38:jV31dV3kV3lV30111ho200000000000000mV3<11f700nV3LH3nNoNPO110nV38:oV31dV3PW3QW30111ho200000000000001RW3SW3nV3R1>TW3<11h700UW3LH1Q9110UW38:VW31dV3WW3XW30111ho200000000000001YW3ZW3UW3R1>[W3?1V81\I185120gE\W3P1F0011T81VY2185120gE\W3T1P115721\IgE21VY2gE]W30000\W38:^W32_W3[V3`W3aW316121\InH0bW3121VY2gE0cW3121\IgE0dW3112ho2PO0000001nH0000000eW3:1R800fW3LH1XO20XO0334`3Q3c3c334V3Q3Y3\334c3[3Y3`300fW38:gW31_W3hW3iW30111ho200000000000000jW3<11P800kW3NH7Q4]OSDUOg3^O_O110kW38:lW31_W3mW3nW30111ho200000000000000oW3?1R81fP215284120XO034V3Q3Y3\3PX3P1H00015384121fP2^O034`3Q3c3c3QX30000PX38:RX31_W3SX3TX3160UX3121fP2bO0VX3121fP2mo10WX3121fP2^O111ho200000000000000XX301R700YX3NHX61ZX3YX38:[X31\X3]X3^X30111_X3000001ZX34PP\mXh_300000000`X341R@0151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEaX3LH20gE0011Z7015052841920Y4034Q3e3d3X3034Q3e3d3X36920WM000200RI00VIaX3T1R100aX38:bX32cX3[V3dX3eX30213om1_X3PO00000000000000fX3?1Z71[f2152841920Y4030034Q3e3d3X3gX3V1F11R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEgX3\1B0015721hm1gE1hX3iX30000gX38:jX31cX3kX3lX3180mX3121[f2mo10nX3121hm1gE0mS2121hm1mo10oX311hX3213om1_X3PO000001hX30201000000PY3?1R@1\I15151720nHQY385120gE50385120hl1720hl1RY3SY3T1F11R@1VY2185120gESY3Z1B0015721VY2gE21\IgETY30010SY38:UY31[V3VY3WY319121\InH0bW3121\IgE0mS2121\Imo10SP3121VY2gE0mS2121VY2mo1213om1_X3PO0000003nHgQ1Y40000100XY341R70185120mKYY3LH20mK100012X;Z;00YY3R1NYY38:ZY31[V3[Y3\Y30111_X300000000000000]Y3?1R@1\I151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gE^Y3T1F31Z71[f2152841920Y4030034Q3e3d3X3^Y3Z1B1Z71fV2152841920Y4030034Q3e3d3X3^Y3\1B1R@1VY2151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gE^Y3^1B0015050565821fV2Y91Ro121VY2Y95221fV2Q421[f2Q4575921VY2gE21\IgE1hX3_Y30000^Y38:`Y31cX3aY3bY31=0cY3121[f2mo10o`2121fV2mo10dY3121\IgE0`Q2121\Imo10eY3121VY2gE0`Q2121VY2mo10hD212_X3PO000002Ro14PPU[ck1hX30400000100fY391j1016841920Y4030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3gY3P1H01Z700gY3T1\111n=00gY3T1f211[E010000gY38:hY32kc2iY3jY3kY30212om1_X3000001[E4PPPlYaTUm400000000lY391j10136841920Y4030403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3mY3P1H01Z700mY3V1J19\7X=T7X7n=V7h<f<V;0154920d600`<00PImY3Z1B11[E010000mY38:nY31kc2oY3PZ30212om1_X3000001[E4PPPlYaTUm40011Z901720_R1lR2mY3f1\100000QZ392d<f<0150920m_10207920n8030cn2RZ3NH01Z700RZ3T1J14Z9Z<V;h400RZ3V1L11[E010000RZ38:SZ31iY3TZ3UZ30212om1_X3000001[E4PP\mXh_300000000VZ3?1T@1\I185120Tm1WZ3X1F21l41W[115220cA020WZ3^1B1T@1VY2185120Tm1WZ3`1B002505621VY2Tm121\ITm1565821W[1Y91Ro121VY2Y9XZ35721VY2Tm121\ITm1YZ30000WZ38:ZZ31[V3[Z3\Z31:0]Z3121\ITm10`Q2121\Imo10^Z3121VY2Tm10`Q2121VY2mo10_Z3121W[1mo1212_X3PO0100001Ro14PPU[ck100000100`Z3?1Z71[f21515720WM00XO5420WM00`U1aZ3R1H000285121[f2Y4bZ3684121[f2Y42037^3U3d3g3_3b3[3036c3U3b3f3U3b3cZ30000aZ38:dZ31eZ3fZ3gZ3170hZ3121[f2mo10iZ3121[f2WM0jZ3121[f2Y40kZ3212om1_X300000000000000lZ3?1Z71[f21620WM200RI00VImZ3R1H000285121[f2Y4bZ35284121[f2Y4034Q3e3d3X3nZ30000mZ38:oZ31P[3Q[3gZ3170hZ3121[f2mo10iZ3121[f2WM0jZ3121[f2Y40R[3212om1_X300000000000000S[351Z71[f20T[3T1F215\7X=T7X7h<0151505157920d600`<00`<54920d600`<00hB5220d600PC6841920]`1036S3Q3S3X3U3T34036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3037V3U3d3S3X3U3T3039_3^3o2T3U3]3Q3^3T3T[3X1P1T[3X1B0011d<01513920m_1020555920Y921[f2Y91U[3T[3`1P10012^<`<00T[3d1P1T[3b1B101V[30011d<01513920m_1020555920Y921[f2Y91U[3T[3b1P11W[311h<01684120]`13034^3_3^3U3035U3]3`3d3i3030T[3l1B00T[38:X[32kc2SR2Y[3Z[30212om1_X3000002U[34PP\mXh_3V[34PP\mXh_30161V;00T[3V2F1f<00T[3X2F1Z901620_R1203FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3T[3Z2F1h<01385120]`1T[3\2F1n=00T[3^2F1V700T[3`2F00000[[3?1Z71[f20\[3NH000285121[f2Y4bZ3684121[f2Y48034Q3e3d3X3037^3U3d3g3_3b3[3036c3U3b3f3U3b3037d3Y3]3U3_3e3d3035`3Q3b3c3U3038Y3^3d3U3b3^3Q3\3037U3h3`3Y3b3U3T303:b3Q3d3U3o2\3Y3]3Y3d3][30000\[38:^[33SR2eZ3Yg2_[3`[30212om1_X300000000000000a[351R71W[10b[3R1F611T700b[3V1T1b[3V1B101Va1000011X700b[3X1T1b[3X1B101Va1000011Z700b[3Z1T1b[3Z1B101Va10001c[311j400b[3\1T1b[3\1B101Va10001d[311R500b[3^1T1b[3^1B101Va10001^E11l400b[3`1T1b[3`1B101Va10001e[3000b[38:f[32XS2SR2g[3h[30212om1_X30010001Va14PPf^Tlg11Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000b[3j1T18100i[351Z71[f215284120Y4037^3U3d3g3_3b3[3j[3R1F112T7X70150515720d600`<5420d600hB5220d600PCj[3Z1Lj[3X1>101ic10011`?01506841920d60303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Wj1020j[3X1L0000j[38:k[31l[3m[3n[30211_X30100001ic14PPPQhbWXZ500000000o[3?1R71W[10P\3X1F13T7X7Z71Vm20P\3Z1F11[E01555921Vm2Y921W[1Y91Va1Q\3015921Vm2Y921W[1Y9fP200P\38:R\31XS2S\3T\3180U\3121W[1mo10V\315921Vm2Y921W[1Y90W\3121Vm2mo10\n211Va1111_X30010002Va14PPlUX[F[E4PP\mXh_31Q41000100X\3?1R@1\I15151720nHY\385120gE50385120hl1720hl1RY3Z\3T1F23P?\?l61gV2152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3Z\3Z1B1R@1VY215151515220nH21\InH5220gQ121\IgQ152920Y4030921\IY403085120gEZ\3\1B11[E015050505721VY2gE21\IgE5221VY2gE0005521VY2Y921gV2Y9565921VY2Y921gV2Y91iY2[\30000Z\38:\\31[V3]\3^\31<121\InH0_\3121\IgE0mS2121\Imo10`\3121VY2gE0mS2121VY2mo10a\3121gV2mo10b\3212_X3PO000002iY24PPhja`o6[E4PPPhcRYZj90071h400Z\3f1\11^700Z\3f1h21R700Z\3f1T41T700Z\3f1R51X700Z\3f1R61Z700Z\3f1T71l400Z\3f1P800000c\341R@0151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030037^3U3d3g3_3b3[385120gEd\3LH20gE0011Z70153841920Y4037^3U3d3g3_3b3[3034Q3e3d3X3d\3T1R100d\38:e\31[V3f\3eX30213om1_X3PO00000000000000g\3?1Z71[f215185120Q452841920Y4030037^3U3d3g3_3b3[3h\3T1F11l41hm10h\3X1F11[E01321hm1cAi\30010h\38:j\32SR2kQ2k\3l\3140m\3121[f2mo10n\3121hm1mo1212om1_X30100001[E4PP\mXh_31Q4131T700h\3h1\11X700h\3h1\21n=00h\3h1^300000o\3?1Z71[f215152841920Y4030037^3U3d3g3_3b3[385120Q4P]3V1F31`?1ka21506841920d60303036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3920Wj1020P]3\1B1h41fP215185120Q45320Q421[f2Q4P]3^1B1l41hm11515185120Q45320Q421[f2Q485120cAP]3`1B11[E015021hm1cA5521fP2Y921ka2Y9Q]30000P]38:R]31l[3S]3T]3170U]3121hm1mo10V]3121ka2mo10W]3121[f2mo10hD211_X30100001[E4PPPQhbWXZ50051`?015036841920d6036_3^3\3Y3^3U33036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U33920Wj1021P]3j1F1Z70153841920Y4030037^3U3d3g3_3b3[3P]3l1F1T7015720d600PIP]3n1F1j400P]3P2F1R500P]3R2F00000X]3?2Z?\?1Qo1152920f3035S3b3Q3c3X3035S3b3Q3c3X3Y]3T1F0014Z7T7X7l41[f20Y]3X1P115050503921[f2Y?02053841921[f2Y4037^3U3d3g3_3b3[3037^3U3d3g3_3b3[3565921Qo1Y921[f2Y91[E53921Qo1Qn1000921[f2Qn1000Z]30000Y]38:[]31SR2\]3]]3160^]3121Qo1mo10[k215921Qo1Y921[f2Y90_]3121[f2mo1212om1_X30100001[E4PPf^Tlg100000000`]3?1R@1\I1515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\385120gEa]3R1F21T71W[115220d600PCa]3X1B1R@1VY215151515220nH21\InH5220gQ121\IgQ152920Y4030921\IY403085120gEa]3Z1B001505521VY2gE21\IgE5721W[1Y921VY2Y9b]30000a]38:c]31jQ2d]3e]31;0f]3121\IgE0`Q2121\Imo10^Z3121VY2gE0`Q2121VY2mo10g]3121W[1mo10h]3212_X3PO0000000061Z700a]3f1F1j400a]3h1F1b400a]3j1F1R500a]3l1F1l4015220cA020a]3n1F1T701515320d600PC5720d600hBa]3P2F00100i]3:1Z700j]3P1H1WM20WM110PC10j]38:k]31jQ2l]3m]3130mX3120mo10n]3212om1_X300000000000000o]391R700P^3P1H01Z7013920XM53841920Y4037^2U2d2g2_2b2[2034Q3e3d3X3P^3T1J16d7`7X9X;Z9h400P^3X1B11[E010000P^38:Q^31\X3R^3S^30111_X3000001[E4PP\mXh_300000000T^391R701545920Y921W[1Y921W[1WLU^3LH01T71W[11515220d600jJ5620WL040U^3R1J12X;T700U^3T1L121W[1WL010000U^38:V^31\X3W^3X^30111_X300000000000000Y^3?1b71Yi2185120_NZ^3X1F21Z71[f213920XM53841920Y4037^2U2d2g2_2b2[2034Q3e3d3X3Z^3^1B1b71gg2185120_NZ^3`1B11To101505321gg2_N21Yi2_N5421gg2mo121[f2mo1[^30000Z^38:\^31\X3]^3^^3180_^3121gg2_N0`^3121Yi2mo10a^3121[f2mo10b^3121gg2mo1111_X3000001To14PPPndXbb^20061d700Z^3l1F1`700Z^3n1F1X;00Z^3P2F1X900Z^3R2F1X700Z^3T2F1T7015420d600PIZ^3V2F00001c^3d^3Z^3T1>e^3?1`<1\I151784120n8f^385120VKg^3T1F21Z71[f20g^3Z1B4R6b9^;P=1ka215150385120_R15284120_R103EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c35052920[C0020005185120QH3621\In8120QHg^3\1B15921\IVK21\IY9015421ka2Y921[f2Y9h^30000g^38:i^31iY3j^3k^3180kV2121\In80l^3121\Imo10m^3121ka2mo10n^3121[f2mo1211_X300000000;1d<0152920n821\In821\In8g^3n1F1h<0152920n821\In821\In8g^3P2F1Z9017841920_R1030o^3g^3R2F1f<00g^3T2F1b<00g^3V2F1V;00g^3X2F1P?00g^3Z2F1l600g^3\2F1d?00g^3^2F1f?00g^3`2F1b?00g^3b2F00000P_351T71W[11515720d600XO5420d600`U1Q_3NF111Z700Q_3R1\1Q_3R1J101jm1000011Z70136841920Y40302037^3U3d3g3_3b3[3036c3U3b3f3U3b3Q_3V1B00Q_38:R_32eZ3SR2S_3T_30212om1_X3000001jm14PPigPZ91Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000Q_3`1T18100U_3:1Z700V_3P1H1Y420Y41136c2U2b2f2U2b211V_38:W_31eZ3X_3Y_3150hZ3120mo10Z_3120Y40[_3111_X300000000000000\_3?1T@1\I0]_3R1F11T@1VY20]_3T1F00355921\IRm1000921VY2Rm1921\IRm1000^_355921\ISm1000921VY2Sm1921\ISm1000__355921\ITm1000921VY2Tm1921\ITm1000`_30010]_38:a_31[V3b_3WY31@0c_3121\Imo10d_3121VY2mo10e_3121\IRm10SP3121VY2Rm10f_3121\ISm10SP3121VY2Sm10g_3121\ITm10SP3121VY2Tm1213om1_X3PO00000000000100h_341T@0185120Tm1i_3LH20Tm10011l4013920cA020i_3T1R114Z7j4b4R500i_3V1L13P?l6V600i_3X1Ni_38:j_31[V3k_3l_30212_X3PO00000000000000m_3?1R@1fP215151515220nH03OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\35220gQ1031]1385120hl185120gEn_3R1F11R@1^m215151515220nH03GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\35220gQ1031]1385120hl185120gEn_3X1B0015721^m2gE21fP2gEo_30000n_38:P`31[V3Q`3R`3190S`3121fP2gE0`Q2121fP2mo10T`3121^m2gE0`Q2121^m2mo10hD112PO_X300000000000100U`3?1T@1\I185120Sm1V`3X1F21l41W[115220cA021V`3^1B1T@1VY2185120Sm1V`3`1B002505621VY2Sm121\ISm1565821W[1Y91Ro121VY2Y9W`35721VY2Sm121\ISm1X`30000V`38:Y`31[V3Z`3\Z31:0[`3121\ISm10`Q2121\Imo10^Z3121VY2Sm10`Q2121VY2mo10\`3121W[1mo1212_X3PO0100001Ro14PPU[ck100000100]`351T71W[115220d600jJ^`3NF111Z700^`3R1\1^`3R1J101jm1000011Z70153841920Y403003:b3Q3d3U3o2\3Y3]3Y3d3^`3V1B00^`38:_`32eZ3Yg2``3a`30111_X3000001jm14PPigPZ91Q40051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000^`3`1T18100b`351T71W[11620d6200RI00VIc`3T1F111Z70152841920Y4030034Q3e3d3X3c`3X1\1c`3X1J101jm1000011Z70153841920Y4030034Q3e3d3X3c`3\1B00c`38:d`31P[3e`3f`30212om1_X3000001jm14PPigPZ91Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102g`3h`3c`3N>i`3h`3c`3P1>j`391P?015220Qn121RW2Qn1k`3R1H01^71RW215185120kG85120Qn1k`3X1J011[E010000k`38:l`31lm1m`3n`30213om1WN\V20110001[E4PP\mXh_300000000o`381Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Pa3R1H2X9Z9015052920_R103003FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b351385120_R1920YR1021Pa3X1>00Pa38:Qa31Ra3Sa3Ta3130Ua3120mo10Va3213om1WN\V2011000000000000Wa3?1X91hm115085120YR185120ZR1Xa3R1H0002921hm1YR1021Ya356921hm1ZR1002000Za30000Xa38:[a31lm1\a3]a3170^a3121hm1mo10_a3121hm1YR10`a3121hm1ZR10aa3212WN\V200000000000000ba382V9X900ca3R1H2R9T900ca3T1N00ca38:da32Ra3lm1ea3fa3130ga3120mo10ha3213om1WN\V2011000000000000ia381^70185120kGja3R1H2R9T900ja3V1N00ja38:ka31lm1la3ma3150na3120kG0oa3120mo10Pb3213om1WN\V2011000000000000Qb3;011Rb31Sb3Tb38:Ub31Vb3Wb3Xb30213om1WNYb300000000000000Zb371\7015284120`M034^3e3\3\3[b3P1H00001^7[b38:\b31lm1]b3^b3130_b3120mo10`b3213om1WN\V200000000000000ab351^71RW21515185120kG85120n885120UNbb3R1F113f1h<j1015220n821RW2n8bb3\1Lbb3X1>101[E15921RW2UN1ob2013f1h<j100bb3Z1L0000bb38:cb32oa2Ue2db3eb30213om1WN\V20110002ob24PP\mXh_3[E4PPTSR[]V10081d<00bb3f1F1f<00bb3h1F1V;00bb3j1F1Z<00bb3l1F1T;00bb3n1F1000bb3P2F1^100bb3R2F1Z901784120_R1dg2bb3T2F00000fb391^701515185120kG5220n821RW2n8545920Y921RW2Y91hX3gb3P1H01^71RW215185120kG85120n8gb3V1J011hX3010000gb38:hb31\X3ib3jb30112WN\V20110001hX34PP\mXh_300000000kb3?1X;1kn115185120b3385120[Z1lb3T1F12Z;R71mb30lb3Z1F11[E01921mb3eZ1020nb30011lb38:ob31Pc3Qc3Rc3140Sc3121kn1mo10Tc3121mb3mo1211]Z1000001[E4PPPTUioS\R101000012n=T7016920d600`<200`<00PClb3X1Z1010Uc391R700Vc3NH01X;1kn115185120[Z15320ZZ120[Z1Vc3T1B11Z;00Vc3X1L0010011j^20Vc38:Wc31Pc3Xc3Yc30212om1]Z1000001j^24PPPTUioS\R100000000Zc3?2n=T71fP216920d600`<200`<00PC[c3X1F21X;1kn115185120b3385120[Z1[c3^1B2Z;R71mb30[c3`1B11[E01505521mb3Y921kn1Y9921mb3eZ1020\c30000[c38:]c31Pc3^c3Yc3140Sc3121kn1mo10Tc3121mb3mo1211]Z1000001[E4PPPTUioS\R101000001_c3`c3[c3T1>ac381h<1kn115185120YL6841920]`10303037V3U3d3S3X3U3T3036S3Q3S3X3U3T3035S3Q3S3X3U3bc3V1H2n=T70151515085120YL385120d65220YL21kn1YL52920d600`<00`<bc3\1>111Z;00bc3`1Hbc38:cc31Pc3dc3ec3170Xe2121kn1mo10fc3121kn1]`10gc3121kn1YL0hc3213]Z1]a2Yb300000000000000ic3>1R7015185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1jc3LH20lK0011T70185120SLjc3R1^120SL0jc38:kc31lc3mc3nc30212]Z1L00000000000000oc3:3`7b7d700Pd3T1H1^N20^N0134^3_3^3U300Pd38:Qd31Rd3Sd3Td3150he2120mo10Ud3120^N0Vd3112]Z1L01001Wd30000000000Xd3:1R700Yd3T1H1lK20lK0434^3_3^3U333^3Y3\334^3e3\3\331]111Yd38:Zd31Rd3[d3Td3150U\3120mo10\d3120lK0]d3112]Z1L01001Wd30000000000^d391R7015185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1_d3NH01Z;00_d3R1\111T70152920d600`<00`<_d3R1Z30010111j^20_d38:`d31Pc3ad3bd30211]Z1000001j^24PPPlYaTUm400000000cd391R7015620Y921^m2_Ndd3NH02`7d71^m2185120_Ndd3V1B14b7`7d7X;0150385120_N5620_N21^m2_Ndd3\1B0010011[E0dd38:ed31fd3gd3hd30112]Z1L000001[E4PPPlYaTUm400000000id3?1T71W[115220d600PCjd3P1F0014n=T7X7Z;1fP2152920d600`<00`<jd3V1>13921fP2eZ1020kd30000jd38:ld31md3nd3od3150Pe3121W[1mo10Qe3121fP2mo10Re3212]Z1L00000000000000Se391n=015185120YL5320YL21W[1YLTe3NH01T71W[1151515220d600PC85120YL85120Q4Te3V1B12l4R700Te3Z1L11[E010000Te38:Ue31md3Ve3We30211L000001[E4PP\mXh_31Q40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Xe3>1T701515220d600PC85120YLYe3NH20YL0011n=015185120YL37920P4030Rc2Ye3V1L20YL0Ye38:Ze31md3[e3\e30211L1]e30000000000000^e391T7015220d600PC_e3NH01Z;00_e3T1J13n=X7T70152920d600`<00`<_e3X1B0010011j^20_e38:`e31md3ae3be30212]Z1L000001j^24PPPlYaTUm400000000ce3:5^:Z:\:b:P?00de3T1>1k320k33ee311de38:fe31ge3he3ie3150je3120mo10eb2120k30ke3111]Z100000000000000le3:5^:Z:\:b:P?00me3T1>1k320k33ne311me38:oe31ge3Pf3Qf3150je3120mo10eb2120k30Rf3011]Z100000000000000Sf3?1R71W[11720g8Tf3Uf3P1F0011^:1VY20Uf3T1P113684121VY2]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3Vf30000Uf38:Wf31Xf3Yf3Zf3190U\3121W[1mo10[f3121W[1g80\f3121VY2]:0]f3121VY2mo10hD212]Z1Yb300000000000000^f3?1T71W[115152920d600`<00`<85120SL_f3P1F11R71hP215185120lK50385121W[1VL555920Y921W[1Y921W[1VL_f3V1>0013684121hP2lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1`f30000_f38:af31lc3bf3cf3170oY2121W[1mo10df3121hP2mo10ef3121hP2lK0ff3212]Z1L0000000071Z;00_f3f1F1X;00_f3h1F1P>00_f3j1F1R>00_f3l1F1T>00_f3n1F1b>00_f3P2F1T70152920d600`<00`<_f3R2F00011n=01515185120VL5720Y921W[1Y9565921hP2Y920Y920VL_f3\1T1100gf371R71hP2151515185120b350385120lK684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]150385121W[1VL555920Y921W[1Y921W[1VL3515185120Q485121W[1Q45220Q421W[1Q4hf3R1H11T71W[115152920d600`<00`<85120SLhf3^1J17Z;X;P>R>T>b>T70152920d600`<00`<hf3b1B000hf38:if31lc3jf3kf3170U\3120mo10lf3120lK0mf3121W[1mo10nf3212]Z1L00000000000011n=01515185120VL5720Y921W[1Y9565921hP2Y920Y920VLhf3V2T1100of3?1R71hP215185120lK3684120lK4034^3_3^3U3033^3Y3\3034^3e3\3\3031]1Pg3P1F0011T71W[1185120SLPg3T1P115221hP2lK21W[1SLQg30000Pg38:Rg31lc3Sg3Tg3190U\3121hP2mo10Ug3121hP2lK0Vg3121W[1SL0`Q2121W[1mo10hD212]Z1L00000000000000Wg3?1^:1VY21684120]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3Xg3R1F11R71W[1150720g8Yg3720g8Tf3Xg3X1>11[E013721W[1g8Tf3Zg30000Xg38:[g31Xf3\g3]g3180^g3121VY2]:0_g3121VY2mo10`g3121W[1g80mS2121W[1mo1212]Z1Yb3000001[E4PPPTUioS\R101000100ag3:1b9015220_R103Ad3U3c3d3Z2g2d2W2U3^3U3b3Q3d3Y3_3^3bg3LH1^N20^N0136U2c2b1e1f1[220bg38:cg31dg3eg3fg3150gg3120mo10hg3120^N0ig3212]Z1oT200000000000000jg391`7015420Y95921^m2_N1Ro1kg3NH01`71^m2185120_Nkg3V1B14T7Z7X;Z;016920d600RI200RI00VIkg3\1B11[E012001kg38:lg31fd3mg3ng30111]Z1000002[E4PPPlYaTUm4Ro14PPhUibmR100000100og3?1b71Yi20Ph3P1H00015621Yi2_N21Yi2Y9Qh30000Ph38:Rh31fd3Sh3hd3170Th3121Yi2_N0Uh3121Yi2Y90`Q2121Yi2mo10hD111]Z100000000000000Vh3:3`7b7d700Wh3LH1^N20^N0136U2c2b1e1f1[220Wh38:Xh31dg3Yh3Zh30211]Z100000000000000[h3?1n=1fP215185120YL85120P4\h3V1F0021n=1RW215185120P485120YL\h3j1B1T71W[10\h3l1B15050505221fP2YL21RW2YL5321fP2P421RW2P453921W[1d600`<00PC5521W[1Y921RW2Y9]h30000\h38:^h31md3_h3`h31=0Pe3121W[1mo10ah3121RW2P40bh3121RW2YL0`Q2121RW2mo10^Z3121fP2YL0`Q2121fP2mo10hD211L00000000000021T7015220d600PC\h3\1T1016X7P>R>T>b>Z;015620mo121W[1mo1\h3^1P1101ch3dh3\h3R1>eh3?1h<1kn1151684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U385120YLfh3X1F0021n=1fP215185120P485120YLfh3n1B1T71ka20fh3P2B15050505221kn1YL21fP2YL53921kn1P4921kn1n803021fP2P453921ka2d600`<00PC5521ka2Y921fP2Y9gh30000fh38:hh31md3ih3jh31;0Pe3121ka2mo10kh3121kn1YL0`Q2121kn1mo10lh3121fP2YL0`Q2121fP2mo10hD212]Z1]a200000000000031T7015220d600PCfh3^1T1011n=015185120P485120YLfh3`1T1017X7P>R>T>b>Z;X;015620mo121ka2mo1fh3b1P1101mh3dh3fh3T1>nh382b9d91Vm2185120oh3Pi3T1H2V6l6015220oh321Vm2oh3Pi3X1N00Pi38:Qi31Ri3Si3Ti316121Vm2_R10Ui3121Vm2oh30mS2121Vm2mo10Vi3211ki1010000000000000Wi391V6015220Qn121gV2Qn1Xi3V1H01l61gV20Xi3Z1\1011[E010000Xi38:Yi31Zi3[i3\i30111ki10100001[E4PPb_QdB00000000]i391V61kn115220Qn121^m2Qn1^i3R1H07X6Z6\6^6`6d6f61^m20^i3X1J11l600^i3`1L0010000^i38:_i31Zi3`i3ai3150bi3121kn1mo10ci3121^m2mo10di3111ki1010000000000000ei371h9015320_R1034d3X3U3^3fi3P1H00003P:b9d9fi38:gi31hi3ii3ji3150ki3120_R10lT2120mo10li3111ki100000000000000mi3?1d61hm10ni3HH00015221hm1nH03GT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2\3e3W3Y3^3oi30000ni38:Pj31Qj3Rj3Sj30212om1ki100000000000000Tj3:1b901513920cA02150851:20oE205U3b3b3_3b304S3_3T3U35185120l>53871:20oE105U3b3b3_3b3036_3R3Z3U3S3d3Uj3V1H1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321Uj38:Vj31Wj3Xj3Yj316120_R10Zj3120mo10[j3120l>0\j3111ki100000000000002]j3^j3Uj3P1>_j3^j3Uj3R1>`j3:4b<h=n:j:0137920l>034^3_3^3U3aj3bj3LH1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T311bj38:cj31Wj3dj3ej30111ki100000000000000fj3:1f901720_R1gj3hj3P1H1l>20l>0>3D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d33CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c33@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U33Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T33KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T33OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T33<c3d3_3b3Q3W3U3o2V3e3\3\33DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T33J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b33F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T33=e3^3Y3]3`3\3U3]3U3^3d3U3T321hj38:ij31Wj3jj3Yj316120_R10Zj3120mo10[j3120l>0\j3111ki100000000000000kj381Z<00lj3P1H1Z:00lj3R1N00lj38:mj33nj3oj3Pk3Qk3Rk3130Sk3120mo10Tk3212om1ki100000000000000Uk3?3b9d9f91_o11720_R1Vk3Wk3P1H000153841921_o1l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3fZ20000Wk38:Xk31Yk3Zk3[k315121_o1_R10jZ2121_o1l>0mS2121_o1mo1212om1ki100000000000000\k392d9b91_o1152920R403021hm1R4]k3P1H01Z91hm1151720_R1Vk385120R4]k3Z1B12d9b9015152920R403021hm1R45085120_R153841920l>03003=e3^3Y3]3`3\3U3]3U3^3d3U3T3]k3`1B0010000]k38:^k31Yk3_k3[k3160`k3121_o1R40ak3121_o1l>0mS2121_o1mo1212om1ki10000000021l600]k3d1h11P?00]k3d1b200000bk351Z91hm1185120R4ck3NF211b90185120R4ck3T1T1ck3T1B101jm1000011d90185120R4ck3V1T1ck3V1B101jm10000010ck38:dk31ek3fk3gk30212om1ki1000001jm14PPf^Tlg11R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100hk3?1d91_o1185120l>ik3R1H0001684121_o1l>>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T303Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\303DS3_3^3V3Y3W3e3b3Q3d3Y3_3^3o2V3Q3Y3\3U3T303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b303F`3\3e3W3Y3^3o2^3_3d3o2Y3^3Y3d3Y3Q3\3Y3j3U3T303=e3^3Y3]3`3\3U3]3U3^3d3U3T3jk30000ik38:kk31Wj3lk3mk3170nk3121_o1_R10n[2121_o1mo10[j3121_o1l>0\j3112om1ki100000000000000ok3?1d91_o10Pl3R1H00015056831921_o1l>03000051385121_o1l>721_o1_EQl3Rl30000Pl38:Sl31Wj3Tl3Ul3190nk3121_o1_R10n[2121_o1mo10[j3121_o1l>0Vl3121_o1_E0Wl3211ki100000000000000Xl3?1d91_o10Yl3T1H000256831921_o1l>030000Zl356831921_o1_E030000[l30000Yl38:\l32]l3^l3_l3`l3190nk3121_o1_R10n[2121_o1mo10[j3121_o1l>0Vl3121_o1_E0al3212om1ki100000000000000bl3?1b91W[11513920cA02185120l>cl3P1H000250568319:21W[1oE205U3b3b3_3b304S3_3T3U30300005153871:21W[1oE105U3b3b3_3b3036_3R3Z3U3S3d35683121W[1l>000dl356831921W[1_E030000el30000cl38:fl31]l3gl3hl318121W[1_R10Zj3121W[1mo10[j3121W[1l>0Vl3121W[1_E0al3211ki100000000000000il3?1d91_o11684120l>403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3jl3R1H00017921_o1_E030kl3ll30000jl38:ml32nl3ol3Pm3Qm3170Rm3121_o1l>0mS2121_o1mo10Sm3121_o1_E0Tm3211ki100000000000000Um372j9l90152920mH021020Vm3T1H00001j9Vm38:Wm31Xm3Ym3Zm3130[m3120mo10\m3212om1ki100000000000000]m376Z6\6^6`6b6h601503920mH0213920ZB021^m3R1>00003Z6^6h6^m38:_m32`m3am3bm3cm3130dm3120mo10em3212om1ki100000000000000fm326gm3hm3im3eJnHTJ061X600jm3f1P12Z6\600jm3h1N2^6`600jm3j1L1d600jm3l1J1f600jm3n1N1l600jm3P2J66022446688::06022446688::052446688::0446688::03688::028::0602468:jm38:000jm38:km31Zi3lm3mm30111ki1010000000000100nm397X6Z6\6^6`6d6f600om3R1>01l600om3b1J11V600om3d1L11[E010000om38:Pn31Zi3Qn3Rn30111ki10100001[E4PPigPZ900000000Sn351n91gV213603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120gT1Tn3T1F311n901603AT2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3120gT1Tn3Z1T1Tn3Z1B101[E000011j901920mH021Tn3\1T1Tn3\1B101[E000011l600Tn3^1T1Tn3^1B101[E0001Un3000Tn38:Vn31Xm3Wn3Zm30212om1ki10100001[E4PPb_QdB0041V?00Tn3d1F1X?00Tn3f1F1Z?0152920Qn1000921gV2Qn1000Tn3h1F1\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3Tn3j1F00000Xn3?1V:1_o10Yn3NH0001684121_o1bU14035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3Zn30000Yn38:[n31\n3]n3^n30211ki100000000000000_n372d9f90152920l>03003=e2^2Y2]2`2\2U2]2U2^2d2U2T2`n3V1H00003b9d9f9`n38:an31hi3bn3cn315120_R10dn3120l>0mS2120mo1212om1ki100000000000000en391R:01385120bOfn3P1H01l100fn3T1\111l600fn3T1V311j^2010000fn38:gn31hn3in3jn30211ki10110001j^24PPb_QdB00000000kn394Z?h3l3n30152920Qn1000921hm1Qn1000ln3NH01Z91hm1185120R4ln3V1J14b9d9P?l60152920R421hm1R421hm1R4ln3Z1B11[E010000ln38:mn31ek3nn3on30212om1ki1000001[E4PPf^Tlg100000000Po374l3n3h3j3017920d;03Q1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1Qo3Ro3X1>00002^4`4Ro38:So32To3Uo3Vo3Wo3150Xo3120mo10Yo3120d;0Zo3212om1ki1010000000000000[o3?2d9b91_o1151513920cA0206841920l>030303D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T356831920_E030000\o3R1H0001721_o1_E]o3^o30000\o38:_o32`o3ao3bo3co3170Rm3121_o1l>0mS2121_o1mo10Sm3121_o1_E0do3111ki100000000000000eo352V6P?1gV2153920]:030039_2^2o2S2b2U2Q2d2U2fo3T1F111l600fo3X1\1fo3X1J101jm10000000fo38:go31ho3io3jo30212om1ki1000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ko351Z:1hm10lo3NF111\:015284120^7035b3U3Q3T3i3lo3P1\1lo3P1J101jm1000011\:01684120^72035U3b3b3_3b3036V3Q3Y3\3U3T3lo3T1B00lo38:mo33no3oj3Pk3oo3PP40212om1ki1000001jm14PPigPZ901041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100QP481Z<00RP4P1H1\:015284120^7035b3U3Q3T3i3RP4R1N311Z:00RP4T1HRP48:SP42oj3Pk3TP4UP4130VP4120mo10WP4212ki1XP400000000000000YP481R:01385120bOZP4P1H1l600ZP4T1N00ZP48:[P41hn3\P4jn3130]P4120mo10^P4211ki100000000000000_P4?5^4`4b4h4d41^m215185120d;784120d;`P4aP4NH0001621^m2d;203V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X303W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3bP40000aP48:cP41dP4eP4fP40212om1ki100000000000000gP482`4h41^m217841920d;03:d3Y3]3U3c3Q3V3Q3b3Y3`P4hP4X1H1^40151920ZB0215050385120d;385121^m2d;5220d;21^m2d;hP4^1>00hP48:iP41Uo3jP4kP4150lP4121^m2d;0mP4121^m2mo10nP4112om1ki100000000000000oP491^4015185120d;920ZB021PQ4NH1012001PQ48:QQ41To3RQ4SQ40212om1ki101000001d;0000000TQ4?1^41W[115185120ZB7841920d;03:d3Y3]3U3c3Q3V3Q3b3Y3`P4UQ4R1H000121W[1ZBVQ40000UQ48:WQ41Uo3XQ4YQ4150ZQ4121W[1d;0[Q4121W[1mo10\Q4212om1ki1010000000000000]Q4?1j61[f215220ZB020^Q4P1F0015V6X6Z6d6l61kn10^Q4T1P1153921[f2Qn1000921kn1Qn1000_Q40000^Q48:`Q41`m3aQ4cm3140bQ4121[f2eJ0cQ4121[f2mo1212om1ki100000000000000dQ4?2^<`<1\I15185120VK565920VK20Y91[EeQ4X1F13R6b9P=1ka2185120[CeQ4^1B11[E015721ka2[C002fQ40000eQ48:gQ43hQ4lY2`Z2iQ4jQ4190kQ4121\IVK0lQ4121\Imo10mQ4121ka2mo10PZ2121ka2[C0nQ4212om1oQ4000001[E4PPlb\i^A0071b<00eQ4l1F1d<00eQ4n1F1f<00eQ4P2F1h<00eQ4R2F1V;00eQ4T2F1P?00eQ4V2F1l600eQ4X2F00000PR4?1`<1\I15185120n885120VKQR4X1F12R6^;1kn11515085120QH85120RH5420Y921\IVKQR4^1>11[E01621\In81921kn1QH21kn1RHRR40000QR48:SR41hQ4TR4UR417121\In80VR4121\IVK0`Q2121\Imo10WR4121kn1mo1212om1oQ40100001[E4PPlb\i^A0051b<0152920n821\In821\In8QR4j1F1d<0152920n821\In821\In8QR4l1F1f<00QR4n1F1h<0152920n821\In821\In8QR4P2F1V;00QR4R2F00000XR4?3b9R6n<1VY215185120[C5720[C1Va1YR4\1F21`<1\I1565920VK20Y91[EYR4b1B2b9R61ka2185120[CYR4d1B11[E01505521ka2Y921\IY95421ka2[C1Va1ZR40001YR48:[R41hQ4\R4]R41<121VY2[C0^R4121VY2mo10_R4121\Imo10`R4121ka2mo10PZ2121ka2[C0aR411Va10bR4111oQ40100002[E4PP\mXh_3Va10P400;1n<00YR4R2F1d900YR4T2F1b<00YR4V2F1d<00YR4X2F1f<00YR4Z2F1h<00YR4\2F1P=00YR4^2F1V;00YR4`2F1\;00YR4b2F1f;00YR4d2F1Z901720_R1cR4YR4f2F00101dR4eR4YR4X1>fR4?5P=n<^;R6b91RW2185120[CgR4R1H00015521RW2[C1Va1hR40000gR48:iR42jR4aZ2kR4lR415121RW2[C0mR4121RW2mo10nR411Va1212om1oQ4000001Va10P400000000oR4?1P=1PS4185120\a1QS4V1H00025521PS4\a11RS4SS455921PS4]a10001RS4TS40000QS48:US41VS4WS4XS418121PS4\a10YS4121PS4]a10ZS4121PS4mo10[S411RS40\S4111oQ40100001RS40X100000000]S4?1n<1gV20^S4X1H000285121gV2[C_S45721gV2[C921gV2Va11Va1`S40000^S48:aS41hQ4bS4cS4170dS4121gV2mo10eS4121gV2[C0fS4121gV2Va10gS4111oQ41hS4100001Va10P400000000iS4?2^;R61RW215085120RH85120QHjS4T1H000155831921RW2RH21RW2QH1Va1kS40000jS48:lS41jR4mS4lR4160nS4121RW2mo10a_21831921RW2RH21RW2QH0oS411Va1212om1oQ40100001Va10P400000000PT4?1b91fP21515220_R103EW3U3d3b2_3\3\3Y3^3W3g2Y3^3T3_3g3c2d3Q3d3c385120XS1QT4R1H00023721fP2XS1RT4ST43721fP2XS1TT4UT40000QT48:VT42aZ2jR4WT4lR4140XT4121fP2mo10YT4121fP2XS1212om1oQ4010000000000000ZT4?1P=1PS4185120^a1[T4R1H0001505521PS4^a10005521PS4]a1000\T40000[T48:]T41^T4_T4`T4170aT4121PS4^a10bT4121PS4]a10`Q2121PS4mo10cT4111oQ400000000000000dT481h<1_o1185120P4eT4T1H7Z<^<`<X1f=l=T=015052920n803021_o1P452920P403021_o1P4eT4Z1>111l=0152920T>002000eT4d1HeT48:fT41Ue2gT4hT4150iT4121_o1mo10jT4121_o1P40kT4111lT4011000000000000mT4:1P900nT4T1H1kQ120kQ1012120nT48:oT41PU4QU4RU4130SU4120mo10TU4111lT4010000000000000UU4?4b<h=j;R51[f20VU4P1H000150505056831921[f2_E921[f2`E921[f2e_103000085121[f2l>85121[f2n885121[f2P4WU40000VU48:XU41Yg2YU4ZU4130[U4121[f2mo10\U4211lT400000000000000]U482n=h<1_o115085120P485120n8^U4T1H7Z<^<`<f=l=T=n6015052920n8030921_o1P421_o1n852920P4030921_o1P421_o1n8^U4Z1>111l=0152920T>002000^U4d1H^U48:_U41Ue2`U4aU4150he2121_o1mo10jT41921_o1P421_o1n80kT4111lT4010000000000000bU4;01040cU48:dU41eU4fU4gU40112lT4Yb300000000000000hU4;011iU40jU48:kU41eU4lU4mU40112lT4Yb300000000000000nU4;0202030oU48:PV41eU4QV4RV40213om1lT4Yb300000000000000SV4;040001051TV40UV48:VV41Vb3WV4XV40213om1lT4Yb300000000000000YV451\@1_o1151720SU1ZV43720SU1[V4\V4V1F111\@01503720SU1ZV4720SU1]V4\V4^1L\V4^1>101e\10000000\V48:^V41Yg2_V4`V40211lT4000001e\14PPU[ck100000018b<h=Z7R5n:j;b4Z?015620mo121_o1mo1\V4h1P1101aV4bV4\V4R1>cV4?2X@P91_o1152920kQ1021021dV4V1H00013921_o1^m1020eV40000dV48:fV41gV4hV4iV4130jV4121_o1mo10kV4111lT4010000000000000lV4<00111mV48:nV42oV4gV4PW4QW40212om1lT400000000000000RW4?3Z@l4Z71_o115085120bm185120fDSW4P1H00013921_o1bm1020TW40000SW48:UW41oV4VW4WW4130XW4121_o1mo10YW4211lT400000000000000ZW4?1Z71[f2153871:20fD106b3U3Q3c3_3^3036Q3R3c3U3^3d3[W4LH00016:21[f2fD106b3U3Q3c3_3^38034Q2e2d2X2037^2U2d2g2_2b2[2036c2U2b2f2U2b2037d2Y2]2U2_2e2d2035`2Q2b2c2U2038Y2^2d2U2b2^2Q2\2037U2h2`2Y2b2U2T203:b2Q2d2U2o2\2Y2]2Y2d2\W40000[W48:]W41oV4^W4_W40212lT4_X300000000000000`W4?1l41hm1153871:20fD107c3e3S3S3U3c3c3036Q3R3c3U3^3d3aW4LH000152871:21hm1fD107c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3bW40000aW48:cW41oV4dW4eW40211lT400000000000000fW471V@00gW4P1H0007B4JLF200gW48:hW41gV4iW4jW4150he2120mo10kW4120b60lW4112om1lT400000000000000mW451j>1[f20nW4NF213n>n:d900nW4R1T1nW4R1B101jm1000011T:015284120YU1033b3U3T3nW4T1T1nW4T1B101jm10000000nW48:oW41PX4QX4RX40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100SX451j>1[f20TX4LF111l>00TX4N\1TX4NJ101jm1000021h>00TX4P1L1f>00TX4P1f200TX48:UX41PX4VX4WX40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100XX451b>1mZ20YX4NF213h>j>l>00YX4R1T1YX4R1B101jm1000013b>h>l>015052920hW1921mZ2hW1000921mZ2hW1920hW1000515220hW1921mZ2]820hW15220]821mZ2hW1YX4Z1P1YX4T1B101jm10014P?l6V6\?0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3YX4V1F1ZX411h>01515185120hW185121mZ2hW15320hW121mZ2hW1YX4f1B00YX48:[X41\X4]X4^X40211lg1000001jm14PP\mXh_300000000_X4?1h>1hm10`X4P1F0011l=1VY20`X4R1P115758921hm1Xc1921VY2T>002983121hm1Wg1000921VY2T>002aX40000`X48:bX41cX4dX4eX419121VY2T>0fX4121VY2mo10gX4121hm1Xc10hX4121hm1mo10iX4121hm1Wg1211lg100000000000000jX491b>00kX4NH05l=f=n=Z>\>00kX4R1J12h>l>00kX4X1L11[E010000kX48:lX41mX4nX4oX40211lg1000001[E4PP\mXh_300000100PY492h>j>00QY4NH01b>00QY4P1T111b>00QY4P1X311jm11212001QY48:RY41SY4TY4UY40211lg1000001jm14PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100VY4?1b>1mZ20WY4NH00015421mZ2hW121mZ2]8XY40000WY48:YY41mX4ZY4[Y4170\Y4121mZ2mo10]Y4121mZ2hW10^Y4121mZ2]80_Y4211lg100000000000000`Y461b>1mZ20aY4NH2011f>00aY4R1B0aY4R1B011h>00aY4T1B0aY4T1B1jm1001aY48:bY41SY4cY4dY40211lg1000001jm14PP\mXh_30121j>00aY4`1\11l>00aY4`1P341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100eY4?1b>1mZ20fY4R1F0012l6V61gV20fY4T1P11555921mZ2Y921gV2Y91[EgY40000fY48:hY41mX4iY4jY4160\Y4121mZ2mo10kY415921mZ2Y921gV2Y90lY4121gV2mo1211lg1000001[E4PPhUibmR100000000mY491b>00nY4NH01d>00nY4R1J13h>j>l>00nY4T1L11[E010000nY48:oY41SY4PZ4QZ40211lg1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100RZ491d>00SZ4NH01f>00SZ4R1J14h>j>l>b>00SZ4T1L11[E010000SZ48:TZ41SY4UZ4VZ40211lg1000001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100WZ4?1b>1mZ2185120Xc1XZ4T1F11f>1gg2185120Xc1XZ4X1F11[E01525821gg2Xc1983121gg2Wg100021mZ2Xc1YZ40010XZ48:ZZ41cX4[Z4\Z41;0]Z4121mZ2Xc10^Z4121mZ2mo10_Z4121gg2Xc10`Z4121gg2Wg10`Q2121gg2mo10hD212om1lg1000001[E4PP\mXh_30121j>00XZ4h1\11l>00XZ4h1P300100aZ4?1l=1VY215085120T>85120n8bZ4X1F21h>1hm10bZ4^1B1l=1\I185120T>bZ4`1B11[E01505421\Imo121hm1mo1575821\IT>983121hm1Wg1000921VY2T>002cZ40010bZ48:dZ41cX4eZ4fZ41=0gZ4121VY2T>0`Q2121VY2mo10hZ4121\IT>0`Q2121\Imo10iZ4121hm1Wg10`Q2121hm1mo10hD211lg1000001[E4PPPXXWXjZc40082Z9\901720_R1jZ4bZ4n1F1d<00bZ4P2F1f<00bZ4R2F1V;00bZ4T2F1f=00bZ4V2F1j>00bZ4X2F1l>00bZ4Z2F1f>015185120Wg15683120Wg1000bZ4\2F00001kZ4lZ4bZ4T1>mZ451l>00nZ4NF111b>00nZ4X1LnZ4R1>101jm10014P?l6V6\?0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3nZ4T1B0000nZ48:oZ41mX4P[4Q[40211lg1000001jm14PP\mXh_300000000R[4?1l=1VY2185120n8S[4\1F31h>1hm10S[4b1B1l=1ka215185120n8575920Y921VY2Y91PQ2S[4d1B1l=1\I15185120T>575920Y921VY2Y91PQ2S[4f1B11[E0150505421ka2mo121hm1mo15421\Imo121ka2mo15185121hm1Wg1621VY2n8121hm1Wg1T[40000S[48:U[41cX4V[4fZ41:0Pl2121VY2n80W[4121VY2mo10X[4121hm1mo10Y[4121\Imo10iX4121hm1Wg1211lg1000002[E4PPPXXWXjZc4PQ24PPigPZ90091l=0152920n803021VY2n8S[4R2F2Z9\901720_R1jZ4S[4T2F1d<00S[4V2F1f<00S[4X2F1V;00S[4Z2F1f=00S[4\2F1j>00S[4^2F1l>00S[4`2F1f>015185120Wg15683120Wg1000S[4b2F00002Z[4lZ4S[4V1>[[4\[4S[4X1>][4?5l=f=n=Z>\>1Yi20^[4V1F0011l>1W[10^[4l1P115221Yi2]d221W[1]d2_[40000^[48:`[41mX4a[4Q[4150b[4121Yi2mo10c[4121W[1mo10d[4211lg100000000000031l>00^[4^1T1011b>015620mo121W[1mo1^[4`1T1105l=f=n=Z>\>01515620mo121W[1mo15220]d221Yi2]d2^[4b1P1102ch3e[4^[4P1>f[4g[4^[4R1>h[4?1P51mZ2185120Y@i[4V1F0012`4b41fP2137920d;030j[4i[4\1B150385121fP2Y@558015921mZ2Y@21fP2Y@1m`1k[40000i[48:l[43m[4n[4o[4P\4Q\4180R\4121mZ2mo10S\4121mZ2Y@0T\4121fP2mo10U\4121fP2Y@212om1V\40100001m`14PPU[ck100000000W\451h41W[1185120iBX\4R1F213l4V7P501920cA021X\4X1P1X\4X1B0017P?\?V6l6\;Z:Z<015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X35620Y95821W[1iB1[EX\4^1F0011P500X\4R2P1X\4f1B101jm11585821W[1iB1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3X\4j1F0000X\48:Y\41Z\4[\4\\40211V\40100002[E4PPdhU\\d1jm14PPigPZ90141`400X\4Z2\11b400X\4Z2l21n400X\4Z2d41d400X\4Z2P600000]\471P500^\4V1H11P51mZ20^\4Z1J12`4b400^\4\1L0140^\48:_\42n[4o[4`\4a\4150b\4120mo10c\4121mZ2mo10d\4212om1V\400000000000001e\4f\4^\4R1>g\451`41fP20h\4V1F311h400h\4Z1P1h\4Z1B115821fP2Y@1[E000013h4V7P500h\4^1P1h\4^1B01585821fP2Y@1[E04PTQm118P?\?V6l6\;Z:Z<Z9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3h\4d1F01i\413P5h4l400h\4b2P1h\4R2B101jm11585821fP2Y@1[E04PTQm1018P?\?V6l6\;Z:Z<Z9015152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X36841920_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c3503Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303>e3`3T3Q3d3U3c3U3d3d3Y3^3W3c303FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c303CS3Q3^3S3U3\3T3Q3Y3\3i3b3U3]3Y3^3T3U3b303E]3Q3Y3^3d3Q3Y3^3b3_3\3\3Y3^3W3g3Y3^3T3_3g3h\4V2F0000h\48:j\42Z\4k\4l\4m\40212om1V\40100002[E4PPdhU\\d1jm14PPigPZ90111d400h\4j2\100000n\4?1P51mZ20o\4T1F0021`41fP20o\4X1B1V71W[10o\4Z1B154921W[1iL21W[1Y9921mZ2Y@21fP2Y@P]40000o\48:Q]41R]4S]4T]4180b\4121mZ2mo10U]41921W[1iL21W[1Y90`Q2121W[1mo10V]41921mZ2Y@21fP2Y@212om1V\4010000000000000W]4?1`41fP2185120Y@X]4T1F11P51mZ20X]4X1F0015621mZ2Y95821fP2Y@1[EY]40000X]48:Z]41R]4[]4\]4180]]4121mZ2Y90`Q2121mZ2mo10^]4121fP2mo10_]415821fP2Y@1[E212om1V\4000001[E4PPdhU\\d10121d400X]4b1\11h400X]4b1l200000`]4?1P51mZ2185120Y@a]4V1F0021`41fP20a]4\1B1l41hm1120cAa]4^1B1505421hm1Y921mZ2Y@555921fP2Y@21mZ2Y@1m`1b]40000a]48:c]41d]4e]4f]41;0R\4121mZ2mo10S\4121mZ2Y@0g]4121hm1Y90`Q2121hm1mo10h]4121fP2mo10hD212om1V\40100001m`14PPU[ck100000000i]491P500j]4X1H01l40120cAj]4\1J011[E010000j]48:k]41d]4l]4m]40212om1V\40100001[E4PPdhU\\d100000000n]491P500o]4R1H01P500o]4V1J11b400o]4X1L11[E010000o]48:P^42n[4o[4Q^4a\40212om1V\40100001[E4PPPf^Tlg10011j500o]4^1\100000R^451`41fP20S^4Z1F611h400S^4^1P1S^4^1B115821fP2Y@1[E000011l40120cAS^4b1P1S^4b1B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3S^4j1F01T^411V700S^4T2P1S^4T2B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3S^4Z2F01T^411P500S^4d2P1S^4d2B01585821fP2Y@1[E04PTQm117P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3S^4j2F01U^421P500S^4b3J2`4b401558015959920Y@5820Y91V^420Y91V^41m`1S^4d3JS^4T3B101jm11585821fP2Y@1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3S^4X3F1W^411l40120cAS^4X4P1S^4l3B101oL1585821fP2Y@1[E04PTQm1017P?\?V6l6\;Z:Z<0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3S^4P4F1X^4000S^48:Y^45Z\4k\4Z^4[^4\^4]^4^^40214om1VR2WR2V\4000005[E4PPdhU\\d1V^44PP\mXh_3m`14PPigPZ9jm14PPb_QdBoL4PP\mXh_30111d400S^4d4\100000_^451P51mZ20`^4NF211`40155801595920Y@21mZ2Y91V^41m`1`^4R1P1`^4R1B101jm1000011b400`^4X1T1`^4X1B101jm10001a^4000`^48:b^41Z^4c^4d^40212om1V\4000003V^44PP\mXh_3m`14PPigPZ9jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100e^4?1h:1RW21684120d6203:Q3e3d3X3_3b3Y3j3U3T3036T3U3^3Y3U3T3f^4V1F11b:1W[10f^4Z1F11[E01525284121RW2d603:Q3e3d3X3_3b3Y3j3U3T3684121W[1oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3g^40000f^48:h^41ao3i^4j^4180k^4121RW2d60mS2121RW2mo10l^4121W[1oE0mS2121W[1mo1212om1RW10100001[E4PPigPZ90131d:00f^4f1\11l:00f^4f1T31f:00f^4f1d400000m^4?1b:1fP20n^4^1F0021b:1W[10n^4n1B1`:1hP20n^4P2B15050505421hP2mo121W[1mo15321fP2]d221W[1]d23684121W[1oE3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3545921fP2Y921hP2Y91o^4P_40000n^48:Q_41ao3R_4S_41;0T_4121W[1oE0mS2121W[1mo10U_4121hP2mo10V_415921fP2Y921hP2Y90Vj2121fP2mo10hD211RW10100001o^44P`beiM00000031b:00n^4b1T1011`:00n^4d1T1014h:l:T?R?015620mo121W[1mo1n^4f1P1102W_4X_4n^4X1>f[4Y_4n^4Z1>Z_491d9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3[_4R1H01`:1hP2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3[_4Z1B11b:00[_4^1L0010000[_48:\_42]_4^_4__4`_4140a_4120mo10b_4121hP2mo1011RW1010000000000000c_4?1Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d_4Z1F12b9d91Vm20d_4P2F11jm1015052841921Vm2l>03003OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T36841921Vm2l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3e_40001d_48:f_41g_4h_4i_4170j_4121hm1mo10k_4121Vm2mo10[j3121Vm2l>0l_4212RW1\V20110002[E4PPigPZ9jm14PPf^Tlg11R4011R?00d_4^2\100131b9015151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020555921hm1Y920Y91[Ed_4`1P1011X10185120P9d_4l1T1041X1015420P900n1d_4n1T1100m_491^<00n_4P1H01b:015284120oE036T3U3^3Y3U3T3n_4V1B12b:j:00n_4Z1L11[E010100n_48:o_42P`4Q`4R`4S`40212om1RW1000001[E4PPf^Tlg100:1f:00n_4h1F1d:00n_4j1F1l:00n_4l1F1h400n_4n1F1\;00n_4P2F1P<00n_4R2F1R?00n_4T2F1T?00n_4V2F1\?00n_4X2F1h:015384120d6036T3U3^3Y3U3T3n_4Z2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100T`491b901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>U`4P1H01b:015284120oE036T3U3^3Y3U3T3U`4X1B12b:j:00U`4\1L11[E010100U`48:V`43P`4Q`4W`4X`4S`40212om1RW1000001[E4PPf^Tlg100:1f:00U`4j1F1d:00U`4l1F1l:00U`4n1F1h400U`4P2F1\;00U`4R2F1P<00U`4T2F1R?00U`4V2F1T?00U`4X2F1\?00U`4Z2F1h:015384120d6036T3U3^3Y3U3T3U`4\2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Y`481d91W[115152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T352841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Z`4R1H1j:0152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Z`4\1>21[`411Z9015220R421W[1R4Z`4`1HZ`48:\`41Q`4]`4^`4150_`4121W[1mo10``411[`40a`4212om1RW1000001[`44PPigPZ900000000b`4?2d9b91_o115152920l>03003D^2_2d2Y2V2Y2S2Q2d2Y2_2^2c2o2T2U2^2Y2U2T23920cA020c`4T1H00016841921_o1h9030203A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3d`40000c`48:e`41nl3f`4g`4150h`4121_o1mo10i`4121_o1h90j`4211RW1010000000000000k`451j:1kn1152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3l`4R1F211d9015152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920_E030000l`4X1P1l`4X1B101jm1000011b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3503920cA0215152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T356831920_E030000l`4^1P1l`4^1B101jm10001m`411b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>l`4l1B00l`48:n`43o`4W`4]l3Pa4Qa40212om1RW1000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18101Ra4Sa4l`4N>Ta4?1d91W[115152841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T35085120_E85120h9Ua4R1H000256831921W[1_E031]1000Va452841921W[1h903A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T303A`3U3b3]3Y3c3c3Y3_3^3o2T3U3^3Y3U3T3Wa40000Ua48:Xa41o`4Ya4Za4170[a4121W[1mo10Sm3121W[1_E0\a4121W[1h90]a4211RW100000000000000^a491^<00_a4R1H01h:015284120d6036T3U3^3Y3U3T3_a4V1J1>b:h:f:d:j:l:h4\;P<R?T?\?P?l60153841920oE920d6035_3d3X3U3b3036T3U3^3Y3U3T3_a4Z1B11[E010100_a48:`a42P`4Q`4aa4ba40212om1RW1000001[E4PPf^Tlg100000000ca4?1d91_o115185120l>7920_E030da4ea4R1H00015284121_o1l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3fa40000ea48:ga41g_4ha4ia4150ja4121_o1mo10ka4121_o1l>0l_4212RW1\V2011000000000000la4?1d91_o115284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3ma4NH000152841921_o1h903003?_3`3U3^3U3T3o2c3U3d3d3Y3^3W3c3na40000ma48:oa41g_4Pb4Qb4150ja4121_o1mo10i`4121_o1h90Rb4212RW1\V2011000000000000Sb4?1Z91hm115185120R4720_R1Tb4Ub4Z1F21d91_o11515220R421hm1R45284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3Ub4`1B1l:1Vm2185120k5Ub4b1B11[E01505284121Vm2k503;U3h3Q3S3d3o2Q3\3Q3b3]35421_o1mo121Vm2mo1Vb40000Ub48:Wb41nl3Xb4Yb4190d]2121hm1mo10Zb4121_o1mo10[b4121Vm2k50`Q2121Vm2mo10hD212RW1\V20110001[E4PPb_QdB0011Z901720_R1\b4Ub4P2F00101]b4^b4Ub4V1>_b481d9015284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3`b4V1H1l:0152841920k503;U3h3Q3S3d3o2Q3\3Q3b3]303;U3h3Q3S3d3o2Q3\3Q3b3]3`b4Z1N21[E0`b48:ab42g_4nl3bb4cb4150db4120mo10eb411[E0ll2213om1RW1\V20110001[E4PPb_QdB00000000fb491X1016841920o8038c3U3d3U3h3Q3S3d3303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3gb4P1H01d9015284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3gb4V1J16Z9Z<\;l6R?\100gb4X1L11[E010000gb48:hb41g_4ib4jb40213om1RW1\V20110001[E4PPb_QdB00000000kb471d9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3lb4V1H11d:1hP20lb4Z1\111b:00lb4Z1l301B0lb48:mb42]_4^_4nb4`_4150a_4120mo10ob4121hP2mo10Pc4011RW1010000000000001e\4f\4lb4R1>Qc493^<`4f=00Rc4P1H01j:00Rc4T1J14b:Z<\;l60153841920oE037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3Rc4X1B11[E010100Rc48:Sc42Tc4W`4Uc4Vc40212om1RW1000001[E4PPb_QdB0031h400Rc4l1F1P?00Rc4n1F1h:015384120d6036T3U3^3Y3U3T3Rc4P2F00000Wc491b901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA385120l>Xc4P1H01h:015284120d6036T3U3^3Y3U3T3Xc4V1J12b:h:0153841920oE20d6036T3U3^3Y3U3T3Xc4Z1B11[E010100Xc48:Yc41W`4Zc4[c40212om1RW1000001[E4PPf^Tlg10061f:00Xc4h1F1d:00Xc4j1F1l:00Xc4l1F1R?00Xc4n1F1T?00Xc4P2F1\?00Xc4R2F00100\c4?1j:1kn10]c4V1F12b:^<1\I1505185120oE5384120oE036T3U3^3Y3U3T351385120oE565920Y921kn1Y91hW1]c4Z1>00185121\IoE^c40000]c48:_c41Tc4`c4ac4170bc4121\Imo10[k215921\IY921kn1Y90cc4121kn1mo10dc4212om1RW1000001hW14PPb_QdB01:1h:015384120d6036T3U3^3Y3U3T3]c4h1F1f:00]c4j1F1Z<00]c4l1F1Z901720_R1ec4]c4n1F1T;00]c4P2F1h400]c4R2F1\;00]c4T2F1P<00]c4V2F1R?00]c4X2F1\?00]c4Z2F00100fc491j:00gc4NH02^<f=00gc4R1J12Z<l600gc4T1L11[E010100gc48:hc41Tc4ic4jc40212om1RW1000001[E4PPZfVg30021Z900gc4\1\11P?00gc4\1n100000kc452h:b:1RW2152841920d620oE036T3U3^3Y3U3T3lc4R1F216d;Z>d<f<h<j:00lc4`1P1lc4`1B0012l6\;01565920Y921RW2Y9581mc41m`1lc4f1P101nc416d;Z>d<f<h<j:00lc4n1P1lc4j1B101jm1158585821RW2Y91mc41m`104PTQm1012l6\;00lc4l1P10000lc48:oc41Pd4Qd4Rd40111RW10100003mc44PPPlYaTUm4m`14PPThjX_:jm14PPb_QdB0031f:015384120]8036T3U3^3Y3U3T3lc4Z2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3lc4\2F1b:01684120oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3lc4^2F00012^<`<01515620VK21RW2Y9555920VK21RW2Y91mc4lc4X1L010Sd491`:00Td4R1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Td4V1J12b9d900Td4X1L11[E012001Td48:Ud41]_4Vd4Wd40011RW10100001[E4PP\mXh_31R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Xd481Z<00Yd4V1H2b:h:00Yd4X1N00Yd48:Zd43P`4oj3Pk3[d4\d4130VP4120mo10]d4212om1RW100000000000000^d4:1h:00_d4NH1d620d6063=^3_3d3T2U3d3U3b3]3Y3^3U3T33>^3_3d3o2T3U3d3U3b3]3Y3^3U3T33<e3^3T3U3d3U3b3]3Y3^3U3T336T3U3^3Y3U3T33:Q3e3d3X3_3b3Y3j3U3T337W3b3Q3^3d3U3T311_d48:`d41ao3ad4bd40111RW1010000000000000cd491d:00dd4R1H02h:b:016841920d620oE303:Q3e3d3X3_3b3Y3j3U3T3037W3b3Q3^3d3U3T3036T3U3^3Y3U3T3dd4X1B11h:00dd4\1L11[E010000dd48:ed41ao3fd4gd40212om1RW10100001[E4PPigPZ900000000hd491d:00id4R1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3id4V1J12b9d9015220R421hm1R4id4Z1B11[E012001id48:jd41]_4kd4Wd40011RW10100001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ld4?1d91W[115284120l>03OU3h3Q3S3d3o2Q3\3Q3b3]3o2`3U3b3]3Y3c3c3Y3_3^3o2b3U3a3e3Y3b3U3T3md4T1F11X11\I185120o8md4X1F11[E013684121\Io8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3nd40000md48:od41g_4Pe4jb4170a_4121W[1mo10Qe4121\Io80Re4121\Imo10Se4212RW1\V20110001[E4PPb_QdB0161Z900md4d1\11Z<00md4d1n11\;00md4d1j31l600md4d1n41R?00md4d1h51\100md4d1`600100Te4?1`:1hP20Ue4V1F0021Z91hm11620_R1203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3Ue4Z1B1h:1RW20Ue4^1B150505521RW2Y921hm1Y9565921hP2Y921hm1Y91[E3684121RW2d62036T3U3^3Y3U3T303:Q3e3d3X3_3b3Y3j3U3T3Ve40000Ue48:We41ao3Xe4gd41:0Ye4121hP2mo10Ze4121hm1_R10m[2121hm1mo10[e4121RW2d60mS2121RW2mo1211RW10100001[E4PPigPZ900000000\e491b90151516920_R1030203Nb3U3a3e3U3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3`2U3b3]3Y3c3c3Y3_3^3c303Bb3U3a3e3U3c3d3`2U3b3]3Y3c3c3Y3_3^3c3920cA021385120l>]e4P1H01h:0152841920d6030036T3U3^3Y3U3T3]e4X1B12h:b:00]e4\1L11[E010100]e48:^e41ao3_e4`e40211RW10100001[E4PPb_QdB0041l:00]e4d1\11f:00]e4d1l21R?00]e4d1b41\?00]e4d1Z500100ae451f:1hm11515284120]8036T3U3^3Y3U3T385120VKbe4R1F216d;Z>d<f<h<j:00be4X1P1be4X1B0012l6\;015620Y921hm1VKbe4^1P10016d;Z>d<f<h<j:00be4d1P1be4`1B101jm1121hm1VK012l6\;00be4b1P10000be48:ce41Pd4de4Rd40111RW10100001jm14PPb_QdB0021f:015384120]8036T3U3^3Y3U3T3be4P2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3be4R2F00000ee491Z<00fe4P1H01Z91hm115220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3fe4T1J13b9d9Z901505220R421hm1R45220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3fe4X1B11[E014001fe48:ge41]_4he4ie40011RW10100001[E4PP\mXh_300041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100je451Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4ke4P1F211b9015220R421hm1R4ke4V1T1ke4V1B101jm1000011d9015220R421hm1R4ke4X1T1ke4X1B101jm10000000ke48:le41me4ne4oe40111RW1000001jm14PPf^Tlg10061l:00ke4^1F1T?00ke4`1F1V?00ke4b1F1X?00ke4d1F1Z?00ke4f1F1\?00ke4h1F00100Pf491d9015220R421hm1R4Qf4NH01Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4Qf4V1B11b9015220R421hm1R4Qf4\1B11To1010100Qf48:Rf41me4Sf4Tf40111RW1000001To14PPf^Tlg10011l:00Qf4f1\100100Uf451Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4Vf4P1F211l:00Vf4V1T1Vf4V1B101jm1000011b901515220R421hm1R4920cA021Vf4X1T1Vf4X1B101jm1000011d9015220R421hm1R4Vf4\1B00Vf48:Wf41me4Xf4oe40111RW1000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Yf4?1Z91hm11515220_R103C_3`3U3^3S2X3Q3^3^3U3\3c2U3d3d3Y3^3W3c385120R4Zf4T1F11l:1Vm215185120k550385120R45220R421hm1R4Zf4Z1B11[E01684121Vm2k53033Q3`3`3037S3X3Q3^3^3U3\303<^3_3d3Y3V3Y3S3Q3d3Y3_3^3[f40010Zf48:\f41me4]f4^f4170_f4121hm1mo10`f4121Vm2k50`Q2121Vm2mo10af4111RW1000001[E4PPigPZ90031Z900Zf4h1F1b9015220R421hm1R4Zf4j1F1d9015220R421hm1R4Zf4l1F00100bf4?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4cf4V1F21h:1RW20cf4\1B2^<`<1\I0cf4^1B11[E015521RW2Y921\IY9df40000cf48:ef41ff4gf4hf4160d]2121hm1mo10if4121\Imo10jf4121RW2mo1111RW10100001[E4PPigPZ90051b9015220R421hm1R4cf4j1F1d9015220R421hm1R4cf4l1F1Z900cf4n1F1h400cf4P2F1\;00cf4R2F00000kf451Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4lf4R1F111h:0150385120R45220R421hm1R4lf4X1Llf4X1>101jm1000021b9015220R421hm1R4lf4`1B1d9015220R421hm1R4lf4b1B00lf48:mf41ff4nf4of40111RW10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Pg452h:b:1RW2152841920d620oE036T3U3^3Y3U3T3Qg4R1F216d;Z>d<f<h<j:00Qg4`1P1Qg4`1B0012l6\;01565920Y921RW2Y9581mc41m`1Qg4f1P101nc416d;Z>d<f<h<j:00Qg4n1P1Qg4j1B101jm1158585821RW2Y91mc41m`104PTQm1012l6\;00Qg4l1P10000Qg48:Rg41Pd4Sg4Rd40111RW10100003mc44PP`[bUkU2m`14PPThjX_:jm14PPb_QdB0031f:015384120]8036T3U3^3Y3U3T3Qg4Z2F1h:015284120d603:Q3e3d3X3_3b3Y3j3U3T3Qg4\2F1b:01684120oE2037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3Qg4^2F00012^<`<01515620VK21RW2Y9555920VK21RW2Y91mc4Qg4X1L010Tg4?1b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c352871:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3037R3_3_3\3U3Q3^352:20oE20;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]3020Ug4V1F11X11\I1684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3Ug4\1>11[E0154921\IP900n100n1Vg40000Ug48:Wg41g_4Xg4Yg4170Zg4121\Io80mS2121\Imo10[g4121fP2mo10\g4212RW1\V20110001[E4PPigPZ90051l:00Ug4j1F1R?00Ug4l1F1T?00Ug4n1F1P?00Ug4P2F1b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Ug4R2F00000]g4?1d91W[115152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^352841920l>03003D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T3^g4T1F21h:1RW20^g4Z1B2`:d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^g4\1B11[E0185121Vm2l>_g40000^g48:`g41^_4ag4bg4140cg4121W[1mo10dg4121Vm2mo1011RW10100001[E4PPhUibmR10131b:00^g4j1F1h:0153841920d603003=^3_3d3T3U3d3U3b3]3Y3^3U3T3^g4l1F1`:0153841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^g4n1F00100eg4?1h:1RW215284120d603=^3_3d3T3U3d3U3b3]3Y3^3U3T3fg4V1F12b9d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3fg4\1B11[E01505185121Vm2l>5284121Vm2l>03D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T351385121Vm2l>3921Vm2cA021gg40011fg48:hg41^_4ig4jg4190kg4121RW2mo10lg4121Vm2mo10aT3121Vm2cA0mg4121Vm2l>0ng4011RW10100001[E4PPigPZ90141`:00fg4n1\11d:00fg4n1R31b:00fg4n1j41Z900fg4n1^600000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V2000004dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDYR12000000000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V200001\h44dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDYR12100000000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V200001]h44dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDYR12000000000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V200001^h44dK4PPhUibmR1m`14PPU[ck1Rh44PPTSR[]V1YR12000000000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V200001_h44dK4PPdhU\\d1m`14PPU[ck1Rh44PPPf^Tlg1YR12000000000og4?1P71[f215185120cK85120VKPh4T1H0001505131YR155801595921[f2VK21[f2cK1dK1m`1511YR155801595921[f2VK21[f2cK5:21[f2WK04PP\mXh_31m`1Qh41545921[f2VK21[f2Y98221Rh4585:921[f2WK00:04PP\mXh_304PP\mXh_3Sh415921[f2VK21[f2cKfP200Ph48:Th41Uh4Vh4Wh41;0Xh4121[f2cK0[k215921[f2VK21[f2cK0Yh4121[f2VK0`Q2121[f2mo10Zh411dK0[h4213om1RE\V200001`h44dK4PP`[bUkU2m`14PPU[ck1Rh44PPlXkmZY2YR12000000000ah451n61RW20bh4NF311`400bh4R1T1bh4R1B101jm1000011b400bh4T1T1bh4T1B101jm10001ch411P700bh4V1T1bh4V1B101jm10000000bh48:dh42eh4fh4gh4hh40213om1VR2RE000001jm14PPigPZ90111n400bh4\1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100ih451b41[f2152920l>002002jh4R1F111b401920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3jh4`1Ljh4`1>0015^<`<f=n6Z<00jh4d1L00000jh48:kh41lh4mh4nh40111RE01011001oh44PPU[ck101000111b40151920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3545921[f2Y920Y91oh4jh4X1L100Pi451b41[f20Qi4T1F211b9015220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Qi4^1T1Qi4^1B101[E000011d9015220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Qi4`1T1Qi4`1B101[E0000000Qi48:Ri41Si4Ti4Ui40111RE01010001[E4PPb_QdB01041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18021Z<01555921[f2Y920Y91[EQi4X1T1011Z901515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^3555921[f2Y920Y91[EQi4Z1T1060Vi451b41[f215220l>1Wi4Xi4R1F311R;00Xi4X1T1Xi4X1B101jm1000011P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3Xi4Z1P1Xi4Z1B101jm1000012d9b90152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3Xi4`1P1Xi4`1B101jm10000000Xi48:Yi41Zi4[i4\i40212om1RE0010002Wi402jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100]i4?1Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4^i4`1F21`<1\I15185120VK37841920P4920n8030_i4^i4X2B1b91W[1151515220R421hm1R4920cA021385120l>^i4\2B11[E01555921\IVK21hm1Y91hX3`i40000^i48:ai41bi4ci4di4190d]2121hm1mo10ei4121\IVK0`Q2121\Imo10fi4121W[1mo10gi4112hi4RE0100002hX34PPX`eanD[E4PP\mXh_30031Z901620_R1303Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ec3S3X3U3T3e3\3U3T2Q3Y3\3i3b2U3]3Y3^3T3U3b3^i4h2F1d<00^i4j2F1f<00^i4l2F00141n6015620VK21\IVK^i4f1T1011n6015220VK21\IVK^i4h1T1106`4b4n4d4h4n6015620mo121hm1mo1^i4j1P1102R;P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3^i4T2T1102ii4ji4^i4Z1>ki4li4^i4\1>mi4?1`41fP215185120Y@37920d;030j[4ni4\1F31f=1RW2185120n8ni4b1B1`41ka215185120Y@37920d;030j[4ni4d1B1f=1hP2185120n8ni4f1B15921fP2Y@21fP2Y9015050505521ka2Y@21fP2Y@5221hP2n821RW2n85421hP2mo121ka2mo15421ka2mo121RW2mo1oi40000ni48:Pj41bi4Qj4Rj41=0Sj4121fP2Y@0Yh2121RW2n80gb2121fP2mo10Tj4121ka2Y@0Yh2121hP2n80gb2121ka2mo10Uj4112hi4RE010000000;1h400ni4T2F1P500ni4V2F1d400ni4X2F1b400ni4Z2F1d<00ni4\2F1f<00ni4^2F1T;00ni4`2F1V;00ni4b2F1\;00ni4d2F1R<00ni4f2F1Z901784120_R1o^3ni4h2F00102Vj4Wj4ni4V1>Xj4Wj4ni4X1>Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE0100006dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDoL4PP_VUVQ2[j44PPXa[hhX3cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001\h46dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDoL4PP_VUVQ2[j44PTQm1cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001]h46dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanDoL4PP_VUVQ2[j44PPXa[hhX3cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001^h46dK4PPhUibmR1m`14PPU[ck1Rh44PPTSR[]V1oL4PP_VUVQ2[j44PPXa[hhX3cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001_h46dK4PPdhU\\d1m`14PPU[ck1Rh44PPPf^Tlg1oL4PP_VUVQ2[j44PPXa[hhX3cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100Yj4?1`41fP2185120Y@Zj4X1F0024n6^<`<h<1ka215085120VK85120iBZj4T2B1h41W[10Zj4\2B1505050555921fP2Y@21fP2Y91Rh455801595821fP2Y@1dK921ka2VK21ka2iB1m`15580159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1m`15156801595821fP2Y@1dK921ka2VK21ka2iB1[j45680159595821fP2Y@1dK04PPPlYaTUm4921ka2VK21ka2iB1[j4\j40000Zj48:]j41Uh4^j4_j41=0aS2121W[1mo10`j4121fP2Y@0`Q2121fP2mo10aj411dK0bj41921ka2VK21ka2iB0`Q2121ka2mo10hD211RE010001`h46dK4PP`[bUkU2m`14PPU[ck1Rh44PPlXkmZY2oL4PP_VUVQ2[j44PPXa[hhX3cj44PPPhcRYZj900000031h40151555921fP2Y920Y91oL5220]d221fP2]d2Zj4^1T1011T;00Zj4`1T1104n6^<`<h<01515151555921fP2Y920Y91cj45085120VK85120iB5680159920VK20iB921ka2VK21ka2iB1m`15480159920VK20iB921ka2VK21ka2iB5904PPPlYaTUm41m`1Zj4b1P1100dj4?1f41hm1185120T>ej4V1F0015`4d4h4b4P51gV2137920d;030j[4ej4\1B1505721hm1T>0023921gV2gB020fj40000ej48:gj41hj4ij4jj4170he2121hm1mo10PZ2121hm1T>0kj4121gV2mo10lj4111RE0101000000000000mj491b90151516841920_R1030203Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T3e3Q3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021385120_Enj4T1H01P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3nj4^1B16P;R?T?P?\?l600nj4b1L11To1010100nj48:oj42Pk4Qk4Rk4Sk40111RE01010001To14PPhUibmR10021R;00nj4l1F2b9d90185120l>nj4n1F00000Tk473b4d3P40151515085120l>3920QC85120RC5220l>1TP2385120j5Uk4X1H00002`4b4Uk48:Vk41UQ3Wk4Xk4150Yk4120mo10Zk4120l>0[k4211RE01010001TP20600000000\k491b40152920d;921fP2d;030921fP2d;920d;030]k4T1H01`41fP20]k4Z1J19`4n6d4h4l4P5f;T;h500]k4^1B11[E010100]k48:^k42fh4eh4_k4`k40212om1RE1ak4100001[E4P``gn500000000bk4?1b41[f215052920l>1Wi41Wi4920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3ck4R1H00013921[f2QC52841921[f2RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3dk40000ck48:ek41Zi4fk4gk4130hk4121[f2mo10ik4212om1RE0010001Wi40200000000jk491V700kk4T1H01b400kk4X1J11`400kk4Z1L11[E010000kk48:lk41mk4nk4ok40111RE01011001[E4PP\mXh_300000000Pl4?1f41hm1185120T>Ql4V1H00015521hm1T>1Va1Rl40000Ql48:Sl44bi4Tl4Ul4hj4Vl4Wl415121hm1T>0Xl4121hm1mo10Yl411Va1212om1RE000001Va10200000000Zl491`41^m213720d;j[4[l4P1H01`41fP215185120d;3720d;j[4[l4Z1B14`4d4h4P50152920d;21fP2d;21fP2d;[l4`1B0010011[E0[l48:\l41Tl4]l4^l40212om1RE0100001[E4PPPlYaTUm400000000_l411`41fP20`l4T1H3d4h4P50152920d;921fP2d;030921fP2d;920d;030`l4X1>11[E`l48:al41bl4cl4dl40111RE0100001[E4PPPlYaTUm40011`40153920d;030921fP2d;030`l4`1Z100000el491n6015151515185120n885120VK5320n821\IP45320n8921\In821\IP45620VK5821\IVK1m`1fl4T1H01`<1\I1515185120P43784120P4f^3565920VK20Y91hX3fl4`1B17h4P5b4n4`<d<f<015052920P4920n821\IP421\IP45220n8921\In821\IP4fl4f1B1595921\IVK21\IY91hX3010000fl48:gl41bi4hl4il40112hi4RE0100002hX34PPX`eanDm`14PPU[ck100000100jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE000005dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanD[E4PPigPZ9YR1200131b400kl4T2\11n400kl4T2T31P500kl4T2`400000jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE00001\h45dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanD[E4PPigPZ9YR1210131b400kl4T2\11n400kl4T2T31P500kl4T2`400000jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE00001]h45dK4PPlb\i^Am`14PPU[ck1Rh44PPX`eanD[E4PPigPZ9YR1200131b400kl4T2\11n400kl4T2T31P500kl4T2`400000jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE00001^h45dK4PPhUibmR1m`14PPU[ck1Rh44PPTSR[]V1[E4PPigPZ9YR1200131b400kl4T2\11n400kl4T2T31P500kl4T2`400000jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE00001_h45dK4PPdhU\\d1m`14PPU[ck1Rh44PPPf^Tlg1[E4PPigPZ9YR1200131b400kl4T2\11n400kl4T2T31P500kl4T2`400000jl4?1n61RW20kl4X1F11`41fP20kl4Z1F11[E01505131YR155801595921RW2VK21fP2Y@1dK1m`1511YR155801595921RW2VK21fP2Y@5:21RW2WK04PP\mXh_31m`1ll41545921RW2VK21RW2Y98221Rh4585:921RW2WK00:04PP\mXh_304PP\mXh_3Sh415921RW2VK21fP2Y@fP210kl48:ml41Uh4nl4ol41=0Pm4121fP2Y@0`Q2121fP2mo10aQ215921RW2VK21fP2Y@0Yh4121RW2VK0`Q2121RW2mo10Zh411dK0Qm4213om1VR2RE00001`h45dK4PP`[bUkU2m`14PPU[ck1Rh44PPlXkmZY2[E4PPigPZ9YR1200131b400kl4T2\11n400kl4T2T31P500kl4T2`400000Rm4?1b41[f20Sm4\1F12b9d91Vm2152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3Sm4`1B11[E01506841921Vm2l>030203Fd3Q3c3[3o2c3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T33921Vm2cA021Tm40011Sm48:Um42Si4Vm4Wm4Xm4190Ym4121[f2mo10lg4121Vm2mo10aT3121Vm2cA0mg4121Vm2l>0Zm4111RE1[m41010001[E4PPb_QdB0131l400Sm4R2\11Z900Sm4R2l21`400Sm4R2^300000\m451b41[f215220l>1Wi4]m4T1F411R;00]m4Z1T1]m4Z1B101jm1000011P;016841920d60304036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3]m4\1P1]m4\1B101jm1000011d90152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T3]m4b1P1]m4b1B101jm1000011b9015152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T385120_E]m4h1P1]m4h1B101jm10000000]m48:^m42Pk4Qk4_m4`m40111RE01010002Wi402jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000am491d90152841920_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3bm4R1H01b400bm4X1J14^<b<h=j:00bm4\1B11[E010100bm48:cm41dm4em4fm40212om1RE01011001[E4PPigPZ90021Z<00bm4j1\11Z900bm4j1X300000gm423hm4_Dim4031Z<00jm4V1N1b400jm4X1R13^<`<b<00jm4^1J31022244030224403024jm48:01141[Ejm48:km41dm4lm4fm40212om1RE01011001[E4PPigPZ90021j:00jm4f1\11d900jm4f1l200100mm451Z<1W[1151545920VK20Y91Rh45620VK20Y9nm4X1F311`40151575920Y@20Y9591om41m`15420Y@21W[1VKnm4^1P1nm4^1B101jm1000011n400nm4d1T1nm4d1B101jm10001Pn411b400nm4f1T1nm4f1B101jm10001Qn411`401505520Y@20Y95720Y@21W[1VKnm4j1B00nm48:Rn41Sn4Tn4Un40112om1RE000004Rh44PPX`eanDom44PP\mXh_3m`14PPU[ck1jm14PPigPZ90131j:00nm4P2\11d900nm4P2l21b<00nm4P2b341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18102Vn4Wn4nm4R1>Xn4Wn4nm4T1>Yn4?1Z<1W[1151545920VK20Y91Rh45620VK20Y9Zn4Z1F11`41fP2185120Y@Zn4^1F11jm1025621fP2Y@21fP2Y9[n45421fP2Y@21W[1VK\n40000Zn48:]n41Sn4^n4Un41;0_n4121W[1mo10Sb2121W[1VK0`n4121fP2Y@0an4121fP2Y90`Q2121fP2mo10hD111RE000002Rh44PPX`eanDjm14PPigPZ90131j:00Zn4n1\11d900Zn4n1l21b<00Zn4n1b300100bn451n61RW20cn4T1F211b401920QC52841920RC03003EU3h3`3U3S3d3U3T3P1_3^3P1c3Y3]3e3\3Q3d3_3b3cn4X1P1cn4X1B101jm1000011`400cn4^1T1cn4^1B101jm10001dn411b4015185120QC320QCcn4`1J00cn48:en41lh4fn4nh40112om1RE01011001jm14PPigPZ90111n400cn4f1\141V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100gn4?1`41fP20hn4T1F11T51Yi20hn4V1F11[E01558015921Yi2gE21fP2Y@1m`1in40010hn48:jn42m[4o[4kn4ln418121Yi2gE0mn4121Yi2mo10nn4121fP2Y@0`Q2121fP2mo10hD212om1RE000002m`14PPU[ck1[E4PPigPZ901000000on4?1`41fP20Po4T1F11b41[f2152920d;921fP2d;030921fP2d;920d;030Po4V1F104PPb_QdB01565921[f2Y921fP2Y91[EQo40000Po48:Ro42fh4eh4So4`k4170To4121fP2mo10Uo4121[f2mo10[k215921[f2Y921fP2Y90\k2211RE0100001[E4P``gn50181n600Po4d1F1d400Po4f1F1h400Po4h1F1l400Po4j1F1P500Po4l1F1f;00Po4n1F1T;00Po4P2F1h500Po4R2F00100Vo4?1`41fP2185120Y@Wo4T1H0001575921fP2Y@21fP2Y9591om41m`1Xo4015921fP2Y@21fP2Y9fP200Wo48:Yo41Zo4[o4\o41:0]o4121fP2Y90lf2121fP2Y@0`Q2121fP2mo10aQ215921fP2Y@21fP2Y90^o411om4212om1RE000002om44PP\mXh_3m`14PPU[ck100000000_o473b4d3P401515085120l>3920QC85120RC5220l>1TP2`o4X1H00002`4b4`o48:ao42bo4dP4co4do4150Yk4120mo10eo4120l>0hD212om1RE000001TP20600000000fo473b4d3P401515085120l>3920QC85120RC5220l>1go4ho4R1H00002`4b4ho48:io42jo4Tl4ko4lo4150Yk4120mo10mo4120l>0hD212om1RE000001go40400000000no451P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3oo4V1F214R;l:d9b9015050385120_R152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920_E030PP5oo4\1P1oo4\1B0011`400oo4`1P10014R;l:d9b9015050385120_R152841920l>03003KR3Q3S3[3W3b3_3e3^3T3o2b3U3V3b3U3c3X3o2T3Y3c3Q3R3\3U3T37920_E030PP5oo4d1P1oo4b1B101jm10011`400oo4b1P10000oo48:QP51Pk4RP5SP50111RE01010001jm14PPb_QdB0051P;00oo4n1F1R?00oo4P2F1P?00oo4R2F1l600oo4T2F1\?01620f32036Q3S3d3Y3f3U3036\3Q3e3^3S3X3oo4V2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000TP5?1X11\I15185120n885120Q9UP5\1F41n?1Vm20UP5b1B1^11VY215620Y95821\IQ91m`1UP5d1B1l=1gV215152920n803021\In85620Y95821\IQ91m`1UP5f1B1l;1fP215620Y95821\IQ91m`1UP5h1B1585921\IQ921\IY91[E015050505621Vm2Y921\IQ95421gV2mo121VY2mo15421fP2mo121gV2mo15621fP2WE000VP50000UP58:WP51XP5YP5ZP51;0[P5121\In80Yk2121\IQ90`Q2121\Imo10\P5121fP2mo10PZ2121fP2WE0Rn2212oZ1\V20110002[E4PPPTUioS\R1m`14PPThjX_:00:1X10152920n821\In821\In8UP5T2F1d;0152920n821\In821\In8UP5V2F1f;015152920n821\In821\In85420Y921\IQ9UP5X2F1\10152920n821\In821\In8UP5Z2F1f10152920n821\In821\In8UP5\2F1h<0152920n821\In821\In8UP5^2F1d<0152920n821\In821\In8UP5`2F1f<00UP5b2F1f?00UP5d2F1d?00UP5f2F00003]P5^P5UP5T1>_P5`P5UP5V1>aP5bP5UP5X1>cP552`<X11\I15151515185120n85085120VK85120Q956920VK20Q920Y93920lG0203720n8dP5eP5P1F211d;0152920n821\In821\In8eP5Z1P1eP5Z1B015858921\IVK21\IQ91m`104PTQm112`;n;01684120g[13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3eP5`1P101fP511d;0152920n821\In821\In8eP5h1P1eP5d1B101jm115858921\IVK21\IQ91m`104PTQm1012`;n;01684120g[13039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3eP5f1P10000eP58:gP51hP5iP5jP50212om1oZ1000003m`14PPThjX_:ob24PP\mXh_3jm14PPigPZ90093h<\1f1015052920n821\In821\In85720Y959921\IVK21\IQ91ob2eP5R2F9j<Z>X>^<`<X1f;d<b<0152920n821\In821\In8eP5V2F1f<00eP5`2F1V;00eP5b2F1Z901720_R1kP5eP5d2F1j;00eP5f2F1f?00eP5h2F1d?00eP5j2F1b?00eP5l2F00000lP5?1`<1\I15185120n885120VKmP5V1F11Z>1hm11515284120]8036]3Y3c3c3U3T3385120\P1mP5Z1F11j^201505421hm1Y921\IVK565921hm1Y921\IVK1m`1nP50000mP58:oP51PQ5QQ5RQ51=121\In80SQ5121hm1Y90`Q2121hm1mo10aQ215921hm1Y921\IVK0TQ5121\IVK0`Q2121\Imo10UQ511m`1111oZ10100002m`14PPThjX_:j^24PPPXXWXjZc41n81000000VQ5?1^;1WQ5185120\[1XQ5X1F11R61RW2185120QHXQ5\1F11[E015783121RW2QH83121WQ5\[1YQ50000XQ58:ZQ51TV3[Q5\Q5190]Q5183121WQ5\[10`Q2121WQ5mo10^Q5183121RW2QH0`Q2121RW2mo10_Q5212om1oZ10100001[E4PP\mXh_30191X>00XQ5l1F1j;00XQ5n1F1d;00XQ5P2F1d<00XQ5R2F1f<00XQ5T2F1b<00XQ5V2F1h<00XQ5X2F1V;00XQ5Z2F1j:00XQ5\2F00100`Q571R=015284120U^103=R3_3_3d3o2b3U3S3_3f3U3b3i3aQ5T1H00003l;h;f;aQ58:bQ51XP5cQ5dQ5150eQ5120n80fQ5120mo10gQ5112oZ1\V2011000000000000hQ551^11VY20iQ5Z1F511l;00iQ5^1T1iQ5^1B101jm1000011f;00iQ5`1T1iQ5`1B101jm1000011b;00iQ5b1T1iQ5b1B101jm10001jQ511h;00iQ5d1T1iQ5d1B101jm1000012b;^;0152920[[1000000iQ5f1P1iQ5f1B0015l;f;d;^;l=0150505050565858920WE000920o\1000920P]100000056920[[1920j7920T>00000085120n885120e\185120\P1iQ5l1F01kQ5000iQ58:lQ51XP5mQ5nQ50213om1oZ1\V20110001jm14PP\mXh_30131Z<00iQ5Z2\11T;00iQ5Z2X31f=00iQ5Z2j421Z?015152920Qn1000921VY2Qn1000555920Y921VY2Y91jm1iQ5^2F1001555920Y921VY2Y91jm1iQ5`2F0000oQ5?1l;1fP21515284120g[1034R3_3_3d385120`]1PR5R1H00015221fP2`]1000QR50000PR58:RR51XP5SR5TR5150UR5121fP2mo10VR5121fP2`]10RZ2213om1oZ1\V2011000000000000WR5?1^;1WQ515151920Q[10205620[[10005220][1000XR5X1F11l;1fP2185120o\1XR5\1F11[E01565821fP2o\1921fP2WE000000YR50000XR58:ZR51XP5[R5\R51=0]R5121WQ5[[10^R5121WQ5][10`Q2121WQ5mo10_R5121fP2o\10`R5121fP2WE0aR5121fP2mo10hD213om1oZ1\V20110001[E4PP\mXh_301000000bR5?1^;1WQ5185120Q[1cR5T1F13`;n;l;1fP2185120g[1cR5X1F11[E015221WQ5Q[15284121fP2g[1034R3_3_3d3dR50000cR58:eR51fR5gR5hR5180iR5121WQ5Q[10mS2121WQ5mo10jR5121fP2mo10eb2121fP2g[1213om1oZ1\V20110001[E4PPf^Tlg101000000kR5?1n;1fP2185120h]1lR5V1F0011n;1RW20lR5Z1P1150525284121fP2g[1034R3_3_3d35621fP2h]121RW2Y951515284121RW2g[1034R3_3_3d35721RW2Y921fP2h]1545921RW2Y921fP2h]11S:mR50000lR58:nR51fR5oR5PS51:0QS5121fP2h]10RS5121RW2Y90`Q2121RW2mo10SS5121fP2mo10eb2121fP2g[1213om1oZ1\V20110001S:4PPb_QdB00000000TS5?1n;1fP215284120g[1034R3_3_3d3US5T1H0001555921fP2h]121fP2Y91m`1VS50000US58:WS51fR5XS5YS5190ZS5121fP2mo10eb2121fP2g[10[S5121fP2h]10[k215921fP2h]121fP2Y90\k2212oZ1\V20110001m`14PPZfVg300000000\S551j;1_o10]S5P1F211b900]S5T1T2]S5T1B101jm10011Z900]S5T1T1011d9016841920l>030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3]S5X1P1]S5V1B101jm10011Z900]S5V1P1011Z?0152920Qn1000921_o1Qn1000]S5d1B00]S58:^S51_S5`S5aS50212om1oZ1000001jm14PP\mXh_300000100bS591d;0151515185120n885120\P15220n821W[1n85620\P121W[1Y9cS5NH01d<1W[1185120n8cS5T1J16^<`<X1f;Z<f=0152920n821W[1n821W[1n8cS5X1B11j^2010000cS58:dS51hP5eS5fS50212om1oZ1000001j^24PPPXXWXjZc400000000gS551b?0153920]8032d3_3920hW1034V3b3_3]3hS5R1F214^<`<f;l;00hS5X1P1hS5X1B101jm1000015^<`<f;l;b;00hS5^1P1hS5\1B101jm10013R?l6\;00hS5\1P11iS5000hS58:jS51kS5lS5mS50212om1oZ1000001jm14PPf^Tlg101000000nS571h;1hm10oS5T1H11\;1W[10oS5X1\112`;j;00oS5X1X3000oS58:PT51QT5RT5ST5150TT5121W[1mo10d_3121hm1mo10UT5212om1oZ1010000001000111`;00oS5V1Z1020VT5?1f=1RW215152841920^c1030035T3Q3Y3\3i385120n8WT5V1F21d;1mZ21515220n821RW2n885120\P1WT5\1B1f;1W[11515220n821RW2n885120e\1WT5^1B11[E015050505421W[1Y921mZ2Y9565921W[1Y921mZ2Y91bO555921W[1e\121W[1Y91^a251535921W[1e\121mZ2\P11XT5535921W[1e\121mZ2\P11YT5ZT50000WT58:[T51\T5]T5^T51<121W[1n80_T5121mZ2\P10`T5121W[1mo10lf2121W[1e\10[k215921W[1e\121W[1Y90aT511^a20bT5212om1oZ1000005[E4PPPTUioS\R1bO4PPf^Tlg1^a24PPPlYaTUm4XT54PPPhcRYZj9YT54PPPdmc]_g>0021f=0152920n821RW2n821RW2n8WT5l1F1X>0152920n821RW2n821RW2n8WT5n1F00000cT5=1l=01515151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i352841920d6030037`3U3^3T3Y3^3W356920j7002000565920Y920l\11m`1dT5P1L20n8112d;X>00dT5\1\120n801^;015052920][1920[C002000515185120\[185120RH5483120RH83120\[1dT5b1B011[EdT58:eT51hP5fT5jP50212om1oZ1000002[E4PPf^Tlg1m`14PPThjX_:0011j;00dT5n1\100100gT5=1l=015151515185120n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j700200050385120l\1555920l\120Y91hT535152841920Vd1035T3Q3Y3\3i3034^3_3^3U353841920d6037`3U3^3T3Y3^3W3037`3U3^3T3Y3^3W3iT5R1L20n8116f;d;`<b<R=X>00iT5d1B20n801\;00iT5T2J11h;00iT5V2L11[EiT58:jT51kT5lT5mT50212om1oZ10100002[E4PPf^Tlg1hT54PPPlYaTUm40061`;015384120g[103;d3U3b3]3Y3^3Q3d3Y3_3^3iT5^2F1\;00iT5`2F1b;00iT5b2F1j;00iT5d2F1j:00iT5f2F1n<00iT5h2F00000nT5=1^;0185120\[1oT5P1L20\[1112f;d;00oT5Z1P120n801\;00oT5`1J11h;00oT5b1L0oT58:PU51kT5QU5RU50211oZ1010000000;1`;015384120g[103;d3U3b3]3Y3^3Q3d3Y3_3^3oT5j1F1\;00oT5l1F1b;00oT5n1F1j;00oT5P2F1j:00oT5R2F1n<00oT5T2F1P=00oT5V2F1`<00oT5X2F1b<00oT5Z2F1R=00oT5\2F1X>00oT5^2F00100SU591b;00TU5R1H01^100TU5V1J13^1l6P?00TU5X1L11[E012001TU58:UU51XP5VU5WU50112oZ1\V21XU5110001[E4PP\mXh_300000000YU5?1^;1WQ51515085120[[185120\[15085120][185120RHZU5X1F13`;n;l;1fP2185120g[1ZU5\1F11[E015052515156921WQ5[[183121WQ5\[100052921WQ5][183121WQ5RH0003921WQ5Q[10205284121fP2g[103:V3_3b3S3U3o2c3d3_3`3515284121fP2g[1034R3_3_3d3385121WQ5Q[1[U50000ZU58:\U51]U5^U5_U51=0`U51921WQ5[[183121WQ5\[10^R51921WQ5][183121WQ5RH0aU5121WQ5Q[10`Q2121WQ5mo10bU5121fP2g[10`Q2121fP2mo10hD213om1oZ1\V20110001[E4PPf^Tlg101000000cU551X11\I15185120Q985120n8dU5P1F115f;X1b<R=X>015220n821\In8dU5X1LdU5V1>101jm10011^100dU5V1L0000dU58:eU51XP5fU5gU50213om1oZ1\V20110001jm14PP\mXh_30071^101575820Y91jm121\IQ9dU5b1F1\10152920n821\In821\In8dU5d1F1d<0152920n821\In821\In8dU5f1F1f<00dU5h1F1V;00dU5j1F1000dU5l1F1Z901720_R1lR2dU5n1F00000hU551X11\I15185120Q985120n8iU5P1F114f;X1b<R=015220n821\In8iU5X1LiU5V1>101jm10011n;00iU5V1L0000iU58:jU51kU5lU5mU50213om1oZ1\V20110001jm14PPf^Tlg10081n;01505384120g[103:V3_3b3S3U3o2c3d3_3`35720Y921\IQ9iU5b1F1\10152920n821\In821\In8iU5d1F1d<0152920n821\In821\In8iU5f1F1f<00iU5h1F1V;00iU5j1F1^100iU5l1F1n?00iU5n1F1Z901720_R1lR2iU5P2F00000nU581b91W[11515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920WS1020oU5T1H1\;00oU5X1N012h;j;01565921W[1Y920Y91^d2oU5\1HoU58:PV51QV5RV5SV5130TV5121W[1mo10UV5111oZ1000001^d24P``gn500000000VV592j;Z?0152920Qn1000921W[1Qn1000WV5NH01X>1W[10WV5T1J12h;b;00WV5V1L11[E010100WV58:XV51YV5ZV5[V50212om1oZ1000001[E4PPf^Tlg100000000\V581b91fP2151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120ZS185120[S1]V5R1H1d;0152920n821fP2ZS121fP2ZS1]V5V1N2585921fP2Y921fP2[S11Ro10]V58:^V51_V5`V5aV5170bV5120mo10cV5120ZS10dV5120[S10eV5212oZ1lT4000001Ro14PPigPZ900000000fV5=1b90151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120ZS15720[S121W[1Y9gV5NL20ZS1111d;00gV5V1\120n801\;1W[10gV5Z1J11b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3gV5\1L11[EgV58:hV51_V5iV5jV50212oZ1lT4000001[E4PPhUibmR100000100kV5?1\;1fP20lV5V1F21l=1gV2185120n8lV5Z1B1f;1W[10lV5\1B11[E015521gV2Y921W[1Y9mV50001lV58:nV51oV5PW5QW5160RW5121W[1n80mS2121W[1mo10SW5121gV2mo1212om1oZ1000001[E4PPf^Tlg101000101TW5eR4lV5R1>UW5?1l=1gV21515156920T>00200056920j70020005085120T>85120n8VW5R1F12`;n;1fP20VW5V1F11[E015384121fP2g[1034^3_3^3U3WW50000VW58:XW51YW5ZW5[W5160\W5121gV2mo10]W5121fP2g[10mS2121fP2mo1212om1oZ1000001[E4PPigPZ901000100^W5?1l;1fP21515284120g[1034R3_3_3d35620WE000_W5T1H00015721fP2o\1002`W50000_W58:aW52XP5\T5bW5cW5170dW5121fP2WE0eW5121fP2o\10fW5121fP2mo10hD112oZ1\V2011000000000000gW591d;015220n821W[1n8hW5P1H01f;1W[1185120n8hW5V1J13h;j;\;00hW5X1L11[E010100hW58:iW52oV5XP5jW5kW50212om1oZ1000001[E4PPf^Tlg100000000lW591d;0185120\P1mW5LH2012001mW58:nW53oW5_V5PX5QX5RX50212om1oZ10000002n8\P10000000SX551d;1mZ2185120n8TX5P1F111\>015152920n803021mZ2n85284120]:036]3Y3c3c3U3T3TX5V1LTX5V1>101jm1011h;00TX5\1L00000TX58:UX51VX5WX5XX50212om1oZ10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100YX551d;1mZ2185120n8ZX5T1F111Z>01515152920n803021mZ2n85284120]8036]3Y3c3c3U3T35050385120\P1385121mZ2\P1548015920\P121mZ2\P104PPU[ck1ZX5Z1LZX5Z1>101jm10000000ZX58:[X51hP5\X5]X50212om1oZ10100001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100^X5?1d;1mZ2185120\P1_X5\1H0001505659921mZ2]P121mZ2Y921mZ2\P11m`151565921mZ2Y921mZ2\P11m`1545921mZ2Y921mZ2]P11bO`X50159921mZ2]P121mZ2Y921mZ2\P1fP200_X58:aX52hP5PQ5bX5RQ51;121mZ2n80cX51921mZ2]P121mZ2Y90`Q2121mZ2mo10aQ2159921mZ2]P121mZ2Y921mZ2\P10TQ5121mZ2\P10dX511m`1112om1oZ10100002m`14PPThjX_:bO4PPU[ck100000000eX551d;1mZ2185120n8fX5NF111f;0152920n821mZ2n821mZ2n8fX5\1\1fX5\1J0011h;00fX5\1h400000fX58:gX51\T5hX5iX50212oZ1\V201100000053X1`<b<0152920n821mZ2n821mZ2n8fX5d1F1d<0152920n821mZ2n821mZ2n8fX5f1F1f<00fX5h1F1j:00fX5j1F1j;00fX5l1F00122f=l=01515220n821mZ2n86841920^c1920Vd1037e3^3[3^3_3g3^33035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3fX5T1P1011f;00fX5Z1T1010jX551d;1mZ2185120n8kX5P1F116f;^<`<X1R<T<0152920n821mZ2n821mZ2n8kX5d1LkX5d1>101jm10000000kX58:lX51\T5mX5nX50211oZ1000002U84PPigPZ9jm14PPf^Tlg10021j;00kX5T2\11b<00kX5T2\241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18141f=01515220n821mZ2n85284120^c1034^3_3^3U3kX5V1T1101l=01515220n821mZ2n85284120Vd1034^3_3^3U3kX5X1T1104f;^<`<X10151555921mZ2Y920Y91U852920n821mZ2n821mZ2n8kX5Z1P1101f=01515220n821mZ2n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3kX5`1T1020oX5?1f=1RW215185120n85284120^c1034^3_3^3U3PY5P1F21d;1mZ2185120\P1PY5V1B1f;1W[115185120e\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3PY5X1B0015521W[1e\121mZ2\P1QY50000PY58:RY51\T5SY5TY51;121RW2n80UY5121RW2mo10VY5121mZ2\P10`Q2121mZ2mo10WY5121W[1e\10mS2121W[1mo1212om1oZ10000001n81000000XY5=1Z>015185120n85284120]8036]3Y3c3c3U3T3YY5NL20n8111d;00YY5V1\120n801\;00YY5Z1J13h;j;\;00YY5\1L11[EYY58:ZY51_V5[Y5\Y50212om1oZ1000001[E4PPf^Tlg100000000]Y581b9015185120YP1320YP1^Y5T1H1`100^Y5X1N00^Y58:_Y51`Y5aY5bY5130oY2120mo10cY5212oZ1\V2011000000000000dY5=1^;00eY5R1L20\[1111^;00eY5X1\120RH01^;1WQ515185120\[185120RHeY5\1J11h;00eY5^1L11[EeY58:fY52TV3oV5gY5hY50212om1oZ10100001[E4PPf^Tlg10071\;00eY5f1F1j;00eY5h1F4f;d;^<`<0136920n8030121WQ5RHeY5l1F1b<00eY5P2F1n<00eY5R2F1X>00eY5T2F1j:00eY5V2F00000iY551l61gV2185120o3jY5T1F111l?00jY5^1\1jY5^1J101jm10000000jY58:kY51lY5mY5nY50211oZ101010001jm14PPb_QdB0013l=`;b;01505052920T>920j700200052841920g[1030034^3_3^3U385120n[1jY5f1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18021l600jY5Z1T1011l601515420mo121gV2mo15220o321gV2o3jY5\1T1100oY591h;00PZ5P1H01j;00PZ5T1J11\;00PZ5V1L0010111[E0PZ58:QZ51RZ5SZ5TZ50111oZ1000001[E4PPf^Tlg100000100UZ591Z?0152920Qn1000921W[1Qn1000VZ5NH01\;1W[10VZ5T1J14h;j;P?l600VZ5V1L11[E010100VZ58:WZ51RZ5XZ5YZ50212om1oZ1000001[E4PPf^Tlg100000000ZZ591j;00[Z5P1H01h;00[Z5T1J11\;00[Z5V1L0010111[E0[Z58:\Z51RZ5]Z5^Z50212om1oZ10100001[E4PPf^Tlg100000100_Z5:1`;00`Z5P1H1g[120g[1123:V3_3b3S3U3o2c3d3_3`339V3_3b3S3U3c3d3_3`311`Z58:aZ52QT5YW5bZ5cZ5150dZ5120g[10mS2120mo10eZ5211oZ1010000000000000fZ573`;n;l;1fP2152841920g[103003:V3_3b3S3U3o2c3d3_3`3gZ5P1H11^11VY20gZ5T1\112h;j;00gZ5T1b3000gZ58:hZ51]U5iZ5jZ5150kZ5121fP2mo10lZ5121VY2mo10hD212oZ1\V2011000001011000gZ5V1f20000mZ571b;0152841920n[1038b3U3S3_3f3U3b3i3038b3U3S3_3f3U3b3i3nZ5T1H11`;1fP215384120g[1034^3_3^3U3nZ5Z1J13h;j;\;00nZ5\1L01F0nZ58:oZ51P[5Q[5R[5160he2120mo10S[5121fP2mo10eb2121fP2g[1211oZ1010000000000001e\4f\4nZ5P1>T[591Z>015284120]8036]3Y3c3c3U3T3U[5P1H01`;1fP215284120g[1034^3_3^3U3U[5V1J12h;j;00U[5X1L0010000U[58:V[51P[5W[5X[5160Y[5120n80Z[5120mo10[[5121fP2mo1212om1oZ100000000000000\[572d;f;00][5T1H11`;1fP215284120g[1034^3_3^3U3][5X1J12h;j;00][5Z1L01F0][58:^[51P[5_[5X[5160`[5120n80mS2120mo10a[5121fP2mo1212om1oZ100000000000001e\4f\4][5P1>b[592d;f;00c[5NH01b;0152841920n[1038b3U3S3_3f3U3b3i3039c3S3X3U3T3e3\3U3c3c[5R1J15\;Z<T;f=Z900c[5T1L11[E010000c[58:d[52P[5XP5e[5f[50212om1oZ1000001[E4PPf^Tlg100000000g[591d;015185120\P15620\P120Y9h[5NH02d?b?00h[5R1\111h;00h[5R1j40010011[E0h[58:i[51kS5j[5k[50211oZ1000001[E4PPPlYaTUm400000000l[5=1^;01515185120\[185120RH5283120RH000m[5R1L20\[1113f;d;`<00m[5Z1\120n801l?00m[5\1T111h;00m[5\1`211[Em[58:n[51o[5P\5Q\50111oZ101010001[E4PPf^Tlg10061l?00m[5d1F1j;00m[5f1F1X>00m[5h1F1b<00m[5j1F1n<00m[5l1F1j:00m[5n1F00100R\591`;00S\5NH01\;00S\5P1T113\;h;j;00S\5P1f211j^2012101S\58:T\51QT5U\5V\50211oZ1000001j^24PPf^Tlg100000100W\551X11\I15185120Q985120n8X\5R1F113d;f;X1015220n821\In8X\5\1BX\5X1>101jm10011n;00X\5X1L0000X\58:Y\51kU5Z\5[\50212oZ1\V20110002jm14PPf^Tlg1^d24PP\mXh_300;1n;01505384120g[103:V3_3b3S3U3o2c3d3_3`35420Y95821\IQ91^d2X\5j1F1\10152920n821\In821\In8X\5l1F1f10152920n821\In821\In8X\5n1F1h<0152920n821\In821\In8X\5P2F1Z>0152920n821\In821\In8X\5R2F1d<0152920n821\In821\In8X\5T2F1f<00X\5V2F1V;00X\5X2F1^100X\5Z2F1n?00X\5\2F1Z901720_R1lR2X\5^2F00000\\591h;00]\5NH01\;0153841920]:036\3Q3e3^3S3X3034R3_3_3d3]\5R1J11\;00]\5T1L0012011[E1]\58:^\51RZ5_\5`\50212om1oZ1000001[E4PPf^Tlg100000100a\551\;1fP20b\5R1F311h;00b\5V1T1b\5V1B101jm1000011j;00b\5X1T1b\5X1B101jm10001c\511b;015284120n[1039c3S3X3U3T3e3\3U3c3b\5Z1P1b\5Z1B101jm10001d\5000b\58:e\51RZ5f\5g\50212om1oZ1000001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100h\592Z?\?015152920Qn1000921_o1Qn100052841920f3035S3b3Q3c3X3035S3b3Q3c3X3i\5NH01j;1_o10i\5T1J12P?l600i\5V1L11[E010100i\58:j\51_S5k\5aS50212om1oZ1000001[E4PPf^Tlg100000000l\5?1`;1fP20m\5NH0001684121fP2g[19034^3_3^3U3039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d303;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3n\50000m\58:o\51QT5P]5Q]50212om1oZ100000000000000R]551l61gV20S]5P1F111\;0153841920]:036\3Q3e3^3S3X3034R3_3_3d3S]5R1\1S]5R1J101jm10000011S]58:T]51U]5V]5W]50212om1oZ1000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100X]5?1b91fP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c388120oEY]5LH000152871:21fP2oE10:Y3^3`2b3_3W3b3U3c3c3037R3_3_3\3U3Q3^3Z]50000Y]58:[]51QV5\]5]]50211oZ100000000000000^]5?1\;1fP20_]5T1F14l;h;j;b;1hm10_]5V1F11[E01555921hm1Y921fP2Y91Va1`]5015921hm1Y921fP2Y9fP200_]58:a]51U]5b]5c]5180d]5121fP2mo10V\315921hm1Y921fP2Y90e]5121hm1mo10Wj211Va1111oZ1000002Va14PPZfVg3[E4PPf^Tlg101000100f]5?1f;1W[1185120e\1g]5P1H00015621W[1e\121W[1Y9h]5015921W[1e\121W[1Y9\n100g]58:i]51\T5j]5k]518121W[1n80l]5121W[1Y90lf2121W[1e\10`Q2121W[1mo10m]5212om1oZ100000000000000n]5=1f;015152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i385120n8o]5P1L20n8111^;00o]5X1\120\[101^;0185120\[1o]5\1J15h;j;\;l6P?00o]5^1L11j^2o]58:P^51Q^5R^5S^50212om1oZ10100001j^24PP\mXh_300000000T^591f;015185120n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3U^5V1H1012001U^58:V^52Q^5PX5W^5X^50212om1oZ101000001n80000000Y^551P@0152920Qn1000000Z^5R1F211l?00Z^5X1b3Z^5X1B101jm10012l6\;00Z^5X1T1013l=`;b;01505052920T>920j700200052841920g[1030034^3_3^3U385120n[1Z^5\1P1Z^5Z1B101jm10012l6\;00Z^5Z1P11d\5000Z^58:[^51lY5\^5]^50111oZ101010001jm14PPb_QdB00000000^^551l?1VY20_^5X1F315f;l;b;^<`<00_^5\1P1_^5\1B101jm1000011`;01684120g[13039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034^3_3^3U3_^5d1P1_^5d1B101jm10001`^511h;015658920o\100020P]1000_^5l1P1_^5l1B101jm1012^;`;0152841920g[1034R3_3_3d3034R3_3_3d3_^5P2P101a^5000_^58:b^52lY5o[5c^5d^50111oZ11e^51010001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100f^5?1^;1WQ51515185120\[185120RH38:220\[120RHg^5V1F11R61kn11515085120QH85120RH575920Y921WQ5Y91h^5g^5Z1F11[E018:221WQ5\[1921kn1QH21kn1RHi^50000g^58:j^51TV3k^5l^5190m^5121WQ5\[10`Q2121WQ5mo10n^51921kn1QH21kn1RH0`Q2121kn1mo10hD211oZ10100002h^54PPZfVg3[E4PPhUibmR101;1X>00g^5h1F1j;00g^5j1F1d;00g^5l1F1d<00g^5n1F1f<00g^5P2F1b<00g^5R2F1h<00g^5T2F1n<00g^5V2F1V;00g^5X2F1j:00g^5Z2F1Z901720_R1o^5g^5\2F00100P_5?1l=1gV2185120n8Q_5X1F0021\;1fP20Q_5f1R11f;1W[10Q_5f1`21505421W[1mo121fP2mo15321gV2]d221fP2]d2R_50000Q_58:S_51oV5T_5QW5160RW5121W[1n80mS2121W[1mo10SW5121gV2mo1211oZ100000000000041\;00Q_5^1T1011f;00Q_5`1T1011l=01515620mo121fP2mo185120n8Q_5b1T1102h;j;015620mo121fP2mo1Q_5d1T1103U_5V_5Q_5P1>W_5X_5Q_5R1>Y_5X_5Q_5T1>Z_582d;f;00[_5R1H1`;00[_5T1N011\;00[_5V1H[_58:\_51oV5]_5^_5150__5120n80mS2120mo10`_5212om1oZ1010000000000000a_5?1^;1WQ51515185120[[185120\[185120RHb_5h1F11`;1fP20b_5l1F11[E06505621WQ5[[10005284121fP2g[1034^3_3^3U3c_55050505221WQ5[[10005283121WQ5\[10005683121WQ5RH000684121fP2g[1203;d3U3b3]3Y3^3Q3d3Y3_3^3034R3_3_3d3d_55050505221WQ5[[10005283121WQ5\[10005283121WQ5RH000684121fP2g[15039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3034R3_3_3d3e_55050505221WQ5[[10005283121WQ5RH0005283121WQ5\[183121WQ5RH3684121fP2g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3f_55050505221WQ5[[100038:221WQ5\[121WQ5RH38:221WQ5RH21WQ5\[13684121fP2g[12039S3_3\3T3c3d3Q3b3d303:S3_3\3T3o2c3d3Q3b3d3g_550505683121WQ5\[10005683121WQ5RH000684121fP2g[14034^3_3^3U3034R3_3_3d3039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3h_50010b_58:i_51j_5k_5l_51=0m_5121fP2g[10`Q2121fP2mo10n_5121WQ5[[10o_5121WQ5\[10P`5121WQ5RH0`Q2121WQ5mo10hD212om1oZ10100001[E4PPigPZ901000006Q`5R`5b_5Z1>S`5R`5b_5\1>T`5R`5b_5^1>U`5R`5b_5`1>V`5W`5b_5b1>X`5W`5b_5d1>Y`5?1d;1mZ20Z`5X1F0021\;1fP20Z`5b1R11`;1Qo10Z`5b1`2150505421Qo1mo121fP2mo15321mZ2]d221fP2]d25384121Qo1g[1034^3_3^3U3[`50000Z`58:\`51P[5]`5^`517121mZ2n80j_2121mZ2mo10_`5121Qo1g[10``5121Qo1mo1211oZ1010000000000031\;00Z`5\1T1011`;00Z`5^1T1012h;j;015620mo121fP2mo1Z`5`1T1102a`5b`5Z`5R1>W_5c`5Z`5T1>d`5=1b90151515220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c385120\S15720]S121W[1Y9e`5NL20\S1111d;00e`5V1\120n801\;1W[10e`5Z1J11b9015220_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3e`5\1L11[Ee`58:f`51_V5iV5jV50212oZ1lT4000001[E4PPhUibmR100000100g`541h;0185120h3h`5P1H20h3100011l?00h`5V1Nh`58:i`51lY5j`5k`50111oZ10101000000000000l`576\;\1^1d1f1h<00m`5`1>1101[f20m`5n1J14l6P?R?\?015153841920]:030039_3^3o2S3b3U3Q3d3U36841920f3036\3Q3e3^3S3X32036\3Q3e3^3S3X3036Q3S3d3Y3f3U3m`5R2B004l6P?R?\?m`58:n`51o`5Pa5Qa5150Ra5120mo10Sa5121[f2mo10Ta5112oZ1\V2011000000000001e\4Ua5m`5Z1>Va591f;01515220n821gV2n852841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3Wa5NH01l=1gV215151515185120n852841920Vd1030034^3_3^3U352841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i385120l\15420l\120Y9Wa5V1B11f=0152920n821gV2n821gV2n8Wa5^1L11[E010000Wa58:Xa51\T5Ya5Za50212om1oZ1000001[E4PPf^Tlg100000000[a5?1R=1\a5185120l\1]a5X1H000156801595921\a5l\121\a5Y91^a21m`1^a50000]a58:_a52`a5XP5aa5ba5190ca5121\a5n80eb2121\a5l\10da5121\a5Y90gb2121\a5mo10ea5012oZ1\V20110002^a24PPPlYaTUm4m`14PPU[ck100000000fa5?1j;1_o10ga5X1F21d91Qo10ga5\1B1T?1VY20ga5^1B0015421VY2mo121Qo1mo1ha50000ga58:ia51_S5ja5aS5180ka5121_o1mo10la5121VY2mo10ma5121Qo1mo10o[2121Qo1l>211oZ10000000131b900ga5j1F1d9016841920l>030503D^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2T3U3^3Y3U3T303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b3ga5l1F1h;00ga5T2F00101na5oa5ga5T1>Pb5?1b91W[1151515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3920WS102085120R4Qb5X1F0031\;1VY20Qb5f1B2h;j;1_o10Qb5h1B1Z91hP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4Qb5j1B150505321W[1R421hP2R45421_o1mo121VY2mo15421hP2mo121_o1mo1Rb50000Qb58:Sb51QV5Tb5Ub5170Vb5121hP2mo10Wb5121_o1mo10Xb5121W[1mo10Yb5111oZ100000000000031\;00Qb5^1T1012h;j;00Qb5`1T1011Z901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4Qb5b1T1012Zb5c`5Qb5R1>[b5\b5Qb5T1>]b5?2h;j;1_o10^b5V1F0031\;1VY20^b5b1B1Z91hP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4^b5d1B1b91fP21515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320WS1^b5f1B1505321fP2R421hP2R45421hP2mo121VY2mo1_b50000^b58:`b51QV5ab5bb5160cb5121fP2mo10db5121VY2mo10d_3121_o1mo1111oZ100000000000031\;00^b5Z1T1011Z901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c385120R4^b5\1T1011b901515220_R103GW3U3d3b2U3R3_3_3d3b2U3S3_3f3U3b3i3c2d3Q3d3e3c3320WS1^b5^1T1011eb5fb5^b5R1>gb5=1l=0151515152841920]:030035V3U3d3S3X385120l\1575920l\120Y91hX356920j7002000hb5R1L84120]:115f;`4b4n4X>00hb5`1B841920]:035V3U3d3S3X301^;0151515185120\[185120RH5683120\[10005283120RH000hb5P2B011[Ehb58:ib51kT5jb5kb50212om1oZ10100002[E4PPf^Tlg1hX34PP\mXh_30031j;00hb5Z2\11j:00hb5Z2\21d400hb5Z2l300100lb5?1l=1gV215151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j70020005051575920l\120Y91hX3555920l\120Y91hT55152841920Vd1034^3_3^3U3035T3Q3Y3\3i35420l\120Y9mb5V1F11R61kn115185120QH575920Y921gV2Y91h^5mb5^1F11[E01621gV2n8121kn1QHnb50000mb58:ob52TV3oV5Pc5Qc51:121gV2n80Rc5121gV2l\10`Q2121gV2mo10Sc5121kn1QH0`Q2121kn1mo10hD212om1oZ10100004h^54PPZfVg3[E4PP\mXh_3hX34PPhja`o6hT54PPPlYaTUm40081j;00mb5j1F1j:00mb5l1F1h:015384120d603:Q3e3d3X3_3b3Y3j3U3T3mb5n1F1n<00mb5P2F1X>00mb5R2F1b<00mb5T2F1d<00mb5V2F1f<00mb5X2F00100Tc5=1l=015151515185120n885120l\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i356920j70020005051575920l\120Y91hX3555920l\120Y91hT55152841920Vd1034^3_3^3U3035T3Q3Y3\3i35420l\120Y9Uc5R1L20n8116f;X1`<b<R=X>00Uc5b1B20n801^;015052920][1920[C0020005185120RH5283120RH000Uc5T2B011[EUc58:Vc54oV5kT5XP5kU5Wc5Xc50212om1oZ1000003[E4PPf^Tlg1hX34PP\mXh_3hT54PPPlYaTUm40071j;00Uc5`2F1j:00Uc5b2F1h:015384120d603:Q3e3d3X3_3b3Y3j3U3T3Uc5d2F1f=00Uc5f2F1n<00Uc5h2F1d<00Uc5j2F1f<00Uc5l2F00100Yc5?1f=1RW21515185120n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3920j7021Zc5R1F12`;n;1fP20Zc5V1F0015384121fP2g[1034^3_3^3U3WW50010Zc58:[c52YW5\c5]c5^c51:0Pl2121RW2n80Yh2121RW2^c10_c5121RW2mo10`c5121fP2g[10mS2121fP2mo1212om1oZ10000000071Z901720_R1jZ4Zc5b1F1d<0152920n821RW2n821RW2n8Zc5d1F1f<00Zc5f1F1V;00Zc5h1F1b>00Zc5j1F1f=01515220n821RW2n83920j7021Zc5l1F1l=0152920T>920j7002000Zc5n1F00000ac5?1f=1RW21515185120n8684120^c12035T3Q3Y3\3i3036g3U3U3[3\3i3920j7021bc5T1F22`;n;1[f20bc5Z1B2`;n;1fP215284120g[1034^3_3^3U3bc5\1B0015284121[f2g[1034^3_3^3U3cc50010bc58:dc51YW5ec5fc51<0Pl2121RW2n80gc5121RW2mo10hc5121[f2g[10mS2121[f2mo10ic5121fP2g[10mS2121fP2mo1211oZ10000000072Z9\901720_R1jZ4bc5h1F1d<0152920n821RW2n821RW2n8bc5j1F1f<00bc5l1F1V;00bc5n1F1b>00bc5P2F1f=015220n821RW2n8bc5R2F1l=0152920T>920j7002000bc5T2F00000jc5<11d;00kc5LH2n8\P1110kc58:lc51_V5mc5nc50212oZ1lT400000000000000oc542\;l;00Pd5LH920WE0000011d;00Pd5R1R100Pd58:Qd51_V5Rd5jV50212oZ1lT4010000000000000Sd5?1d;1mZ20Td5R1F11l;1fP2185120WETd5T1F11[E015721fP2WE002Ud50000Td58:Vd52hP5oV5Wd5Xd518121mZ2n80j_2121mZ2mo10Yd5121fP2mo10PZ2121fP2WE0Rn2212om1oZ1000001[E4PP\mXh_300000000Zd552`;n;1fP21684120g[1303;d3U3b3]3Y3^3Q3d3Y3_3^303:V3_3b3S3U3o2c3d3_3`3039V3_3b3S3U3c3d3_3`3[d5P1F511d;00[d5V1T1[d5V1B101jm1000011f;00[d5X1T1[d5X1B101jm1000012^<`<00[d5Z1P1[d5Z1B101jm1000011l;01565820WE20o\1000[d5^1T1[d5^1B101jm1000011j;00[d5`1T1[d5`1B101jm10001c\5000[d58:\d53kT5]U5kU5]d5^d50212om1oZ1000001jm14PPf^Tlg100041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100_d5?1^;1WQ51515185120\[185120RH38:220RH20\[1`d5X1F11R61kn11515085120QH85120RH575920Y921WQ5Y91h^5`d5\1F11[E0138:221WQ5RH921kn1QH21kn1RHad50000`d58:bd51TV3cd5dd5190ed5121WQ5RH0fd5121WQ5\[10`Q2121WQ5mo10gd5121kn1mo10hD111oZ10100002h^54PPZfVg3[E4PPhUibmR10131X>00`d5h1\11j;00`d5h1f21f=00`d5h1f300100hd5?1`<1VY215185120n885120VKid5T1F0011`<1\I15185120n885120VKid5^1P1150505221VY2n821\In8578015921VY2VK21\IVK1jd553921VY2P4921\IP4030921\IP4921VY2P4030kd50000id58:ld51PX5md5nd518121\In80lQ4121\Imo10od5121VY2n80Pe5121VY2mo10Qe5211oZ1000002[E4PPf^Tlg1jd54PP\mXh_300000021`;0151684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3555921VY2Y920Y91[Eid5Z1T1014Z<T;Z9d<01555921VY2Y920Y91[Eid5\1T1100Re5?2`<X11\I15185120P485120n8Se5V1F22`;n;1PS41684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Se5\1B2`<X11VY2151515220P421\IP45320n821\In85480159920VK20Q9921\IVK21\IQ91jd5Se5`1B0015421VY2mo121PS4mo1Te50000Se58:Ue51PX5Ve5We51<0Pl2121\IP40Xe5121\In80`Q2121\Imo10Ye5121VY2n80`Q2121VY2mo10Ze5121PS4mo1212om1oZ1000001jd54PP\mXh_30081d<0150385120n85220n821\In8Se5l1F1f<00Se5n1F1Z<00Se5P2F1T;00Se5R2F1P<00Se5T2F1P=00Se5V2F1`;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Se5X2F1n;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3Se5Z2F00002[e5\e5Se5^2>]e5^e5Se5`2>_e5=1^;00`e5NL20\[1011^;00`e5T1\120RH01^;01515185120\[185120RH5683120\[1000`e5X1J11`;00`e5Z1L11[E`e58:ae51j_5be5ce50212om1oZ10100001[E4PPigPZ90051`;013684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3`e5b1F1b;00`e5d1F1h;00`e5f1F1j;00`e5h1F1\;00`e5j1F00000de5?2`<X11\I15185120n85085120VK85120Q9ee5V1F21b?1fe515153920`j10000005380120`j100P]1ee5\1B2`<X11VY21515220n821\In85085120VK85120Q9ee5`1B11[E02505421VY2Y921fe5Y953921VY2VK21VY2Q9921\IVK21\IQ9ge5505421VY2Y921fe5Y95359921VY2VK21VY2Q9921\IVK21\IQ95:1ZX321fe5`j1he50000ee58:ie51kS5je5ke51?0le5121fe5`j10me5121fe5mo10ne5121\In80oe51921\IVK21\IQ90`Q2121\Imo10^Z31921VY2VK21VY2Q90`Q2121VY2mo10Pf5212om1oZ1000002[E4PPPTUioS\R1ZX34PP\mXh_30061b?0136841920hW10303033e3d3S3033W3]3d3037U3d3S3_1e3d3S3ee5P2F1d?00ee5R2F1f?00ee5T2F1Z<00ee5V2F1Z901720_R1Qf5ee5X2F1d<0152920n821\In821\In8ee5Z2F00000Rf5?1R<1W[1151515185120hW185120e\1555820hW15:920Z^100Pj204PP\mXh_320Y95620e\120hW1Sf5V1H00025621W[1e\121W[1Y9h]550555921W[1e\121W[1Y95:921W[1Z^100Pj204PP\mXh_3515152921W[1Z^100Pj200Pj2555921W[1e\121W[1Y95804PPPlYaTUm41Tf5525921W[1[^121W[1\^100h3Uf5015921W[1e\121W[1Y9\n100Sf58:Vf51\T5Wf5Xf5190Yf5121W[1Y90`Q2121W[1mo10Zf5121W[1hW10SP3121W[1e\10[f5212om1b2000001Tf54PP`Rg`aa600000000\f5?1R<1\I1515185120n885120hW185120e\1]f5V1F11R<1VY2151515220n821\In885120e\15220hW121\IhW1]f5Z1F11j^20150558015921VY2e\121\Ie\11m`15521\Ie\121VY2Y9^f50000]f58:_f51Te2`f5af51:121\In80bf5121VY2e\10`Q2121VY2mo10cf5121\Ie\10`Q2121\Imo10df5212om1b2000002j^24PPPP_ZTYYW1m`14PPU[ck10051V<0152920n821\In821\In8]f5f1F1d<0152920n821\In821\In8]f5h1F1Z<0152920n821\In821\In8]f5j1F1f<00]f5l1F1b?00]f5n1F00000ef5?1R<1\I1515185120n885120Z^15420Z^100Pj2ff5T1F11f;1VY2151515220n821\In885120e\152841920]:036^3_3d3Y3V3i3036^3_3d3Y3V3i3ff5X1F11j^201555921VY2e\121VY2Y95:21\IZ^104PP\mXh_3gf50000ff58:hf52\c5XP5if5jf51<121\In80kf5121\IZ^10lf5121\Imo10mf5121VY2e\10`Q2121VY2mo10aQ215921VY2e\121VY2Y90bT5212om1b2000001j^24PPPXXWXjZc40041R<0152920n821\In821\In8ff5d1F1Z<0152920n821\In821\In8ff5f1F1Z901784120_R1nf5ff5h1F1f<00ff5j1F00000of551R<1W[115185120n885120e\1Pg5R1F215P<R<T<V<X<0152920n821W[1n821W[1n8Pg5X1P1Pg5X1B0121W[1e\112R?l600Pg5^1P101Qg515P<R<T<V<X<0152920n821W[1n821W[1n8Pg5f1P1Pg5b1B101jm1121W[1e\1012R?l600Pg5d1P10000Pg58:Rg51\T5Sg5Tg50212om1b20100001jm14PPf^Tlg10061R<01515220n821W[1n85420Y921W[1e\1Pg5P2F1d<0152920n821W[1n821W[1n8Pg5R2F1Z<0152920n821W[1n821W[1n8Pg5T2F1f<00Pg5V2F1V;00Pg5X2F1Z901784120_R1dg2Pg5Z2F00000Ug551R<1W[115185120n885120e\1Vg5R1F114P<R<T<V<0152920n821W[1n821W[1n8Vg5`1LVg5X1>101jm115921W[1e\11ob2012h<j1015052920n821W[1n821W[1n85220iB21W[1e\1Vg5\1B0000Vg58:Wg51_g2Xg5Yg50213om1b2\V20110002jm14PP\mXh_3ob24PP\mXh_30081R<01515220n821W[1n85420Y95921W[1e\11ob2Vg5j1F1d<0152920n821W[1n821W[1n8Vg5l1F1Z<0152920n821W[1n821W[1n8Vg5n1F1f<00Vg5P2F1V;00Vg5R2F1000Vg5T2F1^100Vg5V2F1Z901784120_R1dg2Vg5X2F00000Zg552P<X<1W[10[g5P1F311R<0152920n821W[1n821W[1n8[g5T1T1[g5T1B101jm1000011T<0152920n821W[1n821W[1n8[g5V1T1[g5V1B101jm10001\g511V<0152920n821W[1n821W[1n8[g5X1T1[g5X1B101jm10001c[3000[g58:]g52\T5_g2^g5_g50212om1b2000001jm14PPf^Tlg100051V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V11000[g5`1T18100`g5?1R<1W[11515185120hW185120e\150565820hW15:920Z^100Pj204PP\mXh_320Y95520e\120hW1ag5V1H00025050385121W[1Z^155801595921W[1e\121W[1hW15:21W[1Z^104PP\mXh_31m`15221W[1Z^100Pj2bg550505185121W[1Z^15321W[1Z^100Pj255801595921W[1e\121W[1hW11^a21m`151505580159801595921W[1e\121W[1hW11^a21Tf51m`15580159801595921W[1e\121W[1hW11^a21cg51m`15580158595921W[1e\121W[1hW11^a25:5921W[1\^121W[1[^104PP\mXh_31m`1dg5015921W[1e\121W[1hW1\n100ag58:eg52\T5_g2fg5gg51=0hg5121W[1mo10ig5121W[1hW10SP3121W[1e\10[k215921W[1e\121W[1hW10jg511^a20kg5121W[1Z^10hD212om1b2000004^a24PPPlYaTUm4Tf54PP`Rg`aa6cg54PPXa[hhX3m`14PPU[ck100000000lg5?1R<1\I1515185120n885120Z^15320Z^100Pj2mg5T1F11R<1VY21515152920n821\In821\In885120e\185120hW1mg5X1F11j^201505185121VY2Z^15221VY2Z^121\IZ^151385121VY2Z^150555921VY2e\121VY2Y95:21\IZ^104PP\mXh_355801595921VY2e\121VY2hW15:21\IZ^104PP\mXh_31m`1ng50000mg58:og52\c5_g2Ph5Qh51>121\In80Rh5121\IZ^10lf5121\Imo10Sh5121VY2mo10ig5121VY2hW10SP3121VY2e\10Th5121VY2Z^10hD212om1b2000002j^24PPPXXWXjZc4m`14PPU[ck10031Z<0152920n821\In821\In8mg5j1F1Z901784120_R1nf5mg5l1F1f<00mg5n1F00000Uh5?1R<1W[1151515151515152920Z^100Pj200Pj285120hW185120e\185120[^185120\^15320[^120\^1565820hW11^a220Y9Vh5V1H00015580158595921W[1e\121W[1hW11^a25:5921W[1\^121W[1[^104PP\mXh_31m`1Wh5015921W[1e\121W[1hW1\n100Vh58:Xh51kS5Yh5Zh51;0hg5121W[1mo10ig5121W[1hW10SP3121W[1e\10[h5121W[1[^10SP3121W[1\^10\h5111b2000002^a24PPPlYaTUm4m`14PPU[ck100000000]h5?1Z91hm1151620_R1403Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Dc3S3X3U3T3e3\3U3S2_3^3d3U3^3d3V2U3d3S3X303Hc3S3X3U3T3e3\3U3e2c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^303He3`3T3Q3d3U3T2e3Q3\3c2S3X3U3T3e3\3U3S2_3^3V3Y3W3720`R1^h5_h5V1F11b91fP20_h5^1F11jm1043721hm1`R1`h5ah56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3bh56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3ch56871:21hm1`R1108c3S3X3U3T3e3\3U32034d3U3h3d3036Q3R3c3U3^3d3dh50011_h58:eh51fh5gh5hh518121hm1_R10lT2121hm1mo10ih519:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3:21hm1`R1108c3S3X3U3T3e3\3U30o`219:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3:21hm1`R1108c3S3X3U3T3e3\3U30jh5212om1hi4000001jm14PPf^Tlg11R4021d900_h5X2\11b9013920cA021_h5X2R200100kh5?1X11\I15185120o85085120P95284120o8038c3U3d3U3h3Q3S3d3lh5T1H00015050515284121\Io803=c3U3d3Q3\3Q3b3]3S3\3_3S3[35721\IP900Z1515284121\Io803Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35721\IP900^1515284121\Io8038c3U3d3U3h3Q3S3d35421\IP900^1mh50000lh58:nh51oh5Pi5Qi5170bQ3121\Imo10Ri5121\Io80Si5121\IP90Ti5112hi4\V2011000000000000Ui5?3^<`<X11\I15085120VK85120Q9Vi5R1H000156921\IVK21\IQ921\IY9Wi50159921\IVK21\IQ921\IY9fP200Vi58:Xi51Yi5Zi5[i5170\i5121\IY90lf21921\IVK21\IQ90`Q2121\Imo10m]5212om1hi400000000000000]i5?1Z<1W[115620VK20Y9^i5T1F11^<1\I0^i5X1F11[E015221\IVK21W[1VK_i50000^i58:`i51ai5bi5ci5190di5121W[1VK0`Q2121W[1mo10ei5121\IVK0`Q2121\Imo10hD212om1hi4000001[E4PPb_QdB0121j:00^i5b1\11d900^i5b1l200100fi5?2^<`<1\I185120jGgi5HH00015221\IjG03BT2Q2Y2\2i2o2^2_2d2Y2V2Y2S2Q2d2Y2_2^2hi50000gi58:ii51ji5ki5li50212om1hi400000000000000mi5?1Z<1W[10ni5V1F21`<1\I185120n8ni5Z1B1f=1RW2185120n8ni5\1B11[E015221\In821RW2n8oi50010ni58:Pj53Ul4gk2Ue2Qj5Rj5190Sj5121RW2n80`Q2121RW2mo10Tj5121\In80`Q2121\Imo10hD212om1hi40100001[E4PPigPZ90171\;00ni5n1F1T;00ni5P2F1j:00ni5R2F1d900ni5T2F1P<00ni5V2F1P=00ni5X2F1h400ni5Z2F00100Uj5?2d<f<1hm11920m_1020Vj5P1F14R6b9P=^;1ka2185120[CVj5V1B0015221ka2[C000Wj50010Vj58:Xj51UQ2Yj5Zj5170he2121ka2mo10PZ2121ka2[C0QZ2121hm1mo10RZ2212om1hi40000000161Z<00Vj5f1F1^<00Vj5h1F1`<00Vj5j1F1T;00Vj5l1F1f;00Vj5n1F1R<00Vj5P2F00000[j5?1d41Qo10\j5V1F21V;1hm11920L021\j5Z1B1h41W[1152920d;21Qo1d;21Qo1d;\j5\1B001505421W[1Y921hm1Y9565921hm1Y921Qo1Y91oh4]j50000\j58:^j51fn2_j5`j5170aj5121W[1mo10bj5121Qo1mo10cj5121hm1mo10dj5211hi40100001oh44PPigPZ90061`400\j5f1F1n600\j5h1F1T;00\j5j1F1Z<00\j5l1F1d500\j5n1F1h500\j5P2F00000ej591h<0151720n8Rc25659920iB920oC20Y921hm1Y91^d2fj5R1H01b91hm11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021fj5Z1B16T;T=^<`<Z9\9017920_R1034T3e3Q3\3Rc2fj5`1B0010011[E0fj58:gj51fn2hj5ij50211hi40100002^d24PPigPZ9[E4PPPTUioS\R100000000jj5?1`41VY20kj5Z1F31b91fP21515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021kj5^1B1b91hm11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021kj5`1B1h41W[1152920d;921VY2d;030921VY2d;920d;030kj5b1B00150565921fP2Y921VY2Y91oh45521W[1Y921hm1Y9lj50000kj58:mj51fn2nj5oj5160Pk5121VY2mo10Qk5121W[1mo10Rk5121hm1mo1211hi40100001oh44PPb_QdB0141n600kj5n1F1Z<00kj5P2F1d500kj5R2F1h500kj5T2F00001Sk5Tk5kj5V1>Uk5?2b9R61\I185120[CVk5V1F22Z9b?1hm1150385120_R1515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Wk5Vk5\1B2b9R61VY2185120[CVk5`1B11[E01505721hm1Y921VY2Y95521VY2[C21\I[CXk50000Vk58:Yk52Zk5gk2[k5\k51;0]k5121hm1mo10^k5121\I[C0`Q2121\Imo10_k5121VY2[C0`Q2121VY2mo10`k5212om1hi4000001[E4PPP_ZTYYW100:1Z<00Vk5n1F1P=00Vk5P2F1h<00Vk5R2F1T;00Vk5T2F1T=00Vk5V2F1f;00Vk5X2F1R<00Vk5Z2F1h400Vk5\2F1Z9017920_R1038c3S3X3U3T3e3\3U3ak5Vk5^2F1\9017920_R1038c3S3X3U3T3e3\3U3ak5Vk5`2F00000bk551Z91hm11515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Wk5ck5P1F112^<`<0150385120VK5620VK21hm1Y9ck5V1P1ck5V1B101jm10000000ck58:dk51Zk5ek5fk50111hi41gk500001jm14PPb_QdB0021j:00ck5^1\11d900ck5^1l241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100hk5?1Z91hm11515220_R103>e3`3T3Q3d3U3c2U3d3d3Y3^3W3c37920`R1030Wk5ik5X1F21`41fP20ik5^1B2^<`<1\I0ik5`1B11jm1025621\IVK21fP2Y@jk5555921\IVK21fP2Y@1j^2kk50000ik58:lk51Zk5mk5nk51=0ok5121hm1mo10Pl5121fP2Y@0`Q2121fP2mo10Ql5121\IVK0`Q2121\Imo10Rl511j^20Sl5112hi4RE0100002j^24PP`Rg`aa6jm14PPb_QdB0041Z<00ik5l1\11T;00ik5l1X31h400ik5l1j41P500ik5l1V600000Tl5?3^<`<P61\I1515185120kG52841920jG03BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^303BT3Q3Y3\3i3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3920lG021Ul5NH0001684121\IkG2038S3Q3\3U3^3T3Q3b303Me3^3S3Q3\3U3^3T3Q3b3^3_3d3Y3V3Y3S3Q3d3Y3_3^3d3b3Y3W3W3U3b3Vl50000Ul58:Wl51Xl5Yl5Zl50112om1hi400000000000000[l551Z91kn115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3\l5P1F213^<`<T=00\l5X1P1\l5V1B101`Y10011l400\l5V1P11]l513^<`<T=00\l5^1P1\l5^1B0011l400\l5`1P100000\l58:^l51Ro2_l5`l50211hi40100001`Y14PP\mXh_30061d900\l5f1F1f900\l5h1F1j:00\l5j1F1V;00\l5l1F1Z901620_R1203BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3\l5n1F1b901515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920cA021\l5P2F00000al592b9d9015220R421\IR4bl5NH02b9d91\I1515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4bl5V1B11Z9015220R421\IR4bl5Z1L0010011[E0bl58:cl51^l3dl5el50212om1hi4000001[E4PPf^Tlg100000100fl5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4gl5T1F21b<1[f20gl5Z1B1b91fP2151515220R421hm1R4920cA021385120l>gl5\1B11[E015421fP2mo121[f2mo1hl50010gl58:il51^l3jl5kl5160d]2121hm1mo10ll5121fP2mo10ml5121[f2mo1212om1hi4000001[E4PPf^Tlg10031`<00gl5P2F1T=00gl5R2F1Z9015320_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3gl5T2F00101nl5ol5gl5h1>Pm581b91W[11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021Qm5P1H4`4b4n4P700Qm5V1>012T;Z9015152920_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^352920R4921W[1R4030921W[1R4030Qm5`1>Qm58:Rm51^l3Sm5Tm5130Um5121W[1mo10Vm5212om1hi400000000000000Wm5?1Z91kn115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3Xm5V1F21`41fP2185120Y@Xm5\1B2^<`<1\I185120VKXm5^1B11[E0155801595921\IVK21fP2Y@1dK1m`1Ym51545921\IVK21kn1Y91om4Zm5000Xm58:[m51Ro2\m5]m51<0^m5121fP2Y@0`Q2121fP2mo10_m5121\IVK0`Q2121\Imo10aQ215921\IVK21fP2Y@0`m511dK211hi40100004[E4PPb_QdBdK4PPlb\i^Am`14PPU[ck1om44PPX`eanD0081d900Xm5P2F1j:00Xm5R2F1V;00Xm5T2F1Z<00Xm5V2F1\;00Xm5X2F1P<00Xm5Z2F1h400Xm5\2F1Z901720_R1am5Xm5^2F00000bm5?1Z91hm1151515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3851:9:20`R1106S3_3^3V3Y3W320`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3851:9:20`R1106S3_3^3V3Y3W320`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3cm5V1H0001505259891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31dK525958891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U300Pj2891:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U31dKdm50000cm58:em51fm5gm5hm5190im5121hm1mo10jm51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U30km51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U30lm511dK0mm5211hi4000001dK0:00000000nm551Z91kn11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^39:9:20`R1106S3_3^3V3Y3W320`R120<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3021om5R1F113`4b4n400om5X1Lom5X1>101jm10000000om58:Pn51Ro2Qn5Rn50211hi40100001jm14PPb_QdB0051d900om5^1\11f900om5^1R21j:00om5^1Z31V;00om5^1j41T;00om5^1\641V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Sn5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4Tn5Z1F21b91W[1151515220R421hm1R4920cA021385120l>Tn5`1B3^<`<T=1\I0Tn5b1B001505421\Imo121W[1mo15421W[1mo121hm1mo1Un50000Tn58:Vn51^l3Wn5Tm5160Xn5121hm1mo10Yn5121W[1mo10Zn5121\Imo1212om1hi400000000=1Z9015320_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3Tn5l1F1h400Tn5n1F1d100Tn5P2F1T700Tn5R2F1X700Tn5T2F1Z700Tn5V2F1n=00Tn5X2F1\;00Tn5Z2F1Z<00Tn5\2F1P=00Tn5^2F1R<00Tn5`2F1R?00Tn5b2F1T?00Tn5d2F00102[n5\n5Tn5T1>]n5^n5Tn5V1>_n5?1Z91hm115220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3`n5T1F11b91fP20`n5X1F11jm1013921fP2TS1020an50011`n58:bn51fn2cn5dn5150en5121hm1mo10Xb5121fP2mo10fn5212om1hi40100001jm14PPf^Tlg11R4011d900`n5h1Z100100gn5?1V;1hm115085120L85120j1hn5LH000221hm1Lin521hm1j1jn50000hn58:kn51fn2ln5mn5170nn5121hm1mo10on5121hm1L0Po5121hm1j10Qo5211hi400000000000000Ro561V;1hm1151385120L385120j1So5R1H1121d400So5Z1J2d<f<00So5\1J0So5X1B1jm1000So58:To51fn2Uo5Vo50212om1hi40100001jm14PPb_QdB0011d900So5d1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Wo5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^35287120`R1036_3R3Z3U3S3d3Xo5R1H00023851:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\3Yo53851:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W3Zo50000Xo58:[o52\o5lm1]o5^o5170_o5121hm1mo10`o51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X303e3b3\30ao51:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X30@d3Y3]3U3c3Q3V3Q3b3Y3S2_3^3V3Y3W30bo5111hi400000000000000co5?1Z91hm11515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^388120`R1do5P1F11b91fP20do5T1F11jm10=52871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3eo552871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X308c3S3X3U3T3e3\3U3034d3U3h3d3fo56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<S3_3^3d3U3^3d3V2U3d3S3X309S3Q3\3\3R3Q3S3[3c32036_3R3Z3U3S3d3036Q3R3c3U3^3d3go552871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^307U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3ho552871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308c3S3X3U3T3e3\3U3034d3U3h3d3io552871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305d3Y3d3\3U3034d3U3h3d3jo552871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^304R3_3T3i3034d3U3h3d3ko56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^305c3_3e3^3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3lo56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^308`3b3Y3_3b3Y3d3i32034d3U3h3d3036Q3R3c3U3^3d3mo56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R110<b3U3\3Q3d3Y3_3^3c3X3Y3`32036_3R3Z3U3S3d3036Q3R3c3U3^3d3no56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`308Q3e3d3_3\2Y3^3[32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3oo56871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`30>S3_3^3d3U3^3d3d2Y3]3U3_3e3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3PP66871:9:21hm1`R1106S3_3^3V3Y3W321hm1`R120<b3U3\3Q3d3Y3_3^3c3X3Y3`30@V3Q3\3\3R3Q3S3[3R2U3X3Q3f3Y3_3b32034d3U3h3d3036Q3R3c3U3^3d3QP60011do58:RP61\o5SP6TP60212om1hi4000001jm14PPf^Tlg11R4021d900do5`2\11b9013920cA021do5`2R200100UP6?1T;1kn1151515185120\Y185120]Y185120^Y185120_Y1VP6T1H000150525959585:21kn1^Y100h321kn1_Y15:21kn1\Y100h321kn1]Y11dK52595958585:21kn1^Y100h321kn1_Y100Pj25:21kn1\Y100h321kn1]Y11dKWP60000VP68:XP61fm5YP6hm51=0ZP6121kn1mo10[P6121kn1\Y10\P6121kn1]Y10]P6121kn1^Y10\P6121kn1_Y10^P611dK0mm5212om1hi4000001dK0:00000000_P651T;1kn10`P6P1F311`400`P6T1T1`P6T1B101jm1000011b400`P6V1T1`P6V1B101jm10001aP611n400`P6X1T1`P6X1B101jm10001Vg2000`P68:bP61Ro2cP6Rn50212om1hi40100001jm14PPb_QdB0041d900`P6\1\11f900`P6\1R21j:00`P6\1Z31V;00`P6\1j441V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100dP651T;1kn10eP6R1F212^<`<00eP6X1P1eP6V1B101`Y10011l400eP6V1P11]l512^<`<00eP6^1P1eP6^1B0011l400eP6`1P100000eP68:fP62Ro2So2gP6hP60212om1hi40100001`Y14PP\mXh_30041d900eP6d1\11f900eP6d1R21j:00eP6d1Z31V;00eP6d1j400000iP6?1T;1kn10jP6X1F21`41fP2185120Y@jP6\1B1^<1\I185120VKjP6^1B11[E0155801595921\IVK21fP2Y@1dK1m`1Ym51545921\IVK21kn1Y91om4Zm5010jP68:kP62fm5Ro2lP6mP61<0^m5121fP2Y@0`Q2121fP2mo10_m5121\IVK0`Q2121\Imo10aQ215921\IVK21fP2Y@0`m511dK212om1hi40100004[E4PPb_QdBdK4PPlb\i^Am`14PPU[ck1om44PPX`eanD0131d900jP6R2\11j:00jP6R2R21V;00jP6R2b300000nP6?1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1oP6V1F0014b9T;V;f<1kn11516920_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021oP6d1>150385121kn1_R15221W[1TS15221kn1_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3PQ60000oP68:QQ61RQ6SQ6TQ6180UQ6121W[1TS10mS2121W[1mo10ne5121kn1_R10VQ6121kn1mo1212hi4oT200000000000011Z90151620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c35620mo121kn1mo1oP6\1L101WQ6XQ6oP6R1>YQ6?1b91kn1151620_R1203Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021ZQ6R1F21Z91hP21515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4ZQ6X1B1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1ZQ6Z1B001505321W[1R421hP2R45221W[1TS15221kn1_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3[Q60010ZQ68:\Q61RQ6]Q6^Q6180UQ6121W[1TS10mS2121W[1mo10ne5121kn1_R10VQ6121kn1mo1112hi4oT20000000121Z901620_R1303Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^303BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U303FS3Q3^3S3U3\3Q2\3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c3ZQ6h1F1f<00ZQ6j1F00000_Q6?2T;V;1kn10`Q6R1F11b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1`Q6V1B0015221W[1TS13921kn1]C020aQ60010`Q68:bQ61RQ6cQ6^Q6160UQ6121W[1TS10mS2121W[1mo10dQ6121kn1mo1111hi40000000131d900`Q6d1\11f900`Q6d1R21j:00`Q6d1Z300000eQ651b<1[f20fQ6P1F411d40137920d;030gQ6fQ6T1P1fQ6T1B101jm10001hQ611d900fQ6\1T1fQ6\1B101jm1000011b901503920cA02156831920l>030000fQ6^1P1fQ6^1B101jm10001iQ611`<00fQ6f1T1fQ6f1B101jm10001jQ611b901515152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA02152831920l>030000fQ6j1B00fQ68:kQ62Vm4ai5lQ6mQ60111hi4000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100nQ681X11\I1515284120o803Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U35720P900^1oQ6V1H1b<015050385120n8385121\In85220n821\In8oQ6Z1N21[E0oQ68:PR61oh5QR6RR6190[P5121\In80SR6121\Io80mS2121\Imo10TR611[E0ll2112hi4\V20110001[E4PPU[ck100000000UR681Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3VR6T1H1Z9015220_R103FS3_3^3V3Y3W3e3b3U3^2Q3d3Y3f3U3V2U3d3S3X3U3b3VR6X1N30VR68:WR61Ra3XR6YR6130Ua3120mo10ZR6212om1hi4010000000000000[R661Z<1W[113920k^1020\R6NH1141n600\R6V1J3`4b4P700\R6X1J1^<00\R6Z1J1f=00\R6\1J0\R6T1B1[E000\R68:]R62oj3Pk3^R6_R60214om1VR2hi4XP4000001[E4PPb_QdB0151j:00\R6f1F1d900\R6h1F1b<00\R6j1F1h=00\R6l1F1n400\R6n1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100`R661Z<1W[113920k^1020aR6X1H4011n600aR6^1B0aR6^1B031`400aR6`1T11b400aR6`1d21P700aR6`1\40aR6`1B011^<00aR6b1B0aR6b1B011f=00aR6d1B0aR6d1B1[E001aR68:bR62oj3Pk3cR6dR60216om1VR2WR2hi4XP4eR6000001[E4PPb_QdB0151j:00aR6P2F1d900aR6R2F1b<00aR6T2F1h=00aR6V2F1n400aR6X2F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100fR652d9b91W[1151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^33920cA020684120l>303Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T303<c3d3_3b3Q3W3U3o2V3e3\3\3gR6R1F211Z9017841920_R1030hR6gR6\1P1gR6\1B101jm1000011b9017841920_R1030iR6gR6b1P1gR6b1B101jm10000000gR68:jR61kR6lR6mR60011hi41nR600001jm14PP\mXh_30031Z<00gR6l1\11l:00gR6l1X31R:00gR6l1h441V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100oR651Z91hm1151515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120`R15053871:9:20`R1106S3_3^3V3Y3W320`R110<S3_3^3d3U3^3d3V2U3d3S3X3036_3R3Z3U3S3d353871:9:20`R1106S3_3^3V3Y3W320`R110@e3c3U3b3^2_3d3Y3V3Y3S3Q3d3Y3_3^3036_3R3Z3U3S3d3PS6NF112d9b9013920cA385120l>PS6X1LPS6X1>0011b900PS6\1L00000PS68:QS61\o5RS6SS60211hi40000001R40041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100TS693^<`4f=00US6NH01d90151506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>7920_E030VS67841920_R1030WS6US6T1B16Z9Z<h4\;l6P?00US6`1B11[E010100US68:XS61ol3YS6ZS60212om1hi4000001[E4PPb_QdB00000000[S651Z91hm1151515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R45051538719:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d3379:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3\S651528719:20`R1104d3Y3]3U3:20`R1108c3S3X3U3T3e3\3U3036Q3R3c3U3^3d37920`R1030]S6^S6P1F111d90151515220R421hm1R456831920_E030000506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>720_EVS6^S6`1L^S6`1>101jm1000011b901515220R421hm1R4920cA021^S6n1B00^S68:_S61ol3`S6aS60212om1hi4000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100bS691h<015185120iB5620iB5821hm1Y91Ro1cS6R1H03d<f<b91hm1150920m_10205152841920_R103003FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3920cA021cS6Z1B1;Z<^<`<f<T;T=f;R<X1Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2cS6`1B0010011[E0cS68:dS61UQ2eS6fS60212om1hi4000002[E4PPPhcRYZj9Ro14PPb_QdB00000000gS692V=X=01565920Y921hm1Y91^d2hS6P1H01V;1hm10hS6V1J11T;00hS6X1L0010011[E0hS68:iS61fn2jS6kS60212om1hi4000002^d24PPigPZ9[E4PPPlYaTUm400000000lS692b9R6015185120[C5620[C000mS6NH02d<f<01920m_1020mS6V1B1;Z<^<`<f<T;T=f;R<X1Z9\9017920_R1038c3S3X3U3T3e3\3U3SQ2mS6\1B0010111[E0mS68:nS61UQ2oS6PT60212om1hi4000001[E4PPPlYaTUm400000000QT691d90151506841920l>030403CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2V3_3b3]3Q3d303CY3^3f3Q3\3Y3T3o2d3Y3]3U3o2f3Q3\3e3U3c303@Y3^3f3Q3\3Y3T3o2c3S3X3U3T3e3\3U303J]3Y3c3c3Y3^3W3o2b3U3a3e3Y3b3U3T3o2`3Q3b3Q3]3U3d3U3b351385120l>720_EVS6784120_R1WS6RT6NH02^<f=00RT6Z1J15Z<Z9b9l6P?00RT6\1L11[E010000RT68:ST61ol3TT6UT60212om1hi4000001[E4PPZfVg300000000VT692`<X11VY2151515220P421\IP45320n821\In85480159920VK20Q9921\IVK21\IQ91jd5WT6P1H02`<X11\I185120P4WT6\1B12d<f<0150385120n85220n821\In8WT6b1B0010011[E0WT68:XT62Ul4Q^5YT6ZT60212om1hi4000002[E4PPPlYaTUm4jd54PP\mXh_300000000[T6?1Z<1W[10\T6T1F21n61RW20\T6X1B1^<1\I0\T6Z1B11[E025221RW2VK21W[1VK]T65221\IVK21W[1VK_i50011\T68:^T62`a5_T6`T6aT61=0bT6121W[1VK0`Q2121W[1mo10cT6121RW2VK0`Q2121RW2mo10dT6121\IVK0`Q2121\Imo10eT6212om1hi4000001[E4PPb_QdB0121j:00\T6l1\11d900\T6l1l200000fT6?1^;1WQ5185120RHgT6V1F11`<1\I15185120n8620P4121WQ5RHgT6Z1F11[E015221\In821\IP4hT60010gT68:iT61Q^5jT6kT618121\IP40lT6121WQ5mo10mT6121\In80mS2121\Imo10Se4212hi4oZ10100001[E4PPb_QdB0131d<00gT6j1F1f<00gT6l1F1Z900gT6n1F00100nT6?1Z91hm115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3oT6T1F12b9d91Vm20oT6X1F11jm10250385121Vm2`E85121Vm2_EPU656831921Vm2_E038Q3S3S3U3`3d3U3T3000QU60011oT68:RU61^l3SU6TU6150Ua3121hm1mo10UU6121Vm2mo10VU6212om1hi4000001jm14PPf^Tlg11R40000100WU681d901684120l>203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3XU6R1H4b<h=b4n:00XU6X1>21[E0XU68:YU61nl3ZU6[U6170\U6120l>0mS2120mo10]U611[E0ll2212om1hi4000001[E4PPb_QdB00000000^U6?1b91kn11515220_R103BS3Q3^3S3U3\3T2e3Q3\3c2S3X3U3T3e3\3U3920cA021_U6X1F41Z91RW21515220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4_U6^1B1d91Qo115220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3_U6`1B1Z91hP21515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120R4_U6b1B1b91W[11515220_R103EW3U3d3T2e3Q3\3c2S3X3U3T3e3\3U3c2d3Q3d3e3c385120TS1_U6d1B0015050505321Qo1R421RW2R45321W[1R421hP2R45521hP2Y921Qo1Y9321W[1TS1`U60000_U68:aU61RQ6bU6cU6180UQ6121W[1TS10mS2121W[1mo10dU6121kn1mo10eU6121Qo1mo1112hi4oT20000000121b9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3_U6P2F1T=00_U6R2F00001fU6gU6_U6T1>hU691n6015620VK5821W[1VK1m`1iU6T1H01Z<1W[115185120VK575920VK20Y91hX3iU6\1B19n6Z<T;n4b4j:b<d<f<015580159920VK21W[1VK21W[1VK1m`1iU6b1B15921W[1VK21W[1Y9010000iU68:jU61bi4kU6lU60112hi4RE0100002hX34PPX`eanDm`14PPU[ck100000101mU6nU6iU6P1>oU651Z<1W[10PV6NF211^<00PV6R1T1PV6R1B101jm1000011b<00PV6T1T1PV6T1B101jm10001QV6000PV68:RV62ai5Q`4SV6TV60212om1hi4000001jm14PPigPZ90121d900PV6Z1\11j:00PV6Z1R241V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100UV6?2Z<\<1W[115085120VK85120W_1VV6R1H00015186121W[1VK3921W[1W_1020WV60000VV68:XV61_T6YV6ZV6130[V6121W[1mo10\V6212om1hi41]V60000000000000^V681Z9015220_R103Hc3S3X3U3T3e3\3U3T2e3Q3\3^2_3d3Y3V3Y3S3Q3d3Y3_3^3_V6P1H1Z9015220_R103Be3`3T3Q3d3U3c2d3Q3b3b3U3T3`2\3Q3^3c3_V6T1N30_V68:`V61Ra3aV6bV6130Ua3120mo10cV6111hi400000000000000dV6?1`<1\I15185120VK5620VK20Y9eV6V1F11b91W[115152841920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3d3Q3d3e3c385120US1eV6\1B15921\IVK21\IY9015521W[1US15821\IVK1m`1fV60000eV68:gV61lY2hV6iV6180bV5121W[1mo10a_2121W[1US10jV6121\IVK0lQ4121\Imo1111hi4000001m`14PPU[ck10091`<0152920n8921\In8030921\In8920n8030eV6j1F1^<0152920n8921\In8030921\In8920n8030eV6l1F1d<00eV6n1F1f<00eV6P2F1h<00eV6R2F1Z<00eV6T2F1V;00eV6V2F1d?00eV6X2F1f?00eV6Z2F00000kV651l=1gV2156920j7920T>000000lV6T1F415^<`<f;X1R=0152920P4920n8921gV2n8030921gV2n8920P4920n8030lV6Z1P1lV6Z1B101jm1000012`;n;01684120g[12039g3Q3b3]3c3d3Q3b3d303:g3Q3b3]3o2c3d3Q3b3d3lV6d1P1lV6d1B101jm10001mV611l;0150505620o\10005620P]100052841920g[103003:g3Q3b3]3o2c3d3Q3b3d3lV6l1P1lV6l1B101jm1000012R6P=015620[C000lV6R2P1lV6R2B101jm10001nV6000lV68:oV62Q^5o[5PW6QW60212om1hi4000001jm14PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100RW6<11Z<00SW6LH1VK101SW68:TW61_T6UW6VW60212hi4lT400000000000000WW694^<`<X1R=00XW6NH01Z91hm11515220_R103Ic3S3X3U3T3e3\3U3T2Q3Y3\3i3^2_3d3Y3V3Y3S3Q3d3Y3_3^385120R4XW6T1B11b9015220R421hm1R4XW6Z1B11j^2120101XW68:YW61ai5ZW6[W60212om1hi4000001j^24PPPlYaTUm40041d9015220R421hm1R4XW6h1F1b901515220R421hm1R43920cA021XW6j1F1j:00XW6l1F1b<00XW6n1F00100\W6?1n=1fP215185120YL85120P4]W6R1F11`<1\I15185120YL52920P420n821fP2P4]W6V1F0015221\IYL21fP2YL^W60000]W68:_W61_l2`W6aW6190bW6121\IYL0`Q2121\Imo10cl2121fP2YL0`Q2121fP2mo10hD212om1Y30000000051n=0152920P421fP2P421fP2P4]W6`1F1T>00]W6b1F1P>00]W6d1F1R>00]W6f1F1Z;00]W6h1F00000cW6?2`<X11\I185120n8dW6T1F11X>1fP2185120n8dW6X1F11[E015321fP2n821\In8eW60010dW68:fW61YV5gW6hW615121\In80lQ4121\Imo10iW6121fP2mo1212Y3oZ1000001[E4PPb_QdB0021d<0152920n821\In821\In8dW6f1F1f<00dW6h1F00100jW6?2`<f=1\I15185120fP15085120P485120n8kW6V1F12`<f=1VY215185120fP152920P420n8921\IP421\In8kW6\1>11[E015221VY2fP121\IfP1lW60010kW68:mW61UT3nW6oW61;0Pl21921\IP421\In80PX6121\IfP10`Q2121\Imo10QX6121VY2fP10`Q2121VY2mo10RX6212om1Y3000001[E4PPigPZ90041Z<00kW6l1F1Z900kW6n1F1d<00kW6P2F1^<0185121\IVKkW6T2F00000SX6?1h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3TX6V1F11`>1fP215185120eP150515185120VP185121kn1iB5220VP121kn1iB555920Y921kn1Y91[ETX6\1>00250321fP2eP153841921kn1]`1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3UX650321fP2eP15221fP2YL21kn1YLVX60000TX68:WX61XX6YX6ZX61;0[X6121fP2mo10\X6121fP2YL0]X6121kn1mo10^X6121kn1YL0\j2121kn1]`10hD111Y3000001[E4PP\mXh_301000000_X6?1`>1fP21920eP1020`X6V1F0011h<1kn116841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3`X6d1>1515221fP2YL21kn1YL53841921kn1]`1036S3Q3S3X3U3T3037T3U3V3Q3e3\3d3aX60000`X68:bX61XX6cX6ZX61;0[X6121fP2mo10\X6121fP2YL0]X6121kn1mo10^X6121kn1YL0\j2121kn1]`10hD111Y3000001[E4PP\mXh_300000011h<0151555921fP2Y920Y91[E6841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3`X6\1L020dX6?2Z<`<1\I1515185120fP185120n885120VKeX6Z1F12Z<`<1VY215185120fP185120VKeX6`1>11[E0250505050505050505321VY2fP121\IfP1548015921VY2VK21\IVK1hX354801598015921VY2VK21\IVK04PPPlYaTUm41hX354801598015921VY2VK21\IVK04PPPhcRYZj91hX354801598015921VY2VK21\IVK04PPPdmc]_g>1hX354801598015921VY2VK21\IVK04PPP`WUbddC1hX354801598015921VY2VK21\IVK04PPP\affiaH1hX354801598015921VY2VK21\IVK04PPPXkWkn^M1hX354801598015921VY2VK21\IVK04PPPTUioS\R11hX3fX65050505321VY2fP121\IfP15721VY2Y921\IVK548015921VY2VK21\IVK1gX6578015921VY2VK21\IVK1hX3hX60000eX68:iX61UT3jX6kX61<0lX6121\In80mX6121\IVK0`Q2121\Imo10^Z3121VY2VK0`Q2121VY2mo10nX6121VY2fP1211Y3000003[E4PPPTUioS\R1hX34PPPU^QSS=gX64PP\mXh_31n8031b?00eX6j2\11d?00eX6j2n21f?00eX6j2Z400001oX6PY6eX6V1>QY651P>1WQ50RY6P1F211\70152920P4921WQ5P4030921WQ5P4920P4030RY6T1P1RY6T1B101jm1000012T7X701515720d600`<5420d600hBRY6Z1P1RY6Z1B101jm10001SY611Z?0152920Qn1000921WQ5Qn1000RY6d1B00RY68:TY61jg2UY6VY60212om1Y3000001jm14PPigPZ900031V?00RY6l1F1X?00RY6n1F1\?01620f32039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3RY6P2F0100WY6?1f=1RW215185120n85284120^c1034^3_3^3U3XY6T1F21Z>1Qo115284120]8039T3U3\3Y3f3U3b3U3T3XY6Z1B1Z>1mb315284120]8036]3Y3c3c3U3T3XY6\1B0015421mb3mo121Qo1mo1YY60000XY68:ZY61[Y6\Y6]Y617121RW2n80^Y6121RW2mo10_Y6121Qo1mo10`Y6121mb3mo1212om1Y30000001n81000001aY6bY6XY6P1>cY6?1Z>1hm11515185120hW185120]83515284120]8037`3U3^3T3Y3^3W3684120hW12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3dY6R1H000150515284121hm1hW1037`3U3^3T3Y3^3W3684121hm1]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3515284121hm1hW1036]3Y3c3c3U3T35284121hm1]8039T3U3\3Y3f3U3b3U3T3eY60000dY68:fY62[Y6_R3gY6hY6190Y[5121hm1n80oe5121hm1hW10SP3121hm1]80mS2121hm1mo10iY6212om1Y300000000000000jY691X=01684120Y4403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T3kY6NH01T701515220d600`<85120YLkY6T1J17n=T7Z7P>R>Z;V;00kY6X1B11[E010000kY68:lY61So2mY6nY60211Y3000001[E4PPdhU\\d100000000oY6?1T71W[11515220d600`<85120YLPZ6V1F21n=1fP215185120P485120YLPZ6\1B1X=1[f2151684120Y4403:^3_3o2S3_3^3d3U3^3d303AS3_3^3d3U3^3d3o2^3_3d3o2V3_3e3^3T303?S3_3^3d3U3^3d3o2]3Y3c3c3Y3^3W303@^3_3o2S3_3^3d3U3^3d3o2V3_3e3^3T385120P4PZ6^1B11[E01505221fP2P421[f2P45221fP2YL21W[1YLQZ60000PZ68:RZ61So2SZ6TZ61?0oY2121W[1mo10UZ6121W[1YL0ne5121fP2YL0VZ6121fP2P40`Q2121fP2mo10WZ6121[f2P40XZ6121[f2mo10hD211Y3000001[E4PPdhU\\d10061T700PZ6j1F1Z700PZ6l1F1P>00PZ6n1F1R>00PZ6P2F1Z;00PZ6R2F1V;00PZ6T2F00000YZ6?1f=1RW2185120n8ZZ6R1F11j=1gg215185120n8505220n821RW2n8565920Y921RW2Y91iY2ZZ6V1F11[E015221gg2n821RW2n8[Z60000ZZ68:\Z61]Z6^Z6_Z6180Pl2121RW2n80`Z6121RW2mo10aZ6121gg2n80bZ6121gg2mo1111Y3000002iY24PPigPZ9[E4PP`Rg`aa60021h=0152920n821RW2n821RW2n8ZZ6b1F1V>00ZZ6d1F00100cZ691R>01515220P421_o1P45620Re121_o1Re1dZ6P1H01R>1_o115185120P485120Re1dZ6V1J12T>n=00dZ6X1L11[E012101dZ68:eZ61fZ6gZ6hZ60111Y3000001[E4PPPTUioS\R100000000iZ6?1l41VY20jZ6V1F21l41hm10jZ6Z1B2`=^=1W[1151515185120ib185120VL545820ib120VL5921VY2Y91oL565920Y921VY2Y91iY2jZ6\1B11[E015421W[1Y921hm1Y9kZ60000jZ68:lZ61fZ6mZ6nZ61:0oZ6121W[1ib10P[6121W[1VL0Q[6121W[1mo10R[6121VY2mo10o`2121hm1mo1111Y3000003iY24PPPndXbb^2oL4PP\mXh_3[E4PPPdmc]_g>00000000S[6?2P?l61gV20T[6V1F12`=^=1W[115151515320]d221gV2]d285120ib185120VL50545820ib120VL21gV2Y9515720ib121gV2Y95720Y95821gV2Y91h^5T[6Z1>11[E01575821W[1ib121W[1VL21gV2Y9U[60000T[68:V[61fZ6W[6X[6190oZ6121W[1ib10P[6121W[1VL0Y[6121gV2mo10Z[6121W[1mo10[[6111Y3000002h^54PPPhcRYZj9[E4PPPdmc]_g>00000000\[651j=1gg21320ZB][6NF311f=0152920n8921gg2n8030921gg2n8920n8030][6T1T1][6T1B101jm10001^[611h=0152920n8921gg2n8030921gg2n8920n8030][6V1P1][6V1B101jm10001_[611d900][6^1T1][6^1B101jm10001`[611b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021][6`1J00][68:a[61]Z6b[6c[60212om1Y3000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100d[651h=1RW21515185120n852920ic100000053841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3e[6NF212f=h=015220n821RW2n8e[6T1T1e[6T1B101ic1000012f=h=015220n821RW2n8e[6V1P1e[6V1B101f[60013P?\?\;0152920f3036\3Q3e3^3S3X3036\3Q3e3^3S3X3e[6Z1P10000e[68:g[61h[6i[6j[60212om1Y3000002ic14PP\mXh_3f[64PP\mXh_30031d<00e[6b1F1f<00e[6d1F1Z9017841920_R1030dg2e[6f1F00000k[651Z<1W[10l[6NF214^<`<X1T=00l[6R1P1l[6R1B0011h=0153841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3l[6T1P10014^<`<X1T=00l[6V1P1l[6V1B101jm1011b9015152841920_R103003Ic3S3X3U3T3e3\3U3T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3920cA021l[6\1P111h=00l[6X1P10000l[68:m[61h[6n[6o[60212om1Y3000001jm14PPb_QdB0071j:00l[6b1F1b<00l[6d1F1n<00l[6f1F1R=00l[6h1F1V>00l[6j1F1f=00l[6l1F1d90136841920l>030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3l[6n1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18000P\652T7X71W[11515151515720d600`<5420d600hB5320d600h<56920UL00200056920TL002000Q\6P1F111n=00Q\6T1\1Q\6T1J101jm10000000Q\68:R\62So2gl2S\6T\60212om1Y3000001jm14PPf^Tlg11Q4061Z700Q\6\1F1R500Q\6^1F1j400Q\6`1F1P>00Q\6b1F1V>00Q\6d1F1l401320cAQ\6f1F41V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100U\661V>1[f20V\6P1H2011T>00V\6T1B0V\6T1B013f=n=h=00V\6V1B0V\6V1B1[E011d90152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3V\6\1B0V\68:W\62X\6nl3Y\6Z\60212om1Y3000001[E4PPb_QdB00041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100[\694^<`<f;X1015220n821W[1n8\\6NH01X>1W[1185120n8\\6T1J12f=Z900\\6V1L11[E010100\\68:]\61YV5^\6_\60212om1Y3000001[E4PPf^Tlg100000000`\681Z>1hm11515284120hW1036]3Y3c3c3U3T35284120]8039T3U3\3Y3f3U3b3U3T3a\6T1H2j<h<015152841920U^1033d3Q3`3033d3Q3`350385121hm1n852920n821hm1n821hm1n8a\6Z1>21[E0a\68:b\61[Y6c\6d\6170Y[5121hm1n80e\6121hm1mo10f\611[E0ll2111Y3000001[E4PP\mXh_300000000g\6?1d=1gV20h\6R1H00023721gV2Xc1i\6j\65221gV2Yc1031m2k\60000h\68:l\61nQ3m\6n\6130o\6121gV2mo10P]6212om1Y31Q]60000000000000R]691l=015220n821gV2n8S]6P1H01l=1gV2185120n8S]6V1J19l=\;^;`;n;h;j;P=Z901385120n8S]6Z1B11[E010000S]68:T]61nQ3U]6V]60212om1Y31W]600001[E4PPU[ck100000000X]691l=0151515185120n85220n821gV2n885120fP15320fP121gV2fP1Y]6NH01l=1gV215185120n885120fP1Y]6T1J11f=00Y]6V1L11[E010000Y]68:Z]61nQ3[]6V]60212om1Y3000001[E4PPU[ck100000000\]6?1l41hm1185120cA]]6Z1F11`>1fP2151515185120dP185120cP15520cP15821hm1Y91m`15720cP1595921hm1Y91oL1m`1]]6`1>0015221fP2dP121hm1cAYT30000]]68:^]61oS3_]6`]6180[X6121fP2mo10a]6121fP2dP10b]6121hm1cA0mS2121hm1mo1111Y31c]6100002m`14PPZfVg3oL4PPf^Tlg101000000d]6<11`>00e]6LH7bP1cP1VP1dP1eP1YLfP1110e]68:f]61fT3g]6h]60111Y300000000000000i]681Z>01515284120]8037`3U3^3T3Y3^3W3684120hW12039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3j]6V1H7f;Z<^<`<f=X1R<00j]6\1>21[E0j]68:k]61[Y6l]6m]6190Y[5120n80oe5120hW10n]6120mo10o]611[E0ll2212om1Y3000001[E4PP\mXh_300000000P^6?2f8Z=1W[115151515185120ZQ185120RQ1920j70217920XQ1031]1Q^65085120YQ185120XQ1R^6V1H00025621W[1ZQ121W[1RQ1S^650555921W[1ZQ121W[1RQ11j^2515721W[1RQ100PPdk^Xj5555921W[1ZQ121W[1RQ15:1j^200`n1T^60000R^68:U^61aS3V^6W^6190dS3121W[1mo10X^6121W[1RQ10Y^6121W[1ZQ10Z^611j^20[^6212Y3ho2000001j^20Pi_500000000\^6?1Z>1gV21515185120n885120\P1684120]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3]^6T1F11Z>1hm11515284120hW1037`3U3^3T3Y3^3W3684120]82039T3U3\3Y3f3U3b3U3T3036]3Y3c3c3U3T3]^6Z1>11j^2015284121hm1]884121gV2]8^^60010]^68:_^61[Y6`^6a^61;121gV2n80b^6121gV2]80mS2121gV2mo10o`2121hm1]80mS2121hm1mo10c^6121gV2\P1212om1Y3000001j^24PPPXXWXjZc42n8\P10000000d^6?1R>1_o115185120Re185120VLe^6P1H00015621_o1Re121_o1VLf^60000e^68:g^61ab2h^6i^6160j^6121_o1mo10k^6121_o1Re10l^6121_o1VL212om1Y300000000000000m^6?1f=1RW20n^6R1H000485121RW2n8o^685121RW2^c1P_65683121RW2n8000Q_6684121RW2^c14034^3_3^3U3035T3Q3Y3\3i3036g3U3U3[3\3i3036S3e3c3d3_3]3R_60000n^68:S_62T_6_R3U_6V_6170W_6121RW2mo10X_6121RW2n80Y_6121RW2^c10Z_6212om1Y300000000000000[_6?1b=1\I0\_6LH000852871:21\Ibb1108Q3\3Q3b3]3o2Y3T3034d3U3h3d3]_652871:21\Ibb110<d3b3Y3W3W3U3b3o2d3Y3]3U3036^3e3]3R3U3b3^_652871:21\Ibb110;b3U3`3U3Q3d3o2b3e3\3U3034d3U3h3d3__652871:21\Ibb1105d3Y3d3\3U3034d3U3h3d3`_652871:21\Ibb1104R3_3T3i3034d3U3h3d3a_652871:21\Ibb1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3b_652871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3c_652871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3d_60000\_68:e_62eo2oU3f_6go20211Y300000000000000g_694b=Z=\=^=01515185120n85220n821\In852920jP1030921\IjP1030h_6R1H04b=Z=\=^=1\I185120n8h_6X1J12f=P?00h_6Z1L11[E010000h_68:i_61nQ3j_6V]60212om1Y31k_600001[E4PPU[ck100000000l_6?1b=1\I0m_6NH000452871:21\Ibb110:S3X3Q3^3^3U3\3o2Y3T3034d3U3h3d3n_652871:21\Ibb1108`3b3Y3_3b3Y3d3i3034d3U3h3d3o_652871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3P`652871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3Q`60000m_68:R`61eo2S`6go20211Y3011000000000000T`6?3b=\=Z=1\I0U`6T1H00036871:21\Ibb1107U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3V`6516871:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3W`6516871:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d36871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T32037R3_3_3\3U3Q3^3036Q3R3c3U3^3d3X`60000U`68:Y`61_R3Z`6[`6190\`6121\Imo10]`61871:21\Ibb1107U3^3Q3R3\3U3T30^`618719:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T3:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T30_`618719:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T30``6211Y300000000000000a`6?3\=Z=^=1\I0b`6R1H0001503721\Ibb1c`63721\Ibb1d`6e`60000b`68:f`61cP3g`6h`6130\P3121\Imo10i`6211Y3011000000000000j`6?1^=1\I0k`6V1H000452871:21\Ibb1102Y3T3034d3U3h3d3l`65052871:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3m`66871:21\Ibb1107`3Q3i3\3_3Q3T32034d3U3h3d3036Q3R3c3U3^3d3n`65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3o`60000k`68:Pa61cP3Qa6eP31;0Ra6121\Imo10Sa61871:21\Ibb1102Y3T30Ta618719:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T30Ua61871:21\Ibb1107`3Q3i3\3_3Q3T30Va618719:21\Ibb1109S3b3U3Q3d3U3T3Q2d3:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d30Wa6211Y3011000000000000Xa6?1\=1\I0Ya6NH000;52871:21\Ibb1102Y3T3034d3U3h3d3l`65052871:21\Ibb110:c3S3X3U3T3e3\3U3Y2T3034d3U3h3d352871:21\Ibb110;c3S3X3U3T3e3\3U3o2Y3T3034d3U3h3d3m`652871:21\Ibb1105d3Y3d3\3U3034d3U3h3d3`_652871:21\Ibb1104R3_3T3i3034d3U3h3d3a_65052871:21\Ibb110=c3S3X3U3T3e3\3U3T3d2Y3]3U3036^3e3]3R3U3b352871:21\Ibb110>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3036^3e3]3R3U3b3Za65052871:21\Ibb110>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3034d3U3h3d352871:21\Ibb110?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3034d3U3h3d3[a652871:21\Ibb1108`3b3Y3_3b3Y3d3i3034d3U3h3d3o_65052871:21\Ibb110<c3_3e3^3T3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21\Ibb110=c3_3e3^3T3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3\a65052871:21\Ibb110@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3037R3_3_3\3U3Q3^352871:21\Ibb110Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3]a65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3o`65052871:21\Ibb1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^a60000Ya68:_a61cP3`a6eP30211Y3011000000000000aa6?1Z=1\I0ba6NH000852871:21\Ibb1102Y3T3034d3U3h3d3l`652871:21\Ibb1104[3Y3^3T3034d3U3h3d3ca652871:21\Ibb1107U3^3Q3R3\3U3T3037R3_3_3\3U3Q3^3b_66871:21\Ibb1104S3b3_3^32034d3U3h3d3036Q3R3c3U3^3d3da6516871:21\Ibb1109S3\3_3S3[3d2Y3]3U32034d3U3h3d3036Q3R3c3U3^3d36871:21\Ibb110:S3\3_3S3[3o2d3Y3]3U32034d3U3h3d3036Q3R3c3U3^3d3ea6516871:21\Ibb1109^3U3h3d3b2e3^3Q2d32036^3e3]3R3U3b3036Q3R3c3U3^3d36871:21\Ibb110;^3U3h3d3o2b3e3^3o2Q3d32036^3e3]3R3U3b3036Q3R3c3U3^3d3fa65052871:21\Ibb1109S3b3U3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:S3b3U3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3o`65052871:21\Ibb1109e3`3T3Q3d3U3T3Q2d3036^3e3]3R3U3b352871:21\Ibb110:e3`3T3Q3d3U3T3o2Q3d3036^3e3]3R3U3b3^a60000ba68:ga61cP3ha6eP30211Y3011000000000000ia6?1`>1fP2185120bf1ja6P1H00075152871:21fP2bf110=\3Q3c3d3o2c3S3X3U3T3e3\3U3034d3U3h3d37:21fP2bf110=\3Q3c3d3o2c3S3X3U3T3e3\3U3ka6la65152871:21fP2bf110=\3Q3c3d3o2`3b3U3V3U3d3S3X3034d3U3h3d37:21fP2bf110=\3Q3c3d3o2`3b3U3V3U3d3S3X3ka6ma65152871:21fP2bf110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3034d3U3h3d37:21fP2bf110A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3ka6na652871:21fP2bf110@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3037R3_3_3\3U3Q3^3oa652871:21fP2bf110CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3037R3_3_3\3U3Q3^3Pb652871:21fP2bf110;S3_3^3d3U3^3d3X2Q3c3X3034d3U3h3d3Qb652871:21fP2bf110<c3S3X3U3T3e3\3U3X2Q3c3X3034d3U3h3d3Rb60000ja68:Sb61fT3Tb6h]60111Y3010000000000000Ub6?1n=1hm115185120b385120P4Vb6V1H0001555921hm1Y921hm1XL1\f2Wb60000Vb68:Xb61oa2Yb6Zb6170Rb2121hm1mo10Sb2121hm1XL0[k215921hm1Y921hm1XL0[b6211Y3000001\f24PPPlYaTUm400000000\b6>1n=015185120YL85120Q4]b6LH20YL0011T70185120YL]b6R1^120YL0]b68:^b61_l2_b6`b60212om1Y30000001Q40000000ab6?1T71W[115185120XL85120Q4bb6T1F11n=1hm1185120XLbb6X1F11[E015221hm1XL21W[1XLcb60010bb68:db61oa2eb6fb6190oY2121W[1mo10Sb2121W[1XL0gb6121hm1XL0`Q2121hm1mo10hD212om1Y3000001[E4PP\mXh_31Q40000000hb651Z<1W[10ib6NF211f=00ib6R1T1ib6R1B101jm1000011h=00ib6T1T1ib6T1B101jm10001jb6000ib68:kb62T_6h[6lb6mb60212om1Y3000001jm14PPb_QdB0131j:00ib6Z1\11d900ib6Z1l21b<00ib6Z1b341V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100nb651h=1RW215152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\357920ic1000002ob6NF111d90152841920l>03003<c3d3_3b3Q3W3U3o2V3e3\3\3ob6R1\1ob6R1J101jm1000021b901517841920_R1030Pc6920cA021ob6V1B1d901517841920_R1030Pc66841920l>030203Ac3S3X3U3T3e3\3Y3^3W3o2V3Q3Y3\3U3T303?c3S3X3U3T3e3\3U3o2V3Q3Y3\3U3T3ob6X1B00ob68:Qc61X\6Rc6Sc60212om1Y3000001jm14PPigPZ900041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100Tc6?1X>1W[10Uc6R1H000253921W[1j5030030Vc653921W[1n8921W[1jP1030030Wc60000Uc68:Xc61Yg2Yc6Zc6190[c6121W[1mo10\c6121W[1j50]c6121W[1n80^c6121W[1jP10_c6212om1Y300000000000000`c6?1`<1\I1515185120fP185120VK5620VK20Y9ac6V1F11`>1ka215185120fP15220VP121\IVKac6Z1F0015221ka2fP121\IfP1bc60000ac68:cc62UT3oS3dc6ec61;0[X6121ka2mo10fc6121ka2fP10gc6121\IVK0hc6121\IfP10`Q2121\Imo10hD111Y301000000021`<015220VK21\IVKac6d1F1`>015185120VP15620VP121\IVKac6f1F00000ic6?1`<1\I1515185120P485120VK5620VK20Y9jc6\1F21f=1RW215185120fP15220n821\IP4jc6b1B1`>1ka215185120fP15220VP121\IVKjc6d1B001505221ka2fP121RW2fP15421ka2mo121RW2mo1kc60000jc68:lc62UT3oS3mc6nc6190[X6121ka2mo10fc6121ka2fP10oc6121RW2fP10`Q2121RW2mo10hD111Y30100001iY24PPigPZ90031`<015052920P421\IP421\IP45220VK21\IVKjc6n1F1f=015152920n821\IP421\IP4565920Y921\IY91iY2jc6P2F1`>015185120VP15620VP121\IVKjc6R2F00001Xj4Pd6jc6X1>Qd6?1n=1fP215185120YL85120XLRd6R1F11`>1ka215185120YL5220VP121fP2XLRd6X1>0015221ka2YL21fP2YLSd60010Rd68:Td62_l2oS3Ud6Vd61;0[X6121ka2mo10Wd6121ka2YL0Xd6121fP2XL0Yd6121fP2YL0`Q2121fP2mo10hD211Y300000001000000Zd6?1h<1kn115185120iB85120YL[d6X1F11`>1fP21515185120VP152920YL03021kn1YL565920Y921kn1Y91m`1[d6^1>001555921kn1iB21fP2VP11m`1\d60000[d68:]d61oS3^d6_d61;0[X6121fP2mo10a_2121fP2VP10`d6121kn1YL0ad6121kn1iB0`Q2121kn1mo10hD212Y3]a20100001m`14PPZfVg30041h<00[d6f1\11f?00[d6f1`31d?00[d6f1n41b?00[d6f1Z600000bd6?2`>`81fP21515185120bP185120VP15620VP120bP1cd6Z1F0012^<`<1\I185120VKcd6^1P115050505521\IVK21fP2bP15621\IVK5821fP2bP11dd6558015921fP2VP121\IVK1m`1565921fP2VP121\IVK1j^2ed60000cd68:fd61oS3gd6hd61:0id6121fP2bP10`Q2121fP2mo10eS4121fP2VP10jd6121\IVK0lQ4121\Imo1112Y3]a20100003m`14PPZfVg3dd64PPdhU\\d1j^24PPPndXbb^200000000kd6?2`>`81fP215185120bP185120VP1ld6X1F0011h<1kn1185120iBld6\1P115050505521kn1iB21fP2bP15621kn1iB5821fP2bP11dd6558015921fP2VP121kn1iB1m`1558015921fP2VP1921kn1oC21kn1Y91m`1md60000ld68:nd61oS3od6Pe61:0id6121fP2bP10`Q2121fP2mo10eS4121fP2VP10Qe6121kn1iB0c_2121kn1mo1112Y3]a20100002m`14PPZfVg3dd64PPdhU\\d100000000Re6?2`>`81fP215185120cP1920dP1021Se6Z1F0021h41VY20Se6`1B1l41hm10Se6b1B15050505421hm1Y921VY2Y9515521fP2cP15821hm1Y91m`15721fP2cP15921VY2Y91m`15185121fP2bP1505421VY2Y95921fP2bP11m`15721VY2Y95821fP2bP11dd651385121fP2bP1505721fP2cP15821hm1Y91[j45521fP2cP15921VY2Y91[j4Te60000Se68:Ue61oS3Ve6We61=0[X6121fP2mo10Xe6121fP2cP10Ye6121VY2Y90`Q2121VY2mo10^Z3121hm1Y90`Q2121hm1mo10hD111Y30100003m`14PPZfVg3[j44PPf^Tlg1dd64PPPb]^nnR400000000Ze6?2`>`81fP21515185120bP185120cP1920dP1021[e6V1H00025521fP2bP121fP2cP1\e6505521fP2cP1921fP2VP121fP2cP13921fP2eP1020]e60000[e68:^e61_e6`e6ae61;0[X6121fP2mo10be6121fP2bP10ce6121fP2cP10de6121fP2VP10ee6121fP2eP10fe6111Y300000000000000ge611^>1VY21515284120Uf1035R3U3W3Y3^385120Vf1he6NH1^>01515284120Uf1033U3^3T35220Vf121VY2Vf1he6R1D0he68:ie61je6ke6le60211Y3010000000041V?00[3Z4V11X?00[3P5V11Z?0152920Qn1000921Rn1Qn1000[3j5V11\?01620f33039d3U3b3]3Y3^3Q3d3U303:V3_3b3S3U3o2a3e3Y3d3035S3b3Q3c3X3[3d6V18100me681d91_o115284120l>03<c3d3_3b3Q3W3U3o2V3e3\3\3ne6T1H1T>00ne6X1N21[E11Z9015220R421_o1R4ne6Z1Hne68:oe62nl3X\6Pf6Qf6170\U6120l>0mS2121_o1mo10Rf611[E0ll2212om1Y3000001[E4PPf^Tlg100000000Sf6:1^>00Tf6R1H1Wf120Wf13Uf611Tf68:Vf61je6Wf6Xf6150Yf6120Wf10mS2120mo10Zf6211Y3010000000000000[f6?1f=1RW215185120fP185120n8\f6T1F12`<l=1Vm215185120fP152920P4920n803021RW2n8\f6b1>11j^2015221Vm2fP121RW2fP1]f60011\f68:^f61UT3_f6oW61:121RW2n80`f6121RW2fP10`Q2121RW2mo10af6121Vm2fP10`Q2121Vm2mo10hD211Y3000001j^24PPPTUioS\R10042f=Z<0152920n821RW2n821RW2n8\f6R2F1`>0185120fP1\f6T2F1Z900\f6V2F1f<00\f6X2F00012Z<`<015185120fP152920P4920n821RW2n821RW2n8\f6Z1L100bf6?1f=1RW21515185120n852841920^c1030035T3Q3Y3\3i3920j7021cf6T1F11^;1WQ5185120\[1cf6X1F11j^201621RW2n8121WQ5\[1df60000cf68:ef61\c5ff6gf6190Pl2121RW2n80gc5121RW2mo10hf6121WQ5\[10`Q2121WQ5mo10hD212om1Y3000001j^24PPPXXWXjZc40071f=00cf6b1F1X>00cf6d1F1b>00cf6f1F1d<00cf6h1F1f<00cf6j1F1V;00cf6l1F1Z9017841920_R1030dg2cf6n1F00000if651f=1RW21515185120n852841920^c1030035T3Q3Y3\3i3920j7021jf6P1F211l=01515185120n85220n821RW2n85320]d221RW2]d2jf6V1P1jf6V1B0011l=015185120n85320]d221RW2]d2jf6Z1P10011l=015185120n85220n821RW2n8jf6\1P1jf6\1B101kf60011l=015185120n85320]d221RW2]d2jf6`1P10000jf68:lf61\c5mf6nf60212om1Y3000001kf64PPb_QdB00:1f=00jf6h1F1X>00jf6j1F1b>00jf6l1F1d<00jf6n1F1f<00jf6P2F1V;00jf6R2F1\100jf6T2F1d100jf6V2F1h400jf6X2F1Z9017841920_R1030dg2jf6Z2F00000of6?1Z<1W[115185120fP185120n8Pg6T1F12f=`<1RW2185120fP1Pg6Z1>11[E015221RW2fP121W[1fP1Qg60000Pg68:Rg61UT3Sg6Tg61:121W[1n80Ug6121W[1fP10`Q2121W[1mo10Vg6121RW2fP10`Q2121RW2mo10hD212om1Y3000001[E4PPigPZ91n81000000Wg6?1f=1RW215185120fP185120n8Xg6X1F11l=1gV215185120fP185120n8Xg6\1F11j^2015221gV2fP121RW2fP1Yg60010Xg68:Zg62UT3\c5[g6\g61:121RW2n80`f6121RW2fP10`Q2121RW2mo10]g6121gV2fP10`Q2121gV2mo10hD212om1Y3000001j^24PPPXXWXjZc41n8111f=01385120n8Xg6l1\100000^g6?1f=1RW20_g6T1F11l=1gV2185120T>_g6V1F11j^2015721gV2T>002`g60010_g68:ag61\c5bg6cg6160dg6121RW2mo10ne5121gV2T>0fX4121gV2mo1212om1Y3000001j^24PPPXXWXjZc40141d<00_g6f1F1f<00_g6h1F1V;00_g6j1F1Z901784120_R1dg2_g6l1F00000eg681X500fg6T1H1Z500fg6V1N21[E11X500fg6Z1Hfg68:gg61hg6ig6jg6150kg6120mo10lg611[E0mg6111ng6000001[E4PPhja`o600000000og6?1R:1[f2152841920bO920SU103003<R3W3d3Q3c3[3P1V3Y3b3U3T3Ph6P1F0011R:1fP2152841920bO920SU1030039c3S3X3U3T3e3\3U3T3Ph6T1P115050385121fP2i3385121[f2i35421fP2i321[f2i3Qh60000Ph68:Rh61Sh6Th6Uh6180Vh6121[f2mo10Wh6121[f2i30Xh6121fP2mo10Yh6121fP2i3111ng600000000000000Zh691T:01684120YU12035W3b3U3U3^3034`7o4o4R5[h6NH01Z700[h6T1J18h<n=X7\7l6P?T7V701515154920d600`<00PI36841920]`10303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3_3^3U336841920`M0303037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3034^3e3\3\3[h6X1B11[E010100[h68:\h61]h6^h6_h60111ng6000001[E4PPPlYaTUm400000000`h651V5015220oE039c2e2S2S2U2U2T2U2T2ah6LF111Z500ah6P1\1ah6P1J0011X500ah6P1n200000ah68:bh61hg6ch6dh60111ng600000001000000eh6:1Z500fh6P1H1YF20YF113U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320fh68:gh61hh6ih6jh614120YF0kh6120mo10lh6111ng600000000000000mh6:1Z500nh6LH1YF20YF023P1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^33U1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1d3U3c3d320nh68:oh61hh6Pi6Qi60211ng600000000000000Ri692R:T:015085120bO85120YU1Si6R1H01Z5013720YFTi6Si6X1J13^:V:Z501505085120]:85120bU185120YFSi6\1B11[E010000Si68:Ui61Vi6Wi6Xi60111ng60100001[E4PPhUibmR100000000Yi6?1h51[f20Zi6X1F11f41hm1185120T>Zi6Z1F11[E01505521hm1T>1Va151515221hm1T>004603V1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1V3U3d3S3X3121hm1cC603W1S3_3]3^1d3Y3]3U3c3Q3V3Q3b3Y3^1T3Q3Y3\3i3^3_3d3Y3V3Y3S3Q3d3Y3_3^3^1^3_3d3Y3V3i3121hm1cC[i60001Zi68:\i61]i6^i6_i6190`i6121[f2mo10[k2121hm1T>0ai6121hm1mo10Yh2121hm1cC0bi6011ng60100002[E4PPb_QdBVa10201000000ci6?4R6^;X:b91\I15185120[C52920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3di6T1F14R6^;X:b91VY215185120[C52920_R103EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c303EW3U3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3c2d3Q3d3e3c3di6Z1>11[E015221VY2[C21\I[Cei60000di68:fi61`Z2gi6hi6190he2121\Imo10PZ2121\I[C0ii6121VY2mo10PZ2121VY2[C0ji6111ng6000001[E4PPigPZ900?1Z<00di6j1F1^<00di6l1F1`<00di6n1F1b<00di6P2F1d<00di6R2F1f<00di6T2F1h<00di6V2F1P=00di6X2F1T;00di6Z2F1V;00di6\2F1f;00di6^2F1R<00di6`2F1Z900di6b2F1\900di6d2F1h500di6f2F00100ki6?1h<1kn116841920]`10303036S3Q3S3X3U3T3035S3Q3S3X3U3037V3U3d3S3X3U3T3li6T1F11T:1fP20li6X1F11[E013684121fP2YU12033b3U3T3034`7o4d4d5mi60000li68:ni61]h6oi6Pj6170Qj6121fP2mo10Rj6121kn1]`10Sj6121kn1mo10Tj6111ng6000001[E4PPlb\i^A011IZ7b4j4P5R5l4n:j:b:h:b<n<l<h=P>V>j>j;d;d9f9R;P4d3Z?013920cA020li6f1F00100Uj681T:01684120YU12033b3U3T3034`7o4d4d5Vj6R1HIZ7b4j4P5R5l4n:j:b:h:b<n<l<h=P>V>j>j;d;d9f9R;P4d3Z?013920cA020Vj6X1>21[E0Vj68:Wj61]h6Xj6Yj6150Qj6120mo10Zj611[E0ll2111ng6000001[E4PPPQhbWXZ500000000[j6?1R:1\I16841920bO920SU10302039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3\j6P1F11R:1VY216841920bO920SU1030303:b3U3W3Y3c3d3U3b3U3T3039c3S3X3U3T3e3\3U3T303<R3W3d3Q3c3[3P1V3Y3b3U3T3\j6T1F00153841921VY2bO21VY2SU103:b3U3W3Y3c3d3U3b3U3T3]j60010\j68:^j61Sh6_j6`j6160aj6121VY2mo10bj61921\IbO21\ISU10mS2121\Imo1011ng600000000000100cj6?1R:1W[1152841920bO920SU103003:b3U3W3Y3c3d3U3b3U3T3dj6X1F21R:1fP2152841920bO920SU1030039c3S3X3U3T3e3\3U3T3dj6^1B1R:1[f2152841920bO920SU103003<R3W3d3Q3c3[3P1V3Y3b3U3T3dj6`1B0025421fP2mo121[f2mo1hl55050385121fP2i3385121W[1i35721fP2i321W[1i3ej60000dj68:fj61Sh6gj6`j61<0hj6121W[1mo10[k2121fP2mo10o`2121[f2mo10ij6121W[1i30[k2121fP2i30o`2121[f2i3011ng600000001000111R:01515420Y921W[1Y952841920bO920SU1030039c3S3X3U3T3e3\3U3T3dj6d1P1101jj6kj6dj6T1>lj651\51VY20mj6NF211^500mj6R1T1mj6R1B101jm1000011b500mj6T1T1mj6T1B101^d20000000mj68:nj61oj6Pk6Qk60111ng6000002jm14PP\mXh_3^d24PPR\]dW500000000Rk651^51VY20Sk6NF211`500Sk6R1T1Sk6R1B101jm1000011b500Sk6T1T1Sk6T1B101^d20000000Sk68:Tk61oj6Uk6Vk60111ng6000002jm14PPb_QdB^d24PPf^Tlg100000000Wk6?1X:1kn1185120oU1Xk6R1F0011R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030034Q3e3d3X385120gEXk6X1>1505721kn1oU121hm1gE5321hm1]d221kn1]d2Yk60000Xk68:Zk61`Z2[k6\k6180]k6121kn1mo10PZ2121kn1oU10^k6121hm1gE0mS2121hm1mo1112ng6PO00000000000000_k6?1X:1kn1185120PV1`k6R1F0011R@1hm1151515220nH03JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\352841920Y4030037^3U3d3g3_3b3[385120gE`k6X1>1505721kn1PV121hm1gE5321hm1]d221kn1]d2ak60000`k68:bk61`Z2[k6\k6180]k6121kn1mo10PZ2121kn1PV10ck6121hm1gE0mS2121hm1mo1112ng6PO00000000000000dk6?1h<1kn116841920]`10304037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3036S3Q3S3X3U3T3035S3Q3S3X3U3ek6T1F11X:1fP2185120cMek6X1F11[E015221fP2cM684121kn1]`12036S3Q3S3X3U3T3035S3Q3S3X3U3fk60010ek68:gk61`Z2hk6ik6190]k6121fP2mo10jk6121fP2cM0kk6121kn1mo10^X6121kn1]`10lk6111ng6000001[E4PPPlYaTUm40031h<00ek6d1\11h400ek6d1`31^700ek6d1l400000mk6?1X:1kn1185120VP1nk6T1F0011h<1ka2185120iBnk6X1P115721kn1VP15921ka2iB1m`1ok60000nk68:Pl61`Z2Ql6Rl6180]k6121kn1mo10a_2121kn1VP10b_2121ka2iB0c_2121ka2mo1111ng6000001m`14PPZfVg300000000Sl6?1X:1kn11720d6Tl6Ul6P1F0011l41hm1185120cAUl6T1P115021hm1cA3721kn1d6Vl6Wl60000Ul68:Xl61`Z2Yl6Zl6150]k6121kn1mo10[l6121hm1mo10\l6111ng600000000000000]l6?1X:1kn1185120nU1^l6V1F0025^7R7T7X7Z71\I0^l6\1B4T7X7n=V71fP2154920d600`<00PI^l6^1B150515521kn1nU15821\IY91m`15721kn1nU1595921\IY91oL1m`1515521kn1nU15821fP2Y91m`15721kn1nU1595921fP2Y91oL1m`1_l60000^l68:`l61`Z2al6bl61=0]k6121kn1mo10cl6121kn1nU10dl6121\IY90`Q2121\Imo10el6121fP2Y90`Q2121fP2mo10hD111ng61fl600002m`14PPZfVg3oL4PPf^Tlg100000000gl6?1^:1VY2185120]:hl6R1F15T:R:d5h5j51^m20hl6V1F001684121VY2]:4035T3U3R3e3W3034d3U3c3d303;T3U3f3U3\3_3`3]3U3^3d303:d3U3c3d3V3\3Y3W3X3d3il60000hl68:jl61Vi6kl6ll6170ml6121VY2]:0mS2121VY2mo10mQ4121^m2mo10nl6111ng6010000001000100C\V2ol6::Pm6`31105Qm6Rm6Sm6Tm6Um61Vm60002Wm6Xm62Ym6Zm6\V2:[m6\m6]m6^m6]m6_m6]m6bj1`m6am6bm6ng6cm6::dm6[?0002em6fm600000gm60gm6hm6cm6D:im6[?0001jm600000gm60gm6km6lm6<:mm6nm6000000000gm60gm6b2lm6B:om6nm600004P<R<T<X<0000gm60gm6Pn6lm6L:Qn6nm60002Rb1n21T=1b2000gm60gm6Rn6Sn6<:Tn6`310103Un6Vn6Wn63Xn6Yn6Zn602[n6\n602]n6^n62_n6`n6n31Un6an6bn6cn6::dn6`3101104en6fn6gn6hn602[n6\n603Wm6in6jn63kn6ln6mn6nn6:on6Po6Qo6Ro6So6To6Uo6AVo6Wo6Xo6[n6Yo6<:Zo6`310005n1Ef2S3[o60002\o6]o62kn6`n6gm60gm6\n6Yo6\1:^o6`3101103_o6`o6ao601[n6000gm60gm6\h4bo6<:co6dK0001do600000gm60gm6]h4bo6N:eo6dK0004fo6go6ho6io601\h4000gm60gm6^h4bo6j1:jo6dK0004ko6lo6mo6no601\h4000gm60gm6_h4bo6f2:oo6dK0004PP7QP7RP7SP701\h4000gm60gm6`h4bo6b3:TP7dK0004UP7VP7WP7XP701\h4000gm60gm6Wd3YP7::ZP7Uf1000000000gm60gm6[P7YP7@:\P7Uf1000000000gm60gm6]P7YP7F:^P7Uf1000000000gm60gm6Zl2_P7<:`P7aP70002e4bP700000gm60gm60HcP7`i11Z?00dP7>HdP7::000eP7fP71V?00dP7DHdP7@:11P?00dP7FH00gP7hP72d?f?00dP7LHdP7H:000iP7jP71b?00dP7R1HdP7N:000kP7lP71`?01620d65037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3dP7X1HdP7T1:11`?013620d65037_3V3V3\3Y3^3U3034^3_3^3U303;e3^3Q3f3Q3Y3\3Q3R3\3U303;e3^3c3Q3d3Y3c3V3Y3U3T3034\3_3c3d3dP7\1H00mP7nP72d3b4015220l>004oP7@HoP7<:000PQ7QQ72d3b4015220l>006oP7HHoP7D:000RQ7SQ71P200oP7P1HoP7L:000TQ7UQ71^?015220oi1021VQ7>HVQ7::11^?015220oi1020VQ7BH1WQ71Zi1XQ71X?00VQ7R1HVQ7N:14P?R?V6l600VQ7T1H1YQ71ZQ7[Q71000VQ7d1HVQ7`1:12P?R?00VQ7f1H1\Q71Ql1]Q71n?00VQ7V2HVQ7R2:15P?R?V6l6^100VQ7X2H1^Q71_Q7]Q71l?00VQ7j2HVQ7d2:01^Q71`Q7aQ71d3015220l>002bQ7@HbQ7::01cQ71dQ7eQ71P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3fQ7@HfQ7::11P;015284120d6039Q3f3Q3Y3\3Q3R3\3U3fQ7DH1gQ71hQ7eQ71R;00fQ7V1HfQ7P1:01gQ71iQ7aQ71b401515220l>0023920QC020fQ7j1HfQ7d1:01cQ71jQ7kQ71b4015220QC021fQ7`2HfQ7Z2:01lQ71mQ7o<1^200nQ7BHnQ7<:15P?R?V6l6d200nQ7DH1YQ71oQ7PR724800nQ7T1HnQ7P1:11d1015284120]:035V3U3d3S3X3nQ7V1H1QR71RR7SR71N015220j7021nQ7h1HnQ7b1:11N015220j7020nQ7l1H1TR71Ro6]Q71P@00nQ7\2HnQ7V2:15P?R?V6l6^100nQ7^2H1^Q71UR7eQ71\2015284120^7038T3Y3c3Q3R3\3U3T3VR7^1HVR7X1:11\2015284120^7037U3^3Q3R3\3U3T3VR7b1H1gQ71WR7UQ71T201720W<XR7VR7T2HVR7n1:01WQ718[?YR7ZR7::n3[R7ZR7<:W9\R7ZR7>:RE]R7ZR7@:L^R7ZR7B:a6VHZR7D:oZ1oZ1ZR7F:Y3_R7ZR7H:n1`R71P?00aR7:P20310bR7aR7::000000cR71V600aR7<^20310dR7aR7<:000000eR71l600aR7>R20310fR7aR7>:000000gR71Z:00aR7@Z20310hR7aR7@:000000iR71R?00aR7Bl10310jR7aR7B:000000kR71T?00aR7DT20310lR7aR7D:000000mR71V?00aR7FT20310nR7aR7F:000010200oR71X?00aR7HT20310PS7aR7H:000010200QS71Z?00aR7Jn10310RS7aR7J:000010200SS71000aR7LZ20310TS7aR7L:000010200US73l?n?P@00aR7NX22310VS7aR7N:000000WS71^100aR7R1H2310XS7aR7P1:000000YS72d?f?00aR7\1H2310ZS7aR7Z1:000000iP71b?00aR7f1H2340[S7120hW10SP3120]8aR7d1:000000\S71`?00aR7n1V22320]S7120d6aR7n1:000000^S71^?00aR7P2Z22320_S7120oi1aR7P2:000000`S72P;R;00aR7T2H2320aS7120d6aR7R2:000000bS71Z<00cS7>H4310dS7cS7<:00120n8000eS71T;00cS7HT24310fS7cS7H:000000gS71V;00cS7JT24510hS7cS7J:000000iS71f=00cS7NH4310jS7cS7L:00120n8010210kS71h=00cS7\1H4310lS7cS7Z1:00120n8010200mS71j:00cS7j1H4310nS7cS7h1:000010200oS71b:00cS7V2H4320PT7120oEcS7T2:000000QT71`<0185120VKcS7`2H:010RT7cS7^2:120VK15820VK04PPThjX_:120n8000ST71X10185120Q9cS7R3H:010TT7cS7P3:120Q915820Q904PPThjX_:120n8000UT71T=0185120VKcS7d3H:010VT7cS7b3:120VK15820VK04PPThjX_:120P4000WT71R<0185120e\1cS7V4H:010XT7cS7T4:120e\115820e\104PPThjX_:120n8000YT72b<V<00cS7h4H:310ZT7cS7f4:00120n8010200[T71d<013920m_1020cS7V5H:510\T7cS7T5:00120n8000]T72d<f<015220m_1021cS7d5H:510^T7cS7b5:000000_T71\100cS7P6H:110`T7cS7n5:00120n8120n800aT71h<0153841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3cS7^6H:210bT7cS7\6:1920oC20Y90120n8120n81021159920oC20Y920iBcT71j<00cS7T7H:310dT7cS7R7:00120n8000eT71j100cS7`7H:220fT7120Y4cS7^7:00120n8120n810200gT71l<00cS7P8H:310hT7cS7n7:00120n801020120l`1iT71d;00cS7`8H:410jT7cS7^8:120\P10120n8010200kT71n600lT7>H6310mT7lT7<:000000nT71`400lT7HH6010oT7lT7F:120Y@15820Y@04PPdhU\\d1120d;000PU71P70185120cKlT7X1H6010QU7lT7V1:120cK1920VK20cK0000RU72b4d300lT7h1H6330SU7120l>0hDlT7f1:00120d;010200TU71d400lT7V2H6510UU7lT7T2:00120d;000VU71n400lT7b2H6320WU7120Y4lT7`2:000000XU71P500lT7l2H6410YU7lT7j2:1920Y@20Y90120d;010200ZU71h400lT7\3H6110[U7lT7Z3:00120d;120Q40159920oC20Y920iB\U71j400lT7l3H6310]U7lT7j3:000120Q410200^U71l400lT7Z4H6210_U7lT7X4:000120Q4120cA0`U71d100lT7h4H6320aU7120]:lT7f4:000000bU71^700lT7R5H8310cU7lT7P5:000120Q400dU71R700lT7^5H8110eU7lT7\5:000120Q400fU71T700lT7j5H8220gU7120d6lT7h5:000120Q415420d600PI0hU72X7V700lT7X6H8310iU7lT7V6:000120Q410210jU71Z700lT7f6H8220kU7120Y4lT7d6:000120Q410200lU71\700lT7T7H8320mU7120`MlT7R7:000120Q400nU71\;00oU7:T2<110PV7oU7::000000QV72`;n;00oU7>H<320RV7120g[1oU7<:000000SV71b;00oU7F^2<210TV7oU7F:000010210UV71f;00oU7JH<310VV7oU7H:00120n8000WV71h;00oU7T1T2<210XV7oU7T1:000010210YV71j;00oU7V1V2<210U]1oU7V1:000010200ZV71n=00oU7Z1H>310[V7oU7X1:00120P4000\V71P>00oU7f1H>320]V7120j5oU7d1:00120P4010200a1kT701n600^V7>H^V7::120n8120VK000000000_V701^<00^V7HH^V7D:120n8120VK000000000`V701f=01515284120^c1035T3Q3Y3\3i3920j7021^V7R1H^V7N:120n80000000104PPPlYaTUm400aV701f=01515284120^c1036g3U3U3[3\3i3920j7021^V7^1H^V7Z1:120n80000000104PPPTUioS\R100bV731f=015220j7020^V7j1H^V7f1:120n80000000000cV701Z<015220k^1021^V7V2H^V7R2:1920P420n80000010200000dV701l=01515284120Vd1035T3Q3Y3\3i353841920]:036^3_3d3Y3V3i3035V3U3d3S3X3^V7b2H^V7^2:120n8120l\1000000104PPPlYaTUm400eV701l=01515284120Vd1036g3U3U3[3\3i353841920]:036^3_3d3Y3V3i3035V3U3d3S3X3^V7P3H^V7l2:120n8120l\1000000104PPPTUioS\R100QT711`<00^V7^3H^V7Z3:1920P420n8120VK000000000UT711T=00^V7h3H^V7d3:120P4120VK000000000ST711X100^V7R4H^V7n3:1920P420n8120Q9000000000fV711R<00^V7\4H^V7X4:120n8120e\1000000000[T731d<00^V7f4H^V7b4:120n8000000001920m_10200]T731f<00^V7P5H^V7l4:00000000010210gV731Z9015284120_R103FS3Q3^3S3U3\3Q3\3\3^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3^V7X5H^V7T5:00000000010210hV741h<016841920U^103:V3_3b3U3W3b3_3e3^3T3303:V3_3b3U3W3b3_3e3^3T3038b3U3S3U3Y3f3U3b303:c3i3c3d3U3]3o2\3_3W3^V7b5H^V7^5:120P4120iB0120oC0120YL1350684120]`12037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U3120]`1001021iV741h<00^V7Z6H^V7V6:120P4120iB0120\`10120YL1350684120]`12037T3U3V3Q3e3\3d303<T3U3V3Q3e3\3d3o2d3U3h3d3684120]`12036S3Q3S3X3U3T3035S3Q3S3X3U3120]`1000jV751j100^V7l6H^V7h6:00000000000kV751d;00^V7R7H^V7n6:120n8120\P1000000000`R7C1P?00^V7\7H^V7X7:00000000000cR7C1V600^V7b7H^V7^7:00000000000lV7E1R?00^V7h7H^V7d7:00000000000mV7F1T?00^V7n7H^V7j7:00000000000nV771`401920gB021oV7>HoV7::00120Y@00000000PW771P700oV7HHoV7D:0120VK120cK00000000QW781b400oV7R1HoV7N:00000000000RW791d400oV7X1HoV7T1:00000000000ZU7:1h400oV7^1HoV7Z1:00120iB120oC120Q4000000SW7:1d1015284120]:035V3U3d3S3X3oV7j1HoV7f1:00000000000TW7;1P500oV7R2HoV7n1:00120Y@00000000UW7<1T700oV7Z2HoV7V2:0000120Q4015420d600hB0000VW7=1T7015220d600PCoV7f2HoV7b2:0000120Q4000000WW7=1T701515420d600hB505220UL0005220TL000oV7P3HoV7l2:0000120Q4000000jU7>1Z700oV7Z3HoV7V3:0000120Q4000000XW7>1R500oV7b3HoV7^3:00000000000YW7?1\700oV7h3HoV7d3:0000120Q4000000ZV7@1n=00oV7P4HoV7l3:0120XL00120Q4120YL00000\U7A1j400oV7\4HoV7X4:0000120Q4000000ZW7B1l400oV7d4HoV7`4:0000120Q40120cA0000[W741R300\W7@H\W7<:0120_>000000001021]W761T300\W7JH\W7F:00000000000^W701l200\W7P1H\W7L:0120_>000000000_W771b301720d;`W7VR7@HVR7<:00120Y@00000000aW7:1T400VR7JHVR7F:00000000000bW7B1V400VR7P1HVR7L:000000120cA0000cW7D1^:00dW7>HdW7::1036`3\3e3W3Y3^3000000120k3000eW7D1P?00dW7HHdW7D:1036`3\3e3W3Y3^3000000120k3000fW7D1P?00dW7R1HdW7N:1033Q3`3`3000000120l3000gW7D1P?00dW7\1HdW7X1:1036c3i3c3d3U3]3000000120m3000W2hW7hW761iW71jW701X1015185120o83684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3kW7>H16kW7::011X101684120o8303=c3U3d3Q3\3Q3b3]3S3\3_3S3[303Ic3U3d3U3h3Q3S3d3Q3^3T3Q3\3\3_3g3g3X3Y3\3U3Y3T3\3U3038c3U3d3U3h3Q3S3d3kW7BH000lW7lW731lP7001`?013684120d63036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3mW7>H12mW7::011`?01684120d63036_3^3\3Y3^3U3039c3Q3d3Y3c3V3Y3U3T3039Q3f3Q3Y3\3Q3R3\3U3mW7BH000nW7lW731oW7001Z701515284120Y4037^3U3d3g3_3b3[3385120WMmW7P1H12mW7J:00120Q400PX7PX720QX71RX701T7015720d600XOmW7`1H12mW7\1:00120Q400SX7PX720QX71RX701Z7015720WM00XOmW7T2H12mW7n1:00120Q400TX7TX720UX7001T7015220d600jJmW7f2H12mW7b2:00120Q400VX7TX720UX7001Z7015220WM00jJmW7X3H12mW7R3:00120Q400WX7WX720XX71YX701T701620d6200RI00VImW7h3H12mW7d3:00120Q400ZX7WX720XX71YX701Z701620WM200RI00VImW7\4H12mW7V4:00120Q400[X7[X721\X7001Z7015284120Y4037d3Y3]3U3_3e3d3mW7n4H12mW7j4:00120Q400]X7[X720^X7001j400mW7`5H12mW7Z5:00120Q400_X7_X720`X7001j400mW7n5H13mW7j5:00120Q400aX7aX740bX71cX701b7015420_N20Y9mW7\6H12mW7X6:00001WX7dX7dX720eX7001Z7015284120Y4035`3Q3b3c3U3mW7n6H223mW7j6:00120Q400fX7fX740gX7001R500mW7^7H223mW7Z7:00000hX7hX711iX7001V>00mW7j7H13mW7f7:00000jX7jX721kX7001R>00mW7V8H19mW7R8:00000lX7lX750mX71nX70000oX7H:11oX7H:100000PY7PY750QY71RY70000oX7V1:10oX7V1:110000SY7SY750TY71UY70000oX7d1:13oX7d1:120000VY7VY750WY71XY70000oX7R2:14oX7R2:130000YY7YY760ZY71[Y70000oX7`2:11oX7`2:140000\Y7\Y751]Y71^Y70000oX7n2:11oX7n2:150000_Y7`Y762aY71bY70000oX7\3:11oX7\3:160000cY7iP751dY71eY70000oX7l3:17oX7l3:180000fY7fY782gY71hY70000oX7\4:201oX7\4:170000`Y7`Y782iY700000oX7j4:801234569oX7j4:1:0000TQ7TQ701UQ71jY71WQ71^?015220oi1021VQ7>H11VQ7::011^?015220oi1020VQ7BH000Zi1Zi101XQ71kY71YQ71X?00VQ7R1H11VQ7N:014P?R?V6l600VQ7T1H000ZQ7ZQ700[Q71lY71\Q71000VQ7d1H215VQ7`1:012P?R?00VQ7f1H000Ql1Ql101]Q701^Q71n?00VQ7V2H3154VQ7R2:015P?R?V6l6^100VQ7X2H000_Q7Ql101]Q701^Q71l?00VQ7j2H11VQ7d2:00000gP7gP701hP7002d?f?00VQ7X3H16VQ7T3:00000`Q7mY700aQ71nY71cQ71d3015220l>002bQ7@H10bQ7::0001jQ70oY7mP740PZ71QZ701d3015220l>004bQ7V1H10bQ7P1:00000RZ7PQ740SZ71TZ701d3015220l>006bQ7h1H10bQ7b1:00000UZ7UZ700VZ71WZ701f:013684120]84037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3XZ7>H15XZ7::012f:b:016841920]820oE4037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3XZ7BH000YZ7UZ700VZ71WZ701b:015284120oE036T3U3^3Y3U3T3XZ7R1H15XZ7L:012b:f:016841920oE20]84037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T303;`3b3_3f3Y3c3Y3_3^3Q3\3039U3`3X3U3]3U3b3Q3\3XZ7V1H000dQ7mY701eQ71nY71gQ71P;01684120d64036T3U3^3Y3U3T303:b3U3c3d3b3Y3S3d3U3T3033_3V3V3038T3Y3c3Q3R3\3U3T3fQ7@H201fQ7::011P;015284120d6039Q3f3Q3Y3\3Q3R3\3U3fQ7DH000hQ7mY701eQ71nY71gQ71R;00fQ7V1H10fQ7P1:0001jQ70iQ7mY700aQ71nY71cQ71b401515220l>0023920QC020fQ7j1H201fQ7d1:0001jQ70jQ7nn670kQ71ZZ71lQ71b4015220QC021fQ7`2H10fQ7Z2:00000mP7mP740PZ71QZ701b4015220l>004fQ7R3H10fQ7n2:00000PQ7PQ740SZ71TZ701b4015220l>006fQ7b3H10fQ7^3:00000[Z7lW731\Z7001^3015284120^7032_3^3]Z7BH12]Z7<:011^3015284120^7033_3V3V3]Z7FH000^Z7lW730_Z7001\40151620l>5400Ro1400fn1400hn1400ln1400do137920TB030`Z7]Z7T1H12]Z7N:00000aZ7lW700bZ71cZ701\401505220l>400ho1720TB`Z7]Z7d1H12]Z7^1:00001lW7dZ7[X721\X7001\4015220l>400bn1]Z7X2H12]Z7R2:00000eZ7lW730_Z7001V1013720f8fZ7]Z7h2H12]Z7b2:00000gZ7[X721\X7001V100]Z7Z3H12]Z7T3:00000hZ7hX710iX71iZ701j?00]Z7h3H13]Z7b3:00000jZ7hX710iX71iZ701P1015220^7004]Z7X4H13]Z7R4:011P1015220^7000]Z7\4H000kZ7[X721lZ7001@00]Z7l4H12]Z7f4:00000mQ7Zi100o<1kY71YQ71^200nQ7BH11nQ7<:015P?R?V6l6d200nQ7DH000oQ7oQ700PR71mZ71QR724800nQ7T1H11nQ7P1:011d1015284120]:035V3U3d3S3X3nQ7V1H000RR7TQ701SR701TR71N015220j7021nQ7h1H11nQ7b1:011N015220j7020nQ7l1H000Ro6Ql101]Q701^Q71P@00nQ7\2H11nQ7V2:015P?R?V6l6^100nQ7^2H000nZ7gP701oZ7002`3R100nQ7n2H16nQ7h2:00000P[7Q[740R[71S[701T3015284120d603=^3_3d3T3U3d3U3b3]3Y3^3U3T3\W7^1H15\W7X1:00000T[7UZ701VZ71WZ701T300\W7R2H15\W7l1:00000U[7UZ700V[71WZ701X3015220X?020\W7b2H15\W7\2:011X3015220X?021\W7f2H000W[7UZ700h61WZ701D00\W7V3H15\W7P3:011f:01684120]82037W3b3Q3^3d3U3T303:Q3e3d3X3_3b3Y3j3U3T3\W7X3H000X[7X[740Y[71Z[701F01720X4`W7\W7f3H15\W7b3:00000[[7[[700\[71][7022<00\W7V4H15\W7R4:011X100\W7X4H000^[7^[761_[7001L015220^700:\W7f4H265\W7b4:011L01620^7200000<\W7j4H000UR7mY701eQ71nY71gQ71\2015284120^7038T3Y3c3Q3R3\3U3T3VR7^1H201VR7X1:011\2015284120^7037U3^3Q3R3\3U3T3VR7b1H000WR7TQ701UQ71jY71WQ71T201720W<XR7VR7T2H11VR7n1:00000`[7`[760a[71b[701T20137920W<030c[7VR7f2H11VR7b2:00000d[7`[711e[71b[701T201720W<f[7VR7X3H11VR7R3:00000g[7g[751h[71i[70000dW7f1:18dW7f1:190000iP7iP751dY71eY701b?00j[7>H17j[7::000001PPThjX_:PPdhU\\d1PPlb\i^APPdhU\\d1PPPdmc]_g><k[7l[701h400m[7@H0000m[7::n[7o[701l40120cAm[7HH0000m[7B:P\7Q\701P500m[7R1H0000m[7L:R\7S\701Z700m[7Z1H1Y420Y48T\7U\7V\7W\7X\7Y\7Z\7[\7000m[7T1:\\7]\701\700m[7j1H1`M20`M4cMdMeMfM000m[7d1:^\7_\701`<00m[7V2H0000m[7P2:`\7a\701h<0153841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`3m[7^2H0000m[7X2:b\7c\701d;00m[7h2H0000m[7b2:d\7e\701l<00m[7P3H0000m[7j2:f\7g\721h40185120iBm[7X3H0159920oC20Y920iB9PPPPPPPPPdiP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ410PPPPPPPPPQSQ4m[7R3:h\7i\721n=0185120XLm[7h3H015920XL20Y99PPPPPPPPPQ[Q<PPPPPPPPPdiP<0PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPflP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q4PPPPPPPPhXeQ4110m[7b3:j\7k\721h<01515185120iB53841920U^103:V3_3b3U3W3b3_3e3^3T3033d3Q3`35053841920U^103:V3_3b3U3W3b3_3e3^3T303>T3U3\3Y3f3U3b3U3T3o2\3Y3c3d385120oCm[7X4H0159920oC20Y920iB9PPPPPPPPPdiP<PPPPPPPPP`cP<PPPPPPPPPPYP<0PPPPPPPPPPYP4PPPPPPPPP`cP4PPPPPPPPPdiP4PPPPPPPPPQSQ4PPPPPPPPPQ[Q410PPPPPPPPPdiP4m[7R4:?l\70lNT3:m\7n\7003:d3Y3]3U3c3d3Q3]3`3c38_3e3d3S3_3]3U3c39d3U3\3U3]3U3d3b3i3425U3f3U3^3d36b3e3^3o2Y3T301106T3U3f3Y3S3U35f70301010:d3Y3]3U3c3d3Q3]3`3c3210108_3e3d3S3_3]3U3c3410109d3U3\3U3]3U3d3b3i3j710:d3Y3]3U3c3d3Q3]3`3c32010107c3d3Q3b3d3U3T3210105U3^3T3U3T3h720:d3Y3]3U3c3d3Q3]3`3c312012213l7208_3e3d3S3_3]3U3c322010104^3Q3]3U3210107_3e3d3S3_3]3U3n7209d3U3\3U3]3U3d3b3i312012213o\70lN`4:\OP]7016b3e3^3o2Y3T36;c3S3U3^3Q3b3Y3_3o2Y3T37c3d3Q3b3d3U3T35U3^3T3U3T35c3d3U3`3c39d3U3\3U3]3U3d3b3i37f3U3b3T3Y3S3d3415U3f3U3^3d301106T3U3f3Y3S3U34P808010106b3e3^3o2Y3T321010;c3S3U3^3Q3b3Y3_3o2Y3T3410107c3d3Q3b3d3U3T3610105U3^3T3U3T3810108`3\3Q3d3V3_3b3]3:10103U3^3f3<10107f3U3b3T3Y3S3d3>10105c3d3U3`3c3R8205c3d3U3`3c325010101^3210106Q3S3d3Y3_3^3410108U3h3`3U3S3d3U3T3610107_3e3d3S3_3]3U3811107f3U3b3T3Y3S3d3T8309d3U3\3U3]3U3d3b3i306R3U3V3_3b3U312012213V8309d3U3\3U3]3U3d3b3i305Q3V3d3U3b312012213Q]70iOF:R]7S]71008BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b3BS2V2R2e3^3T3\3U3U2h3U3S3e3d3Q3R3\3U3?S2V2R2e3^3T3\3U3f2U3b3c3Y3_3^3CS2V2R2e3^3T3\3U3`2Q3S3[3Q3W3U3d2i3`3U3MS2V2R2e3^3T3\3U3Y2^3V3_3T2Y3S3d3Y3_3^3Q3b3i3f2U3b3c3Y3_3^3JS2V2R2e3^3T3\3U3c2X3_3b3d3f2U3b3c3Y3_3^3c2d3b3Y3^3W3S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c360001X80301010BS2V2R2e3^3T3\3U3Y2T3U3^3d3Y3V3Y3U3b321010Ae2Y2R2Q3S3[3W3b3_3e3^3T3]2_3T3U3c341010S1R2W2d2Q3c3[3c2S3X3U3T3e3\3U3b3`2U3b3]3Y3d3d3U3T3Y2T3U3^3d3Y3V3Y3U3b3c3T]70nOl1:oOU]7017c3e3S3S3U3c3c327Q3\3Q3b3]3Y2T35U3b3b3_3b3215U3f3U3^3d301106T3U3f3Y3S3U31Z806010107c3e3S3S3U3c3c3210107Q3\3Q3b3]3Y2T3410105U3b3b3_3b3610205U3b3b3_3b304S3_3T3U3810205U3b3b3_3b307]3U3c3c3Q3W3U3:10205U3b3b3_3b306Q3S3d3Y3_3^3V]70nOl2:W]7X]7004<`3U3^3T3Y3^3W3S2_3e3^3d3;`3U3b3]3Y3c3c3Y3_3^3c3<]3Y3c3c3U3T3Q2\3Q3b3]3c3D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U3415U3f3U3^3d301106T3U3f3Y3S3U32\80601010<`3U3^3T3Y3^3W3S2_3e3^3d321010D\3Q3c3d3^2_3d3Y3V3Y3S3Q3d3Y3_3^3d2Y3]3U341010;`3U3b3]3Y3c3c3Y3_3^3c361020;`3U3b3]3Y3c3c3Y3_3^3c30:U3h3Q3S3d3Q2\3Q3b3]381020;`3U3b3]3Y3c3c3Y3_3^3c30=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3:1020;`3U3b3]3Y3c3c3Y3_3^3c30<R3_3_3d3b2U3S3U3Y3f3U3b3^820<]3Y3c3c3U3T3Q2\3Q3b3]3c324014210107Q3\3Q3b3]3Y2T341010=c3S3X3U3T3e3\3U3T3d2Y3]3U361010:T3U3d3U3S3d3U3T3Q2d3Y]70_P1T1:Z]7[]71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d3001`80721010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3\]70_P1j2:]]7^]71007=\3Q3c3d3o2c3S3X3U3T3e3\3U3=\3Q3c3d3o2`3b3U3V3U3d3S3X3A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3;S3_3^3d3U3^3d3X2Q3c3X3<c3S3X3U3T3e3\3U3X2Q3c3X3815U3f3U3^3d31101`80801221010=\3Q3c3d3o2c3S3X3U3T3e3\3U341010=\3Q3c3d3o2`3b3U3V3U3d3S3X361010A\3Q3c3d3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^381010@`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3:1010CS3Q3S3X3U3T3o2S3_3^3d3U3^3d3o2e3c3U3T3<1010;S3_3^3d3U3^3d3X2Q3c3X3>1010<c3S3X3U3T3e3\3U3X2Q3c3X3_]70hP1b4:`]7a]71119c3S3X3U3T3e3\3U3c33=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c38S3_3^3d3U3^3d3c36T3U3f3Y3S3U32001106T3U3f3Y3S3U33b820=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c32<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3d8208S3_3^3d3U3^3d3c325014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3f8209c3S3X3U3T3e3\3U3c329014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3b]71hP1Z7:c]7d]71112Y3T3<:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U34R3_3T3i3=c3S3X3U3T3e3\3U3T3d2Y3]3U3>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3<c3_3e3^3T3U2^3Q3R3\3U3T3=c3_3e3^3T3o2U3^3Q3R3\3U3T3@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T38001106T3U3f3Y3S3U31b80<014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810105d3Y3d3\3U3:10104R3_3T3i3<2010=c3S3X3U3T3e3\3U3T3d2Y3]3U3010>c3S3X3U3T3e3\3U3T3o2d3Y3]3U3>2010>T3U3\3Y3f3U3b3i3c2d3Q3d3e3c3010?T3U3\3Y3f3U3b3i3o2c3d3Q3d3e3c3@10108`3b3Y3_3b3Y3d3i3B2010<c3_3e3^3T3U2^3Q3R3\3U3T3010=c3_3e3^3T3o2U3^3Q3R3\3U3T3D2010@f3Y3R3b3Q3d3Y3_3^3U2^3Q3R3\3U3T3010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3F20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3H20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3e]71hP1f9:f]7g]71122Y3T37`3Q3i3\3_3Q3T34:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d3225d3Y3d3\3U38Q3\3Q3b3]3o2Y3T301106T3U3f3Y3S3U31d805014410102Y3T362010:c3S3X3U3T3e3\3U3Y2T3010;c3S3X3U3T3e3\3U3o2Y3T3810107`3Q3i3\3_3Q3T3:20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3h]71hP1n::i]7j]71112Y3T3;4[3Y3^3T37U3^3Q3R3\3U3T34S3b3_3^39S3\3_3S3[3d2Y3]3U3:S3\3_3S3[3o2d3Y3]3U39^3U3h3d3b2e3^3Q2d3;^3U3h3d3o2b3e3^3o2Q3d39S3b3U3Q3d3U3T3Q2d3:S3b3U3Q3d3U3T3o2Q3d39e3`3T3Q3d3U3T3Q2d3:e3`3T3Q3d3U3T3o2Q3d384:c3S3X3U3T3e3\3U3Y2T3;c3S3X3U3T3e3\3U3o2Y3T35d3Y3d3\3U37`3Q3i3\3_3Q3T301106T3U3f3Y3S3U31f809014410102Y3T3610104[3Y3^3T3810107U3^3Q3R3\3U3T3:10104S3b3_3^3<20109S3\3_3S3[3d2Y3]3U3010:S3\3_3S3[3o2d3Y3]3U3>20109^3U3h3d3b2e3^3Q2d3010;^3U3h3d3o2b3e3^3o2Q3d3@20109S3b3U3Q3d3U3T3Q2d3010:S3b3U3Q3d3U3T3o2Q3d3B20109e3`3T3Q3d3U3T3Q2d3010:e3`3T3Q3d3U3T3o2Q3d3k]71hP1^<:l]7m]7018Q3\3Q3b3]3o2Y3T37<d3b3Y3W3W3U3b3o2d3Y3]3U3;b3U3`3U3Q3d3o2b3e3\3U35d3Y3d3\3U34R3_3T3i37U3^3Q3R3\3U3T3:S3b3U3Q3d3U3T3o2Q3d3:e3`3T3Q3d3U3T3o2Q3d36001106T3U3f3Y3S3U31h80?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3n]70hP1V>:o]7P^7016Q3\3Q3b3]3c30015U3f3U3^3d301106T3U3f3Y3S3U31h8206Q3\3Q3b3]3c32?014410108Q3\3Q3b3]3o2Y3T3610108Q3\3Q3b3]3o2Y3T381010<d3b3Y3W3W3U3b3o2d3Y3]3U3:1010;b3U3`3U3Q3d3o2b3e3\3U3<1010:S3X3Q3^3^3U3\3o2Y3T3>10108`3b3Y3_3b3Y3d3i3@10105d3Y3d3\3U3B10104R3_3T3i3D1010=c3_3e3^3T3o2U3^3Q3R3\3U3T3F1010Af3Y3R3b3Q3d3Y3_3^3o2U3^3Q3R3\3U3T3H10107`3Q3i3\3_3Q3T3J1010:S3b3U3Q3d3U3T3o2Q3d3L1010:e3`3T3Q3d3U3T3o2Q3d3N10107U3^3Q3R3\3U3T3Q^70hP1j?:R^7S^7025S3_3e3^3d3=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c30015U3f3U3^3d301106T3U3f3Y3S3U32j802010105S3_3e3^3d322030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3202Y3T3030=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c320:Y3T3U3^3d3Y3V3Y3U3b3l820=^3_3d3Y3V3Y3S3Q3d3Y3_3^3c322014220102Y3T3010:Y3T3U3^3d3Y3V3Y3U3b3T^72eQ1D:U^7V^700=JT3^3`3o2`3b3U3V3U3d3S3X3o2V3Q3Y3\3e3b3U3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2Q3d3d3U3]3`3d3o2d3_3d3Q3\3JT3^3`3o2`3b3U3V3U3d3S3X3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3OT3^3`3o2`3b3U3V3U3d3S3X3o2^3_3d3o2]3_3T3Y3V3Y3U3T3o2d3_3d3Q3\3IT3^3`3o2`3b3U3V3U3d3S3X3o2]3Y3c3c3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2c3S3X3U3T3e3\3U3T3o2d3_3d3Q3\3P1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3U3\3Y3f3U3b3U3T3o2d3_3d3Q3\3U1T3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3o2T3b3Y3V3d3o2U3h3S3U3U3T3U3T3o2d3_3d3Q3\3HT3^3`3o2S3Q3S3X3U3o2V3Q3\3\3R3Q3S3[3o2d3_3d3Q3\3GT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2d3_3d3Q3\3OT3^3`3o2^3_3d3Y3V3Y3S3Q3d3Y3_3^3c3o2c3e3S3S3U3c3c3o2d3_3d3Q3\3JT3^3`3o2V3U3d3S3X3o2T3e3b3Q3d3Y3_3^3o2c3U3S3_3^3T3c3GT3^3`3o2e3c3U3b3o2_3`3d3o2_3e3d3c3o2d3_3d3Q3\320001n804010104^3Q3]3U321010:\3Q3R3U3\3o2d3U3h3d3410206\3Q3R3U3\3c306b3U3Q3c3_3^3610105f3Q3\3e3U3_7oj3W^7<6X^7012000Y^7W^7D6Z^701203[^7\^7]^71^^7_^7W^7P16`^711401a^70oV4W^7Z16b^7012000_W3W^7b16c^7114000dV3W^7j16d^7114000e^7W^7R26f^72141g^700\n3W^7\26h^7014000gV4W^7d26i^7012000PU4W^7l26j^7112000Ue2W^7T36k^7114000l^7W^7\36m^701202n^7o^70Yg2W^7f36P_7012000ek3W^7n36Q_7012000R_7W^7V46S_701402]^7n^70T_7W^7`46U_711401[^70UT2W^7j46V_7014000ho3W^7R56W_7012000Zi3W^7Z56X_7114000`m3W^7b56Y_7014000Qj3W^7j56Z_7014000am3W^7R66[_7014000Xm3W^7Z66\_7012000Z[2W^7b66]_7014000hn3W^7j66^_7014000Uo3W^7R76__7112000To3W^7Z76`_7014000dP4W^7b76a_7012001b_7UQ3W^7l76c_7014001d_7Ri3W^7V86Qi3014000hi3W^7^86e_71141f_700nj3W^7h86g_7012000no3W^7P96h_7012000P`4W^7X96i_7012001j_7ff4W^7b96k_7014000Q`4W^7j96l_7012000Tc4W^7R:6m_7012000o`4W^7Z:6n_7012000]_4W^7b:6o_7214001P`7^_4W^7l:6Q`7214000W`4W^7T;6R`7012000ao3W^7\;6S`7014000Pd4W^7d;6T`7114000UW2W^7l;6U`7014000me4W^7T<6V`7114000Pk4W^7\<6W`7114000Qk4W^7d<6X`70141Y`700Pk3W^7n<6Z`7012000_T6W^7V=6[`7012001\`7`a5W^7`=6]`7012000eh4W^7h=6^`7012000Uh4W^7P>6_`7012001``7Zo4W^7Z>6Yo4012000Sn4W^7b>6a`7112001b`7ai5W^7l>6c`7012000T_6W^7T?6d`7012000gk2W^7\?6e`7012000Yi5W^7d?6f`7014000ol3W^7l?6g`7014001h`7Ul4W^7V@6i`7012000Vm4W^7^@6j`7114001k`7dm4W^7h@6l`7012000Xl5W^7PA6m`7114000ji5W^7XA6n`7014000UQ2W^7`A6o`7012000Zk5W^7hA6Pa7114000Q^5W^7PB6Qa7012000bi4W^7XB6Ra7114000Tl4W^7`B6Sa7012001Ta7bl4W^7jB6Ua7014001Va7hj4W^7TC6Wa7114000fh4W^7\C6Xa7012000lh4W^7dC6Ya7012001Za7Zi4W^7nC6[a7012000bo4W^7VD6\a7012000jo4W^7^D6]a7014000Si4W^7fD6^a7114000m[4W^7nD6_a7014000\Q2W^7VE6`a7012000[^4W^7^E6aa71141ba700\^4W^7hE6ca7112000WP2W^7PF6da7012001ea7VP2W^7ZF6fa7012000Vo1W^7bF6ga7012000bP2W^7jF6ha7012001ia7XS2W^7TG6ja7012001ka7kQ2W^7^G6la7012000bo1W^7fG6ma7012000co1W^7nG6na7014000Vn1W^7VH6oa7012000_n1W^7^H6Pb7014000jP2W^7fH6Qb7012000Z\4W^7nH6Rb7012001Sb7k\4W^7XI6Tb7014000R]4W^7`I6Ub7012000n[4W^7hI6Vb7012000Z^4W^7PJ6Wb7012000o[4W^7XJ6Xb7014000[R2W^7`J6Yb7012000\R2W^7hJ6Zb7014000d]4W^7PK6[b7014000jQ2W^7XK6\b7012000mk4W^7`K6]b7114000SR2W^7hK6^b7012000l[3W^7PL6_b71141`b700kc2W^7ZL6ab70121bb700P[3W^7dL6cb7012001db7eZ3W^7nL6eb7014001fb7cX3W^7XM6gb7012000[V3W^7`M6hb70121ib701jb7jg2W^7lM6kb7012000\X3W^7TN6lb7114000iY3W^7\N6mb70141nb700gl2W^7fN6ob7014000oa2W^7nN6na2012000ab2W^7VO6Pc7012001Qc7_l2W^7`O6Rc7012000UT3W^7hO6Sc7012001Tc7Uc7W^7RP16Vc71141Wc700fT3Xc7<6Yc7112000_e6Xc7D6Zc7114001[c7oS3Xc7N6\c71121]c700SU3Xc7X16^c71141_c700XX6Xc7b16`c7114001ac7fZ6Xc7l16bc7114000]h6Xc7T26cc71141dc700Sh6Xc7^26ec7214000`Z2Xc7f26fc71141gc700kd2Xc7P36jd2112001hc7^e2Xc7Z36ic7012000ee2Xc7b36jc7012000Vd2Xc7j36kc7214000ad2Xc7R46lc7012001mc7Te2Xc7\46nc7012000Vk2Xc7d46oc7014000Ua2Xc7l46Pd7114001Qd7Xg2Xc7V56Rd7014000am2Xc7^56Sd7014000jR4Xc7f56iR4012001Td7VS4Xc7P66Ud7114000hQ4Xc7X66Vd7114000^T4Xc7`66Wd71141Xd700aZ2Xc7j66Yd7014000]Z6Xc7R76Zd7014000eo2Xc7Z76[d70141\d700cP3Xc7d76]d70141\d700oU3Xc7n76^d70141\d701_d7nQ3Xc7Z86`d70141ad700iP3Xc7d86bd70141cd700_R3Xc7n86dd7012000no2Xc7V96ed70141fd700aS3Xc7`96gd70141\d700h[6Xc7j96hd7014000X\6Xc7R:6id7014000YV5Xc7Z:6jd7014000\c5Xc7b:6kd7012000TV3Xc7j:6ld70141md700U]5Xc7T;6nd7012000QT5Xc7\;6od7012001Pe7j_5Xc7f;6Qe7012001Re7RZ5Xc7P<6Se7012000P[5Xc7X<6Te7014000_S5Xc7`<6Ue7014000hP5Xc7h<6Ve7012001We7PQ5Xc7R=6Xe7112001Ye7oW5Xc7\=6Ze7012001[e7VX5Xc7f=6\e7014000_V5Xc7n=6]e7014000\T5Xc7V>6^e7012000oV5Xc7^>6_e7014000kT5Xc7f>6`e7014000PX5Xc7n>6ae7214000[Y6Xc7V?6be7012001ce7kS5Xc7`?6de70121ee700o[5Xc7j?6fe7114001ge7lY5Xc7T@6he7114000XP5Xc7\@6ie7016001je7fR5Xc7f@6ke7016000]U5Xc7n@6le7016000kU5Xc7VA6me7016000o`5Xc7^A6ne7016000YW5Xc7fA6oe70161Pf701Qf7g_4Xc7RB6Rf7016000oh5Xc7ZB6Sf71161Tf700ca2Xc7dB6Uf7016000`Y5Xc7lB6Vf7016000_g2Xc7TC6Wf7016000U]2Xc7\C6Xf7012001Yf7a]2Xc7fC6Zf7014000iT2Xc7nC6[f70141\f701]f7Wj3Xc7ZD6^f7012001_f7]l3Xc7dD6`f7012001af7nl3Xc7nD6bf7014000cf7Xc7VE6df70141ef700UV2Xc7`E6ff70121gf700lY2Xc7jE6hf70141if700Uh2Xc7TF6jf7014000kR6Xc7\F6kf7114000`o3Xc7dF6lf7014000bY2Xc7lF6mf7014001nf7Yk3Xc7VG6of7012000\o5Xc7^G6Pg7012000fh5Xc7fG6Qg7012000fm5Xc7nG6Rg7012000Ro2Xc7VH6Sg7012000^l3Xc7^H6Tg7014000lm1Xc7fH6Ug7014000Ra3Xc7nH6Vg7014000Vc2Xc7VI6Wg7012001Xg7fn2Xc7`I6Yg7012000So2Xc7hI6Zg7014000RQ6Xc7PJ6[g7114000dg3Xc7XJ6\g7016000fd3Xc7`J6]g71161^g700lc3Xc7jJ6_g70161`g700md3Xc7TK6ag70161bg700Pc3Xc7^K6cg70161dg700Rd3Xc7hK6eg70161fg700c[2Xc7RL6gg7116000hX2Xc7ZL6hg71161ig700QV5Xc7dL6jg71161kg700aV2Xc7nL6lg7116000je6Xc7VM6mg7016000]i6Xc7^M6ng7216000og7Xc7fM6Ph721601]^70eU4Xc7PN6Qh70121Rh701Sh7Vb3Xc7\N6Th7112001Uh7Xf3Xc7fN6Vh70141Wh700Vi6Xc7PO6Xh71141Yh700Zh7Xc7ZO6[h701202\h7]h70mX4Xc7dO6^h70161_h700SY4Xc7nO6`h7016000PX4Xc7VP16ah7016000cX4Xc7^P16bh70161ch700\X4Xc7hP16dh7016000ge3Xc7PQ16eh71161fh700hg6Xc7ZQ16gh71161hh700oj6Xc7dQ16ih7116000hh6Xc7lQ16jh7016001kh7@lh7mh7S11nh71oh71Pi71Qi71Ri71Si71Ti71Ui71Vi71Wi71Xi71Yi71Zi71[i71\i71]i71^i71_i71`i71ai71bi71ci71di71ei71fi71gi71hi71ii71ji71ki71li71mi71ni71oi71Pj701Qj71Rj7<:Sj7Tj7>1Uj71Vj71Wj71Xj71Yj71Zj71[j71\j71]j71^j71_j71`j71aj71bj705cj7dj7ej7fj7gj71hj7<:ij7jj731kj71lj71mj7001hj7R2:nj7oj711Pk7000hj7f2:Qk7Rk751Sk71Tk71Uk71Vk71Wk7000hj7P3:Xk7Yk7B000105061Zk71[k71\k71]k71^k71_k71`k71ak71bk71ck71dk71ek71fk71gk706hk7dj7ej7fj7gj7ik71jk7<:kk7lk721mk71nk7000jk7V2:ok7Pl7104001jk7b2:Ql7Rl7102001jk7l2:Sl7Tl73031Ul71Vl7000jk7V3:Wl7Xl707kP1lP1Yl7Zl7[l7\l7]l76^l7ej7_l7`l7al7bl70jk7d3:cl7dl711el701fl70jk7n3:gl7hl731il71jl71kl704ll7ml7nl7ol70jk7Z4:Pm7Qm751Rm71Sm71Tm71Um71Vm78Wm7Xm7Ym7Zm7[m7\m7]m7^m73_m7`m7ej71jk7j4:am7bm711cm701dm70jk7d5:em7fm761gm71hm71im71jm71km71lm701Qj71mm7::\4W90nm7@:om7Pn7Qn7Rn70nm7h1:Sn7Tn7Un7Vn70nm7Z2:Wn7Xn7Yn7Zn70nm7l2:[n7\n7]n7iR10nm7Z3:^n7_n7`n7\V10nm7P4:an7bn7cn7dg20nm7b4:dn7en7fn7gn70nm7X5:hn7in7jn7kn70nm7l5:ln7mn7nn7on73nm7\6:Po7Qo7Ro7So74nm7V7:To7Uo7Vo7Wo74nm7l7:Xo7Yo7Zo7[o70nm7`8:\o7]o7^o7_o70nm7\9:`o7ao7bo7co70nm7P::do7eo7fo7go70nm7`::ho7io7jo7UW70nm7T;:ko7lo7mo7no70nm7h;:oo7PP8QP8RP80nm7h<:SP8TP8UP8VP80nm7T=:WP8XP8YP8lX10nm7h=:ZP8[P8\P8]P80nm7X>:^P8_P8`P8aP80nm7n>:bP8cP8dP8eP80nm7^?:fP8gP8hP8iP80nm7T@:jP8kP8lP8mP80nm7h@:nP8oP8PQ8QQ80nm7\A:RQ8SQ8TQ8eJ0nm7PB:UQ8VQ8WQ8WI0nm7`B:XQ8YQ8ZQ8[Q80nm7TC:\Q8]Q8^Q8_Q80nm7dC:`Q8aQ8bQ8cQ80nm7nC:dQ8eQ8fQ8gQ80nm7^D:hQ8iQ8jQ8kQ80nm7jD:lQ8mQ8nQ8oS10nm7\E:oQ8PR8QR8RR80nm7lE:SR8TR8UR8aW10nm7bF:VR8WR8XR8nZ10nm7TG:YR8ZR8[R8\R80nm7fG:]R8^R8_R8`R80nm7ZH:aR8bR8cR8oh10nm7RI:dR8eR8fR8\i10nm7fI:gR8hR8iR8Ql10nm7\J:jR8kR8lR8L1nm7RK:mR8nR8oR8RE1nm7^K:PS8QS8RS8SS80nm7lK:TS8US8VS8WS80nm7\L:XS8YS8ZS8[S81nm7hL:\S8]S8^S8_S80nm7XM:`S8aS8bS8cS81nm7dM:dS8eS8fS8aB1nm7TN:gS8hS8iS8\B1nm7lN:jS8kS8lS8mS81nm7VO:nS8oS8PT8dB1nm7hO:QT8n8nHY@1nm7RP1:RT8ST8TT8UT81nm7`P1:VT8WT8XT8a61nm7RQ1:YT8ZT8[T8[C1nm7bQ1:\T8]T8^T8j\11nm7PR1:_T8`T8aT8bT80nm7\R1:cT8dT8eT8c61nm7hR1:fT8gm6jGS:1nm7PS1:gT8hT8e3Q[11nm7ZS1:iT8jT8kT8lT81nm7fS1:mT8nT8oT8gM1nm7RT1:PU8QU8RU8SU81nm7\T1:TU8UU8VU8WU81nm7hT1:XU8YU8ZU8Y31nm7RU1:[U8\U8]U8^U81nm7\U1:_U8`U8aU8bU81nm7fU1:cU8dU8eU8bf11nm7RV1:fU8gU8hU8iU81nm7\V1:jU8kU8lU8mP11nm7jV1:mU8nU8oU8bb11nm7XW1:PV8QV8RV8SV81nm7bW1:TV8UV8VV8bO1nm7nW1:WV8XV8YV8b21nm7XX1:ZV8[V8\V8oZ11nm7dX1:]V8^V8_V8g[11nm7RY1:`V8aV8bV8a]11nm7bY1:cV8dV8eV8_[11nm7RZ1:fV8gV8hV8iV82nm7dZ1:jV8kV8lV8mV81nm7\[1:nV8oV8[?[?1nm7f[1:PW8QW8RW8SW81nm7P\1:TW8UW8VW8ki11nm7\\1:WW8XW8Uf1Q21nm7f\1:YW8ZW8[W8\W81nm7P]1:]W8^W8_W8^I1nm7Z]1:`W8aW8bW8cW81nm7f]1:dW8eW8fW8hV11nm7P^1:gW8hW8iW8bU11nm7Z^1:jW8kW8]:^71nm7f^1:lW8mW8nW8RW11nm7P_1:oW8PX8QX8RX81nm7`_1:SX8TX8UX8[H1nm7V`1:VX8WX8XX8YX81nm7b`1:ZX8[H[X8\X81nm7n`1:]X8^X8[K]Z11nm7`a1:_X8`X8aX8bX81nm7na1:cX8dX8eX8fX81nm7Zb1:gX8hX8iX8jX81nm7jb1:kX8lX8mX8nX81nm7Xc1:oX8PY8QY8in21nm7dc1:RY8SY8TY8UY81nm7Rd1:VY8WY8SU1XY81nm7`d1:YY8ZY8[Y8\Y81nm7Pe1:]Y8^Y8_Y8Va11nm7`e1:`Y8aY8bY8n`11nm7je1:cY8dY8eY8m`11nm7Tf1:fY8gY8hY8m_11nm7^f1:iY8jY8kY8T>1nm7hf1:lY8mY8nY8oY81nm7Rg1:PZ8QZ8RZ8SZ81nm7`g1:TZ8UZ8VZ8jj11nm7ng1:WZ8XZ8YZ8ZZ81nm7`h1:[Z8\Z8]Z8n31nm7lh1:^Z8_Z8Tl1PO1nm7Vi1:`Z8aZ8bZ8hg11nm7bi1:hg1cZ8dZ8eZ81nm7li1:fZ8gm6iW8gZ82nm7Xj1:hZ8iZ8jZ8n:2nm7Pk1:kZ8lZ8mZ8nZ82nm7Rl1:oZ8P[8Q[8R[82nm7Tm1:S[8gm6gm6T[82nm7^m1:U[8V[8W[8X[82nm7^n1:Y[8Z[8[[8kd12nm7To1:\[8][8^[8ha12nm7no1:_[8`[8a[8b[82nm7bP2:c[8d[8e[8f[82nm7XQ2:g[8h[8[W1i[82nm7jQ2:j[8k[8l[8m[85nm7fR2:n[8gm6gm6o[86nm7^S2:P\8gm6gm6Q\87nm7fT2:R\8gm6gm6S\83nm7PU2:T\8gm6gm6U\88nm7ZU2:V\8gm6gm6W\89nm7`V2:X\8gm6gm6Y\8;nm7hV2:Z\8gm6gm6[\8<nm7nV2:\\8gm6gm6]\8:nm7XW2:^\8gm6gm6_\8R2eg1`\8Xf1a\8Y9b\8e\1c\8cKd\8oCe\8iLf\8X\1g\8n8h\8d;i\8Q4j\8k\8l\8d6m\8Y4n\8`Eo\8l>P]8cAQ]8T>R]8[CS]8WET]8o\1U]8P]1V]8`]1W]8g[1X]8]:Y]8Z]8[]8dK\]8bL]]8Ue1^]8_]8`]8TLa]8ULb]8n`1c]8m`1d]8Va1e]8hW1f]8]8g]8_R1h]8^Ni]8_Nj]8hV1k]8j7l]8Wj1m]8V^4n]8\a1o]8]a1P^8Q^8R^8kGS^8c6T^8bOU^8Xc1V^8`MW^8h9X^8Y^8Z^8lK[^8g8\^8jP1]^8Wf1^^8Tl1_^8lk1`^8\9a^8mHb^8kP1c^8lP1d^8e^8f^8g^8h^8:cAi^8eg1j^8iV8k^8d6l^8g[1m^8hW1n^8`Mo^8Uf1P_8]:Q_8k5R_8?43LREaB00J2a6bU800L3WU8Y3SU800F01oZ10H01b20B1Q20022Q2\W800@1a600N3[?n3ki10062[?fX80082REL00:2a6]P800<1iR1000001D001>S_8T_81;210aE1300U_8310fK330V_81371100W_8::X_8Y_818251300U_8310aE1371100W_8b1:Z_8[_815231301371100W_8\2:\_8]_84;20133131132130137=231330^_834131132130137;231331311321301379231311321301371100W_8V3:__8`_81>221381331341321310aE1371100W_8X5:a_8b_81;210c_83:0c_8300c_8330c_8310c_8371100W_8V6:d_8e_82=2013013:10aE10f_83:0g_8137?2013013:10aE13:10f_83:0g_8137000h_8<:i_8j_8192013013:10aE137000h_8^1:k_8l_82:241320f_8330aE340g_81373241371000h_8V2:m_8n_82;2313913013:10^_813792313013:10^_81371000h_8^3:o_8P`8492310Q`813010aE137=2310Q`813:10Q`813010aE13792010Q`813010aE137=2010Q`813:10Q`813010aE137000h_8b4:R`8S`8872010f_8300g_81376201300aE13792010^_813010^_813772013010^_813752013013790f_8200g_810f_8300g_813780f_8200g_81300aE13770f_8200g_8130137000T`8<:U`8V`85=2010^_813:10^_813010^_8137?0f_8200g_81300aE13:10oi11390aE137:2010f_8300g_81390aE1378201301390aE137720130139137000T`8h2:W`8X`824300aE13750f_8300g_8137000T`8b4:
"""##
  }
}
