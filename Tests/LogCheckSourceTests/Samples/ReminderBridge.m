#import <Foundation/Foundation.h>
#import <os/log.h>
#define TAG @"[DNP-FETCH]"
#define DNPLog(fmt, ...) NSLog((@"[DNP-STORAGE] " fmt), ##__VA_ARGS__)

static NSString *const kArea = @"[DNP-SCHEDULER]";

@implementation ReminderBridge

- (void)start:(NSInteger)count {
  NSLog(@"%@ Fetch started (%ld of %@)", TAG, (long)count, self.identifier); //= NSLog notice | [DNP-FETCH] Fetch started ({(long)count} of {self.identifier})
  NSLog(@"joined " @"literals"); //= NSLog notice | joined literals
  NSLog(@"%@", [NSString stringWithFormat:@"%@ armed %@", kArea, date]); //= NSLog notice | [DNP-SCHEDULER] armed {date}
  os_log_t log = os_log_create("com.example.reminder", "storage");
  os_log_error(log, "Write failed: %{public}@", error); //= os_log_error error cat=storage | Write failed: {error}
  os_log_with_type(log, OS_LOG_TYPE_INFO, "Read %d entries", 3); //= os_log_with_type info cat=storage | Read 3 entries
  // NSLog(@"commented out");
  DNPLog(@"saved %@", identifier); //= NSLog notice | [DNP-STORAGE] saved {identifier}
  DNPLog(@"closed"); //= NSLog notice | [DNP-STORAGE] closed
  [self note:@"ended"]; //= NSLog notice | [DNP-FETCH] ended
  char quote = '"';
}

- (void)open:(NSString *)path {
  if (![self.store has:path]) NSLog(@"Not found: %@", path); //= NSLog notice col=31 | Not found: {path}
}

- (void)use {
  [self open:@"a"];
}

- (void)note:(NSString *)text {
  NSLog(@"%@ %@", TAG, text);
}

@end
