// Written by `make generate` from Rules/. Do not edit.

extension BuiltInRules {
  static let embedded: [(path: String, text: String)] = [
    (
      "Rules/events/android.yml",
      ##"""
# The Android classes: their log tag is a class name, their messages are `DN|CODE key=value`.
schema: dnp-rules/1

components:
  ANDROID:
    summary: the Android classes of the plugin
    tags: ["DN|"]
    log_tags:
      - DailyNotificationPlugin
      - DailyNotificationReceiver
      - DailyNotificationWorker
      - DailyNotificationFetcher
      - DailyNotificationFetchWorker
      - DailyNotificationBootReceiver

events:
  android.alarm.set:
    summary: an alarm was set
    component: [SCHEDULER, ANDROID]
    level: info
    fields: { id: word, api: word, sdk: integer, at: instant }
    text:
      - "[[DN|]]ALARM_SET"
      - "Alarm set"
    pairs: { id: id, api: api, sdk: sdk, at: at, time: at }

  android.alarm.fired:
    summary: an alarm went off
    component: ANDROID
    level: debug
    fields: { id: word, action: word, at: instant }
    text:
      - "[[DN|]]RECEIVE_START"
    pairs: { id: id, action: action, at: at }

  android.boot.received:
    summary: the plugin's receiver was told of a boot
    component: [ANDROID, REACTIVATION]
    fields: { action: word }
    regex:
      - 'action=(?:android\.intent\.action\.)?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'
      - '\G\s*(?:DN\|)?BOOT\w*\s.*?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'
      - 'received.{0,40}?(?<action>(?:LOCKED_)?BOOT_COMPLETED)'

  work.enqueued:
    summary: work was handed to the WorkManager
    component: ANDROID
    level: debug
    fields: { id: word, kind: word, work_name: word }
    text:
      - "[[DN|]]WORK_ENQUEUE"
    pairs: { display: id, id: id, kind: kind, action: kind, work_name: work_name, workName: work_name }

  work.started:
    summary: the WorkManager runs the work
    component: ANDROID
    level: debug
    fields: { id: word, kind: word }
    text:
      - "[[DN|]]WORK_START{*}"
    pairs: { id: id, action: kind, kind: kind }

  notify.display.started:
    summary: a notification is about to be shown
    component: [ANDROID, DISPLAY]
    level: debug
    fields: { id: word }
    text:
      - "[[DN|]]DISPLAY_START"
      - "START"
    pairs: { id: id }

  content.freshness.checked:
    summary: content was checked just before it is shown
    component: [ANDROID, DISPLAY]
    level: debug
    fields: { id: word, skip: boolean, age_min: integer }
    text:
      - "[[DN|]]JIT_FRESH"
      - "LOOKUP"
    pairs: { id: id, skip: skip, ageMin: age_min, age_min: age_min }

  notify.skipped:
    summary: a notification was left out on purpose
    component: [ANDROID, NOTIFY]
    sink: print
    fields: { id: word, reason: word }
    text:
      - "SKIP-{reason=TTL}{*}"
      - "[[DN|]]DISPLAY_SKIP {reason=content_not_found}"
      - "[[DN|]]DISPLAY_SKIP"
    pairs: { id: id, reason: reason }

"""##
    ),
    (
      "Rules/events/apple-frameworks.yml",
      ##"""
# What Apple's own frameworks and daemons print about background tasks. Their texts are Apple's; some carriers drop the
# subsystem, so they are known by their words.
schema: dnp-rules/1

events:
  system.bgtask.submit_requested:
    summary: the framework passes a background task request on; no proof that it was taken
    component: any
    fields: { task_id: word, earliest_begin: instant }
    literals: ["submitTaskRequest: <BG"]
    regex:
      - 'submitTaskRequest: <BG\w+Request: (?<task_id>[^,>\s]+)(?:, earliestBeginDate: (?<earliest_begin>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}))?'

  system.bgtask.submit_error:
    summary: the framework reports that a request was refused
    component: any
    fields: { task_id: word, domain: word, code: integer }
    literals: ["Error submitting task request: <BG"]
    regex:
      - 'Error submitting task request: <BG\w+Request: (?<task_id>[^,>\s]+).*?(?<domain>BGTaskSchedulerErrorDomain)\W+Code=(?<code>\d+)'

  system.bgtask.cancel_requested:
    summary: the framework passes a withdrawal on
    component: any
    fields: { task_id: word }
    literals: ["cancelTaskRequestWithIdentifier: ", "cancelAllTaskRequests"]
    regex:
      - 'cancelTaskRequestWithIdentifier: (?<task_id>\S+)'
      - 'cancelAllTaskRequests'

  system.bgtask.no_handler:
    summary: a request was submitted for an identifier without a handler; the app dies of it
    component: any
    fields: { task_id: word }
    literals: ["No launch handler registered for task with identifier"]
    regex:
      - 'No launch handler registered for task with identifier (?<task_id>[^\s'']+)'

  system.bgtask.registration_rejected:
    summary: the identifier is not in the app's Info.plist
    component: any
    fields: { task_id: word }
    literals: ["Registration rejected; "]
    regex:
      - 'Registration rejected; (?<task_id>\S+) is not advertised'

  system.bgtask.registered_twice:
    summary: a second handler was registered for an identifier; the app dies of it
    component: any
    fields: { task_id: word }
    literals: ["Launch handler for task with identifier"]
    regex:
      - 'Launch handler for task with identifier (?<task_id>\S+) has already been registered'

  system.bgtask.registered_late:
    summary: a handler was registered after the launch; the app dies of it
    component: any
    literals: ["All launch handlers must be registered before application finishes launching"]
    regex:
      - 'All launch handlers must be registered before application finishes launching'

  system.bgtask.error:
    summary: an error of the task scheduler in a line without a tag
    component: any
    fields: { domain: word, code: integer }
    literals: ["BGTaskSchedulerErrorDomain"]
    regex:
      - '(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)'

  system.dasd.submitted:
    summary: the daemon took a refresh request
    component: any
    fields: { task_id: word }
    literals: ["Submitted: bgRefresh-", "Submitted: bgProcessing-"]
    regex:
      - 'Submitted: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):'

  system.dasd.cancelled:
    summary: the daemon dropped a refresh request
    component: any
    fields: { task_id: word }
    literals: ["CANCELED: bgRefresh-", "CANCELED: bgProcessing-"]
    regex:
      - 'CANCELED: bg(?:Refresh|Processing)-(?<task_id>[^:\s]+):'

  system.dasd.starting:
    summary: the daemon lets a refresh run
    component: any
    fields: { task_id: word }
    literals: ["REQUESTING START: bgRefresh-", "STARTING activity bgRefresh-"]
    regex:
      - '(?:REQUESTING START:|STARTING activity) bgRefresh-(?<task_id>[^:\s]+):'

"""##
    ),
    (
      "Rules/events/background-task.yml",
      ##"""
# The life of the iOS background task: registered, submitted, started, completed, missed.
schema: dnp-rules/1

events:
  fetch.bgtask.registered:
    summary: the handler of a background task was registered
    component: [FETCH, PLUGIN]
    level: info
    fields: { task_id: word, ok: boolean }
    text:
      - "BGTask handler registered"
      - "Registered BGTask handler"
      - "Background task registered"
    pairs: { task_id: task_id, taskId: task_id, identifier: task_id, id: task_id, ok: ok, success: ok }

  fetch.bgtask.submitted:
    summary: the system took the background task request
    component: FETCH
    fields: { task_id: word, earliest_begin: instant }
    text:
      - "BGAppRefreshTask scheduled"
      - "BGTask submitted"
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      id: task_id
      earliestBeginDate: earliest_begin
      earliest_begin: earliest_begin
      earliestBegin: earliest_begin

  fetch.bgtask.submit_failed:
    summary: the background task request was refused
    component: [FETCH, PLUGIN, SCHEDULER, ANDROID]
    fields:
      task_id: word
      domain: word
      code: integer
      expected_on_simulator: boolean
      explanation: text
    regex:
      - 'Background fetch scheduling failed(?:\s*\((?<explanation>expected on simulator)\))?(?:.*?(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+))?'
      - '(?<domain>BGTaskSchedulerErrorDomain)\W+(?:Code=|error\s+)(?<code>\d+)(?:.*?\((?<explanation>expected on simulator)\))?'
      - '\G\s*BGTask submit failed\b'
      - '\G\s*(?:DN\|)?SCHEDULE_FETCH_ERR\b'
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      domain: domain
      code: code
      expected_on_simulator: expected_on_simulator
      expectedOnSimulator: expected_on_simulator

  fetch.bgtask.cancelled:
    summary: a pending background task request was withdrawn
    component: FETCH
    level: info
    fields: { task_id: word }
    text:
      - "Cancelled pending BGTask"
      - "BGTask cancelled"
      - "Cancelled existing BGTask"
    pairs: { task_id: task_id, taskId: task_id, identifier: task_id, id: task_id }

  fetch.bgtask.pending_count:
    summary: how many background task requests are pending
    component: FETCH
    level: debug
    fields: { count: integer, task_ids: list }
    text:
      - "Pending BGTasks: {count}"
      - "Pending BGTask requests: {count}"
      - "Pending BGTasks"
    pairs: { count: count, pendingCount: count, task_ids: task_ids, taskIds: task_ids }

  fetch.bgtask.started:
    summary: the system runs the task's handler
    component: FETCH
    level: info
    fields: { task_id: word, run_id: word, scheduled: instant, actual: instant }
    text:
      - "BGTask handler invoked"
      - "BGTask started"
      - "BGTask fired"
    pairs:
      task_id: task_id
      taskId: task_id
      identifier: task_id
      id: task_id
      run_id: run_id
      runId: run_id
      scheduled: scheduled
      scheduledFor: scheduled
      actual: actual

  fetch.bgtask.expired:
    summary: the system withdraws the handler's time
    component: FETCH
    fields: { run_id: word, elapsed_ms: integer }
    text:
      - "BGTask expired"
      - "BGTask expiration handler called"
      - "expirationHandler called"
    pairs: { run_id: run_id, runId: run_id, elapsed_ms: elapsed_ms, elapsedMs: elapsed_ms }

  fetch.bgtask.completed:
    summary: the handler told the system that it is done
    component: FETCH
    level: info
    fields: { run_id: word, success: boolean, elapsed_ms: integer }
    text:
      - "setTaskCompleted(success: {success})"
      - "BGTask completed"
    pairs:
      run_id: run_id
      runId: run_id
      success: success
      elapsed_ms: elapsed_ms
      elapsedMs: elapsed_ms

  fetch.bgtask.skipped:
    summary: no prefetch was scheduled, on purpose
    component: FETCH
    level: info
    fields: { reason: word }
    text:
      - "Prefetch skipped"
      - "Skipping prefetch"
      - "BGTask skipped"
    pairs: { reason: reason }

  fetch.bgtask.missed:
    summary: the plugin declared a task missed
    component: FETCH
    fields: { task_id: word, earliest_begin: instant }
    text:
      - "BGTask missed window; rescheduling"
      - "BGTask missed window"
    pairs:
      task_id: task_id
      taskId: task_id
      earliestBeginDate: earliest_begin
      earliest_begin: earliest_begin

  fetch.handler.error:
    summary: the handler met an error of its own
    component: FETCH
    fields: { run_id: word, message: text }
    text:
      - "BGTask handler error:{*}"
      - "BGTask handler error"
    pairs: { run_id: run_id, runId: run_id, message: message, error: message }

  storage.earliest_begin.updated:
    summary: the earliest begin of the pending task was stored
    component: [STORAGE, FETCH]
    level: debug
    fields: { value: instant }
    text:
      - "Stored earliestBeginDate = {value}"
      - "Stored earliestBeginDate"
    pairs: { value: value, earliestBeginDate: value, earliest_begin: value }

"""##
    ),
    (
      "Rules/events/build.yml",
      ##"""
# What a build or launch script prints before the app speaks.
schema: dnp-rules/1

events:
  build.result:
    summary: the build ended
    component: any
    fields: { result: word }
    literals: ["** BUILD SUCCEEDED **", "** BUILD FAILED **"]
    regex:
      - '\*\* BUILD (?<result>SUCCEEDED|FAILED) \*\*'

  build.launch.claimed:
    summary: a script says that the app was launched
    component: any
    literals: ["App launched successfully!"]
    regex:
      - 'App launched successfully!'

  build.launch.pid:
    summary: the launcher printed the app's process id
    component: any
    fields: { bundle_id: word, process_id: integer }
    literals: ["com.timesafari.dailynotification: ", "com.timesafari.dailynotification.test: "]
    regex:
      - '\G\s*(?<bundle_id>com\.timesafari\.dailynotification(?:\.test)?): (?<process_id>\d+)\s*$'

"""##
    ),
    (
      "Rules/events/debugger.yml",
      ##"""
# Commands of the test harness. They stand in Xcode console captures only.
schema: dnp-rules/1

events:
  harness.simulate_launch:
    summary: the debugger starts a background task
    component: any
    fields: { task_id: word }
    literals: ["_simulateLaunchForTaskWithIdentifier"]
    regex:
      - '_simulateLaunchForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)'

  harness.simulate_expiration:
    summary: the debugger lets a background task expire
    component: any
    fields: { task_id: word }
    literals: ["_simulateExpirationForTaskWithIdentifier"]
    regex:
      - '_simulateExpirationForTaskWithIdentifier:\s*@?"?(?<task_id>[\w.-]+)'

  harness.force_reschedule:
    summary: the harness reschedules everything
    component: any
    literals: ["DailyNotificationBackgroundTaskTestHarness.forceRescheduleAll"]
    regex:
      - 'DailyNotificationBackgroundTaskTestHarness\.forceRescheduleAll'

  harness.time_warp:
    summary: the harness moves its clock
    component: any
    fields: { minutes: integer }
    literals: ["DailyNotificationBackgroundTaskTestHarness.simulateTimeWarp"]
    regex:
      - 'simulateTimeWarp\(minutesForward:\s*(?<minutes>-?\d+)'

  harness.dump_pending:
    summary: the debugger asks for the pending notifications
    component: any
    literals: ["UNUserNotificationCenter.current().pendingNotificationRequests"]
    regex:
      - 'UNUserNotificationCenter\.current\(\)\.pendingNotificationRequests'

  harness.dump_settings:
    summary: the debugger asks for the notification settings
    component: any
    literals: ["UNUserNotificationCenter.current().notificationSettings"]
    regex:
      - 'UNUserNotificationCenter\.current\(\)\.notificationSettings'

  dump.pending:
    summary: the pending notifications, listed
    component: [DEBUG, SCHEDULER, PLUGIN]
    level: debug
    fields: { pending: integer, ids: list }
    text:
      - "Pending notification requests: {pending:integer}"
      - "Pending notifications: {pending:integer}"
      - "Pending notifications"
    pairs: { count: pending, pending: pending, pendingCount: pending, ids: ids }

  dump.settings:
    summary: the notification settings, listed
    component: [DEBUG, PLUGIN]
    level: debug
    fields: { status: word }
    text:
      - "Notification settings dump"
    pairs: { status: status, authorizationStatus: status }

"""##
    ),
    (
      "Rules/events/discovery.yml",
      ##"""
# Diagnostics of the launch: does Capacitor find the plugin?
schema: dnp-rules/1

components:
  DEBUG:
    summary: launch diagnostics of the plugin
    tags: ["[DNP-DEBUG]", "DNP-DEBUG:"]
    log_tags: [DNP-DEBUG]

events:
  plugin.discovery.appdelegate:
    summary: the app delegate was called
    component: DEBUG
    starts_session: 1
    text:
      - "AppDelegate.application(_:didFinishLaunchingWithOptions:) called"
      - "AppDelegate.application(didFinishLaunchingWithOptions) called"

  plugin.discovery.testing:
    summary: the class is looked for
    component: DEBUG
    text:
      - "Testing plugin class accessibility"

  plugin.discovery.class_lookup:
    summary: the plugin's class was found
    component: DEBUG
    fields: { found: boolean, name: word }
    text:
      - "NSClassFromString found plugin class: {name}"
      - "NSClassFromString found plugin class"
    pairs: { found: found, name: name }

  plugin.discovery.class_lookup_failed:
    summary: the plugin's class was not found
    component: DEBUG
    fields: { found: boolean }
    text:
      - "NSClassFromString could NOT find plugin class{*}"
    set: { found: false }

  plugin.discovery.capplugin_check:
    summary: the class is a Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin is a CAPPlugin subclass"
    pairs: { ok: ok }

  plugin.discovery.capplugin_check_failed:
    summary: the class is no Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin is NOT a CAPPlugin subclass{*}"
    set: { ok: false }

  plugin.discovery.nsobject_check:
    summary: whether the class is an Objective-C object
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Plugin conforms to NSObjectProtocol: {ok}"
      - "Plugin conforms to NSObjectProtocol"
    pairs: { ok: ok }

  plugin.discovery.class_name:
    summary: the class's name in Objective-C
    component: DEBUG
    fields: { name: word }
    text:
      - "Plugin class name (NSStringFromClass): {name}"
      - "Plugin class name: {name}"
    pairs: { name: name }

  plugin.discovery.bundle_check:
    summary: whether the framework's bundle was found; not finding it is normal for static frameworks
    component: DEBUG
    fields: { found: boolean, how: text }
    text:
      - "Plugin framework bundle not found via {how=identifier}"
      - "Plugin framework not found in {how:text}"
      - "Plugin framework bundle found"
    pairs: { found: found, how: how }

  plugin.discovery.bridged_check:
    summary: whether the class is a bridged Capacitor plugin
    component: DEBUG
    fields: { ok: boolean }
    text:
      - "Class conforms to CAPBridgedPlugin (using .self): {ok}"
      - "Class conforms to CAPBridgedPlugin: {ok}"
    pairs: { ok: ok }

  plugin.load:
    summary: Capacitor loaded the plugin
    component: [DEBUG, ANDROID]
    starts_session: 3
    text:
      - "DailyNotificationPlugin.load() called{*}"
      - "load() called{*}"
      - "Plugin loaded"

"""##
    ),
    (
      "Rules/events/fetch.yml",
      ##"""
# Prefetch announcements, requests to the server and what came of them.
schema: dnp-rules/1

components:
  FETCH:
    summary: prefetches, background tasks and requests
    tags:
      - "[DNP-FETCH]"
      - "DNP-FETCH:"
      - "[DNP-FETCH-SCHEDULE]"
      - "DNP-FETCH-SCHEDULE:"
      - "DNP-FETCH-"
    log_tags: [DNP-FETCH, DNP-FETCH-SCHEDULE]
    subsystems: [com.timesafari.dailynotification]
    categories: [fetch]

events:
  fetch.prefetch.scheduling:
    summary: a prefetch for a notification is about to be scheduled
    component: [FETCH, ANDROID]
    fields: { id: word, notification_time: instant }
    text:
      - "Scheduling prefetch for notification at {notification_time}"
      - "Scheduling background fetch for notification at {notification_time}"
      - "[[DN|]]SCHEDULE_FETCH_START"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      time: notification_time
      notificationTime: notification_time
      notification_time: notification_time

  fetch.prefetch.scheduled:
    summary: Android scheduled the background fetch
    component: [FETCH, ANDROID]
    fields: { fetch_at: instant, notification_time: instant }
    text:
      - "[[DN|]]SCHEDULE_FETCH_OK Background fetch scheduled for {fetch_at} ({lead:number} minutes before notification at {notification_time})"
      - "[[DN|]]SCHEDULE_FETCH_OK"
    pairs:
      fetch_at: fetch_at
      fetchAt: fetch_at
      notificationTime: notification_time
      notification_time: notification_time

  fetch.request:
    summary: a request went to the server
    component: FETCH
    level: info
    fields: { run_id: word, host: word, if_none_match: word }
    text:
      - "Fetch request"
      - "Sending fetch request"
    pairs:
      run_id: run_id
      runId: run_id
      host: host
      if_none_match: if_none_match
      ifNoneMatch: if_none_match
      If-None-Match: if_none_match

  fetch.response:
    summary: the server answered
    component: FETCH
    level: info
    fields:
      run_id: word
      status: integer
      etag: word
      bytes: integer
      ttl_s: duration
      scheduled_for: instant
      content_hash: word
    text:
      - "Fetch success"
      - "Fetch response"
      - "HTTP {status:integer}"
    pairs:
      run_id: run_id
      runId: run_id
      status: status
      etag: etag
      bytes: bytes
      ttl: ttl_s
      ttl_s: ttl_s
      scheduled_for: scheduled_for
      scheduledFor: scheduled_for
      content_hash: content_hash
      contentHash: content_hash

  fetch.succeeded:
    summary: a fetch ended well; the line tells no status
    component: FETCH
    fields: { run_id: word, status: integer }
    text:
      - "SUCCESS{*}"
    pairs: { run_id: run_id, runId: run_id, status: status }
    set: { status: 200 }

  fetch.failed:
    summary: a fetch ended without content
    component: FETCH
    fields: { run_id: word, reason: word, http_status: integer, recoverable: boolean, message: text }
    text:
      - "Fetch failed"
      - "Fetch failed:{*}"
      - "Prefetch failed"
    pairs:
      run_id: run_id
      runId: run_id
      reason: reason
      http_status: http_status
      httpStatus: http_status
      status: http_status
      recoverable: recoverable
      message: message

  fetch.fallback:
    summary: the plugin turned to other content than a fresh fetch
    component: [FETCH, STORAGE, PREFETCH]
    level: info
    fields: { run_id: word, mode: word, reason: word }
    text:
      - "Falling back to {mode=cached|on_demand|default_text|default} content"
      - "Falling back to {mode=cached|on_demand|default_text|default}"
      - "Content fallback"
      - "SOURCE from={mode=fallback|null}"
      - "from: {mode=null}"
    pairs: { run_id: run_id, runId: run_id, mode: mode, reason: reason }

  fetch.native.invoked:
    summary: the host's native fetcher runs
    component: [FETCH, PREFETCH]
    level: info
    fields: { run_id: word, id: word, notify_at: instant, trigger: word, reason: word }
    text:
      - "Native fetcher invoked"
      - "SOURCE from=native"
      - "START"
    pairs:
      run_id: run_id
      runId: run_id
      id: id
      notifyAt: notify_at
      notify_at: notify_at
      trigger: trigger
      reason: reason

  fetch.run.success_recorded:
    summary: the time of the last successful run was stored
    component: [FETCH, STORAGE]
    level: info
    fields: { run_id: word, timestamp: instant }
    text:
      - "lastSuccessfulRunTimestamp = {timestamp}"
      - "lastSuccessfulRunTimestamp updated"
      - "Successful run recorded"
    pairs:
      run_id: run_id
      runId: run_id
      timestamp: timestamp
      value: timestamp
      lastSuccessfulRunTimestamp: timestamp

  auth.jwt.generated:
    summary: a token was made
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT generated"
    pairs: { alg: alg, exp: exp }

  auth.jwt.used:
    summary: a request carries a token
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT used"
    pairs: { alg: alg, exp: exp }

  auth.jwt.refreshed:
    summary: a token was renewed
    component: FETCH
    level: info
    fields: { alg: word, exp: instant }
    text:
      - "JWT refreshed"
    pairs: { alg: alg, exp: exp }

"""##
    ),
    (
      "Rules/events/host-app.yml",
      ##"""
# The host app's own marks on Android.
schema: dnp-rules/1

components:
  HOST:
    summary: the host app's marks
    tags: ["APP|", "FETCHER|"]
  PREFETCH:
    summary: the host app's marks of a prefetch
    tags: ["PREFETCH|"]
  DISPLAY:
    summary: the host app's marks of a display
    tags: ["DISPLAY|"]

events:
  fetcher.register.started:
    summary: the host registers its native fetcher
    component: HOST
    fields: { instance_hash: word }
    text:
      - "REGISTER_START"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.registered:
    summary: the native fetcher is registered
    component: HOST
    fields: { instance_hash: word }
    text:
      - "REGISTER_COMPLETE"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.configure.started:
    summary: the host configures its native fetcher
    component: HOST
    fields: { instance_hash: word }
    text:
      - "CONFIGURE_START"
    pairs: { instanceHash: instance_hash, instance_hash: instance_hash }

  fetcher.configured:
    summary: the native fetcher is configured
    component: HOST
    fields: { instance_hash: word, configured: boolean, jwt_length: integer }
    text:
      - "CONFIGURE_COMPLETE"
    pairs:
      instanceHash: instance_hash
      instance_hash: instance_hash
      configured: configured
      jwtLength: jwt_length
      jwt_length: jwt_length

"""##
    ),
    (
      "Rules/events/javascript.yml",
      ##"""
# Calls over the bridge and what the web view prints.
schema: dnp-rules/1

components:
  JS:
    summary: calls over the bridge and their outcomes
    tags: ["[DNP-JS]", "DNP-JS:", "To Native ->  DailyNotification ", "To Native -> DailyNotification "]
    log_tags: [DNP-JS]

events:
  js.call:
    summary: JavaScript called the plugin
    component: JS
    level: info
    fields: { method: word, callback_id: word, args: text }
    regex:
      - '\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)'
      - '\G\s*call\b'
      # Capacitor's own line: method and callback id.
      - '\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$'
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      args: args

  js.resolve:
    summary: a call was answered
    component: JS
    level: info
    fields: { method: word, callback_id: word, result: text, success: boolean, pending: integer }
    text:
      - "resolve"
      - "resolve {method}"
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      result: result
      success: success
      pendingCount: pending
      pending_count: pending
      pending: pending

  js.reject:
    summary: a call was refused
    component: JS
    level: info
    fields: { method: word, callback_id: word, code: word, message: text, action: word }
    text:
      - "reject"
      - "reject {method}"
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      code: code
      error: code
      message: message
      action: action

  js.console.failure:
    summary: the app printed that a call of the plugin failed
    component: any
    fields: { method: word, code: word, message: text }
    literals: ['Notification failed: {"code"', 'Reminder failed: {"code"', '"code":"UNIMPLEMENTED"']
    regex:
      - '(?<method>\w+) failed: \{\s*"code"\s*:\s*"(?<code>\w+)"'
    pairs: { message: message }

  js.plugin.lookup:
    summary: JavaScript found the plugin
    component: any
    fields: { found: boolean }
    literals: ["DailyNotification plugin found"]
    regex:
      - 'DailyNotification plugin found'
    pairs: { found: found }

  js.plugin.lookup_failed:
    summary: JavaScript did not find the plugin
    component: any
    fields: { found: boolean }
    literals: ["DailyNotification plugin NOT found"]
    regex:
      - 'DailyNotification plugin NOT found'
    set: { found: false }

  js.plugin.list:
    summary: the plugins that Capacitor shows to JavaScript
    component: any
    fields: { plugins: list }
    literals: ['"CapacitorHttp","CapacitorCookies"', '"CapacitorCookies","CapacitorHttp"']
    regex:
      - '(?<plugins>\[[^\]]*"CapacitorCookies"[^\]]*\])'

  js.plugin.methods:
    summary: the methods that the plugin shows to JavaScript
    component: any
    fields: { methods: list }
    literals: ['"scheduleDailyNotification","getLastNotification"', '"configure","scheduleDailyNotification"']
    regex:
      - '(?<methods>\[[^\]]*"scheduleDailyNotification"[^\]]*\])'

  ui.text:
    summary: a text or a step on the test app's screen
    component: any
    fields: { step: word }
    literals: ["Plugin is loaded and ready!", "[DNP-UI]"]
    regex:
      - 'Plugin is loaded and ready!'
      - '\[DNP-UI\]\s*(?:step\W*)?(?<step>Registered|Scheduled|BGTask fired)'

  ui.status:
    summary: the colour of the test app's status
    component: any
    fields: { colour: word }
    literals: ["[DNP-UI] status"]
    regex:
      - '\[DNP-UI\] status\W+(?<colour>green|yellow|red)'

"""##
    ),
    (
      "Rules/events/notify.yml",
      ##"""
# The iOS notify handler prints with `print`: its lines never reach the unified log.
schema: dnp-rules/1

components:
  NOTIFY:
    summary: the iOS notify handler
    tags: ["[DNP-NOTIFY]", "DNP-NOTIFY:", "DNP-NOTIFY-"]
    log_tags: [DNP-NOTIFY]

"""##
    ),
    (
      "Rules/events/plugin.yml",
      ##"""
# The plugin's own front: configuration, permissions, what it tells about background refresh.
schema: dnp-rules/1

components:
  PLUGIN:
    summary: the plugin's front, its calls and the permissions
    tags: ["[DNP-PLUGIN]", "DNP-PLUGIN:"]
    log_tags: [DNP-PLUGIN]
    subsystems: [com.timesafari.dailynotification]
    categories: [plugin]

events:
  plugin.configure.called:
    summary: the app called configure()
    component: PLUGIN
    text:
      - "configure() called"
      - "configure called"

  plugin.status:
    summary: the plugin told its state
    component: PLUGIN
    fields: { state: word }
    text:
      - "status = {state}"
      - "status: {state}"
      - "status changed to {state}"
    pairs: { state: state }

  plugin.permission.request:
    summary: the user is asked for the permission to notify
    component: PLUGIN
    level: info
    fields: { method: word }
    text:
      - "{method=requestPermissions|requestNotificationPermissions}() called"
      - "Requesting notification permission"
      - "Requesting notification permissions"
    pairs: { method: method }

  plugin.permission.result:
    summary: the user's answer to the request
    component: PLUGIN
    fields: { result: word }
    text:
      - "requestPermissions() -> {result}"
      - "requestNotificationPermissions() -> {result}"
      - "Notification permission {result=granted|denied}"
      - "Notification permission result: {result}"
    pairs: { result: result }

  plugin.permission.checked:
    summary: the plugin read the notification settings
    component: PLUGIN
    level: debug
    fields: { status: word }
    text:
      - "checkPermissionStatus() -> {status}"
      - "Notification permission status: {status}"
      - "Notification settings read"
    pairs:
      status: status
      authorizationStatus: status
      authorization_status: status

  plugin.schedule.denied:
    summary: a schedule call met a denied permission
    component: PLUGIN
    fields: { code: word, method: word }
    text:
      - "notifications_denied for {method}"
      - "notifications_denied"
    pairs: { code: code, method: method }
    set: { code: "notifications_denied" }

  plugin.settings.opened:
    summary: the plugin sent the user to a settings page
    component: PLUGIN
    level: info
    fields: { target: word }
    text:
      - "Opening {target=app|channel|exact_alarm} settings"
      - "Opened {target=app|channel|exact_alarm} settings"
      - "Settings opened"
    pairs: { target: target }

  plugin.error:
    summary: the plugin reported an error with a code
    component: PLUGIN
    fields: { code: word, message: text }
    text:
      - "Error{*}"
      - "Configuration failed{*}"
    pairs: { code: code, error: code, message: message }

  device.background_refresh:
    summary: the state of Background App Refresh
    component: [PLUGIN, FETCH]
    level: info
    fields: { status: word }
    text:
      - "Background App Refresh status: {status}"
      - "Background App Refresh is {status}"
      - "Background refresh status"
    pairs:
      status: status
      backgroundRefreshStatus: status
      background_refresh_status: status

  device.background_refresh_off:
    summary: the plugin reported that Background App Refresh is off, with its code
    component: [PLUGIN, FETCH]
    fields: { status: word, code: word }
    text:
      - "background_refresh_disabled{*}"
      - "Background App Refresh disabled{*}"
      - "Background App Refresh turned off{*}"
    set: { status: "denied", code: "background_refresh_disabled" }

  dual.schedule.requested:
    summary: the app asked for a fetch and a notification together
    component: PLUGIN
    level: info
    fields: { config: text }
    text:
      - "scheduleDualNotification() called"
      - "Dual schedule requested"
    pairs: { config: config }

  dual.schedule.cancelled:
    summary: both parts of a dual schedule were cancelled
    component: PLUGIN
    level: info
    fields: { fetch: boolean, notify: boolean }
    text:
      - "cancelDualSchedule() called"
      - "Dual schedule cancelled"
    pairs: { fetch: fetch, notify: notify }

  auth.did.changed:
    summary: the active identity changed
    component: PLUGIN
    level: info
    fields: { did_hash: word }
    text:
      - "Active identity changed"
      - "setActiveDidFromHost() called"
    pairs: { did_hash: did_hash, didHash: did_hash }

  cache.identity_cleared:
    summary: what was cached for the former identity was cleared
    component: PLUGIN
    level: info
    fields: { did_hash: word }
    text:
      - "Cache cleared for new identity"
      - "clearCacheForNewIdentity() called"
    pairs: { did_hash: did_hash, didHash: did_hash }

"""##
    ),
    (
      "Rules/events/recovery.yml",
      ##"""
# What the plugin restores at launch and after a boot.
schema: dnp-rules/1

components:
  REACTIVATION:
    summary: recovery at launch and after a boot
    tags: ["[DNP-REACTIVATION]", "DNP-REACTIVATION:"]
    log_tags: [DNP-REACTIVATION]

events:
  recovery.started:
    summary: recovery began
    component: [REACTIVATION, ANDROID]
    text:
      - "Starting app launch recovery"
      - "Starting boot recovery"
      - "Checking if recovery needed"
      - "Checking if r{*}"

  recovery.inputs:
    summary: what the recovery's decision rests on
    component: REACTIVATION
    level: debug
    fields: { schedules: integer, db_ids: list, pending_ids: list, pending: integer }
    text:
      - "Recovery inputs"
    pairs:
      schedules: schedules
      db_ids: db_ids
      dbIds: db_ids
      pending_ids: pending_ids
      pendingIds: pending_ids
      pending: pending
      pendingCount: pending

  recovery.scenario:
    summary: the situation that recovery found
    component: REACTIVATION
    fields: { scenario: word }
    text:
      - "Detected scenario: {scenario}"
      - "Detected scenario"
    pairs: { scenario: scenario }

  recovery.none:
    summary: there is nothing to restore
    component: REACTIVATION
    text:
      - "No recovery needed"
      - "No schedules found"
      - "No schedules present"

  recovery.missed.detected:
    summary: a notification was found to have been missed
    component: [REACTIVATION, STORAGE]
    fields: { id: word, scheduled_time: instant, detected_at: instant }
    text:
      - "Missed notification"
      - "Missed notification detected"
      - "Marked missed notification"
      - "Marked notification missed"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      alarmId: id
      scheduled_time: scheduled_time
      scheduledTime: scheduled_time
      scheduled: scheduled_time
      detected_at: detected_at
      detectedAt: detected_at

  recovery.rescheduled:
    summary: recovery scheduled something again
    component: [REACTIVATION, ANDROID]
    level: info
    fields: { id: word, kind: word, next: instant }
    text:
      - "Rescheduled alarm: {id:word} for {next:instant}"
      - "Rescheduled {kind=notify|fetch}"
      - "Rescheduled"
    pairs: { id: id, scheduleId: id, kind: kind, next: next, nextRun: next, next_run: next }

  recovery.completed:
    summary: recovery ended well
    component: REACTIVATION
    text:
      - "App launch recovery completed"
      - "Boot recovery completed"
      - "Recovery completed"

  recovery.error:
    summary: recovery met an error
    component: REACTIVATION
    fields: { error: text }
    text:
      - "Error during app launch recovery: {error:text}"
      - "Error during boot recovery: {error:text}"
      - "Error during app launch recovery{*}"

  recovery.summary:
    summary: the counts of a recovery
    component: REACTIVATION
    level: info
    fields: { scenario: word, missed: integer, rescheduled: integer, verified: integer, errors: integer }
    text:
      - "Recovery summary"
      - "Boot recovery"
      - "scenario={scenario:word}"
    pairs:
      scenario: scenario
      missed: missed
      rescheduled: rescheduled
      verified: verified
      errors: errors

  android.scenario:
    summary: the situation that recovery found on Android
    component: REACTIVATION
    level: info
    fields: { scenario: word }
    text:
      - "Android scenario: {scenario}"
      - "Scenario {scenario=NONE|COLD_START|FORCE_STOP|BOOT|WARM_START}"
    pairs: { scenario: scenario }

"""##
    ),
    (
      "Rules/events/rollover.yml",
      ##"""
# The next day's notification after one was delivered. The texts of these lines are a proposal: the plugin's own are not
# published, only their prefix.
schema: dnp-rules/1

components:
  ROLLOVER:
    summary: the next day's notification after one was delivered
    tags: ["[DNP-ROLLOVER]", "DNP-ROLLOVER"]
    log_tags: [DNP-ROLLOVER]

events:
  rollover.started:
    summary: a delivered notification is to be followed by the next
    component: ROLLOVER
    fields: { id: word, from: instant, source: word }
    text:
      - "Rollover started"
    pairs: { id: id, scheduleId: id, from: from, source: source }

  rollover.scheduled:
    summary: the next notification was scheduled
    component: ROLLOVER
    fields: { id: word, from: instant, next: instant, interval_min: integer, source: word }
    text:
      - "Rollover scheduled"
    pairs:
      id: id
      scheduleId: id
      from: from
      next: next
      interval_min: interval_min
      intervalMinutes: interval_min
      source: source

  rollover.skipped:
    summary: the next notification is there already
    component: ROLLOVER
    fields: { id: word, next: instant, reason: word }
    text:
      - "Rollover skipped"
    pairs: { id: id, scheduleId: id, next: next, reason: reason }

  rollover.failed:
    summary: the next notification could not be scheduled
    component: ROLLOVER
    fields: { id: word, message: text }
    text:
      - "Rollover failed{*}"
    pairs: { id: id, scheduleId: id, message: message, error: message }

  rollover.missed.detected:
    summary: a past notification has no successor
    component: ROLLOVER
    fields: { id: word, from: instant, source: word }
    text:
      - "Missed rollover detected"
    pairs: { id: id, scheduleId: id, from: from, source: source }

"""##
    ),
    (
      "Rules/events/scheduler.yml",
      ##"""
# Arming, delivering and removing notifications.
schema: dnp-rules/1

components:
  SCHEDULER:
    summary: schedules and armed notifications
    tags:
      - "[DNP-SCHEDULER]"
      - "DNP-SCHEDULER:"
      - "[DNP-SCHEDULE]"
      - "DNP-SCHEDULE:"
      - "DailyNotificationScheduler:"
    log_tags: [DNP-SCHEDULER, DNP-SCHEDULE, DailyNotificationScheduler]
    subsystems: [com.timesafari.dailynotification]
    categories: [scheduler]

events:
  scheduler.schedule.requested:
    summary: the app asked for a daily notification
    component: SCHEDULER
    fields: { id: word, notification_time: instant, schedule_hash: word }
    text:
      - "scheduleDailyNotification() -> notificationTime={notification_time}"
      - "scheduleDailyNotification() called"
      - "Daily notification requested"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      scheduleHash: schedule_hash
      schedule_hash: schedule_hash

  scheduler.notification.arming:
    summary: the notification is about to be handed to the system
    component: SCHEDULER
    fields: { id: word, notification_time: instant, trigger: word, category: word }
    text:
      - "Scheduling notification for {notification_time}"
      - "Scheduling notification"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      trigger: trigger
      category: category

  scheduler.notification.armed:
    summary: the system took the notification
    component: SCHEDULER
    level: info
    fields:
      id: word
      notification_time: instant
      trigger: word
      category: word
      schedule_hash: word
      content_hash: word
    text:
      - "Notification scheduled for {notification_time}"
      - "Notification scheduled"
      - "Notification armed"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      trigger: trigger
      category: category
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash
      content_hash: content_hash
      contentHash: content_hash

  scheduler.notification.arm_failed:
    summary: the system refused the notification
    component: SCHEDULER
    fields: { id: word, code: word, message: text }
    text:
      - "Failed to schedule notification{*}"
      - "Scheduling notification failed{*}"
    pairs: { id: id, scheduleId: id, code: code, message: message, error: message }

  scheduler.notification.removed:
    summary: pending notifications were removed
    component: SCHEDULER
    level: info
    fields: { id: word, all: boolean }
    text:
      - "Removed pending notification"
      - "Removed pending notifications"
      - "Notification removed"
    pairs: { id: id, scheduleId: id, all: all }

  scheduler.notification.removed_all:
    summary: every pending notification was removed
    component: SCHEDULER
    level: info
    fields: { all: boolean, count: integer }
    text:
      - "Removed all pending notifications"
      - "All notifications cancelled"
      - "cancelAllNotifications() -> removed"
    pairs: { count: count }
    set: { all: true }

  scheduler.notification.delivered:
    summary: a notification was delivered, and how that is known
    component: [SCHEDULER, ANDROID]
    level: info
    fields:
      id: word
      scheduled: instant
      actual: instant
      source: word
      content_source: word
      content_hash: word
    regex:
      # The id of an Android display carries the scheduled instant.
      - '\G\s*(?:DN\|)?DISPLAY_NOTIF_OK\s+id=(?<id>notify_(?<scheduled>\d{13})|[^\s,;]+)'
      - '\G\s*notification delivered\b'
      - '\G\s*delivered notification\b'
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      scheduled: scheduled
      scheduled_for: scheduled
      scheduledFor: scheduled
      notificationTime: scheduled
      actual: actual
      delivered_at: actual
      deliveredAt: actual
      source: source
      content_source: content_source
      contentSource: content_source
      content_hash: content_hash
      contentHash: content_hash

  scheduler.notification.tapped:
    summary: the user tapped a notification
    component: SCHEDULER
    level: info
    fields: { id: word, action: word }
    text:
      - "Notification tapped"
      - "User tapped notification"
    pairs: { id: id, scheduleId: id, action: action }

  scheduler.notification.drift_exceeded:
    summary: the plugin noticed a delivery outside the tolerance
    component: SCHEDULER
    fields: { id: word, drift_s: duration, tolerance: duration }
    text:
      - "notification drift > {tolerance}"
      - "notification drift exceeded"
    pairs: { id: id, scheduleId: id, drift: drift_s, drift_s: drift_s, driftSeconds: drift_s }

  scheduler.limit.reached:
    summary: the system's limit of pending notifications was met
    component: SCHEDULER
    fields: { pending: integer, limit: integer }
    text:
      - "Pending notification limit reached"
      - "Notification limit reached"
    pairs: { pending: pending, pendingCount: pending, limit: limit }

  scheduler.rolling.maintained:
    summary: the rolling window of armed notifications was brought up to date
    component: SCHEDULER
    level: info
    fields: { today: integer, tomorrow: integer, pending: integer }
    text:
      - "Rolling window maintained"
      - "maintainRollingWindow() ->"
    pairs: { today: today, tomorrow: tomorrow, pending: pending, pendingCount: pending }

  scheduler.duplicate.skipped:
    summary: a schedule was left alone because one with its id is there
    component: SCHEDULER
    fields: { id: word, next_run: instant, request_code: word, source: word }
    text:
      - "Skipping duplicate schedule"
      - "Duplicate schedule skipped"
    pairs:
      id: id
      nextRun: next_run
      next_run: next_run
      requestCode: request_code
      request_code: request_code
      source: source

  dual.content.used:
    summary: a dual notification shows fetched content
    component: SCHEDULER
    level: info
    fields: { schedule_id: word, ready_at: instant }
    text:
      - "Dual notification uses fetched content"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, ready_at: ready_at, readyAt: ready_at }

  dual.content.fallback:
    summary: a dual notification shows its default content
    component: SCHEDULER
    level: info
    fields: { schedule_id: word, reason: word }
    text:
      - "Dual notification uses default content"
      - "Dual notification falls back"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, reason: reason }

"""##
    ),
    (
      "Rules/events/storage.yml",
      ##"""
# What the plugin keeps: schedules, content, history, migrations.
schema: dnp-rules/1

components:
  STORAGE:
    summary: the plugin's database and cache
    tags: ["[DNP-STORAGE]", "DNP-STORAGE:", "DailyNotificationStorage:", "STORAGE|"]
    log_tags: [DNP-STORAGE, DailyNotificationStorage]
    subsystems: [com.timesafari.dailynotification]
    categories: [storage]

events:
  storage.schedule.persisted:
    summary: a schedule was written to the database
    component: STORAGE
    fields: { id: word, type: word, schedule_hash: word }
    text:
      - "Persisted schedule to DB"
      - "Schedule persisted"
      - "Schedule saved"
    pairs:
      id: id
      schedule_id: id
      scheduleId: id
      type: type
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash

