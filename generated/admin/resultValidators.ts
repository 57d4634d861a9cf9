// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: code of ajv; the exports at the end are typed.
import type { MethodName, Methods } from './methods.ts'
import {
  type ValidationProblem,
} from './paramsValidators.ts'

const schemaApiKey = { "$id": "ApiKey", "type": "object", "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "owner": { "type": "string" }, "network": { "type": "string" }, "methods": { "type": "array", "items": { "type": "string" } }, "requestsPerSecond": { "type": "integer", "minimum": 0 }, "requestsPerDay": { "type": "integer", "minimum": 0 }, "origins": { "type": "array", "items": { "type": "string" } }, "addresses": { "type": "array", "items": { "type": "string" } }, "createdAt": { "$ref": "Time" }, "expiresAt": { "$ref": "Time" }, "previousUntil": { "$ref": "Time" }, "revokedAt": { "$ref": "Time" } }, "required": ["id", "name", "network", "createdAt"], "additionalProperties": false };
const funcApiKey = Object.prototype.hasOwnProperty;
function validateApiKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.network === void 0 && (missing0 = "network") || data.createdAt === void 0 && (missing0 = "createdAt")) {
        validateApiKey.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcApiKey.call(schemaApiKey.properties, key0)) {
            validateApiKey.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (typeof data.id !== "string") {
              validateApiKey.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs4 = errors;
              if (typeof data.name !== "string") {
                validateApiKey.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.owner !== void 0) {
                const _errs6 = errors;
                if (typeof data.owner !== "string") {
                  validateApiKey.errors = [{ instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.network !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.network !== "string") {
                    validateApiKey.errors = [{ instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.methods !== void 0) {
                    let data4 = data.methods;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (Array.isArray(data4)) {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs12 = errors;
                          if (typeof data4[i0] !== "string") {
                            validateApiKey.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid1 = _errs12 === errors;
                          if (!valid1) { break; }
                        }
                      } else {
                        validateApiKey.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.requestsPerSecond !== void 0) {
                      let data6 = data.requestsPerSecond;
                      const _errs14 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validateApiKey.errors = [{ instancePath: instancePath + "/requestsPerSecond", schemaPath: "#/properties/requestsPerSecond/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs14) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6)) {
                            validateApiKey.errors = [{ instancePath: instancePath + "/requestsPerSecond", schemaPath: "#/properties/requestsPerSecond/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.requestsPerDay !== void 0) {
                        let data7 = data.requestsPerDay;
                        const _errs16 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validateApiKey.errors = [{ instancePath: instancePath + "/requestsPerDay", schemaPath: "#/properties/requestsPerDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs16) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7)) {
                              validateApiKey.errors = [{ instancePath: instancePath + "/requestsPerDay", schemaPath: "#/properties/requestsPerDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.origins !== void 0) {
                          let data8 = data.origins;
                          const _errs18 = errors;
                          if (errors === _errs18) {
                            if (Array.isArray(data8)) {
                              var valid2 = true;
                              const len1 = data8.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                const _errs20 = errors;
                                if (typeof data8[i1] !== "string") {
                                  validateApiKey.errors = [{ instancePath: instancePath + "/origins/" + i1, schemaPath: "#/properties/origins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs20 === errors;
                                if (!valid2) { break; }
                              }
                            } else {
                              validateApiKey.errors = [{ instancePath: instancePath + "/origins", schemaPath: "#/properties/origins/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs18 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.addresses !== void 0) {
                            let data10 = data.addresses;
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (Array.isArray(data10)) {
                                var valid3 = true;
                                const len2 = data10.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  const _errs24 = errors;
                                  if (typeof data10[i2] !== "string") {
                                    validateApiKey.errors = [{ instancePath: instancePath + "/addresses/" + i2, schemaPath: "#/properties/addresses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid3 = _errs24 === errors;
                                  if (!valid3) { break; }
                                }
                              } else {
                                validateApiKey.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs22 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.createdAt !== void 0) {
                              const _errs26 = errors;
                              if (!validateTime(data.createdAt, instancePath + "/createdAt", isEthereum)) {
                                vErrors = vErrors === null ? validateTime.errors : vErrors.concat(validateTime.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs26 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.expiresAt !== void 0) {
                                const _errs27 = errors;
                                if (!validateTime(data.expiresAt, instancePath + "/expiresAt", isEthereum)) {
                                  vErrors = vErrors === null ? validateTime.errors : vErrors.concat(validateTime.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs27 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.previousUntil !== void 0) {
                                  const _errs28 = errors;
                                  if (!validateTime(data.previousUntil, instancePath + "/previousUntil", isEthereum)) {
                                    vErrors = vErrors === null ? validateTime.errors : vErrors.concat(validateTime.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs28 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.revokedAt !== void 0) {
                                    const _errs29 = errors;
                                    if (!validateTime(data.revokedAt, instancePath + "/revokedAt", isEthereum)) {
                                      vErrors = vErrors === null ? validateTime.errors : vErrors.concat(validateTime.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs29 === errors;
                                  } else { var valid0 = true; }
                                }
                              }
                            }
                          }
                        }
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
      validateApiKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateApiKey.errors = vErrors;
  return errors === 0;
}
function validateCallCost(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.keyId === void 0 && (missing0 = "keyId") || data.method === void 0 && (missing0 = "method") || data.calls === void 0 && (missing0 = "calls") || data.processorSeconds === void 0 && (missing0 = "processorSeconds")) {
        validateCallCost.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "keyId" || key0 === "method" || key0 === "calls" || key0 === "processorSeconds")) {
            validateCallCost.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.keyId !== void 0) {
            const _errs2 = errors;
            if (typeof data.keyId !== "string") {
              validateCallCost.errors = [{ instancePath: instancePath + "/keyId", schemaPath: "#/properties/keyId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.method !== void 0) {
              const _errs4 = errors;
              if (typeof data.method !== "string") {
                validateCallCost.errors = [{ instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.calls !== void 0) {
                let data2 = data.calls;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateCallCost.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validateCallCost.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.processorSeconds !== void 0) {
                  let data3 = data.processorSeconds;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validateCallCost.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    } else {
                      validateCallCost.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateCallCost.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCallCost.errors = vErrors;
  return errors === 0;
}
function validateEventLoopDelay(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.p99 === void 0 && (missing0 = "p99") || data.max === void 0 && (missing0 = "max")) {
        validateEventLoopDelay.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "p99" || key0 === "max")) {
            validateEventLoopDelay.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.p99 !== void 0) {
            let data0 = data.p99;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validateEventLoopDelay.errors = [{ instancePath: instancePath + "/p99", schemaPath: "#/properties/p99/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              } else {
                validateEventLoopDelay.errors = [{ instancePath: instancePath + "/p99", schemaPath: "#/properties/p99/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.max !== void 0) {
              let data1 = data.max;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validateEventLoopDelay.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                } else {
                  validateEventLoopDelay.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateEventLoopDelay.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateEventLoopDelay.errors = vErrors;
  return errors === 0;
}
function validateKeyOwner(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validateKeyOwner.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "requestsPerDay" || key0 === "maxKeys")) {
            validateKeyOwner.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (typeof data.name !== "string") {
              validateKeyOwner.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.requestsPerDay !== void 0) {
              let data1 = data.requestsPerDay;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateKeyOwner.errors = [{ instancePath: instancePath + "/requestsPerDay", schemaPath: "#/properties/requestsPerDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validateKeyOwner.errors = [{ instancePath: instancePath + "/requestsPerDay", schemaPath: "#/properties/requestsPerDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.maxKeys !== void 0) {
                let data2 = data.maxKeys;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateKeyOwner.errors = [{ instancePath: instancePath + "/maxKeys", schemaPath: "#/properties/maxKeys/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validateKeyOwner.errors = [{ instancePath: instancePath + "/maxKeys", schemaPath: "#/properties/maxKeys/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateKeyOwner.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateKeyOwner.errors = vErrors;
  return errors === 0;
}
function validateLoad(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.seconds === void 0 && (missing0 = "seconds") || data.calls === void 0 && (missing0 = "calls") || data.processorSeconds === void 0 && (missing0 = "processorSeconds") || data.eventLoopDelayMs === void 0 && (missing0 = "eventLoopDelayMs") || data.runningCalls === void 0 && (missing0 = "runningCalls") || data.waitingCalls === void 0 && (missing0 = "waitingCalls") || data.costs === void 0 && (missing0 = "costs")) {
        validateLoad.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "seconds" || key0 === "calls" || key0 === "processorSeconds" || key0 === "eventLoopDelayMs" || key0 === "runningCalls" || key0 === "waitingCalls" || key0 === "costs")) {
            validateLoad.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.seconds !== void 0) {
            let data0 = data.seconds;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validateLoad.errors = [{ instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              } else {
                validateLoad.errors = [{ instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.calls !== void 0) {
              let data1 = data.calls;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateLoad.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validateLoad.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.processorSeconds !== void 0) {
                let data2 = data.processorSeconds;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validateLoad.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  } else {
                    validateLoad.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.eventLoopDelayMs !== void 0) {
                  const _errs8 = errors;
                  if (!validateEventLoopDelay(data.eventLoopDelayMs, instancePath + "/eventLoopDelayMs", isEthereum)) {
                    vErrors = vErrors === null ? validateEventLoopDelay.errors : vErrors.concat(validateEventLoopDelay.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.runningCalls !== void 0) {
                    let data4 = data.runningCalls;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateLoad.errors = [{ instancePath: instancePath + "/runningCalls", schemaPath: "#/properties/runningCalls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validateLoad.errors = [{ instancePath: instancePath + "/runningCalls", schemaPath: "#/properties/runningCalls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.waitingCalls !== void 0) {
                      let data5 = data.waitingCalls;
                      const _errs11 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validateLoad.errors = [{ instancePath: instancePath + "/waitingCalls", schemaPath: "#/properties/waitingCalls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validateLoad.errors = [{ instancePath: instancePath + "/waitingCalls", schemaPath: "#/properties/waitingCalls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.costs !== void 0) {
                        let data6 = data.costs;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (Array.isArray(data6)) {
                            var valid1 = true;
                            const len0 = data6.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs15 = errors;
                              if (!validateCallCost(data6[i0], instancePath + "/costs/" + i0, isEthereum)) {
                                vErrors = vErrors === null ? validateCallCost.errors : vErrors.concat(validateCallCost.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs15 === errors;
                              if (!valid1) { break; }
                            }
                          } else {
                            validateLoad.errors = [{ instancePath: instancePath + "/costs", schemaPath: "#/properties/costs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else { var valid0 = true; }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateLoad.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateLoad.errors = vErrors;
  return errors === 0;
}
function validateNewKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.key === void 0 && (missing0 = "key")) {
        validateNewKey.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "key")) {
            validateNewKey.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (typeof data.id !== "string") {
              validateNewKey.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs4 = errors;
              if (typeof data.key !== "string") {
                validateNewKey.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateNewKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateNewKey.errors = vErrors;
  return errors === 0;
}
function validateOpenRpcDocument(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openrpc === void 0 && (missing0 = "openrpc") || data.info === void 0 && (missing0 = "info") || data.methods === void 0 && (missing0 = "methods")) {
        validateOpenRpcDocument.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.openrpc !== void 0) {
          const _errs2 = errors;
          if (typeof data.openrpc !== "string") {
            validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/openrpc", schemaPath: "#/properties/openrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.info !== void 0) {
            let data1 = data.info;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              } else {
                validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
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
                          validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data3.name !== void 0) {
                            if (typeof data3.name !== "string") {
                              validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/methods/" + i0 + "/name", schemaPath: "#/properties/methods/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (!valid1) { break; }
                  }
                } else {
                  validateOpenRpcDocument.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateOpenRpcDocument.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateOpenRpcDocument.errors = vErrors;
  return errors === 0;
}
const schemaRunningCall = { "$id": "RunningCall", "type": "object", "properties": { "id": { "type": "string" }, "keyId": { "type": "string" }, "network": { "type": "string" }, "method": { "type": "string" }, "state": { "enum": ["running", "waiting"] }, "ageMs": { "type": "number", "minimum": 0 }, "processorMs": { "type": "number", "minimum": 0 }, "paramsLength": { "type": "integer", "minimum": 0 }, "requestId": { "type": "string" } }, "required": ["id", "keyId", "network", "method", "state", "ageMs", "processorMs", "paramsLength"], "additionalProperties": false };
function validateRunningCall(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.keyId === void 0 && (missing0 = "keyId") || data.network === void 0 && (missing0 = "network") || data.method === void 0 && (missing0 = "method") || data.state === void 0 && (missing0 = "state") || data.ageMs === void 0 && (missing0 = "ageMs") || data.processorMs === void 0 && (missing0 = "processorMs") || data.paramsLength === void 0 && (missing0 = "paramsLength")) {
        validateRunningCall.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcApiKey.call(schemaRunningCall.properties, key0)) {
            validateRunningCall.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (typeof data.id !== "string") {
              validateRunningCall.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.keyId !== void 0) {
              const _errs4 = errors;
              if (typeof data.keyId !== "string") {
                validateRunningCall.errors = [{ instancePath: instancePath + "/keyId", schemaPath: "#/properties/keyId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.network !== void 0) {
                const _errs6 = errors;
                if (typeof data.network !== "string") {
                  validateRunningCall.errors = [{ instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.method !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.method !== "string") {
                    validateRunningCall.errors = [{ instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.state !== void 0) {
                    let data4 = data.state;
                    const _errs10 = errors;
                    if (!(data4 === "running" || data4 === "waiting")) {
                      validateRunningCall.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schemaRunningCall.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.ageMs !== void 0) {
                      let data5 = data.ageMs;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validateRunningCall.errors = [{ instancePath: instancePath + "/ageMs", schemaPath: "#/properties/ageMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validateRunningCall.errors = [{ instancePath: instancePath + "/ageMs", schemaPath: "#/properties/ageMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.processorMs !== void 0) {
                        let data6 = data.processorMs;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6)) {
                              validateRunningCall.errors = [{ instancePath: instancePath + "/processorMs", schemaPath: "#/properties/processorMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          } else {
                            validateRunningCall.errors = [{ instancePath: instancePath + "/processorMs", schemaPath: "#/properties/processorMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.paramsLength !== void 0) {
                          let data7 = data.paramsLength;
                          const _errs15 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validateRunningCall.errors = [{ instancePath: instancePath + "/paramsLength", schemaPath: "#/properties/paramsLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs15) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7)) {
                                validateRunningCall.errors = [{ instancePath: instancePath + "/paramsLength", schemaPath: "#/properties/paramsLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs15 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.requestId !== void 0) {
                            const _errs17 = errors;
                            if (typeof data.requestId !== "string") {
                              validateRunningCall.errors = [{ instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs17 === errors;
                          } else { var valid0 = true; }
                        }
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
      validateRunningCall.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateRunningCall.errors = vErrors;
  return errors === 0;
}
function validateTime(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateTime.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validateTime.errors = vErrors;
  return errors === 0;
}
const schemaUpstreamNode = { "$id": "UpstreamNode", "type": "object", "properties": { "network": { "type": "string" }, "node": { "type": "string" }, "state": { "enum": ["serving", "behind", "failing", "not trusted"] }, "reason": { "type": "string" }, "recheckAt": { "$ref": "Time" }, "height": { "type": "integer", "minimum": 0 }, "behindBlocks": { "type": "integer", "minimum": 0 }, "errorRate": { "type": "number", "minimum": 0, "maximum": 1 }, "latencyMs": { "type": "number", "minimum": 0 } }, "required": ["network", "node", "state", "errorRate"], "additionalProperties": false };
function validateUpstreamNode(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.network === void 0 && (missing0 = "network") || data.node === void 0 && (missing0 = "node") || data.state === void 0 && (missing0 = "state") || data.errorRate === void 0 && (missing0 = "errorRate")) {
        validateUpstreamNode.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcApiKey.call(schemaUpstreamNode.properties, key0)) {
            validateUpstreamNode.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.network !== void 0) {
            const _errs2 = errors;
            if (typeof data.network !== "string") {
              validateUpstreamNode.errors = [{ instancePath: instancePath + "/network", schemaPath: "#/properties/network/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.node !== void 0) {
              const _errs4 = errors;
              if (typeof data.node !== "string") {
                validateUpstreamNode.errors = [{ instancePath: instancePath + "/node", schemaPath: "#/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state;
                const _errs6 = errors;
                if (!(data2 === "serving" || data2 === "behind" || data2 === "failing" || data2 === "not trusted")) {
                  validateUpstreamNode.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schemaUpstreamNode.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.reason !== void 0) {
                  const _errs7 = errors;
                  if (typeof data.reason !== "string") {
                    validateUpstreamNode.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.recheckAt !== void 0) {
                    const _errs9 = errors;
                    if (!validateTime(data.recheckAt, instancePath + "/recheckAt", isEthereum)) {
                      vErrors = vErrors === null ? validateTime.errors : vErrors.concat(validateTime.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.height !== void 0) {
                      let data5 = data.height;
                      const _errs10 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validateUpstreamNode.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs10) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validateUpstreamNode.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.behindBlocks !== void 0) {
                        let data6 = data.behindBlocks;
                        const _errs12 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validateUpstreamNode.errors = [{ instancePath: instancePath + "/behindBlocks", schemaPath: "#/properties/behindBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs12) {
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6)) {
                              validateUpstreamNode.errors = [{ instancePath: instancePath + "/behindBlocks", schemaPath: "#/properties/behindBlocks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.errorRate !== void 0) {
                          let data7 = data.errorRate;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 > 1 || isNaN(data7)) {
                                validateUpstreamNode.errors = [{ instancePath: instancePath + "/errorRate", schemaPath: "#/properties/errorRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                return false;
                              } else {
                                if (data7 < 0 || isNaN(data7)) {
                                  validateUpstreamNode.errors = [{ instancePath: instancePath + "/errorRate", schemaPath: "#/properties/errorRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            } else {
                              validateUpstreamNode.errors = [{ instancePath: instancePath + "/errorRate", schemaPath: "#/properties/errorRate/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                              return false;
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.latencyMs !== void 0) {
                            let data8 = data.latencyMs;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 < 0 || isNaN(data8)) {
                                  validateUpstreamNode.errors = [{ instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              } else {
                                validateUpstreamNode.errors = [{ instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                            }
                            var valid0 = _errs16 === errors;
                          } else { var valid0 = true; }
                        }
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
      validateUpstreamNode.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateUpstreamNode.errors = vErrors;
  return errors === 0;
}
function validateUsage(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.day === void 0 && (missing0 = "day") || data.keyId === void 0 && (missing0 = "keyId") || data.method === void 0 && (missing0 = "method") || data.calls === void 0 && (missing0 = "calls") || data.weight === void 0 && (missing0 = "weight") || data.processorSeconds === void 0 && (missing0 = "processorSeconds")) {
        validateUsage.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "keyId" || key0 === "method" || key0 === "calls" || key0 === "weight" || key0 === "processorSeconds")) {
            validateUsage.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.day !== void 0) {
            const _errs2 = errors;
            if (typeof data.day !== "string") {
              validateUsage.errors = [{ instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.keyId !== void 0) {
              const _errs4 = errors;
              if (typeof data.keyId !== "string") {
                validateUsage.errors = [{ instancePath: instancePath + "/keyId", schemaPath: "#/properties/keyId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.method !== void 0) {
                const _errs6 = errors;
                if (typeof data.method !== "string") {
                  validateUsage.errors = [{ instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.calls !== void 0) {
                  let data3 = data.calls;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validateUsage.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validateUsage.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.weight !== void 0) {
                    let data4 = data.weight;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateUsage.errors = [{ instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs10) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validateUsage.errors = [{ instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.processorSeconds !== void 0) {
                      let data5 = data.processorSeconds;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validateUsage.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validateUsage.errors = [{ instancePath: instancePath + "/processorSeconds", schemaPath: "#/properties/processorSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateUsage.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateUsage.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_cancelCall(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validateResult_admin_cancelCall.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validateResult_admin_cancelCall.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_getKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateApiKey(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
    errors++;
    validateResult_admin_getKey.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_admin_getKey.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_getUsage(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateUsage(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateUsage.errors : vErrors.concat(validateUsage.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_admin_getUsage.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_admin_getUsage.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_listKeys(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateApiKey(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateApiKey.errors : vErrors.concat(validateApiKey.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_admin_listKeys.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_admin_listKeys.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_listOwners(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateKeyOwner(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateKeyOwner.errors : vErrors.concat(validateKeyOwner.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_admin_listOwners.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_admin_listOwners.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_listRunningCalls(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateRunningCall(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateRunningCall.errors : vErrors.concat(validateRunningCall.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_admin_listRunningCalls.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_admin_listRunningCalls.errors = vErrors;
  return errors === 0;
}
function validateResult_admin_listUpstreamNodes(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateUpstreamNode(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateUpstreamNode.errors : vErrors.concat(validateUpstreamNode.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_admin_listUpstreamNodes.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_admin_listUpstreamNodes.errors = vErrors;
  return errors === 0;
}

/** A check of a result, for tests and the doctor; `errors` has the problems of the last check. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = {
  admin_cancelCall: validateResult_admin_cancelCall,
  admin_createKey: validateNewKey,
  admin_getKey: validateResult_admin_getKey,
  admin_getLoad: validateLoad,
  admin_getUsage: validateResult_admin_getUsage,
  admin_listKeys: validateResult_admin_listKeys,
  admin_listOwners: validateResult_admin_listOwners,
  admin_listRunningCalls: validateResult_admin_listRunningCalls,
  admin_listUpstreamNodes: validateResult_admin_listUpstreamNodes,
  admin_revokeKey: validateResult_admin_cancelCall,
  admin_rotateKey: validateNewKey,
  admin_setOwner: validateKeyOwner,
  admin_updateKey: validateApiKey,
  'rpc.discover': validateOpenRpcDocument,
}
