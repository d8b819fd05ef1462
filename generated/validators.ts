// Made from spec/ by `npm run generate`. Do not edit.
// @ts-nocheck
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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

// memory:first
var schema0 = validate20;
var schema31 = { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[\\x21-\\x7e]+$", "x-pattern-message": "must consist of ASCII letters, digits and punctuation, without spaces" };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[\\x21-\\x7e]+$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 1e3) {
        validate20.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema31, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate20.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema31, data }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate20.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, schema: "^[\\x21-\\x7e]+$", parentSchema: schema31, data }];
            return false;
          }
        }
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema31.type, parentSchema: schema31, data }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema1 = validate21;
var schema32 = { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" };
var pattern5 = new RegExp("^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 100) {
        validate21.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema32, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate21.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema32, data }];
          return false;
        } else {
          if (!pattern5.test(data)) {
            validate21.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema32, data }];
            return false;
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema32.type, parentSchema: schema32, data }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema2 = validate22;
var schema33 = { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 15e5) {
        validate22.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema33, data }];
        return false;
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema33.type, parentSchema: schema33, data }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema3 = validate23;
var schema34 = { "type": "string", "pattern": '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', "x-pattern-message": "must be sent once, with 1 to 255 visible ASCII characters, bare or in double quotes" };
var pattern6 = new RegExp('^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern6.test(data)) {
        validate23.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$' }, schema: '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', parentSchema: schema34, data }];
        return false;
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema34.type, parentSchema: schema34, data }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema4 = validate24;
var schema35 = { "type": "string", "pattern": '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', "x-pattern-message": "must be * or a list of ETags, each in double quotes" };
var pattern7 = new RegExp('^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern7.test(data)) {
        validate24.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$' }, schema: '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', parentSchema: schema35, data }];
        return false;
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema35.type, parentSchema: schema35, data }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema5 = validate25;
var schema36 = { "type": "string" };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema36.type, parentSchema: schema36, data }];
    return false;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema6 = validate26;
var schema37 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 };
var pattern8 = new RegExp("^[^\\x00]*$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 200) {
        validate26.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema37, data }];
        return false;
      } else {
        if (!pattern8.test(data)) {
          validate26.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema37, data }];
          return false;
        }
      }
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema37.type, parentSchema: schema37, data }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema7 = validate27;
var schema38 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 30) {
        validate27.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema38, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate27.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema38, data }];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate27.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema38, data }];
            return false;
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema38.type, parentSchema: schema38, data }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema8 = validate28;
var schema39 = { "type": "string", "enum": ["open", "private"] };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema39.type, parentSchema: schema39, data }];
    return false;
  }
  if (!(data === "open" || data === "private")) {
    validate28.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema39.enum }, schema: schema39.enum, parentSchema: schema39, data }];
    return false;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema9 = validate29;
var schema40 = { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -" };
var pattern10 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 100) {
        validate29.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema40, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate29.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema40, data }];
          return false;
        } else {
          if (!pattern10.test(data)) {
            validate29.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, schema: "^[A-Za-z0-9_-]+$", parentSchema: schema40, data }];
            return false;
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema40.type, parentSchema: schema40, data }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema10 = validate30;
var schema41 = { "type": "string", "format": "uri", "maxLength": 2e3 };
var formats0 = require_formats().fullFormats.uri;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func1(data) > 2e3) {
          validate30.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema41, data }];
          return false;
        } else {
          if (!formats0(data)) {
            validate30.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema41, data }];
            return false;
          }
        }
      } else {
        validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema41.type, parentSchema: schema41, data }];
        return false;
      }
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema11 = validate31;
var schema42 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL" };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate31.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema42, data }];
        return false;
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema42.type, parentSchema: schema42, data }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema12 = validate32;
var schema43 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 64) {
        validate32.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema43, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate32.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema43, data }];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate32.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema43, data }];
            return false;
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema43.type, parentSchema: schema43, data }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema13 = validate33;
var schema44 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 1e3 };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 1e3) {
        validate33.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema44, data }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate33.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema44, data }];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate33.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema44, data }];
            return false;
          }
        }
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema44.type, parentSchema: schema44, data }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema14 = validate34;
var schema45 = { "type": "object", "properties": {}, "additionalProperties": false };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema45, data }];
        return false;
        break;
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema45.type, parentSchema: schema45, data }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema15 = validate35;
var schema46 = { "type": "object", "properties": { "include_archived": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1, "default": 0 }, "page": { "type": "integer", "format": "int32", "minimum": 1, "default": 1 }, "per_page": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 20 } }, "additionalProperties": false };
var formats2 = require_formats().fullFormats.int32;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.include_archived === void 0) {
        data.include_archived = 0;
      }
      if (data.page === void 0) {
        data.page = 1;
      }
      if (data.per_page === void 0) {
        data.per_page = 20;
      }
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "include_archived" || key0 === "page" || key0 === "per_page")) {
          validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema46, data }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        let data0 = data.include_archived;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate35.errors = [{ instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/type", keyword: "type", params: { type: "integer" }, schema: schema46.properties.include_archived.type, parentSchema: schema46.properties.include_archived, data: data0 }];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              validate35.errors = [{ instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, schema: 1, parentSchema: schema46.properties.include_archived, data: data0 }];
              return false;
            } else {
              if (data0 < 0 || isNaN(data0)) {
                validate35.errors = [{ instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema46.properties.include_archived, data: data0 }];
                return false;
              } else {
                if (!formats2.validate(data0)) {
                  validate35.errors = [{ instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema46.properties.include_archived, data: data0 }];
                  return false;
                }
              }
            }
          }
        }
        var valid0 = _errs2 === errors;
        if (valid0) {
          let data1 = data.page;
          const _errs4 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate35.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, schema: schema46.properties.page.type, parentSchema: schema46.properties.page, data: data1 }];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 < 1 || isNaN(data1)) {
                validate35.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema46.properties.page, data: data1 }];
                return false;
              } else {
                if (!formats2.validate(data1)) {
                  validate35.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema46.properties.page, data: data1 }];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs4 === errors;
          if (valid0) {
            let data2 = data.per_page;
            const _errs6 = errors;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              validate35.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, schema: schema46.properties.per_page.type, parentSchema: schema46.properties.per_page, data: data2 }];
              return false;
            }
            if (errors === _errs6) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2)) {
                  validate35.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema46.properties.per_page, data: data2 }];
                  return false;
                } else {
                  if (data2 < 1 || isNaN(data2)) {
                    validate35.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema46.properties.per_page, data: data2 }];
                    return false;
                  } else {
                    if (!formats2.validate(data2)) {
                      validate35.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema46.properties.per_page, data: data2 }];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs6 === errors;
          }
        }
      }
    } else {
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema46.type, parentSchema: schema46, data }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema16 = validate36;
var schema47 = { "type": "object", "required": ["name", "scope"], "properties": { "icon": { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 }, "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 }, "description": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 }, "scope": { "type": "string", "enum": ["open", "private"] }, "groups": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" }, "maxItems": 100 }, "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scope === void 0 && (missing0 = "scope")) {
        validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema47.required, parentSchema: schema47, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "icon" || key0 === "name" || key0 === "description" || key0 === "scope" || key0 === "groups" || key0 === "users")) {
            validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema47, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.icon !== void 0) {
            let data0 = data.icon;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) > 15e5) {
                  validate36.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema47.properties.icon, data: data0 }];
                  return false;
                }
              } else {
                validate36.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.icon.type, parentSchema: schema47.properties.icon, data: data0 }];
                return false;
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
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) > 30) {
                    validate36.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema47.properties.name, data: data1 }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate36.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema47.properties.name, data: data1 }];
                      return false;
                    } else {
                      if (!pattern8.test(data1)) {
                        validate36.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema47.properties.name, data: data1 }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate36.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.name.type, parentSchema: schema47.properties.name, data: data1 }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                let data2 = data.description;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func1(data2) > 200) {
                      validate36.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema47.properties.description, data: data2 }];
                      return false;
                    } else {
                      if (!pattern8.test(data2)) {
                        validate36.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema47.properties.description, data: data2 }];
                        return false;
                      }
                    }
                  } else {
                    validate36.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.description.type, parentSchema: schema47.properties.description, data: data2 }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.scope !== void 0) {
                  let data3 = data.scope;
                  const _errs8 = errors;
                  if (typeof data3 !== "string") {
                    validate36.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.scope.type, parentSchema: schema47.properties.scope, data: data3 }];
                    return false;
                  }
                  if (!(data3 === "open" || data3 === "private")) {
                    validate36.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema47.properties.scope.enum }, schema: schema47.properties.scope.enum, parentSchema: schema47.properties.scope, data: data3 }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.groups !== void 0) {
                    let data4 = data.groups;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (Array.isArray(data4)) {
                        if (data4.length > 100) {
                          validate36.errors = [{ instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 100 }, schema: 100, parentSchema: schema47.properties.groups, data: data4 }];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data5 = data4[i0];
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (typeof data5 === "string") {
                                if (func1(data5) > 100) {
                                  validate36.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema47.properties.groups.items, data: data5 }];
                                  return false;
                                } else {
                                  if (func1(data5) < 1) {
                                    validate36.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema47.properties.groups.items, data: data5 }];
                                    return false;
                                  } else {
                                    if (!pattern5.test(data5)) {
                                      validate36.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema47.properties.groups.items, data: data5 }];
                                      return false;
                                    }
                                  }
                                }
                              } else {
                                validate36.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.groups.items.type, parentSchema: schema47.properties.groups.items, data: data5 }];
                                return false;
                              }
                            }
                            var valid1 = _errs12 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate36.errors = [{ instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, schema: schema47.properties.groups.type, parentSchema: schema47.properties.groups, data: data4 }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.users !== void 0) {
                      let data6 = data.users;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (Array.isArray(data6)) {
                          if (data6.length > 500) {
                            validate36.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema47.properties.users, data: data6 }];
                            return false;
                          } else {
                            var valid2 = true;
                            const len1 = data6.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data7 = data6[i1];
                              const _errs16 = errors;
                              if (errors === _errs16) {
                                if (typeof data7 === "string") {
                                  if (func1(data7) > 64) {
                                    validate36.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema47.properties.users.items, data: data7 }];
                                    return false;
                                  } else {
                                    if (func1(data7) < 1) {
                                      validate36.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema47.properties.users.items, data: data7 }];
                                      return false;
                                    } else {
                                      if (!pattern8.test(data7)) {
                                        validate36.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema47.properties.users.items, data: data7 }];
                                        return false;
                                      }
                                    }
                                  }
                                } else {
                                  validate36.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema47.properties.users.items.type, parentSchema: schema47.properties.users.items, data: data7 }];
                                  return false;
                                }
                              }
                              var valid2 = _errs16 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate36.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema47.properties.users.type, parentSchema: schema47.properties.users, data: data6 }];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema47.type, parentSchema: schema47, data }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema17 = validate37;
