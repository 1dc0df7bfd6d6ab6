package com.example.reminder

import android.util.Log
import timber.log.Timber

/* nested /* comment */ Log.d("DNP-FETCH", "never") */
class DailyReminderPlugin : Plugin() {
    companion object {
        private const val TAG = "DNP-SCHEDULE"
        const val LIMIT = 20
    }

    override fun load() {
        Log.i(TAG, "Plugin loaded") //= Log.i info tag=DNP-SCHEDULE | Plugin loaded
        android.util.Log.w(TAG, "Skipping duplicate schedule: id=$id, nextRun=${format(next)}, source=BOOT_RECOVERY") //= Log.w warning tag=DNP-SCHEDULE | Skipping duplicate schedule: id={id}, nextRun={format(next)}, source=BOOT_RECOVERY
        Log.d("DailyReminderWorker", "DN|WORK_START id=" + id + " action=" + "display") //= Log.d debug tag=DailyReminderWorker | DN|WORK_START id={id} action=display
        Log.e(TAG, "limit $LIMIT reached", error) //= Log.e error tag=DNP-SCHEDULE | limit 20 reached
        Log.wtf(Names.TAG, "price \$5 and $ alone") //= Log.wtf fault tag=DNP-NAMES | price $5 and $ alone
        //> Log.v debug tag=DNP-SCHEDULE | raw "quoted" {items.map { "<$it>" }.joinToString()}⏎second
        Log.v(TAG, """
            |raw "quoted" ${items.map { "<$it>" }.joinToString()}
            |second
        """.trimMargin())
        //> Log.d debug tag=DNP-SCHEDULE | DN|JIT_FRESH skip={skip} ageMin={age} id={id}
        Log.d(
            TAG,
            String.format("DN|JIT_FRESH skip=%b ageMin=%d id=%s", skip, age, id),
        )
        Log.d(tag = "DNP-FETCH", msg = "named") //= Log.d debug tag=DNP-FETCH | named
        Timber.tag("DNP-STORAGE").w("Saved %s in %d ms", id, elapsed) //= Timber.w warning tag=DNP-STORAGE | Saved {id} in {elapsed} ms
        Timber.e(error, "Save failed for %s", id) //= Timber.e error | Save failed for {id}
        println("[DNP-DEBUG] ${if (granted) "granted" else "denied"}") //= println - | [DNP-DEBUG] {if (granted) "granted" else "denied"}
        val text = "DN|RECEIVE_START action=$action"
        Log.d(TAG, text) //= Log.d debug tag=DNP-SCHEDULE | DN|RECEIVE_START action={action}
        call.reject("Time parameter is required")
        debug("Rescheduled alarm: $id for $time") //= Log.d debug tag=DNP-SCHEDULE | Rescheduled alarm: {id} for {time}
        val never = "Log.d(TAG, \"in a string\")"
        val quote = '"'
        debug(never) //= Log.d debug tag=DNP-SCHEDULE | Log.d(TAG, "in a string")
    }

    private fun debug(message: String) = Log.d(TAG, message)
}

object Names {
    const val TAG = "DNP-NAMES"
}
