// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

var v0 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate21.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var v1 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate22.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var v2 = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate23.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var v3 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate24.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var v4 = validate25;
var pattern0 = new RegExp("^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate27.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate25.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate25.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate27(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var v5 = validate29;
var pattern1 = new RegExp("^(0x)?[0-9a-fA-F]{0,64}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate30.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
        return false;
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var pattern2 = new RegExp("^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$", "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate34.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$" }, message: 'must match pattern "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$"' }];
        return false;
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var schema20 = { "anyOf": [{ "type": "boolean" }, { "enum": ["true", "True", "TRUE", "false", "False", "FALSE", 1, 0] }] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "true" || data === "True" || data === "TRUE" || data === "false" || data === "False" || data === "FALSE" || data === 1 || data === 0)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate38.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate38(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate37.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.onlyTopCall !== void 0) {
        const _errs3 = errors;
        if (!validate37(data.onlyTopCall, { instancePath: instancePath + "/onlyTopCall", parentData: data, parentDataProperty: "onlyTopCall", rootData })) {
          vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.withLog !== void 0) {
          const _errs4 = errors;
          if (!validate37(data.withLog, { instancePath: instancePath + "/withLog", parentData: data, parentDataProperty: "withLog", rootData })) {
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.diffMode !== void 0) {
            const _errs5 = errors;
            if (!validate37(data.diffMode, { instancePath: instancePath + "/diffMode", parentData: data, parentDataProperty: "diffMode", rootData })) {
              vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.disableCode !== void 0) {
              const _errs6 = errors;
              if (!validate37(data.disableCode, { instancePath: instancePath + "/disableCode", parentData: data, parentDataProperty: "disableCode", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.disableStorage !== void 0) {
                const _errs7 = errors;
                if (!validate37(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate36.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 0 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate51.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validate34(data.tracer, { instancePath: instancePath + "/tracer", parentData: data, parentDataProperty: "tracer", rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validate36(data.tracerConfig, { instancePath: instancePath + "/tracerConfig", parentData: data, parentDataProperty: "tracerConfig", rootData })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validate37(data.disableMemory, { instancePath: instancePath + "/disableMemory", parentData: data, parentDataProperty: "disableMemory", rootData })) {
              vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validate37(data.disableStack, { instancePath: instancePath + "/disableStack", parentData: data, parentDataProperty: "disableStack", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validate37(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validate37(data.enableMemory, { instancePath: instancePath + "/enableMemory", parentData: data, parentDataProperty: "enableMemory", rootData })) {
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validate37(data.enableReturnData, { instancePath: instancePath + "/enableReturnData", parentData: data, parentDataProperty: "enableReturnData", rootData })) {
                      vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validate51(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
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
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (errors === _errs4) {
        if (!Array.isArray(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (data !== null) {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate32.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate29.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate29.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate30(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate32(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var v6 = validate55;
var schema25 = { "anyOf": [{ "type": "string", "enum": ["earliest", "finalized", "latest", "pending", "safe"] }, { "type": "string", "pattern": "^0x[0-9a-fA-F]{1,64}$" }] };
var pattern3 = new RegExp("^0x[0-9a-fA-F]{1,64}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate58.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var pattern4 = new RegExp("^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate61.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
var pattern5 = new RegExp("^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate63.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var pattern6 = new RegExp("^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.blockHash === void 0 && (missing0 = "blockHash")) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.blockNumber === void 0 && (missing1 = "blockNumber")) {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate60.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.blockHash !== void 0) {
        const _errs4 = errors;
        if (!validate61(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
          vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs4 === errors;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.blockNumber !== void 0) {
          let data1 = data.blockNumber;
          const _errs5 = errors;
          const _errs6 = errors;
          const _errs7 = errors;
          if ("0x" !== data1) {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          var valid2 = _errs7 === errors;
          if (valid2) {
            validate60.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/not", keyword: "not", params: {}, message: "must NOT be valid" }];
            return false;
          } else {
            errors = _errs6;
            if (vErrors !== null) {
              if (_errs6) {
                vErrors.length = _errs6;
              } else {
                vErrors = null;
              }
            }
            const _errs8 = errors;
            let valid3 = false;
            const _errs9 = errors;
            if (!validate63(data1, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
              vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs9 === errors;
            valid3 = valid3 || _valid1;
            if (!valid3) {
              const err4 = { instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              validate60.errors = vErrors;
              return false;
            } else {
              errors = _errs8;
              if (vErrors !== null) {
                if (_errs8) {
                  vErrors.length = _errs8;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          var valid1 = _errs5 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.requireCanonical !== void 0) {
            let data2 = data.requireCanonical;
            const _errs10 = errors;
            const _errs11 = errors;
            let valid4 = false;
            const _errs12 = errors;
            if (typeof data2 !== "boolean") {
              const err5 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            var _valid2 = _errs12 === errors;
            valid4 = valid4 || _valid2;
            if (!valid4) {
              const _errs14 = errors;
              if (errors === _errs14) {
                if (typeof data2 === "string") {
                  if (!pattern6.test(data2)) {
                    const err6 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$" }, message: 'must match pattern "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"' };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                } else {
                  const err7 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
              var _valid2 = _errs14 === errors;
              valid4 = valid4 || _valid2;
            }
            if (!valid4) {
              const err8 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
              validate60.errors = vErrors;
              return false;
            } else {
              errors = _errs11;
              if (vErrors !== null) {
                if (_errs11) {
                  vErrors.length = _errs11;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid1 = _errs10 === errors;
          } else {
            var valid1 = true;
          }
        }
      }
    } else {
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate57.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate56.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (errors === _errs4) {
        if (!Array.isArray(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (data !== null) {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate68.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate55.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate55.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate56(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate68(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var v7 = validate71;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate74.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate74(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate73.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var schema34 = { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/NumberInput" }, { "enum": ["", null] }] };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!(data === "" || data === null)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate78.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var pattern8 = new RegExp("^(0x)?[0-9a-fA-F]*$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate84.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate83.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^[0-9]{1,66}$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern9.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate91.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate106.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate109.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate109.errors = vErrors;
  return errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (data.length > 262146) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 262146 }, message: "must NOT have more than 262146 characters" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (!pattern8.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate112.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var pattern12 = new RegExp("^(0x)?[0-9a-fA-F]{1,64}$", "u");
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate116.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
        return false;
      }
    } else {
      validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 1024) {
        validate115.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1024 }, message: "must NOT have more than 1024 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern12.test(key0)) {
              const err0 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"', propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            validate115.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate116(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate115.errors = vErrors;
  return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate115(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate114.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "state" || key0 === "stateDiff" || key0 === "movePrecompileToAddress")) {
          validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validate106(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.nonce !== void 0) {
            const _errs3 = errors;
            if (!validate109(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
              vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs4 = errors;
              if (!validate112(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.state !== void 0) {
                const _errs5 = errors;
                if (!validate114(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData })) {
                  vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stateDiff !== void 0) {
                  const _errs6 = errors;
                  if (!validate114(data.stateDiff, { instancePath: instancePath + "/stateDiff", parentData: data, parentDataProperty: "stateDiff", rootData })) {
                    vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.movePrecompileToAddress !== void 0) {
                    const _errs7 = errors;
                    if (!validate73(data.movePrecompileToAddress, { instancePath: instancePath + "/movePrecompileToAddress", parentData: data, parentDataProperty: "movePrecompileToAddress", rootData })) {
                      vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
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
      validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validate104.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern0.test(key0)) {
              const err0 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"', propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            validate104.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate105(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate104(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate103.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "number" || key0 === "time" || key0 === "gasLimit" || key0 === "feeRecipient" || key0 === "coinbase" || key0 === "prevRandao" || key0 === "difficulty" || key0 === "baseFeePerGas")) {
          validate126.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.number !== void 0) {
          const _errs2 = errors;
          if (!validate78(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.time !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.feeRecipient !== void 0) {
                const _errs5 = errors;
                if (!validate73(data.feeRecipient, { instancePath: instancePath + "/feeRecipient", parentData: data, parentDataProperty: "feeRecipient", rootData })) {
                  vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.coinbase !== void 0) {
                  const _errs6 = errors;
                  if (!validate73(data.coinbase, { instancePath: instancePath + "/coinbase", parentData: data, parentDataProperty: "coinbase", rootData })) {
                    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.prevRandao !== void 0) {
                    const _errs7 = errors;
                    if (!validate78(data.prevRandao, { instancePath: instancePath + "/prevRandao", parentData: data, parentDataProperty: "prevRandao", rootData })) {
                      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.difficulty !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.baseFeePerGas !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.baseFeePerGas, { instancePath: instancePath + "/baseFeePerGas", parentData: data, parentDataProperty: "baseFeePerGas", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate125.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validate34(data.tracer, { instancePath: instancePath + "/tracer", parentData: data, parentDataProperty: "tracer", rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validate36(data.tracerConfig, { instancePath: instancePath + "/tracerConfig", parentData: data, parentDataProperty: "tracerConfig", rootData })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validate37(data.disableMemory, { instancePath: instancePath + "/disableMemory", parentData: data, parentDataProperty: "disableMemory", rootData })) {
              vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validate37(data.disableStack, { instancePath: instancePath + "/disableStack", parentData: data, parentDataProperty: "disableStack", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validate37(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validate37(data.enableMemory, { instancePath: instancePath + "/enableMemory", parentData: data, parentDataProperty: "enableMemory", rootData })) {
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validate37(data.enableReturnData, { instancePath: instancePath + "/enableReturnData", parentData: data, parentDataProperty: "enableReturnData", rootData })) {
                      vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validate51(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.stateOverrides !== void 0) {
                        const _errs9 = errors;
                        if (!validate103(data.stateOverrides, { instancePath: instancePath + "/stateOverrides", parentData: data, parentDataProperty: "stateOverrides", rootData })) {
                          vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.blockOverrides !== void 0) {
                          const _errs10 = errors;
                          if (!validate125(data.blockOverrides, { instancePath: instancePath + "/blockOverrides", parentData: data, parentDataProperty: "blockOverrides", rootData })) {
                            vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
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
        }
      }
    } else {
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate71.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate71.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate72(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = false;
              const _errs4 = errors;
              if (!validate91(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate71.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) {
                    vErrors.length = _errs3;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs7 = errors;
                const _errs8 = errors;
                let valid2 = false;
                const _errs9 = errors;
                if (!validate94(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs9 === errors;
                valid2 = valid2 || _valid1;
                if (!valid2) {
                  const _errs10 = errors;
                  if (data2 !== null) {
                    const err2 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                  var _valid1 = _errs10 === errors;
                  valid2 = valid2 || _valid1;
                }
                if (!valid2) {
                  const err3 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate71.errors = vErrors;
                  return false;
                } else {
                  errors = _errs8;
                  if (vErrors !== null) {
                    if (_errs8) {
                      vErrors.length = _errs8;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              }
            }
          }
        }
      }
    } else {
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
var v8 = validate138;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate139.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
        return false;
      }
    } else {
      validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (errors === _errs4) {
        if (!Array.isArray(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (data !== null) {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate141.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate141.errors = vErrors;
  return errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate138.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate138.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate139(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate141(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate138.errors = vErrors;
  return errors === 0;
}
var v9 = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate144.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var v10 = validate145;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate145.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate145.errors = vErrors;
  return errors === 0;
}
var v11 = validate146;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate146.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate146.errors = vErrors;
  return errors === 0;
}
var v12 = validate147;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate147.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate147.errors = vErrors;
  return errors === 0;
}
var v13 = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate148.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
var v14 = validate149;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate150.errors = vErrors;
  return errors === 0;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern9.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate161.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate104(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate164.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate164.errors = vErrors;
  return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate167.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate149.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate149.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate150(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate161(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate164(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validate167(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validate149.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate149.errors = vErrors;
  return errors === 0;
}
var v15 = validate170;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate170.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
var v16 = validate171;
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate171.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var v17 = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate172.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var v18 = validate173;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate173.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
var v19 = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate174.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var v20 = validate175;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate176.errors = vErrors;
  return errors === 0;
}
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern9.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate187.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate104(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate190.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate175.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate175.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate176(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = false;
              const _errs4 = errors;
              if (!validate187(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate175.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) {
                    vErrors.length = _errs3;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs7 = errors;
                if (!validate190(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              }
            }
          }
        }
      }
    } else {
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var v21 = validate193;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate194.errors = vErrors;
  return errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern9.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate205.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate205.errors = vErrors;
  return errors === 0;
}
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate104(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate208.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate208.errors = vErrors;
  return errors === 0;
}
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate211.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate211.errors = vErrors;
  return errors === 0;
}
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate193.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate193.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate194(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = false;
              const _errs4 = errors;
              if (!validate205(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate193.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) {
                    vErrors.length = _errs3;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs7 = errors;
                if (!validate208(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs8 = errors;
                  if (!validate211(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var v22 = validate214;
var pattern18 = new RegExp("^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$", "u");
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (data.length > 66) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (!pattern18.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$" }, message: 'must match pattern "^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err4 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        } else {
          if (data < 1 || isNaN(data)) {
            const err5 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
    validate215.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate215.errors = vErrors;
  return errors === 0;
}
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate217.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        var valid1 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs3 = errors;
          if (errors === _errs3) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            } else {
              const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/0/items/type", keyword: "type", params: { type: "number" }, message: "must be number" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          var valid1 = _errs3 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs5 = errors;
    if (data !== null) {
      const err5 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
    validate221.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate221.errors = vErrors;
  return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate214.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate214.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate215(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate217(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate221(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate214.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate214.errors = vErrors;
  return errors === 0;
}
var v23 = validate223;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (!Array.isArray(data)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate237.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate237.errors = vErrors;
  return errors === 0;
}
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.type !== void 0) {
                          const _errs10 = errors;
                          if (!validate78(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.maxFeePerGas !== void 0) {
                            const _errs11 = errors;
                            if (!validate78(data.maxFeePerGas, { instancePath: instancePath + "/maxFeePerGas", parentData: data, parentDataProperty: "maxFeePerGas", rootData })) {
                              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.maxPriorityFeePerGas !== void 0) {
                              const _errs12 = errors;
                              if (!validate78(data.maxPriorityFeePerGas, { instancePath: instancePath + "/maxPriorityFeePerGas", parentData: data, parentDataProperty: "maxPriorityFeePerGas", rootData })) {
                                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.accessList !== void 0) {
                                const _errs13 = errors;
                                if (!validate237(data.accessList, { instancePath: instancePath + "/accessList", parentData: data, parentDataProperty: "accessList", rootData })) {
                                  vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.blobVersionedHashes !== void 0) {
                                  const _errs14 = errors;
                                  if (!validate237(data.blobVersionedHashes, { instancePath: instancePath + "/blobVersionedHashes", parentData: data, parentDataProperty: "blobVersionedHashes", rootData })) {
                                    vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs14 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.authorizationList !== void 0) {
                                    const _errs15 = errors;
                                    if (!validate237(data.authorizationList, { instancePath: instancePath + "/authorizationList", parentData: data, parentDataProperty: "authorizationList", rootData })) {
                                      vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs15 === errors;
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
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate224.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate224.errors = vErrors;
  return errors === 0;
}
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate223.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate223.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate224(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate223.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate223.errors = vErrors;
  return errors === 0;
}
var v24 = validate242;
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate242.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate242.errors = vErrors;
  return errors === 0;
}
var v25 = validate243;
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate244.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate244.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate244.errors = vErrors;
  return errors === 0;
}
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate246.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate246.errors = vErrors;
  return errors === 0;
}
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate243.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate243.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate244(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate246(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate243.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate243.errors = vErrors;
  return errors === 0;
}
var v26 = validate250;
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate251.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate251.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate251.errors = vErrors;
  return errors === 0;
}
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate253.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate250.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate250.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate251(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate253(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate250.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate250.errors = vErrors;
  return errors === 0;
}
var v27 = validate257;
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate258.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate258.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate258.errors = vErrors;
  return errors === 0;
}
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "true" || data === "True" || data === "TRUE" || data === "false" || data === "False" || data === "FALSE" || data === 1 || data === 0)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate260.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate260.errors = vErrors;
  return errors === 0;
}
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate257.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate257.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate258(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate260(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate257.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate257.errors = vErrors;
  return errors === 0;
}
var v28 = validate262;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate263.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate263.errors = vErrors;
  return errors === 0;
}
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "true" || data === "True" || data === "TRUE" || data === "false" || data === "False" || data === "FALSE" || data === 1 || data === 0)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate265.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate265.errors = vErrors;
  return errors === 0;
}
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate262.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate262.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate263(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate265(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate262.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate262.errors = vErrors;
  return errors === 0;
}
var v29 = validate267;
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate268.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate268.errors = vErrors;
  return errors === 0;
}
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate267.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate267.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate268(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate267.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate267.errors = vErrors;
  return errors === 0;
}
var v30 = validate272;
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate273.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate273.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate273.errors = vErrors;
  return errors === 0;
}
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate272.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate272.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate273(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate272.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate272.errors = vErrors;
  return errors === 0;
}
var v31 = validate275;
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate276.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate276.errors = vErrors;
  return errors === 0;
}
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate275.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate275.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate276(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate275.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate275.errors = vErrors;
  return errors === 0;
}
var v32 = validate278;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate279.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate278.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate278.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate279(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate278.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate278.errors = vErrors;
  return errors === 0;
}
var v33 = validate281;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate282.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate282.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate282.errors = vErrors;
  return errors === 0;
}
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate284.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate284.errors = vErrors;
  return errors === 0;
}
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate281.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate281.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate282(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate284(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate281.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var v34 = validate288;
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate288.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate288.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate288.errors = vErrors;
  return errors === 0;
}
var v35 = validate289;
var pattern27 = new RegExp("^(0x)?[0-9a-fA-F]{1,80}$", "u");
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern27.test(data)) {
        validate290.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,80}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,80}$"' }];
        return false;
      }
    } else {
      validate290.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate290.errors = vErrors;
  return errors === 0;
}
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate289.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate289.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate290(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate289.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate289.errors = vErrors;
  return errors === 0;
}
var v36 = validate292;
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern27.test(data)) {
        validate293.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,80}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,80}$"' }];
        return false;
      }
    } else {
      validate293.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate293.errors = vErrors;
  return errors === 0;
}
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate292.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate292.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate293(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate292.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate292.errors = vErrors;
  return errors === 0;
}
var v37 = validate295;
var pattern29 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern29.test(data)) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    validate297.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
    const _errs3 = errors;
    let valid1 = false;
    const _errs4 = errors;
    if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
      validate297.errors = vErrors;
      return false;
    } else {
      errors = _errs3;
      if (vErrors !== null) {
        if (_errs3) {
          vErrors.length = _errs3;
        } else {
          vErrors = null;
        }
      }
    }
  }
  validate297.errors = vErrors;
  return errors === 0;
}
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate74(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 1e3) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs4 = errors;
            if (!validate74(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs4 === errors;
            if (!valid1) {
              break;
            }
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (data !== null) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate301.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate307.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate307.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate307.errors = vErrors;
  return errors === 0;
}
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate307(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 1e3) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if (!validate307(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs6 === errors;
            valid2 = valid2 || _valid1;
            if (!valid2) {
              const _errs7 = errors;
              if (data0 !== null) {
                const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              var _valid1 = _errs7 === errors;
              valid2 = valid2 || _valid1;
            }
            if (!valid2) {
              const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid1 = _errs4 === errors;
            if (!valid1) {
              break;
            }
          }
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs9 = errors;
      if (data !== null) {
        const err4 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate306.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate306.errors = vErrors;
  return errors === 0;
}
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      if (data.length > 16) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        var valid1 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs3 = errors;
          if (!validate306(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs3 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs4 = errors;
    if (!validate307(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (data !== null) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate305.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate305.errors = vErrors;
  return errors === 0;
}
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.blockHash === void 0 && (missing0 = "blockHash") || data.fromBlock === void 0 && (missing0 = "fromBlock")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.blockHash === void 0 && (missing1 = "blockHash") || data.toBlock === void 0 && (missing1 = "toBlock")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.blockhash === void 0 && (missing2 = "blockhash") || data.fromBlock === void 0 && (missing2 = "fromBlock")) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing3;
          if (data.blockhash === void 0 && (missing3 = "blockhash") || data.toBlock === void 0 && (missing3 = "toBlock")) {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
    }
  }
  if (!valid1) {
    const err4 = {};
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate296.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs8 = errors;
        if (!validate297(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validate297(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validate301(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validate305(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
                vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validate61(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validate61(data.blockhash, { instancePath: instancePath + "/blockhash", parentData: data, parentDataProperty: "blockhash", rootData })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs13 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate296.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate296.errors = vErrors;
  return errors === 0;
}
var pattern31 = new RegExp("^0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)$", "u");
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e4 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern31.test(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)$" }, message: 'must match pattern "^0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (data !== null) {
        const err5 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err6 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
    validate317.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate317.errors = vErrors;
  return errors === 0;
}
var pattern32 = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate319.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
        return false;
      }
    } else {
      validate319.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate319.errors = vErrors;
  return errors === 0;
}
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0) {
        const _errs1 = errors;
        if (!validate317(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
          vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.cursor !== void 0) {
          let data1 = data.cursor;
          const _errs2 = errors;
          const _errs3 = errors;
          let valid1 = false;
          const _errs4 = errors;
          if (!validate319(data1, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
            vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (data1 !== null) {
              const err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
          if (!valid1) {
            const err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            validate316.errors = vErrors;
            return false;
          } else {
            errors = _errs3;
            if (vErrors !== null) {
              if (_errs3) {
                vErrors.length = _errs3;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate316.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate316.errors = vErrors;
  return errors === 0;
}
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate295.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate295.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate296(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate316(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate295.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate295.errors = vErrors;
  return errors === 0;
}
var v38 = validate322;
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate323.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate323.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate323.errors = vErrors;
  return errors === 0;
}
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1024) {
        validate325.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate63(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate325.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate325.errors = vErrors;
  return errors === 0;
}
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if ("pending" !== data) {
    const err0 = {};
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    validate328.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
    const _errs2 = errors;
    let valid1 = false;
    const _errs3 = errors;
    if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
      validate328.errors = vErrors;
      return false;
    } else {
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
    }
  }
  validate328.errors = vErrors;
  return errors === 0;
}
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate322.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate322.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate323(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate325(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                const _errs4 = errors;
                let valid1 = false;
                const _errs5 = errors;
                if (!validate328(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs6 = errors;
                  if (data2 !== null) {
                    const err0 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs6 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate322.errors = vErrors;
                  return false;
                } else {
                  errors = _errs4;
                  if (vErrors !== null) {
                    if (_errs4) {
                      vErrors.length = _errs4;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate322.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate322.errors = vErrors;
  return errors === 0;
}
var v39 = validate331;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate332.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate332.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate332.errors = vErrors;
  return errors === 0;
}
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate334.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate334.errors = vErrors;
  return errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate336.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate331.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate331.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate332(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate334(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate336(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate331.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate331.errors = vErrors;
  return errors === 0;
}
var v40 = validate340;
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate341.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate341.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate341.errors = vErrors;
  return errors === 0;
}
var pattern37 = new RegExp("^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$", "u");
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate343.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern37.test(data)) {
          validate343.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate343.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate343.errors = vErrors;
  return errors === 0;
}
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate340.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate340.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate341(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate343(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate340.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate340.errors = vErrors;
  return errors === 0;
}
var v41 = validate345;
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate346.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate346.errors = vErrors;
  return errors === 0;
}
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate348.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern37.test(data)) {
          validate348.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate348.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate348.errors = vErrors;
  return errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate345.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate345.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate346(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate348(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate345.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate345.errors = vErrors;
  return errors === 0;
}
var v42 = validate350;
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate351.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate351.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate351.errors = vErrors;
  return errors === 0;
}
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate350.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate350.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate351(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate350.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate350.errors = vErrors;
  return errors === 0;
}
var v43 = validate353;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate354.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate354.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate354.errors = vErrors;
  return errors === 0;
}
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate356.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate356.errors = vErrors;
  return errors === 0;
}
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate353.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate353.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate354(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate356(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate353.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate353.errors = vErrors;
  return errors === 0;
}
var v44 = validate360;
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate361.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate361.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate361.errors = vErrors;
  return errors === 0;
}
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate360.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate360.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate361(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate360.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate360.errors = vErrors;
  return errors === 0;
}
var v45 = validate363;
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate364.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate364.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate364.errors = vErrors;
  return errors === 0;
}
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate366.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern37.test(data)) {
          validate366.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate366.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate366.errors = vErrors;
  return errors === 0;
}
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate363.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate363.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate364(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate366(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate363.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate363.errors = vErrors;
  return errors === 0;
}
var v46 = validate368;
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate369.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate369.errors = vErrors;
  return errors === 0;
}
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate371.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern37.test(data)) {
          validate371.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate371.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate371.errors = vErrors;
  return errors === 0;
}
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate368.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate368.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate369(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate371(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate368.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate368.errors = vErrors;
  return errors === 0;
}
var v47 = validate373;
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate374.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate374.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate374.errors = vErrors;
  return errors === 0;
}
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate373.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate373.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate374(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate373.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate373.errors = vErrors;
  return errors === 0;
}
var v48 = validate376;
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate377.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate377.errors = vErrors;
  return errors === 0;
}
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate376.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate376.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate377(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate376.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate376.errors = vErrors;
  return errors === 0;
}
var v49 = validate379;
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate379.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate379.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate379.errors = vErrors;
  return errors === 0;
}
var v50 = validate380;
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate380.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate380.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate380.errors = vErrors;
  return errors === 0;
}
var v51 = validate381;
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate381.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate381.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate381.errors = vErrors;
  return errors === 0;
}
var v52 = validate382;
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate382.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate382.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var v53 = validate383;
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate383.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate383.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate383.errors = vErrors;
  return errors === 0;
}
var v54 = validate384;
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate384.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate384.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate384.errors = vErrors;
  return errors === 0;
}
var v55 = validate385;
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.blockHash === void 0 && (missing0 = "blockHash") || data.fromBlock === void 0 && (missing0 = "fromBlock")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.blockHash === void 0 && (missing1 = "blockHash") || data.toBlock === void 0 && (missing1 = "toBlock")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.blockhash === void 0 && (missing2 = "blockhash") || data.fromBlock === void 0 && (missing2 = "fromBlock")) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing3;
          if (data.blockhash === void 0 && (missing3 = "blockhash") || data.toBlock === void 0 && (missing3 = "toBlock")) {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
    }
  }
  if (!valid1) {
    const err4 = {};
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate386.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs8 = errors;
        if (!validate297(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validate297(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validate301(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validate305(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
                vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validate61(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validate61(data.blockhash, { instancePath: instancePath + "/blockhash", parentData: data, parentDataProperty: "blockhash", rootData })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs13 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate386.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate386.errors = vErrors;
  return errors === 0;
}
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate385.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate385.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate386(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate385.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate385.errors = vErrors;
  return errors === 0;
}
var v56 = validate394;
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate394.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate394.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate394.errors = vErrors;
  return errors === 0;
}
var v57 = validate395;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate395.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate395.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate395.errors = vErrors;
  return errors === 0;
}
var v58 = validate396;
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate396.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate396.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate396.errors = vErrors;
  return errors === 0;
}
var v59 = validate397;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate398.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate398.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate398.errors = vErrors;
  return errors === 0;
}
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate397.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate397.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate398(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate397.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate397.errors = vErrors;
  return errors === 0;
}
var v60 = validate400;
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate401.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate401.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate401.errors = vErrors;
  return errors === 0;
}
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate403.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate403.errors = vErrors;
  return errors === 0;
}
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate400.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate400.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate401(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = false;
              const _errs4 = errors;
              if (!validate403(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate400.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) {
                    vErrors.length = _errs3;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate400.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate400.errors = vErrors;
  return errors === 0;
}
var v61 = validate405;
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasPrice !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.input !== void 0) {
                      const _errs8 = errors;
                      if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.nonce !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.chainId !== void 0) {
                          const _errs10 = errors;
                          if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
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
        }
      }
    } else {
      validate406.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate406.errors = vErrors;
  return errors === 0;
}
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate405.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate405.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate406(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate405.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate405.errors = vErrors;
  return errors === 0;
}
var v62 = validate418;
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate419.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate419.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate419.errors = vErrors;
  return errors === 0;
}
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate421.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate421.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate421.errors = vErrors;
  return errors === 0;
}
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate418.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate418.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate419(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate419.errors : vErrors.concat(validate419.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate421(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate418.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate418.errors = vErrors;
  return errors === 0;
}
var v63 = validate423;
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate424.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate424.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate424.errors = vErrors;
  return errors === 0;
}
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type")) {
        validate429.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate429.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            const _errs3 = errors;
            if (typeof data.type !== "string") {
              validate429.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate429.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate429.errors = vErrors;
  return errors === 0;
}
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (errors === _errs2) {
          if (Array.isArray(data0)) {
            var valid1 = true;
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              const _errs4 = errors;
              if (!validate429(data0[i0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate428.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate428.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate428.errors = vErrors;
  return errors === 0;
}
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate432.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate432.errors = vErrors;
  return errors === 0;
}
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.types === void 0 && (missing0 = "types") || data.primaryType === void 0 && (missing0 = "primaryType") || data.domain === void 0 && (missing0 = "domain") || data.message === void 0 && (missing0 = "message")) {
        validate427.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.types !== void 0) {
          const _errs1 = errors;
          if (!validate428(data.types, { instancePath: instancePath + "/types", parentData: data, parentDataProperty: "types", rootData })) {
            vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.primaryType !== void 0) {
            const _errs2 = errors;
            if (typeof data.primaryType !== "string") {
              validate427.errors = [{ instancePath: instancePath + "/primaryType", schemaPath: "#/properties/primaryType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs4 = errors;
              if (!validate432(data.domain, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData })) {
                vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0) {
                const _errs5 = errors;
                if (!validate432(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
                  vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate427.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate427(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate426.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate426.errors = vErrors;
  return errors === 0;
}
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate423.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate423.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate424(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate426(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate423.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var v64 = validate437;
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      }
    } else {
      validate442.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate442.errors = vErrors;
  return errors === 0;
}
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "blockOverrides" || key0 === "stateOverrides" || key0 === "calls")) {
          validate439.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.blockOverrides !== void 0) {
          const _errs2 = errors;
          if (!validate125(data.blockOverrides, { instancePath: instancePath + "/blockOverrides", parentData: data, parentDataProperty: "blockOverrides", rootData })) {
            vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.stateOverrides !== void 0) {
            const _errs3 = errors;
            if (!validate103(data.stateOverrides, { instancePath: instancePath + "/stateOverrides", parentData: data, parentDataProperty: "stateOverrides", rootData })) {
              vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.calls !== void 0) {
              let data2 = data.calls;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  if (data2.length > 1e3) {
                    const err0 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    var valid2 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs8 = errors;
                      if (!validate442(data2[i0], { instancePath: instancePath + "/calls/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  }
                } else {
                  const err1 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs9 = errors;
                if (data2 !== null) {
                  const err2 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                var _valid0 = _errs9 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err3 = { instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                validate439.errors = vErrors;
                return false;
              } else {
                errors = _errs5;
                if (vErrors !== null) {
                  if (_errs5) {
                    vErrors.length = _errs5;
                  } else {
                    vErrors = null;
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
      validate439.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate439.errors = vErrors;
  return errors === 0;
}
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockStateCalls === void 0 && (missing0 = "blockStateCalls")) {
        validate438.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.blockStateCalls !== void 0) {
          let data0 = data.blockStateCalls;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 256) {
                validate438.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }];
                return false;
              } else {
                if (data0.length < 1) {
                  validate438.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs3 = errors;
                    if (!validate439(data0[i0], { instancePath: instancePath + "/blockStateCalls/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              }
            } else {
              validate438.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.traceTransfers !== void 0) {
            const _errs4 = errors;
            if (!validate37(data.traceTransfers, { instancePath: instancePath + "/traceTransfers", parentData: data, parentDataProperty: "traceTransfers", rootData })) {
              vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.validation !== void 0) {
              const _errs5 = errors;
              if (!validate37(data.validation, { instancePath: instancePath + "/validation", parentData: data, parentDataProperty: "validation", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.returnFullTransactions !== void 0) {
                const _errs6 = errors;
                if (!validate37(data.returnFullTransactions, { instancePath: instancePath + "/returnFullTransactions", parentData: data, parentDataProperty: "returnFullTransactions", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
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
      validate438.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate438.errors = vErrors;
  return errors === 0;
}
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern9.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate458.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate458.errors = vErrors;
  return errors === 0;
}
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate437.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate437.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate438(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = false;
              const _errs4 = errors;
              if (!validate458(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate437.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) {
                    vErrors.length = _errs3;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate437.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate437.errors = vErrors;
  return errors === 0;
}
var v65 = validate461;
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern12.test(data)) {
        validate462.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"' }];
        return false;
      }
    } else {
      validate462.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate462.errors = vErrors;
  return errors === 0;
}
var pattern57 = new RegExp("^(0x)?[0-9a-fA-F]{64}$", "u");
function validate464(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern57.test(data)) {
        validate464.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate464.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate464.errors = vErrors;
  return errors === 0;
}
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate461.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate461.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate462(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate464(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate461.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate461.errors = vErrors;
  return errors === 0;
}
var v66 = validate466;
var pattern58 = new RegExp("^(0x)?[0-9a-fA-F]{16}$", "u");
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern58.test(data)) {
        validate467.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{16}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{16}$"' }];
        return false;
      }
    } else {
      validate467.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern57.test(data)) {
        validate469.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate469.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate469.errors = vErrors;
  return errors === 0;
}
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate466.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate466.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate467(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate469(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate469(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate466.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate466.errors = vErrors;
  return errors === 0;
}
var v67 = validate472;
var schema194 = { "type": "string", "enum": ["logs", "newHeads", "newPendingTransactions", "syncing"] };
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate473.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "logs" || data === "newHeads" || data === "newPendingTransactions" || data === "syncing")) {
    validate473.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema194.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate473.errors = vErrors;
  return errors === 0;
}
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate297(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate478.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate478.errors = vErrors;
  return errors === 0;
}
var pattern60 = new RegExp("^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$", "u");
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern60.test(data)) {
        validate481.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$" }, message: 'must match pattern "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$"' }];
        return false;
      }
    } else {
      validate481.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate481.errors = vErrors;
  return errors === 0;
}
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.cursor === void 0 && (missing0 = "cursor") || data.fromBlock === void 0 && (missing0 = "fromBlock")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate475.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.address !== void 0) {
        const _errs3 = errors;
        if (!validate301(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.topics !== void 0) {
          const _errs4 = errors;
          if (!validate305(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
            vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.fromBlock !== void 0) {
            const _errs5 = errors;
            if (!validate478(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
              vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.cursor !== void 0) {
              const _errs6 = errors;
              if (!validate481(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
                vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      validate475.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate475.errors = vErrors;
  return errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate472.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate472.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate473(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate475(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate472.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate472.errors = vErrors;
  return errors === 0;
}
var v68 = validate484;
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate484.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate484.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate484.errors = vErrors;
  return errors === 0;
}
var v69 = validate485;
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern27.test(data)) {
        validate486.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,80}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,80}$"' }];
        return false;
      }
    } else {
      validate486.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate486.errors = vErrors;
  return errors === 0;
}
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate485.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate485.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validate486(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs4 = errors;
              if (data0 !== null) {
                const err0 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err1 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate485.errors = vErrors;
              return false;
            } else {
              errors = _errs2;
              if (vErrors !== null) {
                if (_errs2) {
                  vErrors.length = _errs2;
                } else {
                  vErrors = null;
                }
              }
            }
          }
        }
      }
    } else {
      validate485.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate485.errors = vErrors;
  return errors === 0;
}
var v70 = validate488;
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate488.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate488.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (!pattern3.test(data0)) {
                  validate488.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' }];
                  return false;
                }
              } else {
                validate488.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate488.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate488.errors = vErrors;
  return errors === 0;
}
var v71 = validate489;
var pattern63 = new RegExp("^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$", "u");
var pattern64 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$", "u");
function validate490(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern63.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern64.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err4 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors === _errs5) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err5 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err6 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
    validate490.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate490.errors = vErrors;
  return errors === 0;
}
function validate489(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate489.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate489.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate490(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate490.errors : vErrors.concat(validate490.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate489.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate489.errors = vErrors;
  return errors === 0;
}
var v72 = validate492;
var pattern65 = new RegExp("^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$", "u");
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern65.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < -9007199254740991 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate493.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate493.errors = vErrors;
  return errors === 0;
}
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate492.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate492.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate493(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate492.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate492.errors = vErrors;
  return errors === 0;
}
var v73 = validate495;
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate496.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate496.errors = vErrors;
  return errors === 0;
}
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate495.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate495.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate496(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate495.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate495.errors = vErrors;
  return errors === 0;
}
var v74 = validate498;
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate499.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate499.errors = vErrors;
  return errors === 0;
}
function validate498(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate498.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate498.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate499(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate498.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate498.errors = vErrors;
  return errors === 0;
}
var v75 = validate501;
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate501.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate501.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate501.errors = vErrors;
  return errors === 0;
}
var v76 = validate502;
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate503.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' }];
        return false;
      }
    } else {
      validate503.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate503.errors = vErrors;
  return errors === 0;
}
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate502.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate502.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate503(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate502.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate502.errors = vErrors;
  return errors === 0;
}
var v77 = validate505;
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "true" || data === "True" || data === "TRUE" || data === "false" || data === "False" || data === "FALSE" || data === 1 || data === 0)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate506.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate506.errors = vErrors;
  return errors === 0;
}
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate505.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate505.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate506(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate505.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate505.errors = vErrors;
  return errors === 0;
}
var v78 = validate508;
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate509.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        validate509.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate509.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate509.errors = vErrors;
  return errors === 0;
}
function validate508(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate508.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate508.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate509(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate508.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate508.errors = vErrors;
  return errors === 0;
}
var v79 = validate511;
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate512.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate512.errors = vErrors;
  return errors === 0;
}
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate511.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate511.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate512(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate511.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate511.errors = vErrors;
  return errors === 0;
}
var v80 = validate514;
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern63.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern64.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err4 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (errors === _errs5) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err5 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err6 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
    validate515.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate515.errors = vErrors;
  return errors === 0;
}
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate514.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate514.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate515(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate514.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate514.errors = vErrors;
  return errors === 0;
}
var v81 = validate517;
function validate517(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate517.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate517.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate517.errors = vErrors;
  return errors === 0;
}
var v82 = validate518;
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate518.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate518.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var v83 = validate519;
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate519.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate519.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate519.errors = vErrors;
  return errors === 0;
}
var v84 = validate520;
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "true" || data === "True" || data === "TRUE" || data === "false" || data === "False" || data === "FALSE" || data === 1 || data === 0)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema20.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate521.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate521.errors = vErrors;
  return errors === 0;
}
function validate520(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate520.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate520.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate521(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate520.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate520.errors = vErrors;
  return errors === 0;
}
var v85 = validate523;
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate524.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate524.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate524.errors = vErrors;
  return errors === 0;
}
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate523.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate523.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate524(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate523.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate523.errors = vErrors;
  return errors === 0;
}
var v86 = validate526;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate526.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate526.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate526.errors = vErrors;
  return errors === 0;
}
var v87 = validate527;
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate527.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate527.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate527.errors = vErrors;
  return errors === 0;
}
var v88 = validate528;
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate529.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate529.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate529.errors = vErrors;
  return errors === 0;
}
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate528.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate528.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate529(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate528.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate528.errors = vErrors;
  return errors === 0;
}
var v89 = validate531;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate532.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate531.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate531.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate532(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate531.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate531.errors = vErrors;
  return errors === 0;
}
var v90 = validate534;
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate534.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate534.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate534.errors = vErrors;
  return errors === 0;
}
var v91 = validate535;
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate536.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate536.errors = vErrors;
  return errors === 0;
}
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate535.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate535.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate536(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate536(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate535.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate535.errors = vErrors;
  return errors === 0;
}
var v92 = validate539;
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate539.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate539.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate539.errors = vErrors;
  return errors === 0;
}
var v93 = validate540;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (data[key0] !== null) {
          validate542.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate542.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate542.errors = vErrors;
  return errors === 0;
}
function validate541(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "forking")) {
          validate541.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.forking !== void 0) {
          if (!validate542(data.forking, { instancePath: instancePath + "/forking", parentData: data, parentDataProperty: "forking", rootData })) {
            vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate541.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate541.errors = vErrors;
  return errors === 0;
}
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate540.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate540.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate541(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate541.errors : vErrors.concat(validate541.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate540.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate540.errors = vErrors;
  return errors === 0;
}
var v94 = validate545;
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate546.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate546.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate546.errors = vErrors;
  return errors === 0;
}
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate548.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate548.errors = vErrors;
  return errors === 0;
}
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate545.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate545.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate546(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate548(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate545.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate545.errors = vErrors;
  return errors === 0;
}
var v95 = validate550;
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate551.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate551.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate551.errors = vErrors;
  return errors === 0;
}
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate553.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate553.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate553.errors = vErrors;
  return errors === 0;
}
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate550.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate550.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate551(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate553(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate550.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate550.errors = vErrors;
  return errors === 0;
}
var v96 = validate555;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate556.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate556.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate556.errors = vErrors;
  return errors === 0;
}
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate555.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate555.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate556(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate555.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate555.errors = vErrors;
  return errors === 0;
}
var v97 = validate558;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate559.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate559.errors = vErrors;
  return errors === 0;
}
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate558.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate558.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate559(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate558.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate558.errors = vErrors;
  return errors === 0;
}
var v98 = validate561;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate562.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate562.errors = vErrors;
  return errors === 0;
}
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate564.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate564.errors = vErrors;
  return errors === 0;
}
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate561.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate561.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate562(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate564(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate561.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate561.errors = vErrors;
  return errors === 0;
}
var v99 = validate566;
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate567.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate567.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate567.errors = vErrors;
  return errors === 0;
}
function validate569(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate569.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate569.errors = vErrors;
  return errors === 0;
}
var pattern86 = new RegExp("^0x[0-9a-fA-F]{0,64}$", "u");
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern86.test(data)) {
        validate571.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{0,64}$"' }];
        return false;
      }
    } else {
      validate571.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate571.errors = vErrors;
  return errors === 0;
}
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate566.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate566.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate567(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate569(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate571(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate566.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate566.errors = vErrors;
  return errors === 0;
}
var v100 = validate573;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate574.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate574.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate574.errors = vErrors;
  return errors === 0;
}
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate573.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate573.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate574(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate573.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate573.errors = vErrors;
  return errors === 0;
}
var v101 = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate576.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate576.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var v102 = validate577;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate578.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate578.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate578.errors = vErrors;
  return errors === 0;
}
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate577.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate577.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate578(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate577.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate577.errors = vErrors;
  return errors === 0;
}
var v103 = validate580;
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate581.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate581.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate581.errors = vErrors;
  return errors === 0;
}
var pattern90 = new RegExp("^[0-9a-fA-Fx\\s]*$", "u");
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 12e5) {
        validate585.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12e5 }, message: "must NOT have more than 1200000 characters" }];
        return false;
      } else {
        if (!pattern90.test(data)) {
          validate585.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-Fx\\s]*$" }, message: 'must match pattern "^[0-9a-fA-Fx\\s]*$"' }];
          return false;
        }
      }
    } else {
      validate585.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate585.errors = vErrors;
  return errors === 0;
}
var pattern91 = new RegExp("^(0x)?[0-9a-fA-F]{1,8}$", "u");
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern91.test(data)) {
        validate587.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,8}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,8}$"' }];
        return false;
      }
    } else {
      validate587.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate587.errors = vErrors;
  return errors === 0;
}
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 5) {
        validate580.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 5)) {
          validate580.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate581(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate581(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate581(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validate585(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
                if (valid0) {
                  if (len1 > 4) {
                    const _errs5 = errors;
                    if (!validate587(data[4], { instancePath: instancePath + "/4", parentData: data, parentDataProperty: 4, rootData })) {
                      vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs5 === errors;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate580.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate580.errors = vErrors;
  return errors === 0;
}
var v104 = validate589;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate590.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate590.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate590.errors = vErrors;
  return errors === 0;
}
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 12e5) {
        validate594.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12e5 }, message: "must NOT have more than 1200000 characters" }];
        return false;
      } else {
        if (!pattern90.test(data)) {
          validate594.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-Fx\\s]*$" }, message: 'must match pattern "^[0-9a-fA-Fx\\s]*$"' }];
          return false;
        }
      }
    } else {
      validate594.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate594.errors = vErrors;
  return errors === 0;
}
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 4) {
        validate589.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 4 }, message: "must NOT have fewer than 4 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate589.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate590(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate590(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate590(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validate594(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validate589.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate589.errors = vErrors;
  return errors === 0;
}
var v105 = validate596;
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate596.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate596.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate596.errors = vErrors;
  return errors === 0;
}
var v106 = validate597;
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate597.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate597.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate597.errors = vErrors;
  return errors === 0;
}
var v107 = validate598;
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate598.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate598.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate598.errors = vErrors;
  return errors === 0;
}
var v108 = validate599;
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate599.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate599.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate599.errors = vErrors;
  return errors === 0;
}
var v109 = validate600;
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate601.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate601.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate601.errors = vErrors;
  return errors === 0;
}
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate600.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate600.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate601(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate600.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate600.errors = vErrors;
  return errors === 0;
}
var v110 = validate603;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate604.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate604.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate604.errors = vErrors;
  return errors === 0;
}
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate606.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate606.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate606.errors = vErrors;
  return errors === 0;
}
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate603.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate603.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate604(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate606(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate603.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate603.errors = vErrors;
  return errors === 0;
}
var v111 = validate608;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate608.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate608.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate608.errors = vErrors;
  return errors === 0;
}
var v112 = validate609;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate610.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate610.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate610.errors = vErrors;
  return errors === 0;
}
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate609.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate609.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate610(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate609.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate609.errors = vErrors;
  return errors === 0;
}
var v113 = validate612;
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate613.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate613.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate613.errors = vErrors;
  return errors === 0;
}
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate612.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate612.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate613(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var v114 = validate615;
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e4) {
        validate616.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
        return false;
      }
    } else {
      validate616.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate616.errors = vErrors;
  return errors === 0;
}
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate615.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate615.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate616(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate615.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate615.errors = vErrors;
  return errors === 0;
}
var v115 = validate618;
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate73(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate73(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate78(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate78(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasPrice !== void 0) {
                const _errs5 = errors;
                if (!validate78(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                  vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate78(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    const _errs7 = errors;
                    if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.input !== void 0) {
                      const _errs8 = errors;
                      if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.nonce !== void 0) {
                        const _errs9 = errors;
                        if (!validate78(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                          vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.chainId !== void 0) {
                          const _errs10 = errors;
                          if (!validate78(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
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
        }
      }
    } else {
      validate619.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate619.errors = vErrors;
  return errors === 0;
}
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate631.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate631.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate631.errors = vErrors;
  return errors === 0;
}
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate618.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate618.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate619(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate631(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate618.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate618.errors = vErrors;
  return errors === 0;
}
var v116 = validate633;
function validate634(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate634.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate634.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate634.errors = vErrors;
  return errors === 0;
}
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate636.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate636.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate636.errors = vErrors;
  return errors === 0;
}
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate633.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate633.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate634(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate636(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate633.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate633.errors = vErrors;
  return errors === 0;
}
var v117 = validate638;
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate639.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate639.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate639.errors = vErrors;
  return errors === 0;
}
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate641.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate641.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate641.errors = vErrors;
  return errors === 0;
}
var schema295 = { "anyOf": [{ "type": "string", "pattern": "^0x0*([0-7][0-9a-f]{15}|[0-9a-f]{1,15})$", "maxLength": 66 }, { "enum": ["", null] }] };
var pattern100 = new RegExp("^0x0*([0-7][0-9a-f]{15}|[0-9a-f]{1,15})$", "u");
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (data.length > 66) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (!pattern100.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{15}|[0-9a-f]{1,15})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{15}|[0-9a-f]{1,15})$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(data === "" || data === null)) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema295.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate643.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate643.errors = vErrors;
  return errors === 0;
}
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate638.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate638.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate639(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate641(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate643(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate638.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate638.errors = vErrors;
  return errors === 0;
}
var v118 = validate645;
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate645.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate645.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate645.errors = vErrors;
  return errors === 0;
}
var v119 = validate646;
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate646.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate646.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate646.errors = vErrors;
  return errors === 0;
}
var v120 = validate647;
function validate648(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate648.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate648.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate648.errors = vErrors;
  return errors === 0;
}
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate647.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate647.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate648(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate647.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate647.errors = vErrors;
  return errors === 0;
}
var v121 = validate650;
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema25.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate651.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate651.errors = vErrors;
  return errors === 0;
}
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate650.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate650.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate651(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate650.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate650.errors = vErrors;
  return errors === 0;
}
var v122 = validate653;
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate654.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate654.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate654.errors = vErrors;
  return errors === 0;
}
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate653.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate653.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate654(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate654.errors : vErrors.concat(validate654.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate653.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate653.errors = vErrors;
  return errors === 0;
}
var v123 = validate656;
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate657.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate657.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate657.errors = vErrors;
  return errors === 0;
}
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (errors === _errs3) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err3 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate659.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate659.errors = vErrors;
  return errors === 0;
}
function validate661(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate58(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate661.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate661.errors = vErrors;
  return errors === 0;
}
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate656.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate656.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate657(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate659(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate661(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate656.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var v124 = validate665;
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate666.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate666.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate666.errors = vErrors;
  return errors === 0;
}
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate668.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate668.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate668.errors = vErrors;
  return errors === 0;
}
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate665.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate665.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate666(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate668(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate665.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate665.errors = vErrors;
  return errors === 0;
}
var v125 = validate670;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate670.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate670.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate670.errors = vErrors;
  return errors === 0;
}
var v126 = validate671;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 64) {
        validate672.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate672.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate672.errors = vErrors;
  return errors === 0;
}
function validate671(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate671.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate671.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate672(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate671.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate671.errors = vErrors;
  return errors === 0;
}
var v127 = validate674;
function validate674(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate674.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate674.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate674.errors = vErrors;
  return errors === 0;
}
var v128 = validate675;
function validate676(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 130) {
        validate676.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 130 }, message: "must NOT have more than 130 characters" }];
        return false;
      }
    } else {
      validate676.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate676.errors = vErrors;
  return errors === 0;
}
function validate675(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate675.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate675.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate676(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate675.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate675.errors = vErrors;
  return errors === 0;
}
var v129 = validate678;
function validate678(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate678.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate678.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate678.errors = vErrors;
  return errors === 0;
}
var v130 = validate679;
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate679.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate679.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate679.errors = vErrors;
  return errors === 0;
}
var v131 = validate680;
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 64) {
        validate681.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate681.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate681.errors = vErrors;
  return errors === 0;
}
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate680.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate680.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate681(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate680.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate680.errors = vErrors;
  return errors === 0;
}
var v132 = validate683;
function validate683(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate683.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate683.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate683.errors = vErrors;
  return errors === 0;
}
var v133 = validate684;
function validate684(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate684.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate684.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate684.errors = vErrors;
  return errors === 0;
}
var v134 = validate685;
function validate685(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate685.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate685.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate685.errors = vErrors;
  return errors === 0;
}
var v135 = validate686;
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate686.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate686.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate686.errors = vErrors;
  return errors === 0;
}
var v136 = validate687;
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate687.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate687.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate687.errors = vErrors;
  return errors === 0;
}
var v137 = validate688;
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate688.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate688.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate688.errors = vErrors;
  return errors === 0;
}
var v138 = validate689;
function validate689(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate689.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate689.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate689.errors = vErrors;
  return errors === 0;
}
var v139 = validate690;
function validate690(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate690.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate690.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate690.errors = vErrors;
  return errors === 0;
}
var v140 = validate691;
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate691.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate691.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate691.errors = vErrors;
  return errors === 0;
}
var v141 = validate692;
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate692.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate692.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate692.errors = vErrors;
  return errors === 0;
}
var v142 = validate693;
function validate694(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate694.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate694.errors = vErrors;
  return errors === 0;
}
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate693.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate693.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate694(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate694.errors : vErrors.concat(validate694.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate693.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate693.errors = vErrors;
  return errors === 0;
}
var v143 = validate697;
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs1 = errors;
        if (!validate297(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.toBlock !== void 0) {
          const _errs2 = errors;
          if (!validate297(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.fromAddress !== void 0) {
            const _errs3 = errors;
            if (!validate301(data.fromAddress, { instancePath: instancePath + "/fromAddress", parentData: data, parentDataProperty: "fromAddress", rootData })) {
              vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.toAddress !== void 0) {
              const _errs4 = errors;
              if (!validate301(data.toAddress, { instancePath: instancePath + "/toAddress", parentData: data, parentDataProperty: "toAddress", rootData })) {
                vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.after !== void 0) {
                let data4 = data.after;
                const _errs5 = errors;
                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                  validate698.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e4 || isNaN(data4)) {
                      validate698.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }];
                      return false;
                    } else {
                      if (data4 < 0 || isNaN(data4)) {
                        validate698.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.count !== void 0) {
                  let data5 = data.count;
                  const _errs7 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    validate698.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1e4 || isNaN(data5)) {
                        validate698.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" }];
                        return false;
                      } else {
                        if (data5 < -2147483648 || isNaN(data5)) {
                          validate698.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" }];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate698.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate698.errors = vErrors;
  return errors === 0;
}
function validate697(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate697.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate697.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate698(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate697.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate697.errors = vErrors;
  return errors === 0;
}
var v144 = validate704;
var pattern108 = new RegExp("^(0x[0-9a-fA-F]{0,64}|[0-9a-fA-F]{1,64})$", "u");
function validate705(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern108.test(data)) {
        validate705.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9a-fA-F]{1,64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9a-fA-F]{1,64})$"' }];
        return false;
      }
    } else {
      validate705.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate705.errors = vErrors;
  return errors === 0;
}
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate708.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern37.test(data)) {
          validate708.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate708.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate708.errors = vErrors;
  return errors === 0;
}
function validate707(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate708(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate708.errors : vErrors.concat(validate708.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 1) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.length < 1) {
            const err1 = { instancePath, schemaPath: "#/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          } else {
            var valid1 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
              const _errs4 = errors;
              if (!validate708(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate708.errors : vErrors.concat(validate708.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate707.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate707.errors = vErrors;
  return errors === 0;
}
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate704.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate704.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate705(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate705.errors : vErrors.concat(validate705.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate707(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate704.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate704.errors = vErrors;
  return errors === 0;
}
var v145 = validate712;
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate713.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
        return false;
      }
    } else {
      validate713.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate713.errors = vErrors;
  return errors === 0;
}
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate712.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate712.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate713(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate712.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate712.errors = vErrors;
  return errors === 0;
}
var v146 = validate715;
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate715.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate715.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate715.errors = vErrors;
  return errors === 0;
}
var v147 = validate716;
function validate716(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate716.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate716.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate716.errors = vErrors;
  return errors === 0;
}
var v148 = validate717;
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate717.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate717.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate717.errors = vErrors;
  return errors === 0;
}
var v149 = validate718;
function validate718(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate718.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate718.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate718.errors = vErrors;
  return errors === 0;
}
var v150 = validate719;
var pattern111 = new RegExp("^0x[0-9a-fA-F]+$", "u");
function validate720(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern111.test(data)) {
        validate720.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]+$" }, message: 'must match pattern "^0x[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate720.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate720.errors = vErrors;
  return errors === 0;
}
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate719.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate719.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate720(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate720.errors : vErrors.concat(validate720.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate719.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate719.errors = vErrors;
  return errors === 0;
}
var v151 = validate722;
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate722.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate722.errors = vErrors;
  return errors === 0;
}
var v152 = validate723;
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 42) {
        validate723.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 42 }, message: "must NOT have more than 42 characters" }];
        return false;
      } else {
        if (data.length < 40) {
          validate723.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 40 }, message: "must NOT have fewer than 40 characters" }];
          return false;
        }
      }
    } else {
      validate723.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate723.errors = vErrors;
  return errors === 0;
}
var v153 = validate724;
function validate724(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate724.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate724.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate724.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate724.errors = vErrors;
  return errors === 0;
}
var v154 = validate725;
var schema350 = { "enum": ["", null], "$id": "https://scion.invalid/openrpc/154" };
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validate725.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema350.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate725.errors = vErrors;
  return errors === 0;
}
var v155 = validate726;
function validate726(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate726.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate726.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate726.errors = vErrors;
  return errors === 0;
}
var v156 = validate727;
var pattern112 = new RegExp("^[0-9]+$", "u");
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern112.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate727.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate727.errors = vErrors;
  return errors === 0;
}
var v157 = validate728;
function validate728(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("0x" !== data) {
    validate728.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "0x" }, message: "must be equal to constant" }];
    return false;
  }
  validate728.errors = vErrors;
  return errors === 0;
}
var v158 = validate729;
function validate729(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate729.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate729.errors = vErrors;
  return errors === 0;
}
var v159 = validate730;
function validate730(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate730.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate730.errors = vErrors;
  return errors === 0;
}
var v160 = validate731;
function validate731(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("" !== data) {
    validate731.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" }];
    return false;
  }
  validate731.errors = vErrors;
  return errors === 0;
}
var v161 = validate732;
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate732.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate732.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate732.errors = vErrors;
  return errors === 0;
}
var v162 = validate733;
var pattern113 = new RegExp("^0x[0-9a-f]*$", "u");
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern113.test(data)) {
        validate733.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]*$" }, message: 'must match pattern "^0x[0-9a-f]*$"' }];
        return false;
      }
    } else {
      validate733.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate733.errors = vErrors;
  return errors === 0;
}
var v163 = validate734;
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate734.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate734.errors = vErrors;
  return errors === 0;
}
var v164 = validate735;
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate735.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate735.errors = vErrors;
  return errors === 0;
}
var v165 = validate736;
function validate736(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate736.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate736.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate736.errors = vErrors;
  return errors === 0;
}
var v166 = validate737;
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern113.test(data)) {
        validate737.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]*$" }, message: 'must match pattern "^0x[0-9a-f]*$"' }];
        return false;
      }
    } else {
      validate737.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate737.errors = vErrors;
  return errors === 0;
}
var v167 = validate738;
function validate738(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate738.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate738.errors = vErrors;
  return errors === 0;
}
var v168 = validate739;
function validate739(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate739.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate739.errors = vErrors;
  return errors === 0;
}
var v169 = validate740;
function validate740(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern29.test(data)) {
        validate740.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate740.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate740.errors = vErrors;
  return errors === 0;
}
var v170 = validate741;
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("pending" !== data) {
    validate741.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "pending" }, message: "must be equal to constant" }];
    return false;
  }
  validate741.errors = vErrors;
  return errors === 0;
}
var v171 = validate742;
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate742.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate742.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate742.errors = vErrors;
  return errors === 0;
}
var v172 = validate743;
var pattern116 = new RegExp("^[0-9a-fA-F]+$", "u");
function validate743(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern116.test(data)) {
        validate743.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]+$" }, message: 'must match pattern "^[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate743.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate743.errors = vErrors;
  return errors === 0;
}
var v173 = validate744;
var pattern117 = new RegExp("^-", "u");
function validate744(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern117.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^-" }, message: 'must match pattern "^-"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate744.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate744.errors = vErrors;
  return errors === 0;
}
var v174 = validate745;
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!pattern117.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^-" }, message: 'must match pattern "^-"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate745.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate745.errors = vErrors;
  return errors === 0;
}
var v175 = validate746;
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate746.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate746.errors = vErrors;
  return errors === 0;
}
var v176 = validate747;
function validate747(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate747.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate747.errors = vErrors;
  return errors === 0;
}
var v177 = validate748;
function validate748(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate748.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate748.errors = vErrors;
  return errors === 0;
}
var v178 = validate749;
function validate749(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate749.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const _errs3 = errors;
      if (typeof key0 === "string") {
        if (!pattern0.test(key0)) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      var valid1 = _errs3 === errors;
      if (!valid1) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
        break;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate749.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate749.errors = vErrors;
  return errors === 0;
}
var v179 = validate750;
function validate750(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate750.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate750.errors = vErrors;
  return errors === 0;
}
var v180 = validate751;
function validate751(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate751.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate751.errors = vErrors;
  return errors === 0;
}
var v181 = validate752;
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate752.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate752.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate752.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate752.errors = vErrors;
  return errors === 0;
}
var v182 = validate753;
function validate753(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate753.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate753.errors = vErrors;
  return errors === 0;
}
var v183 = validate754;
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate754.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate754.errors = vErrors;
  return errors === 0;
}
var v184 = validate755;
function validate755(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate755.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate755.errors = vErrors;
  return errors === 0;
}
var v185 = validate756;
function validate756(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate756.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        validate756.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" }];
        return false;
      }
    }
  }
  validate756.errors = vErrors;
  return errors === 0;
}
var v186 = validate757;
function validate757(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate757.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 10001 || isNaN(data)) {
        validate757.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10001 }, message: "must be >= 10001" }];
        return false;
      }
    }
  }
  validate757.errors = vErrors;
  return errors === 0;
}
var v187 = validate758;
function validate758(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate758.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 10001 || isNaN(data)) {
        validate758.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10001 }, message: "must be >= 10001" }];
        return false;
      }
    }
  }
  validate758.errors = vErrors;
  return errors === 0;
}
var v188 = validate759;
var schema384 = { "enum": ["", null], "$id": "https://scion.invalid/openrpc/188" };
function validate759(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validate759.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema384.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate759.errors = vErrors;
  return errors === 0;
}
var v189 = validate760;
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data !== null) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (Array.isArray(data)) {
        if (data.length > 0) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate760.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate760.errors = vErrors;
  return errors === 0;
}
var v190 = validate761;
function validate761(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate761.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      }
    } else {
      validate761.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate761.errors = vErrors;
  return errors === 0;
}
var v191 = validate762;
function validate762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate762.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate762.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate762.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate762.errors = vErrors;
  return errors === 0;
}
var v192 = validate763;
function validate763(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate763.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate763.errors = vErrors;
  return errors === 0;
}
var v193 = validate764;
function validate764(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate764.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate764.errors = vErrors;
  return errors === 0;
}
var v194 = validate765;
function validate765(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate765.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate765.errors = vErrors;
  return errors === 0;
}
var v195 = validate766;
function validate766(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate766.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate766.errors = vErrors;
  return errors === 0;
}
var v196 = validate767;
function validate767(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate767.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate767.errors = vErrors;
  return errors === 0;
}
var v197 = validate768;
function validate768(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate768.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate768.errors = vErrors;
  return errors === 0;
}
var v198 = validate769;
function validate769(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate769.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate769.errors = vErrors;
  return errors === 0;
}
var table = {
  anvil_autoImpersonateAccount: v84,
  anvil_dropTransaction: v85,
  anvil_dumpState: v86,
  anvil_getAutomine: v87,
  anvil_impersonateAccount: v88,
  anvil_loadState: v89,
  anvil_metadata: v90,
  anvil_mine: v91,
  anvil_nodeInfo: v92,
  anvil_reset: v93,
  anvil_setBalance: v94,
  anvil_setCode: v95,
  anvil_setCoinbase: v96,
  anvil_setNextBlockBaseFeePerGas: v97,
  anvil_setNonce: v98,
  anvil_setStorageAt: v99,
  anvil_stopImpersonatingAccount: v100,
  db_getHex: v0,
  db_getString: v1,
  db_putHex: v2,
  db_putString: v3,
  debug_accountTransactionQuota: v4,
  debug_traceBlockByHash: v5,
  debug_traceBlockByNumber: v6,
  debug_traceCall: v7,
  debug_traceTransaction: v8,
  debug_wireProtocolQueueSize: v9,
  eth_accounts: v10,
  eth_blobBaseFee: v11,
  eth_blockNumber: v12,
  eth_bridgeState: v13,
  eth_call: v14,
  eth_chainId: v15,
  eth_coinbase: v16,
  eth_compileLLL: v17,
  eth_compileSerpent: v18,
  eth_compileSolidity: v19,
  eth_createAccessList: v20,
  eth_estimateGas: v21,
  eth_feeHistory: v22,
  eth_fillTransaction: v23,
  eth_gasPrice: v24,
  eth_getAccountInfo: v25,
  eth_getBalance: v26,
  eth_getBlockByHash: v27,
  eth_getBlockByNumber: v28,
  eth_getBlockReceipts: v29,
  eth_getBlockTransactionCountByHash: v30,
  eth_getBlockTransactionCountByNumber: v31,
  eth_getBlocksByNumber: v32,
  eth_getCode: v33,
  eth_getCompilers: v34,
  eth_getFilterChanges: v35,
  eth_getFilterLogs: v36,
  eth_getLogs: v37,
  eth_getProof: v38,
  eth_getStorageAt: v39,
  eth_getTransactionByBlockHashAndIndex: v40,
  eth_getTransactionByBlockNumberAndIndex: v41,
  eth_getTransactionByHash: v42,
  eth_getTransactionCount: v43,
  eth_getTransactionReceipt: v44,
  eth_getUncleByBlockHashAndIndex: v45,
  eth_getUncleByBlockNumberAndIndex: v46,
  eth_getUncleCountByBlockHash: v47,
  eth_getUncleCountByBlockNumber: v48,
  eth_getWork: v49,
  eth_hashrate: v50,
  eth_maxPriorityFeePerGas: v51,
  eth_mining: v52,
  eth_netHashrate: v53,
  eth_newBlockFilter: v54,
  eth_newFilter: v55,
  eth_newPendingTransactionFilter: v56,
  eth_pendingTransactions: v57,
  eth_protocolVersion: v58,
  eth_sendRawTransaction: v59,
  eth_sendRawTransactionSync: v60,
  eth_sendTransaction: v61,
  eth_sign: v62,
  eth_signTypedData_v4: v63,
  eth_simulateV1: v64,
  eth_submitHashrate: v65,
  eth_submitWork: v66,
  eth_subscribe: v67,
  eth_syncing: v68,
  eth_uninstallFilter: v69,
  eth_unsubscribe: v70,
  evm_freezeTime: v71,
  evm_increaseTime: v72,
  evm_mine: v73,
  evm_mineBlockNumber: v74,
  evm_reset: v75,
  evm_revert: v76,
  evm_setAutomine: v77,
  evm_setIntervalMining: v78,
  evm_setNextBlockTimestamp: v79,
  evm_setTime: v80,
  evm_snapshot: v81,
  evm_startMining: v82,
  evm_stopMining: v83,
  hardhat_autoImpersonateAccount: v84,
  hardhat_dropTransaction: v85,
  hardhat_dumpState: v86,
  hardhat_getAutomine: v87,
  hardhat_impersonateAccount: v88,
  hardhat_loadState: v89,
  hardhat_metadata: v90,
  hardhat_mine: v91,
  hardhat_nodeInfo: v92,
  hardhat_reset: v93,
  hardhat_setBalance: v94,
  hardhat_setCode: v95,
  hardhat_setCoinbase: v96,
  hardhat_setNextBlockBaseFeePerGas: v97,
  hardhat_setNonce: v98,
  hardhat_setStorageAt: v99,
  hardhat_stopImpersonatingAccount: v100,
  mnr_getWork: v101,
  mnr_submitBitcoinBlock: v102,
  mnr_submitBitcoinBlockPartialMerkle: v103,
  mnr_submitBitcoinBlockTransactions: v104,
  net_listening: v105,
  net_peerCount: v106,
  net_peerList: v107,
  net_version: v108,
  personal_dumpRawKey: v109,
  personal_importRawKey: v110,
  personal_listAccounts: v111,
  personal_lockAccount: v112,
  personal_newAccount: v113,
  personal_newAccountWithSeed: v114,
  personal_sendTransaction: v115,
  personal_sign: v116,
  personal_unlockAccount: v117,
  "rpc.discover": v118,
  rpc_modules: v119,
  rsk_getRawBlockHeaderByHash: v120,
  rsk_getRawBlockHeaderByNumber: v121,
  rsk_getRawTransactionReceiptByHash: v122,
  rsk_getStorageBytesAt: v123,
  rsk_getTransactionReceiptNodesByHash: v124,
  rsk_protocolVersion: v125,
  sco_banAddress: v126,
  sco_bannedAddresses: v127,
  sco_clearPeerScoring: v128,
  sco_peerList: v129,
  sco_reputationSummary: v130,
  sco_unbanAddress: v131,
  shh_addToGroup: v132,
  shh_getFilterChanges: v133,
  shh_getMessages: v134,
  shh_hasIdentity: v135,
  shh_newFilter: v136,
  shh_newGroup: v137,
  shh_newIdentity: v138,
  shh_post: v139,
  shh_uninstallFilter: v140,
  shh_version: v141,
  trace_block: v142,
  trace_filter: v143,
  trace_get: v144,
  trace_transaction: v145,
  txpool_content: v146,
  txpool_inspect: v147,
  txpool_status: v148,
  web3_clientVersion: v149,
  web3_sha3: v150
};
var list = [v151, v152, v153, v154, v155, v156, v157, v158, v159, v160, v161, v162, v163, v164, v165, v166, v167, v168, v169, v170, v171, v172, v173, v174, v175, v176, v177, v178, v179, v180, v181, v182, v183, v184, v185, v186, v187, v188, v189, v190, v191, v192, v193, v194, v195, v196, v197, v198];

/** Where and by which keyword a value failed; `instancePath` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
  /** `additionalProperty` is a member that the object may not have. */
  readonly params?: { readonly additionalProperty?: string }
}

/** Checks an array of parameters; the problems of the last check stay in `errors`. */
export interface ParamsValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['params']
  errors?: readonly ValidationProblem[] | null
}

export const paramsValidators: { readonly [M in MethodName]: ParamsValidator<M> } = table

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = list