  storage.schedule.persist_failed:
    summary: a schedule could not be written
    component: STORAGE
    fields: { id: word, code: word, message: text, retry: integer }
    text:
      - "Failed to persist schedule{*}"
      - "Schedule persist failed{*}"
    pairs: { id: id, scheduleId: id, code: code, message: message, error: message, retry: retry }

  storage.schedule.validated:
    summary: a written schedule was read back
    component: STORAGE
    level: debug
    fields: { id: word, ok: boolean }
    text:
      - "Schedule validated"
      - "Schedule read back"
    pairs: { id: id, scheduleId: id, ok: ok, success: ok }

  storage.schedule.loaded:
    summary: schedules were read at launch
    component: STORAGE
    level: info
    fields: { id: word, count: integer, enabled: integer, schedule_hash: word }
    text:
      - "Loaded {count:integer} schedules"
      - "Loaded schedules"
      - "Loaded schedule"
    pairs:
      id: id
      scheduleId: id
      count: count
      enabled: enabled
      schedule_hash: schedule_hash
      scheduleHash: schedule_hash

  storage.content.saved:
    summary: fetched content was written
    component: STORAGE
    level: info
    fields:
      schedule_id: word
      run_id: word
      content_hash: word
      scheduled_for: instant
      fetched_at: instant
      ttl_s: duration
    text:
      - "Content saved"
      - "Saved content"
      - "Saved fetched content"
    pairs:
      schedule_id: schedule_id
      scheduleId: schedule_id
      id: schedule_id
      run_id: run_id
      runId: run_id
      content_hash: content_hash
      contentHash: content_hash
      scheduled_for: scheduled_for
      scheduledFor: scheduled_for
      fetched_at: fetched_at
      fetchedAt: fetched_at
      ttl_s: ttl_s
      ttl: ttl_s
      ttlSeconds: ttl_s

