// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

var v0 = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate21.errors = vErrors;
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
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var v5 = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var v6 = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var v7 = validate28;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.availableVirtualGas === void 0 && (missing0 = "availableVirtualGas")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "timestamp" || key0 === "availableVirtualGas")) {
            validate30.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.timestamp !== void 0) {
            let data0 = data.timestamp;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate30.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate30.errors = [{ instancePath: instancePath + "/availableVirtualGas", schemaPath: "#/properties/availableVirtualGas/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate28.errors = vErrors;
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
  validate28.errors = vErrors;
  return errors === 0;
}
var v8 = validate32;
var pattern0 = new RegExp("^0x[0-9a-f]{64}$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate35.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate39.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.op === void 0 && (missing0 = "op") || data.depth === void 0 && (missing0 = "depth") || data.pc === void 0 && (missing0 = "pc") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "op" || key0 === "depth" || key0 === "pc" || key0 === "gas" || key0 === "gasCost" || key0 === "memory" || key0 === "stack" || key0 === "storage")) {
            validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              validate41.errors = vErrors;
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
                validate41.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate41.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate41.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate41.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate41.errors = [{ instancePath: instancePath + "/memory/" + i0, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
                            if (!valid2) {
                              break;
                            }
                          }
                        } else {
                          validate41.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                validate41.errors = [{ instancePath: instancePath + "/stack/" + i1, schemaPath: "#/properties/stack/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs22 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate41.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (!validate39(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractAddress === void 0 && (missing0 = "contractAddress") || data.initStorage === void 0 && (missing0 = "initStorage") || data.structLogs === void 0 && (missing0 = "structLogs") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted") || data.storageSize === void 0 && (missing0 = "storageSize") || data.currentStorage === void 0 && (missing0 = "currentStorage")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "contractAddress" || key0 === "initStorage" || key0 === "structLogs" || key0 === "result" || key0 === "error" || key0 === "reverted" || key0 === "storageSize" || key0 === "currentStorage")) {
            validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.contractAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.contractAddress !== "string") {
              validate38.errors = [{ instancePath: instancePath + "/contractAddress", schemaPath: "#/properties/contractAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.initStorage !== void 0) {
              const _errs4 = errors;
              if (!validate39(data.initStorage, { instancePath: instancePath + "/initStorage", parentData: data, parentDataProperty: "initStorage", rootData })) {
                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
                      if (!validate41(data2[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate38.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate38.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate38.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate38.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                          validate38.errors = [{ instancePath: instancePath + "/storageSize", schemaPath: "#/properties/storageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.currentStorage !== void 0) {
                          const _errs16 = errors;
                          if (!validate39(data.currentStorage, { instancePath: instancePath + "/currentStorage", parentData: data, parentDataProperty: "currentStorage", rootData })) {
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
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ownerAddress === void 0 && (missing0 = "ownerAddress") || data.callerAddress === void 0 && (missing0 = "callerAddress") || data.gas === void 0 && (missing0 = "gas") || data.callValue === void 0 && (missing0 = "callValue") || data.msgData === void 0 && (missing0 = "msgData")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ownerAddress" || key0 === "callerAddress" || key0 === "gas" || key0 === "callValue" || key0 === "msgData")) {
            validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ownerAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.ownerAddress !== "string") {
              validate47.errors = [{ instancePath: instancePath + "/ownerAddress", schemaPath: "#/properties/ownerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate47.errors = [{ instancePath: instancePath + "/callerAddress", schemaPath: "#/properties/callerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate47.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate47.errors = [{ instancePath: instancePath + "/callValue", schemaPath: "#/properties/callValue/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate47.errors = vErrors;
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
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.programInvoke === void 0 && (missing0 = "programInvoke") || data.transferInvoke === void 0 && (missing0 = "transferInvoke") || data.subtraces === void 0 && (missing0 = "subtraces") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "programInvoke" || key0 === "transferInvoke" || key0 === "subtraces" || key0 === "result" || key0 === "error" || key0 === "reverted")) {
            validate46.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.programInvoke !== void 0) {
            const _errs2 = errors;
            if (data.programInvoke !== null) {
              validate46.errors = [{ instancePath: instancePath + "/programInvoke", schemaPath: "#/properties/programInvoke/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transferInvoke !== void 0) {
              const _errs4 = errors;
              if (!validate47(data.transferInvoke, { instancePath: instancePath + "/transferInvoke", parentData: data, parentDataProperty: "transferInvoke", rootData })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
                          validate46.errors = [{ instancePath: instancePath + "/subtraces/" + i0, schemaPath: "#/properties/subtraces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate46.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate46.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                      validate46.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                        validate46.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var pattern1 = new RegExp("^0x([0-9a-f]{2})*$", "u");
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate51.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
var schema28 = { "type": "object", "additionalProperties": false, "properties": { "pc": { "type": "integer" }, "op": { "type": "string" }, "gas": { "type": "integer" }, "gasCost": { "type": "integer" }, "depth": { "type": "integer" }, "error": { "type": "string" }, "stack": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "memory": { "type": "array", "items": { "type": "string" } }, "storage": { "$ref": "https://scion.invalid/openrpc#/definitions/CellTexts" }, "refund": { "type": "integer" } }, "required": ["pc", "op", "gas", "gasCost", "depth"] };
var func2 = Object.prototype.hasOwnProperty;
var pattern2 = new RegExp("^0x(0|[1-9a-f][0-9a-f]{0,63})$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate54.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pc === void 0 && (missing0 = "pc") || data.op === void 0 && (missing0 = "op") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost") || data.depth === void 0 && (missing0 = "depth")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema28.properties, key0)) {
            validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pc !== void 0) {
            let data0 = data.pc;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate53.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate53.errors = [{ instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate53.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate53.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate53.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate53.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              if (!validate54(data6[i0], { instancePath: instancePath + "/stack/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate53.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (!validate51(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                    validate53.errors = [{ instancePath: instancePath + "/memory/" + i1, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                  if (!valid2) {
                                    break;
                                  }
                                }
                              } else {
                                validate53.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              if (!validate39(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData })) {
                                vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
                                  validate53.errors = [{ instancePath: instancePath + "/refund", schemaPath: "#/properties/refund/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gas === void 0 && (missing0 = "gas") || data.failed === void 0 && (missing0 = "failed") || data.returnValue === void 0 && (missing0 = "returnValue") || data.structLogs === void 0 && (missing0 = "structLogs")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gas" || key0 === "failed" || key0 === "returnValue" || key0 === "structLogs")) {
            validate50.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gas !== void 0) {
            let data0 = data.gas;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate50.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate50.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.returnValue !== void 0) {
                const _errs6 = errors;
                if (!validate51(data.returnValue, { instancePath: instancePath + "/returnValue", parentData: data, parentDataProperty: "returnValue", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                        if (!validate53(data3[i0], { instancePath: instancePath + "/structLogs/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate50.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var schema30 = { "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "output": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/TracedLog" } } }, "required": ["type", "from", "value", "gas", "gasUsed", "input", "output"] };
var pattern3 = new RegExp("^0x[0-9a-f]{40}$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate61.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
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
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "index" || key0 === "address" || key0 === "topics" || key0 === "data")) {
            validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate69.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs4 = errors;
              if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
                      if (!validate35(data2[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate69.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                  if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
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
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.value === void 0 && (missing0 = "value") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input") || data.output === void 0 && (missing0 = "output")) {
        validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema30.properties, key0)) {
            validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate60.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE")) {
              validate60.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema30.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate61(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validate51(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                              validate60.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate60.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                          validate60.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate60.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                        if (!validate69(data12[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data12, parentDataProperty: i1, rootData })) {
                                          vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate60.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var schema33 = { "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE", "CREATE2", "SELFDESTRUCT"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "output": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/GethTracedLog" } } }, "required": ["type", "from", "gas", "gasUsed", "input"] };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data") || data.position === void 0 && (missing0 = "position")) {
        validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "topics" || key0 === "data" || key0 === "position")) {
            validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.topics !== void 0) {
              let data1 = data.topics;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate35(data1[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate83.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                const _errs6 = errors;
                if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.position !== void 0) {
                  const _errs7 = errors;
                  if (!validate54(data.position, { instancePath: instancePath + "/position", parentData: data, parentDataProperty: "position", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
    } else {
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema33.properties, key0)) {
            validate75.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE" || data0 === "CREATE2" || data0 === "SELFDESTRUCT")) {
              validate75.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema33.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate61(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validate51(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                              validate75.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate75.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                          validate75.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate75.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                        if (!validate83(data12[i1], { instancePath: instancePath + "/logs/" + i1, parentData: data12, parentDataProperty: i1, rootData })) {
                                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate75.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var schema36 = { "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/CallAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/DestructionAction" }] }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "integer" }, "error": { "type": "string" }, "result": { "$ref": "https://scion.invalid/openrpc#/definitions/FlatCallResult" }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] } }, "required": ["action", "blockHash", "blockNumber", "subtraces", "traceAddress", "transactionHash", "transactionPosition", "type"] };
var schema37 = { "type": "object", "additionalProperties": false, "properties": { "callType": { "type": "string", "enum": ["call", "callcode", "delegatecall", "staticcall"] }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["callType", "from", "to", "gas", "input", "value"] };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.callType === void 0 && (missing0 = "callType") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.input === void 0 && (missing0 = "input") || data.value === void 0 && (missing0 = "value")) {
        validate92.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "callType" || key0 === "from" || key0 === "to" || key0 === "gas" || key0 === "input" || key0 === "value")) {
            validate92.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.callType !== void 0) {
            let data0 = data.callType;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate92.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "call" || data0 === "callcode" || data0 === "delegatecall" || data0 === "staticcall")) {
              validate92.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/enum", keyword: "enum", params: { allowedValues: schema37.properties.callType.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validate61(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gas !== void 0) {
                  const _errs6 = errors;
                  if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.value !== void 0) {
                      const _errs8 = errors;
                      if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var schema38 = { "type": "object", "additionalProperties": false, "properties": { "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "init": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "creationMethod": { "type": "string", "enum": ["create", "create2"] }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["from", "gas", "init", "value"] };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.init === void 0 && (missing0 = "init") || data.value === void 0 && (missing0 = "value")) {
        validate99.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "gas" || key0 === "init" || key0 === "creationMethod" || key0 === "value")) {
            validate99.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gas !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.init !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.init, { instancePath: instancePath + "/init", parentData: data, parentDataProperty: "init", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    validate99.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data3 === "create" || data3 === "create2")) {
                    validate99.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/enum", keyword: "enum", params: { allowedValues: schema38.properties.creationMethod.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.value !== void 0) {
                    const _errs7 = errors;
                    if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.refundAddress === void 0 && (missing0 = "refundAddress") || data.balance === void 0 && (missing0 = "balance")) {
        validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "refundAddress" || key0 === "balance")) {
            validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.refundAddress !== void 0) {
              const _errs3 = errors;
              if (!validate61(data.refundAddress, { instancePath: instancePath + "/refundAddress", parentData: data, parentDataProperty: "refundAddress", rootData })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output" || key0 === "code" || key0 === "address")) {
            validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validate51(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
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
                if (!validate51(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.address !== void 0) {
                  const _errs5 = errors;
                  if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      }
    } else {
      validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type")) {
        validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema36.properties, key0)) {
            validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validate92(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate99(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate105(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
              validate91.errors = vErrors;
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
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                  validate91.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate91.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.result !== void 0) {
                    const _errs12 = errors;
                    if (!validate111(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                      vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.subtraces !== void 0) {
                      let data5 = data.subtraces;
                      const _errs13 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate91.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.traceAddress !== void 0) {
                        let data6 = data.traceAddress;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (Array.isArray(data6)) {
                            var valid2 = true;
                            const len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data7 = data6[i0];
                              const _errs17 = errors;
                              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                validate91.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate91.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.transactionHash !== void 0) {
                          const _errs19 = errors;
                          if (!validate35(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.transactionPosition !== void 0) {
                            let data9 = data.transactionPosition;
                            const _errs20 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validate91.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.type !== void 0) {
                              let data10 = data.type;
                              const _errs22 = errors;
                              if (typeof data10 !== "string") {
                                validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data10 === "call" || data10 === "create" || data10 === "suicide")) {
                                validate91.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema36.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
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
      validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate91(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
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
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "storage")) {
          validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validate54(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
              validate122.errors = [{ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs5 = errors;
              if (!validate51(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                      if (!validate51(data3[key1], { instancePath: instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key1, rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate122.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate122(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pre === void 0 && (missing0 = "pre") || data.post === void 0 && (missing0 = "post")) {
        validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pre" || key0 === "post")) {
            validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pre !== void 0) {
            const _errs2 = errors;
            if (!validate121(data.pre, { instancePath: instancePath + "/pre", parentData: data, parentDataProperty: "pre", rootData })) {
              vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.post !== void 0) {
              const _errs3 = errors;
              if (!validate121(data.post, { instancePath: instancePath + "/post", parentData: data, parentDataProperty: "post", rootData })) {
                vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
      validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate131.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate131.errors = vErrors;
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
    if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs8 = errors;
                if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData })) {
                  vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs9 = errors;
                  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid0 = valid0 || _valid0;
                }
              }
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.txHash === void 0 && (missing0 = "txHash") || data.result === void 0 && (missing0 = "result")) {
        validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "txHash" || key0 === "result")) {
            validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.txHash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.txHash, { instancePath: instancePath + "/txHash", parentData: data, parentDataProperty: "txHash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              const _errs3 = errors;
              if (!validate37(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate34(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate38(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate46(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
          validate33.errors = vErrors;
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
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
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
var v9 = validate138;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate34(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validate38(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validate46(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
          validate139.errors = vErrors;
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
      validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate139(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
    validate138.errors = vErrors;
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
  validate138.errors = vErrors;
  return errors === 0;
}
var v10 = validate144;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs8 = errors;
                if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData })) {
                  vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs9 = errors;
                  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid0 = valid0 || _valid0;
                }
              }
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
    validate145.errors = vErrors;
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
  validate145.errors = vErrors;
  return errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate145(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
    errors = vErrors.length;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var v11 = validate156;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate46(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
                vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs8 = errors;
                if (!validate121(data, { instancePath, parentData, parentDataProperty, rootData })) {
                  vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs9 = errors;
                  if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid0 = valid0 || _valid0;
                }
              }
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
    validate157.errors = vErrors;
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
  validate157.errors = vErrors;
  return errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate157(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
    validate156.errors = vErrors;
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
  validate156.errors = vErrors;
  return errors === 0;
}
var v12 = validate168;
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
var v13 = validate171;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate172(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var v14 = validate174;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate175.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate175(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
    errors = vErrors.length;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var v15 = validate177;
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate178.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v16 = validate180;
var pattern8 = new RegExp("^[0-9a-f]{64}$", "u");
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rskTxsWaitingForSignatures === void 0 && (missing0 = "rskTxsWaitingForSignatures") || data.btcBlockchainBestChainHeight === void 0 && (missing0 = "btcBlockchainBestChainHeight")) {
        validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "rskTxsWaitingForSignatures" || key0 === "btcBlockchainBestChainHeight")) {
            validate181.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                        validate181.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate181.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate181.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures", schemaPath: "#/properties/rskTxsWaitingForSignatures/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                validate181.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2)) {
                    validate181.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
    errors = vErrors.length;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
var v17 = validate183;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate184.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
    errors = vErrors.length;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
var v18 = validate186;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate187.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate187(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
    errors = vErrors.length;
  }
  validate186.errors = vErrors;
  return errors === 0;
}
var v19 = validate189;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate190.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate190(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
    errors = vErrors.length;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var v20 = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
var v21 = validate193;
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var v22 = validate194;
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
var v23 = validate195;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.storageKeys === void 0 && (missing0 = "storageKeys")) {
        validate197.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "storageKeys")) {
            validate197.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
                    if (!validate35(data1[i0], { instancePath: instancePath + "/storageKeys/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate197.errors = [{ instancePath: instancePath + "/storageKeys", schemaPath: "#/properties/storageKeys/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate197.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate197.errors = vErrors;
  return errors === 0;
}
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accessList === void 0 && (missing0 = "accessList") || data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validate196.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "accessList" || key0 === "error" || key0 === "gasUsed")) {
            validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validate197(data0[i0], { instancePath: instancePath + "/accessList/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate196.errors = [{ instancePath: instancePath + "/accessList", schemaPath: "#/properties/accessList/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                validate196.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs7 = errors;
                if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate196(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
    errors = vErrors.length;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
var v24 = validate203;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate204.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate204(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
    errors = vErrors.length;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
var v25 = validate206;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.oldestBlock === void 0 && (missing0 = "oldestBlock") || data.baseFeePerGas === void 0 && (missing0 = "baseFeePerGas") || data.gasUsedRatio === void 0 && (missing0 = "gasUsedRatio")) {
        validate207.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "oldestBlock" || key0 === "baseFeePerGas" || key0 === "gasUsedRatio" || key0 === "reward")) {
            validate207.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.oldestBlock !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.oldestBlock, { instancePath: instancePath + "/oldestBlock", parentData: data, parentDataProperty: "oldestBlock", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                    if (!validate54(data1[i0], { instancePath: instancePath + "/baseFeePerGas/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate207.errors = [{ instancePath: instancePath + "/baseFeePerGas", schemaPath: "#/properties/baseFeePerGas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            validate207.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validate207.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  } else {
                    validate207.errors = [{ instancePath: instancePath + "/gasUsedRatio", schemaPath: "#/properties/gasUsedRatio/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              if (!validate54(data6[i3], { instancePath: instancePath + "/reward/" + i2 + "/" + i3, parentData: data6, parentDataProperty: i3, rootData })) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs14 === errors;
                              if (!valid4) {
                                break;
                              }
                            }
                          } else {
                            validate207.errors = [{ instancePath: instancePath + "/reward/" + i2, schemaPath: "#/properties/reward/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid3 = _errs12 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate207.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate207.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate207.errors = vErrors;
  return errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate207(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
    errors = vErrors.length;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
var v26 = validate212;
var schema78 = { "type": "object", "additionalProperties": false, "properties": { "raw": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "tx": { "type": "object", "additionalProperties": false, "properties": { "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "chainId": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["type", "chainId", "nonce", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s"] } }, "required": ["raw", "tx"] };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate61(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
    validate219.errors = vErrors;
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
  validate219.errors = vErrors;
  return errors === 0;
}
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.raw === void 0 && (missing0 = "raw") || data.tx === void 0 && (missing0 = "tx")) {
        validate213.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "raw" || key0 === "tx")) {
            validate213.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.raw !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.raw, { instancePath: instancePath + "/raw", parentData: data, parentDataProperty: "raw", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    validate213.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data1) {
                      if (!func2.call(schema78.properties.tx.properties, key1)) {
                        validate213.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.type !== void 0) {
                        const _errs6 = errors;
                        if (!validate54(data1.type, { instancePath: instancePath + "/tx/type", parentData: data1, parentDataProperty: "type", rootData })) {
                          vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.chainId !== void 0) {
                          const _errs7 = errors;
                          if (!validate54(data1.chainId, { instancePath: instancePath + "/tx/chainId", parentData: data1, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data1.nonce !== void 0) {
                            const _errs8 = errors;
                            if (!validate54(data1.nonce, { instancePath: instancePath + "/tx/nonce", parentData: data1, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs8 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data1.from !== void 0) {
                              const _errs9 = errors;
                              if (!validate61(data1.from, { instancePath: instancePath + "/tx/from", parentData: data1, parentDataProperty: "from", rootData })) {
                                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs9 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data1.to !== void 0) {
                                const _errs10 = errors;
                                if (!validate219(data1.to, { instancePath: instancePath + "/tx/to", parentData: data1, parentDataProperty: "to", rootData })) {
                                  vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs10 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data1.gas !== void 0) {
                                  const _errs11 = errors;
                                  if (!validate54(data1.gas, { instancePath: instancePath + "/tx/gas", parentData: data1, parentDataProperty: "gas", rootData })) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data1.gasPrice !== void 0) {
                                    const _errs12 = errors;
                                    if (!validate54(data1.gasPrice, { instancePath: instancePath + "/tx/gasPrice", parentData: data1, parentDataProperty: "gasPrice", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs12 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data1.value !== void 0) {
                                      const _errs13 = errors;
                                      if (!validate54(data1.value, { instancePath: instancePath + "/tx/value", parentData: data1, parentDataProperty: "value", rootData })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs13 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data1.input !== void 0) {
                                        const _errs14 = errors;
                                        if (!validate51(data1.input, { instancePath: instancePath + "/tx/input", parentData: data1, parentDataProperty: "input", rootData })) {
                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid1 = _errs14 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data1.v !== void 0) {
                                          const _errs15 = errors;
                                          if (!validate54(data1.v, { instancePath: instancePath + "/tx/v", parentData: data1, parentDataProperty: "v", rootData })) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid1 = _errs15 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data1.r !== void 0) {
                                            const _errs16 = errors;
                                            if (!validate54(data1.r, { instancePath: instancePath + "/tx/r", parentData: data1, parentDataProperty: "r", rootData })) {
                                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid1 = _errs16 === errors;
                                          } else {
                                            var valid1 = true;
                                          }
                                          if (valid1) {
                                            if (data1.s !== void 0) {
                                              const _errs17 = errors;
                                              if (!validate54(data1.s, { instancePath: instancePath + "/tx/s", parentData: data1, parentDataProperty: "s", rootData })) {
                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                  validate213.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var v27 = validate230;
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate231.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate231.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate231(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
    errors = vErrors.length;
  }
  validate230.errors = vErrors;
  return errors === 0;
}
var v28 = validate233;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balance === void 0 && (missing0 = "balance") || data.nonce === void 0 && (missing0 = "nonce") || data.code === void 0 && (missing0 = "code")) {
        validate234.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "balance" || key0 === "nonce" || key0 === "code")) {
            validate234.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.balance !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.code !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
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
      validate234.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate234.errors = vErrors;
  return errors === 0;
}
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate234(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
    errors = vErrors.length;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
var v29 = validate239;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate240.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate240.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate240.errors = vErrors;
  return errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate240(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
    errors = vErrors.length;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
var v30 = validate242;
var schema88 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate54(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
    validate245.errors = vErrors;
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
  validate245.errors = vErrors;
  return errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
var pattern15 = new RegExp("^0x[0-9a-f]{16}$", "u");
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern15.test(data)) {
        validate253.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{16}$" }, message: 'must match pattern "^0x[0-9a-f]{16}$"' }];
        return false;
      }
    } else {
      validate253.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
var pattern16 = new RegExp("^0x[0-9a-f]{512}$", "u");
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern16.test(data)) {
        validate256.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{512}$" }, message: 'must match pattern "^0x[0-9a-f]{512}$"' }];
        return false;
      }
    } else {
      validate256.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate256.errors = vErrors;
  return errors === 0;
}
var schema93 = { "type": "object", "additionalProperties": false, "properties": { "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/RecoveryByte" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["hash", "nonce", "blockHash", "blockNumber", "transactionIndex", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s", "type"] };
var pattern17 = new RegExp("^0x(0|[0-9a-f]{2})$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern17.test(data)) {
        validate282.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[0-9a-f]{2})$" }, message: 'must match pattern "^0x(0|[0-9a-f]{2})$"' }];
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
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate270.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema93.properties, key0)) {
            validate270.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate219(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate54(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate282(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate54(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate54(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate54(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate270.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate270.errors = vErrors;
  return errors === 0;
}
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validate244.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema88.properties, key0)) {
            validate244.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate245(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate248(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validate35(data.parentHash, { instancePath: instancePath + "/parentHash", parentData: data, parentDataProperty: "parentHash", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate35(data.mixHash, { instancePath: instancePath + "/mixHash", parentData: data, parentDataProperty: "mixHash", rootData })) {
                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                    if (!validate253(data4, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
                      validate244.errors = vErrors;
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
                      if (!validate35(data.sha3Uncles, { instancePath: instancePath + "/sha3Uncles", parentData: data, parentDataProperty: "sha3Uncles", rootData })) {
                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                        if (!validate256(data6, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
                          validate244.errors = vErrors;
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
                          if (!validate35(data.transactionsRoot, { instancePath: instancePath + "/transactionsRoot", parentData: data, parentDataProperty: "transactionsRoot", rootData })) {
                            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs18 = errors;
                            if (!validate35(data.stateRoot, { instancePath: instancePath + "/stateRoot", parentData: data, parentDataProperty: "stateRoot", rootData })) {
                              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs19 = errors;
                              if (!validate35(data.receiptsRoot, { instancePath: instancePath + "/receiptsRoot", parentData: data, parentDataProperty: "receiptsRoot", rootData })) {
                                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs20 = errors;
                                if (!validate219(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validate54(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs22 = errors;
                                    if (!validate54(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs23 = errors;
                                      if (!validate51(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs24 = errors;
                                        if (!validate54(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs25 = errors;
                                          if (!validate54(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs26 = errors;
                                            if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs27 = errors;
                                              if (!validate54(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                                                      if (!validate35(data18[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
                                                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                                                        if (!validate270(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
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
                                                  validate244.errors = vErrors;
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
                                                        if (!validate35(data21[i2], { instancePath: instancePath + "/uncles/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
                                                          vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid6 = _errs38 === errors;
                                                        if (!valid6) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate244.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                                    if (!validate54(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs40 = errors;
                                                      if (!validate51(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs40 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs41 = errors;
                                                        if (!validate51(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs41 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs42 = errors;
                                                          if (!validate51(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs42 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs43 = errors;
                                                            if (!validate35(data.hashForMergedMining, { instancePath: instancePath + "/hashForMergedMining", parentData: data, parentDataProperty: "hashForMergedMining", rootData })) {
                                                              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs43 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs44 = errors;
                                                              if (!validate54(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs44 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs45 = errors;
                                                                if (!validate54(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                                                                    validate244.errors = vErrors;
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
                                                                    if (!validate51(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                                      validate244.errors = vErrors;
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
      validate244.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate244.errors = vErrors;
  return errors === 0;
}
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate244(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
    validate243.errors = vErrors;
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
  validate243.errors = vErrors;
  return errors === 0;
}
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate243(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
    errors = vErrors.length;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
var v31 = validate299;
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate244(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
    validate300.errors = vErrors;
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
  validate300.errors = vErrors;
  return errors === 0;
}
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate300(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
    errors = vErrors.length;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
var v32 = validate303;
var schema99 = { "type": "object", "additionalProperties": false, "properties": { "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeGasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "contractAddress": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "status": { "type": "string", "enum": ["0x0", "0x1"] }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "effectiveGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["transactionHash", "transactionIndex", "blockHash", "blockNumber", "cumulativeGasUsed", "gasUsed", "contractAddress", "logs", "from", "to", "status", "logsBloom", "type", "effectiveGasPrice"] };
var schema100 = { "type": "object", "additionalProperties": false, "properties": { "logIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "address": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "topics": { "type": "array", "maxItems": 4, "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "removed": { "type": "boolean" } }, "required": ["logIndex", "blockNumber", "blockHash", "transactionHash", "transactionIndex", "address", "data", "topics"] };
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate313.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema100.properties, key0)) {
            validate313.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate245(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate248(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                validate313.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate35(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate313.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate313.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate313.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate313.errors = vErrors;
  return errors === 0;
}
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate305.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema99.properties, key0)) {
            validate305.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate54(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate54(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate219(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
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
                                if (!validate313(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate305.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate219(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
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
                                  validate305.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate305.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema99.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate256(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate54(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate54(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate305.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate305.errors = vErrors;
  return errors === 0;
}
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate305(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
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
    validate304.errors = vErrors;
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
  validate304.errors = vErrors;
  return errors === 0;
}
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate304(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
    errors = vErrors.length;
  }
  validate303.errors = vErrors;
  return errors === 0;
}
var v33 = validate330;
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate331.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate331.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate331.errors = vErrors;
  return errors === 0;
}
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate331(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
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
    validate330.errors = vErrors;
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
  validate330.errors = vErrors;
  return errors === 0;
}
var v34 = validate333;
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate334.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate334.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate334.errors = vErrors;
  return errors === 0;
}
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate334(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
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
    validate333.errors = vErrors;
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
  validate333.errors = vErrors;
  return errors === 0;
}
var v35 = validate336;
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.inMainChain === void 0 && (missing0 = "inMainChain")) {
        validate337.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hash" || key0 === "totalDifficulty" || key0 === "inMainChain")) {
            validate337.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.totalDifficulty !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                  validate337.errors = [{ instancePath: instancePath + "/inMainChain", schemaPath: "#/properties/inMainChain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate337.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate337.errors = vErrors;
  return errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate337(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate336.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
var v36 = validate341;
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate342.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate342.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate342.errors = vErrors;
  return errors === 0;
}
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate342(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
    errors = vErrors.length;
  }
  validate341.errors = vErrors;
  return errors === 0;
}
var v37 = validate344;
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate344.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate344.errors = vErrors;
  return errors === 0;
}
var v38 = validate345;
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate346.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema100.properties, key0)) {
            validate346.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate245(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate248(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                validate346.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate35(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate346.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate346.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate346.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate346.errors = vErrors;
  return errors === 0;
}
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate356.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate356.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate356.errors = vErrors;
  return errors === 0;
}
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate346(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
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
          if (!validate356(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
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
    validate345.errors = vErrors;
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
  validate345.errors = vErrors;
  return errors === 0;
}
var v39 = validate358;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate359.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema100.properties, key0)) {
            validate359.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate245(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate248(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                validate359.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate35(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate359.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate359.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate359.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate359.errors = vErrors;
  return errors === 0;
}
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate369.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate369.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate369.errors = vErrors;
  return errors === 0;
}
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate359(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
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
          if (!validate369(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
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
    validate358.errors = vErrors;
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
  validate358.errors = vErrors;
  return errors === 0;
}
var v40 = validate371;
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate372.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema100.properties, key0)) {
            validate372.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate245(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate248(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                validate372.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate35(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate372.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate372.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate372.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
var pattern23 = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern23.test(data)) {
        validate384.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
        return false;
      }
    } else {
      validate384.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate384.errors = vErrors;
  return errors === 0;
}
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logs === void 0 && (missing0 = "logs") || data.cursor === void 0 && (missing0 = "cursor")) {
        validate382.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "logs" || key0 === "cursor")) {
            validate382.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validate313(data0[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate382.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
              if (!validate384(data2, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
                vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
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
                validate382.errors = vErrors;
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
      validate382.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate382.errors = vErrors;
  return errors === 0;
}
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate372(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
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
    if (!validate382(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
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
var v41 = validate387;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate51(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate390.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate390.errors = vErrors;
  return errors === 0;
}
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.value === void 0 && (missing0 = "value") || data.proof === void 0 && (missing0 = "proof")) {
        validate397.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "value" || key0 === "proof")) {
            validate397.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
              if (!validate54(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate51(data1, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                validate397.errors = vErrors;
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
                if (!validate390(data.proof, { instancePath: instancePath + "/proof", parentData: data, parentDataProperty: "proof", rootData })) {
                  vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
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
      validate397.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate397.errors = vErrors;
  return errors === 0;
}
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.accountProof === void 0 && (missing0 = "accountProof") || data.balance === void 0 && (missing0 = "balance") || data.codeHash === void 0 && (missing0 = "codeHash") || data.nonce === void 0 && (missing0 = "nonce") || data.storageHash === void 0 && (missing0 = "storageHash") || data.storageProof === void 0 && (missing0 = "storageProof")) {
        validate388.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "accountProof" || key0 === "balance" || key0 === "codeHash" || key0 === "nonce" || key0 === "storageHash" || key0 === "storageProof")) {
            validate388.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.accountProof !== void 0) {
              const _errs3 = errors;
              if (!validate390(data.accountProof, { instancePath: instancePath + "/accountProof", parentData: data, parentDataProperty: "accountProof", rootData })) {
                vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.codeHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate35(data.codeHash, { instancePath: instancePath + "/codeHash", parentData: data, parentDataProperty: "codeHash", rootData })) {
                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validate54(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.storageHash !== void 0) {
                      const _errs7 = errors;
                      if (!validate35(data.storageHash, { instancePath: instancePath + "/storageHash", parentData: data, parentDataProperty: "storageHash", rootData })) {
                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                              if (!validate397(data6[i0], { instancePath: instancePath + "/storageProof/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
                                vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs10 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          } else {
                            validate388.errors = [{ instancePath: instancePath + "/storageProof", schemaPath: "#/properties/storageProof/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate388.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate388.errors = vErrors;
  return errors === 0;
}
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate388(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
    errors = vErrors.length;
  }
  validate387.errors = vErrors;
  return errors === 0;
}
var v42 = validate404;
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate405.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate405.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
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
var v43 = validate407;
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate270(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
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
    validate408.errors = vErrors;
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
  validate408.errors = vErrors;
  return errors === 0;
}
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate408(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
    errors = vErrors.length;
  }
  validate407.errors = vErrors;
  return errors === 0;
}
var v44 = validate411;
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate270(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
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
    validate412.errors = vErrors;
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
  validate412.errors = vErrors;
  return errors === 0;
}
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate412(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
    errors = vErrors.length;
  }
  validate411.errors = vErrors;
  return errors === 0;
}
var v45 = validate415;
function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate270(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
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
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate416(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
    errors = vErrors.length;
  }
  validate415.errors = vErrors;
  return errors === 0;
}
var v46 = validate419;
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
  if (!validate420(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
    errors = vErrors.length;
  }
  validate419.errors = vErrors;
  return errors === 0;
}
var v47 = validate422;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate305(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
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
    validate423.errors = vErrors;
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
  validate423.errors = vErrors;
  return errors === 0;
}
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate423(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
    errors = vErrors.length;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
var v48 = validate426;
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate244(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
    validate427.errors = vErrors;
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
var v49 = validate430;
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate244(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
    validate431.errors = vErrors;
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
  validate431.errors = vErrors;
  return errors === 0;
}
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate431(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
    errors = vErrors.length;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
var v50 = validate434;
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate435.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate435.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate435.errors = vErrors;
  return errors === 0;
}
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate435(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
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
    validate434.errors = vErrors;
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
  validate434.errors = vErrors;
  return errors === 0;
}
var v51 = validate437;
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate438.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate438.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate438.errors = vErrors;
  return errors === 0;
}
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate438(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
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
    validate437.errors = vErrors;
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
  validate437.errors = vErrors;
  return errors === 0;
}
var v52 = validate440;
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate441.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate441.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate441.errors = vErrors;
  return errors === 0;
}
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validate440.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
        return false;
      } else {
        if (data.length < 3) {
          validate440.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate441(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
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
      validate440.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate440.errors = vErrors;
  return errors === 0;
}
var v53 = validate443;
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate444.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate444.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate444.errors = vErrors;
  return errors === 0;
}
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate444(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
    errors = vErrors.length;
  }
  validate443.errors = vErrors;
  return errors === 0;
}
var v54 = validate446;
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate447.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate447.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate447.errors = vErrors;
  return errors === 0;
}
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate447(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
    errors = vErrors.length;
  }
  validate446.errors = vErrors;
  return errors === 0;
}
var v55 = validate449;
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate449.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate449.errors = vErrors;
  return errors === 0;
}
var v56 = validate450;
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate450.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        validate450.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
        return false;
      }
    }
  }
  validate450.errors = vErrors;
  return errors === 0;
}
var v57 = validate451;
var pattern31 = new RegExp("^0x[1-9a-f][0-9a-f]{31}$", "u");
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate452.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
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
var v58 = validate454;
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate455.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
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
var v59 = validate457;
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
        validate458.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validate458.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
  if (!validate458(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
    errors = vErrors.length;
  }
  validate457.errors = vErrors;
  return errors === 0;
}
var v60 = validate460;
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate461.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema93.properties, key0)) {
            validate461.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate248(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate245(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate245(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate219(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate54(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate54(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate282(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate54(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate54(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate54(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate461.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate461(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate460.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate460.errors = vErrors;
  return errors === 0;
}
var v61 = validate478;
function validate479(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate479.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate479.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate479.errors = vErrors;
  return errors === 0;
}
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate479(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
    errors = vErrors.length;
  }
  validate478.errors = vErrors;
  return errors === 0;
}
var v62 = validate481;
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate482.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate482.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate482.errors = vErrors;
  return errors === 0;
}
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate482(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
    errors = vErrors.length;
  }
  validate481.errors = vErrors;
  return errors === 0;
}
var v63 = validate484;
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate485.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema99.properties, key0)) {
            validate485.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validate54(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate54(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate54(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate219(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
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
                                if (!validate313(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate485.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate219(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
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
                                  validate485.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate485.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema99.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate256(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate54(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate54(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate485.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate485.errors = vErrors;
  return errors === 0;
}
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate485(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
    errors = vErrors.length;
  }
  validate484.errors = vErrors;
  return errors === 0;
}
var v64 = validate500;
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate501.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
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
var v65 = validate503;
var pattern37 = new RegExp("^0x[0-9a-f]{128}1[bc]$", "u");
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate504.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate504.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
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
var v66 = validate506;
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate507.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validate507.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate507.errors = vErrors;
  return errors === 0;
}
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate507(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
    errors = vErrors.length;
  }
  validate506.errors = vErrors;
  return errors === 0;
}
var v67 = validate509;
var schema173 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] }, "calls": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedCall" } } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent", "calls"] };
var schema174 = { "type": "object", "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["0x0", "0x1"] }, "returnData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "maxUsedGas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "error": { "$ref": "https://scion.invalid/openrpc#/definitions/SimulatedFailure" } }, "required": ["status", "returnData", "gasUsed", "maxUsedGas", "logs"] };
var schema175 = { "type": "object", "additionalProperties": false, "properties": { "code": { "type": "integer", "enum": [3, -32015] }, "message": { "type": "string" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["code", "message"] };
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate545.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "data")) {
            validate545.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate545.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (!(data0 === 3 || data0 === -32015)) {
              validate545.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schema175.properties.code.enum }, message: "must be equal to one of the allowed values" }];
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
                validate545.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.data !== void 0) {
                const _errs6 = errors;
                if (!validate51(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
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
    } else {
      validate545.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate545.errors = vErrors;
  return errors === 0;
}
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.returnData === void 0 && (missing0 = "returnData") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.maxUsedGas === void 0 && (missing0 = "maxUsedGas") || data.logs === void 0 && (missing0 = "logs")) {
        validate540.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "returnData" || key0 === "gasUsed" || key0 === "maxUsedGas" || key0 === "logs" || key0 === "error")) {
            validate540.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate540.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "0x0" || data0 === "0x1")) {
              validate540.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema174.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.returnData !== void 0) {
              const _errs4 = errors;
              if (!validate51(data.returnData, { instancePath: instancePath + "/returnData", parentData: data, parentDataProperty: "returnData", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs5 = errors;
                if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.maxUsedGas !== void 0) {
                  const _errs6 = errors;
                  if (!validate54(data.maxUsedGas, { instancePath: instancePath + "/maxUsedGas", parentData: data, parentDataProperty: "maxUsedGas", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                          if (!validate313(data4[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
                            vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      } else {
                        validate540.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                      if (!validate545(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
                        vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
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
      validate540.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate540.errors = vErrors;
  return errors === 0;
}
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent") || data.calls === void 0 && (missing0 = "calls")) {
        validate510.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema173.properties, key0)) {
            validate510.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validate35(data.parentHash, { instancePath: instancePath + "/parentHash", parentData: data, parentDataProperty: "parentHash", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate35(data.mixHash, { instancePath: instancePath + "/mixHash", parentData: data, parentDataProperty: "mixHash", rootData })) {
                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validate253(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs7 = errors;
                      if (!validate35(data.sha3Uncles, { instancePath: instancePath + "/sha3Uncles", parentData: data, parentDataProperty: "sha3Uncles", rootData })) {
                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        const _errs8 = errors;
                        if (!validate256(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs9 = errors;
                          if (!validate35(data.transactionsRoot, { instancePath: instancePath + "/transactionsRoot", parentData: data, parentDataProperty: "transactionsRoot", rootData })) {
                            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs10 = errors;
                            if (!validate35(data.stateRoot, { instancePath: instancePath + "/stateRoot", parentData: data, parentDataProperty: "stateRoot", rootData })) {
                              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs11 = errors;
                              if (!validate35(data.receiptsRoot, { instancePath: instancePath + "/receiptsRoot", parentData: data, parentDataProperty: "receiptsRoot", rootData })) {
                                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs12 = errors;
                                if (!validate61(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate54(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate54(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate51(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate54(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs17 = errors;
                                          if (!validate54(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs17 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs18 = errors;
                                            if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs18 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs19 = errors;
                                              if (!validate54(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                                                      if (!validate35(data18[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
                                                        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                                                        if (!validate270(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
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
                                                  validate510.errors = vErrors;
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
                                                        if (!validate35(data21[i2], { instancePath: instancePath + "/uncles/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
                                                          vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid4 = _errs30 === errors;
                                                        if (!valid4) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate510.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                                    if (!validate54(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validate51(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validate51(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validate51(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs34 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs35 = errors;
                                                            if (!validate35(data.hashForMergedMining, { instancePath: instancePath + "/hashForMergedMining", parentData: data, parentDataProperty: "hashForMergedMining", rootData })) {
                                                              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs36 = errors;
                                                              if (!validate54(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs36 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs37 = errors;
                                                                if (!validate54(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                                                                    validate510.errors = vErrors;
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
                                                                    if (!validate51(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                                      validate510.errors = vErrors;
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
                                                                            if (!validate540(data33[i4], { instancePath: instancePath + "/calls/" + i4, parentData: data33, parentDataProperty: i4, rootData })) {
                                                                              vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid8 = _errs53 === errors;
                                                                            if (!valid8) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate510.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate510.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate510.errors = vErrors;
  return errors === 0;
}
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate510(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate509.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate509.errors = vErrors;
  return errors === 0;
}
var v68 = validate550;
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate550.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate550.errors = vErrors;
  return errors === 0;
}
var v69 = validate551;
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
var v70 = validate552;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate553.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate553(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
    errors = vErrors.length;
  }
  validate552.errors = vErrors;
  return errors === 0;
}
var v71 = validate555;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (!validate54(data.startingBlock, { instancePath: instancePath + "/startingBlock", parentData: data, parentDataProperty: "startingBlock", rootData })) {
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.currentBlock !== void 0) {
                const _errs7 = errors;
                if (!validate54(data.currentBlock, { instancePath: instancePath + "/currentBlock", parentData: data, parentDataProperty: "currentBlock", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.highestBlock !== void 0) {
                  const _errs8 = errors;
                  if (!validate54(data.highestBlock, { instancePath: instancePath + "/highestBlock", parentData: data, parentDataProperty: "highestBlock", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
    validate556.errors = vErrors;
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
  validate556.errors = vErrors;
  return errors === 0;
}
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate556(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
    errors = vErrors.length;
  }
  validate555.errors = vErrors;
  return errors === 0;
}
var v72 = validate561;
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
var v73 = validate562;
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
var v74 = validate563;
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate563.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate563.errors = vErrors;
  return errors === 0;
}
var v75 = validate564;
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate565.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate565.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v76 = validate567;
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate567.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate567.errors = vErrors;
  return errors === 0;
}
var v77 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate568.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
var v78 = validate569;
function validate569(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate569.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate569.errors = vErrors;
  return errors === 0;
}
var v79 = validate570;
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
var v80 = validate571;
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate571.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate571.errors = vErrors;
  return errors === 0;
}
var v81 = validate572;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate572.errors = vErrors;
  return errors === 0;
}
var v82 = validate573;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate574.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
  if (!validate574(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
    errors = vErrors.length;
  }
  validate573.errors = vErrors;
  return errors === 0;
}
var v83 = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate576.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var v84 = validate577;
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate578.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
  if (!validate578(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
    errors = vErrors.length;
  }
  validate577.errors = vErrors;
  return errors === 0;
}
var v85 = validate580;
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate580.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate580.errors = vErrors;
  return errors === 0;
}
var v86 = validate581;
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate581.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate581.errors = vErrors;
  return errors === 0;
}
var v87 = validate582;
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate582.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate582.errors = vErrors;
  return errors === 0;
}
var v88 = validate583;
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate583.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate583.errors = vErrors;
  return errors === 0;
}
var v89 = validate584;
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate585.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate585.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate585.errors = vErrors;
  return errors === 0;
}
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate585(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
    errors = vErrors.length;
  }
  validate584.errors = vErrors;
  return errors === 0;
}
var v90 = validate587;
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
var v91 = validate588;
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
var v92 = validate589;
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
var v93 = validate590;
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.clientVersion === void 0 && (missing0 = "clientVersion") || data.chainId === void 0 && (missing0 = "chainId") || data.instanceId === void 0 && (missing0 = "instanceId") || data.latestBlockNumber === void 0 && (missing0 = "latestBlockNumber") || data.latestBlockHash === void 0 && (missing0 = "latestBlockHash")) {
        validate591.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "clientVersion" || key0 === "chainId" || key0 === "instanceId" || key0 === "latestBlockNumber" || key0 === "latestBlockHash")) {
            validate591.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.clientVersion !== void 0) {
            const _errs2 = errors;
            if (typeof data.clientVersion !== "string") {
              validate591.errors = [{ instancePath: instancePath + "/clientVersion", schemaPath: "#/properties/clientVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate591.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.instanceId !== void 0) {
                const _errs6 = errors;
                if (!validate35(data.instanceId, { instancePath: instancePath + "/instanceId", parentData: data, parentDataProperty: "instanceId", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                    validate591.errors = [{ instancePath: instancePath + "/latestBlockNumber", schemaPath: "#/properties/latestBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.latestBlockHash !== void 0) {
                    const _errs9 = errors;
                    if (!validate35(data.latestBlockHash, { instancePath: instancePath + "/latestBlockHash", parentData: data, parentDataProperty: "latestBlockHash", rootData })) {
                      vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
      validate591.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate591.errors = vErrors;
  return errors === 0;
}
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate591(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
    errors = vErrors.length;
  }
  validate590.errors = vErrors;
  return errors === 0;
}
var v94 = validate595;
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate595.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate595.errors = vErrors;
  return errors === 0;
}
var v95 = validate596;
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseFee === void 0 && (missing0 = "baseFee") || data.chainId === void 0 && (missing0 = "chainId") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasPrice === void 0 && (missing0 = "gasPrice")) {
        validate600.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "baseFee" || key0 === "chainId" || key0 === "gasLimit" || key0 === "gasPrice")) {
            validate600.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.baseFee !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                validate600.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasLimit !== void 0) {
                const _errs5 = errors;
                if (!validate54(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.gasPrice !== void 0) {
                  const _errs6 = errors;
                  if (!validate54(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                    vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate600.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate600.errors = vErrors;
  return errors === 0;
}
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate605.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate605.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate605.errors = vErrors;
  return errors === 0;
}
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.currentBlockNumber === void 0 && (missing0 = "currentBlockNumber") || data.currentBlockTimestamp === void 0 && (missing0 = "currentBlockTimestamp") || data.currentBlockHash === void 0 && (missing0 = "currentBlockHash") || data.hardFork === void 0 && (missing0 = "hardFork") || data.transactionOrder === void 0 && (missing0 = "transactionOrder") || data.environment === void 0 && (missing0 = "environment") || data.forkConfig === void 0 && (missing0 = "forkConfig")) {
        validate597.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "currentBlockNumber" || key0 === "currentBlockTimestamp" || key0 === "currentBlockHash" || key0 === "hardFork" || key0 === "transactionOrder" || key0 === "environment" || key0 === "forkConfig")) {
            validate597.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.currentBlockNumber !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.currentBlockNumber, { instancePath: instancePath + "/currentBlockNumber", parentData: data, parentDataProperty: "currentBlockNumber", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
                validate597.errors = [{ instancePath: instancePath + "/currentBlockTimestamp", schemaPath: "#/properties/currentBlockTimestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.currentBlockHash !== void 0) {
                const _errs5 = errors;
                if (!validate35(data.currentBlockHash, { instancePath: instancePath + "/currentBlockHash", parentData: data, parentDataProperty: "currentBlockHash", rootData })) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                    validate597.errors = [{ instancePath: instancePath + "/hardFork", schemaPath: "#/properties/hardFork/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate597.errors = [{ instancePath: instancePath + "/transactionOrder", schemaPath: "#/properties/transactionOrder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.environment !== void 0) {
                      const _errs10 = errors;
                      if (!validate600(data.environment, { instancePath: instancePath + "/environment", parentData: data, parentDataProperty: "environment", rootData })) {
                        vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.forkConfig !== void 0) {
                        const _errs11 = errors;
                        if (!validate605(data.forkConfig, { instancePath: instancePath + "/forkConfig", parentData: data, parentDataProperty: "forkConfig", rootData })) {
                          vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
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
      validate597.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate597.errors = vErrors;
  return errors === 0;
}
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate597(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
    errors = vErrors.length;
  }
  validate596.errors = vErrors;
  return errors === 0;
}
var v96 = validate608;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate608.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate608.errors = vErrors;
  return errors === 0;
}
var v97 = validate609;
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate609.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate609.errors = vErrors;
  return errors === 0;
}
var v98 = validate610;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate610.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate610.errors = vErrors;
  return errors === 0;
}
var v99 = validate611;
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate611.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate611.errors = vErrors;
  return errors === 0;
}
var v100 = validate612;
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var v101 = validate613;
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate613.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate613.errors = vErrors;
  return errors === 0;
}
var v102 = validate614;
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate614.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate614.errors = vErrors;
  return errors === 0;
}
var v103 = validate615;
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate615.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate615.errors = vErrors;
  return errors === 0;
}
var v104 = validate616;
var pattern44 = new RegExp("^(0|[1-9][0-9]*)$", "u");
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHashForMergedMining === void 0 && (missing0 = "blockHashForMergedMining") || data.target === void 0 && (missing0 = "target") || data.feesPaidToMiner === void 0 && (missing0 = "feesPaidToMiner") || data.notify === void 0 && (missing0 = "notify") || data.parentBlockHash === void 0 && (missing0 = "parentBlockHash")) {
        validate617.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockHashForMergedMining" || key0 === "target" || key0 === "feesPaidToMiner" || key0 === "notify" || key0 === "parentBlockHash")) {
            validate617.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHashForMergedMining !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.blockHashForMergedMining, { instancePath: instancePath + "/blockHashForMergedMining", parentData: data, parentDataProperty: "blockHashForMergedMining", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.target !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                      validate617.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)$" }, message: 'must match pattern "^(0|[1-9][0-9]*)$"' }];
                      return false;
                    }
                  } else {
                    validate617.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate617.errors = [{ instancePath: instancePath + "/notify", schemaPath: "#/properties/notify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.parentBlockHash !== void 0) {
                    const _errs8 = errors;
                    if (!validate35(data.parentBlockHash, { instancePath: instancePath + "/parentBlockHash", parentData: data, parentDataProperty: "parentBlockHash", rootData })) {
                      vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
      validate617.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate617.errors = vErrors;
  return errors === 0;
}
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate617(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
    errors = vErrors.length;
  }
  validate616.errors = vErrors;
  return errors === 0;
}
var v105 = validate622;
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate623.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate623.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate623.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var v106 = validate628;
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate629.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate629.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate629.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  if (!validate629(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
    errors = vErrors.length;
  }
  validate628.errors = vErrors;
  return errors === 0;
}
var v107 = validate634;
function validate635(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validate635.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validate635.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.blockImportedResult, { instancePath: instancePath + "/blockImportedResult", parentData: data, parentDataProperty: "blockImportedResult", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validate54(data.blockIncludedHeight, { instancePath: instancePath + "/blockIncludedHeight", parentData: data, parentDataProperty: "blockIncludedHeight", rootData })) {
                  vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      validate635.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate635.errors = vErrors;
  return errors === 0;
}
function validate634(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate635(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
    errors = vErrors.length;
  }
  validate634.errors = vErrors;
  return errors === 0;
}
var v108 = validate640;
function validate640(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate640.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate640.errors = vErrors;
  return errors === 0;
}
var v109 = validate641;
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate642.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate642.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate642.errors = vErrors;
  return errors === 0;
}
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate642(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
    errors = vErrors.length;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
var v110 = validate644;
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate644.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate644.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate644.errors = vErrors;
  return errors === 0;
}
var v111 = validate645;
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate645.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate645.errors = vErrors;
  return errors === 0;
}
var v112 = validate646;
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate647.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate647.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
  if (!validate647(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
    errors = vErrors.length;
  }
  validate646.errors = vErrors;
  return errors === 0;
}
var v113 = validate649;
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate650.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate650.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v114 = validate652;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate653.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate653.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate653.errors = vErrors;
  return errors === 0;
}
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate653(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate652.errors = vErrors;
  return errors === 0;
}
var v115 = validate655;
function validate655(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate655.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate655.errors = vErrors;
  return errors === 0;
}
var v116 = validate656;
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate657.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
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
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate657(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
    errors = vErrors.length;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var v117 = validate659;
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate660.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate660.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate660.errors = vErrors;
  return errors === 0;
}
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate660(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
    errors = vErrors.length;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
var v118 = validate662;
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate663.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate663.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate663.errors = vErrors;
  return errors === 0;
}
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate663(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
    errors = vErrors.length;
  }
  validate662.errors = vErrors;
  return errors === 0;
}
var v119 = validate665;
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern37.test(data)) {
        validate666.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
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
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate666(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
    errors = vErrors.length;
  }
  validate665.errors = vErrors;
  return errors === 0;
}
var v120 = validate668;
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validate668.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validate668.errors = vErrors;
  return errors === 0;
}
var v121 = validate669;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openrpc === void 0 && (missing0 = "openrpc") || data.info === void 0 && (missing0 = "info") || data.methods === void 0 && (missing0 = "methods")) {
        validate670.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.openrpc !== void 0) {
          const _errs2 = errors;
          if (typeof data.openrpc !== "string") {
            validate670.errors = [{ instancePath: instancePath + "/openrpc", schemaPath: "#/properties/openrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate670.errors = [{ instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                          validate670.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data3.name !== void 0) {
                            if (typeof data3.name !== "string") {
                              validate670.errors = [{ instancePath: instancePath + "/methods/" + i0 + "/name", schemaPath: "#/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate670.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate670.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate670.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate670.errors = vErrors;
  return errors === 0;
}
function validate669(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate670(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
    errors = vErrors.length;
  }
  validate669.errors = vErrors;
  return errors === 0;
}
var v122 = validate672;
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validate673.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
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
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate673(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
    errors = vErrors.length;
  }
  validate672.errors = vErrors;
  return errors === 0;
}
var v123 = validate675;
function validate676(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate676.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate676(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
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
    validate675.errors = vErrors;
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
  validate675.errors = vErrors;
  return errors === 0;
}
var v124 = validate678;
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate679.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate679.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate679.errors = vErrors;
  return errors === 0;
}
function validate678(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate679(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
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
    validate678.errors = vErrors;
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
  validate678.errors = vErrors;
  return errors === 0;
}
var v125 = validate681;
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate682.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate682.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate682.errors = vErrors;
  return errors === 0;
}
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate682(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
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
    validate681.errors = vErrors;
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
  validate681.errors = vErrors;
  return errors === 0;
}
var v126 = validate684;
var pattern56 = new RegExp("^0x(0|([0-9a-f]{2})+)$", "u");
function validate685(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern56.test(data)) {
        validate685.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|([0-9a-f]{2})+)$" }, message: 'must match pattern "^0x(0|([0-9a-f]{2})+)$"' }];
        return false;
      }
    } else {
      validate685.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate685.errors = vErrors;
  return errors === 0;
}
function validate684(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate685(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
    errors = vErrors.length;
  }
  validate684.errors = vErrors;
  return errors === 0;
}
var v127 = validate687;
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate688.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate688.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate688.errors = vErrors;
  return errors === 0;
}
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!validate688(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
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
    validate687.errors = vErrors;
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
  validate687.errors = vErrors;
  return errors === 0;
}
var v128 = validate690;
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate691.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate691.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate691.errors = vErrors;
  return errors === 0;
}
function validate690(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate691(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
    errors = vErrors.length;
  }
  validate690.errors = vErrors;
  return errors === 0;
}
var v129 = validate693;
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate693.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate693.errors = vErrors;
  return errors === 0;
}
var v130 = validate694;
function validate694(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate694.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate694.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate694.errors = vErrors;
  return errors === 0;
}
var v131 = validate695;
var schema270 = { "type": "object", "additionalProperties": false, "properties": { "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "validBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "score": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputation": { "type": "boolean" }, "punishedUntil": { "type": "integer" }, "id": { "type": "string" }, "type": { "enum": ["node", "address"] } }, "required": ["successfulHandshakes", "failedHandshakes", "invalidNetworks", "repeatedMessages", "validBlocks", "validTransactions", "invalidBlocks", "invalidTransactions", "invalidMessages", "timeoutMessages", "unexpectedMessages", "invalidHeader", "score", "punishments", "goodReputation", "punishedUntil", "id", "type"] };
function validate696(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate696.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema270.properties, key0)) {
            validate696.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate696.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate696.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate696.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate696.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate696.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate696.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate696.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate696.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate696.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate696.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate696.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate696.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate696.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate696.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate696.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                            validate696.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate696.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                                validate696.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema270.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
      validate696.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate696.errors = vErrors;
  return errors === 0;
}
function validate695(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate696(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate696.errors : vErrors.concat(validate696.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate695.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate695.errors = vErrors;
  return errors === 0;
}
var v132 = validate698;
function validate699(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validate699.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema270.properties, key0)) {
            validate699.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate699.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate699.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate699.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate699.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate699.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate699.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate699.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate699.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate699.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate699.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate699.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate699.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate699.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate699.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate699.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                            validate699.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate699.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                                validate699.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema270.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
      validate699.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate699.errors = vErrors;
  return errors === 0;
}
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate699(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate699.errors : vErrors.concat(validate699.errors);
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
var v133 = validate701;
var schema274 = { "type": "object", "additionalProperties": false, "properties": { "count": { "type": "integer" }, "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "validBlocks": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "peersTotalScore": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputationCount": { "type": "integer" }, "badReputationCount": { "type": "integer" } }, "required": ["count", "successfulHandshakes", "failedHandshakes", "invalidHeader", "validBlocks", "invalidBlocks", "validTransactions", "invalidTransactions", "invalidNetworks", "invalidMessages", "repeatedMessages", "timeoutMessages", "unexpectedMessages", "peersTotalScore", "punishments", "goodReputationCount", "badReputationCount"] };
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.count === void 0 && (missing0 = "count") || data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.peersTotalScore === void 0 && (missing0 = "peersTotalScore") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputationCount === void 0 && (missing0 = "goodReputationCount") || data.badReputationCount === void 0 && (missing0 = "badReputationCount")) {
        validate702.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema274.properties, key0)) {
            validate702.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate702.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                validate702.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                  validate702.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                    validate702.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                      validate702.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate702.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                          validate702.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                            validate702.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                              validate702.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                validate702.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate702.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                    validate702.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                      validate702.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                        validate702.errors = [{ instancePath: instancePath + "/peersTotalScore", schemaPath: "#/properties/peersTotalScore/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                          validate702.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                            validate702.errors = [{ instancePath: instancePath + "/goodReputationCount", schemaPath: "#/properties/goodReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                              validate702.errors = [{ instancePath: instancePath + "/badReputationCount", schemaPath: "#/properties/badReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
  if (!validate702(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
    errors = vErrors.length;
  }
  validate701.errors = vErrors;
  return errors === 0;
}
var v134 = validate704;
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate704.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate704.errors = vErrors;
  return errors === 0;
}
var v135 = validate705;
function validate705(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate705.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate705.errors = vErrors;
  return errors === 0;
}
var v136 = validate706;
function validate706(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate706.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate706.errors = vErrors;
  return errors === 0;
}
var v137 = validate707;
function validate707(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate707.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate707.errors = vErrors;
  return errors === 0;
}
var v138 = validate708;
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate708.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate708.errors = vErrors;
  return errors === 0;
}
var v139 = validate709;
function validate709(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate709.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate709.errors = vErrors;
  return errors === 0;
}
var v140 = validate710;
function validate710(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate710.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate710.errors = vErrors;
  return errors === 0;
}
var v141 = validate711;
function validate711(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate711.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate711.errors = vErrors;
  return errors === 0;
}
var v142 = validate712;
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate712.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate712.errors = vErrors;
  return errors === 0;
}
var v143 = validate713;
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate713.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate713.errors = vErrors;
  return errors === 0;
}
var v144 = validate714;
function validate714(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate714.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate714.errors = vErrors;
  return errors === 0;
}
var v145 = validate715;
var schema288 = { "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/CallAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationAction" }, { "$ref": "https://scion.invalid/openrpc#/definitions/DestructionAction" }] }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "integer" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "result": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/ActionResult" }, { "$ref": "https://scion.invalid/openrpc#/definitions/CreationResult" }, { "type": "null" }] }, "error": { "type": "string" } }, "required": ["action", "blockHash", "blockNumber", "transactionHash", "transactionPosition", "type", "subtraces", "traceAddress", "result"] };
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.output === void 0 && (missing0 = "output")) {
        validate723.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output")) {
            validate723.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validate51(data.output, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate723.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate723.errors = vErrors;
  return errors === 0;
}
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.code === void 0 && (missing0 = "code") || data.address === void 0 && (missing0 = "address")) {
        validate727.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "code" || key0 === "address")) {
            validate727.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs3 = errors;
              if (!validate51(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validate61(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate727.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate727.errors = vErrors;
  return errors === 0;
}
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate717.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema288.properties, key0)) {
            validate717.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validate92(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate99(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate105(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
              validate717.errors = vErrors;
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
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                  validate717.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs10 = errors;
                  if (!validate35(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                      validate717.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate717.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate717.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema288.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                          validate717.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate717.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate717.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate723(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate723.errors : vErrors.concat(validate723.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate727(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
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
                              validate717.errors = vErrors;
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
                                validate717.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate717(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate716.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate716(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
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
    validate715.errors = vErrors;
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
  validate715.errors = vErrors;
  return errors === 0;
}
var v146 = validate734;
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate717(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate735.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
var v147 = validate738;
function validate739(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validate739.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema288.properties, key0)) {
            validate739.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validate92(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
              vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate99(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate105(data0, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
                  vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
              validate739.errors = vErrors;
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
              if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                  validate739.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs10 = errors;
                  if (!validate35(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                      validate739.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                        validate739.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validate739.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema288.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                          validate739.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
                                  validate739.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate739.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate723(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                              vErrors = vErrors === null ? validate723.errors : vErrors.concat(validate723.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validate727(data9, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData })) {
                                vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
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
                              validate739.errors = vErrors;
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
                                validate739.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate739.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate739.errors = vErrors;
  return errors === 0;
}
function validate738(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate739(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate739.errors : vErrors.concat(validate739.errors);
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
    validate738.errors = vErrors;
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
  validate738.errors = vErrors;
  return errors === 0;
}
var v148 = validate748;
function validate749(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate717(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate749.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate749.errors = vErrors;
  return errors === 0;
}
function validate748(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate749(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate749.errors : vErrors.concat(validate749.errors);
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
    validate748.errors = vErrors;
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
  validate748.errors = vErrors;
  return errors === 0;
}
var v149 = validate752;
var schema301 = { "type": "object", "additionalProperties": false, "properties": { "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "type": "null" }, "transactionIndex": { "type": "null" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" } }, "required": ["blockHash", "blockNumber", "transactionIndex", "from", "gas", "gasPrice", "hash", "input", "nonce", "to", "value"] };
function validate756(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.hash === void 0 && (missing0 = "hash") || data.input === void 0 && (missing0 = "input") || data.nonce === void 0 && (missing0 = "nonce") || data.to === void 0 && (missing0 = "to") || data.value === void 0 && (missing0 = "value")) {
        validate756.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema301.properties, key0)) {
            validate756.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHash !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
                validate756.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
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
                  validate756.errors = [{ instancePath: instancePath + "/transactionIndex", schemaPath: "#/properties/transactionIndex/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.from !== void 0) {
                  const _errs7 = errors;
                  if (!validate61(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs8 = errors;
                    if (!validate54(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                      vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasPrice !== void 0) {
                      const _errs9 = errors;
                      if (!validate51(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.hash !== void 0) {
                        const _errs10 = errors;
                        if (!validate35(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                          vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.input !== void 0) {
                          const _errs11 = errors;
                          if (!validate51(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.nonce !== void 0) {
                            const _errs12 = errors;
                            if (!validate54(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate51(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.value !== void 0) {
                                const _errs14 = errors;
                                if (!validate51(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
      validate756.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate756.errors = vErrors;
  return errors === 0;
}
function validate755(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
              if (!validate756(data0[i0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate756.errors : vErrors.concat(validate756.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate755.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate755.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate755.errors = vErrors;
  return errors === 0;
}
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate755(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate755.errors : vErrors.concat(validate755.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate754.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate754.errors = vErrors;
  return errors === 0;
}
function validate753(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate753.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate753.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate754(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate754(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
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
      validate753.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate753.errors = vErrors;
  return errors === 0;
}
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate753(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate753.errors : vErrors.concat(validate753.errors);
    errors = vErrors.length;
  }
  validate752.errors = vErrors;
  return errors === 0;
}
var v150 = validate771;
function validate774(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
                validate774.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate774.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate774.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate774.errors = vErrors;
  return errors === 0;
}
function validate773(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validate774(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData })) {
          vErrors = vErrors === null ? validate774.errors : vErrors.concat(validate774.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate773.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate773.errors = vErrors;
  return errors === 0;
}
function validate772(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate772.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate772.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validate773(data.pending, { instancePath: instancePath + "/pending", parentData: data, parentDataProperty: "pending", rootData })) {
              vErrors = vErrors === null ? validate773.errors : vErrors.concat(validate773.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validate773(data.queued, { instancePath: instancePath + "/queued", parentData: data, parentDataProperty: "queued", rootData })) {
                vErrors = vErrors === null ? validate773.errors : vErrors.concat(validate773.errors);
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
      validate772.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var v151 = validate779;
function validate780(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validate780.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validate780.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            let data0 = data.pending;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate780.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validate780.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                validate780.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate780.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate780.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate780.errors = vErrors;
  return errors === 0;
}
function validate779(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate780(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate780.errors : vErrors.concat(validate780.errors);
    errors = vErrors.length;
  }
  validate779.errors = vErrors;
  return errors === 0;
}
var v152 = validate782;
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate782.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate782.errors = vErrors;
  return errors === 0;
}
var v153 = validate783;
function validate784(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate784.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate784.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate784.errors = vErrors;
  return errors === 0;
}
function validate783(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate784(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate784.errors : vErrors.concat(validate784.errors);
    errors = vErrors.length;
  }
  validate783.errors = vErrors;
  return errors === 0;
}
var table = {
  anvil_autoImpersonateAccount: v87,
  anvil_dropTransaction: v88,
  anvil_dumpState: v89,
  anvil_freezeTime: v74,
  anvil_getAutomine: v90,
  anvil_getIntervalMining: v0,
  anvil_impersonateAccount: v91,
  anvil_increaseTime: v75,
  anvil_loadState: v92,
  anvil_metadata: v93,
  anvil_mine: v1,
  anvil_mineBlockNumber: v77,
  anvil_nodeInfo: v95,
  anvil_reset: v96,
  anvil_revert: v79,
  anvil_setAutomine: v80,
  anvil_setBalance: v97,
  anvil_setCode: v98,
  anvil_setCoinbase: v99,
  anvil_setIntervalMining: v2,
  anvil_setNextBlockBaseFeePerGas: v100,
  anvil_setNextBlockTimestamp: v82,
  anvil_setNonce: v101,
  anvil_setStorageAt: v102,
  anvil_setTime: v83,
  anvil_snapshot: v84,
  anvil_startMining: v85,
  anvil_stopImpersonatingAccount: v103,
  anvil_stopMining: v86,
  db_getHex: v3,
  db_getString: v4,
  db_putHex: v5,
  db_putString: v6,
  debug_accountTransactionQuota: v7,
  debug_traceBlockByHash: v8,
  debug_traceBlockByNumber: v9,
  debug_traceCall: v10,
  debug_traceTransaction: v11,
  debug_wireProtocolQueueSize: v12,
  eth_accounts: v13,
  eth_blobBaseFee: v14,
  eth_blockNumber: v15,
  eth_bridgeState: v16,
  eth_call: v17,
  eth_chainId: v18,
  eth_coinbase: v19,
  eth_compileLLL: v20,
  eth_compileSerpent: v21,
  eth_compileSolidity: v22,
  eth_createAccessList: v23,
  eth_estimateGas: v24,
  eth_feeHistory: v25,
  eth_fillTransaction: v26,
  eth_gasPrice: v27,
  eth_getAccountInfo: v28,
  eth_getBalance: v29,
  eth_getBlockByHash: v30,
  eth_getBlockByNumber: v31,
  eth_getBlockReceipts: v32,
  eth_getBlockTransactionCountByHash: v33,
  eth_getBlockTransactionCountByNumber: v34,
  eth_getBlocksByNumber: v35,
  eth_getCode: v36,
  eth_getCompilers: v37,
  eth_getFilterChanges: v38,
  eth_getFilterLogs: v39,
  eth_getLogs: v40,
  eth_getProof: v41,
  eth_getStorageAt: v42,
  eth_getTransactionByBlockHashAndIndex: v43,
  eth_getTransactionByBlockNumberAndIndex: v44,
  eth_getTransactionByHash: v45,
  eth_getTransactionCount: v46,
  eth_getTransactionReceipt: v47,
  eth_getUncleByBlockHashAndIndex: v48,
  eth_getUncleByBlockNumberAndIndex: v49,
  eth_getUncleCountByBlockHash: v50,
  eth_getUncleCountByBlockNumber: v51,
  eth_getWork: v52,
  eth_hashrate: v53,
  eth_maxPriorityFeePerGas: v54,
  eth_mining: v55,
  eth_netHashrate: v56,
  eth_newBlockFilter: v57,
  eth_newFilter: v58,
  eth_newPendingTransactionFilter: v59,
  eth_pendingTransactions: v60,
  eth_protocolVersion: v61,
  eth_sendRawTransaction: v62,
  eth_sendRawTransactionSync: v63,
  eth_sendTransaction: v64,
  eth_sign: v65,
  eth_signTypedData_v4: v66,
  eth_simulateV1: v67,
  eth_submitHashrate: v68,
  eth_submitWork: v69,
  eth_subscribe: v70,
  eth_syncing: v71,
  eth_uninstallFilter: v72,
  eth_unsubscribe: v73,
  evm_autoImpersonateAccount: v87,
  evm_dropTransaction: v88,
  evm_dumpState: v89,
  evm_freezeTime: v74,
  evm_getAutomine: v90,
  evm_impersonateAccount: v91,
  evm_increaseTime: v75,
  evm_loadState: v92,
  evm_metadata: v93,
  evm_mine: v76,
  evm_mineBlockNumber: v77,
  evm_nodeInfo: v95,
  evm_reset: v78,
  evm_revert: v79,
  evm_setAutomine: v80,
  evm_setBalance: v97,
  evm_setCode: v98,
  evm_setCoinbase: v99,
  evm_setIntervalMining: v81,
  evm_setNextBlockBaseFeePerGas: v100,
  evm_setNextBlockTimestamp: v82,
  evm_setNonce: v101,
  evm_setStorageAt: v102,
  evm_setTime: v83,
  evm_snapshot: v84,
  evm_startMining: v85,
  evm_stopImpersonatingAccount: v103,
  evm_stopMining: v86,
  hardhat_autoImpersonateAccount: v87,
  hardhat_dropTransaction: v88,
  hardhat_dumpState: v89,
  hardhat_freezeTime: v74,
  hardhat_getAutomine: v90,
  hardhat_impersonateAccount: v91,
  hardhat_increaseTime: v75,
  hardhat_loadState: v92,
  hardhat_metadata: v93,
  hardhat_mine: v94,
  hardhat_mineBlockNumber: v77,
  hardhat_nodeInfo: v95,
  hardhat_reset: v96,
  hardhat_revert: v79,
  hardhat_setAutomine: v80,
  hardhat_setBalance: v97,
  hardhat_setCode: v98,
  hardhat_setCoinbase: v99,
  hardhat_setIntervalMining: v81,
  hardhat_setNextBlockBaseFeePerGas: v100,
  hardhat_setNextBlockTimestamp: v82,
  hardhat_setNonce: v101,
  hardhat_setStorageAt: v102,
  hardhat_setTime: v83,
  hardhat_snapshot: v84,
  hardhat_startMining: v85,
  hardhat_stopImpersonatingAccount: v103,
  hardhat_stopMining: v86,
  mnr_getWork: v104,
  mnr_submitBitcoinBlock: v105,
  mnr_submitBitcoinBlockPartialMerkle: v106,
  mnr_submitBitcoinBlockTransactions: v107,
  net_listening: v108,
  net_peerCount: v109,
  net_peerList: v110,
  net_version: v111,
  personal_dumpRawKey: v112,
  personal_importRawKey: v113,
  personal_listAccounts: v114,
  personal_lockAccount: v115,
  personal_newAccount: v116,
  personal_newAccountWithSeed: v117,
  personal_sendTransaction: v118,
  personal_sign: v119,
  personal_unlockAccount: v120,
  "rpc.discover": v121,
  rpc_modules: v122,
  rsk_getRawBlockHeaderByHash: v123,
  rsk_getRawBlockHeaderByNumber: v124,
  rsk_getRawTransactionReceiptByHash: v125,
  rsk_getStorageBytesAt: v126,
  rsk_getTransactionReceiptNodesByHash: v127,
  rsk_protocolVersion: v128,
  sco_banAddress: v129,
  sco_bannedAddresses: v130,
  sco_clearPeerScoring: v131,
  sco_peerList: v132,
  sco_reputationSummary: v133,
  sco_unbanAddress: v134,
  shh_addToGroup: v135,
  shh_getFilterChanges: v136,
  shh_getMessages: v137,
  shh_hasIdentity: v138,
  shh_newFilter: v139,
  shh_newGroup: v140,
  shh_newIdentity: v141,
  shh_post: v142,
  shh_uninstallFilter: v143,
  shh_version: v144,
  trace_block: v145,
  trace_filter: v146,
  trace_get: v147,
  trace_transaction: v148,
  txpool_content: v149,
  txpool_inspect: v150,
  txpool_status: v151,
  web3_clientVersion: v152,
  web3_sha3: v153
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
