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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
    validate26.errors = vErrors;
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
  validate26.errors = vErrors;
  return errors === 0;
}
var schema13 = { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/NumberInput" }, { "enum": ["", null] }] };
var pattern1 = new RegExp("^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
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
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate32(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!(data === "" || data === null)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema13.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate31.errors = vErrors;
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
  validate31.errors = vErrors;
  return errors === 0;
}
var pattern2 = new RegExp("^(0x)?[0-9a-fA-F]*$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate38.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
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
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate26(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate26(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate31(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate31(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate31(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate37(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate37(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate31(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate31(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var schema19 = { "anyOf": [{ "type": "string", "enum": ["earliest", "finalized", "latest", "pending", "safe"] }, { "type": "string", "pattern": "^0x[0-9a-fA-F]{1,64}$" }] };
var pattern3 = new RegExp("^0x[0-9a-fA-F]{1,64}$", "u");
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    validate47.errors = vErrors;
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
  validate47.errors = vErrors;
  return errors === 0;
}
var pattern4 = new RegExp("^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$", "u");
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate50.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var pattern5 = new RegExp("^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$", "u");
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate49.errors = vErrors;
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
        if (!validate50(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
          vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
            validate49.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
            if (!validate32(data1, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
              validate49.errors = vErrors;
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
                  if (!pattern5.test(data2)) {
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
              validate49.errors = vErrors;
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
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
    validate46.errors = vErrors;
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
  validate46.errors = vErrors;
  return errors === 0;
}
var pattern6 = new RegExp("^[0-9]{1,66}$", "u");
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern6.test(data)) {
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
    validate45.errors = vErrors;
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
  validate45.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate23.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate23.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate25(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate45(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var v3 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate56.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var v4 = validate57;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate26(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate26(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate31(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate31(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate31(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate37(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate37(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate31(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate31(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern6.test(data)) {
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
    validate69.errors = vErrors;
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
  validate69.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate57.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate57.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate58(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
              if (!validate69(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
                validate57.errors = vErrors;
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
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var v5 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate72.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
var v6 = validate73;
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
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
    validate76.errors = vErrors;
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
  validate76.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate73.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate73.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate74(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate76(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var v7 = validate80;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate81.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
var schema32 = { "anyOf": [{ "type": "boolean" }, { "enum": ["true", "True", "TRUE", "false", "False", "FALSE", 1, 0] }] };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema32.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate80.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate80.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate81(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate83(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var v8 = validate85;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    validate86.errors = vErrors;
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
  validate86.errors = vErrors;
  return errors === 0;
}
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema32.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate88.errors = vErrors;
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
  validate88.errors = vErrors;
  return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate85.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate85.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate86(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate88(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
var v9 = validate90;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate91.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate90.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate90.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate91(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var v10 = validate93;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    validate94.errors = vErrors;
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
  validate94.errors = vErrors;
  return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate93.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate93.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate94(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
var v11 = validate96;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate97.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
    validate99.errors = vErrors;
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
  validate99.errors = vErrors;
  return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate96.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate96.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate97(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate99(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var v12 = validate103;
var pattern14 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern14.test(data)) {
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
    validate105.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
    if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
      validate105.errors = vErrors;
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
  validate105.errors = vErrors;
  return errors === 0;
}
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
            if (!validate27(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate115.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            if (!validate115(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate114(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
    if (!validate115(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
    validate113.errors = vErrors;
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
  validate113.errors = vErrors;
  return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate104.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
        if (!validate105(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validate105(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validate109(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validate113(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
                vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validate50(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validate50(data.blockhash, { instancePath: instancePath + "/blockhash", parentData: data, parentDataProperty: "blockhash", rootData })) {
                    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
      validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate103.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate103.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate104(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var v13 = validate124;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate125.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
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
    validate127.errors = vErrors;
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
  validate127.errors = vErrors;
  return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
    validate129.errors = vErrors;
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
  validate129.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate124.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate124.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate125(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate127(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate129(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
var v14 = validate133;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate134.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate134.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate134.errors = vErrors;
  return errors === 0;
}
var pattern19 = new RegExp("^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$", "u");
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate136.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern19.test(data)) {
          validate136.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate133.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate133.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate134(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate136(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate133.errors = vErrors;
  return errors === 0;
}
var v15 = validate138;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    validate139.errors = vErrors;
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
  validate139.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate141.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern19.test(data)) {
          validate141.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
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
      if (data.length < 2) {
        validate138.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
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
var v16 = validate143;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate144.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate143.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate143.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate144(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var v17 = validate146;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate147.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate147.errors = vErrors;
  return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
    validate149.errors = vErrors;
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
  validate149.errors = vErrors;
  return errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate146.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate146.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate147(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate149(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate146.errors = vErrors;
  return errors === 0;
}
var v18 = validate153;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate154.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate154.errors = vErrors;
  return errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate153.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate153.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate154(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
var v19 = validate156;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate157.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate157.errors = vErrors;
  return errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate156.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate156.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate157(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate156.errors = vErrors;
  return errors === 0;
}
var v20 = validate159;
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema19.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
    validate160.errors = vErrors;
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
  validate160.errors = vErrors;
  return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate159.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate159.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate160(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
var v21 = validate162;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate162.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate162.errors = vErrors;
  return errors === 0;
}
var v22 = validate163;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate164.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate164.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate164.errors = vErrors;
  return errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate163.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate163.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate164(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
var v23 = validate166;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate166.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
var v24 = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate167.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
var v25 = validate168;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate168.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate168.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var v26 = validate169;
var pattern28 = new RegExp("^0x[0-9a-fA-F]+$", "u");
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern28.test(data)) {
        validate170.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]+$" }, message: 'must match pattern "^0x[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate169.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate169.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate170(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate169.errors = vErrors;
  return errors === 0;
}
var v27 = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var v28 = validate173;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 42) {
        validate173.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 42 }, message: "must NOT have more than 42 characters" }];
        return false;
      } else {
        if (data.length < 40) {
          validate173.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 40 }, message: "must NOT have fewer than 40 characters" }];
          return false;
        }
      }
    } else {
      validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
var v29 = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate174.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate174.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var v30 = validate175;
var schema82 = { "enum": ["", null], "$id": "https://scion.invalid/openrpc/30" };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validate175.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var v31 = validate176;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate176.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate176.errors = vErrors;
  return errors === 0;
}
var v32 = validate177;
var pattern29 = new RegExp("^[0-9]+$", "u");
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern29.test(data)) {
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
    validate177.errors = vErrors;
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
  validate177.errors = vErrors;
  return errors === 0;
}
var v33 = validate178;
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("0x" !== data) {
    validate178.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "0x" }, message: "must be equal to constant" }];
    return false;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
var v34 = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var v35 = validate180;
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate180.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
var v36 = validate181;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("" !== data) {
    validate181.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" }];
    return false;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var v37 = validate182;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate182.errors = vErrors;
  return errors === 0;
}
var v38 = validate183;
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate183.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate183.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate183.errors = vErrors;
  return errors === 0;
}
var v39 = validate184;
var pattern30 = new RegExp("^0x[0-9a-f]*$", "u");
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern30.test(data)) {
        validate184.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]*$" }, message: 'must match pattern "^0x[0-9a-f]*$"' }];
        return false;
      }
    } else {
      validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate184.errors = vErrors;
  return errors === 0;
}
var v40 = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate185.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
var v41 = validate186;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate186.errors = vErrors;
  return errors === 0;
}
var v42 = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern14.test(data)) {
        validate187.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var v43 = validate188;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate188.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate188.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
var v44 = validate189;
var pattern32 = new RegExp("^[0-9a-fA-F]+$", "u");
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate189.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]+$" }, message: 'must match pattern "^[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var v45 = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var v46 = validate191;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate191.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate191.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
var v47 = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
var v48 = validate193;
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate193.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate193.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var v49 = validate194;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
var v50 = validate195;
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
var v51 = validate196;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate196.errors = vErrors;
  return errors === 0;
}
var v52 = validate197;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate197.errors = vErrors;
  return errors === 0;
}
var table = {
  eth_accounts: v0,
  eth_blockNumber: v1,
  eth_call: v2,
  eth_chainId: v3,
  eth_estimateGas: v4,
  eth_gasPrice: v5,
  eth_getBalance: v6,
  eth_getBlockByHash: v7,
  eth_getBlockByNumber: v8,
  eth_getBlockTransactionCountByHash: v9,
  eth_getBlockTransactionCountByNumber: v10,
  eth_getCode: v11,
  eth_getLogs: v12,
  eth_getStorageAt: v13,
  eth_getTransactionByBlockHashAndIndex: v14,
  eth_getTransactionByBlockNumberAndIndex: v15,
  eth_getTransactionByHash: v16,
  eth_getTransactionCount: v17,
  eth_getTransactionReceipt: v18,
  eth_getUncleCountByBlockHash: v19,
  eth_getUncleCountByBlockNumber: v20,
  eth_protocolVersion: v21,
  eth_sendRawTransaction: v22,
  net_version: v23,
  "rpc.discover": v24,
  web3_clientVersion: v25,
  web3_sha3: v26
};
var list = [v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51, v52];

/** Where and by which keyword a value failed; `instancePath` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
}

/** Checks an array of parameters; the problems of the last check stay in `errors`. */
export interface ParamsValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['params']
  errors?: readonly ValidationProblem[] | null
}

export const paramsValidators: { readonly [M in MethodName]: ParamsValidator<M> } = table

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = list