  storage.content.invalid:
    summary: cached content cannot be used
    component: STORAGE
    fields: { schedule_id: word, cause: word }
    text:
      - "Cached content invalid"
      - "Invalid cached content"
      - "Content invalid"
    pairs: { schedule_id: schedule_id, scheduleId: schedule_id, id: schedule_id, cause: cause, reason: cause }

  storage.content.expired:
    summary: cached content outlived its time to live
    component: STORAGE
    level: info
    fields: { schedule_id: word, age_s: duration, ttl_s: duration }
    text:
      - "Content expired"
      - "Cached content expired"
    pairs:
      schedule_id: schedule_id
      scheduleId: schedule_id
      id: schedule_id
      age_s: age_s
      age: age_s
      ttl_s: ttl_s
      ttl: ttl_s

  storage.cache.cleaned:
    summary: old cache entries were removed
    component: STORAGE
    level: info
    fields: { removed: integer }
    text:
      - "Cache cleaned"
      - "Cache cleanup"
    pairs: { removed: removed, count: removed }

  storage.full:
    summary: the store is full
    component: STORAGE
    fields: { free_bytes: integer }
    text:
      - "Storage full"
      - "STORAGE_FULL"
    pairs: { free_bytes: free_bytes, freeBytes: free_bytes }

  storage.row.skipped:
    summary: an invalid row was passed over
    component: STORAGE
    fields: { table: word, id: word, cause: word }
    text:
      - "Skipped invalid row"
      - "Invalid row skipped"
    pairs: { table: table, id: id, cause: cause, reason: cause }

