// Made from spec/ by `npm run generate`. Do not edit.
// @ts-nocheck
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/fast-json-stringify/lib/v8.js
var require_v8 = __commonJS({
  "node_modules/fast-json-stringify/lib/v8.js"(exports, module) {
    "use strict";
    var [v8Major, v8Minor] = String(process.versions.v8).split(".").map(Number);
    module.exports = {
      HAS_FAST_JSON_STRINGIFY: v8Major * 100 + v8Minor >= 1308
    };
  }
});

// node_modules/fast-json-stringify/lib/serializer.js
var require_serializer = __commonJS({
  "node_modules/fast-json-stringify/lib/serializer.js"(exports, module) {
    "use strict";
    var STR_ESCAPE = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
    var { HAS_FAST_JSON_STRINGIFY } = require_v8();
    var NATIVE_STRING_ESCAPE_MIN_LENGTH = 8;
    function escapeStringNative(str) {
      return str.length < NATIVE_STRING_ESCAPE_MIN_LENGTH ? escapeStringLoop(str) : JSON.stringify(str);
    }
    var TWO_DIGITS = new Array(100);
    for (let i = 0; i < 100; i++) {
      TWO_DIGITS[i] = (i < 10 ? "0" : "") + i;
    }
    function asYear(year) {
      if (year >= 1e3) return year <= 9999 ? "" + year : null;
      if (year >= 100) return "0" + year;
      if (year >= 10) return "00" + year;
      if (year >= 0) return "000" + year;
      return null;
    }
    function escapeStringLoop(str) {
      const len = str.length;
      if (len === 0) {
        return '""';
      } else if (len < 42) {
        let result = "";
        let last = -1;
        let point = 255;
        for (let i = 0; i < len; i++) {
          point = str.charCodeAt(i);
          if (point === 34 || // '"'
          point === 92) {
            last === -1 && (last = 0);
            result += str.slice(last, i) + "\\";
            last = i;
          } else if (point < 32 || point >= 55296 && point <= 57343) {
            return JSON.stringify(str);
          }
        }
        return last === -1 && '"' + str + '"' || '"' + result + str.slice(last) + '"';
      } else if (len < 5e3 && STR_ESCAPE.test(str) === false) {
        return '"' + str + '"';
      } else {
        return JSON.stringify(str);
      }
    }
    var asString = [escapeStringLoop, escapeStringNative][Number(HAS_FAST_JSON_STRINGIFY)];
    module.exports = class Serializer {
      static escapeStringLoop = escapeStringLoop;
      static escapeStringNative = escapeStringNative;
      constructor(options) {
        switch (options && options.rounding) {
          case "floor":
            this.parseInteger = Math.floor;
            break;
          case "ceil":
            this.parseInteger = Math.ceil;
            break;
          case "round":
            this.parseInteger = Math.round;
            break;
          case "trunc":
          default:
            this.parseInteger = Math.trunc;
            break;
        }
        this._options = options;
      }
      asInteger(i) {
        if (Number.isInteger(i)) {
          return "" + i;
        } else if (typeof i === "bigint") {
          return i.toString();
        }
        const integer = this.parseInteger(i);
        if (integer === Infinity || integer === -Infinity || integer !== integer) {
          throw new Error(`The value "${i}" cannot be converted to an integer.`);
        }
        return "" + integer;
      }
      asNumber(i) {
        const num = Number(i);
        if (num !== num) {
          throw new Error(`The value "${i}" cannot be converted to a number.`);
        } else if (num === Infinity || num === -Infinity) {
          return "null";
        } else {
          return "" + num;
        }
      }
      asBoolean(bool) {
        return bool && "true" || "false";
      }
      asDateTime(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const year = asYear(date.getUTCFullYear());
          if (year === null) return '"' + date.toISOString() + '"';
          const ms = date.getUTCMilliseconds();
          return '"' + year + "-" + TWO_DIGITS[date.getUTCMonth() + 1] + "-" + TWO_DIGITS[date.getUTCDate()] + "T" + TWO_DIGITS[date.getUTCHours()] + ":" + TWO_DIGITS[date.getUTCMinutes()] + ":" + TWO_DIGITS[date.getUTCSeconds()] + "." + (ms < 10 ? "00" : ms < 100 ? "0" : "") + ms + 'Z"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a date-time.`);
      }
      asDate(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const year = asYear(date.getFullYear());
          if (year === null) {
            return '"' + new Date(date.getTime() - date.getTimezoneOffset() * 6e4).toISOString().slice(0, 10) + '"';
          }
          return '"' + year + "-" + TWO_DIGITS[date.getMonth() + 1] + "-" + TWO_DIGITS[date.getDate()] + '"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a date.`);
      }
      asTime(date) {
        if (date === null) return '""';
        if (date instanceof Date) {
          const hours = TWO_DIGITS[date.getHours()];
          if (hours === void 0) {
            return '"' + new Date(date.getTime() - date.getTimezoneOffset() * 6e4).toISOString().slice(11, 19) + '"';
          }
          return '"' + hours + ":" + TWO_DIGITS[date.getMinutes()] + ":" + TWO_DIGITS[date.getSeconds()] + '"';
        }
        if (typeof date === "string") {
          return asString(date);
        }
        throw new Error(`The value "${date}" cannot be converted to a time.`);
      }
      asString(str) {
        return asString(str);
      }
      asUnsafeString(str) {
        return '"' + str + '"';
      }
      // Copy primitive strings once, ignoring array/prototype toJSON hooks. On a
      // miss, serialize the captured prefix and coerce the remaining items in order,
      // matching buildSingleTypeSerializer without rereading getters.
      asPlainStringArray(arr, len = arr.length) {
        const copy = new Array(len);
        if (Array.prototype.toJSON !== void 0) Object.setPrototypeOf(copy, null);
        for (let i = 0; i < len; i++) {
          const value = arr[i];
          if (typeof value !== "string") {
            copy.length = i;
            let json = JSON.stringify(copy).slice(0, -1);
            for (let j = i; j < len; j++) {
              const item = j === i ? value : arr[j];
              if (j > 0) json += ",";
              if (typeof item === "string") {
                json += asString(item);
              } else if (item === null) {
                json += '""';
              } else if (item instanceof Date) {
                json += '"' + item.toISOString() + '"';
              } else if (item instanceof RegExp) {
                json += asString(item.source);
              } else {
                json += asString(item.toString());
              }
            }
            return json + "]";
          }
          copy[i] = value;
        }
        return JSON.stringify(copy);
      }
      getState() {
        return this._options;
      }
      static restoreFromState(state) {
        return new Serializer(state);
      }
    };
  }
});

