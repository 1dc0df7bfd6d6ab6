// Written by `make generate` from docs/schemas/. Do not edit.
// swift-format-ignore-file

extension ShippedSchemas {
  static let embedded: [(name: String, text: String)] = [
    (
      "dnp-rules-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "dnp-rules/1",
  "description": "Components, events, rules and profiles of dnp-logcheck. The tool itself checks more: references, types of expressions, bounds.",
  "type": "object",
  "required": ["schema"],
  "properties": {
    "schema": {"description": "the language, `dnp-rules/1`", "const": "dnp-rules/1"},
    "components": {
      "description": "where a message says which part of the plugin wrote it",
      "type": "object",
      "propertyNames": {"pattern": "^[A-Za-z][A-Za-z0-9_-]*$", "not": {"const": "any"}},
      "additionalProperties": {"$ref": "#/$defs/component"}
    },
    "envelope": {
      "description": "what structured events tell of their own origin",
      "$ref": "#/$defs/envelope"
    },
    "events": {
      "description": "line to typed event",
      "type": "object",
      "propertyNames": {"pattern": "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},
      "additionalProperties": {"$ref": "#/$defs/event"}
    },
    "rules": {"description": "promises", "type": "array", "items": {"$ref": "#/$defs/rule"}, "minItems": 1},
    "regressions": {
      "description": "tests whose verdict was taken from the engine",
      "type": "array",
      "items": {"$ref": "#/$defs/regression"},
      "minItems": 1
    },
    "profiles": {
      "description": "what they apply to",
      "type": "array",
      "items": {"$ref": "#/$defs/profile"},
      "minItems": 1
    },
    "parameters": {
      "description": "values in the place of the rules' own",
      "type": "object",
      "additionalProperties": {"type": "object"}
    },
    "circumstances": {
      "description": "what may explain a failure, and limits of the platform",
      "type": "array",
      "items": {"$ref": "#/$defs/circumstance"},
      "minItems": 1
    },
    "lanes": {
      "description": "the strips of the timeline, in the order in which they are drawn",
      "type": "array",
      "items": {"$ref": "#/$defs/lane"},
      "minItems": 1
    },
    "timeline": {
      "description": "events that the timeline shows",
      "type": "array",
      "items": {"$ref": "#/$defs/timelineEntry"},
      "minItems": 1
    },
    "metrics": {
      "description": "what is counted for systems that watch",
      "type": "array",
      "items": {"$ref": "#/$defs/metric"},
      "minItems": 1
    },
    "redact": {
      "description": "what is replaced in captures that are given away",
      "type": "array",
      "items": {"$ref": "#/$defs/secretSort"},
      "minItems": 1,
      "maxItems": 64
    },
    "waivers": {
      "description": "failures that are accepted for a time",
      "type": "array",
      "items": {"$ref": "#/$defs/waiver"},
      "minItems": 1
    },
    "requirements": {
      "description": "what the rules are written for",
      "type": "object",
      "propertyNames": {"pattern": "^REQ-[0-9]{3}$"},
      "additionalProperties": {"$ref": "#/$defs/requirement"}
    },
    "evidence": {
      "description": "files beside the captures and the events that they are",
      "type": "array",
      "items": {"$ref": "#/$defs/sidecar"},
      "minItems": 1
    }
  },
  "additionalProperties": false,
  "$defs": {
    "text": {"type": "string", "minLength": 1},
    "value": {"type": ["string", "number", "boolean"], "minLength": 1},
    "values": {
      "description": "one value or a list of values",
      "anyOf": [
        {"$ref": "#/$defs/value"},
        {"type": "array", "items": {"$ref": "#/$defs/value"}, "minItems": 1, "maxItems": 1024, "uniqueItems": true}
      ]
    },
    "texts": {
      "description": "one text or a list of texts",
      "anyOf": [
        {"$ref": "#/$defs/text"},
        {"type": "array", "items": {"$ref": "#/$defs/text"}, "minItems": 1, "uniqueItems": true}
      ]
    },
    "duration": {
      "description": "whole numbers with units, from the longest to the shortest",
      "type": "string",
      "pattern": "^([0-9]+(d|h|ms|m|us|s))+$"
    },
    "expression": {"description": "an expression", "type": ["string", "boolean"], "minLength": 1},
    "durationExpression": {"description": "a duration, or an expression that gives one", "type": "string", "minLength": 1},
    "names": {
      "description": "`name`, `name as alias`, `first | second as alias`, or a list of names",
      "anyOf": [
        {"$ref": "#/$defs/text"},
        {
          "type": "array",
          "items": {"$ref": "#/$defs/text"},
          "minItems": 1,
          "maxItems": 64,
          "uniqueItems": true
        }
      ]
    },
    "selectorOrName": {
      "description": "an event, with a guard or without",
      "anyOf": [{"$ref": "#/$defs/names"}, {"$ref": "#/$defs/selector"}]
    },
    "selectors": {
      "description": "one event or a list of events",
      "anyOf": [
        {"$ref": "#/$defs/text"},
        {"$ref": "#/$defs/selector"},
        {
          "type": "array",
          "items": {"anyOf": [{"$ref": "#/$defs/names"}, {"$ref": "#/$defs/selector"}]},
          "minItems": 1,
          "maxItems": 64
        }
      ]
    },
    "envelope": {
      "type": "object",
      "properties": {
        "session": {"description": "members that tell the app session", "$ref": "#/$defs/texts"},
        "required": {
          "description": "members that every structured event has, with their types or words",
          "$ref": "#/$defs/members"
        },
        "optional": {"description": "members that it may have", "$ref": "#/$defs/members"}
      },
      "additionalProperties": false
    },
    "component": {
      "type": "object",
      "properties": {
        "summary": {"description": "what the component does", "$ref": "#/$defs/text"},
        "tags": {"description": "exact bytes at the start of a message", "$ref": "#/$defs/texts"},
        "log_tags": {"description": "logcat tags that are the component", "$ref": "#/$defs/texts"},
        "subsystems": {"description": "subsystems whose categories name it", "$ref": "#/$defs/texts"},
        "categories": {"description": "last dotted parts of the categories that name it", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "level": {"enum": ["debug", "info", "notice", "warning", "error", "fault"]},
    "levels": {
      "type": "object",
      "properties": {
        "ios": {"description": "the level on iOS", "$ref": "#/$defs/level"},
        "android": {"description": "the level on Android", "$ref": "#/$defs/level"}
      },
      "minProperties": 1,
      "additionalProperties": false
    },
    "event": {
      "type": "object",
      "properties": {
        "summary": {"description": "what happened", "$ref": "#/$defs/text"},
        "component": {"description": "who writes the line: a component, several, or `any`", "$ref": "#/$defs/texts"},
        "level": {
          "description": "the level it is logged at, or one for each platform",
          "oneOf": [{"$ref": "#/$defs/level"}, {"$ref": "#/$defs/levels"}]
        },
        "starts_session": {
          "description": "the rank of this line among those of one app launch",
          "type": "integer",
          "minimum": 1,
          "maximum": 9
        },
        "header": {
          "description": "`category`: whether the header of a tagged line names the component of the tag",
          "const": "category"
        },
        "sink": {"description": "`print` where the line never reaches the unified log", "const": "print"},
        "fields": {
          "description": "values of the event and their types",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$"},
          "additionalProperties": {"enum": ["word", "text", "integer", "number", "boolean", "instant", "duration", "list"]},
          "maxProperties": 64
        },
        "text": {"description": "templates of the message", "$ref": "#/$defs/texts"},
        "regex": {"description": "PCRE2 patterns of the message", "$ref": "#/$defs/texts"},
        "pairs": {
          "description": "keys of `key=value` pairs and the fields they fill",
          "type": "object",
          "propertyNames": {"pattern": "^[^\\s=]+$"},
          "additionalProperties": {"$ref": "#/$defs/text"},
          "maxProperties": 64
        },
        "set": {
          "description": "fields with constant values",
          "type": "object",
          "additionalProperties": {"type": ["string", "boolean", "number", "array"]}
        },
        "literals": {"description": "bytes that every such line holds", "$ref": "#/$defs/texts"},
        "json": {"description": "further names in structured events", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "rate": {
      "type": "object",
      "required": ["event", "at_most", "in"],
      "properties": {
        "event": {"description": "what is counted", "$ref": "#/$defs/selectorOrName"},
        "at_most": {"description": "no more than so many", "type": "integer", "minimum": 1, "maximum": 1000},
        "in": {"description": "within any stretch of this length", "$ref": "#/$defs/durationExpression"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"}
      }
    },
    "overlap": {
      "type": "object",
      "required": ["begin", "end"],
      "properties": {
        "begin": {"description": "the event that begins an interval", "$ref": "#/$defs/selectorOrName"},
        "end": {"description": "the event that ends it", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event that begins", "$ref": "#/$defs/expression"},
        "at_most": {
          "description": "after how long an interval without an end counts as over",
          "$ref": "#/$defs/durationExpression"
        }
      }
    },
    "machine": {
      "type": "object",
      "required": ["initial", "transitions"],
      "properties": {
        "initial": {"description": "the state in which everything begins", "$ref": "#/$defs/stateName"},
        "transitions": {
          "description": "for each state, the events that may come and the states they lead to",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/stateName"},
          "additionalProperties": {
            "type": "object",
            "additionalProperties": {"$ref": "#/$defs/stateName"},
            "maxProperties": 64
          },
          "minProperties": 1,
          "maxProperties": 64
        },
        "events": {
          "description": "names for events with guards, for use in `transitions`",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$"},
          "additionalProperties": {"$ref": "#/$defs/selectorOrName"},
          "maxProperties": 64
        },
        "reset_on": {
          "description": "the event after which everything begins anew",
          "$ref": "#/$defs/selectorOrName"
        },
        "other": {
          "description": "what an event counts for that has no arrow in its state",
          "enum": ["fail", "ignore"]
        },
        "stay": {
          "description": "the longest time in a state",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/stateName"},
          "additionalProperties": {"$ref": "#/$defs/durationExpression"}
        },
        "final": {
          "description": "the states in which it may end",
          "anyOf": [
            {"$ref": "#/$defs/stateName"},
            {"type": "array", "items": {"$ref": "#/$defs/stateName"}, "minItems": 1, "maxItems": 64}
          ]
        }
      }
    },
    "stateName": {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$"},
    "gauge": {
      "type": "object",
      "properties": {
        "up": {"description": "events after which there is one more", "$ref": "#/$defs/selectors"},
        "down": {"description": "events after which there is one less", "$ref": "#/$defs/selectors"},
        "set": {"description": "an event that tells how many there are", "$ref": "#/$defs/gaugeValue"},
        "reset_on": {"description": "the event after which there are none", "$ref": "#/$defs/selectorOrName"},
        "at_most": {
          "description": "no more than so many at a time",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000000
        },
        "at_least": {
          "description": "no fewer than so many at a time",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000
        }
      }
    },
    "gaugeValue": {
      "type": "object",
      "required": ["event", "value"],
      "properties": {
        "event": {"description": "the event that tells it", "$ref": "#/$defs/names"},
        "value": {"description": "how many there are", "$ref": "#/$defs/expression"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"}
      },
      "additionalProperties": false
    },
    "counter": {
      "type": "object",
      "required": ["event", "value"],
      "properties": {
        "event": {"description": "the event that tells the value", "$ref": "#/$defs/selectorOrName"},
        "value": {"description": "what is compared with the one before", "$ref": "#/$defs/expression"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "never_falls": {"description": "whether a lower value fails", "type": "boolean"},
        "rises_by": {"description": "the difference to the one before", "$ref": "#/$defs/expression"},
        "rises_with": {
          "description": "the event that must have come once at least for each one by which it rises", "$ref": "#/$defs/selectorOrName"
        },
        "or_with": {
          "description": "other events that tell the same: the greater of the two numbers counts", "$ref": "#/$defs/selectorOrName"
        },
        "reset_on": {"description": "the event after which the values begin anew", "$ref": "#/$defs/selectorOrName"}
      }
    },
    "response": {
      "type": "object",
      "required": ["when"],
      "properties": {
        "when": {"description": "the trigger", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the trigger", "$ref": "#/$defs/expression"},
        "expect": {"description": "what must follow", "$ref": "#/$defs/alternative"},
        "expect_one_of": {
          "description": "several ways to discharge the duty",
          "type": "array",
          "items": {"$ref": "#/$defs/alternative"},
          "minItems": 1,
          "maxItems": 64
        },
        "forbid": {"description": "events that fail an open instance", "$ref": "#/$defs/selectors"},
        "exactly_one": {"description": "a second response fails the instance", "type": "boolean"}
      }
    },
    "alternative": {
      "type": "object",
      "properties": {
        "event": {"description": "what must be seen", "$ref": "#/$defs/names"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "within": {
          "description": "until when, counted from the trigger or the entry",
          "$ref": "#/$defs/durationExpression"
        },
        "by": {"description": "until which instant", "$ref": "#/$defs/expression"},
        "after": {"description": "events before this instant do not count", "$ref": "#/$defs/expression"},
        "until": {"description": "an event that ends the alternative", "$ref": "#/$defs/selectorOrName"},
        "entry": {"description": "an event that starts the clock", "$ref": "#/$defs/selectorOrName"},
        "sequence": {
          "description": "several events in order instead of one",
          "type": "array",
          "items": {"$ref": "#/$defs/selectorOrName"},
          "minItems": 1,
          "maxItems": 64
        },
        "note": {"description": "printed with a pass through this alternative", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "sequence": {
      "type": "object",
      "required": ["start", "steps", "within"],
      "properties": {
        "start": {"description": "the trigger", "$ref": "#/$defs/selectorOrName"},
        "steps": {
          "description": "the events that must follow in order",
          "type": "array",
          "items": {"anyOf": [{"$ref": "#/$defs/names"}, {"$ref": "#/$defs/step"}]},
          "minItems": 1,
          "maxItems": 64
        },
        "within": {"description": "until when", "$ref": "#/$defs/durationExpression"},
        "where": {"description": "guard on the trigger", "$ref": "#/$defs/expression"},
        "each": {"description": "longest time from one step to the next", "$ref": "#/$defs/durationExpression"},
        "not_between": {"description": "events that fail an open instance", "$ref": "#/$defs/selectors"}
      }
    },
    "step": {
      "type": "object",
      "properties": {
        "event": {"description": "what must be seen", "$ref": "#/$defs/names"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "any_of": {
          "description": "one of several events",
          "type": "array",
          "items": {"$ref": "#/$defs/selectorOrName"},
          "minItems": 1,
          "maxItems": 64
        },
        "all_of": {
          "description": "several events in any order",
          "type": "array",
          "items": {"$ref": "#/$defs/selectorOrName"},
          "minItems": 1,
          "maxItems": 64
        },
        "optional": {"description": "the step may be missing", "type": "boolean"}
      },
      "additionalProperties": false
    },
    "never": {
      "type": "object",
      "required": ["event"],
      "properties": {
        "event": {"description": "what must not happen", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "between": {"description": "only between these two events", "$ref": "#/$defs/between"},
        "needs_alive": {
          "description": "components or events of which one must have been seen for a pass",
          "$ref": "#/$defs/texts"
        }
      }
    },
    "between": {
      "type": "object",
      "required": ["open", "close"],
      "properties": {
        "open": {"description": "the event that opens the interval", "$ref": "#/$defs/selectorOrName"},
        "close": {"description": "the event that closes it", "$ref": "#/$defs/selectorOrName"}
      },
      "additionalProperties": false
    },
    "precedes": {
      "type": "object",
      "required": ["event", "requires", "scope"],
      "properties": {
        "event": {"description": "what may only happen after something", "$ref": "#/$defs/selectorOrName"},
        "requires": {"description": "what must have been before", "$ref": "#/$defs/selectorOrName"},
        "scope": {
          "description": "how far back to look",
          "anyOf": [{"enum": ["session", "capture"]}, {"$ref": "#/$defs/pastScope"}]
        },
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "since": {"description": "an event that forgets what came before it", "$ref": "#/$defs/selectorOrName"}
      }
    },
    "pastScope": {
      "type": "object",
      "required": ["within_past"],
      "properties": {"within_past": {"description": "how far back to look", "$ref": "#/$defs/durationExpression"}},
      "additionalProperties": false
    },
    "count": {
      "type": "object",
      "required": ["event", "per"],
      "properties": {
        "event": {"description": "what is counted", "$ref": "#/$defs/selectorOrName"},
        "per": {
          "description": "from where to where",
          "anyOf": [{"enum": ["session", "capture"]}, {"$ref": "#/$defs/countScope"}]
        },
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "exactly": {"description": "so many", "type": "integer", "minimum": 0, "maximum": 1000000},
        "at_most": {"description": "no more than so many", "type": "integer", "minimum": 0, "maximum": 1000000},
        "at_least": {"description": "no fewer than so many", "type": "integer", "minimum": 1, "maximum": 1000000}
      }
    },
    "countScope": {
      "type": "object",
      "required": ["open", "at_most"],
      "properties": {
        "open": {"description": "the event that opens the interval", "$ref": "#/$defs/selectorOrName"},
        "at_most": {"description": "the longest interval", "$ref": "#/$defs/durationExpression"},
        "close": {"description": "the event that closes it", "$ref": "#/$defs/selectorOrName"}
      },
      "additionalProperties": false
    },
    "domain": {
      "type": "object",
      "required": ["event", "fields"],
      "properties": {
        "event": {"description": "whose fields are judged", "$ref": "#/$defs/selectorOrName"},
        "fields": {
          "description": "fields and the values they may have",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$"},
          "additionalProperties": {"anyOf": [{"$ref": "#/$defs/values"}, {"$ref": "#/$defs/fieldDomain"}]},
          "minProperties": 1,
          "maxProperties": 64
        },
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "missing": {
          "description": "what an event counts for that does not tell a field",
          "enum": ["fail", "skip", "open"]
        },
        "ignore_case": {"description": "whether `A` is `a`", "type": "boolean"}
      }
    },
    "fieldDomain": {
      "type": "object",
      "properties": {
        "from": {"description": "the least value", "$ref": "#/$defs/value"},
        "to": {"description": "the greatest value", "$ref": "#/$defs/value"},
        "matches": {"description": "a PCRE2 pattern that the text holds", "$ref": "#/$defs/text"},
        "not_in": {"description": "values that are not allowed", "$ref": "#/$defs/values"}
      },
      "additionalProperties": false,
      "minProperties": 1
    },
    "privacy": {
      "type": "object",
      "required": ["in", "detect"],
      "properties": {
        "in": {"description": "whose lines are searched, or `all`", "$ref": "#/$defs/texts"},
        "detect": {
          "description": "what must not stand there",
          "anyOf": [
            {"$ref": "#/$defs/detectorOrName"},
            {
              "type": "array",
              "items": {"$ref": "#/$defs/detectorOrName"},
              "minItems": 1,
              "maxItems": 64,
              "uniqueItems": true
            }
          ]
        },
        "allow": {"description": "patterns of what may stand there all the same", "$ref": "#/$defs/texts"}
      }
    },
    "schema": {
      "type": "object",
      "properties": {
        "event": {"description": "whose form is judged", "$ref": "#/$defs/selectorOrName"},
        "structured": {"description": "`true` for the form of every structured event", "const": true},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "required": {"description": "fields that must be there, or members of the envelope", "$ref": "#/$defs/texts"},
        "unknown_fields": {
          "description": "whether members that nobody declared are `ok` or `fail`",
          "enum": ["ok", "fail"]
        },
        "instants_zoned": {"description": "whether every instant must be a text with its offset", "type": "boolean"},
        "fields_typed": {"description": "whether every field must be readable as its type", "type": "boolean"}
      }
    },
    "members": {
      "type": "object",
      "additionalProperties": {
        "anyOf": [
          {"enum": ["word", "text", "integer", "number", "boolean", "instant", "duration", "list"]},
          {
            "type": "array",
            "items": {"$ref": "#/$defs/text"},
            "minItems": 1,
            "maxItems": 1024,
            "uniqueItems": true
          }
        ]
      },
      "maxProperties": 64
    },
    "set": {
      "type": "object",
      "required": ["collect", "value", "relation", "with", "per"],
      "properties": {
        "collect": {"description": "events whose values are collected", "$ref": "#/$defs/selectorOrName"},
        "value": {"description": "what each of them adds", "$ref": "#/$defs/expression"},
        "relation": {
          "description": "how the values stand to the others",
          "enum": ["equal", "subset", "superset", "disjoint"]
        },
        "with": {"description": "what they are compared with", "$ref": "#/$defs/otherSet"},
        "per": {
          "description": "from where to where",
          "anyOf": [{"enum": ["session", "capture"]}, {"$ref": "#/$defs/countScope"}]
        },
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"}
      }
    },
    "otherSet": {
      "type": "object",
      "properties": {
        "values": {"description": "the values that are meant", "$ref": "#/$defs/values"},
        "collect": {"description": "events whose values are meant", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "value": {"description": "what each of them adds", "$ref": "#/$defs/expression"}
      },
      "additionalProperties": false
    },
    "hash": {
      "type": "object",
      "required": ["event", "value"],
      "properties": {
        "event": {"description": "which tells the hash", "$ref": "#/$defs/selectorOrName"},
        "value": {"description": "the hash", "$ref": "#/$defs/expression"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"},
        "previous": {"description": "what it tells as the hash before it", "$ref": "#/$defs/expression"},
        "genesis": {"description": "what the first one tells as the hash before it", "$ref": "#/$defs/text"},
        "same_as": {"description": "an earlier event that tells the same hash", "$ref": "#/$defs/sameHash"},
        "shape": {"description": "a PCRE2 pattern of the hash", "$ref": "#/$defs/text"}
      }
    },
    "sameHash": {
      "type": "object",
      "required": ["event", "value"],
      "properties": {
        "event": {"description": "which tells the hash", "$ref": "#/$defs/names"},
        "value": {"description": "the hash", "$ref": "#/$defs/expression"},
        "where": {"description": "guard on the event", "$ref": "#/$defs/expression"}
      },
      "additionalProperties": false
    },
    "detectorOrName": {
      "anyOf": [
        {"enum": ["jwt", "bearer", "email", "phone", "did", "basic-auth", "long-token"]},
        {"$ref": "#/$defs/detector"}
      ]
    },
    "detector": {
      "type": "object",
      "required": ["regex"],
      "properties": {
        "regex": {"description": "a PCRE2 pattern of what must not stand there", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "secretSort": {
      "type": "object",
      "required": ["id", "title"],
      "anyOf": [{"required": ["detect"]}, {"required": ["values_of"]}],
      "properties": {
        "id": {"description": "the name of the sort", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "what it is, in a few words", "$ref": "#/$defs/text"},
        "detect": {
          "description": "how it is told by its form",
          "anyOf": [
            {"$ref": "#/$defs/detectorOrName"},
            {
              "type": "array",
              "items": {"$ref": "#/$defs/detectorOrName"},
              "minItems": 1,
              "maxItems": 64,
              "uniqueItems": true
            }
          ]
        },
        "values_of": {"description": "names behind which it stands", "$ref": "#/$defs/texts"},
        "allow": {"description": "patterns of what may stay all the same", "$ref": "#/$defs/texts"},
        "everywhere": {
          "description": "`true`: what was found once is replaced wherever it stands",
          "type": "boolean"
        }
      },
      "additionalProperties": false
    },
    "relate": {
      "type": "object",
      "required": ["when", "check"],
      "properties": {
        "when": {"description": "the trigger", "$ref": "#/$defs/selectorOrName"},
        "check": {
          "description": "what must hold",
          "anyOf": [
            {"$ref": "#/$defs/expression"},
            {"type": "array", "items": {"$ref": "#/$defs/expression"}, "minItems": 1, "maxItems": 64}
          ]
        },
        "where": {"description": "guard on the trigger", "$ref": "#/$defs/expression"},
        "with": {"description": "the first of each of these after the trigger", "$ref": "#/$defs/selectors"},
        "with_last": {"description": "the last of each of these before the trigger", "$ref": "#/$defs/selectors"},
        "within": {"description": "until when they are waited for", "$ref": "#/$defs/durationExpression"},
        "grade": {"description": "a value that is reported with each instance", "$ref": "#/$defs/grade"}
      }
    },
    "grade": {
      "type": "object",
      "required": ["value", "unit"],
      "properties": {
        "value": {"description": "an expression", "$ref": "#/$defs/expression"},
        "unit": {"description": "its unit", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "selector": {
      "type": "object",
      "required": ["event"],
      "properties": {
        "event": {"description": "its name", "$ref": "#/$defs/names"},
        "where": {"description": "a guard", "$ref": "#/$defs/expression"}
      },
      "additionalProperties": false
    },
    "ends": {
      "type": "object",
      "properties": {
        "supersedes": {"description": "a new trigger of the same key ends the older instance", "type": "boolean"},
        "cancelled_by": {"description": "events that lift the duty", "$ref": "#/$defs/selectors"},
        "killed_by": {"description": "events that tell that the process died", "$ref": "#/$defs/selectors"},
        "session": {"description": "instances end with the app session", "type": "boolean"}
      },
      "additionalProperties": false
    },
    "test": {
      "type": "object",
      "required": ["name", "expect"],
      "properties": {
        "name": {"description": "what it shows", "$ref": "#/$defs/text"},
        "expect": {
          "description": "the verdict",
          "anyOf": [
            {"enum": ["pass", "fail", "inconclusive", "notExercised", "notApplicable", "cancelled"]},
            {"$ref": "#/$defs/expectation"}
          ]
        },
        "events": {
          "description": "the trace, one line each",
          "type": "array",
          "items": {"$ref": "#/$defs/text"},
          "minItems": 1
        },
        "log": {"description": "lines of a capture", "$ref": "#/$defs/text"},
        "evidence": {"description": "files beside the capture", "$ref": "#/$defs/texts"},
        "granularity": {"description": "step of the trace's stamps", "$ref": "#/$defs/duration"},
        "zone": {"description": "`unknown` where the stamps tell no zone", "enum": ["known", "unknown"]},
        "platform": {"description": "where the trace was taken", "enum": ["ios", "android"]},
        "environment": {"description": "where the trace was taken", "enum": ["device", "simulator"]},
        "profiles": {"description": "profiles that hold for the trace", "$ref": "#/$defs/texts"},
        "capture": {
          "description": "`complete` where every component counts as captured",
          "enum": ["complete", "partial"]
        },
        "session_start": {"description": "whether the trace begins with an app launch", "type": "boolean"}
      },
      "additionalProperties": false
    },
    "regression": {
      "type": "object",
      "required": ["rule", "tests"],
      "properties": {
        "rule": {"description": "the rule that the tests are for", "$ref": "#/$defs/text"},
        "tests": {
          "description": "traces and the verdicts that they got",
          "type": "array",
          "items": {"$ref": "#/$defs/test"},
          "minItems": 1
        }
      },
      "additionalProperties": false
    },
    "expectation": {
      "type": "object",
      "properties": {
        "pass": {"description": "passed instances", "type": "integer", "minimum": 1, "maximum": 1000000},
        "fail": {"description": "failed instances", "type": "integer", "minimum": 1, "maximum": 1000000},
        "cancelled": {"description": "cancelled instances", "type": "integer", "minimum": 1, "maximum": 1000000},
        "inconclusive": {
          "description": "the reason of an inconclusive instance",
          "enum": [
            "end",
            "start",
            "gap",
            "clock",
            "time",
            "late",
            "level",
            "not-captured",
            "absent",
            "redacted",
            "malformed",
            "truncated",
            "granularity",
            "ambiguous",
            "grouping",
            "duplicate",
            "environment",
            "evicted",
            "pattern"
          ]
        },
        "line": {"description": "the line of the deciding event", "type": "integer", "minimum": 1},
        "message": {"description": "text that the message holds", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "profile": {
      "type": "object",
      "required": ["id", "title"],
      "properties": {
        "id": {"description": "the name of the profile", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "what it stands for", "$ref": "#/$defs/text"},
        "aspect": {
          "description": "the question it answers; `system` if it is not given",
          "type": "string",
          "pattern": "^[a-z]+(-[a-z]+)*$"
        },
        "platform": {"description": "the platform of the run", "enum": ["ios", "android"]},
        "environment": {"description": "the environment of the run", "enum": ["device", "simulator"]},
        "evidence": {"description": "what in a capture chooses the profile", "$ref": "#/$defs/evidence"},
        "over": {"description": "profiles that give way where a capture shows both", "$ref": "#/$defs/texts"},
        "parameters": {
          "description": "values in the place of rules' own",
          "type": "object",
          "additionalProperties": {"type": "object"}
        },
        "must_exercise": {"description": "rules that a run must decide", "$ref": "#/$defs/texts"},
        "capture_with": {
          "description": "commands that make a capture there that holds everything",
          "type": "array",
          "items": {"$ref": "#/$defs/captureCommand"}
        }
      },
      "additionalProperties": false
    },
    "captureCommand": {
      "type": "object",
      "required": ["title", "command"],
      "properties": {
        "title": {"description": "when to take it, in one line", "type": "string"},
        "command": {"description": "the command", "type": "string"}
      },
      "additionalProperties": false
    },
    "circumstance": {
      "type": "object",
      "required": ["id", "title", "event"],
      "properties": {
        "id": {"description": "the name of the circumstance", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "what is the case, in one line", "$ref": "#/$defs/text"},
        "event": {"description": "what shows that it began", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event", "type": "string"},
        "until": {"description": "what shows that it is over", "$ref": "#/$defs/selectorOrName"},
        "limit": {"description": "what the platform does not do then", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "lane": {
      "type": "object",
      "required": ["id", "title"],
      "properties": {
        "id": {"description": "the name of the lane", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "what belongs to it, in a few words", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "timelineEntry": {
      "type": "object",
      "required": ["id", "event", "lane", "mark", "label"],
      "properties": {
        "id": {"description": "the name of the entry", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "event": {"description": "what is shown", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event", "type": "string"},
        "lane": {"description": "where it is shown", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "mark": {
          "description": "as what it is shown",
          "enum": ["planned", "began", "ended", "happened", "missed", "cancelled"]
        },
        "label": {"description": "what stands beside it; values in braces", "$ref": "#/$defs/text"},
        "at": {"description": "the moment it tells of, if not its own", "$ref": "#/$defs/expression"},
        "until": {"description": "the end of a plan's window", "$ref": "#/$defs/expression"},
        "key": {"description": "which schedule or task it belongs to", "$ref": "#/$defs/expression"},
        "run": {"description": "which run it is a part of", "$ref": "#/$defs/expression"},
        "success": {"description": "whether it went well", "$ref": "#/$defs/expression"},
        "value": {"description": "a number or a duration that is drawn with it", "$ref": "#/$defs/expression"}
      },
      "additionalProperties": false
    },
    "metric": {
      "type": "object",
      "required": ["name", "help", "type", "event"],
      "properties": {
        "name": {"description": "its name", "type": "string", "pattern": "^[a-z][a-z0-9_]*$"},
        "help": {"description": "what it tells, in one line", "$ref": "#/$defs/text"},
        "type": {"description": "how it is counted", "enum": ["counter", "gauge", "histogram"]},
        "event": {"description": "what is counted", "$ref": "#/$defs/selectorOrName"},
        "where": {"description": "guard on the event", "type": "string"},
        "labels": {
          "description": "its labels, each with all values it may have",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$", "not": {"enum": ["le", "quantile"]}},
          "additionalProperties": {"$ref": "#/$defs/metricLabel"}
        },
        "value": {"description": "what is added, shown or put into buckets", "$ref": "#/$defs/expression"},
        "buckets": {
          "description": "upper ends of a histogram's buckets",
          "type": ["array", "string", "number"],
          "items": {"type": ["string", "number"]}
        }
      },
      "additionalProperties": false
    },
    "metricLabel": {
      "type": "object",
      "required": ["value", "values"],
      "properties": {
        "value": {"description": "where its value is taken from", "$ref": "#/$defs/expression"},
        "values": {"description": "all values it may have", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "waiver": {
      "type": "object",
      "required": ["rule", "reason", "owner", "until"],
      "properties": {
        "rule": {"description": "the rule whose failures are accepted", "$ref": "#/$defs/text"},
        "reason": {"description": "why they are", "$ref": "#/$defs/text"},
        "owner": {"description": "who vouches for it", "$ref": "#/$defs/text"},
        "until": {
          "description": "the last day on which it holds",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "match": {"description": "only failures like these", "$ref": "#/$defs/waiverMatch"}
      },
      "additionalProperties": false
    },
    "waiverMatch": {
      "type": "object",
      "properties": {
        "text": {"description": "a PCRE2 pattern that a line of the evidence holds", "$ref": "#/$defs/text"},
        "capture": {"description": "a PCRE2 pattern that the capture's name holds", "$ref": "#/$defs/text"},
        "fingerprint": {"description": "fingerprints of findings, from a JSON report", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "requirement": {
      "type": "object",
      "required": ["title", "level"],
      "properties": {
        "title": {"description": "what is asked for, in one line", "$ref": "#/$defs/text"},
        "level": {"description": "how binding it is", "enum": ["must", "should", "may"]},
        "tier": {
          "description": "1 for what every run should show, 2 and 3 for what is of further use",
          "type": "integer",
          "minimum": 1,
          "maximum": 3
        },
        "not_checkable": {
          "description": "the evidence that is missing, where no capture can show it",
          "$ref": "#/$defs/text"
        },
        "proved_by": {"description": "test suites that prove it, where it binds the checker", "$ref": "#/$defs/texts"},
        "reading": {"description": "the reading taken where the sources disagree", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "sidecar": {
      "type": "object",
      "required": ["id", "title", "form", "known_by", "becomes"],
      "properties": {
        "id": {"description": "the name of the kind", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "what the file is", "$ref": "#/$defs/text"},
        "form": {
          "description": "its shape: `object`, `rows` or `exposition`",
          "enum": ["object", "rows", "exposition"]
        },
        "known_by": {"description": "the names it is known by", "$ref": "#/$defs/knownBy"},
        "becomes": {
          "description": "the events that it is",
          "anyOf": [
            {"$ref": "#/$defs/sidecarEvent"},
            {"type": "array", "items": {"$ref": "#/$defs/sidecarEvent"}, "minItems": 1, "maxItems": 64}
          ]
        },
        "summary": {"description": "where it comes from", "$ref": "#/$defs/text"},
        "platform": {"description": "the platform that it shows", "enum": ["ios", "android"]},
        "within": {
          "description": "where in the file the thing stands that is known by its names",
          "$ref": "#/$defs/text"
        },
        "device": {"description": "the member that names the device", "$ref": "#/$defs/text"}
      },
      "additionalProperties": false
    },
    "knownBy": {
      "type": "object",
      "properties": {
        "has": {"description": "names that are all there", "$ref": "#/$defs/texts"},
        "some": {"description": "names of which some are there", "$ref": "#/$defs/texts"},
        "at_least": {"description": "how many of them", "type": "integer", "minimum": 1, "maximum": 64},
        "lacks": {"description": "names that are not there", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "sidecarEvent": {
      "type": "object",
      "required": ["event"],
      "properties": {
        "event": {"description": "its name", "$ref": "#/$defs/text"},
        "from": {"description": "the parts that each are such an event", "$ref": "#/$defs/text"},
        "fields": {
          "description": "fields and where their values stand",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$"},
          "additionalProperties": {"$ref": "#/$defs/texts"},
          "maxProperties": 64
        }
      },
      "additionalProperties": false
    },
    "evidence": {
      "type": "object",
      "properties": {
        "formats": {"description": "capture formats", "$ref": "#/$defs/texts"},
        "literals": {"description": "bytes in the capture", "$ref": "#/$defs/texts"},
        "events": {"description": "events that it alone writes", "$ref": "#/$defs/texts"}
      },
      "additionalProperties": false
    },
    "rule": {
      "type": "object",
      "required": ["id", "title", "kind", "tests"],
      "properties": {
        "id": {"description": "the name of the rule", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
        "title": {"description": "the promise in one line", "$ref": "#/$defs/text"},
        "kind": {
          "description": "how it is judged",
          "enum": [
            "rate", "overlap", "machine", "gauge", "counter", "response", "sequence", "never", "precedes", "count", "relate",
            "domain", "privacy", "schema", "set", "hash"
          ]
        },
        "tests": {
          "description": "traces and the verdicts they must get",
          "type": "array",
          "items": {"$ref": "#/$defs/test"},
          "minItems": 2
        },
        "requirements": {
          "description": "ids of the requirements it covers",
          "anyOf": [
            {"type": "string", "pattern": "^REQ-[0-9]{3}$"},
            {
              "type": "array",
              "items": {"type": "string", "pattern": "^REQ-[0-9]{3}$"},
              "minItems": 1,
              "uniqueItems": true
            }
          ]
        },
        "rationale": {"description": "why it matters and which reading was taken", "$ref": "#/$defs/text"},
        "remediation": {"description": "what to do next", "$ref": "#/$defs/text"},
        "severity": {"description": "how much a failure matters", "enum": ["note", "warning", "error"]},
        "status": {
          "description": "experimental rules never fail a run",
          "enum": ["experimental", "stable", "deprecated"]
        },
        "tags": {
          "description": "words to select rules by",
          "anyOf": [
            {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            {
              "type": "array",
              "items": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
              "minItems": 1,
              "uniqueItems": true
            }
          ]
        },
        "aliases": {
          "description": "earlier names of the rule",
          "anyOf": [
            {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
            {
              "type": "array",
              "items": {"type": "string", "pattern": "^[a-z]+(-[a-z]+)*$"},
              "minItems": 1,
              "uniqueItems": true
            }
          ]
        },
        "platform": {
          "description": "platforms it applies to",
          "anyOf": [
            {"enum": ["ios", "android"]},
            {"type": "array", "items": {"enum": ["ios", "android"]}, "minItems": 1, "uniqueItems": true}
          ]
        },
        "environment": {
          "description": "environments it applies to",
          "anyOf": [
            {"enum": ["device", "simulator"]},
            {"type": "array", "items": {"enum": ["device", "simulator"]}, "minItems": 1, "uniqueItems": true}
          ]
        },
        "for": {"description": "profiles of which one must hold", "$ref": "#/$defs/texts"},
        "parameters": {
          "description": "named constants, used as `$name`",
          "type": "object",
          "propertyNames": {"pattern": "^[a-z][a-z0-9_]*$"},
          "additionalProperties": {"type": ["string", "number", "boolean"]},
          "maxProperties": 64
        },
        "key": {"description": "fields that tie events together", "$ref": "#/$defs/texts"},
        "ends": {"description": "what ends an instance besides its own decision", "$ref": "#/$defs/ends"},
        "equivalent": {
          "description": "changes that make no difference, and by which principle of verdicts",
          "type": "object",
          "maxProperties": 64,
          "additionalProperties": {"type": "string", "pattern": "^V([1-9]|1[0-5]):.*[^ ]"}
        }
      },
      "allOf": [
        {"if": {"properties": {"kind": {"const": "rate"}}}, "then": {"$ref": "#/$defs/rate"}},
        {"if": {"properties": {"kind": {"const": "overlap"}}}, "then": {"$ref": "#/$defs/overlap"}},
        {"if": {"properties": {"kind": {"const": "machine"}}}, "then": {"$ref": "#/$defs/machine"}},
        {"if": {"properties": {"kind": {"const": "gauge"}}}, "then": {"$ref": "#/$defs/gauge"}},
        {"if": {"properties": {"kind": {"const": "counter"}}}, "then": {"$ref": "#/$defs/counter"}},
        {"if": {"properties": {"kind": {"const": "response"}}}, "then": {"$ref": "#/$defs/response"}},
        {"if": {"properties": {"kind": {"const": "sequence"}}}, "then": {"$ref": "#/$defs/sequence"}},
        {"if": {"properties": {"kind": {"const": "never"}}}, "then": {"$ref": "#/$defs/never"}},
        {"if": {"properties": {"kind": {"const": "precedes"}}}, "then": {"$ref": "#/$defs/precedes"}},
        {"if": {"properties": {"kind": {"const": "count"}}}, "then": {"$ref": "#/$defs/count"}},
        {"if": {"properties": {"kind": {"const": "relate"}}}, "then": {"$ref": "#/$defs/relate"}},
        {"if": {"properties": {"kind": {"const": "domain"}}}, "then": {"$ref": "#/$defs/domain"}},
        {"if": {"properties": {"kind": {"const": "privacy"}}}, "then": {"$ref": "#/$defs/privacy"}},
        {"if": {"properties": {"kind": {"const": "schema"}}}, "then": {"$ref": "#/$defs/schema"}},
        {"if": {"properties": {"kind": {"const": "set"}}}, "then": {"$ref": "#/$defs/set"}},
        {"if": {"properties": {"kind": {"const": "hash"}}}, "then": {"$ref": "#/$defs/hash"}}
      ],
      "unevaluatedProperties": false
    }
  }
}

"""##
    ),
    (
      "dnp-logcheck-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "dnp-logcheck/1",
  "description": "What `--report json` writes. A line of `--report jsonl` is a `#/$defs/record`. Later tools may add members within version 1, so readers must skip members, types of lines, codes and reasons that they do not know.",
  "type": "object",
  "required": ["schema", "tool", "captures", "verdict", "exitCode", "counts", "undecidedRequired", "findingsNotListed", "rules", "findings", "diagnostics"],
  "properties": {
    "schema": {"$ref": "#/$defs/schema"},
    "tool": {"$ref": "#/$defs/tool"},
    "captures": {"description": "in the order of the command line", "type": "array", "items": {"$ref": "#/$defs/capture"}},
    "verdict": {"$ref": "#/$defs/runVerdict"},
    "exitCode": {"$ref": "#/$defs/exitCode"},
    "counts": {"$ref": "#/$defs/counts"},
    "undecidedRequired": {"$ref": "#/$defs/undecidedRequired"},
    "findingsNotListed": {"$ref": "#/$defs/findingsNotListed"},
    "account": {"$ref": "#/$defs/runAccount"},
    "circumstances": {"$ref": "#/$defs/circumstances"},
    "lateAnswers": {"$ref": "#/$defs/lateAnswers"},
    "rules": {"description": "every rule of the run, also where it had nothing to judge", "type": "array", "items": {"$ref": "#/$defs/rule"}},
    "findings": {"description": "failures and what could not be known, as they were decided", "type": "array", "items": {"$ref": "#/$defs/finding"}},
    "diagnostics": {"description": "what the tool says about its inputs", "type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
  },
  "$defs": {
    "schema": {"description": "the form of this report", "const": "dnp-logcheck/1"},
    "tool": {
      "type": "object",
      "required": ["name", "version"],
      "properties": {
        "name": {"const": "dnp-logcheck"},
        "version": {"type": "string"}
      }
    },
    "runVerdict": {
      "description": "`fail`: a rule failed at or above --fail-on; `nothingDecided`: no rule passed or failed; `inconclusive`: a required rule was not decided, or with --strict any rule; else `pass`",
      "enum": ["pass", "fail", "inconclusive", "nothingDecided"]
    },
    "exitCode": {"description": "by docs/exit-codes.md, before --exit-zero", "enum": [0, 1, 2, 3]},
    "counts": {
      "description": "rules by their verdict; `waived` ones are counted under `fail` too",
      "type": "object",
      "required": ["pass", "fail", "inconclusive", "notExercised", "notApplicable", "waived"],
      "properties": {
        "pass": {"$ref": "#/$defs/count"},
        "fail": {"$ref": "#/$defs/count"},
        "inconclusive": {"$ref": "#/$defs/count"},
        "notExercised": {"$ref": "#/$defs/count"},
        "notApplicable": {"$ref": "#/$defs/count"},
        "waived": {"$ref": "#/$defs/count"},
        "known": {"description": "rules that fail only as the baseline knows; missing when there is none", "$ref": "#/$defs/count"}
      }
    },
    "circumstances": {
      "description": "what may explain failures; missing when there is none",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["id", "title", "capture", "line", "event", "text", "omittedBytes"],
        "properties": {
          "count": {"description": "how often, in the list of the run", "$ref": "#/$defs/count"},
          "id": {"type": "string"},
          "title": {"type": "string"},
          "limit": {"description": "what the platform does not do then, where it is a limit of it", "type": "string"},
          "capture": {"type": "string"},
          "line": {"$ref": "#/$defs/lineNumber"},
          "time": {"$ref": "#/$defs/time"},
          "event": {"type": "string"},
          "text": {"$ref": "#/$defs/text"},
          "message": {"$ref": "#/$defs/message"},
          "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
        }
      }
    },
    "lateAnswers": {
      "description": "what came after all, too late for a failure that is told; missing when there is none",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["rule", "trigger", "miss", "milliseconds", "capture", "line", "event", "text", "omittedBytes"],
        "properties": {
          "rule": {"description": "the rule's id", "type": "string"},
          "trigger": {
            "description": "the line that began the wait",
            "type": "object",
            "required": ["capture", "line"],
            "properties": {"capture": {"type": "string"}, "line": {"$ref": "#/$defs/lineNumber"}}
          },
          "miss": {"const": "late"},
          "milliseconds": {"description": "after the deadline", "$ref": "#/$defs/count"},
          "capture": {"type": "string"},
          "line": {"$ref": "#/$defs/lineNumber"},
          "time": {"$ref": "#/$defs/time"},
          "event": {"type": "string"},
          "text": {"$ref": "#/$defs/text"},
          "message": {"$ref": "#/$defs/message"},
          "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
        }
      }
    },
    "undecidedRequired": {
      "description": "ids of rules that --require or the profile names and that neither passed nor failed",
      "type": "array",
      "items": {"type": "string"}
    },
    "findingsNotListed": {"description": "findings that were counted in `rules` and not listed", "$ref": "#/$defs/count"},
    "count": {"type": "integer", "minimum": 0},
    "lineNumber": {"description": "a line of a capture or file, from 1", "type": "integer", "minimum": 1},
    "time": {
      "description": "ISO 8601; without `Z` the zone is not known, in front of a time without a year stands `(year unknown) `, of one without a date `(date unknown) ` or `(date unknown, day 2) `",
      "type": "string"
    },
    "severity": {"enum": ["error", "warning", "note"]},
    "reason": {
      "description": "why something could not be known; docs/writing-rules.md says what each means",
      "enum": ["end", "start", "gap", "clock", "time", "late", "level", "not-captured", "absent", "redacted", "malformed", "truncated", "granularity", "ambiguous", "grouping", "duplicate", "environment", "evicted", "pattern"]
    },
    "requirements": {"description": "ids of the requirements that the rule covers", "type": "array", "items": {"type": "string"}},
    "text": {"description": "the line as it stands in the log, at most 400 bytes of it: untrusted", "type": "string"},
    "message": {"description": "the part of `text` that the app wrote; missing where it is all of it, or not told apart", "type": "string"},
    "omittedBytes": {"description": "bytes of the line that are not in `text`", "$ref": "#/$defs/count"},
    "capture": {
      "type": "object",
      "required": ["path", "wrappers", "profileReason", "bytes", "lines", "records", "events", "sessions", "gaps", "unrecognised", "unrecognisedLines", "notUnderstood", "cutRecords", "repairedRecords", "endsInsideLine"],
      "properties": {
        "path": {"description": "as it was named; `stdin` for standard input", "type": "string"},
        "format": {"description": "id of the log format, or of the kind of a file beside captures; missing when none was recognised", "type": "string"},
        "wrappers": {"description": "what was peeled off its lines, outermost first", "type": "array", "items": {"type": "string"}},
        "profile": {"description": "id of the profile it was judged by; missing when none was found", "type": "string"},
        "profileReason": {"description": "why that profile, or why none", "type": "string"},
        "otherProfiles": {
          "description": "what it was judged as besides: one profile an aspect, where it was named or shown",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["aspect", "id", "reason"],
            "properties": {"aspect": {"type": "string"}, "id": {"type": "string"}, "reason": {"type": "string"}}
          }
        },
        "bytes": {"$ref": "#/$defs/count"},
        "lines": {"$ref": "#/$defs/count"},
        "records": {"description": "records that hold a text some event begins with; others are not counted", "$ref": "#/$defs/count"},
        "events": {"description": "events recognised", "$ref": "#/$defs/count"},
        "sessions": {"description": "app sessions", "$ref": "#/$defs/count"},
        "first": {"description": "the first time in it", "$ref": "#/$defs/time"},
        "last": {"description": "the last time in it", "$ref": "#/$defs/time"},
        "gaps": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["reason", "line"],
            "properties": {
              "reason": {"$ref": "#/$defs/reason"},
              "from": {"$ref": "#/$defs/time"},
              "to": {"$ref": "#/$defs/time"},
              "line": {"$ref": "#/$defs/lineNumber"}
            }
          }
        },
        "repeatedRows": {
          "description": "rows of the plugin that stand there once more, each judged once; missing when there are none",
          "type": "object",
          "required": ["count", "line"],
          "properties": {
            "count": {"$ref": "#/$defs/count"},
            "line": {"description": "the first of them", "$ref": "#/$defs/lineNumber"},
            "from": {"$ref": "#/$defs/time"},
            "to": {"$ref": "#/$defs/time"}
          }
        },
        "unrecognised": {"description": "lines of the plugin that no event knows", "$ref": "#/$defs/count"},
        "unrecognisedLines": {
          "description": "the first of them",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["line", "text", "omittedBytes"],
            "properties": {
              "line": {"$ref": "#/$defs/lineNumber"},
              "text": {"$ref": "#/$defs/text"},
              "message": {"$ref": "#/$defs/message"},
              "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
            }
          }
        },
        "notUnderstood": {"description": "lines with plugin text that fit no record of the format", "$ref": "#/$defs/count"},
        "cutRecords": {"description": "records longer than 64 KiB, whose end was not looked at", "$ref": "#/$defs/count"},
        "repairedRecords": {"description": "records with bytes that are no UTF-8", "$ref": "#/$defs/count"},
        "endsInsideLine": {"description": "whether the last line has no end", "type": "boolean"},
        "account": {"description": "with --account; missing for files beside captures", "$ref": "#/$defs/account"},
        "problem": {"description": "why it could not be read, or not to its end", "type": "string"}
      }
    },
    "account": {
      "description": "what became of every row of a capture",
      "type": "object",
      "required": ["rows", "records", "continuations", "wrappers", "noise", "skipped", "bytes", "cutRecords", "repairedBytes", "duplicates", "lossMarkers", "nulBytes"],
      "properties": {
        "rows": {"description": "rows read: the sum of records, continuations, wrappers, noise and skipped", "$ref": "#/$defs/count"},
        "records": {"description": "rows on which a record begins that holds a text the rules ask for", "$ref": "#/$defs/count"},
        "continuations": {"description": "further rows of such records", "$ref": "#/$defs/count"},
        "wrappers": {"description": "rows that tools put around the log, where they were looked at", "$ref": "#/$defs/count"},
        "noise": {"description": "rows without such a text, blank ones included", "$ref": "#/$defs/count"},
        "skipped": {"description": "rows with such a text that could not be taken", "$ref": "#/$defs/count"},
        "bytes": {"description": "as they lie in the files", "$ref": "#/$defs/count"},
        "cutRecords": {"description": "records longer than is kept", "$ref": "#/$defs/count"},
        "repairedBytes": {"description": "bytes that no text of the encoding has, counted unpacked", "$ref": "#/$defs/count"},
        "duplicates": {"description": "records that stand there once more", "$ref": "#/$defs/count"},
        "lossMarkers": {"description": "rows by which a log system says that something is missing", "$ref": "#/$defs/count"},
        "nulBytes": {"description": "bytes of blocks of NUL, which are no rows", "$ref": "#/$defs/count"}
      }
    },
    "runAccount": {
      "description": "what became of every row of the run, with --account",
      "type": "object",
      "required": ["rows", "records", "continuations", "wrappers", "noise", "skipped", "bytes", "cutRecords", "repairedBytes", "duplicates", "lossMarkers", "nulBytes", "files", "unreadFiles", "repeatedFiles"],
      "properties": {
        "rows": {"description": "rows read: the sum of records, continuations, wrappers, noise and skipped", "$ref": "#/$defs/count"},
        "records": {"description": "rows on which a record begins that holds a text the rules ask for", "$ref": "#/$defs/count"},
        "continuations": {"description": "further rows of such records", "$ref": "#/$defs/count"},
        "wrappers": {"description": "rows that tools put around the log, where they were looked at", "$ref": "#/$defs/count"},
        "noise": {"description": "rows without such a text, blank ones included", "$ref": "#/$defs/count"},
        "skipped": {"description": "rows with such a text that could not be taken", "$ref": "#/$defs/count"},
        "bytes": {"description": "as they lie in the files", "$ref": "#/$defs/count"},
        "cutRecords": {"description": "records longer than is kept", "$ref": "#/$defs/count"},
        "repairedBytes": {"description": "bytes that no text of the encoding has, counted unpacked", "$ref": "#/$defs/count"},
        "duplicates": {"description": "records that stand there once more", "$ref": "#/$defs/count"},
        "lossMarkers": {"description": "rows by which a log system says that something is missing", "$ref": "#/$defs/count"},
        "nulBytes": {"description": "bytes of blocks of NUL, which are no rows", "$ref": "#/$defs/count"},
        "files": {"description": "captures and files beside them that were read", "$ref": "#/$defs/count"},
        "unreadFiles": {"description": "those that were not, or not to their end", "$ref": "#/$defs/count"},
        "repeatedFiles": {"description": "those that were left out, since they were named twice or hold the same as another", "$ref": "#/$defs/count"}
      }
    },
    "rule": {
      "type": "object",
      "required": ["id", "title", "verdict", "severity", "experimental", "requirements", "instances", "reasons", "notes"],
      "properties": {
        "id": {"type": "string"},
        "title": {"description": "what it promises", "type": "string"},
        "verdict": {"enum": ["pass", "fail", "inconclusive", "notExercised", "notApplicable"]},
        "severity": {"$ref": "#/$defs/severity"},
        "experimental": {"description": "whether it is on trial, so that its failures never fail a run", "type": "boolean"},
        "requirements": {"$ref": "#/$defs/requirements"},
        "instances": {
          "description": "the occasions on which it applied, by verdict",
          "type": "object",
          "required": ["pass", "fail", "inconclusive", "cancelled"],
          "properties": {
            "pass": {"$ref": "#/$defs/count"},
            "fail": {"$ref": "#/$defs/count"},
            "inconclusive": {"$ref": "#/$defs/count"},
            "cancelled": {"$ref": "#/$defs/count"}
          }
        },
        "reasons": {
          "description": "inconclusive instances by reason",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/reason"},
          "additionalProperties": {"$ref": "#/$defs/count"}
        },
        "notes": {
          "description": "notes on passes that deserve a look, with how often",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/count"}
        }
      }
    },
    "finding": {
      "type": "object",
      "required": ["rule", "title", "verdict", "severity", "experimental", "requirements", "message", "remediation", "fingerprint", "evidence"],
      "properties": {
        "rule": {"description": "the rule's id", "type": "string"},
        "title": {"description": "what the rule promises", "type": "string"},
        "verdict": {"enum": ["fail", "inconclusive"]},
        "reason": {"description": "only where the verdict is `inconclusive`", "$ref": "#/$defs/reason"},
        "severity": {"$ref": "#/$defs/severity"},
        "experimental": {"description": "whether the rule is on trial", "type": "boolean"},
        "requirements": {"$ref": "#/$defs/requirements"},
        "message": {"description": "what happened", "type": "string"},
        "remediation": {"description": "what to do next", "type": "string"},
        "fingerprint": {"description": "the same for the same finding in later runs", "type": "string", "pattern": "^[0-9a-f]{16}$"},
        "waiver": {
          "description": "who accepts the failure, and until when; it stays a failure and fails nothing",
          "type": "object",
          "required": ["reason", "owner", "until"],
          "properties": {"reason": {"type": "string"}, "owner": {"type": "string"}, "until": {"type": "string"}}
        },
        "circumstances": {"$ref": "#/$defs/circumstances"},
        "known": {"description": "the baseline holds the failure; it fails nothing", "const": true},
        "nearest": {
          "description": "of what was missing, the last one before the end of the wait",
          "type": "object",
          "required": ["miss", "capture", "line", "event", "text", "omittedBytes"],
          "properties": {
            "miss": {"description": "before the wait began, or in time and another one", "enum": ["early", "unfit"]},
            "milliseconds": {"description": "how much too early", "$ref": "#/$defs/count"},
            "capture": {"type": "string"},
            "line": {"$ref": "#/$defs/lineNumber"},
            "time": {"$ref": "#/$defs/time"},
            "event": {"type": "string"},
            "text": {"$ref": "#/$defs/text"},
            "message": {"$ref": "#/$defs/message"},
            "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
          }
        },
        "absence": {
          "description": "from when to when something was waited for in vain; an end that has no time is missing",
          "type": "object",
          "properties": {
            "from": {"$ref": "#/$defs/time"},
            "to": {"$ref": "#/$defs/time"}
          }
        },
        "evidence": {
          "description": "the lines that show it: the trigger first, the deciding one last",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["role", "capture", "line", "event", "text", "omittedBytes"],
            "properties": {
              "role": {"enum": ["trigger", "step", "deciding"]},
              "capture": {"description": "the `path` of the capture", "type": "string"},
              "line": {"$ref": "#/$defs/lineNumber"},
              "time": {"$ref": "#/$defs/time"},
              "event": {"description": "what the line was recognised as; `unrecognised` for a line that no event fits", "type": "string"},
              "text": {"$ref": "#/$defs/text"},
              "message": {"$ref": "#/$defs/message"},
              "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
            }
          }
        }
      }
    },
    "diagnostic": {
      "type": "object",
      "required": ["code", "severity", "message"],
      "properties": {
        "code": {"description": "a letter for the stage and three digits; never renumbered", "type": "string", "pattern": "^[A-Z][0-9]{3}$"},
        "severity": {"$ref": "#/$defs/severity"},
        "message": {"type": "string"},
        "hint": {"description": "what to do about it", "type": "string"},
        "file": {"type": "string"},
        "line": {"$ref": "#/$defs/lineNumber"},
        "column": {"type": "integer", "minimum": 1}
      }
    },
    "record": {
      "description": "one line of `--report jsonl`: a `run` first, then each `finding` as it is decided, at the end every `capture`, `rule` and `diagnostic`, and one `end`",
      "oneOf": [
        {"$ref": "#/$defs/runRecord"},
        {"$ref": "#/$defs/findingRecord"},
        {"$ref": "#/$defs/captureRecord"},
        {"$ref": "#/$defs/ruleRecord"},
        {"$ref": "#/$defs/diagnosticRecord"},
        {"$ref": "#/$defs/endRecord"}
      ]
    },
    "runRecord": {
      "type": "object",
      "required": ["type", "schema", "tool", "rules"],
      "properties": {
        "type": {"const": "run"},
        "schema": {"$ref": "#/$defs/schema"},
        "tool": {"$ref": "#/$defs/tool"},
        "rules": {"description": "how many rules are checked", "$ref": "#/$defs/count"}
      }
    },
    "findingRecord": {"$ref": "#/$defs/finding", "required": ["type"], "properties": {"type": {"const": "finding"}}},
    "captureRecord": {"$ref": "#/$defs/capture", "required": ["type"], "properties": {"type": {"const": "capture"}}},
    "ruleRecord": {"$ref": "#/$defs/rule", "required": ["type"], "properties": {"type": {"const": "rule"}}},
    "diagnosticRecord": {"$ref": "#/$defs/diagnostic", "required": ["type"], "properties": {"type": {"const": "diagnostic"}}},
    "endRecord": {
      "type": "object",
      "required": ["type", "verdict", "exitCode", "counts", "undecidedRequired", "findingsNotListed"],
      "properties": {
        "type": {"const": "end"},
        "verdict": {"$ref": "#/$defs/runVerdict"},
        "exitCode": {"$ref": "#/$defs/exitCode"},
        "counts": {"$ref": "#/$defs/counts"},
        "undecidedRequired": {"$ref": "#/$defs/undecidedRequired"},
        "findingsNotListed": {"$ref": "#/$defs/findingsNotListed"},
        "account": {"$ref": "#/$defs/runAccount"},
        "circumstances": {"$ref": "#/$defs/circumstances"},
        "lateAnswers": {"$ref": "#/$defs/lateAnswers"}
      }
    }
  }
}

"""##
    ),
    (
      "dnp-logcheck-doctor-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "dnp-logcheck-doctor-1.schema.json",
  "title": "What dnp-logcheck doctor --json writes, version 1",
  "description": "Whether captures are fit to be judged. Members are only ever added within a version: readers skip what they do not know.",
  "type": "object",
  "required": [
    "schema", "tool", "verdict", "exitCode", "captures", "decided", "undecided", "notExercised", "notApplicable",
    "undecidedRequired", "commands"
  ],
  "properties": {
    "schema": {"const": "dnp-logcheck-doctor/1"},
    "tool": {
      "type": "object",
      "required": ["name", "version"],
      "properties": {"name": {"const": "dnp-logcheck"}, "version": {"type": "string"}}
    },
    "verdict": {"enum": ["fit", "unfit", "unreadable"]},
    "exitCode": {"enum": [0, 2, 3], "description": "docs/exit-codes.md"},
    "captures": {"type": "array", "items": {"$ref": "#/$defs/capture"}},
    "decided": {"$ref": "#/$defs/rules", "description": "rules that passed or failed"},
    "undecided": {
      "type": "array",
      "description": "rules that were left open, by reason; one can stand under several",
      "items": {
        "type": "object",
        "required": ["reason", "advice", "rules"],
        "properties": {
          "reason": {"type": "string", "description": "docs/writing-rules.md"},
          "advice": {"type": "string", "description": "for people: what it means and what would help"},
          "rules": {"$ref": "#/$defs/rules"}
        }
      }
    },
    "notExercised": {"$ref": "#/$defs/rules", "description": "rules that the captures hold no occasion for"},
    "notApplicable": {"$ref": "#/$defs/rules"},
    "undecidedRequired": {"$ref": "#/$defs/rules", "description": "rules that had to be decided and were not"},
    "commands": {
      "type": "array",
      "description": "how a capture that holds more is made",
      "items": {
        "type": "object",
        "required": ["profile", "title", "command"],
        "properties": {
          "profile": {"type": "string"},
          "title": {"type": "string"},
          "command": {"type": "string"}
        }
      }
    }
  },
  "$defs": {
    "rules": {"type": "array", "items": {"type": "string"}},
    "capture": {
      "type": "object",
      "required": ["path", "wrappers", "checks"],
      "properties": {
        "path": {"type": "string", "description": "as it was named; stdin for standard input"},
        "format": {"type": "string"},
        "wrappers": {"type": "array", "items": {"type": "string"}},
        "profile": {"type": "string"},
        "checks": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "state", "text"],
            "properties": {
              "id": {
                "enum": [
                  "reading", "format", "content", "system", "time", "level", "filter", "gaps", "clock", "copies", "damage",
                  "unknown"
                ]
              },
              "state": {"enum": ["good", "doubtful", "bad"]},
              "text": {"type": "string", "description": "for people; may change in any release"}
            }
          }
        }
      }
    }
  }
}

"""##
    ),
    (
      "dnp-logcheck-timeline-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "dnp-logcheck-timeline-1.schema.json",
  "title": "What dnp-logcheck timeline --report json writes, version 1",
  "description": "The story of a run: by device, by day, by schedule. Members are only ever added within a version: readers skip what they do not know.",
  "type": "object",
  "required": ["schema", "tool", "verdict", "exitCode", "captures", "schedules", "devices", "elsewhere", "leftOut"],
  "properties": {
    "schema": {"const": "dnp-logcheck-timeline/1"},
    "tool": {
      "type": "object",
      "required": ["name", "version"],
      "properties": {"name": {"const": "dnp-logcheck"}, "version": {"type": "string"}}
    },
    "verdict": {
      "description": "of the whole run, as `check` tells it",
      "enum": ["pass", "fail", "inconclusive", "nothingDecided"]
    },
    "exitCode": {"enum": [0, 2, 3], "description": "docs/exit-codes.md"},
    "nothing": {"description": "why nothing is told; missing where something is", "type": "string"},
    "captures": {"type": "array", "items": {"$ref": "#/$defs/capture"}},
    "schedules": {
      "description": "schedules and tasks that lines tell of, in the order in which they come first",
      "type": "array",
      "items": {"type": "string"}
    },
    "devices": {
      "type": "array",
      "items": {
        "type": "object",
        "required": ["name", "captures", "days"],
        "properties": {
          "name": {"type": "string"},
          "identity": {"description": "made of what the log calls the device", "type": "string"},
          "captures": {"type": "array", "items": {"type": "string"}},
          "days": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["strands"],
              "properties": {
                "date": {
                  "description": "missing for what has no time; in front of one without a year stands `(year unknown) `",
                  "type": "string"
                },
                "utc": {"description": "whether its times are UTC; else their zone is not known", "type": "boolean"},
                "strands": {
                  "description": "what belongs together: of a schedule, else of a lane, else of the whole device",
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": ["entries"],
                    "properties": {
                      "schedule": {"type": "string"},
                      "lane": {"type": "string"},
                      "entries": {"type": "array", "items": {"$ref": "#/$defs/entry"}}
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "elsewhere": {
      "description": "findings of which it cannot be told which device they are about",
      "type": "array",
      "items": {"$ref": "#/$defs/entry"}
    },
    "leftOut": {
      "type": "object",
      "required": ["rows", "findings", "findingsNotListed"],
      "properties": {
        "rows": {"description": "rows outside of the part that was asked for", "$ref": "#/$defs/count"},
        "findings": {"description": "findings outside of it", "$ref": "#/$defs/count"},
        "findingsNotListed": {"description": "findings that were counted only", "$ref": "#/$defs/count"}
      }
    }
  },
  "$defs": {
    "circumstances": {
      "description": "what may explain failures; missing when there is none",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["id", "title", "capture", "line", "event", "text", "omittedBytes"],
        "properties": {
          "count": {"description": "how often, in the list of the run", "$ref": "#/$defs/count"},
          "id": {"type": "string"},
          "title": {"type": "string"},
          "limit": {"description": "what the platform does not do then, where it is a limit of it", "type": "string"},
          "capture": {"type": "string"},
          "line": {"$ref": "#/$defs/lineNumber"},
          "time": {"$ref": "#/$defs/time"},
          "event": {"type": "string"},
          "text": {"$ref": "#/$defs/text"},
          "message": {"$ref": "#/$defs/message"},
          "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
        }
      }
    },
    "count": {"type": "integer", "minimum": 0},
    "lineNumber": {"description": "a line of a capture or file, from 1", "type": "integer", "minimum": 1},
    "time": {
      "description": "ISO 8601; without `Z` the zone is not known, in front of a time without a year stands `(year unknown) `, of one without a date `(date unknown) ` or `(date unknown, day 2) `",
      "type": "string"
    },
    "severity": {"enum": ["error", "warning", "note"]},
    "reason": {
      "description": "why something could not be known; docs/writing-rules.md says what each means",
      "enum": [
        "end",
        "start",
        "gap",
        "clock",
        "time",
        "late",
        "level",
        "not-captured",
        "absent",
        "redacted",
        "malformed",
        "truncated",
        "granularity",
        "ambiguous",
        "grouping",
        "duplicate",
        "environment",
        "evicted",
        "pattern"
      ]
    },
    "requirements": {
      "description": "ids of the requirements that the rule covers",
      "type": "array",
      "items": {"type": "string"}
    },
    "text": {"description": "the line as it stands in the log, at most 400 bytes of it: untrusted", "type": "string"},
    "message": {
      "description": "the part of `text` that the app wrote; missing where it is all of it, or not told apart",
      "type": "string"
    },
    "omittedBytes": {"description": "bytes of the line that are not in `text`", "$ref": "#/$defs/count"},
    "capture": {
      "type": "object",
      "required": [
        "path",
        "wrappers",
        "profileReason",
        "bytes",
        "lines",
        "records",
        "events",
        "sessions",
        "gaps",
        "unrecognised",
        "unrecognisedLines",
        "notUnderstood",
        "cutRecords",
        "repairedRecords",
        "endsInsideLine"
      ],
      "properties": {
        "path": {"description": "as it was named; `stdin` for standard input", "type": "string"},
        "format": {
          "description": "id of the log format, or of the kind of a file beside captures; missing when none was recognised",
          "type": "string"
        },
        "wrappers": {
          "description": "what was peeled off its lines, outermost first",
          "type": "array",
          "items": {"type": "string"}
        },
        "profile": {"description": "id of the profile it was judged by; missing when none was found", "type": "string"},
        "profileReason": {"description": "why that profile, or why none", "type": "string"},
        "otherProfiles": {
          "description": "what it was judged as besides: one profile an aspect, where it was named or shown",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["aspect", "id", "reason"],
            "properties": {"aspect": {"type": "string"}, "id": {"type": "string"}, "reason": {"type": "string"}}
          }
        },
        "bytes": {"$ref": "#/$defs/count"},
        "lines": {"$ref": "#/$defs/count"},
        "records": {
          "description": "records that hold a text some event begins with; others are not counted",
          "$ref": "#/$defs/count"
        },
        "events": {"description": "events recognised", "$ref": "#/$defs/count"},
        "sessions": {"description": "app sessions", "$ref": "#/$defs/count"},
        "first": {"description": "the first time in it", "$ref": "#/$defs/time"},
        "last": {"description": "the last time in it", "$ref": "#/$defs/time"},
        "gaps": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["reason", "line"],
            "properties": {
              "reason": {"$ref": "#/$defs/reason"},
              "from": {"$ref": "#/$defs/time"},
              "to": {"$ref": "#/$defs/time"},
              "line": {"$ref": "#/$defs/lineNumber"}
            }
          }
        },
        "repeatedRows": {
          "description": "rows of the plugin that stand there once more, each judged once; missing when there are none",
          "type": "object",
          "required": ["count", "line"],
          "properties": {
            "count": {"$ref": "#/$defs/count"},
            "line": {"description": "the first of them", "$ref": "#/$defs/lineNumber"},
            "from": {"$ref": "#/$defs/time"},
            "to": {"$ref": "#/$defs/time"}
          }
        },
        "unrecognised": {"description": "lines of the plugin that no event knows", "$ref": "#/$defs/count"},
        "unrecognisedLines": {
          "description": "the first of them",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["line", "text", "omittedBytes"],
            "properties": {
              "line": {"$ref": "#/$defs/lineNumber"},
              "text": {"$ref": "#/$defs/text"},
              "message": {"$ref": "#/$defs/message"},
              "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
            }
          }
        },
        "notUnderstood": {"description": "lines with plugin text that fit no record of the format", "$ref": "#/$defs/count"},
        "cutRecords": {"description": "records longer than 64 KiB, whose end was not looked at", "$ref": "#/$defs/count"},
        "repairedRecords": {"description": "records with bytes that are no UTF-8", "$ref": "#/$defs/count"},
        "endsInsideLine": {"description": "whether the last line has no end", "type": "boolean"},
        "problem": {"description": "why it could not be read, or not to its end", "type": "string"}
      }
    },
    "finding": {
      "type": "object",
      "required": [
        "rule",
        "title",
        "verdict",
        "severity",
        "experimental",
        "requirements",
        "message",
        "remediation",
        "fingerprint",
        "evidence"
      ],
      "properties": {
        "rule": {"description": "the rule's id", "type": "string"},
        "title": {"description": "what the rule promises", "type": "string"},
        "verdict": {"enum": ["fail", "inconclusive"]},
        "reason": {"description": "only where the verdict is `inconclusive`", "$ref": "#/$defs/reason"},
        "severity": {"$ref": "#/$defs/severity"},
        "experimental": {"description": "whether the rule is on trial", "type": "boolean"},
        "requirements": {"$ref": "#/$defs/requirements"},
        "message": {"description": "what happened", "type": "string"},
        "remediation": {"description": "what to do next", "type": "string"},
        "fingerprint": {
          "description": "the same for the same finding in later runs",
          "type": "string",
          "pattern": "^[0-9a-f]{16}$"
        },
        "waiver": {
          "description": "who accepts the failure, and until when; it stays a failure and fails nothing",
          "type": "object",
          "required": ["reason", "owner", "until"],
          "properties": {"reason": {"type": "string"}, "owner": {"type": "string"}, "until": {"type": "string"}}
        },
        "circumstances": {"$ref": "#/$defs/circumstances"},
        "known": {"description": "the baseline holds the failure; it fails nothing", "const": true},
        "nearest": {
          "description": "of what was missing, the last one before the end of the wait",
          "type": "object",
          "required": ["miss", "capture", "line", "event", "text", "omittedBytes"],
          "properties": {
            "miss": {"description": "before the wait began, or in time and another one", "enum": ["early", "unfit"]},
            "milliseconds": {"description": "how much too early", "$ref": "#/$defs/count"},
            "capture": {"type": "string"},
            "line": {"$ref": "#/$defs/lineNumber"},
            "time": {"$ref": "#/$defs/time"},
            "event": {"type": "string"},
            "text": {"$ref": "#/$defs/text"},
            "message": {"$ref": "#/$defs/message"},
            "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
          }
        },
        "absence": {
          "description": "from when to when something was waited for in vain; an end that has no time is missing",
          "type": "object",
          "properties": {"from": {"$ref": "#/$defs/time"}, "to": {"$ref": "#/$defs/time"}}
        },
        "evidence": {
          "description": "the lines that show it: the trigger first, the deciding one last",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["role", "capture", "line", "event", "text", "omittedBytes"],
            "properties": {
              "role": {"enum": ["trigger", "step", "deciding"]},
              "capture": {"description": "the `path` of the capture", "type": "string"},
              "line": {"$ref": "#/$defs/lineNumber"},
              "time": {"$ref": "#/$defs/time"},
              "event": {
                "description": "what the line was recognised as; `unrecognised` for a line that no event fits",
                "type": "string"
              },
              "text": {"$ref": "#/$defs/text"},
              "message": {"$ref": "#/$defs/message"},
              "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
            }
          }
        }
      }
    },
    "entry": {
      "description": "one thing that is told; which members it has besides `kind` and `time` depends on `kind`",
      "type": "object",
      "required": ["kind"],
      "properties": {
        "kind": {"enum": ["row", "launch", "gap", "finding", "omitted"]},
        "time": {
          "description": "when it was logged or decided; missing where the capture does not tell it",
          "$ref": "#/$defs/time"
        },
        "entry": {"description": "id of the timeline entry in the rule files", "type": "string"},
        "lane": {"description": "id of the strip it belongs to", "type": "string"},
        "mark": {"enum": ["planned", "began", "ended", "happened", "missed", "cancelled"]},
        "label": {"description": "for people; may hold text of the log", "type": "string"},
        "capture": {"type": "string"},
        "line": {"$ref": "#/$defs/lineNumber"},
        "session": {"description": "counts app launches, from 0", "$ref": "#/$defs/count"},
        "at": {"description": "what the line tells of, where that is another moment", "$ref": "#/$defs/time"},
        "until": {"description": "the end of a plan's window", "$ref": "#/$defs/time"},
        "key": {"description": "the schedule or task that the line itself names", "type": "string"},
        "run": {"type": "string"},
        "succeeded": {"type": "boolean"},
        "milliseconds": {"description": "a measured length of time", "type": "integer"},
        "value": {"description": "a measured number", "type": "number"},
        "outcome": {
          "description": "of a plan, as far as the log itself tells",
          "enum": ["met", "missed", "cancelled", "replaced", "open"]
        },
        "by": {
          "description": "the line that settled the plan",
          "type": "object",
          "required": ["capture", "line"],
          "properties": {
            "capture": {"type": "string"},
            "line": {"$ref": "#/$defs/lineNumber"},
            "time": {"$ref": "#/$defs/time"}
          }
        },
        "number": {"description": "of a launch, from 1", "type": "integer", "minimum": 1},
        "reason": {"$ref": "#/$defs/reason"},
        "from": {"$ref": "#/$defs/time"},
        "to": {"$ref": "#/$defs/time"},
        "finding": {"$ref": "#/$defs/finding"},
        "more": {
          "description": "further findings of the same rule, reason and place, which are not listed",
          "$ref": "#/$defs/count"
        },
        "count": {"description": "rows beyond the limit of the timeline", "$ref": "#/$defs/count"}
      }
    }
  }
}

"""##
    ),
    (
      "dnp-logcheck-compare-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "dnp-logcheck-compare-1.schema.json",
  "title": "What dnp-logcheck compare --report json writes, version 1",
  "description": "Two runs side by side. Members are only ever added within a version: readers skip what they do not know.",
  "type": "object",
  "required": [
    "schema",
    "tool",
    "verdict",
    "exitCode",
    "toleranceMilliseconds",
    "first",
    "second",
    "rules",
    "rulesOfOne",
    "strands",
    "devicesOfOne"
  ],
  "properties": {
    "schema": {"const": "dnp-logcheck-compare/1"},
    "tool": {
      "type": "object",
      "required": ["name", "version"],
      "properties": {"name": {"const": "dnp-logcheck"}, "version": {"type": "string"}}
    },
    "verdict": {"enum": ["same", "different", "nothing"]},
    "exitCode": {"enum": [0, 1, 2, 3], "description": "docs/exit-codes.md"},
    "toleranceMilliseconds": {"description": "how far apart the drifts of one plan may lie", "$ref": "#/$defs/count"},
    "first": {"$ref": "#/$defs/run"},
    "second": {"$ref": "#/$defs/run"},
    "rules": {
      "description": "rules that came out otherwise, or that broke for other reasons",
      "type": "array",
      "items": {"$ref": "#/$defs/rule"}
    },
    "rulesOfOne": {
      "description": "rules that apply to one of the runs only; they make no difference",
      "type": "array",
      "items": {"$ref": "#/$defs/rule"}
    },
    "strands": {
      "description": "schedules, or what of a lane belongs to none, of which one run shows what the other does not",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["device", "rowsOfOne", "plans", "values", "marks"],
        "properties": {
          "device": {"type": "string"},
          "first": {"description": "what the first run calls it; missing where it does not have it", "type": "string"},
          "second": {"type": "string"},
          "rowsOfOne": {"description": "rows of a schedule that one run has for itself", "$ref": "#/$defs/count"},
          "plans": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["lane", "number", "first", "second"],
              "properties": {
                "lane": {"type": "string"},
                "number": {
                  "description": "within its schedule, from 1; plans that were replaced do not count",
                  "type": "integer",
                  "minimum": 1
                },
                "first": {"$ref": "#/$defs/plan"},
                "second": {"$ref": "#/$defs/plan"}
              }
            }
          },
          "values": {
            "description": "lengths of time of what ended that lie too far apart, such as how late it was",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["lane", "number", "firstMilliseconds", "secondMilliseconds", "first", "second"],
              "properties": {
                "lane": {"type": "string"},
                "number": {"description": "among the lines of its kind in its schedule, from 1", "type": "integer", "minimum": 1},
                "firstMilliseconds": {"type": "integer"},
                "secondMilliseconds": {"type": "integer"},
                "first": {"$ref": "#/$defs/row"},
                "second": {"$ref": "#/$defs/row"}
              }
            }
          },
          "marks": {
            "description": "lines of one kind of which one run has more",
            "type": "array",
            "items": {
              "type": "object",
              "required": ["lane", "mark", "first", "second", "example"],
              "properties": {
                "lane": {"type": "string"},
                "mark": {"enum": ["planned", "began", "ended", "happened", "missed", "cancelled"]},
                "succeeded": {"type": "boolean"},
                "first": {"$ref": "#/$defs/count"},
                "second": {"$ref": "#/$defs/count"},
                "example": {"$ref": "#/$defs/row"}
              }
            }
          }
        }
      }
    },
    "devicesOfOne": {
      "type": "array",
      "items": {
        "type": "object",
        "required": ["name", "side"],
        "properties": {"name": {"type": "string"}, "side": {"$ref": "#/$defs/side"}}
      }
    }
  },
  "$defs": {
    "circumstances": {
      "description": "what may explain failures; missing when there is none",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["id", "title", "capture", "line", "event", "text", "omittedBytes"],
        "properties": {
          "count": {"description": "how often, in the list of the run", "$ref": "#/$defs/count"},
          "id": {"type": "string"},
          "title": {"type": "string"},
          "limit": {"description": "what the platform does not do then, where it is a limit of it", "type": "string"},
          "capture": {"type": "string"},
          "line": {"$ref": "#/$defs/lineNumber"},
          "time": {"$ref": "#/$defs/time"},
          "event": {"type": "string"},
          "text": {"$ref": "#/$defs/text"},
          "message": {"$ref": "#/$defs/message"},
          "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
        }
      }
    },
    "count": {"type": "integer", "minimum": 0},
    "lineNumber": {"description": "a line of a capture or file, from 1", "type": "integer", "minimum": 1},
    "time": {
      "description": "ISO 8601; without `Z` the zone is not known, in front of a time without a year stands `(year unknown) `, of one without a date `(date unknown) ` or `(date unknown, day 2) `",
      "type": "string"
    },
    "severity": {"enum": ["error", "warning", "note"]},
    "reason": {
      "description": "why something could not be known; docs/writing-rules.md says what each means",
      "enum": [
        "end",
        "start",
        "gap",
        "clock",
        "time",
        "late",
        "level",
        "not-captured",
        "absent",
        "redacted",
        "malformed",
        "truncated",
        "granularity",
        "ambiguous",
        "grouping",
        "duplicate",
        "environment",
        "evicted",
        "pattern"
      ]
    },
    "requirements": {
      "description": "ids of the requirements that the rule covers",
      "type": "array",
      "items": {"type": "string"}
    },
    "text": {"description": "the line as it stands in the log, at most 400 bytes of it: untrusted", "type": "string"},
    "message": {
      "description": "the part of `text` that the app wrote; missing where it is all of it, or not told apart",
      "type": "string"
    },
    "omittedBytes": {"description": "bytes of the line that are not in `text`", "$ref": "#/$defs/count"},
    "finding": {
      "type": "object",
      "required": [
        "rule",
        "title",
        "verdict",
        "severity",
        "experimental",
        "requirements",
        "message",
        "remediation",
        "fingerprint",
        "evidence"
      ],
      "properties": {
        "rule": {"description": "the rule's id", "type": "string"},
        "title": {"description": "what the rule promises", "type": "string"},
        "verdict": {"enum": ["fail", "inconclusive"]},
        "reason": {"description": "only where the verdict is `inconclusive`", "$ref": "#/$defs/reason"},
        "severity": {"$ref": "#/$defs/severity"},
        "experimental": {"description": "whether the rule is on trial", "type": "boolean"},
        "requirements": {"$ref": "#/$defs/requirements"},
        "message": {"description": "what happened", "type": "string"},
        "remediation": {"description": "what to do next", "type": "string"},
        "fingerprint": {
          "description": "the same for the same finding in later runs",
          "type": "string",
          "pattern": "^[0-9a-f]{16}$"
        },
        "waiver": {
          "description": "who accepts the failure, and until when; it stays a failure and fails nothing",
          "type": "object",
          "required": ["reason", "owner", "until"],
          "properties": {"reason": {"type": "string"}, "owner": {"type": "string"}, "until": {"type": "string"}}
        },
        "circumstances": {"$ref": "#/$defs/circumstances"},
        "known": {"description": "the baseline holds the failure; it fails nothing", "const": true},
        "nearest": {
          "description": "of what was missing, the last one before the end of the wait",
          "type": "object",
          "required": ["miss", "capture", "line", "event", "text", "omittedBytes"],
          "properties": {
            "miss": {"description": "before the wait began, or in time and another one", "enum": ["early", "unfit"]},
            "milliseconds": {"description": "how much too early", "$ref": "#/$defs/count"},
            "capture": {"type": "string"},
            "line": {"$ref": "#/$defs/lineNumber"},
            "time": {"$ref": "#/$defs/time"},
            "event": {"type": "string"},
            "text": {"$ref": "#/$defs/text"},
            "message": {"$ref": "#/$defs/message"},
            "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
          }
        },
        "absence": {
          "description": "from when to when something was waited for in vain; an end that has no time is missing",
          "type": "object",
          "properties": {"from": {"$ref": "#/$defs/time"}, "to": {"$ref": "#/$defs/time"}}
        },
        "evidence": {
          "description": "the lines that show it: the trigger first, the deciding one last",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["role", "capture", "line", "event", "text", "omittedBytes"],
            "properties": {
              "role": {"enum": ["trigger", "step", "deciding"]},
              "capture": {"description": "the `path` of the capture", "type": "string"},
              "line": {"$ref": "#/$defs/lineNumber"},
              "time": {"$ref": "#/$defs/time"},
              "event": {
                "description": "what the line was recognised as; `unrecognised` for a line that no event fits",
                "type": "string"
              },
              "text": {"$ref": "#/$defs/text"},
              "message": {"$ref": "#/$defs/message"},
              "omittedBytes": {"$ref": "#/$defs/omittedBytes"}
            }
          }
        }
      }
    },
    "run": {
      "type": "object",
      "required": ["captures", "verdict", "devices", "gaps", "rowsNotCompared", "findingsNotCompared"],
      "properties": {
        "captures": {"type": "array", "items": {"type": "string"}},
        "verdict": {
          "description": "of the whole run, as `check` tells it",
          "enum": ["pass", "fail", "inconclusive", "nothingDecided"]
        },
        "devices": {"$ref": "#/$defs/count"},
        "gaps": {
          "description": "stretches of which the capture does not hold everything: what is not seen there may have happened",
          "$ref": "#/$defs/count"
        },
        "rowsNotCompared": {"description": "rows beyond the limit", "$ref": "#/$defs/count"},
        "findingsNotCompared": {"description": "findings beyond the limit", "$ref": "#/$defs/count"}
      }
    },
    "side": {"enum": ["first", "second"]},
    "ruleVerdict": {"enum": ["pass", "fail", "inconclusive", "notExercised", "notApplicable"]},
    "rule": {
      "type": "object",
      "required": ["id", "title", "first", "second", "failuresOfOne"],
      "properties": {
        "id": {"type": "string"},
        "title": {"type": "string"},
        "first": {"$ref": "#/$defs/ruleVerdict"},
        "second": {"$ref": "#/$defs/ruleVerdict"},
        "failuresOfOne": {
          "description": "failures that the other run does not have",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["side", "finding"],
            "properties": {"side": {"$ref": "#/$defs/side"}, "finding": {"$ref": "#/$defs/finding"}}
          }
        }
      }
    },
    "row": {
      "type": "object",
      "required": ["label", "capture", "line"],
      "properties": {
        "label": {"description": "for people; may hold text of the log", "type": "string"},
        "capture": {"type": "string"},
        "line": {"$ref": "#/$defs/lineNumber"},
        "time": {"$ref": "#/$defs/time"},
        "at": {"$ref": "#/$defs/time"},
        "key": {"type": "string"}
      }
    },
    "plan": {
      "type": "object",
      "required": ["outcome", "plan"],
      "properties": {
        "outcome": {"enum": ["met", "missed", "cancelled", "open"]},
        "driftMilliseconds": {"type": "integer"},
        "plan": {"$ref": "#/$defs/row"},
        "by": {"$ref": "#/$defs/row"}
      }
    }
  }
}

"""##
    ),
    (
      "event-1",
      ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "event-1.schema.json",
  "title": "One line of dnp-logcheck events, version 1",
  "description": "The canonical form of a recognised event. Members are only ever added within a version: readers skip what they do not know.",
  "type": "object",
  "required": [
    "event",
    "source",
    "session",
    "capture",
    "line",
    "fields"
  ],
  "properties": {
    "event": {
      "type": "string",
      "pattern": "^[a-z0-9_]+(\\.[a-z0-9_]+)*$",
      "description": "the event's name"
    },
    "time": {
      "$ref": "#/$defs/time"
    },
    "source": {
      "type": "integer",
      "minimum": 0,
      "description": "which device and boot of the capture, from 0"
    },
    "session": {
      "type": "integer",
      "minimum": 0,
      "description": "which launch of the app, from 0"
    },
    "capture": {
      "type": "string",
      "description": "path as it was given; <stdin> for standard input"
    },
    "line": {
      "type": "integer",
      "minimum": 1,
      "description": "the record's first line, from 1"
    },
    "pid": {
      "type": "integer",
      "description": "process id"
    },
    "fields": {
      "type": "object",
      "additionalProperties": {
        "$ref": "#/$defs/value"
      },
      "description": "the event's own fields; one that the line does not carry is missing"
    }
  },
  "$defs": {
    "time": {
      "type": "string",
      "pattern": "^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3}|\\.\\d{6})?Z?|\\(year unknown\\) \\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{3}|\\.\\d{6})?Z?|\\(date unknown(, day \\d+)?\\) \\d\\d:\\d\\d:\\d\\d(\\.\\d{3}|\\.\\d{6})?)$",
      "description": "ISO 8601; without Z it is local time of an unknown zone"
    },
    "value": {
      "anyOf": [
        {
          "type": "string",
          "description": "word, text, or an instant in ISO 8601"
        },
        {
          "type": "number",
          "description": "integer, number, or a duration in seconds"
        },
        {
          "type": "boolean"
        },
        {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "list"
        },
        {
          "type": "object",
          "required": [
            "redacted"
          ],
          "properties": {
            "redacted": {
              "const": true
            }
          },
          "description": "the system hid it"
        },
        {
          "type": "object",
          "required": [
            "malformed"
          ],
          "properties": {
            "malformed": {
              "const": true
            }
          },
          "description": "it cannot be read as its type"
        },
        {
          "type": "object",
          "required": [
            "truncated"
          ],
          "properties": {
            "truncated": {
              "const": true
            }
          },
          "description": "the line was cut before its end"
        }
      ]
    }
  }
}

"""##
    ),
  ]
}
