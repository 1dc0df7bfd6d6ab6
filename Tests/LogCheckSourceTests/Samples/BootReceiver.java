package com.example.reminder;

import android.util.Log;

public class BootReceiver extends BroadcastReceiver {
    private static final String TAG = "DNP-REACTIVATION";
    private static final String PREFIX = "DN|" + "BOOT";

    @Override
    public void onReceive(Context context, Intent intent) {
        Log.d(TAG, PREFIX + "_START action=" + intent.getAction()); //= Log.d debug tag=DNP-REACTIVATION | DN|BOOT_START action={intent.getAction()}
        // Log.d(TAG, "commented out");
        try {
            int missed = store.count(1 + 2);
            Log.i(TAG, String.format("scenario=%s missed=%d", scenario, missed)); //= Log.i info tag=DNP-REACTIVATION | scenario={scenario} missed={missed}
            Log.i(TAG, "%s schedules".formatted(missed)); //= Log.i info tag=DNP-REACTIVATION | {missed} schedules
            //> Log.i info tag=DNP-REACTIVATION | Recovered "{id}"⏎
            Log.i(TAG, """
                Recovered "%s"
                """.formatted(id));
            String text = missed > 0 ? "some missed" : "none missed";
            Log.i(TAG, text); //= Log.i info tag=DNP-REACTIVATION | {missed > 0 ? "some missed" : "none missed"}
            String built = "a";
            built += "b";
            Log.i(TAG, built); //= Log.i info tag=DNP-REACTIVATION | {built} !! the text is the value of built, which the source does not give
        } catch (Exception e) {
            Log.e(TAG, "Recovery failed", e); //= Log.e error tag=DNP-REACTIVATION | Recovery failed
            Logger.error(TAG, "Bridge failed", e); //= Logger.error error tag=DNP-REACTIVATION | Bridge failed
            Logger.debug("no tag of its own"); //= Logger.debug debug tag=Capacitor | no tag of its own
            System.out.println("char " + '\'' + " done"); //= System.out.println - | char ' done
        }
        log("boot", 3); //= Log.w warning tag=DNP-REACTIVATION | boot: 3
    }

    private static void log(String what, int count) {
        Log.w(TAG, what + ": " + count);
    }
}