var schema48 = { "type": "object", "properties": { "note_code": { "type": "string" } }, "required": ["note_code"], "additionalProperties": false };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_code === void 0 && (missing0 = "note_code")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema48.required, parentSchema: schema48, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "note_code")) {
            validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema48, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.note_code !== void 0) {
            let data0 = data.note_code;
            if (typeof data0 !== "string") {
              validate37.errors = [{ instancePath: instancePath + "/note_code", schemaPath: "#/properties/note_code/type", keyword: "type", params: { type: "string" }, schema: schema48.properties.note_code.type, parentSchema: schema48.properties.note_code, data: data0 }];
              return false;
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema48.type, parentSchema: schema48, data }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema18 = validate38;
var schema49 = { "type": "object", "properties": { "icon": { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 }, "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 }, "description": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 }, "scope": { "type": "string", "enum": ["open", "private"] }, "groups": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" }, "maxItems": 100 }, "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "icon" || key0 === "name" || key0 === "description" || key0 === "scope" || key0 === "groups" || key0 === "users")) {
          validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema49, data }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.icon !== void 0) {
          let data0 = data.icon;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) > 15e5) {
                validate38.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema49.properties.icon, data: data0 }];
                return false;
              }
            } else {
              validate38.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.icon.type, parentSchema: schema49.properties.icon, data: data0 }];
              return false;
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
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) > 30) {
                  validate38.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema49.properties.name, data: data1 }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate38.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema49.properties.name, data: data1 }];
                    return false;
                  } else {
                    if (!pattern8.test(data1)) {
                      validate38.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema49.properties.name, data: data1 }];
                      return false;
                    }
                  }
                }
              } else {
                validate38.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.name.type, parentSchema: schema49.properties.name, data: data1 }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              let data2 = data.description;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 200) {
                    validate38.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema49.properties.description, data: data2 }];
                    return false;
                  } else {
                    if (!pattern8.test(data2)) {
                      validate38.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema49.properties.description, data: data2 }];
                      return false;
                    }
                  }
                } else {
                  validate38.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.description.type, parentSchema: schema49.properties.description, data: data2 }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.scope !== void 0) {
                let data3 = data.scope;
                const _errs8 = errors;
                if (typeof data3 !== "string") {
                  validate38.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.scope.type, parentSchema: schema49.properties.scope, data: data3 }];
                  return false;
                }
                if (!(data3 === "open" || data3 === "private")) {
                  validate38.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema49.properties.scope.enum }, schema: schema49.properties.scope.enum, parentSchema: schema49.properties.scope, data: data3 }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.groups !== void 0) {
                  let data4 = data.groups;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 100) {
                        validate38.errors = [{ instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 100 }, schema: 100, parentSchema: schema49.properties.groups, data: data4 }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (typeof data5 === "string") {
                              if (func1(data5) > 100) {
                                validate38.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema49.properties.groups.items, data: data5 }];
                                return false;
                              } else {
                                if (func1(data5) < 1) {
                                  validate38.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema49.properties.groups.items, data: data5 }];
                                  return false;
                                } else {
                                  if (!pattern5.test(data5)) {
                                    validate38.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema49.properties.groups.items, data: data5 }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate38.errors = [{ instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.groups.items.type, parentSchema: schema49.properties.groups.items, data: data5 }];
                              return false;
                            }
                          }
                          var valid1 = _errs12 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate38.errors = [{ instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, schema: schema49.properties.groups.type, parentSchema: schema49.properties.groups, data: data4 }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.users !== void 0) {
                    let data6 = data.users;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (Array.isArray(data6)) {
                        if (data6.length > 500) {
                          validate38.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema49.properties.users, data: data6 }];
                          return false;
                        } else {
                          var valid2 = true;
                          const len1 = data6.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data7 = data6[i1];
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data7 === "string") {
                                if (func1(data7) > 64) {
                                  validate38.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema49.properties.users.items, data: data7 }];
                                  return false;
                                } else {
                                  if (func1(data7) < 1) {
                                    validate38.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema49.properties.users.items, data: data7 }];
                                    return false;
                                  } else {
                                    if (!pattern8.test(data7)) {
                                      validate38.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema49.properties.users.items, data: data7 }];
                                      return false;
                                    }
                                  }
                                }
                              } else {
                                validate38.errors = [{ instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema49.properties.users.items.type, parentSchema: schema49.properties.users.items, data: data7 }];
                                return false;
                              }
                            }
                            var valid2 = _errs16 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate38.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema49.properties.users.type, parentSchema: schema49.properties.users, data: data6 }];
                        return false;
                      }
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema49.type, parentSchema: schema49, data }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema19 = validate39;
var schema50 = { "type": ["object", "null"], "properties": {}, "additionalProperties": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema50.type }, schema: schema50.type, parentSchema: schema50, data }];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema50, data }];
        return false;
        break;
      }
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema20 = validate40;
var schema51 = { "type": "object", "properties": { "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 20 }, "user_code": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "page": { "type": "integer", "format": "int32", "minimum": 1, "default": 1 }, "per_page": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 20 } }, "additionalProperties": false };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page === void 0) {
        data.page = 1;
      }
      if (data.per_page === void 0) {
        data.per_page = 20;
      }
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "user_code" || key0 === "page" || key0 === "per_page")) {
          validate40.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema51, data }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) > 20) {
                validate40.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 20 }, schema: 20, parentSchema: schema51.properties.name, data: data0 }];
                return false;
              } else {
                if (!pattern8.test(data0)) {
                  validate40.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema51.properties.name, data: data0 }];
                  return false;
                }
              }
            } else {
              validate40.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema51.properties.name.type, parentSchema: schema51.properties.name, data: data0 }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.user_code !== void 0) {
            let data1 = data.user_code;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) > 64) {
                  validate40.errors = [{ instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema51.properties.user_code, data: data1 }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate40.errors = [{ instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema51.properties.user_code, data: data1 }];
                    return false;
                  } else {
                    if (!pattern8.test(data1)) {
                      validate40.errors = [{ instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema51.properties.user_code, data: data1 }];
                      return false;
                    }
                  }
                }
              } else {
                validate40.errors = [{ instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/type", keyword: "type", params: { type: "string" }, schema: schema51.properties.user_code.type, parentSchema: schema51.properties.user_code, data: data1 }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            let data2 = data.page;
            const _errs6 = errors;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              validate40.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, schema: schema51.properties.page.type, parentSchema: schema51.properties.page, data: data2 }];
              return false;
            }
            if (errors === _errs6) {
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  validate40.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema51.properties.page, data: data2 }];
                  return false;
                } else {
                  if (!formats2.validate(data2)) {
                    validate40.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/properties/page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema51.properties.page, data: data2 }];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs6 === errors;
            if (valid0) {
              let data3 = data.per_page;
              const _errs8 = errors;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                validate40.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, schema: schema51.properties.per_page.type, parentSchema: schema51.properties.per_page, data: data3 }];
                return false;
              }
              if (errors === _errs8) {
                if (typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 100 || isNaN(data3)) {
                    validate40.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema51.properties.per_page, data: data3 }];
                    return false;
                  } else {
                    if (data3 < 1 || isNaN(data3)) {
                      validate40.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema51.properties.per_page, data: data3 }];
                      return false;
                    } else {
                      if (!formats2.validate(data3)) {
                        validate40.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema51.properties.per_page, data: data3 }];
                        return false;
                      }
                    }
                  }
                }
              }
              var valid0 = _errs8 === errors;
            }
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema51.type, parentSchema: schema51, data }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema21 = validate41;
var schema52 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" } }, "additionalProperties": false };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema52.required, parentSchema: schema52, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema52, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) > 100) {
                  validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema52.properties.name, data: data0 }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema52.properties.name, data: data0 }];
                    return false;
                  } else {
                    if (!pattern5.test(data0)) {
                      validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema52.properties.name, data: data0 }];
                      return false;
                    }
                  }
                }
              } else {
                validate41.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema52.properties.name.type, parentSchema: schema52.properties.name, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema52.type, parentSchema: schema52, data }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema22 = validate42;