// memory:schema0
var require_schema0 = __commonJS({
  "memory:schema0"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_11 = obj["name"];
        if (value_name_11 !== void 0) {
          json += '{"name":';
          if (typeof value_name_11 !== "string") {
            if (value_name_11 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_11 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_11 instanceof RegExp) {
              json += asString(value_name_11.source);
            } else {
              json += asString(value_name_11.toString());
            }
          } else {
            json += asString(value_name_11);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous3(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes/items/properties/groups' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous4(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous4(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous6(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_user_code_14 = obj["user_code"];
        if (value_user_code_14 !== void 0) {
          json += '{"user_code":';
          if (typeof value_user_code_14 !== "string") {
            if (value_user_code_14 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_user_code_14 instanceof Date) {
              json += JSON_STR_QUOTE + value_user_code_14.toISOString() + JSON_STR_QUOTE;
            } else if (value_user_code_14 instanceof RegExp) {
              json += asString(value_user_code_14.source);
            } else {
              json += asString(value_user_code_14.toString());
            }
          } else {
            json += asString(value_user_code_14);
          }
        } else {
          throw new Error('"user_code" is required!');
        }
        const value_name_15 = obj["name"];
        if (value_name_15 !== void 0) {
          json += ',"name":';
          if (typeof value_name_15 !== "string") {
            if (value_name_15 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_15 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_15 instanceof RegExp) {
              json += asString(value_name_15.source);
            } else {
              json += asString(value_name_15.toString());
            }
          } else {
            json += asString(value_name_15);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous5(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes/items/properties/users' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous6(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous6(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_code_3 = obj["note_code"];
        if (value_note_code_3 !== void 0) {
          json += '{"note_code":';
          if (typeof value_note_code_3 !== "string") {
            if (value_note_code_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_note_code_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_note_code_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_note_code_3 instanceof RegExp) {
              json += asString(value_note_code_3.source);
            } else {
              json += asString(value_note_code_3.toString());
            }
          } else {
            json += asString(value_note_code_3);
          }
        } else {
          throw new Error('"note_code" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_description_5 = obj["description"];
        if (value_description_5 !== void 0) {
          json += ',"description":';
          if (typeof value_description_5 !== "string") {
            if (value_description_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_description_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_description_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_description_5 instanceof RegExp) {
              json += asString(value_description_5.source);
            } else {
              json += asString(value_description_5.toString());
            }
          } else {
            json += asString(value_description_5);
          }
        } else {
          throw new Error('"description" is required!');
        }
        const value_icon_url_6 = obj["icon_url"];
        if (value_icon_url_6 !== void 0) {
          json += ',"icon_url":';
          if (value_icon_url_6 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_icon_url_6 === "string" || value_icon_url_6 === null || value_icon_url_6 instanceof Date || value_icon_url_6 instanceof RegExp || typeof value_icon_url_6 === "object" && typeof value_icon_url_6.toString === "function" && value_icon_url_6.toString !== Object.prototype.toString) {
            if (typeof value_icon_url_6 !== "string") {
              if (value_icon_url_6 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_icon_url_6 instanceof Date) {
                json += JSON_STR_QUOTE + value_icon_url_6.toISOString() + JSON_STR_QUOTE;
              } else if (value_icon_url_6 instanceof RegExp) {
                json += asString(value_icon_url_6.source);
              } else {
                json += asString(value_icon_url_6.toString());
              }
            } else {
              json += asString(value_icon_url_6);
            }
          } else throw new TypeError("The value of '#/properties/notes/items/properties/icon_url' does not match schema definition.");
        } else {
          throw new Error('"icon_url" is required!');
        }
        const value_archived_7 = obj["archived"];
        if (value_archived_7 !== void 0) {
          json += ',"archived":';
          json += asBoolean(value_archived_7);
        } else {
          throw new Error('"archived" is required!');
        }
        const value_scope_8 = obj["scope"];
        if (value_scope_8 !== void 0) {
          json += ',"scope":';
          if (typeof value_scope_8 !== "string") {
            if (value_scope_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_scope_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_scope_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_scope_8 instanceof RegExp) {
              json += asString(value_scope_8.source);
            } else {
              json += asString(value_scope_8.toString());
            }
          } else {
            json += asString(value_scope_8);
          }
        } else {
          throw new Error('"scope" is required!');
        }
        const value_groups_9 = obj["groups"];
        if (value_groups_9 !== void 0) {
          json += ',"groups":';
          json += anonymous3(value_groups_9);
        } else {
          throw new Error('"groups" is required!');
        }
        const value_users_12 = obj["users"];
        if (value_users_12 !== void 0) {
          json += ',"users":';
          json += anonymous5(value_users_12);
        } else {
          throw new Error('"users" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous1(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous2(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous2(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous7(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_previous_page_18 = obj["previous_page"];
        if (value_previous_page_18 !== void 0) {
          json += '{"previous_page":';
          if (value_previous_page_18 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_previous_page_18 === "string" || value_previous_page_18 === null || value_previous_page_18 instanceof Date || value_previous_page_18 instanceof RegExp || typeof value_previous_page_18 === "object" && typeof value_previous_page_18.toString === "function" && value_previous_page_18.toString !== Object.prototype.toString) {
            if (typeof value_previous_page_18 !== "string") {
              if (value_previous_page_18 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_previous_page_18 instanceof Date) {
                json += JSON_STR_QUOTE + value_previous_page_18.toISOString() + JSON_STR_QUOTE;
              } else if (value_previous_page_18 instanceof RegExp) {
                json += asString(value_previous_page_18.source);
              } else {
                json += asString(value_previous_page_18.toString());
              }
            } else {
              json += asString(value_previous_page_18);
            }
          } else throw new TypeError("The value of '#/properties/meta/properties/previous_page' does not match schema definition.");
        } else {
          throw new Error('"previous_page" is required!');
        }
        const value_next_page_19 = obj["next_page"];
        if (value_next_page_19 !== void 0) {
          json += ',"next_page":';
          if (value_next_page_19 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_next_page_19 === "string" || value_next_page_19 === null || value_next_page_19 instanceof Date || value_next_page_19 instanceof RegExp || typeof value_next_page_19 === "object" && typeof value_next_page_19.toString === "function" && value_next_page_19.toString !== Object.prototype.toString) {
            if (typeof value_next_page_19 !== "string") {
              if (value_next_page_19 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_next_page_19 instanceof Date) {
                json += JSON_STR_QUOTE + value_next_page_19.toISOString() + JSON_STR_QUOTE;
              } else if (value_next_page_19 instanceof RegExp) {
                json += asString(value_next_page_19.source);
              } else {
                json += asString(value_next_page_19.toString());
              }
            } else {
              json += asString(value_next_page_19);
            }
          } else throw new TypeError("The value of '#/properties/meta/properties/next_page' does not match schema definition.");
        } else {
          throw new Error('"next_page" is required!');
        }
        const value_page_20 = obj["page"];
        if (value_page_20 !== void 0) {
          json += ',"page":';
          json += asInteger(value_page_20);
        } else {
          throw new Error('"page" is required!');
        }
        const value_per_page_21 = obj["per_page"];
        if (value_per_page_21 !== void 0) {
          json += ',"per_page":';
          json += asInteger(value_per_page_21);
        } else {
          throw new Error('"per_page" is required!');
        }
        const value_total_22 = obj["total"];
        if (value_total_22 !== void 0) {
          json += ',"total":';
          json += asInteger(value_total_22);
        } else {
          throw new Error('"total" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_notes_1 = obj["notes"];
        if (value_notes_1 !== void 0) {
          json += '{"notes":';
          json += anonymous1(value_notes_1);
        } else {
          throw new Error('"notes" is required!');
        }
        const value_meta_16 = obj["meta"];
        if (value_meta_16 !== void 0) {
          json += ',"meta":';
          json += anonymous7(value_meta_16);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// memory:schema1
var require_schema1 = __commonJS({
  "memory:schema1"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = (() => {
      const validators = {};
      const exports2 = validators;
      "use strict";
      exports2["__fjs_root_1#/properties/note/items/properties/services/items/oneOf/0"] = validate1;
      const schema12 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_a"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      const formats2 = require_formats().fullFormats.int32;
      const formats0 = require_formats().fullFormats.uri;
      const func1 = require_ucs2length().default;
      function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate1.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate1.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats2.validate(data0)) {
                          validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema12.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_a")) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema12.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema12.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 2e3) {
                              validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats0(data2)) {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate1.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_1#/properties/note/items/properties/services/items/oneOf/1"] = validate2;
      const schema22 = { "type": "object", "required": ["service_id", "name", "room_id"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_b"], "fjs_type": "string" }, "room_id": { "type": ["string", "object"], "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -", "fjs_type": "string" } }, "additionalProperties": false };
      const pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");
      function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.room_id === void 0 && (missing0 = "room_id")) {
              validate2.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "room_id")) {
                  validate2.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats2.validate(data0)) {
                          validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema22.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_b")) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema22.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.room_id !== void 0) {
                      let data2 = data.room_id;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/type", keyword: "type", params: { type: schema22.properties.room_id.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data2 === "string") {
                          if (func1(data2) > 100) {
                            validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                            return false;
                          } else {
                            if (func1(data2) < 1) {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern4.test(data2)) {
                                validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }];
                                return false;
                              }
                            }
                          }
                        }
                        if (errors === _errs6) {
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            if (!data2 || typeof data2.toJSON !== "function") {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate2.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_1#/properties/note/items/properties/services/items/oneOf/2"] = validate3;
      const schema32 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_c"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate3.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate3.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats2.validate(data0)) {
                          validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema32.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_c")) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema32.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema32.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 2e3) {
                              validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats0(data2)) {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate3.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_1#/properties/note/items/properties/services/items/oneOf/3"] = validate4;
      const schema42 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_d"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate4.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate4.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats2.validate(data0)) {
                          validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema42.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_d")) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema42.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema42.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 2e3) {
                              validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats0(data2)) {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate4.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_1#/properties/note/items/properties/services/items/oneOf/4"] = validate5;
      const schema52 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["webhook"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate5.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate5.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats2.validate(data0)) {
                          validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema52.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "webhook")) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema52.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema52.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 2e3) {
                              validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats0(data2)) {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate5.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate5.errors = vErrors;
        return errors === 0;
      }
      return {
        validate(schemaRef, data) {
          const validate = validators[schemaRef];
          return validate(data);
        },
        getSchemaValidator(schemaRef) {
          return validators[schemaRef];
        }
      };
    })();
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      let validate_0;
      let validate_1;
      let validate_2;
      let validate_3;
      let validate_4;
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_11 = obj["name"];
        if (value_name_11 !== void 0) {
          json += '{"name":';
          if (typeof value_name_11 !== "string") {
            if (value_name_11 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_11 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_11 instanceof RegExp) {
              json += asString(value_name_11.source);
            } else {
              json += asString(value_name_11.toString());
            }
          } else {
            json += asString(value_name_11);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous3(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note/items/properties/groups' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous4(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous4(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous6(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_user_code_14 = obj["user_code"];
        if (value_user_code_14 !== void 0) {
          json += '{"user_code":';
          if (typeof value_user_code_14 !== "string") {
            if (value_user_code_14 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_user_code_14 instanceof Date) {
              json += JSON_STR_QUOTE + value_user_code_14.toISOString() + JSON_STR_QUOTE;
            } else if (value_user_code_14 instanceof RegExp) {
              json += asString(value_user_code_14.source);
            } else {
              json += asString(value_user_code_14.toString());
            }
          } else {
            json += asString(value_user_code_14);
          }
        } else {
          throw new Error('"user_code" is required!');
        }
        const value_name_15 = obj["name"];
        if (value_name_15 !== void 0) {
          json += ',"name":';
          if (typeof value_name_15 !== "string") {
            if (value_name_15 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_15 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_15 instanceof RegExp) {
              json += asString(value_name_15.source);
            } else {
              json += asString(value_name_15.toString());
            }
          } else {
            json += asString(value_name_15);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous5(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note/items/properties/users' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous6(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous6(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous8(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_18 = obj["service_id"];
        if (value_service_id_18 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_18);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_19 = obj["name"];
        if (value_name_19 !== void 0) {
          json += ',"name":';
          if (typeof value_name_19 !== "string") {
            if (value_name_19 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_19 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_19.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_19 instanceof RegExp) {
              json += asString(value_name_19.source);
            } else {
              json += asString(value_name_19.toString());
            }
          } else {
            json += asString(value_name_19);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_20 = obj["webhook_url"];
        if (value_webhook_url_20 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_20 !== "string") {
            if (value_webhook_url_20 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_20 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_20.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_20 instanceof RegExp) {
              json += asString(value_webhook_url_20.source);
            } else {
              json += asString(value_webhook_url_20.toString());
            }
          } else {
            json += asString(value_webhook_url_20);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous9(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_22 = obj["service_id"];
        if (value_service_id_22 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_22);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_23 = obj["name"];
        if (value_name_23 !== void 0) {
          json += ',"name":';
          if (typeof value_name_23 !== "string") {
            if (value_name_23 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_23 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_23.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_23 instanceof RegExp) {
              json += asString(value_name_23.source);
            } else {
              json += asString(value_name_23.toString());
            }
          } else {
            json += asString(value_name_23);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_room_id_24 = obj["room_id"];
        if (value_room_id_24 !== void 0) {
          json += ',"room_id":';
          if (typeof value_room_id_24 !== "string") {
            if (value_room_id_24 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_room_id_24 instanceof Date) {
              json += JSON_STR_QUOTE + value_room_id_24.toISOString() + JSON_STR_QUOTE;
            } else if (value_room_id_24 instanceof RegExp) {
              json += asString(value_room_id_24.source);
            } else {
              json += asString(value_room_id_24.toString());
            }
          } else {
            json += asString(value_room_id_24);
          }
        } else {
          throw new Error('"room_id" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous10(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_26 = obj["service_id"];
        if (value_service_id_26 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_26);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_27 = obj["name"];
        if (value_name_27 !== void 0) {
          json += ',"name":';
          if (typeof value_name_27 !== "string") {
            if (value_name_27 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_27 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_27.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_27 instanceof RegExp) {
              json += asString(value_name_27.source);
            } else {
              json += asString(value_name_27.toString());
            }
          } else {
            json += asString(value_name_27);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_28 = obj["webhook_url"];
        if (value_webhook_url_28 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_28 !== "string") {
            if (value_webhook_url_28 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_28 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_28.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_28 instanceof RegExp) {
              json += asString(value_webhook_url_28.source);
            } else {
              json += asString(value_webhook_url_28.toString());
            }
          } else {
            json += asString(value_webhook_url_28);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous11(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_30 = obj["service_id"];
        if (value_service_id_30 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_30);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_31 = obj["name"];
        if (value_name_31 !== void 0) {
          json += ',"name":';
          if (typeof value_name_31 !== "string") {
            if (value_name_31 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_31 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_31.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_31 instanceof RegExp) {
              json += asString(value_name_31.source);
            } else {
              json += asString(value_name_31.toString());
            }
          } else {
            json += asString(value_name_31);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_32 = obj["webhook_url"];
        if (value_webhook_url_32 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_32 !== "string") {
            if (value_webhook_url_32 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_32 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_32.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_32 instanceof RegExp) {
              json += asString(value_webhook_url_32.source);
            } else {
              json += asString(value_webhook_url_32.toString());
            }
          } else {
            json += asString(value_webhook_url_32);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous12(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_34 = obj["service_id"];
        if (value_service_id_34 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_34);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_35 = obj["name"];
        if (value_name_35 !== void 0) {
          json += ',"name":';
          if (typeof value_name_35 !== "string") {
            if (value_name_35 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_35 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_35.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_35 instanceof RegExp) {
              json += asString(value_name_35.source);
            } else {
              json += asString(value_name_35.toString());
            }
          } else {
            json += asString(value_name_35);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_36 = obj["webhook_url"];
        if (value_webhook_url_36 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_36 !== "string") {
            if (value_webhook_url_36 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_36 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_36.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_36 instanceof RegExp) {
              json += asString(value_webhook_url_36.source);
            } else {
              json += asString(value_webhook_url_36.toString());
            }
          } else {
            json += asString(value_webhook_url_36);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous7(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note/items/properties/services' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          if ((validate_0 || (validate_0 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/0")))(value)) {
            json += anonymous8(value);
          } else if ((validate_1 || (validate_1 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/1")))(value)) {
            json += anonymous9(value);
          } else if ((validate_2 || (validate_2 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/2")))(value)) {
            json += anonymous10(value);
          } else if ((validate_3 || (validate_3 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/3")))(value)) {
            json += anonymous11(value);
          } else if ((validate_4 || (validate_4 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/4")))(value)) {
            json += anonymous12(value);
          } else throw new TypeError("The value of '#/properties/note/items/properties/services/items' does not match schema definition.");
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            if ((validate_0 || (validate_0 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/0")))(value2)) {
              json += anonymous8(value2);
            } else if ((validate_1 || (validate_1 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/1")))(value2)) {
              json += anonymous9(value2);
            } else if ((validate_2 || (validate_2 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/2")))(value2)) {
              json += anonymous10(value2);
            } else if ((validate_3 || (validate_3 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/3")))(value2)) {
              json += anonymous11(value2);
            } else if ((validate_4 || (validate_4 = validator2.getSchemaValidator("__fjs_root_1#/properties/note/items/properties/services/items/oneOf/4")))(value2)) {
              json += anonymous12(value2);
            } else throw new TypeError("The value of '#/properties/note/items/properties/services/items' does not match schema definition.");
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_code_3 = obj["note_code"];
        if (value_note_code_3 !== void 0) {
          json += '{"note_code":';
          if (typeof value_note_code_3 !== "string") {
            if (value_note_code_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_note_code_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_note_code_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_note_code_3 instanceof RegExp) {
              json += asString(value_note_code_3.source);
            } else {
              json += asString(value_note_code_3.toString());
            }
          } else {
            json += asString(value_note_code_3);
          }
        } else {
          throw new Error('"note_code" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_description_5 = obj["description"];
        if (value_description_5 !== void 0) {
          json += ',"description":';
          if (typeof value_description_5 !== "string") {
            if (value_description_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_description_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_description_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_description_5 instanceof RegExp) {
              json += asString(value_description_5.source);
            } else {
              json += asString(value_description_5.toString());
            }
          } else {
            json += asString(value_description_5);
          }
        } else {
          throw new Error('"description" is required!');
        }
        const value_icon_url_6 = obj["icon_url"];
        if (value_icon_url_6 !== void 0) {
          json += ',"icon_url":';
          if (value_icon_url_6 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_icon_url_6 === "string" || value_icon_url_6 === null || value_icon_url_6 instanceof Date || value_icon_url_6 instanceof RegExp || typeof value_icon_url_6 === "object" && typeof value_icon_url_6.toString === "function" && value_icon_url_6.toString !== Object.prototype.toString) {
            if (typeof value_icon_url_6 !== "string") {
              if (value_icon_url_6 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_icon_url_6 instanceof Date) {
                json += JSON_STR_QUOTE + value_icon_url_6.toISOString() + JSON_STR_QUOTE;
              } else if (value_icon_url_6 instanceof RegExp) {
                json += asString(value_icon_url_6.source);
              } else {
                json += asString(value_icon_url_6.toString());
              }
            } else {
              json += asString(value_icon_url_6);
            }
          } else throw new TypeError("The value of '#/properties/note/items/properties/icon_url' does not match schema definition.");
        } else {
          throw new Error('"icon_url" is required!');
        }
        const value_archived_7 = obj["archived"];
        if (value_archived_7 !== void 0) {
          json += ',"archived":';
          json += asBoolean(value_archived_7);
        } else {
          throw new Error('"archived" is required!');
        }
        const value_scope_8 = obj["scope"];
        if (value_scope_8 !== void 0) {
          json += ',"scope":';
          if (typeof value_scope_8 !== "string") {
            if (value_scope_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_scope_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_scope_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_scope_8 instanceof RegExp) {
              json += asString(value_scope_8.source);
            } else {
              json += asString(value_scope_8.toString());
            }
          } else {
            json += asString(value_scope_8);
          }
        } else {
          throw new Error('"scope" is required!');
        }
        const value_groups_9 = obj["groups"];
        if (value_groups_9 !== void 0) {
          json += ',"groups":';
          json += anonymous3(value_groups_9);
        } else {
          throw new Error('"groups" is required!');
        }
        const value_users_12 = obj["users"];
        if (value_users_12 !== void 0) {
          json += ',"users":';
          json += anonymous5(value_users_12);
        } else {
          throw new Error('"users" is required!');
        }
        const value_services_16 = obj["services"];
        if (value_services_16 !== void 0) {
          json += ',"services":';
          json += anonymous7(value_services_16);
        } else {
          throw new Error('"services" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous1(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous2(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous2(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous13(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        json += JSON_STR_BEGIN_OBJECT;
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_1 = obj["note"];
        if (value_note_1 !== void 0) {
          json += '{"note":';
          json += anonymous1(value_note_1);
        } else {
          throw new Error('"note" is required!');
        }
        const value_meta_37 = obj["meta"];
        if (value_meta_37 !== void 0) {
          json += ',"meta":';
          json += anonymous13(value_meta_37);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema2
var require_schema2 = __commonJS({
  "memory:schema2"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function anonymous3(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_11 = obj["name"];
        if (value_name_11 !== void 0) {
          json += '{"name":';
          if (typeof value_name_11 !== "string") {
            if (value_name_11 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_11 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_11 instanceof RegExp) {
              json += asString(value_name_11.source);
            } else {
              json += asString(value_name_11.toString());
            }
          } else {
            json += asString(value_name_11);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous2(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note/properties/groups' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous3(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous3(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous5(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_user_code_14 = obj["user_code"];
        if (value_user_code_14 !== void 0) {
          json += '{"user_code":';
          if (typeof value_user_code_14 !== "string") {
            if (value_user_code_14 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_user_code_14 instanceof Date) {
              json += JSON_STR_QUOTE + value_user_code_14.toISOString() + JSON_STR_QUOTE;
            } else if (value_user_code_14 instanceof RegExp) {
              json += asString(value_user_code_14.source);
            } else {
              json += asString(value_user_code_14.toString());
            }
          } else {
            json += asString(value_user_code_14);
          }
        } else {
          throw new Error('"user_code" is required!');
        }
        const value_name_15 = obj["name"];
        if (value_name_15 !== void 0) {
          json += ',"name":';
          if (typeof value_name_15 !== "string") {
            if (value_name_15 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_15 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_15 instanceof RegExp) {
              json += asString(value_name_15.source);
            } else {
              json += asString(value_name_15.toString());
            }
          } else {
            json += asString(value_name_15);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous4(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/note/properties/users' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous5(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous5(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous1(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_code_3 = obj["note_code"];
        if (value_note_code_3 !== void 0) {
          json += '{"note_code":';
          if (typeof value_note_code_3 !== "string") {
            if (value_note_code_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_note_code_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_note_code_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_note_code_3 instanceof RegExp) {
              json += asString(value_note_code_3.source);
            } else {
              json += asString(value_note_code_3.toString());
            }
          } else {
            json += asString(value_note_code_3);
          }
        } else {
          throw new Error('"note_code" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_description_5 = obj["description"];
        if (value_description_5 !== void 0) {
          json += ',"description":';
          if (typeof value_description_5 !== "string") {
            if (value_description_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_description_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_description_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_description_5 instanceof RegExp) {
              json += asString(value_description_5.source);
            } else {
              json += asString(value_description_5.toString());
            }
          } else {
            json += asString(value_description_5);
          }
        } else {
          throw new Error('"description" is required!');
        }
        const value_icon_url_6 = obj["icon_url"];
        if (value_icon_url_6 !== void 0) {
          json += ',"icon_url":';
          if (value_icon_url_6 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_icon_url_6 === "string" || value_icon_url_6 === null || value_icon_url_6 instanceof Date || value_icon_url_6 instanceof RegExp || typeof value_icon_url_6 === "object" && typeof value_icon_url_6.toString === "function" && value_icon_url_6.toString !== Object.prototype.toString) {
            if (typeof value_icon_url_6 !== "string") {
              if (value_icon_url_6 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_icon_url_6 instanceof Date) {
                json += JSON_STR_QUOTE + value_icon_url_6.toISOString() + JSON_STR_QUOTE;
              } else if (value_icon_url_6 instanceof RegExp) {
                json += asString(value_icon_url_6.source);
              } else {
                json += asString(value_icon_url_6.toString());
              }
            } else {
              json += asString(value_icon_url_6);
            }
          } else throw new TypeError("The value of '#/properties/note/properties/icon_url' does not match schema definition.");
        } else {
          throw new Error('"icon_url" is required!');
        }
        const value_archived_7 = obj["archived"];
        if (value_archived_7 !== void 0) {
          json += ',"archived":';
          json += asBoolean(value_archived_7);
        } else {
          throw new Error('"archived" is required!');
        }
        const value_scope_8 = obj["scope"];
        if (value_scope_8 !== void 0) {
          json += ',"scope":';
          if (typeof value_scope_8 !== "string") {
            if (value_scope_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_scope_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_scope_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_scope_8 instanceof RegExp) {
              json += asString(value_scope_8.source);
            } else {
              json += asString(value_scope_8.toString());
            }
          } else {
            json += asString(value_scope_8);
          }
        } else {
          throw new Error('"scope" is required!');
        }
        const value_groups_9 = obj["groups"];
        if (value_groups_9 !== void 0) {
          json += ',"groups":';
          json += anonymous2(value_groups_9);
        } else {
          throw new Error('"groups" is required!');
        }
        const value_users_12 = obj["users"];
        if (value_users_12 !== void 0) {
          json += ',"users":';
          json += anonymous4(value_users_12);
        } else {
          throw new Error('"users" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous6(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        json += JSON_STR_BEGIN_OBJECT;
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_1 = obj["note"];
        if (value_note_1 !== void 0) {
          json += '{"note":';
          json += anonymous1(value_note_1);
        } else {
          throw new Error('"note" is required!');
        }
        const value_meta_16 = obj["meta"];
        if (value_meta_16 !== void 0) {
          json += ',"meta":';
          json += anonymous6(value_meta_16);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema3
var require_schema3 = __commonJS({
  "memory:schema3"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function main(input) {
        let json = "";
        json += JSON_STR_NULL;
        return json;
      }
      return main;
    })(validator, serializer);
  }
});

// memory:schema4
var require_schema4 = __commonJS({
  "memory:schema4"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_11 = obj["name"];
        if (value_name_11 !== void 0) {
          json += '{"name":';
          if (typeof value_name_11 !== "string") {
            if (value_name_11 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_11 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_11 instanceof RegExp) {
              json += asString(value_name_11.source);
            } else {
              json += asString(value_name_11.toString());
            }
          } else {
            json += asString(value_name_11);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous3(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes/items/properties/groups' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous4(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous4(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous6(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_user_code_14 = obj["user_code"];
        if (value_user_code_14 !== void 0) {
          json += '{"user_code":';
          if (typeof value_user_code_14 !== "string") {
            if (value_user_code_14 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_user_code_14 instanceof Date) {
              json += JSON_STR_QUOTE + value_user_code_14.toISOString() + JSON_STR_QUOTE;
            } else if (value_user_code_14 instanceof RegExp) {
              json += asString(value_user_code_14.source);
            } else {
              json += asString(value_user_code_14.toString());
            }
          } else {
            json += asString(value_user_code_14);
          }
        } else {
          throw new Error('"user_code" is required!');
        }
        const value_name_15 = obj["name"];
        if (value_name_15 !== void 0) {
          json += ',"name":';
          if (typeof value_name_15 !== "string") {
            if (value_name_15 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_15 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_15 instanceof RegExp) {
              json += asString(value_name_15.source);
            } else {
              json += asString(value_name_15.toString());
            }
          } else {
            json += asString(value_name_15);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous5(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes/items/properties/users' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous6(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous6(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_note_code_3 = obj["note_code"];
        if (value_note_code_3 !== void 0) {
          json += '{"note_code":';
          if (typeof value_note_code_3 !== "string") {
            if (value_note_code_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_note_code_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_note_code_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_note_code_3 instanceof RegExp) {
              json += asString(value_note_code_3.source);
            } else {
              json += asString(value_note_code_3.toString());
            }
          } else {
            json += asString(value_note_code_3);
          }
        } else {
          throw new Error('"note_code" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_description_5 = obj["description"];
        if (value_description_5 !== void 0) {
          json += ',"description":';
          if (typeof value_description_5 !== "string") {
            if (value_description_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_description_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_description_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_description_5 instanceof RegExp) {
              json += asString(value_description_5.source);
            } else {
              json += asString(value_description_5.toString());
            }
          } else {
            json += asString(value_description_5);
          }
        } else {
          throw new Error('"description" is required!');
        }
        const value_icon_url_6 = obj["icon_url"];
        if (value_icon_url_6 !== void 0) {
          json += ',"icon_url":';
          if (value_icon_url_6 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_icon_url_6 === "string" || value_icon_url_6 === null || value_icon_url_6 instanceof Date || value_icon_url_6 instanceof RegExp || typeof value_icon_url_6 === "object" && typeof value_icon_url_6.toString === "function" && value_icon_url_6.toString !== Object.prototype.toString) {
            if (typeof value_icon_url_6 !== "string") {
              if (value_icon_url_6 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_icon_url_6 instanceof Date) {
                json += JSON_STR_QUOTE + value_icon_url_6.toISOString() + JSON_STR_QUOTE;
              } else if (value_icon_url_6 instanceof RegExp) {
                json += asString(value_icon_url_6.source);
              } else {
                json += asString(value_icon_url_6.toString());
              }
            } else {
              json += asString(value_icon_url_6);
            }
          } else throw new TypeError("The value of '#/properties/notes/items/properties/icon_url' does not match schema definition.");
        } else {
          throw new Error('"icon_url" is required!');
        }
        const value_archived_7 = obj["archived"];
        if (value_archived_7 !== void 0) {
          json += ',"archived":';
          json += asBoolean(value_archived_7);
        } else {
          throw new Error('"archived" is required!');
        }
        const value_scope_8 = obj["scope"];
        if (value_scope_8 !== void 0) {
          json += ',"scope":';
          if (typeof value_scope_8 !== "string") {
            if (value_scope_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_scope_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_scope_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_scope_8 instanceof RegExp) {
              json += asString(value_scope_8.source);
            } else {
              json += asString(value_scope_8.toString());
            }
          } else {
            json += asString(value_scope_8);
          }
        } else {
          throw new Error('"scope" is required!');
        }
        const value_groups_9 = obj["groups"];
        if (value_groups_9 !== void 0) {
          json += ',"groups":';
          json += anonymous3(value_groups_9);
        } else {
          throw new Error('"groups" is required!');
        }
        const value_users_12 = obj["users"];
        if (value_users_12 !== void 0) {
          json += ',"users":';
          json += anonymous5(value_users_12);
        } else {
          throw new Error('"users" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous1(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/notes' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous2(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous2(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous7(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        json += JSON_STR_BEGIN_OBJECT;
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_notes_1 = obj["notes"];
        if (value_notes_1 !== void 0) {
          json += '{"notes":';
          json += anonymous1(value_notes_1);
        } else {
          throw new Error('"notes" is required!');
        }
        const value_meta_16 = obj["meta"];
        if (value_meta_16 !== void 0) {
          json += ',"meta":';
          json += anonymous7(value_meta_16);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema5
var require_schema5 = __commonJS({
  "memory:schema5"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_3 = obj["name"];
        if (value_name_3 !== void 0) {
          json += '{"name":';
          if (typeof value_name_3 !== "string") {
            if (value_name_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_3 instanceof RegExp) {
              json += asString(value_name_3.source);
            } else {
              json += asString(value_name_3.toString());
            }
          } else {
            json += asString(value_name_3);
          }
        } else {
          throw new Error('"name" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous1(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/groups' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous2(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous2(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous3(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_previous_page_6 = obj["previous_page"];
        if (value_previous_page_6 !== void 0) {
          json += '{"previous_page":';
          if (value_previous_page_6 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_previous_page_6 === "string" || value_previous_page_6 === null || value_previous_page_6 instanceof Date || value_previous_page_6 instanceof RegExp || typeof value_previous_page_6 === "object" && typeof value_previous_page_6.toString === "function" && value_previous_page_6.toString !== Object.prototype.toString) {
            if (typeof value_previous_page_6 !== "string") {
              if (value_previous_page_6 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_previous_page_6 instanceof Date) {
                json += JSON_STR_QUOTE + value_previous_page_6.toISOString() + JSON_STR_QUOTE;
              } else if (value_previous_page_6 instanceof RegExp) {
                json += asString(value_previous_page_6.source);
              } else {
                json += asString(value_previous_page_6.toString());
              }
            } else {
              json += asString(value_previous_page_6);
            }
          } else throw new TypeError("The value of '#/properties/meta/properties/previous_page' does not match schema definition.");
        } else {
          throw new Error('"previous_page" is required!');
        }
        const value_next_page_7 = obj["next_page"];
        if (value_next_page_7 !== void 0) {
          json += ',"next_page":';
          if (value_next_page_7 === null) {
            json += JSON_STR_NULL;
          } else if (typeof value_next_page_7 === "string" || value_next_page_7 === null || value_next_page_7 instanceof Date || value_next_page_7 instanceof RegExp || typeof value_next_page_7 === "object" && typeof value_next_page_7.toString === "function" && value_next_page_7.toString !== Object.prototype.toString) {
            if (typeof value_next_page_7 !== "string") {
              if (value_next_page_7 === null) {
                json += JSON_STR_EMPTY_STRING;
              } else if (value_next_page_7 instanceof Date) {
                json += JSON_STR_QUOTE + value_next_page_7.toISOString() + JSON_STR_QUOTE;
              } else if (value_next_page_7 instanceof RegExp) {
                json += asString(value_next_page_7.source);
              } else {
                json += asString(value_next_page_7.toString());
              }
            } else {
              json += asString(value_next_page_7);
            }
          } else throw new TypeError("The value of '#/properties/meta/properties/next_page' does not match schema definition.");
        } else {
          throw new Error('"next_page" is required!');
        }
        const value_page_8 = obj["page"];
        if (value_page_8 !== void 0) {
          json += ',"page":';
          json += asInteger(value_page_8);
        } else {
          throw new Error('"page" is required!');
        }
        const value_per_page_9 = obj["per_page"];
        if (value_per_page_9 !== void 0) {
          json += ',"per_page":';
          json += asInteger(value_per_page_9);
        } else {
          throw new Error('"per_page" is required!');
        }
        const value_total_10 = obj["total"];
        if (value_total_10 !== void 0) {
          json += ',"total":';
          json += asInteger(value_total_10);
        } else {
          throw new Error('"total" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_groups_1 = obj["groups"];
        if (value_groups_1 !== void 0) {
          json += '{"groups":';
          json += anonymous1(value_groups_1);
        } else {
          throw new Error('"groups" is required!');
        }
        const value_meta_4 = obj["meta"];
        if (value_meta_4 !== void 0) {
          json += ',"meta":';
          json += anonymous3(value_meta_4);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema6
var require_schema6 = __commonJS({
  "memory:schema6"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = null;
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      function anonymous3(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_user_code_6 = obj["user_code"];
        if (value_user_code_6 !== void 0) {
          json += '{"user_code":';
          if (typeof value_user_code_6 !== "string") {
            if (value_user_code_6 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_user_code_6 instanceof Date) {
              json += JSON_STR_QUOTE + value_user_code_6.toISOString() + JSON_STR_QUOTE;
            } else if (value_user_code_6 instanceof RegExp) {
              json += asString(value_user_code_6.source);
            } else {
              json += asString(value_user_code_6.toString());
            }
          } else {
            json += asString(value_user_code_6);
          }
        } else {
          throw new Error('"user_code" is required!');
        }
        const value_name_7 = obj["name"];
        if (value_name_7 !== void 0) {
          json += ',"name":';
          if (typeof value_name_7 !== "string") {
            if (value_name_7 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_7 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_7 instanceof RegExp) {
              json += asString(value_name_7.source);
            } else {
              json += asString(value_name_7.toString());
            }
          } else {
            json += asString(value_name_7);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_is_admin_8 = obj["is_admin"];
        if (value_is_admin_8 !== void 0) {
          json += ',"is_admin":';
          json += asBoolean(value_is_admin_8);
        } else {
          throw new Error('"is_admin" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous2(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/group/properties/users' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          json += anonymous3(value);
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            json += anonymous3(value2);
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous1(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_name_3 = obj["name"];
        if (value_name_3 !== void 0) {
          json += '{"name":';
          if (typeof value_name_3 !== "string") {
            if (value_name_3 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_3 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_3 instanceof RegExp) {
              json += asString(value_name_3.source);
            } else {
              json += asString(value_name_3.toString());
            }
          } else {
            json += asString(value_name_3);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_users_4 = obj["users"];
        if (value_users_4 !== void 0) {
          json += ',"users":';
          json += anonymous2(value_users_4);
        } else {
          throw new Error('"users" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        json += JSON_STR_BEGIN_OBJECT;
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_group_1 = obj["group"];
        if (value_group_1 !== void 0) {
          json += '{"group":';
          json += anonymous1(value_group_1);
        } else {
          throw new Error('"group" is required!');
        }
        const value_meta_9 = obj["meta"];
        if (value_meta_9 !== void 0) {
          json += ',"meta":';
          json += anonymous4(value_meta_9);
        } else {
          throw new Error('"meta" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema7
var require_schema7 = __commonJS({
  "memory:schema7"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = (() => {
      const validators = {};
      const exports2 = validators;
      "use strict";
      exports2["__fjs_root_12#/properties/services/items/oneOf/0"] = validate1;
      const schema12 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_a"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      const formats0 = require_formats().fullFormats.int32;
      const formats2 = require_formats().fullFormats.uri;
      const func0 = require_ucs2length().default;
      function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate1.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate1.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema12.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_a")) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema12.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema12.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate1.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_12#/properties/services/items/oneOf/1"] = validate2;
      const schema22 = { "type": "object", "required": ["service_id", "name", "room_id"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_b"], "fjs_type": "string" }, "room_id": { "type": ["string", "object"], "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -", "fjs_type": "string" } }, "additionalProperties": false };
      const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
      function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.room_id === void 0 && (missing0 = "room_id")) {
              validate2.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "room_id")) {
                  validate2.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema22.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_b")) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema22.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.room_id !== void 0) {
                      let data2 = data.room_id;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/type", keyword: "type", params: { type: schema22.properties.room_id.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data2 === "string") {
                          if (func0(data2) > 100) {
                            validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                            return false;
                          } else {
                            if (func0(data2) < 1) {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern0.test(data2)) {
                                validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }];
                                return false;
                              }
                            }
                          }
                        }
                        if (errors === _errs6) {
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            if (!data2 || typeof data2.toJSON !== "function") {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate2.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_12#/properties/services/items/oneOf/2"] = validate3;
      const schema32 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_c"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate3.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate3.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema32.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_c")) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema32.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema32.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate3.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_12#/properties/services/items/oneOf/3"] = validate4;
      const schema42 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_d"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate4.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate4.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema42.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_d")) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema42.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema42.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate4.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_12#/properties/services/items/oneOf/4"] = validate5;
      const schema52 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["webhook"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate5.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate5.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema52.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "webhook")) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema52.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema52.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate5.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate5.errors = vErrors;
        return errors === 0;
      }
      return {
        validate(schemaRef, data) {
          const validate = validators[schemaRef];
          return validate(data);
        },
        getSchemaValidator(schemaRef) {
          return validators[schemaRef];
        }
      };
    })();
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      let validate_0;
      let validate_1;
      let validate_2;
      let validate_3;
      let validate_4;
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_3 = obj["service_id"];
        if (value_service_id_3 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_3);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_5 = obj["webhook_url"];
        if (value_webhook_url_5 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_5 !== "string") {
            if (value_webhook_url_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_5 instanceof RegExp) {
              json += asString(value_webhook_url_5.source);
            } else {
              json += asString(value_webhook_url_5.toString());
            }
          } else {
            json += asString(value_webhook_url_5);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous3(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_7 = obj["service_id"];
        if (value_service_id_7 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_7);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_8 = obj["name"];
        if (value_name_8 !== void 0) {
          json += ',"name":';
          if (typeof value_name_8 !== "string") {
            if (value_name_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_8 instanceof RegExp) {
              json += asString(value_name_8.source);
            } else {
              json += asString(value_name_8.toString());
            }
          } else {
            json += asString(value_name_8);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_room_id_9 = obj["room_id"];
        if (value_room_id_9 !== void 0) {
          json += ',"room_id":';
          if (typeof value_room_id_9 !== "string") {
            if (value_room_id_9 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_room_id_9 instanceof Date) {
              json += JSON_STR_QUOTE + value_room_id_9.toISOString() + JSON_STR_QUOTE;
            } else if (value_room_id_9 instanceof RegExp) {
              json += asString(value_room_id_9.source);
            } else {
              json += asString(value_room_id_9.toString());
            }
          } else {
            json += asString(value_room_id_9);
          }
        } else {
          throw new Error('"room_id" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_11 = obj["service_id"];
        if (value_service_id_11 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_11);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_12 = obj["name"];
        if (value_name_12 !== void 0) {
          json += ',"name":';
          if (typeof value_name_12 !== "string") {
            if (value_name_12 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_12 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_12.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_12 instanceof RegExp) {
              json += asString(value_name_12.source);
            } else {
              json += asString(value_name_12.toString());
            }
          } else {
            json += asString(value_name_12);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_13 = obj["webhook_url"];
        if (value_webhook_url_13 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_13 !== "string") {
            if (value_webhook_url_13 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_13 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_13.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_13 instanceof RegExp) {
              json += asString(value_webhook_url_13.source);
            } else {
              json += asString(value_webhook_url_13.toString());
            }
          } else {
            json += asString(value_webhook_url_13);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous5(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_15 = obj["service_id"];
        if (value_service_id_15 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_15);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_16 = obj["name"];
        if (value_name_16 !== void 0) {
          json += ',"name":';
          if (typeof value_name_16 !== "string") {
            if (value_name_16 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_16 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_16 instanceof RegExp) {
              json += asString(value_name_16.source);
            } else {
              json += asString(value_name_16.toString());
            }
          } else {
            json += asString(value_name_16);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_17 = obj["webhook_url"];
        if (value_webhook_url_17 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_17 !== "string") {
            if (value_webhook_url_17 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_17 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_17.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_17 instanceof RegExp) {
              json += asString(value_webhook_url_17.source);
            } else {
              json += asString(value_webhook_url_17.toString());
            }
          } else {
            json += asString(value_webhook_url_17);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous6(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_19 = obj["service_id"];
        if (value_service_id_19 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_19);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_20 = obj["name"];
        if (value_name_20 !== void 0) {
          json += ',"name":';
          if (typeof value_name_20 !== "string") {
            if (value_name_20 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_20 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_20.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_20 instanceof RegExp) {
              json += asString(value_name_20.source);
            } else {
              json += asString(value_name_20.toString());
            }
          } else {
            json += asString(value_name_20);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_21 = obj["webhook_url"];
        if (value_webhook_url_21 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_21 !== "string") {
            if (value_webhook_url_21 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_21 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_21.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_21 instanceof RegExp) {
              json += asString(value_webhook_url_21.source);
            } else {
              json += asString(value_webhook_url_21.toString());
            }
          } else {
            json += asString(value_webhook_url_21);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous1(obj) {
        let json = "";
        if (obj === null) return JSON_STR_EMPTY_ARRAY;
        if (!Array.isArray(obj)) {
          throw new TypeError("The value of '#/properties/services' does not match schema definition.");
        }
        const arrayLength = obj.length;
        json += JSON_STR_BEGIN_ARRAY;
        if (arrayLength > 0) {
          const value = obj[0];
          if ((validate_0 || (validate_0 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/0")))(value)) {
            json += anonymous2(value);
          } else if ((validate_1 || (validate_1 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/1")))(value)) {
            json += anonymous3(value);
          } else if ((validate_2 || (validate_2 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/2")))(value)) {
            json += anonymous4(value);
          } else if ((validate_3 || (validate_3 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/3")))(value)) {
            json += anonymous5(value);
          } else if ((validate_4 || (validate_4 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/4")))(value)) {
            json += anonymous6(value);
          } else throw new TypeError("The value of '#/properties/services/items' does not match schema definition.");
          for (let i = 1; i < arrayLength; i++) {
            json += JSON_STR_COMMA;
            const value2 = obj[i];
            if ((validate_0 || (validate_0 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/0")))(value2)) {
              json += anonymous2(value2);
            } else if ((validate_1 || (validate_1 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/1")))(value2)) {
              json += anonymous3(value2);
            } else if ((validate_2 || (validate_2 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/2")))(value2)) {
              json += anonymous4(value2);
            } else if ((validate_3 || (validate_3 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/3")))(value2)) {
              json += anonymous5(value2);
            } else if ((validate_4 || (validate_4 = validator2.getSchemaValidator("__fjs_root_12#/properties/services/items/oneOf/4")))(value2)) {
              json += anonymous6(value2);
            } else throw new TypeError("The value of '#/properties/services/items' does not match schema definition.");
          }
        }
        return json + JSON_STR_END_ARRAY;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_services_1 = obj["services"];
        if (value_services_1 !== void 0) {
          json += '{"services":';
          json += anonymous1(value_services_1);
        } else {
          throw new Error('"services" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// memory:schema8
var require_schema8 = __commonJS({
  "memory:schema8"(exports, module) {
    "use strict";
    var Serializer = require_serializer();
    var serializerState = { "mode": "standalone", "inlineValidators": true };
    var serializer = Serializer.restoreFromState(serializerState);
    var validator = (() => {
      const validators = {};
      const exports2 = validators;
      "use strict";
      exports2["__fjs_root_18#/properties/service/oneOf/0"] = validate1;
      const schema12 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_a"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      const formats0 = require_formats().fullFormats.int32;
      const formats2 = require_formats().fullFormats.uri;
      const func0 = require_ucs2length().default;
      function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate1.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate1.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate1.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema12.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_a")) {
                      validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema12.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate1.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema12.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate1.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate1.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_18#/properties/service/oneOf/1"] = validate2;
      const schema22 = { "type": "object", "required": ["service_id", "name", "room_id"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_b"], "fjs_type": "string" }, "room_id": { "type": ["string", "object"], "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -", "fjs_type": "string" } }, "additionalProperties": false };
      const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
      function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.room_id === void 0 && (missing0 = "room_id")) {
              validate2.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "room_id")) {
                  validate2.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate2.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema22.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_b")) {
                      validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema22.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate2.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.room_id !== void 0) {
                      let data2 = data.room_id;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/type", keyword: "type", params: { type: schema22.properties.room_id.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (typeof data2 === "string") {
                          if (func0(data2) > 100) {
                            validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                            return false;
                          } else {
                            if (func0(data2) < 1) {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern0.test(data2)) {
                                validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }];
                                return false;
                              }
                            }
                          }
                        }
                        if (errors === _errs6) {
                          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                            if (!data2 || typeof data2.toJSON !== "function") {
                              validate2.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/properties/room_id/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate2.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_18#/properties/service/oneOf/2"] = validate3;
      const schema32 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_c"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate3.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate3.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate3.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema32.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_c")) {
                      validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema32.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate3.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema32.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate3.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate3.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_18#/properties/service/oneOf/3"] = validate4;
      const schema42 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["chat_d"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate4.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate4.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate4.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema42.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "chat_d")) {
                      validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema42.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate4.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema42.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate4.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate4.errors = vErrors;
        return errors === 0;
      }
      exports2["__fjs_root_18#/properties/service/oneOf/4"] = validate5;
      const schema52 = { "type": "object", "required": ["service_id", "name", "webhook_url"], "properties": { "service_id": { "type": "integer", "format": "int32", "minimum": 1 }, "name": { "type": ["string", "object"], "enum": ["webhook"], "fjs_type": "string" }, "webhook_url": { "type": ["string", "object"], "format": "uri", "maxLength": 2e3, "fjs_type": "string" } }, "additionalProperties": false };
      function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
        let vErrors = null;
        let errors = 0;
        if (errors === 0) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing0;
            if (data.service_id === void 0 && (missing0 = "service_id") || data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
              validate5.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
              return false;
            } else {
              const _errs1 = errors;
              for (const key0 in data) {
                if (!(key0 === "service_id" || key0 === "name" || key0 === "webhook_url")) {
                  validate5.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs1 === errors) {
                if (data.service_id !== void 0) {
                  let data0 = data.service_id;
                  const _errs2 = errors;
                  if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                    validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data0 == "number" && isFinite(data0)) {
                      if (data0 < 1 || isNaN(data0)) {
                        validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      } else {
                        if (!formats0.validate(data0)) {
                          validate5.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs2 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data1 = data.name;
                    const _errs4 = errors;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema52.properties.name.type }, message: "must be string,object" }];
                      return false;
                    }
                    if (!(data1 === "webhook")) {
                      validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema52.properties.name.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    if (errors === _errs4) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (!data1 || typeof data1.toJSON !== "function") {
                          validate5.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs4 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook_url !== void 0) {
                      let data2 = data.webhook_url;
                      const _errs6 = errors;
                      if (typeof data2 !== "string" && !(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
                        validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/type", keyword: "type", params: { type: schema52.properties.webhook_url.type }, message: "must be string,object" }];
                        return false;
                      }
                      if (errors === _errs6) {
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func0(data2) > 2e3) {
                              validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                              return false;
                            } else {
                              if (!formats2(data2)) {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
                                return false;
                              }
                            }
                          }
                          if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (!data2 || typeof data2.toJSON !== "function") {
                                validate5.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/properties/webhook_url/fjs_type", keyword: "fjs_type", params: {}, message: 'must pass "fjs_type" keyword validation' }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs6 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          } else {
            validate5.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        validate5.errors = vErrors;
        return errors === 0;
      }
      return {
        validate(schemaRef, data) {
          const validate = validators[schemaRef];
          return validate(data);
        },
        getSchemaValidator(schemaRef) {
          return validators[schemaRef];
        }
      };
    })();
    module.exports = (function anonymous(validator2, serializer2) {
      const {
        asString,
        asNumber,
        asBoolean,
        asDateTime,
        asDate,
        asTime,
        asUnsafeString,
        asPlainStringArray
      } = serializer2;
      const asInteger = serializer2.asInteger.bind(serializer2);
      const JSON_STR_BEGIN_OBJECT = "{";
      const JSON_STR_END_OBJECT = "}";
      const JSON_STR_BEGIN_ARRAY = "[";
      const JSON_STR_END_ARRAY = "]";
      const JSON_STR_COMMA = ",";
      const JSON_STR_COLONS = ":";
      const JSON_STR_QUOTE = '"';
      const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT;
      const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY;
      const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE;
      const JSON_STR_NULL = "null";
      let validate_0;
      let validate_1;
      let validate_2;
      let validate_3;
      let validate_4;
      function anonymous1(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_3 = obj["service_id"];
        if (value_service_id_3 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_3);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_4 = obj["name"];
        if (value_name_4 !== void 0) {
          json += ',"name":';
          if (typeof value_name_4 !== "string") {
            if (value_name_4 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_4 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_4 instanceof RegExp) {
              json += asString(value_name_4.source);
            } else {
              json += asString(value_name_4.toString());
            }
          } else {
            json += asString(value_name_4);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_5 = obj["webhook_url"];
        if (value_webhook_url_5 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_5 !== "string") {
            if (value_webhook_url_5 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_5 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_5.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_5 instanceof RegExp) {
              json += asString(value_webhook_url_5.source);
            } else {
              json += asString(value_webhook_url_5.toString());
            }
          } else {
            json += asString(value_webhook_url_5);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous2(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_7 = obj["service_id"];
        if (value_service_id_7 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_7);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_8 = obj["name"];
        if (value_name_8 !== void 0) {
          json += ',"name":';
          if (typeof value_name_8 !== "string") {
            if (value_name_8 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_8 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_8 instanceof RegExp) {
              json += asString(value_name_8.source);
            } else {
              json += asString(value_name_8.toString());
            }
          } else {
            json += asString(value_name_8);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_room_id_9 = obj["room_id"];
        if (value_room_id_9 !== void 0) {
          json += ',"room_id":';
          if (typeof value_room_id_9 !== "string") {
            if (value_room_id_9 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_room_id_9 instanceof Date) {
              json += JSON_STR_QUOTE + value_room_id_9.toISOString() + JSON_STR_QUOTE;
            } else if (value_room_id_9 instanceof RegExp) {
              json += asString(value_room_id_9.source);
            } else {
              json += asString(value_room_id_9.toString());
            }
          } else {
            json += asString(value_room_id_9);
          }
        } else {
          throw new Error('"room_id" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous3(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_11 = obj["service_id"];
        if (value_service_id_11 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_11);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_12 = obj["name"];
        if (value_name_12 !== void 0) {
          json += ',"name":';
          if (typeof value_name_12 !== "string") {
            if (value_name_12 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_12 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_12.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_12 instanceof RegExp) {
              json += asString(value_name_12.source);
            } else {
              json += asString(value_name_12.toString());
            }
          } else {
            json += asString(value_name_12);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_13 = obj["webhook_url"];
        if (value_webhook_url_13 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_13 !== "string") {
            if (value_webhook_url_13 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_13 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_13.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_13 instanceof RegExp) {
              json += asString(value_webhook_url_13.source);
            } else {
              json += asString(value_webhook_url_13.toString());
            }
          } else {
            json += asString(value_webhook_url_13);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous4(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_15 = obj["service_id"];
        if (value_service_id_15 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_15);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_16 = obj["name"];
        if (value_name_16 !== void 0) {
          json += ',"name":';
          if (typeof value_name_16 !== "string") {
            if (value_name_16 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_16 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_16 instanceof RegExp) {
              json += asString(value_name_16.source);
            } else {
              json += asString(value_name_16.toString());
            }
          } else {
            json += asString(value_name_16);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_17 = obj["webhook_url"];
        if (value_webhook_url_17 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_17 !== "string") {
            if (value_webhook_url_17 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_17 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_17.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_17 instanceof RegExp) {
              json += asString(value_webhook_url_17.source);
            } else {
              json += asString(value_webhook_url_17.toString());
            }
          } else {
            json += asString(value_webhook_url_17);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous5(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_id_19 = obj["service_id"];
        if (value_service_id_19 !== void 0) {
          json += '{"service_id":';
          json += asInteger(value_service_id_19);
        } else {
          throw new Error('"service_id" is required!');
        }
        const value_name_20 = obj["name"];
        if (value_name_20 !== void 0) {
          json += ',"name":';
          if (typeof value_name_20 !== "string") {
            if (value_name_20 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_name_20 instanceof Date) {
              json += JSON_STR_QUOTE + value_name_20.toISOString() + JSON_STR_QUOTE;
            } else if (value_name_20 instanceof RegExp) {
              json += asString(value_name_20.source);
            } else {
              json += asString(value_name_20.toString());
            }
          } else {
            json += asString(value_name_20);
          }
        } else {
          throw new Error('"name" is required!');
        }
        const value_webhook_url_21 = obj["webhook_url"];
        if (value_webhook_url_21 !== void 0) {
          json += ',"webhook_url":';
          if (typeof value_webhook_url_21 !== "string") {
            if (value_webhook_url_21 === null) {
              json += JSON_STR_EMPTY_STRING;
            } else if (value_webhook_url_21 instanceof Date) {
              json += JSON_STR_QUOTE + value_webhook_url_21.toISOString() + JSON_STR_QUOTE;
            } else if (value_webhook_url_21 instanceof RegExp) {
              json += asString(value_webhook_url_21.source);
            } else {
              json += asString(value_webhook_url_21.toString());
            }
          } else {
            json += asString(value_webhook_url_21);
          }
        } else {
          throw new Error('"webhook_url" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      function anonymous0(input) {
        const obj = input && typeof input.toJSON === "function" ? input.toJSON() : input;
        if (obj === null) return JSON_STR_EMPTY_OBJECT;
        let json = "";
        const value_service_1 = obj["service"];
        if (value_service_1 !== void 0) {
          json += '{"service":';
          if ((validate_0 || (validate_0 = validator2.getSchemaValidator("__fjs_root_18#/properties/service/oneOf/0")))(value_service_1)) {
            json += anonymous1(value_service_1);
          } else if ((validate_1 || (validate_1 = validator2.getSchemaValidator("__fjs_root_18#/properties/service/oneOf/1")))(value_service_1)) {
            json += anonymous2(value_service_1);
          } else if ((validate_2 || (validate_2 = validator2.getSchemaValidator("__fjs_root_18#/properties/service/oneOf/2")))(value_service_1)) {
            json += anonymous3(value_service_1);
          } else if ((validate_3 || (validate_3 = validator2.getSchemaValidator("__fjs_root_18#/properties/service/oneOf/3")))(value_service_1)) {
            json += anonymous4(value_service_1);
          } else if ((validate_4 || (validate_4 = validator2.getSchemaValidator("__fjs_root_18#/properties/service/oneOf/4")))(value_service_1)) {
            json += anonymous5(value_service_1);
          } else throw new TypeError("The value of '#/properties/service' does not match schema definition.");
        } else {
          throw new Error('"service" is required!');
        }
        return json + JSON_STR_END_OBJECT;
      }
      const main = anonymous0;
      return main;
    })(validator, serializer);
  }
});

// <stdin>
var import_schema0 = __toESM(require_schema0());
var import_schema1 = __toESM(require_schema1());
var import_schema2 = __toESM(require_schema2());
var import_schema3 = __toESM(require_schema3());
var import_schema4 = __toESM(require_schema4());
var import_schema5 = __toESM(require_schema5());
var import_schema6 = __toESM(require_schema6());
var import_schema7 = __toESM(require_schema7());
var import_schema8 = __toESM(require_schema8());
import * as operations from "./operations.js";
var serializers = /* @__PURE__ */ new Map([
  [operations.operations.Notes_list.schema.response[200], import_schema0.default],
  [operations.operations.Notes_create.schema.response[201], import_schema1.default],
  [operations.operations.Notes_get.schema.response[200], import_schema2.default],
  [operations.operations.Notes_get.schema.response[304], import_schema3.default],
  [operations.operations.Notes_update.schema.response[200], import_schema4.default],
  [operations.operations.Notes_delete.schema.response[204], import_schema3.default],
  [operations.operations.Notes_archive.schema.response[204], import_schema3.default],
  [operations.operations.Notes_restore.schema.response[204], import_schema3.default],
  [operations.operations.Groups_search.schema.response[200], import_schema5.default],
  [operations.operations.Groups_create.schema.response[201], import_schema6.default],
  [operations.operations.Groups_get.schema.response[200], import_schema6.default],
  [operations.operations.Groups_delete.schema.response[204], import_schema3.default],
  [operations.operations.Groups_addUsers.schema.response[204], import_schema3.default],
  [operations.operations.Groups_removeUsers.schema.response[204], import_schema3.default],
  [operations.operations.Services_list.schema.response[200], import_schema7.default],
  [operations.operations.Services_add.schema.response[201], import_schema8.default],
  [operations.operations.Services_delete.schema.response[204], import_schema3.default]
]);
export {
  serializers
};
