// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

var v0 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var v1 = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var v2 = validate23;
var pattern0 = new RegExp("^0x([0-9a-f]{2})*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate25.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
    errors = vErrors.length;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var v3 = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var v4 = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var v5 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var v6 = validate30;
var pattern1 = new RegExp("^0x[0-9a-f]{64}$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate32.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.clientVersion === void 0 && (missing0 = "clientVersion") || data.chainId === void 0 && (missing0 = "chainId") || data.instanceId === void 0 && (missing0 = "instanceId") || data.latestBlockNumber === void 0 && (missing0 = "latestBlockNumber") || data.latestBlockHash === void 0 && (missing0 = "latestBlockHash")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "clientVersion" || key0 === "chainId" || key0 === "instanceId" || key0 === "latestBlockNumber" || key0 === "latestBlockHash")) {
            validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.clientVersion !== void 0) {
            const _errs2 = errors;
            if (typeof data.clientVersion !== "string") {
              validate31.errors = [{ instancePath: instancePath + "/clientVersion", schemaPath: "#/properties/clientVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.chainId !== void 0) {
              let data1 = data.chainId;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate31.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.instanceId !== void 0) {
                const _errs6 = errors;
                if (!validate32(data.instanceId, { instancePath: instancePath + "/instanceId", parentData: data, parentDataProperty: "instanceId", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.latestBlockNumber !== void 0) {
                  let data3 = data.latestBlockNumber;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate31.errors = [{ instancePath: instancePath + "/latestBlockNumber", schemaPath: "#/properties/latestBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.latestBlockHash !== void 0) {
                    const _errs9 = errors;
                    if (!validate32(data.latestBlockHash, { instancePath: instancePath + "/latestBlockHash", parentData: data, parentDataProperty: "latestBlockHash", rootData })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
    errors = vErrors.length;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var v7 = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var v8 = validate37;
var pattern2 = new RegExp("^0x(0|[1-9a-f][0-9a-f]{0,63})$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate39.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseFee === void 0 && (missing0 = "baseFee") || data.chainId === void 0 && (missing0 = "chainId") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasPrice === void 0 && (missing0 = "gasPrice")) {
        validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "baseFee" || key0 === "chainId" || key0 === "gasLimit" || key0 === "gasPrice")) {
            validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.baseFee !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.chainId !== void 0) {
              let data1 = data.chainId;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate42.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasLimit !== void 0) {
                const _errs5 = errors;
                if (!validate39(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gasPrice !== void 0) {
                  const _errs6 = errors;
                  if (!validate39(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.currentBlockNumber === void 0 && (missing0 = "currentBlockNumber") || data.currentBlockTimestamp === void 0 && (missing0 = "currentBlockTimestamp") || data.currentBlockHash === void 0 && (missing0 = "currentBlockHash") || data.hardFork === void 0 && (missing0 = "hardFork") || data.transactionOrder === void 0 && (missing0 = "transactionOrder") || data.environment === void 0 && (missing0 = "environment") || data.forkConfig === void 0 && (missing0 = "forkConfig")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "currentBlockNumber" || key0 === "currentBlockTimestamp" || key0 === "currentBlockHash" || key0 === "hardFork" || key0 === "transactionOrder" || key0 === "environment" || key0 === "forkConfig")) {
            validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.currentBlockNumber !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.currentBlockNumber, { instancePath: instancePath + "/currentBlockNumber", parentData: data, parentDataProperty: "currentBlockNumber", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.currentBlockTimestamp !== void 0) {
              let data1 = data.currentBlockTimestamp;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate38.errors = [{ instancePath: instancePath + "/currentBlockTimestamp", schemaPath: "#/properties/currentBlockTimestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.currentBlockHash !== void 0) {
                const _errs5 = errors;
                if (!validate32(data.currentBlockHash, { instancePath: instancePath + "/currentBlockHash", parentData: data, parentDataProperty: "currentBlockHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hardFork !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.hardFork !== "string") {
                    validate38.errors = [{ instancePath: instancePath + "/hardFork", schemaPath: "#/properties/hardFork/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionOrder !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.transactionOrder !== "string") {
                      validate38.errors = [{ instancePath: instancePath + "/transactionOrder", schemaPath: "#/properties/transactionOrder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.environment !== void 0) {
                      const _errs10 = errors;
                      if (!validate42(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData })) {
                        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.forkConfig !== void 0) {
                        const _errs11 = errors;
                        if (!validate47(data.forkConfig, { instancePath: instancePath + "/forkConfig", parentData: data, parentDataProperty: "forkConfig", rootData })) {
                          vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
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
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate38(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
    errors = vErrors.length;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var v9 = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var v10 = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
var v11 = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var v12 = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var v13 = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var v14 = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var v15 = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var v16 = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var v17 = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var v18 = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var v19 = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var v20 = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
var v21 = validate62;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.availableVirtualGas === void 0 && (missing0 = "availableVirtualGas")) {
        validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "timestamp" || key0 === "availableVirtualGas")) {
            validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.timestamp !== void 0) {
            let data0 = data.timestamp;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate63.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.availableVirtualGas !== void 0) {
              let data1 = data.availableVirtualGas;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1))) {
                validate63.errors = [{ instancePath: instancePath + "/availableVirtualGas", schemaPath: "#/properties/availableVirtualGas/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
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
    validate62.errors = vErrors;
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
  validate62.errors = vErrors;
  return errors === 0;
}
var v22 = validate65;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate71.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.op === void 0 && (missing0 = "op") || data.depth === void 0 && (missing0 = "depth") || data.pc === void 0 && (missing0 = "pc") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "op" || key0 === "depth" || key0 === "pc" || key0 === "gas" || key0 === "gasCost" || key0 === "memory" || key0 === "stack" || key0 === "storage")) {
            validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.op !== void 0) {
            let data0 = data.op;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (typeof data0 !== "string") {
              const err0 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data0 !== null) {
                const err1 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate73.errors = vErrors;
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
          if (valid0) {
            if (data.depth !== void 0) {
              let data1 = data.depth;
              const _errs8 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate73.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.pc !== void 0) {
                let data2 = data.pc;
                const _errs10 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate73.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gas !== void 0) {
                  let data3 = data.gas;
                  const _errs12 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate73.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gasCost !== void 0) {
                    let data4 = data.gasCost;
                    const _errs14 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate73.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.memory !== void 0) {
                      let data5 = data.memory;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (Array.isArray(data5)) {
                          var valid2 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs18 = errors;
                            if (typeof data5[i0] !== "string") {
                              validate73.errors = [{ instancePath: instancePath + "/memory/" + i0, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        } else {
                          validate73.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs16 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.stack !== void 0) {
                        let data7 = data.stack;
                        const _errs20 = errors;
                        if (errors === _errs20) {
                          if (Array.isArray(data7)) {
                            var valid3 = true;
                            const len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              const _errs22 = errors;
                              if (typeof data7[i1] !== "string") {
                                validate73.errors = [{ instancePath: instancePath + "/stack/" + i1, schemaPath: "#/properties/stack/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs22 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate73.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.storage !== void 0) {
                          const _errs24 = errors;
                          if (!validate71(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs24 === errors;
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
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractAddress === void 0 && (missing0 = "contractAddress") || data.initStorage === void 0 && (missing0 = "initStorage") || data.structLogs === void 0 && (missing0 = "structLogs") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted") || data.storageSize === void 0 && (missing0 = "storageSize") || data.currentStorage === void 0 && (missing0 = "currentStorage")) {
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "contractAddress" || key0 === "initStorage" || key0 === "structLogs" || key0 === "result" || key0 === "error" || key0 === "reverted" || key0 === "storageSize" || key0 === "currentStorage")) {
            validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.contractAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.contractAddress !== "string") {
              validate70.errors = [{ instancePath: instancePath + "/contractAddress", schemaPath: "#/properties/contractAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.initStorage !== void 0) {
              const _errs4 = errors;
              if (!validate71(data.initStorage, { instancePath: instancePath + "/initStorage", parentData: data, parentDataProperty: "initStorage", rootData })) {
                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.structLogs !== void 0) {
                let data2 = data.structLogs;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate73(data2[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate70.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.result !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.result !== "string") {
                    validate70.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.error !== void 0) {
                    const _errs10 = errors;
                    if (typeof data.error !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.reverted !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reverted !== "boolean") {
                        validate70.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.storageSize !== void 0) {
                        let data7 = data.storageSize;
                        const _errs14 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validate70.errors = [{ instancePath: instancePath + "/storageSize", schemaPath: "#/properties/storageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.currentStorage !== void 0) {
                          const _errs16 = errors;
                          if (!validate71(data.currentStorage, { instancePath: instancePath + "/currentStorage", parentData: data, parentDataProperty: "currentStorage", rootData })) {
                            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs16 === errors;
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
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ownerAddress === void 0 && (missing0 = "ownerAddress") || data.callerAddress === void 0 && (missing0 = "callerAddress") || data.gas === void 0 && (missing0 = "gas") || data.callValue === void 0 && (missing0 = "callValue") || data.msgData === void 0 && (missing0 = "msgData")) {
        validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ownerAddress" || key0 === "callerAddress" || key0 === "gas" || key0 === "callValue" || key0 === "msgData")) {
            validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ownerAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.ownerAddress !== "string") {
              validate79.errors = [{ instancePath: instancePath + "/ownerAddress", schemaPath: "#/properties/ownerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.callerAddress !== void 0) {
              const _errs4 = errors;
              if (typeof data.callerAddress !== "string") {
                validate79.errors = [{ instancePath: instancePath + "/callerAddress", schemaPath: "#/properties/callerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gas !== void 0) {
                let data2 = data.gas;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate79.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.callValue !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.callValue !== "string") {
                    validate79.errors = [{ instancePath: instancePath + "/callValue", schemaPath: "#/properties/callValue/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.msgData !== void 0) {
                    let data4 = data.msgData;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid1 = false;
                    const _errs12 = errors;
                    if (typeof data4 !== "string") {
                      const err0 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs14 = errors;
                      if (data4 !== null) {
                        const err1 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err2 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                      validate79.errors = vErrors;
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
    } else {
      validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.programInvoke === void 0 && (missing0 = "programInvoke") || data.transferInvoke === void 0 && (missing0 = "transferInvoke") || data.subtraces === void 0 && (missing0 = "subtraces") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted")) {
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "programInvoke" || key0 === "transferInvoke" || key0 === "subtraces" || key0 === "result" || key0 === "error" || key0 === "reverted")) {
            validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.programInvoke !== void 0) {
            const _errs2 = errors;
            if (data.programInvoke !== null) {
              validate78.errors = [{ instancePath: instancePath + "/programInvoke", schemaPath: "#/properties/programInvoke/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transferInvoke !== void 0) {
              const _errs4 = errors;
              if (!validate79(data.transferInvoke, { instancePath: instancePath + "/transferInvoke", parentData: data, parentDataProperty: "transferInvoke", rootData })) {
                vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.subtraces !== void 0) {
                let data2 = data.subtraces;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0];
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        } else {
                          validate78.errors = [{ instancePath: instancePath + "/subtraces/" + i0, schemaPath: "#/properties/subtraces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate78.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.result !== void 0) {
                  const _errs10 = errors;
                  if (data.result !== null) {
                    validate78.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.error !== void 0) {
                    const _errs12 = errors;
                    if (data.error !== null) {
                      validate78.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.reverted !== void 0) {
                      const _errs14 = errors;
                      if (typeof data.reverted !== "boolean") {
                        validate78.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
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
      validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate83.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
var schema48 = { "type": "object", "additionalProperties": false, "properties": { "pc": { "type": "integer" }, "op": { "type": "string" }, "gas": { "type": "integer" }, "gasCost": { "type": "integer" }, "depth": { "type": "integer" }, "error": { "type": "string" }, "stack": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "memory": { "type": "array", "items": { "type": "string" } }, "storage": { "$ref": "https://scion.invalid/openrpc#/definitions/CellTexts" }, "refund": { "type": "integer" } }, "required": ["pc", "op", "gas", "gasCost", "depth"] };
var func2 = Object.prototype.hasOwnProperty;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pc === void 0 && (missing0 = "pc") || data.op === void 0 && (missing0 = "op") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost") || data.depth === void 0 && (missing0 = "depth")) {
        validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema48.properties, key0)) {
            validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pc !== void 0) {
            let data0 = data.pc;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate85.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.op !== void 0) {
              const _errs4 = errors;
              if (typeof data.op !== "string") {
                validate85.errors = [{ instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gas !== void 0) {
                let data2 = data.gas;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate85.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gasCost !== void 0) {
                  let data3 = data.gasCost;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate85.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.depth !== void 0) {
                    let data4 = data.depth;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate85.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.error !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.error !== "string") {
                        validate85.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.stack !== void 0) {
                        let data6 = data.stack;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (Array.isArray(data6)) {
                            var valid1 = true;
                            const len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs16 = errors;
                              if (!validate39(data6[i0], { instancePath: instancePath + "/stack/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate85.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.returnData !== void 0) {
                          const _errs17 = errors;
                          if (!validate83(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.memory !== void 0) {
                            let data9 = data.memory;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (Array.isArray(data9)) {
                                var valid2 = true;
                                const len1 = data9.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs20 = errors;
                                  if (typeof data9[i1] !== "string") {
                                    validate85.errors = [{ instancePath: instancePath + "/memory/" + i1, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                  if (!valid2) {
                                    break;
                                  }
                                }
                              } else {
                                validate85.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.storage !== void 0) {
                              const _errs22 = errors;
                              if (!validate71(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                                vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.refund !== void 0) {
                                let data12 = data.refund;
                                const _errs23 = errors;
                                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                  validate85.errors = [{ instancePath: instancePath + "/refund", schemaPath: "#/properties/refund/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs23 === errors;
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
    } else {
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gas === void 0 && (missing0 = "gas") || data.failed === void 0 && (missing0 = "failed") || data.returnValue === void 0 && (missing0 = "returnValue") || data.structLogs === void 0 && (missing0 = "structLogs")) {
        validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gas" || key0 === "failed" || key0 === "returnValue" || key0 === "structLogs")) {
            validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gas !== void 0) {
            let data0 = data.gas;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate82.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.failed !== void 0) {
              const _errs4 = errors;
              if (typeof data.failed !== "boolean") {
                validate82.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.returnValue !== void 0) {
                const _errs6 = errors;
                if (!validate83(data.returnValue, { instancePath: instancePath + "/returnValue", parentData: data, parentDataProperty: "returnValue", rootData })) {
                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.structLogs !== void 0) {
                  let data3 = data.structLogs;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs9 = errors;
                        if (!validate85(data3[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
                          vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate82.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
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
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
var schema49 = { "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "output": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/TracedLog" } } }, "required": ["type", "from", "value", "gas", "gasUsed", "input", "output"] };
var pattern4 = new RegExp("^0x[0-9a-f]{40}$", "u");
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate92.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data")) {
        validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "index" || key0 === "address" || key0 === "topics" || key0 === "data")) {
            validate100.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate100.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs4 = errors;
              if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.topics !== void 0) {
                let data2 = data.topics;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate32(data2[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate100.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs8 = errors;
                  if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
    } else {
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.value === void 0 && (missing0 = "value") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input") || data.output === void 0 && (missing0 = "output")) {
        validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema49.properties, key0)) {
            validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE")) {
              validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema49.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate92(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate39(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validate83(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.error !== void 0) {
                            const _errs11 = errors;
                            if (typeof data.error !== "string") {
                              validate91.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.revertReason !== void 0) {
                              const _errs13 = errors;
                              if (typeof data.revertReason !== "string") {
                                validate91.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.calls !== void 0) {
                                let data10 = data.calls;
                                const _errs15 = errors;
                                if (errors === _errs15) {
                                  if (Array.isArray(data10)) {
                                    var valid1 = true;
                                    const len0 = data10.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data11 = data10[i0];
                                      const _errs17 = errors;
                                      if (errors === _errs17) {
                                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                        } else {
                                          validate91.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate91.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs15 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logs !== void 0) {
                                  let data12 = data.logs;
                                  const _errs20 = errors;
                                  if (errors === _errs20) {
                                    if (Array.isArray(data12)) {
                                      var valid2 = true;
                                      const len1 = data12.length;
                                      for (let i1 = 0; i1 < len1; i1++) {
                                        const _errs22 = errors;
                                        if (!validate100(data12[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data12, parentDataProperty: i1, rootData })) {
                                          vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate91.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs20 === errors;
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
    } else {
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "storage")) {
          validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validate39(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.nonce !== void 0) {
            let data1 = data.nonce;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate108.errors = [{ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs5 = errors;
              if (!validate83(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.storage !== void 0) {
                let data3 = data.storage;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key1 in data3) {
                      const _errs9 = errors;
                      if (!validate83(data3[key1], { instancePath: instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key1, rootData })) {
                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate108.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
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
      validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate108.errors = vErrors;
  return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate108(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pre === void 0 && (missing0 = "pre") || data.post === void 0 && (missing0 = "post")) {
        validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pre" || key0 === "post")) {
            validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pre !== void 0) {
            const _errs2 = errors;
            if (!validate107(data.pre, { instancePath: instancePath + "/pre", parentData: data, parentDataProperty: "pre", rootData })) {
              vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.post !== void 0) {
              const _errs3 = errors;
              if (!validate107(data.post, { instancePath: instancePath + "/post", parentData: data, parentDataProperty: "post", rootData })) {
                vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate117.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
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
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.txHash === void 0 && (missing0 = "txHash") || data.result === void 0 && (missing0 = "result")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "txHash" || key0 === "result")) {
            validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.txHash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.txHash, { instancePath: instancePath + "/txHash", parentData: data, parentDataProperty: "txHash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              const _errs3 = errors;
              if (!validate69(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        let valid1 = false;
        const _errs3 = errors;
        if (!validate67(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate70(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate78(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
        }
        if (!valid1) {
          const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate66.errors = vErrors;
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
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
    validate65.errors = vErrors;
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
  validate65.errors = vErrors;
  return errors === 0;
}
var v23 = validate124;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        let valid1 = false;
        const _errs3 = errors;
        if (!validate67(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate70(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate78(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
        }
        if (!valid1) {
          const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate125.errors = vErrors;
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
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
    validate124.errors = vErrors;
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
  validate124.errors = vErrors;
  return errors === 0;
}
var v24 = validate130;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate131.errors = vErrors;
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
  validate131.errors = vErrors;
  return errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
    errors = vErrors.length;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
var v25 = validate140;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
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
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate141(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
    validate140.errors = vErrors;
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
  validate140.errors = vErrors;
  return errors === 0;
}
var v26 = validate150;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate151.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate151(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
    errors = vErrors.length;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
var v27 = validate153;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate154.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
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
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate154(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
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
var v28 = validate156;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate157.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
  if (!validate157(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
    errors = vErrors.length;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
var v29 = validate159;
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate160.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate160(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
    errors = vErrors.length;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
var v30 = validate162;
var pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rskTxsWaitingForSignatures === void 0 && (missing0 = "rskTxsWaitingForSignatures") || data.btcBlockchainBestChainHeight === void 0 && (missing0 = "btcBlockchainBestChainHeight")) {
        validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "rskTxsWaitingForSignatures" || key0 === "btcBlockchainBestChainHeight")) {
            validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.rskTxsWaitingForSignatures !== void 0) {
            let data0 = data.rskTxsWaitingForSignatures;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs4 = errors;
                  if (errors === _errs4) {
                    if (typeof data1 === "string") {
                      if (!pattern9.test(data1)) {
                        validate163.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate163.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate163.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures", schemaPath: "#/properties/rskTxsWaitingForSignatures/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.btcBlockchainBestChainHeight !== void 0) {
              let data2 = data.btcBlockchainBestChainHeight;
              const _errs6 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate163.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2)) {
                    validate163.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
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
    } else {
      validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
    errors = vErrors.length;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
var v31 = validate165;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate166.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
    errors = vErrors.length;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
var v32 = validate168;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate169.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate169.errors = vErrors;
  return errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate169(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
    errors = vErrors.length;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var v33 = validate171;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate172.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate172(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
    errors = vErrors.length;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var v34 = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate174.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var v35 = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var v36 = validate176;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
var v37 = validate177;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.storageKeys === void 0 && (missing0 = "storageKeys")) {
        validate179.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "storageKeys")) {
            validate179.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.storageKeys !== void 0) {
              let data1 = data.storageKeys;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate32(data1[i0], { instancePath: instancePath + "/storageKeys/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate179.errors = [{ instancePath: instancePath + "/storageKeys", schemaPath: "#/properties/storageKeys/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accessList === void 0 && (missing0 = "accessList") || data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validate178.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "accessList" || key0 === "error" || key0 === "gasUsed")) {
            validate178.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.accessList !== void 0) {
            let data0 = data.accessList;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (!validate179(data0[i0], { instancePath: instancePath + "/accessList/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate178.errors = [{ instancePath: instancePath + "/accessList", schemaPath: "#/properties/accessList/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.error !== void 0) {
              const _errs5 = errors;
              if (typeof data.error !== "string") {
                validate178.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs7 = errors;
                if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
    } else {
      validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate178.errors = vErrors;
  return errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate178(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
    errors = vErrors.length;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
var v38 = validate185;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate186.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate186.errors = vErrors;
  return errors === 0;
}
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate186(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
    errors = vErrors.length;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
var v39 = validate188;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.oldestBlock === void 0 && (missing0 = "oldestBlock") || data.baseFeePerGas === void 0 && (missing0 = "baseFeePerGas") || data.gasUsedRatio === void 0 && (missing0 = "gasUsedRatio")) {
        validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "oldestBlock" || key0 === "baseFeePerGas" || key0 === "gasUsedRatio" || key0 === "reward")) {
            validate189.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.oldestBlock !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.oldestBlock, { instancePath: instancePath + "/oldestBlock", parentData: data, parentDataProperty: "oldestBlock", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.baseFeePerGas !== void 0) {
              let data1 = data.baseFeePerGas;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate39(data1[i0], { instancePath: instancePath + "/baseFeePerGas/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate189.errors = [{ instancePath: instancePath + "/baseFeePerGas", schemaPath: "#/properties/baseFeePerGas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsedRatio !== void 0) {
                let data3 = data.gasUsedRatio;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data3)) {
                    var valid2 = true;
                    const len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data4 = data3[i1];
                      const _errs8 = errors;
                      if (errors === _errs8) {
                        if (typeof data4 == "number" && isFinite(data4)) {
                          if (data4 < 0 || isNaN(data4)) {
                            validate189.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validate189.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate189.errors = [{ instancePath: instancePath + "/gasUsedRatio", schemaPath: "#/properties/gasUsedRatio/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reward !== void 0) {
                  let data5 = data.reward;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (Array.isArray(data5)) {
                      var valid3 = true;
                      const len2 = data5.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let data6 = data5[i2];
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (Array.isArray(data6)) {
                            var valid4 = true;
                            const len3 = data6.length;
                            for (let i3 = 0; i3 < len3; i3++) {
                              const _errs14 = errors;
                              if (!validate39(data6[i3], { instancePath: instancePath + "/reward/" + i2 + "/" + i3, parentData: data6, parentDataProperty: i3, rootData })) {
                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs14 === errors;
                              if (!valid4) {
                                break;
                              }
                            }
                          } else {
                            validate189.errors = [{ instancePath: instancePath + "/reward/" + i2, schemaPath: "#/properties/reward/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid3 = _errs12 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate189.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
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
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate189(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
    errors = vErrors.length;
  }
  validate188.errors = vErrors;
  return errors === 0;
}
var v40 = validate194;
var schema89 = { "type": "object", "additionalProperties": false, "properties": { "raw": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "tx": { "type": "object", "additionalProperties": false, "properties": { "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "chainId": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["type", "chainId", "nonce", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s"] } }, "required": ["raw", "tx"] };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
    validate201.errors = vErrors;
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
  validate201.errors = vErrors;
  return errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.raw === void 0 && (missing0 = "raw") || data.tx === void 0 && (missing0 = "tx")) {
        validate195.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "raw" || key0 === "tx")) {
            validate195.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.raw !== void 0) {
            const _errs2 = errors;
            if (!validate83(data.raw, { instancePath: instancePath + "/raw", parentData: data, parentDataProperty: "raw", rootData })) {
              vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tx !== void 0) {
              let data1 = data.tx;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.type === void 0 && (missing1 = "type") || data1.chainId === void 0 && (missing1 = "chainId") || data1.nonce === void 0 && (missing1 = "nonce") || data1.from === void 0 && (missing1 = "from") || data1.to === void 0 && (missing1 = "to") || data1.gas === void 0 && (missing1 = "gas") || data1.gasPrice === void 0 && (missing1 = "gasPrice") || data1.value === void 0 && (missing1 = "value") || data1.input === void 0 && (missing1 = "input") || data1.v === void 0 && (missing1 = "v") || data1.r === void 0 && (missing1 = "r") || data1.s === void 0 && (missing1 = "s")) {
                    validate195.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data1) {
                      if (!func2.call(schema89.properties.tx.properties, key1)) {
                        validate195.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.type !== void 0) {
                        const _errs6 = errors;
                        if (!validate39(data1.type, { instancePath: instancePath + "/tx/type", parentData: data1, parentDataProperty: "type", rootData })) {
                          vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.chainId !== void 0) {
                          const _errs7 = errors;
                          if (!validate39(data1.chainId, { instancePath: instancePath + "/tx/chainId", parentData: data1, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.nonce !== void 0) {
                            const _errs8 = errors;
                            if (!validate39(data1.nonce, { instancePath: instancePath + "/tx/nonce", parentData: data1, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs8 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.from !== void 0) {
                              const _errs9 = errors;
                              if (!validate92(data1.from, { instancePath: instancePath + "/tx/from", parentData: data1, parentDataProperty: "from", rootData })) {
                                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs9 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data1.to !== void 0) {
                                const _errs10 = errors;
                                if (!validate201(data1.to, { instancePath: instancePath + "/tx/to", parentData: data1, parentDataProperty: "to", rootData })) {
                                  vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs10 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data1.gas !== void 0) {
                                  const _errs11 = errors;
                                  if (!validate39(data1.gas, { instancePath: instancePath + "/tx/gas", parentData: data1, parentDataProperty: "gas", rootData })) {
                                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data1.gasPrice !== void 0) {
                                    const _errs12 = errors;
                                    if (!validate39(data1.gasPrice, { instancePath: instancePath + "/tx/gasPrice", parentData: data1, parentDataProperty: "gasPrice", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs12 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data1.value !== void 0) {
                                      const _errs13 = errors;
                                      if (!validate39(data1.value, { instancePath: instancePath + "/tx/value", parentData: data1, parentDataProperty: "value", rootData })) {
                                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs13 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data1.input !== void 0) {
                                        const _errs14 = errors;
                                        if (!validate83(data1.input, { instancePath: instancePath + "/tx/input", parentData: data1, parentDataProperty: "input", rootData })) {
                                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid1 = _errs14 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data1.v !== void 0) {
                                          const _errs15 = errors;
                                          if (!validate39(data1.v, { instancePath: instancePath + "/tx/v", parentData: data1, parentDataProperty: "v", rootData })) {
                                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid1 = _errs15 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data1.r !== void 0) {
                                            const _errs16 = errors;
                                            if (!validate39(data1.r, { instancePath: instancePath + "/tx/r", parentData: data1, parentDataProperty: "r", rootData })) {
                                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid1 = _errs16 === errors;
                                          } else {
                                            var valid1 = true;
                                          }
                                          if (valid1) {
                                            if (data1.s !== void 0) {
                                              const _errs17 = errors;
                                              if (!validate39(data1.s, { instancePath: instancePath + "/tx/s", parentData: data1, parentDataProperty: "s", rootData })) {
                                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid1 = _errs17 === errors;
                                            } else {
                                              var valid1 = true;
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
                  validate195.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate195.errors = vErrors;
  return errors === 0;
}
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate195(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
    errors = vErrors.length;
  }
  validate194.errors = vErrors;
  return errors === 0;
}
var v41 = validate212;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate213.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate213.errors = vErrors;
  return errors === 0;
}
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate213(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
    errors = vErrors.length;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
var v42 = validate215;
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balance === void 0 && (missing0 = "balance") || data.nonce === void 0 && (missing0 = "nonce") || data.code === void 0 && (missing0 = "code")) {
        validate216.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "balance" || key0 === "nonce" || key0 === "code")) {
            validate216.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.balance !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== void 0) {
                const _errs4 = errors;
                if (!validate83(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate216.errors = vErrors;
  return errors === 0;
}
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate216(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
    errors = vErrors.length;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
var v43 = validate221;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate222.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate222.errors = vErrors;
  return errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate222(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
    errors = vErrors.length;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
var v44 = validate224;
var schema99 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate39(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
    validate227.errors = vErrors;
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
  validate227.errors = vErrors;
  return errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate230.errors = vErrors;
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
  validate230.errors = vErrors;
  return errors === 0;
}
var pattern16 = new RegExp("^0x[0-9a-f]{16}$", "u");
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern16.test(data)) {
        validate235.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{16}$" }, message: 'must match pattern "^0x[0-9a-f]{16}$"' }];
        return false;
      }
    } else {
      validate235.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate235.errors = vErrors;
  return errors === 0;
}
var pattern17 = new RegExp("^0x[0-9a-f]{512}$", "u");
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern17.test(data)) {
        validate238.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{512}$" }, message: 'must match pattern "^0x[0-9a-f]{512}$"' }];
        return false;
      }
    } else {
      validate238.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate238.errors = vErrors;
  return errors === 0;
}
var schema104 = { "type": "object", "additionalProperties": false, "properties": { "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/RecoveryByte" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["hash", "nonce", "blockHash", "blockNumber", "transactionIndex", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s", "type"] };
var pattern18 = new RegExp("^0x(0|[0-9a-f]{2})$", "u");
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern18.test(data)) {
        validate264.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[0-9a-f]{2})$" }, message: 'must match pattern "^0x(0|[0-9a-f]{2})$"' }];
        return false;
      }
    } else {
      validate264.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate264.errors = vErrors;
  return errors === 0;
}
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate252.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema104.properties, key0)) {
            validate252.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate201(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate39(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate39(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate264(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate39(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate39(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate39(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
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
        }
      }
    } else {
      validate252.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate252.errors = vErrors;
  return errors === 0;
}
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validate226.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema99.properties, key0)) {
            validate226.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate227(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate230(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validate32(data.parentHash, { instancePath: instancePath + "/parentHash", parentData: data, parentDataProperty: "parentHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate32(data.mixHash, { instancePath: instancePath + "/mixHash", parentData: data, parentDataProperty: "mixHash", rootData })) {
                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    let data4 = data.nonce;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if (!validate235(data4, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs9 = errors;
                      if (data4 !== null) {
                        const err0 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err1 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate226.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs7;
                      if (vErrors !== null) {
                        if (_errs7) {
                          vErrors.length = _errs7;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs11 = errors;
                      if (!validate32(data.sha3Uncles, { instancePath: instancePath + "/sha3Uncles", parentData: data, parentDataProperty: "sha3Uncles", rootData })) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        let data6 = data.logsBloom;
                        const _errs12 = errors;
                        const _errs13 = errors;
                        let valid2 = false;
                        const _errs14 = errors;
                        if (!validate238(data6, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs14 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const _errs15 = errors;
                          if (data6 !== null) {
                            const err2 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err2];
                            } else {
                              vErrors.push(err2);
                            }
                            errors++;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                        }
                        if (!valid2) {
                          const err3 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate226.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) {
                              vErrors.length = _errs13;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs17 = errors;
                          if (!validate32(data.transactionsRoot, { instancePath: instancePath + "/transactionsRoot", parentData: data, parentDataProperty: "transactionsRoot", rootData })) {
                            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs18 = errors;
                            if (!validate32(data.stateRoot, { instancePath: instancePath + "/stateRoot", parentData: data, parentDataProperty: "stateRoot", rootData })) {
                              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs19 = errors;
                              if (!validate32(data.receiptsRoot, { instancePath: instancePath + "/receiptsRoot", parentData: data, parentDataProperty: "receiptsRoot", rootData })) {
                                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs20 = errors;
                                if (!validate201(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validate39(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs22 = errors;
                                    if (!validate39(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs23 = errors;
                                      if (!validate83(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs24 = errors;
                                        if (!validate39(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs25 = errors;
                                          if (!validate39(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs26 = errors;
                                            if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs27 = errors;
                                              if (!validate39(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs27 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.transactions !== void 0) {
                                                let data18 = data.transactions;
                                                const _errs28 = errors;
                                                const _errs29 = errors;
                                                let valid3 = false;
                                                const _errs30 = errors;
                                                if (errors === _errs30) {
                                                  if (Array.isArray(data18)) {
                                                    var valid4 = true;
                                                    const len0 = data18.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      const _errs32 = errors;
                                                      if (!validate32(data18[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
                                                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid4 = _errs32 === errors;
                                                      if (!valid4) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    const err4 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                    if (vErrors === null) {
                                                      vErrors = [err4];
                                                    } else {
                                                      vErrors.push(err4);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var _valid2 = _errs30 === errors;
                                                valid3 = valid3 || _valid2;
                                                if (!valid3) {
                                                  const _errs33 = errors;
                                                  if (errors === _errs33) {
                                                    if (Array.isArray(data18)) {
                                                      var valid5 = true;
                                                      const len1 = data18.length;
                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                        const _errs35 = errors;
                                                        if (!validate252(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid5 = _errs35 === errors;
                                                        if (!valid5) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      const err5 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) {
                                                        vErrors = [err5];
                                                      } else {
                                                        vErrors.push(err5);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var _valid2 = _errs33 === errors;
                                                  valid3 = valid3 || _valid2;
                                                }
                                                if (!valid3) {
                                                  const err6 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err6];
                                                  } else {
                                                    vErrors.push(err6);
                                                  }
                                                  errors++;
                                                  validate226.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs29;
                                                  if (vErrors !== null) {
                                                    if (_errs29) {
                                                      vErrors.length = _errs29;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs28 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.uncles !== void 0) {
                                                  let data21 = data.uncles;
                                                  const _errs36 = errors;
                                                  if (errors === _errs36) {
                                                    if (Array.isArray(data21)) {
                                                      var valid6 = true;
                                                      const len2 = data21.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        const _errs38 = errors;
                                                        if (!validate32(data21[i2], { instancePath: instancePath + "/uncles/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
                                                          vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid6 = _errs38 === errors;
                                                        if (!valid6) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate226.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs36 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.minimumGasPrice !== void 0) {
                                                    const _errs39 = errors;
                                                    if (!validate39(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs40 = errors;
                                                      if (!validate83(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs40 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs41 = errors;
                                                        if (!validate83(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs41 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs42 = errors;
                                                          if (!validate83(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs42 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs43 = errors;
                                                            if (!validate32(data.hashForMergedMining, { instancePath: instancePath + "/hashForMergedMining", parentData: data, parentDataProperty: "hashForMergedMining", rootData })) {
                                                              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs43 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs44 = errors;
                                                              if (!validate39(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs44 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs45 = errors;
                                                                if (!validate39(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs45 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.rskPteEdges !== void 0) {
                                                                  let data30 = data.rskPteEdges;
                                                                  const _errs46 = errors;
                                                                  const _errs47 = errors;
                                                                  let valid7 = false;
                                                                  const _errs48 = errors;
                                                                  if (errors === _errs48) {
                                                                    if (Array.isArray(data30)) {
                                                                      var valid8 = true;
                                                                      const len3 = data30.length;
                                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                                        let data31 = data30[i3];
                                                                        const _errs50 = errors;
                                                                        if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                                                          const err7 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err7];
                                                                          } else {
                                                                            vErrors.push(err7);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        if (errors === _errs50) {
                                                                          if (typeof data31 == "number" && isFinite(data31)) {
                                                                            if (data31 < 0 || isNaN(data31)) {
                                                                              const err8 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err8];
                                                                              } else {
                                                                                vErrors.push(err8);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid8 = _errs50 === errors;
                                                                        if (!valid8) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      const err9 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err9];
                                                                      } else {
                                                                        vErrors.push(err9);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                  var _valid3 = _errs48 === errors;
                                                                  valid7 = valid7 || _valid3;
                                                                  if (!valid7) {
                                                                    const _errs52 = errors;
                                                                    if (data30 !== null) {
                                                                      const err10 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err10];
                                                                      } else {
                                                                        vErrors.push(err10);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid3 = _errs52 === errors;
                                                                    valid7 = valid7 || _valid3;
                                                                  }
                                                                  if (!valid7) {
                                                                    const err11 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err11];
                                                                    } else {
                                                                      vErrors.push(err11);
                                                                    }
                                                                    errors++;
                                                                    validate226.errors = vErrors;
                                                                    return false;
                                                                  } else {
                                                                    errors = _errs47;
                                                                    if (vErrors !== null) {
                                                                      if (_errs47) {
                                                                        vErrors.length = _errs47;
                                                                      } else {
                                                                        vErrors = null;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs46 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (data.baseEvent !== void 0) {
                                                                    let data32 = data.baseEvent;
                                                                    const _errs54 = errors;
                                                                    const _errs55 = errors;
                                                                    let valid9 = false;
                                                                    const _errs56 = errors;
                                                                    if (!validate83(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                                      errors = vErrors.length;
                                                                    }
                                                                    var _valid4 = _errs56 === errors;
                                                                    valid9 = valid9 || _valid4;
                                                                    if (!valid9) {
                                                                      const _errs57 = errors;
                                                                      if (data32 !== null) {
                                                                        const err12 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err12];
                                                                        } else {
                                                                          vErrors.push(err12);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid4 = _errs57 === errors;
                                                                      valid9 = valid9 || _valid4;
                                                                    }
                                                                    if (!valid9) {
                                                                      const err13 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err13];
                                                                      } else {
                                                                        vErrors.push(err13);
                                                                      }
                                                                      errors++;
                                                                      validate226.errors = vErrors;
                                                                      return false;
                                                                    } else {
                                                                      errors = _errs55;
                                                                      if (vErrors !== null) {
                                                                        if (_errs55) {
                                                                          vErrors.length = _errs55;
                                                                        } else {
                                                                          vErrors = null;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid0 = _errs54 === errors;
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
      }
    } else {
      validate226.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate226.errors = vErrors;
  return errors === 0;
}
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
    validate225.errors = vErrors;
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
  validate225.errors = vErrors;
  return errors === 0;
}
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate225(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
    errors = vErrors.length;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
var v45 = validate281;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
    validate282.errors = vErrors;
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
  validate282.errors = vErrors;
  return errors === 0;
}
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate282(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
    errors = vErrors.length;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var v46 = validate285;
var schema110 = { "type": "object", "additionalProperties": false, "properties": { "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeGasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "contractAddress": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "status": { "type": "string", "enum": ["0x0", "0x1"] }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "effectiveGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["transactionHash", "transactionIndex", "blockHash", "blockNumber", "cumulativeGasUsed", "gasUsed", "contractAddress", "logs", "from", "to", "status", "logsBloom", "type", "effectiveGasPrice"] };
var schema111 = { "type": "object", "additionalProperties": false, "properties": { "logIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "address": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "topics": { "type": "array", "maxItems": 4, "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "removed": { "type": "boolean" } }, "required": ["logIndex", "blockNumber", "blockHash", "transactionHash", "transactionIndex", "address", "data", "topics"] };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate295.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema111.properties, key0)) {
            validate295.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate227(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate230(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.topics !== void 0) {
                          let data7 = data.topics;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 4) {
                                validate295.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate32(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate295.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.removed !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.removed !== "boolean") {
                              validate295.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs12 === errors;
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
    } else {
      validate295.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate295.errors = vErrors;
  return errors === 0;
}
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate287.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema110.properties, key0)) {
            validate287.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate39(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate39(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate201(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.logs !== void 0) {
                          let data7 = data.logs;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              var valid1 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs11 = errors;
                                if (!validate295(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate287.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.from !== void 0) {
                            const _errs12 = errors;
                            if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate201(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.status !== void 0) {
                                let data11 = data.status;
                                const _errs14 = errors;
                                if (typeof data11 !== "string") {
                                  validate287.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate287.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema110.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate238(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate39(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate39(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs18 === errors;
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
      }
    } else {
      validate287.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate287.errors = vErrors;
  return errors === 0;
}
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate287(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) {
          break;
        }
      }
    } else {
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
    const _errs4 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
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
    validate286.errors = vErrors;
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
  validate286.errors = vErrors;
  return errors === 0;
}
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate286(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
    errors = vErrors.length;
  }
  validate285.errors = vErrors;
  return errors === 0;
}
var v47 = validate312;
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate313.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate313.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate313.errors = vErrors;
  return errors === 0;
}
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate313(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
    validate312.errors = vErrors;
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
  validate312.errors = vErrors;
  return errors === 0;
}
var v48 = validate315;
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate316.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate316.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate316.errors = vErrors;
  return errors === 0;
}
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate316(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
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
    validate315.errors = vErrors;
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
  validate315.errors = vErrors;
  return errors === 0;
}
var v49 = validate318;
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.inMainChain === void 0 && (missing0 = "inMainChain")) {
        validate319.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hash" || key0 === "totalDifficulty" || key0 === "inMainChain")) {
            validate319.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.totalDifficulty !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.inMainChain !== void 0) {
                const _errs4 = errors;
                if (typeof data.inMainChain !== "boolean") {
                  validate319.errors = [{ instancePath: instancePath + "/inMainChain", schemaPath: "#/properties/inMainChain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate319.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate319.errors = vErrors;
  return errors === 0;
}
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate319(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate318.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate318.errors = vErrors;
  return errors === 0;
}
var v50 = validate323;
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate324.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate324.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate324.errors = vErrors;
  return errors === 0;
}
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate324(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
    errors = vErrors.length;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
var v51 = validate326;
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate326.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate326.errors = vErrors;
  return errors === 0;
}
var v52 = validate327;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate328.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema111.properties, key0)) {
            validate328.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate227(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate230(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.topics !== void 0) {
                          let data7 = data.topics;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 4) {
                                validate328.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate32(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate328.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.removed !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.removed !== "boolean") {
                              validate328.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs12 === errors;
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
    } else {
      validate328.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate328.errors = vErrors;
  return errors === 0;
}
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate338.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate338.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate328(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) {
          break;
        }
      }
    } else {
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
    const _errs4 = errors;
    if (errors === _errs4) {
      if (Array.isArray(data)) {
        var valid2 = true;
        const len1 = data.length;
        for (let i1 = 0; i1 < len1; i1++) {
          const _errs6 = errors;
          if (!validate338(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
            break;
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
    var _valid0 = _errs4 === errors;
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
    validate327.errors = vErrors;
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
  validate327.errors = vErrors;
  return errors === 0;
}
var v53 = validate340;
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate341.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema111.properties, key0)) {
            validate341.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate227(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate230(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.topics !== void 0) {
                          let data7 = data.topics;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 4) {
                                validate341.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate32(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate341.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.removed !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.removed !== "boolean") {
                              validate341.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs12 === errors;
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
    } else {
      validate341.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate341.errors = vErrors;
  return errors === 0;
}
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate351.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
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
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate341(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) {
          break;
        }
      }
    } else {
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
    const _errs4 = errors;
    if (errors === _errs4) {
      if (Array.isArray(data)) {
        var valid2 = true;
        const len1 = data.length;
        for (let i1 = 0; i1 < len1; i1++) {
          const _errs6 = errors;
          if (!validate351(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) {
            break;
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
    var _valid0 = _errs4 === errors;
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
    validate340.errors = vErrors;
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
  validate340.errors = vErrors;
  return errors === 0;
}
var v54 = validate353;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate354.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema111.properties, key0)) {
            validate354.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate227(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate230(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate83(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.topics !== void 0) {
                          let data7 = data.topics;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 4) {
                                validate354.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate32(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate354.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.removed !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.removed !== "boolean") {
                              validate354.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs12 === errors;
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
    } else {
      validate354.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate354.errors = vErrors;
  return errors === 0;
}
var pattern24 = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern24.test(data)) {
        validate366.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
        return false;
      }
    } else {
      validate366.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate366.errors = vErrors;
  return errors === 0;
}
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logs === void 0 && (missing0 = "logs") || data.cursor === void 0 && (missing0 = "cursor")) {
        validate364.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "logs" || key0 === "cursor")) {
            validate364.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logs !== void 0) {
            let data0 = data.logs;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (!validate295(data0[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate364.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.cursor !== void 0) {
              let data2 = data.cursor;
              const _errs5 = errors;
              const _errs6 = errors;
              let valid2 = false;
              const _errs7 = errors;
              if (!validate366(data2, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
                vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
              }
              if (!valid2) {
                const err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate364.errors = vErrors;
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
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate364.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate364.errors = vErrors;
  return errors === 0;
}
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate354(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) {
          break;
        }
      }
    } else {
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
    const _errs4 = errors;
    if (!validate364(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
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
    validate353.errors = vErrors;
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
  validate353.errors = vErrors;
  return errors === 0;
}
var v55 = validate369;
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate83(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate372.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.value === void 0 && (missing0 = "value") || data.proof === void 0 && (missing0 = "proof")) {
        validate379.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "value" || key0 === "proof")) {
            validate379.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0) {
              let data1 = data.value;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate39(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate83(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
                validate379.errors = vErrors;
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
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.proof !== void 0) {
                const _errs7 = errors;
                if (!validate372(data.proof, { instancePath: instancePath + "/proof", parentData: data, parentDataProperty: "proof", rootData })) {
                  vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
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
    } else {
      validate379.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate379.errors = vErrors;
  return errors === 0;
}
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.accountProof === void 0 && (missing0 = "accountProof") || data.balance === void 0 && (missing0 = "balance") || data.codeHash === void 0 && (missing0 = "codeHash") || data.nonce === void 0 && (missing0 = "nonce") || data.storageHash === void 0 && (missing0 = "storageHash") || data.storageProof === void 0 && (missing0 = "storageProof")) {
        validate370.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "accountProof" || key0 === "balance" || key0 === "codeHash" || key0 === "nonce" || key0 === "storageHash" || key0 === "storageProof")) {
            validate370.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.accountProof !== void 0) {
              const _errs3 = errors;
              if (!validate372(data.accountProof, { instancePath: instancePath + "/accountProof", parentData: data, parentDataProperty: "accountProof", rootData })) {
                vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate39(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.codeHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate32(data.codeHash, { instancePath: instancePath + "/codeHash", parentData: data, parentDataProperty: "codeHash", rootData })) {
                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validate39(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.storageHash !== void 0) {
                      const _errs7 = errors;
                      if (!validate32(data.storageHash, { instancePath: instancePath + "/storageHash", parentData: data, parentDataProperty: "storageHash", rootData })) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.storageProof !== void 0) {
                        let data6 = data.storageProof;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (Array.isArray(data6)) {
                            var valid1 = true;
                            const len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs10 = errors;
                              if (!validate379(data6[i0], { instancePath: instancePath + "/storageProof/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs10 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate370.errors = [{ instancePath: instancePath + "/storageProof", schemaPath: "#/properties/storageProof/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
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
      }
    } else {
      validate370.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate370.errors = vErrors;
  return errors === 0;
}
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate370(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
    errors = vErrors.length;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
var v56 = validate386;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate387.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate387.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate387.errors = vErrors;
  return errors === 0;
}
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate387(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
    errors = vErrors.length;
  }
  validate386.errors = vErrors;
  return errors === 0;
}
var v57 = validate389;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
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
    validate390.errors = vErrors;
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
  validate390.errors = vErrors;
  return errors === 0;
}
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate390(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
    errors = vErrors.length;
  }
  validate389.errors = vErrors;
  return errors === 0;
}
var v58 = validate393;
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
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
    validate394.errors = vErrors;
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
  validate394.errors = vErrors;
  return errors === 0;
}
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate394(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
    errors = vErrors.length;
  }
  validate393.errors = vErrors;
  return errors === 0;
}
var v59 = validate397;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
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
    validate398.errors = vErrors;
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
  validate398.errors = vErrors;
  return errors === 0;
}
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate398(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
    errors = vErrors.length;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
var v60 = validate401;
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate402.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate402.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate402.errors = vErrors;
  return errors === 0;
}
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate402(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
    errors = vErrors.length;
  }
  validate401.errors = vErrors;
  return errors === 0;
}
var v61 = validate404;
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate287(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
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
    validate405.errors = vErrors;
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
  validate405.errors = vErrors;
  return errors === 0;
}
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate405(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
    errors = vErrors.length;
  }
  validate404.errors = vErrors;
  return errors === 0;
}
var v62 = validate408;
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
    validate409.errors = vErrors;
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
  validate409.errors = vErrors;
  return errors === 0;
}
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate409(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
    errors = vErrors.length;
  }
  validate408.errors = vErrors;
  return errors === 0;
}
var v63 = validate412;
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
    validate413.errors = vErrors;
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
  validate413.errors = vErrors;
  return errors === 0;
}
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate413(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
    errors = vErrors.length;
  }
  validate412.errors = vErrors;
  return errors === 0;
}
var v64 = validate416;
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate417.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate417.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate417.errors = vErrors;
  return errors === 0;
}
function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate417(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
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
    validate416.errors = vErrors;
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
  validate416.errors = vErrors;
  return errors === 0;
}
var v65 = validate419;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate420.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate420.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate420.errors = vErrors;
  return errors === 0;
}
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate420(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
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
    validate419.errors = vErrors;
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
  validate419.errors = vErrors;
  return errors === 0;
}
var v66 = validate422;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate423.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate423.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate423.errors = vErrors;
  return errors === 0;
}
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validate422.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
        return false;
      } else {
        if (data.length < 3) {
          validate422.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate423(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate422.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate422.errors = vErrors;
  return errors === 0;
}
var v67 = validate425;
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate426.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate426.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate426.errors = vErrors;
  return errors === 0;
}
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate426(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
    errors = vErrors.length;
  }
  validate425.errors = vErrors;
  return errors === 0;
}
var v68 = validate428;
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate429.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate429.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate429.errors = vErrors;
  return errors === 0;
}
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate429(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
    errors = vErrors.length;
  }
  validate428.errors = vErrors;
  return errors === 0;
}
var v69 = validate431;
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate431.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate431.errors = vErrors;
  return errors === 0;
}
var v70 = validate432;
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate432.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        validate432.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
        return false;
      }
    }
  }
  validate432.errors = vErrors;
  return errors === 0;
}
var v71 = validate433;
var pattern32 = new RegExp("^0x[1-9a-f][0-9a-f]{31}$", "u");
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate434.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate434.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate434.errors = vErrors;
  return errors === 0;
}
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate434(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
    errors = vErrors.length;
  }
  validate433.errors = vErrors;
  return errors === 0;
}
var v72 = validate436;
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate437.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate437.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate437.errors = vErrors;
  return errors === 0;
}
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate437(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
    errors = vErrors.length;
  }
  validate436.errors = vErrors;
  return errors === 0;
}
var v73 = validate439;
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate440.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate440.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate440.errors = vErrors;
  return errors === 0;
}
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate440(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
    errors = vErrors.length;
  }
  validate439.errors = vErrors;
  return errors === 0;
}
var v74 = validate442;
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate443.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema104.properties, key0)) {
            validate443.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate230(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate227(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate227(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate201(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate39(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate39(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate264(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate39(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate39(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate39(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
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
        }
      }
    } else {
      validate443.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate443.errors = vErrors;
  return errors === 0;
}
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate443(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate442.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate442.errors = vErrors;
  return errors === 0;
}
var v75 = validate460;
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate461.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate461.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate461.errors = vErrors;
  return errors === 0;
}
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate461(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
    errors = vErrors.length;
  }
  validate460.errors = vErrors;
  return errors === 0;
}
var v76 = validate463;
function validate464(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate464.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
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
function validate463(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate464(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate464.errors : vErrors.concat(validate464.errors);
    errors = vErrors.length;
  }
  validate463.errors = vErrors;
  return errors === 0;
}
var v77 = validate466;
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate467.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema110.properties, key0)) {
            validate467.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate39(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate39(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate201(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.logs !== void 0) {
                          let data7 = data.logs;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              var valid1 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs11 = errors;
                                if (!validate295(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate467.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.from !== void 0) {
                            const _errs12 = errors;
                            if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate201(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.status !== void 0) {
                                let data11 = data.status;
                                const _errs14 = errors;
                                if (typeof data11 !== "string") {
                                  validate467.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate467.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema110.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate238(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate39(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate39(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs18 === errors;
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
      }
    } else {
      validate467.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate467(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
    errors = vErrors.length;
  }
  validate466.errors = vErrors;
  return errors === 0;
}
var v78 = validate482;
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate483.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate483.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate483.errors = vErrors;
  return errors === 0;
}
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate483(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
    errors = vErrors.length;
  }
  validate482.errors = vErrors;
  return errors === 0;
}
var v79 = validate485;
var pattern38 = new RegExp("^0x[0-9a-f]{128}1[bc]$", "u");
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern38.test(data)) {
        validate486.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
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
  if (!validate486(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
    errors = vErrors.length;
  }
  validate485.errors = vErrors;
  return errors === 0;
}
var v80 = validate488;
function validate489(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern38.test(data)) {
        validate489.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate489.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate489.errors = vErrors;
  return errors === 0;
}
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate489(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
    errors = vErrors.length;
  }
  validate488.errors = vErrors;
  return errors === 0;
}
var v81 = validate491;
var schema184 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] }, "calls": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedCall" } } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent", "calls"] };
var schema185 = { "type": "object", "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["0x0", "0x1"] }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "error": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedFailure" } }, "required": ["status", "returnData", "gasUsed", "logs"] };
var schema186 = { "type": "object", "additionalProperties": false, "properties": { "code": { "type": "integer", "enum": [3, -32015] }, "message": { "type": "string" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["code", "message"] };
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate526.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "data")) {
            validate526.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate526.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (!(data0 === 3 || data0 === -32015)) {
              validate526.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema186.properties.code.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0) {
              const _errs4 = errors;
              if (typeof data.message !== "string") {
                validate526.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
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
            }
          }
        }
      }
    } else {
      validate526.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate526.errors = vErrors;
  return errors === 0;
}
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.returnData === void 0 && (missing0 = "returnData") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.logs === void 0 && (missing0 = "logs")) {
        validate522.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "returnData" || key0 === "gasUsed" || key0 === "logs" || key0 === "error")) {
            validate522.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate522.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "0x0" || data0 === "0x1")) {
              validate522.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema185.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.returnData !== void 0) {
              const _errs4 = errors;
              if (!validate83(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs5 = errors;
                if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.logs !== void 0) {
                  let data3 = data.logs;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs8 = errors;
                        if (!validate295(data3[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
                          vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate522.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.error !== void 0) {
                    const _errs9 = errors;
                    if (!validate526(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
                      vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
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
    } else {
      validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate522.errors = vErrors;
  return errors === 0;
}
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent") || data.calls === void 0 && (missing0 = "calls")) {
        validate492.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema184.properties, key0)) {
            validate492.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate32(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validate32(data.parentHash, { instancePath: instancePath + "/parentHash", parentData: data, parentDataProperty: "parentHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate32(data.mixHash, { instancePath: instancePath + "/mixHash", parentData: data, parentDataProperty: "mixHash", rootData })) {
                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validate235(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs7 = errors;
                      if (!validate32(data.sha3Uncles, { instancePath: instancePath + "/sha3Uncles", parentData: data, parentDataProperty: "sha3Uncles", rootData })) {
                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        const _errs8 = errors;
                        if (!validate238(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs9 = errors;
                          if (!validate32(data.transactionsRoot, { instancePath: instancePath + "/transactionsRoot", parentData: data, parentDataProperty: "transactionsRoot", rootData })) {
                            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs10 = errors;
                            if (!validate32(data.stateRoot, { instancePath: instancePath + "/stateRoot", parentData: data, parentDataProperty: "stateRoot", rootData })) {
                              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs11 = errors;
                              if (!validate32(data.receiptsRoot, { instancePath: instancePath + "/receiptsRoot", parentData: data, parentDataProperty: "receiptsRoot", rootData })) {
                                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs12 = errors;
                                if (!validate92(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate39(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate39(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate83(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate39(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs17 = errors;
                                          if (!validate39(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs17 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs18 = errors;
                                            if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs18 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs19 = errors;
                                              if (!validate39(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs19 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.transactions !== void 0) {
                                                let data18 = data.transactions;
                                                const _errs20 = errors;
                                                const _errs21 = errors;
                                                let valid1 = false;
                                                const _errs22 = errors;
                                                if (errors === _errs22) {
                                                  if (Array.isArray(data18)) {
                                                    var valid2 = true;
                                                    const len0 = data18.length;
                                                    for (let i0 = 0; i0 < len0; i0++) {
                                                      const _errs24 = errors;
                                                      if (!validate32(data18[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
                                                        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid2 = _errs24 === errors;
                                                      if (!valid2) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    const err0 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                    if (vErrors === null) {
                                                      vErrors = [err0];
                                                    } else {
                                                      vErrors.push(err0);
                                                    }
                                                    errors++;
                                                  }
                                                }
                                                var _valid0 = _errs22 === errors;
                                                valid1 = valid1 || _valid0;
                                                if (!valid1) {
                                                  const _errs25 = errors;
                                                  if (errors === _errs25) {
                                                    if (Array.isArray(data18)) {
                                                      var valid3 = true;
                                                      const len1 = data18.length;
                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                        const _errs27 = errors;
                                                        if (!validate252(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid3 = _errs27 === errors;
                                                        if (!valid3) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      const err1 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) {
                                                        vErrors = [err1];
                                                      } else {
                                                        vErrors.push(err1);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                  var _valid0 = _errs25 === errors;
                                                  valid1 = valid1 || _valid0;
                                                }
                                                if (!valid1) {
                                                  const err2 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                  if (vErrors === null) {
                                                    vErrors = [err2];
                                                  } else {
                                                    vErrors.push(err2);
                                                  }
                                                  errors++;
                                                  validate492.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs21;
                                                  if (vErrors !== null) {
                                                    if (_errs21) {
                                                      vErrors.length = _errs21;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs20 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.uncles !== void 0) {
                                                  let data21 = data.uncles;
                                                  const _errs28 = errors;
                                                  if (errors === _errs28) {
                                                    if (Array.isArray(data21)) {
                                                      var valid4 = true;
                                                      const len2 = data21.length;
                                                      for (let i2 = 0; i2 < len2; i2++) {
                                                        const _errs30 = errors;
                                                        if (!validate32(data21[i2], { instancePath: instancePath + "/uncles/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
                                                          vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid4 = _errs30 === errors;
                                                        if (!valid4) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate492.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs28 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.minimumGasPrice !== void 0) {
                                                    const _errs31 = errors;
                                                    if (!validate39(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validate83(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validate83(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validate83(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs34 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs35 = errors;
                                                            if (!validate32(data.hashForMergedMining, { instancePath: instancePath + "/hashForMergedMining", parentData: data, parentDataProperty: "hashForMergedMining", rootData })) {
                                                              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs36 = errors;
                                                              if (!validate39(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs36 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs37 = errors;
                                                                if (!validate39(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs37 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.rskPteEdges !== void 0) {
                                                                  let data30 = data.rskPteEdges;
                                                                  const _errs38 = errors;
                                                                  const _errs39 = errors;
                                                                  let valid5 = false;
                                                                  const _errs40 = errors;
                                                                  if (errors === _errs40) {
                                                                    if (Array.isArray(data30)) {
                                                                      var valid6 = true;
                                                                      const len3 = data30.length;
                                                                      for (let i3 = 0; i3 < len3; i3++) {
                                                                        let data31 = data30[i3];
                                                                        const _errs42 = errors;
                                                                        if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                                                          const err3 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err3];
                                                                          } else {
                                                                            vErrors.push(err3);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        if (errors === _errs42) {
                                                                          if (typeof data31 == "number" && isFinite(data31)) {
                                                                            if (data31 < 0 || isNaN(data31)) {
                                                                              const err4 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err4];
                                                                              } else {
                                                                                vErrors.push(err4);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid6 = _errs42 === errors;
                                                                        if (!valid6) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      const err5 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err5];
                                                                      } else {
                                                                        vErrors.push(err5);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                  var _valid1 = _errs40 === errors;
                                                                  valid5 = valid5 || _valid1;
                                                                  if (!valid5) {
                                                                    const _errs44 = errors;
                                                                    if (data30 !== null) {
                                                                      const err6 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err6];
                                                                      } else {
                                                                        vErrors.push(err6);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid1 = _errs44 === errors;
                                                                    valid5 = valid5 || _valid1;
                                                                  }
                                                                  if (!valid5) {
                                                                    const err7 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err7];
                                                                    } else {
                                                                      vErrors.push(err7);
                                                                    }
                                                                    errors++;
                                                                    validate492.errors = vErrors;
                                                                    return false;
                                                                  } else {
                                                                    errors = _errs39;
                                                                    if (vErrors !== null) {
                                                                      if (_errs39) {
                                                                        vErrors.length = _errs39;
                                                                      } else {
                                                                        vErrors = null;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs38 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (data.baseEvent !== void 0) {
                                                                    let data32 = data.baseEvent;
                                                                    const _errs46 = errors;
                                                                    const _errs47 = errors;
                                                                    let valid7 = false;
                                                                    const _errs48 = errors;
                                                                    if (!validate83(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                                                      errors = vErrors.length;
                                                                    }
                                                                    var _valid2 = _errs48 === errors;
                                                                    valid7 = valid7 || _valid2;
                                                                    if (!valid7) {
                                                                      const _errs49 = errors;
                                                                      if (data32 !== null) {
                                                                        const err8 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err8];
                                                                        } else {
                                                                          vErrors.push(err8);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid2 = _errs49 === errors;
                                                                      valid7 = valid7 || _valid2;
                                                                    }
                                                                    if (!valid7) {
                                                                      const err9 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err9];
                                                                      } else {
                                                                        vErrors.push(err9);
                                                                      }
                                                                      errors++;
                                                                      validate492.errors = vErrors;
                                                                      return false;
                                                                    } else {
                                                                      errors = _errs47;
                                                                      if (vErrors !== null) {
                                                                        if (_errs47) {
                                                                          vErrors.length = _errs47;
                                                                        } else {
                                                                          vErrors = null;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid0 = _errs46 === errors;
                                                                  } else {
                                                                    var valid0 = true;
                                                                  }
                                                                  if (valid0) {
                                                                    if (data.calls !== void 0) {
                                                                      let data33 = data.calls;
                                                                      const _errs51 = errors;
                                                                      if (errors === _errs51) {
                                                                        if (Array.isArray(data33)) {
                                                                          var valid8 = true;
                                                                          const len4 = data33.length;
                                                                          for (let i4 = 0; i4 < len4; i4++) {
                                                                            const _errs53 = errors;
                                                                            if (!validate522(data33[i4], { instancePath: instancePath + "/calls/" + i4, parentData: data33, parentDataProperty: i4, rootData })) {
                                                                              vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid8 = _errs53 === errors;
                                                                            if (!valid8) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate492.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid0 = _errs51 === errors;
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
        }
      }
    } else {
      validate492.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate492.errors = vErrors;
  return errors === 0;
}
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate492(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate491.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate491.errors = vErrors;
  return errors === 0;
}
var v82 = validate531;
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate531.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate531.errors = vErrors;
  return errors === 0;
}
var v83 = validate532;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
var v84 = validate533;
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate534.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate534.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate534.errors = vErrors;
  return errors === 0;
}
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate534(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
    errors = vErrors.length;
  }
  validate533.errors = vErrors;
  return errors === 0;
}
var v85 = validate536;
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  if (false !== data) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.startingBlock === void 0 && (missing0 = "startingBlock") || data.currentBlock === void 0 && (missing0 = "currentBlock") || data.highestBlock === void 0 && (missing0 = "highestBlock")) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        } else {
          const _errs5 = errors;
          for (const key0 in data) {
            if (!(key0 === "startingBlock" || key0 === "currentBlock" || key0 === "highestBlock")) {
              const err3 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              break;
            }
          }
          if (_errs5 === errors) {
            if (data.startingBlock !== void 0) {
              const _errs6 = errors;
              if (!validate39(data.startingBlock, { instancePath: instancePath + "/startingBlock", parentData: data, parentDataProperty: "startingBlock", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.currentBlock !== void 0) {
                const _errs7 = errors;
                if (!validate39(data.currentBlock, { instancePath: instancePath + "/currentBlock", parentData: data, parentDataProperty: "currentBlock", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.highestBlock !== void 0) {
                  const _errs8 = errors;
                  if (!validate39(data.highestBlock, { instancePath: instancePath + "/highestBlock", parentData: data, parentDataProperty: "highestBlock", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate537.errors = vErrors;
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
  validate537.errors = vErrors;
  return errors === 0;
}
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate537(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
    errors = vErrors.length;
  }
  validate536.errors = vErrors;
  return errors === 0;
}
var v86 = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate542.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate542.errors = vErrors;
  return errors === 0;
}
var v87 = validate543;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate543.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate543.errors = vErrors;
  return errors === 0;
}
var v88 = validate544;
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate544.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate544.errors = vErrors;
  return errors === 0;
}
var v89 = validate545;
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate546.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate546(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
    errors = vErrors.length;
  }
  validate545.errors = vErrors;
  return errors === 0;
}
var v90 = validate548;
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate548.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate548.errors = vErrors;
  return errors === 0;
}
var v91 = validate549;
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate549.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate549.errors = vErrors;
  return errors === 0;
}
var v92 = validate550;
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate550.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate550.errors = vErrors;
  return errors === 0;
}
var v93 = validate551;
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate551.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate551.errors = vErrors;
  return errors === 0;
}
var v94 = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
var v95 = validate553;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate553.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate553.errors = vErrors;
  return errors === 0;
}
var v96 = validate554;
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate555.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate555.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate555.errors = vErrors;
  return errors === 0;
}
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate555(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
    errors = vErrors.length;
  }
  validate554.errors = vErrors;
  return errors === 0;
}
var v97 = validate557;
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate557.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validate557.errors = vErrors;
  return errors === 0;
}
var v98 = validate558;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate559.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate559.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate559.errors = vErrors;
  return errors === 0;
}
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate559(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
    errors = vErrors.length;
  }
  validate558.errors = vErrors;
  return errors === 0;
}
var v99 = validate561;
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate561.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate561.errors = vErrors;
  return errors === 0;
}
var v100 = validate562;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate562.errors = vErrors;
  return errors === 0;
}
var v101 = validate563;
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate563.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate563.errors = vErrors;
  return errors === 0;
}
var v102 = validate564;
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate564.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate564.errors = vErrors;
  return errors === 0;
}
var v103 = validate565;
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate566.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate566.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate566.errors = vErrors;
  return errors === 0;
}
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate566(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
    errors = vErrors.length;
  }
  validate565.errors = vErrors;
  return errors === 0;
}
var v104 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate568.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
var v105 = validate569;
function validate569(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate569.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate569.errors = vErrors;
  return errors === 0;
}
var v106 = validate570;
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate570.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
var v107 = validate571;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.clientVersion === void 0 && (missing0 = "clientVersion") || data.chainId === void 0 && (missing0 = "chainId") || data.instanceId === void 0 && (missing0 = "instanceId") || data.latestBlockNumber === void 0 && (missing0 = "latestBlockNumber") || data.latestBlockHash === void 0 && (missing0 = "latestBlockHash")) {
        validate572.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "clientVersion" || key0 === "chainId" || key0 === "instanceId" || key0 === "latestBlockNumber" || key0 === "latestBlockHash")) {
            validate572.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.clientVersion !== void 0) {
            const _errs2 = errors;
            if (typeof data.clientVersion !== "string") {
              validate572.errors = [{ instancePath: instancePath + "/clientVersion", schemaPath: "#/properties/clientVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.chainId !== void 0) {
              let data1 = data.chainId;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate572.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.instanceId !== void 0) {
                const _errs6 = errors;
                if (!validate32(data.instanceId, { instancePath: instancePath + "/instanceId", parentData: data, parentDataProperty: "instanceId", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.latestBlockNumber !== void 0) {
                  let data3 = data.latestBlockNumber;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate572.errors = [{ instancePath: instancePath + "/latestBlockNumber", schemaPath: "#/properties/latestBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.latestBlockHash !== void 0) {
                    const _errs9 = errors;
                    if (!validate32(data.latestBlockHash, { instancePath: instancePath + "/latestBlockHash", parentData: data, parentDataProperty: "latestBlockHash", rootData })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
    } else {
      validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate572.errors = vErrors;
  return errors === 0;
}
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate572(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
    errors = vErrors.length;
  }
  validate571.errors = vErrors;
  return errors === 0;
}
var v108 = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate576.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var v109 = validate577;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.currentBlockNumber === void 0 && (missing0 = "currentBlockNumber") || data.currentBlockTimestamp === void 0 && (missing0 = "currentBlockTimestamp") || data.currentBlockHash === void 0 && (missing0 = "currentBlockHash") || data.hardFork === void 0 && (missing0 = "hardFork") || data.transactionOrder === void 0 && (missing0 = "transactionOrder") || data.environment === void 0 && (missing0 = "environment") || data.forkConfig === void 0 && (missing0 = "forkConfig")) {
        validate578.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "currentBlockNumber" || key0 === "currentBlockTimestamp" || key0 === "currentBlockHash" || key0 === "hardFork" || key0 === "transactionOrder" || key0 === "environment" || key0 === "forkConfig")) {
            validate578.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.currentBlockNumber !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.currentBlockNumber, { instancePath: instancePath + "/currentBlockNumber", parentData: data, parentDataProperty: "currentBlockNumber", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.currentBlockTimestamp !== void 0) {
              let data1 = data.currentBlockTimestamp;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate578.errors = [{ instancePath: instancePath + "/currentBlockTimestamp", schemaPath: "#/properties/currentBlockTimestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.currentBlockHash !== void 0) {
                const _errs5 = errors;
                if (!validate32(data.currentBlockHash, { instancePath: instancePath + "/currentBlockHash", parentData: data, parentDataProperty: "currentBlockHash", rootData })) {
                  vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hardFork !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.hardFork !== "string") {
                    validate578.errors = [{ instancePath: instancePath + "/hardFork", schemaPath: "#/properties/hardFork/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionOrder !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.transactionOrder !== "string") {
                      validate578.errors = [{ instancePath: instancePath + "/transactionOrder", schemaPath: "#/properties/transactionOrder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.environment !== void 0) {
                      const _errs10 = errors;
                      if (!validate42(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData })) {
                        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.forkConfig !== void 0) {
                        const _errs11 = errors;
                        if (!validate47(data.forkConfig, { instancePath: instancePath + "/forkConfig", parentData: data, parentDataProperty: "forkConfig", rootData })) {
                          vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
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
      validate578.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  if (!validate578(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
    errors = vErrors.length;
  }
  validate577.errors = vErrors;
  return errors === 0;
}
var v110 = validate584;
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate584.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate584.errors = vErrors;
  return errors === 0;
}
var v111 = validate585;
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate585.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate585.errors = vErrors;
  return errors === 0;
}
var v112 = validate586;
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate586.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
var v113 = validate587;
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate587.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
var v114 = validate588;
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate588.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate588.errors = vErrors;
  return errors === 0;
}
var v115 = validate589;
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate589.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate589.errors = vErrors;
  return errors === 0;
}
var v116 = validate590;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate590.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate590.errors = vErrors;
  return errors === 0;
}
var v117 = validate591;
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate591.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate591.errors = vErrors;
  return errors === 0;
}
var v118 = validate592;
var pattern45 = new RegExp("^(0|[1-9][0-9]*)$", "u");
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHashForMergedMining === void 0 && (missing0 = "blockHashForMergedMining") || data.target === void 0 && (missing0 = "target") || data.feesPaidToMiner === void 0 && (missing0 = "feesPaidToMiner") || data.notify === void 0 && (missing0 = "notify") || data.parentBlockHash === void 0 && (missing0 = "parentBlockHash")) {
        validate593.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockHashForMergedMining" || key0 === "target" || key0 === "feesPaidToMiner" || key0 === "notify" || key0 === "parentBlockHash")) {
            validate593.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHashForMergedMining !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.blockHashForMergedMining, { instancePath: instancePath + "/blockHashForMergedMining", parentData: data, parentDataProperty: "blockHashForMergedMining", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.target !== void 0) {
              const _errs3 = errors;
              if (!validate32(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.feesPaidToMiner !== void 0) {
                let data2 = data.feesPaidToMiner;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!pattern45.test(data2)) {
                      validate593.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)$" }, message: 'must match pattern "^(0|[1-9][0-9]*)$"' }];
                      return false;
                    }
                  } else {
                    validate593.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.notify !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.notify !== "boolean") {
                    validate593.errors = [{ instancePath: instancePath + "/notify", schemaPath: "#/properties/notify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.parentBlockHash !== void 0) {
                    const _errs8 = errors;
                    if (!validate32(data.parentBlockHash, { instancePath: instancePath + "/parentBlockHash", parentData: data, parentDataProperty: "parentBlockHash", rootData })) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
    } else {
      validate593.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate593.errors = vErrors;
  return errors === 0;
}
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate593(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
    errors = vErrors.length;
  }
  validate592.errors = vErrors;
  return errors === 0;
}
var v119 = validate598;
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate599.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate599.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate83(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate39(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate599.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate599.errors = vErrors;
  return errors === 0;
}
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate599(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
    errors = vErrors.length;
  }
  validate598.errors = vErrors;
  return errors === 0;
}
var v120 = validate604;
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate605.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate605.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate83(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate39(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate605.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate605.errors = vErrors;
  return errors === 0;
}
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate605(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
    errors = vErrors.length;
  }
  validate604.errors = vErrors;
  return errors === 0;
}
var v121 = validate610;
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate611.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate611.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate83(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate39(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate611.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate611.errors = vErrors;
  return errors === 0;
}
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate611(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
    errors = vErrors.length;
  }
  validate610.errors = vErrors;
  return errors === 0;
}
var v122 = validate616;
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate616.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate616.errors = vErrors;
  return errors === 0;
}
var v123 = validate617;
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate618.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate618.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate618.errors = vErrors;
  return errors === 0;
}
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate618(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
    errors = vErrors.length;
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var v124 = validate620;
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (typeof data[i0] !== "string") {
          validate620.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate620.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate620.errors = vErrors;
  return errors === 0;
}
var v125 = validate621;
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate621.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate621.errors = vErrors;
  return errors === 0;
}
var v126 = validate622;
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate623.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate623.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate623.errors = vErrors;
  return errors === 0;
}
function validate622(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate623(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
    errors = vErrors.length;
  }
  validate622.errors = vErrors;
  return errors === 0;
}
var v127 = validate625;
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate626.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate626.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate626.errors = vErrors;
  return errors === 0;
}
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate626(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
    errors = vErrors.length;
  }
  validate625.errors = vErrors;
  return errors === 0;
}
var v128 = validate628;
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate629.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate629.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate629.errors = vErrors;
  return errors === 0;
}
function validate628(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate629(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate628.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate628.errors = vErrors;
  return errors === 0;
}
var v129 = validate631;
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate631.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate631.errors = vErrors;
  return errors === 0;
}
var v130 = validate632;
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate633.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate633.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate633.errors = vErrors;
  return errors === 0;
}
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate633(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate633.errors : vErrors.concat(validate633.errors);
    errors = vErrors.length;
  }
  validate632.errors = vErrors;
  return errors === 0;
}
var v131 = validate635;
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate636.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
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
function validate635(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate636(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
    errors = vErrors.length;
  }
  validate635.errors = vErrors;
  return errors === 0;
}
var v132 = validate638;
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate639.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
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
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate639(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
    errors = vErrors.length;
  }
  validate638.errors = vErrors;
  return errors === 0;
}
var v133 = validate641;
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate641.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
var v134 = validate642;
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openrpc === void 0 && (missing0 = "openrpc") || data.info === void 0 && (missing0 = "info") || data.methods === void 0 && (missing0 = "methods")) {
        validate643.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.openrpc !== void 0) {
          const _errs2 = errors;
          if (typeof data.openrpc !== "string") {
            validate643.errors = [{ instancePath: instancePath + "/openrpc", schemaPath: "#/properties/openrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.info !== void 0) {
            let data1 = data.info;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              } else {
                validate643.errors = [{ instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.methods !== void 0) {
              let data2 = data.methods;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        let missing1;
                        if (data3.name === void 0 && (missing1 = "name")) {
                          validate643.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data3.name !== void 0) {
                            if (typeof data3.name !== "string") {
                              validate643.errors = [{ instancePath: instancePath + "/methods/" + i0 + "/name", schemaPath: "#/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate643.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate643.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate643.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate643.errors = vErrors;
  return errors === 0;
}
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate643(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
    errors = vErrors.length;
  }
  validate642.errors = vErrors;
  return errors === 0;
}
var v135 = validate645;
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate646.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate646.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate646.errors = vErrors;
  return errors === 0;
}
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate646(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
    errors = vErrors.length;
  }
  validate645.errors = vErrors;
  return errors === 0;
}
var v136 = validate648;
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate649.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate649.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate649.errors = vErrors;
  return errors === 0;
}
function validate648(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate649(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
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
    validate648.errors = vErrors;
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
  validate648.errors = vErrors;
  return errors === 0;
}
var v137 = validate651;
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate652.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate652.errors = vErrors;
  return errors === 0;
}
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate652(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
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
var v138 = validate654;
function validate655(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate655.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate655.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate655.errors = vErrors;
  return errors === 0;
}
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate655(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate655.errors : vErrors.concat(validate655.errors);
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
    validate654.errors = vErrors;
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
  validate654.errors = vErrors;
  return errors === 0;
}
var v139 = validate657;
var pattern56 = new RegExp("^0x(0|([0-9a-f]{2})+)$", "u");
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern56.test(data)) {
        validate658.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|([0-9a-f]{2})+)$" }, message: 'must match pattern "^0x(0|([0-9a-f]{2})+)$"' }];
        return false;
      }
    } else {
      validate658.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate658.errors = vErrors;
  return errors === 0;
}
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate658(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
    errors = vErrors.length;
  }
  validate657.errors = vErrors;
  return errors === 0;
}
var v140 = validate660;
function validate661(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate661.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate661.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate661.errors = vErrors;
  return errors === 0;
}
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate661(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) {
          break;
        }
      }
    } else {
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
    const _errs4 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
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
    validate660.errors = vErrors;
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
  validate660.errors = vErrors;
  return errors === 0;
}
var v141 = validate663;
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate664.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate664.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate664.errors = vErrors;
  return errors === 0;
}
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate664(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
    errors = vErrors.length;
  }
  validate663.errors = vErrors;
  return errors === 0;
}
var v142 = validate666;
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate666.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate666.errors = vErrors;
  return errors === 0;
}
var v143 = validate667;
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (typeof data[i0] !== "string") {
          validate667.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate667.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate667.errors = vErrors;
  return errors === 0;
}
var v144 = validate668;
var schema277 = { "type": "object", "additionalProperties": false, "properties": { "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "validBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "score": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputation": { "type": "boolean" }, "punishedUntil": { "type": "integer" }, "id": { "type": "string" }, "type": { "enum": ["node", "address"] } }, "required": ["successfulHandshakes", "failedHandshakes", "invalidNetworks", "repeatedMessages", "validBlocks", "validTransactions", "invalidBlocks", "invalidTransactions", "invalidMessages", "timeoutMessages", "unexpectedMessages", "invalidHeader", "score", "punishments", "goodReputation", "punishedUntil", "id", "type"] };
function validate669(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate669.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema277.properties, key0)) {
            validate669.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate669.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.failedHandshakes !== void 0) {
              let data1 = data.failedHandshakes;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate669.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.invalidNetworks !== void 0) {
                let data2 = data.invalidNetworks;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate669.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.repeatedMessages !== void 0) {
                  let data3 = data.repeatedMessages;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate669.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.validBlocks !== void 0) {
                    let data4 = data.validBlocks;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate669.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.validTransactions !== void 0) {
                      let data5 = data.validTransactions;
                      const _errs12 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate669.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.invalidBlocks !== void 0) {
                        let data6 = data.invalidBlocks;
                        const _errs14 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate669.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.invalidTransactions !== void 0) {
                          let data7 = data.invalidTransactions;
                          const _errs16 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validate669.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.invalidMessages !== void 0) {
                            let data8 = data.invalidMessages;
                            const _errs18 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validate669.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.timeoutMessages !== void 0) {
                              let data9 = data.timeoutMessages;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validate669.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.unexpectedMessages !== void 0) {
                                let data10 = data.unexpectedMessages;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validate669.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.invalidHeader !== void 0) {
                                  let data11 = data.invalidHeader;
                                  const _errs24 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validate669.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.score !== void 0) {
                                    let data12 = data.score;
                                    const _errs26 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate669.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.punishments !== void 0) {
                                      let data13 = data.punishments;
                                      const _errs28 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validate669.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.goodReputation !== void 0) {
                                        const _errs30 = errors;
                                        if (typeof data.goodReputation !== "boolean") {
                                          validate669.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.punishedUntil !== void 0) {
                                          let data15 = data.punishedUntil;
                                          const _errs32 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validate669.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.id !== void 0) {
                                            const _errs34 = errors;
                                            if (typeof data.id !== "string") {
                                              validate669.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid0 = _errs34 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.type !== void 0) {
                                              let data17 = data.type;
                                              const _errs36 = errors;
                                              if (!(data17 === "node" || data17 === "address")) {
                                                validate669.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema277.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid0 = _errs36 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validate669.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate669.errors = vErrors;
  return errors === 0;
}
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate669(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate668.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate668.errors = vErrors;
  return errors === 0;
}
var v145 = validate671;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate672.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema277.properties, key0)) {
            validate672.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate672.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.failedHandshakes !== void 0) {
              let data1 = data.failedHandshakes;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate672.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.invalidNetworks !== void 0) {
                let data2 = data.invalidNetworks;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate672.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.repeatedMessages !== void 0) {
                  let data3 = data.repeatedMessages;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate672.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.validBlocks !== void 0) {
                    let data4 = data.validBlocks;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate672.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.validTransactions !== void 0) {
                      let data5 = data.validTransactions;
                      const _errs12 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate672.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.invalidBlocks !== void 0) {
                        let data6 = data.invalidBlocks;
                        const _errs14 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate672.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.invalidTransactions !== void 0) {
                          let data7 = data.invalidTransactions;
                          const _errs16 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validate672.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.invalidMessages !== void 0) {
                            let data8 = data.invalidMessages;
                            const _errs18 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validate672.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.timeoutMessages !== void 0) {
                              let data9 = data.timeoutMessages;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validate672.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.unexpectedMessages !== void 0) {
                                let data10 = data.unexpectedMessages;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validate672.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.invalidHeader !== void 0) {
                                  let data11 = data.invalidHeader;
                                  const _errs24 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validate672.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.score !== void 0) {
                                    let data12 = data.score;
                                    const _errs26 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate672.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.punishments !== void 0) {
                                      let data13 = data.punishments;
                                      const _errs28 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validate672.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.goodReputation !== void 0) {
                                        const _errs30 = errors;
                                        if (typeof data.goodReputation !== "boolean") {
                                          validate672.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.punishedUntil !== void 0) {
                                          let data15 = data.punishedUntil;
                                          const _errs32 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validate672.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.id !== void 0) {
                                            const _errs34 = errors;
                                            if (typeof data.id !== "string") {
                                              validate672.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid0 = _errs34 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.type !== void 0) {
                                              let data17 = data.type;
                                              const _errs36 = errors;
                                              if (!(data17 === "node" || data17 === "address")) {
                                                validate672.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema277.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid0 = _errs36 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validate672.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate672(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate672.errors : vErrors.concat(validate672.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
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
var v146 = validate674;
var schema281 = { "type": "object", "additionalProperties": false, "properties": { "count": { "type": "integer" }, "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "validBlocks": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "peersTotalScore": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputationCount": { "type": "integer" }, "badReputationCount": { "type": "integer" } }, "required": ["count", "successfulHandshakes", "failedHandshakes", "invalidHeader", "validBlocks", "invalidBlocks", "validTransactions", "invalidTransactions", "invalidNetworks", "invalidMessages", "repeatedMessages", "timeoutMessages", "unexpectedMessages", "peersTotalScore", "punishments", "goodReputationCount", "badReputationCount"] };
function validate675(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.count === void 0 && (missing0 = "count") || data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.peersTotalScore === void 0 && (missing0 = "peersTotalScore") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputationCount === void 0 && (missing0 = "goodReputationCount") || data.badReputationCount === void 0 && (missing0 = "badReputationCount")) {
        validate675.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema281.properties, key0)) {
            validate675.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate675.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.successfulHandshakes !== void 0) {
              let data1 = data.successfulHandshakes;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate675.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.failedHandshakes !== void 0) {
                let data2 = data.failedHandshakes;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate675.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.invalidHeader !== void 0) {
                  let data3 = data.invalidHeader;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate675.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.validBlocks !== void 0) {
                    let data4 = data.validBlocks;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate675.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.invalidBlocks !== void 0) {
                      let data5 = data.invalidBlocks;
                      const _errs12 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate675.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.validTransactions !== void 0) {
                        let data6 = data.validTransactions;
                        const _errs14 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate675.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.invalidTransactions !== void 0) {
                          let data7 = data.invalidTransactions;
                          const _errs16 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validate675.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.invalidNetworks !== void 0) {
                            let data8 = data.invalidNetworks;
                            const _errs18 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validate675.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.invalidMessages !== void 0) {
                              let data9 = data.invalidMessages;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validate675.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.repeatedMessages !== void 0) {
                                let data10 = data.repeatedMessages;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validate675.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.timeoutMessages !== void 0) {
                                  let data11 = data.timeoutMessages;
                                  const _errs24 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validate675.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.unexpectedMessages !== void 0) {
                                    let data12 = data.unexpectedMessages;
                                    const _errs26 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate675.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.peersTotalScore !== void 0) {
                                      let data13 = data.peersTotalScore;
                                      const _errs28 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validate675.errors = [{ instancePath: instancePath + "/peersTotalScore", schemaPath: "#/properties/peersTotalScore/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.punishments !== void 0) {
                                        let data14 = data.punishments;
                                        const _errs30 = errors;
                                        if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                          validate675.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.goodReputationCount !== void 0) {
                                          let data15 = data.goodReputationCount;
                                          const _errs32 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validate675.errors = [{ instancePath: instancePath + "/goodReputationCount", schemaPath: "#/properties/goodReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.badReputationCount !== void 0) {
                                            let data16 = data.badReputationCount;
                                            const _errs34 = errors;
                                            if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                              validate675.errors = [{ instancePath: instancePath + "/badReputationCount", schemaPath: "#/properties/badReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            var valid0 = _errs34 === errors;
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
            }
          }
        }
      }
    } else {
      validate675.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate675.errors = vErrors;
  return errors === 0;
}
function validate674(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate675(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
    errors = vErrors.length;
  }
  validate674.errors = vErrors;
  return errors === 0;
}
var v147 = validate677;
function validate677(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate677.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate677.errors = vErrors;
  return errors === 0;
}
var v148 = validate678;
function validate678(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate678.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate678.errors = vErrors;
  return errors === 0;
}
var v149 = validate679;
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate679.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate679.errors = vErrors;
  return errors === 0;
}
var v150 = validate680;
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate680.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate680.errors = vErrors;
  return errors === 0;
}
var v151 = validate681;
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate681.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate681.errors = vErrors;
  return errors === 0;
}
var v152 = validate682;
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate682.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate682.errors = vErrors;
  return errors === 0;
}
var v153 = validate683;
function validate683(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate683.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate683.errors = vErrors;
  return errors === 0;
}
var v154 = validate684;
function validate684(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate684.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate684.errors = vErrors;
  return errors === 0;
}
var v155 = validate685;
function validate685(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate685.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate685.errors = vErrors;
  return errors === 0;
}
var v156 = validate686;
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate686.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate686.errors = vErrors;
  return errors === 0;
}
var v157 = validate687;
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate687.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate687.errors = vErrors;
  return errors === 0;
}
var v158 = validate688;
var schema295 = { "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/CallAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/DestructionAction" }] }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "integer" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "result": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/ActionResult" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationResult" }, { "type": "null" }] }, "error": { "type": "string" } }, "required": ["action", "blockHash", "blockNumber", "transactionHash", "transactionPosition", "type", "subtraces", "traceAddress", "result"] };
var schema296 = { "type": "object", "additionalProperties": false, "properties": { "callType": { "type": "string", "enum": ["call", "callcode", "delegatecall", "staticcall"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["callType", "from", "to", "gas", "input", "value"] };
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.callType === void 0 && (missing0 = "callType") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.input === void 0 && (missing0 = "input") || data.value === void 0 && (missing0 = "value")) {
        validate691.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "callType" || key0 === "from" || key0 === "to" || key0 === "gas" || key0 === "input" || key0 === "value")) {
            validate691.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.callType !== void 0) {
            let data0 = data.callType;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate691.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "call" || data0 === "callcode" || data0 === "delegatecall" || data0 === "staticcall")) {
              validate691.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/enum", keyword: "enum", params: { allowedValues: schema296.properties.callType.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate92(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gas !== void 0) {
                  const _errs6 = errors;
                  if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                    vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
                    if (data.value !== void 0) {
                      const _errs8 = errors;
                      if (!validate39(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
      validate691.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate691.errors = vErrors;
  return errors === 0;
}
var schema297 = { "type": "object", "additionalProperties": false, "properties": { "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "init": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "creationMethod": { "type": "string", "enum": ["create", "create2"] }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["from", "gas", "init", "value"] };
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.init === void 0 && (missing0 = "init") || data.value === void 0 && (missing0 = "value")) {
        validate698.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "gas" || key0 === "init" || key0 === "creationMethod" || key0 === "value")) {
            validate698.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gas !== void 0) {
              const _errs3 = errors;
              if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.init !== void 0) {
                const _errs4 = errors;
                if (!validate83(data.init, { instancePath: instancePath + "/init", parentData: data, parentDataProperty: "init", rootData })) {
                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.creationMethod !== void 0) {
                  let data3 = data.creationMethod;
                  const _errs5 = errors;
                  if (typeof data3 !== "string") {
                    validate698.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data3 === "create" || data3 === "create2")) {
                    validate698.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/enum", keyword: "enum", params: { allowedValues: schema297.properties.creationMethod.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.value !== void 0) {
                    const _errs7 = errors;
                    if (!validate39(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
      validate698.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate698.errors = vErrors;
  return errors === 0;
}
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.refundAddress === void 0 && (missing0 = "refundAddress") || data.balance === void 0 && (missing0 = "balance")) {
        validate704.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "refundAddress" || key0 === "balance")) {
            validate704.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.refundAddress !== void 0) {
              const _errs3 = errors;
              if (!validate92(data.refundAddress, { instancePath: instancePath + "/refundAddress", parentData: data, parentDataProperty: "refundAddress", rootData })) {
                vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate39(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate704.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate704.errors = vErrors;
  return errors === 0;
}
function validate711(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.output === void 0 && (missing0 = "output")) {
        validate711.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output")) {
            validate711.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validate83(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate711.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate711.errors = vErrors;
  return errors === 0;
}
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.code === void 0 && (missing0 = "code") || data.address === void 0 && (missing0 = "address")) {
        validate715.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "code" || key0 === "address")) {
            validate715.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate39(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs3 = errors;
              if (!validate83(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validate92(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                  vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate715.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate715.errors = vErrors;
  return errors === 0;
}
function validate690(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate690.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema295.properties, key0)) {
            validate690.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validate691(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate698(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate704(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              validate690.errors = vErrors;
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
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs7 = errors;
              if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockNumber !== void 0) {
                let data2 = data.blockNumber;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate690.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs10 = errors;
                  if (!validate32(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionPosition !== void 0) {
                    let data4 = data.transactionPosition;
                    const _errs11 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate690.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type;
                      const _errs13 = errors;
                      if (typeof data5 !== "string") {
                        validate690.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate690.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema295.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.subtraces !== void 0) {
                        let data6 = data.subtraces;
                        const _errs15 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate690.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.traceAddress !== void 0) {
                          let data7 = data.traceAddress;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data7)) {
                              var valid2 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data8 = data7[i0];
                                const _errs19 = errors;
                                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                  validate690.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate690.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.result !== void 0) {
                            let data9 = data.result;
                            const _errs21 = errors;
                            const _errs22 = errors;
                            let valid3 = false;
                            const _errs23 = errors;
                            if (!validate711(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate711.errors : vErrors.concat(validate711.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate715(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
                                errors = vErrors.length;
                              }
                              var _valid1 = _errs24 === errors;
                              valid3 = valid3 || _valid1;
                              if (!valid3) {
                                const _errs25 = errors;
                                if (data9 !== null) {
                                  const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                }
                                var _valid1 = _errs25 === errors;
                                valid3 = valid3 || _valid1;
                              }
                            }
                            if (!valid3) {
                              const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                              validate690.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs22;
                              if (vErrors !== null) {
                                if (_errs22) {
                                  vErrors.length = _errs22;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.error !== void 0) {
                              const _errs27 = errors;
                              if (typeof data.error !== "string") {
                                validate690.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs27 === errors;
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
    } else {
      validate690.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate690.errors = vErrors;
  return errors === 0;
}
function validate689(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate690(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate689.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate689.errors = vErrors;
  return errors === 0;
}
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate689(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate689.errors : vErrors.concat(validate689.errors);
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
    validate688.errors = vErrors;
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
  validate688.errors = vErrors;
  return errors === 0;
}
var v159 = validate722;
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate690(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate723.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate723.errors = vErrors;
  return errors === 0;
}
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate723(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate723.errors : vErrors.concat(validate723.errors);
    errors = vErrors.length;
  }
  validate722.errors = vErrors;
  return errors === 0;
}
var v160 = validate726;
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate727.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema295.properties, key0)) {
            validate727.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validate691(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate698(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate704(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              validate727.errors = vErrors;
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
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs7 = errors;
              if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockNumber !== void 0) {
                let data2 = data.blockNumber;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate727.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs10 = errors;
                  if (!validate32(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionPosition !== void 0) {
                    let data4 = data.transactionPosition;
                    const _errs11 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate727.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type;
                      const _errs13 = errors;
                      if (typeof data5 !== "string") {
                        validate727.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate727.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema295.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.subtraces !== void 0) {
                        let data6 = data.subtraces;
                        const _errs15 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validate727.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.traceAddress !== void 0) {
                          let data7 = data.traceAddress;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data7)) {
                              var valid2 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data8 = data7[i0];
                                const _errs19 = errors;
                                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                  validate727.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate727.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.result !== void 0) {
                            let data9 = data.result;
                            const _errs21 = errors;
                            const _errs22 = errors;
                            let valid3 = false;
                            const _errs23 = errors;
                            if (!validate711(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate711.errors : vErrors.concat(validate711.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate715(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
                                errors = vErrors.length;
                              }
                              var _valid1 = _errs24 === errors;
                              valid3 = valid3 || _valid1;
                              if (!valid3) {
                                const _errs25 = errors;
                                if (data9 !== null) {
                                  const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                }
                                var _valid1 = _errs25 === errors;
                                valid3 = valid3 || _valid1;
                              }
                            }
                            if (!valid3) {
                              const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                              validate727.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs22;
                              if (vErrors !== null) {
                                if (_errs22) {
                                  vErrors.length = _errs22;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.error !== void 0) {
                              const _errs27 = errors;
                              if (typeof data.error !== "string") {
                                validate727.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs27 === errors;
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
    } else {
      validate727.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate727.errors = vErrors;
  return errors === 0;
}
function validate726(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate727(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
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
    validate726.errors = vErrors;
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
  validate726.errors = vErrors;
  return errors === 0;
}
var v161 = validate736;
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate690(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate737.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate737.errors = vErrors;
  return errors === 0;
}
function validate736(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate737(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate737.errors : vErrors.concat(validate737.errors);
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
    validate736.errors = vErrors;
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
  validate736.errors = vErrors;
  return errors === 0;
}
var v162 = validate740;
var schema311 = { "type": "object", "additionalProperties": false, "properties": { "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "null" }, "transactionIndex": { "type": "null" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["blockHash", "blockNumber", "transactionIndex", "from", "gas", "gasPrice", "hash", "input", "nonce", "to", "value"] };
function validate744(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.hash === void 0 && (missing0 = "hash") || data.input === void 0 && (missing0 = "input") || data.nonce === void 0 && (missing0 = "nonce") || data.to === void 0 && (missing0 = "to") || data.value === void 0 && (missing0 = "value")) {
        validate744.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema311.properties, key0)) {
            validate744.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHash !== void 0) {
            const _errs2 = errors;
            if (!validate32(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (data.blockNumber !== null) {
                validate744.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.transactionIndex !== void 0) {
                const _errs5 = errors;
                if (data.transactionIndex !== null) {
                  validate744.errors = [{ instancePath: instancePath + "/transactionIndex", schemaPath: "#/properties/transactionIndex/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  const _errs7 = errors;
                  if (!validate92(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                    vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs8 = errors;
                    if (!validate39(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasPrice !== void 0) {
                      const _errs9 = errors;
                      if (!validate83(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                        vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.hash !== void 0) {
                        const _errs10 = errors;
                        if (!validate32(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                          vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.input !== void 0) {
                          const _errs11 = errors;
                          if (!validate83(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                            vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.nonce !== void 0) {
                            const _errs12 = errors;
                            if (!validate39(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate83(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.value !== void 0) {
                                const _errs14 = errors;
                                if (!validate83(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                  vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                  errors = vErrors.length;
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
              }
            }
          }
        }
      }
    } else {
      validate744.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate744.errors = vErrors;
  return errors === 0;
}
function validate743(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (!validate744(data0[i0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate743.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate743.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate743.errors = vErrors;
  return errors === 0;
}
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate743(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate742.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate742.errors = vErrors;
  return errors === 0;
}
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate741.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate741.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate742(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate742(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate742.errors : vErrors.concat(validate742.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate741.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate741.errors = vErrors;
  return errors === 0;
}
function validate740(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate741(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
    errors = vErrors.length;
  }
  validate740.errors = vErrors;
  return errors === 0;
}
var v163 = validate759;
function validate762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (typeof data0[i0] !== "string") {
                validate762.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate762.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate762.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate762.errors = vErrors;
  return errors === 0;
}
function validate761(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate762(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate762.errors : vErrors.concat(validate762.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate761.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate761.errors = vErrors;
  return errors === 0;
}
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate760.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate760.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate761(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate761.errors : vErrors.concat(validate761.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate761(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate761.errors : vErrors.concat(validate761.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate760.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate760.errors = vErrors;
  return errors === 0;
}
function validate759(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate760(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
    errors = vErrors.length;
  }
  validate759.errors = vErrors;
  return errors === 0;
}
var v164 = validate767;
function validate768(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate768.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate768.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            let data0 = data.pending;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate768.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate768.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              let data1 = data.queued;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate768.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate768.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
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
      validate768.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate768.errors = vErrors;
  return errors === 0;
}
function validate767(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate768(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate768.errors : vErrors.concat(validate768.errors);
    errors = vErrors.length;
  }
  validate767.errors = vErrors;
  return errors === 0;
}
var v165 = validate770;
function validate770(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate770.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate770.errors = vErrors;
  return errors === 0;
}
var v166 = validate771;
function validate772(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate772.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate772.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate772.errors = vErrors;
  return errors === 0;
}
function validate771(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate772(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate772.errors : vErrors.concat(validate772.errors);
    errors = vErrors.length;
  }
  validate771.errors = vErrors;
  return errors === 0;
}
var table = {
  anvil_autoImpersonateAccount: v0,
  anvil_dropTransaction: v1,
  anvil_dumpState: v2,
  anvil_getAutomine: v3,
  anvil_impersonateAccount: v4,
  anvil_loadState: v5,
  anvil_metadata: v6,
  anvil_mine: v7,
  anvil_nodeInfo: v8,
  anvil_reset: v9,
  anvil_setBalance: v10,
  anvil_setCode: v11,
  anvil_setCoinbase: v12,
  anvil_setNextBlockBaseFeePerGas: v13,
  anvil_setNonce: v14,
  anvil_setStorageAt: v15,
  anvil_stopImpersonatingAccount: v16,
  db_getHex: v17,
  db_getString: v18,
  db_putHex: v19,
  db_putString: v20,
  debug_accountTransactionQuota: v21,
  debug_traceBlockByHash: v22,
  debug_traceBlockByNumber: v23,
  debug_traceCall: v24,
  debug_traceTransaction: v25,
  debug_wireProtocolQueueSize: v26,
  eth_accounts: v27,
  eth_blobBaseFee: v28,
  eth_blockNumber: v29,
  eth_bridgeState: v30,
  eth_call: v31,
  eth_chainId: v32,
  eth_coinbase: v33,
  eth_compileLLL: v34,
  eth_compileSerpent: v35,
  eth_compileSolidity: v36,
  eth_createAccessList: v37,
  eth_estimateGas: v38,
  eth_feeHistory: v39,
  eth_fillTransaction: v40,
  eth_gasPrice: v41,
  eth_getAccountInfo: v42,
  eth_getBalance: v43,
  eth_getBlockByHash: v44,
  eth_getBlockByNumber: v45,
  eth_getBlockReceipts: v46,
  eth_getBlockTransactionCountByHash: v47,
  eth_getBlockTransactionCountByNumber: v48,
  eth_getBlocksByNumber: v49,
  eth_getCode: v50,
  eth_getCompilers: v51,
  eth_getFilterChanges: v52,
  eth_getFilterLogs: v53,
  eth_getLogs: v54,
  eth_getProof: v55,
  eth_getStorageAt: v56,
  eth_getTransactionByBlockHashAndIndex: v57,
  eth_getTransactionByBlockNumberAndIndex: v58,
  eth_getTransactionByHash: v59,
  eth_getTransactionCount: v60,
  eth_getTransactionReceipt: v61,
  eth_getUncleByBlockHashAndIndex: v62,
  eth_getUncleByBlockNumberAndIndex: v63,
  eth_getUncleCountByBlockHash: v64,
  eth_getUncleCountByBlockNumber: v65,
  eth_getWork: v66,
  eth_hashrate: v67,
  eth_maxPriorityFeePerGas: v68,
  eth_mining: v69,
  eth_netHashrate: v70,
  eth_newBlockFilter: v71,
  eth_newFilter: v72,
  eth_newPendingTransactionFilter: v73,
  eth_pendingTransactions: v74,
  eth_protocolVersion: v75,
  eth_sendRawTransaction: v76,
  eth_sendRawTransactionSync: v77,
  eth_sendTransaction: v78,
  eth_sign: v79,
  eth_signTypedData_v4: v80,
  eth_simulateV1: v81,
  eth_submitHashrate: v82,
  eth_submitWork: v83,
  eth_subscribe: v84,
  eth_syncing: v85,
  eth_uninstallFilter: v86,
  eth_unsubscribe: v87,
  evm_freezeTime: v88,
  evm_increaseTime: v89,
  evm_mine: v90,
  evm_mineBlockNumber: v91,
  evm_reset: v92,
  evm_revert: v93,
  evm_setAutomine: v94,
  evm_setIntervalMining: v95,
  evm_setNextBlockTimestamp: v96,
  evm_setTime: v97,
  evm_snapshot: v98,
  evm_startMining: v99,
  evm_stopMining: v100,
  hardhat_autoImpersonateAccount: v101,
  hardhat_dropTransaction: v102,
  hardhat_dumpState: v103,
  hardhat_getAutomine: v104,
  hardhat_impersonateAccount: v105,
  hardhat_loadState: v106,
  hardhat_metadata: v107,
  hardhat_mine: v108,
  hardhat_nodeInfo: v109,
  hardhat_reset: v110,
  hardhat_setBalance: v111,
  hardhat_setCode: v112,
  hardhat_setCoinbase: v113,
  hardhat_setNextBlockBaseFeePerGas: v114,
  hardhat_setNonce: v115,
  hardhat_setStorageAt: v116,
  hardhat_stopImpersonatingAccount: v117,
  mnr_getWork: v118,
  mnr_submitBitcoinBlock: v119,
  mnr_submitBitcoinBlockPartialMerkle: v120,
  mnr_submitBitcoinBlockTransactions: v121,
  net_listening: v122,
  net_peerCount: v123,
  net_peerList: v124,
  net_version: v125,
  personal_dumpRawKey: v126,
  personal_importRawKey: v127,
  personal_listAccounts: v128,
  personal_lockAccount: v129,
  personal_newAccount: v130,
  personal_newAccountWithSeed: v131,
  personal_sendTransaction: v132,
  personal_unlockAccount: v133,
  "rpc.discover": v134,
  rpc_modules: v135,
  rsk_getRawBlockHeaderByHash: v136,
  rsk_getRawBlockHeaderByNumber: v137,
  rsk_getRawTransactionReceiptByHash: v138,
  rsk_getStorageBytesAt: v139,
  rsk_getTransactionReceiptNodesByHash: v140,
  rsk_protocolVersion: v141,
  sco_banAddress: v142,
  sco_bannedAddresses: v143,
  sco_clearPeerScoring: v144,
  sco_peerList: v145,
  sco_reputationSummary: v146,
  sco_unbanAddress: v147,
  shh_addToGroup: v148,
  shh_getFilterChanges: v149,
  shh_getMessages: v150,
  shh_hasIdentity: v151,
  shh_newFilter: v152,
  shh_newGroup: v153,
  shh_newIdentity: v154,
  shh_post: v155,
  shh_uninstallFilter: v156,
  shh_version: v157,
  trace_block: v158,
  trace_filter: v159,
  trace_get: v160,
  trace_transaction: v161,
  txpool_content: v162,
  txpool_inspect: v163,
  txpool_status: v164,
  web3_clientVersion: v165,
  web3_sha3: v166
};

/** Where and by which keyword a value failed; `instancePath` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
}

/** Checks a result; the problems of the last check stay in `errors`. For tests and the doctor: the server does not load it. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = table
