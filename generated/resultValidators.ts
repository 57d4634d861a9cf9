// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

var v0 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
  if (data !== null) {
    validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var v2 = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var v3 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var v4 = validate25;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.availableVirtualGas === void 0 && (missing0 = "availableVirtualGas")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "timestamp" || key0 === "availableVirtualGas")) {
            validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.timestamp !== void 0) {
            let data0 = data.timestamp;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate27.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate27.errors = [{ instancePath: instancePath + "/availableVirtualGas", schemaPath: "#/properties/availableVirtualGas/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
    validate25.errors = vErrors;
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
  validate25.errors = vErrors;
  return errors === 0;
}
var v5 = validate29;
var pattern0 = new RegExp("^0x[0-9a-f]{64}$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate36.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.op === void 0 && (missing0 = "op") || data.depth === void 0 && (missing0 = "depth") || data.pc === void 0 && (missing0 = "pc") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "op" || key0 === "depth" || key0 === "pc" || key0 === "gas" || key0 === "gasCost" || key0 === "memory" || key0 === "stack" || key0 === "storage")) {
            validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate38.errors = vErrors;
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
                validate38.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate38.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate38.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate38.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate38.errors = [{ instancePath: instancePath + "/memory/" + i0, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        } else {
                          validate38.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                validate38.errors = [{ instancePath: instancePath + "/stack/" + i1, schemaPath: "#/properties/stack/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs22 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate38.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (!validate36(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractAddress === void 0 && (missing0 = "contractAddress") || data.initStorage === void 0 && (missing0 = "initStorage") || data.structLogs === void 0 && (missing0 = "structLogs") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted") || data.storageSize === void 0 && (missing0 = "storageSize") || data.currentStorage === void 0 && (missing0 = "currentStorage")) {
        validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "contractAddress" || key0 === "initStorage" || key0 === "structLogs" || key0 === "result" || key0 === "error" || key0 === "reverted" || key0 === "storageSize" || key0 === "currentStorage")) {
            validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.contractAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.contractAddress !== "string") {
              validate35.errors = [{ instancePath: instancePath + "/contractAddress", schemaPath: "#/properties/contractAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.initStorage !== void 0) {
              const _errs4 = errors;
              if (!validate36(data.initStorage, { instancePath: instancePath + "/initStorage", parentData: data, parentDataProperty: "initStorage", rootData })) {
                vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
                      if (!validate38(data2[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate35.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate35.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate35.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate35.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                          validate35.errors = [{ instancePath: instancePath + "/storageSize", schemaPath: "#/properties/storageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.currentStorage !== void 0) {
                          const _errs16 = errors;
                          if (!validate36(data.currentStorage, { instancePath: instancePath + "/currentStorage", parentData: data, parentDataProperty: "currentStorage", rootData })) {
                            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ownerAddress === void 0 && (missing0 = "ownerAddress") || data.callerAddress === void 0 && (missing0 = "callerAddress") || data.gas === void 0 && (missing0 = "gas") || data.callValue === void 0 && (missing0 = "callValue") || data.msgData === void 0 && (missing0 = "msgData")) {
        validate44.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ownerAddress" || key0 === "callerAddress" || key0 === "gas" || key0 === "callValue" || key0 === "msgData")) {
            validate44.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ownerAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.ownerAddress !== "string") {
              validate44.errors = [{ instancePath: instancePath + "/ownerAddress", schemaPath: "#/properties/ownerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate44.errors = [{ instancePath: instancePath + "/callerAddress", schemaPath: "#/properties/callerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate44.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate44.errors = [{ instancePath: instancePath + "/callValue", schemaPath: "#/properties/callValue/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate44.errors = vErrors;
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
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.programInvoke === void 0 && (missing0 = "programInvoke") || data.transferInvoke === void 0 && (missing0 = "transferInvoke") || data.subtraces === void 0 && (missing0 = "subtraces") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted")) {
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "programInvoke" || key0 === "transferInvoke" || key0 === "subtraces" || key0 === "result" || key0 === "error" || key0 === "reverted")) {
            validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.programInvoke !== void 0) {
            const _errs2 = errors;
            if (data.programInvoke !== null) {
              validate43.errors = [{ instancePath: instancePath + "/programInvoke", schemaPath: "#/properties/programInvoke/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transferInvoke !== void 0) {
              const _errs4 = errors;
              if (!validate44(data.transferInvoke, { instancePath: instancePath + "/transferInvoke", parentData: data, parentDataProperty: "transferInvoke", rootData })) {
                vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
                          validate43.errors = [{ instancePath: instancePath + "/subtraces/" + i0, schemaPath: "#/properties/subtraces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate43.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate43.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                      validate43.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                        validate43.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var pattern1 = new RegExp("^0x([0-9a-f]{2})*$", "u");
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate48.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var schema25 = { "title": "GethStep", "type": "object", "additionalProperties": false, "properties": { "pc": { "type": "integer" }, "op": { "type": "string" }, "gas": { "type": "integer" }, "gasCost": { "type": "integer" }, "depth": { "type": "integer" }, "error": { "type": "string" }, "stack": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "memory": { "type": "array", "items": { "type": "string" } }, "storage": { "$ref": "https://scion.invalid/openrpc#/definitions/CellTexts" }, "refund": { "type": "integer" } }, "required": ["pc", "op", "gas", "gasCost", "depth"] };
var func2 = Object.prototype.hasOwnProperty;
var pattern2 = new RegExp("^0x(0|[1-9a-f][0-9a-f]{0,63})$", "u");
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate51.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pc === void 0 && (missing0 = "pc") || data.op === void 0 && (missing0 = "op") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost") || data.depth === void 0 && (missing0 = "depth")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema25.properties, key0)) {
            validate50.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pc !== void 0) {
            let data0 = data.pc;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate50.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate50.errors = [{ instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate50.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate50.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate50.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate50.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              if (!validate51(data6[i0], { instancePath: instancePath + "/stack/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate50.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (!validate48(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                    validate50.errors = [{ instancePath: instancePath + "/memory/" + i1, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                  if (!valid2) {
                                    break;
                                  }
                                }
                              } else {
                                validate50.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              if (!validate36(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                                vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
                                  validate50.errors = [{ instancePath: instancePath + "/refund", schemaPath: "#/properties/refund/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gas === void 0 && (missing0 = "gas") || data.failed === void 0 && (missing0 = "failed") || data.returnValue === void 0 && (missing0 = "returnValue") || data.structLogs === void 0 && (missing0 = "structLogs")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gas" || key0 === "failed" || key0 === "returnValue" || key0 === "structLogs")) {
            validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gas !== void 0) {
            let data0 = data.gas;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate47.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate47.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.returnValue !== void 0) {
                const _errs6 = errors;
                if (!validate48(data.returnValue, { instancePath: instancePath + "/returnValue", parentData: data, parentDataProperty: "returnValue", rootData })) {
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                        if (!validate50(data3[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
                          vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate47.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var schema27 = { "title": "CallTrace", "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "output": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/TracedLog" } } }, "required": ["type", "from", "value", "gas", "gasUsed", "input", "output"] };
var pattern3 = new RegExp("^0x[0-9a-f]{40}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate58.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data")) {
        validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "index" || key0 === "address" || key0 === "topics" || key0 === "data")) {
            validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate66.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs4 = errors;
              if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                    validate66.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                  if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
      validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.value === void 0 && (missing0 = "value") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input") || data.output === void 0 && (missing0 = "output")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema27.properties, key0)) {
            validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate57.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE")) {
              validate57.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema27.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate58(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validate48(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validate48(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                              validate57.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate57.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                          validate57.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate57.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                        if (!validate66(data12[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data12, parentDataProperty: i1, rootData })) {
                                          vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate57.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "storage")) {
          validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validate51(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
              validate74.errors = [{ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs5 = errors;
              if (!validate48(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                      if (!validate48(data3[key1], { instancePath: instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key1, rootData })) {
                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate74.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate74(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
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
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pre === void 0 && (missing0 = "pre") || data.post === void 0 && (missing0 = "post")) {
        validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pre" || key0 === "post")) {
            validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pre !== void 0) {
            const _errs2 = errors;
            if (!validate73(data.pre, { instancePath: instancePath + "/pre", parentData: data, parentDataProperty: "pre", rootData })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.post !== void 0) {
              const _errs3 = errors;
              if (!validate73(data.post, { instancePath: instancePath + "/post", parentData: data, parentDataProperty: "post", rootData })) {
                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate83.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
    validate34.errors = vErrors;
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
  validate34.errors = vErrors;
  return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.txHash === void 0 && (missing0 = "txHash") || data.result === void 0 && (missing0 = "result")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "txHash" || key0 === "result")) {
            validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate34(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate31(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate35(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate43(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
          validate30.errors = vErrors;
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
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
    validate29.errors = vErrors;
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
  validate29.errors = vErrors;
  return errors === 0;
}
var v6 = validate90;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate31(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate35(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate43(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
          validate91.errors = vErrors;
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
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
    validate90.errors = vErrors;
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
  validate90.errors = vErrors;
  return errors === 0;
}
var v7 = validate96;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
    validate97.errors = vErrors;
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
  validate97.errors = vErrors;
  return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
    errors = vErrors.length;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var v8 = validate106;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
    validate107.errors = vErrors;
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
  validate107.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
var v9 = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate117.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate117(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
    errors = vErrors.length;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
var v10 = validate119;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate120.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate120(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate119.errors = vErrors;
  return errors === 0;
}
var v11 = validate122;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate123.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate123.errors = vErrors;
  return errors === 0;
}
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate123(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
    errors = vErrors.length;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var v12 = validate125;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate126.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
    errors = vErrors.length;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
var v13 = validate128;
var pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rskTxsWaitingForSignatures === void 0 && (missing0 = "rskTxsWaitingForSignatures") || data.btcBlockchainBestChainHeight === void 0 && (missing0 = "btcBlockchainBestChainHeight")) {
        validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "rskTxsWaitingForSignatures" || key0 === "btcBlockchainBestChainHeight")) {
            validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                      if (!pattern8.test(data1)) {
                        validate129.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate129.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate129.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures", schemaPath: "#/properties/rskTxsWaitingForSignatures/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                validate129.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2)) {
                    validate129.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate129.errors = vErrors;
  return errors === 0;
}
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate129(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
    errors = vErrors.length;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
var v14 = validate131;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate132.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
    errors = vErrors.length;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
var v15 = validate134;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate135.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate135.errors = vErrors;
  return errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate135(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
    errors = vErrors.length;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
var v16 = validate137;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate138.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate138.errors = vErrors;
  return errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate138(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
    errors = vErrors.length;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
var v17 = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate140.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
var v18 = validate141;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate141.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
var v19 = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate142.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
var v20 = validate143;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.storageKeys === void 0 && (missing0 = "storageKeys")) {
        validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "storageKeys")) {
            validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                  validate145.errors = [{ instancePath: instancePath + "/storageKeys", schemaPath: "#/properties/storageKeys/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate145.errors = vErrors;
  return errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accessList === void 0 && (missing0 = "accessList") || data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validate144.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "accessList" || key0 === "error" || key0 === "gasUsed")) {
            validate144.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validate145(data0[i0], { instancePath: instancePath + "/accessList/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate144.errors = [{ instancePath: instancePath + "/accessList", schemaPath: "#/properties/accessList/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                validate144.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs7 = errors;
                if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
    errors = vErrors.length;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var v21 = validate151;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate152.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate152.errors = vErrors;
  return errors === 0;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate152(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
    errors = vErrors.length;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
var v22 = validate154;
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.oldestBlock === void 0 && (missing0 = "oldestBlock") || data.baseFeePerGas === void 0 && (missing0 = "baseFeePerGas") || data.gasUsedRatio === void 0 && (missing0 = "gasUsedRatio")) {
        validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "oldestBlock" || key0 === "baseFeePerGas" || key0 === "gasUsedRatio" || key0 === "reward")) {
            validate155.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.oldestBlock !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.oldestBlock, { instancePath: instancePath + "/oldestBlock", parentData: data, parentDataProperty: "oldestBlock", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    if (!validate51(data1[i0], { instancePath: instancePath + "/baseFeePerGas/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate155.errors = [{ instancePath: instancePath + "/baseFeePerGas", schemaPath: "#/properties/baseFeePerGas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            validate155.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validate155.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate155.errors = [{ instancePath: instancePath + "/gasUsedRatio", schemaPath: "#/properties/gasUsedRatio/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              if (!validate51(data6[i3], { instancePath: instancePath + "/reward/" + i2 + "/" + i3, parentData: data6, parentDataProperty: i3, rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs14 === errors;
                              if (!valid4) {
                                break;
                              }
                            }
                          } else {
                            validate155.errors = [{ instancePath: instancePath + "/reward/" + i2, schemaPath: "#/properties/reward/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid3 = _errs12 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate155.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate155(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
    errors = vErrors.length;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
var v23 = validate160;
var schema67 = { "title": "FilledTransaction", "type": "object", "additionalProperties": false, "properties": { "raw": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "tx": { "type": "object", "additionalProperties": false, "properties": { "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "chainId": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["type", "chainId", "nonce", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s"] } }, "required": ["raw", "tx"] };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.raw === void 0 && (missing0 = "raw") || data.tx === void 0 && (missing0 = "tx")) {
        validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "raw" || key0 === "tx")) {
            validate161.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.raw !== void 0) {
            const _errs2 = errors;
            if (!validate48(data.raw, { instancePath: instancePath + "/raw", parentData: data, parentDataProperty: "raw", rootData })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                    validate161.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data1) {
                      if (!func2.call(schema67.properties.tx.properties, key1)) {
                        validate161.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.type !== void 0) {
                        const _errs6 = errors;
                        if (!validate51(data1.type, { instancePath: instancePath + "/tx/type", parentData: data1, parentDataProperty: "type", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.chainId !== void 0) {
                          const _errs7 = errors;
                          if (!validate51(data1.chainId, { instancePath: instancePath + "/tx/chainId", parentData: data1, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.nonce !== void 0) {
                            const _errs8 = errors;
                            if (!validate51(data1.nonce, { instancePath: instancePath + "/tx/nonce", parentData: data1, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs8 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.from !== void 0) {
                              const _errs9 = errors;
                              if (!validate58(data1.from, { instancePath: instancePath + "/tx/from", parentData: data1, parentDataProperty: "from", rootData })) {
                                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs9 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data1.to !== void 0) {
                                const _errs10 = errors;
                                if (!validate167(data1.to, { instancePath: instancePath + "/tx/to", parentData: data1, parentDataProperty: "to", rootData })) {
                                  vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs10 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data1.gas !== void 0) {
                                  const _errs11 = errors;
                                  if (!validate51(data1.gas, { instancePath: instancePath + "/tx/gas", parentData: data1, parentDataProperty: "gas", rootData })) {
                                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data1.gasPrice !== void 0) {
                                    const _errs12 = errors;
                                    if (!validate51(data1.gasPrice, { instancePath: instancePath + "/tx/gasPrice", parentData: data1, parentDataProperty: "gasPrice", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs12 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data1.value !== void 0) {
                                      const _errs13 = errors;
                                      if (!validate51(data1.value, { instancePath: instancePath + "/tx/value", parentData: data1, parentDataProperty: "value", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs13 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data1.input !== void 0) {
                                        const _errs14 = errors;
                                        if (!validate48(data1.input, { instancePath: instancePath + "/tx/input", parentData: data1, parentDataProperty: "input", rootData })) {
                                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid1 = _errs14 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data1.v !== void 0) {
                                          const _errs15 = errors;
                                          if (!validate51(data1.v, { instancePath: instancePath + "/tx/v", parentData: data1, parentDataProperty: "v", rootData })) {
                                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid1 = _errs15 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data1.r !== void 0) {
                                            const _errs16 = errors;
                                            if (!validate51(data1.r, { instancePath: instancePath + "/tx/r", parentData: data1, parentDataProperty: "r", rootData })) {
                                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid1 = _errs16 === errors;
                                          } else {
                                            var valid1 = true;
                                          }
                                          if (valid1) {
                                            if (data1.s !== void 0) {
                                              const _errs17 = errors;
                                              if (!validate51(data1.s, { instancePath: instancePath + "/tx/s", parentData: data1, parentDataProperty: "s", rootData })) {
                                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                  validate161.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
    errors = vErrors.length;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
var v24 = validate178;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate179.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
    errors = vErrors.length;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
var v25 = validate181;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balance === void 0 && (missing0 = "balance") || data.nonce === void 0 && (missing0 = "nonce") || data.code === void 0 && (missing0 = "code")) {
        validate182.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "balance" || key0 === "nonce" || key0 === "code")) {
            validate182.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.balance !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate51(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== void 0) {
                const _errs4 = errors;
                if (!validate48(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
      validate182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate182.errors = vErrors;
  return errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
    errors = vErrors.length;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var v26 = validate187;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate188.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate188(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
    errors = vErrors.length;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var v27 = validate190;
var schema77 = { "title": "Block", "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
    validate193.errors = vErrors;
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
  validate193.errors = vErrors;
  return errors === 0;
}
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate196.errors = vErrors;
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
  validate196.errors = vErrors;
  return errors === 0;
}
var pattern15 = new RegExp("^0x[0-9a-f]{16}$", "u");
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern15.test(data)) {
        validate201.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{16}$" }, message: 'must match pattern "^0x[0-9a-f]{16}$"' }];
        return false;
      }
    } else {
      validate201.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate201.errors = vErrors;
  return errors === 0;
}
var pattern16 = new RegExp("^0x[0-9a-f]{512}$", "u");
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern16.test(data)) {
        validate204.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{512}$" }, message: 'must match pattern "^0x[0-9a-f]{512}$"' }];
        return false;
      }
    } else {
      validate204.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate204.errors = vErrors;
  return errors === 0;
}
var schema82 = { "title": "Transaction", "type": "object", "additionalProperties": false, "properties": { "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/RecoveryByte" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["hash", "nonce", "blockHash", "blockNumber", "transactionIndex", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s", "type"] };
var pattern17 = new RegExp("^0x(0|[0-9a-f]{2})$", "u");
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern17.test(data)) {
        validate230.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[0-9a-f]{2})$" }, message: 'must match pattern "^0x(0|[0-9a-f]{2})$"' }];
        return false;
      }
    } else {
      validate230.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate230.errors = vErrors;
  return errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate218.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema82.properties, key0)) {
            validate218.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate51(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate48(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate230(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate51(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate51(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate51(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate218.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validate192.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema77.properties, key0)) {
            validate192.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate193(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate196(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
                    if (!validate201(data4, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
                      validate192.errors = vErrors;
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
                        if (!validate204(data6, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
                          validate192.errors = vErrors;
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
                                if (!validate167(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validate51(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs22 = errors;
                                    if (!validate51(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs23 = errors;
                                      if (!validate48(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs24 = errors;
                                        if (!validate51(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs25 = errors;
                                          if (!validate51(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs26 = errors;
                                            if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs27 = errors;
                                              if (!validate51(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                        if (!validate218(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
                                                  validate192.errors = vErrors;
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
                                                      validate192.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                                    if (!validate51(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs40 = errors;
                                                      if (!validate48(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs40 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs41 = errors;
                                                        if (!validate48(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs41 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs42 = errors;
                                                          if (!validate48(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                                              if (!validate51(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs44 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs45 = errors;
                                                                if (!validate51(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                                    validate192.errors = vErrors;
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
                                                                    if (!validate48(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                                                      validate192.errors = vErrors;
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
      validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate192.errors = vErrors;
  return errors === 0;
}
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
    validate191.errors = vErrors;
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
  validate191.errors = vErrors;
  return errors === 0;
}
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate191(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
    errors = vErrors.length;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var v28 = validate247;
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
    validate248.errors = vErrors;
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
  validate248.errors = vErrors;
  return errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate248(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
    errors = vErrors.length;
  }
  validate247.errors = vErrors;
  return errors === 0;
}
var v29 = validate251;
var schema88 = { "title": "Receipt", "type": "object", "additionalProperties": false, "properties": { "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeGasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "contractAddress": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "status": { "type": "string", "enum": ["0x0", "0x1"] }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "effectiveGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["transactionHash", "transactionIndex", "blockHash", "blockNumber", "cumulativeGasUsed", "gasUsed", "contractAddress", "logs", "from", "to", "status", "logsBloom", "type", "effectiveGasPrice"] };
var schema89 = { "title": "Log", "type": "object", "additionalProperties": false, "properties": { "logIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "address": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "topics": { "type": "array", "maxItems": 4, "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "removed": { "type": "boolean" } }, "required": ["logIndex", "blockNumber", "blockHash", "transactionHash", "transactionIndex", "address", "data", "topics"] };
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate261.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema89.properties, key0)) {
            validate261.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate193(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate196(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                validate261.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
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
                              validate261.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate261.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate261.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate261.errors = vErrors;
  return errors === 0;
}
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate253.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema88.properties, key0)) {
            validate253.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                  if (!validate51(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate51(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate167(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
                                if (!validate261(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate253.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
                                  validate253.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate253.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema88.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate204(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate51(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate51(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate253.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate253(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
    validate252.errors = vErrors;
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
  validate252.errors = vErrors;
  return errors === 0;
}
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
    errors = vErrors.length;
  }
  validate251.errors = vErrors;
  return errors === 0;
}
var v30 = validate278;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate279.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate279.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
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
    validate278.errors = vErrors;
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
  validate278.errors = vErrors;
  return errors === 0;
}
var v31 = validate281;
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate282.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate282(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
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
    validate281.errors = vErrors;
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
  validate281.errors = vErrors;
  return errors === 0;
}
var v32 = validate284;
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.inMainChain === void 0 && (missing0 = "inMainChain")) {
        validate285.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hash" || key0 === "totalDifficulty" || key0 === "inMainChain")) {
            validate285.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                  validate285.errors = [{ instancePath: instancePath + "/inMainChain", schemaPath: "#/properties/inMainChain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate285.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate285.errors = vErrors;
  return errors === 0;
}
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate285(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate284.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate284.errors = vErrors;
  return errors === 0;
}
var v33 = validate289;
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate290.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
  if (!validate290(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
    errors = vErrors.length;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
var v34 = validate292;
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate292.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
var v35 = validate293;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate294.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema89.properties, key0)) {
            validate294.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate193(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate196(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                validate294.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
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
                              validate294.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate294.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate294.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate294.errors = vErrors;
  return errors === 0;
}
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate304.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate304.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate304.errors = vErrors;
  return errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate294(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
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
          if (!validate304(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
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
    validate293.errors = vErrors;
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
  validate293.errors = vErrors;
  return errors === 0;
}
var v36 = validate306;
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate307.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema89.properties, key0)) {
            validate307.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate193(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate196(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                validate307.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
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
                              validate307.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate307.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate307.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate307.errors = vErrors;
  return errors === 0;
}
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate317.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate317.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate317.errors = vErrors;
  return errors === 0;
}
function validate306(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate307(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
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
          if (!validate317(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
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
var v37 = validate319;
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate320.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema89.properties, key0)) {
            validate320.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate193(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate196(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                validate320.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
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
                              validate320.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate320.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate320.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate320.errors = vErrors;
  return errors === 0;
}
var pattern23 = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern23.test(data)) {
        validate332.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
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
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logs === void 0 && (missing0 = "logs") || data.cursor === void 0 && (missing0 = "cursor")) {
        validate330.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "logs" || key0 === "cursor")) {
            validate330.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validate261(data0[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate330.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
              if (!validate332(data2, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
                vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
                validate330.errors = vErrors;
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
      validate330.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate330.errors = vErrors;
  return errors === 0;
}
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate320(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
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
    if (!validate330(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
    validate319.errors = vErrors;
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
  validate319.errors = vErrors;
  return errors === 0;
}
var v38 = validate335;
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate48(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate338.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.value === void 0 && (missing0 = "value") || data.proof === void 0 && (missing0 = "proof")) {
        validate345.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "value" || key0 === "proof")) {
            validate345.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate48(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                validate345.errors = vErrors;
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
                if (!validate338(data.proof, { instancePath: instancePath + "/proof", parentData: data, parentDataProperty: "proof", rootData })) {
                  vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
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
      validate345.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate345.errors = vErrors;
  return errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.accountProof === void 0 && (missing0 = "accountProof") || data.balance === void 0 && (missing0 = "balance") || data.codeHash === void 0 && (missing0 = "codeHash") || data.nonce === void 0 && (missing0 = "nonce") || data.storageHash === void 0 && (missing0 = "storageHash") || data.storageProof === void 0 && (missing0 = "storageProof")) {
        validate336.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "accountProof" || key0 === "balance" || key0 === "codeHash" || key0 === "nonce" || key0 === "storageHash" || key0 === "storageProof")) {
            validate336.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.accountProof !== void 0) {
              const _errs3 = errors;
              if (!validate338(data.accountProof, { instancePath: instancePath + "/accountProof", parentData: data, parentDataProperty: "accountProof", rootData })) {
                vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    if (!validate51(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                              if (!validate345(data6[i0], { instancePath: instancePath + "/storageProof/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs10 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate336.errors = [{ instancePath: instancePath + "/storageProof", schemaPath: "#/properties/storageProof/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate336.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
    errors = vErrors.length;
  }
  validate335.errors = vErrors;
  return errors === 0;
}
var v39 = validate352;
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate353.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate353.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate353.errors = vErrors;
  return errors === 0;
}
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate353(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
    errors = vErrors.length;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
var v40 = validate355;
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate218(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate356(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
    errors = vErrors.length;
  }
  validate355.errors = vErrors;
  return errors === 0;
}
var v41 = validate359;
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate218(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
    validate360.errors = vErrors;
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
  validate360.errors = vErrors;
  return errors === 0;
}
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate360(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
    errors = vErrors.length;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
var v42 = validate363;
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate218(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
    validate364.errors = vErrors;
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
  validate364.errors = vErrors;
  return errors === 0;
}
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate364(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
    errors = vErrors.length;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
var v43 = validate367;
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate368.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate368.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate368.errors = vErrors;
  return errors === 0;
}
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate368(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
    errors = vErrors.length;
  }
  validate367.errors = vErrors;
  return errors === 0;
}
var v44 = validate370;
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate253(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
    validate371.errors = vErrors;
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
  validate371.errors = vErrors;
  return errors === 0;
}
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate371(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
    errors = vErrors.length;
  }
  validate370.errors = vErrors;
  return errors === 0;
}
var v45 = validate374;
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
    validate375.errors = vErrors;
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
  validate375.errors = vErrors;
  return errors === 0;
}
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate375(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
    errors = vErrors.length;
  }
  validate374.errors = vErrors;
  return errors === 0;
}
var v46 = validate378;
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
    validate379.errors = vErrors;
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
  validate379.errors = vErrors;
  return errors === 0;
}
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate379(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
    errors = vErrors.length;
  }
  validate378.errors = vErrors;
  return errors === 0;
}
var v47 = validate382;
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate383.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate383.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate383.errors = vErrors;
  return errors === 0;
}
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate383(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
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
    validate382.errors = vErrors;
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
  validate382.errors = vErrors;
  return errors === 0;
}
var v48 = validate385;
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate386.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate386.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate386(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
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
    validate385.errors = vErrors;
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
  validate385.errors = vErrors;
  return errors === 0;
}
var v49 = validate388;
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate389.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate389.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate389.errors = vErrors;
  return errors === 0;
}
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validate388.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
        return false;
      } else {
        if (data.length < 3) {
          validate388.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate389(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
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
      validate388.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate388.errors = vErrors;
  return errors === 0;
}
var v50 = validate391;
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate392.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate392.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate392(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
    errors = vErrors.length;
  }
  validate391.errors = vErrors;
  return errors === 0;
}
var v51 = validate394;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate395.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate395.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate395.errors = vErrors;
  return errors === 0;
}
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate395(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
    errors = vErrors.length;
  }
  validate394.errors = vErrors;
  return errors === 0;
}
var v52 = validate397;
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate397.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
var v53 = validate398;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate398.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        validate398.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
        return false;
      }
    }
  }
  validate398.errors = vErrors;
  return errors === 0;
}
var v54 = validate399;
var pattern31 = new RegExp("^0x[1-9a-f][0-9a-f]{31}$", "u");
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate400.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate400.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate400.errors = vErrors;
  return errors === 0;
}
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate400(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
    errors = vErrors.length;
  }
  validate399.errors = vErrors;
  return errors === 0;
}
var v55 = validate402;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate403.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate403.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate403.errors = vErrors;
  return errors === 0;
}
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate403(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
    errors = vErrors.length;
  }
  validate402.errors = vErrors;
  return errors === 0;
}
var v56 = validate405;
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate406.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate406.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
  if (!validate406(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
    errors = vErrors.length;
  }
  validate405.errors = vErrors;
  return errors === 0;
}
var v57 = validate408;
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate409.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema82.properties, key0)) {
            validate409.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate196(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate193(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate193(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate51(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate48(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate230(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate51(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate51(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate51(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate409.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate409.errors = vErrors;
  return errors === 0;
}
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate409(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate408.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate408.errors = vErrors;
  return errors === 0;
}
var v58 = validate426;
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate427.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate427.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate427(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
    errors = vErrors.length;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
var v59 = validate429;
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate430.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate430.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate430.errors = vErrors;
  return errors === 0;
}
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate430(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
    errors = vErrors.length;
  }
  validate429.errors = vErrors;
  return errors === 0;
}
var v60 = validate432;
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate433.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema88.properties, key0)) {
            validate433.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!validate51(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                  if (!validate51(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate51(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate167(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
                                if (!validate261(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate433.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
                                  validate433.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate433.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema88.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate204(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate51(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate51(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate433.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate433.errors = vErrors;
  return errors === 0;
}
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate433(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
    errors = vErrors.length;
  }
  validate432.errors = vErrors;
  return errors === 0;
}
var v61 = validate448;
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate449.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate449.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate449.errors = vErrors;
  return errors === 0;
}
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate449(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
    errors = vErrors.length;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
var v62 = validate451;
var pattern37 = new RegExp("^0x[0-9a-f]{128}1[bc]$", "u");
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate452.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate452.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate452.errors = vErrors;
  return errors === 0;
}
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate452(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
    errors = vErrors.length;
  }
  validate451.errors = vErrors;
  return errors === 0;
}
var v63 = validate454;
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate455.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate455.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate455.errors = vErrors;
  return errors === 0;
}
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate455(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
    errors = vErrors.length;
  }
  validate454.errors = vErrors;
  return errors === 0;
}
var v64 = validate457;
var schema162 = { "title": "SimulatedBlock", "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] }, "calls": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedCall" } } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent", "calls"] };
var schema163 = { "title": "SimulatedCall", "type": "object", "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["0x0", "0x1"] }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "maxUsedGas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "error": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedFailure" } }, "required": ["status", "returnData", "gasUsed", "maxUsedGas", "logs"] };
var schema164 = { "title": "SimulatedFailure", "type": "object", "additionalProperties": false, "properties": { "code": { "type": "integer", "enum": [3, -32015] }, "message": { "type": "string" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["code", "message"] };
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate493.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "data")) {
            validate493.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate493.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (!(data0 === 3 || data0 === -32015)) {
              validate493.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema164.properties.code.enum }, message: "must be equal to one of the allowed values" }];
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
                validate493.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                const _errs6 = errors;
                if (!validate48(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
      validate493.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate493.errors = vErrors;
  return errors === 0;
}
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.returnData === void 0 && (missing0 = "returnData") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.maxUsedGas === void 0 && (missing0 = "maxUsedGas") || data.logs === void 0 && (missing0 = "logs")) {
        validate488.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "returnData" || key0 === "gasUsed" || key0 === "maxUsedGas" || key0 === "logs" || key0 === "error")) {
            validate488.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate488.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "0x0" || data0 === "0x1")) {
              validate488.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema163.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.returnData !== void 0) {
              const _errs4 = errors;
              if (!validate48(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs5 = errors;
                if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.maxUsedGas !== void 0) {
                  const _errs6 = errors;
                  if (!validate51(data.maxUsedGas, { instancePath: instancePath + "/maxUsedGas", parentData: data, parentDataProperty: "maxUsedGas", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.logs !== void 0) {
                    let data4 = data.logs;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (Array.isArray(data4)) {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs9 = errors;
                          if (!validate261(data4[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
                            vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      } else {
                        validate488.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.error !== void 0) {
                      const _errs10 = errors;
                      if (!validate493(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
                        vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
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
    } else {
      validate488.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate488.errors = vErrors;
  return errors === 0;
}
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent") || data.calls === void 0 && (missing0 = "calls")) {
        validate458.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema162.properties, key0)) {
            validate458.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    if (!validate201(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
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
                        if (!validate204(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
                                if (!validate58(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate51(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate51(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate48(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate51(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs17 = errors;
                                          if (!validate51(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs17 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs18 = errors;
                                            if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs18 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs19 = errors;
                                              if (!validate51(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                        if (!validate218(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
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
                                                  validate458.errors = vErrors;
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
                                                      validate458.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                                    if (!validate51(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validate48(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validate48(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validate48(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                                              if (!validate51(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs36 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs37 = errors;
                                                                if (!validate51(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                                    validate458.errors = vErrors;
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
                                                                    if (!validate48(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                                                                      validate458.errors = vErrors;
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
                                                                            if (!validate488(data33[i4], { instancePath: instancePath + "/calls/" + i4, parentData: data33, parentDataProperty: i4, rootData })) {
                                                                              vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid8 = _errs53 === errors;
                                                                            if (!valid8) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate458.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate458.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate458.errors = vErrors;
  return errors === 0;
}
function validate457(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate458(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate457.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate457.errors = vErrors;
  return errors === 0;
}
var v65 = validate498;
function validate498(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate498.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate498.errors = vErrors;
  return errors === 0;
}
var v66 = validate499;
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate499.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate499.errors = vErrors;
  return errors === 0;
}
var v67 = validate500;
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate501.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate501.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate501.errors = vErrors;
  return errors === 0;
}
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate501(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
    errors = vErrors.length;
  }
  validate500.errors = vErrors;
  return errors === 0;
}
var v68 = validate503;
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (!validate51(data.startingBlock, { instancePath: instancePath + "/startingBlock", parentData: data, parentDataProperty: "startingBlock", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.currentBlock !== void 0) {
                const _errs7 = errors;
                if (!validate51(data.currentBlock, { instancePath: instancePath + "/currentBlock", parentData: data, parentDataProperty: "currentBlock", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.highestBlock !== void 0) {
                  const _errs8 = errors;
                  if (!validate51(data.highestBlock, { instancePath: instancePath + "/highestBlock", parentData: data, parentDataProperty: "highestBlock", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
    validate504.errors = vErrors;
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
  validate504.errors = vErrors;
  return errors === 0;
}
function validate503(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate504(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
    errors = vErrors.length;
  }
  validate503.errors = vErrors;
  return errors === 0;
}
var v69 = validate509;
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate509.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate509.errors = vErrors;
  return errors === 0;
}
var v70 = validate510;
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate510.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate510.errors = vErrors;
  return errors === 0;
}
var v71 = validate511;
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate511.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate511.errors = vErrors;
  return errors === 0;
}
var v72 = validate512;
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate513.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate513.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate513.errors = vErrors;
  return errors === 0;
}
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate513(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
    errors = vErrors.length;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
var v73 = validate515;
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate515.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate515.errors = vErrors;
  return errors === 0;
}
var v74 = validate516;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate516.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
var v75 = validate517;
function validate517(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate517.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate517.errors = vErrors;
  return errors === 0;
}
var v76 = validate518;
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate518.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var v77 = validate519;
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate519.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate519.errors = vErrors;
  return errors === 0;
}
var v78 = validate520;
function validate520(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate520.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate520.errors = vErrors;
  return errors === 0;
}
var v79 = validate521;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate522.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate522.errors = vErrors;
  return errors === 0;
}
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate522(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
    errors = vErrors.length;
  }
  validate521.errors = vErrors;
  return errors === 0;
}
var v80 = validate524;
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate524.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validate524.errors = vErrors;
  return errors === 0;
}
var v81 = validate525;
function validate526(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate526.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate526.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate526.errors = vErrors;
  return errors === 0;
}
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate526(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
    errors = vErrors.length;
  }
  validate525.errors = vErrors;
  return errors === 0;
}
var v82 = validate528;
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate528.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate528.errors = vErrors;
  return errors === 0;
}
var v83 = validate529;
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate529.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate529.errors = vErrors;
  return errors === 0;
}
var v84 = validate530;
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate530.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate530.errors = vErrors;
  return errors === 0;
}
var v85 = validate531;
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
var v86 = validate532;
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate533.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate533.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate533.errors = vErrors;
  return errors === 0;
}
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate533(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
    errors = vErrors.length;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
var v87 = validate535;
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate535.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate535.errors = vErrors;
  return errors === 0;
}
var v88 = validate536;
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate536.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate536.errors = vErrors;
  return errors === 0;
}
var v89 = validate537;
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate537.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate537.errors = vErrors;
  return errors === 0;
}
var v90 = validate538;
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.clientVersion === void 0 && (missing0 = "clientVersion") || data.chainId === void 0 && (missing0 = "chainId") || data.instanceId === void 0 && (missing0 = "instanceId") || data.latestBlockNumber === void 0 && (missing0 = "latestBlockNumber") || data.latestBlockHash === void 0 && (missing0 = "latestBlockHash")) {
        validate539.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "clientVersion" || key0 === "chainId" || key0 === "instanceId" || key0 === "latestBlockNumber" || key0 === "latestBlockHash")) {
            validate539.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.clientVersion !== void 0) {
            const _errs2 = errors;
            if (typeof data.clientVersion !== "string") {
              validate539.errors = [{ instancePath: instancePath + "/clientVersion", schemaPath: "#/properties/clientVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate539.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate539.errors = [{ instancePath: instancePath + "/latestBlockNumber", schemaPath: "#/properties/latestBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
      validate539.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate539.errors = vErrors;
  return errors === 0;
}
function validate538(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate539(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
    errors = vErrors.length;
  }
  validate538.errors = vErrors;
  return errors === 0;
}
var v91 = validate543;
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
var v92 = validate544;
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseFee === void 0 && (missing0 = "baseFee") || data.chainId === void 0 && (missing0 = "chainId") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasPrice === void 0 && (missing0 = "gasPrice")) {
        validate548.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "baseFee" || key0 === "chainId" || key0 === "gasLimit" || key0 === "gasPrice")) {
            validate548.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.baseFee !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                validate548.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasLimit !== void 0) {
                const _errs5 = errors;
                if (!validate51(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gasPrice !== void 0) {
                  const _errs6 = errors;
                  if (!validate51(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate548.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate548.errors = vErrors;
  return errors === 0;
}
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate553.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate553.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate553.errors = vErrors;
  return errors === 0;
}
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.currentBlockNumber === void 0 && (missing0 = "currentBlockNumber") || data.currentBlockTimestamp === void 0 && (missing0 = "currentBlockTimestamp") || data.currentBlockHash === void 0 && (missing0 = "currentBlockHash") || data.hardFork === void 0 && (missing0 = "hardFork") || data.transactionOrder === void 0 && (missing0 = "transactionOrder") || data.environment === void 0 && (missing0 = "environment") || data.forkConfig === void 0 && (missing0 = "forkConfig")) {
        validate545.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "currentBlockNumber" || key0 === "currentBlockTimestamp" || key0 === "currentBlockHash" || key0 === "hardFork" || key0 === "transactionOrder" || key0 === "environment" || key0 === "forkConfig")) {
            validate545.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.currentBlockNumber !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.currentBlockNumber, { instancePath: instancePath + "/currentBlockNumber", parentData: data, parentDataProperty: "currentBlockNumber", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                validate545.errors = [{ instancePath: instancePath + "/currentBlockTimestamp", schemaPath: "#/properties/currentBlockTimestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate545.errors = [{ instancePath: instancePath + "/hardFork", schemaPath: "#/properties/hardFork/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate545.errors = [{ instancePath: instancePath + "/transactionOrder", schemaPath: "#/properties/transactionOrder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.environment !== void 0) {
                      const _errs10 = errors;
                      if (!validate548(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData })) {
                        vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.forkConfig !== void 0) {
                        const _errs11 = errors;
                        if (!validate553(data.forkConfig, { instancePath: instancePath + "/forkConfig", parentData: data, parentDataProperty: "forkConfig", rootData })) {
                          vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
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
      validate545.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate545.errors = vErrors;
  return errors === 0;
}
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate545(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
    errors = vErrors.length;
  }
  validate544.errors = vErrors;
  return errors === 0;
}
var v93 = validate556;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate556.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
var v94 = validate557;
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate557.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate557.errors = vErrors;
  return errors === 0;
}
var v95 = validate558;
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate558.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate558.errors = vErrors;
  return errors === 0;
}
var v96 = validate559;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate559.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate559.errors = vErrors;
  return errors === 0;
}
var v97 = validate560;
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate560.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate560.errors = vErrors;
  return errors === 0;
}
var v98 = validate561;
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate561.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate561.errors = vErrors;
  return errors === 0;
}
var v99 = validate562;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate562.errors = vErrors;
  return errors === 0;
}
var v100 = validate563;
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
var v101 = validate564;
var pattern44 = new RegExp("^(0|[1-9][0-9]*)$", "u");
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHashForMergedMining === void 0 && (missing0 = "blockHashForMergedMining") || data.target === void 0 && (missing0 = "target") || data.feesPaidToMiner === void 0 && (missing0 = "feesPaidToMiner") || data.notify === void 0 && (missing0 = "notify") || data.parentBlockHash === void 0 && (missing0 = "parentBlockHash")) {
        validate565.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockHashForMergedMining" || key0 === "target" || key0 === "feesPaidToMiner" || key0 === "notify" || key0 === "parentBlockHash")) {
            validate565.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                    if (!pattern44.test(data2)) {
                      validate565.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)$" }, message: 'must match pattern "^(0|[1-9][0-9]*)$"' }];
                      return false;
                    }
                  } else {
                    validate565.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate565.errors = [{ instancePath: instancePath + "/notify", schemaPath: "#/properties/notify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate565.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate565.errors = vErrors;
  return errors === 0;
}
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate565(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
    errors = vErrors.length;
  }
  validate564.errors = vErrors;
  return errors === 0;
}
var v102 = validate570;
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate571.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate571.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate48(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                if (!validate51(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate571.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate571.errors = vErrors;
  return errors === 0;
}
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate571(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
    errors = vErrors.length;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
var v103 = validate576;
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate577.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate577.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate48(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                if (!validate51(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate577.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate577.errors = vErrors;
  return errors === 0;
}
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate577(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
    errors = vErrors.length;
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var v104 = validate582;
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate583.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate583.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate48(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                if (!validate51(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate583.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate583.errors = vErrors;
  return errors === 0;
}
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate583(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
    errors = vErrors.length;
  }
  validate582.errors = vErrors;
  return errors === 0;
}
var v105 = validate588;
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
var v106 = validate589;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate590.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate590(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
    errors = vErrors.length;
  }
  validate589.errors = vErrors;
  return errors === 0;
}
var v107 = validate592;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate592.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate592.errors = vErrors;
  return errors === 0;
}
var v108 = validate593;
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate593.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate593.errors = vErrors;
  return errors === 0;
}
var v109 = validate594;
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate595.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate595.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate595.errors = vErrors;
  return errors === 0;
}
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate595(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
    errors = vErrors.length;
  }
  validate594.errors = vErrors;
  return errors === 0;
}
var v110 = validate597;
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate598.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate598.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate598.errors = vErrors;
  return errors === 0;
}
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate598(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
    errors = vErrors.length;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
var v111 = validate600;
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate601.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
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
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate601(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
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
var v112 = validate603;
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate603.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate603.errors = vErrors;
  return errors === 0;
}
var v113 = validate604;
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate605.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate605.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v114 = validate607;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate608.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate608.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate608.errors = vErrors;
  return errors === 0;
}
function validate607(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate608(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
    errors = vErrors.length;
  }
  validate607.errors = vErrors;
  return errors === 0;
}
var v115 = validate610;
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate611.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate611.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v116 = validate613;
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate614.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate614.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate614.errors = vErrors;
  return errors === 0;
}
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate614(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
    errors = vErrors.length;
  }
  validate613.errors = vErrors;
  return errors === 0;
}
var v117 = validate616;
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
var v118 = validate617;
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openrpc === void 0 && (missing0 = "openrpc") || data.info === void 0 && (missing0 = "info") || data.methods === void 0 && (missing0 = "methods")) {
        validate618.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.openrpc !== void 0) {
          const _errs2 = errors;
          if (typeof data.openrpc !== "string") {
            validate618.errors = [{ instancePath: instancePath + "/openrpc", schemaPath: "#/properties/openrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate618.errors = [{ instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          validate618.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data3.name !== void 0) {
                            if (typeof data3.name !== "string") {
                              validate618.errors = [{ instancePath: instancePath + "/methods/" + i0 + "/name", schemaPath: "#/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate618.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate618.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate618.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var v119 = validate620;
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate621.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate621.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate621.errors = vErrors;
  return errors === 0;
}
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate621(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
    errors = vErrors.length;
  }
  validate620.errors = vErrors;
  return errors === 0;
}
var v120 = validate623;
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate624.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate624.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate624.errors = vErrors;
  return errors === 0;
}
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate624(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
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
    validate623.errors = vErrors;
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
  validate623.errors = vErrors;
  return errors === 0;
}
var v121 = validate626;
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate627.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate627.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate627.errors = vErrors;
  return errors === 0;
}
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate627(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
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
    validate626.errors = vErrors;
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
  validate626.errors = vErrors;
  return errors === 0;
}
var v122 = validate629;
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate630.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate630.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate630.errors = vErrors;
  return errors === 0;
}
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate630(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
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
    validate629.errors = vErrors;
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
  validate629.errors = vErrors;
  return errors === 0;
}
var v123 = validate632;
var pattern56 = new RegExp("^0x(0|([0-9a-f]{2})+)$", "u");
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern56.test(data)) {
        validate633.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|([0-9a-f]{2})+)$" }, message: 'must match pattern "^0x(0|([0-9a-f]{2})+)$"' }];
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
var v124 = validate635;
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate636.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (Array.isArray(data)) {
      var valid1 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs3 = errors;
        if (!validate636(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
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
    validate635.errors = vErrors;
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
  validate635.errors = vErrors;
  return errors === 0;
}
var v125 = validate638;
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate639.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
var v126 = validate641;
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate641.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
var v127 = validate642;
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate642.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate642.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate642.errors = vErrors;
  return errors === 0;
}
var v128 = validate643;
var schema259 = { "title": "PeerScore", "type": "object", "additionalProperties": false, "properties": { "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "validBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "score": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputation": { "type": "boolean" }, "punishedUntil": { "type": "integer" }, "id": { "type": "string" }, "type": { "enum": ["node", "address"] } }, "required": ["successfulHandshakes", "failedHandshakes", "invalidNetworks", "repeatedMessages", "validBlocks", "validTransactions", "invalidBlocks", "invalidTransactions", "invalidMessages", "timeoutMessages", "unexpectedMessages", "invalidHeader", "score", "punishments", "goodReputation", "punishedUntil", "id", "type"] };
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate644.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema259.properties, key0)) {
            validate644.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate644.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate644.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate644.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate644.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate644.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate644.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate644.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate644.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate644.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate644.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate644.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate644.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate644.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate644.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate644.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                            validate644.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate644.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                                validate644.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema259.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
      validate644.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate644.errors = vErrors;
  return errors === 0;
}
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate644(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate643.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate643.errors = vErrors;
  return errors === 0;
}
var v129 = validate646;
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate647.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema259.properties, key0)) {
            validate647.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate647.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate647.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate647.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate647.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate647.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate647.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate647.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate647.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate647.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate647.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate647.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate647.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate647.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate647.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate647.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                            validate647.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate647.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                                validate647.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema259.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
      validate647.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate647.errors = vErrors;
  return errors === 0;
}
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate647(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate646.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate646.errors = vErrors;
  return errors === 0;
}
var v130 = validate649;
var schema263 = { "title": "ReputationSummary", "type": "object", "additionalProperties": false, "properties": { "count": { "type": "integer" }, "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "validBlocks": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "peersTotalScore": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputationCount": { "type": "integer" }, "badReputationCount": { "type": "integer" } }, "required": ["count", "successfulHandshakes", "failedHandshakes", "invalidHeader", "validBlocks", "invalidBlocks", "validTransactions", "invalidTransactions", "invalidNetworks", "invalidMessages", "repeatedMessages", "timeoutMessages", "unexpectedMessages", "peersTotalScore", "punishments", "goodReputationCount", "badReputationCount"] };
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.count === void 0 && (missing0 = "count") || data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.peersTotalScore === void 0 && (missing0 = "peersTotalScore") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputationCount === void 0 && (missing0 = "goodReputationCount") || data.badReputationCount === void 0 && (missing0 = "badReputationCount")) {
        validate650.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema263.properties, key0)) {
            validate650.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate650.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate650.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate650.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate650.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate650.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate650.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate650.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate650.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate650.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate650.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate650.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate650.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate650.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate650.errors = [{ instancePath: instancePath + "/peersTotalScore", schemaPath: "#/properties/peersTotalScore/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate650.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                            validate650.errors = [{ instancePath: instancePath + "/goodReputationCount", schemaPath: "#/properties/goodReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate650.errors = [{ instancePath: instancePath + "/badReputationCount", schemaPath: "#/properties/badReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
      validate650.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate650.errors = vErrors;
  return errors === 0;
}
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate650(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
    errors = vErrors.length;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
var v131 = validate652;
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate652.errors = vErrors;
  return errors === 0;
}
var v132 = validate653;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate653.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate653.errors = vErrors;
  return errors === 0;
}
var v133 = validate654;
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate654.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate654.errors = vErrors;
  return errors === 0;
}
var v134 = validate655;
function validate655(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate655.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate655.errors = vErrors;
  return errors === 0;
}
var v135 = validate656;
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate656.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var v136 = validate657;
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate657.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate657.errors = vErrors;
  return errors === 0;
}
var v137 = validate658;
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate658.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate658.errors = vErrors;
  return errors === 0;
}
var v138 = validate659;
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate659.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
var v139 = validate660;
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate660.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate660.errors = vErrors;
  return errors === 0;
}
var v140 = validate661;
function validate661(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate661.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate661.errors = vErrors;
  return errors === 0;
}
var v141 = validate662;
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate662.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate662.errors = vErrors;
  return errors === 0;
}
var v142 = validate663;
var schema277 = { "title": "ActionTrace", "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/CallAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/DestructionAction" }] }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "integer" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "result": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/ActionResult" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationResult" }, { "type": "null" }] }, "error": { "type": "string" } }, "required": ["action", "blockHash", "blockNumber", "transactionHash", "transactionPosition", "type", "subtraces", "traceAddress", "result"] };
var schema278 = { "title": "CallAction", "type": "object", "additionalProperties": false, "properties": { "callType": { "type": "string", "enum": ["call", "callcode", "delegatecall", "staticcall"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["callType", "from", "to", "gas", "input", "value"] };
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.callType === void 0 && (missing0 = "callType") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.input === void 0 && (missing0 = "input") || data.value === void 0 && (missing0 = "value")) {
        validate666.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "callType" || key0 === "from" || key0 === "to" || key0 === "gas" || key0 === "input" || key0 === "value")) {
            validate666.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.callType !== void 0) {
            let data0 = data.callType;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate666.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "call" || data0 === "callcode" || data0 === "delegatecall" || data0 === "staticcall")) {
              validate666.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/enum", keyword: "enum", params: { allowedValues: schema278.properties.callType.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate58(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gas !== void 0) {
                  const _errs6 = errors;
                  if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate48(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.value !== void 0) {
                      const _errs8 = errors;
                      if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
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
      validate666.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate666.errors = vErrors;
  return errors === 0;
}
var schema279 = { "title": "CreationAction", "type": "object", "additionalProperties": false, "properties": { "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "init": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "creationMethod": { "type": "string", "enum": ["create", "create2"] }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["from", "gas", "init", "value"] };
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.init === void 0 && (missing0 = "init") || data.value === void 0 && (missing0 = "value")) {
        validate673.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "gas" || key0 === "init" || key0 === "creationMethod" || key0 === "value")) {
            validate673.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gas !== void 0) {
              const _errs3 = errors;
              if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.init !== void 0) {
                const _errs4 = errors;
                if (!validate48(data.init, { instancePath: instancePath + "/init", parentData: data, parentDataProperty: "init", rootData })) {
                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                    validate673.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data3 === "create" || data3 === "create2")) {
                    validate673.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/enum", keyword: "enum", params: { allowedValues: schema279.properties.creationMethod.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.value !== void 0) {
                    const _errs7 = errors;
                    if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate673.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate673.errors = vErrors;
  return errors === 0;
}
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.refundAddress === void 0 && (missing0 = "refundAddress") || data.balance === void 0 && (missing0 = "balance")) {
        validate679.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "refundAddress" || key0 === "balance")) {
            validate679.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.refundAddress !== void 0) {
              const _errs3 = errors;
              if (!validate58(data.refundAddress, { instancePath: instancePath + "/refundAddress", parentData: data, parentDataProperty: "refundAddress", rootData })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate679.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate679.errors = vErrors;
  return errors === 0;
}
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.output === void 0 && (missing0 = "output")) {
        validate686.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output")) {
            validate686.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validate48(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
      validate686.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate686.errors = vErrors;
  return errors === 0;
}
function validate690(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.code === void 0 && (missing0 = "code") || data.address === void 0 && (missing0 = "address")) {
        validate690.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "code" || key0 === "address")) {
            validate690.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs3 = errors;
              if (!validate48(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
      validate690.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate690.errors = vErrors;
  return errors === 0;
}
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate665.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema277.properties, key0)) {
            validate665.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validate666(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate673(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate679(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
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
              validate665.errors = vErrors;
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
                  validate665.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate665.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate665.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate665.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema277.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                          validate665.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate665.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate665.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate686(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate690(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
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
                              validate665.errors = vErrors;
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
                                validate665.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate665.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate665.errors = vErrors;
  return errors === 0;
}
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate665(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate664.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate664(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
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
    validate663.errors = vErrors;
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
  validate663.errors = vErrors;
  return errors === 0;
}
var v143 = validate697;
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate665(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate698.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
  if (!validate698(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
    errors = vErrors.length;
  }
  validate697.errors = vErrors;
  return errors === 0;
}
var v144 = validate701;
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate702.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema277.properties, key0)) {
            validate702.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validate666(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate673(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate679(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
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
              validate702.errors = vErrors;
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
                  validate702.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate702.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate702.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate702.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema277.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                          validate702.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate702.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate702.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate686(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate690(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate690.errors : vErrors.concat(validate690.errors);
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
                              validate702.errors = vErrors;
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
                                validate702.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate702.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate702.errors = vErrors;
  return errors === 0;
}
function validate701(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate702(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
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
    validate701.errors = vErrors;
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
  validate701.errors = vErrors;
  return errors === 0;
}
var v145 = validate711;
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate665(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
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
function validate711(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate712(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate712.errors : vErrors.concat(validate712.errors);
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
    validate711.errors = vErrors;
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
  validate711.errors = vErrors;
  return errors === 0;
}
var v146 = validate715;
var schema293 = { "title": "PoolTransaction", "type": "object", "additionalProperties": false, "properties": { "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "null" }, "transactionIndex": { "type": "null" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["blockHash", "blockNumber", "transactionIndex", "from", "gas", "gasPrice", "hash", "input", "nonce", "to", "value"] };
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.hash === void 0 && (missing0 = "hash") || data.input === void 0 && (missing0 = "input") || data.nonce === void 0 && (missing0 = "nonce") || data.to === void 0 && (missing0 = "to") || data.value === void 0 && (missing0 = "value")) {
        validate719.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema293.properties, key0)) {
            validate719.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                validate719.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                  validate719.errors = [{ instancePath: instancePath + "/transactionIndex", schemaPath: "#/properties/transactionIndex/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  const _errs7 = errors;
                  if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs8 = errors;
                    if (!validate51(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasPrice !== void 0) {
                      const _errs9 = errors;
                      if (!validate48(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
                          if (!validate48(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.nonce !== void 0) {
                            const _errs12 = errors;
                            if (!validate51(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate48(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.value !== void 0) {
                                const _errs14 = errors;
                                if (!validate48(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                  vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
      validate719.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate719.errors = vErrors;
  return errors === 0;
}
function validate718(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (!validate719(data0[i0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate718.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate718.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate718.errors = vErrors;
  return errors === 0;
}
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate718(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate718.errors : vErrors.concat(validate718.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate717.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate717.errors = vErrors;
  return errors === 0;
}
function validate716(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate716.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate716.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate717(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate717(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
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
      validate716.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate716.errors = vErrors;
  return errors === 0;
}
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate716(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
    errors = vErrors.length;
  }
  validate715.errors = vErrors;
  return errors === 0;
}
var v147 = validate734;
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
                validate737.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate737.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate737.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate737.errors = vErrors;
  return errors === 0;
}
function validate736(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate737(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate737.errors : vErrors.concat(validate737.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate736.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate736.errors = vErrors;
  return errors === 0;
}
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate735.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate735.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate736(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate736.errors : vErrors.concat(validate736.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate736(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate736.errors : vErrors.concat(validate736.errors);
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
      validate735.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate735.errors = vErrors;
  return errors === 0;
}
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate735(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
    errors = vErrors.length;
  }
  validate734.errors = vErrors;
  return errors === 0;
}
var v148 = validate742;
function validate743(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate743.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate743.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            let data0 = data.pending;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate743.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate743.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate743.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate743.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate743.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate743.errors = vErrors;
  return errors === 0;
}
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate743(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate743.errors : vErrors.concat(validate743.errors);
    errors = vErrors.length;
  }
  validate742.errors = vErrors;
  return errors === 0;
}
var v149 = validate745;
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate745.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate745.errors = vErrors;
  return errors === 0;
}
var v150 = validate746;
function validate747(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate747.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate747.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate747.errors = vErrors;
  return errors === 0;
}
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate747(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate747.errors : vErrors.concat(validate747.errors);
    errors = vErrors.length;
  }
  validate746.errors = vErrors;
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

/** Where and by which keyword a value failed; `instancePath` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
  /** `additionalProperty` is a member that the object may not have. */
  readonly params?: { readonly additionalProperty?: string }
}

/** Checks a result; the problems of the last check stay in `errors`. For tests and the doctor: the server does not load it. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = table