  storage.delivery_status.changed:
    summary: the delivery status of a notification changed
    component: STORAGE
    level: info
    fields: { id: word, from: word, to: word }
    text:
      - "Delivery status {from:word} -> {to:word}"
      - "Delivery status changed"
    pairs: { id: id, scheduleId: id, from: from, to: to, delivery_status: to }

  storage.history.recorded:
    summary: an entry went to the history
    component: STORAGE
    level: info
    fields: { id: word, kind: word }
    text:
      - "History recorded"
    pairs: { id: id, scheduleId: id, kind: kind }

  storage.op:
    summary: a database operation begins or ends
    component: STORAGE
    level: debug
    fields: { op: word, phase: word, op_id: word, queue: word }
    text:
      - "op {phase=begin|end}"
      - "op"
      - "{op=POST_PREFETCH|PRE_DISPLAY}"
    pairs: { op: op, phase: phase, op_id: op_id, opId: op_id, queue: queue, thread: queue }

  storage.snapshot.written:
    summary: the snapshot of the last cycle was stored
    component: STORAGE
    level: info
    fields:
      last_schedule: instant
      last_prefetch: instant
      last_notification: instant
      prefetch_success: boolean
      cached_content_used: boolean
      content_hash: word
      schedule_hash: word
    regex:
      - '"last_schedule"\s*:\s*"(?<last_schedule>[^"]*)"'
      - 'DNP_ScheduleSnapshot\b'
      - '\G\s*Snapshot written\b'
    pairs:
      last_schedule: last_schedule
      last_prefetch: last_prefetch
      last_notification: last_notification
      prefetch_success: prefetch_success
      cached_content_used: cached_content_used
      contentHash: content_hash
      content_hash: content_hash
      scheduleHash: schedule_hash
      schedule_hash: schedule_hash