var schema53 = { "type": "object", "properties": { "group_name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" } }, "required": ["group_name"], "additionalProperties": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.group_name === void 0 && (missing0 = "group_name")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema53.required, parentSchema: schema53, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "group_name")) {
            validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema53, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.group_name !== void 0) {
            let data0 = data.group_name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) > 100) {
                  validate42.errors = [{ instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema53.properties.group_name, data: data0 }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate42.errors = [{ instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema53.properties.group_name, data: data0 }];
                    return false;
                  } else {
                    if (!pattern5.test(data0)) {
                      validate42.errors = [{ instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema53.properties.group_name, data: data0 }];
                      return false;
                    }
                  }
                }
              } else {
                validate42.errors = [{ instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/type", keyword: "type", params: { type: "string" }, schema: schema53.properties.group_name.type, parentSchema: schema53.properties.group_name, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema53.type, parentSchema: schema53, data }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema23 = validate43;
var schema54 = { "type": "object", "required": ["users"], "properties": { "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.users === void 0 && (missing0 = "users")) {
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema54.required, parentSchema: schema54, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "users")) {
            validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema54, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.users !== void 0) {
            let data0 = data.users;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 500) {
                  validate43.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema54.properties.users, data: data0 }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs4 = errors;
                    if (errors === _errs4) {
                      if (typeof data1 === "string") {
                        if (func1(data1) > 64) {
                          validate43.errors = [{ instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema54.properties.users.items, data: data1 }];
                          return false;
                        } else {
                          if (func1(data1) < 1) {
                            validate43.errors = [{ instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema54.properties.users.items, data: data1 }];
                            return false;
                          } else {
                            if (!pattern8.test(data1)) {
                              validate43.errors = [{ instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema54.properties.users.items, data: data1 }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate43.errors = [{ instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema54.properties.users.items.type, parentSchema: schema54.properties.users.items, data: data1 }];
                        return false;
                      }
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                validate43.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema54.properties.users.type, parentSchema: schema54.properties.users, data: data0 }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema54.type, parentSchema: schema54, data }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema24 = validate44;
var schema55 = { "type": "object", "oneOf": [{ "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_a"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "room_id", "api_token"], "properties": { "name": { "type": "string", "enum": ["chat_b"] }, "room_id": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -" }, "api_token": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[\\x21-\\x7e]+$", "x-pattern-message": "must consist of ASCII letters, digits and punctuation, without spaces" } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_c"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_d"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["webhook"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 }, "secret": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 1e3 } }, "additionalProperties": false }], "discriminator": { "propertyName": "name" } };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const tag0 = data.name;
      if (typeof tag0 == "string") {
        if (tag0 === "chat_a") {
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing0;
              if (data.name === void 0 && (missing0 = "name") || data.webhook_url === void 0 && (missing0 = "webhook_url")) {
                validate44.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema55.oneOf[0].required, parentSchema: schema55.oneOf[0], data }];
                return false;
              } else {
                const _errs4 = errors;
                for (const key0 in data) {
                  if (!(key0 === "name" || key0 === "webhook_url")) {
                    validate44.errors = [{ instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema55.oneOf[0], data }];
                    return false;
                    break;
                  }
                }
                if (_errs4 === errors) {
                  if (data.name !== void 0) {
                    let data0 = data.name;
                    const _errs5 = errors;
                    if (typeof data0 !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/0/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[0].properties.name.type, parentSchema: schema55.oneOf[0].properties.name, data: data0 }];
                      return false;
                    }
                    if (!(data0 === "chat_a")) {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/0/properties/name/enum", keyword: "enum", params: { allowedValues: schema55.oneOf[0].properties.name.enum }, schema: schema55.oneOf[0].properties.name.enum, parentSchema: schema55.oneOf[0].properties.name, data: data0 }];
                      return false;
                    }
                    var valid2 = _errs5 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.webhook_url !== void 0) {
                      let data1 = data.webhook_url;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (errors === _errs7) {
                          if (typeof data1 === "string") {
                            if (func1(data1) > 2e3) {
                              validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema55.oneOf[0].properties.webhook_url, data: data1 }];
                              return false;
                            } else {
                              if (!formats0(data1)) {
                                validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema55.oneOf[0].properties.webhook_url, data: data1 }];
                                return false;
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[0].properties.webhook_url.type, parentSchema: schema55.oneOf[0].properties.webhook_url, data: data1 }];
                            return false;
                          }
                        }
                      }
                      var valid2 = _errs7 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, schema: schema55.oneOf[0].type, parentSchema: schema55.oneOf[0], data }];
              return false;
            }
          }
          var props0 = true;
        } else if (tag0 === "chat_b") {
          const _errs9 = errors;
          if (errors === _errs9) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.name === void 0 && (missing1 = "name") || data.room_id === void 0 && (missing1 = "room_id") || data.api_token === void 0 && (missing1 = "api_token")) {
                validate44.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, schema: schema55.oneOf[1].required, parentSchema: schema55.oneOf[1], data }];
                return false;
              } else {
                const _errs11 = errors;
                for (const key1 in data) {
                  if (!(key1 === "name" || key1 === "room_id" || key1 === "api_token")) {
                    validate44.errors = [{ instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema55.oneOf[1], data }];
                    return false;
                    break;
                  }
                }
                if (_errs11 === errors) {
                  if (data.name !== void 0) {
                    let data2 = data.name;
                    const _errs12 = errors;
                    if (typeof data2 !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/1/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[1].properties.name.type, parentSchema: schema55.oneOf[1].properties.name, data: data2 }];
                      return false;
                    }
                    if (!(data2 === "chat_b")) {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/1/properties/name/enum", keyword: "enum", params: { allowedValues: schema55.oneOf[1].properties.name.enum }, schema: schema55.oneOf[1].properties.name.enum, parentSchema: schema55.oneOf[1].properties.name, data: data2 }];
                      return false;
                    }
                    var valid4 = _errs12 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.room_id !== void 0) {
                      let data3 = data.room_id;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data3 === "string") {
                          if (func1(data3) > 100) {
                            validate44.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema55.oneOf[1].properties.room_id, data: data3 }];
                            return false;
                          } else {
                            if (func1(data3) < 1) {
                              validate44.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema55.oneOf[1].properties.room_id, data: data3 }];
                              return false;
                            } else {
                              if (!pattern10.test(data3)) {
                                validate44.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, schema: "^[A-Za-z0-9_-]+$", parentSchema: schema55.oneOf[1].properties.room_id, data: data3 }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate44.errors = [{ instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[1].properties.room_id.type, parentSchema: schema55.oneOf[1].properties.room_id, data: data3 }];
                          return false;
                        }
                      }
                      var valid4 = _errs14 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data.api_token !== void 0) {
                        let data4 = data.api_token;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (typeof data4 === "string") {
                            if (func1(data4) > 1e3) {
                              validate44.errors = [{ instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema55.oneOf[1].properties.api_token, data: data4 }];
                              return false;
                            } else {
                              if (func1(data4) < 1) {
                                validate44.errors = [{ instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema55.oneOf[1].properties.api_token, data: data4 }];
                                return false;
                              } else {
                                if (!pattern4.test(data4)) {
                                  validate44.errors = [{ instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, schema: "^[\\x21-\\x7e]+$", parentSchema: schema55.oneOf[1].properties.api_token, data: data4 }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[1].properties.api_token.type, parentSchema: schema55.oneOf[1].properties.api_token, data: data4 }];
                            return false;
                          }
                        }
                        var valid4 = _errs16 === errors;
                      } else {
                        var valid4 = true;
                      }
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, schema: schema55.oneOf[1].type, parentSchema: schema55.oneOf[1], data }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "chat_c") {
          const _errs18 = errors;
          if (errors === _errs18) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.name === void 0 && (missing2 = "name") || data.webhook_url === void 0 && (missing2 = "webhook_url")) {
                validate44.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, schema: schema55.oneOf[2].required, parentSchema: schema55.oneOf[2], data }];
                return false;
              } else {
                const _errs20 = errors;
                for (const key2 in data) {
                  if (!(key2 === "name" || key2 === "webhook_url")) {
                    validate44.errors = [{ instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema55.oneOf[2], data }];
                    return false;
                    break;
                  }
                }
                if (_errs20 === errors) {
                  if (data.name !== void 0) {
                    let data5 = data.name;
                    const _errs21 = errors;
                    if (typeof data5 !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/2/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[2].properties.name.type, parentSchema: schema55.oneOf[2].properties.name, data: data5 }];
                      return false;
                    }
                    if (!(data5 === "chat_c")) {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/2/properties/name/enum", keyword: "enum", params: { allowedValues: schema55.oneOf[2].properties.name.enum }, schema: schema55.oneOf[2].properties.name.enum, parentSchema: schema55.oneOf[2].properties.name, data: data5 }];
                      return false;
                    }
                    var valid6 = _errs21 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.webhook_url !== void 0) {
                      let data6 = data.webhook_url;
                      const _errs23 = errors;
                      if (errors === _errs23) {
                        if (errors === _errs23) {
                          if (typeof data6 === "string") {
                            if (func1(data6) > 2e3) {
                              validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema55.oneOf[2].properties.webhook_url, data: data6 }];
                              return false;
                            } else {
                              if (!formats0(data6)) {
                                validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema55.oneOf[2].properties.webhook_url, data: data6 }];
                                return false;
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[2].properties.webhook_url.type, parentSchema: schema55.oneOf[2].properties.webhook_url, data: data6 }];
                            return false;
                          }
                        }
                      }
                      var valid6 = _errs23 === errors;
                    } else {
                      var valid6 = true;
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, schema: schema55.oneOf[2].type, parentSchema: schema55.oneOf[2], data }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "chat_d") {
          const _errs25 = errors;
          if (errors === _errs25) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.name === void 0 && (missing3 = "name") || data.webhook_url === void 0 && (missing3 = "webhook_url")) {
                validate44.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing3 }, schema: schema55.oneOf[3].required, parentSchema: schema55.oneOf[3], data }];
                return false;
              } else {
                const _errs27 = errors;
                for (const key3 in data) {
                  if (!(key3 === "name" || key3 === "webhook_url")) {
                    validate44.errors = [{ instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema55.oneOf[3], data }];
                    return false;
                    break;
                  }
                }
                if (_errs27 === errors) {
                  if (data.name !== void 0) {
                    let data7 = data.name;
                    const _errs28 = errors;
                    if (typeof data7 !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/3/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[3].properties.name.type, parentSchema: schema55.oneOf[3].properties.name, data: data7 }];
                      return false;
                    }
                    if (!(data7 === "chat_d")) {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/3/properties/name/enum", keyword: "enum", params: { allowedValues: schema55.oneOf[3].properties.name.enum }, schema: schema55.oneOf[3].properties.name.enum, parentSchema: schema55.oneOf[3].properties.name, data: data7 }];
                      return false;
                    }
                    var valid8 = _errs28 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data.webhook_url !== void 0) {
                      let data8 = data.webhook_url;
                      const _errs30 = errors;
                      if (errors === _errs30) {
                        if (errors === _errs30) {
                          if (typeof data8 === "string") {
                            if (func1(data8) > 2e3) {
                              validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema55.oneOf[3].properties.webhook_url, data: data8 }];
                              return false;
                            } else {
                              if (!formats0(data8)) {
                                validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema55.oneOf[3].properties.webhook_url, data: data8 }];
                                return false;
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[3].properties.webhook_url.type, parentSchema: schema55.oneOf[3].properties.webhook_url, data: data8 }];
                            return false;
                          }
                        }
                      }
                      var valid8 = _errs30 === errors;
                    } else {
                      var valid8 = true;
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, schema: schema55.oneOf[3].type, parentSchema: schema55.oneOf[3], data }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else if (tag0 === "webhook") {
          const _errs32 = errors;
          if (errors === _errs32) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.name === void 0 && (missing4 = "name") || data.webhook_url === void 0 && (missing4 = "webhook_url")) {
                validate44.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing4 }, schema: schema55.oneOf[4].required, parentSchema: schema55.oneOf[4], data }];
                return false;
              } else {
                const _errs34 = errors;
                for (const key4 in data) {
                  if (!(key4 === "name" || key4 === "webhook_url" || key4 === "secret")) {
                    validate44.errors = [{ instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: false, parentSchema: schema55.oneOf[4], data }];
                    return false;
                    break;
                  }
                }
                if (_errs34 === errors) {
                  if (data.name !== void 0) {
                    let data9 = data.name;
                    const _errs35 = errors;
                    if (typeof data9 !== "string") {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[4].properties.name.type, parentSchema: schema55.oneOf[4].properties.name, data: data9 }];
                      return false;
                    }
                    if (!(data9 === "webhook")) {
                      validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/oneOf/4/properties/name/enum", keyword: "enum", params: { allowedValues: schema55.oneOf[4].properties.name.enum }, schema: schema55.oneOf[4].properties.name.enum, parentSchema: schema55.oneOf[4].properties.name, data: data9 }];
                      return false;
                    }
                    var valid10 = _errs35 === errors;
                  } else {
                    var valid10 = true;
                  }
                  if (valid10) {
                    if (data.webhook_url !== void 0) {
                      let data10 = data.webhook_url;
                      const _errs37 = errors;
                      if (errors === _errs37) {
                        if (errors === _errs37) {
                          if (typeof data10 === "string") {
                            if (func1(data10) > 2e3) {
                              validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema55.oneOf[4].properties.webhook_url, data: data10 }];
                              return false;
                            } else {
                              if (!formats0(data10)) {
                                validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema55.oneOf[4].properties.webhook_url, data: data10 }];
                                return false;
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[4].properties.webhook_url.type, parentSchema: schema55.oneOf[4].properties.webhook_url, data: data10 }];
                            return false;
                          }
                        }
                      }
                      var valid10 = _errs37 === errors;
                    } else {
                      var valid10 = true;
                    }
                    if (valid10) {
                      if (data.secret !== void 0) {
                        let data11 = data.secret;
                        const _errs39 = errors;
                        if (errors === _errs39) {
                          if (typeof data11 === "string") {
                            if (func1(data11) > 1e3) {
                              validate44.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema55.oneOf[4].properties.secret, data: data11 }];
                              return false;
                            } else {
                              if (func1(data11) < 1) {
                                validate44.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema55.oneOf[4].properties.secret, data: data11 }];
                                return false;
                              } else {
                                if (!pattern8.test(data11)) {
                                  validate44.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema55.oneOf[4].properties.secret, data: data11 }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/type", keyword: "type", params: { type: "string" }, schema: schema55.oneOf[4].properties.secret.type, parentSchema: schema55.oneOf[4].properties.secret, data: data11 }];
                            return false;
                          }
                        }
                        var valid10 = _errs39 === errors;
                      } else {
                        var valid10 = true;
                      }
                    }
                  }
                }
              }
            } else {
              validate44.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, schema: schema55.oneOf[4].type, parentSchema: schema55.oneOf[4], data }];
              return false;
            }
          }
          if (props0 !== true) {
            props0 = true;
          }
        } else {
          validate44.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "name", tagValue: tag0 }, schema: schema55.discriminator, parentSchema: schema55, data }];
          return false;
        }
      } else {
        validate44.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "name", tagValue: tag0 }, schema: schema55.discriminator, parentSchema: schema55, data }];
        return false;
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema55.type, parentSchema: schema55, data }];
      return false;
    }
  }
  validate44.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate44.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema25 = validate45;
