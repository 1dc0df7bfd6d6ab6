# What a script without the tool would make of the lines that grep found: is each prefetch followed by its submission, its run and
# its completion, in this order and in time?
function seconds(time) { return substr(time, 1, 2) * 3600 + substr(time, 4, 2) * 60 + substr(time, 7, 2) }
/Scheduling prefetch/ { if (asked) never++; asked = NR; at = seconds($2) }
/BGAppRefreshTask scheduled/ { if (asked && seconds($2) - at > 5) late++; asked = 0; pending = NR }
/BGTask handler invoked/ { if (!pending) early++; running = NR; began = seconds($2) }
/setTaskCompleted/ { if (!running) early++; else if (seconds($2) - began > 30) late++; running = 0; over++ }
END { print NR, over + 0, never + 0, early + 0, late + 0 }
