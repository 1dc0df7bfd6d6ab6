import { registerPlugin } from '@capacitor/core';

const TAG = '[DNP-JS]';
const pattern = /["'`]console\.log\(/g;

export class ReminderService {
  private readonly area = 'reminder';
  static NAME = 'service';

  async schedule(options: ReminderOptions): Promise<void> {
    console.log(`${TAG} schedule called`, options.id); //= console.log info | [DNP-JS] schedule called {options.id}
    console.info('[DNP-JS] options: ' + JSON.stringify(options)); //= console.info info | [DNP-JS] options: {JSON.stringify(options)}
    console.warn(`${TAG} ${this.area} took ${Math.round(end - start)} ms`); //= console.warn warning | [DNP-JS] reminder took {Math.round(end - start)} ms
    console.error('[DNP-JS] %s failed after %d ms', name, elapsed, error); //= console.error error | [DNP-JS] {name} failed after {elapsed} ms {error}
    console.debug(`nested ${`inner ${TAG}`} and ${options.ok ? 'yes' : `no`}`); //= console.debug debug | nested inner [DNP-JS] and {options.ok ? 'yes' : `no`}
    const half = total / 2; console.log("half", half / 2); //= console.log info col=29 | half {half / 2}
    //> console.log info | chained
    console
      .log('chained');
    // console.log('commented out');
    const code = "console.log('in a string')";
    if (pattern.test(code)) { log('resolved', ReminderService.NAME); } //= console.log info col=31 | [DNP-JS] resolved service
    console.assert(ready, 'not ready'); //= console.assert error | not ready
    console?.log('it\'s \x41\u0042\u{43}'); //= console.log info | it's ABC
    promise.catch((e) => console.error(e)); //= console.error error col=26 | {e} !! the text is the value of e, which the source does not give
    console.table(entries);
  }
}

const log = (...parts: unknown[]) => console.log(TAG, ...parts);