  storage.migration.started:
    summary: a migration of the store began
    component: STORAGE
    level: info
    fields: { from: integer, to: integer }
    text:
      - "Migration started"
    pairs: { from: from, to: to }

  storage.migration.step:
    summary: a step of a migration
    component: STORAGE
    level: info
    fields: { step: word, rows: integer }
    text:
      - "Migration step"
    pairs: { step: step, rows: rows }

  storage.migration.verified:
    summary: the migrated store was checked
    component: STORAGE
    level: info
    fields: { rows: integer, lost: list }
    text:
      - "Migration verified"
    pairs: { rows: rows, lost: lost }

  storage.migration.completed:
    summary: the migration is done
    component: STORAGE
    level: info
    fields: { from: integer, to: integer }
    text:
      - "Migration completed"
    pairs: { from: from, to: to }

  storage.migration.failed:
    summary: the migration failed
    component: STORAGE
    fields: { from: integer, to: integer, step: word }
    text:
      - "Migration failed{*}"
    pairs: { from: from, to: to, step: step }

  storage.migration.rolled_back:
    summary: the migration was undone
    component: STORAGE
    fields: { from: integer, to: integer }
    text:
      - "Migration rolled back"
    pairs: { from: from, to: to }

"""##
    ),
    (
      "Rules/events/system.yml",
      ##"""
# The app's life and the device's state.
schema: dnp-rules/1

components:
  SYSTEM:
    summary: the app's life and the device's state, as the plugin tells them
    tags: ["[DNP-SYSTEM]", "DNP-SYSTEM:"]
    log_tags: [DNP-SYSTEM]

events:
  app.launch:
    summary: the app was launched
    component: [SYSTEM, HOST]
    level: info
    starts_session: 2
    fields: { cold: boolean }
    text:
      - "App launched"
      - "App launch"
      - "ON_CREATE"
    pairs: { cold: cold }
    json: [app.lifecycle.launch]