var schema56 = { "type": "object", "properties": { "note_code": { "type": "string" }, "service_id": { "type": "integer", "format": "int32", "minimum": 1 } }, "required": ["note_code", "service_id"], "additionalProperties": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_code === void 0 && (missing0 = "note_code") || data.service_id === void 0 && (missing0 = "service_id")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, schema: schema56.required, parentSchema: schema56, data }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "note_code" || key0 === "service_id")) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema56, data }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.note_code !== void 0) {
            let data0 = data.note_code;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate45.errors = [{ instancePath: instancePath + "/note_code", schemaPath: "#/properties/note_code/type", keyword: "type", params: { type: "string" }, schema: schema56.properties.note_code.type, parentSchema: schema56.properties.note_code, data: data0 }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.service_id !== void 0) {
              let data1 = data.service_id;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate45.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, schema: schema56.properties.service_id.type, parentSchema: schema56.properties.service_id, data: data1 }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 1 || isNaN(data1)) {
                    validate45.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema56.properties.service_id, data: data1 }];
                    return false;
                  } else {
                    if (!formats2.validate(data1)) {
                      validate45.errors = [{ instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema56.properties.service_id, data: data1 }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema56.type, parentSchema: schema56, data }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// memory:every
var schema02 = validate202;
var schema312 = { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[\\x21-\\x7e]+$", "x-pattern-message": "must consist of ASCII letters, digits and punctuation, without spaces" };
var func12 = require_ucs2length().default;
var pattern42 = new RegExp("^[\\x21-\\x7e]+$", "u");
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema312, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema312, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern42.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, schema: "^[\\x21-\\x7e]+$", parentSchema: schema312, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema312.type, parentSchema: schema312, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema110 = validate212;
var schema322 = { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" };
var pattern52 = new RegExp("^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "u");
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 100) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema322, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema322, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern52.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema322, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema322.type, parentSchema: schema322, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema26 = validate222;
var schema332 = { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 15e5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema332, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema332.type, parentSchema: schema332, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
validate222.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema310 = validate232;
var schema342 = { "type": "string", "pattern": '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', "x-pattern-message": "must be sent once, with 1 to 255 visible ASCII characters, bare or in double quotes" };
var pattern62 = new RegExp('^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', "u");
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern62.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$' }, schema: '^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$', parentSchema: schema342, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema342.type, parentSchema: schema342, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
validate232.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema410 = validate242;
var schema352 = { "type": "string", "pattern": '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', "x-pattern-message": "must be * or a list of ETags, each in double quotes" };
var pattern72 = new RegExp('^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', "u");
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern72.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$' }, schema: '^(?:\\*|[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(?:[ \\t]*,[ \\t,]*(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")*[ \\t,]*)$', parentSchema: schema352, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema352.type, parentSchema: schema352, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
validate242.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema57 = validate252;
var schema362 = { "type": "string" };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema362.type, parentSchema: schema362, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate252.errors = vErrors;
  return errors === 0;
}
validate252.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema62 = validate262;
var schema372 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 };
var pattern82 = new RegExp("^[^\\x00]*$", "u");
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate262.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 200) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema372, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern82.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema372, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema372.type, parentSchema: schema372, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
validate262.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema72 = validate272;
var schema382 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate272.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 30) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema382, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema382, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern82.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema382, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema382.type, parentSchema: schema382, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
validate272.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema82 = validate282;
var schema392 = { "type": "string", "enum": ["open", "private"] };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema392.type, parentSchema: schema392, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "open" || data === "private")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema392.enum }, schema: schema392.enum, parentSchema: schema392, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
validate282.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema92 = validate292;
var schema402 = { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -" };
var pattern102 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate292.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 100) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema402, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema402, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern102.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, schema: "^[A-Za-z0-9_-]+$", parentSchema: schema402, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema402.type, parentSchema: schema402, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
validate292.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema102 = validate302;
var schema412 = { "type": "string", "format": "uri", "maxLength": 2e3 };
var formats02 = require_formats().fullFormats.uri;
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 2e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema412, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats02(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema412, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema412.type, parentSchema: schema412, data };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
validate302.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema112 = validate312;
var schema422 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL" };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (!pattern82.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema422, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema422.type, parentSchema: schema422, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema122 = validate322;
var schema432 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema432, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema432, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern82.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema432, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema432.type, parentSchema: schema432, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
validate322.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema132 = validate332;
var schema442 = { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 1e3 };
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func12(data) > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema442, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func12(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema442, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern82.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema442, data };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, schema: schema442.type, parentSchema: schema442, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate332.errors = vErrors;
  return errors === 0;
}
validate332.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema142 = validate342;
var schema452 = { "type": "object", "properties": {}, "additionalProperties": false };
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate342.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema452, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema452.type, parentSchema: schema452, data };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate342.errors = vErrors;
  return errors === 0;
}
validate342.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema152 = validate352;
var schema462 = { "type": "object", "properties": { "include_archived": { "type": "integer", "format": "int32", "minimum": 0, "maximum": 1, "default": 0 }, "page": { "type": "integer", "format": "int32", "minimum": 1, "default": 1 }, "per_page": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 20 } }, "additionalProperties": false };
var formats22 = require_formats().fullFormats.int32;
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate352.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.include_archived === void 0) {
      data.include_archived = 0;
    }
    if (data.page === void 0) {
      data.page = 1;
    }
    if (data.per_page === void 0) {
      data.per_page = 20;
    }
    for (const key0 in data) {
      if (!(key0 === "include_archived" || key0 === "page" || key0 === "per_page")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema462, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    let data0 = data.include_archived;
    if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
      const err1 = { instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/type", keyword: "type", params: { type: "integer" }, schema: schema462.properties.include_archived.type, parentSchema: schema462.properties.include_archived, data: data0 };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 1 || isNaN(data0)) {
        const err2 = { instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, schema: 1, parentSchema: schema462.properties.include_archived, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        const err3 = { instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, schema: 0, parentSchema: schema462.properties.include_archived, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!formats22.validate(data0)) {
        const err4 = { instancePath: instancePath + "/include_archived", schemaPath: "#/properties/include_archived/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema462.properties.include_archived, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    let data1 = data.page;
    if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
      const err5 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, schema: schema462.properties.page.type, parentSchema: schema462.properties.page, data: data1 };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 < 1 || isNaN(data1)) {
        const err6 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema462.properties.page, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!formats22.validate(data1)) {
        const err7 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema462.properties.page, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    let data2 = data.per_page;
    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
      const err8 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, schema: schema462.properties.per_page.type, parentSchema: schema462.properties.per_page, data: data2 };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 100 || isNaN(data2)) {
        const err9 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema462.properties.per_page, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        const err10 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema462.properties.per_page, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!formats22.validate(data2)) {
        const err11 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema462.properties.per_page, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema462.type, parentSchema: schema462, data };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
validate352.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema162 = validate362;
var schema472 = { "type": "object", "required": ["name", "scope"], "properties": { "icon": { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 }, "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 }, "description": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 }, "scope": { "type": "string", "enum": ["open", "private"] }, "groups": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" }, "maxItems": 100 }, "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema472.required, parentSchema: schema472, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scope === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, schema: schema472.required, parentSchema: schema472, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "icon" || key0 === "name" || key0 === "description" || key0 === "scope" || key0 === "groups" || key0 === "users")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema472, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      let data0 = data.icon;
      if (typeof data0 === "string") {
        if (func12(data0) > 15e5) {
          const err3 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema472.properties.icon, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.icon.type, parentSchema: schema472.properties.icon, data: data0 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func12(data1) > 30) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema472.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func12(data1) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema472.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!pattern82.test(data1)) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema472.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.name.type, parentSchema: schema472.properties.name, data: data1 };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func12(data2) > 200) {
          const err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema472.properties.description, data: data2 };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern82.test(data2)) {
          const err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema472.properties.description, data: data2 };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.description.type, parentSchema: schema472.properties.description, data: data2 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data3 = data.scope;
      if (typeof data3 !== "string") {
        const err12 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.scope.type, parentSchema: schema472.properties.scope, data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data3 === "open" || data3 === "private")) {
        const err13 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema472.properties.scope.enum }, schema: schema472.properties.scope.enum, parentSchema: schema472.properties.scope, data: data3 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data4 = data.groups;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          const err14 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 100 }, schema: 100, parentSchema: schema472.properties.groups, data: data4 };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (func12(data5) > 100) {
              const err15 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema472.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (func12(data5) < 1) {
              const err16 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema472.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (!pattern52.test(data5)) {
              const err17 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema472.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.groups.items.type, parentSchema: schema472.properties.groups.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, schema: schema472.properties.groups.type, parentSchema: schema472.properties.groups, data: data4 };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.users !== void 0) {
      let data6 = data.users;
      if (Array.isArray(data6)) {
        if (data6.length > 500) {
          const err20 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema472.properties.users, data: data6 };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (typeof data7 === "string") {
            if (func12(data7) > 64) {
              const err21 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema472.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (func12(data7) < 1) {
              const err22 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema472.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!pattern82.test(data7)) {
              const err23 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema472.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema472.properties.users.items.type, parentSchema: schema472.properties.users.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema472.properties.users.type, parentSchema: schema472.properties.users, data: data6 };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema472.type, parentSchema: schema472, data };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate362.errors = vErrors;
  return errors === 0;
}
validate362.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema172 = validate372;
var schema482 = { "type": "object", "properties": { "note_code": { "type": "string" } }, "required": ["note_code"], "additionalProperties": false };
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate372.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.note_code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note_code" }, schema: schema482.required, parentSchema: schema482, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "note_code")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema482, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.note_code !== void 0) {
      let data0 = data.note_code;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/note_code", schemaPath: "#/properties/note_code/type", keyword: "type", params: { type: "string" }, schema: schema482.properties.note_code.type, parentSchema: schema482.properties.note_code, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema482.type, parentSchema: schema482, data };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate372.errors = vErrors;
  return errors === 0;
}
validate372.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema182 = validate382;
var schema492 = { "type": "object", "properties": { "icon": { "type": "string", "contentEncoding": "base64", "maxLength": 15e5 }, "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 30 }, "description": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 200 }, "scope": { "type": "string", "enum": ["open", "private"] }, "groups": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" }, "maxItems": 100 }, "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate382.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "icon" || key0 === "name" || key0 === "description" || key0 === "scope" || key0 === "groups" || key0 === "users")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema492, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      let data0 = data.icon;
      if (typeof data0 === "string") {
        if (func12(data0) > 15e5) {
          const err1 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/maxLength", keyword: "maxLength", params: { limit: 15e5 }, schema: 15e5, parentSchema: schema492.properties.icon, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.icon.type, parentSchema: schema492.properties.icon, data: data0 };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func12(data1) > 30) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 }, schema: 30, parentSchema: schema492.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func12(data1) < 1) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema492.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern82.test(data1)) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema492.properties.name, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.name.type, parentSchema: schema492.properties.name, data: data1 };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func12(data2) > 200) {
          const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 200 }, schema: 200, parentSchema: schema492.properties.description, data: data2 };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern82.test(data2)) {
          const err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema492.properties.description, data: data2 };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.description.type, parentSchema: schema492.properties.description, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data3 = data.scope;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.scope.type, parentSchema: schema492.properties.scope, data: data3 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "open" || data3 === "private")) {
        const err11 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema492.properties.scope.enum }, schema: schema492.properties.scope.enum, parentSchema: schema492.properties.scope, data: data3 };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data4 = data.groups;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          const err12 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 100 }, schema: 100, parentSchema: schema492.properties.groups, data: data4 };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 === "string") {
            if (func12(data5) > 100) {
              const err13 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema492.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func12(data5) < 1) {
              const err14 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema492.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (!pattern52.test(data5)) {
              const err15 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema492.properties.groups.items, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/groups/" + i0, schemaPath: "#/properties/groups/items/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.groups.items.type, parentSchema: schema492.properties.groups.items, data: data5 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" }, schema: schema492.properties.groups.type, parentSchema: schema492.properties.groups, data: data4 };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.users !== void 0) {
      let data6 = data.users;
      if (Array.isArray(data6)) {
        if (data6.length > 500) {
          const err18 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema492.properties.users, data: data6 };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (typeof data7 === "string") {
            if (func12(data7) > 64) {
              const err19 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema492.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (func12(data7) < 1) {
              const err20 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema492.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (!pattern82.test(data7)) {
              const err21 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema492.properties.users.items, data: data7 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/users/" + i1, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema492.properties.users.items.type, parentSchema: schema492.properties.users.items, data: data7 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema492.properties.users.type, parentSchema: schema492.properties.users, data: data6 };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema492.type, parentSchema: schema492, data };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
validate382.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema192 = validate392;
var schema502 = { "type": ["object", "null"], "properties": {}, "additionalProperties": false };
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate392.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema502.type }, schema: schema502.type, parentSchema: schema502, data };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema502, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
validate392.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema202 = validate402;
var schema512 = { "type": "object", "properties": { "name": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "maxLength": 20 }, "user_code": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "page": { "type": "integer", "format": "int32", "minimum": 1, "default": 1 }, "per_page": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 20 } }, "additionalProperties": false };
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate402.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.page === void 0) {
      data.page = 1;
    }
    if (data.per_page === void 0) {
      data.per_page = 20;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "user_code" || key0 === "page" || key0 === "per_page")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema512, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func12(data0) > 20) {
          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 20 }, schema: 20, parentSchema: schema512.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern82.test(data0)) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema512.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema512.properties.name.type, parentSchema: schema512.properties.name, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.user_code !== void 0) {
      let data1 = data.user_code;
      if (typeof data1 === "string") {
        if (func12(data1) > 64) {
          const err4 = { instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema512.properties.user_code, data: data1 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func12(data1) < 1) {
          const err5 = { instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema512.properties.user_code, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern82.test(data1)) {
          const err6 = { instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema512.properties.user_code, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/user_code", schemaPath: "#/properties/user_code/type", keyword: "type", params: { type: "string" }, schema: schema512.properties.user_code.type, parentSchema: schema512.properties.user_code, data: data1 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    let data2 = data.page;
    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
      const err8 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "integer" }, schema: schema512.properties.page.type, parentSchema: schema512.properties.page, data: data2 };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 < 1 || isNaN(data2)) {
        const err9 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema512.properties.page, data: data2 };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!formats22.validate(data2)) {
        const err10 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema512.properties.page, data: data2 };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    let data3 = data.per_page;
    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
      const err11 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, schema: schema512.properties.per_page.type, parentSchema: schema512.properties.per_page, data: data3 };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 100 || isNaN(data3)) {
        const err12 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, schema: 100, parentSchema: schema512.properties.per_page, data: data3 };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data3 < 1 || isNaN(data3)) {
        const err13 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema512.properties.per_page, data: data3 };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!formats22.validate(data3)) {
        const err14 = { instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema512.properties.per_page, data: data3 };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema512.type, parentSchema: schema512, data };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate402.errors = vErrors;
  return errors === 0;
}
validate402.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema212 = validate412;
var schema522 = { "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" } }, "additionalProperties": false };
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate412.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, schema: schema522.required, parentSchema: schema522, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema522, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func12(data0) > 100) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema522.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func12(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema522.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern52.test(data0)) {
          const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema522.properties.name, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema522.properties.name.type, parentSchema: schema522.properties.name, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema522.type, parentSchema: schema522, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate412.errors = vErrors;
  return errors === 0;
}
validate412.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema222 = validate422;
var schema532 = { "type": "object", "properties": { "group_name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", "x-pattern-message": "must not be . or .., or contain NUL" } }, "required": ["group_name"], "additionalProperties": false };
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate422.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group_name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group_name" }, schema: schema532.required, parentSchema: schema532, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "group_name")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema532, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.group_name !== void 0) {
      let data0 = data.group_name;
      if (typeof data0 === "string") {
        if (func12(data0) > 100) {
          const err2 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema532.properties.group_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func12(data0) < 1) {
          const err3 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema532.properties.group_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern52.test(data0)) {
          const err4 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/pattern", keyword: "pattern", params: { pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$" }, schema: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$", parentSchema: schema532.properties.group_name, data: data0 };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/group_name", schemaPath: "#/properties/group_name/type", keyword: "type", params: { type: "string" }, schema: schema532.properties.group_name.type, parentSchema: schema532.properties.group_name, data: data0 };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema532.type, parentSchema: schema532, data };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
