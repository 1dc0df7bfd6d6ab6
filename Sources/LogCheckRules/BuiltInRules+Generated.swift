// Written by `make generate` from Rules/. Do not edit.
// swift-format-ignore-file

extension BuiltInRules {
  static let embedded: [(path: String, text: String)] = [
    (
      "Rules/background-task/configured-fetcher-is-used.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: configured-fetcher-is-used
    title: a run uses the fetcher that the app configured
    requirements: [REQ-207]
    rationale: >-
      The app hands in a fetcher of its own because only it knows how to sign its requests. The first run after that
      must say that the fetcher was called; a run that asks a URL from the configuration gets an answer for nobody.
    remediation: >-
      Look at where the run chooses its way of fetching, and whether the fetcher survives a restart of the process.
    severity: error
    tags: [core, background-task]
    platform: [ios]
    parameters: { deadline: 30s }
    kind: response
    when: js.resolve as c
    where: method == "configureNativeFetcher" && (success ?? true)
    expect:
      entry: fetch.bgtask.started
      event: fetch.native.invoked
      within: $deadline
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: used
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "4h fetch.bgtask.started run_id=r1"
          - "4h1s fetch.native.invoked run_id=r1"
          - "5h tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "4h fetch.bgtask.started run_id=r1"
          - "4h30s fetch.native.invoked run_id=r1"
          - "5h tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "4h fetch.bgtask.started run_id=r1"
          - "4h30s1ms fetch.native.invoked run_id=r1"
          - "5h tick"
        expect: { fail: 1 }
      - name: not used
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "4h fetch.bgtask.started run_id=r1"
          - "4h1s fetch.request run_id=r1 host=api.example.test"
          - "5h tick"
        expect: { fail: 1 }
      - name: the app was ended in between
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "1h app.terminated"
          - "4h fetch.bgtask.started run_id=r1"
          - "5h tick"
        expect: { inconclusive: end }
      - name: no run in the capture
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=true"
          - "5h tick"
        expect: { inconclusive: end }
      - name: refused
        platform: ios
        events:
          - "0s js.resolve method=configureNativeFetcher success=false"
          - "4h fetch.bgtask.started run_id=r1"
          - "5h tick"
        expect: notExercised
      - name: not used in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Native fetcher invoked (run_id=r-16)
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configureNativeFetcher (callback_id=84512, success=true)
          2025-11-15 05:50:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:12.210000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch request (run_id=r-17, host=api.example.test)
          2025-11-15 05:55:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/content-saved-before-completion.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: content-saved-before-completion
    title: fetched content is saved before the run is completed with success
    requirements: [REQ-090]
    rationale: >-
      Behind the completion the process may be suspended at once, and unsaved content is gone. An answer that was found
      invalid, or a run that ends without success, owes no saving; "not modified" brings nothing to save.
    remediation: "Wait for the store before setTaskCompleted(success: true) is called; look for a save on another queue."
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.response | fetch.succeeded as r
    where: status >= 200 && status < 300
    expect:
      event: storage.content.saved
      within: $window
      until: { event: fetch.bgtask.completed, where: success }
    key: [run_id]
    ends:
      cancelled_by:
        - fetch.failed
        - fetch.handler.error
        - fetch.bgtask.expired
        - storage.content.invalid
        - storage.full
        - { event: fetch.bgtask.completed, where: "!success" }
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: saved first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "2100ms storage.content.saved run_id=r1 content_hash=ab12"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: completed first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "3100ms storage.content.saved run_id=r1 content_hash=ab12"
        expect: { fail: 1 }
      - name: saved at the last moment
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "60s storage.content.saved run_id=r1 content_hash=ab12"
          - "2m tick"
        expect: pass
      - name: never saved
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "60001ms storage.content.saved run_id=r1 content_hash=ab12"
          - "2m tick"
        expect: { fail: 1 }
      - name: saved before it was fetched
        events:
          - "0s storage.content.saved run_id=r1 content_hash=ab12"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: not modified
        events:
          - "2s fetch.response run_id=r1 status=304"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: notExercised
      - name: the answer could not be used
        events:
          - "2s fetch.response run_id=r1 status=200"
          - "2100ms fetch.failed run_id=r1 reason=PARSE"
          - "3s fetch.bgtask.completed run_id=r1 success=false"
        expect: cancelled
      - name: lines are missing before the completion
        events:
          - "2s fetch.response run_id=r1 status=200"
          - "3s gap 1s"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the store was filtered out
        log: |
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=200, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: not-captured }
      - name: too late in a log
        log: |
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true)
          2025-11-15 05:50:01.520000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, content_hash=ab12cd34ef56)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/debugger-launch-starts-the-task.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: debugger-launch-starts-the-task
    title: a run that the debugger asks for starts
    requirements: [REQ-091]
    rationale: >-
      The command runs the handler at once while the app runs, so ten seconds are plenty. On a simulator the command
      does nothing, and there nothing is judged.
    remediation: >-
      Check the identifier in the command letter by letter, and that the handler is registered; the app must have been
      launched by the debugger.
    severity: error
    tags: [background-task]
    platform: [ios]
    environment: [device]
    parameters: { deadline: 10s }
    kind: response
    when: harness.simulate_launch as h
    expect: { event: fetch.bgtask.started, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (h.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: it starts
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1m tick"
        expect: pass
      - name: at the last moment
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "10s fetch.bgtask.started run_id=r1"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "10001ms fetch.bgtask.started run_id=r1"
          - "1m tick"
        expect: { fail: 1 }
      - name: never
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "1m tick"
        expect: { fail: 1 }
      - name: on a simulator the command does nothing
        platform: ios
        environment: simulator
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "1m tick"
        expect: notApplicable
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "2s tick"
        expect: { inconclusive: end }

"""##
    ),
    (
      "Rules/background-task/debugger-run-fetches-content.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: debugger-run-fetches-content
    title: a run that the debugger asks for fetches, saves and is completed with success
    requirements: [REQ-091]
    rationale: >-
      The command is how the chain is tried by hand; it is good only if all of its links are there. A fetch that
      fails, or an expiration that the debugger asks for too, is another trial. "Not modified" brings nothing to save.
    remediation: Read the lines behind the last link that is there; the next one is where the run ended.
    severity: error
    tags: [background-task]
    platform: [ios]
    environment: [device]
    parameters: { window: 60s }
    kind: sequence
    start: harness.simulate_launch as h
    steps:
      - fetch.bgtask.started
      - event: fetch.response | fetch.succeeded
        where: status >= 200 && status < 300 || status == 304
      - { event: storage.content.saved, optional: true }
      - { event: fetch.bgtask.completed, where: success }
    within: $window
    ends:
      cancelled_by: [fetch.failed, fetch.bgtask.expired, harness.simulate_expiration]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (h.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: the whole chain
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=200"
          - "2s storage.content.saved run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: not modified
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=304"
          - "60s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: completed a moment too late
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=304"
          - "60001ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed without success
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: the network failed
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "1s fetch.failed reason=NETWORK run_id=r1"
          - "2m tick"
        expect: cancelled
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "0s harness.simulate_launch task_id=a"
          - "200ms fetch.bgtask.started run_id=r1"
          - "2s tick"
        expect: { inconclusive: end }

"""##
    ),
    (
      "Rules/background-task/expiry-completes-with-false.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: expiry-completes-with-false
    title: an expired run is completed without success within two seconds
    requirements: [REQ-084]
    rationale: >-
      The system withdraws the time of a run and ends the app if it does not answer. Success after the expiration would be a
      lie about work that was cut off.
    remediation: "Cancel the running request in the expiration handler and call setTaskCompleted(success: false) there."
    severity: error
    tags: [core, background-task]
    parameters: { deadline: 2s }
    kind: response
    when: fetch.bgtask.expired as x
    expect: { event: fetch.bgtask.completed, where: "!success", within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: success }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (x.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed without success
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "29s fetch.bgtask.expired run_id=r1"
          - "29200ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: never completed
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed with success
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: another run's completion does not count
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r2 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: the outcome is hidden
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s fetch.bgtask.completed run_id=r1 success=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.expired run_id=r1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: success in a log
        log: |
          2025-11-15 05:50:29.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask expired (run_id=r-17)
          2025-11-15 05:50:29.700000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/background-task/handler-error-completes-with-false.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: handler-error-completes-with-false
    title: a run that meets an error of its own is completed without success
    requirements: [REQ-088, REQ-089]
    rationale: >-
      An error in the handler must still end the task; else the system ends the app at the expiration and gives it less
      time in future. A crash in the run fails as well.
    remediation: "Put setTaskCompleted(success: false) into the handler's catch block, or into a defer."
    severity: error
    tags: [core, background-task]
    parameters: { deadline: 30s }
    kind: response
    when: fetch.handler.error as e
    expect: { event: fetch.bgtask.completed, where: "!success", within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: success }
      - { event: app.crashed, where: "(pid ?? 0) == (e.pid ?? 0)" }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit"]' }
    tests:
      - name: completed without success
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "30s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "30001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed with success
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: never completed
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "2m tick"
        expect: { fail: 1 }
      - name: crashed
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms app.crashed"
        expect: { fail: 1, line: 2 }
      - name: the user ended the app
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "100ms app.force_quit"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the capture ends first
        events:
          - "0s fetch.handler.error run_id=r1 message=parse"
          - "10s tick"
        expect: { inconclusive: end }
      - name: completed in a log
        log: |
          2025-11-15 05:50:02.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask handler error: content could not be decoded (run_id=r-17)
          2025-11-15 05:50:02.050000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
        expect: pass

"""##
    ),
    (
      "Rules/background-task/next-task-after-a-run.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: next-task-after-a-run
    title: after a background run the next task is pending
    requirements: [REQ-083, REQ-082]
    rationale: >-
      One request is one run. A run that submits nothing ends the daily chain until the user opens the app. Half a minute
      for the run and half a minute behind it are allowed; a refused submit is an attempt, judged elsewhere.
    remediation: Look for a path through the handler that returns before the next task is submitted.
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.bgtask.started as r
    expect: { event: [fetch.bgtask.submitted, fetch.bgtask.submit_failed], within: $window }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: submitted after the completion
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "60s fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "60001ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: the chain breaks
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: the request that led to the run is used up
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "95s fetch.bgtask.completed run_id=r1 success=true"
          - "5m tick"
        expect: { fail: 1 }
      - name: the process died
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s app.terminated"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "30s tick"
        expect: { inconclusive: end }
      - name: a broken chain in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/next-task-before-completion.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: next-task-before-completion
    title: the handler submits the next task before it completes the current one
    requirements: [REQ-082]
    rationale: >-
      The process may be suspended right behind the completion; a submit that comes later is luck. Submitting first thing
      is best, any time before the completion is accepted, a submit after it is a warning. A refused submit is an attempt.
    remediation: Submit the next task in the first lines of the handler, before the fetch begins.
    severity: warning
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: response
    when: fetch.bgtask.started as r
    expect:
      event: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
      within: $window
      until: fetch.bgtask.completed
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: attempted on a simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: submitted after the completion
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "5100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: submitted at the last moment of a run that goes on
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60s fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: pass
      - name: submitted too late in a run that goes on
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60001ms fetch.bgtask.submitted earliest_begin=+24h"
          - "2m tick"
        expect: { fail: 1 }
      - name: the submit before the run is not the next one
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "95s fetch.bgtask.completed run_id=r1 success=true"
          - "5m tick"
        expect: { fail: 1 }
      - name: lines are missing in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s gap 2s"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s tick"
        expect: { inconclusive: end }
      - name: the wrong order in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Fetch success (status=200, bytes=1834, ttl=86400)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:50:01.410000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-16T05:48:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/no-run-after-a-force-quit.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-run-after-a-force-quit
    title: no task runs between a force quit and the next time the app is opened
    requirements: [REQ-092]
    rationale: >-
      The system runs no task for an app that its user has quit, until the user opens it again. A start in between
      means that the mark of the force quit is doubtful, or that the plugin claims what did not happen. A launch alone
      does not tell who launched; the app in front, or a call of its page, does.
    remediation: Compare the process ids around the force quit; look for who writes its mark.
    severity: error
    tags: [core, background-task]
    platform: [ios]
    environment: [device]
    kind: never
    event: fetch.bgtask.started
    between:
      open:
        event: app.force_quit | app.lifecycle
        where: '(event ?? "force_quit") == "force_quit"'
      close:
        event: app.active | app.lifecycle | plugin.configure.called | scheduler.schedule.requested | js.call
        where: '(event ?? "active") == "active"'
    needs_alive: [FETCH]
    tests:
      - name: nothing ran
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "1h fetch.bgtask.registered task_id=a ok=true"
          - "1h1s plugin.configure.called"
        expect: pass
      - name: a task ran
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h plugin.configure.called"
        expect: { fail: 1, line: 2 }
      - name: a launch in the background opens nothing
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "20m plugin.load"
          - "20m1s fetch.bgtask.started run_id=r1"
          - "1h plugin.configure.called"
        expect: { fail: 1, line: 3 }
      - name: a task after the app was opened
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "1h fetch.bgtask.registered task_id=a ok=true"
          - "1h1s plugin.configure.called"
          - "2h fetch.bgtask.started run_id=r1"
        expect: pass
      - name: the states as a structured event
        platform: ios
        environment: device
        events:
          - "0s app.lifecycle event=force_quit"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h app.lifecycle event=active"
        expect: { fail: 1, line: 2 }
      - name: ended by the system
        platform: ios
        environment: device
        events:
          - "0s app.terminated"
          - "20m fetch.bgtask.started run_id=r1"
        expect: notExercised
      - name: never opened again
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "1h tick"
        expect: { inconclusive: end }
      - name: lines are missing
        platform: ios
        environment: device
        events:
          - "0s app.force_quit"
          - "20m gap 5m"
          - "1h fetch.bgtask.registered task_id=a ok=true"
          - "1h1s plugin.configure.called"
        expect: { inconclusive: gap }
      - name: a task ran in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:40:31.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SYSTEM] App force quit
          2025-11-15 05:50:12.100000+0000 0x1a2b     Info        0x0                  733    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/background-task/no-start-before-earliest-begin.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-start-before-earliest-begin
    title: a task on a device does not start before its earliest begin
    requirements: [REQ-079]
    rationale: >-
      The system starts no task early; a start before the time in the request means that the line tells another time than
      the request did, or that a debugger started it. A start that the debugger asked for is not judged.
    remediation: Compare the date in the line with the one set on the request, and their zones.
    severity: error
    tags: [core, background-task]
    environment: [device]
    parameters: { tolerance: 1s, window: 2d }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    with: fetch.bgtask.started as r
    within: $window
    check:
      - r.time >= s.earliest_begin - $tolerance
    grade: { value: r.time - s.earliest_begin, unit: s }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled, harness.simulate_launch]
    tests:
      - name: two minutes later
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
        expect: pass
      - name: a second early is rounding
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "17m59s fetch.bgtask.started run_id=r1"
        expect: pass
      - name: a moment earlier than that
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "17m58s999ms fetch.bgtask.started run_id=r1"
        expect: { fail: 1 }
      - name: early for the newer request
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+10m"
          - "5m fetch.bgtask.submitted earliest_begin=+40m"
          - "20m fetch.bgtask.started run_id=r1"
        expect: { fail: 1, cancelled: 1 }
      - name: the debugger started it
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m harness.simulate_launch task_id=com.timesafari.dailynotification.fetch"
          - "5m1s fetch.bgtask.started run_id=r1"
        expect: cancelled
      - name: the time is hidden
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "5m fetch.bgtask.started run_id=r1"
        expect: { inconclusive: redacted }
      - name: no zone
        environment: device
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.started run_id=r1"
        expect: { inconclusive: time }
      - name: a simulator is not judged
        environment: simulator
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.started run_id=r1"
        expect: notApplicable
      - name: early in a log
        environment: device
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:45:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/not-modified-completes-with-success.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: not-modified-completes-with-success
    title: a run that is answered "not modified" is completed with success
    requirements: [REQ-102]
    rationale: >-
      304 says that what is stored is still right, so the run did its work. Only answers that name their run are judged:
      outside a run there is nothing to complete.
    remediation: Treat 304 like 200 where the outcome of the run is decided.
    severity: error
    tags: [core, background-task]
    parameters: { not_modified: 304, deadline: 35s }
    kind: response
    when: fetch.response as r
    where: status == $not_modified && present(run_id)
    expect: { event: fetch.bgtask.completed, where: success, within: $deadline }
    forbid:
      - { event: fetch.bgtask.completed, where: "!success" }
    key: [run_id]
    ends:
      cancelled_by: [fetch.bgtask.expired, fetch.handler.error]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: with success
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "35s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "35001ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: without success
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r1 success=false"
        expect: { fail: 1, line: 2 }
      - name: another run's success does not count
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: expired meanwhile
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "100ms fetch.bgtask.expired run_id=r1"
          - "200ms fetch.bgtask.completed run_id=r1 success=false"
        expect: cancelled
      - name: in the front
        events:
          - "0s fetch.response status=304"
          - "2m tick"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "10s tick"
        expect: { inconclusive: end }
      - name: without success in a log
        log: |
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=304, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/background-task/one-completion-per-run.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-completion-per-run
    title: each background run is completed exactly once
    requirements: [REQ-085]
    rationale: >-
      A run that is never completed costs the app its future background time; a second completion is a race between the
      normal end and the expiration. A run is watched for a minute or until the next one starts; an end of the process
      leaves it open.
    remediation: >-
      Guard setTaskCompleted with a flag that both the handler's end and the expiration handler use, and look for a path
      without it.
    severity: error
    tags: [core, background-task]
    parameters: { window: 60s }
    kind: count
    event: fetch.bgtask.completed
    per: { open: fetch.bgtask.started as r, close: fetch.bgtask.started, at_most: $window }
    exactly: 1
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed once
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: completed at the last moment
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: completed too late
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "60001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: never completed
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: { fail: 1 }
      - name: completed twice
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "29s fetch.bgtask.completed run_id=r1 success=false"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: the completion of another run does not count
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: two runs without ids, one of them not completed
        events:
          - "0s fetch.bgtask.started"
          - "20s fetch.bgtask.started"
          - "25s fetch.bgtask.completed success=true"
          - "3m tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "10s tick"
        expect: { inconclusive: end }
      - name: lines are missing in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "40s gap 20s"
          - "2m tick"
        expect: { inconclusive: gap }
      - name: the start of a second run may be among missing lines
        events:
          - "0s fetch.bgtask.started"
          - "5s fetch.bgtask.completed success=true"
          - "20s gap 10s"
          - "25s fetch.bgtask.completed success=true"
          - "3m tick"
        expect: { inconclusive: gap }
      - name: the app crashed in the run
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s app.crashed"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the app was launched anew before the run was completed
        events:
          - "0s plugin.load"
          - "10s fetch.bgtask.started run_id=r1"
          - "30s plugin.load"
          - "2m tick"
        expect: { inconclusive: end }
      - name: two completions stand even where lines are missing
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "7s gap 1s"
          - "8s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1 }
      - name: twice in a log
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:29.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask expired (run_id=r-17)
          2025-11-15 05:50:29.010000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
          2025-11-15 05:50:29.700000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 4 }

"""##
    ),
    (
      "Rules/background-task/recorded-run-submitted-the-next.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recorded-run-submitted-the-next
    title: a run is recorded as successful only when the next task was submitted
    requirements: [REQ-099, REQ-100]
    rationale: >-
      The recorded time keeps later launches from finding a miss. Recorded by a run that submitted nothing, it hides a chain
      that is broken. On a simulator every submit is refused, so devices only are judged.
    remediation: Record the time last, behind the fetch and the submit.
    severity: error
    tags: [core, background-task]
    environment: [device]
    kind: precedes
    event: fetch.run.success_recorded
    requires: fetch.bgtask.submitted
    since: fetch.bgtask.started
    scope: session
    tests:
      - name: submitted first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submitted earliest_begin=+24h"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: pass
      - name: recorded first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
          - "4s fetch.bgtask.submitted earliest_begin=+24h"
        expect: { fail: 1, line: 2 }
      - name: the request that led to the run is used up
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "90s fetch.bgtask.started run_id=r1"
          - "93s fetch.run.success_recorded run_id=r1 timestamp=+93s"
        expect: { fail: 1, line: 3 }
      - name: a refused submit is none
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { fail: 1, line: 3 }
      - name: a simulator is not judged
        environment: simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: notApplicable
      - name: lines are missing in the run
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s gap 1s"
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { inconclusive: gap }
      - name: the capture begins within the run
        environment: device
        session_start: false
        events:
          - "3s fetch.run.success_recorded run_id=r1 timestamp=+3s"
        expect: { inconclusive: start }
      - name: recorded too early in a log
        environment: device
        log: |
          2025-11-15 05:49:59.000000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:00.110000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] lastSuccessfulRunTimestamp = 2025-11-15T05:50:00Z
          2025-11-15 05:50:00.180000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-16T05:48:00Z)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/background-task/run-within-budget.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: run-within-budget
    title: a background run on a device is completed within thirty seconds
    requirements: [REQ-086]
    rationale: >-
      The system grants a refresh about thirty seconds. Up to thirty-five pass when the expiration was announced, since the
      limit is approximate; a simulator or a paused debugger stretches time, so only devices are judged.
    remediation: Shorten the request's timeout, or move work behind the fetch to the next launch.
    severity: error
    tags: [core, background-task]
    environment: [device]
    parameters: { budget: 30s, hard_limit: 35s }
    kind: response
    when: fetch.bgtask.started as r
    expect_one_of:
      - { event: fetch.bgtask.completed, within: $budget }
      - sequence: [fetch.bgtask.expired, fetch.bgtask.completed]
        within: $hard_limit
        note: completed at the edge of the budget, after the expiration
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: quick
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: thirty seconds sharp
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: pass
      - name: a moment over the budget
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30001ms fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: over the budget, but the expiration was announced
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30500ms fetch.bgtask.expired run_id=r1"
          - "35s fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: pass
      - name: over the hard limit
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30500ms fetch.bgtask.expired run_id=r1"
          - "35001ms fetch.bgtask.completed run_id=r1 success=false"
          - "2m tick"
        expect: { fail: 1 }
      - name: another run's completion does not count
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "5s fetch.bgtask.completed run_id=r2 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: not judged on a simulator
        environment: simulator
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2m tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: device
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "20s tick"
        expect: { inconclusive: end }
      - name: whole seconds cannot decide the boundary
        environment: device
        granularity: 1s
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "30s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { inconclusive: granularity }
      - name: too slow in a log
        environment: device
        log: |
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:41.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-17
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/background-task/start-line-fits-its-own-time.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: start-line-fits-its-own-time
    title: the start of a task is logged with its scheduled time, and at the time it tells
    requirements: [REQ-017]
    rationale: >-
      How late the system was can be read only where the start line names the time the task was scheduled for. The
      time of the start, where the line prints one, is the time of the line to within two seconds. A start line with
      neither of the two belongs to a build that does not log them yet and is not judged.
    remediation: Log the stored earliestBeginDate and the current time first thing in the handler.
    severity: error
    tags: [background-task]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 2s }
    kind: relate
    when: fetch.bgtask.started as s
    where: present(scheduled) || present(actual)
    check:
      - present(s.scheduled)
      - abs((s.actual ?? s.time) - s.time) <= $tolerance
    grade: { value: "s.time - s.scheduled", unit: s }
    tests:
      - name: both times
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1 scheduled=+18m actual=+20m"
        expect: pass
      - name: the time of the line is the actual one
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1 scheduled=+18m"
        expect: pass
      - name: two seconds apart
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1 scheduled=+18m actual=+19m58s"
        expect: pass
      - name: a moment more than two seconds apart
        platform: ios
        environment: device
        events:
          - "20m1ms fetch.bgtask.started run_id=r1 scheduled=+18m actual=+19m58s"
        expect: { fail: 1, line: 1 }
      - name: the scheduled time is missing
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1 actual=+20m"
        expect: { fail: 1, line: 1 }
      - name: neither of the two
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1"
        expect: notExercised
      - name: the actual time is hidden
        platform: ios
        environment: device
        events:
          - "20m fetch.bgtask.started run_id=r1 scheduled=+18m actual=~"
        expect: { inconclusive: redacted }
      - name: no zone
        platform: ios
        environment: device
        zone: unknown
        events:
          - "20m fetch.bgtask.started run_id=r1 scheduled=+18m actual=+20m"
        expect: { inconclusive: time }
      - name: a simulator decides nothing about times
        platform: ios
        environment: simulator
        events:
          - "20m fetch.bgtask.started run_id=r1 actual=+30m"
        expect: notApplicable
      - name: the wrong time in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:50:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (run_id=r-17, scheduled=2025-11-15T05:48:00Z, actual=2025-11-15T05:48:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/background-task/success-only-after-fetch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: success-only-after-fetch
    title: a run is completed with success only after its fetch succeeded
    requirements: [REQ-087, REQ-102]
    rationale: >-
      Success tells the system that the time was well spent. A response of the 200s or "not modified" counts as a fetch; one
      of an earlier run does not.
    remediation: Hand the outcome of the fetch to setTaskCompleted instead of a constant.
    severity: error
    tags: [core, background-task]
    kind: precedes
    event: fetch.bgtask.completed
    where: success
    requires:
      event: [fetch.response, fetch.succeeded]
      where: status >= 200 && status < 300 || status == 304
    since: fetch.bgtask.started
    scope: session
    tests:
      - name: after a good answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: not modified is an answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=304"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: pass
      - name: after a refusal
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=401"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 3 }
      - name: one below and one above the good answers
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "1s fetch.response run_id=r1 status=199"
          - "2s fetch.response run_id=r1 status=300"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 4 }
      - name: without any answer
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: the answer of the run before
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=200"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
          - "10m fetch.bgtask.started run_id=r2"
          - "10m3s fetch.bgtask.completed run_id=r2 success=true"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: completed without success
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=false"
        expect: notExercised
      - name: the answer's status is hidden
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "2s fetch.response run_id=r1 status=~"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { inconclusive: redacted }
      - name: the launch is not in the capture, but the run is
        session_start: false
        events:
          - "0s fetch.bgtask.started run_id=r1"
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { fail: 1, line: 2 }
      - name: the capture begins within the run
        session_start: false
        events:
          - "3s fetch.bgtask.completed run_id=r1 success=true"
        expect: { inconclusive: start }
      - name: a lie in a log
        log: |
          2025-11-15 05:49:59.000000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:50:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 05:50:01.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=503, run_id=r-17)
          2025-11-15 05:50:01.400000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
        expect: { fail: 1, line: 4 }

"""##
    ),
    (
      "Rules/delivery/android-display-within-a-minute.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-display-within-a-minute
    title: an Android notification is displayed within a minute of its time
    requirements: [REQ-136]
    rationale: >-
      An exact alarm goes off at its second; a minute leaves room for the worker in between. Where the permission for exact
      alarms is missing, ten minutes are normal: this is a warning.
    remediation: "Check the permission for exact alarms, and battery optimisation; the lines RECEIVE_START and WORK_START show where the time went."
    severity: warning
    tags: [core, delivery, android]
    platform: [android]
    parameters: { tolerance: 60s }
    kind: relate
    when: scheduler.notification.delivered as d
    where: present(scheduled)
    check:
      - abs((d.actual ?? d.time) - d.scheduled) <= $tolerance
    grade: { value: "(d.actual ?? d.time) - d.scheduled", unit: s }
    tests:
      - name: punctual
        platform: android
        events:
          - "23m1s scheduler.notification.delivered id=notify_1763185980000 scheduled=+23m"
        expect: pass
      - name: a minute sharp
        platform: android
        events:
          - "24m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: a moment more
        platform: android
        events:
          - "24m1ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: a minute and more too early
        platform: android
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: the iPhone has a rule of its own
        platform: ios
        events:
          - "25m scheduler.notification.delivered id=a scheduled=+23m"
        expect: notApplicable
      - name: no zone
        platform: android
        zone: unknown
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
        expect: { inconclusive: time }
      - name: an id that tells no time
        platform: android
        events:
          - "23m1s scheduler.notification.delivered id=dual_1"
        expect: notExercised
      - name: late in logcat with year and zone
        platform: android
        log: |
          2025-11-15 05:57:10.019 +0000  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/delivery/content-is-for-the-notification.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: content-is-for-the-notification
    title: content is shown at the time it was made for
    requirements: [REQ-115]
    rationale: >-
      The payload names the time it is for. The first notification with that content, armed or delivered, must have
      this very time; instants are compared, not their spelling. The same content may be shown again on a later day,
      so only the time up to a quarter of an hour behind the named one is looked at.
    remediation: >-
      Compare scheduled_for in the server's answer with the notification's time; whole hours are a zone, a day a wrong
      "next".
    severity: error
    tags: [core, delivery]
    parameters: { margin: 15m, shortest: 1h }
    kind: relate
    when: storage.content.saved as c
    where: present(content_hash) && present(scheduled_for)
    with:
      - event: scheduler.notification.armed | scheduler.notification.delivered as n
        where: >-
          present(content_hash) && content_hash == c.content_hash
          && lower(source ?? "foreground") in ["foreground", "receiver", "system_log"]
    within: max(c.scheduled_for - c.time, $shortest) + $margin
    check:
      - (n.scheduled ?? n.notification_time) == c.scheduled_for
    ends:
      cancelled_by:
        - { event: storage.content.saved, where: content_hash == c.content_hash }
    tests:
      - name: delivered at its time
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m content_hash=h1"
        expect: pass
      - name: armed for its time in another spelling
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=2025-11-15T05:53:00Z"
          - "21m scheduler.notification.armed id=a notification_time=2025-11-15T06:53:00+01:00 content_hash=h1"
        expect: pass
      - name: an hour off
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+1h23m"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m content_hash=h1"
        expect: { fail: 1 }
      - name: a second off
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m1s"
          - "21m scheduler.notification.armed id=a notification_time=+23m content_hash=h1"
        expect: { fail: 1 }
      - name: made for a time that has passed
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=-37m"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m content_hash=h1"
        expect: { fail: 1 }
      - name: shown again the next day
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m"
          - "24h23m scheduler.notification.delivered id=a scheduled=+24h23m content_hash=h1"
        expect: cancelled
      - name: at the end of what is looked at
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m"
          - "1h35m scheduler.notification.delivered id=a scheduled=+1h35m content_hash=h1"
        expect: { fail: 1 }
      - name: a moment behind it
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m"
          - "1h35m1ms scheduler.notification.delivered id=a scheduled=+1h35m content_hash=h1"
        expect: cancelled
      - name: other content
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+1h23m"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m content_hash=h2"
          - "4h tick"
        expect: cancelled
      - name: saved anew for another time
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+23m"
          - "21m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=+43m"
          - "43m1s scheduler.notification.delivered id=a scheduled=+43m content_hash=h1"
        expect: { pass: 1, cancelled: 1 }
      - name: the time it is for is hidden
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1 scheduled_for=~"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m content_hash=h1"
        expect: { inconclusive: redacted }
      - name: an hour off in a log
        log: |
          2025-11-15 05:50:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, run_id=r-17, content_hash=ab12cd34ef56, scheduled_for=2025-11-15T06:53:00Z)
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground, content_hash=ab12cd34ef56)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/delivery-within-tolerance.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: delivery-within-tolerance
    title: a notification is delivered within three minutes of its time
    requirements: [REQ-129]
    rationale: >-
      Three minutes in either direction are the project's own acceptance band, and a design target: beyond it is a warning.
      iOS runs no code of the app when a notification is shown in the background, so only deliveries that were observed are
      judged; the time of a tap is no delivery.
    remediation: Compare the armed trigger with the wall clock; a Focus, a scheduled summary or a device that was off explain single cases.
    severity: warning
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s }
    kind: relate
    when: scheduler.notification.delivered as d
    where: 'present(scheduled) && lower(source ?? "foreground") != "tap"'
    check:
      - abs((d.actual ?? d.time) - d.scheduled) <= $tolerance
    grade: { value: "(d.actual ?? d.time) - d.scheduled", unit: s }
    tests:
      - name: on time
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: three minutes late
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: three minutes early
        platform: ios
        environment: device
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: a moment more than three minutes late
        platform: ios
        environment: device
        events:
          - "26m1ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: a moment more than three minutes early
        platform: ios
        environment: device
        events:
          - "19m59s999ms scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 1 }
      - name: the delivery's own time counts, not the time of the line
        platform: ios
        environment: device
        events:
          - "2h scheduler.notification.delivered id=a scheduled=+23m actual=+23m5s source=delivered_list"
        expect: pass
      - name: late by its own time in a line that came early
        platform: ios
        environment: device
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m actual=+30m"
        expect: { fail: 1, line: 1 }
      - name: a tap tells no delivery
        platform: ios
        environment: device
        events:
          - "2h scheduler.notification.delivered id=a scheduled=+23m source=tap"
        expect: notExercised
      - name: a simulator is not judged
        platform: ios
        environment: simulator
        events:
          - "30m scheduler.notification.delivered id=a scheduled=+23m"
        expect: notApplicable
      - name: the scheduled time is hidden
        platform: ios
        environment: device
        events:
          - "30m scheduler.notification.delivered id=a scheduled=~"
        expect: { inconclusive: redacted }
      - name: no zone
        platform: ios
        environment: device
        zone: unknown
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
        expect: { inconclusive: time }
      - name: late in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:57:10.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, actual=2025-11-15T05:57:09Z, source=foreground)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/delivery/drift-is-logged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: drift-is-logged
    title: a delivery more than three minutes off is reported
    requirements: [REQ-130]
    rationale: >-
      The drift itself is a target, the line about it is a duty: without it nobody learns how often it happens. The plugin
      owes the line within five seconds of the observation, wherever that is made.
    remediation: Compare the delivery with the schedule where it is observed, and log the drift line for everything beyond three minutes.
    severity: error
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s, deadline: 5s }
    kind: response
    when: scheduler.notification.delivered as d
    where: >-
      present(scheduled) && lower(source ?? "foreground") != "tap"
      && abs((actual ?? time) - scheduled) > $tolerance
    expect: { event: scheduler.notification.drift_exceeded, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (d.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: off and reported
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m10ms scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: pass
      - name: reported at the last moment
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m5s scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: pass
      - name: reported a moment too late
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m5s1ms scheduler.notification.drift_exceeded drift_s=240s"
          - "28m tick"
        expect: { fail: 1 }
      - name: off and not reported
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: three minutes sharp owe nothing
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: notExercised
      - name: a moment more owes the line
        platform: ios
        environment: device
        events:
          - "26m1ms scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: a drift line from before does not count
        platform: ios
        environment: device
        events:
          - "5m scheduler.notification.drift_exceeded drift_s=240s"
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "28m tick"
        expect: { fail: 1 }
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m1s tick"
        expect: { inconclusive: end }
      - name: reported in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:57:10.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, actual=2025-11-15T05:57:09Z, source=foreground)
          2025-11-15 05:57:10.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] notification drift > 180s (id=daily-1, drift_s=249)
        expect: pass

"""##
    ),
    (
      "Rules/delivery/expired-content-is-not-shown.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: expired-content-is-not-shown
    title: content that was found expired is not shown
    requirements: [REQ-116]
    rationale: >-
      The plugin itself said that the content is too old; showing it all the same makes the check worthless. Fetched
      or cached content of the same schedule within a quarter of an hour, with nothing saved in between, is that
      content.
    remediation: Take the default text, or fetch anew, in the branch that logs the expiry.
    severity: error
    tags: [core, delivery]
    parameters: { window: 15m }
    kind: count
    event: scheduler.notification.delivered
    where: id == e.schedule_id && lower(content_source) in ["fetched", "cached"]
    per:
      open: { event: storage.content.expired as e, where: present(schedule_id) }
      close: storage.content.saved
      at_most: $window
    at_most: 0
    tests:
      - name: the default text is shown
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "1m scheduler.notification.delivered id=a content_source=default"
          - "1h tick"
        expect: pass
      - name: the cached content is shown
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "1m scheduler.notification.delivered id=a content_source=cached"
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "15m scheduler.notification.delivered id=a content_source=fetched"
        expect: { fail: 1, line: 2 }
      - name: a moment later
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "15m1ms scheduler.notification.delivered id=a content_source=fetched"
        expect: pass
      - name: the content of another schedule
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "1m scheduler.notification.delivered id=b content_source=cached"
          - "1h tick"
        expect: pass
      - name: fetched anew
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "1m storage.content.saved schedule_id=a"
          - "2m scheduler.notification.delivered id=a content_source=fetched"
          - "1h tick"
        expect: pass
      - name: what is shown is not told
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "1m scheduler.notification.delivered id=a"
          - "1h tick"
        expect: { inconclusive: absent }
      - name: the capture ends first
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
          - "5m tick"
        expect: { inconclusive: end }
      - name: shown in a log
        log: |
          2025-11-15 05:52:59.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content expired (schedule_id=daily-1, age=86401s, ttl=86400s)
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, content_source=cached)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/delivery/fired-alarm-displays-or-says-why.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fired-alarm-displays-or-says-why
    title: an alarm that goes off ends in a display or in a reason why not
    requirements: [REQ-137, REQ-013]
    rationale: >-
      Between the alarm and the display stand the receiver, the work queue and the check of the content. A chain that ends in
      between is a notification lost without a trace; expired or missing content is a reason and says so.
    remediation: Look at which of RECEIVE_START, WORK_ENQUEUE, WORK_START, DISPLAY_START and JIT_FRESH comes last.
    severity: error
    tags: [core, delivery, android]
    parameters: { deadline: 60s }
    kind: response
    when: android.alarm.fired as f
    where: '(action ?? "daily.NOTIFICATION") =~ "daily[.]NOTIFICATION$"'
    expect_one_of:
      - { event: scheduler.notification.delivered, within: $deadline }
      - { event: notify.skipped, within: $deadline, note: left out with a reason }
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - system.force_stopped
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: displayed
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m1s scheduler.notification.delivered id=a"
          - "30m tick"
        expect: pass
      - name: left out for a reason
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m1s notify.skipped reason=content_not_found"
          - "30m tick"
        expect: pass
      - name: displayed at the last moment
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m scheduler.notification.delivered id=a"
          - "30m tick"
        expect: pass
      - name: displayed a moment too late
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m1ms scheduler.notification.delivered id=a"
          - "30m tick"
        expect: { fail: 1 }
      - name: the chain ends in the queue
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m100ms work.enqueued id=a"
          - "30m tick"
        expect: { fail: 1 }
      - name: a display before the alarm does not count
        events:
          - "22m scheduler.notification.delivered id=a"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "30m tick"
        expect: { fail: 1 }
      - name: another alarm of the app
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.CLEANUP"
          - "30m tick"
        expect: notExercised
      - name: the capture ends first
        events:
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m30s tick"
        expect: { inconclusive: end }
      - name: lost in logcat
        log: |
          --------- beginning of main
          11-15 05:53:00.601  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
          11-15 05:53:00.650  4711  4711 D DailyNotificationReceiver: DN|WORK_ENQUEUE display=notify_1763185980000 work_name=display_notify_1763185980000
          11-15 05:55:10.000  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main
        expect: { fail: 1 }
      - name: displayed in logcat
        log: |
          --------- beginning of main
          11-15 05:53:00.601  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
          11-15 05:53:00.650  4711  4711 D DailyNotificationReceiver: DN|WORK_ENQUEUE display=notify_1763185980000 work_name=display_notify_1763185980000
          11-15 05:53:00.912  4711  4755 D DailyNotificationWorker: DN|DISPLAY_START id=notify_1763185980000
          11-15 05:53:01.018  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: pass

"""##
    ),
    (
      "Rules/delivery/fired-alarm-is-set-anew.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fired-alarm-is-set-anew
    title: a daily alarm that went off is set for the next day
    requirements: [REQ-187]
    rationale: >-
      Exact alarms of Android fire once, so the chain of days lives only as long as each occurrence sets the next.
      Judged only where the log showed the alarm being set, since builds that do not print that line cannot show the
      next one either. A minute is allowed.
    remediation: Set the next alarm in the worker that displays the notification, also when nothing is displayed.
    severity: error
    tags: [core, delivery, android]
    platform: [android]
    parameters: { deadline: 60s }
    kind: response
    when: android.alarm.set as a
    where: present(at) && present(id)
    expect:
      after: a.at - 1m
      entry: android.alarm.fired
      event: android.alarm.set
      where: id == a.id
      within: $deadline
    ends:
      cancelled_by:
        - { event: scheduler.notification.removed, where: "(id ?? a.id) == a.id" }
        - scheduler.notification.removed_all
        - dual.schedule.cancelled
        - system.force_stopped
        - android.boot.received
        - { event: js.call, where: 'lower(method ?? "") =~ "cancel"' }
    tests:
      - name: set anew
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m2s android.alarm.set id=a at=+24h23m"
          - "1h tick"
        expect: { pass: 1, inconclusive: end }
      - name: the new line tells no time
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m2s android.alarm.set id=a"
          - "1h tick"
        expect: pass
      - name: at the last moment
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m android.alarm.set id=a at=+24h23m"
          - "1h tick"
        expect: { pass: 1, inconclusive: end }
      - name: a moment too late
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "24m1ms android.alarm.set id=a at=+24h23m"
          - "1h tick"
        expect: { fail: 1 }
      - name: not set anew
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: { fail: 1 }
      - name: another alarm is set
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m2s android.alarm.set id=b at=+24h23m"
          - "1h tick"
        expect: { fail: 1 }
      - name: cancelled by the user in between
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "23m2s js.call method=cancelAllNotifications"
          - "1h tick"
        expect: cancelled
      - name: it has not gone off yet
        platform: android
        events:
          - "0s android.alarm.set id=a at=+23m"
          - "10m tick"
        expect: { inconclusive: end }
      - name: not set anew in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:30:20.820 +0000  4711  4711 I DNP-SCHEDULER: Alarm set (id=daily-1, api=setAlarmClock, at=1763185980000)
          2025-11-15 05:53:00.601 +0000  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
          2025-11-15 05:53:01.018 +0000  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
          2025-11-15 05:56:00.000 +0000  1201  1402 D AlarmManager: next wake 06:30:00
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/last-notification-is-the-delivered-one.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: last-notification-is-the-delivered-one
    title: getLastNotification names the last delivery or a later one
    requirements: [REQ-197]
    rationale: >-
      The app shows what the plugin calls the last notification. After an observed delivery it must be this one, or
      one with a later time, which may have come in the background where no line is written.
    remediation: Sort by the scheduled time, and write the delivered row before the call can be answered.
    severity: error
    tags: [core, delivery]
    parameters: { longest: 1d }
    kind: relate
    when: scheduler.notification.delivered as d
    where: present(id) && present(scheduled)
    with:
      - event: js.resolve as r
        where: 'method == "getLastNotification"'
    within: $longest
    check:
      - r.id == d.id || r.notification_time > d.scheduled
    ends:
      supersedes: true
    tests:
      - name: the delivered one
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
          - "25m js.resolve method=getLastNotification id=a notification_time=+23m"
        expect: pass
      - name: a later one
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
          - "2h js.resolve method=getLastNotification id=b notification_time=+1h"
        expect: pass
      - name: an older one
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
          - "25m js.resolve method=getLastNotification id=b notification_time=+10m"
        expect: { fail: 1 }
      - name: an older one at the last moment
        events:
          - "0s scheduler.notification.delivered id=a scheduled=+0s"
          - "24h js.resolve method=getLastNotification id=b notification_time=-10m"
        expect: { fail: 1 }
      - name: asked too late
        events:
          - "0s scheduler.notification.delivered id=a scheduled=+0s"
          - "24h1ms js.resolve method=getLastNotification id=b notification_time=-10m"
        expect: cancelled
      - name: another delivery in between
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
          - "33m scheduler.notification.delivered id=b scheduled=+33m"
          - "35m js.resolve method=getLastNotification id=b notification_time=+33m"
        expect: { pass: 1, cancelled: 1 }
      - name: the answer is hidden
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
          - "25m js.resolve method=getLastNotification id=~ notification_time=~"
        expect: { inconclusive: redacted }
      - name: an older one in a log
        log: |
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
          2025-11-15 05:54:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getLastNotification (callback_id=9, id=daily-0, notificationTime=2025-11-14T05:53:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/late-dual-content-is-not-used.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: late-dual-content-is-not-used
    title: content that came too late is not used by the dual notification
    requirements: [REQ-209]
    rationale: >-
      The user sees the notification at its time; content that was ready only afterwards cannot have been in it, and a
      line that says so is wrong. Ready at the very moment is in time. Without an observed delivery nothing is judged.
    remediation: Compare the time the content was ready with the notification's, and log the fallback.
    severity: error
    tags: [core, delivery]
    parameters: { window: 15m }
    kind: relate
    when: dual.content.used as u
    where: present(ready_at) && present(schedule_id)
    with:
      - event: scheduler.notification.delivered as d
        where: id == u.schedule_id && present(scheduled)
    within: $window
    check:
      - u.ready_at <= d.scheduled
    tests:
      - name: ready in time
        events:
          - "21m dual.content.used schedule_id=a ready_at=+20m"
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: ready at the moment
        events:
          - "23m dual.content.used schedule_id=a ready_at=+23m"
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
        expect: pass
      - name: ready a moment too late
        events:
          - "23m dual.content.used schedule_id=a ready_at=2025-11-15T05:53:00.001Z"
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1 }
      - name: delivered at the end of the window
        events:
          - "23m dual.content.used schedule_id=a ready_at=+22m"
          - "38m scheduler.notification.delivered id=a scheduled=+20m"
        expect: { fail: 1 }
      - name: delivered beyond it
        events:
          - "23m dual.content.used schedule_id=a ready_at=+22m"
          - "38m1ms scheduler.notification.delivered id=a scheduled=+20m"
          - "2h tick"
        expect: cancelled
      - name: another notification
        events:
          - "23m dual.content.used schedule_id=a ready_at=+22m"
          - "24m scheduler.notification.delivered id=b scheduled=+20m"
          - "2h tick"
        expect: cancelled
      - name: hidden
        events:
          - "21m dual.content.used schedule_id=a ready_at=~"
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
        expect: { inconclusive: redacted }
      - name: too late in a log
        log: |
          2025-11-15 05:53:02.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Dual notification uses fetched content (schedule_id=dual-1, ready_at=2025-11-15T05:53:01Z)
          2025-11-15 05:53:02.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=dual-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/no-delivery-claimed-in-the-background.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-delivery-claimed-in-the-background
    title: the app claims no delivery while it is in the background
    requirements: [REQ-133]
    rationale: >-
      The system runs no code of an app when its notification fires in the background. A line that tells of a delivery
      there, and is neither a tap nor the list that is read later, was written in advance or from a timer. A
      background run, the next launch and the app's return to the front explain a line.
    remediation: >-
      Tell of deliveries where they are seen, in the foreground callback, on a tap, or from the list of delivered
      notifications.
    severity: warning
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    kind: never
    event: scheduler.notification.delivered
    where: 'lower(source ?? "foreground") in ["foreground", "receiver"]'
    between:
      open:
        event: app.background | app.terminated | app.lifecycle
        where: '(event ?? "background") in ["background", "terminate"]'
      close:
        event: >-
          app.active | app.lifecycle | app.launch | plugin.discovery.appdelegate | plugin.load |
          plugin.configure.called | scheduler.notification.tapped | scheduler.schedule.requested | js.call |
          fetch.bgtask.started
        where: '(event ?? "active") in ["active", "launch"]'
    needs_alive: [SCHEDULER]
    tests:
      - name: quiet in the background
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "10m scheduler.rolling.maintained today=1"
          - "1h app.active"
        expect: pass
      - name: claimed in the background
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "23m scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "1h app.active"
        expect: { fail: 1, line: 2 }
      - name: no source is a claim too
        platform: ios
        environment: device
        events:
          - "0s app.lifecycle event=background"
          - "23m scheduler.notification.delivered id=a scheduled=+23m"
        expect: { fail: 1, line: 2 }
      - name: found in the list
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "23m scheduler.notification.delivered id=a scheduled=+23m source=delivered_list"
          - "1h app.active"
        expect: pass
      - name: in the foreground
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "5m scheduler.rolling.maintained today=1"
          - "10m app.active"
          - "23m scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: during a background run
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "5m scheduler.rolling.maintained today=1"
          - "20m fetch.bgtask.started run_id=r1"
          - "23m scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: how it is known is hidden
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "23m scheduler.notification.delivered id=a scheduled=+23m source=~"
          - "1h app.active"
        expect: { inconclusive: redacted }
      - name: never back in the capture
        platform: ios
        environment: device
        events:
          - "0s app.background"
          - "1h tick"
        expect: { inconclusive: end }
      - name: claimed in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:45:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SYSTEM] App entered background
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/delivery/no-drift-line-within-tolerance.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-drift-line-within-tolerance
    title: a delivery within three minutes is not reported as drift
    requirements: [REQ-131]
    rationale: >-
      A drift line for a punctual delivery makes every true one worthless; usually the comparison lost its sign or its unit.
      Three minutes sharp are still punctual.
    remediation: Compare the absolute difference with 180 seconds, strictly, and look for milliseconds that are taken for seconds.
    severity: error
    tags: [core, delivery]
    platform: [ios]
    environment: [device]
    parameters: { tolerance: 180s, window: 5s }
    kind: count
    event: scheduler.notification.drift_exceeded
    per:
      open:
        event: scheduler.notification.delivered
        where: >-
          present(scheduled) && lower(source ?? "foreground") != "tap"
          && abs((actual ?? time) - scheduled) <= $tolerance
      close: scheduler.notification.delivered
      at_most: $window
    at_most: 0
    tests:
      - name: punctual and quiet
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "24m tick"
        expect: pass
      - name: three minutes sharp and a drift line
        platform: ios
        environment: device
        events:
          - "26m scheduler.notification.delivered id=a scheduled=+23m"
          - "26m10ms scheduler.notification.drift_exceeded drift_s=180s"
          - "28m tick"
        expect: { fail: 1 }
      - name: punctual and a drift line at the last moment
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m6s scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: { fail: 1 }
      - name: a drift line of something later
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m6s1ms scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: pass
      - name: the drift line belongs to the next, late delivery
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m2s scheduler.notification.delivered id=b scheduled=+10m"
          - "23m3s scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: pass
      - name: late
        platform: ios
        environment: device
        events:
          - "27m scheduler.notification.delivered id=a scheduled=+23m"
          - "27m10ms scheduler.notification.drift_exceeded"
          - "28m tick"
        expect: notExercised
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m2s tick"
        expect: { inconclusive: end }
      - name: a false alarm in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:53:01.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
          2025-11-15 05:53:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] notification drift > 180s (id=daily-1, drift_s=1)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/occurrence-delivered-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: occurrence-delivered-once
    title: one occurrence of a notification is delivered once
    requirements: [REQ-134, REQ-132]
    rationale: >-
      Two notifications for one time come from a second schedule or a doubled one. Only direct observations count: the list
      of delivered notifications and a tap tell of the same delivery again.
    remediation: Compare the identifiers of the armed requests; one schedule must keep one identifier.
    severity: error
    tags: [core, delivery]
    kind: count
    event: scheduler.notification.delivered
    where: 'present(scheduled) && lower(source ?? "foreground") in ["foreground", "receiver", "system_log"]'
    per: capture
    at_most: 1
    key: [id, scheduled]
    tests:
      - name: once
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: pass
      - name: found again in the list at the next launch
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "2h scheduler.notification.delivered id=a scheduled=+23m source=delivered_list"
        expect: pass
      - name: on two days
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "24h23m1s scheduler.notification.delivered id=a scheduled=+24h23m"
        expect: { pass: 2 }
      - name: two notifications for one time
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m"
          - "23m1s scheduler.notification.delivered id=b scheduled=+23m"
        expect: { pass: 2 }
      - name: twice
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "23m2s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
        expect: { fail: 1, line: 2 }
      - name: no scheduled time
        events:
          - "23m1s scheduler.notification.delivered id=a"
          - "23m2s scheduler.notification.delivered id=a"
        expect: notExercised
      - name: the source is hidden
        events:
          - "23m1s scheduler.notification.delivered id=a scheduled=+23m source=foreground"
          - "23m2s scheduler.notification.delivered id=a scheduled=+23m source=~"
        expect: { inconclusive: redacted }
      - name: twice in logcat
        log: |
          11-15 05:53:01.018  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
          11-15 05:53:04.230  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763185980000
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/delivery/set-alarm-goes-off.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: set-alarm-goes-off
    title: an exact alarm that was set goes off
    requirements: [REQ-135]
    rationale: >-
      On Android the receiver speaks when the alarm goes off, so its silence three minutes after the time, in a
      capture that goes on, is an alarm that is lost. A new alarm of the same identifier, a removal, a restart of the
      device and a forced stop end the wait. Inexact alarms are not judged.
    remediation: >-
      Look at the alarm dump (`adb shell dumpsys alarm`) for the identifier, and at what set or cancelled it last.
    severity: error
    tags: [core, delivery, android]
    platform: [android]
    parameters: { tolerance: 180s }
    kind: response
    when: android.alarm.set as a
    where: >-
      present(at) && present(id)
      && lower(api ?? "unknown") in ["setalarmclock", "setexactandallowwhileidle", "setexact"]
    expect:
      event: android.alarm.fired | scheduler.notification.delivered | notify.display.started
      after: a.at - 1s
      by: a.at + $tolerance
    ends:
      cancelled_by:
        - { event: android.alarm.set, where: id == a.id }
        - { event: scheduler.notification.removed, where: "(id ?? a.id) == a.id" }
        - scheduler.notification.removed_all
        - system.force_stopped
        - android.boot.received
        - device.reboot
        - system.clock_adjusted
        - device.clock_changed
        - device.timezone_changed
    tests:
      - name: it goes off
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: pass
      - name: at the last moment
        platform: android
        events:
          - "0s android.alarm.set id=a api=setExact at=+23m"
          - "26m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: pass
      - name: a moment too late
        platform: android
        events:
          - "0s android.alarm.set id=a api=setExact at=+23m"
          - "26m1ms android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: { fail: 1 }
      - name: never
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "1h tick"
        expect: { fail: 1 }
      - name: an earlier alarm does not count
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "10m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: { fail: 1 }
      - name: set anew
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "10m android.alarm.set id=a api=setAlarmClock at=+43m"
          - "43m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: the device was restarted
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "10m android.boot.received action=BOOT_COMPLETED"
          - "1h tick"
        expect: cancelled
      - name: an inexact alarm
        platform: android
        events:
          - "0s android.alarm.set id=a api=setWindow at=+23m"
          - "1h tick"
        expect: notExercised
      - name: the capture ends first
        platform: android
        events:
          - "0s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "10m tick"
        expect: { inconclusive: end }
      - name: never in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:20:00.000 +0000  4711  4755 I DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1763184000000
          2025-11-15 05:30:00.000 +0000  4711  4711 D DailyNotificationPlugin: DN|ALARM_SET id=daily-1 api=setAlarmClock at=1763185980000
          2025-11-15 06:10:00.000 +0000  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main: +210ms
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/shown-content-was-saved-before.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: shown-content-was-saved-before
    title: fetched content that is shown was saved before
    requirements: [REQ-114]
    rationale: >-
      The pipeline is fetch, store, arm, show. Content that is shown and was never stored comes from somewhere else,
      or is shown before it is safe. The day and two hours before the delivery are looked at; a capture that begins
      later decides nothing.
    remediation: >-
      Compare the content hash of the delivery with those of the saved contents, and follow where the shown one was
      taken from.
    severity: error
    tags: [core, delivery]
    parameters: { window: 26h }
    kind: precedes
    event: scheduler.notification.delivered as d
    where: present(content_hash) && lower(content_source ?? "fetched") == "fetched"
    requires: { event: storage.content.saved, where: content_hash == d.content_hash }
    scope: { within_past: $window }
    tests:
      - name: saved first
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1"
          - "23m scheduler.notification.delivered id=a scheduled=+23m content_source=fetched content_hash=h1"
        expect: pass
      - name: saved a day and two hours before
        events:
          - "0s storage.content.saved schedule_id=a content_hash=h1"
          - "26h scheduler.notification.delivered id=a scheduled=+26h content_source=fetched content_hash=h1"
        expect: pass
      - name: saved longer ago
        events:
          - "0s storage.content.saved schedule_id=a content_hash=h1"
          - "26h1ms scheduler.notification.delivered id=a scheduled=+26h content_source=fetched content_hash=h1"
        expect: { fail: 1, line: 2 }
      - name: saved afterwards
        events:
          - "0s plugin.status state=ready"
          - "27h scheduler.notification.delivered id=a scheduled=+27h content_source=fetched content_hash=h1"
          - "28h storage.content.saved schedule_id=a content_hash=h1"
        expect: { fail: 1, line: 2 }
      - name: other content was saved
        events:
          - "0s plugin.status state=ready"
          - "27h storage.content.saved schedule_id=a content_hash=h1"
          - "28h scheduler.notification.delivered id=a scheduled=+28h content_source=fetched content_hash=h2"
        expect: { fail: 1, line: 3 }
      - name: the default text was shown
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m content_source=default"
        expect: notExercised
      - name: the hash is hidden
        events:
          - "20m storage.content.saved schedule_id=a content_hash=h1"
          - "23m scheduler.notification.delivered id=a scheduled=+23m content_source=fetched content_hash=~"
        expect: { inconclusive: redacted }
      - name: the capture begins too late
        session_start: false
        events:
          - "23m scheduler.notification.delivered id=a scheduled=+23m content_source=fetched content_hash=h1"
        expect: { inconclusive: start }
      - name: other content in a log
        log: |
          2025-11-14 02:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:50:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, run_id=r-17, content_hash=ab12cd34ef56)
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, content_source=fetched, content_hash=00112233aabb)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/delivery/stale-content-is-not-shown.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stale-content-is-not-shown
    title: content is not shown beyond its time to live
    requirements: [REQ-116]
    rationale: >-
      Old news as today's notification is worse than the default text. The age counts from the fetch to the scheduled
      time of the notification, since the app does not run when it fires; the very end of the time to live is still
      fresh. Content that was confirmed by "not modified" is fresh again and not judged.
    remediation: >-
      Check fetched_at plus the time to live against the notification's time when arming, and fall back to the default
      text.
    severity: error
    tags: [core, delivery]
    parameters: { longest: 8d }
    kind: relate
    when: storage.content.saved as c
    where: present(content_hash) && present(fetched_at) && present(ttl_s)
    with:
      - event: scheduler.notification.armed | scheduler.notification.delivered as n
        where: content_hash == c.content_hash && (present(scheduled) || present(notification_time))
    within: $longest
    check:
      - (n.scheduled ?? n.notification_time) - c.fetched_at <= c.ttl_s
    grade: { value: "(n.scheduled ?? n.notification_time) - c.fetched_at", unit: s }
    key: [content_hash]
    ends:
      supersedes: true
      cancelled_by:
        - { event: fetch.response, where: status == 304 }
    tests:
      - name: fresh
        events:
          - "20m storage.content.saved content_hash=h1 fetched_at=+20m ttl_s=3600s"
          - "23m scheduler.notification.delivered id=a scheduled=+23m content_hash=h1"
        expect: pass
      - name: at the end of its time
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "1h scheduler.notification.delivered id=a scheduled=+1h content_hash=h1"
        expect: pass
      - name: a moment beyond its time
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "1h scheduler.notification.delivered id=a scheduled=2025-11-15T06:30:00.001Z content_hash=h1"
        expect: { fail: 1 }
      - name: armed for a time beyond
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "1m scheduler.notification.armed id=a notification_time=+24h content_hash=h1"
        expect: { fail: 1 }
      - name: other content
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "24h scheduler.notification.delivered id=a scheduled=+24h content_hash=h2"
        expect: cancelled
      - name: confirmed in between
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "23h fetch.response run_id=r2 status=304"
          - "24h scheduler.notification.delivered id=a scheduled=+24h content_hash=h1"
        expect: cancelled
      - name: fetched anew
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=3600s"
          - "23h30m storage.content.saved content_hash=h1 fetched_at=+23h30m ttl_s=3600s"
          - "24h scheduler.notification.delivered id=a scheduled=+24h content_hash=h1"
        expect: { pass: 1, cancelled: 1 }
      - name: no time to live in the line
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s"
          - "24h scheduler.notification.delivered id=a scheduled=+24h content_hash=h1"
        expect: notExercised
      - name: the time to live is hidden
        events:
          - "0s storage.content.saved content_hash=h1 fetched_at=+0s ttl_s=~"
          - "24h scheduler.notification.delivered id=a scheduled=+24h content_hash=h1"
        expect: { inconclusive: redacted }
      - name: stale in a log
        log: |
          2025-11-15 05:50:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, content_hash=ab12cd34ef56, fetched_at=2025-11-15T05:50:13Z, ttl=1800)
          2025-11-16 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-16T05:53:00Z, content_hash=ab12cd34ef56)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/tap-is-handled.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: tap-is-handled
    title: a tap on a notification is acted upon
    requirements: [REQ-138]
    rationale: >-
      The tap is the one moment at which delivery is certain; its status must be brought up to date, or the
      notification is later called missed. Five seconds cover a launch.
    remediation: Set the row to delivered in the tap's callback, and log it.
    severity: error
    tags: [core, delivery]
    parameters: { deadline: 5s }
    kind: response
    when: scheduler.notification.tapped as t
    expect_one_of:
      - event: storage.delivery_status.changed
        where: lower(to) == "delivered" && (id ?? "") == (t.id ?? id ?? "")
        within: $deadline
      - event: scheduler.notification.delivered
        where: '(id ?? "") == (t.id ?? id ?? "")'
        within: $deadline
      - event: storage.history.recorded
        where: lower(kind) == "delivered" && (id ?? "") == (t.id ?? id ?? "")
        within: $deadline
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (t.pid ?? 0)" }
    tests:
      - name: marked as delivered
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m1s storage.delivery_status.changed id=a from=pending to=delivered"
          - "30m tick"
        expect: pass
      - name: at the last moment
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m5s scheduler.notification.delivered id=a source=tap"
          - "30m tick"
        expect: pass
      - name: a moment too late
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m5001ms storage.delivery_status.changed id=a from=pending to=delivered"
          - "30m tick"
        expect: { fail: 1 }
      - name: the status of another
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m1s storage.delivery_status.changed id=b from=pending to=delivered"
          - "30m tick"
        expect: { fail: 1 }
      - name: marked as missed
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m1s storage.delivery_status.changed id=a from=pending to=missed"
          - "30m tick"
        expect: { fail: 1 }
      - name: the tap names no identifier
        events:
          - "23m scheduler.notification.tapped"
          - "23m1s storage.delivery_status.changed id=b from=pending to=delivered"
          - "30m tick"
        expect: pass
      - name: the capture ends first
        events:
          - "23m scheduler.notification.tapped id=a"
          - "23m1s tick"
        expect: { inconclusive: end }
      - name: ignored in a log
        log: |
          2025-11-15 05:53:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:55:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification tapped (id=daily-1)
          2025-11-15 05:56:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/delivery/tapped-notification-is-not-missed.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: tapped-notification-is-not-missed
    title: a notification that was tapped is not called missed
    requirements: [REQ-138]
    rationale: >-
      Who tapped it has seen it. A miss of the same notification with a time before the tap contradicts the user; a
      later occurrence may well be missed. The minute behind the tap is watched, since the tap launches the app and
      with it the search for missed ones.
    remediation: Handle the tap before recovery looks for missed notifications.
    severity: error
    tags: [core, delivery]
    parameters: { window: 60s }
    kind: count
    event: recovery.missed.detected
    where: id == t.id && scheduled_time <= t.time
    per: { open: scheduler.notification.tapped as t, at_most: $window }
    at_most: 0
    tests:
      - name: not missed
        events:
          - "23m scheduler.notification.tapped id=a"
          - "30m tick"
        expect: pass
      - name: called missed
        events:
          - "30m scheduler.notification.tapped id=a"
          - "30m1s recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        events:
          - "30m scheduler.notification.tapped id=a"
          - "31m recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 2 }
      - name: beyond the minute
        events:
          - "30m scheduler.notification.tapped id=a"
          - "31m1ms recovery.missed.detected id=a scheduled_time=+23m"
        expect: pass
      - name: another notification
        events:
          - "30m scheduler.notification.tapped id=a"
          - "30m1s recovery.missed.detected id=b scheduled_time=+23m"
          - "40m tick"
        expect: pass
      - name: the identifier is hidden
        events:
          - "30m scheduler.notification.tapped id=a"
          - "30m1s recovery.missed.detected id=~ scheduled_time=+23m"
          - "40m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "30m scheduler.notification.tapped id=a"
          - "30m1s tick"
        expect: { inconclusive: end }
      - name: called missed in a log
        log: |
          2025-11-15 06:20:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification tapped (id=daily-1)
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/delivery/timely-dual-content-is-used.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: timely-dual-content-is-used
    title: content that is there in time is used by the dual notification
    requirements: [REQ-209]
    rationale: >-
      Content that was saved before its time is usable, so a fallback for want of content, or for a time-out, ignores
      it. A fallback for another reason, such as expired content, is not meant. Saved and used content are tied by the
      schedule, whose identifier names it as a dual one.
    remediation: >-
      Look up the content by the schedule's own identifier; a second identifier for the same notification finds
      nothing.
    severity: error
    tags: [core, delivery]
    parameters: { margin: 3m }
    kind: count
    event: dual.content.fallback
    where: schedule_id == c.schedule_id && lower(reason ?? "no_content") in ["no_content", "timeout"]
    per:
      open:
        event: storage.content.saved as c
        where: schedule_id =~ "(?i)dual" && present(scheduled_for) && scheduled_for >= time
      close: dual.content.used | storage.content.expired | storage.content.invalid
      at_most: c.scheduled_for - c.time + $margin
    at_most: 0
    tests:
      - name: used
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "21m dual.content.used schedule_id=dual-1"
        expect: pass
      - name: ignored
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "23m dual.content.fallback schedule_id=dual-1 reason=no_content"
        expect: { fail: 1, line: 2 }
      - name: ignored at the last moment
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "26m dual.content.fallback schedule_id=dual-1 reason=timeout"
        expect: { fail: 1, line: 2 }
      - name: a moment later it is another day's matter
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "26m1ms dual.content.fallback schedule_id=dual-1 reason=timeout"
        expect: pass
      - name: too late to be used
        events:
          - "24m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "25m dual.content.fallback schedule_id=dual-1 reason=timeout"
        expect: notExercised
      - name: found expired
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "21m storage.content.expired schedule_id=dual-1"
          - "23m dual.content.fallback schedule_id=dual-1 reason=no_content"
        expect: pass
      - name: another schedule
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "23m dual.content.fallback schedule_id=dual-2 reason=no_content"
          - "1h tick"
        expect: pass
      - name: the reason is hidden
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "23m dual.content.fallback schedule_id=dual-1 reason=~"
          - "1h tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "20m storage.content.saved schedule_id=dual-1 scheduled_for=+23m"
          - "21m tick"
        expect: { inconclusive: end }
      - name: ignored in a log
        log: |
          2025-11-15 05:50:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=dual-1, run_id=r-17, scheduled_for=2025-11-15T05:53:00Z)
          2025-11-15 05:52:58.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Dual notification uses default content (schedule_id=dual-1, reason=no_content)
        expect: { fail: 1, line: 2 }

"""##
    ),
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

  android.boot_receiver.missing:
    summary: the receiver that restores alarms after a boot is not registered
    component: [ANDROID, PLUGIN, REACTIVATION]
    text:
      - "Boot receiver not registered"
      - "Boot receiver is not registered"
      - "BootReceiver not registered"

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
      "Rules/events/envelope.yml",
      ##"""
# What structured events tell beside their fields.
schema: dnp-rules/1

envelope:
  session: [session_id]
  required:
    schema: [dnp.event/1]
    ts: instant
    level: [debug, info, notice, warning, error, fault]
    component: [PLUGIN, FETCH, SCHEDULER, STORAGE, REACTIVATION, DEBUG, SYSTEM, JS]
    event: word
    platform: [ios, android]
  optional:
    mono_ms: integer
    seq: integer
    env: [simulator, device, unknown]
    plugin_version: text
    app_build: text
    os_version: text
    device: text
    session_id: word
    boot_id: word
    schedule_id: word
    run_id: word
    callback_id: word
    tz: word
    msg: text

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
      - "SOURCE from: {mode=fallback|null}"
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
      "Rules/events/files-artefacts.yml",
      ##"""
# Records of test runs and exported results.
schema: dnp-rules/1

events:
  export.results:
    summary: results exported from the test app
    fields: { timestamps: text, outcomes: text, telemetry: text }

  export.time:
    summary: a time of the exported results
    fields: { name: word, at: instant }

  export.span:
    summary: from when to when the exported results are
    fields: { started: instant, ended: instant }

  export.outcome:
    summary: an outcome among the exported results
    fields: { name: text, outcome: word }

  export.counter:
    summary: a counter among the exported results
    fields: { name: word, value: number }

  run.recorded:
    summary: the record of a test run
    fields:
      run_id: word
      scenario_id: word
      started: instant
      ended: instant
      platform: word
      env: word
      verdict: word
      steps: text

  run.step:
    summary: a step of the recorded run
    fields: { step: integer, action: text, expected: text, outcome: word, verdict: word }

  run.counter_before:
    summary: a counter before the recorded run
    fields: { name: word, value: number }

  run.counter_after:
    summary: a counter behind the recorded run
    fields: { name: word, value: number }

evidence:
  - id: test-results
    title: exported test results
    summary: What the test app exports, with the groups timestamps, outcomes and telemetry.
    form: object
    device: device
    known_by: { some: [timestamps, outcomes, telemetry], at_least: 2, lacks: [event, run_id] }
    becomes:
      - event: export.results
        fields: { timestamps: timestamps, outcomes: outcomes, telemetry: telemetry }
      - event: export.span
        from: timestamps
        fields: { started: started, ended: ended }
      - event: export.time
        from: timestamps.*
        fields: { name: $name, at: $value }
      - event: export.outcome
        from: "outcomes[]"
        fields: { name: name, outcome: outcome }
      - event: export.counter
        from: telemetry.*
        fields: { name: $name, value: $value }

  - id: test-run-record
    title: the record of a test run
    summary: Written by whoever ran the scenario, with the steps and what came of them.
    form: object
    device: device
    known_by:
      has: [run_id]
      some: [scenario_id, started, ended, steps, telemetry, verdict]
      at_least: 2
      lacks: [event]
    becomes:
      - event: run.recorded
        fields:
          run_id: run_id
          scenario_id: scenario_id
          started: started
          ended: ended
          platform: platform
          env: env
          verdict: verdict
          steps: steps
      - event: run.step
        from: "steps[]"
        fields: { step: "n", action: action, expected: expected, outcome: outcome, verdict: ^verdict }
      - event: run.counter_before
        from: telemetry.before.*
        fields: { name: $name, value: $value }
      - event: run.counter_after
        from: telemetry.after.*
        fields: { name: $name, value: $value }

"""##
    ),
    (
      "Rules/events/files-plist.yml",
      ##"""
# The app's own description.
schema: dnp-rules/1

events:
  app.plist:
    summary: what the app's Info.plist declares
    fields: { bundle_id: word, modes: list, identifiers: list }
    set: { modes: [(none)], identifiers: [(none)] }

evidence:
  - id: info-plist
    title: the app's Info.plist
    summary: From the project, or out of the built app, where it is binary; as JSON, too.
    form: object
    platform: ios
    known_by:
      some:
        - CFBundleIdentifier
        - CFBundleExecutable
        - CFBundleVersion
        - CFBundlePackageType
        - CFBundleInfoDictionaryVersion
        - CFBundleShortVersionString
        - BGTaskSchedulerPermittedIdentifiers
        - UIBackgroundModes
      at_least: 3
    becomes:
      - event: app.plist
        fields:
          bundle_id: CFBundleIdentifier
          modes: UIBackgroundModes
          identifiers: BGTaskSchedulerPermittedIdentifiers

"""##
    ),
    (
      "Rules/events/files-results.yml",
      ##"""
# What the plugin's methods answer, kept in files.
schema: dnp-rules/1

events:
  result.schedule:
    summary: the answer to a call that schedules
    fields:
      success: boolean
      alarm_id: word
      error: text
      error_code: word
      error_message: text
      error_action: word

  result.status:
    summary: the answer to the question for the status
    fields:
      pending: integer
      last_notification: number
      permissions: text
      exact_alarm: boolean
      notifications: boolean
      boot_receiver: boolean

  result.missed_alarm:
    summary: an alarm that the status calls missed
    fields: { dump: word, alarm_id: word, scheduled_time: number, detected_at: number }

evidence:
  - id: schedule-result
    title: the answer to a call that schedules
    summary: What scheduleDailyNotification resolved with.
    form: object
    device: device
    known_by: { has: [success], some: [alarmId, error], at_least: 1, lacks: [event] }
    becomes:
      - event: result.schedule
        fields:
          success: success
          alarm_id: alarmId
          error: error
          error_code: error.code
          error_message: error.message
          error_action: error.action

  - id: notification-status
    title: the status of the notifications
    summary: What getNotificationStatus resolved with.
    form: object
    device: device
    known_by:
      some: [pendingCount, permissions, missedAlarms, lastNotificationTime]
      at_least: 2
      lacks: [event]
    becomes:
      - event: result.status
        fields:
          pending: pendingCount
          last_notification: lastNotificationTime
          permissions: permissions
          exact_alarm: permissions.exactAlarm
          notifications: permissions.notifications
          boot_receiver: permissions.bootReceiver
      - event: result.missed_alarm
        from: "missedAlarms[]"
        fields:
          dump: $file
          alarm_id: alarmId
          scheduled_time: scheduledTime
          detected_at: detectedAt

"""##
    ),
    (
      "Rules/events/files-snapshot.yml",
      ##"""
# The snapshot of the last cycle, as a file.
schema: dnp-rules/1

events:
  snapshot.stored:
    summary: the schedule snapshot as it was stored when the capture ended
    fields:
      key: word
      last_schedule: instant
      last_prefetch: instant
      last_notification: instant
      prefetch_success: boolean
      cached_content_used: boolean
      content_hash: word
      schedule_hash: word

evidence:
  - id: schedule-snapshot
    title: the schedule snapshot
    summary: The JSON object that the app keeps of its last cycle, copied from its screen.
    form: object
    platform: ios
    known_by:
      some:
        - last_schedule
        - last_prefetch
        - last_notification
        - prefetch_success
        - cached_content_used
        - contentHash
        - scheduleHash
      at_least: 4
      lacks: [event]
    becomes:
      - event: snapshot.stored
        fields:
          last_schedule: last_schedule
          last_prefetch: last_prefetch
          last_notification: last_notification
          prefetch_success: prefetch_success
          cached_content_used: cached_content_used
          content_hash: contentHash
          schedule_hash: scheduleHash

  - id: user-defaults
    title: the defaults of the app with a schedule snapshot in them
    summary: The app's preferences as a property list, or as JSON made of it; the snapshot is one of their values.
    form: object
    platform: ios
    within: "*"
    known_by:
      some:
        - last_schedule
        - last_prefetch
        - last_notification
        - prefetch_success
        - cached_content_used
        - contentHash
        - scheduleHash
      at_least: 4
      lacks: [event]
    becomes:
      - event: snapshot.stored
        fields:
          key: $name
          last_schedule: last_schedule
          last_prefetch: last_prefetch
          last_notification: last_notification
          prefetch_success: prefetch_success
          cached_content_used: cached_content_used
          content_hash: contentHash
          schedule_hash: scheduleHash

"""##
    ),
    (
      "Rules/events/files-tables.yml",
      ##"""
# Dumps of the plugin's tables, and what the system says is pending.
schema: dnp-rules/1

events:
  table.notification:
    summary: a row of the table of notifications
    set: { table: notifications }
    fields:
      dump: word
      table: word
      id: word
      schedule_id: word
      title: text
      body: text
      scheduled_time: number
      delivery_status: word
      priority: text
      sound_enabled: boolean
      vibration_enabled: boolean
      created_at: number
      updated_at: number

  table.content:
    summary: a row of the table of fetched content
    fields: { dump: word, table: word, id: word, schedule_id: word, payload: text, created_at: number }
    set: { table: content }

  table.schedule:
    summary: a row of the table of schedules
    set: { table: schedules }
    fields:
      dump: word
      table: word
      id: word
      kind: word
      enabled: boolean
      cron: text
      clock_time: text
      next_run_at: number
      created_at: number
      updated_at: number

  alarm.stored:
    summary: an alarm as the app stores it on iOS, or as both platforms describe it
    set: { table: alarms }
    fields:
      dump: word
      table: word
      id: word
      alarm_id: word
      trigger_time: number
      repeat_rule: word
      channel_id: word
      priority: text
      title: text
      body: text
      sound_enabled: boolean
      vibration_enabled: boolean
      payload: text
      created_at: number
      updated_at: number
      enabled: boolean

  pending.listed:
    summary: the list of pending notifications
    fields: { count: integer, listed: list }

  pending.item:
    summary: a pending notification
    fields: { dump: word, id: word }

evidence:
  - id: database-dump
    title: the plugin's tables in one object
    summary: One member a table, each an array of its rows.
    form: object
    platform: android
    device: device
    known_by: { has: [schedules], some: [notifications, contents, device], at_least: 1 }
    becomes:
      - event: table.notification
        from: "notifications[]"
        fields:
          dump: $file
          id: id
          schedule_id: [scheduleId, schedule_id]
          title: title
          body: body
          scheduled_time: [scheduledTime, scheduled_time]
          delivery_status: [deliveryStatus, delivery_status]
          priority: priority
          sound_enabled: [soundEnabled, sound_enabled]
          vibration_enabled: [vibrationEnabled, vibration_enabled]
          created_at: [createdAt, created_at]
          updated_at: [updatedAt, updated_at]
      - event: table.content
        from: "contents[]"
        fields:
          dump: $file
          id: id
          schedule_id: [scheduleId, schedule_id]
          payload: payload
          created_at: [createdAt, created_at]
      - event: table.schedule
        from: "schedules[]"
        fields:
          dump: $file
          id: id
          kind: kind
          enabled: enabled
          cron: cron
          clock_time: [clockTime, clock_time]
          next_run_at: [nextRunAt, next_run_at]
          created_at: [createdAt, created_at]
          updated_at: [updatedAt, updated_at]

  - id: notification-rows
    title: the table of notifications
    summary: The rows of NotificationContentEntity, as JSON or as CSV with a header.
    form: rows
    platform: android
    device: device
    known_by:
      has: [id]
      some:
        - scheduleId
        - schedule_id
        - title
        - body
        - scheduledTime
        - scheduled_time
        - deliveryStatus
        - delivery_status
        - soundEnabled
        - sound_enabled
        - vibrationEnabled
        - vibration_enabled
      at_least: 4
    becomes:
      - event: table.notification
        fields:
          dump: $file
          id: id
          schedule_id: [scheduleId, schedule_id]
          title: title
          body: body
          scheduled_time: [scheduledTime, scheduled_time]
          delivery_status: [deliveryStatus, delivery_status]
          priority: priority
          sound_enabled: [soundEnabled, sound_enabled]
          vibration_enabled: [vibrationEnabled, vibration_enabled]
          created_at: [createdAt, created_at]
          updated_at: [updatedAt, updated_at]

  - id: content-rows
    title: the table of fetched content
    summary: The rows of ContentCache, as JSON or as CSV with a header.
    form: rows
    platform: android
    device: device
    known_by:
      has: [id, payload]
      some: [scheduleId, schedule_id, createdAt, created_at]
      at_least: 1
      lacks: [title, alarm_id]
    becomes:
      - event: table.content
        fields:
          dump: $file
          id: id
          schedule_id: [scheduleId, schedule_id]
          payload: payload
          created_at: [createdAt, created_at]

  - id: schedule-rows
    title: the table of schedules
    summary: The rows of Schedule, as JSON or as CSV with a header.
    form: rows
    platform: android
    device: device
    known_by:
      has: [id]
      some: [kind, enabled, cron, clockTime, clock_time, nextRunAt, next_run_at, createdAt, created_at, updatedAt, updated_at]
      at_least: 4
      lacks: [scheduleId, schedule_id, title, payload]
    becomes:
      - event: table.schedule
        fields:
          dump: $file
          id: id
          kind: kind
          enabled: enabled
          cron: cron
          clock_time: [clockTime, clock_time]
          next_run_at: [nextRunAt, next_run_at]
          created_at: [createdAt, created_at]
          updated_at: [updatedAt, updated_at]

  - id: alarm-rows
    title: the stored alarms
    summary: The alarms as the app stores them on iOS, as JSON or as CSV with a header.
    form: rows
    device: device
    known_by:
      has: [alarm_id]
      some: [trigger_time, repeat_rule, title, body, enabled, created_at, updated_at]
      at_least: 3
    becomes:
      - event: alarm.stored
        fields:
          dump: $file
          id: alarm_id
          alarm_id: alarm_id
          trigger_time: trigger_time
          repeat_rule: repeat_rule
          channel_id: channel_id
          priority: priority
          title: title
          body: body
          sound_enabled: sound_enabled
          vibration_enabled: vibration_enabled
          payload: payload
          created_at: created_at
          updated_at: updated_at
          enabled: enabled

  - id: alarm-list
    title: the stored alarms in one object
    summary: An object with the array of the stored alarms, such as the value that the app keeps in its defaults.
    form: object
    device: device
    known_by: { has: [alarms], lacks: [event] }
    becomes:
      - event: alarm.stored
        from: "alarms[]"
        fields:
          dump: $file
          id: alarm_id
          alarm_id: alarm_id
          trigger_time: trigger_time
          repeat_rule: repeat_rule
          channel_id: channel_id
          priority: priority
          title: title
          body: body
          sound_enabled: sound_enabled
          vibration_enabled: vibration_enabled
          payload: payload
          created_at: created_at
          updated_at: updated_at
          enabled: enabled

  - id: pending-list
    title: the pending notifications
    summary: What the plugin answers when it is asked for its pending notifications.
    form: object
    device: device
    known_by: { has: [count, notifications], lacks: [event] }
    becomes:
      - event: pending.listed
        fields: { count: count, listed: ["notifications[].id", "notifications[].identifier"] }
      - event: pending.item
        from: "notifications[]"
        fields: { dump: $file, id: [id, identifier] }

"""##
    ),
    (
      "Rules/events/files-telemetry.yml",
      ##"""
# Counters as a dump of the text exposition format.
schema: dnp-rules/1

events:
  telemetry.dumped:
    summary: a counter as it stood when the capture ended
    fields: { name: word, labels: text, reason: word, value: number }

evidence:
  - id: telemetry-dump
    title: a dump of the counters
    summary: The text exposition format, one sample a line.
    form: exposition
    known_by:
      some:
        - dnp_prefetch_failure_total
        - dnp_prefetch_attempt_total
        - dnp_prefetch_success_total
        - dnp_prefetch_not_modified_total
        - dnp_prefetch_missed_total
        - dnp_notification_scheduled_total
        - dnp_notification_delivered_total
        - dnp_notification_drift_exceeded_total
        - dnp_cache_fallback_total
        - dnp_notifications_total
        - dnp_notifications_success_total
        - dnp_fetch_duration_seconds
        - dnp_user_opt_outs_total
    becomes:
      - event: telemetry.dumped
        fields: { name: name, labels: label_text, reason: labels.reason, value: value }

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
    tags: ["[DNP-JS]", "DNP-JS:"]
    log_tags: [DNP-JS]
  BRIDGE:
    summary: Capacitor's own lines about calls; they tell no outcome, so they stand for themselves
    tags: ["To Native ->  DailyNotification ", "To Native -> DailyNotification "]

events:
  js.call:
    summary: JavaScript called the plugin
    component: JS
    level: info
    fields: { method: word, callback_id: word, args: text }
    regex:
      - '\G\s*call\s+(?<method>[A-Za-z]\w*)(?!\w|\s*=)'
      - '\G\s*call\b'
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      args: args

  js.bridge.call:
    summary: Capacitor passed a call on to the plugin
    component: BRIDGE
    fields: { method: word, callback_id: word }
    regex:
      - '\G\s*(?<method>[A-Za-z]\w*)\s+(?<callback_id>\d+)\s*$'

  js.resolve:
    summary: a call was answered
    component: JS
    level: info
    fields:
      method: word
      callback_id: word
      result: text
      success: boolean
      active: boolean
      boot_receiver: boolean
      id: word
      notification_time: instant
      pending: integer
      code: word
      message: text
      action: word
    text:
      - "resolve"
      - "resolve {method}"
    pairs:
      method: method
      callback_id: callback_id
      callbackId: callback_id
      result: result
      success: success
      active: active
      isActive: active
      bootReceiver: boot_receiver
      boot_receiver: boot_receiver
      id: id
      scheduleId: id
      notificationTime: notification_time
      notification_time: notification_time
      code: code
      error: code
      message: message
      action: action
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
    fields: { plugins: text }
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

  ui.log.exported:
    summary: the test app handed its log out; `build` is the kind of build
    component: any
    fields: { build: word }
    literals: ["[DNP-UI] Log export"]
    text:
      - "[DNP-UI] Log exported"
      - "[DNP-UI] Log export finished"
      - "[DNP-UI] Log export"
    pairs: { build: build, buildType: build, build_type: build }

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
  UNKNOWN:
    summary: tags of the plugin's style that no known part uses; their lines are counted and listed as unrecognised
    tags: ["[DNP-", "DNP-"]
    subsystems: [com.timesafari.dailynotification]

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

  plugin.permission.prompted:
    summary: the system's question stands on the screen
    component: PLUGIN
    level: info
    text:
      - "Notification permission prompt shown"
      - "Presenting notification permission prompt"

  plugin.permission.changed:
    summary: the permission is another than at the last look; the next notification may be named
    component: PLUGIN
    level: info
    fields: { from: word, to: word, notification_time: instant }
    text:
      - "Notification permission changed from {from:word} to {to:word}"
      - "Notification permission changed"
    pairs: { from: from, to: to, notificationTime: notification_time, notification_time: notification_time }

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
    fields:
      config: text
      fetch_hour: integer
      fetch_minute: integer
      notify_hour: integer
      notify_minute: integer
    text:
      # The two cron expressions of the configuration, in either order.
      - >-
        scheduleDualNotification() called{before:text}contentFetch{fetch_options:text}schedule":"{fetch_minute}
        {fetch_hour} * * *{between:text}userNotification{notify_options:text}schedule":"{notify_minute}
        {notify_hour} * * *{*}
      - >-
        scheduleDualNotification() called{before:text}userNotification{notify_options:text}schedule":"{notify_minute}
        {notify_hour} * * *{between:text}contentFetch{fetch_options:text}schedule":"{fetch_minute}
        {fetch_hour} * * *{*}
      - "scheduleDualNotification() called"
      - "Dual schedule requested"
    pairs:
      config: config
      fetch_hour: fetch_hour
      fetch_minute: fetch_minute
      notify_hour: notify_hour
      notify_minute: notify_minute

  dual.schedule.cancelled:
    summary: both parts of a dual schedule were cancelled
    component: PLUGIN
    level: info
    fields: { fetch: boolean, notify: boolean, cancelled: boolean }
    text:
      - "cancelDualSchedule() called"
      - "Dual schedule cancelled"
    pairs: { fetch: fetch, notify: notify }
    set: { cancelled: true }

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
    fields:
      schedules: integer
      db_ids: list
      pending_ids: list
      pending: integer
      alarms: integer
      boot: boolean
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
      alarms: alarms
      alarmCount: alarms
      boot: boot
      boot_flag: boot
      bootFlag: boot

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
      - "Marked missed notification: {id}"
      - "Marked notification missed"
      - "Marked{*}"
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
    component: any
    level: info
    literals: ['"last_schedule"', "DNP_ScheduleSnapshot", "[DNP-STORAGE] Snapshot written"]
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
      - 'DNP-STORAGE\W+Snapshot written\b'
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

  device.network:
    summary: whether there is a network
    component: SYSTEM
    level: info
    fields: { status: word }
    text:
      - "Network status: {status}"
      - "Network is {status=online|offline}"
      - "Network changed"
    pairs: { status: status }

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
    (
      "Rules/evidence/android-alarm-has-all-fields.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-alarm-has-all-fields
    title: a stored alarm on Android has all twelve fields
    requirements: [REQ-145]
    rationale: >-
      Channel, priority, sound and vibration are required beside the eight common ones; the payload is not.
    remediation: >-
      Write all of them when an alarm is stored, and migrate rows of earlier versions.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    kind: schema
    event: alarm.stored
    required: [alarm_id, trigger_time, repeat_rule, channel_id, priority, title, body, sound_enabled, vibration_enabled, created_at, updated_at, enabled]
    tests:
      - name: whole
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5, "channel_id": "timesafari.daily", "priority": "high", "sound_enabled": true, "vibration_enabled": false}]
        expect: pass
      - name: one is missing
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5, "priority": "high", "sound_enabled": true, "vibration_enabled": false}]
        expect: { fail: 1, message: channel_id }
      - name: of another type
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5, "channel_id": "timesafari.daily", "priority": "high", "sound_enabled": "yes", "vibration_enabled": false}]
        expect: { fail: 1, message: sound_enabled }
      - name: hidden
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5, "channel_id": "<private>", "priority": "high", "sound_enabled": true, "vibration_enabled": false}]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/android-next-run-in-milliseconds.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-next-run-in-milliseconds
    title: the next run in the tables of Android counts milliseconds
    requirements: [REQ-151]
    rationale: >-
      Seconds in a place for milliseconds lie in January 1970, and the alarm goes off at once.
    remediation: >-
      Multiply once, where a time enters the store, and nowhere else.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    parameters: { earliest: 1577836800000, latest: 4102444800000 }
    kind: domain
    event: table.schedule
    fields: { next_run_at: { from: $earliest, to: $latest } }
    missing: skip
    tests:
      - name: milliseconds
        events: ["0s table.schedule id=a next_run_at=1763185980000"]
        expect: pass
      - name: seconds
        events: ["0s table.schedule id=a next_run_at=1763185980"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s table.schedule id=a next_run_at=~"]
        expect: { inconclusive: redacted }
      - name: not set
        events: ["0s table.schedule id=a"]
        expect: cancelled

"""##
    ),
    (
      "Rules/evidence/android-scheduled-time-in-milliseconds.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-scheduled-time-in-milliseconds
    title: the scheduled time in the tables of Android counts milliseconds
    requirements: [REQ-151]
    rationale: >-
      Seconds in a place for milliseconds lie in January 1970, and the alarm goes off at once.
    remediation: >-
      Multiply once, where a time enters the store, and nowhere else.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    parameters: { earliest: 1577836800000, latest: 4102444800000 }
    kind: domain
    event: table.notification
    fields: { scheduled_time: { from: $earliest, to: $latest } }
    missing: skip
    tests:
      - name: milliseconds
        events: ["0s table.notification id=a scheduled_time=1763185980000"]
        expect: pass
      - name: seconds
        events: ["0s table.notification id=a scheduled_time=1763185980"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s table.notification id=a scheduled_time=~"]
        expect: { inconclusive: redacted }
      - name: not set
        events: ["0s table.notification id=a"]
        expect: cancelled

"""##
    ),
    (
      "Rules/evidence/android-times-in-milliseconds.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-times-in-milliseconds
    title: times in the tables of Android count milliseconds
    requirements: [REQ-151]
    rationale: >-
      Seconds in a place for milliseconds lie in January 1970. Times from 2020 to 2100 are plausible, the window
      is ours.
    remediation: >-
      Multiply once, where a time enters the store, and nowhere else.
    severity: error
    tags: [core, evidence, storage]
    platform: [android]
    parameters: { earliest: 1577836800000, latest: 4102444800000 }
    kind: domain
    event: [table.schedule, table.notification]
    fields:
      created_at: { from: $earliest, to: $latest }
      updated_at: { from: $earliest, to: $latest }
    missing: skip
    tests:
      - name: milliseconds
        events: ["0s table.schedule id=a created_at=1763100000000 updated_at=1763100000000"]
        expect: pass
      - name: seconds
        events: ["0s table.schedule id=a created_at=1763100000000 updated_at=1763100000"]
        expect: { fail: 1, line: 1 }
      - name: the first moment
        events: ["0s table.notification id=a created_at=1577836800000 updated_at=1577836800000"]
        expect: pass
      - name: just before it
        events: ["0s table.notification id=a created_at=1577836799999 updated_at=1577836800000"]
        expect: fail
      - name: negative
        events: ["0s table.notification id=a created_at=-5"]
        expect: fail
      - name: hidden
        events: ["0s table.notification id=a created_at=~"]
        expect: { inconclusive: redacted }
      - name: not told
        events: ["0s table.notification id=a"]
        expect: cancelled

"""##
    ),
    (
      "Rules/evidence/content-row-has-its-columns.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: content-row-has-its-columns
    title: a row of the fetched content has its columns
    requirements: [REQ-146]
    rationale: >-
      The payload may be empty; what it belongs to and when it came may not.
    remediation: >-
      Compare the entity with the table definition, and write a migration where they differ.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    kind: schema
    event: table.content
    required: [id, schedule_id, created_at]
    tests:
      - name: whole
        evidence: |
          [{"id": "c-1", "scheduleId": "s-1", "payload": "{}", "createdAt": 1763100000000}]
        expect: pass
      - name: one is missing
        evidence: |
          [{"id": "c-1", "payload": "{}", "createdAt": 1763100000000}]
        expect: { fail: 1, message: schedule_id }
      - name: of another type
        evidence: |
          [{"id": "c-1", "scheduleId": "s-1", "payload": "{}", "createdAt": "now"}]
        expect: { fail: 1, message: created_at }
      - name: hidden
        evidence: |
          [{"id": "c-1", "scheduleId": "<private>", "payload": "{}", "createdAt": 1763100000000}]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/info-plist-declares-the-modes.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: info-plist-declares-the-modes
    title: the Info.plist declares the background modes that iOS knows
    requirements: [REQ-029]
    rationale: >-
      Without the modes fetch and processing the system refuses to run the tasks. The words "background-fetch"
      and "background-processing" of the project's own documents are none that iOS accepts.
    remediation: >-
      Put fetch and processing into UIBackgroundModes, build again, and look into the Info.plist of the built
      app.
    severity: error
    tags: [core, evidence]
    platform: [ios]
    kind: set
    collect: app.plist
    value: modes
    relation: superset
    with: { values: [fetch, processing] }
    per: capture
    tests:
      - name: both, and one more
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
              <key>UIBackgroundModes</key>
              <array><string>fetch</string><string>processing</string><string>remote-notification</string></array>
            </dict>
          </plist>
        expect: pass
      - name: words of the documents
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
              <key>UIBackgroundModes</key>
              <array><string>background-fetch</string><string>background-processing</string></array>
            </dict>
          </plist>
        expect: { fail: 1, line: 1 }
      - name: one of two
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
              <key>UIBackgroundModes</key>
              <array><string>fetch</string></array>
            </dict>
          </plist>
        expect: fail
      - name: none at all
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
            </dict>
          </plist>
        expect: fail
      - name: hidden by hand
        events: ["0s app.plist modes=fetch,..."]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/info-plist-permits-the-fetch-task.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: info-plist-permits-the-fetch-task
    title: the Info.plist permits the identifier of the fetch task
    requirements: [REQ-029]
    rationale: >-
      The system ends the app when it registers a task whose identifier is not permitted. The identifier of the
      maintenance task is needed only by those who use it.
    remediation: >-
      Put com.timesafari.dailynotification.fetch into BGTaskSchedulerPermittedIdentifiers.
    severity: error
    tags: [core, evidence]
    platform: [ios]
    kind: set
    collect: app.plist
    value: identifiers
    relation: superset
    with: { values: [com.timesafari.dailynotification.fetch] }
    per: capture
    tests:
      - name: permitted
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
              <key>BGTaskSchedulerPermittedIdentifiers</key>
              <array><string>com.timesafari.dailynotification.fetch</string><string>com.timesafari.dailynotification.notify</string></array>
            </dict>
          </plist>
        expect: pass
      - name: a capital letter
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
              <key>BGTaskSchedulerPermittedIdentifiers</key>
              <array><string>com.timesafari.dailyNotification.fetch</string></array>
            </dict>
          </plist>
        expect: fail
      - name: none at all
        evidence: |
          <plist version="1.0">
            <dict>
              <key>CFBundleIdentifier</key><string>org.example.reminders</string>
              <key>CFBundleExecutable</key><string>App</string>
              <key>CFBundleVersion</key><string>7</string>
            </dict>
          </plist>
        expect: fail
      - name: elided
        events: ["0s app.plist identifiers=..."]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/ios-times-in-seconds.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: ios-times-in-seconds
    title: times of alarms stored on iOS count seconds
    requirements: [REQ-151]
    rationale: >-
      A TimeInterval counts seconds; milliseconds in its place lie fifty thousand years ahead. Times from 2020
      to 2100 are plausible, the window is ours.
    remediation: >-
      Divide once, where a time of JavaScript enters the plugin, and nowhere else.
    severity: error
    tags: [core, evidence, storage]
    platform: [ios]
    parameters: { earliest: 1577836800, latest: 4102444800 }
    kind: domain
    event: alarm.stored
    fields:
      trigger_time: { from: $earliest, to: $latest }
      created_at: { from: $earliest, to: $latest }
      updated_at: { from: $earliest, to: $latest }
    missing: skip
    tests:
      - name: seconds
        events: ["0s alarm.stored alarm_id=a trigger_time=1763185980 created_at=1763100000.25 updated_at=1763100000.25"]
        expect: pass
      - name: milliseconds
        events: ["0s alarm.stored alarm_id=a trigger_time=1763185980000 created_at=1763100000 updated_at=1763100000"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s alarm.stored alarm_id=a trigger_time=~"]
        expect: { inconclusive: redacted }
      - name: not told
        events: ["0s alarm.stored alarm_id=a"]
        expect: cancelled

"""##
    ),
    (
      "Rules/evidence/notification-row-has-its-columns.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: notification-row-has-its-columns
    title: a row of the notifications has its columns
    requirements: [REQ-146]
    rationale: >-
      All eleven columns of the table are required.
    remediation: >-
      Compare the entity with the table definition, and write a migration where they differ.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    kind: schema
    event: table.notification
    required: [id, schedule_id, title, body, scheduled_time, delivery_status, priority, sound_enabled, vibration_enabled, created_at, updated_at]
    tests:
      - name: whole
        evidence: |
          [{"id": "n-1", "scheduleId": "s-1", "title": "Good morning", "body": "Two notes wait", "scheduledTime": 1763185980000, "deliveryStatus": "pending", "priority": "high", "soundEnabled": true, "vibrationEnabled": false, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: pass
      - name: one is missing
        evidence: |
          [{"id": "n-1", "scheduleId": "s-1", "title": "Good morning", "body": "Two notes wait", "scheduledTime": 1763185980000, "priority": "high", "soundEnabled": true, "vibrationEnabled": false, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: { fail: 1, message: delivery_status }
      - name: of another type
        evidence: |
          [{"id": "n-1", "scheduleId": "s-1", "title": "Good morning", "body": "Two notes wait", "scheduledTime": true, "deliveryStatus": "pending", "priority": "high", "soundEnabled": true, "vibrationEnabled": false, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: { fail: 1, message: scheduled_time }
      - name: hidden
        evidence: |
          [{"id": "n-1", "scheduleId": "s-1", "title": "Good morning", "body": "<private>", "scheduledTime": 1763185980000, "deliveryStatus": "pending", "priority": "high", "soundEnabled": true, "vibrationEnabled": false, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/row-ids-are-unique.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: row-ids-are-unique
    title: no two rows of a table have the same id
    requirements: [REQ-148]
    rationale: >-
      An update writes the row anew under its id; two rows of one id are two alarms of which only one can be
      withdrawn.
    remediation: >-
      Make the id the primary key, and look for the code that inserts where it should update.
    severity: error
    tags: [core, evidence, storage]
    kind: count
    event: [table.schedule, table.notification, table.content, alarm.stored]
    per: capture
    at_most: 1
    key: [dump, table, id]
    tests:
      - name: each once
        evidence: |
          id,kind,enabled,cron,clockTime,nextRunAt,createdAt,updatedAt
          s-1,notify,1,53 5 * * *,,1763185980000,1763100000000,1763100000000
          s-2,fetch,1,48 5 * * *,,1763185680000,1763100000000,1763100000000
        expect: { pass: 2 }
      - name: one twice
        evidence: |
          id,kind,enabled,cron,clockTime,nextRunAt,createdAt,updatedAt
          s-1,notify,1,53 5 * * *,,1763185980000,1763100000000,1763100000000
          s-2,fetch,1,48 5 * * *,,1763185680000,1763100000000,1763100000000
          s-1,notify,0,53 6 * * *,,1763189580000,1763100000000,1763100000001
        expect: { fail: 1, line: 4 }
      - name: the same id in two dumps
        evidence:
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "x"}]
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "y"}]
        expect: { pass: 2 }
      - name: the id is hidden
        evidence: |
          [{"alarm_id": "<private>", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "x"}]
        expect: { inconclusive: ambiguous }

"""##
    ),
    (
      "Rules/evidence/row-times-in-order.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: row-times-in-order
    title: a row was changed after it was made
    requirements: [REQ-151]
    rationale: >-
      A row whose change lies before its making has one of the two from another clock or in another unit.
    remediation: >-
      Set both from one reading of the clock when the row is made.
    severity: error
    tags: [evidence, storage]
    kind: relate
    when: table.schedule | table.notification | alarm.stored as r
    where: present(created_at) && present(updated_at)
    check: r.created_at <= r.updated_at
    tests:
      - name: at once
        events: ["0s table.schedule id=a created_at=1763100000000 updated_at=1763100000000"]
        expect: pass
      - name: later
        events: ["0s alarm.stored alarm_id=a created_at=1763100000 updated_at=1763100060.5"]
        expect: pass
      - name: before
        events: ["0s table.notification id=a created_at=1763100000001 updated_at=1763100000000"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s table.notification id=a created_at=~ updated_at=1763100000000"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/row-words-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: row-words-are-known
    title: words in the tables are those that are defined
    requirements: [REQ-150]
    rationale: >-
      A status, a kind or a rule that nobody knows is treated in whatever way the code ends in.
    remediation: >-
      Store enumerations by the names that are defined, and migrate rows of earlier versions.
    severity: error
    tags: [evidence, storage]
    kind: domain
    event: [table.notification, table.schedule, alarm.stored]
    fields:
      delivery_status: [pending, delivered, missed]
      kind: [notify, fetch]
      repeat_rule: [NONE, DAILY, WEEKLY, CUSTOM]
    missing: skip
    tests:
      - name: known
        events: ["0s table.notification id=a delivery_status=missed", "0s alarm.stored id=a repeat_rule=DAILY", "0s table.schedule id=a kind=fetch"]
        expect: { pass: 3 }
      - name: an unknown status
        events: ["0s table.notification id=a delivery_status=shown"]
        expect: { fail: 1, line: 1 }
      - name: an unknown rule
        events: ["0s alarm.stored id=a repeat_rule=daily"]
        expect: fail
      - name: hidden
        events: ["0s alarm.stored id=a repeat_rule=~"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/rows-name-an-existing-schedule.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: rows-name-an-existing-schedule
    title: what a row belongs to is in the table of schedules
    requirements: [REQ-149]
    rationale: >-
      A row without its schedule is never shown, or shown for ever. It is judged where the table of schedules
      was dumped as well.
    remediation: >-
      Delete what belongs to a schedule together with it, or declare the foreign key.
    severity: error
    tags: [core, evidence, storage]
    kind: set
    collect: [table.notification, table.content]
    value: schedule_id
    relation: subset
    with: { collect: table.schedule, value: id }
    per: capture
    tests:
      - name: all are there
        evidence: |
          {"schedules": [{"id": "s-1", "kind": "notify"}, {"id": "s-2", "kind": "fetch"}],
           "notifications": [{"id": "n-1", "scheduleId": "s-1"}], "contents": [{"id": "c-1", "scheduleId": "s-2"}]}
        expect: pass
      - name: one is gone
        evidence: |
          {"schedules": [{"id": "s-1", "kind": "notify"}],
           "notifications": [
             {"id": "n-1", "scheduleId": "s-1"},
             {"id": "n-2", "scheduleId": "s-9"}], "contents": []}
        expect: { fail: 1, line: 4 }
      - name: the other table was not dumped
        evidence: |
          id,scheduleId,title,body,scheduledTime,deliveryStatus
          n-1,s-1,a,b,1763185980000,pending
        expect: { inconclusive: end }
      - name: rows of the other table were passed over
        evidence:
          - |
            id,scheduleId,title,body,scheduledTime,deliveryStatus
            n-1,s-9,a,b,1763185980000,pending
          - |
            id,kind,enabled,cron,createdAt,updatedAt
            s-1,notify,1,53 5 * * *,1763100000000,1763100000000
            s-9,notify
        expect: { inconclusive: end }

"""##
    ),
    (
      "Rules/evidence/schedule-error-names-a-known-action.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-error-names-a-known-action
    title: the action of a refusal is one that callers know
    requirements: [REQ-188]
    rationale: >-
      An app does what the action says; for a word that it does not know it does nothing.
    remediation: >-
      Use opened_settings or permission_denied, or leave the action out.
    severity: error
    tags: [evidence, lifecycle]
    kind: domain
    event: result.schedule
    where: present(error_action)
    fields: { error_action: [opened_settings, permission_denied] }
    missing: skip
    tests:
      - name: known
        events: ["0s result.schedule success=false error_action=opened_settings"]
        expect: pass
      - name: unknown
        events: ["0s result.schedule success=false error_action=retry"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s result.schedule success=false error_action=~"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/schedule-result-has-its-shape.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-result-has-its-shape
    title: the result of a schedule call has its shape
    requirements: [REQ-188]
    rationale: >-
      Success is a truth value; id, code and message are texts.
    remediation: >-
      Build the result in one place, from typed values.
    severity: error
    tags: [evidence, lifecycle]
    kind: schema
    event: result.schedule
    required: [success]
    tests:
      - name: whole
        evidence: |
          {"success": true, "alarmId": "a-1"}
        expect: pass
      - name: one is missing
        evidence: |
          {"success": null, "alarmId": "a-1"}
        expect: { fail: 1, message: success }
      - name: of another type
        evidence: |
          {"success": "true", "alarmId": "a-1"}
        expect: { fail: 1, message: success }
      - name: hidden
        evidence: |
          {"success": true, "alarmId": "<private>"}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/schedule-result-has-one-outcome.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-result-has-one-outcome
    title: a result is a success without an error, or an error with its words
    requirements: [REQ-188]
    rationale: >-
      A caller that sees both, or neither, cannot tell whether anything is scheduled.
    remediation: >-
      Resolve with success and the id, or with the error and its code and message, never with both.
    severity: error
    tags: [core, evidence, lifecycle]
    kind: relate
    when: result.schedule as r
    check:
      - r.success && !present(r.error) || !r.success && present(r.error)
      - r.success || !present(r.error) || present(r.error_code) && present(r.error_message)
    tests:
      - name: success
        evidence: |
          {"success": true, "alarmId": "a-1"}
        expect: pass
      - name: an error
        evidence: |
          {"success": false, "error": {"code": "INVALID_SCHEDULE", "message": "The time is none."}}
        expect: pass
      - name: both
        evidence: |
          {"success": true, "error": {"code": "INVALID_SCHEDULE", "message": "The time is none."}}
        expect: { fail: 1, line: 1 }
      - name: neither
        evidence: |
          {"success": false, "alarmId": "a-1"}
        expect: fail
      - name: an error without words
        evidence: |
          {"success": false, "error": {"code": "INVALID_SCHEDULE"}}
        expect: fail
      - name: success is no truth value
        evidence: |
          {"success": "yes", "alarmId": "a-1"}
        expect: { inconclusive: malformed }

"""##
    ),
    (
      "Rules/evidence/schedule-row-has-a-time.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-row-has-a-time
    title: a row of the schedules has a valid cron or clock time
    requirements: [REQ-152]
    rationale: >-
      One of both is enough. The form of a cron expression with five fields is checked, and the bounds of a
      clock time; whether the next run is the next occurrence is not, since a dump does not tell the zone.
    remediation: >-
      Refuse a schedule without a valid time when it is made.
    severity: error
    tags: [core, evidence, storage]
    kind: relate
    when: table.schedule as r
    check: >-
      (r.cron ?? "") =~ "^\s*[0-9*,/-]+(?:\s+[0-9A-Za-z*,/?#-]+){4}\s*$"
      || (r.clock_time ?? "") =~ "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"
    tests:
      - name: a cron expression
        events: ['0s table.schedule id=a cron="53 5 * * *"']
        expect: pass
      - name: a clock time
        events: ['0s table.schedule id=a clock_time=05:53']
        expect: pass
      - name: the last minute of a day
        events: ['0s table.schedule id=a clock_time=23:59']
        expect: pass
      - name: no such hour
        events: ['0s table.schedule id=a clock_time=24:00']
        expect: { fail: 1, line: 1 }
      - name: four fields
        events: ['0s table.schedule id=a cron="53 5 * *"']
        expect: fail
      - name: neither
        events: ['0s table.schedule id=a']
        expect: fail
      - name: hidden
        events: ['0s table.schedule id=a cron=~']
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/schedule-row-has-its-columns.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-row-has-its-columns
    title: a row of the schedules has its columns
    requirements: [REQ-146]
    rationale: >-
      The table as the requirements define it; cron, clock time and next run may be empty.
    remediation: >-
      Compare the entity with the table definition, and write a migration where they differ.
    severity: error
    tags: [evidence, storage]
    platform: [android]
    kind: schema
    event: table.schedule
    required: [id, kind, enabled, created_at, updated_at]
    tests:
      - name: whole
        evidence: |
          [{"id": "s-1", "kind": "notify", "enabled": true, "cron": "53 5 * * *", "clockTime": null, "nextRunAt": 1763185980000, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: pass
      - name: one is missing
        evidence: |
          [{"id": "s-1", "kind": "notify", "enabled": true, "cron": "53 5 * * *", "clockTime": null, "nextRunAt": 1763185980000, "createdAt": 1763100000000}]
        expect: { fail: 1, message: updated_at }
      - name: of another type
        evidence: |
          [{"id": "s-1", "kind": "notify", "enabled": "on", "cron": "53 5 * * *", "clockTime": null, "nextRunAt": 1763185980000, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: { fail: 1, message: enabled }
      - name: hidden
        evidence: |
          [{"id": "s-1", "kind": "<private>", "enabled": true, "cron": "53 5 * * *", "clockTime": null, "nextRunAt": 1763185980000, "createdAt": 1763100000000, "updatedAt": 1763100000000}]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/snapshot-carries-the-content-hash.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-carries-the-content-hash
    title: the schedule snapshot carries the hash of the last stored content
    requirements: [REQ-122]
    rationale: >-
      Both lines are written by one cycle. Hashes are compared as texts, since nothing tells how they are made.
    remediation: >-
      Write the hash of what was stored last, and look for a cycle that changed the content without the
      snapshot.
    severity: warning
    tags: [evidence, storage]
    platform: [ios]
    kind: hash
    event: snapshot.stored
    where: present(content_hash)
    value: content_hash
    same_as: { event: storage.content.saved, where: present(content_hash), value: content_hash }
    tests:
      - name: the same
        events: ["0s storage.content.saved content_hash=ab12cd34ef56", "30m snapshot.stored content_hash=ab12cd34ef56"]
        expect: pass
      - name: another one
        events: ["0s storage.content.saved content_hash=ab12cd34ef56", "30m snapshot.stored content_hash=ab12cd34ef57"]
        expect: { fail: 1, line: 2 }
      - name: the last one counts
        events:
          - "0s storage.content.saved content_hash=ab12cd34ef56"
          - "10m storage.content.saved content_hash=001122334455"
          - "30m snapshot.stored content_hash=ab12cd34ef56"
        expect: { fail: 1, line: 3 }
      - name: one may be missing
        events: ["0s storage.content.saved content_hash=ab12cd34ef56", "20m gap 5m", "30m snapshot.stored content_hash=001122334455"]
        expect: { inconclusive: gap }
      - name: hidden
        events: ["0s storage.content.saved content_hash=ab12cd34ef56", "30m snapshot.stored content_hash=~"]
        expect: { inconclusive: redacted }
      - name: nothing was stored in the capture
        events: ["30m snapshot.stored content_hash=ab12cd34ef56"]
        expect: notExercised

"""##
    ),
    (
      "Rules/evidence/snapshot-carries-the-schedule-hash.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-carries-the-schedule-hash
    title: the schedule snapshot carries the hash of the last stored schedule
    requirements: [REQ-122, REQ-118]
    rationale: >-
      Both lines are written by one cycle. Hashes are compared as texts, since nothing tells how they are made.
    remediation: >-
      Write the hash of what was stored last, and look for a cycle that changed the schedule without the
      snapshot.
    severity: warning
    tags: [evidence, storage]
    platform: [ios]
    kind: hash
    event: snapshot.stored
    where: present(schedule_hash)
    value: schedule_hash
    same_as: { event: storage.schedule.persisted, where: present(schedule_hash), value: schedule_hash }
    tests:
      - name: the same
        events: ["0s storage.schedule.persisted schedule_hash=ab12cd34ef56", "30m snapshot.stored schedule_hash=ab12cd34ef56"]
        expect: pass
      - name: another one
        events: ["0s storage.schedule.persisted schedule_hash=ab12cd34ef56", "30m snapshot.stored schedule_hash=ab12cd34ef57"]
        expect: { fail: 1, line: 2 }
      - name: the last one counts
        events:
          - "0s storage.schedule.persisted schedule_hash=ab12cd34ef56"
          - "10m storage.schedule.persisted schedule_hash=001122334455"
          - "30m snapshot.stored schedule_hash=ab12cd34ef56"
        expect: { fail: 1, line: 3 }
      - name: one may be missing
        events: ["0s storage.schedule.persisted schedule_hash=ab12cd34ef56", "20m gap 5m", "30m snapshot.stored schedule_hash=001122334455"]
        expect: { inconclusive: gap }
      - name: hidden
        events: ["0s storage.schedule.persisted schedule_hash=ab12cd34ef56", "30m snapshot.stored schedule_hash=~"]
        expect: { inconclusive: redacted }
      - name: nothing was stored in the capture
        events: ["30m snapshot.stored schedule_hash=ab12cd34ef56"]
        expect: notExercised

"""##
    ),
    (
      "Rules/evidence/snapshot-has-its-seven-values.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-has-its-seven-values
    title: the schedule snapshot holds its seven values
    requirements: [REQ-120]
    rationale: >-
      Three times, two truth values and two hashes tell of the last cycle. The names are taken as they are printed, in
      both of their styles; more members may stand beside them.
    remediation: Write all seven members each time, the times as ISO 8601 with a zone, and no text for true and false.
    severity: warning
    tags: [evidence, storage]
    platform: [ios]
    kind: schema
    event: snapshot.stored
    required:
      - last_schedule
      - last_prefetch
      - last_notification
      - prefetch_success
      - cached_content_used
      - content_hash
      - schedule_hash
    tests:
      - name: all seven
        evidence: |
          {
            "last_schedule": "2025-11-15T05:48:00Z",
            "last_prefetch": "2025-11-15T05:50:00Z",
            "last_notification": "2025-11-15T05:53:00Z",
            "prefetch_success": true,
            "cached_content_used": true,
            "contentHash": "a1b2c3",
            "scheduleHash": "d4e5f6",
            "note": "more may stand here"
          }
        expect: pass
      - name: one is missing
        evidence: |
          {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:00Z",
           "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true, "cached_content_used": true,
           "contentHash": "a1b2c3"}
        expect: { fail: 1, line: 1, message: schedule_hash }
      - name: a text for a truth value
        evidence: |
          {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:00Z",
           "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": "true", "cached_content_used": true,
           "contentHash": "a1b2c3", "scheduleHash": "d4e5f6"}
        expect: { fail: 1, message: prefetch_success }
      - name: a time that is none
        evidence: |
          {"last_schedule": "soon", "last_prefetch": "2025-11-15T05:50:00Z",
           "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true, "cached_content_used": true,
           "contentHash": "a1b2c3", "scheduleHash": "d4e5f6"}
        expect: { fail: 1, message: last_schedule }
      - name: elided by hand
        evidence: |
          {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:00Z",
           "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true, "cached_content_used": true,
           "contentHash": "a1b2c3", "scheduleHash": "<private>"}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/snapshot-keeps-up-with-deliveries.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-keeps-up-with-deliveries
    title: the schedule snapshot is not older than the last delivery
    requirements: [REQ-122]
    rationale: >-
      The snapshot's notification is the one that was delivered last, or one that was armed since. One that is
      earlier is of another cycle.
    remediation: >-
      Write last_notification with the notification that is delivered or armed, and look for a cycle that writes
      nothing.
    severity: warning
    tags: [evidence, delivery]
    platform: [ios]
    parameters: { tolerance: 2s }
    kind: relate
    when: snapshot.stored as s
    where: present(last_notification)
    with_last: { event: scheduler.notification.delivered as d, where: present(scheduled) }
    check: s.last_notification >= d.scheduled - $tolerance
    tests:
      - name: the delivered one
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+20m"
          - "30m snapshot.stored last_notification=+20m"
        expect: pass
      - name: two seconds off
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+20m"
          - "30m snapshot.stored last_notification=+1198s"
        expect: pass
      - name: three seconds off
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+20m"
          - "30m snapshot.stored last_notification=+1197s"
        expect: { fail: 1, line: 2 }
      - name: the next one
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+20m"
          - "30m snapshot.stored last_notification=2025-11-16T05:50:00Z"
        expect: pass
      - name: nothing was delivered in the capture
        events: ["30m snapshot.stored last_notification=+20m"]
        expect: { inconclusive: start }
      - name: its time is hidden
        events:
          - "20m scheduler.notification.delivered id=a scheduled=+20m"
          - "30m snapshot.stored last_notification=~"
        expect: { inconclusive: redacted }
      - name: a log and the file
        log: |
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground)
        evidence: |
          {"last_schedule": "2025-11-14T05:48:00Z", "last_prefetch": "2025-11-14T05:50:12Z",
           "last_notification": "2025-11-14T05:53:00Z", "prefetch_success": true}
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/evidence/snapshot-tells-of-the-last-run.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-tells-of-the-last-run
    title: the schedule snapshot tells of the last run
    requirements: [REQ-122]
    rationale: >-
      The snapshot stands for the end of the capture, so it must tell what the last background run came to, and
      when. The time of the prefetch may be taken anywhere within the run; a snapshot that is newer than the
      capture is not compared.
    remediation: >-
      Write the snapshot when a run ends, in the handler itself; look for a path that ends a run without it.
    severity: warning
    tags: [evidence, storage]
    platform: [ios]
    parameters: { tolerance: 2s, run: 30s }
    kind: relate
    when: snapshot.stored as s
    where: 'present(prefetch_success) && last_prefetch <= time + $tolerance'
    with_last: fetch.bgtask.completed as c
    check:
      - s.prefetch_success == c.success
      - >-
        !(c.success) || s.last_prefetch <= c.time + $tolerance && s.last_prefetch >= c.time - $run - $tolerance
    tests:
      - name: the same
        events:
          - "20m fetch.bgtask.completed success=true"
          - "30m snapshot.stored prefetch_success=true last_prefetch=+1198s"
        expect: pass
      - name: at the edge
        events:
          - "20m fetch.bgtask.completed success=true"
          - "30m snapshot.stored prefetch_success=true last_prefetch=+1202s"
        expect: pass
      - name: a moment beyond it
        events:
          - "20m fetch.bgtask.completed success=true"
          - "30m snapshot.stored prefetch_success=true last_prefetch=+1203s"
        expect: { fail: 1, line: 2 }
      - name: of the day before
        events:
          - "20m fetch.bgtask.completed success=true"
          - "30m snapshot.stored prefetch_success=true last_prefetch=2025-11-14T05:50:00Z"
        expect: { fail: 1, line: 2 }
      - name: the run failed
        events:
          - "10m fetch.bgtask.completed success=true"
          - "20m fetch.bgtask.completed success=false"
          - "30m snapshot.stored prefetch_success=true last_prefetch=+10m"
        expect: { fail: 1 }
      - name: the run failed and the snapshot says so
        events:
          - "20m fetch.bgtask.completed success=false"
          - "30m snapshot.stored prefetch_success=false last_prefetch=+10m"
        expect: pass
      - name: a later run may have come unseen
        events:
          - "20m fetch.bgtask.completed success=true"
          - "28m gap 5m"
          - "30m snapshot.stored prefetch_success=false last_prefetch=+20m"
        expect: { inconclusive: gap }
      - name: the run was before the capture
        events:
          - "30m snapshot.stored prefetch_success=true last_prefetch=+10m"
        expect: { inconclusive: start }
      - name: newer than the capture
        events:
          - "20m fetch.bgtask.completed success=true"
          - "30m snapshot.stored prefetch_success=true last_prefetch=+40m"
        expect: notExercised
      - name: a log and the file
        log: |
          2025-11-15 05:50:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (run_id=r-1)
          2025-11-15 05:50:13.140000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: false) run_id=r-1
          2025-11-15 05:53:13.140000+0000 0x1a2b     Default     0x0                  412    0    App: scene did become active
        evidence: |
          {"last_schedule": "2025-11-15T05:48:00Z",
           "last_prefetch": "2025-11-15T05:50:12Z",
           "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true}
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/evidence/snapshot-under-its-key.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-under-its-key
    title: the schedule snapshot is stored under its key
    requirements: [REQ-123]
    rationale: >-
      Tools look for the snapshot under one name. It is judged where the file tells the name: a dump of the
      defaults.
    remediation: >-
      Store the snapshot under DNP_ScheduleSnapshot, and remove what an earlier version wrote elsewhere.
    severity: warning
    tags: [evidence, storage]
    platform: [ios]
    kind: domain
    event: snapshot.stored
    where: present(key)
    fields: { key: [DNP_ScheduleSnapshot] }
    missing: skip
    tests:
      - name: the agreed key
        evidence: |
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
            <key>theme</key><string>dark</string>
            <key>DNP_ScheduleSnapshot</key>
            <dict>
              <key>last_schedule</key><date>2025-11-15T05:48:00Z</date>
              <key>last_prefetch</key><date>2025-11-15T05:50:00Z</date>
              <key>last_notification</key><date>2025-11-15T05:53:00Z</date>
              <key>prefetch_success</key><true/>
            </dict>
          </dict>
          </plist>
        expect: pass
      - name: the value is a text of JSON
        evidence: |
          {"theme": "dark", "DNP_ScheduleSnapshot": "{\"last_schedule\": \"2025-11-15T05:48:00Z\", \"last_prefetch\": \"2025-11-15T05:50:00Z\", \"last_notification\": \"2025-11-15T05:53:00Z\", \"prefetch_success\": true}"}
        expect: pass
      - name: another key
        evidence: |
          {"theme": "dark", "snapshot": {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:00Z",
            "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true}}
        expect: { fail: 1, line: 1 }
      - name: alone, without a name
        evidence: |
          {"last_schedule": "2025-11-15T05:48:00Z", "last_prefetch": "2025-11-15T05:50:00Z",
            "last_notification": "2025-11-15T05:53:00Z", "prefetch_success": true}
        expect: notExercised
      - name: the name is hidden
        events: ["0s snapshot.stored key=~"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/status-count-is-plausible.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: status-count-is-plausible
    title: the status counts no fewer than none
    requirements: [REQ-195]
    rationale: >-
      A number below nothing comes from a counter that is kept beside the list instead of from the list.
    remediation: >-
      Count the list of the system when the question is asked.
    severity: error
    tags: [evidence, lifecycle]
    kind: domain
    event: result.status
    fields: { pending: { from: 0 } }
    missing: skip
    tests:
      - name: none
        events: ["0s result.status pending=0"]
        expect: pass
      - name: fewer than none
        events: ["0s result.status pending=-1"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s result.status pending=~"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/status-has-its-shape.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: status-has-its-shape
    title: the status of the notifications has its shape
    requirements: [REQ-195]
    rationale: >-
      The number of pending notifications and the permissions are always told; the rest may be missing.
    remediation: >-
      Fill both members on both platforms, with 0 and false where nothing is there.
    severity: error
    tags: [evidence, lifecycle]
    kind: schema
    event: result.status
    required: [pending, permissions]
    tests:
      - name: whole
        evidence: |
          {"pendingCount": 1, "permissions": {"notifications": true}}
        expect: pass
      - name: one is missing
        evidence: |
          {"pendingCount": 1, "missedAlarms": []}
        expect: { fail: 1, message: permissions }
      - name: of another type
        evidence: |
          {"pendingCount": "1", "permissions": {"notifications": true}}
        expect: { fail: 1, message: pending }
      - name: hidden
        evidence: |
          {"pendingCount": "<private>", "permissions": {"notifications": true}}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/status-misses-lie-in-the-past.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: status-misses-lie-in-the-past
    title: an alarm is found missed after its time
    requirements: [REQ-195]
    rationale: >-
      What is called missed before its time was not missed.
    remediation: >-
      Compare the unit of both times, and the clock that they are read from.
    severity: error
    tags: [evidence, recovery]
    kind: relate
    when: result.missed_alarm as m
    where: present(scheduled_time) && present(detected_at)
    check: m.detected_at >= m.scheduled_time
    tests:
      - name: later
        evidence: |
          {"pendingCount": 0, "permissions": {}, "missedAlarms":
            [{"alarmId": "a", "scheduledTime": 1763185980000, "detectedAt": 1763186100000}]}
        expect: pass
      - name: earlier
        evidence: |
          {"pendingCount": 0, "permissions": {}, "missedAlarms": [
            {"alarmId": "a", "scheduledTime": 1763185980000, "detectedAt": 1763185979999}]}
        expect: { fail: 1, line: 2 }
      - name: hidden
        events: ["0s result.missed_alarm alarm_id=a scheduled_time=~ detected_at=1763185979999"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/status-names-a-miss-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: status-names-a-miss-once
    title: the status names a missed alarm once
    requirements: [REQ-195]
    rationale: >-
      The same alarm twice is the same row read twice, and is told to the user twice.
    remediation: >-
      Look for two queries whose results are joined.
    severity: error
    tags: [evidence, recovery]
    kind: count
    event: result.missed_alarm
    per: capture
    at_most: 1
    key: [dump, alarm_id, scheduled_time]
    tests:
      - name: two times of one alarm
        evidence: |
          {"pendingCount": 0, "permissions": {}, "missedAlarms": [
            {"alarmId": "a", "scheduledTime": 1763185980000, "detectedAt": 1763286100000},
            {"alarmId": "a", "scheduledTime": 1763272380000, "detectedAt": 1763286100000}]}
        expect: { pass: 2 }
      - name: the same twice
        evidence: |
          {"pendingCount": 0, "permissions": {}, "missedAlarms": [
            {"alarmId": "a", "scheduledTime": 1763185980000, "detectedAt": 1763286100000},
            {"alarmId": "a", "scheduledTime": 1763185980000, "detectedAt": 1763286100000}]}
        expect: { fail: 1, line: 3 }
      - name: hidden
        evidence: |
          {"pendingCount": 0, "permissions": {}, "missedAlarms": [
            {"alarmId": "<private>", "scheduledTime": 1763185980000, "detectedAt": 1763286100000}]}
        expect: { inconclusive: ambiguous }

"""##
    ),
    (
      "Rules/evidence/stored-alarm-has-its-fields.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-alarm-has-its-fields
    title: a stored alarm has its required fields
    requirements: [REQ-145, REQ-147]
    rationale: >-
      The eight fields are the reduced list for iOS, which both platforms have in common.
    remediation: >-
      Write all of them when an alarm is stored, and migrate rows of earlier versions.
    severity: error
    tags: [core, evidence, storage]
    kind: schema
    event: alarm.stored
    required: [alarm_id, trigger_time, repeat_rule, title, body, enabled, created_at, updated_at]
    tests:
      - name: whole
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5}]
        expect: pass
      - name: one is missing
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "Good morning", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5}]
        expect: { fail: 1, message: body }
      - name: of another type
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": "soon", "repeat_rule": "DAILY", "title": "Good morning", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5}]
        expect: { fail: 1, message: trigger_time }
      - name: hidden
        evidence: |
          [{"alarm_id": "a-1", "trigger_time": 1763185980, "repeat_rule": "DAILY", "title": "<private>", "body": "Two notes wait", "enabled": true, "created_at": 1763100000.5, "updated_at": 1763100000.5}]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/stored-alarms-mirror-the-pending-list.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-alarms-mirror-the-pending-list
    title: the stored alarms are those that are pending
    requirements: [REQ-157]
    rationale: >-
      On iOS the list of the system is what goes off; an alarm that is only stored never does, and one that is
      only pending cannot be withdrawn. Alarms that are not enabled need not be pending. Both files must be
      taken when nothing is under way.
    remediation: >-
      Let recovery compare both lists and put right what differs; look for a call that ended between the two
      writes.
    severity: error
    tags: [core, evidence, recovery]
    platform: [ios]
    kind: set
    collect: { event: alarm.stored, where: enabled ?? true }
    value: alarm_id
    relation: equal
    with: { collect: pending.item, value: id }
    per: capture
    tests:
      - name: the same
        evidence:
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true},
             {"alarm_id": "b", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": false}]
          - |
            {"count": 1, "notifications": [{"id": "a"}]}
        expect: pass
      - name: one is not pending
        evidence:
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true},
             {"alarm_id": "b", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true}]
          - |
            {"count": 1, "notifications": [{"id": "a"}]}
        expect: { fail: 1, line: 2 }
      - name: one is not stored
        evidence:
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true}]
          - |
            {"count": 2, "notifications": [{"id": "a"}, {"id": "z"}]}
        expect: fail
      - name: nothing is pending
        evidence:
          - |
            [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true}]
          - |
            {"count": 0, "notifications": []}
        expect: fail
      - name: only one of the two files
        evidence: |
          [{"alarm_id": "a", "trigger_time": 1763185980, "repeat_rule": "DAILY", "enabled": true}]
        expect: { inconclusive: end }

"""##
    ),
    (
      "Rules/evidence/telemetry-dump-keeps-up-with-the-log.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: telemetry-dump-keeps-up-with-the-log
    title: a dumped counter is not below its last reading in the log
    requirements: [REQ-110]
    rationale: >-
      Counters only rise within a session; a dump that tells less was taken from another process, or the counter
      was reset. Readings are compared where all their labels are written alike.
    remediation: >-
      Take the dump from the app whose log was captured, at the end of the capture.
    severity: error
    tags: [core, evidence, telemetry]
    kind: relate
    when: telemetry.dumped as d
    where: present(value) && present(reason)
    with_last: { event: telemetry.counter as c, where: present(value) && present(reason) }
    check: c.session != d.session || d.value >= c.value
    key: [name, labels]
    tests:
      - name: risen
        events:
          - "0s telemetry.counter name=dnp_prefetch_failure_total reason=AUTH labels=a value=1"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=2"
        expect: pass
      - name: fallen
        events:
          - "0s telemetry.counter name=dnp_prefetch_failure_total reason=AUTH labels=a value=2"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=1"
        expect: { fail: 1, line: 2 }
      - name: another label
        events:
          - "0s telemetry.counter name=dnp_prefetch_failure_total reason=NETWORK labels=n value=2"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=1"
        expect: { inconclusive: start }
      - name: of an earlier launch
        events:
          - "0s app.launch"
          - "1s telemetry.counter name=dnp_prefetch_failure_total reason=AUTH labels=a value=2"
          - "5m app.launch"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=0"
        expect: pass
      - name: other labels beside the reason
        events:
          - "0s telemetry.counter name=dnp_prefetch_failure_total reason=AUTH labels=b value=2"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=1"
        expect: { inconclusive: start }
      - name: the launch may be among missing lines
        events:
          - "0s telemetry.counter name=dnp_prefetch_failure_total reason=AUTH labels=a value=2"
          - "20m gap 5m"
          - "30m telemetry.dumped name=dnp_prefetch_failure_total reason=AUTH labels=a value=0"
        expect: { inconclusive: gap }
      - name: a log and the dump
        log: |
          2025-11-15 05:50:13.140000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] dnp_prefetch_failure_total{reason="AUTH"} 3
        evidence: |
          # HELP dnp_prefetch_failure_total fetches that failed
          # TYPE dnp_prefetch_failure_total counter
          dnp_prefetch_failure_total{reason="AUTH"} 2
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/evidence/test-results-counters-are-counts.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-results-counters-are-counts
    title: the counters of exported test results count
    requirements: [REQ-006]
    rationale: >-
      A counter is a number from zero on.
    remediation: >-
      Export the value as a number, not as text.
    severity: warning
    tags: [evidence, telemetry]
    kind: domain
    event: export.counter
    fields: { value: { from: 0 } }
    missing: fail
    tests:
      - name: a count
        evidence: |
          {"timestamps": {}, "telemetry": {"dnp_prefetch_attempt_total": 3}}
        expect: pass
      - name: below nothing
        evidence: |
          {"timestamps": {}, "telemetry": {"dnp_prefetch_attempt_total": -3}}
        expect: { fail: 1, line: 1 }
      - name: a text
        evidence: |
          {"timestamps": {}, "telemetry": {"dnp_prefetch_attempt_total": "three"}}
        expect: { inconclusive: malformed }

"""##
    ),
    (
      "Rules/evidence/test-results-end-after-they-start.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-results-end-after-they-start
    title: exported test results end after they start
    requirements: [REQ-006]
    rationale: >-
      An end before the start shows that the two are of different runs.
    remediation: >-
      Take both times from the run that is exported.
    severity: warning
    tags: [evidence]
    kind: relate
    when: export.span as s
    where: present(started) && present(ended)
    check: s.started <= s.ended
    tests:
      - name: in order
        events: ["0s export.span started=+1m ended=+9m"]
        expect: pass
      - name: the other way round
        events: ["0s export.span started=+9m ended=+1m"]
        expect: { fail: 1, line: 1 }
      - name: hidden
        events: ["0s export.span started=~ ended=+1m"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/test-results-have-three-groups.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-results-have-three-groups
    title: exported test results have their three groups
    requirements: [REQ-006]
    rationale: >-
      Times, outcomes and counters are named as the groups; what stands in them is read as far as it is known.
    remediation: >-
      Export all three groups, empty ones too.
    severity: warning
    tags: [evidence]
    kind: schema
    event: export.results
    required: [timestamps, outcomes, telemetry]
    tests:
      - name: whole
        evidence: |
          {"timestamps": {"started": "2025-11-15T05:30:00Z", "ended": "2025-11-15T06:00:00Z"}, "outcomes": [{"name": "prefetch", "outcome": "pass"}], "telemetry": {"dnp_prefetch_attempt_total": 1}}
        expect: pass
      - name: one is missing
        evidence: |
          {"timestamps": {}, "outcomes": []}
        expect: { fail: 1, message: telemetry }
      - name: of another type
        evidence: |
          {"timestamps": {}, "telemetry": null, "outcomes": []}
        expect: { fail: 1, message: telemetry }
      - name: hidden
        evidence: |
          {"timestamps": {}, "outcomes": "<private>", "telemetry": {}}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/test-results-times-are-times.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-results-times-are-times
    title: each time of the exported test results is one
    requirements: [REQ-006]
    rationale: >-
      A time without a date or a zone cannot be laid beside a log.
    remediation: >-
      Write times as ISO 8601 with a zone.
    severity: warning
    tags: [evidence]
    kind: schema
    event: export.time
    required: [at]
    tests:
      - name: two times
        evidence: |
          {"timestamps": {"started": "2025-11-15T05:30:00Z", "ended": "2025-11-15T06:00:00Z"}, "outcomes": []}
        expect: { pass: 2 }
      - name: a word
        evidence: |
          {"timestamps": {"started": "2025-11-15T05:30:00Z",
            "ended": "later"}, "outcomes": []}
        expect: { fail: 1, line: 2 }
      - name: hidden
        evidence: |
          {"timestamps": {"started": "<private>"}, "outcomes": []}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/test-run-counters-do-not-fall.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-run-counters-do-not-fall
    title: the counters behind a test run are not below those before it
    requirements: [REQ-005, REQ-110]
    rationale: >-
      Counters only rise while the app is installed; one that fell tells of two installations or two runs.
    remediation: >-
      Read both from one installation, before the first step and behind the last.
    severity: warning
    tags: [evidence, telemetry]
    kind: relate
    when: run.counter_after as a
    where: present(value)
    with_last: { event: run.counter_before as b, where: present(value) }
    check: a.value >= b.value
    key: [name]
    tests:
      - name: risen
        evidence: |
          {"run_id": "r-7", "verdict": "pass", "started": "2025-11-15T05:30:00Z", "telemetry":
            {"before": {"dnp_prefetch_attempt_total": 3}, "after": {"dnp_prefetch_attempt_total": 4}}}
        expect: pass
      - name: fallen
        evidence: |
          {"run_id": "r-7", "verdict": "pass", "started": "2025-11-15T05:30:00Z", "telemetry": {
            "before": {"dnp_prefetch_attempt_total": 3},
            "after": {"dnp_prefetch_attempt_total": 2}}}
        expect: { fail: 1, line: 3 }
      - name: not read before
        evidence: |
          {"run_id": "r-7", "verdict": "pass", "started": "2025-11-15T05:30:00Z", "telemetry":
            {"after": {"dnp_prefetch_attempt_total": 2}}}
        expect: { inconclusive: start }

"""##
    ),
    (
      "Rules/evidence/test-run-outcomes-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-run-outcomes-are-known
    title: the outcomes of steps are pass, fail or skip
    requirements: [REQ-005]
    rationale: >-
      An outcome in other words counts for nothing.
    remediation: >-
      Write pass, fail or skip for each step.
    severity: warning
    tags: [evidence]
    kind: domain
    event: run.step
    fields: { outcome: [pass, fail, skip] }
    missing: fail
    tests:
      - name: known
        events: ["0s run.step step=1 outcome=skip"]
        expect: pass
      - name: unknown
        events: ["0s run.step step=1 outcome=maybe"]
        expect: { fail: 1, line: 1 }
      - name: none
        events: ["0s run.step step=1"]
        expect: fail
      - name: hidden
        events: ["0s run.step step=1 outcome=~"]
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/test-run-record-is-whole.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-run-record-is-whole
    title: the record of a test run says what was run and what came of it
    requirements: [REQ-005]
    rationale: >-
      Who reads a record must find the log that it is about: the run, the scenario, from when to when, on what,
      and the verdict.
    remediation: >-
      Fill the record from the template, also for runs that were broken off.
    severity: warning
    tags: [evidence]
    kind: schema
    event: run.recorded
    required: [run_id, scenario_id, started, ended, platform, verdict, steps]
    tests:
      - name: whole
        evidence: |
          {"run_id": "r-7", "scenario_id": "happy-path", "started": "2025-11-15T05:30:00Z", "ended": "2025-11-15T06:00:00Z", "platform": "ios", "steps": [], "verdict": "pass"}
        expect: pass
      - name: one is missing
        evidence: |
          {"run_id": "r-7", "scenario_id": "happy-path", "started": "2025-11-15T05:30:00Z", "ended": "2025-11-15T06:00:00Z", "steps": [], "verdict": "pass"}
        expect: { fail: 1, message: platform }
      - name: of another type
        evidence: |
          {"run_id": "r-7", "scenario_id": "happy-path", "started": "at dawn", "ended": "2025-11-15T06:00:00Z", "platform": "ios", "steps": [], "verdict": "pass"}
        expect: { fail: 1, message: started }
      - name: hidden
        evidence: |
          {"run_id": "<private>", "scenario_id": "happy-path", "started": "2025-11-15T05:30:00Z", "ended": "2025-11-15T06:00:00Z", "platform": "ios", "steps": [], "verdict": "pass"}
        expect: { inconclusive: redacted }

"""##
    ),
    (
      "Rules/evidence/test-run-verdict-fits-its-steps.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: test-run-verdict-fits-its-steps
    title: a test run with a failed step is not called passed
    requirements: [REQ-005]
    rationale: >-
      A verdict that its own steps contradict was written before they were done.
    remediation: >-
      Take the verdict from the steps, and run the log through this tool.
    severity: warning
    tags: [evidence]
    kind: relate
    when: run.step as s
    where: lower(outcome) == "fail"
    check: lower(s.verdict) != "pass"
    tests:
      - name: failed
        evidence: |
          {"run_id": "r-7", "verdict": "fail", "steps": [{"n": 1, "outcome": "pass"}, {"n": 2, "outcome": "fail"}]}
        expect: pass
      - name: passed all the same
        evidence: |
          {"run_id": "r-7", "verdict": "pass", "steps": [
            {"n": 1, "outcome": "pass"},
            {"n": 2, "outcome": "fail"}]}
        expect: { fail: 1, line: 3 }
      - name: nothing failed
        evidence: |
          {"run_id": "r-7", "verdict": "pass", "steps": [{"n": 1, "outcome": "pass"}]}
        expect: notExercised
      - name: no verdict
        evidence: |
          {"run_id": "r-7", "started": "2025-11-15T05:30:00Z", "steps": [{"n": 1, "outcome": "fail"}]}
        expect: { inconclusive: absent }

"""##
    ),
    (
      "Rules/fetch-errors/auth-failure-is-counted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: auth-failure-is-counted
    title: after a failure of the reason AUTH its counter is not zero
    requirements: [REQ-109]
    rationale: >-
      The counter is what a dashboard sees. Its next reading after a failure must count at least that failure; that it rises
      by exactly one needs a reading before it, and that it never falls is a rule of its own. Without a reading nothing is
      judged.
    remediation: Raise dnp_prefetch_failure_total with the label reason="AUTH" where the failure is logged.
    severity: error
    tags: [core, fetch-errors, telemetry]
    parameters: { window: 1d, least: 1 }
    kind: relate
    when: fetch.failed as f
    where: 'lower(reason ?? "") == "auth"'
    with:
      - event: telemetry.counter as c
        where: 'name == "dnp_prefetch_failure_total" && lower(reason ?? "") == "auth" && present(value)'
    within: $window
    check:
      - c.value >= $least
    tests:
      - name: counted
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=1"
        expect: pass
      - name: counted with older ones
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=7"
        expect: pass
      - name: still zero
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: another label says nothing about it
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=NETWORK value=5"
          - "20ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: a failure of the network
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: notExercised
      - name: read at the end of the day
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "24h telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { fail: 1 }
      - name: read too late
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "24h1ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
          - "25h tick"
        expect: cancelled
      - name: the label is hidden
        events:
          - "0s fetch.failed run_id=r1 reason=~"
          - "10ms telemetry.counter name=dnp_prefetch_failure_total reason=AUTH value=0"
        expect: { inconclusive: redacted }
      - name: a dump in a log
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=AUTH, http_status=401, run_id=r-17)
          2025-11-15 05:50:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 3
        expect: pass

"""##
    ),
    (
      "Rules/fetch-errors/counters-never-fall.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: counters-never-fall
    title: a counter never falls within a session
    requirements: [REQ-110]
    rationale: >-
      Each reading is compared with the next of the same name and labels. A new launch may begin at zero where counters are
      kept in memory, so sessions are not compared with each other.
    remediation: Look for a second instance of the counters, or a reset that is not a launch.
    severity: error
    tags: [core, fetch-errors, telemetry]
    parameters: { window: 1d }
    kind: relate
    when: telemetry.counter as a
    where: present(value)
    with:
      - { event: telemetry.counter as b, where: present(value) }
    within: $window
    check:
      - b.value >= a.value
    key: [name, labels]
    ends:
      session: true
    tests:
      - name: rising
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=1"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "2h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: unchanged
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "2h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: falling
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=1"
        expect: { fail: 1 }
      - name: falling behind a reading that rose
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=2"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=3"
          - "2h telemetry.counter name=dnp_prefetch_attempt_total value=2"
        expect: { pass: 1, fail: 1 }
      - name: two labels are two counters
        events:
          - '0s telemetry.counter name=dnp_prefetch_failure_total labels={reason=AUTH} reason=AUTH value=5'
          - '1s telemetry.counter name=dnp_prefetch_failure_total labels={reason=NETWORK} reason=NETWORK value=1'
          - '1h telemetry.counter name=dnp_prefetch_failure_total labels={reason=AUTH} reason=AUTH value=4'
        expect: { fail: 1 }
      - name: a launch begins anew
        events:
          - "0s plugin.load"
          - "1s telemetry.counter name=dnp_prefetch_attempt_total value=5"
          - "1h plugin.load"
          - "1h1s telemetry.counter name=dnp_prefetch_attempt_total value=0"
          - "2h tick"
        expect: { cancelled: 2 }
      - name: a value that cannot be read
        events:
          - "0s telemetry.counter name=dnp_prefetch_attempt_total value=5"
          - "1h telemetry.counter name=dnp_prefetch_attempt_total value=!"
        expect: { inconclusive: malformed }
      - name: falling in a log
        log: |
          2025-11-15 05:50:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 3
          2025-11-15 05:55:02.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] dnp_prefetch_failure_total{reason="AUTH"} 2
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/fetch-errors/failed-fetch-removes-no-reminder.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failed-fetch-removes-no-reminder
    title: a failed fetch removes no reminder
    requirements: [REQ-113]
    rationale: >-
      A static reminder has its text from the beginning and needs no content, so it must stay armed whatever the fetch
      does. A minute behind the failure is watched, up to the next call of the app, which may remove what it likes.
    remediation: Look at what the failed run removes; it must not touch requests whose content is static.
    severity: error
    tags: [core, fetch-errors]
    parameters: { window: 60s }
    kind: count
    event: scheduler.notification.removed | scheduler.notification.removed_all
    where: '(all ?? false) || (id ?? "") =~ "(?i)reminder"'
    per:
      open: fetch.failed
      close: [js.call, scheduler.schedule.requested, dual.schedule.cancelled, fetch.bgtask.started]
      at_most: $window
    at_most: 0
    tests:
      - name: it stays
        events:
          - "0s fetch.failed reason=NETWORK"
          - "2m tick"
        expect: pass
      - name: it is removed
        events:
          - "0s fetch.failed reason=NETWORK"
          - "1s scheduler.notification.removed id=daily_reminder_1"
        expect: { fail: 1, line: 2 }
      - name: everything is removed at the last moment
        events:
          - "0s fetch.failed reason=NETWORK"
          - "60s scheduler.notification.removed_all count=2"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond the minute
        events:
          - "0s fetch.failed reason=NETWORK"
          - "60001ms scheduler.notification.removed_all count=2"
        expect: pass
      - name: a notification with fetched content may go
        events:
          - "0s fetch.failed reason=NETWORK"
          - "1s scheduler.notification.removed id=daily-1"
          - "2m tick"
        expect: pass
      - name: the app removes it itself
        events:
          - "0s fetch.failed reason=NETWORK"
          - "1s js.call method=cancelDailyReminder"
          - "2s scheduler.notification.removed id=daily_reminder_1"
          - "2m tick"
        expect: pass
      - name: the identifier is hidden
        events:
          - "0s fetch.failed reason=NETWORK"
          - "1s scheduler.notification.removed id=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s fetch.failed reason=NETWORK"
          - "2s tick"
        expect: { inconclusive: end }
      - name: it is removed in a log
        log: |
          2025-11-15 05:49:13.030000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-21)
          2025-11-15 05:49:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Removed pending notification (id=daily_reminder_1)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/fetch-errors/failure-falls-back.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failure-falls-back
    title: after a failed fetch other content is found
    requirements: [REQ-106, REQ-104]
    rationale: >-
      A failed prefetch must not cost the notification: cached content, a fetch on demand or a default text steps in, at the
      latest when the notification is due. Ten minutes cover the five of the lead; a later fetch that succeeds will do too.
    remediation: Log which content steps in right where the failure is handled.
    severity: error
    tags: [core, fetch-errors]
    parameters: { deadline: 10m }
    kind: response
    when: fetch.failed as f
    expect_one_of:
      - { event: fetch.fallback, within: $deadline }
      - { event: dual.content.fallback, within: $deadline }
      - event: fetch.response | fetch.succeeded
        where: status >= 200 && status < 300 || status == 304
        within: $deadline
        note: a later fetch succeeded
      - event: scheduler.notification.delivered
        where: 'lower(content_source ?? "") in ["cached", "default", "fetched"]'
        within: $deadline
        note: the delivery tells which content it showed
    ends:
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: cached content
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10ms fetch.fallback mode=cached"
          - "1h tick"
        expect: pass
      - name: default text at the last moment
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10m fetch.fallback mode=default_text"
          - "1h tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "10m1ms fetch.fallback mode=default_text"
          - "1h tick"
        expect: { fail: 1 }
      - name: nothing
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "1h tick"
        expect: { fail: 1 }
      - name: a second try succeeds
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "2s fetch.response run_id=r1 status=200"
          - "1h tick"
        expect: pass
      - name: a second try fails
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
          - "2s fetch.response run_id=r1 status=503"
          - "1h tick"
        expect: { fail: 1 }
      - name: the delivery shows the default text
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m scheduler.notification.delivered id=a content_source=default"
          - "1h tick"
        expect: pass
      - name: the delivery does not tell what it shows
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m scheduler.notification.delivered id=a"
          - "1h tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s fetch.failed run_id=r1 reason=AUTH"
          - "5m tick"
        expect: { inconclusive: end }
      - name: a capture without info lines cannot show the fallback
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
          2025-11-15 05:53:30.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-16T05:53:00Z
          2025-11-15 06:10:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: level }
      - name: cached content in a log
        log: |
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
          2025-11-15 05:50:02.130000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Falling back to cached content (run_id=r-17)
        expect: pass

"""##
    ),
    (
      "Rules/fetch-errors/failure-names-its-reason.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failure-names-its-reason
    title: a failed fetch names one of the agreed reasons
    requirements: [REQ-104, REQ-108, REQ-013]
    rationale: >-
      What to do next depends on the reason: a new token, a retry, nothing. AUTH and NETWORK are the printed ones; SERVER,
      TIMEOUT, PARSE, INTERNAL, EXPIRED and RATE_LIMIT are tolerated beside them.
    remediation: Map the error to one of the words before it is logged; an unmapped error is INTERNAL.
    severity: error
    tags: [core, fetch-errors]
    kind: relate
    when: fetch.failed as f
    check:
      - present(f.reason)
      - >-
        lower(f.reason) in
        ["auth", "network", "server", "timeout", "parse", "internal", "expired", "rate_limit"]
    tests:
      - name: the network
        events:
          - "0s fetch.failed run_id=r1 reason=NETWORK"
        expect: pass
      - name: small letters
        events:
          - "0s fetch.failed run_id=r1 reason=auth"
        expect: pass
      - name: no reason
        events:
          - "0s fetch.failed run_id=r1"
        expect: { fail: 1, line: 1 }
      - name: an unknown reason
        events:
          - "0s fetch.failed run_id=r1 reason=OOPS"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s fetch.failed run_id=r1 reason=~"
        expect: { inconclusive: redacted }
      - name: no failure
        events:
          - "0s fetch.response run_id=r1 status=200"
        expect: notExercised
      - name: bare lines
        log: |
          [DNP-FETCH] Fetch failed (reason=AUTH, http_status=401, run_id=r-17)
          [DNP-FETCH] Fetch failed
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/fetch-errors/fetch-recovers-with-the-network.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fetch-recovers-with-the-network
    title: a fetch that failed for want of a network succeeds once the network is back
    requirements: [REQ-105]
    rationale: >-
      The failure is no fault; not coming back from it is. The system decides when the next task runs, so a day and
      two hours are allowed after the mark of the network. Without such a mark in the capture nothing is judged.
    remediation: >-
      Look at whether the next task was submitted in the failed run, and what the runs after the mark answered.
    severity: error
    tags: [fetch-errors]
    platform: [ios]
    parameters: { retry: 26h }
    kind: response
    when: fetch.failed as f
    where: lower(reason) == "network"
    expect:
      entry: { event: device.network, where: 'lower(status) in ["online", "satisfied", "available"]' }
      event: fetch.response | fetch.succeeded
      where: status >= 200 && status < 300 || status == 304
      within: $retry
    tests:
      - name: the next run succeeds
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=online"
          - "24h fetch.response status=200 run_id=r2"
          - "30h tick"
        expect: pass
      - name: not modified is a success
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=online"
          - "20m fetch.response status=304 run_id=r2"
          - "30h tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=online"
          - "26h10m fetch.response status=200 run_id=r2"
          - "30h tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=online"
          - "26h10m1ms fetch.response status=200 run_id=r2"
          - "30h tick"
        expect: { fail: 1 }
      - name: never again
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=online"
          - "24h fetch.response status=503 run_id=r2"
          - "30h tick"
        expect: { fail: 1 }
      - name: no mark of the network
        platform: ios
        events:
          - "0s fetch.failed reason=NETWORK run_id=r1"
          - "10m device.network status=offline"
          - "30h tick"
        expect: { inconclusive: end }
      - name: a failure of another kind
        platform: ios
        events:
          - "0s fetch.failed reason=AUTH run_id=r1"
          - "30h tick"
        expect: notExercised
      - name: never again in a log
        platform: ios
        log: |
          2025-11-15 05:49:13.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=304, run_id=r-20)
          2025-11-15 05:49:13.030000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-21)
          2025-11-15 05:59:13.030000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SYSTEM] Network status: online
          2025-11-17 09:59:13.030000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/fetch-errors/permanent-failure-is-not-retried-at-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: permanent-failure-is-not-retried-at-once
    title: a failure that lasts is not tried again with nothing changed
    requirements: [REQ-112]
    rationale: >-
      A refused token is refused again; trying with it costs background time and looks like an attack to the server. A
      failure is permanent when it says so or when its reason is AUTH. A new token, a call or another run is a change.
      A minute is watched.
    remediation: Renew the token before the second request, or give up until the next run.
    severity: warning
    tags: [fetch-errors]
    parameters: { window: 60s }
    kind: count
    event: fetch.request
    per:
      open: { event: fetch.failed, where: '!(recoverable ?? (lower(reason ?? "NETWORK") != "auth"))' }
      close:
        - auth.jwt.refreshed
        - auth.jwt.generated
        - fetcher.configured
        - auth.did.changed
        - js.call
        - fetch.bgtask.started
      at_most: $window
    at_most: 0
    tests:
      - name: given up
        events:
          - "0s fetch.failed reason=AUTH http_status=401"
          - "2m tick"
        expect: pass
      - name: tried again
        events:
          - "0s fetch.failed reason=AUTH http_status=401"
          - "1s fetch.request run_id=r1 host=api.example.test"
        expect: { fail: 1, line: 2 }
      - name: tried again with a new token
        events:
          - "0s fetch.failed reason=AUTH http_status=401"
          - "1s auth.jwt.refreshed"
          - "2s fetch.request run_id=r1 host=api.example.test"
          - "2m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s fetch.failed reason=PARSE recoverable=false"
          - "60s fetch.request run_id=r1 host=api.example.test"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond the minute
        events:
          - "0s fetch.failed reason=AUTH http_status=401"
          - "60001ms fetch.request run_id=r1 host=api.example.test"
        expect: pass
      - name: a failure of the network may be tried again
        events:
          - "0s fetch.failed reason=NETWORK"
          - "1s fetch.request run_id=r1 host=api.example.test"
        expect: notExercised
      - name: the reason is hidden
        events:
          - "0s fetch.failed reason=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s fetch.failed reason=AUTH http_status=401"
          - "2s tick"
        expect: { inconclusive: end }
      - name: tried again in a log
        log: |
          2025-11-15 05:49:13.030000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=AUTH, http_status=401, run_id=r-21)
          2025-11-15 05:49:13.210000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch request (run_id=r-21, host=api.example.test)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/fetch-errors/unauthorised-is-an-auth-failure.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: unauthorised-is-an-auth-failure
    title: an answer of 401 or 403 is reported as a failure of the reason AUTH
    requirements: [REQ-107]
    rationale: >-
      An expired token is repaired by a new one, a network failure by waiting: mixing them up makes the plugin wait for
      ever. 403 is read like 401.
    remediation: Map the status of the answer before the error; URLSession reports no error for a 401.
    severity: error
    tags: [core, fetch-errors]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.response as r
    where: status in [401, 403]
    expect: { event: fetch.failed, where: 'lower(reason ?? "") == "auth"', within: $deadline }
    forbid:
      - { event: fetch.failed, where: 'lower(reason ?? "") != "auth"' }
    key: [run_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: AUTH
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: pass
      - name: forbidden is AUTH too
        events:
          - "0s fetch.response run_id=r1 status=403"
          - "5s fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "5001ms fetch.failed run_id=r1 reason=AUTH"
          - "40s tick"
        expect: { fail: 1 }
      - name: NETWORK
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=NETWORK"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: no reason
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: no failure at all
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "40s tick"
        expect: { fail: 1 }
      - name: another run's failure does not count
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r2 reason=AUTH"
          - "40s tick"
        expect: { fail: 1 }
      - name: a failure of the server
        events:
          - "0s fetch.response run_id=r1 status=500"
          - "10ms fetch.failed run_id=r1 reason=NETWORK"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the reason is hidden
        events:
          - "0s fetch.response run_id=r1 status=401"
          - "10ms fetch.failed run_id=r1 reason=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the wrong reason in a log
        log: |
          2025-11-15 05:50:02.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=401, run_id=r-17)
          2025-11-15 05:50:02.100000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Fetch failed (reason=NETWORK, run_id=r-17)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/answers-on-the-main-thread.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: answers-on-the-main-thread
    title: calls are answered on the main thread
    requirements: [REQ-030]
    rationale: >-
      The bridge's answers touch the web view, so they belong on the main thread, which is the thread of the launch
      lines and of load(). Captures without thread numbers decide nothing.
    remediation: >-
      Wrap resolve and reject in DispatchQueue.main.async; look for an answer in a completion handler of the system.
    severity: error
    tags: [lifecycle]
    platform: [ios]
    kind: precedes
    event: js.resolve | js.reject as o
    where: present(tid)
    requires: { event: plugin.discovery.appdelegate | plugin.load, where: tid == o.tid }
    scope: session
    tests:
      - name: the thread of the launch
        platform: ios
        log: |
          2025-11-15 05:39:54.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:39:58.415000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: pass
      - name: another thread
        platform: ios
        log: |
          2025-11-15 05:39:54.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:39:58.415000+0000 0x1c44     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: { fail: 1, line: 2 }
      - name: a refusal from another thread
        platform: ios
        log: |
          2025-11-15 05:39:54.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:39:58.415000+0000 0x1c44     Info        0x0                  412    0    App: [DNP-JS] reject configure (callback_id=84510, code=scheduling_failed, message="no")
        expect: { fail: 1, line: 2 }
      - name: no thread numbers
        platform: ios
        log: |
          Nov 15 05:39:54.318000 App(Foundation)[412] <Notice>: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          Nov 15 05:39:58.415000 App(Foundation)[412] <Info>: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: notExercised
      - name: the launch was before the capture
        platform: ios
        log: |
          2025-11-15 05:39:54.412000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:39:58.415000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: { inconclusive: start }

"""##
    ),
    (
      "Rules/lifecycle/app-delegate-before-load.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: app-delegate-before-load
    title: the app delegate speaks before the plugin is loaded
    requirements: [REQ-019]
    rationale: >-
      Capacitor loads its plugins while the app's window comes up, so the app delegate was called long before. Its
      line behind load() in one process means that the line stands in another place than it says. Ten seconds behind
      each load() are watched; the line of another process is a new launch.
    remediation: >-
      Log the call at the beginning of application(_:didFinishLaunchingWithOptions:), not at its end or in another
      callback.
    severity: warning
    tags: [lifecycle]
    platform: [ios]
    parameters: { window: 10s }
    kind: count
    event: plugin.discovery.appdelegate
    where: pid == l.pid
    per: { open: plugin.load as l, at_most: $window }
    at_most: 0
    tests:
      - name: in order
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "500ms plugin.load"
          - "1m tick"
        expect: pass
      - name: behind load()
        platform: ios
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:39:55.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        platform: ios
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:04.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
        expect: { fail: 1, line: 2 }
      - name: a moment later it is no matter of this launch
        platform: ios
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:04.912000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
        expect: pass
      - name: another process is another launch
        platform: ios
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:39:58.318000+0000 0x1a2b     Default     0x0                  419    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: pass
      - name: the capture ends first
        platform: ios
        events:
          - "0s plugin.load"
          - "5s tick"
        expect: { inconclusive: end }

"""##
    ),
    (
      "Rules/lifecycle/class-name-is-plain.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: class-name-is-plain
    title: the plugin's class has its plain name in Objective-C
    requirements: [REQ-021]
    rationale: Capacitor asks for the class by name; with the module's name in front of it the class is not found.
    remediation: Mark the class with @objc(DailyNotificationPlugin).
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: plugin.discovery.class_name as c
    check:
      - 'c.name == "DailyNotificationPlugin"'
    tests:
      - name: plain
        events:
          - "0s plugin.discovery.class_name name=DailyNotificationPlugin"
        expect: pass
      - name: with the module in front
        events:
          - "0s plugin.discovery.class_name name=App.DailyNotificationPlugin"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s plugin.discovery.class_name name=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 05:39:54.329000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Plugin class name (NSStringFromClass): App.DailyNotificationPlugin
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/configure-before-scheduling.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: configure-before-scheduling
    title: configure() comes before the first schedule call of a session
    requirements: [REQ-032]
    rationale: >-
      A schedule call without configuration runs with settings nobody chose. A configure() of an earlier session does not
      count, since its settings died with the process.
    remediation: Call configure() once after the plugin is loaded, before any schedule call, and look for an early return in between.
    severity: error
    tags: [core, lifecycle]
    kind: precedes
    event: scheduler.schedule.requested
    requires: plugin.configure.called
    scope: session
    tests:
      - name: configured first
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: configured in the same instant, one line earlier
        events:
          - "1s plugin.configure.called"
          - "1s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: never configured
        events:
          - "0s plugin.load"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { fail: 1, line: 2 }
      - name: configured too late
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
          - "6s plugin.configure.called"
        expect: { fail: 1, line: 1 }
      - name: configured in an earlier session only
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
          - "2s scheduler.schedule.requested notification_time=+23m"
          - "10m plugin.load"
          - "10m5s scheduler.schedule.requested notification_time=+23m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins within the session
        session_start: false
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: start }
      - name: lines are missing between the launch and the call
        events:
          - "0s plugin.load"
          - "4s gap 3s"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: gap }
      - name: nothing was scheduled
        events:
          - "0s plugin.load"
          - "1s plugin.configure.called"
        expect: notExercised
      - name: a launch as a device prints it
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:01.250000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
        expect: pass

"""##
    ),
    (
      "Rules/lifecycle/each-call-has-one-outcome.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: each-call-has-one-outcome
    title: each call of the plugin is answered exactly once
    requirements: [REQ-014]
    rationale: >-
      A call without an answer leaves the app waiting, two answers are a fault of the plugin's branches. Thirty seconds cover
      a question to the user. Capacitor's own lines tell no outcome, so only calls that the plugin logs are judged.
    remediation: Look for a way through the method that neither resolves nor rejects, or that goes on after it did.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 30s }
    kind: response
    when: js.call as c
    where: present(callback_id)
    expect_one_of:
      - { event: js.resolve, where: present(callback_id), within: $deadline }
      - { event: js.reject, where: present(callback_id), within: $deadline }
    exactly_one: true
    key: [callback_id]
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: resolved
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: pass
      - name: rejected at the last moment
        events:
          - "0s js.call method=configure callback_id=7"
          - "30s js.reject method=configure callback_id=7 code=CONFIGURATION_FAILED message=x"
          - "2m tick"
        expect: pass
      - name: answered a moment too late
        events:
          - "0s js.call method=configure callback_id=7"
          - "30001ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: { fail: 1 }
      - name: never answered
        events:
          - "0s js.call method=configure callback_id=7"
          - "2m tick"
        expect: { fail: 1 }
      - name: resolved and rejected
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=7"
          - "20ms js.reject method=configure callback_id=7 code=CONFIGURATION_FAILED message=x"
          - "2m tick"
        expect: { fail: 1 }
      - name: the answer of another call does not count
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms js.resolve method=configure callback_id=8"
          - "2m tick"
        expect: { fail: 1 }
      - name: two calls, two answers in another order
        events:
          - "0s js.call method=configure callback_id=7"
          - "1ms js.call method=getNotificationStatus callback_id=8"
          - "10ms js.resolve method=getNotificationStatus callback_id=8"
          - "20ms js.resolve method=configure callback_id=7"
          - "2m tick"
        expect: { pass: 2 }
      - name: the capture ends first
        events:
          - "0s js.call method=configure callback_id=7"
          - "10s tick"
        expect: { inconclusive: end }
      - name: the app crashed
        events:
          - "0s js.call method=configure callback_id=7"
          - "10ms app.crashed"
          - "2m tick"
        expect: { inconclusive: end }
      - name: Capacitor's lines alone say nothing of answers
        log: |
          ⚡️  To Native ->  DailyNotification configure 84510
          ⚡️  To Native ->  DailyNotification scheduleDailyNotification 84512
        expect: notExercised
      - name: answered twice in a log
        log: |
          2025-11-15 05:39:58.377000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call configure (callback_id=84510)
          2025-11-15 05:39:58.415000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
          2025-11-15 05:39:58.416000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve configure (callback_id=84510, success=true)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/error-codes-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: error-codes-are-known
    title: a refused call names a code of the catalogue
    requirements: [REQ-191]
    rationale: >-
      An app can only react to codes it knows. Capitals and small letters are taken for the same, since the texts of both
      platforms differ in them; an unknown code is a warning.
    remediation: Use a code of the catalogue, or add the new one to it and to this list.
    severity: warning
    tags: [core, lifecycle]
    kind: relate
    when: js.reject as e
    where: present(code)
    check:
      - >-
        lower(e.code) in [
        "notifications_denied", "invalid_time_format", "invalid_time_values", "invalid_schedule", "scheduling_failed",
        "schedule_failed", "background_refresh_disabled", "task_scheduling_failed", "exact_alarm_permission_required",
        "storage_full", "configuration_failed", "missing_required_parameter", "plugin_not_initialized", "unimplemented"]
    tests:
      - name: known
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied message=x"
        expect: pass
      - name: known in capitals
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED message=x"
        expect: pass
      - name: unknown
        events:
          - "0s js.reject method=scheduleDailyNotification code=oops message=x"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=~ message=x"
        expect: { inconclusive: redacted }
      - name: no code
        events:
          - "0s js.reject method=scheduleDailyNotification message=x"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 05:36:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=E_WHATEVER, message="It did not work")
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/errors-carry-code-and-message.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: errors-carry-code-and-message
    title: a refused call carries a code and a message
    requirements: [REQ-192]
    rationale: >-
      The app acts on the code and shows the message; with one of them missing it can do neither. Both key spellings, code and
      error, are read.
    remediation: Reject with a code of the catalogue and a sentence for people.
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: js.reject as e
    check:
      - 'len(e.code ?? "") > 0'
      - 'len(e.message ?? "") > 0'
    tests:
      - name: both
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message="Notification permissions denied"'
        expect: pass
      - name: no message
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 1 }
      - name: an empty message
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message=""'
        expect: { fail: 1, line: 1 }
      - name: no code
        events:
          - "0s js.reject method=scheduleDailyNotification message=denied"
        expect: { fail: 1, line: 1 }
      - name: the message is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied message=~"
        expect: { inconclusive: redacted }
      - name: the shorter shape in a bare line
        log: |
          [DNP-JS] reject scheduleDailyNotification { error: "notifications_denied", message: "Notification permissions denied" }
          [DNP-JS] reject scheduleDailyNotification { error: "notifications_denied", message: "" }
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/format-refusal-says-what-is-wrong.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: format-refusal-says-what-is-wrong
    title: a refusal for the time says what is wrong with it
    requirements: [REQ-193, REQ-059]
    rationale: >-
      The message is what a developer sees first; it must name the time, the schedule or the parameter, not only that
      something failed.
    remediation: Say which value was read and which form is expected.
    severity: error
    tags: [lifecycle]
    kind: relate
    when: js.reject as e
    where: >-
      lower(code) in ["invalid_time_format", "invalid_time_values", "invalid_schedule",
      "missing_required_parameter"] && len(message ?? "") > 0
    check:
      - 'e.message =~ "(?i)time|schedule|cron|format|parameter|HH:mm"'
    tests:
      - name: the plugin's own words
        events:
          - '0s js.reject method=scheduleDailyNotification code=INVALID_TIME_FORMAT message="Invalid time format. Use HH:mm"'
        expect: pass
      - name: nothing said
        events:
          - '0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE message="failed"'
        expect: { fail: 1, line: 1 }
      - name: another code
        events:
          - '0s js.reject method=scheduleDailyNotification code=scheduling_failed message="failed"'
        expect: notExercised
      - name: the message is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE message=~"
        expect: { inconclusive: redacted }
      - name: that there is a message is judged elsewhere
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: notExercised
      - name: nothing said in a log
        log: |
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=INVALID_SCHEDULE, message="failed")
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/javascript-finds-the-plugin.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: javascript-finds-the-plugin
    title: JavaScript sees the plugin
    requirements: [REQ-023]
    rationale: >-
      A list of Capacitor's built-in plugins alone is the known sign that the plugin was not registered. A plugin that is
      found only after it was reported missing fails too: calls made in between are lost.
    remediation: >-
      Compare the DNP-DEBUG lines of the launch with the list; if load() was called and JavaScript still misses the plugin,
      the jsName differs from DailyNotification.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event: [js.plugin.lookup, js.plugin.lookup_failed, js.plugin.list]
    where: '(found ?? true) == false || !((plugins ?? "DailyNotification") =~ "DailyNotification")'
    needs_alive: [js.plugin.lookup, js.plugin.list]
    tests:
      - name: found
        events:
          - "2s js.plugin.lookup"
        expect: pass
      - name: listed
        events:
          - '2s js.plugin.list plugins="[WebView, DailyNotification]"'
        expect: pass
      - name: not found
        events:
          - "2s js.plugin.lookup_failed"
        expect: { fail: 1, line: 1 }
      - name: found late
        events:
          - "2s js.plugin.lookup_failed"
          - "4s js.plugin.lookup"
        expect: { fail: 1, line: 1 }
      - name: not found, as a structured event says it
        events:
          - "2s js.plugin.lookup found=false"
        expect: { fail: 1, line: 1 }
      - name: nothing but built-ins
        events:
          - '2s js.plugin.list plugins="[WebView, Console, CapacitorHttp, CapacitorCookies]"'
        expect: { fail: 1, line: 1 }
      - name: the list is hidden
        events:
          - "2s js.plugin.list plugins=~"
        expect: { inconclusive: redacted }
      - name: nobody looked
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the list as the web view prints it
        log: |
          ⚡️  Loading app at capacitor://localhost...
          ⚡️  WebView loaded
          ⚡️  [log] - Available plugins: ["WebView","Console","CapacitorHttp","CapacitorCookies"]
        expect: { fail: 1, line: 3 }
      - name: the plugin as the web view prints it
        log: |
          ⚡️  Loading app at capacitor://localhost...
          ⚡️  WebView loaded
          ⚡️  [log] - ✅ DailyNotification plugin found
        expect: pass

"""##
    ),
    (
      "Rules/lifecycle/launch-diagnostics-are-positive.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: launch-diagnostics-are-positive
    title: the launch diagnostics find the plugin's class and its kind
    requirements: [REQ-020, REQ-022]
    rationale: >-
      Capacitor loads a class only if it can be found by name and is a bridged plugin. That the framework's bundle is not
      found is normal for static frameworks and is not judged.
    remediation: Check that the class is public, is marked @objc with its name, and conforms to CAPBridgedPlugin.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event:
      - plugin.discovery.class_lookup
      - plugin.discovery.class_lookup_failed
      - plugin.discovery.capplugin_check
      - plugin.discovery.capplugin_check_failed
      - plugin.discovery.nsobject_check
      - plugin.discovery.bridged_check
    where: '!(found ?? true) || !(ok ?? true)'
    needs_alive: [plugin.discovery.class_lookup, plugin.discovery.capplugin_check, plugin.discovery.bridged_check]
    tests:
      - name: all found
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.capplugin_check"
          - "2ms plugin.discovery.bridged_check ok=true"
        expect: pass
      - name: not bridged
        events:
          - "0s plugin.discovery.class_lookup"
          - "2ms plugin.discovery.bridged_check ok=false"
        expect: { fail: 1, line: 2 }
      - name: not found by name
        events:
          - "0s plugin.discovery.class_lookup_failed"
        expect: { fail: 1, line: 1 }
      - name: no Capacitor plugin
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.capplugin_check_failed"
        expect: { fail: 1, line: 2 }
      - name: a bundle that is not found is normal
        events:
          - "0s plugin.discovery.class_lookup"
          - "1ms plugin.discovery.bundle_check found=false"
        expect: pass
      - name: the outcome is hidden
        events:
          - "0s plugin.discovery.bridged_check ok=~"
        expect: { inconclusive: redacted }
      - name: no diagnostics
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: not bridged in a log
        log: |
          2025-11-15 05:39:54.324000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ✅ NSClassFromString found plugin class: DailyNotificationPlugin
          2025-11-15 05:39:54.337000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Class conforms to CAPBridgedPlugin (using .self): NO
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/launch-diagnostics-in-order.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: launch-diagnostics-in-order
    title: the launch diagnostics come in their order, before the plugin is loaded
    requirements: [REQ-019]
    rationale: >-
      Each diagnostic rests on the one before it, and load() comes last. A diagnostic out of its place shows a launch
      that is not the one the checks were written for. A build without diagnostics is not judged, and neither is what
      they say; that load() comes at all is judged elsewhere.
    remediation: >-
      Compare the order with the launch code, and look for a second launch or a check that moved to another place.
    severity: warning
    tags: [lifecycle]
    platform: [ios]
    parameters: { window: 30s }
    kind: sequence
    start: plugin.discovery.testing as t
    steps:
      - plugin.discovery.class_lookup | plugin.discovery.class_lookup_failed
      - plugin.discovery.capplugin_check | plugin.discovery.capplugin_check_failed
      - plugin.discovery.class_name
    within: $window
    not_between: [plugin.load]
    ends:
      cancelled_by: [plugin.discovery.class_lookup_failed, plugin.discovery.capplugin_check_failed]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (t.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: in order
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "2ms plugin.discovery.capplugin_check"
          - "3ms plugin.discovery.class_name name=DailyNotificationPlugin"
          - "300ms plugin.load"
          - "1m tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "2ms plugin.discovery.capplugin_check"
          - "30s plugin.discovery.class_name name=DailyNotificationPlugin"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "2ms plugin.discovery.capplugin_check"
          - "30001ms plugin.discovery.class_name name=DailyNotificationPlugin"
          - "1m tick"
        expect: { fail: 1 }
      - name: the name before the kind
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "2ms plugin.discovery.class_name name=DailyNotificationPlugin"
          - "3ms plugin.discovery.capplugin_check"
          - "1m tick"
        expect: { fail: 1 }
      - name: loaded in the middle
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "2ms plugin.load"
          - "3ms plugin.discovery.capplugin_check"
          - "4ms plugin.discovery.class_name name=DailyNotificationPlugin"
          - "1m tick"
        expect: { fail: 1, line: 3 }
      - name: a class that is not found ends the diagnostics
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup_failed"
          - "1m tick"
        expect: cancelled
      - name: no diagnostics in the build
        platform: ios
        events:
          - "0s plugin.load"
          - "1m tick"
        expect: notExercised
      - name: the capture ends first
        platform: ios
        events:
          - "0s plugin.discovery.testing"
          - "1ms plugin.discovery.class_lookup"
          - "10s tick"
        expect: { inconclusive: end }
      - name: out of order in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.321000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Testing plugin class accessibility...
          2025-11-15 05:39:54.326000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ✅ Plugin is a CAPPlugin subclass
          2025-11-15 05:39:54.329000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ✅ NSClassFromString found plugin class: DailyNotificationPlugin
          2025-11-15 05:39:54.331000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Plugin class name (NSStringFromClass): DailyNotificationPlugin
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/log-export-in-test-builds-only.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: log-export-in-test-builds-only
    title: the log is handed out by test builds only
    requirements: [REQ-008]
    rationale: >-
      A log names schedules and content, so a build for the shop must not have a way to hand it out. The line names
      its kind of build; one that does not stays undecided.
    remediation: >-
      Compile the log viewer and its export for debug and test builds only, and log the kind of build with the export.
    severity: error
    tags: [lifecycle]
    kind: relate
    when: ui.log.exported as e
    check:
      - 'lower(e.build) in ["debug", "test", "development", "testflight"]'
    tests:
      - name: a debug build
        events:
          - "0s ui.log.exported build=debug"
        expect: pass
      - name: a test build in capitals
        events:
          - "0s ui.log.exported build=TEST"
        expect: pass
      - name: a release build
        events:
          - "0s ui.log.exported build=release"
        expect: { fail: 1, line: 1 }
      - name: a build for the shop
        events:
          - "0s ui.log.exported build=appstore"
        expect: { fail: 1, line: 1 }
      - name: the line does not tell the build
        events:
          - "0s ui.log.exported"
        expect: { inconclusive: absent }
      - name: the build is hidden
        events:
          - "0s ui.log.exported build=~"
        expect: { inconclusive: redacted }
      - name: nothing was handed out
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: a release build in a log
        log: |
          2025-11-15 05:40:12.300000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-UI] Log export finished (build=release, lines=412)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/methods-are-implemented.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: methods-are-implemented
    title: no call of the plugin is refused as unimplemented
    requirements: [REQ-201, REQ-031]
    rationale: >-
      UNIMPLEMENTED is the bridge's own answer when the plugin lacks the method or was not discovered; the user sees a
      feature that does nothing.
    remediation: >-
      Add the method to the plugin's bridged method list on this platform, or guard the call in the app where a platform
      is not meant to have it.
    severity: error
    tags: [core, lifecycle]
    kind: never
    event: [js.reject, js.console.failure]
    where: '(code ?? "") == "UNIMPLEMENTED"'
    needs_alive: [js.resolve, js.reject, js.console.failure]
    tests:
      - name: a call was answered
        events:
          - "1s js.call method=scheduleDualNotification callback_id=7"
          - "2s js.resolve method=scheduleDualNotification callback_id=7"
        expect: pass
      - name: refused for another reason
        events:
          - "2s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: pass
      - name: refused as unimplemented
        events:
          - "2s js.reject method=scheduleDualNotification code=UNIMPLEMENTED"
        expect: { fail: 1, line: 1 }
      - name: the code is hidden
        events:
          - "2s js.reject method=scheduleDualNotification code=~"
        expect: { inconclusive: redacted }
      - name: no call in the capture
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the app's own line
        log: |
          ⚡️  WebView loaded
          [AccountViewView] scheduleNewActivityDualNotification failed: {"code":"UNIMPLEMENTED"}
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/no-fatal-task-registration.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-fatal-task-registration
    title: the system finds nothing wrong with the handlers of background tasks
    requirements: [REQ-027, REQ-026]
    rationale: >-
      A second handler, one registered after the launch, and a request without a handler end the app; an identifier
      that is not in the Info.plist is never run. The system says each of them in words of its own.
    remediation: >-
      Register each identifier once, before the launch ends, and list it under BGTaskSchedulerPermittedIdentifiers.
    severity: error
    tags: [core, lifecycle]
    platform: [ios]
    kind: never
    event:
      - system.bgtask.registered_twice
      - system.bgtask.registered_late
      - system.bgtask.no_handler
      - system.bgtask.registration_rejected
    where: '(task_id ?? "com.timesafari.dailynotification.") =~ "^com[.]timesafari[.]dailynotification[.]"'
    needs_alive: [fetch.bgtask.registered, fetch.bgtask.submitted]
    tests:
      - name: nothing wrong
        platform: ios
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
        expect: pass
      - name: twice
        platform: ios
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
          - "1s system.bgtask.registered_twice task_id=com.timesafari.dailynotification.fetch"
        expect: { fail: 1, line: 2 }
      - name: too late
        platform: ios
        events:
          - "1s system.bgtask.registered_late"
        expect: { fail: 1, line: 1 }
      - name: without a handler
        platform: ios
        events:
          - "1s system.bgtask.no_handler task_id=com.timesafari.dailynotification.fetch"
        expect: { fail: 1, line: 1 }
      - name: an identifier of another framework
        platform: ios
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
          - "1s system.bgtask.registration_rejected task_id=com.example.sync"
        expect: pass
      - name: the identifier is hidden
        platform: ios
        events:
          - "1s system.bgtask.registration_rejected task_id=~"
        expect: { inconclusive: redacted }
      - name: lines are missing
        platform: ios
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
          - "1s gap 500ms"
        expect: { inconclusive: gap }
      - name: not listed in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Error       0x0                  412    0    App: (BackgroundTasks) [com.apple.BackgroundTasks:Framework] Registration rejected; com.timesafari.dailynotification.fetch is not advertised in the application's Info.plist
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/permission-refusal-guides-the-user.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: permission-refusal-guides-the-user
    title: a refusal for a permission says where to change it
    requirements: [REQ-199, REQ-042]
    rationale: >-
      The user can help only when the message names the permission or the Settings. Bare words are a warning, since
      the code still tells the app.
    remediation: Name the permission and the way to Settings in the message.
    severity: warning
    tags: [lifecycle]
    kind: relate
    when: js.reject as e
    where: >-
      lower(code) in ["notifications_denied", "exact_alarm_permission_required", "background_refresh_disabled"]
      && len(message ?? "") > 0
    check:
      - 'e.message =~ "(?i)setting|permission|allow|enable"'
    tests:
      - name: the permission is named
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message="Notification permissions denied"'
        expect: pass
      - name: the settings are named
        events:
          - '0s js.reject method=scheduleDailyNotification code=background_refresh_disabled message="Turn it on in Settings"'
        expect: pass
      - name: bare words
        events:
          - '0s js.reject method=scheduleDailyNotification code=notifications_denied message="denied"'
        expect: { fail: 1, line: 1 }
      - name: another code
        events:
          - '0s js.reject method=scheduleDailyNotification code=scheduling_failed message="failed"'
        expect: notExercised
      - name: the message is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied message=~"
        expect: { inconclusive: redacted }
      - name: bare words in a log
        log: |
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=notifications_denied, message="no")
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/lifecycle/plugin-loads-at-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: plugin-loads-at-launch
    title: Capacitor loads the plugin within ten seconds of a launch
    requirements: [REQ-018]
    rationale: >-
      A plugin that Capacitor does not discover is silent: every call fails with UNIMPLEMENTED. Builds without launch
      diagnostics show nothing of this and stay undecided.
    remediation: >-
      Check that the plugin is listed in capacitor.config and in packageClassList, that the pod is installed, and that the
      class keeps its Objective-C name; the DNP-DEBUG lines of the launch say which step failed.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 10s }
    kind: response
    when: plugin.discovery.appdelegate | app.launch as l
    expect: { event: plugin.load, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (l.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: loaded
        events:
          - "0s plugin.discovery.appdelegate"
          - "500ms plugin.load"
          - "40s tick"
        expect: pass
      - name: loaded at the last moment
        events:
          - "0s plugin.discovery.appdelegate"
          - "10s plugin.load"
          - "40s tick"
        expect: pass
      - name: loaded a moment too late
        events:
          - "0s plugin.discovery.appdelegate"
          - "10001ms plugin.load"
          - "40s tick"
        expect: { fail: 1 }
      - name: never loaded
        events:
          - "0s plugin.discovery.appdelegate"
          - "5ms plugin.discovery.testing"
          - "40s tick"
        expect: { fail: 1 }
      - name: a load of the launch before does not count
        events:
          - "0s plugin.discovery.appdelegate"
          - "500ms plugin.load"
          - "5m plugin.discovery.appdelegate"
          - "6m tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends too early
        events:
          - "0s plugin.discovery.appdelegate"
          - "9s tick"
        expect: { inconclusive: end }
      - name: no launch in the capture
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the symptom in a log
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.104000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Testing plugin class accessibility...
          2025-11-15 05:40:00.110000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: ❌ NSClassFromString could NOT find plugin class
          2025-11-15 05:40:30.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/ready-after-configure.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: ready-after-configure
    title: the plugin is ready within five seconds of configure()
    requirements: [REQ-033]
    rationale: >-
      The app waits for "ready" before it schedules. A state that only announces progress is passed over; a state of error
      fails at once, since what follows cannot be trusted.
    remediation: Look at the lines between configure() and the end of the wait for an error of the store or of the settings.
    severity: error
    tags: [core, lifecycle]
    parameters: { deadline: 5s }
    kind: response
    when: plugin.configure.called as c
    expect: { event: plugin.status, where: 'lower(state) == "ready"', within: $deadline }
    forbid:
      - { event: plugin.status, where: 'lower(state) in ["error", "failed"]' }
    ends:
      supersedes: true
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: ready at once
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready after a state of progress
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=initializing"
          - "2s plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready at the last moment
        events:
          - "0s plugin.configure.called"
          - "5s plugin.status state=ready"
          - "40s tick"
        expect: pass
      - name: ready a moment too late
        events:
          - "0s plugin.configure.called"
          - "5001ms plugin.status state=ready"
          - "40s tick"
        expect: { fail: 1 }
      - name: ready before configure only
        events:
          - "0s plugin.status state=ready"
          - "1s plugin.configure.called"
          - "40s tick"
        expect: { fail: 1 }
      - name: an error instead
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=error"
          - "200ms plugin.status state=ready"
        expect: { fail: 1, line: 2 }
      - name: the capture ends first
        events:
          - "0s plugin.configure.called"
          - "4s tick"
        expect: { inconclusive: end }
      - name: the state is hidden
        events:
          - "0s plugin.configure.called"
          - "100ms plugin.status state=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: lines are missing in between
        events:
          - "0s plugin.configure.called"
          - "3s gap 2s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: whole seconds cannot decide the boundary
        granularity: 1s
        events:
          - "0s plugin.configure.called"
          - "5s plugin.status state=ready"
          - "40s tick"
        expect: { inconclusive: granularity }
      - name: stuck in the log of a device
        log: |
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:01.090000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = initializing
          2025-11-15 05:40:20.000000+0000 0x2f1      Default     0x0                  58     0    locationd: [com.apple.locationd.Core:Core] idle
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/lifecycle/ready-text-only-after-load.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: ready-text-only-after-load
    title: the app calls the plugin ready only after it was loaded
    requirements: [REQ-025]
    rationale: >-
      The sentence on the screen is what a tester believes. Without load() before it in the same launch the screen
      shows something that is not so.
    remediation: Show the sentence in the answer of the plugin, not in the page's own start.
    severity: error
    tags: [lifecycle]
    kind: precedes
    event: ui.text
    where: '!present(step)'
    requires: plugin.load
    scope: session
    tests:
      - name: after load
        events:
          - "0s plugin.load"
          - "2s ui.text"
        expect: pass
      - name: a step of the test page is another text
        events:
          - "0s plugin.load"
          - "2s ui.text step=Registered"
        expect: notExercised
      - name: before load
        events:
          - "0s plugin.discovery.appdelegate"
          - "2s ui.text"
        expect: { fail: 1, line: 2 }
      - name: loaded in an earlier launch only
        events:
          - "0s plugin.load"
          - "1m plugin.discovery.appdelegate"
          - "61s ui.text"
        expect: { fail: 1, line: 3 }
      - name: the capture begins behind the launch
        session_start: false
        events:
          - "0s plugin.status state=ready"
          - "2s ui.text"
        expect: { inconclusive: start }
      - name: without load in a log
        log: |
          2025-11-15 05:39:54.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:39:54.321000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: Testing plugin class accessibility...
          2025-11-15 05:39:56.040000+0000 0x1a2b     Default     0x0                  412    0    App: ⚡️  [log] - Plugin is loaded and ready!
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/lifecycle/task-identifiers-are-known.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: task-identifiers-are-known
    title: background tasks carry one of the two agreed identifiers
    requirements: [REQ-028]
    rationale: >-
      The system compares identifiers letter by letter with Info.plist; one capital more and no task ever runs. Lines that
      tell no identifier are not judged.
    remediation: Use the constants of the plugin everywhere, and compare them with BGTaskSchedulerPermittedIdentifiers in Info.plist.
    severity: error
    tags: [core, lifecycle]
    kind: relate
    when: >-
      fetch.bgtask.registered | fetch.bgtask.submitted | fetch.bgtask.submit_failed | fetch.bgtask.started |
      fetch.bgtask.cancelled as t
    where: present(task_id)
    check:
      - 't.task_id in ["com.timesafari.dailynotification.fetch", "com.timesafari.dailynotification.notify"]'
    tests:
      - name: the fetch task
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailynotification.fetch earliest_begin=+18m"
        expect: pass
      - name: the notify task
        events:
          - "0s fetch.bgtask.registered task_id=com.timesafari.dailynotification.notify"
        expect: pass
      - name: a capital letter too many
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailyNotification.fetch earliest_begin=+18m"
        expect: { fail: 1, line: 1 }
      - name: another identifier at the start of a run
        events:
          - "0s fetch.bgtask.submitted task_id=com.timesafari.dailynotification.fetch earliest_begin=+18m"
          - "19m fetch.bgtask.started task_id=com.timesafari.fetch"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: the identifier is hidden
        events:
          - "0s fetch.bgtask.submitted task_id=~ earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: no identifier in the line
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: notExercised
      - name: bare lines
        log: |
          [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          [DNP-FETCH] BGAppRefreshTask scheduled (id=com.timesafari.dailyNotification.fetch, earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/lifecycle/task-registered-before-submit.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: task-registered-before-submit
    title: a background task handler is registered before the first submit of a session
    requirements: [REQ-026]
    rationale: >-
      The system refuses to run a task without a handler, and submitting one can end the app. That the log shows the
      registration at each launch is a recommendation, so a log without the line is a warning.
    remediation: >-
      Register the handler before application(_:didFinishLaunchingWithOptions:) returns, and log it with its identifier and
      outcome.
    severity: warning
    tags: [core, lifecycle]
    kind: precedes
    event: fetch.bgtask.submitted
    requires: { event: fetch.bgtask.registered, where: "ok ?? true" }
    scope: session
    tests:
      - name: registered at launch
        events:
          - "100ms fetch.bgtask.registered task_id=com.timesafari.dailynotification.fetch ok=true"
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: registered after the submit
        events:
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "11s fetch.bgtask.registered ok=true"
        expect: { fail: 1, line: 2 }
      - name: the registration failed
        events:
          - "100ms fetch.bgtask.registered ok=false"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { fail: 1, line: 2 }
      - name: registered in the session before only
        events:
          - "100ms fetch.bgtask.registered ok=true"
          - "500ms plugin.load"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m plugin.load"
          - "5m10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins after the launch
        session_start: false
        events:
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: start }
      - name: the outcome of the registration is hidden
        events:
          - "100ms fetch.bgtask.registered ok=~"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: a launch and a submit in a log
        log: |
          2025-11-15 05:40:00.100000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:40:00.130000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/lifecycle/task-registered-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: task-registered-once
    title: a background task is registered once in a launch
    requirements: [REQ-027]
    rationale: >-
      The system ends an app that registers a second handler for one identifier. Both the app delegate and the plugin
      were once found to register; which of them does it is free.
    remediation: Take out one of the two registrations; look in the app delegate and in load().
    severity: error
    tags: [core, lifecycle]
    platform: [ios]
    kind: count
    event: fetch.bgtask.registered
    where: present(task_id) && (ok ?? true)
    per: session
    at_most: 1
    key: [task_id]
    tests:
      - name: once
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=a ok=true"
          - "2s plugin.load"
        expect: pass
      - name: two identifiers
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=a ok=true"
          - "1s fetch.bgtask.registered task_id=b ok=true"
        expect: { pass: 2 }
      - name: in two launches
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=a ok=true"
          - "1h plugin.discovery.appdelegate"
          - "1h1s fetch.bgtask.registered task_id=a ok=true"
        expect: { pass: 2 }
      - name: twice
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=a ok=true"
          - "2s fetch.bgtask.registered task_id=a ok=true"
        expect: { fail: 1, line: 3 }
      - name: a try that did not succeed does not count
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=a ok=false"
          - "2s fetch.bgtask.registered task_id=a ok=true"
        expect: pass
      - name: the identifier is hidden
        platform: ios
        events:
          - "0s plugin.discovery.appdelegate"
          - "1s fetch.bgtask.registered task_id=~ ok=true"
        expect: { inconclusive: ambiguous }
      - name: twice in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.318000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: AppDelegate.application(_:didFinishLaunchingWithOptions:) called
          2025-11-15 05:39:54.352000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:39:54.930000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/limits/armed-notification-is-counted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: armed-notification-is-counted
    title: an armed notification is among the pending ones
    requirements: [REQ-141, REQ-196]
    rationale: >-
      The system drops what is beyond its limit without an error, so the count that is read after arming is the only
      sign. None pending within five minutes, with the notification still ahead and nothing removed, means that it was
      dropped; a count of one or more says nothing against it.
    remediation: >-
      Read the pending notifications after arming, and report scheduling_failed when the new one is not among them.
    severity: error
    tags: [core, limits]
    parameters: { window: 5m }
    kind: relate
    when: scheduler.notification.arming as a
    where: present(notification_time) && notification_time - time > $window
    with:
      - event: dump.pending | js.resolve | scheduler.rolling.maintained as n
        where: present(pending)
    within: $window
    check:
      - n.pending >= 1
    ends:
      cancelled_by:
        - scheduler.notification.arm_failed
        - scheduler.notification.removed
        - scheduler.notification.removed_all
        - scheduler.notification.delivered
        - dual.schedule.cancelled
        - app.launch
        - plugin.load
    tests:
      - name: one pending
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "3s js.resolve method=getNotificationStatus pending=1"
        expect: pass
      - name: none pending
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "3s js.resolve method=getNotificationStatus pending=0"
        expect: { fail: 1 }
      - name: none pending at the last moment
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "5m dump.pending pending=0"
        expect: { fail: 1 }
      - name: read too late
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "5m1ms dump.pending pending=0"
          - "2h tick"
        expect: cancelled
      - name: removed in between
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "1s scheduler.notification.removed_all"
          - "3s js.resolve method=getNotificationStatus pending=0"
        expect: cancelled
      - name: arming failed
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "1s scheduler.notification.arm_failed"
          - "3s js.resolve method=getNotificationStatus pending=0"
        expect: cancelled
      - name: its time is near
        events:
          - "0s scheduler.notification.arming notification_time=+5m"
          - "3s js.resolve method=getNotificationStatus pending=0"
        expect: notExercised
      - name: the count is hidden
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "3s js.resolve method=getNotificationStatus pending=~"
        expect: { inconclusive: redacted }
      - name: none pending in a log
        log: |
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:40:12.207000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getNotificationStatus (callback_id=84513, pendingCount=0)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/limits/at-most-sixty-four-pending.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: at-most-sixty-four-pending
    title: no more than sixty-four notifications are pending
    requirements: [REQ-139]
    rationale: >-
      iOS keeps the sixty-four that are due first and drops the rest without a word, so the count is the only trace. Every
      count that the log shows is judged, whoever read it.
    remediation: Arm today's notifications first, and tomorrow's only as far as the limit allows.
    severity: error
    tags: [core, limits]
    parameters: { limit: 64 }
    kind: relate
    when: >-
      scheduler.rolling.maintained | scheduler.limit.reached | recovery.inputs | dump.pending | js.resolve as p
    where: present(pending)
    check:
      - p.pending <= $limit
    tests:
      - name: one
        events:
          - "0s js.resolve method=getNotificationStatus pending=1"
        expect: pass
      - name: sixty-four
        events:
          - "0s scheduler.rolling.maintained today=20 tomorrow=44 pending=64"
        expect: pass
      - name: sixty-five
        events:
          - "0s dump.pending pending=65"
        expect: { fail: 1, line: 1 }
      - name: sixty-five behind a smaller one
        events:
          - "0s js.resolve method=getNotificationStatus pending=1"
          - "1s recovery.inputs pending=65"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: hidden
        events:
          - "0s js.resolve method=getNotificationStatus pending=~"
        expect: { inconclusive: redacted }
      - name: no count in the answer
        events:
          - "0s js.resolve method=configure"
        expect: notExercised
      - name: too many in a log
        log: |
          2025-11-15 05:41:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Rolling window maintained (today=20, tomorrow=50, pending=70)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/limits/at-most-twenty-a-day.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: at-most-twenty-a-day
    title: no more than twenty notifications are armed for a day
    requirements: [REQ-140]
    rationale: >-
      Twenty a day is the recommended bound; more of them crowd out later days under the system's limit of 64. The
      rolling window's own numbers are read.
    remediation: Spread the notifications, or arm fewer of them.
    severity: warning
    tags: [limits]
    platform: [ios]
    parameters: { per_day: 20 }
    kind: relate
    when: scheduler.rolling.maintained as w
    where: present(today)
    check:
      - w.today <= $per_day
      - (w.tomorrow ?? 0) <= $per_day
    tests:
      - name: twenty
        platform: ios
        events:
          - "0s scheduler.rolling.maintained today=20 tomorrow=20 pending=64"
        expect: pass
      - name: twenty-one today
        platform: ios
        events:
          - "0s scheduler.rolling.maintained today=21 tomorrow=0 pending=21"
        expect: { fail: 1, line: 1 }
      - name: twenty-one tomorrow
        platform: ios
        events:
          - "0s scheduler.rolling.maintained today=0 tomorrow=21 pending=21"
        expect: { fail: 1, line: 1 }
      - name: only today is told
        platform: ios
        events:
          - "0s scheduler.rolling.maintained today=1"
        expect: pass
      - name: hidden
        platform: ios
        events:
          - "0s scheduler.rolling.maintained today=~ tomorrow=1"
        expect: { inconclusive: redacted }
      - name: too many in a log
        platform: ios
        log: |
          2025-11-15 05:36:01.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Rolling window maintained (today=24, tomorrow=1, pending=25)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/limits/limit-line-tells-the-numbers.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: limit-line-tells-the-numbers
    title: the line about the limit tells how many are pending
    requirements: [REQ-141]
    rationale: >-
      "The limit was reached" helps only with the number that was met; it must be the limit or more, else the line is
      wrong.
    remediation: Log the count of pending notifications and the limit of 64 in the line.
    severity: warning
    tags: [limits]
    platform: [ios]
    parameters: { limit: 64 }
    kind: relate
    when: scheduler.limit.reached as l
    check:
      - present(l.pending)
      - l.pending >= (l.limit ?? $limit)
    tests:
      - name: at the limit
        platform: ios
        events:
          - "0s scheduler.limit.reached pending=64 limit=64"
        expect: pass
      - name: below the limit
        platform: ios
        events:
          - "0s scheduler.limit.reached pending=63 limit=64"
        expect: { fail: 1, line: 1 }
      - name: only the number
        platform: ios
        events:
          - "0s scheduler.limit.reached pending=64"
        expect: pass
      - name: no number
        platform: ios
        events:
          - "0s scheduler.limit.reached"
        expect: { fail: 1, line: 1 }
      - name: hidden
        platform: ios
        events:
          - "0s scheduler.limit.reached pending=~ limit=64"
        expect: { inconclusive: redacted }
      - name: no number in a log
        platform: ios
        log: |
          2025-11-15 05:36:01.000000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-SCHEDULER] Pending notification limit reached
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/missed-window/miss-declared-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: miss-declared-once
    title: a miss is declared at most once for each submitted task
    requirements: [REQ-096, REQ-098]
    rationale: >-
      A second declaration without a new request in between shows that the stored date was not updated: the next launch will
      find the same miss again. A refused request counts as a new one, since it was tried.
    remediation: Store the new earliestBeginDate in the same step that submits again.
    severity: error
    tags: [core, missed-window]
    kind: never
    event: fetch.bgtask.missed
    between:
      open: fetch.bgtask.missed
      close: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    needs_alive: [FETCH]
    tests:
      - name: once, then submitted again
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: pass
      - name: missed, submitted, missed again
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+1m"
          - "1h fetch.bgtask.missed"
          - "1h100ms fetch.bgtask.submit_failed code=1"
        expect: { pass: 2 }
      - name: twice for one request
        events:
          - "0s fetch.bgtask.missed"
          - "5s fetch.bgtask.missed"
          - "5100ms fetch.bgtask.submitted earliest_begin=+1m5s"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: the capture ends after the declaration
        events:
          - "0s fetch.bgtask.missed"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the new request may be among missing lines
        events:
          - "0s fetch.bgtask.missed"
          - "3s gap 2s"
          - "5s fetch.bgtask.missed"
          - "5100ms fetch.bgtask.submitted earliest_begin=+1m5s"
        expect: { inconclusive: gap }
      - name: no miss
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: notExercised
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:05.100000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:05.150000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:05Z)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/missed-window/no-miss-inside-the-window.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-miss-inside-the-window
    title: a miss is not declared before the window has closed
    requirements: [REQ-095]
    rationale: >-
      Fifteen minutes belong to the system. A miss declared earlier throws away a request that may still be served; the end
      of the window itself still belongs to it.
    remediation: Compare now with earliestBeginDate plus fifteen minutes, strictly; a wrong zone shows as whole hours.
    severity: error
    tags: [core, missed-window]
    parameters: { window: 15m, horizon: 7d }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    with: fetch.bgtask.missed as m
    within: $horizon
    check:
      - m.time > s.earliest_begin + $window
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled, fetch.bgtask.started]
    tests:
      - name: declared after the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m fetch.bgtask.missed"
        expect: pass
      - name: declared a moment after the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m1ms fetch.bgtask.missed"
        expect: pass
      - name: declared at the end of the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.missed"
        expect: { fail: 1 }
      - name: declared before the task could have run
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5m fetch.bgtask.missed"
        expect: { fail: 1 }
      - name: early for the newer request
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+1m"
          - "20m fetch.bgtask.submitted earliest_begin=+40m"
          - "30m fetch.bgtask.missed"
        expect: { fail: 1, cancelled: 1 }
      - name: the task ran
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: cancelled
      - name: whole seconds cannot decide the boundary
        granularity: 1s
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.missed"
        expect: { inconclusive: granularity }
      - name: the time is hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "33m fetch.bgtask.missed"
        expect: { inconclusive: redacted }
      - name: too early in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:58:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/missed-window/no-miss-right-after-a-success.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-miss-right-after-a-success
    title: no miss is declared right after a run that succeeded
    requirements: [REQ-101]
    rationale: >-
      A run with its three conditions met is the last good run, so the check for a miss must find it. The task
      submitted in that run can be missed no sooner than its own window of fifteen minutes later; a miss before that
      is declared against a run that was not recorded.
    remediation: >-
      Store lastSuccessfulRunTimestamp before the run is completed, and compare it with the earliestBeginDate in
      question.
    severity: error
    tags: [core, missed-window]
    platform: [ios]
    parameters: { window: 15m }
    kind: count
    event: fetch.bgtask.missed
    per:
      open: { event: fetch.bgtask.completed, where: success }
      at_most: $window
    at_most: 0
    tests:
      - name: no miss
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=true"
          - "1h tick"
        expect: pass
      - name: a miss at the next launch
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=true"
          - "5m plugin.load"
          - "5m1s fetch.bgtask.missed"
        expect: { fail: 1, line: 3 }
      - name: at the last moment
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=true"
          - "15m fetch.bgtask.missed"
        expect: { fail: 1, line: 2 }
      - name: a moment later it is another window
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=true"
          - "15m1ms fetch.bgtask.missed"
        expect: pass
      - name: a run without success
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=false"
          - "5m fetch.bgtask.missed"
        expect: notExercised
      - name: the outcome is hidden
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=~"
          - "5m fetch.bgtask.missed"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        platform: ios
        events:
          - "0s fetch.bgtask.completed run_id=r1 success=true"
          - "5m tick"
        expect: { inconclusive: end }
      - name: a false miss in a log
        platform: ios
        log: |
          2025-11-15 05:50:13.140000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:55:01.120000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/missed-window/prefetch-runs-or-miss-is-declared.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: prefetch-runs-or-miss-is-declared
    title: a submitted task runs in its window, or its miss is declared at the next entry and it is submitted again
    requirements: [REQ-093, REQ-094, REQ-097, REQ-080, REQ-081]
    rationale: >-
      The system owes a task nothing, so a task that does not run is no fault. The fault is a miss that nobody notices: at
      the first launch or scheduling call after the window the plugin must say it and submit again for a minute from then.
      A miss that was declared is a pass with a note, and so is a run that succeeded late. A new request made after the
      window lifts no duty, else silently rescheduling would hide every miss.
    remediation: >-
      Check the stored earliestBeginDate first thing at launch and in every call that schedules; log the miss and submit
      again. Whether the system could have run the task is told by Background App Refresh, Low Power Mode and a force quit.
    severity: error
    tags: [core, missed-window]
    parameters: { window: 15m, offset: 60s, tolerance: 5s, deadline: 10s, run: 60s }
    kind: response
    when: fetch.bgtask.submitted as s
    expect_one_of:
      - event: fetch.bgtask.started
        by: s.earliest_begin + $window
      - event: fetch.bgtask.completed
        where: success
        after: s.earliest_begin + $window + 1ms
        until:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        note: it ran late, before the app was entered
      - event: fetch.run.success_recorded
        after: s.earliest_begin + $window + 1ms
        until:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        note: it ran late, before the app was entered
      - after: s.earliest_begin + $window + 1ms
        entry:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        sequence:
          - fetch.bgtask.missed
          - event: fetch.bgtask.submitted | fetch.bgtask.submit_failed
            where: abs((earliest_begin ?? (time + $offset)) - time - $offset) <= $tolerance
        within: $deadline
        note: the task was missed, as the system may; the miss was declared and the task submitted again
      - after: s.earliest_begin + $window + 1ms
        entry:
          event: >-
            app.launch | app.lifecycle | plugin.discovery.appdelegate | plugin.load | recovery.started |
            plugin.configure.called | scheduler.schedule.requested
          where: '(event ?? "launch") == "launch"'
        event: fetch.bgtask.completed
        where: success
        within: $run
        note: the system launched the app late for this very task
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.cancelled]
    tests:
      - name: ran in its window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: pass
      - name: ran at the end of its window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: pass
      - name: missed, declared at the next launch, submitted for a minute from then
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+41m"
          - "41m30s fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 2 }
      - name: declared at the last moment
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m9s fetch.bgtask.missed"
          - "40m10s fetch.bgtask.submitted earliest_begin=+41m10s"
          - "42m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 2 }
      - name: declared a moment too late
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m9s fetch.bgtask.missed"
          - "40m10s1ms fetch.bgtask.submitted earliest_begin=+41m10s"
          - "42m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { fail: 1 }
      - name: not declared at the next launch
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: going to the background is no entry
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m app.lifecycle event=background"
          - "1h tick"
        expect: { inconclusive: end }
      - name: not declared at a launch that a structured event tells
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m app.lifecycle event=launch"
          - "1h tick"
        expect: { fail: 1 }
      - name: not declared at a scheduling call in the running app
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m scheduler.schedule.requested notification_time=+24h"
          - "1h tick"
        expect: { fail: 1 }
      - name: submitted again in silence
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+41m"
          - "41m30s fetch.bgtask.started run_id=r1"
          - "41m40s fetch.bgtask.completed run_id=r1 success=true"
          - "1h tick"
        expect: { fail: 1 }
      - name: declared and not submitted again
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "1h tick"
        expect: { fail: 1 }
      - name: submitted again for a wrong time
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "40m500ms fetch.bgtask.missed"
          - "40m600ms fetch.bgtask.submitted earliest_begin=+45m"
          - "46m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { fail: 1 }
      - name: an entry at the end of the window owes nothing
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m plugin.load"
          - "33m20s tick"
          - "1h tick"
        expect: { inconclusive: end }
      - name: an entry a moment behind the window
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "33m1ms plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: an entry before the end of the window owes nothing, the next one does
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "30m plugin.load"
          - "40m plugin.load"
          - "1h tick"
        expect: { fail: 1 }
      - name: late, but successful before anybody looked
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=true"
          - "2h plugin.load"
          - "3h tick"
        expect: pass
      - name: late and without success
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=false"
          - "2h plugin.load"
          - "3h tick"
        expect: { fail: 1 }
      - name: the system launched the app for the late run
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "50m plugin.load"
          - "50m1s fetch.bgtask.started run_id=r1"
          - "50m5s fetch.bgtask.completed run_id=r1 success=true"
          - "2h tick"
        expect: pass
      - name: replaced before its window closed
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "10m fetch.bgtask.submitted earliest_begin=+40m"
          - "45m fetch.bgtask.started run_id=r1"
          - "1h tick"
        expect: { pass: 1, cancelled: 1 }
      - name: withdrawn
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "10m fetch.bgtask.cancelled"
          - "1h tick"
        expect: cancelled
      - name: the capture ends before anybody looked
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "1h tick"
        expect: { inconclusive: end }
      - name: lines are missing where the run may have been
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "25m gap 10m"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: gap }
      - name: the time is hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m plugin.load"
          - "1h tick"
        expect: { inconclusive: time }
      - name: a silent miss in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:55:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }
      - name: a declared miss in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:55:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:00.950000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:00Z)
          2025-11-15 06:22:00.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler invoked (task_id=com.timesafari.dailynotification.fetch, run_id=r-17)
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { pass: 2 }

"""##
    ),
    (
      "Rules/missed-window/resubmitted-a-minute-after-a-miss.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: resubmitted-a-minute-after-a-miss
    title: after a miss a task is submitted for a minute from now
    requirements: [REQ-097]
    rationale: >-
      The declaration says "rescheduling", and a minute is the nearest time that the plugin's own lead allows. On a
      simulator the attempt counts, since every submit is refused there.
    remediation: Look for an error between the declaration and the submit, and at the date that the new request carries.
    severity: error
    tags: [core, missed-window]
    parameters: { offset: 60s, tolerance: 5s, deadline: 5s }
    kind: response
    when: fetch.bgtask.missed as m
    expect_one_of:
      - event: fetch.bgtask.submitted
        where: abs(earliest_begin - m.time - $offset) <= $tolerance
        within: $deadline
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: the attempt was refused }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (m.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: a minute from now
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+60s"
          - "40s tick"
        expect: pass
      - name: within the tolerance
        events:
          - "0s fetch.bgtask.missed"
          - "5s fetch.bgtask.submitted earliest_begin=+65s"
          - "40s tick"
        expect: pass
      - name: a moment beyond the tolerance
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+65s1ms"
          - "40s tick"
        expect: { fail: 1 }
      - name: five minutes from now
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+5m"
          - "40s tick"
        expect: { fail: 1 }
      - name: not submitted
        events:
          - "0s fetch.bgtask.missed"
          - "40s tick"
        expect: { fail: 1 }
      - name: submitted too late
        events:
          - "0s fetch.bgtask.missed"
          - "5001ms fetch.bgtask.submitted earliest_begin=+65s"
          - "40s tick"
        expect: { fail: 1 }
      - name: refused
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: pass
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.missed"
          - "100ms fetch.bgtask.submitted earliest_begin=+60s"
          - "40s tick"
        expect: { inconclusive: time }
      - name: the capture ends first
        events:
          - "0s fetch.bgtask.missed"
          - "1s tick"
        expect: { inconclusive: end }
      - name: in a log
        log: |
          2025-11-15 06:20:00.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGTask missed window; rescheduling
          2025-11-15 06:20:00.950000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T06:21:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/permission/answer-fits-the-known-status.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: answer-fits-the-known-status
    title: the answer to a request is the status that was read before
    requirements: [REQ-042]
    rationale: >-
      Where the user has decided already, the request returns that decision at once. Another answer without a question
      in between means that a state was mixed up; a trip to Settings or a question in between explains one.
    remediation: Hand on the status that was read, and map it in one place.
    severity: error
    tags: [core, permission]
    platform: [ios]
    parameters: { window: 5s }
    kind: relate
    when: plugin.permission.checked as p
    where: lower(status) in ["authorized", "denied"]
    with: plugin.permission.result as r
    within: $window
    check:
      - '(lower(p.status) == "authorized") == (lower(r.result) in ["granted", "authorized"])'
    ends:
      supersedes: true
      cancelled_by: [plugin.permission.prompted, plugin.settings.opened, plugin.permission.changed]
    tests:
      - name: authorized is granted
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "2ms plugin.permission.result result=granted"
        expect: pass
      - name: denied is denied
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "5s plugin.permission.result result=denied"
        expect: pass
      - name: denied and yet granted
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "2ms plugin.permission.result result=granted"
        expect: { fail: 1 }
      - name: authorized and yet denied, at the last moment
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "5s plugin.permission.result result=denied"
        expect: { fail: 1 }
      - name: an answer beyond the window
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "5001ms plugin.permission.result result=denied"
          - "1m tick"
        expect: cancelled
      - name: the user was asked in between
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "1s plugin.permission.prompted"
          - "4s plugin.permission.result result=granted"
        expect: cancelled
      - name: the answer is hidden
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "2ms plugin.permission.result result=~"
        expect: { inconclusive: redacted }
      - name: denied and yet granted in a log
        platform: ios
        log: |
          2025-11-15 05:40:01.120000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-PLUGIN] Notification permission status: denied
          2025-11-15 05:40:01.124000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] requestPermissions() → granted
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/permission/denied-call-is-logged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: denied-call-is-logged
    title: a schedule call that is refused for the permission says so in the log
    requirements: [REQ-036]
    rationale: >-
      Without the line a missing notification cannot be told from a lost one. Both spellings of the code count; whoever
      filters the bridge out of the capture leaves this undecided or not exercised.
    remediation: Log notifications_denied with the method's name before the call is rejected.
    severity: error
    tags: [core, permission]
    parameters: { past: 5s }
    kind: precedes
    event: js.reject
    where: >-
      lower(code ?? "") == "notifications_denied"
      && lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"
    requires: plugin.schedule.denied
    scope: { within_past: $past }
    tests:
      - name: logged, then refused
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "10005ms js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: pass
      - name: logged just long enough ago
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "15s js.reject method=scheduleDailyNotification code=NOTIFICATIONS_DENIED"
        expect: pass
      - name: logged too long ago
        events:
          - "10s plugin.schedule.denied method=scheduleDailyNotification"
          - "15001ms js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 2 }
      - name: refused in silence
        events:
          - "0s plugin.load"
          - "15s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { fail: 1, line: 2 }
      - name: another call was refused
        events:
          - "15s js.reject method=getNotificationStatus code=notifications_denied"
        expect: notExercised
      - name: another reason
        events:
          - "15s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: notExercised
      - name: the code is hidden
        events:
          - "15s js.reject method=scheduleDailyNotification code=~"
        expect: { inconclusive: redacted }
      - name: the capture begins too late
        session_start: false
        events:
          - "1s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: { inconclusive: start }
      - name: the pair in a log
        log: |
          2025-11-15 05:40:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=notifications_denied, message="Notification permissions denied")
        expect: pass

"""##
    ),
    (
      "Rules/permission/denied-call-returns-the-error.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: denied-call-returns-the-error
    title: a denied schedule call returns the denied error with a message
    requirements: [REQ-038, REQ-041, REQ-192]
    rationale: >-
      The app can only tell the user what to do when it gets the code and a message; success would promise a notification
      that never comes. Both spellings of the code and both shapes, a rejection and a result without success, are accepted.
    remediation: Reject with notifications_denied and a message right after the denial was logged.
    severity: error
    tags: [core, permission]
    parameters: { deadline: 5s }
    kind: response
    when: plugin.schedule.denied as d
    where: 'lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"'
    expect_one_of:
      - event: js.reject
        where: 'lower(code ?? "") == "notifications_denied" && len(message ?? "") > 0'
        within: $deadline
      - event: js.resolve
        where: >-
          lower(method ?? "") == "scheduledailynotification"
          && (!(success ?? true) || lower(code ?? "") == "notifications_denied" && len(message ?? "") > 0)
        within: $deadline
        note: returned as a result instead of a rejection
    forbid:
      - event: js.resolve
        where: 'lower(method ?? "") == "scheduledailynotification" && (success ?? !present(code))'
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (d.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: refused with code and message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - '4ms js.reject method=scheduleDailyNotification code=notifications_denied message="Notification permissions denied"'
          - "40s tick"
        expect: pass
      - name: refused at the last moment
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s js.reject method=scheduleDailyNotification code=NOTIFICATIONS_DENIED message=denied"
          - "40s tick"
        expect: pass
      - name: refused a moment too late
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5001ms js.reject method=scheduleDailyNotification code=notifications_denied message=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: success in spite of the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification success=true"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: another code
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=scheduling_failed message=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: no message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=notifications_denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: an empty message
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - '4ms js.reject method=scheduleDailyNotification code=notifications_denied message=""'
          - "40s tick"
        expect: { fail: 1 }
      - name: the result object of the later contract
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification success=false"
          - "40s tick"
        expect: pass
      - name: the result object of the earlier contract
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification code=notifications_denied message=denied"
          - "40s tick"
        expect: pass
      - name: a result that says nothing of the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.resolve method=scheduleDailyNotification"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: the code is hidden
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "4ms js.reject method=scheduleDailyNotification code=~ message=denied"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the bridge was not captured
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:30.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: the refusal in a log
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (code=notifications_denied, message="Notification permissions denied")
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: pass

"""##
    ),
    (
      "Rules/permission/exact-alarm-refusal-names-its-action.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: exact-alarm-refusal-names-its-action
    title: a refusal for exact alarms says that the settings were opened
    requirements: [REQ-183]
    rationale: The app must know that the user is on the settings page now, to try again on the way back.
    remediation: Put action opened_settings beside the code and the message.
    severity: error
    tags: [permission, android]
    platform: [android]
    kind: relate
    when: js.reject as e
    where: lower(code) == "exact_alarm_permission_required"
    check:
      - lower(e.action ?? "") == "opened_settings"
    tests:
      - name: named
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED action=opened_settings"
        expect: pass
      - name: not named
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: { fail: 1, line: 1 }
      - name: another action
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED action=permission_denied"
        expect: { fail: 1, line: 1 }
      - name: another code
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: notExercised
      - name: hidden
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED action=~"
        expect: { inconclusive: redacted }
      - name: not named in logcat
        platform: android
        log: |
          2025-11-15 05:31:00.204 +0000  4711  4711 I DNP-JS: reject scheduleDailyNotification (callback_id=7, code=EXACT_ALARM_PERMISSION_REQUIRED, message="Exact alarm permission required")
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/permission/exact-alarm-refusal-opens-settings.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: exact-alarm-refusal-opens-settings
    title: a call that lacks the permission for exact alarms opens its settings page
    requirements: [REQ-183, REQ-193]
    rationale: >-
      From Android 12 on the user grants exact alarms on a page of its own, and nobody finds it alone. The refusal
      comes with the action opened_settings, and the line of the opening stands within ten seconds before it.
    remediation: Open ACTION_REQUEST_SCHEDULE_EXACT_ALARM, log it, and reject with the action.
    severity: error
    tags: [core, permission, android]
    platform: [android]
    parameters: { window: 10s }
    kind: precedes
    event: js.reject
    where: lower(code) == "exact_alarm_permission_required"
    requires: { event: plugin.settings.opened, where: 'lower(target ?? "exact_alarm") == "exact_alarm"' }
    scope: { within_past: $window }
    tests:
      - name: opened first
        platform: android
        events:
          - "0s plugin.load"
          - "1m plugin.settings.opened target=exact_alarm"
          - "1m1s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: pass
      - name: ten seconds before
        platform: android
        events:
          - "0s plugin.load"
          - "1m plugin.settings.opened target=exact_alarm"
          - "70s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: pass
      - name: longer ago
        platform: android
        events:
          - "0s plugin.load"
          - "1m plugin.settings.opened target=exact_alarm"
          - "70001ms js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: { fail: 1, line: 3 }
      - name: not opened
        platform: android
        events:
          - "0s plugin.load"
          - "1m js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: { fail: 1, line: 2 }
      - name: another page
        platform: android
        events:
          - "0s plugin.load"
          - "1m plugin.settings.opened target=channel"
          - "1m1s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: { fail: 1, line: 3 }
      - name: another code
        platform: android
        events:
          - "1m js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: notExercised
      - name: the capture begins too late
        platform: android
        session_start: false
        events:
          - "1s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
        expect: { inconclusive: start }
      - name: not opened in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:30:00.204 +0000  4711  4711 D DNP-PLUGIN: configure() called
          2025-11-15 05:31:00.204 +0000  4711  4711 I DNP-JS: reject scheduleDailyNotification (callback_id=7, code=EXACT_ALARM_PERMISSION_REQUIRED, action=opened_settings, message="Exact alarm permission required")
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/permission/no-exact-alarm-without-permission.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-exact-alarm-without-permission
    title: a call that lacks the permission for exact alarms sets none
    requirements: [REQ-183]
    rationale: >-
      An exact alarm without the permission throws, or is set by a way that the user did not allow. The ten seconds
      behind the refusal are watched, up to the next call or entry. Inexact alarms need no permission.
    remediation: Return with the refusal before the alarm is set.
    severity: error
    tags: [core, permission, android]
    platform: [android]
    parameters: { window: 10s }
    kind: count
    event: android.alarm.set
    where: 'lower(api ?? "setexact") in ["setalarmclock", "setexactandallowwhileidle", "setexact"]'
    per:
      open: { event: js.reject, where: lower(code) == "exact_alarm_permission_required" }
      close: js.call | scheduler.schedule.requested | recovery.started | plugin.load | app.active | android.alarm.fired
      at_most: $window
    at_most: 0
    tests:
      - name: none
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "1m tick"
        expect: pass
      - name: set all the same
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "1s android.alarm.set id=a api=setExact at=+23m"
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "10s android.alarm.set id=a api=setAlarmClock at=+23m"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond it
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "10001ms android.alarm.set id=a api=setAlarmClock at=+23m"
        expect: pass
      - name: an inexact one
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "1s android.alarm.set id=a api=setWindow at=+23m"
          - "1m tick"
        expect: pass
      - name: granted and called again
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "5s js.call method=scheduleDailyNotification callback_id=8"
          - "6s android.alarm.set id=a api=setAlarmClock at=+23m"
          - "1m tick"
        expect: pass
      - name: the code is hidden
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=~"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        platform: android
        events:
          - "0s js.reject method=scheduleDailyNotification code=EXACT_ALARM_PERMISSION_REQUIRED"
          - "1s tick"
        expect: { inconclusive: end }
      - name: set all the same in logcat
        platform: android
        log: |
          2025-11-15 05:31:00.204 +0000  4711  4711 I DNP-JS: reject scheduleDailyNotification (callback_id=7, code=EXACT_ALARM_PERMISSION_REQUIRED, message="Exact alarm permission required")
          2025-11-15 05:31:00.604 +0000  4711  4711 I DNP-SCHEDULER: Alarm set (id=daily-1, api=setExact, at=1763185980000)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/no-refusal-while-asking.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-refusal-while-asking
    title: a schedule call is not refused while the user is being asked
    requirements: [REQ-039, REQ-040]
    rationale: >-
      Asking and refusing at once mixes the two ways of dealing with an undecided permission; the user's answer then
      goes to nobody. Without the answer in the capture nothing is passed.
    remediation: Either refuse without asking, or wait for the answer and try again.
    severity: note
    tags: [permission]
    platform: [ios]
    kind: never
    event: js.reject
    where: 'lower(method ?? "") == "scheduledailynotification" && lower(code ?? "") == "notifications_denied"'
    between: { open: plugin.permission.prompted, close: plugin.permission.result }
    needs_alive: [PLUGIN]
    tests:
      - name: asked and answered
        platform: ios
        events:
          - "0s plugin.permission.prompted"
          - "1s js.resolve method=configure"
          - "4s plugin.permission.result result=granted"
        expect: pass
      - name: refused meanwhile
        platform: ios
        events:
          - "0s plugin.permission.prompted"
          - "9ms js.reject method=scheduleDailyNotification code=notifications_denied"
          - "4s plugin.permission.result result=granted"
        expect: { fail: 1, line: 2 }
      - name: refused after the answer
        platform: ios
        events:
          - "0s plugin.permission.prompted"
          - "1s js.resolve method=configure"
          - "4s plugin.permission.result result=denied"
          - "5s js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: pass
      - name: another refusal
        platform: ios
        events:
          - "0s plugin.permission.prompted"
          - "9ms js.reject method=updateSettings code=scheduling_failed"
          - "4s plugin.permission.result result=granted"
        expect: pass
      - name: the answer is not in the capture
        platform: ios
        events:
          - "0s plugin.permission.prompted"
          - "4s tick"
        expect: { inconclusive: end }
      - name: refused meanwhile in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Notification permission prompt shown
          2025-11-15 05:40:09.840000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=notifications_denied, message="Notification permissions denied")
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/no-schedule-while-denied.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-schedule-while-denied
    title: nothing is scheduled once a call met the denied permission
    requirements: [REQ-037, REQ-041]
    rationale: >-
      A schedule that the user never allowed is a ghost: it is stored, fetched for and never shown. The ten seconds after
      the denial are watched, up to the next call, answer or launch, since a later call stands for itself; a background run
      re-arms what was agreed before, so its own submits do not count.
    remediation: Return right after logging the denial; look for the line that arms, submits or stores in the same call.
    severity: error
    tags: [core, permission]
    parameters: { window: 10s }
    kind: count
    event: [scheduler.notification.arming, fetch.bgtask.submitted, storage.schedule.persisted]
    per:
      open: plugin.schedule.denied
      close:
        event:
          - plugin.permission.result
          - plugin.permission.checked
          - scheduler.schedule.requested
          - fetch.bgtask.started
          - recovery.started
          - plugin.load
          - app.launch
        where: '(result ?? status ?? "granted") != "denied"'
      at_most: $window
    at_most: 0
    tests:
      - name: denied and quiet
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5ms js.reject method=scheduleDailyNotification code=notifications_denied"
          - "40s tick"
        expect: pass
      - name: armed after the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "50ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: submitted after the denial
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: stored at the last moment
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: stored after the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: granted meanwhile
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=granted"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: a repeated denial does not lift the ban
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=denied"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1, line: 3 }
      - name: a background run of what was agreed before
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "2s fetch.bgtask.started run_id=r1"
          - "2100ms fetch.bgtask.submitted earliest_begin=+23h"
          - "40s tick"
        expect: pass
      - name: the capture ends within the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s tick"
        expect: { inconclusive: end }
      - name: lines are missing within the window
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "5s gap 2s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: the user's answer may be among missing lines
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s gap 2s"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: the user's answer is hidden
        events:
          - "0s plugin.schedule.denied method=scheduleDailyNotification"
          - "3s plugin.permission.result result=~"
          - "4s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: never denied
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
        expect: notExercised
      - name: a filter that hides the other components proves nothing
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: a ghost in a log
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/nothing-scheduled-before-the-denial.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-scheduled-before-the-denial
    title: a call that ends in a denial schedules nothing on its way there
    requirements: [REQ-037]
    rationale: >-
      A call that arms or stores first and looks at the permission afterwards leaves a ghost too, only in the other order.
      A denial within two seconds of arming or storing, with no new call in between, belongs to the same call.
    remediation: Move the check of the permission to the beginning of the call.
    severity: error
    tags: [core, permission]
    parameters: { window: 2s }
    kind: count
    event: plugin.schedule.denied
    per:
      open: scheduler.notification.arming | storage.schedule.persisted
      close: [scheduler.schedule.requested, js.call, plugin.load, app.launch]
      at_most: $window
    at_most: 0
    tests:
      - name: armed and stored in peace
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "10ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { pass: 2 }
      - name: stored, then denied
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: { fail: 1, line: 2 }
      - name: denied at the last moment
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2s plugin.schedule.denied method=scheduleDailyNotification"
        expect: { fail: 1, line: 2 }
      - name: denied a moment later
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2001ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: pass
      - name: the denial belongs to the next call
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "500ms js.call method=scheduleDailyNotification"
          - "510ms plugin.schedule.denied method=scheduleDailyNotification"
        expect: pass
      - name: the capture ends at once
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the wrong order in a log
        log: |
          2025-11-15 05:40:09.801000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY)
          2025-11-15 05:40:09.806000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] notifications_denied for scheduleDailyNotification
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/permission-asked-once-per-call.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: permission-asked-once-per-call
    title: a schedule call asks for the permission at most once
    requirements: [REQ-039]
    rationale: >-
      The test app asks once when nothing is decided and then tries again; a second question within one call is a
      loop. A call is watched until its answer or for a minute.
    remediation: Remember in the call that it has asked, and fail with notifications_denied the second time.
    severity: note
    tags: [permission]
    platform: [ios]
    parameters: { window: 60s }
    kind: count
    event: plugin.permission.request | plugin.permission.prompted
    per:
      open: { event: js.call as c, where: 'method == "scheduleDailyNotification"' }
      close:
        event: js.resolve | js.reject
        where: 'callback_id == c.callback_id'
      at_most: $window
    at_most: 1
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: asked once
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "5ms plugin.permission.checked status=notDetermined"
          - "6ms plugin.permission.request"
          - "4s plugin.permission.result result=granted"
          - "5s js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: pass
      - name: not asked
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "90ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: pass
      - name: asked twice
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "6ms plugin.permission.request"
          - "4s plugin.permission.request"
          - "5s js.reject method=scheduleDailyNotification callback_id=1 code=notifications_denied"
        expect: { fail: 1, line: 3 }
      - name: a second time at the last moment
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "6ms plugin.permission.request"
          - "60s plugin.permission.request"
        expect: { fail: 1, line: 3 }
      - name: a second time after the answer
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "6ms plugin.permission.request"
          - "5s js.reject method=scheduleDailyNotification callback_id=1 code=notifications_denied"
          - "6s plugin.permission.request"
        expect: pass
      - name: a second time beyond the minute
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "6ms plugin.permission.request"
          - "60001ms plugin.permission.request"
        expect: pass
      - name: the capture ends first
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "6ms plugin.permission.request"
          - "10s tick"
        expect: { inconclusive: end }
      - name: asked twice in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDailyNotification (callback_id=84512)
          2025-11-15 05:40:09.820000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Requesting notification permission
          2025-11-15 05:40:14.330000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Requesting notification permission
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/permission/permission-known-before-scheduling.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: permission-known-before-scheduling
    title: the notification permission is known before a schedule call does its work
    requirements: [REQ-034]
    rationale: >-
      The call reads the settings first, or the user was asked in the same session. The read is logged at debug level: a
      capture without that level cannot show that nobody looked, and stays undecided.
    remediation: >-
      Read the notification settings at the beginning of scheduleDailyNotification(), and log the status before the line
      with the notification time.
    severity: error
    tags: [core, permission]
    kind: precedes
    event: scheduler.schedule.requested
    requires: plugin.permission.result | plugin.permission.checked
    scope: session
    tests:
      - name: the user was asked
        events:
          - "1s plugin.permission.result result=granted"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: the settings were read
        events:
          - "5s plugin.permission.checked status=authorized"
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: asked afterwards
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
          - "6s plugin.permission.result result=granted"
        expect: { fail: 1, line: 1 }
      - name: asked in an earlier session only
        events:
          - "0s plugin.load"
          - "1s plugin.permission.result result=granted"
          - "2s scheduler.schedule.requested notification_time=+23m"
          - "5m plugin.load"
          - "5m5s scheduler.schedule.requested notification_time=+23m"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: the capture begins after the launch
        session_start: false
        events:
          - "5s scheduler.schedule.requested notification_time=+23m"
        expect: { inconclusive: start }
      - name: a log without debug lines cannot tell
        log: |
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] configure() called
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: level }
      - name: a log with the user's answer
        log: |
          2025-11-15 05:40:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:06.410000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] requestPermissions() → granted
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
        expect: pass

"""##
    ),
    (
      "Rules/permission/prompt-only-while-undecided.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: prompt-only-while-undecided
    title: the user is asked only while nothing is decided
    requirements: [REQ-042]
    rationale: >-
      Once the user has answered, the system shows no question again; a plugin that asks all the same waits for
      nothing. Only a question that is on the screen counts, since the method may be called at any time. Five seconds
      behind each read of the settings are watched.
    remediation: Return at once when the status is authorized, and with a hint to Settings when it is denied.
    severity: error
    tags: [core, permission]
    platform: [ios]
    parameters: { window: 5s }
    kind: count
    event: plugin.permission.prompted
    per:
      open: { event: plugin.permission.checked, where: 'lower(status) in ["authorized", "denied"]' }
      close: plugin.permission.checked
      at_most: $window
    at_most: 0
    tests:
      - name: authorized and quiet
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "1m tick"
        expect: pass
      - name: asked while denied
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "10ms plugin.permission.prompted"
        expect: { fail: 1, line: 2 }
      - name: asked while authorized, at the last moment
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "5s plugin.permission.prompted"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond the window
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "5001ms plugin.permission.prompted"
        expect: pass
      - name: asked while undecided
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "10ms plugin.permission.prompted"
          - "1m tick"
        expect: notExercised
      - name: undecided again after a reset
        platform: ios
        events:
          - "0s plugin.permission.checked status=authorized"
          - "1s plugin.permission.checked status=notDetermined"
          - "1010ms plugin.permission.prompted"
          - "1m tick"
        expect: pass
      - name: the status is hidden
        platform: ios
        events:
          - "0s plugin.permission.checked status=~"
          - "10ms plugin.permission.prompted"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        platform: ios
        events:
          - "0s plugin.permission.checked status=denied"
          - "1s tick"
        expect: { inconclusive: end }
      - name: asked while denied in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.796000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-PLUGIN] Notification permission status: denied
          2025-11-15 05:40:09.820000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Notification permission prompt shown
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/permission/revoked-permission-is-accounted-for.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: revoked-permission-is-accounted-for
    title: what became of a notification whose permission was taken back is told
    requirements: [REQ-043]
    rationale: >-
      The plugin saw the permission go while a notification was armed. At the notification's time, or at the first
      launch after it, the log must say what became of it, else the user misses it and nobody knows why. Without a
      later launch in the capture nothing is judged.
    remediation: At launch, mark the notification as missed, remove it, or report the denial.
    severity: warning
    tags: [permission]
    platform: [ios]
    parameters: { deadline: 10s }
    kind: response
    when: plugin.permission.changed as c
    where: lower(to) == "denied" && present(notification_time)
    expect_one_of:
      - event: >-
            recovery.missed.detected | storage.delivery_status.changed | scheduler.notification.removed |
            scheduler.notification.removed_all | scheduler.notification.delivered | plugin.schedule.denied
        until: { event: "plugin.load | recovery.started", where: time > c.notification_time }
      - after: c.notification_time
        entry: plugin.load | recovery.started
        event: >-
            recovery.missed.detected | storage.delivery_status.changed | scheduler.notification.removed |
            scheduler.notification.removed_all | scheduler.notification.delivered | plugin.schedule.denied
        within: $deadline
    ends:
      cancelled_by:
        - { event: plugin.permission.changed, where: 'lower(to) != "denied"' }
        - { event: plugin.permission.checked, where: 'lower(status) == "authorized"' }
    tests:
      - name: found missed at the next launch
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "1h plugin.load"
          - "1h1s recovery.missed.detected id=a scheduled_time=+23m"
          - "2h tick"
        expect: pass
      - name: removed at once
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "1s scheduler.notification.removed id=a"
          - "2h tick"
        expect: pass
      - name: told at the last moment
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "1h plugin.load"
          - "1h10s recovery.missed.detected id=a scheduled_time=+23m"
          - "2h tick"
        expect: pass
      - name: told a moment too late
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "1h plugin.load"
          - "1h10s1ms recovery.missed.detected id=a scheduled_time=+23m"
          - "2h tick"
        expect: { fail: 1 }
      - name: never told
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "1h plugin.load"
          - "2h tick"
        expect: { fail: 1 }
      - name: a launch before its time owes nothing
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "10m plugin.load"
          - "2h tick"
        expect: { inconclusive: end }
      - name: allowed again
        platform: ios
        events:
          - "0s plugin.permission.changed from=authorized to=denied notification_time=+23m"
          - "10m plugin.permission.changed from=denied to=authorized"
          - "1h plugin.load"
          - "2h tick"
        expect: cancelled
      - name: never told in a log
        platform: ios
        log: |
          2025-11-15 05:39:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
          2025-11-15 05:39:05.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:39:06.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY)
          2025-11-15 05:40:09.796000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Notification permission changed from authorized to denied (notificationTime=2025-11-15T05:53:00Z)
          2025-11-15 06:20:00.911000+0000 0x1a2b     Default     0x0                  618    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/permission/schedule-retried-once-per-call.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-retried-once-per-call
    title: a schedule call is tried again at most once
    requirements: [REQ-039]
    rationale: >-
      After the user's answer the call is tried a second time; a third try within the same call would not end. A call
      is watched until its answer or for a minute.
    remediation: Count the tries in the call and give up after the second.
    severity: note
    tags: [permission]
    platform: [ios]
    parameters: { window: 60s }
    kind: count
    event: scheduler.schedule.requested
    per:
      open: { event: js.call as c, where: 'method == "scheduleDailyNotification"' }
      close:
        event: js.resolve | js.reject | js.call
        where: 'callback_id == c.callback_id || method == "scheduleDailyNotification"'
      at_most: $window
    at_most: 2
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: one try
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "90ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: pass
      - name: two tries
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "4s scheduler.schedule.requested notification_time=+23m"
          - "5s js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: pass
      - name: three tries
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "4s scheduler.schedule.requested notification_time=+23m"
          - "8s scheduler.schedule.requested notification_time=+23m"
        expect: { fail: 1, line: 4 }
      - name: the third at the last moment
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "4s scheduler.schedule.requested notification_time=+23m"
          - "60s scheduler.schedule.requested notification_time=+23m"
        expect: { fail: 1, line: 4 }
      - name: the third beyond the minute
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "4s scheduler.schedule.requested notification_time=+23m"
          - "60001ms scheduler.schedule.requested notification_time=+23m"
        expect: pass
      - name: three rapid calls
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "500ms js.call method=scheduleDailyNotification callback_id=2"
          - "509ms scheduler.schedule.requested notification_time=+23m"
          - "1s js.call method=scheduleDailyNotification callback_id=3"
          - "1009ms scheduler.schedule.requested notification_time=+23m"
          - "2m tick"
        expect: { pass: 3 }
      - name: the capture ends first
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "9ms scheduler.schedule.requested notification_time=+23m"
          - "10s tick"
        expect: { inconclusive: end }
      - name: three tries in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDailyNotification (callback_id=84512)
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:14.330000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:14.840000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
        expect: { fail: 1, line: 4 }

"""##
    ),
    (
      "Rules/permission/settings-call-opens-settings.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: settings-call-opens-settings
    title: a call to open the settings opens them
    requirements: [REQ-045]
    rationale: >-
      On iOS the call leads to the app's page in Settings, on Android to the channel's. An answer counts as much as
      the line of the opening; a refusal, or no answer at all, leaves the user where they were.
    remediation: >-
      Open UIApplication.openSettingsURLString on iOS, the channel's settings on Android, and resolve the call.
    severity: warning
    tags: [permission]
    parameters: { deadline: 5s }
    kind: response
    when: js.call as c
    where: method == "openChannelSettings" && present(callback_id)
    expect_one_of:
      - { event: plugin.settings.opened, within: $deadline }
      - { event: js.resolve, where: "callback_id == c.callback_id && (success ?? true)", within: $deadline }
    forbid:
      - { event: js.reject, where: callback_id == c.callback_id }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: opened
        events:
          - "0s js.call method=openChannelSettings callback_id=1"
          - "20ms plugin.settings.opened target=app"
          - "40s tick"
        expect: pass
      - name: answered at the last moment
        events:
          - "0s js.call method=openChannelSettings callback_id=1"
          - "5s js.resolve method=openChannelSettings callback_id=1"
          - "40s tick"
        expect: pass
      - name: answered a moment too late
        events:
          - "0s js.call method=openChannelSettings callback_id=1"
          - "5001ms js.resolve method=openChannelSettings callback_id=1"
          - "40s tick"
        expect: { fail: 1 }
      - name: refused
        events:
          - "0s js.call method=openChannelSettings callback_id=1"
          - "20ms js.reject method=openChannelSettings callback_id=1 code=UNIMPLEMENTED"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: the refusal of another call
        events:
          - "0s js.call method=openChannelSettings callback_id=2"
          - "10ms js.reject method=updateSettings callback_id=1 code=UNIMPLEMENTED"
          - "20ms plugin.settings.opened target=app"
          - "40s tick"
        expect: pass
      - name: the capture ends first
        events:
          - "0s js.call method=openChannelSettings callback_id=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: refused in a log
        log: |
          2025-11-15 05:39:58.412000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call openChannelSettings (callback_id=84512)
          2025-11-15 05:40:09.795000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject openChannelSettings (callback_id=84512, code=UNIMPLEMENTED, message="not implemented")
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/permission/settings-read-in-each-call.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: settings-read-in-each-call
    title: each schedule call reads the notification settings before it is answered
    requirements: [REQ-035]
    rationale: >-
      The user may take the permission back at any time, so an answer from an earlier read is worth nothing. The read
      must come within five seconds and before the answer. Calls are judged only where the plugin logs them; the read
      is a debug line.
    remediation: Read the settings first thing in scheduleDailyNotification() and log the status.
    severity: warning
    tags: [permission]
    platform: [ios]
    parameters: { deadline: 5s }
    kind: response
    when: js.call as c
    where: method == "scheduleDailyNotification" && present(callback_id)
    expect: { event: plugin.permission.checked, within: $deadline }
    forbid:
      - { event: js.resolve, where: callback_id == c.callback_id }
      - { event: js.reject, where: callback_id == c.callback_id }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: read first
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "5ms plugin.permission.checked status=authorized"
          - "90ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
          - "40s tick"
        expect: pass
      - name: read at the last moment
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "5s plugin.permission.checked status=authorized"
          - "40s tick"
        expect: pass
      - name: read a moment too late
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "5001ms plugin.permission.checked status=authorized"
          - "40s tick"
        expect: { fail: 1 }
      - name: answered without a read
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "90ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
          - "2s plugin.permission.checked status=authorized"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: the answer of another call
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=2"
          - "1ms js.resolve method=getNotificationStatus callback_id=1"
          - "5ms plugin.permission.checked status=authorized"
          - "40s tick"
        expect: pass
      - name: another call
        platform: ios
        events:
          - "0s js.call method=getNotificationStatus callback_id=1"
          - "40s tick"
        expect: notExercised
      - name: the capture ends first
        platform: ios
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a capture without debug lines
        platform: ios
        log: |
          2025-11-15 05:40:05.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDailyNotification (callback_id=84512)
          2025-11-15 05:41:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getNotificationStatus (callback_id=84513, pendingCount=1)
        expect: { inconclusive: level }
      - name: not read in a log
        platform: ios
        log: |
          2025-11-15 05:40:05.000000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-PLUGIN] Notification permission status: authorized
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDailyNotification (callback_id=84512)
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/permission/undetermined-permission-is-no-success.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: undetermined-permission-is-no-success
    title: a schedule call that finds the permission undecided asks or is refused
    requirements: [REQ-040]
    rationale: >-
      A library refuses without asking, a test app asks and tries again; either is accepted, and the two end here
      alike. An answer of success without a question promises a notification that the system will not show.
    remediation: Reject with notifications_denied when the status is notDetermined, or ask and wait for the answer.
    severity: note
    tags: [permission]
    platform: [ios]
    parameters: { window: 5s }
    kind: relate
    when: plugin.permission.checked as p
    where: lower(status) == "notdetermined"
    with:
      - event: js.resolve | js.reject as o
        where: 'lower(method ?? "") == "scheduledailynotification"'
    within: $window
    check:
      - 'present(o.code) && lower(o.code) == "notifications_denied" || !present(o.code) && !(o.success ?? true)'
    ends:
      supersedes: true
      cancelled_by: [plugin.permission.request, plugin.permission.prompted, plugin.permission.result, js.call]
    tests:
      - name: refused
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "9ms js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: pass
      - name: refused in a result
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "9ms js.resolve method=scheduleDailyNotification success=false"
        expect: pass
      - name: success without a question
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "9ms js.resolve method=scheduleDailyNotification success=true"
        expect: { fail: 1 }
      - name: refused for another reason
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "9ms js.reject method=scheduleDailyNotification code=scheduling_failed"
        expect: { fail: 1 }
      - name: asked
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "1ms plugin.permission.request"
          - "4s plugin.permission.result result=granted"
          - "5s js.resolve method=scheduleDailyNotification success=true"
        expect: cancelled
      - name: success at the last moment
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "5s js.resolve method=scheduleDailyNotification success=true"
        expect: { fail: 1 }
      - name: success beyond the window
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "5001ms js.resolve method=scheduleDailyNotification success=true"
          - "40s tick"
        expect: cancelled
      - name: the code is hidden
        platform: ios
        events:
          - "0s plugin.permission.checked status=notDetermined"
          - "9ms js.reject method=scheduleDailyNotification code=~"
        expect: { inconclusive: redacted }
      - name: success in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.796000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-PLUGIN] Notification permission status: notDetermined
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/android-prefetch-lead-is-five-minutes.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: android-prefetch-lead-is-five-minutes
    title: on Android the fetch is scheduled five minutes before the notification
    requirements: [REQ-052]
    rationale: The same lead as on iOS; the line carries both instants, so one line decides.
    remediation: Look at how the fetch time is computed from the notification time; short notice is fetched at once and says so.
    severity: error
    tags: [core, prefetch, android]
    parameters: { lead: 300s, tolerance: 1s, short_notice: 360s }
    kind: relate
    when: fetch.prefetch.scheduled as f
    where: present(fetch_at) && present(notification_time)
    check:
      - >-
        abs(f.notification_time - f.fetch_at - $lead) <= $tolerance
        || f.notification_time - f.time < $short_notice
    grade: { value: f.notification_time - f.fetch_at, unit: s }
    tests:
      - name: five minutes ahead
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+18m notification_time=+23m"
        expect: pass
      - name: one second short of tolerance
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+18m1s1ms notification_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: fifteen minutes ahead
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+8m notification_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: short notice
        events:
          - "0s fetch.prefetch.scheduled fetch_at=+1s notification_time=+3m"
        expect: pass
      - name: hidden
        events:
          - "0s fetch.prefetch.scheduled fetch_at=~ notification_time=+23m"
        expect: { inconclusive: redacted }
      - name: no instants in the line
        events:
          - "0s fetch.prefetch.scheduled"
        expect: notExercised
      - name: as logcat shows it
        log: |
          --------- beginning of main
          11-15 05:40:09.820  4711  4711 D DailyNotificationPlugin: DN|SCHEDULE_FETCH_START time=1763185980000
          11-15 05:40:09.850  4711  4711 I DailyNotificationPlugin: DN|SCHEDULE_FETCH_OK Background fetch scheduled for 1763185680000 (5 minutes before notification at 1763185980000)
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/announced-prefetch-is-submitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: announced-prefetch-is-submitted
    title: an announced prefetch has an outcome within five seconds
    requirements: [REQ-051, REQ-072]
    rationale: >-
      Between the announcement and the outcome stands the call to the system. Neither a success nor an error line means
      that the error was swallowed. A refusal counts as an outcome: whether it is a fault is for other rules.
    remediation: Log both ways out of submit(); a catch block without a line is the usual cause.
    severity: error
    tags: [core, prefetch]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.prefetch.scheduling as p
    expect_one_of:
      - { event: fetch.bgtask.submitted, within: $deadline }
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: refused and logged }
      - { event: fetch.prefetch.scheduled, within: $deadline }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.skipped]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (p.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: refused
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: pass
      - name: submitted at the last moment
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: submitted a moment too late
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5001ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1 }
      - name: no outcome
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: a submit before the announcement is not its outcome
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "30ms fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: skipped after all
        events:
          - "0s fetch.prefetch.scheduling notification_time=+3m"
          - "30ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "4s tick"
        expect: { inconclusive: end }
      - name: the clock is coarse
        granularity: 1s
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { inconclusive: granularity }
      - name: Android's pair in logcat
        log: |
          --------- beginning of main
          11-15 05:40:09.820  4711  4711 D DailyNotificationPlugin: DN|SCHEDULE_FETCH_START time=1763185980000
          11-15 05:40:09.850  4711  4711 I DailyNotificationPlugin: DN|SCHEDULE_FETCH_OK Background fetch scheduled for 1763185680000 (5 minutes before notification at 1763185980000)
          11-15 05:41:09.850  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main
        expect: pass
      - name: silence in a log
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:40.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/device-refusal-is-reported.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: device-refusal-is-reported
    title: on a device a submit refused as unavailable is reported as background refresh turned off
    requirements: [REQ-074, REQ-046, REQ-047]
    rationale: >-
      On a device number 1 means that the user, or the device as a whole, does not allow background refresh. Only the user
      can change that, so it must reach the app as background_refresh_disabled or as a status line.
    remediation: Read backgroundRefreshStatus when the submit fails with number 1, log it, and tell the app background_refresh_disabled.
    severity: error
    tags: [core, prefetch]
    environment: [device]
    parameters: { unavailable: 1, deadline: 5s }
    kind: response
    when: fetch.bgtask.submit_failed as f
    where: code == $unavailable
    expect_one_of:
      - { event: device.background_refresh_off, within: $deadline }
      - event: device.background_refresh
        where: 'lower(status ?? "") in ["denied", "restricted", "off", "disabled"]'
        within: $deadline
      - event: js.reject
        where: 'lower(code ?? "") == "background_refresh_disabled"'
        within: $deadline
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: reported with its code
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms device.background_refresh_off"
          - "40s tick"
        expect: pass
      - name: reported as a status
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s device.background_refresh status=denied"
          - "40s tick"
        expect: pass
      - name: reported over the bridge
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=off"
          - "40s tick"
        expect: pass
      - name: reported too late
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5001ms device.background_refresh status=denied"
          - "40s tick"
        expect: { fail: 1 }
      - name: the status says that all is well
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms device.background_refresh status=available"
          - "40s tick"
        expect: { fail: 1 }
      - name: not reported
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { fail: 1 }
      - name: another number
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=3"
          - "40s tick"
        expect: notExercised
      - name: on a simulator it is expected
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: reported in a log
        environment: device
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask submit failed: Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] background_refresh_disabled: open Settings to allow background refresh
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/no-simulator-excuse-on-a-device.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-simulator-excuse-on-a-device
    title: a refused submit on a device is not explained away as expected on a simulator
    requirements: [REQ-074]
    rationale: The sentence made for simulators hides a refusal that a user can and must lift.
    remediation: Print the sentence only in simulator builds (targetEnvironment(simulator)).
    severity: error
    tags: [core, prefetch]
    environment: [device]
    kind: never
    event: fetch.bgtask.submit_failed
    where: 'expected_on_simulator ?? (lower(explanation ?? "") == "expected on simulator")'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: refused without an excuse
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: taken
        environment: device
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: explained away
        environment: device
        events:
          - '0s fetch.bgtask.submit_failed code=1 explanation="expected on simulator"'
        expect: { fail: 1, line: 1 }
      - name: on a simulator the sentence is right
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: { inconclusive: environment }
      - name: in a log
        environment: device
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/no-success-recorded-after-a-simulator-refusal.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: no-success-recorded-after-a-simulator-refusal
    title: on a simulator no successful run is recorded after a refused submit
    requirements: [REQ-103]
    rationale: >-
      A run counts as successful only with the next task submitted, and a simulator refuses every submit. A recorded
      success there breaks the definition to the letter; it does no harm, so it is a warning. A minute behind the
      refusal is watched.
    remediation: Record the time only when the submit came back without an error.
    severity: warning
    tags: [prefetch]
    platform: [ios]
    environment: [simulator]
    parameters: { window: 60s }
    kind: count
    event: fetch.run.success_recorded
    per:
      open: fetch.bgtask.submit_failed
      close: fetch.bgtask.submitted
      at_most: $window
    at_most: 0
    tests:
      - name: nothing recorded
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "2m tick"
        expect: pass
      - name: recorded
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s fetch.run.success_recorded run_id=r1"
        expect: { fail: 1, line: 2 }
      - name: recorded at the last moment
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "60s fetch.run.success_recorded run_id=r1"
        expect: { fail: 1, line: 2 }
      - name: recorded beyond the minute
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "60001ms fetch.run.success_recorded run_id=r1"
        expect: pass
      - name: submitted at a second try
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "1s fetch.bgtask.submitted earliest_begin=+18m"
          - "5s fetch.run.success_recorded run_id=r1"
        expect: pass
      - name: a device is judged elsewhere
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s fetch.run.success_recorded run_id=r1"
        expect: notApplicable
      - name: the capture ends first
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s tick"
        expect: { inconclusive: end }
      - name: recorded in a log
        platform: ios
        environment: simulator
        log: |
          2025-11-15 05:50:12.180000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:50:13.110000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] lastSuccessfulRunTimestamp = 2025-11-15T05:50:13Z
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/prefetch/one-active-task.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-active-task
    title: at most one prefetch task is pending
    requirements: [REQ-069, REQ-060, REQ-071]
    rationale: >-
      The system replaces a request with the same identifier by itself, so a count above one shows a second identifier or a
      list of its own that went wrong. Every logged count is judged.
    remediation: Compare the identifiers in the list of pending requests, and cancel before submitting where a second one is in use.
    severity: error
    tags: [core, prefetch]
    parameters: { limit: 1 }
    kind: relate
    when: fetch.bgtask.pending_count as c
    where: present(count)
    check:
      - c.count <= $limit
    tests:
      - name: one
        events:
          - "0s fetch.bgtask.pending_count count=1"
        expect: pass
      - name: none, after a refusal
        events:
          - "0s fetch.bgtask.pending_count count=0"
        expect: pass
      - name: two
        events:
          - "0s fetch.bgtask.pending_count count=2"
        expect: { fail: 1, line: 1 }
      - name: one and later two
        events:
          - "0s fetch.bgtask.pending_count count=1"
          - "1m fetch.bgtask.pending_count count=2"
        expect: { pass: 1, fail: 1, line: 2 }
      - name: hidden
        events:
          - "0s fetch.bgtask.pending_count count=~"
        expect: { inconclusive: redacted }
      - name: two in a log
        log: |
          2025-11-15 05:40:09.870000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-FETCH] Pending BGTasks: 2 (task_ids=[com.timesafari.dailynotification.fetch, com.timesafari.dailynotification.prefetch])
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/pending-task-withdrawn-before-the-next.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: pending-task-withdrawn-before-the-next
    title: a pending task is withdrawn before the next one is submitted
    requirements: [REQ-070]
    rationale: >-
      The system replaces a pending request of the same identifier by itself, so a missing withdrawal does no harm on
      its own; the plugin asks for the line all the same, since it shows that the older request was known. A run, or a
      declared miss, ends the older request too. The withdrawal is logged at info level.
    remediation: Cancel the pending request by its identifier, and log it, before submitting.
    severity: warning
    tags: [prefetch]
    platform: [ios]
    parameters: { window: 1d }
    kind: count
    event: fetch.bgtask.submitted
    where: (task_id ?? "") == (s.task_id ?? "")
    per:
      open: fetch.bgtask.submitted as s
      close:
        - fetch.bgtask.cancelled
        - fetch.bgtask.started
        - fetch.bgtask.missed
        - fetch.bgtask.submitted
      at_most: $window
    at_most: 0
    tests:
      - name: withdrawn first
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "1m fetch.bgtask.cancelled"
          - "61s fetch.bgtask.submitted earliest_begin=+30m"
          - "2h tick"
        expect: { pass: 1, inconclusive: end }
      - name: it ran
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "20m1s fetch.bgtask.submitted earliest_begin=+24h"
          - "48h tick"
        expect: pass
      - name: it was declared missed
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "40m fetch.bgtask.missed"
          - "40m1s fetch.bgtask.submitted earliest_begin=+41m"
          - "48h tick"
        expect: pass
      - name: submitted over the one that the run submitted
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "20m fetch.bgtask.started run_id=r1"
          - "20m1s fetch.bgtask.submitted earliest_begin=+24h"
          - "20m2s fetch.bgtask.completed run_id=r1 success=true"
          - "30m fetch.bgtask.submitted earliest_begin=+25h"
        expect: { pass: 1, fail: 1, line: 5 }
      - name: submitted over a pending one
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "1m fetch.bgtask.submitted earliest_begin=+30m"
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "24h fetch.bgtask.submitted earliest_begin=+25h"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond a day
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "24h1ms fetch.bgtask.submitted earliest_begin=+25h"
        expect: { pass: 1, inconclusive: end }
      - name: the task of another identifier
        platform: ios
        events:
          - "0s fetch.bgtask.submitted task_id=a earliest_begin=+18m"
          - "1m fetch.bgtask.submitted task_id=b earliest_begin=+30m"
          - "48h tick"
        expect: { pass: 2 }
      - name: the withdrawal may be among missing lines
        platform: ios
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "1m gap 10s"
          - "2m fetch.bgtask.submitted earliest_begin=+30m"
        expect: { inconclusive: gap }
      - name: submitted over a pending one in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:41:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:49:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/prefetch/prefetch-lead-is-five-minutes.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: prefetch-lead-is-five-minutes
    title: the prefetch is asked for five minutes before the notification
    requirements: [REQ-052]
    rationale: >-
      Content fetched earlier is stale when it is shown, content fetched later is not there. The lead cannot be kept when
      less than six minutes remain; such calls have a rule of their own and pass here. Instants inside the lines are
      compared, so this is decided even where the capture shows no zone.
    remediation: Compare the notification time with earliestBeginDate in the two lines and look at how the lead is subtracted.
    severity: error
    tags: [core, prefetch]
    parameters: { lead: 300s, tolerance: 1s, short_notice: 360s, window: 5s }
    kind: relate
    when: fetch.prefetch.scheduling as p
    with: fetch.bgtask.submitted as s
    within: $window
    check:
      - >-
        abs(p.notification_time - s.earliest_begin - $lead) <= $tolerance
        || p.notification_time - p.time < $short_notice
    grade: { value: p.notification_time - s.earliest_begin, unit: s }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.submit_failed, fetch.bgtask.skipped, fetch.bgtask.missed]
    tests:
      - name: five minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: a second less
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m1s"
        expect: pass
      - name: a second and a thousandth less
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m1s1ms"
        expect: { fail: 1 }
      - name: four minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+19m"
        expect: { fail: 1 }
      - name: an hour and five minutes ahead
        events:
          - "0s fetch.prefetch.scheduling notification_time=+123m"
          - "20ms fetch.bgtask.submitted earliest_begin=+58m"
        expect: { fail: 1 }
      - name: short notice
        events:
          - "0s fetch.prefetch.scheduling notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: pass
      - name: six minutes are no short notice
        events:
          - "0s fetch.prefetch.scheduling notification_time=+6m"
          - "20ms fetch.bgtask.submitted earliest_begin=+2m"
        expect: { fail: 1 }
      - name: decided without a zone
        zone: unknown
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: whether it was short notice needs the zone
        zone: unknown
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+22m"
        expect: { inconclusive: time }
      - name: the submit belongs to a later announcement
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "10ms fetch.prefetch.scheduling notification_time=+33m"
          - "20ms fetch.bgtask.submitted earliest_begin=+28m"
        expect: { pass: 1, cancelled: 1 }
      - name: refused
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "20ms fetch.bgtask.submit_failed code=1"
        expect: cancelled
      - name: hidden by the log system
        events:
          - "0s fetch.prefetch.scheduling notification_time=~"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: redacted }
      - name: a wrong lead in a log
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:49:00Z)
        expect: { fail: 1 }
      - name: bare lines
        log: |
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { inconclusive: time }

"""##
    ),
    (
      "Rules/prefetch/refusal-is-told-to-the-caller.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: refusal-is-told-to-the-caller
    title: on a device the caller hears of a refused submit
    requirements: [REQ-077, REQ-061]
    rationale: >-
      The notification stays, without fresh content. The app can tell its user only if the answer carries
      task_scheduling_failed or background_refresh_disabled; a plain success hides the refusal. Two answers of other
      calls, and submits of a background run, are not meant.
    remediation: Put the code into the result of the call, beside its success.
    severity: warning
    tags: [prefetch]
    platform: [ios]
    environment: [device]
    parameters: { window: 10s }
    kind: relate
    when: fetch.bgtask.submit_failed as f
    with:
      - event: js.resolve | js.reject as o
        where: 'lower(method ?? "") == "scheduledailynotification"'
    within: $window
    check:
      - 'lower(o.code ?? "") in ["task_scheduling_failed", "background_refresh_disabled"] || !(o.success ?? true)'
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.completed, js.call, fetch.bgtask.submitted]
    tests:
      - name: told in the result
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "90ms js.resolve method=scheduleDailyNotification success=true code=background_refresh_disabled"
        expect: pass
      - name: told in a refusal
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=3"
          - "90ms js.reject method=scheduleDailyNotification code=task_scheduling_failed"
        expect: pass
      - name: plain success
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "90ms js.resolve method=scheduleDailyNotification success=true"
        expect: { fail: 1 }
      - name: plain success at the last moment
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10s js.resolve method=scheduleDailyNotification success=true"
        expect: { fail: 1 }
      - name: beyond the window
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10001ms js.resolve method=scheduleDailyNotification success=true"
          - "40s tick"
        expect: cancelled
      - name: on a simulator every submit is refused
        platform: ios
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "90ms js.resolve method=scheduleDailyNotification success=true"
        expect: notApplicable
      - name: the code is hidden
        platform: ios
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "90ms js.resolve method=scheduleDailyNotification success=true code=~"
        expect: { inconclusive: redacted }
      - name: plain success in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask submit failed: Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/refused-submit-does-not-fail-the-call.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: refused-submit-does-not-fail-the-call
    title: on a simulator a refused submit does not make the schedule call fail
    requirements: [REQ-062]
    rationale: >-
      The notification is the point of the call, the prefetch an improvement of it. A simulator refuses every submit, so a
      call that gives up on it could never be tried there. A call that went on to arm or met another error is not meant.
    remediation: Catch the error of the submit, log it, and go on to arm and store.
    severity: error
    tags: [core, prefetch]
    platform: [ios]
    environment: [simulator]
    parameters: { window: 5s }
    kind: count
    event: js.reject
    where: 'lower(method ?? "scheduleDailyNotification") == "scheduledailynotification"'
    per:
      open: fetch.bgtask.submit_failed
      close:
        - scheduler.notification.arming
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - plugin.schedule.denied
        - scheduler.schedule.requested
        - js.call
      at_most: $window
    at_most: 0
    tests:
      - name: armed all the same
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: the call gives up
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: { fail: 1 }
      - name: it gives up at the last moment
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5s js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: { fail: 1 }
      - name: another trouble later
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "5001ms js.reject method=scheduleDailyNotification code=task_scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: it was the arming that failed
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms scheduler.notification.arm_failed code=1"
          - "20ms js.reject method=scheduleDailyNotification code=scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: another call is refused
        environment: simulator
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=updateSettings code=scheduling_failed message=x"
          - "40s tick"
        expect: pass
      - name: a device has other rules
        environment: device
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=x"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.bgtask.submit_failed code=1"
          - "10ms js.reject method=scheduleDailyNotification code=background_refresh_disabled message=x"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the bridge was not captured
        environment: simulator
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: the call gives up in a log
        environment: simulator
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
          2025-11-15 05:40:09.853000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=task_scheduling_failed, message="The task was refused")
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/short-notice-is-clamped-or-skipped.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: short-notice-is-clamped-or-skipped
    title: with less than six minutes left the prefetch is moved behind the next minute or skipped
    requirements: [REQ-054]
    rationale: >-
      Five minutes of lead and a minute of submit lead do not fit into less than six. Both ways out are accepted; a task for
      the past or for after the notification is neither.
    remediation: >-
      Clamp earliestBeginDate to a minute from now when that is still before the notification, else log that the prefetch is
      skipped.
    severity: warning
    tags: [core, prefetch]
    parameters: { short_notice: 360s, minimum: 60s, tolerance: 1s, deadline: 5s }
    kind: response
    when: scheduler.schedule.requested as r
    where: notification_time - time < $short_notice && notification_time > time
    expect_one_of:
      - event: fetch.bgtask.submitted
        where: earliest_begin - time >= $minimum - $tolerance && earliest_begin < r.notification_time
        within: $deadline
      - { event: fetch.bgtask.skipped, within: $deadline, note: the prefetch was skipped }
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: the submit was refused }
    forbid:
      - { event: fetch.bgtask.submitted, where: earliest_begin <= time || earliest_begin >= r.notification_time }
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject, scheduler.notification.arm_failed]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: moved behind the next minute
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: pass
      - name: skipped
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: pass
      - name: for the past
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.submitted earliest_begin=-4m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: for the very notification
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: neither
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "60ms scheduler.notification.arming notification_time=+3m"
          - "40s tick"
        expect: { fail: 1 }
      - name: skipped at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "5s fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: pass
      - name: skipped a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+1m"
          - "5001ms fetch.bgtask.skipped reason=short_notice"
          - "40s tick"
        expect: { fail: 1 }
      - name: six minutes are enough
        events:
          - "0s scheduler.schedule.requested notification_time=+6m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
        expect: notExercised
      - name: whether the notice is short needs the zone
        zone: unknown
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "20ms fetch.bgtask.submitted earliest_begin=+1m"
          - "40s tick"
        expect: { inconclusive: time }
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+3m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a skip would be logged at a level that is not there
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:42:00Z
          2025-11-15 05:40:09.810000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:42:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:42:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: level }
      - name: a skip in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:41:00Z
          2025-11-15 05:40:09.810000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Prefetch skipped (reason=short_notice)
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:41:00Z
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/simulator-refusal-is-explained.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: simulator-refusal-is-explained
    title: on a simulator the refused submit is explained in plain words
    requirements: [REQ-073]
    rationale: >-
      A simulator accepts no background task. The bare error frightens whoever reads the log, so the plugin has a sentence
      for it; without the sentence this is a warning. The sentence and the error may stand in two lines.
    remediation: Log "Background fetch scheduling failed (expected on simulator)" when the error has the number 1 on a simulator.
    severity: warning
    tags: [core, prefetch]
    platform: [ios]
    environment: [simulator]
    parameters: { deadline: 5s }
    kind: response
    when: fetch.prefetch.scheduling as p
    expect_one_of:
      - event: fetch.bgtask.submit_failed
        where: 'expected_on_simulator ?? (lower(explanation ?? "") == "expected on simulator")'
        within: $deadline
      - { event: fetch.bgtask.submitted, within: $deadline, note: this simulator did not refuse }
    ends:
      supersedes: true
      cancelled_by: [fetch.bgtask.skipped]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (p.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: explained
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - '30ms fetch.bgtask.submit_failed code=1 explanation="expected on simulator"'
          - "40s tick"
        expect: pass
      - name: explained in a second line
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "31ms fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: pass
      - name: explained at the last moment
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5s fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: pass
      - name: explained a moment too late
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "5001ms fetch.bgtask.submit_failed expected_on_simulator=true"
          - "40s tick"
        expect: { fail: 1 }
      - name: the bare error
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { fail: 1 }
      - name: a device is none of its business
        environment: device
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: notApplicable
      - name: nobody knows where it ran
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "30ms fetch.bgtask.submit_failed code=1"
          - "40s tick"
        expect: { inconclusive: environment }
      - name: the capture ends first
        environment: simulator
        events:
          - "0s fetch.prefetch.scheduling notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: in a log
        environment: simulator
        log: |
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=1 "(null)"
        expect: pass

"""##
    ),
    (
      "Rules/prefetch/stored-begin-equals-the-submitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-begin-equals-the-submitted
    title: what is stored as earliest begin is what was submitted
    requirements: [REQ-078, REQ-098]
    rationale: >-
      The next launch finds a miss by the stored time. If it differs from the request, misses are found that are none, or are
      not found. Builds that do not log the storing are not judged.
    remediation: Store the date of the request itself, behind the submit.
    severity: error
    tags: [core, prefetch]
    parameters: { tolerance: 1s, window: 5s }
    kind: relate
    when: fetch.bgtask.submitted as s
    with: storage.earliest_begin.updated as u
    within: $window
    check:
      - abs(u.value - s.earliest_begin) <= $tolerance
    ends:
      supersedes: true
    tests:
      - name: the same
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m"
        expect: pass
      - name: a second apart
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m1s"
        expect: pass
      - name: a moment more
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=+18m1s1ms"
        expect: { fail: 1 }
      - name: the notification's time was stored
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5s storage.earliest_begin.updated value=+23m"
        expect: { fail: 1 }
      - name: stored for a later submit
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5001ms storage.earliest_begin.updated value=+23m"
          - "40s tick"
        expect: cancelled
      - name: hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
          - "5ms storage.earliest_begin.updated value=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:40:09.853000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-STORAGE] Stored earliestBeginDate = 2025-11-15T05:53:00Z
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-lead-is-a-minute.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-lead-is-a-minute
    title: a task is submitted for a time at least a minute ahead
    requirements: [REQ-053]
    rationale: >-
      The plugin promises the system sixty seconds; the system itself states no minimum. The time in the line is cut to
      whole seconds, so a second less still passes.
    remediation: Take the later of the wanted time and a minute from now before the request is submitted.
    severity: error
    tags: [core, prefetch]
    parameters: { minimum: 60s, tolerance: 1s }
    kind: relate
    when: fetch.bgtask.submitted as s
    where: present(earliest_begin)
    check:
      - s.earliest_begin - s.time >= $minimum - $tolerance
    grade: { value: s.earliest_begin - s.time, unit: s }
    tests:
      - name: well ahead
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: a minute less the lost second
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+59s"
        expect: pass
      - name: a thousandth less
        events:
          - "1ms fetch.bgtask.submitted earliest_begin=+59s"
        expect: { fail: 1, line: 1 }
      - name: in the past
        events:
          - "10m fetch.bgtask.submitted earliest_begin=+5m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s fetch.bgtask.submitted earliest_begin=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: { inconclusive: time }
      - name: unreadable
        events:
          - "0s fetch.bgtask.submitted earliest_begin=!"
        expect: { inconclusive: malformed }
      - name: too near in a log
        log: |
          2025-11-15 05:47:30.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-not-refused-as-not-permitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-not-refused-as-not-permitted
    title: the system never refuses a task as not permitted
    requirements: [REQ-075, REQ-028]
    rationale: >-
      Number 3 is a fault of the build: an identifier that is not in Info.plist, or a missing background mode. It is often
      mistaken for number 1, which a simulator always answers, so the number decides and never the name.
    remediation: >-
      Add the identifier to BGTaskSchedulerPermittedIdentifiers, letter by letter, and `fetch` and `processing` to
      UIBackgroundModes.
    severity: error
    tags: [core, prefetch]
    parameters: { not_permitted: 3 }
    kind: never
    event: [fetch.bgtask.submit_failed, system.bgtask.submit_error, system.bgtask.error]
    where: '(present(code) || !(expected_on_simulator ?? present(explanation))) && code == $not_permitted'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: taken
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: unavailable is another matter
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: refused as expected on a simulator, without a number
        events:
          - '0s fetch.bgtask.submit_failed explanation="expected on simulator"'
        expect: pass
      - name: not permitted
        events:
          - "0s fetch.bgtask.submit_failed code=3"
        expect: { fail: 1, line: 1 }
      - name: not permitted, called expected
        events:
          - '0s fetch.bgtask.submit_failed code=3 explanation="expected on simulator"'
        expect: { fail: 1, line: 1 }
      - name: the number is hidden
        events:
          - "0s fetch.bgtask.submit_failed code=~"
        expect: { inconclusive: redacted }
      - name: no submit at all
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: the framework's own line
        log: |
          2025-11-15 05:40:09.851000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Background fetch scheduling failed (expected on simulator): Error Domain=BGTaskSchedulerErrorDomain Code=3 "(null)" UserInfo={Unrecognized Identifier=com.timesafari.dailynotification.Fetch}
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/prefetch/submit-not-refused-as-too-many.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: submit-not-refused-as-too-many
    title: the system never refuses a task because too many are pending
    requirements: [REQ-076, REQ-069]
    rationale: >-
      Number 2 of the task scheduler's errors means that more than one refresh task is pending: the rule of one active task
      was broken, whatever the plugin's own count says. Errors are told by their number, since their names were confused.
    remediation: List the pending requests before each submit; look for a second identifier that is submitted too.
    severity: error
    tags: [core, prefetch]
    parameters: { too_many: 2 }
    kind: never
    event: [fetch.bgtask.submit_failed, system.bgtask.submit_error, system.bgtask.error]
    where: '(present(code) || !(expected_on_simulator ?? present(explanation))) && code == $too_many'
    needs_alive: [fetch.bgtask.submitted, fetch.bgtask.submit_failed]
    tests:
      - name: taken
        events:
          - "0s fetch.bgtask.submitted earliest_begin=+18m"
        expect: pass
      - name: refused for another reason
        events:
          - "0s fetch.bgtask.submit_failed code=1"
        expect: pass
      - name: refused as expected on a simulator, without a number
        events:
          - "0s fetch.bgtask.submit_failed expected_on_simulator=true"
        expect: pass
      - name: too many
        events:
          - "0s fetch.bgtask.submit_failed code=2"
        expect: { fail: 1, line: 1 }
      - name: too many, called expected
        events:
          - "0s fetch.bgtask.submit_failed code=2 expected_on_simulator=true"
        expect: { fail: 1, line: 1 }
      - name: a refusal without a number
        events:
          - "0s fetch.bgtask.submit_failed"
        expect: { inconclusive: absent }
      - name: no submit at all
        events:
          - "0s plugin.load"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-FETCH] BGTask submit failed: Error Domain=BGTaskSchedulerErrorDomain Code=2 "(null)"
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/profiles/android.yml",
      ##"""
# Any log of an Android device or emulator. A capture without a prefetch
# announced and its outcome says nothing of the promise the plugin is there for: such a run is not proved.
schema: dnp-rules/1

profiles:
  - id: android
    title: an Android device or emulator
    platform: android
    evidence:
      formats:
        - android-threadtime
        - android-time
        - android-brief
        - android-long
        - android-studio-json
      literals:
        - '"platform":"android"'
    must_exercise:
      - announced-prefetch-is-submitted

"""##
    ),
    (
      "Rules/profiles/apps.yml",
      ##"""
# Which app the plugin runs in. The test app bears the plugin's own bundle id, with `.test` in some builds.
schema: dnp-rules/1

profiles:
  - id: test-app
    title: the plugin's own test app
    aspect: app
    evidence:
      literals: [com.timesafari.dailynotification.test, "DailyNotificationTestApp"]
  - id: host-app
    title: an app that uses the plugin as a library
    aspect: app
    evidence:
      literals: [app.timesafari.app]

"""##
    ),
    (
      "Rules/profiles/generations.yml",
      ##"""
# What the plugin in the capture can do. Its version strings do not rise with time, so a generation is known by what only it
# writes, and is chosen when the capture has ended; `single-daily`, which writes nothing of its own, can only be named.
schema: dnp-rules/1

profiles:
  - id: single-daily
    title: one notification a day, set anew by the app
    aspect: generation
  - id: rollover
    title: a delivered notification sets the next one
    aspect: generation
    evidence:
      events: [rollover.started, rollover.scheduled, rollover.skipped, rollover.missed.detected]
  - id: chained-dual
    title: the notification of a dual schedule is armed when its fetch has finished
    aspect: generation
    over: [rollover]
    evidence:
      literals: [dual_notify_schedule_id, DualScheduleNotifyScheduler]

"""##
    ),
    (
      "Rules/profiles/ios-device.yml",
      ##"""
# An iPhone or iPad: tools that read from a device, or paths that exist there only. `log show` on a Mac prints device and
# simulator archives alike, so its formats choose nothing. What every capture worth judging decides: whether the system
# refused the plugin's tasks. It passes only where the fetch part was heard and no lines are missing.
schema: dnp-rules/1

profiles:
  - id: ios-device
    title: an iPhone or iPad
    platform: ios
    environment: device
    evidence:
      formats:
        - idevicesyslog
        - pymobiledevice3
        - ios-sysdiagnose-text
      literals:
        - "/private/var/containers/Bundle/Application/"
        - "/var/mobile/Containers/Data/Application/"
        - '"platform":"ios","env":"device"'
    must_exercise:
      - submit-not-refused-as-not-permitted
      - submit-not-refused-as-too-many

"""##
    ),
    (
      "Rules/profiles/ios-simulator.yml",
      ##"""
# An iOS simulator on a Mac. The sentence "expected on simulator" is no evidence: the plugin may print it by mistake, and a
# rule looks for just that. What every capture worth judging decides: whether the
# system refused the plugin's tasks. It passes only where the fetch part of the plugin was heard and no lines are missing.
schema: dnp-rules/1

profiles:
  - id: ios-simulator
    title: an iOS simulator
    platform: ios
    environment: simulator
    evidence:
      literals:
        - "CoreSimulator/Devices/"
        - 'CoreSimulator\/Devices\/'
        - "SIMULATOR_UDID"
        - '"platform":"ios","env":"simulator"'
    must_exercise:
      - submit-not-refused-as-not-permitted
      - submit-not-refused-as-too-many

"""##
    ),
    (
      "Rules/profiles/phases.yml",
      ##"""
# How far the build has come in the plan of the platforms. No line tells it: name it with --profile or in the configuration.
schema: dnp-rules/1

profiles:
  - id: phase-one
    title: one prefetch and one notification a day, static content
    aspect: phase
  - id: phase-two
    title: rolling window, time to live, power and battery methods
    aspect: phase
  - id: phase-three
    title: authenticated fetches with tokens and entity tags, coordination with the app
    aspect: phase

"""##
    ),
    (
      "Rules/recovery/boot-restores-the-alarms.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: boot-restores-the-alarms
    title: a boot is followed by recovery
    requirements: [REQ-177]
    rationale: >-
      Android forgets alarms at a boot, so the receiver must go over the schedules at once, without the app being
      opened. A summary, a rescheduled alarm, or the words that there are no schedules show that it did. The system
      announces a boot twice; each announcement is answered, or the second finds the work done within the minute.
    remediation: >-
      Check that the receiver is registered for BOOT_COMPLETED and is direct-boot aware; some makers hold boot
      broadcasts back.
    severity: error
    tags: [core, recovery, android]
    platform: [android]
    parameters: { deadline: 60s }
    kind: response
    when: android.boot.received as b
    expect_one_of:
      - { event: recovery.summary, within: $deadline }
      - { event: recovery.rescheduled, within: $deadline }
      - { event: recovery.none, within: $deadline, note: there are no schedules }
      - { event: recovery.completed, within: $deadline }
    ends:
      killed_by:
        - { event: app.crashed, where: "(pid ?? 0) == (b.pid ?? 0)" }
        - system.force_stopped
    tests:
      - name: rescheduled
        platform: android
        events:
          - "0s android.boot.received action=BOOT_COMPLETED"
          - "2s recovery.rescheduled id=a kind=notify next=+4h"
          - "2m tick"
        expect: pass
      - name: twice announced
        platform: android
        events:
          - "0s android.boot.received action=LOCKED_BOOT_COMPLETED"
          - "2s recovery.summary scenario=BOOT missed=1 rescheduled=1 verified=0 errors=0"
          - "20s android.boot.received action=BOOT_COMPLETED"
          - "22s recovery.summary scenario=BOOT missed=0 rescheduled=0 verified=1 errors=0"
          - "2m tick"
        expect: { pass: 2 }
      - name: at the last moment
        platform: android
        events:
          - "0s android.boot.received action=BOOT_COMPLETED"
          - "60s recovery.none"
          - "2m tick"
        expect: pass
      - name: a moment too late
        platform: android
        events:
          - "0s android.boot.received action=BOOT_COMPLETED"
          - "60001ms recovery.summary scenario=BOOT missed=0 rescheduled=1 verified=0 errors=0"
          - "2m tick"
        expect: { fail: 1 }
      - name: nothing
        platform: android
        events:
          - "0s android.boot.received action=BOOT_COMPLETED"
          - "2m tick"
        expect: { fail: 1 }
      - name: the capture ends first
        platform: android
        events:
          - "0s android.boot.received action=BOOT_COMPLETED"
          - "2s tick"
        expect: { inconclusive: end }
      - name: nothing in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:20:00.310 +0000  4711  4711 I DNP-REACTIVATION: scenario=COLD_START missed=0 rescheduled=1 verified=0 errors=0
          2025-11-15 05:30:00.204 +0000  1511  1511 D DailyNotificationBootReceiver: DN|BOOT_RECEIVE action=android.intent.action.BOOT_COMPLETED
          2025-11-15 05:32:00.000 +0000  1201  1380 I ActivityTaskManager: Displayed com.example.clock/.Main: +210ms
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/boot-scenario-fits-the-boot-flag.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: boot-scenario-fits-the-boot-flag
    title: on Android the scenario is a boot when the flag of the boot is set
    requirements: [REQ-178]
    rationale: >-
      The receiver leaves last_boot_at behind, and the next launch takes it up. A boot that is not taken up is handled
      as something else, and one without a flag is a guess. Needs the debug line with the inputs of the decision.
    remediation: Look at who clears last_boot_at, and when.
    severity: error
    tags: [core, recovery, android]
    platform: [android]
    parameters: { window: 30s }
    kind: relate
    when: recovery.inputs as i
    where: present(boot)
    with: { event: recovery.scenario | android.scenario | recovery.summary as s, where: present(scenario) }
    within: $window
    check:
      - i.boot == (lower(s.scenario) == "boot")
    ends:
      supersedes: true
    tests:
      - name: a boot
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0 boot=true"
          - "10ms android.scenario scenario=BOOT"
        expect: pass
      - name: no boot
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=1 boot=false"
          - "10ms recovery.summary scenario=COLD_START missed=0"
        expect: pass
      - name: a boot taken for a forced stop
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0 boot=true"
          - "10ms android.scenario scenario=FORCE_STOP"
        expect: { fail: 1 }
      - name: a boot without the flag, at the last moment
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0 boot=false"
          - "30s android.scenario scenario=BOOT"
        expect: { fail: 1 }
      - name: a scenario beyond the window
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0 boot=false"
          - "30001ms android.scenario scenario=BOOT"
          - "2m tick"
        expect: cancelled
      - name: the flag is not told
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0"
          - "10ms android.scenario scenario=BOOT"
        expect: notExercised
      - name: the scenario is hidden
        platform: android
        events:
          - "0s recovery.inputs schedules=1 alarms=0 boot=false"
          - "10ms android.scenario scenario=~"
        expect: { inconclusive: redacted }
      - name: taken for a forced stop in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:30:00.300 +0000  4711  4711 D DNP-REACTIVATION: Recovery inputs (schedules=1, alarms=0, boot=true)
          2025-11-15 05:30:00.310 +0000  4711  4711 I DNP-REACTIVATION: scenario=FORCE_STOP missed=0 rescheduled=1 verified=0 errors=0
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/calls-work-after-a-recovery-error.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: calls-work-after-a-recovery-error
    title: the plugin's calls work after an error of recovery
    requirements: [REQ-163]
    rationale: >-
      Recovery is a help, not a condition; an error in it must not take the plugin with it. The first call after the
      error must come back with an answer of the plugin's own, which a refusal for the permission or the time is too.
      Without a later call nothing is judged.
    remediation: Catch the error where recovery is started, and leave the plugin's state as it is.
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 60s }
    kind: response
    when: recovery.error as e
    expect_one_of:
      - { entry: js.call, event: js.resolve, within: $deadline }
      - entry: js.call
        event: js.reject
        where: >-
          lower(code ?? "") in ["notifications_denied", "invalid_time_format", "invalid_time_values",
          "invalid_schedule", "missing_required_parameter"]
        within: $deadline
    forbid:
      - { event: app.crashed, where: "(pid ?? 0) == (e.pid ?? 0)" }
    ends:
      session: true
    tests:
      - name: answered
        events:
          - "0s recovery.error error=database"
          - "5s js.call method=configure callback_id=1"
          - "6s js.resolve method=configure callback_id=1"
          - "2m tick"
        expect: pass
      - name: refused for the permission
        events:
          - "0s recovery.error error=database"
          - "5s js.call method=scheduleDailyNotification callback_id=1"
          - "6s js.reject method=scheduleDailyNotification callback_id=1 code=notifications_denied"
          - "2m tick"
        expect: pass
      - name: answered at the last moment
        events:
          - "0s recovery.error error=database"
          - "5s js.call method=configure callback_id=1"
          - "65s js.resolve method=configure callback_id=1"
          - "2m tick"
        expect: pass
      - name: answered a moment too late
        events:
          - "0s recovery.error error=database"
          - "5s js.call method=configure callback_id=1"
          - "65001ms js.resolve method=configure callback_id=1"
          - "3m tick"
        expect: { fail: 1 }
      - name: refused for want of the plugin
        events:
          - "0s recovery.error error=database"
          - "5s js.call method=configure callback_id=1"
          - "6s js.reject method=configure callback_id=1 code=PLUGIN_NOT_INITIALIZED"
          - "3m tick"
        expect: { fail: 1 }
      - name: a crash
        events:
          - "0s recovery.error error=database"
          - "1s app.crashed reason=NSInvalidArgumentException"
          - "3m tick"
        expect: { fail: 1, line: 2 }
      - name: no later call
        events:
          - "0s recovery.error error=database"
          - "3m tick"
        expect: { inconclusive: end }
      - name: never answered in a log
        log: |
          2025-11-15 06:20:00.990000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Error during app launch recovery: database is locked
          2025-11-15 06:20:05.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call configure (callback_id=84512)
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/clock-and-zone-changes-are-handled.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: clock-and-zone-changes-are-handled
    title: a change of the zone or of the clock is followed by a look at the schedules
    requirements: [REQ-174]
    rationale: >-
      A daily time is a time on the user's clock, so the armed instants must follow it. The plugin that noticed the
      change must arm anew, or say that all is in place, at once or at the next entry. Changes of the clock below five
      minutes are nothing. Whether the new instant is the right one needs the old zone and is judged elsewhere.
    remediation: Recompute the next occurrence with the calendar of the new zone, and arm it under the old identifier.
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 30s, threshold: 5m }
    kind: response
    when: device.timezone_changed | device.clock_changed as z
    where: abs(delta_s ?? $threshold) >= $threshold
    expect_one_of:
      - event: scheduler.notification.arming | scheduler.notification.armed | recovery.rescheduled | recovery.summary
        within: $deadline
      - entry: app.active | plugin.load | recovery.started
        event: >-
          scheduler.notification.arming | scheduler.notification.armed | recovery.rescheduled | recovery.summary |
          recovery.none
        within: $deadline
        note: at the next entry
    ends:
      supersedes: true
    tests:
      - name: armed anew at once
        events:
          - "0s device.timezone_changed from=Europe/Paris to=Asia/Tokyo"
          - "1s scheduler.notification.arming notification_time=+10h"
          - "2m tick"
        expect: pass
      - name: verified at the next launch
        events:
          - "0s device.timezone_changed from=Europe/Paris to=Asia/Tokyo"
          - "1h plugin.load"
          - "1h1s recovery.summary missed=0 rescheduled=0 verified=1 errors=0"
          - "2h tick"
        expect: pass
      - name: at the last moment of the next entry
        events:
          - "0s device.clock_changed delta_s=3600s"
          - "1h app.active"
          - "1h30s recovery.rescheduled id=a kind=notify next=+10h"
          - "2h tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s device.clock_changed delta_s=3600s"
          - "1h app.active"
          - "1h30s1ms recovery.rescheduled id=a kind=notify next=+10h"
          - "2h tick"
        expect: { fail: 1 }
      - name: nothing at the next entry
        events:
          - "0s device.timezone_changed from=Europe/Paris to=Asia/Tokyo"
          - "1h plugin.load"
          - "2h tick"
        expect: { fail: 1 }
      - name: a small step of the clock
        events:
          - "0s device.clock_changed delta_s=-299s"
          - "1h plugin.load"
          - "2h tick"
        expect: notExercised
      - name: five minutes backward
        events:
          - "0s device.clock_changed delta_s=-300s"
          - "1h plugin.load"
          - "2h tick"
        expect: { fail: 1 }
      - name: no later entry
        events:
          - "0s device.timezone_changed from=Europe/Paris to=Asia/Tokyo"
          - "2h tick"
        expect: { inconclusive: end }
      - name: nothing in a log
        log: |
          2025-11-15 05:30:01.000000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Recovery summary (missed=0, rescheduled=0, verified=1, errors=0)
          2025-11-15 05:30:05.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:40:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SYSTEM] Time zone changed from Europe/Paris to Asia/Tokyo
          2025-11-15 06:20:00.911000+0000 0x1a2b     Default     0x0                  618    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/forced-stop-found-by-its-signs.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: forced-stop-found-by-its-signs
    title: on Android a forced stop is found where schedules are stored and no alarm is set
    requirements: [REQ-179]
    rationale: >-
      A forced stop takes all alarms and leaves the store, so the two counts tell it from everything else; a boot
      takes them too and is told by its flag. Nothing stored is no forced stop. Some devices keep the alarms over a
      forced stop, which then cannot be told and is not asked for.
    remediation: Compare the counts in the log with the branch that was taken.
    severity: error
    tags: [core, recovery, android]
    platform: [android]
    parameters: { window: 30s }
    kind: relate
    when: recovery.inputs as i
    where: present(schedules) && present(alarms)
    with: { event: recovery.scenario | android.scenario | recovery.summary as s, where: present(scenario) }
    within: $window
    check:
      - >-
        (i.schedules > 0 && i.alarms == 0 && !(i.boot ?? false)) == (lower(s.scenario) == "force_stop")
        || (lower(s.scenario) == "boot" && !present(i.boot))
    ends:
      supersedes: true
    tests:
      - name: a forced stop
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=0 boot=false"
          - "10ms android.scenario scenario=FORCE_STOP"
        expect: pass
      - name: not found
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=0 boot=false"
          - "10ms android.scenario scenario=COLD_START"
        expect: { fail: 1 }
      - name: found with alarms set, at the last moment
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=2 boot=false"
          - "30s android.scenario scenario=FORCE_STOP"
        expect: { fail: 1 }
      - name: beyond the window
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=2 boot=false"
          - "30001ms android.scenario scenario=FORCE_STOP"
          - "2m tick"
        expect: cancelled
      - name: a first launch
        platform: android
        events:
          - "0s recovery.inputs schedules=0 alarms=0 boot=false"
          - "10ms android.scenario scenario=NONE"
        expect: pass
      - name: a first launch taken for a forced stop
        platform: android
        events:
          - "0s recovery.inputs schedules=0 alarms=0 boot=false"
          - "10ms android.scenario scenario=FORCE_STOP"
        expect: { fail: 1 }
      - name: a boot
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=0 boot=true"
          - "10ms android.scenario scenario=BOOT"
        expect: pass
      - name: a boot whose flag is not told
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=0"
          - "10ms android.scenario scenario=BOOT"
        expect: pass
      - name: a count is hidden
        platform: android
        events:
          - "0s recovery.inputs schedules=2 alarms=~ boot=false"
          - "10ms android.scenario scenario=COLD_START"
        expect: { inconclusive: redacted }
      - name: not found in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:30:00.300 +0000  4711  4711 D DNP-REACTIVATION: Recovery inputs (schedules=1, alarms=0, boot=false)
          2025-11-15 05:30:00.310 +0000  4711  4711 I DNP-REACTIVATION: scenario=COLD_START missed=0 rescheduled=1 verified=0 errors=0
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/invalid-row-does-not-stop-recovery.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: invalid-row-does-not-stop-recovery
    title: an invalid row stops neither recovery nor the app
    requirements: [REQ-155]
    rationale: >-
      One bad row must not take the others with it. An error of recovery or a crash within half a minute behind the
      row, before recovery completes, is its doing.
    remediation: Skip the row with a warning and go on with the next one.
    severity: error
    tags: [core, recovery]
    parameters: { window: 30s }
    kind: count
    event: recovery.error | app.crashed
    where: (pid ?? 0) == (r.pid ?? 0)
    per:
      open: storage.row.skipped as r
      close: recovery.completed | recovery.none
      at_most: $window
    at_most: 0
    tests:
      - name: recovery goes on
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s recovery.completed"
        expect: pass
      - name: quiet for half a minute
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1m tick"
        expect: pass
      - name: recovery stops
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s recovery.error error=row"
        expect: { fail: 1, line: 2 }
      - name: the app crashes at the last moment
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "30s app.crashed reason=NSInvalidArgumentException"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond it
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "30001ms app.crashed reason=NSInvalidArgumentException"
        expect: pass
      - name: an error after the end of recovery
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s recovery.completed"
          - "2s app.crashed reason=other"
        expect: pass
      - name: the capture ends first
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s tick"
        expect: { inconclusive: end }
      - name: recovery stops in a log
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Skipped invalid row (table=schedules, id=daily-7, cause=parse)
          2025-11-15 06:20:00.990000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Error during app launch recovery: row daily-7 cannot be read
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/missed-before-rescheduled.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-before-rescheduled
    title: recovery marks a notification as missed before it reschedules it
    requirements: [REQ-170, REQ-177]
    rationale: >-
      Rescheduling first overwrites the time that was missed. The order is judged for each notification by itself,
      since a recovery may go through the schedules one by one; half a minute behind the rescheduling is watched, up
      to the end of recovery.
    remediation: Look for missed notifications before computing the next times.
    severity: error
    tags: [core, recovery]
    parameters: { window: 30s }
    kind: count
    event: recovery.missed.detected
    where: id == r.id
    per:
      open: { event: recovery.rescheduled as r, where: present(id) }
      close: recovery.completed | recovery.error | recovery.started
      at_most: $window
    at_most: 0
    tests:
      - name: missed first
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "2s recovery.completed"
        expect: pass
      - name: one by one
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "2s recovery.missed.detected id=b scheduled_time=-40m"
          - "3s recovery.rescheduled id=b kind=notify next=+4h"
          - "4s recovery.completed"
        expect: { pass: 2 }
      - name: rescheduled first
        events:
          - "0s recovery.rescheduled id=a kind=notify next=+4h"
          - "1s recovery.missed.detected id=a scheduled_time=-30m"
        expect: { fail: 1, line: 2 }
      - name: missed at the last moment
        events:
          - "0s recovery.rescheduled id=a kind=notify next=+4h"
          - "30s recovery.missed.detected id=a scheduled_time=-30m"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond it
        events:
          - "0s recovery.rescheduled id=a kind=notify next=+4h"
          - "30001ms recovery.missed.detected id=a scheduled_time=-30m"
        expect: pass
      - name: the identifier is hidden
        events:
          - "0s recovery.rescheduled id=a kind=notify next=+4h"
          - "1s recovery.missed.detected id=~ scheduled_time=-30m"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s recovery.rescheduled id=a kind=notify next=+4h"
          - "1s tick"
        expect: { inconclusive: end }
      - name: rescheduled first in a log
        log: |
          2025-11-15 06:20:01.004000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-16T05:53:00Z)
          2025-11-15 06:20:01.031000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/missed-notification-found-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-found-once
    title: a missed notification is found exactly once
    requirements: [REQ-166, REQ-168]
    rationale: >-
      A notification that is found missed at every launch frightens the user again and again; the usual cause is a query for
      "not delivered" instead of "pending". One schedule may be missed on several days: id and time together name the one.
    remediation: Select pending rows only, and mark the row in the same transaction.
    severity: error
    tags: [core, recovery]
    kind: count
    event: recovery.missed.detected
    where: present(scheduled_time)
    per: capture
    at_most: 1
    key: [id, scheduled_time]
    tests:
      - name: once
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "2h tick"
        expect: pass
      - name: two notifications, once each
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "1h recovery.missed.detected id=b scheduled_time=+23m"
          - "2h tick"
        expect: { pass: 2 }
      - name: the same schedule on two days
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "25h recovery.missed.detected id=a scheduled_time=+24h23m"
        expect: { pass: 2 }
      - name: found again at the next launch
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "2h plugin.load"
          - "2h1s recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1 }
      - name: ids are hidden, so one cannot be told from the other
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
          - "1h1s recovery.missed.detected id=b scheduled_time=+23m"
          - "2h recovery.missed.detected id=~ scheduled_time=+23m"
        expect: { inconclusive: ambiguous }
      - name: lines without a time
        events:
          - "1h recovery.missed.detected id=a"
          - "2h recovery.missed.detected id=a"
        expect: notExercised
      - name: none
        events:
          - "0s recovery.started"
        expect: notExercised
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 07:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 07:20:00.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/missed-notification-goes-to-the-history.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-goes-to-the-history
    title: a missed notification goes into the history
    requirements: [REQ-167]
    rationale: >-
      The history is where a user or a supporter sees later what was missed. The entry must come within five seconds
      behind the notification it is about.
    remediation: Write the entry beside the status.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    parameters: { deadline: 5s }
    kind: response
    when: recovery.missed.detected as m
    where: present(id)
    expect:
      event: storage.history.recorded
      where: (id ?? "") == m.id && lower(kind) == "missed"
      within: $deadline
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (m.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: recorded
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "6ms storage.history.recorded id=a kind=missed"
          - "1m tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "5s storage.history.recorded id=a kind=missed"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "5001ms storage.history.recorded id=a kind=missed"
          - "1m tick"
        expect: { fail: 1 }
      - name: an entry of another kind
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "6ms storage.history.recorded id=a kind=recovery"
          - "1m tick"
        expect: { fail: 1 }
      - name: the kind is hidden
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "6ms storage.history.recorded id=a kind=~"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: not recorded in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 06:20:01.044000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/missed-notification-is-marked.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-is-marked
    title: a missed notification is marked as missed
    requirements: [REQ-164]
    rationale: >-
      What is found and not marked is found again at the next launch, and the history never shows it. The status of
      the same notification must become missed within five seconds.
    remediation: Write the status in the same transaction that finds the notification.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    parameters: { deadline: 5s }
    kind: response
    when: recovery.missed.detected as m
    where: present(id)
    expect:
      event: storage.delivery_status.changed
      where: (id ?? "") == m.id && lower(to) == "missed"
      within: $deadline
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (m.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: marked
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "4ms storage.delivery_status.changed id=a from=pending to=missed"
          - "1m tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "5s storage.delivery_status.changed id=a from=pending to=missed"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "5001ms storage.delivery_status.changed id=a from=pending to=missed"
          - "1m tick"
        expect: { fail: 1 }
      - name: another one is marked
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "4ms storage.delivery_status.changed id=b from=pending to=missed"
          - "1m tick"
        expect: { fail: 1 }
      - name: marked as delivered
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "4ms storage.delivery_status.changed id=a from=pending to=delivered"
          - "1m tick"
        expect: { fail: 1 }
      - name: the identifier is hidden
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "4ms storage.delivery_status.changed id=~ from=pending to=missed"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        platform: ios
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: not marked in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 06:20:01.044000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/missed-notification-not-too-early.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missed-notification-not-too-early
    title: a notification is called missed only three minutes after its time
    requirements: [REQ-165]
    rationale: >-
      Within three minutes the delivery may still come, so calling it missed would be wrong either way. Marking it earlier is
      a warning, since the later texts ask for the tolerance and the older ones do not.
    remediation: Compare the scheduled time plus 180 seconds with now.
    severity: warning
    tags: [core, recovery]
    parameters: { tolerance: 180s }
    kind: relate
    when: recovery.missed.detected as m
    where: present(scheduled_time)
    check:
      - (m.detected_at ?? m.time) - m.scheduled_time > $tolerance
    grade: { value: "(m.detected_at ?? m.time) - m.scheduled_time", unit: s }
    tests:
      - name: long after
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
        expect: pass
      - name: a moment beyond three minutes
        events:
          - "26m1ms recovery.missed.detected id=a scheduled_time=+23m"
        expect: pass
      - name: three minutes sharp
        events:
          - "26m recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: before its time
        events:
          - "20m recovery.missed.detected id=a scheduled_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: its own time counts, not the time of the line
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m detected_at=+24m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "1h recovery.missed.detected id=a scheduled_time=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "1h recovery.missed.detected id=a scheduled_time=+23m"
        expect: { inconclusive: time }
      - name: too early in a log
        log: |
          2025-11-15 05:54:40.700000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/recovery/missing-boot-receiver-is-an-error.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: missing-boot-receiver-is-an-error
    title: a boot receiver that is not registered is logged as an error
    requirements: [REQ-186]
    rationale: >-
      Without the receiver all alarms are gone after a restart, and nobody would know why. A status that says so to
      the app, with no line in the log of the same launch, hides it from whoever reads the log.
    remediation: Add the receiver to the manifest, and log its absence at launch.
    severity: error
    tags: [recovery, android]
    platform: [android]
    kind: precedes
    event: js.resolve
    where: present(boot_receiver) && !boot_receiver
    requires: android.boot_receiver.missing
    scope: session
    tests:
      - name: logged
        platform: android
        events:
          - "0s plugin.load"
          - "1s android.boot_receiver.missing"
          - "1m js.resolve method=getNotificationStatus boot_receiver=false"
        expect: pass
      - name: not logged
        platform: android
        events:
          - "0s plugin.load"
          - "1m js.resolve method=getNotificationStatus boot_receiver=false"
        expect: { fail: 1, line: 2 }
      - name: another call
        platform: android
        events:
          - "0s plugin.load"
          - "1m js.resolve method=configure success=true"
        expect: notExercised
      - name: registered
        platform: android
        events:
          - "0s plugin.load"
          - "1m js.resolve method=getNotificationStatus boot_receiver=true"
        expect: notExercised
      - name: hidden
        platform: android
        events:
          - "0s plugin.load"
          - "1m js.resolve method=getNotificationStatus boot_receiver=~"
        expect: { inconclusive: redacted }
      - name: the capture begins behind the launch
        platform: android
        session_start: false
        events:
          - "1m js.resolve method=getNotificationStatus boot_receiver=false"
        expect: { inconclusive: start }
      - name: not logged in logcat
        platform: android
        log: |
          --------- beginning of main
          2025-11-15 05:30:00.204 +0000  4711  4711 D DailyNotificationPlugin: Plugin loaded
          2025-11-15 05:31:00.204 +0000  4711  4711 I DNP-JS: resolve getNotificationStatus (callback_id=7, pendingCount=1, bootReceiver=false)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/recovery/nothing-changes-under-scenario-none.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-changes-under-scenario-none
    title: a recovery that found nothing to do changes nothing
    requirements: [REQ-162]
    rationale: >-
      The scenario "none" promises that there is nothing stored. A missed or rescheduled notification under it comes from a
      store that the decision did not see.
    remediation: Look at what was loaded before the scenario was chosen.
    severity: error
    tags: [core, recovery]
    kind: never
    event: [recovery.missed.detected, recovery.rescheduled]
    between:
      open: { event: recovery.scenario, where: 'lower(scenario) == "none"' }
      close: [recovery.completed, recovery.error]
    needs_alive: [REACTIVATION]
    tests:
      - name: nothing changed
        events:
          - "0s recovery.scenario scenario=none"
          - "1ms recovery.none"
          - "2ms recovery.completed"
        expect: pass
      - name: a missed notification under none
        events:
          - "0s recovery.scenario scenario=none"
          - "1ms recovery.missed.detected id=a scheduled_time=-10m"
          - "2ms recovery.completed"
        expect: { fail: 1, line: 2 }
      - name: rescheduled after its end
        events:
          - "0s recovery.scenario scenario=none"
          - "2ms recovery.completed"
          - "3ms recovery.rescheduled id=a next=+10m"
        expect: pass
      - name: another scenario
        events:
          - "0s recovery.scenario scenario=termination"
          - "1ms recovery.missed.detected id=a scheduled_time=-10m"
          - "2ms recovery.completed"
        expect: notExercised
      - name: the capture ends first
        events:
          - "0s recovery.scenario scenario=none"
          - "1s tick"
        expect: { inconclusive: end }
      - name: rescheduled under none in a log
        log: |
          2025-11-15 06:20:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: none
          2025-11-15 06:20:01.031000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-16T05:53:00Z)
          2025-11-15 06:20:01.044000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/recovery-ends-once.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-ends-once
    title: a recovery ends in exactly one of completed and error
    requirements: [REQ-161]
    rationale: >-
      The end says whether the state of the store can be trusted. Both ends together leave that open, neither means that
      recovery hangs. Later builds that go on after an error and then complete fail here too: the printed promise is one end.
    remediation: "Leave the recovery after its error line, or log single faults as warnings and end with completed."
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 30s }
    kind: response
    when: recovery.started as s
    expect_one_of:
      - { event: recovery.completed, within: $deadline }
      - { event: recovery.error, within: $deadline, note: recovery reported an error }
    exactly_one: true
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (s.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: completed
        events:
          - "0s recovery.started"
          - "300ms recovery.completed"
          - "2m tick"
        expect: pass
      - name: ended in an error
        events:
          - "0s recovery.started"
          - "300ms recovery.error error=database"
          - "2m tick"
        expect: pass
      - name: completed at the last moment
        events:
          - "0s recovery.started"
          - "30s recovery.completed"
          - "2m tick"
        expect: pass
      - name: completed a moment too late
        events:
          - "0s recovery.started"
          - "30001ms recovery.completed"
          - "2m tick"
        expect: { fail: 1 }
      - name: never ended
        events:
          - "0s recovery.started"
          - "2m tick"
        expect: { fail: 1 }
      - name: ended twice over
        events:
          - "0s recovery.started"
          - "300ms recovery.error error=database"
          - "400ms recovery.completed"
          - "2m tick"
        expect: { fail: 1 }
      - name: the app was ended meanwhile
        events:
          - "0s recovery.started"
          - "1s app.terminated"
          - "2m tick"
        expect: { inconclusive: end }
      - name: the app was launched anew meanwhile
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "10s plugin.load"
          - "11s recovery.started"
          - "12s recovery.completed"
          - "2m tick"
        expect: { pass: 1, inconclusive: end }
      - name: the capture ends first
        events:
          - "0s recovery.started"
          - "10s tick"
        expect: { inconclusive: end }
      - name: hangs in a log
        log: |
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: coldStart
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/recovery-names-a-known-scenario.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-names-a-known-scenario
    title: recovery names one of the known scenarios
    requirements: [REQ-159]
    rationale: >-
      What recovery does follows from the scenario alone. iOS knows none, cold start, warm start, termination and boot, in
      camel case or capitals; a force stop exists on Android only, where it is known too.
    remediation: Look at the branch that chose the scenario; a new one needs an entry here.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    kind: relate
    when: recovery.scenario as s
    check:
      - >-
        lower(s.scenario) in ["none", "coldstart", "cold_start", "warmstart", "warm_start", "termination", "boot"]
    tests:
      - name: a cold start
        platform: ios
        events:
          - "0s recovery.scenario scenario=coldStart"
        expect: pass
      - name: the later spelling
        platform: ios
        events:
          - "0s recovery.scenario scenario=COLD_START"
        expect: pass
      - name: after a boot
        platform: ios
        events:
          - "0s recovery.scenario scenario=boot"
        expect: pass
      - name: a force stop does not exist on iOS
        platform: ios
        events:
          - "0s recovery.scenario scenario=FORCE_STOP"
        expect: { fail: 1, line: 1 }
      - name: a word of no one
        platform: ios
        events:
          - "0s recovery.scenario scenario=unknown"
        expect: { fail: 1, line: 1 }
      - name: Android has its own list
        platform: android
        events:
          - "0s recovery.scenario scenario=FORCE_STOP"
        expect: notApplicable
      - name: hidden
        platform: ios
        events:
          - "0s recovery.scenario scenario=~"
        expect: { inconclusive: redacted }
      - name: in a log
        log: |
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: lukewarm
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/recovery-starts-once-per-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: recovery-starts-once-per-launch
    title: each launch starts recovery exactly once
    requirements: [REQ-158]
    rationale: >-
      Recovery is what brings schedules back after the app was ended. Without it a missed day goes unnoticed; twice at once
      it doubles notifications. Ten seconds from the plugin's load are watched.
    remediation: Call the recovery from load(), and from there only; look for a second call in the app delegate.
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 10s }
    kind: response
    when: plugin.load as l
    expect: { event: recovery.started, within: $deadline }
    exactly_one: true
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (l.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: started once
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "40s tick"
        expect: pass
      - name: started at the last moment
        events:
          - "0s plugin.load"
          - "10s recovery.started"
          - "40s tick"
        expect: pass
      - name: started a moment too late
        events:
          - "0s plugin.load"
          - "10001ms recovery.started"
          - "40s tick"
        expect: { fail: 1 }
      - name: never started
        events:
          - "0s plugin.load"
          - "40s tick"
        expect: { fail: 1 }
      - name: started twice
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "200ms recovery.started"
          - "40s tick"
        expect: { fail: 1 }
      - name: once for each of two launches
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "1h plugin.load"
          - "1h100ms recovery.started"
          - "2h tick"
        expect: { pass: 2 }
      - name: only at the first of two launches
        events:
          - "0s plugin.load"
          - "100ms recovery.started"
          - "1h plugin.load"
          - "2h tick"
        expect: { pass: 1, fail: 1 }
      - name: the capture ends first
        events:
          - "0s plugin.load"
          - "5s tick"
        expect: { inconclusive: end }
      - name: one recovery and the end of the capture
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "5s tick"
        expect: { inconclusive: end }
      - name: a filter that hides recovery
        log: |
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: twice in a log
        log: |
          2025-11-15 06:20:00.512000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:00.600000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:00.640000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/rescheduled-into-the-future.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: rescheduled-into-the-future
    title: recovery reschedules for a time that is still to come
    requirements: [REQ-169]
    rationale: >-
      The next occurrence is computed from now. One that lies in the past fires at once or never, and is found missed again
      at the next launch.
    remediation: Advance the schedule until its next time is after now, whatever number of days was missed.
    severity: error
    tags: [core, recovery]
    kind: relate
    when: recovery.rescheduled as r
    where: present(next)
    check:
      - r.next > r.time
    grade: { value: r.next - r.time, unit: h }
    tests:
      - name: tomorrow
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+24h23m"
        expect: pass
      - name: in a moment
        events:
          - "1h recovery.rescheduled id=a kind=fetch next=+1h1ms"
        expect: pass
      - name: this very moment
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+1h"
        expect: { fail: 1, line: 1 }
      - name: in the past
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+23m"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "1h recovery.rescheduled id=a kind=notify next=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "1h recovery.rescheduled id=a kind=notify next=+24h23m"
        expect: { inconclusive: time }
      - name: in the past in a log
        log: |
          2025-11-15 06:20:00.720000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-15T05:53:00Z)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/recovery/rescheduled-once-per-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: rescheduled-once-per-launch
    title: recovery reschedules a notification once in a launch
    requirements: [REQ-067, REQ-172]
    rationale: >-
      A second request under another identifier would show the notification twice, and doing it twice under one shows
      that recovery ran over the same schedule again. Requests for fetches are not counted.
    remediation: >-
      Leave out in the second pass what the first has armed; look for a recovery that runs both at launch and when the
      app becomes active.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    kind: count
    event: recovery.rescheduled
    where: present(id) && lower(kind ?? "notify") == "notify"
    per: session
    at_most: 1
    key: [id]
    tests:
      - name: once
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
        expect: pass
      - name: two notifications
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "1s recovery.rescheduled id=b kind=notify next=+5h"
        expect: { pass: 2 }
      - name: a notification and its fetch
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "1s recovery.rescheduled id=a kind=fetch next=+3h"
        expect: pass
      - name: twice
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "2s recovery.rescheduled id=a kind=notify next=+5h"
        expect: { fail: 1, line: 3 }
      - name: in two launches
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "1h plugin.load"
          - "1h1s recovery.rescheduled id=a kind=notify next=+4h"
        expect: { pass: 2 }
      - name: the kind is hidden
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "2s recovery.rescheduled id=a kind=~ next=+4h"
        expect: { inconclusive: redacted }
      - name: twice in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:01.031000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-16T05:53:00Z)
          2025-11-15 06:20:04.031000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-1, next=2025-11-16T05:53:00Z)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/recovery/restart-leads-to-a-look-at-the-schedules.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: restart-leads-to-a-look-at-the-schedules
    title: a restart of the device that was noticed leads to a look at the schedules
    requirements: [REQ-176, REQ-175]
    rationale: >-
      On iOS the system keeps the notifications over a restart, so verifying them is enough; arming them anew is fine
      too. Only a restart that the plugin tells of is judged here.
    remediation: Run recovery in the branch that notices the restart.
    severity: warning
    tags: [recovery]
    platform: [ios]
    environment: [device]
    parameters: { deadline: 30s }
    kind: response
    when: device.reboot as b
    expect_one_of:
      - event: >-
          recovery.rescheduled | recovery.summary | recovery.none | scheduler.notification.arming |
          scheduler.notification.armed
        within: $deadline
      - event: recovery.scenario
        where: 'lower(scenario) in ["warmstart", "warm_start", "none"]'
        within: $deadline
        note: everything was found in place
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (b.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: rescheduled
        platform: ios
        environment: device
        events:
          - "0s device.reboot uptime_s=90s"
          - "1s recovery.rescheduled id=a kind=notify next=+4h"
          - "2m tick"
        expect: pass
      - name: in place, at the last moment
        platform: ios
        environment: device
        events:
          - "0s device.reboot uptime_s=90s"
          - "30s recovery.scenario scenario=warmStart"
          - "2m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        environment: device
        events:
          - "0s device.reboot uptime_s=90s"
          - "30001ms recovery.rescheduled id=a kind=notify next=+4h"
          - "2m tick"
        expect: { fail: 1 }
      - name: nothing
        platform: ios
        environment: device
        events:
          - "0s device.reboot uptime_s=90s"
          - "2m tick"
        expect: { fail: 1 }
      - name: a simulator is not restarted
        platform: ios
        environment: simulator
        events:
          - "0s device.reboot uptime_s=90s"
          - "2m tick"
        expect: notApplicable
      - name: the capture ends first
        platform: ios
        environment: device
        events:
          - "0s device.reboot uptime_s=90s"
          - "1s tick"
        expect: { inconclusive: end }
      - name: nothing in a log
        platform: ios
        environment: device
        log: |
          2025-11-15 05:29:00.700000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:30:00.940000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SYSTEM] Reboot detected (uptime=95s)
          2025-11-15 05:30:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: boot
          2025-11-15 05:31:30.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/scenario-before-any-action.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: scenario-before-any-action
    title: recovery names the scenario before it acts on it
    requirements: [REQ-170]
    rationale: >-
      What recovery marks and reschedules follows from the scenario. An action before it is taken on no ground, or the
      line is printed too late to explain it. Android names its scenario in the summary at the end and is not judged.
    remediation: Log the scenario where it is chosen, before the loop over the schedules.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    kind: precedes
    event: recovery.missed.detected | recovery.rescheduled
    requires: recovery.scenario
    since: recovery.started
    scope: session
    tests:
      - name: named first
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "2s recovery.scenario scenario=termination"
          - "3s recovery.missed.detected id=a scheduled_time=-30m"
          - "4s recovery.rescheduled id=a kind=notify next=+4h"
        expect: { pass: 2 }
      - name: named afterwards
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.started"
          - "3s recovery.missed.detected id=a scheduled_time=-30m"
          - "4s recovery.scenario scenario=termination"
        expect: { fail: 1, line: 3 }
      - name: the scenario of an earlier recovery
        platform: ios
        events:
          - "0s plugin.load"
          - "1s recovery.scenario scenario=warmStart"
          - "2s recovery.started"
          - "3s recovery.missed.detected id=a scheduled_time=-30m"
        expect: { fail: 1, line: 4 }
      - name: the capture begins in the middle
        platform: ios
        session_start: false
        events:
          - "3s recovery.missed.detected id=a scheduled_time=-30m"
        expect: { inconclusive: start }
      - name: named afterwards in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.940000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Starting app launch recovery
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 06:20:01.010000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: termination
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/scenario-fits-its-inputs.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: scenario-fits-its-inputs
    title: the scenario follows from the stored and the pending notifications
    requirements: [REQ-160]
    rationale: >-
      Nothing stored is "none"; something stored and nothing pending is a termination (or a boot); both and different is a
      cold start, both and equal a warm start. Lists of one length in another order are not told apart, so either of the two
      is accepted there. Needs the debug line with the inputs.
    remediation: Compare the inputs in the log with the branch that was taken; identifiers of fetches do not count as pending notifications.
    severity: error
    tags: [core, recovery]
    platform: [ios]
    parameters: { window: 5s }
    kind: relate
    when: recovery.inputs as i
    where: present(schedules) && present(db_ids) && present(pending_ids)
    with: recovery.scenario as s
    within: $window
    check:
      - 'i.schedules > 0 || lower(s.scenario) == "none"'
      - >-
        i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) > 0
        || lower(s.scenario) in ["termination", "boot"]
      - >-
        i.schedules == 0 || len(i.db_ids) == 0 || len(i.pending_ids) == 0
        || lower(s.scenario) in ["coldstart", "cold_start", "warmstart", "warm_start", "boot"]
      - >-
        i.schedules == 0 || len(i.pending_ids) == 0 || len(i.db_ids) == len(i.pending_ids)
        || !(lower(s.scenario) in ["warmstart", "warm_start"])
      - >-
        i.schedules == 0 || len(i.pending_ids) == 0 || i.db_ids != i.pending_ids
        || !(lower(s.scenario) in ["coldstart", "cold_start"])
    ends:
      supersedes: true
    tests:
      - name: nothing stored
        platform: ios
        events:
          - '0s recovery.inputs schedules=0 db_ids="" pending_ids=""'
          - "10ms recovery.scenario scenario=none"
        expect: pass
      - name: stored and nothing pending
        platform: ios
        events:
          - '0s recovery.inputs schedules=2 db_ids=a,b pending_ids=""'
          - "10ms recovery.scenario scenario=termination"
        expect: pass
      - name: one of two pending
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a"
          - "10ms recovery.scenario scenario=coldStart"
        expect: pass
      - name: all pending
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a,b"
          - "10ms recovery.scenario scenario=warmStart"
        expect: pass
      - name: in another order
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=b,a"
          - "10ms recovery.scenario scenario=warmStart"
        expect: pass
      - name: nothing stored and a cold start
        platform: ios
        events:
          - '0s recovery.inputs schedules=0 db_ids="" pending_ids=""'
          - "10ms recovery.scenario scenario=coldStart"
        expect: { fail: 1 }
      - name: nothing pending and a warm start
        platform: ios
        events:
          - '0s recovery.inputs schedules=2 db_ids=a,b pending_ids=""'
          - "10ms recovery.scenario scenario=warmStart"
        expect: { fail: 1 }
      - name: one of two pending and a warm start
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a"
          - "10ms recovery.scenario scenario=warmStart"
        expect: { fail: 1 }
      - name: all pending and a termination
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=a,b pending_ids=a,b"
          - "10ms recovery.scenario scenario=termination"
        expect: { fail: 1 }
      - name: the lists are hidden
        platform: ios
        events:
          - "0s recovery.inputs schedules=2 db_ids=~ pending_ids=~"
          - "10ms recovery.scenario scenario=warmStart"
        expect: { inconclusive: redacted }
      - name: a termination that is none in a log
        platform: ios
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Debug       0x0                  412    0    App: DNP-REACTIVATION: Recovery inputs (schedules=1, db_ids=[daily-1], pending_ids=[daily-1])
          2025-11-15 06:20:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: termination
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/silence-after-a-forced-stop.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: silence-after-a-forced-stop
    title: nothing of the plugin runs between a forced stop and the next launch
    requirements: [REQ-181]
    rationale: >-
      Android delivers neither alarms nor broadcasts to an app that was stopped by force, until the user opens it. A
      line of the plugin in between means that the mark of the stop is doubtful, an update of the app for one; so it
      is a warning.
    remediation: >-
      Read the line of the activity manager; a reason other than the user's stop, such as an installation, explains
      what follows.
    severity: warning
    tags: [recovery, android]
    platform: [android]
    kind: never
    event:
      - recovery.started
      - android.alarm.fired
      - android.boot.received
      - work.started
      - notify.display.started
      - scheduler.notification.delivered
    between: { open: system.force_stopped, close: plugin.load | app.launch | app.active }
    needs_alive: [plugin.load, app.launch, app.active]
    tests:
      - name: silence
        platform: android
        events:
          - "0s system.force_stopped package=com.timesafari.dailynotification"
          - "1h plugin.load"
        expect: pass
      - name: an alarm
        platform: android
        events:
          - "0s system.force_stopped package=com.timesafari.dailynotification"
          - "23m android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
          - "1h plugin.load"
        expect: { fail: 1, line: 2 }
      - name: an alarm after the launch
        platform: android
        events:
          - "0s system.force_stopped package=com.timesafari.dailynotification"
          - "1h plugin.load"
          - "2h android.alarm.fired action=org.timesafari.daily.NOTIFICATION"
        expect: pass
      - name: never opened again
        platform: android
        events:
          - "0s system.force_stopped package=com.timesafari.dailynotification"
          - "1h tick"
        expect: { inconclusive: end }
      - name: lines are missing
        platform: android
        events:
          - "0s system.force_stopped package=com.timesafari.dailynotification"
          - "20m gap 1m"
          - "1h plugin.load"
        expect: { inconclusive: gap }
      - name: an alarm in logcat
        platform: android
        log: |
          2025-11-15 05:20:00.310 +0000  1201  1402 I ActivityManager: Force stopping com.timesafari.dailynotification appid=10123 user=0: from pid 6021
          2025-11-15 05:53:00.601 +0000  4711  4711 D DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/recovery/summary-counts-the-missed.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: summary-counts-the-missed
    title: the summary of a recovery counts the missed notifications it found
    requirements: [REQ-164, REQ-170]
    rationale: >-
      The summary is what people and scripts read. None in the summary behind a missed notification in the lines hides
      it. Android recovers twice after a boot, and the second summary rightly counts none; so the first one counts.
    remediation: Add to the count where the notification is marked.
    severity: error
    tags: [core, recovery]
    parameters: { window: 60s }
    kind: relate
    when: recovery.missed.detected as m
    with: { event: recovery.summary as s, where: present(missed) }
    within: $window
    check:
      - s.missed >= 1
    tests:
      - name: counted
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "36ms recovery.summary missed=1 rescheduled=1 verified=0 errors=0"
        expect: pass
      - name: not counted
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "36ms recovery.summary missed=0 rescheduled=1 verified=0 errors=0"
        expect: { fail: 1 }
      - name: not counted at the last moment
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "60s recovery.summary missed=0 rescheduled=1 verified=0 errors=0"
        expect: { fail: 1 }
      - name: a summary beyond the minute
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "60001ms recovery.summary missed=0 rescheduled=1 verified=0 errors=0"
          - "10m tick"
        expect: cancelled
      - name: two summaries of one boot
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "1s recovery.summary scenario=BOOT missed=1 rescheduled=1 verified=0 errors=0"
          - "9s recovery.summary scenario=BOOT missed=0 rescheduled=0 verified=1 errors=0"
        expect: pass
      - name: the count is hidden
        events:
          - "0s recovery.missed.detected id=a scheduled_time=-30m"
          - "36ms recovery.summary missed=~ rescheduled=1 verified=0 errors=0"
        expect: { inconclusive: redacted }
      - name: not counted in a log
        log: |
          2025-11-15 06:20:01.004000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Missed notification detected (id=daily-1, scheduled_time=2025-11-15T05:53:00Z)
          2025-11-15 06:20:01.040000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Recovery summary (missed=0, rescheduled=1, verified=0, errors=0)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/recovery/termination-brings-something-back.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: termination-brings-something-back
    title: after a termination or a forced stop something is marked or brought back
    requirements: [REQ-171, REQ-179, REQ-180]
    rationale: >-
      Both scenarios mean that schedules are stored and nothing is pending for them, so each of the stored ones is
      either missed or has to be scheduled again. A recovery in which neither happens did nothing. Whether all of them
      were dealt with needs the list of schedules and is judged elsewhere.
    remediation: Look at whether recovery reads the enabled schedules, and of which kinds.
    severity: error
    tags: [core, recovery]
    parameters: { deadline: 30s }
    kind: response
    when: recovery.scenario | android.scenario as s
    where: 'lower(scenario) in ["termination", "force_stop", "forcestop"]'
    expect_one_of:
      - { event: recovery.missed.detected, within: $deadline }
      - { event: recovery.rescheduled, within: $deadline }
      - event: scheduler.notification.arming | scheduler.notification.armed
        within: $deadline
      - { event: recovery.summary, where: missed + rescheduled > 0, within: $deadline }
      - { event: recovery.error, within: $deadline, note: recovery reported an error }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (s.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: marked as missed
        events:
          - "0s recovery.scenario scenario=termination"
          - "9ms recovery.missed.detected id=a scheduled_time=-30m"
          - "2m tick"
        expect: pass
      - name: counted in the summary
        events:
          - "0s android.scenario scenario=FORCE_STOP"
          - "30s recovery.summary missed=1 rescheduled=1 verified=0 errors=0"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s recovery.scenario scenario=termination"
          - "30001ms recovery.rescheduled id=a kind=notify next=+4h"
          - "2m tick"
        expect: { fail: 1 }
      - name: nothing at all
        events:
          - "0s recovery.scenario scenario=termination"
          - "9ms recovery.summary missed=0 rescheduled=0 verified=0 errors=0"
          - "90ms recovery.completed"
          - "2m tick"
        expect: { fail: 1 }
      - name: another scenario
        events:
          - "0s recovery.scenario scenario=warmStart"
          - "2m tick"
        expect: notExercised
      - name: the scenario is hidden
        events:
          - "0s recovery.scenario scenario=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s recovery.scenario scenario=termination"
          - "1s tick"
        expect: { inconclusive: end }
      - name: nothing at all in a log
        log: |
          2025-11-15 06:19:00.500000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-16T05:53:00Z
          2025-11-15 06:20:00.963000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: Detected scenario: termination
          2025-11-15 06:20:01.040000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:01.044000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-REACTIVATION: App launch recovery completed
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/armed-for-the-future.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: armed-for-the-future
    title: a notification is armed for a time in the future
    requirements: [REQ-058]
    rationale: >-
      The system drops a request for the past without a word. A time that has passed must be moved to the next day or
      refused before it comes to arming.
    remediation: Compare the computed time with now before arming, and take the next day when it has passed.
    severity: error
    tags: [core, scheduling]
    kind: relate
    when: scheduler.notification.arming | scheduler.notification.armed as a
    where: present(notification_time)
    check:
      - a.notification_time > a.time
    grade: { value: "a.notification_time - a.time", unit: s }
    tests:
      - name: in the future
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
        expect: pass
      - name: a moment ahead
        events:
          - "1s scheduler.notification.arming notification_time=+1001ms"
        expect: pass
      - name: this very moment
        events:
          - "1s scheduler.notification.arming notification_time=+1s"
        expect: { fail: 1, line: 1 }
      - name: in the past
        events:
          - "1h scheduler.notification.armed notification_time=+23m"
        expect: { fail: 1, line: 1 }
      - name: within the second of a coarse stamp
        granularity: 1s
        events:
          - "1s scheduler.notification.arming notification_time=+1500ms"
        expect: { inconclusive: granularity }
      - name: no time in the line
        events:
          - "0s scheduler.notification.armed id=a"
        expect: notExercised
      - name: hidden
        events:
          - "0s scheduler.notification.arming notification_time=~"
        expect: { inconclusive: redacted }
      - name: no zone
        zone: unknown
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
        expect: { inconclusive: time }
      - name: in the past in a log
        log: |
          2025-11-15 05:55:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/armed-request-uses-the-category.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: armed-request-uses-the-category
    title: an armed notification carries the plugin's category
    requirements: [REQ-064]
    rationale: The category ties the notification to its actions; with another or none, a tap cannot be handled. Lines without it are not judged.
    remediation: Set categoryIdentifier to DAILY_NOTIFICATION, and register that category at launch.
    severity: error
    tags: [core, scheduling]
    kind: relate
    when: scheduler.notification.arming | scheduler.notification.armed as a
    where: present(category)
    check:
      - 'a.category == "DAILY_NOTIFICATION"'
    tests:
      - name: its category
        events:
          - "0s scheduler.notification.armed id=a category=DAILY_NOTIFICATION"
        expect: pass
      - name: another
        events:
          - "0s scheduler.notification.armed id=a category=REMINDER"
        expect: { fail: 1, line: 1 }
      - name: an empty one
        events:
          - '0s scheduler.notification.armed id=a category=""'
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s scheduler.notification.armed id=a category=~"
        expect: { inconclusive: redacted }
      - name: not in the line
        events:
          - "0s scheduler.notification.armed id=a"
        expect: notExercised
      - name: another in a log
        log: |
          2025-11-15 05:40:09.882000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification scheduled (id=daily-1, trigger=calendar, category=DEFAULT)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/cancel-all-leaves-nothing-pending.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: cancel-all-leaves-nothing-pending
    title: after cancelling everything no notification is pending
    requirements: [REQ-065]
    rationale: >-
      The first count that is read after the removal must be zero, unless something was scheduled in between. Without such
      a reading nothing is judged.
    remediation: Compare the identifiers that were removed with those that were armed; one that differs stays pending.
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10m }
    kind: relate
    when: scheduler.notification.removed | scheduler.notification.removed_all as c
    where: "all ?? false"
    with:
      - event: dump.pending | js.resolve | scheduler.rolling.maintained | recovery.inputs as n
        where: present(pending)
    within: $window
    check:
      - n.pending == 0
    ends:
      supersedes: true
      cancelled_by:
        - scheduler.schedule.requested
        - scheduler.notification.arming
        - scheduler.notification.armed
        - dual.schedule.requested
        - recovery.rescheduled
        - rollover.scheduled
    tests:
      - name: nothing left
        events:
          - "0s scheduler.notification.removed_all"
          - "1s js.resolve method=getNotificationStatus pending=0"
        expect: pass
      - name: one left
        events:
          - "0s scheduler.notification.removed all=true"
          - "1s js.resolve method=getNotificationStatus pending=1"
        expect: { fail: 1 }
      - name: armed again in between
        events:
          - "0s scheduler.notification.removed_all"
          - "1s scheduler.notification.arming notification_time=+23m"
          - "2s js.resolve method=getNotificationStatus pending=1"
        expect: cancelled
      - name: only one was removed
        events:
          - "0s scheduler.notification.removed id=a"
          - "1s js.resolve method=getNotificationStatus pending=1"
        expect: notExercised
      - name: read at the last moment
        events:
          - "0s scheduler.notification.removed_all"
          - "10m dump.pending pending=1"
        expect: { fail: 1 }
      - name: read too late
        events:
          - "0s scheduler.notification.removed_all"
          - "10m1ms dump.pending pending=1"
          - "2h tick"
        expect: cancelled
      - name: the count is hidden
        events:
          - "0s scheduler.notification.removed_all"
          - "1s js.resolve method=getNotificationStatus pending=~"
        expect: { inconclusive: redacted }
      - name: one left in a log
        log: |
          2025-11-15 05:41:10.020000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Removed all pending notifications (count=1)
          2025-11-15 05:41:12.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getNotificationStatus (pendingCount=1)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/changed-time-is-armed-anew.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: changed-time-is-armed-anew
    title: a changed time in the settings is armed
    requirements: [REQ-066]
    rationale: >-
      Settings that are stored and not acted upon leave the old notification in place. Only calls whose logged
      arguments hold a time are judged; arming under the old identifier replaces the old request.
    remediation: Arm again, and submit the prefetch again, in the branch that stores the new time.
    severity: warning
    tags: [scheduling]
    parameters: { deadline: 10s }
    kind: response
    when: js.call as c
    where: method == "updateSettings" && (args ?? "") =~ "time\"?\s*[:=]"
    expect_one_of:
      - { event: scheduler.notification.arming, within: $deadline }
      - { event: scheduler.notification.armed, within: $deadline }
      - { event: plugin.schedule.denied, within: $deadline, note: the permission was denied }
      - { event: js.reject, within: $deadline, note: the call was refused }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: armed anew
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=09:30"'
          - "60ms scheduler.notification.arming notification_time=+4h"
          - "40s tick"
        expect: pass
      - name: at the last moment
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=09:30"'
          - "10s scheduler.notification.armed id=a"
          - "40s tick"
        expect: pass
      - name: a moment too late
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=09:30"'
          - "10001ms scheduler.notification.armed id=a"
          - "40s tick"
        expect: { fail: 1 }
      - name: only answered
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=09:30"'
          - "60ms js.resolve method=updateSettings callback_id=1 success=true"
          - "40s tick"
        expect: { fail: 1 }
      - name: another setting
        events:
          - '0s js.call method=updateSettings callback_id=1 args="sound=false"'
          - "40s tick"
        expect: notExercised
      - name: refused
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=99:30"'
          - "60ms js.reject method=updateSettings callback_id=1 code=invalid_time_format"
          - "40s tick"
        expect: pass
      - name: the arguments are hidden
        events:
          - "0s js.call method=updateSettings callback_id=1 args=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - '0s js.call method=updateSettings callback_id=1 args="time=09:30"'
          - "1s tick"
        expect: { inconclusive: end }
      - name: only answered in a log
        log: |
          2025-11-15 05:39:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:39:09.870000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call updateSettings (callback_id=84512, args="time: 09:30")
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve updateSettings (callback_id=84512, success=true)
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/daily-trigger-is-a-calendar.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: daily-trigger-is-a-calendar
    title: a daily notification is armed with a calendar trigger
    requirements: [REQ-063]
    rationale: >-
      A calendar trigger keeps the wall time over a change of the zone or of daylight saving; an interval does not. Intervals
      are the exception, so another trigger is a warning. Lines without it are not judged.
    remediation: Use UNCalendarNotificationTrigger with hour and minute.
    severity: warning
    tags: [core, scheduling]
    kind: relate
    when: scheduler.notification.arming | scheduler.notification.armed as a
    where: present(trigger)
    check:
      - 'lower(a.trigger) in ["calendar", "uncalendarnotificationtrigger"]'
    tests:
      - name: a calendar
        events:
          - "0s scheduler.notification.armed id=a trigger=calendar"
        expect: pass
      - name: by its class name
        events:
          - "0s scheduler.notification.arming trigger=UNCalendarNotificationTrigger"
        expect: pass
      - name: an interval
        events:
          - "0s scheduler.notification.armed id=a trigger=interval"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s scheduler.notification.armed id=a trigger=~"
        expect: { inconclusive: redacted }
      - name: not in the line
        events:
          - "0s scheduler.notification.armed id=a"
        expect: notExercised
      - name: an interval in a log
        log: |
          2025-11-15 05:40:09.882000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Notification scheduled (id=daily-1, trigger=interval, category=DAILY_NOTIFICATION)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-call-resolves-after-scheduling.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-call-resolves-after-scheduling
    title: a dual schedule call succeeds only after its fetch was submitted
    requirements: [REQ-206]
    rationale: >-
      The promise is what the app tells its user. Success before the submit, or without one, promises a notification
      that nothing leads to. The arming may come later, from version 3.0 on.
    remediation: Resolve in the completion of the last step, and reject with what went wrong.
    severity: error
    tags: [core, scheduling]
    kind: precedes
    event: js.resolve
    where: 'method == "scheduleDualNotification" && (success ?? true)'
    requires:
      - fetch.bgtask.submitted
      - fetch.bgtask.submit_failed
      - fetch.bgtask.skipped
      - fetch.prefetch.scheduled
    since: dual.schedule.requested
    scope: session
    tests:
      - name: submitted first
        events:
          - "0s plugin.load"
          - "1s dual.schedule.requested"
          - "2s fetch.bgtask.submitted earliest_begin=+4h"
          - "3s js.resolve method=scheduleDualNotification success=true"
        expect: pass
      - name: success before the submit
        events:
          - "0s plugin.load"
          - "1s dual.schedule.requested"
          - "2s js.resolve method=scheduleDualNotification success=true"
          - "3s fetch.bgtask.submitted earliest_begin=+4h"
        expect: { fail: 1, line: 3 }
      - name: the submit of an earlier call
        events:
          - "0s plugin.load"
          - "1s fetch.bgtask.submitted earliest_begin=+4h"
          - "2s dual.schedule.requested"
          - "3s js.resolve method=scheduleDualNotification success=true"
        expect: { fail: 1, line: 4 }
      - name: without success
        events:
          - "0s plugin.load"
          - "1s dual.schedule.requested"
          - "2s js.resolve method=scheduleDualNotification success=false"
        expect: notExercised
      - name: whether it succeeded is hidden
        events:
          - "0s plugin.load"
          - "1s dual.schedule.requested"
          - "2s js.resolve method=scheduleDualNotification success=~"
        expect: { inconclusive: redacted }
      - name: the capture begins in the middle
        session_start: false
        events:
          - "2s js.resolve method=scheduleDualNotification success=true"
        expect: { inconclusive: start }
      - name: success before the submit in a log
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called
          2025-11-15 05:40:09.800000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDualNotification (callback_id=84512, success=true)
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T18:25:00Z)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/scheduling/dual-cancel-names-both.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-cancel-names-both
    title: the line of a cancelled dual schedule names both parts
    requirements: [REQ-210]
    rationale: The line says which of the two parts were cancelled; one that was not is left behind.
    remediation: Look at why one of the two could not be cancelled.
    severity: error
    tags: [scheduling]
    kind: relate
    when: dual.schedule.cancelled as c
    where: present(fetch) || present(notify)
    check:
      - c.fetch
      - c.notify
    tests:
      - name: both
        events:
          - "0s dual.schedule.cancelled fetch=true notify=true"
        expect: pass
      - name: the fetch is left
        events:
          - "0s dual.schedule.cancelled fetch=false notify=true"
        expect: { fail: 1, line: 1 }
      - name: the notification is left
        events:
          - "0s dual.schedule.cancelled fetch=true notify=false"
        expect: { fail: 1, line: 1 }
      - name: only one is told
        events:
          - "0s dual.schedule.cancelled fetch=true"
        expect: { inconclusive: absent }
      - name: hidden
        events:
          - "0s dual.schedule.cancelled fetch=true notify=~"
        expect: { inconclusive: redacted }
      - name: none is told
        events:
          - "0s dual.schedule.cancelled"
        expect: notExercised
      - name: the fetch is left in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Dual schedule cancelled (fetch=false, notify=true)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-cancel-withdraws-both.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-cancel-withdraws-both
    title: cancelling a dual schedule withdraws the fetch and the notification
    requirements: [REQ-210]
    rationale: >-
      One part that stays runs or fires without the other. Both withdrawals must stand within ten seconds behind the
      call; a part that was not pending is withdrawn all the same, since the system does not mind. A line that names
      both parts at the end of the cancel is judged elsewhere.
    remediation: Cancel the task by its identifier and remove the request by the stored one, in the same call.
    severity: error
    tags: [core, scheduling]
    platform: [ios]
    parameters: { deadline: 10s }
    kind: sequence
    start: dual.schedule.cancelled as c
    where: '!present(fetch) && !present(notify)'
    steps:
      - all_of:
          - fetch.bgtask.cancelled
          - event: scheduler.notification.removed | scheduler.notification.removed_all
    within: $deadline
    ends:
      cancelled_by:
        - js.reject
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: both
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "5ms fetch.bgtask.cancelled"
          - "9ms scheduler.notification.removed id=dual-1"
          - "1m tick"
        expect: pass
      - name: in the other order, at the last moment
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "5ms scheduler.notification.removed id=dual-1"
          - "10s fetch.bgtask.cancelled"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "5ms scheduler.notification.removed id=dual-1"
          - "10001ms fetch.bgtask.cancelled"
          - "1m tick"
        expect: { fail: 1 }
      - name: only one
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "5ms scheduler.notification.removed id=dual-1"
          - "1m tick"
        expect: { fail: 1 }
      - name: only the line at the end
        platform: ios
        events:
          - "0s dual.schedule.cancelled fetch=true notify=true"
          - "1m tick"
        expect: notExercised
      - name: refused
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "5ms js.reject method=cancelDualSchedule code=UNIMPLEMENTED"
          - "1m tick"
        expect: cancelled
      - name: the capture ends first
        platform: ios
        events:
          - "0s dual.schedule.cancelled"
          - "1s tick"
        expect: { inconclusive: end }
      - name: only one in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] cancelDualSchedule() called
          2025-11-15 05:40:09.800000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Removed pending notification (id=dual-1)
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-crons-are-five-minutes-apart.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-crons-are-five-minutes-apart
    title: the fetch of a dual schedule is set five minutes before its notification
    requirements: [REQ-204]
    rationale: >-
      Both times are wall times of one day, so they are compared as minutes of the day, over the hour and over
      midnight alike; on the days of a change of the clock too.
    remediation: Compute the fetch's cron expression from the notification's, five minutes earlier, modulo a day.
    severity: error
    tags: [core, scheduling]
    parameters: { lead: 5 }
    kind: relate
    when: dual.schedule.requested as d
    where: present(fetch_hour) && present(fetch_minute) && present(notify_hour) && present(notify_minute)
    check:
      - >-
        d.notify_hour * 60 + d.notify_minute - d.fetch_hour * 60 - d.fetch_minute == $lead
        || d.notify_hour * 60 + d.notify_minute + 1440 - d.fetch_hour * 60 - d.fetch_minute == $lead
    tests:
      - name: within an hour
        events:
          - "0s dual.schedule.requested fetch_hour=18 fetch_minute=25 notify_hour=18 notify_minute=30"
        expect: pass
      - name: over the hour
        events:
          - "0s dual.schedule.requested fetch_hour=17 fetch_minute=58 notify_hour=18 notify_minute=3"
        expect: pass
      - name: over midnight
        events:
          - "0s dual.schedule.requested fetch_hour=23 fetch_minute=57 notify_hour=0 notify_minute=2"
        expect: pass
      - name: four minutes
        events:
          - "0s dual.schedule.requested fetch_hour=18 fetch_minute=26 notify_hour=18 notify_minute=30"
        expect: { fail: 1, line: 1 }
      - name: six minutes
        events:
          - "0s dual.schedule.requested fetch_hour=18 fetch_minute=24 notify_hour=18 notify_minute=30"
        expect: { fail: 1, line: 1 }
      - name: the wrong way round
        events:
          - "0s dual.schedule.requested fetch_hour=18 fetch_minute=30 notify_hour=18 notify_minute=25"
        expect: { fail: 1, line: 1 }
      - name: the times are not told
        events:
          - "0s dual.schedule.requested"
        expect: notExercised
      - name: hidden
        events:
          - "0s dual.schedule.requested fetch_hour=~ fetch_minute=25 notify_hour=18 notify_minute=30"
        expect: { inconclusive: redacted }
      - name: from the configuration in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called config={"contentFetch":{"enabled":true,"schedule":"25 18 * * *"},"userNotification":{"enabled":true,"schedule":"30 18 * * *"}}
        expect: pass
      - name: the wrong time in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called config={"userNotification":{"schedule":"30 18 * * *"},"contentFetch":{"schedule":"15 18 * * *"}}
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-fetch-is-submitted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-fetch-is-submitted
    title: a dual schedule submits its fetch
    requirements: [REQ-205]
    rationale: >-
      Both versions of the dual schedule begin with the fetch. A submit, a refused submit or a skip that is logged
      shows that it was tried; a refusal of the call ends the duty.
    remediation: Submit the task in scheduleDualNotification() itself.
    severity: error
    tags: [core, scheduling]
    platform: [ios]
    parameters: { deadline: 10s }
    kind: response
    when: dual.schedule.requested as d
    expect_one_of:
      - { event: fetch.bgtask.submitted, within: $deadline }
      - { event: fetch.bgtask.submit_failed, within: $deadline, note: the submit was refused and logged }
      - { event: fetch.bgtask.skipped, within: $deadline, note: left out with a reason }
    ends:
      cancelled_by: [js.reject, js.console.failure, plugin.schedule.denied, dual.schedule.cancelled]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (d.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: submitted
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h"
          - "1m tick"
        expect: pass
      - name: at the last moment
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "10s fetch.bgtask.submitted earliest_begin=+4h"
          - "1m tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "10001ms fetch.bgtask.submitted earliest_begin=+4h"
          - "1m tick"
        expect: { fail: 1 }
      - name: only the notification
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms scheduler.notification.arming notification_time=+5h"
          - "1m tick"
        expect: { fail: 1 }
      - name: refused as unimplemented
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms js.console.failure method=scheduleNewActivityDualNotification code=UNIMPLEMENTED"
          - "1m tick"
        expect: cancelled
      - name: the capture ends first
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "1s tick"
        expect: { inconclusive: end }
      - name: only the notification in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=true)
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T18:30:00Z
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-notification-is-armed.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-notification-is-armed
    title: a dual schedule arms its notification, with the call or once its fetch is done
    requirements: [REQ-205, REQ-211]
    rationale: >-
      Earlier versions arm in the call, from 3.0 on the notification is armed behind the fetch, so that it has its
      content. Either is accepted; a fetch that ends with no notification armed within a minute is not.
    remediation: >-
      Arm with the fetched content, or with the default text when there is none, before the run is completed.
    severity: error
    tags: [core, scheduling]
    platform: [ios]
    parameters: { deadline: 10s, chained: 60s }
    kind: response
    when: dual.schedule.requested as d
    expect_one_of:
      - event: scheduler.notification.arming | scheduler.notification.armed
        within: $deadline
      - entry: fetch.bgtask.completed
        event: scheduler.notification.arming | scheduler.notification.armed
        within: $chained
        note: armed behind the fetch
      - event: scheduler.notification.arming | scheduler.notification.armed
        until: fetch.bgtask.completed
        note: armed while the fetch ran
    ends:
      cancelled_by: [js.reject, js.console.failure, plugin.schedule.denied, dual.schedule.cancelled]
    tests:
      - name: armed with the call
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms scheduler.notification.arming notification_time=+5h"
          - "6h tick"
        expect: pass
      - name: armed while the fetch ran
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "4h fetch.bgtask.started run_id=r1"
          - "4h1s scheduler.notification.arming notification_time=+5h"
          - "4h2s fetch.bgtask.completed run_id=r1 success=true"
          - "6h tick"
        expect: pass
      - name: at the last moment behind the fetch
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "4h fetch.bgtask.completed run_id=r1 success=true"
          - "4h1m scheduler.notification.arming notification_time=+5h"
          - "6h tick"
        expect: pass
      - name: a moment too late
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "4h fetch.bgtask.completed run_id=r1 success=true"
          - "4h1m1ms scheduler.notification.arming notification_time=+5h"
          - "6h tick"
        expect: { fail: 1 }
      - name: never
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "4h fetch.bgtask.completed run_id=r1 success=false"
          - "6h tick"
        expect: { fail: 1 }
      - name: the fetch has not run
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "1h tick"
        expect: { inconclusive: end }
      - name: never in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.352000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called
          2025-11-15 05:50:13.140000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:55:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-parts-are-five-minutes-apart.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-parts-are-five-minutes-apart
    title: fetch and notification of a dual schedule are five minutes apart
    requirements: [REQ-204, REQ-205]
    rationale: >-
      What the two cron expressions say must be what the system is asked for. The first submit and the first arming of
      one call are compared; an arming behind the fetch is judged by the time of its content instead. A submit may be
      held back to a minute ahead.
    remediation: Compute both instants from one moment, and the fetch's from the notification's.
    severity: error
    tags: [core, scheduling]
    platform: [ios]
    parameters: { window: 10s, lead: 5m, tolerance: 1s, minimum: 6m }
    kind: relate
    when: dual.schedule.requested as d
    with:
      - { event: fetch.bgtask.submitted as s, where: present(earliest_begin) }
      - { event: scheduler.notification.arming as a, where: present(notification_time) }
    within: $window
    check:
      - >-
        abs(a.notification_time - s.earliest_begin - $lead) <= $tolerance
        || a.notification_time - d.time < $minimum
    ends:
      supersedes: true
      cancelled_by: [js.reject, plugin.schedule.denied, dual.schedule.cancelled]
    tests:
      - name: five minutes
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h"
          - "90ms scheduler.notification.arming notification_time=+4h5m"
        expect: pass
      - name: a second less
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h1s"
          - "90ms scheduler.notification.arming notification_time=+4h5m"
        expect: pass
      - name: more than a second less
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h2s"
          - "90ms scheduler.notification.arming notification_time=+4h5m"
        expect: { fail: 1 }
      - name: an hour
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h"
          - "10s scheduler.notification.arming notification_time=+5h5m"
        expect: { fail: 1 }
      - name: at short notice
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+61s"
          - "90ms scheduler.notification.arming notification_time=+3m"
        expect: pass
      - name: armed behind the fetch
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=+4h"
          - "10001ms scheduler.notification.arming notification_time=+5h5m"
          - "6h tick"
        expect: cancelled
      - name: hidden
        platform: ios
        events:
          - "0s dual.schedule.requested"
          - "60ms fetch.bgtask.submitted earliest_begin=~"
          - "90ms scheduler.notification.arming notification_time=+4h5m"
        expect: { inconclusive: redacted }
      - name: an hour in a log
        platform: ios
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] scheduleDualNotification() called
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T18:25:00Z)
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T19:30:00Z
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/dual-status-fits.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: dual-status-fits
    title: getDualScheduleStatus says active after a schedule and inactive after a cancel
    requirements: [REQ-212]
    rationale: >-
      The app draws its switch from this answer. The first answer within an hour behind the call is compared; a
      refusal of the call leaves nothing to compare.
    remediation: Read the status from what is stored, after the write of the call is done.
    severity: warning
    tags: [scheduling]
    parameters: { window: 1h }
    kind: relate
    when: dual.schedule.requested | dual.schedule.cancelled as d
    with:
      - event: js.resolve as r
        where: 'method == "getDualScheduleStatus" && present(active)'
    within: $window
    check:
      - r.active == !(d.cancelled ?? false)
    ends:
      supersedes: true
      cancelled_by: [js.reject, js.console.failure, plugin.schedule.denied]
    tests:
      - name: active
        events:
          - "0s dual.schedule.requested"
          - "1m js.resolve method=getDualScheduleStatus active=true"
        expect: pass
      - name: inactive after the cancel
        events:
          - "0s dual.schedule.cancelled"
          - "1m js.resolve method=getDualScheduleStatus active=false"
        expect: pass
      - name: inactive after a schedule
        events:
          - "0s dual.schedule.requested"
          - "1m js.resolve method=getDualScheduleStatus active=false"
        expect: { fail: 1 }
      - name: active after the cancel, at the last moment
        events:
          - "0s dual.schedule.cancelled"
          - "1h js.resolve method=getDualScheduleStatus active=true"
        expect: { fail: 1 }
      - name: beyond the hour
        events:
          - "0s dual.schedule.cancelled"
          - "1h1ms js.resolve method=getDualScheduleStatus active=true"
          - "2h tick"
        expect: cancelled
      - name: cancelled in between
        events:
          - "0s dual.schedule.requested"
          - "1m dual.schedule.cancelled"
          - "2m js.resolve method=getDualScheduleStatus active=false"
        expect: { pass: 1, cancelled: 1 }
      - name: the status is hidden
        events:
          - "0s dual.schedule.requested"
          - "1m js.resolve method=getDualScheduleStatus active=~"
        expect: { inconclusive: redacted }
      - name: active after the cancel in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] Dual schedule cancelled (fetch=true, notify=true)
          2025-11-15 05:40:12.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve getDualScheduleStatus (callback_id=84513, active=true)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/failed-arming-is-undone-or-reported.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failed-arming-is-undone-or-reported
    title: when arming fails, the prefetch is withdrawn or the caller is told
    requirements: [REQ-061]
    rationale: >-
      The notification is the point of the call. A prefetch that stays for a notification that will not come, and a
      caller who hears of success, are both wrong; either of the two remedies is accepted.
    remediation: Withdraw the task and reject the call in the branch that logs the failure.
    severity: warning
    tags: [scheduling]
    parameters: { deadline: 5s }
    kind: response
    when: scheduler.notification.arm_failed as f
    expect_one_of:
      - { event: fetch.bgtask.cancelled, within: $deadline, note: the prefetch was withdrawn }
      - { event: js.reject, within: $deadline }
      - event: js.resolve
        where: '!(success ?? true) || present(code)'
        within: $deadline
        note: told in a result
      - { event: scheduler.notification.armed, within: $deadline, note: it was armed at a second try }
    forbid:
      - event: js.resolve
        where: 'lower(method ?? "") == "scheduledailynotification" && (success ?? true) && !present(code)'
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: the call is refused
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "5ms js.reject method=scheduleDailyNotification code=scheduling_failed"
          - "40s tick"
        expect: pass
      - name: the prefetch is withdrawn at the last moment
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "5s fetch.bgtask.cancelled task_id=x"
          - "40s tick"
        expect: pass
      - name: withdrawn a moment too late
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "5001ms fetch.bgtask.cancelled task_id=x"
          - "40s tick"
        expect: { fail: 1 }
      - name: success all the same
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "5ms js.resolve method=scheduleDailyNotification success=true"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: a partial failure is told in the result
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "5ms js.resolve method=scheduleDailyNotification success=true code=scheduling_failed"
          - "40s tick"
        expect: pass
      - name: silence
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "40s tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s scheduler.notification.arm_failed id=a"
          - "1s tick"
        expect: { inconclusive: end }
      - name: success all the same in a log
        log: |
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:40:09.882000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-SCHEDULER] Failed to schedule notification (id=daily-1, code=scheduling_failed)
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/scheduling/fetcher-configured-before-dual-schedule.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fetcher-configured-before-dual-schedule
    title: the native fetcher is configured before a dual schedule is asked for
    requirements: [REQ-208]
    rationale: >-
      A fetch without a configured fetcher has nobody to ask. The configuration is looked for in the same launch,
      since the fetcher lives in the process; a launch that is not wholly in the capture decides nothing. On Android
      the host configures its fetcher without a call, and is not judged.
    remediation: Call configureNativeFetcher at each start of the app, before scheduleDualNotification.
    severity: error
    tags: [core, scheduling]
    platform: [ios]
    kind: precedes
    event: js.call
    where: method == "scheduleDualNotification"
    requires: { event: js.call, where: method == "configureNativeFetcher" }
    scope: session
    tests:
      - name: configured first
        platform: ios
        events:
          - "0s plugin.load"
          - "1s js.call method=configureNativeFetcher callback_id=1"
          - "2s js.call method=scheduleDualNotification callback_id=2"
        expect: pass
      - name: configured afterwards
        platform: ios
        events:
          - "0s plugin.load"
          - "2s js.call method=scheduleDualNotification callback_id=2"
          - "3s js.call method=configureNativeFetcher callback_id=1"
        expect: { fail: 1, line: 2 }
      - name: in an earlier launch
        platform: ios
        events:
          - "0s plugin.load"
          - "1s js.call method=configureNativeFetcher callback_id=1"
          - "1h plugin.load"
          - "1h1s js.call method=scheduleDualNotification callback_id=2"
        expect: { fail: 1, line: 4 }
      - name: another call
        platform: ios
        events:
          - "0s plugin.load"
          - "2s js.call method=scheduleDailyNotification callback_id=2"
        expect: notExercised
      - name: the capture begins in the middle
        platform: ios
        session_start: false
        events:
          - "2s js.call method=scheduleDualNotification callback_id=2"
        expect: { inconclusive: start }
      - name: never configured in a log
        platform: ios
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDualNotification (callback_id=84512)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/happy-path-complete.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: happy-path-complete
    title: a schedule call logs prefetch, submit, arming and storing, in any order
    requirements: [REQ-001, REQ-048]
    rationale: >-
      The relaxed reading for logs in which the outcome of the submit comes later or the store is written first: no line
      may be missing, their order is free.
    remediation: The message names the lines that did not come; look for an error line of their component.
    severity: error
    tags: [core, scheduling, happy-path]
    parameters: { window: 10s }
    kind: sequence
    start: scheduler.schedule.requested as r
    steps:
      - all_of:
          - fetch.prefetch.scheduling
          - fetch.bgtask.submitted | fetch.bgtask.submit_failed | fetch.prefetch.scheduled
          - scheduler.notification.arming
          - storage.schedule.persisted
    within: $window
    ends:
      supersedes: true
      cancelled_by:
        - plugin.schedule.denied
        - js.reject
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - fetch.bgtask.skipped
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: the printed order
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: the outcome of the submit comes last
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "10s fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: pass
      - name: the outcome of the submit comes too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "10001ms fetch.bgtask.submitted earliest_begin=+18m"
          - "40s tick"
        expect: { fail: 1 }
      - name: never armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: two submits are not a submit and an arming
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: lines of the call before do not count
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1s scheduler.schedule.requested notification_time=+23m"
          - "1020ms fetch.prefetch.scheduling notification_time=+23m"
          - "1050ms fetch.bgtask.submitted earliest_begin=+18m"
          - "1060ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the capture ends within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: another order in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.805000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:40:10.210000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
        expect: pass

"""##
    ),
    (
      "Rules/scheduling/happy-path-in-order.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: happy-path-in-order
    title: a schedule call logs prefetch, submit, arming and storing in this order
    requirements: [REQ-001, REQ-048]
    rationale: >-
      The four lines behind the call are its trace: one missing or out of its turn shows where the call went wrong. This is
      the strict reading, the printed order; the earlier lines of a first run (configure, ready, granted) are rules of
      their own, since most sessions configure without scheduling. Where the system reports a submit only later, as the
      newest releases do, judge by happy-path-complete and ignore this rule.
    remediation: >-
      The message names the step that did not come; look for an error line of that component, and at the order in
      scheduleDailyNotification().
    severity: error
    tags: [core, scheduling, happy-path, strict-order]
    parameters: { window: 10s }
    kind: sequence
    start: scheduler.schedule.requested as r
    steps:
      - fetch.prefetch.scheduling
      - any_of: [fetch.bgtask.submitted, fetch.bgtask.submit_failed, fetch.prefetch.scheduled]
      - scheduler.notification.arming
      - storage.schedule.persisted
    within: $window
    ends:
      supersedes: true
      cancelled_by:
        - plugin.schedule.denied
        - js.reject
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - fetch.bgtask.skipped
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: all in order
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: refused submit on a simulator
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submit_failed code=1"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no prefetch announced
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no submit
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: no arming
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: not stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: submit and announcement change places
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.bgtask.submitted earliest_begin=+18m"
          - "50ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: stored before it is armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "60ms storage.schedule.persisted id=a type=DAILY"
          - "100ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: a second call takes over
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "100ms scheduler.schedule.requested notification_time=+23m"
          - "120ms fetch.prefetch.scheduling notification_time=+23m"
          - "150ms fetch.bgtask.submitted earliest_begin=+18m"
          - "160ms scheduler.notification.arming notification_time=+23m"
          - "200ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { pass: 1, cancelled: 1 }
      - name: denied
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: cancelled
      - name: the capture ends within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: lines are missing within the call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "50ms fetch.bgtask.submitted earliest_begin=+18m"
          - "2s gap 1s"
          - "40s tick"
        expect: { inconclusive: gap }
      - name: a filter that hides the store
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { inconclusive: not-captured }
      - name: lines without times show the order
        log: |
          [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)
          [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
        expect: pass
      - name: lines without times cannot show that one is missing
        log: |
          [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
        expect: { inconclusive: time }

"""##
    ),
    (
      "Rules/scheduling/host-looks-after-a-failed-schedule.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: host-looks-after-a-failed-schedule
    title: the app looks at the status, tries again, or sends the user to the settings after a refused schedule call
    requirements: [REQ-198]
    rationale: >-
      The plugin can only refuse; what the user hears is the app's matter. A minute without a second call, a look at
      the status or an opened settings page is a note to the app's authors, not a fault of the plugin.
    remediation: Handle the rejected promise in the app - read getNotificationStatus, tell the user, and try again.
    severity: note
    tags: [scheduling]
    parameters: { deadline: 60s }
    kind: response
    when: js.reject as r
    where: >-
      method == "scheduleDailyNotification"
      && lower(code) in ["scheduling_failed", "schedule_failed", "storage_full"]
    expect_one_of:
      - event: js.call
        where: 'lower(method ?? "") =~ "^(schedule|getnotificationstatus|checkpermission|openchannel|open)"'
        within: $deadline
      - event: js.resolve
        where: 'lower(method ?? "") =~ "^(getnotificationstatus|schedule)"'
        within: $deadline
      - { event: scheduler.schedule.requested, within: $deadline }
      - { event: plugin.settings.opened, within: $deadline }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: tried again
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "5s js.call method=scheduleDailyNotification callback_id=2"
          - "2m tick"
        expect: pass
      - name: looked at the status at the last moment
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "60s js.call method=getNotificationStatus callback_id=2"
          - "2m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "60001ms js.call method=getNotificationStatus callback_id=2"
          - "2m tick"
        expect: { fail: 1 }
      - name: nothing
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "2m tick"
        expect: { fail: 1 }
      - name: another call
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "5s js.call method=getBatteryStatus callback_id=2"
          - "2m tick"
        expect: { fail: 1 }
      - name: a denied permission is another matter
        events:
          - "0s js.reject method=scheduleDailyNotification code=notifications_denied"
          - "2m tick"
        expect: notExercised
      - name: the code is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=~"
          - "2m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "5s tick"
        expect: { inconclusive: end }
      - name: nothing in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.850000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=scheduling_failed, message="failed")
          2025-11-15 05:42:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/invalid-schedule-schedules-nothing.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: invalid-schedule-schedules-nothing
    title: nothing is scheduled by a call that is refused for its time
    requirements: [REQ-059]
    rationale: >-
      A call with a time that cannot be read must leave nothing behind. The ten seconds behind the refusal are
      watched, up to the next call, run or launch.
    remediation: Check the time before anything else in the call, and return with the refusal.
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10s }
    kind: count
    event: [scheduler.notification.arming, fetch.bgtask.submitted, storage.schedule.persisted]
    per:
      open:
        event: js.reject
        where: >-
          lower(code ?? "") in ["invalid_time_format", "invalid_time_values", "invalid_schedule",
          "missing_required_parameter"] && lower(method ?? "") =~ "^(schedule|update)"
      close:
        - js.call
        - scheduler.schedule.requested
        - fetch.bgtask.started
        - recovery.started
        - plugin.load
        - app.launch
      at_most: $window
    at_most: 0
    tests:
      - name: refused and quiet
        events:
          - "0s js.reject method=scheduleDailyNotification code=invalid_time_format"
          - "40s tick"
        expect: pass
      - name: armed after the refusal
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "50ms scheduler.notification.arming notification_time=+23m"
        expect: { fail: 1, line: 2 }
      - name: stored at the last moment
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "10s storage.schedule.persisted id=a type=DAILY"
        expect: { fail: 1, line: 2 }
      - name: stored beyond the window
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
        expect: pass
      - name: a second call
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "2s js.call method=scheduleDailyNotification"
          - "2050ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: refused for another reason
        events:
          - "0s js.reject method=scheduleDailyNotification code=scheduling_failed"
          - "50ms storage.schedule.persisted id=a type=DAILY"
        expect: notExercised
      - name: the code is hidden
        events:
          - "0s js.reject method=scheduleDailyNotification code=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "2s tick"
        expect: { inconclusive: end }
      - name: armed after the refusal in a log
        log: |
          2025-11-15 05:40:09.806000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=invalid_time_format, message="Invalid time format. Use HH:mm")
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/invalid-time-is-refused.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: invalid-time-is-refused
    title: a schedule call with a time that is none is refused as such
    requirements: [REQ-059]
    rationale: >-
      A time is HH:mm, or a cron expression of minute and hour. Anything else must come back with one of the codes for
      it and a message, not as a success and not under another name. Judged only where the call's line shows its
      arguments.
    remediation: Read the time strictly and reject with invalid_time_format or INVALID_SCHEDULE.
    severity: error
    tags: [core, scheduling]
    parameters: { deadline: 5s }
    kind: response
    when: js.call as c
    where: >-
      method == "scheduleDailyNotification" && present(callback_id)
      && (args ?? "") =~ "(?:time|schedule)\"?\s*[:=]\s*\"?(?!(?:[01]?\d|2[0-3]):[0-5]\d\b)(?!\d+ \d+ \* \* \*)[^\s\",]"
    expect:
      event: js.reject
      where: >-
        callback_id == c.callback_id && lower(code ?? "") in ["invalid_time_format", "invalid_time_values",
        "invalid_schedule", "missing_required_parameter"] && len(message ?? "") > 0
      within: $deadline
    forbid:
      - { event: js.resolve, where: "callback_id == c.callback_id && (success ?? true)" }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (c.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: refused
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="time=25:00"'
          - '5ms js.reject method=scheduleDailyNotification callback_id=1 code=invalid_time_format message="Invalid time format"'
          - "40s tick"
        expect: pass
      - name: a cron expression that is none
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="schedule=every day"'
          - '5s js.reject method=scheduleDailyNotification callback_id=1 code=INVALID_SCHEDULE message="no schedule"'
          - "40s tick"
        expect: pass
      - name: refused a moment too late
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="time=25:00"'
          - '5001ms js.reject method=scheduleDailyNotification callback_id=1 code=invalid_time_format message="Invalid time format"'
          - "40s tick"
        expect: { fail: 1 }
      - name: taken
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="time=7:65"'
          - "5ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
          - "40s tick"
        expect: { fail: 1, line: 2 }
      - name: refused under another name
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="time=25:00"'
          - '5ms js.reject method=scheduleDailyNotification callback_id=1 code=scheduling_failed message="failed"'
          - "40s tick"
        expect: { fail: 1 }
      - name: a good time
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="time=09:30"'
          - "5ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: notExercised
      - name: a good cron expression
        events:
          - '0s js.call method=scheduleDailyNotification callback_id=1 args="schedule=30 9 * * *"'
        expect: notExercised
      - name: the arguments are hidden
        events:
          - "0s js.call method=scheduleDailyNotification callback_id=1 args=~"
          - "5ms js.resolve method=scheduleDailyNotification callback_id=1 success=true"
        expect: { inconclusive: redacted }
      - name: taken in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDailyNotification (callback_id=84512, args="time: 24:00")
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/nothing-dual-after-the-cancel.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-dual-after-the-cancel
    title: nothing of a dual schedule goes on after it was cancelled
    requirements: [REQ-210]
    rationale: >-
      Content that is chosen for a dual notification a while after the cancel comes from a part that was left. Five
      seconds are allowed for what was under way; a day is watched, up to the next schedule. Tasks and notifications
      of the daily reminder go on and are not meant.
    remediation: Compare the cancelled identifiers with the one in the line.
    severity: error
    tags: [core, scheduling]
    parameters: { grace: 5s, window: 1d }
    kind: count
    event: dual.content.used | dual.content.fallback
    where: time - c.time > $grace
    per:
      open: dual.schedule.cancelled as c
      close: dual.schedule.requested
      at_most: $window
    at_most: 0
    tests:
      - name: quiet for a day
        events:
          - "0s dual.schedule.cancelled"
          - "48h tick"
        expect: pass
      - name: content is chosen
        events:
          - "0s dual.schedule.cancelled"
          - "4h dual.content.used schedule_id=dual-1"
        expect: { fail: 1, line: 2 }
      - name: at the last moment
        events:
          - "0s dual.schedule.cancelled"
          - "24h dual.content.fallback schedule_id=dual-1"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond the day
        events:
          - "0s dual.schedule.cancelled"
          - "24h1ms dual.content.fallback schedule_id=dual-1"
        expect: pass
      - name: under way
        events:
          - "0s dual.schedule.cancelled"
          - "5s dual.content.used schedule_id=dual-1"
          - "48h tick"
        expect: pass
      - name: scheduled anew
        events:
          - "0s dual.schedule.cancelled"
          - "1h dual.schedule.requested"
          - "4h dual.content.used schedule_id=dual-1"
        expect: pass
      - name: the capture ends first
        events:
          - "0s dual.schedule.cancelled"
          - "1h tick"
        expect: { inconclusive: end }
      - name: content is chosen in a log
        log: |
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-PLUGIN] cancelDualSchedule() called
          2025-11-15 05:52:58.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] Dual notification uses default content (schedule_id=dual-1, reason=no_content)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/nothing-scheduled-before-an-invalid-time.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: nothing-scheduled-before-an-invalid-time
    title: a call that is refused for its time schedules nothing on its way there
    requirements: [REQ-059]
    rationale: >-
      A call that arms or stores first and reads the time afterwards leaves a schedule that nobody asked for. A
      refusal within two seconds of arming or storing, with no new call in between, belongs to the same call.
    remediation: Move the check of the time to the beginning of the call.
    severity: error
    tags: [core, scheduling]
    parameters: { window: 2s }
    kind: count
    event: js.reject
    where: >-
      lower(code ?? "") in ["invalid_time_format", "invalid_time_values", "invalid_schedule",
      "missing_required_parameter"] && lower(method ?? "") =~ "^(schedule|update)"
    per:
      open: scheduler.notification.arming | storage.schedule.persisted
      close: [scheduler.schedule.requested, js.call, js.resolve, plugin.load, app.launch]
      at_most: $window
    at_most: 0
    tests:
      - name: armed in peace
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: stored, then refused
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "5ms js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: { fail: 1, line: 2 }
      - name: refused at the last moment
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2s js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: { fail: 1, line: 2 }
      - name: refused a moment later
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "2001ms js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: pass
      - name: the refusal of the next call
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "500ms js.call method=scheduleDailyNotification"
          - "510ms js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
        expect: pass
      - name: the capture ends at once
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the wrong order in a log
        log: |
          2025-11-15 05:40:09.801000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY)
          2025-11-15 05:40:09.806000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=INVALID_SCHEDULE, message="schedule is not a time")
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/one-notification-time-throughout.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: one-notification-time-throughout
    title: the call, the prefetch and the arming name one and the same time
    requirements: [REQ-050, REQ-049]
    rationale: >-
      The same instant in three lines shows that nothing was rounded, shifted by a zone or taken from an older schedule on
      the way. Instants are compared, not their spelling.
    remediation: Compare how each of the three places makes its time; a difference of whole hours is a zone, one of a day a wrong "next".
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10s }
    kind: relate
    when: scheduler.schedule.requested as r
    with:
      - fetch.prefetch.scheduling as p
      - scheduler.notification.arming as a
    within: $window
    check:
      - p.notification_time == r.notification_time
      - a.notification_time == r.notification_time
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject]
    tests:
      - name: one time
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: pass
      - name: two spellings of one time
        events:
          - "0s scheduler.schedule.requested notification_time=2025-11-15T05:53:00Z"
          - "20ms fetch.prefetch.scheduling notification_time=2025-11-15T06:53:00+01:00"
          - "60ms scheduler.notification.arming notification_time=2025-11-15T05:53:00Z"
        expect: pass
      - name: armed an hour late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+1h23m"
        expect: { fail: 1 }
      - name: a prefetch for a second later
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m1s"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: { fail: 1 }
      - name: partners at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "10s scheduler.notification.arming notification_time=+24m"
        expect: { fail: 1 }
      - name: a partner out of time is of another call
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "10001ms scheduler.notification.arming notification_time=+24m"
          - "40s tick"
        expect: cancelled
      - name: one of them is hidden
        events:
          - "0s scheduler.schedule.requested notification_time=~"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
        expect: { inconclusive: redacted }
      - name: two hidden values are not equal
        events:
          - "0s scheduler.schedule.requested notification_time=~"
          - "20ms fetch.prefetch.scheduling notification_time=~"
          - "60ms scheduler.notification.arming notification_time=~"
        expect: { inconclusive: redacted }
      - name: one without a zone
        events:
          - "0s scheduler.schedule.requested notification_time=2025-11-15T05:53:00"
          - "20ms fetch.prefetch.scheduling notification_time=2025-11-15T05:53:00Z"
          - "60ms scheduler.notification.arming notification_time=2025-11-15T05:53:00Z"
        expect: { inconclusive: time }
      - name: a wrong time in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T06:53:00Z
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/refused-schedule-is-logged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: refused-schedule-is-logged
    title: a call that is refused because scheduling failed has its failure in the log
    requirements: [REQ-193]
    rationale: >-
      The code tells the app that it failed, only the log tells why. A failure of arming, storing or submitting, or
      the plugin's own error line, must stand within ten seconds before the refusal.
    remediation: Log the caught error before rejecting.
    severity: error
    tags: [core, scheduling]
    parameters: { window: 10s }
    kind: precedes
    event: js.reject
    where: 'lower(code) in ["scheduling_failed", "schedule_failed"]'
    requires:
      event:
        - scheduler.notification.arm_failed
        - storage.schedule.persist_failed
        - fetch.bgtask.submit_failed
        - plugin.error
    scope: { within_past: $window }
    tests:
      - name: arming failed
        events:
          - "0s plugin.load"
          - "1m scheduler.notification.arm_failed id=a"
          - "1m1s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
        expect: pass
      - name: ten seconds before
        events:
          - "0s plugin.load"
          - "1m storage.schedule.persist_failed id=a"
          - "70s js.reject method=scheduleDailyNotification code=scheduling_failed"
        expect: pass
      - name: longer ago
        events:
          - "0s plugin.load"
          - "1m storage.schedule.persist_failed id=a"
          - "70001ms js.reject method=scheduleDailyNotification code=scheduling_failed"
        expect: { fail: 1, line: 3 }
      - name: not logged
        events:
          - "0s plugin.load"
          - "1m js.reject method=scheduleDailyNotification code=scheduling_failed"
        expect: { fail: 1, line: 2 }
      - name: another code
        events:
          - "1m js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: notExercised
      - name: the code is hidden
        events:
          - "0s plugin.load"
          - "1m js.reject method=scheduleDailyNotification code=~"
        expect: { inconclusive: redacted }
      - name: the capture begins too late
        session_start: false
        events:
          - "1s js.reject method=scheduleDailyNotification code=scheduling_failed"
        expect: { inconclusive: start }
      - name: not logged in a log
        log: |
          2025-11-15 05:39:10.100000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:39:11.100000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:39:11.200000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:39:11.300000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=scheduling_failed, message="failed")
        expect: { fail: 1, line: 5 }

"""##
    ),
    (
      "Rules/scheduling/schedule-call-arms-or-says-why.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-call-arms-or-says-why
    title: a schedule call arms the notification or says why not
    requirements: [REQ-055, REQ-036]
    rationale: >-
      A call that does neither fails in silence: the user waits for a notification of which nothing is left in the log. A
      call that was refused over the bridge has said so there.
    remediation: Look at what the call does behind its first line; every way out of it needs a line.
    severity: error
    tags: [core, scheduling]
    parameters: { deadline: 5s }
    kind: response
    when: scheduler.schedule.requested as r
    expect_one_of:
      - { event: scheduler.notification.arming, within: $deadline }
      - { event: plugin.schedule.denied, within: $deadline, note: the permission was denied }
      - { event: scheduler.notification.arm_failed, within: $deadline, note: arming failed and was logged }
    ends:
      supersedes: true
      cancelled_by: [js.reject]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: armed
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: denied with a line
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: pass
      - name: armed at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: armed a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5001ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: silence
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "20ms fetch.prefetch.scheduling notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the arming of an earlier call does not count
        events:
          - "0s scheduler.notification.arming notification_time=+23m"
          - "1s scheduler.schedule.requested notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: refused over the bridge
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms js.reject method=scheduleDailyNotification code=INVALID_SCHEDULE"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: the app died in between
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10ms app.terminated"
          - "40s tick"
        expect: { inconclusive: end }
      - name: silence in a log
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.820000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z
          2025-11-15 05:40:40.001000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/scheduling/starred-plans-before-dual-schedule.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: starred-plans-before-dual-schedule
    title: the starred plans are handed over before a dual schedule is asked for
    requirements: [REQ-208]
    rationale: >-
      The fetch asks about the plans that the user starred; without them it has nothing to ask about. The plugin keeps
      them over launches, so their absence in one launch is a warning only.
    remediation: Call updateStarredPlans before scheduleDualNotification, also with an empty list.
    severity: warning
    tags: [scheduling]
    kind: precedes
    event: js.call
    where: method == "scheduleDualNotification"
    requires: { event: js.call, where: method == "updateStarredPlans" }
    scope: session
    tests:
      - name: handed over first
        events:
          - "0s plugin.load"
          - "1s js.call method=updateStarredPlans callback_id=1"
          - "2s js.call method=scheduleDualNotification callback_id=2"
        expect: pass
      - name: handed over afterwards
        events:
          - "0s plugin.load"
          - "2s js.call method=scheduleDualNotification callback_id=2"
          - "3s js.call method=updateStarredPlans callback_id=1"
        expect: { fail: 1, line: 2 }
      - name: another call
        events:
          - "0s plugin.load"
          - "2s js.call method=scheduleDailyNotification callback_id=2"
        expect: notExercised
      - name: the method is hidden
        events:
          - "0s plugin.load"
          - "2s js.call method=~ callback_id=2"
        expect: { inconclusive: redacted }
      - name: the capture begins in the middle
        session_start: false
        events:
          - "2s js.call method=scheduleDualNotification callback_id=2"
        expect: { inconclusive: start }
      - name: never in a log
        log: |
          2025-11-15 05:39:54.911000+0000 0x1a2b     Default     0x0                  412    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 05:40:09.791000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] call scheduleDualNotification (callback_id=84512)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/scheduling/stored-schedules-are-restored-at-launch.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-schedules-are-restored-at-launch
    title: schedules that are found at launch are armed again or found to be pending
    requirements: [REQ-067, REQ-175]
    rationale: >-
      A schedule in the store is worth nothing while no notification is pending for it. After loading one, also after
      a restart of the device, recovery must arm it again or say that it is in place; the count of pending
      notifications, a warm start and a summary of what was verified say so.
    remediation: >-
      Compare the loaded schedules with the pending notifications and arm what is missing; log the count of both.
    severity: error
    tags: [core, scheduling]
    parameters: { deadline: 10s }
    kind: response
    when: storage.schedule.loaded as l
    where: (enabled ?? count ?? 0) > 0
    expect_one_of:
      - event: >-
          scheduler.notification.arming | scheduler.notification.armed | recovery.rescheduled | android.alarm.set |
          scheduler.duplicate.skipped
        within: $deadline
      - event: recovery.scenario
        where: 'lower(scenario) in ["warmstart", "warm_start"]'
        within: $deadline
        note: what is stored was found to be pending
      - event: recovery.summary
        where: rescheduled > 0 || verified > 0 || lower(scenario ?? "") == "warm_start"
        within: $deadline
      - event: dump.pending | scheduler.rolling.maintained
        where: pending > 0
        within: $deadline
        note: notifications are pending
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (l.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: armed again
        events:
          - "0s storage.schedule.loaded count=1"
          - "60ms recovery.rescheduled id=a kind=notify next=+4h"
          - "40s tick"
        expect: pass
      - name: in place
        events:
          - "0s storage.schedule.loaded count=1"
          - "5ms recovery.scenario scenario=warmStart"
          - "40s tick"
        expect: pass
      - name: verified
        events:
          - "0s storage.schedule.loaded count=2 enabled=1"
          - "5ms recovery.summary missed=0 rescheduled=0 verified=1 errors=0"
          - "40s tick"
        expect: pass
      - name: armed at the last moment
        events:
          - "0s storage.schedule.loaded count=1"
          - "10s scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: pass
      - name: armed a moment too late
        events:
          - "0s storage.schedule.loaded count=1"
          - "10001ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: nothing is pending and nothing armed
        events:
          - "0s storage.schedule.loaded count=1"
          - "5ms recovery.scenario scenario=coldStart"
          - "9ms recovery.summary missed=0 rescheduled=0 verified=0 errors=0"
          - "1s dump.pending pending=0"
          - "40s tick"
        expect: { fail: 1 }
      - name: nothing is stored
        events:
          - "0s storage.schedule.loaded count=0"
          - "40s tick"
        expect: notExercised
      - name: what is stored is switched off
        events:
          - "0s storage.schedule.loaded count=2 enabled=0"
          - "40s tick"
        expect: notExercised
      - name: the count is hidden
        events:
          - "0s storage.schedule.loaded count=~"
          - "40s tick"
        expect: { inconclusive: redacted }
      - name: the app was ended meanwhile
        events:
          - "0s storage.schedule.loaded count=1"
          - "1s app.terminated"
          - "40s tick"
        expect: { inconclusive: end }
      - name: the capture ends first
        events:
          - "0s storage.schedule.loaded count=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: recovery was not captured
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { inconclusive: not-captured }
      - name: nothing armed in a log
        log: |
          2025-11-15 06:19:00.950000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-PLUGIN] Notification permission status: authorized
          2025-11-15 06:19:01.950000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-16T05:53:00Z
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:01.040000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Recovery summary (missed=0, rescheduled=0, verified=0, errors=0)
          2025-11-15 06:25:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }
      - name: verified in a log
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 06:20:01.040000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Recovery summary (missed=0, rescheduled=0, verified=1, errors=0)
        expect: pass

"""##
    ),
    (
      "Rules/storage/cached-flag-fits-the-shown-content.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: cached-flag-fits-the-shown-content
    title: the snapshot's content is the one that was shown
    requirements: [REQ-124]
    rationale: >-
      cached_content_used says that the stored content was shown, so both name one hash, and default text was not
      shown. Without an observed delivery just before the snapshot nothing is judged.
    remediation: Set the flag from what was armed, in the place that arms.
    severity: warning
    tags: [storage]
    parameters: { window: 60s }
    kind: relate
    when: scheduler.notification.delivered as d
    where: 'lower(source ?? "foreground") in ["foreground", "receiver", "system_log"]'
    with: { event: storage.snapshot.written as s, where: present(cached_content_used) }
    within: $window
    check:
      - '!s.cached_content_used || lower(d.content_source ?? "cached") != "default"'
      - '!s.cached_content_used || s.content_hash == d.content_hash'
    ends:
      supersedes: true
    tests:
      - name: the stored content was shown
        events:
          - "23m scheduler.notification.delivered id=a content_source=cached content_hash=h1"
          - "23m1s storage.snapshot.written cached_content_used=true content_hash=h1"
        expect: pass
      - name: the default text, and told so
        events:
          - "23m scheduler.notification.delivered id=a content_source=default"
          - "23m1s storage.snapshot.written cached_content_used=false content_hash=h1"
        expect: pass
      - name: the default text, told to be the stored content
        events:
          - "23m scheduler.notification.delivered id=a content_source=default"
          - "23m1s storage.snapshot.written cached_content_used=true content_hash=h1"
        expect: { fail: 1 }
      - name: other content, at the last moment
        events:
          - "23m scheduler.notification.delivered id=a content_source=cached content_hash=h1"
          - "24m storage.snapshot.written cached_content_used=true content_hash=h2"
        expect: { fail: 1 }
      - name: a snapshot beyond the minute
        events:
          - "23m scheduler.notification.delivered id=a content_source=cached content_hash=h1"
          - "24m1ms storage.snapshot.written cached_content_used=true content_hash=h2"
          - "2h tick"
        expect: cancelled
      - name: the hash is not in the line
        events:
          - "23m scheduler.notification.delivered id=a content_source=cached"
          - "23m1s storage.snapshot.written cached_content_used=true content_hash=h2"
        expect: { inconclusive: absent }
      - name: other content in a log
        log: |
          2025-11-15 05:53:00.412000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-SCHEDULER] notification delivered (id=daily-1, scheduled=2025-11-15T05:53:00Z, source=foreground, content_source=cached, content_hash=ab12cd34ef56)
          2025-11-15 05:53:01.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Snapshot written (cached_content_used=true, contentHash=00112233aabb)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/corrupt-cache-falls-back.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: corrupt-cache-falls-back
    title: unusable cached content is replaced within five seconds
    requirements: [REQ-111]
    rationale: >-
      A cache that was damaged must neither reach the user nor end the app. The plugin turns to other content and says so; a
      crash right after the find fails at once.
    remediation: Catch the decoding error where cached content is read and log the fallback that is used instead.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 5s }
    kind: response
    when: storage.content.invalid as i
    expect: { event: fetch.fallback, within: $deadline }
    forbid:
      - { event: app.crashed, where: "(pid ?? 0) == (i.pid ?? 0)" }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit"]' }
    tests:
      - name: replaced
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "10ms fetch.fallback mode=default_text"
          - "40s tick"
        expect: pass
      - name: replaced at the last moment
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "5s fetch.fallback mode=default_text"
          - "40s tick"
        expect: pass
      - name: replaced a moment too late
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "5001ms fetch.fallback mode=default_text"
          - "40s tick"
        expect: { fail: 1 }
      - name: not replaced
        events:
          - "0s storage.content.invalid schedule_id=a cause=hash"
          - "40s tick"
        expect: { fail: 1 }
      - name: crashed
        events:
          - "0s storage.content.invalid schedule_id=a cause=parse"
          - "10ms app.crashed"
        expect: { fail: 1, line: 2 }
      - name: an earlier fallback does not count
        events:
          - "0s fetch.fallback mode=cached"
          - "1s storage.content.invalid schedule_id=a cause=parse"
          - "40s tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s storage.content.invalid schedule_id=a cause=parse"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a capture without info lines cannot show the fallback
        log: |
          2025-11-15 05:50:00.500000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Cached content invalid (schedule_id=daily-1, cause=hash)
          2025-11-15 05:52:00.000000+0000 0x2f1      Default     0x0                  58     0    dasd: [com.apple.duetactivityscheduler:default] idle
        expect: { inconclusive: level }
      - name: replaced in a log
        log: |
          2025-11-15 05:50:00.500000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Cached content invalid (schedule_id=daily-1, cause=hash)
          2025-11-15 05:50:00.520000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Falling back to default_text content (reason=invalid_cache)
        expect: pass

"""##
    ),
    (
      "Rules/storage/delivery-status-moves-forward.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: delivery-status-moves-forward
    title: the delivery status of a notification only moves forward
    requirements: [REQ-173]
    rationale: >-
      Pending becomes delivered or missed; a missed one may still turn out to be delivered, by a late tap. Everything else
      loses what was known, and is found missed or delivered again.
    remediation: Look at the query that chose the row; rows that are delivered must not be marked missed.
    severity: error
    tags: [core, storage]
    kind: relate
    when: storage.delivery_status.changed as c
    where: present(from) && present(to)
    check:
      - >-
        lower(c.from) == "pending" && lower(c.to) in ["delivered", "missed"]
        || lower(c.from) == "missed" && lower(c.to) == "delivered"
    tests:
      - name: delivered
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=delivered"
        expect: pass
      - name: missed
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=missed"
        expect: pass
      - name: tapped late
        events:
          - "0s storage.delivery_status.changed id=a from=missed to=delivered"
        expect: pass
      - name: delivered becomes missed
        events:
          - "0s storage.delivery_status.changed id=a from=delivered to=missed"
        expect: { fail: 1, line: 1 }
      - name: back to pending
        events:
          - "0s storage.delivery_status.changed id=a from=missed to=pending"
        expect: { fail: 1, line: 1 }
      - name: a state that does not exist
        events:
          - "0s storage.delivery_status.changed id=a from=pending to=done"
        expect: { fail: 1, line: 1 }
      - name: hidden
        events:
          - "0s storage.delivery_status.changed id=a from=~ to=missed"
        expect: { inconclusive: redacted }
      - name: only the new state in the line
        events:
          - "0s storage.delivery_status.changed id=a to=missed"
        expect: notExercised
      - name: in a log
        log: |
          2025-11-15 06:20:01.008000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Delivery status delivered → missed (id=daily-1)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/storage/expired-content-is-cleaned-up.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: expired-content-is-cleaned-up
    title: expired content is cleaned up
    requirements: [REQ-125]
    rationale: >-
      A row that is found expired again and again is never removed, and the store fills up. The same content found
      expired at three opportunities, older each time, with neither a cleaning nor a new content in between, was left
      lying. A week is watched.
    remediation: Remove the row in the branch that finds it expired, or clean up at launch and after a run.
    severity: warning
    tags: [storage]
    parameters: { window: 7d }
    kind: count
    event: storage.content.expired
    where: schedule_id == e.schedule_id && age_s > e.age_s
    per:
      open: { event: storage.content.expired as e, where: present(schedule_id) && present(age_s) }
      close: storage.cache.cleaned | storage.content.saved
      at_most: $window
    at_most: 1
    tests:
      - name: cleaned
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1s storage.cache.cleaned removed=1"
        expect: pass
      - name: found again once
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1d storage.content.expired schedule_id=a age_s=90001s"
          - "25h storage.cache.cleaned removed=1"
        expect: { pass: 2 }
      - name: found three times
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1h storage.content.expired schedule_id=a age_s=7201s"
          - "2h storage.content.expired schedule_id=a age_s=10801s"
        expect: { fail: 1, line: 3 }
      - name: the third at the last moment
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1h storage.content.expired schedule_id=a age_s=7201s"
          - "7d storage.content.expired schedule_id=a age_s=608401s"
        expect: { fail: 1, line: 3 }
      - name: the third beyond the week
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1h storage.content.expired schedule_id=a age_s=7201s"
          - "168h1ms storage.content.expired schedule_id=a age_s=608401s"
        expect: { pass: 1, inconclusive: end }
      - name: the content of other schedules
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s"
          - "1h storage.content.expired schedule_id=b age_s=7201s"
          - "2h storage.content.expired schedule_id=c age_s=10801s"
        expect: { inconclusive: end }
      - name: found three times in a log
        log: |
          2025-11-15 05:30:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content expired (schedule_id=daily-1, age=90000s, ttl=86400s)
          2025-11-16 05:30:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content expired (schedule_id=daily-1, age=176400s, ttl=86400s)
          2025-11-17 05:30:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content expired (schedule_id=daily-1, age=262800s, ttl=86400s)
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/storage/failed-validation-is-handled.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: failed-validation-is-handled
    title: a stored schedule that does not read back is dealt with
    requirements: [REQ-144]
    rationale: >-
      The store is read back to find out that a write did not arrive. Finding it out and going on means that the
      schedule is gone after the next launch. A second write, a logged failure or a refusal of the call deals with it.
    remediation: Write again once, then log the failure and reject the call.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 5s }
    kind: response
    when: storage.schedule.validated as v
    where: '!ok'
    expect_one_of:
      - { event: storage.schedule.persisted, within: $deadline, note: written again }
      - { event: storage.schedule.persist_failed, within: $deadline, note: the failure was logged }
      - { event: js.reject, within: $deadline, note: the call was refused }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (v.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: written again
        events:
          - "0s storage.schedule.validated id=a ok=false"
          - "10ms storage.schedule.persisted id=a type=DAILY"
          - "1m tick"
        expect: pass
      - name: refused at the last moment
        events:
          - "0s storage.schedule.validated id=a ok=false"
          - "5s js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "1m tick"
        expect: pass
      - name: refused a moment too late
        events:
          - "0s storage.schedule.validated id=a ok=false"
          - "5001ms js.reject method=scheduleDailyNotification code=SCHEDULE_FAILED"
          - "1m tick"
        expect: { fail: 1 }
      - name: ignored
        events:
          - "0s storage.schedule.validated id=a ok=false"
          - "10ms js.resolve method=scheduleDailyNotification success=true"
          - "1m tick"
        expect: { fail: 1 }
      - name: it reads back
        events:
          - "0s storage.schedule.validated id=a ok=true"
          - "1m tick"
        expect: notExercised
      - name: the outcome is hidden
        events:
          - "0s storage.schedule.validated id=a ok=~"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s storage.schedule.validated id=a ok=false"
          - "1s tick"
        expect: { inconclusive: end }
      - name: ignored in a log
        log: |
          2025-11-15 05:40:09.910000+0000 0x1a2b     Debug       0x0                  412    0    App: [DNP-STORAGE] Schedule validated (id=daily-1, ok=false)
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
          2025-11-15 05:41:00.000000+0000 0x2f1      Default     0x0                  58     0    SpringBoard: (FrontBoard) [com.apple.FrontBoard:Common] Scene became active
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/fetched-content-is-saved.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: fetched-content-is-saved
    title: the content of a good answer is saved
    requirements: [REQ-211, REQ-114]
    rationale: >-
      An answer that is not stored is not there when the notification comes. An answer that was found invalid, a full
      store, a failed or an expired run, and an answer without content owe no saving. The completion of the run is
      judged elsewhere; here the saving within half a minute is.
    remediation: Look for the branch behind the answer that leaves without storing.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 30s }
    kind: response
    when: fetch.response | fetch.succeeded as r
    where: status >= 200 && status < 300 && status != 204 && (bytes ?? 1) > 0
    expect: { event: storage.content.saved, within: $deadline }
    key: [run_id]
    ends:
      cancelled_by:
        - fetch.failed
        - fetch.handler.error
        - fetch.bgtask.expired
        - storage.content.invalid
        - storage.full
        - { event: fetch.bgtask.completed, where: "!success" }
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: saved
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "100ms storage.content.saved run_id=r1"
          - "2m tick"
        expect: pass
      - name: saved at the last moment
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "30s storage.content.saved run_id=r1"
          - "2m tick"
        expect: pass
      - name: saved a moment too late
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "30001ms storage.content.saved run_id=r1"
          - "2m tick"
        expect: { fail: 1 }
      - name: not saved
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "1s fetch.bgtask.completed run_id=r1 success=true"
          - "2m tick"
        expect: { fail: 1 }
      - name: the content of another run
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "100ms storage.content.saved run_id=r2"
          - "2m tick"
        expect: { fail: 1 }
      - name: not modified
        events:
          - "0s fetch.response run_id=r1 status=304"
          - "2m tick"
        expect: notExercised
      - name: without content
        events:
          - "0s fetch.response run_id=r1 status=204"
          - "2m tick"
        expect: notExercised
      - name: found invalid
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "50ms fetch.failed run_id=r1 reason=PARSE"
          - "2m tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s fetch.response run_id=r1 status=200"
          - "1s tick"
        expect: { inconclusive: end }
      - name: not saved in a log
        log: |
          2025-11-15 05:49:13.020000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:50:13.020000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=200, bytes=1834, ttl=86400, run_id=r-17)
          2025-11-15 05:50:13.140000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] setTaskCompleted(success: true) run_id=r-17
          2025-11-15 05:51:30.000000+0000 0x2f1      Default     0x0                  34     0    runningboardd: [com.apple.runningboard:assertion] Invalidating assertion
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/full-store-is-cleaned-and-tried-again.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: full-store-is-cleaned-and-tried-again
    title: a full store is cleaned and the write is tried again
    requirements: [REQ-154, REQ-193]
    rationale: >-
      Old content is the first thing that can go, so a full store is no reason to give up at once. The line of the
      cleaning comes first, then the outcome of the second write, good or bad; a refusal as STORAGE_FULL before both
      gave up too soon.
    remediation: Remove expired content, write once more, and only then reject with STORAGE_FULL.
    severity: error
    tags: [core, storage]
    parameters: { window: 10s }
    kind: sequence
    start: storage.full as f
    steps:
      - storage.cache.cleaned
      - storage.schedule.persisted | storage.content.saved | storage.schedule.persist_failed
    within: $window
    not_between:
      - { event: js.reject, where: 'lower(code ?? "") == "storage_full"' }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (f.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: cleaned and written
        events:
          - "0s storage.full free_bytes=1024"
          - "1s storage.cache.cleaned removed=4"
          - "2s storage.content.saved schedule_id=a"
          - "1m tick"
        expect: pass
      - name: the second write fails too
        events:
          - "0s storage.full free_bytes=1024"
          - "1s storage.cache.cleaned removed=0"
          - "10s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - "1m tick"
        expect: pass
      - name: the second write comes a moment too late
        events:
          - "0s storage.full free_bytes=1024"
          - "1s storage.cache.cleaned removed=0"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "1m tick"
        expect: { fail: 1 }
      - name: given up at once
        events:
          - "0s storage.full free_bytes=1024"
          - "1s js.reject method=scheduleDailyNotification code=STORAGE_FULL"
          - "1m tick"
        expect: { fail: 1, line: 2 }
      - name: cleaned and not tried again
        events:
          - "0s storage.full free_bytes=1024"
          - "1s storage.cache.cleaned removed=4"
          - "1m tick"
        expect: { fail: 1 }
      - name: written without a cleaning
        events:
          - "0s storage.full free_bytes=1024"
          - "2s storage.content.saved schedule_id=a"
          - "1m tick"
        expect: { fail: 1 }
      - name: the capture ends first
        events:
          - "0s storage.full free_bytes=1024"
          - "1s storage.cache.cleaned removed=4"
          - "2s tick"
        expect: { inconclusive: end }
      - name: given up at once in a log
        log: |
          2025-11-15 05:40:09.890000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Storage full (free_bytes=1024)
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=STORAGE_FULL, message="Storage full")
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/storage/invalid-row-is-not-armed.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: invalid-row-is-not-armed
    title: an invalid row is not armed
    requirements: [REQ-155]
    rationale: >-
      A row that was passed over because it cannot be read must not come back as a notification with whatever could be
      read of it. Half a minute behind the row is watched, up to the next call.
    remediation: Leave the loop for this row where it is found invalid.
    severity: error
    tags: [core, storage]
    parameters: { window: 30s }
    kind: count
    event: scheduler.notification.arming | scheduler.notification.armed | recovery.rescheduled | android.alarm.set
    where: id == r.id
    per:
      open: { event: storage.row.skipped as r, where: present(id) }
      close: storage.schedule.persisted | js.call
      at_most: $window
    at_most: 0
    tests:
      - name: left out
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s scheduler.notification.armed id=a"
          - "1m tick"
        expect: pass
      - name: armed all the same
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s scheduler.notification.armed id=x"
        expect: { fail: 1, line: 2 }
      - name: rescheduled at the last moment
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "30s recovery.rescheduled id=x kind=notify next=+4h"
        expect: { fail: 1, line: 2 }
      - name: a moment beyond it
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "30001ms recovery.rescheduled id=x kind=notify next=+4h"
        expect: pass
      - name: stored anew by the app
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s storage.schedule.persisted id=x type=DAILY"
          - "2s scheduler.notification.armed id=x"
          - "1m tick"
        expect: pass
      - name: what is armed is hidden
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s scheduler.notification.armed id=~"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s storage.row.skipped table=schedules id=x cause=parse"
          - "1s tick"
        expect: { inconclusive: end }
      - name: armed in a log
        log: |
          2025-11-15 06:20:00.950000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Skipped invalid row (table=schedules, id=daily-7, cause=parse)
          2025-11-15 06:20:01.031000+0000 0x1a2b     Info        0x0                  412    0    App: DNP-REACTIVATION: Rescheduled notify (id=daily-7, next=2025-11-16T05:53:00Z)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/storage/only-stale-content-expires.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: only-stale-content-expires
    title: content expires only beyond its time to live
    requirements: [REQ-116]
    rationale: >-
      Throwing fresh content away leaves the default text for no reason. The line of the expiry must show an age above
      the time to live; equal is still fresh.
    remediation: Compare with "greater than"; look for a time to live in milliseconds where seconds are meant.
    severity: error
    tags: [core, storage]
    kind: relate
    when: storage.content.expired as e
    where: present(age_s) && present(ttl_s)
    check:
      - e.age_s > e.ttl_s
    tests:
      - name: too old
        events:
          - "0s storage.content.expired schedule_id=a age_s=3601s ttl_s=3600s"
        expect: pass
      - name: as old as it may be
        events:
          - "0s storage.content.expired schedule_id=a age_s=3600s ttl_s=3600s"
        expect: { fail: 1, line: 1 }
      - name: fresh
        events:
          - "0s storage.content.expired schedule_id=a age_s=60s ttl_s=3600s"
        expect: { fail: 1, line: 1 }
      - name: the line tells no age
        events:
          - "0s storage.content.expired schedule_id=a"
        expect: notExercised
      - name: hidden
        events:
          - "0s storage.content.expired schedule_id=a age_s=~ ttl_s=3600s"
        expect: { inconclusive: redacted }
      - name: fresh in a log
        log: |
          2025-11-15 05:52:59.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content expired (schedule_id=daily-1, age=600s, ttl=1800s)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/storage/persisted-schedule-names-id-and-type.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: persisted-schedule-names-id-and-type
    title: the line of a stored schedule names its id and a known type
    requirements: [REQ-056, REQ-150]
    rationale: >-
      The id ties the line to later ones, the type says how it repeats. NONE, DAILY, WEEKLY and CUSTOM are the types there
      are; an elided value is not judged.
    remediation: Add id and type to the line; write the type as it stands in the row.
    severity: error
    tags: [core, storage]
    kind: relate
    when: storage.schedule.persisted as p
    check:
      - present(p.id)
      - present(p.type)
      - 'len(p.id) > 0'
      - 'p.type in ["NONE", "DAILY", "WEEKLY", "CUSTOM"]'
    tests:
      - name: a daily schedule
        events:
          - "0s storage.schedule.persisted id=daily-1 type=DAILY"
        expect: pass
      - name: a single one
        events:
          - "0s storage.schedule.persisted id=once-1 type=NONE"
        expect: pass
      - name: no id
        events:
          - "0s storage.schedule.persisted type=DAILY"
        expect: { fail: 1, line: 1 }
      - name: no type
        events:
          - "0s storage.schedule.persisted id=daily-1"
        expect: { fail: 1, line: 1 }
      - name: an empty id
        events:
          - '0s storage.schedule.persisted id="" type=DAILY'
        expect: { fail: 1, line: 1 }
      - name: an unknown type
        events:
          - "0s storage.schedule.persisted id=daily-1 type=HOURLY"
        expect: { fail: 1, line: 1 }
      - name: the id is elided
        events:
          - "0s storage.schedule.persisted id=~ type=DAILY"
        expect: { inconclusive: redacted }
      - name: an elided id and a wrong type
        events:
          - "0s storage.schedule.persisted id=~ type=HOURLY"
        expect: { fail: 1, line: 1 }
      - name: bare lines
        log: |
          [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
          [DNP-STORAGE] Persisted schedule to DB (id=daily-2, type=EVERY_DAY, enabled=true)
        expect: { pass: 1, fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/storage/saved-content-keeps-its-time.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: saved-content-keeps-its-time
    title: content is saved with the time that the answer named
    requirements: [REQ-115]
    rationale: >-
      The time a payload is for must survive the way from the answer into the store; a shift on that way shows the
      content on another day or hour. Only answers and contents of one run that both name the time are compared.
    remediation: Look at how scheduled_for is read and written; a zone that is dropped shifts it by whole hours.
    severity: error
    tags: [core, storage]
    parameters: { window: 60s }
    kind: relate
    when: fetch.response as r
    where: present(scheduled_for) && present(run_id)
    with: { event: storage.content.saved as c, where: present(scheduled_for) }
    within: $window
    check:
      - c.scheduled_for == r.scheduled_for
    key: [run_id]
    tests:
      - name: the same time
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "20m1s storage.content.saved run_id=r1 scheduled_for=+23m"
        expect: pass
      - name: the same time in another spelling
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=2025-11-15T05:53:00Z"
          - "20m1s storage.content.saved run_id=r1 scheduled_for=2025-11-15T00:53:00-05:00"
        expect: pass
      - name: shifted
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "20m1s storage.content.saved run_id=r1 scheduled_for=+1h23m"
        expect: { fail: 1 }
      - name: shifted, at the last moment
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "21m storage.content.saved run_id=r1 scheduled_for=+1h23m"
        expect: { fail: 1 }
      - name: beyond the minute
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "21m1ms storage.content.saved run_id=r1 scheduled_for=+1h23m"
          - "40m tick"
        expect: cancelled
      - name: the content of another run
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "20m1s storage.content.saved run_id=r2 scheduled_for=+1h23m"
          - "40m tick"
        expect: cancelled
      - name: hidden
        events:
          - "20m fetch.response run_id=r1 status=200 scheduled_for=+23m"
          - "20m1s storage.content.saved run_id=r1 scheduled_for=~"
        expect: { inconclusive: redacted }
      - name: shifted in a log
        log: |
          2025-11-15 05:50:13.020000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-FETCH] Fetch response (status=200, run_id=r-17, scheduled_for=2025-11-15T05:53:00Z)
          2025-11-15 05:50:13.090000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Content saved (schedule_id=daily-1, run_id=r-17, scheduled_for=2025-11-15T06:53:00Z)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/schedule-is-persisted.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: schedule-is-persisted
    title: a schedule call stores its schedule or says that it could not
    requirements: [REQ-056, REQ-153]
    rationale: >-
      What is not stored does not come back after the app was ended. The duty holds wherever in the call the line stands;
      a denied or refused call stores nothing. Captures that filter the store out stay undecided.
    remediation: Look for an error of the store, and for a success that is returned before the write.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 10s }
    kind: response
    when: scheduler.schedule.requested as r
    expect_one_of:
      - { event: storage.schedule.persisted, within: $deadline }
      - { event: storage.schedule.persist_failed, within: $deadline, note: storing failed and was logged }
    ends:
      supersedes: true
      cancelled_by: [plugin.schedule.denied, js.reject, scheduler.notification.arm_failed]
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (r.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "100ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored at the last moment
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10s storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: pass
      - name: stored a moment too late
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "10001ms storage.schedule.persisted id=a type=DAILY"
          - "40s tick"
        expect: { fail: 1 }
      - name: not stored
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "60ms scheduler.notification.arming notification_time=+23m"
          - "40s tick"
        expect: { fail: 1 }
      - name: the store said no
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "100ms storage.schedule.persist_failed id=a code=STORAGE_FULL"
          - "40s tick"
        expect: pass
      - name: denied
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "5ms plugin.schedule.denied method=scheduleDailyNotification"
          - "40s tick"
        expect: cancelled
      - name: the capture ends first
        events:
          - "0s scheduler.schedule.requested notification_time=+23m"
          - "1s tick"
        expect: { inconclusive: end }
      - name: a filter that hides the store
        log: |
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { inconclusive: not-captured }
      - name: not stored in a log that holds the store
        log: |
          2025-11-15 05:40:00.600000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 0 schedules
          2025-11-15 05:40:09.800000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z
          2025-11-15 05:40:09.860000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z
          2025-11-15 05:41:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/second-failed-write-is-refused.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: second-failed-write-is-refused
    title: a write that fails again refuses the call as STORAGE_FULL
    requirements: [REQ-154]
    rationale: >-
      After the cleaning and the second try nothing is left but to tell the user. An answer of success would promise a
      schedule that is not stored.
    remediation: Reject with STORAGE_FULL and a message that names the storage.
    severity: error
    tags: [core, storage]
    parameters: { deadline: 5s }
    kind: response
    when: storage.schedule.persist_failed as p
    where: lower(code ?? "") == "storage_full" && (retry ?? 0) >= 1
    expect: { event: js.reject, where: 'lower(code ?? "") == "storage_full"', within: $deadline }
    forbid:
      - { event: js.resolve, where: 'lower(method ?? "") =~ "^schedule" && (success ?? true)' }
    ends:
      session: true
      killed_by:
        - app.terminated
        - app.force_quit
        - { event: app.crashed, where: "(pid ?? 0) == (p.pid ?? 0)" }
        - { event: app.lifecycle, where: 'event in ["terminate", "force_quit", "crash"]' }
    tests:
      - name: refused
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - '10ms js.reject method=scheduleDailyNotification code=STORAGE_FULL message="Storage full"'
          - "1m tick"
        expect: pass
      - name: at the last moment
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - '5s js.reject method=scheduleDailyNotification code=storage_full message="Storage full"'
          - "1m tick"
        expect: pass
      - name: a moment too late
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - "5001ms js.reject method=scheduleDailyNotification code=STORAGE_FULL"
          - "1m tick"
        expect: { fail: 1 }
      - name: success all the same
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - "10ms js.resolve method=scheduleDailyNotification success=true"
          - "1m tick"
        expect: { fail: 1, line: 2 }
      - name: another code
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - "10ms js.reject method=scheduleDailyNotification code=scheduling_failed"
          - "1m tick"
        expect: { fail: 1 }
      - name: the first try
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=0"
          - "1m tick"
        expect: notExercised
      - name: the code is hidden
        events:
          - "0s storage.schedule.persist_failed id=a code=~ retry=1"
          - "1m tick"
        expect: { inconclusive: redacted }
      - name: the capture ends first
        events:
          - "0s storage.schedule.persist_failed id=a code=STORAGE_FULL retry=1"
          - "1s tick"
        expect: { inconclusive: end }
      - name: success all the same in a log
        log: |
          2025-11-15 05:40:09.930000+0000 0x1a2b     Error       0x0                  412    0    App: [DNP-STORAGE] Failed to persist schedule (id=daily-1, code=STORAGE_FULL, retry=1)
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] resolve scheduleDailyNotification (callback_id=84512, success=true)
        expect: { fail: 1, line: 2 }

"""##
    ),
    (
      "Rules/storage/snapshot-times-in-order.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: snapshot-times-in-order
    title: the snapshot's times are in the order of a cycle
    requirements: [REQ-121]
    rationale: >-
      The planned begin of the prefetch comes first, then the prefetch, then the notification. A prefetch before its
      plan belongs to another cycle. One behind the notification is possible, since the system runs it when it likes,
      but then the notification cannot have shown it.
    remediation: Write the three times of one cycle together, and set cached_content_used from what was armed.
    severity: warning
    tags: [storage]
    kind: relate
    when: storage.snapshot.written as s
    where: present(last_schedule) && present(last_prefetch) && (prefetch_success ?? true)
    check:
      - s.last_schedule <= s.last_prefetch
      - 's.last_prefetch <= (s.last_notification ?? s.last_prefetch) || !(s.cached_content_used ?? false)'
    tests:
      - name: in order
        events:
          - "30m storage.snapshot.written last_schedule=+18m last_prefetch=+20m last_notification=+23m prefetch_success=true cached_content_used=true"
        expect: pass
      - name: all at once
        events:
          - "30m storage.snapshot.written last_schedule=+18m last_prefetch=+18m last_notification=+18m prefetch_success=true cached_content_used=true"
        expect: pass
      - name: prefetched before the plan
        events:
          - "30m storage.snapshot.written last_schedule=+18m last_prefetch=+17m last_notification=+23m prefetch_success=true"
        expect: { fail: 1, line: 1 }
      - name: too late and not used
        events:
          - "40m storage.snapshot.written last_schedule=+18m last_prefetch=+30m last_notification=+23m prefetch_success=true cached_content_used=false"
        expect: pass
      - name: too late and said to be used
        events:
          - "40m storage.snapshot.written last_schedule=+18m last_prefetch=+30m last_notification=+23m prefetch_success=true cached_content_used=true"
        expect: { fail: 1, line: 1 }
      - name: without success
        events:
          - "40m storage.snapshot.written last_schedule=+18m last_prefetch=+10m last_notification=+23m prefetch_success=false"
        expect: notExercised
      - name: hidden
        events:
          - "30m storage.snapshot.written last_schedule=+18m last_prefetch=~ last_notification=+23m prefetch_success=true"
        expect: { inconclusive: redacted }
      - name: out of order in a log
        log: |
          2025-11-15 05:54:00.000000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Snapshot written (last_schedule=2025-11-15T05:48:00Z, last_prefetch=2025-11-14T05:50:00Z, last_notification=2025-11-15T05:53:00Z, prefetch_success=true)
        expect: { fail: 1, line: 1 }

"""##
    ),
    (
      "Rules/storage/storage-refusal-follows-a-cleaning.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: storage-refusal-follows-a-cleaning
    title: a call is refused as STORAGE_FULL only after a cleaning
    requirements: [REQ-193, REQ-154]
    rationale: >-
      The code says that even cleaning did not help. Without the line of a cleaning within half a minute before it,
      nobody tried.
    remediation: Clean expired content and write again before rejecting.
    severity: error
    tags: [core, storage]
    parameters: { window: 30s }
    kind: precedes
    event: js.reject
    where: lower(code) == "storage_full"
    requires: storage.cache.cleaned
    scope: { within_past: $window }
    tests:
      - name: after a cleaning
        events:
          - "0s plugin.load"
          - "1m storage.cache.cleaned removed=0"
          - "1m2s js.reject method=scheduleDailyNotification code=STORAGE_FULL"
        expect: pass
      - name: half a minute before
        events:
          - "0s plugin.load"
          - "1m storage.cache.cleaned removed=0"
          - "90s js.reject method=scheduleDailyNotification code=STORAGE_FULL"
        expect: pass
      - name: longer ago
        events:
          - "0s plugin.load"
          - "1m storage.cache.cleaned removed=0"
          - "90001ms js.reject method=scheduleDailyNotification code=STORAGE_FULL"
        expect: { fail: 1, line: 3 }
      - name: without a cleaning
        events:
          - "0s plugin.load"
          - "1m js.reject method=scheduleDailyNotification code=STORAGE_FULL"
        expect: { fail: 1, line: 2 }
      - name: another code
        events:
          - "1m js.reject method=scheduleDailyNotification code=notifications_denied"
        expect: notExercised
      - name: the code is hidden
        events:
          - "0s plugin.load"
          - "1m js.reject method=scheduleDailyNotification code=~"
        expect: { inconclusive: redacted }
      - name: the capture begins too late
        session_start: false
        events:
          - "1s js.reject method=scheduleDailyNotification code=STORAGE_FULL"
        expect: { inconclusive: start }
      - name: without a cleaning in a log
        log: |
          2025-11-15 05:39:10.100000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-STORAGE] Loaded 1 schedules
          2025-11-15 05:39:11.100000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-PLUGIN] status = ready
          2025-11-15 05:40:09.951000+0000 0x1a2b     Info        0x0                  412    0    App: [DNP-JS] reject scheduleDailyNotification (callback_id=84512, code=STORAGE_FULL, message="Storage full")
        expect: { fail: 1, line: 3 }

"""##
    ),
    (
      "Rules/storage/stored-schedule-is-unchanged.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-schedule-is-unchanged
    title: a schedule is loaded as it was stored
    requirements: [REQ-156]
    rationale: >-
      The hash stands for the time, the kind and the content of a schedule. Another hash under the same identifier,
      with no newer one stored in between, was changed on the way through the store.
    remediation: >-
      Compare the stored row with the loaded one field by field; seconds and milliseconds are the usual mix-up.
    severity: error
    tags: [core, storage]
    parameters: { longest: 30d }
    kind: relate
    when: storage.schedule.persisted as p
    where: present(schedule_hash) && present(id)
    with: { event: storage.schedule.loaded as l, where: present(schedule_hash) && present(id) }
    within: $longest
    check:
      - l.schedule_hash == p.schedule_hash
    key: [id]
    ends:
      supersedes: true
    tests:
      - name: unchanged
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "1h storage.schedule.loaded id=a schedule_hash=h1"
        expect: pass
      - name: changed
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "1h storage.schedule.loaded id=a schedule_hash=h2"
        expect: { fail: 1 }
      - name: changed, at the last moment
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "30d storage.schedule.loaded id=a schedule_hash=h2"
        expect: { fail: 1 }
      - name: a moment beyond it
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "720h1ms storage.schedule.loaded id=a schedule_hash=h2"
        expect: cancelled
      - name: another schedule
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "1h storage.schedule.loaded id=b schedule_hash=h2"
        expect: cancelled
      - name: stored anew
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=h1"
          - "1m storage.schedule.persisted id=a type=DAILY schedule_hash=h2"
          - "1h storage.schedule.loaded id=a schedule_hash=h2"
        expect: { pass: 1, cancelled: 1 }
      - name: hidden
        events:
          - "0s storage.schedule.persisted id=a type=DAILY schedule_hash=~"
          - "1h storage.schedule.loaded id=a schedule_hash=~"
        expect: { inconclusive: redacted }
      - name: changed in a log
        log: |
          2025-11-15 05:40:09.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, schedule_hash=77aa01)
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  618    0    App: [DNP-STORAGE] Loaded schedule (id=daily-1, schedule_hash=77aa02)
        expect: { fail: 1 }

"""##
    ),
    (
      "Rules/storage/stored-schedule-survives.yml",
      ##"""
schema: dnp-rules/1

rules:
  - id: stored-schedule-survives
    title: a stored schedule is there at the next loading
    requirements: [REQ-156]
    rationale: >-
      What was stored before the app was ended must be found after its next launch, else the user's notification ends
      with the process. A count of none, with nothing cancelled in between, lost it. Installing the app anew empties
      the store too and is to be ruled out first.
    remediation: Look at whether the write was committed before the process ended, and whether both use one database.
    severity: error
    tags: [core, storage]
    parameters: { longest: 30d }
    kind: relate
    when: storage.schedule.persisted as p
    with: { event: storage.schedule.loaded as l, where: present(count) }
    within: $longest
    check:
      - l.count >= 1
    ends:
      supersedes: true
      cancelled_by:
        - scheduler.notification.removed
        - scheduler.notification.removed_all
        - dual.schedule.cancelled
        - { event: js.call, where: 'lower(method ?? "") =~ "cancel"' }
    tests:
      - name: one found
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1h plugin.load"
          - "1h1s storage.schedule.loaded count=1"
        expect: pass
      - name: none found
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1h plugin.load"
          - "1h1s storage.schedule.loaded count=0"
        expect: { fail: 1 }
      - name: found at the last moment
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "30d storage.schedule.loaded count=1"
        expect: pass
      - name: none found a moment beyond it
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "720h1ms storage.schedule.loaded count=0"
        expect: cancelled
      - name: cancelled in between
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1m js.call method=cancelAllNotifications"
          - "1h storage.schedule.loaded count=0"
        expect: cancelled
      - name: no launch in the capture
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1h tick"
        expect: cancelled
      - name: the count is hidden
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "1h storage.schedule.loaded count=~"
        expect: { inconclusive: redacted }
      - name: lines are missing in between
        events:
          - "0s storage.schedule.persisted id=a type=DAILY"
          - "30m gap 5m"
          - "1h storage.schedule.loaded count=0"
        expect: { inconclusive: gap }
      - name: none found in a log
        log: |
          2025-11-15 05:40:09.900000+0000 0x1a2b     Default     0x0                  412    0    App: [DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=true)
          2025-11-15 06:20:00.911000+0000 0x1a2b     Default     0x0                  618    0    App: DNP-DEBUG: DailyNotificationPlugin.load() called - Capacitor discovered the plugin!
          2025-11-15 06:20:00.950000+0000 0x1a2b     Info        0x0                  618    0    App: [DNP-STORAGE] Loaded 0 schedules
        expect: { fail: 1 }

"""##
    ),
  ]
}