  app.active:
    summary: the app came to the front
    component: SYSTEM
    level: info
    text:
      - "App became active"
      - "App will enter foreground"
    json: [app.lifecycle.active]

  app.background:
    summary: the app left the front
    component: SYSTEM
    level: info
    text:
      - "App entered background"
      - "App did enter background"
    json: [app.lifecycle.background]

  app.terminated:
    summary: the system ended the app
    component: SYSTEM
    level: info
    text:
      - "App will terminate"
      - "App terminated"
    json: [app.lifecycle.terminate]

  app.force_quit:
    summary: the user ended the app
    component: SYSTEM
    level: info
    text:
      - "App force quit"
      - "App force-quit"
    json: [app.lifecycle.force_quit]

  app.crashed:
    summary: the app crashed
    component: any
    fields: { reason: text }
    literals: ["Terminating app due to uncaught exception", "FATAL EXCEPTION:"]
    regex:
      - 'Terminating app due to uncaught exception (?<reason>.*)'
      - 'FATAL EXCEPTION: (?<reason>.*)'
    json: [app.lifecycle.crash]

  app.lifecycle:
    summary: a change in the app's life, named by `event`
    component: SYSTEM
    level: info
    fields: { event: word, cold: boolean }
    text:
      - "app lifecycle: {event=launch|active|background|terminate|force_quit|crash}"
      - "app lifecycle"
    pairs: { event: event, cold: cold }