validate422.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema232 = validate432;
var schema542 = { "type": "object", "required": ["users"], "properties": { "users": { "type": "array", "items": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 64 }, "maxItems": 500 } }, "additionalProperties": false };
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate432.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.users === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "users" }, schema: schema542.required, parentSchema: schema542, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "users")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema542, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.users !== void 0) {
      let data0 = data.users;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          const err2 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 500 }, schema: 500, parentSchema: schema542.properties.users, data: data0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func12(data1) > 64) {
              const err3 = { instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/maxLength", keyword: "maxLength", params: { limit: 64 }, schema: 64, parentSchema: schema542.properties.users.items, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (func12(data1) < 1) {
              const err4 = { instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema542.properties.users.items, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern82.test(data1)) {
              const err5 = { instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema542.properties.users.items, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/users/" + i0, schemaPath: "#/properties/users/items/type", keyword: "type", params: { type: "string" }, schema: schema542.properties.users.items.type, parentSchema: schema542.properties.users.items, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, schema: schema542.properties.users.type, parentSchema: schema542.properties.users, data: data0 };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema542.type, parentSchema: schema542, data };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate432.errors = vErrors;
  return errors === 0;
}
validate432.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema242 = validate442;
var schema552 = { "type": "object", "oneOf": [{ "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_a"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "room_id", "api_token"], "properties": { "name": { "type": "string", "enum": ["chat_b"] }, "room_id": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$", "x-pattern-message": "must consist of letters, digits, _ and -" }, "api_token": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[\\x21-\\x7e]+$", "x-pattern-message": "must consist of ASCII letters, digits and punctuation, without spaces" } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_c"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["chat_d"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 } }, "additionalProperties": false }, { "type": "object", "required": ["name", "webhook_url"], "properties": { "name": { "type": "string", "enum": ["webhook"] }, "webhook_url": { "type": "string", "format": "uri", "maxLength": 2e3 }, "secret": { "type": "string", "pattern": "^[^\\x00]*$", "x-pattern-message": "must not contain NUL", "minLength": 1, "maxLength": 1e3 } }, "additionalProperties": false }], "discriminator": { "propertyName": "name" } };
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate442.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.name;
    if (typeof tag0 == "string") {
      if (tag0 === "chat_a") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.name === void 0) {
            const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "name" }, schema: schema552.oneOf[0].required, parentSchema: schema552.oneOf[0], data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (data.webhook_url === void 0) {
            const err1 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "webhook_url" }, schema: schema552.oneOf[0].required, parentSchema: schema552.oneOf[0], data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          for (const key0 in data) {
            if (!(key0 === "name" || key0 === "webhook_url")) {
              const err2 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema552.oneOf[0], data };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          if (data.name !== void 0) {
            let data0 = data.name;
            if (typeof data0 !== "string") {
              const err3 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/0/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[0].properties.name.type, parentSchema: schema552.oneOf[0].properties.name, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!(data0 === "chat_a")) {
              const err4 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/0/properties/name/enum", keyword: "enum", params: { allowedValues: schema552.oneOf[0].properties.name.enum }, schema: schema552.oneOf[0].properties.name.enum, parentSchema: schema552.oneOf[0].properties.name, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
          if (data.webhook_url !== void 0) {
            let data1 = data.webhook_url;
            if (typeof data1 === "string") {
              if (func12(data1) > 2e3) {
                const err5 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema552.oneOf[0].properties.webhook_url, data: data1 };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (!formats02(data1)) {
                const err6 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema552.oneOf[0].properties.webhook_url, data: data1 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            } else {
              const err7 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/0/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[0].properties.webhook_url.type, parentSchema: schema552.oneOf[0].properties.webhook_url, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, schema: schema552.oneOf[0].type, parentSchema: schema552.oneOf[0], data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        var props0 = true;
      } else if (tag0 === "chat_b") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.name === void 0) {
            const err9 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "name" }, schema: schema552.oneOf[1].required, parentSchema: schema552.oneOf[1], data };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data.room_id === void 0) {
            const err10 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "room_id" }, schema: schema552.oneOf[1].required, parentSchema: schema552.oneOf[1], data };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data.api_token === void 0) {
            const err11 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "api_token" }, schema: schema552.oneOf[1].required, parentSchema: schema552.oneOf[1], data };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          for (const key1 in data) {
            if (!(key1 === "name" || key1 === "room_id" || key1 === "api_token")) {
              const err12 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, schema: false, parentSchema: schema552.oneOf[1], data };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data.name !== void 0) {
            let data2 = data.name;
            if (typeof data2 !== "string") {
              const err13 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/1/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[1].properties.name.type, parentSchema: schema552.oneOf[1].properties.name, data: data2 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!(data2 === "chat_b")) {
              const err14 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/1/properties/name/enum", keyword: "enum", params: { allowedValues: schema552.oneOf[1].properties.name.enum }, schema: schema552.oneOf[1].properties.name.enum, parentSchema: schema552.oneOf[1].properties.name, data: data2 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
          if (data.room_id !== void 0) {
            let data3 = data.room_id;
            if (typeof data3 === "string") {
              if (func12(data3) > 100) {
                const err15 = { instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/maxLength", keyword: "maxLength", params: { limit: 100 }, schema: 100, parentSchema: schema552.oneOf[1].properties.room_id, data: data3 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (func12(data3) < 1) {
                const err16 = { instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema552.oneOf[1].properties.room_id, data: data3 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (!pattern102.test(data3)) {
                const err17 = { instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, schema: "^[A-Za-z0-9_-]+$", parentSchema: schema552.oneOf[1].properties.room_id, data: data3 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            } else {
              const err18 = { instancePath: instancePath + "/room_id", schemaPath: "#/oneOf/1/properties/room_id/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[1].properties.room_id.type, parentSchema: schema552.oneOf[1].properties.room_id, data: data3 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
          if (data.api_token !== void 0) {
            let data4 = data.api_token;
            if (typeof data4 === "string") {
              if (func12(data4) > 1e3) {
                const err19 = { instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema552.oneOf[1].properties.api_token, data: data4 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (func12(data4) < 1) {
                const err20 = { instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema552.oneOf[1].properties.api_token, data: data4 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (!pattern42.test(data4)) {
                const err21 = { instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, schema: "^[\\x21-\\x7e]+$", parentSchema: schema552.oneOf[1].properties.api_token, data: data4 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            } else {
              const err22 = { instancePath: instancePath + "/api_token", schemaPath: "#/oneOf/1/properties/api_token/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[1].properties.api_token.type, parentSchema: schema552.oneOf[1].properties.api_token, data: data4 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        } else {
          const err23 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, schema: schema552.oneOf[1].type, parentSchema: schema552.oneOf[1], data };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "chat_c") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.name === void 0) {
            const err24 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "name" }, schema: schema552.oneOf[2].required, parentSchema: schema552.oneOf[2], data };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (data.webhook_url === void 0) {
            const err25 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "webhook_url" }, schema: schema552.oneOf[2].required, parentSchema: schema552.oneOf[2], data };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          for (const key2 in data) {
            if (!(key2 === "name" || key2 === "webhook_url")) {
              const err26 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, schema: false, parentSchema: schema552.oneOf[2], data };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
          if (data.name !== void 0) {
            let data5 = data.name;
            if (typeof data5 !== "string") {
              const err27 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/2/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[2].properties.name.type, parentSchema: schema552.oneOf[2].properties.name, data: data5 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (!(data5 === "chat_c")) {
              const err28 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/2/properties/name/enum", keyword: "enum", params: { allowedValues: schema552.oneOf[2].properties.name.enum }, schema: schema552.oneOf[2].properties.name.enum, parentSchema: schema552.oneOf[2].properties.name, data: data5 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
          if (data.webhook_url !== void 0) {
            let data6 = data.webhook_url;
            if (typeof data6 === "string") {
              if (func12(data6) > 2e3) {
                const err29 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema552.oneOf[2].properties.webhook_url, data: data6 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (!formats02(data6)) {
                const err30 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema552.oneOf[2].properties.webhook_url, data: data6 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            } else {
              const err31 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/2/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[2].properties.webhook_url.type, parentSchema: schema552.oneOf[2].properties.webhook_url, data: data6 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        } else {
          const err32 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, schema: schema552.oneOf[2].type, parentSchema: schema552.oneOf[2], data };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "chat_d") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.name === void 0) {
            const err33 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "name" }, schema: schema552.oneOf[3].required, parentSchema: schema552.oneOf[3], data };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (data.webhook_url === void 0) {
            const err34 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "webhook_url" }, schema: schema552.oneOf[3].required, parentSchema: schema552.oneOf[3], data };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          for (const key3 in data) {
            if (!(key3 === "name" || key3 === "webhook_url")) {
              const err35 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, schema: false, parentSchema: schema552.oneOf[3], data };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
          if (data.name !== void 0) {
            let data7 = data.name;
            if (typeof data7 !== "string") {
              const err36 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/3/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[3].properties.name.type, parentSchema: schema552.oneOf[3].properties.name, data: data7 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (!(data7 === "chat_d")) {
              const err37 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/3/properties/name/enum", keyword: "enum", params: { allowedValues: schema552.oneOf[3].properties.name.enum }, schema: schema552.oneOf[3].properties.name.enum, parentSchema: schema552.oneOf[3].properties.name, data: data7 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
          if (data.webhook_url !== void 0) {
            let data8 = data.webhook_url;
            if (typeof data8 === "string") {
              if (func12(data8) > 2e3) {
                const err38 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema552.oneOf[3].properties.webhook_url, data: data8 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (!formats02(data8)) {
                const err39 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema552.oneOf[3].properties.webhook_url, data: data8 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            } else {
              const err40 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/3/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[3].properties.webhook_url.type, parentSchema: schema552.oneOf[3].properties.webhook_url, data: data8 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
        } else {
          const err41 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, schema: schema552.oneOf[3].type, parentSchema: schema552.oneOf[3], data };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "webhook") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.name === void 0) {
            const err42 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "name" }, schema: schema552.oneOf[4].required, parentSchema: schema552.oneOf[4], data };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
          if (data.webhook_url === void 0) {
            const err43 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "webhook_url" }, schema: schema552.oneOf[4].required, parentSchema: schema552.oneOf[4], data };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          for (const key4 in data) {
            if (!(key4 === "name" || key4 === "webhook_url" || key4 === "secret")) {
              const err44 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, schema: false, parentSchema: schema552.oneOf[4], data };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
          if (data.name !== void 0) {
            let data9 = data.name;
            if (typeof data9 !== "string") {
              const err45 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/4/properties/name/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[4].properties.name.type, parentSchema: schema552.oneOf[4].properties.name, data: data9 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (!(data9 === "webhook")) {
              const err46 = { instancePath: instancePath + "/name", schemaPath: "#/oneOf/4/properties/name/enum", keyword: "enum", params: { allowedValues: schema552.oneOf[4].properties.name.enum }, schema: schema552.oneOf[4].properties.name.enum, parentSchema: schema552.oneOf[4].properties.name, data: data9 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          }
          if (data.webhook_url !== void 0) {
            let data10 = data.webhook_url;
            if (typeof data10 === "string") {
              if (func12(data10) > 2e3) {
                const err47 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/maxLength", keyword: "maxLength", params: { limit: 2e3 }, schema: 2e3, parentSchema: schema552.oneOf[4].properties.webhook_url, data: data10 };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
              if (!formats02(data10)) {
                const err48 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/format", keyword: "format", params: { format: "uri" }, schema: "uri", parentSchema: schema552.oneOf[4].properties.webhook_url, data: data10 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            } else {
              const err49 = { instancePath: instancePath + "/webhook_url", schemaPath: "#/oneOf/4/properties/webhook_url/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[4].properties.webhook_url.type, parentSchema: schema552.oneOf[4].properties.webhook_url, data: data10 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
          }
          if (data.secret !== void 0) {
            let data11 = data.secret;
            if (typeof data11 === "string") {
              if (func12(data11) > 1e3) {
                const err50 = { instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/maxLength", keyword: "maxLength", params: { limit: 1e3 }, schema: 1e3, parentSchema: schema552.oneOf[4].properties.secret, data: data11 };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
              if (func12(data11) < 1) {
                const err51 = { instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/minLength", keyword: "minLength", params: { limit: 1 }, schema: 1, parentSchema: schema552.oneOf[4].properties.secret, data: data11 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
              if (!pattern82.test(data11)) {
                const err52 = { instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/pattern", keyword: "pattern", params: { pattern: "^[^\\x00]*$" }, schema: "^[^\\x00]*$", parentSchema: schema552.oneOf[4].properties.secret, data: data11 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            } else {
              const err53 = { instancePath: instancePath + "/secret", schemaPath: "#/oneOf/4/properties/secret/type", keyword: "type", params: { type: "string" }, schema: schema552.oneOf[4].properties.secret.type, parentSchema: schema552.oneOf[4].properties.secret, data: data11 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
        } else {
          const err54 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, schema: schema552.oneOf[4].type, parentSchema: schema552.oneOf[4], data };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else {
        const err55 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "name", tagValue: tag0 }, schema: schema552.discriminator, parentSchema: schema552, data };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    } else {
      const err56 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "name", tagValue: tag0 }, schema: schema552.discriminator, parentSchema: schema552, data };
      if (vErrors === null) {
        vErrors = [err56];
      } else {
        vErrors.push(err56);
      }
      errors++;
    }
  } else {
    const err57 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema552.type, parentSchema: schema552, data };
    if (vErrors === null) {
      vErrors = [err57];
    } else {
      vErrors.push(err57);
    }
    errors++;
  }
  validate442.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate442.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema252 = validate452;
var schema562 = { "type": "object", "properties": { "note_code": { "type": "string" }, "service_id": { "type": "integer", "format": "int32", "minimum": 1 } }, "required": ["note_code", "service_id"], "additionalProperties": false };
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate452.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.note_code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note_code" }, schema: schema562.required, parentSchema: schema562, data };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.service_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service_id" }, schema: schema562.required, parentSchema: schema562, data };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "note_code" || key0 === "service_id")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, schema: false, parentSchema: schema562, data };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.note_code !== void 0) {
      let data0 = data.note_code;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/note_code", schemaPath: "#/properties/note_code/type", keyword: "type", params: { type: "string" }, schema: schema562.properties.note_code.type, parentSchema: schema562.properties.note_code, data: data0 };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.service_id !== void 0) {
      let data1 = data.service_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/type", keyword: "type", params: { type: "integer" }, schema: schema562.properties.service_id.type, parentSchema: schema562.properties.service_id, data: data1 };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, schema: 1, parentSchema: schema562.properties.service_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats22.validate(data1)) {
          const err6 = { instancePath: instancePath + "/service_id", schemaPath: "#/properties/service_id/format", keyword: "format", params: { format: "int32" }, schema: "int32", parentSchema: schema562.properties.service_id, data: data1 };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, schema: schema562.type, parentSchema: schema562, data };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate452.errors = vErrors;
  return errors === 0;
}
validate452.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// <stdin>
import * as operations from "./operations.js";
var validators = /* @__PURE__ */ new Map([
  [operations.ApiToken, { findFirst: schema0, findEvery: schema02 }],
  [operations.GroupName, { findFirst: schema1, findEvery: schema110 }],
  [operations.Icon, { findFirst: schema2, findEvery: schema26 }],
  [operations.IdempotencyKey, { findFirst: schema3, findEvery: schema310 }],
  [operations.IfMatch, { findFirst: schema4, findEvery: schema410 }],
  [operations.NoteCode, { findFirst: schema5, findEvery: schema57 }],
  [operations.NoteDescription, { findFirst: schema6, findEvery: schema62 }],
  [operations.NoteName, { findFirst: schema7, findEvery: schema72 }],
  [operations.NoteScope, { findFirst: schema8, findEvery: schema82 }],
  [operations.RoomId, { findFirst: schema9, findEvery: schema92 }],
  [operations.TargetUrl, { findFirst: schema10, findEvery: schema102 }],
  [operations.Text, { findFirst: schema11, findEvery: schema112 }],
  [operations.UserCode, { findFirst: schema12, findEvery: schema122 }],
  [operations.WebhookSecret, { findFirst: schema13, findEvery: schema132 }],
  [operations.operations.Notes_list.schema.params, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_list.schema.querystring, { findFirst: schema15, findEvery: schema152 }],
  [operations.operations.Notes_create.schema.params, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_create.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_create.schema.body, { findFirst: schema16, findEvery: schema162 }],
  [operations.operations.Notes_get.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Notes_get.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_update.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Notes_update.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_update.schema.body, { findFirst: schema18, findEvery: schema182 }],
  [operations.operations.Notes_delete.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Notes_delete.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_delete.schema.body, { findFirst: schema19, findEvery: schema192 }],
  [operations.operations.Notes_archive.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Notes_archive.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_archive.schema.body, { findFirst: schema19, findEvery: schema192 }],
  [operations.operations.Notes_restore.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Notes_restore.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Notes_restore.schema.body, { findFirst: schema19, findEvery: schema192 }],
  [operations.operations.Groups_search.schema.params, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_search.schema.querystring, { findFirst: schema20, findEvery: schema202 }],
  [operations.operations.Groups_create.schema.params, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_create.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_create.schema.body, { findFirst: schema21, findEvery: schema212 }],
  [operations.operations.Groups_get.schema.params, { findFirst: schema22, findEvery: schema222 }],
  [operations.operations.Groups_get.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_delete.schema.params, { findFirst: schema22, findEvery: schema222 }],
  [operations.operations.Groups_delete.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_delete.schema.body, { findFirst: schema19, findEvery: schema192 }],
  [operations.operations.Groups_addUsers.schema.params, { findFirst: schema22, findEvery: schema222 }],
  [operations.operations.Groups_addUsers.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_addUsers.schema.body, { findFirst: schema23, findEvery: schema232 }],
  [operations.operations.Groups_removeUsers.schema.params, { findFirst: schema22, findEvery: schema222 }],
  [operations.operations.Groups_removeUsers.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Groups_removeUsers.schema.body, { findFirst: schema23, findEvery: schema232 }],
  [operations.operations.Services_list.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Services_list.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Services_add.schema.params, { findFirst: schema17, findEvery: schema172 }],
  [operations.operations.Services_add.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Services_add.schema.body, { findFirst: schema24, findEvery: schema242 }],
  [operations.operations.Services_delete.schema.params, { findFirst: schema25, findEvery: schema252 }],
  [operations.operations.Services_delete.schema.querystring, { findFirst: schema14, findEvery: schema142 }],
  [operations.operations.Services_delete.schema.body, { findFirst: schema19, findEvery: schema192 }]
]);
export {
  validators
};