  device.low_power:
    summary: Low Power Mode was switched
    component: SYSTEM
    level: info
    fields: { "on": boolean }
    text:
      - "Low Power Mode changed"
      - "Low Power Mode"
    pairs: { "on": "on", enabled: "on" }

  device.timezone_changed:
    summary: the device's time zone changed
    component: SYSTEM
    level: info
    fields: { from: word, to: word, offset_min: integer }
    text:
      - "Time zone changed from {from:word} to {to:word}"
      - "Time zone changed"
    pairs: { from: from, to: to, offset_min: offset_min, offsetMin: offset_min }

  device.clock_changed:
    summary: the device's clock was set
    component: [SYSTEM, PLUGIN]
    level: info
    fields: { delta_s: duration }
    text:
      - "System clock changed"
      - "Clock changed"
    pairs: { delta_s: delta_s, delta: delta_s }

  system.clock_adjusted:
    summary: the system's own mark that the wall clock was set
    component: any
    literals: ["=== system wallclock time adjusted", "significant time change", "NSSystemClockDidChangeNotification"]
    regex:
      - '=== system wallclock time adjusted'
      - 'UIApplicationSignificantTimeChange|significant time change'
      - 'NSSystemClockDidChangeNotification'

  system.force_stopped:
    summary: Android stopped the app by force
    component: any
    fields: { package: word }
    literals: ["Force stopping com.timesafari", "Force stopping app.timesafari"]
    regex:
      - 'Force stopping (?<package>(?:com|app)\.timesafari[\w.]*)'

  device.reboot:
    summary: the device was started anew
    component: [SYSTEM, REACTIVATION]
    level: info
    fields: { boot_time: instant, uptime_s: duration }
    text:
      - "Reboot detected"
      - "Device reboot detected"
    pairs: { boot_time: boot_time, bootTime: boot_time, uptime_s: uptime_s, uptime: uptime_s }

"""##
    ),
    (
      "Rules/events/telemetry.yml",
      ##"""
# Counters, as a dump prints them: `name{label="value"} number`.
schema: dnp-rules/1

events:
  telemetry.counter:
    summary: the reading of a counter
    component: any
    fields: { name: word, labels: text, reason: word, value: number }
    literals: ["dnp_prefetch_", "dnp_notification", "dnp_cache_", "dnp_fetch_", "dnp_user_"]
    regex:
      - '(?<name>dnp_[a-z0-9_]+)(?<labels>\{(?:[^{}]*?\breason\s*=\s*"?(?<reason>[^",{}]*)"?)?[^{}]*\})?\s*(?:[=:]\s*)?(?<value>-?[0-9]+(?:\.[0-9]+)?)?(?=[\s,;]|$)'

  telemetry.snapshot:
    summary: all counters at one time
    component: PLUGIN
    level: info
    fields: { counters: text }
    text:
      - "Telemetry snapshot"
    pairs: { counters: counters }

"""##
    ),
  ]
}
