// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: code of ajv; the exports at the end are typed.
import type { MethodName, Methods } from './methods.ts'
import {
  type ValidationProblem,
  validateLogCursor,
} from './paramsValidators.ts'

function validateAccessListEntry(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.storageKeys === void 0 && (missing0 = "storageKeys")) {
        validateAccessListEntry.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "storageKeys")) {
            validateAccessListEntry.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
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
                    if (!validateHash(data1[i0], instancePath + "/storageKeys/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) { break; }
                  }
                } else {
                  validateAccessListEntry.errors = [{ instancePath: instancePath + "/storageKeys", schemaPath: "#/properties/storageKeys/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateAccessListEntry.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccessListEntry.errors = vErrors;
  return errors === 0;
}
function validateAccessListResult(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accessList === void 0 && (missing0 = "accessList") || data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validateAccessListResult.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "accessList" || key0 === "error" || key0 === "gasUsed")) {
            validateAccessListResult.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validateAccessListEntry(data0[i0], instancePath + "/accessList/" + i0, isEthereum)) {
                    vErrors = vErrors === null ? validateAccessListEntry.errors : vErrors.concat(validateAccessListEntry.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) { break; }
                }
              } else {
                validateAccessListResult.errors = [{ instancePath: instancePath + "/accessList", schemaPath: "#/properties/accessList/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.error !== void 0) {
              const _errs5 = errors;
              if (typeof data.error !== "string") {
                validateAccessListResult.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs7 = errors;
                if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateAccessListResult.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccessListResult.errors = vErrors;
  return errors === 0;
}
function validateAccountInfo(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balance === void 0 && (missing0 = "balance") || data.nonce === void 0 && (missing0 = "nonce") || data.code === void 0 && (missing0 = "code")) {
        validateAccountInfo.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "balance" || key0 === "nonce" || key0 === "code")) {
            validateAccountInfo.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.balance !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.balance, instancePath + "/balance", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.nonce, instancePath + "/nonce", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.code !== void 0) {
                const _errs4 = errors;
                if (!validateData(data.code, instancePath + "/code", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateAccountInfo.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountInfo.errors = vErrors;
  return errors === 0;
}
function validateAccountProof(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.accountProof === void 0 && (missing0 = "accountProof") || data.balance === void 0 && (missing0 = "balance") || data.codeHash === void 0 && (missing0 = "codeHash") || data.nonce === void 0 && (missing0 = "nonce") || data.storageHash === void 0 && (missing0 = "storageHash") || data.storageProof === void 0 && (missing0 = "storageProof")) {
        validateAccountProof.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "accountProof" || key0 === "balance" || key0 === "codeHash" || key0 === "nonce" || key0 === "storageHash" || key0 === "storageProof")) {
            validateAccountProof.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.accountProof !== void 0) {
              const _errs3 = errors;
              if (!validateTrieProof(data.accountProof, instancePath + "/accountProof", isEthereum)) {
                vErrors = vErrors === null ? validateTrieProof.errors : vErrors.concat(validateTrieProof.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validateQuantity(data.balance, instancePath + "/balance", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.codeHash !== void 0) {
                  const _errs5 = errors;
                  if (!validateHash(data.codeHash, instancePath + "/codeHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validateQuantity(data.nonce, instancePath + "/nonce", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.storageHash !== void 0) {
                      const _errs7 = errors;
                      if (!validateHash(data.storageHash, instancePath + "/storageHash", isEthereum)) {
                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
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
                              if (!validateStorageProof(data6[i0], instancePath + "/storageProof/" + i0, isEthereum)) {
                                vErrors = vErrors === null ? validateStorageProof.errors : vErrors.concat(validateStorageProof.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs10 === errors;
                              if (!valid1) { break; }
                            }
                          } else {
                            validateAccountProof.errors = [{ instancePath: instancePath + "/storageProof", schemaPath: "#/properties/storageProof/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
          }
        }
      }
    } else {
      validateAccountProof.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountProof.errors = vErrors;
  return errors === 0;
}
function validateAccountQuota(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.availableVirtualGas === void 0 && (missing0 = "availableVirtualGas")) {
        validateAccountQuota.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "timestamp" || key0 === "availableVirtualGas")) {
            validateAccountQuota.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.timestamp !== void 0) {
            let data0 = data.timestamp;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateAccountQuota.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.availableVirtualGas !== void 0) {
              let data1 = data.availableVirtualGas;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1))) {
                validateAccountQuota.errors = [{ instancePath: instancePath + "/availableVirtualGas", schemaPath: "#/properties/availableVirtualGas/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateAccountQuota.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountQuota.errors = vErrors;
  return errors === 0;
}
function validateAccountState(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "storage")) {
          validateAccountState.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validateQuantity(data.balance, instancePath + "/balance", isEthereum)) {
            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.nonce !== void 0) {
            let data1 = data.nonce;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validateAccountState.errors = [{ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs5 = errors;
              if (!validateData(data.code, instancePath + "/code", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.storage !== void 0) {
                let data3 = data.storage;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key1 in data3) {
                      const _errs9 = errors;
                      if (!validateData(data3[key1], instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs9 === errors;
                      if (!valid1) { break; }
                    }
                  } else {
                    validateAccountState.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateAccountState.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountState.errors = vErrors;
  return errors === 0;
}
function validateAccountStates(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validateAccountState(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validateAccountState.errors : vErrors.concat(validateAccountState.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateAccountStates.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountStates.errors = vErrors;
  return errors === 0;
}
function validateActionResult(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.output === void 0 && (missing0 = "output")) {
        validateActionResult.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output")) {
            validateActionResult.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validateData(data.output, instancePath + "/output", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateActionResult.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateActionResult.errors = vErrors;
  return errors === 0;
}
const schemaActionTrace = { "$id": "ActionTrace", "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "CallAction" }, { "$ref": "CreationAction" }, { "$ref": "DestructionAction" }] }, "blockHash": { "$ref": "Hash" }, "blockNumber": { "type": "integer" }, "transactionHash": { "$ref": "Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "result": { "anyOf": [{ "$ref": "ActionResult" }, { "$ref": "CreationResult" }, { "type": "null" }] }, "error": { "type": "string" } }, "required": ["action", "blockHash", "blockNumber", "transactionHash", "transactionPosition", "type", "subtraces", "traceAddress", "result"] };
const funcActionTrace = Object.prototype.hasOwnProperty;
function validateActionTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validateActionTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaActionTrace.properties, key0)) {
            validateActionTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validateCallAction(data0, instancePath + "/action", isEthereum)) {
              vErrors = vErrors === null ? validateCallAction.errors : vErrors.concat(validateCallAction.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validateCreationAction(data0, instancePath + "/action", isEthereum)) {
                vErrors = vErrors === null ? validateCreationAction.errors : vErrors.concat(validateCreationAction.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validateDestructionAction(data0, instancePath + "/action", isEthereum)) {
                  vErrors = vErrors === null ? validateDestructionAction.errors : vErrors.concat(validateDestructionAction.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
              validateActionTrace.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs7 = errors;
              if (!validateHash(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockNumber !== void 0) {
                let data2 = data.blockNumber;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateActionTrace.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs10 = errors;
                  if (!validateHash(data.transactionHash, instancePath + "/transactionHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.transactionPosition !== void 0) {
                    let data4 = data.transactionPosition;
                    const _errs11 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateActionTrace.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.type !== void 0) {
                      let data5 = data.type;
                      const _errs13 = errors;
                      if (typeof data5 !== "string") {
                        validateActionTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data5 === "call" || data5 === "create" || data5 === "suicide")) {
                        validateActionTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaActionTrace.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.subtraces !== void 0) {
                        let data6 = data.subtraces;
                        const _errs15 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validateActionTrace.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else { var valid0 = true; }
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
                                  validateActionTrace.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                                if (!valid2) { break; }
                              }
                            } else {
                              validateActionTrace.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.result !== void 0) {
                            let data9 = data.result;
                            const _errs21 = errors;
                            const _errs22 = errors;
                            let valid3 = false;
                            const _errs23 = errors;
                            if (!validateActionResult(data9, instancePath + "/result", isEthereum)) {
                              vErrors = vErrors === null ? validateActionResult.errors : vErrors.concat(validateActionResult.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs23 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const _errs24 = errors;
                              if (!validateCreationResult(data9, instancePath + "/result", isEthereum)) {
                                vErrors = vErrors === null ? validateCreationResult.errors : vErrors.concat(validateCreationResult.errors);
                                errors = vErrors.length;
                              }
                              var _valid1 = _errs24 === errors;
                              valid3 = valid3 || _valid1;
                              if (!valid3) {
                                const _errs25 = errors;
                                if (data9 !== null) {
                                  const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                                  errors++;
                                }
                                var _valid1 = _errs25 === errors;
                                valid3 = valid3 || _valid1;
                              }
                            }
                            if (!valid3) {
                              const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                              errors++;
                              validateActionTrace.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs22;
                              if (vErrors !== null) {
                                if (_errs22) { vErrors.length = _errs22; } else { vErrors = null; }
                              }
                            }
                            var valid0 = _errs21 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.error !== void 0) {
                              const _errs27 = errors;
                              if (typeof data.error !== "string") {
                                validateActionTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs27 === errors;
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
    } else {
      validateActionTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateActionTrace.errors = vErrors;
  return errors === 0;
}
function validateActionTraces(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateActionTrace(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateActionTrace.errors : vErrors.concat(validateActionTrace.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateActionTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateActionTraces.errors = vErrors;
  return errors === 0;
}
const schemaAdHocTrace = { "$id": "AdHocTrace", "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "CallAction" }, { "$ref": "CreationAction" }, { "$ref": "DestructionAction" }] }, "type": { "type": "string", "enum": ["call", "create", "suicide"] }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "result": { "anyOf": [{ "$ref": "ActionResult" }, { "$ref": "CreationResult" }, { "type": "null" }] }, "error": { "type": "string" } }, "required": ["action", "type", "subtraces", "traceAddress", "result"] };
function validateAdHocTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.type === void 0 && (missing0 = "type") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.result === void 0 && (missing0 = "result")) {
        validateAdHocTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "type" || key0 === "subtraces" || key0 === "traceAddress" || key0 === "result" || key0 === "error")) {
            validateAdHocTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validateCallAction(data0, instancePath + "/action", isEthereum)) {
              vErrors = vErrors === null ? validateCallAction.errors : vErrors.concat(validateCallAction.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validateCreationAction(data0, instancePath + "/action", isEthereum)) {
                vErrors = vErrors === null ? validateCreationAction.errors : vErrors.concat(validateCreationAction.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validateDestructionAction(data0, instancePath + "/action", isEthereum)) {
                  vErrors = vErrors === null ? validateDestructionAction.errors : vErrors.concat(validateDestructionAction.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
              validateAdHocTrace.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs7 = errors;
              if (typeof data1 !== "string") {
                validateAdHocTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data1 === "call" || data1 === "create" || data1 === "suicide")) {
                validateAdHocTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaAdHocTrace.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.subtraces !== void 0) {
                let data2 = data.subtraces;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateAdHocTrace.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.traceAddress !== void 0) {
                  let data3 = data.traceAddress;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data3)) {
                      var valid2 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data4 = data3[i0];
                        const _errs13 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validateAdHocTrace.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) { break; }
                      }
                    } else {
                      validateAdHocTrace.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.result !== void 0) {
                    let data5 = data.result;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    let valid3 = false;
                    const _errs17 = errors;
                    if (!validateActionResult(data5, instancePath + "/result", isEthereum)) {
                      vErrors = vErrors === null ? validateActionResult.errors : vErrors.concat(validateActionResult.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs17 === errors;
                    valid3 = valid3 || _valid1;
                    if (!valid3) {
                      const _errs18 = errors;
                      if (!validateCreationResult(data5, instancePath + "/result", isEthereum)) {
                        vErrors = vErrors === null ? validateCreationResult.errors : vErrors.concat(validateCreationResult.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs18 === errors;
                      valid3 = valid3 || _valid1;
                      if (!valid3) {
                        const _errs19 = errors;
                        if (data5 !== null) {
                          const err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                          errors++;
                        }
                        var _valid1 = _errs19 === errors;
                        valid3 = valid3 || _valid1;
                      }
                    }
                    if (!valid3) {
                      const err2 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                      errors++;
                      validateAdHocTrace.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs16;
                      if (vErrors !== null) {
                        if (_errs16) { vErrors.length = _errs16; } else { vErrors = null; }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.error !== void 0) {
                      const _errs21 = errors;
                      if (typeof data.error !== "string") {
                        validateAdHocTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs21 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateAdHocTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAdHocTrace.errors = vErrors;
  return errors === 0;
}
const patternAddress = new RegExp("^0x[0-9a-f]{40}$", "u");
function validateAddress(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternAddress.test(data)) {
        validateAddress.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validateAddress.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateAddress.errors = vErrors;
  return errors === 0;
}
function validateAddressOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateAddress(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
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
    validateAddressOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateAddressOrNull.errors = vErrors;
  return errors === 0;
}
const schemaBlock = { "$id": "Block", "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "QuantityOrNull" }, "hash": { "$ref": "HashOrNull" }, "parentHash": { "$ref": "Hash" }, "mixHash": { "$ref": "Hash" }, "nonce": { "anyOf": [{ "$ref": "Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "Hash" }, "logsBloom": { "anyOf": [{ "$ref": "LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "Hash" }, "stateRoot": { "$ref": "Hash" }, "receiptsRoot": { "$ref": "Hash" }, "miner": { "$ref": "AddressOrNull" }, "difficulty": { "$ref": "Quantity" }, "totalDifficulty": { "$ref": "Quantity" }, "extraData": { "$ref": "Data" }, "size": { "$ref": "Quantity" }, "gasLimit": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "timestamp": { "$ref": "Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "Hash" } }, { "type": "array", "items": { "$ref": "Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "Hash" } }, "minimumGasPrice": { "$ref": "Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "Data" }, "hashForMergedMining": { "$ref": "Hash" }, "paidFees": { "$ref": "Quantity" }, "cumulativeDifficulty": { "$ref": "Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
function validateBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validateBlock.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaBlock.properties, key0)) {
            validateBlock.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validateQuantityOrNull(data.number, instancePath + "/number", isEthereum)) {
              vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validateHashOrNull(data.hash, instancePath + "/hash", isEthereum)) {
                vErrors = vErrors === null ? validateHashOrNull.errors : vErrors.concat(validateHashOrNull.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validateHash(data.parentHash, instancePath + "/parentHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validateHash(data.mixHash, instancePath + "/mixHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    let data4 = data.nonce;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if (!validateNonce(data4, instancePath + "/nonce", isEthereum)) {
                      vErrors = vErrors === null ? validateNonce.errors : vErrors.concat(validateNonce.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs9 = errors;
                      if (data4 !== null) {
                        const err0 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err1 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                      errors++;
                      validateBlock.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs7;
                      if (vErrors !== null) {
                        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs11 = errors;
                      if (!validateHash(data.sha3Uncles, instancePath + "/sha3Uncles", isEthereum)) {
                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        let data6 = data.logsBloom;
                        const _errs12 = errors;
                        const _errs13 = errors;
                        let valid2 = false;
                        const _errs14 = errors;
                        if (!validateLogsBloom(data6, instancePath + "/logsBloom", isEthereum)) {
                          vErrors = vErrors === null ? validateLogsBloom.errors : vErrors.concat(validateLogsBloom.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs14 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const _errs15 = errors;
                          if (data6 !== null) {
                            const err2 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                            errors++;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                        }
                        if (!valid2) {
                          const err3 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                          errors++;
                          validateBlock.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) { vErrors.length = _errs13; } else { vErrors = null; }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs17 = errors;
                          if (!validateHash(data.transactionsRoot, instancePath + "/transactionsRoot", isEthereum)) {
                            vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs18 = errors;
                            if (!validateHash(data.stateRoot, instancePath + "/stateRoot", isEthereum)) {
                              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs19 = errors;
                              if (!validateHash(data.receiptsRoot, instancePath + "/receiptsRoot", isEthereum)) {
                                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs20 = errors;
                                if (!validateAddressOrNull(data.miner, instancePath + "/miner", isEthereum)) {
                                  vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validateQuantity(data.difficulty, instancePath + "/difficulty", isEthereum)) {
                                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs22 = errors;
                                    if (!validateQuantity(data.totalDifficulty, instancePath + "/totalDifficulty", isEthereum)) {
                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs23 = errors;
                                      if (!validateData(data.extraData, instancePath + "/extraData", isEthereum)) {
                                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs24 = errors;
                                        if (!validateQuantity(data.size, instancePath + "/size", isEthereum)) {
                                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else { var valid0 = true; }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs25 = errors;
                                          if (!validateQuantity(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else { var valid0 = true; }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs26 = errors;
                                            if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else { var valid0 = true; }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs27 = errors;
                                              if (!validateQuantity(data.timestamp, instancePath + "/timestamp", isEthereum)) {
                                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs27 === errors;
                                            } else { var valid0 = true; }
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
                                                      if (!validateHash(data18[i0], instancePath + "/transactions/" + i0, isEthereum)) {
                                                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid4 = _errs32 === errors;
                                                      if (!valid4) { break; }
                                                    }
                                                  } else {
                                                    const err4 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                    if (vErrors === null) { vErrors = [err4]; } else {
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
                                                        if (!validateTransaction(data18[i1], instancePath + "/transactions/" + i1, isEthereum)) {
                                                          vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid5 = _errs35 === errors;
                                                        if (!valid5) { break; }
                                                      }
                                                    } else {
                                                      const err5 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) { vErrors = [err5]; } else {
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
                                                  if (vErrors === null) { vErrors = [err6]; } else {
                                                    vErrors.push(err6);
                                                  }
                                                  errors++;
                                                  validateBlock.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs29;
                                                  if (vErrors !== null) {
                                                    if (_errs29) { vErrors.length = _errs29; } else { vErrors = null; }
                                                  }
                                                }
                                                var valid0 = _errs28 === errors;
                                              } else { var valid0 = true; }
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
                                                        if (!validateHash(data21[i2], instancePath + "/uncles/" + i2, isEthereum)) {
                                                          vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid6 = _errs38 === errors;
                                                        if (!valid6) { break; }
                                                      }
                                                    } else {
                                                      validateBlock.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs36 === errors;
                                                } else { var valid0 = true; }
                                                if (valid0) {
                                                  if (data.minimumGasPrice !== void 0) {
                                                    const _errs39 = errors;
                                                    if (!validateQuantity(data.minimumGasPrice, instancePath + "/minimumGasPrice", isEthereum)) {
                                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  } else { var valid0 = true; }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs40 = errors;
                                                      if (!validateData(data.bitcoinMergedMiningHeader, instancePath + "/bitcoinMergedMiningHeader", isEthereum)) {
                                                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs40 === errors;
                                                    } else { var valid0 = true; }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs41 = errors;
                                                        if (!validateData(data.bitcoinMergedMiningCoinbaseTransaction, instancePath + "/bitcoinMergedMiningCoinbaseTransaction", isEthereum)) {
                                                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs41 === errors;
                                                      } else { var valid0 = true; }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs42 = errors;
                                                          if (!validateData(data.bitcoinMergedMiningMerkleProof, instancePath + "/bitcoinMergedMiningMerkleProof", isEthereum)) {
                                                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs42 === errors;
                                                        } else { var valid0 = true; }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs43 = errors;
                                                            if (!validateHash(data.hashForMergedMining, instancePath + "/hashForMergedMining", isEthereum)) {
                                                              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs43 === errors;
                                                          } else { var valid0 = true; }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs44 = errors;
                                                              if (!validateQuantity(data.paidFees, instancePath + "/paidFees", isEthereum)) {
                                                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs44 === errors;
                                                            } else { var valid0 = true; }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs45 = errors;
                                                                if (!validateQuantity(data.cumulativeDifficulty, instancePath + "/cumulativeDifficulty", isEthereum)) {
                                                                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs45 === errors;
                                                              } else { var valid0 = true; }
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
                                                                          } else { vErrors.push(err7); }
                                                                          errors++;
                                                                        }
                                                                        if (errors === _errs50) {
                                                                          if (typeof data31 == "number" && isFinite(data31)) {
                                                                            if (data31 < 0 || isNaN(data31)) {
                                                                              const err8 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err8];
                                                                              } else { vErrors.push(err8); }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid8 = _errs50 === errors;
                                                                        if (!valid8) { break; }
                                                                      }
                                                                    } else {
                                                                      const err9 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                      if (vErrors === null) { vErrors = [err9]; } else {
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
                                                                      } else { vErrors.push(err10); }
                                                                      errors++;
                                                                    }
                                                                    var _valid3 = _errs52 === errors;
                                                                    valid7 = valid7 || _valid3;
                                                                  }
                                                                  if (!valid7) {
                                                                    const err11 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                    if (vErrors === null) { vErrors = [err11]; } else {
                                                                      vErrors.push(err11);
                                                                    }
                                                                    errors++;
                                                                    validateBlock.errors = vErrors;
                                                                    return false;
                                                                  } else {
                                                                    errors = _errs47;
                                                                    if (vErrors !== null) {
                                                                      if (_errs47) { vErrors.length = _errs47; } else {
                                                                        vErrors = null;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs46 === errors;
                                                                } else { var valid0 = true; }
                                                                if (valid0) {
                                                                  if (data.baseEvent !== void 0) {
                                                                    let data32 = data.baseEvent;
                                                                    const _errs54 = errors;
                                                                    const _errs55 = errors;
                                                                    let valid9 = false;
                                                                    const _errs56 = errors;
                                                                    if (!validateData(data32, instancePath + "/baseEvent", isEthereum)) {
                                                                      vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
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
                                                                        } else { vErrors.push(err12); }
                                                                        errors++;
                                                                      }
                                                                      var _valid4 = _errs57 === errors;
                                                                      valid9 = valid9 || _valid4;
                                                                    }
                                                                    if (!valid9) {
                                                                      const err13 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err13];
                                                                      } else { vErrors.push(err13); }
                                                                      errors++;
                                                                      validateBlock.errors = vErrors;
                                                                      return false;
                                                                    } else {
                                                                      errors = _errs55;
                                                                      if (vErrors !== null) {
                                                                        if (_errs55) {
                                                                          vErrors.length = _errs55;
                                                                        } else { vErrors = null; }
                                                                      }
                                                                    }
                                                                    var valid0 = _errs54 === errors;
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
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validateBlock.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlock.errors = vErrors;
  return errors === 0;
}
const schemaBlockHeader = { "$id": "BlockHeader", "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "QuantityOrNull" }, "hash": { "$ref": "HashOrNull" }, "parentHash": { "$ref": "Hash" }, "mixHash": { "$ref": "Hash" }, "nonce": { "anyOf": [{ "$ref": "Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "Hash" }, "logsBloom": { "anyOf": [{ "$ref": "LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "Hash" }, "stateRoot": { "$ref": "Hash" }, "receiptsRoot": { "$ref": "Hash" }, "miner": { "$ref": "AddressOrNull" }, "difficulty": { "$ref": "Quantity" }, "extraData": { "$ref": "Data" }, "gasLimit": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "timestamp": { "$ref": "Quantity" }, "minimumGasPrice": { "$ref": "Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "Data" }, "hashForMergedMining": { "$ref": "Hash" }, "paidFees": { "$ref": "Quantity" }, "cumulativeDifficulty": { "$ref": "Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "extraData", "gasLimit", "gasUsed", "timestamp", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
function validateBlockHeader(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validateBlockHeader.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaBlockHeader.properties, key0)) {
            validateBlockHeader.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validateQuantityOrNull(data.number, instancePath + "/number", isEthereum)) {
              vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validateHashOrNull(data.hash, instancePath + "/hash", isEthereum)) {
                vErrors = vErrors === null ? validateHashOrNull.errors : vErrors.concat(validateHashOrNull.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validateHash(data.parentHash, instancePath + "/parentHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validateHash(data.mixHash, instancePath + "/mixHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    let data4 = data.nonce;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if (!validateNonce(data4, instancePath + "/nonce", isEthereum)) {
                      vErrors = vErrors === null ? validateNonce.errors : vErrors.concat(validateNonce.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs9 = errors;
                      if (data4 !== null) {
                        const err0 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err1 = { instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                      errors++;
                      validateBlockHeader.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs7;
                      if (vErrors !== null) {
                        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs11 = errors;
                      if (!validateHash(data.sha3Uncles, instancePath + "/sha3Uncles", isEthereum)) {
                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        let data6 = data.logsBloom;
                        const _errs12 = errors;
                        const _errs13 = errors;
                        let valid2 = false;
                        const _errs14 = errors;
                        if (!validateLogsBloom(data6, instancePath + "/logsBloom", isEthereum)) {
                          vErrors = vErrors === null ? validateLogsBloom.errors : vErrors.concat(validateLogsBloom.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs14 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const _errs15 = errors;
                          if (data6 !== null) {
                            const err2 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                            errors++;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                        }
                        if (!valid2) {
                          const err3 = { instancePath: instancePath + "/logsBloom", schemaPath: "#/properties/logsBloom/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                          errors++;
                          validateBlockHeader.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs13;
                          if (vErrors !== null) {
                            if (_errs13) { vErrors.length = _errs13; } else { vErrors = null; }
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs17 = errors;
                          if (!validateHash(data.transactionsRoot, instancePath + "/transactionsRoot", isEthereum)) {
                            vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs18 = errors;
                            if (!validateHash(data.stateRoot, instancePath + "/stateRoot", isEthereum)) {
                              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs19 = errors;
                              if (!validateHash(data.receiptsRoot, instancePath + "/receiptsRoot", isEthereum)) {
                                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs20 = errors;
                                if (!validateAddressOrNull(data.miner, instancePath + "/miner", isEthereum)) {
                                  vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validateQuantity(data.difficulty, instancePath + "/difficulty", isEthereum)) {
                                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.extraData !== void 0) {
                                    const _errs22 = errors;
                                    if (!validateData(data.extraData, instancePath + "/extraData", isEthereum)) {
                                      vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.gasLimit !== void 0) {
                                      const _errs23 = errors;
                                      if (!validateQuantity(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.gasUsed !== void 0) {
                                        const _errs24 = errors;
                                        if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else { var valid0 = true; }
                                      if (valid0) {
                                        if (data.timestamp !== void 0) {
                                          const _errs25 = errors;
                                          if (!validateQuantity(data.timestamp, instancePath + "/timestamp", isEthereum)) {
                                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else { var valid0 = true; }
                                        if (valid0) {
                                          if (data.minimumGasPrice !== void 0) {
                                            const _errs26 = errors;
                                            if (!validateQuantity(data.minimumGasPrice, instancePath + "/minimumGasPrice", isEthereum)) {
                                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else { var valid0 = true; }
                                          if (valid0) {
                                            if (data.bitcoinMergedMiningHeader !== void 0) {
                                              const _errs27 = errors;
                                              if (!validateData(data.bitcoinMergedMiningHeader, instancePath + "/bitcoinMergedMiningHeader", isEthereum)) {
                                                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs27 === errors;
                                            } else { var valid0 = true; }
                                            if (valid0) {
                                              if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                const _errs28 = errors;
                                                if (!validateData(data.bitcoinMergedMiningCoinbaseTransaction, instancePath + "/bitcoinMergedMiningCoinbaseTransaction", isEthereum)) {
                                                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs28 === errors;
                                              } else { var valid0 = true; }
                                              if (valid0) {
                                                if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                  const _errs29 = errors;
                                                  if (!validateData(data.bitcoinMergedMiningMerkleProof, instancePath + "/bitcoinMergedMiningMerkleProof", isEthereum)) {
                                                    vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs29 === errors;
                                                } else { var valid0 = true; }
                                                if (valid0) {
                                                  if (data.hashForMergedMining !== void 0) {
                                                    const _errs30 = errors;
                                                    if (!validateHash(data.hashForMergedMining, instancePath + "/hashForMergedMining", isEthereum)) {
                                                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs30 === errors;
                                                  } else { var valid0 = true; }
                                                  if (valid0) {
                                                    if (data.paidFees !== void 0) {
                                                      const _errs31 = errors;
                                                      if (!validateQuantity(data.paidFees, instancePath + "/paidFees", isEthereum)) {
                                                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs31 === errors;
                                                    } else { var valid0 = true; }
                                                    if (valid0) {
                                                      if (data.cumulativeDifficulty !== void 0) {
                                                        const _errs32 = errors;
                                                        if (!validateQuantity(data.cumulativeDifficulty, instancePath + "/cumulativeDifficulty", isEthereum)) {
                                                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs32 === errors;
                                                      } else { var valid0 = true; }
                                                      if (valid0) {
                                                        if (data.rskPteEdges !== void 0) {
                                                          let data23 = data.rskPteEdges;
                                                          const _errs33 = errors;
                                                          const _errs34 = errors;
                                                          let valid3 = false;
                                                          const _errs35 = errors;
                                                          if (errors === _errs35) {
                                                            if (Array.isArray(data23)) {
                                                              var valid4 = true;
                                                              const len0 = data23.length;
                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                let data24 = data23[i0];
                                                                const _errs37 = errors;
                                                                if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                                  const err4 = { instancePath: instancePath + "/rskPteEdges/" + i0, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                                                  if (vErrors === null) { vErrors = [err4]; } else {
                                                                    vErrors.push(err4);
                                                                  }
                                                                  errors++;
                                                                }
                                                                if (errors === _errs37) {
                                                                  if (typeof data24 == "number" && isFinite(data24)) {
                                                                    if (data24 < 0 || isNaN(data24)) {
                                                                      const err5 = { instancePath: instancePath + "/rskPteEdges/" + i0, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                      if (vErrors === null) { vErrors = [err5]; } else {
                                                                        vErrors.push(err5);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                  }
                                                                }
                                                                var valid4 = _errs37 === errors;
                                                                if (!valid4) { break; }
                                                              }
                                                            } else {
                                                              const err6 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                              if (vErrors === null) { vErrors = [err6]; } else {
                                                                vErrors.push(err6);
                                                              }
                                                              errors++;
                                                            }
                                                          }
                                                          var _valid2 = _errs35 === errors;
                                                          valid3 = valid3 || _valid2;
                                                          if (!valid3) {
                                                            const _errs39 = errors;
                                                            if (data23 !== null) {
                                                              const err7 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                              if (vErrors === null) { vErrors = [err7]; } else {
                                                                vErrors.push(err7);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid2 = _errs39 === errors;
                                                            valid3 = valid3 || _valid2;
                                                          }
                                                          if (!valid3) {
                                                            const err8 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                            if (vErrors === null) { vErrors = [err8]; } else {
                                                              vErrors.push(err8);
                                                            }
                                                            errors++;
                                                            validateBlockHeader.errors = vErrors;
                                                            return false;
                                                          } else {
                                                            errors = _errs34;
                                                            if (vErrors !== null) {
                                                              if (_errs34) { vErrors.length = _errs34; } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs33 === errors;
                                                        } else { var valid0 = true; }
                                                        if (valid0) {
                                                          if (data.baseEvent !== void 0) {
                                                            let data25 = data.baseEvent;
                                                            const _errs41 = errors;
                                                            const _errs42 = errors;
                                                            let valid5 = false;
                                                            const _errs43 = errors;
                                                            if (!validateData(data25, instancePath + "/baseEvent", isEthereum)) {
                                                              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var _valid3 = _errs43 === errors;
                                                            valid5 = valid5 || _valid3;
                                                            if (!valid5) {
                                                              const _errs44 = errors;
                                                              if (data25 !== null) {
                                                                const err9 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                if (vErrors === null) { vErrors = [err9]; } else {
                                                                  vErrors.push(err9);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid3 = _errs44 === errors;
                                                              valid5 = valid5 || _valid3;
                                                            }
                                                            if (!valid5) {
                                                              const err10 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                              if (vErrors === null) { vErrors = [err10]; } else {
                                                                vErrors.push(err10);
                                                              }
                                                              errors++;
                                                              validateBlockHeader.errors = vErrors;
                                                              return false;
                                                            } else {
                                                              errors = _errs42;
                                                              if (vErrors !== null) {
                                                                if (_errs42) { vErrors.length = _errs42; } else {
                                                                  vErrors = null;
                                                                }
                                                              }
                                                            }
                                                            var valid0 = _errs41 === errors;
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
                            }
                          }
                        }
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
      validateBlockHeader.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlockHeader.errors = vErrors;
  return errors === 0;
}
function validateBlockHeaderOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockHeader(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockHeader.errors : vErrors.concat(validateBlockHeader.errors);
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
    validateBlockHeaderOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateBlockHeaderOrNull.errors = vErrors;
  return errors === 0;
}
function validateBlockInformation(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.inMainChain === void 0 && (missing0 = "inMainChain")) {
        validateBlockInformation.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hash" || key0 === "totalDifficulty" || key0 === "inMainChain")) {
            validateBlockInformation.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.hash, instancePath + "/hash", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.totalDifficulty !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.totalDifficulty, instancePath + "/totalDifficulty", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.inMainChain !== void 0) {
                const _errs4 = errors;
                if (typeof data.inMainChain !== "boolean") {
                  validateBlockInformation.errors = [{ instancePath: instancePath + "/inMainChain", schemaPath: "#/properties/inMainChain/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateBlockInformation.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlockInformation.errors = vErrors;
  return errors === 0;
}
function validateBlockOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlock(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlock.errors : vErrors.concat(validateBlock.errors);
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
    validateBlockOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateBlockOrNull.errors = vErrors;
  return errors === 0;
}
function validateBlockTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.txHash === void 0 && (missing0 = "txHash") || data.result === void 0 && (missing0 = "result")) {
        validateBlockTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "txHash" || key0 === "result")) {
            validateBlockTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.txHash !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.txHash, instancePath + "/txHash", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.result !== void 0) {
              const _errs3 = errors;
              if (!validateTransactionTrace(data.result, instancePath + "/result", isEthereum)) {
                vErrors = vErrors === null ? validateTransactionTrace.errors : vErrors.concat(validateTransactionTrace.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateBlockTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlockTrace.errors = vErrors;
  return errors === 0;
}
function validateBlockTraces(data, instancePath = "", isEthereum = false) {
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
        if (!validateBlockTrace(data0, instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBlockTrace.errors : vErrors.concat(validateBlockTrace.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs3 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs4 = errors;
          if (!validateStructLogs(data0, instancePath + "/" + i0, isEthereum)) {
            vErrors = vErrors === null ? validateStructLogs.errors : vErrors.concat(validateStructLogs.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs5 = errors;
            if (!validateTransferTrace(data0, instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateTransferTrace.errors : vErrors.concat(validateTransferTrace.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs5 === errors;
            valid1 = valid1 || _valid0;
          }
        }
        if (!valid1) {
          const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
          validateBlockTraces.errors = vErrors;
          return false;
        } else {
          errors = _errs2;
          if (vErrors !== null) {
            if (_errs2) { vErrors.length = _errs2; } else { vErrors = null; }
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateBlockTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateBlockTraces.errors = vErrors;
  return errors === 0;
}
const patternBridgeState = new RegExp("^[0-9a-f]{64}$", "u");
function validateBridgeState(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rskTxsWaitingForSignatures === void 0 && (missing0 = "rskTxsWaitingForSignatures") || data.btcBlockchainBestChainHeight === void 0 && (missing0 = "btcBlockchainBestChainHeight")) {
        validateBridgeState.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "rskTxsWaitingForSignatures" || key0 === "btcBlockchainBestChainHeight")) {
            validateBridgeState.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                      if (!patternBridgeState.test(data1)) {
                        validateBridgeState.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validateBridgeState.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures/" + i0, schemaPath: "#/properties/rskTxsWaitingForSignatures/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) { break; }
                }
              } else {
                validateBridgeState.errors = [{ instancePath: instancePath + "/rskTxsWaitingForSignatures", schemaPath: "#/properties/rskTxsWaitingForSignatures/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.btcBlockchainBestChainHeight !== void 0) {
              let data2 = data.btcBlockchainBestChainHeight;
              const _errs6 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validateBridgeState.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2)) {
                    validateBridgeState.errors = [{ instancePath: instancePath + "/btcBlockchainBestChainHeight", schemaPath: "#/properties/btcBlockchainBestChainHeight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs6 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateBridgeState.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBridgeState.errors = vErrors;
  return errors === 0;
}
function validateBundleResult(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "value" || key0 === "error")) {
          validateBundleResult.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.value !== void 0) {
          const _errs2 = errors;
          if (!validateData(data.value, instancePath + "/value", isEthereum)) {
            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.error !== void 0) {
            const _errs3 = errors;
            if (typeof data.error !== "string") {
              validateBundleResult.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateBundleResult.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBundleResult.errors = vErrors;
  return errors === 0;
}
function validateBundleResults(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateBundleResultsOfOne(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBundleResultsOfOne.errors : vErrors.concat(validateBundleResultsOfOne.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateBundleResults.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateBundleResults.errors = vErrors;
  return errors === 0;
}
function validateBundleResultsOfOne(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateBundleResult(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBundleResult.errors : vErrors.concat(validateBundleResult.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateBundleResultsOfOne.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateBundleResultsOfOne.errors = vErrors;
  return errors === 0;
}
function validateBundleTraces(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateBundleTracesOfOne(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBundleTracesOfOne.errors : vErrors.concat(validateBundleTracesOfOne.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateBundleTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateBundleTraces.errors = vErrors;
  return errors === 0;
}
function validateBundleTracesOfOne(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateTransactionTrace(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateTransactionTrace.errors : vErrors.concat(validateTransactionTrace.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateBundleTracesOfOne.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateBundleTracesOfOne.errors = vErrors;
  return errors === 0;
}
const schemaCallAction = { "$id": "CallAction", "type": "object", "additionalProperties": false, "properties": { "callType": { "type": "string", "enum": ["call", "callcode", "delegatecall", "staticcall"] }, "from": { "$ref": "Address" }, "to": { "$ref": "Address" }, "gas": { "$ref": "Quantity" }, "input": { "$ref": "Data" }, "value": { "$ref": "Quantity" } }, "required": ["callType", "from", "to", "gas", "input", "value"] };
function validateCallAction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.callType === void 0 && (missing0 = "callType") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.input === void 0 && (missing0 = "input") || data.value === void 0 && (missing0 = "value")) {
        validateCallAction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "callType" || key0 === "from" || key0 === "to" || key0 === "gas" || key0 === "input" || key0 === "value")) {
            validateCallAction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.callType !== void 0) {
            let data0 = data.callType;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validateCallAction.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "call" || data0 === "callcode" || data0 === "delegatecall" || data0 === "staticcall")) {
              validateCallAction.errors = [{ instancePath: instancePath + "/callType", schemaPath: "#/properties/callType/enum", keyword: "enum", params: { allowedValues: schemaCallAction.properties.callType.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validateAddress(data.to, instancePath + "/to", isEthereum)) {
                  vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.gas !== void 0) {
                  const _errs6 = errors;
                  if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validateData(data.input, instancePath + "/input", isEthereum)) {
                      vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.value !== void 0) {
                      const _errs8 = errors;
                      if (!validateQuantity(data.value, instancePath + "/value", isEthereum)) {
                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateCallAction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCallAction.errors = vErrors;
  return errors === 0;
}
const schemaCallTrace = { "$id": "CallTrace", "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE"] }, "from": { "$ref": "Address" }, "to": { "$ref": "Address" }, "value": { "$ref": "Quantity" }, "gas": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "input": { "$ref": "Data" }, "output": { "$ref": "Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "TracedLog" } } }, "required": ["type", "from", "value", "gas", "gasUsed", "input", "output"] };
function validateCallTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.value === void 0 && (missing0 = "value") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input") || data.output === void 0 && (missing0 = "output")) {
        validateCallTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaCallTrace.properties, key0)) {
            validateCallTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validateCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE")) {
              validateCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaCallTrace.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validateAddress(data.to, instancePath + "/to", isEthereum)) {
                  vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validateQuantity(data.value, instancePath + "/value", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validateData(data.input, instancePath + "/input", isEthereum)) {
                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validateData(data.output, instancePath + "/output", isEthereum)) {
                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.error !== void 0) {
                            const _errs11 = errors;
                            if (typeof data.error !== "string") {
                              validateCallTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs11 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.revertReason !== void 0) {
                              const _errs13 = errors;
                              if (typeof data.revertReason !== "string") {
                                validateCallTrace.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs13 === errors;
                            } else { var valid0 = true; }
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
                                          validateCallTrace.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) { break; }
                                    }
                                  } else {
                                    validateCallTrace.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs15 === errors;
                              } else { var valid0 = true; }
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
                                        if (!validateTracedLog(data12[i1], instancePath + "/logs/" + i1, isEthereum)) {
                                          vErrors = vErrors === null ? validateTracedLog.errors : vErrors.concat(validateTracedLog.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) { break; }
                                      }
                                    } else {
                                      validateCallTrace.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs20 === errors;
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
    } else {
      validateCallTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCallTrace.errors = vErrors;
  return errors === 0;
}
function validateCellTexts(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validateCellTexts.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateCellTexts.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCellTexts.errors = vErrors;
  return errors === 0;
}
function validateChainEnvironment(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.baseFee === void 0 && (missing0 = "baseFee") || data.chainId === void 0 && (missing0 = "chainId") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasPrice === void 0 && (missing0 = "gasPrice")) {
        validateChainEnvironment.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "baseFee" || key0 === "chainId" || key0 === "gasLimit" || key0 === "gasPrice")) {
            validateChainEnvironment.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.baseFee !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.baseFee, instancePath + "/baseFee", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.chainId !== void 0) {
              let data1 = data.chainId;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateChainEnvironment.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gasLimit !== void 0) {
                const _errs5 = errors;
                if (!validateQuantity(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.gasPrice !== void 0) {
                  const _errs6 = errors;
                  if (!validateQuantity(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateChainEnvironment.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateChainEnvironment.errors = vErrors;
  return errors === 0;
}
function validateChainInfo(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.currentBlockNumber === void 0 && (missing0 = "currentBlockNumber") || data.currentBlockTimestamp === void 0 && (missing0 = "currentBlockTimestamp") || data.currentBlockHash === void 0 && (missing0 = "currentBlockHash") || data.hardFork === void 0 && (missing0 = "hardFork") || data.transactionOrder === void 0 && (missing0 = "transactionOrder") || data.environment === void 0 && (missing0 = "environment") || data.forkConfig === void 0 && (missing0 = "forkConfig")) {
        validateChainInfo.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "currentBlockNumber" || key0 === "currentBlockTimestamp" || key0 === "currentBlockHash" || key0 === "hardFork" || key0 === "transactionOrder" || key0 === "environment" || key0 === "forkConfig")) {
            validateChainInfo.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.currentBlockNumber !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.currentBlockNumber, instancePath + "/currentBlockNumber", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.currentBlockTimestamp !== void 0) {
              let data1 = data.currentBlockTimestamp;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateChainInfo.errors = [{ instancePath: instancePath + "/currentBlockTimestamp", schemaPath: "#/properties/currentBlockTimestamp/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.currentBlockHash !== void 0) {
                const _errs5 = errors;
                if (!validateHash(data.currentBlockHash, instancePath + "/currentBlockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.hardFork !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.hardFork !== "string") {
                    validateChainInfo.errors = [{ instancePath: instancePath + "/hardFork", schemaPath: "#/properties/hardFork/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.transactionOrder !== void 0) {
                    const _errs8 = errors;
                    if (typeof data.transactionOrder !== "string") {
                      validateChainInfo.errors = [{ instancePath: instancePath + "/transactionOrder", schemaPath: "#/properties/transactionOrder/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.environment !== void 0) {
                      const _errs10 = errors;
                      if (!validateChainEnvironment(data.environment, instancePath + "/environment", isEthereum)) {
                        vErrors = vErrors === null ? validateChainEnvironment.errors : vErrors.concat(validateChainEnvironment.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.forkConfig !== void 0) {
                        const _errs11 = errors;
                        if (!validateForkConfig(data.forkConfig, instancePath + "/forkConfig", isEthereum)) {
                          vErrors = vErrors === null ? validateForkConfig.errors : vErrors.concat(validateForkConfig.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
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
      validateChainInfo.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateChainInfo.errors = vErrors;
  return errors === 0;
}
function validateChainMetadata(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.clientVersion === void 0 && (missing0 = "clientVersion") || data.chainId === void 0 && (missing0 = "chainId") || data.instanceId === void 0 && (missing0 = "instanceId") || data.latestBlockNumber === void 0 && (missing0 = "latestBlockNumber") || data.latestBlockHash === void 0 && (missing0 = "latestBlockHash")) {
        validateChainMetadata.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "clientVersion" || key0 === "chainId" || key0 === "instanceId" || key0 === "latestBlockNumber" || key0 === "latestBlockHash" || key0 === "forkedNetwork")) {
            validateChainMetadata.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.clientVersion !== void 0) {
            const _errs2 = errors;
            if (typeof data.clientVersion !== "string") {
              validateChainMetadata.errors = [{ instancePath: instancePath + "/clientVersion", schemaPath: "#/properties/clientVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.chainId !== void 0) {
              let data1 = data.chainId;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateChainMetadata.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.instanceId !== void 0) {
                const _errs6 = errors;
                if (!validateHash(data.instanceId, instancePath + "/instanceId", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.latestBlockNumber !== void 0) {
                  let data3 = data.latestBlockNumber;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validateChainMetadata.errors = [{ instancePath: instancePath + "/latestBlockNumber", schemaPath: "#/properties/latestBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.latestBlockHash !== void 0) {
                    const _errs9 = errors;
                    if (!validateHash(data.latestBlockHash, instancePath + "/latestBlockHash", isEthereum)) {
                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.forkedNetwork !== void 0) {
                      const _errs10 = errors;
                      if (!validateForkedNetwork(data.forkedNetwork, instancePath + "/forkedNetwork", isEthereum)) {
                        vErrors = vErrors === null ? validateForkedNetwork.errors : vErrors.concat(validateForkedNetwork.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateChainMetadata.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateChainMetadata.errors = vErrors;
  return errors === 0;
}
const schemaCreationAction = { "$id": "CreationAction", "type": "object", "additionalProperties": false, "properties": { "from": { "$ref": "Address" }, "gas": { "$ref": "Quantity" }, "init": { "$ref": "Data" }, "creationMethod": { "type": "string", "enum": ["create", "create2"] }, "value": { "$ref": "Quantity" } }, "required": ["from", "gas", "init", "value"] };
function validateCreationAction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.init === void 0 && (missing0 = "init") || data.value === void 0 && (missing0 = "value")) {
        validateCreationAction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "gas" || key0 === "init" || key0 === "creationMethod" || key0 === "value")) {
            validateCreationAction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.gas !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.init !== void 0) {
                const _errs4 = errors;
                if (!validateData(data.init, instancePath + "/init", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.creationMethod !== void 0) {
                  let data3 = data.creationMethod;
                  const _errs5 = errors;
                  if (typeof data3 !== "string") {
                    validateCreationAction.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data3 === "create" || data3 === "create2")) {
                    validateCreationAction.errors = [{ instancePath: instancePath + "/creationMethod", schemaPath: "#/properties/creationMethod/enum", keyword: "enum", params: { allowedValues: schemaCreationAction.properties.creationMethod.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.value !== void 0) {
                    const _errs7 = errors;
                    if (!validateQuantity(data.value, instancePath + "/value", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                }
              }
            }
          }
        }
      }
    } else {
      validateCreationAction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCreationAction.errors = vErrors;
  return errors === 0;
}
function validateCreationResult(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed") || data.code === void 0 && (missing0 = "code") || data.address === void 0 && (missing0 = "address")) {
        validateCreationResult.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "code" || key0 === "address")) {
            validateCreationResult.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs3 = errors;
              if (!validateData(data.code, instancePath + "/code", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
                  vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateCreationResult.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCreationResult.errors = vErrors;
  return errors === 0;
}
const patternData = new RegExp("^0x([0-9a-f]{2})*$", "u");
function validateData(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternData.test(data)) {
        validateData.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validateData.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateData.errors = vErrors;
  return errors === 0;
}
function validateDestructionAction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.refundAddress === void 0 && (missing0 = "refundAddress") || data.balance === void 0 && (missing0 = "balance")) {
        validateDestructionAction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "refundAddress" || key0 === "balance")) {
            validateDestructionAction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.refundAddress !== void 0) {
              const _errs3 = errors;
              if (!validateAddress(data.refundAddress, instancePath + "/refundAddress", isEthereum)) {
                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.balance !== void 0) {
                const _errs4 = errors;
                if (!validateQuantity(data.balance, instancePath + "/balance", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateDestructionAction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateDestructionAction.errors = vErrors;
  return errors === 0;
}
function validateFeeHistory(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.oldestBlock === void 0 && (missing0 = "oldestBlock") || data.baseFeePerGas === void 0 && (missing0 = "baseFeePerGas") || data.gasUsedRatio === void 0 && (missing0 = "gasUsedRatio")) {
        validateFeeHistory.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "oldestBlock" || key0 === "baseFeePerGas" || key0 === "gasUsedRatio" || key0 === "reward")) {
            validateFeeHistory.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.oldestBlock !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.oldestBlock, instancePath + "/oldestBlock", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
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
                    if (!validateQuantity(data1[i0], instancePath + "/baseFeePerGas/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) { break; }
                  }
                } else {
                  validateFeeHistory.errors = [{ instancePath: instancePath + "/baseFeePerGas", schemaPath: "#/properties/baseFeePerGas/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
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
                            validateFeeHistory.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validateFeeHistory.errors = [{ instancePath: instancePath + "/gasUsedRatio/" + i1, schemaPath: "#/properties/gasUsedRatio/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid2 = _errs8 === errors;
                      if (!valid2) { break; }
                    }
                  } else {
                    validateFeeHistory.errors = [{ instancePath: instancePath + "/gasUsedRatio", schemaPath: "#/properties/gasUsedRatio/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
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
                              if (!validateQuantity(data6[i3], instancePath + "/reward/" + i2 + "/" + i3, isEthereum)) {
                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs14 === errors;
                              if (!valid4) { break; }
                            }
                          } else {
                            validateFeeHistory.errors = [{ instancePath: instancePath + "/reward/" + i2, schemaPath: "#/properties/reward/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid3 = _errs12 === errors;
                        if (!valid3) { break; }
                      }
                    } else {
                      validateFeeHistory.errors = [{ instancePath: instancePath + "/reward", schemaPath: "#/properties/reward/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateFeeHistory.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateFeeHistory.errors = vErrors;
  return errors === 0;
}
const schemaFilledTransaction = { "$id": "FilledTransaction", "type": "object", "additionalProperties": false, "properties": { "raw": { "$ref": "Data" }, "tx": { "type": "object", "additionalProperties": false, "properties": { "type": { "$ref": "Quantity" }, "chainId": { "$ref": "Quantity" }, "nonce": { "$ref": "Quantity" }, "from": { "$ref": "Address" }, "to": { "$ref": "AddressOrNull" }, "gas": { "$ref": "Quantity" }, "gasPrice": { "$ref": "Quantity" }, "value": { "$ref": "Quantity" }, "input": { "$ref": "Data" }, "v": { "$ref": "Quantity" }, "r": { "$ref": "Quantity" }, "s": { "$ref": "Quantity" } }, "required": ["type", "chainId", "nonce", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s"] } }, "required": ["raw", "tx"] };
function validateFilledTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.raw === void 0 && (missing0 = "raw") || data.tx === void 0 && (missing0 = "tx")) {
        validateFilledTransaction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "raw" || key0 === "tx")) {
            validateFilledTransaction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.raw !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.raw, instancePath + "/raw", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.tx !== void 0) {
              let data1 = data.tx;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing1;
                  if (data1.type === void 0 && (missing1 = "type") || data1.chainId === void 0 && (missing1 = "chainId") || data1.nonce === void 0 && (missing1 = "nonce") || data1.from === void 0 && (missing1 = "from") || data1.to === void 0 && (missing1 = "to") || data1.gas === void 0 && (missing1 = "gas") || data1.gasPrice === void 0 && (missing1 = "gasPrice") || data1.value === void 0 && (missing1 = "value") || data1.input === void 0 && (missing1 = "input") || data1.v === void 0 && (missing1 = "v") || data1.r === void 0 && (missing1 = "r") || data1.s === void 0 && (missing1 = "s")) {
                    validateFilledTransaction.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data1) {
                      if (!funcActionTrace.call(schemaFilledTransaction.properties.tx.properties, key1)) {
                        validateFilledTransaction.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data1.type !== void 0) {
                        const _errs6 = errors;
                        if (!validateQuantity(data1.type, instancePath + "/tx/type", isEthereum)) {
                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                      } else { var valid1 = true; }
                      if (valid1) {
                        if (data1.chainId !== void 0) {
                          const _errs7 = errors;
                          if (!validateQuantity(data1.chainId, instancePath + "/tx/chainId", isEthereum)) {
                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                        } else { var valid1 = true; }
                        if (valid1) {
                          if (data1.nonce !== void 0) {
                            const _errs8 = errors;
                            if (!validateQuantity(data1.nonce, instancePath + "/tx/nonce", isEthereum)) {
                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs8 === errors;
                          } else { var valid1 = true; }
                          if (valid1) {
                            if (data1.from !== void 0) {
                              const _errs9 = errors;
                              if (!validateAddress(data1.from, instancePath + "/tx/from", isEthereum)) {
                                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs9 === errors;
                            } else { var valid1 = true; }
                            if (valid1) {
                              if (data1.to !== void 0) {
                                const _errs10 = errors;
                                if (!validateAddressOrNull(data1.to, instancePath + "/tx/to", isEthereum)) {
                                  vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs10 === errors;
                              } else { var valid1 = true; }
                              if (valid1) {
                                if (data1.gas !== void 0) {
                                  const _errs11 = errors;
                                  if (!validateQuantity(data1.gas, instancePath + "/tx/gas", isEthereum)) {
                                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                } else { var valid1 = true; }
                                if (valid1) {
                                  if (data1.gasPrice !== void 0) {
                                    const _errs12 = errors;
                                    if (!validateQuantity(data1.gasPrice, instancePath + "/tx/gasPrice", isEthereum)) {
                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs12 === errors;
                                  } else { var valid1 = true; }
                                  if (valid1) {
                                    if (data1.value !== void 0) {
                                      const _errs13 = errors;
                                      if (!validateQuantity(data1.value, instancePath + "/tx/value", isEthereum)) {
                                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs13 === errors;
                                    } else { var valid1 = true; }
                                    if (valid1) {
                                      if (data1.input !== void 0) {
                                        const _errs14 = errors;
                                        if (!validateData(data1.input, instancePath + "/tx/input", isEthereum)) {
                                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid1 = _errs14 === errors;
                                      } else { var valid1 = true; }
                                      if (valid1) {
                                        if (data1.v !== void 0) {
                                          const _errs15 = errors;
                                          if (!validateQuantity(data1.v, instancePath + "/tx/v", isEthereum)) {
                                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid1 = _errs15 === errors;
                                        } else { var valid1 = true; }
                                        if (valid1) {
                                          if (data1.r !== void 0) {
                                            const _errs16 = errors;
                                            if (!validateQuantity(data1.r, instancePath + "/tx/r", isEthereum)) {
                                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid1 = _errs16 === errors;
                                          } else { var valid1 = true; }
                                          if (valid1) {
                                            if (data1.s !== void 0) {
                                              const _errs17 = errors;
                                              if (!validateQuantity(data1.s, instancePath + "/tx/s", isEthereum)) {
                                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid1 = _errs17 === errors;
                                            } else { var valid1 = true; }
                                          }
                                        }
                                      }
                                    }
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
                  validateFilledTransaction.errors = [{ instancePath: instancePath + "/tx", schemaPath: "#/properties/tx/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateFilledTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateFilledTransaction.errors = vErrors;
  return errors === 0;
}
const patternFilterId = new RegExp("^0x[1-9a-f][0-9a-f]{31}$", "u");
function validateFilterId(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternFilterId.test(data)) {
        validateFilterId.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[1-9a-f][0-9a-f]{31}$" }, message: 'must match pattern "^0x[1-9a-f][0-9a-f]{31}$"' }];
        return false;
      }
    } else {
      validateFilterId.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateFilterId.errors = vErrors;
  return errors === 0;
}
function validateFlatCallResult(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gasUsed === void 0 && (missing0 = "gasUsed")) {
        validateFlatCallResult.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gasUsed" || key0 === "output" || key0 === "code" || key0 === "address")) {
            validateFlatCallResult.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gasUsed !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.output !== void 0) {
              const _errs3 = errors;
              if (!validateData(data.output, instancePath + "/output", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.code !== void 0) {
                const _errs4 = errors;
                if (!validateData(data.code, instancePath + "/code", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.address !== void 0) {
                  const _errs5 = errors;
                  if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
                    vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateFlatCallResult.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateFlatCallResult.errors = vErrors;
  return errors === 0;
}
const schemaFlatCallTrace = { "$id": "FlatCallTrace", "type": "object", "additionalProperties": false, "properties": { "action": { "anyOf": [{ "$ref": "CallAction" }, { "$ref": "CreationAction" }, { "$ref": "DestructionAction" }] }, "blockHash": { "$ref": "Hash" }, "blockNumber": { "type": "integer" }, "error": { "type": "string" }, "result": { "$ref": "FlatCallResult" }, "subtraces": { "type": "integer" }, "traceAddress": { "type": "array", "items": { "type": "integer" } }, "transactionHash": { "$ref": "Hash" }, "transactionPosition": { "type": "integer" }, "type": { "type": "string", "enum": ["call", "create", "suicide"] } }, "required": ["action", "blockHash", "blockNumber", "subtraces", "traceAddress", "transactionHash", "transactionPosition", "type"] };
function validateFlatCallTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.subtraces === void 0 && (missing0 = "subtraces") || data.traceAddress === void 0 && (missing0 = "traceAddress") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionPosition === void 0 && (missing0 = "transactionPosition") || data.type === void 0 && (missing0 = "type")) {
        validateFlatCallTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaFlatCallTrace.properties, key0)) {
            validateFlatCallTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
            if (!validateCallAction(data0, instancePath + "/action", isEthereum)) {
              vErrors = vErrors === null ? validateCallAction.errors : vErrors.concat(validateCallAction.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validateCreationAction(data0, instancePath + "/action", isEthereum)) {
                vErrors = vErrors === null ? validateCreationAction.errors : vErrors.concat(validateCreationAction.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validateDestructionAction(data0, instancePath + "/action", isEthereum)) {
                  vErrors = vErrors === null ? validateDestructionAction.errors : vErrors.concat(validateDestructionAction.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
              validateFlatCallTrace.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs7 = errors;
              if (!validateHash(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockNumber !== void 0) {
                let data2 = data.blockNumber;
                const _errs8 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateFlatCallTrace.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.error !== void 0) {
                  const _errs10 = errors;
                  if (typeof data.error !== "string") {
                    validateFlatCallTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.result !== void 0) {
                    const _errs12 = errors;
                    if (!validateFlatCallResult(data.result, instancePath + "/result", isEthereum)) {
                      vErrors = vErrors === null ? validateFlatCallResult.errors : vErrors.concat(validateFlatCallResult.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs12 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.subtraces !== void 0) {
                      let data5 = data.subtraces;
                      const _errs13 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validateFlatCallTrace.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else { var valid0 = true; }
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
                                validateFlatCallTrace.errors = [{ instancePath: instancePath + "/traceAddress/" + i0, schemaPath: "#/properties/traceAddress/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid2 = _errs17 === errors;
                              if (!valid2) { break; }
                            }
                          } else {
                            validateFlatCallTrace.errors = [{ instancePath: instancePath + "/traceAddress", schemaPath: "#/properties/traceAddress/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.transactionHash !== void 0) {
                          const _errs19 = errors;
                          if (!validateHash(data.transactionHash, instancePath + "/transactionHash", isEthereum)) {
                            vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs19 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.transactionPosition !== void 0) {
                            let data9 = data.transactionPosition;
                            const _errs20 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validateFlatCallTrace.errors = [{ instancePath: instancePath + "/transactionPosition", schemaPath: "#/properties/transactionPosition/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs20 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.type !== void 0) {
                              let data10 = data.type;
                              const _errs22 = errors;
                              if (typeof data10 !== "string") {
                                validateFlatCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data10 === "call" || data10 === "create" || data10 === "suicide")) {
                                validateFlatCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaFlatCallTrace.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
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
    } else {
      validateFlatCallTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateFlatCallTrace.errors = vErrors;
  return errors === 0;
}
function validateFlatCallTraces(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateFlatCallTrace(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateFlatCallTrace.errors : vErrors.concat(validateFlatCallTrace.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateFlatCallTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateFlatCallTraces.errors = vErrors;
  return errors === 0;
}
function validateForkConfig(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "forkUrl" || key0 === "forkBlockNumber")) {
          validateForkConfig.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.forkUrl !== void 0) {
          const _errs2 = errors;
          if (typeof data.forkUrl !== "string") {
            validateForkConfig.errors = [{ instancePath: instancePath + "/forkUrl", schemaPath: "#/properties/forkUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.forkBlockNumber !== void 0) {
            let data1 = data.forkBlockNumber;
            const _errs4 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validateForkConfig.errors = [{ instancePath: instancePath + "/forkBlockNumber", schemaPath: "#/properties/forkBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateForkConfig.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateForkConfig.errors = vErrors;
  return errors === 0;
}
function validateForkedNetwork(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chainId === void 0 && (missing0 = "chainId") || data.forkBlockNumber === void 0 && (missing0 = "forkBlockNumber") || data.forkBlockHash === void 0 && (missing0 = "forkBlockHash")) {
        validateForkedNetwork.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "chainId" || key0 === "forkBlockNumber" || key0 === "forkBlockHash")) {
            validateForkedNetwork.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.chainId !== void 0) {
            let data0 = data.chainId;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateForkedNetwork.errors = [{ instancePath: instancePath + "/chainId", schemaPath: "#/properties/chainId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.forkBlockNumber !== void 0) {
              let data1 = data.forkBlockNumber;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateForkedNetwork.errors = [{ instancePath: instancePath + "/forkBlockNumber", schemaPath: "#/properties/forkBlockNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.forkBlockHash !== void 0) {
                const _errs6 = errors;
                if (!validateHash(data.forkBlockHash, instancePath + "/forkBlockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateForkedNetwork.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateForkedNetwork.errors = vErrors;
  return errors === 0;
}
const schemaGethCallTrace = { "$id": "GethCallTrace", "type": "object", "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL", "CREATE", "CREATE2", "SELFDESTRUCT"] }, "from": { "$ref": "Address" }, "to": { "$ref": "Address" }, "value": { "$ref": "Quantity" }, "gas": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "input": { "$ref": "Data" }, "output": { "$ref": "Data" }, "error": { "type": "string" }, "revertReason": { "type": "string" }, "calls": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "logs": { "type": "array", "items": { "$ref": "GethTracedLog" } } }, "required": ["type", "from", "gas", "gasUsed", "input"] };
function validateGethCallTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.input === void 0 && (missing0 = "input")) {
        validateGethCallTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaGethCallTrace.properties, key0)) {
            validateGethCallTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validateGethCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "CALL" || data0 === "CALLCODE" || data0 === "DELEGATECALL" || data0 === "STATICCALL" || data0 === "CREATE" || data0 === "CREATE2" || data0 === "SELFDESTRUCT")) {
              validateGethCallTrace.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaGethCallTrace.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.from !== void 0) {
              const _errs4 = errors;
              if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.to !== void 0) {
                const _errs5 = errors;
                if (!validateAddress(data.to, instancePath + "/to", isEthereum)) {
                  vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validateQuantity(data.value, instancePath + "/value", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs7 = errors;
                    if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs8 = errors;
                      if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.input !== void 0) {
                        const _errs9 = errors;
                        if (!validateData(data.input, instancePath + "/input", isEthereum)) {
                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.output !== void 0) {
                          const _errs10 = errors;
                          if (!validateData(data.output, instancePath + "/output", isEthereum)) {
                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.error !== void 0) {
                            const _errs11 = errors;
                            if (typeof data.error !== "string") {
                              validateGethCallTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs11 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.revertReason !== void 0) {
                              const _errs13 = errors;
                              if (typeof data.revertReason !== "string") {
                                validateGethCallTrace.errors = [{ instancePath: instancePath + "/revertReason", schemaPath: "#/properties/revertReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs13 === errors;
                            } else { var valid0 = true; }
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
                                          validateGethCallTrace.errors = [{ instancePath: instancePath + "/calls/" + i0, schemaPath: "#/properties/calls/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid1 = _errs17 === errors;
                                      if (!valid1) { break; }
                                    }
                                  } else {
                                    validateGethCallTrace.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs15 === errors;
                              } else { var valid0 = true; }
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
                                        if (!validateGethTracedLog(data12[i1], instancePath + "/logs/" + i1, isEthereum)) {
                                          vErrors = vErrors === null ? validateGethTracedLog.errors : vErrors.concat(validateGethTracedLog.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid2 = _errs22 === errors;
                                        if (!valid2) { break; }
                                      }
                                    } else {
                                      validateGethCallTrace.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs20 === errors;
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
    } else {
      validateGethCallTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateGethCallTrace.errors = vErrors;
  return errors === 0;
}
const schemaGethStep = { "$id": "GethStep", "type": "object", "additionalProperties": false, "properties": { "pc": { "type": "integer" }, "op": { "type": "string" }, "gas": { "type": "integer" }, "gasCost": { "type": "integer" }, "depth": { "type": "integer" }, "error": { "type": "string" }, "stack": { "type": "array", "items": { "$ref": "Quantity" } }, "returnData": { "$ref": "Data" }, "memory": { "type": "array", "items": { "type": "string" } }, "storage": { "$ref": "CellTexts" }, "refund": { "type": "integer" } }, "required": ["pc", "op", "gas", "gasCost", "depth"] };
function validateGethStep(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pc === void 0 && (missing0 = "pc") || data.op === void 0 && (missing0 = "op") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost") || data.depth === void 0 && (missing0 = "depth")) {
        validateGethStep.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaGethStep.properties, key0)) {
            validateGethStep.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pc !== void 0) {
            let data0 = data.pc;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateGethStep.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.op !== void 0) {
              const _errs4 = errors;
              if (typeof data.op !== "string") {
                validateGethStep.errors = [{ instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gas !== void 0) {
                let data2 = data.gas;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateGethStep.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.gasCost !== void 0) {
                  let data3 = data.gasCost;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validateGethStep.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.depth !== void 0) {
                    let data4 = data.depth;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateGethStep.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.error !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.error !== "string") {
                        validateGethStep.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else { var valid0 = true; }
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
                              if (!validateQuantity(data6[i0], instancePath + "/stack/" + i0, isEthereum)) {
                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs16 === errors;
                              if (!valid1) { break; }
                            }
                          } else {
                            validateGethStep.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.returnData !== void 0) {
                          const _errs17 = errors;
                          if (!validateData(data.returnData, instancePath + "/returnData", isEthereum)) {
                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else { var valid0 = true; }
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
                                    validateGethStep.errors = [{ instancePath: instancePath + "/memory/" + i1, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                  if (!valid2) { break; }
                                }
                              } else {
                                validateGethStep.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.storage !== void 0) {
                              const _errs22 = errors;
                              if (!validateCellTexts(data.storage, instancePath + "/storage", isEthereum)) {
                                vErrors = vErrors === null ? validateCellTexts.errors : vErrors.concat(validateCellTexts.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs22 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.refund !== void 0) {
                                let data12 = data.refund;
                                const _errs23 = errors;
                                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                  validateGethStep.errors = [{ instancePath: instancePath + "/refund", schemaPath: "#/properties/refund/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs23 === errors;
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
    } else {
      validateGethStep.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateGethStep.errors = vErrors;
  return errors === 0;
}
function validateGethStructLogs(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.gas === void 0 && (missing0 = "gas") || data.failed === void 0 && (missing0 = "failed") || data.returnValue === void 0 && (missing0 = "returnValue") || data.structLogs === void 0 && (missing0 = "structLogs")) {
        validateGethStructLogs.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "gas" || key0 === "failed" || key0 === "returnValue" || key0 === "structLogs")) {
            validateGethStructLogs.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.gas !== void 0) {
            let data0 = data.gas;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateGethStructLogs.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.failed !== void 0) {
              const _errs4 = errors;
              if (typeof data.failed !== "boolean") {
                validateGethStructLogs.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.returnValue !== void 0) {
                const _errs6 = errors;
                if (!validateData(data.returnValue, instancePath + "/returnValue", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
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
                        if (!validateGethStep(data3[i0], instancePath + "/structLogs/" + i0, isEthereum)) {
                          vErrors = vErrors === null ? validateGethStep.errors : vErrors.concat(validateGethStep.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) { break; }
                      }
                    } else {
                      validateGethStructLogs.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateGethStructLogs.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateGethStructLogs.errors = vErrors;
  return errors === 0;
}
function validateGethTracedLog(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data") || data.position === void 0 && (missing0 = "position")) {
        validateGethTracedLog.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "topics" || key0 === "data" || key0 === "position")) {
            validateGethTracedLog.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
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
                    if (!validateHash(data1[i0], instancePath + "/topics/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) { break; }
                  }
                } else {
                  validateGethTracedLog.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.data !== void 0) {
                const _errs6 = errors;
                if (!validateData(data.data, instancePath + "/data", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.position !== void 0) {
                  const _errs7 = errors;
                  if (!validateQuantity(data.position, instancePath + "/position", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateGethTracedLog.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateGethTracedLog.errors = vErrors;
  return errors === 0;
}
const patternHash = new RegExp("^0x[0-9a-f]{64}$", "u");
function validateHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternHash.test(data)) {
        validateHash.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validateHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateHash.errors = vErrors;
  return errors === 0;
}
function validateHashOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateHash(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
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
    validateHashOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateHashOrNull.errors = vErrors;
  return errors === 0;
}
const schemaLog = { "$id": "Log", "type": "object", "additionalProperties": false, "properties": { "logIndex": { "$ref": "QuantityOrNull" }, "blockNumber": { "$ref": "QuantityOrNull" }, "blockHash": { "$ref": "HashOrNull" }, "transactionHash": { "$ref": "HashOrNull" }, "transactionIndex": { "$ref": "QuantityOrNull" }, "address": { "$ref": "Address" }, "data": { "$ref": "Data" }, "topics": { "type": "array", "maxItems": 4, "items": { "$ref": "Hash" } }, "removed": { "type": "boolean" } }, "required": ["logIndex", "blockNumber", "blockHash", "transactionHash", "transactionIndex", "address", "data", "topics"] };
function validateLog(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validateLog.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaLog.properties, key0)) {
            validateLog.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validateQuantityOrNull(data.logIndex, instancePath + "/logIndex", isEthereum)) {
              vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validateQuantityOrNull(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
                vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validateHashOrNull(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHashOrNull.errors : vErrors.concat(validateHashOrNull.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validateHashOrNull(data.transactionHash, instancePath + "/transactionHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHashOrNull.errors : vErrors.concat(validateHashOrNull.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validateQuantityOrNull(data.transactionIndex, instancePath + "/transactionIndex", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
                        vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validateData(data.data, instancePath + "/data", isEthereum)) {
                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.topics !== void 0) {
                          let data7 = data.topics;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 4) {
                                validateLog.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validateHash(data7[i0], instancePath + "/topics/" + i0, isEthereum)) {
                                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) { break; }
                                }
                              }
                            } else {
                              validateLog.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.removed !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.removed !== "boolean") {
                              validateLog.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
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
          }
        }
      }
    } else {
      validateLog.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateLog.errors = vErrors;
  return errors === 0;
}
function validateLogPage(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logs === void 0 && (missing0 = "logs") || data.cursor === void 0 && (missing0 = "cursor")) {
        validateLogPage.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "logs" || key0 === "cursor")) {
            validateLogPage.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (!validateLog(data0[i0], instancePath + "/logs/" + i0, isEthereum)) {
                    vErrors = vErrors === null ? validateLog.errors : vErrors.concat(validateLog.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) { break; }
                }
              } else {
                validateLogPage.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.cursor !== void 0) {
              let data2 = data.cursor;
              const _errs5 = errors;
              const _errs6 = errors;
              let valid2 = false;
              const _errs7 = errors;
              if (!validateLogCursor(data2, instancePath + "/cursor", isEthereum)) {
                vErrors = vErrors === null ? validateLogCursor.errors : vErrors.concat(validateLogCursor.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid2 = valid2 || _valid0;
              }
              if (!valid2) {
                const err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateLogPage.errors = vErrors;
                return false;
              } else {
                errors = _errs6;
                if (vErrors !== null) {
                  if (_errs6) { vErrors.length = _errs6; } else { vErrors = null; }
                }
              }
              var valid0 = _errs5 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateLogPage.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateLogPage.errors = vErrors;
  return errors === 0;
}
const patternLogsBloom = new RegExp("^0x[0-9a-f]{512}$", "u");
function validateLogsBloom(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternLogsBloom.test(data)) {
        validateLogsBloom.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{512}$" }, message: 'must match pattern "^0x[0-9a-f]{512}$"' }];
        return false;
      }
    } else {
      validateLogsBloom.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateLogsBloom.errors = vErrors;
  return errors === 0;
}
const patternMergedMiningWork = new RegExp("^(0|[1-9][0-9]*)$", "u");
function validateMergedMiningWork(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHashForMergedMining === void 0 && (missing0 = "blockHashForMergedMining") || data.target === void 0 && (missing0 = "target") || data.feesPaidToMiner === void 0 && (missing0 = "feesPaidToMiner") || data.notify === void 0 && (missing0 = "notify") || data.parentBlockHash === void 0 && (missing0 = "parentBlockHash")) {
        validateMergedMiningWork.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockHashForMergedMining" || key0 === "target" || key0 === "feesPaidToMiner" || key0 === "notify" || key0 === "parentBlockHash")) {
            validateMergedMiningWork.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHashForMergedMining !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.blockHashForMergedMining, instancePath + "/blockHashForMergedMining", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.target !== void 0) {
              const _errs3 = errors;
              if (!validateHash(data.target, instancePath + "/target", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.feesPaidToMiner !== void 0) {
                let data2 = data.feesPaidToMiner;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!patternMergedMiningWork.test(data2)) {
                      validateMergedMiningWork.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)$" }, message: 'must match pattern "^(0|[1-9][0-9]*)$"' }];
                      return false;
                    }
                  } else {
                    validateMergedMiningWork.errors = [{ instancePath: instancePath + "/feesPaidToMiner", schemaPath: "#/properties/feesPaidToMiner/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.notify !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.notify !== "boolean") {
                    validateMergedMiningWork.errors = [{ instancePath: instancePath + "/notify", schemaPath: "#/properties/notify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.parentBlockHash !== void 0) {
                    const _errs8 = errors;
                    if (!validateHash(data.parentBlockHash, instancePath + "/parentBlockHash", isEthereum)) {
                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else { var valid0 = true; }
                }
              }
            }
          }
        }
      }
    } else {
      validateMergedMiningWork.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateMergedMiningWork.errors = vErrors;
  return errors === 0;
}
function validateModuleVersions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (typeof data[key0] !== "string") {
          validateModuleVersions.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateModuleVersions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateModuleVersions.errors = vErrors;
  return errors === 0;
}
function validateMuxTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.callTracer !== void 0) {
        let data0 = data.callTracer;
        const _errs2 = errors;
        const _errs3 = errors;
        let valid1 = false;
        const _errs4 = errors;
        if (!validateCallTrace(data0, instancePath + "/callTracer", isEthereum)) {
          vErrors = vErrors === null ? validateCallTrace.errors : vErrors.concat(validateCallTrace.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs5 = errors;
          if (!validateGethCallTrace(data0, instancePath + "/callTracer", isEthereum)) {
            vErrors = vErrors === null ? validateGethCallTrace.errors : vErrors.concat(validateGethCallTrace.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid1 = valid1 || _valid0;
        }
        if (!valid1) {
          const err0 = { instancePath: instancePath + "/callTracer", schemaPath: "#/properties/callTracer/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
          validateMuxTrace.errors = vErrors;
          return false;
        } else {
          errors = _errs3;
          if (vErrors !== null) {
            if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
          }
        }
        var valid0 = _errs2 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.flatCallTracer !== void 0) {
          const _errs6 = errors;
          if (!validateFlatCallTraces(data.flatCallTracer, instancePath + "/flatCallTracer", isEthereum)) {
            vErrors = vErrors === null ? validateFlatCallTraces.errors : vErrors.concat(validateFlatCallTraces.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs6 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.prestateTracer !== void 0) {
            let data2 = data.prestateTracer;
            const _errs7 = errors;
            const _errs8 = errors;
            let valid2 = false;
            const _errs9 = errors;
            if (!validateStateDiff(data2, instancePath + "/prestateTracer", isEthereum)) {
              vErrors = vErrors === null ? validateStateDiff.errors : vErrors.concat(validateStateDiff.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs9 === errors;
            valid2 = valid2 || _valid1;
            if (!valid2) {
              const _errs10 = errors;
              if (!validateAccountStates(data2, instancePath + "/prestateTracer", isEthereum)) {
                vErrors = vErrors === null ? validateAccountStates.errors : vErrors.concat(validateAccountStates.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs10 === errors;
              valid2 = valid2 || _valid1;
            }
            if (!valid2) {
              const err1 = { instancePath: instancePath + "/prestateTracer", schemaPath: "#/properties/prestateTracer/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
              errors++;
              validateMuxTrace.errors = vErrors;
              return false;
            } else {
              errors = _errs8;
              if (vErrors !== null) {
                if (_errs8) { vErrors.length = _errs8; } else { vErrors = null; }
              }
            }
            var valid0 = _errs7 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateMuxTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateMuxTrace.errors = vErrors;
  return errors === 0;
}
const patternNonce = new RegExp("^0x[0-9a-f]{16}$", "u");
function validateNonce(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternNonce.test(data)) {
        validateNonce.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{16}$" }, message: 'must match pattern "^0x[0-9a-f]{16}$"' }];
        return false;
      }
    } else {
      validateNonce.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateNonce.errors = vErrors;
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
function validateParityAccountDiff(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.balance === void 0 && (missing0 = "balance") || data.code === void 0 && (missing0 = "code") || data.nonce === void 0 && (missing0 = "nonce") || data.storage === void 0 && (missing0 = "storage")) {
        validateParityAccountDiff.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "balance" || key0 === "code" || key0 === "nonce" || key0 === "storage")) {
            validateParityAccountDiff.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.balance !== void 0) {
            const _errs2 = errors;
            if (!validateParityChange(data.balance, instancePath + "/balance", isEthereum)) {
              vErrors = vErrors === null ? validateParityChange.errors : vErrors.concat(validateParityChange.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs3 = errors;
              if (!validateParityChange(data.code, instancePath + "/code", isEthereum)) {
                vErrors = vErrors === null ? validateParityChange.errors : vErrors.concat(validateParityChange.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.nonce !== void 0) {
                const _errs4 = errors;
                if (!validateParityChange(data.nonce, instancePath + "/nonce", isEthereum)) {
                  vErrors = vErrors === null ? validateParityChange.errors : vErrors.concat(validateParityChange.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.storage !== void 0) {
                  let data3 = data.storage;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      for (const key1 in data3) {
                        const _errs8 = errors;
                        if (!validateParityChange(data3[key1], instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
                          vErrors = vErrors === null ? validateParityChange.errors : vErrors.concat(validateParityChange.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1) { break; }
                      }
                    } else {
                      validateParityAccountDiff.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateParityAccountDiff.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateParityAccountDiff.errors = vErrors;
  return errors === 0;
}
const patternParityChange = new RegExp("^=$", "u");
function validateParityChange(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!patternParityChange.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^=$" }, message: 'must match pattern "^=$"' };
        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!validateParityDifference(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateParityDifference.errors : vErrors.concat(validateParityDifference.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateParityChange.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateParityChange.errors = vErrors;
  return errors === 0;
}
function validateParityDifference(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        const _errs3 = errors;
        let valid1 = false;
        const _errs4 = errors;
        if (!validateParityValue(data0, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validateParityValue.errors : vErrors.concat(validateParityValue.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
        if (!valid1) {
          const _errs5 = errors;
          if (!validateParityValues(data0, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
            vErrors = vErrors === null ? validateParityValues.errors : vErrors.concat(validateParityValues.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid1 = valid1 || _valid0;
        }
        if (!valid1) {
          const err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
          validateParityDifference.errors = vErrors;
          return false;
        } else {
          errors = _errs3;
          if (vErrors !== null) {
            if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateParityDifference.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateParityDifference.errors = vErrors;
  return errors === 0;
}
function validateParityStateDiff(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validateParityAccountDiff(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validateParityAccountDiff.errors : vErrors.concat(validateParityAccountDiff.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateParityStateDiff.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateParityStateDiff.errors = vErrors;
  return errors === 0;
}
function validateParityTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.output === void 0 && (missing0 = "output") || data.stateDiff === void 0 && (missing0 = "stateDiff") || data.trace === void 0 && (missing0 = "trace") || data.vmTrace === void 0 && (missing0 = "vmTrace")) {
        validateParityTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "output" || key0 === "stateDiff" || key0 === "trace" || key0 === "vmTrace")) {
            validateParityTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.output !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.output, instancePath + "/output", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.stateDiff !== void 0) {
              let data1 = data.stateDiff;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validateParityStateDiff(data1, instancePath + "/stateDiff", isEthereum)) {
                vErrors = vErrors === null ? validateParityStateDiff.errors : vErrors.concat(validateParityStateDiff.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/stateDiff", schemaPath: "#/properties/stateDiff/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/stateDiff", schemaPath: "#/properties/stateDiff/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateParityTrace.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) { vErrors.length = _errs4; } else { vErrors = null; }
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.trace !== void 0) {
                let data2 = data.trace;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (Array.isArray(data2)) {
                    var valid2 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs10 = errors;
                      if (!validateAdHocTrace(data2[i0], instancePath + "/trace/" + i0, isEthereum)) {
                        vErrors = vErrors === null ? validateAdHocTrace.errors : vErrors.concat(validateAdHocTrace.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs10 === errors;
                      if (!valid2) { break; }
                    }
                  } else {
                    validateParityTrace.errors = [{ instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.vmTrace !== void 0) {
                  let data4 = data.vmTrace;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid3 = false;
                  const _errs13 = errors;
                  if (!validateVmTrace(data4, instancePath + "/vmTrace", isEthereum)) {
                    vErrors = vErrors === null ? validateVmTrace.errors : vErrors.concat(validateVmTrace.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs13 === errors;
                  valid3 = valid3 || _valid1;
                  if (!valid3) {
                    const _errs14 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/vmTrace", schemaPath: "#/properties/vmTrace/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                      errors++;
                    }
                    var _valid1 = _errs14 === errors;
                    valid3 = valid3 || _valid1;
                  }
                  if (!valid3) {
                    const err3 = { instancePath: instancePath + "/vmTrace", schemaPath: "#/properties/vmTrace/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                    errors++;
                    validateParityTrace.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs12;
                    if (vErrors !== null) {
                      if (_errs12) { vErrors.length = _errs12; } else { vErrors = null; }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateParityTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateParityTrace.errors = vErrors;
  return errors === 0;
}
function validateParityTraces(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateParityTrace(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateParityTrace.errors : vErrors.concat(validateParityTrace.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateParityTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParityTraces.errors = vErrors;
  return errors === 0;
}
function validateParityValue(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateQuantity(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validateData(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateParityValue.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateParityValue.errors = vErrors;
  return errors === 0;
}
function validateParityValues(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
        validateParityValues.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "to")) {
            validateParityValues.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validateParityValue(data.from, instancePath + "/from", isEthereum)) {
              vErrors = vErrors === null ? validateParityValue.errors : vErrors.concat(validateParityValue.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.to !== void 0) {
              const _errs3 = errors;
              if (!validateParityValue(data.to, instancePath + "/to", isEthereum)) {
                vErrors = vErrors === null ? validateParityValue.errors : vErrors.concat(validateParityValue.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateParityValues.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateParityValues.errors = vErrors;
  return errors === 0;
}
const schemaPeerScore = { "$id": "PeerScore", "type": "object", "additionalProperties": false, "properties": { "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "validBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "score": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputation": { "type": "boolean" }, "punishedUntil": { "type": "integer" }, "id": { "type": "string" }, "type": { "enum": ["node", "address"] } }, "required": ["successfulHandshakes", "failedHandshakes", "invalidNetworks", "repeatedMessages", "validBlocks", "validTransactions", "invalidBlocks", "invalidTransactions", "invalidMessages", "timeoutMessages", "unexpectedMessages", "invalidHeader", "score", "punishments", "goodReputation", "punishedUntil", "id", "type"] };
function validatePeerScore(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.score === void 0 && (missing0 = "score") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputation === void 0 && (missing0 = "goodReputation") || data.punishedUntil === void 0 && (missing0 = "punishedUntil") || data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type")) {
        validatePeerScore.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaPeerScore.properties, key0)) {
            validatePeerScore.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.successfulHandshakes !== void 0) {
            let data0 = data.successfulHandshakes;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validatePeerScore.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.failedHandshakes !== void 0) {
              let data1 = data.failedHandshakes;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validatePeerScore.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.invalidNetworks !== void 0) {
                let data2 = data.invalidNetworks;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validatePeerScore.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.repeatedMessages !== void 0) {
                  let data3 = data.repeatedMessages;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validatePeerScore.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.validBlocks !== void 0) {
                    let data4 = data.validBlocks;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validatePeerScore.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.validTransactions !== void 0) {
                      let data5 = data.validTransactions;
                      const _errs12 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validatePeerScore.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.invalidBlocks !== void 0) {
                        let data6 = data.invalidBlocks;
                        const _errs14 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validatePeerScore.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.invalidTransactions !== void 0) {
                          let data7 = data.invalidTransactions;
                          const _errs16 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validatePeerScore.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.invalidMessages !== void 0) {
                            let data8 = data.invalidMessages;
                            const _errs18 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validatePeerScore.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.timeoutMessages !== void 0) {
                              let data9 = data.timeoutMessages;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validatePeerScore.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.unexpectedMessages !== void 0) {
                                let data10 = data.unexpectedMessages;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validatePeerScore.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.invalidHeader !== void 0) {
                                  let data11 = data.invalidHeader;
                                  const _errs24 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validatePeerScore.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.score !== void 0) {
                                    let data12 = data.score;
                                    const _errs26 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validatePeerScore.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.punishments !== void 0) {
                                      let data13 = data.punishments;
                                      const _errs28 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validatePeerScore.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.goodReputation !== void 0) {
                                        const _errs30 = errors;
                                        if (typeof data.goodReputation !== "boolean") {
                                          validatePeerScore.errors = [{ instancePath: instancePath + "/goodReputation", schemaPath: "#/properties/goodReputation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else { var valid0 = true; }
                                      if (valid0) {
                                        if (data.punishedUntil !== void 0) {
                                          let data15 = data.punishedUntil;
                                          const _errs32 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validatePeerScore.errors = [{ instancePath: instancePath + "/punishedUntil", schemaPath: "#/properties/punishedUntil/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else { var valid0 = true; }
                                        if (valid0) {
                                          if (data.id !== void 0) {
                                            const _errs34 = errors;
                                            if (typeof data.id !== "string") {
                                              validatePeerScore.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid0 = _errs34 === errors;
                                          } else { var valid0 = true; }
                                          if (valid0) {
                                            if (data.type !== void 0) {
                                              let data17 = data.type;
                                              const _errs36 = errors;
                                              if (!(data17 === "node" || data17 === "address")) {
                                                validatePeerScore.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schemaPeerScore.properties.type.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid0 = _errs36 === errors;
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
              }
            }
          }
        }
      }
    } else {
      validatePeerScore.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePeerScore.errors = vErrors;
  return errors === 0;
}
function validatePoolContent(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validatePoolContent.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validatePoolContent.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validatePoolSenders(data.pending, instancePath + "/pending", isEthereum)) {
              vErrors = vErrors === null ? validatePoolSenders.errors : vErrors.concat(validatePoolSenders.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validatePoolSenders(data.queued, instancePath + "/queued", isEthereum)) {
                vErrors = vErrors === null ? validatePoolSenders.errors : vErrors.concat(validatePoolSenders.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validatePoolContent.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolContent.errors = vErrors;
  return errors === 0;
}
function validatePoolNonces(data, instancePath = "", isEthereum = false) {
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
              if (!validatePoolTransaction(data0[i0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, isEthereum)) {
                vErrors = vErrors === null ? validatePoolTransaction.errors : vErrors.concat(validatePoolTransaction.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) { break; }
            }
          } else {
            validatePoolNonces.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validatePoolNonces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolNonces.errors = vErrors;
  return errors === 0;
}
function validatePoolSenders(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validatePoolNonces(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validatePoolNonces.errors : vErrors.concat(validatePoolNonces.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validatePoolSenders.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolSenders.errors = vErrors;
  return errors === 0;
}
function validatePoolStatus(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validatePoolStatus.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validatePoolStatus.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            let data0 = data.pending;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validatePoolStatus.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 < 0 || isNaN(data0)) {
                  validatePoolStatus.errors = [{ instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.queued !== void 0) {
              let data1 = data.queued;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validatePoolStatus.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validatePoolStatus.errors = [{ instancePath: instancePath + "/queued", schemaPath: "#/properties/queued/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validatePoolStatus.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolStatus.errors = vErrors;
  return errors === 0;
}
function validatePoolSummaries(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validatePoolSummaries.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validatePoolSummaries.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validatePoolSummariesBySender(data.pending, instancePath + "/pending", isEthereum)) {
              vErrors = vErrors === null ? validatePoolSummariesBySender.errors : vErrors.concat(validatePoolSummariesBySender.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validatePoolSummariesBySender(data.queued, instancePath + "/queued", isEthereum)) {
                vErrors = vErrors === null ? validatePoolSummariesBySender.errors : vErrors.concat(validatePoolSummariesBySender.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validatePoolSummaries.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolSummaries.errors = vErrors;
  return errors === 0;
}
function validatePoolSummariesByNonce(data, instancePath = "", isEthereum = false) {
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
                validatePoolSummariesByNonce.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) { break; }
            }
          } else {
            validatePoolSummariesByNonce.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validatePoolSummariesByNonce.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolSummariesByNonce.errors = vErrors;
  return errors === 0;
}
function validatePoolSummariesBySender(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validatePoolSummariesByNonce(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validatePoolSummariesByNonce.errors : vErrors.concat(validatePoolSummariesByNonce.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validatePoolSummariesBySender.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolSummariesBySender.errors = vErrors;
  return errors === 0;
}
const schemaPoolTransaction = { "$id": "PoolTransaction", "type": "object", "additionalProperties": false, "properties": { "blockHash": { "$ref": "Hash" }, "blockNumber": { "type": "null" }, "transactionIndex": { "type": "null" }, "from": { "$ref": "Address" }, "gas": { "$ref": "Quantity" }, "gasPrice": { "$ref": "Data" }, "hash": { "$ref": "Hash" }, "input": { "$ref": "Data" }, "nonce": { "$ref": "Quantity" }, "reason": { "type": "string" }, "to": { "$ref": "Data" }, "value": { "$ref": "Data" } }, "required": ["blockHash", "blockNumber", "transactionIndex", "from", "gas", "gasPrice", "hash", "input", "nonce", "to", "value"] };
function validatePoolTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.hash === void 0 && (missing0 = "hash") || data.input === void 0 && (missing0 = "input") || data.nonce === void 0 && (missing0 = "nonce") || data.to === void 0 && (missing0 = "to") || data.value === void 0 && (missing0 = "value")) {
        validatePoolTransaction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaPoolTransaction.properties, key0)) {
            validatePoolTransaction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockHash !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.blockHash, instancePath + "/blockHash", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (data.blockNumber !== null) {
                validatePoolTransaction.errors = [{ instancePath: instancePath + "/blockNumber", schemaPath: "#/properties/blockNumber/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.transactionIndex !== void 0) {
                const _errs5 = errors;
                if (data.transactionIndex !== null) {
                  validatePoolTransaction.errors = [{ instancePath: instancePath + "/transactionIndex", schemaPath: "#/properties/transactionIndex/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.from !== void 0) {
                  const _errs7 = errors;
                  if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                    vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.gas !== void 0) {
                    const _errs8 = errors;
                    if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.gasPrice !== void 0) {
                      const _errs9 = errors;
                      if (!validateData(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.hash !== void 0) {
                        const _errs10 = errors;
                        if (!validateHash(data.hash, instancePath + "/hash", isEthereum)) {
                          vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.input !== void 0) {
                          const _errs11 = errors;
                          if (!validateData(data.input, instancePath + "/input", isEthereum)) {
                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.nonce !== void 0) {
                            const _errs12 = errors;
                            if (!validateQuantity(data.nonce, instancePath + "/nonce", isEthereum)) {
                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.reason !== void 0) {
                              const _errs13 = errors;
                              if (typeof data.reason !== "string") {
                                validatePoolTransaction.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs13 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.to !== void 0) {
                                const _errs15 = errors;
                                if (!validateData(data.to, instancePath + "/to", isEthereum)) {
                                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs15 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.value !== void 0) {
                                  const _errs16 = errors;
                                  if (!validateData(data.value, instancePath + "/value", isEthereum)) {
                                    vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                    errors = vErrors.length;
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
          }
        }
      }
    } else {
      validatePoolTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validatePoolTransaction.errors = vErrors;
  return errors === 0;
}
const patternQuantity = new RegExp("^0x(0|[1-9a-f][0-9a-f]{0,63})$", "u");
function validateQuantity(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternQuantity.test(data)) {
        validateQuantity.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validateQuantity.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateQuantity.errors = vErrors;
  return errors === 0;
}
function validateQuantityOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateQuantity(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
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
    validateQuantityOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateQuantityOrNull.errors = vErrors;
  return errors === 0;
}
const schemaReceipt = { "$id": "Receipt", "type": "object", "additionalProperties": false, "properties": { "transactionHash": { "$ref": "Hash" }, "transactionIndex": { "$ref": "Quantity" }, "blockHash": { "$ref": "Hash" }, "blockNumber": { "$ref": "Quantity" }, "cumulativeGasUsed": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "contractAddress": { "$ref": "AddressOrNull" }, "logs": { "type": "array", "items": { "$ref": "Log" } }, "from": { "$ref": "Address" }, "to": { "$ref": "AddressOrNull" }, "status": { "type": "string", "enum": ["0x0", "0x1"] }, "logsBloom": { "$ref": "LogsBloom" }, "type": { "$ref": "Quantity" }, "effectiveGasPrice": { "$ref": "Quantity" } }, "required": ["transactionHash", "transactionIndex", "blockHash", "blockNumber", "cumulativeGasUsed", "gasUsed", "contractAddress", "logs", "from", "to", "status", "logsBloom", "type", "effectiveGasPrice"] };
function validateReceipt(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validateReceipt.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaReceipt.properties, key0)) {
            validateReceipt.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.transactionHash, instancePath + "/transactionHash", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.transactionIndex, instancePath + "/transactionIndex", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validateHash(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validateQuantity(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validateQuantity(data.cumulativeGasUsed, instancePath + "/cumulativeGasUsed", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validateAddressOrNull(data.contractAddress, instancePath + "/contractAddress", isEthereum)) {
                          vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else { var valid0 = true; }
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
                                if (!validateLog(data7[i0], instancePath + "/logs/" + i0, isEthereum)) {
                                  vErrors = vErrors === null ? validateLog.errors : vErrors.concat(validateLog.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) { break; }
                              }
                            } else {
                              validateReceipt.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.from !== void 0) {
                            const _errs12 = errors;
                            if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                              vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validateAddressOrNull(data.to, instancePath + "/to", isEthereum)) {
                                vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.status !== void 0) {
                                let data11 = data.status;
                                const _errs14 = errors;
                                if (typeof data11 !== "string") {
                                  validateReceipt.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validateReceipt.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schemaReceipt.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validateLogsBloom(data.logsBloom, instancePath + "/logsBloom", isEthereum)) {
                                    vErrors = vErrors === null ? validateLogsBloom.errors : vErrors.concat(validateLogsBloom.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validateQuantity(data.type, instancePath + "/type", isEthereum)) {
                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validateQuantity(data.effectiveGasPrice, instancePath + "/effectiveGasPrice", isEthereum)) {
                                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs18 === errors;
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
      }
    } else {
      validateReceipt.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateReceipt.errors = vErrors;
  return errors === 0;
}
function validateReceiptOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateReceipt(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateReceipt.errors : vErrors.concat(validateReceipt.errors);
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
    validateReceiptOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateReceiptOrNull.errors = vErrors;
  return errors === 0;
}
function validateReceiptsOrNull(data, instancePath = "", isEthereum = false) {
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
        if (!validateReceipt(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateReceipt.errors : vErrors.concat(validateReceipt.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) { break; }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs4 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateReceiptsOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateReceiptsOrNull.errors = vErrors;
  return errors === 0;
}
const patternRecoveryByte = new RegExp("^0x(0|[0-9a-f]{2})$", "u");
function validateRecoveryByte(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternRecoveryByte.test(data)) {
        validateRecoveryByte.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[0-9a-f]{2})$" }, message: 'must match pattern "^0x(0|[0-9a-f]{2})$"' }];
        return false;
      }
    } else {
      validateRecoveryByte.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateRecoveryByte.errors = vErrors;
  return errors === 0;
}
function validateReplayedTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.output === void 0 && (missing0 = "output") || data.stateDiff === void 0 && (missing0 = "stateDiff") || data.trace === void 0 && (missing0 = "trace") || data.vmTrace === void 0 && (missing0 = "vmTrace") || data.transactionHash === void 0 && (missing0 = "transactionHash")) {
        validateReplayedTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "output" || key0 === "stateDiff" || key0 === "trace" || key0 === "vmTrace" || key0 === "transactionHash")) {
            validateReplayedTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.output !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.output, instancePath + "/output", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.stateDiff !== void 0) {
              let data1 = data.stateDiff;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validateParityStateDiff(data1, instancePath + "/stateDiff", isEthereum)) {
                vErrors = vErrors === null ? validateParityStateDiff.errors : vErrors.concat(validateParityStateDiff.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/stateDiff", schemaPath: "#/properties/stateDiff/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/stateDiff", schemaPath: "#/properties/stateDiff/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateReplayedTrace.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) { vErrors.length = _errs4; } else { vErrors = null; }
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.trace !== void 0) {
                let data2 = data.trace;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (Array.isArray(data2)) {
                    var valid2 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs10 = errors;
                      if (!validateAdHocTrace(data2[i0], instancePath + "/trace/" + i0, isEthereum)) {
                        vErrors = vErrors === null ? validateAdHocTrace.errors : vErrors.concat(validateAdHocTrace.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs10 === errors;
                      if (!valid2) { break; }
                    }
                  } else {
                    validateReplayedTrace.errors = [{ instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.vmTrace !== void 0) {
                  let data4 = data.vmTrace;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid3 = false;
                  const _errs13 = errors;
                  if (!validateVmTrace(data4, instancePath + "/vmTrace", isEthereum)) {
                    vErrors = vErrors === null ? validateVmTrace.errors : vErrors.concat(validateVmTrace.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs13 === errors;
                  valid3 = valid3 || _valid1;
                  if (!valid3) {
                    const _errs14 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/vmTrace", schemaPath: "#/properties/vmTrace/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                      errors++;
                    }
                    var _valid1 = _errs14 === errors;
                    valid3 = valid3 || _valid1;
                  }
                  if (!valid3) {
                    const err3 = { instancePath: instancePath + "/vmTrace", schemaPath: "#/properties/vmTrace/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                    errors++;
                    validateReplayedTrace.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs12;
                    if (vErrors !== null) {
                      if (_errs12) { vErrors.length = _errs12; } else { vErrors = null; }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.transactionHash !== void 0) {
                    const _errs16 = errors;
                    if (!validateHash(data.transactionHash, instancePath + "/transactionHash", isEthereum)) {
                      vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs16 === errors;
                  } else { var valid0 = true; }
                }
              }
            }
          }
        }
      }
    } else {
      validateReplayedTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateReplayedTrace.errors = vErrors;
  return errors === 0;
}
function validateReplayedTraces(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateReplayedTrace(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateReplayedTrace.errors : vErrors.concat(validateReplayedTrace.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateReplayedTraces.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateReplayedTraces.errors = vErrors;
  return errors === 0;
}
const schemaReputationSummary = { "$id": "ReputationSummary", "type": "object", "additionalProperties": false, "properties": { "count": { "type": "integer" }, "successfulHandshakes": { "type": "integer" }, "failedHandshakes": { "type": "integer" }, "invalidHeader": { "type": "integer" }, "validBlocks": { "type": "integer" }, "invalidBlocks": { "type": "integer" }, "validTransactions": { "type": "integer" }, "invalidTransactions": { "type": "integer" }, "invalidNetworks": { "type": "integer" }, "invalidMessages": { "type": "integer" }, "repeatedMessages": { "type": "integer" }, "timeoutMessages": { "type": "integer" }, "unexpectedMessages": { "type": "integer" }, "peersTotalScore": { "type": "integer" }, "punishments": { "type": "integer" }, "goodReputationCount": { "type": "integer" }, "badReputationCount": { "type": "integer" } }, "required": ["count", "successfulHandshakes", "failedHandshakes", "invalidHeader", "validBlocks", "invalidBlocks", "validTransactions", "invalidTransactions", "invalidNetworks", "invalidMessages", "repeatedMessages", "timeoutMessages", "unexpectedMessages", "peersTotalScore", "punishments", "goodReputationCount", "badReputationCount"] };
function validateReputationSummary(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.count === void 0 && (missing0 = "count") || data.successfulHandshakes === void 0 && (missing0 = "successfulHandshakes") || data.failedHandshakes === void 0 && (missing0 = "failedHandshakes") || data.invalidHeader === void 0 && (missing0 = "invalidHeader") || data.validBlocks === void 0 && (missing0 = "validBlocks") || data.invalidBlocks === void 0 && (missing0 = "invalidBlocks") || data.validTransactions === void 0 && (missing0 = "validTransactions") || data.invalidTransactions === void 0 && (missing0 = "invalidTransactions") || data.invalidNetworks === void 0 && (missing0 = "invalidNetworks") || data.invalidMessages === void 0 && (missing0 = "invalidMessages") || data.repeatedMessages === void 0 && (missing0 = "repeatedMessages") || data.timeoutMessages === void 0 && (missing0 = "timeoutMessages") || data.unexpectedMessages === void 0 && (missing0 = "unexpectedMessages") || data.peersTotalScore === void 0 && (missing0 = "peersTotalScore") || data.punishments === void 0 && (missing0 = "punishments") || data.goodReputationCount === void 0 && (missing0 = "goodReputationCount") || data.badReputationCount === void 0 && (missing0 = "badReputationCount")) {
        validateReputationSummary.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaReputationSummary.properties, key0)) {
            validateReputationSummary.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.count !== void 0) {
            let data0 = data.count;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateReputationSummary.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.successfulHandshakes !== void 0) {
              let data1 = data.successfulHandshakes;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateReputationSummary.errors = [{ instancePath: instancePath + "/successfulHandshakes", schemaPath: "#/properties/successfulHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.failedHandshakes !== void 0) {
                let data2 = data.failedHandshakes;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateReputationSummary.errors = [{ instancePath: instancePath + "/failedHandshakes", schemaPath: "#/properties/failedHandshakes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.invalidHeader !== void 0) {
                  let data3 = data.invalidHeader;
                  const _errs8 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validateReputationSummary.errors = [{ instancePath: instancePath + "/invalidHeader", schemaPath: "#/properties/invalidHeader/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.validBlocks !== void 0) {
                    let data4 = data.validBlocks;
                    const _errs10 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateReputationSummary.errors = [{ instancePath: instancePath + "/validBlocks", schemaPath: "#/properties/validBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.invalidBlocks !== void 0) {
                      let data5 = data.invalidBlocks;
                      const _errs12 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validateReputationSummary.errors = [{ instancePath: instancePath + "/invalidBlocks", schemaPath: "#/properties/invalidBlocks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.validTransactions !== void 0) {
                        let data6 = data.validTransactions;
                        const _errs14 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                          validateReputationSummary.errors = [{ instancePath: instancePath + "/validTransactions", schemaPath: "#/properties/validTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.invalidTransactions !== void 0) {
                          let data7 = data.invalidTransactions;
                          const _errs16 = errors;
                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                            validateReputationSummary.errors = [{ instancePath: instancePath + "/invalidTransactions", schemaPath: "#/properties/invalidTransactions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs16 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.invalidNetworks !== void 0) {
                            let data8 = data.invalidNetworks;
                            const _errs18 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              validateReputationSummary.errors = [{ instancePath: instancePath + "/invalidNetworks", schemaPath: "#/properties/invalidNetworks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.invalidMessages !== void 0) {
                              let data9 = data.invalidMessages;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validateReputationSummary.errors = [{ instancePath: instancePath + "/invalidMessages", schemaPath: "#/properties/invalidMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.repeatedMessages !== void 0) {
                                let data10 = data.repeatedMessages;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validateReputationSummary.errors = [{ instancePath: instancePath + "/repeatedMessages", schemaPath: "#/properties/repeatedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.timeoutMessages !== void 0) {
                                  let data11 = data.timeoutMessages;
                                  const _errs24 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    validateReputationSummary.errors = [{ instancePath: instancePath + "/timeoutMessages", schemaPath: "#/properties/timeoutMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.unexpectedMessages !== void 0) {
                                    let data12 = data.unexpectedMessages;
                                    const _errs26 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validateReputationSummary.errors = [{ instancePath: instancePath + "/unexpectedMessages", schemaPath: "#/properties/unexpectedMessages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.peersTotalScore !== void 0) {
                                      let data13 = data.peersTotalScore;
                                      const _errs28 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validateReputationSummary.errors = [{ instancePath: instancePath + "/peersTotalScore", schemaPath: "#/properties/peersTotalScore/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.punishments !== void 0) {
                                        let data14 = data.punishments;
                                        const _errs30 = errors;
                                        if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                          validateReputationSummary.errors = [{ instancePath: instancePath + "/punishments", schemaPath: "#/properties/punishments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        var valid0 = _errs30 === errors;
                                      } else { var valid0 = true; }
                                      if (valid0) {
                                        if (data.goodReputationCount !== void 0) {
                                          let data15 = data.goodReputationCount;
                                          const _errs32 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validateReputationSummary.errors = [{ instancePath: instancePath + "/goodReputationCount", schemaPath: "#/properties/goodReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid0 = _errs32 === errors;
                                        } else { var valid0 = true; }
                                        if (valid0) {
                                          if (data.badReputationCount !== void 0) {
                                            let data16 = data.badReputationCount;
                                            const _errs34 = errors;
                                            if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                              validateReputationSummary.errors = [{ instancePath: instancePath + "/badReputationCount", schemaPath: "#/properties/badReputationCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            var valid0 = _errs34 === errors;
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
            }
          }
        }
      }
    } else {
      validateReputationSummary.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateReputationSummary.errors = vErrors;
  return errors === 0;
}
function validateSelectorCounts(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validateSelectorCounts.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateSelectorCounts.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSelectorCounts.errors = vErrors;
  return errors === 0;
}
function validateSenderPoolContent(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pending === void 0 && (missing0 = "pending") || data.queued === void 0 && (missing0 = "queued")) {
        validateSenderPoolContent.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pending" || key0 === "queued")) {
            validateSenderPoolContent.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pending !== void 0) {
            const _errs2 = errors;
            if (!validateTransactionsByNonce(data.pending, instancePath + "/pending", isEthereum)) {
              vErrors = vErrors === null ? validateTransactionsByNonce.errors : vErrors.concat(validateTransactionsByNonce.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.queued !== void 0) {
              const _errs3 = errors;
              if (!validateTransactionsByNonce(data.queued, instancePath + "/queued", isEthereum)) {
                vErrors = vErrors === null ? validateTransactionsByNonce.errors : vErrors.concat(validateTransactionsByNonce.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateSenderPoolContent.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSenderPoolContent.errors = vErrors;
  return errors === 0;
}
const patternSignature = new RegExp("^0x[0-9a-f]{128}1[bc]$", "u");
function validateSignature(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternSignature.test(data)) {
        validateSignature.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{128}1[bc]$" }, message: 'must match pattern "^0x[0-9a-f]{128}1[bc]$"' }];
        return false;
      }
    } else {
      validateSignature.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateSignature.errors = vErrors;
  return errors === 0;
}
const schemaSimulatedBlock = { "$id": "SimulatedBlock", "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "Quantity" }, "hash": { "$ref": "Hash" }, "parentHash": { "$ref": "Hash" }, "mixHash": { "$ref": "Hash" }, "nonce": { "$ref": "Nonce" }, "sha3Uncles": { "$ref": "Hash" }, "logsBloom": { "$ref": "LogsBloom" }, "transactionsRoot": { "$ref": "Hash" }, "stateRoot": { "$ref": "Hash" }, "receiptsRoot": { "$ref": "Hash" }, "miner": { "$ref": "Address" }, "difficulty": { "$ref": "Quantity" }, "totalDifficulty": { "$ref": "Quantity" }, "extraData": { "$ref": "Data" }, "size": { "$ref": "Quantity" }, "gasLimit": { "$ref": "Quantity" }, "gasUsed": { "$ref": "Quantity" }, "timestamp": { "$ref": "Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "Hash" } }, { "type": "array", "items": { "$ref": "Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "Hash" } }, "minimumGasPrice": { "$ref": "Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "Data" }, "hashForMergedMining": { "$ref": "Hash" }, "paidFees": { "$ref": "Quantity" }, "cumulativeDifficulty": { "$ref": "Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "Data" }, { "type": "null" }] }, "calls": { "type": "array", "items": { "$ref": "SimulatedCall" } } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent", "calls"] };
function validateSimulatedBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent") || data.calls === void 0 && (missing0 = "calls")) {
        validateSimulatedBlock.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaSimulatedBlock.properties, key0)) {
            validateSimulatedBlock.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.number, instancePath + "/number", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validateHash(data.hash, instancePath + "/hash", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validateHash(data.parentHash, instancePath + "/parentHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validateHash(data.mixHash, instancePath + "/mixHash", isEthereum)) {
                    vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.nonce !== void 0) {
                    const _errs6 = errors;
                    if (!validateNonce(data.nonce, instancePath + "/nonce", isEthereum)) {
                      vErrors = vErrors === null ? validateNonce.errors : vErrors.concat(validateNonce.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.sha3Uncles !== void 0) {
                      const _errs7 = errors;
                      if (!validateHash(data.sha3Uncles, instancePath + "/sha3Uncles", isEthereum)) {
                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.logsBloom !== void 0) {
                        const _errs8 = errors;
                        if (!validateLogsBloom(data.logsBloom, instancePath + "/logsBloom", isEthereum)) {
                          vErrors = vErrors === null ? validateLogsBloom.errors : vErrors.concat(validateLogsBloom.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.transactionsRoot !== void 0) {
                          const _errs9 = errors;
                          if (!validateHash(data.transactionsRoot, instancePath + "/transactionsRoot", isEthereum)) {
                            vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs10 = errors;
                            if (!validateHash(data.stateRoot, instancePath + "/stateRoot", isEthereum)) {
                              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs11 = errors;
                              if (!validateHash(data.receiptsRoot, instancePath + "/receiptsRoot", isEthereum)) {
                                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs12 = errors;
                                if (!validateAddress(data.miner, instancePath + "/miner", isEthereum)) {
                                  vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs13 = errors;
                                  if (!validateQuantity(data.difficulty, instancePath + "/difficulty", isEthereum)) {
                                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs14 = errors;
                                    if (!validateQuantity(data.totalDifficulty, instancePath + "/totalDifficulty", isEthereum)) {
                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs15 = errors;
                                      if (!validateData(data.extraData, instancePath + "/extraData", isEthereum)) {
                                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs16 = errors;
                                        if (!validateQuantity(data.size, instancePath + "/size", isEthereum)) {
                                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs16 === errors;
                                      } else { var valid0 = true; }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs17 = errors;
                                          if (!validateQuantity(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs17 === errors;
                                        } else { var valid0 = true; }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs18 = errors;
                                            if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs18 === errors;
                                          } else { var valid0 = true; }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs19 = errors;
                                              if (!validateQuantity(data.timestamp, instancePath + "/timestamp", isEthereum)) {
                                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs19 === errors;
                                            } else { var valid0 = true; }
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
                                                      if (!validateHash(data18[i0], instancePath + "/transactions/" + i0, isEthereum)) {
                                                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid2 = _errs24 === errors;
                                                      if (!valid2) { break; }
                                                    }
                                                  } else {
                                                    const err0 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                    if (vErrors === null) { vErrors = [err0]; } else {
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
                                                        if (!validateTransaction(data18[i1], instancePath + "/transactions/" + i1, isEthereum)) {
                                                          vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid3 = _errs27 === errors;
                                                        if (!valid3) { break; }
                                                      }
                                                    } else {
                                                      const err1 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                      if (vErrors === null) { vErrors = [err1]; } else {
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
                                                  if (vErrors === null) { vErrors = [err2]; } else {
                                                    vErrors.push(err2);
                                                  }
                                                  errors++;
                                                  validateSimulatedBlock.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs21;
                                                  if (vErrors !== null) {
                                                    if (_errs21) { vErrors.length = _errs21; } else { vErrors = null; }
                                                  }
                                                }
                                                var valid0 = _errs20 === errors;
                                              } else { var valid0 = true; }
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
                                                        if (!validateHash(data21[i2], instancePath + "/uncles/" + i2, isEthereum)) {
                                                          vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid4 = _errs30 === errors;
                                                        if (!valid4) { break; }
                                                      }
                                                    } else {
                                                      validateSimulatedBlock.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs28 === errors;
                                                } else { var valid0 = true; }
                                                if (valid0) {
                                                  if (data.minimumGasPrice !== void 0) {
                                                    const _errs31 = errors;
                                                    if (!validateQuantity(data.minimumGasPrice, instancePath + "/minimumGasPrice", isEthereum)) {
                                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs31 === errors;
                                                  } else { var valid0 = true; }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs32 = errors;
                                                      if (!validateData(data.bitcoinMergedMiningHeader, instancePath + "/bitcoinMergedMiningHeader", isEthereum)) {
                                                        vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs32 === errors;
                                                    } else { var valid0 = true; }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs33 = errors;
                                                        if (!validateData(data.bitcoinMergedMiningCoinbaseTransaction, instancePath + "/bitcoinMergedMiningCoinbaseTransaction", isEthereum)) {
                                                          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs33 === errors;
                                                      } else { var valid0 = true; }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs34 = errors;
                                                          if (!validateData(data.bitcoinMergedMiningMerkleProof, instancePath + "/bitcoinMergedMiningMerkleProof", isEthereum)) {
                                                            vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs34 === errors;
                                                        } else { var valid0 = true; }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs35 = errors;
                                                            if (!validateHash(data.hashForMergedMining, instancePath + "/hashForMergedMining", isEthereum)) {
                                                              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs35 === errors;
                                                          } else { var valid0 = true; }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs36 = errors;
                                                              if (!validateQuantity(data.paidFees, instancePath + "/paidFees", isEthereum)) {
                                                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs36 === errors;
                                                            } else { var valid0 = true; }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs37 = errors;
                                                                if (!validateQuantity(data.cumulativeDifficulty, instancePath + "/cumulativeDifficulty", isEthereum)) {
                                                                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid0 = _errs37 === errors;
                                                              } else { var valid0 = true; }
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
                                                                          } else { vErrors.push(err3); }
                                                                          errors++;
                                                                        }
                                                                        if (errors === _errs42) {
                                                                          if (typeof data31 == "number" && isFinite(data31)) {
                                                                            if (data31 < 0 || isNaN(data31)) {
                                                                              const err4 = { instancePath: instancePath + "/rskPteEdges/" + i3, schemaPath: "#/properties/rskPteEdges/anyOf/0/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err4];
                                                                              } else { vErrors.push(err4); }
                                                                              errors++;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid6 = _errs42 === errors;
                                                                        if (!valid6) { break; }
                                                                      }
                                                                    } else {
                                                                      const err5 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                                                                      if (vErrors === null) { vErrors = [err5]; } else {
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
                                                                      if (vErrors === null) { vErrors = [err6]; } else {
                                                                        vErrors.push(err6);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid1 = _errs44 === errors;
                                                                    valid5 = valid5 || _valid1;
                                                                  }
                                                                  if (!valid5) {
                                                                    const err7 = { instancePath: instancePath + "/rskPteEdges", schemaPath: "#/properties/rskPteEdges/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                    if (vErrors === null) { vErrors = [err7]; } else {
                                                                      vErrors.push(err7);
                                                                    }
                                                                    errors++;
                                                                    validateSimulatedBlock.errors = vErrors;
                                                                    return false;
                                                                  } else {
                                                                    errors = _errs39;
                                                                    if (vErrors !== null) {
                                                                      if (_errs39) { vErrors.length = _errs39; } else {
                                                                        vErrors = null;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs38 === errors;
                                                                } else { var valid0 = true; }
                                                                if (valid0) {
                                                                  if (data.baseEvent !== void 0) {
                                                                    let data32 = data.baseEvent;
                                                                    const _errs46 = errors;
                                                                    const _errs47 = errors;
                                                                    let valid7 = false;
                                                                    const _errs48 = errors;
                                                                    if (!validateData(data32, instancePath + "/baseEvent", isEthereum)) {
                                                                      vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
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
                                                                        } else { vErrors.push(err8); }
                                                                        errors++;
                                                                      }
                                                                      var _valid2 = _errs49 === errors;
                                                                      valid7 = valid7 || _valid2;
                                                                    }
                                                                    if (!valid7) {
                                                                      const err9 = { instancePath: instancePath + "/baseEvent", schemaPath: "#/properties/baseEvent/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                      if (vErrors === null) { vErrors = [err9]; } else {
                                                                        vErrors.push(err9);
                                                                      }
                                                                      errors++;
                                                                      validateSimulatedBlock.errors = vErrors;
                                                                      return false;
                                                                    } else {
                                                                      errors = _errs47;
                                                                      if (vErrors !== null) {
                                                                        if (_errs47) {
                                                                          vErrors.length = _errs47;
                                                                        } else { vErrors = null; }
                                                                      }
                                                                    }
                                                                    var valid0 = _errs46 === errors;
                                                                  } else { var valid0 = true; }
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
                                                                            if (!validateSimulatedCall(data33[i4], instancePath + "/calls/" + i4, isEthereum)) {
                                                                              vErrors = vErrors === null ? validateSimulatedCall.errors : vErrors.concat(validateSimulatedCall.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid8 = _errs53 === errors;
                                                                            if (!valid8) { break; }
                                                                          }
                                                                        } else {
                                                                          validateSimulatedBlock.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid0 = _errs51 === errors;
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
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validateSimulatedBlock.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSimulatedBlock.errors = vErrors;
  return errors === 0;
}
const schemaSimulatedCall = { "$id": "SimulatedCall", "type": "object", "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["0x0", "0x1"] }, "returnData": { "$ref": "Data" }, "gasUsed": { "$ref": "Quantity" }, "maxUsedGas": { "$ref": "Quantity" }, "logs": { "type": "array", "items": { "$ref": "Log" } }, "error": { "$ref": "SimulatedFailure" } }, "required": ["status", "returnData", "gasUsed", "maxUsedGas", "logs"] };
function validateSimulatedCall(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.returnData === void 0 && (missing0 = "returnData") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.maxUsedGas === void 0 && (missing0 = "maxUsedGas") || data.logs === void 0 && (missing0 = "logs")) {
        validateSimulatedCall.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "returnData" || key0 === "gasUsed" || key0 === "maxUsedGas" || key0 === "logs" || key0 === "error")) {
            validateSimulatedCall.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validateSimulatedCall.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "0x0" || data0 === "0x1")) {
              validateSimulatedCall.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schemaSimulatedCall.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.returnData !== void 0) {
              const _errs4 = errors;
              if (!validateData(data.returnData, instancePath + "/returnData", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gasUsed !== void 0) {
                const _errs5 = errors;
                if (!validateQuantity(data.gasUsed, instancePath + "/gasUsed", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.maxUsedGas !== void 0) {
                  const _errs6 = errors;
                  if (!validateQuantity(data.maxUsedGas, instancePath + "/maxUsedGas", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
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
                          if (!validateLog(data4[i0], instancePath + "/logs/" + i0, isEthereum)) {
                            vErrors = vErrors === null ? validateLog.errors : vErrors.concat(validateLog.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if (!valid1) { break; }
                        }
                      } else {
                        validateSimulatedCall.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.error !== void 0) {
                      const _errs10 = errors;
                      if (!validateSimulatedFailure(data.error, instancePath + "/error", isEthereum)) {
                        vErrors = vErrors === null ? validateSimulatedFailure.errors : vErrors.concat(validateSimulatedFailure.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateSimulatedCall.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSimulatedCall.errors = vErrors;
  return errors === 0;
}
const schemaSimulatedFailure = { "$id": "SimulatedFailure", "type": "object", "additionalProperties": false, "properties": { "code": { "type": "integer", "enum": [3, -32015] }, "message": { "type": "string" }, "data": { "$ref": "Data" } }, "required": ["code", "message"] };
function validateSimulatedFailure(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validateSimulatedFailure.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "data")) {
            validateSimulatedFailure.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let data0 = data.code;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateSimulatedFailure.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (!(data0 === 3 || data0 === -32015)) {
              validateSimulatedFailure.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/enum", keyword: "enum", params: { allowedValues: schemaSimulatedFailure.properties.code.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.message !== void 0) {
              const _errs4 = errors;
              if (typeof data.message !== "string") {
                validateSimulatedFailure.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.data !== void 0) {
                const _errs6 = errors;
                if (!validateData(data.data, instancePath + "/data", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateSimulatedFailure.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSimulatedFailure.errors = vErrors;
  return errors === 0;
}
function validateStateDiff(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pre === void 0 && (missing0 = "pre") || data.post === void 0 && (missing0 = "post")) {
        validateStateDiff.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "pre" || key0 === "post")) {
            validateStateDiff.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.pre !== void 0) {
            const _errs2 = errors;
            if (!validateAccountStates(data.pre, instancePath + "/pre", isEthereum)) {
              vErrors = vErrors === null ? validateAccountStates.errors : vErrors.concat(validateAccountStates.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.post !== void 0) {
              const _errs3 = errors;
              if (!validateAccountStates(data.post, instancePath + "/post", isEthereum)) {
                vErrors = vErrors === null ? validateAccountStates.errors : vErrors.concat(validateAccountStates.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateStateDiff.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStateDiff.errors = vErrors;
  return errors === 0;
}
const patternStorageBytes = new RegExp("^0x(0|([0-9a-f]{2})+)$", "u");
function validateStorageBytes(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternStorageBytes.test(data)) {
        validateStorageBytes.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|([0-9a-f]{2})+)$" }, message: 'must match pattern "^0x(0|([0-9a-f]{2})+)$"' }];
        return false;
      }
    } else {
      validateStorageBytes.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateStorageBytes.errors = vErrors;
  return errors === 0;
}
function validateStorageProof(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.value === void 0 && (missing0 = "value") || data.proof === void 0 && (missing0 = "proof")) {
        validateStorageProof.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "value" || key0 === "proof")) {
            validateStorageProof.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.key, instancePath + "/key", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.value !== void 0) {
              let data1 = data.value;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validateQuantity(data1, instancePath + "/value", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validateData(data1, instancePath + "/value", isEthereum)) {
                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                errors++;
                validateStorageProof.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) { vErrors.length = _errs4; } else { vErrors = null; }
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.proof !== void 0) {
                const _errs7 = errors;
                if (!validateTrieProof(data.proof, instancePath + "/proof", isEthereum)) {
                  vErrors = vErrors === null ? validateTrieProof.errors : vErrors.concat(validateTrieProof.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateStorageProof.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStorageProof.errors = vErrors;
  return errors === 0;
}
function validateStorageRange(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.storage === void 0 && (missing0 = "storage") || data.nextKey === void 0 && (missing0 = "nextKey")) {
        validateStorageRange.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "storage" || key0 === "nextKey")) {
            validateStorageRange.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.storage !== void 0) {
            let data0 = data.storage;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                for (const key1 in data0) {
                  const _errs5 = errors;
                  if (!validateStorageRangeCell(data0[key1], instancePath + "/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
                    vErrors = vErrors === null ? validateStorageRangeCell.errors : vErrors.concat(validateStorageRangeCell.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) { break; }
                }
              } else {
                validateStorageRange.errors = [{ instancePath: instancePath + "/storage", schemaPath: "#/properties/storage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.nextKey !== void 0) {
              let data2 = data.nextKey;
              const _errs6 = errors;
              const _errs7 = errors;
              let valid2 = false;
              const _errs8 = errors;
              if (!validateHash(data2, instancePath + "/nextKey", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs8 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const _errs9 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/nextKey", schemaPath: "#/properties/nextKey/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs9 === errors;
                valid2 = valid2 || _valid0;
              }
              if (!valid2) {
                const err1 = { instancePath: instancePath + "/nextKey", schemaPath: "#/properties/nextKey/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateStorageRange.errors = vErrors;
                return false;
              } else {
                errors = _errs7;
                if (vErrors !== null) {
                  if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
                }
              }
              var valid0 = _errs6 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateStorageRange.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStorageRange.errors = vErrors;
  return errors === 0;
}
function validateStorageRangeCell(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.value === void 0 && (missing0 = "value")) {
        validateStorageRangeCell.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "value")) {
            validateStorageRangeCell.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.key, instancePath + "/key", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.value !== void 0) {
              const _errs3 = errors;
              if (!validateData(data.value, instancePath + "/value", isEthereum)) {
                vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateStorageRangeCell.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStorageRangeCell.errors = vErrors;
  return errors === 0;
}
function validateStructLog(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.op === void 0 && (missing0 = "op") || data.depth === void 0 && (missing0 = "depth") || data.pc === void 0 && (missing0 = "pc") || data.gas === void 0 && (missing0 = "gas") || data.gasCost === void 0 && (missing0 = "gasCost")) {
        validateStructLog.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "op" || key0 === "depth" || key0 === "pc" || key0 === "gas" || key0 === "gasCost" || key0 === "memory" || key0 === "stack" || key0 === "storage")) {
            validateStructLog.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data0 !== null) {
                const err1 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
              errors++;
              validateStructLog.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.depth !== void 0) {
              let data1 = data.depth;
              const _errs8 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateStructLog.errors = [{ instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs8 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.pc !== void 0) {
                let data2 = data.pc;
                const _errs10 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateStructLog.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.gas !== void 0) {
                  let data3 = data.gas;
                  const _errs12 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validateStructLog.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs12 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.gasCost !== void 0) {
                    let data4 = data.gasCost;
                    const _errs14 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validateStructLog.errors = [{ instancePath: instancePath + "/gasCost", schemaPath: "#/properties/gasCost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs14 === errors;
                  } else { var valid0 = true; }
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
                              validateStructLog.errors = [{ instancePath: instancePath + "/memory/" + i0, schemaPath: "#/properties/memory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
                            if (!valid2) { break; }
                          }
                        } else {
                          validateStructLog.errors = [{ instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs16 === errors;
                    } else { var valid0 = true; }
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
                                validateStructLog.errors = [{ instancePath: instancePath + "/stack/" + i1, schemaPath: "#/properties/stack/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs22 === errors;
                              if (!valid3) { break; }
                            }
                          } else {
                            validateStructLog.errors = [{ instancePath: instancePath + "/stack", schemaPath: "#/properties/stack/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs20 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.storage !== void 0) {
                          const _errs24 = errors;
                          if (!validateCellTexts(data.storage, instancePath + "/storage", isEthereum)) {
                            vErrors = vErrors === null ? validateCellTexts.errors : vErrors.concat(validateCellTexts.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs24 === errors;
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
    } else {
      validateStructLog.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStructLog.errors = vErrors;
  return errors === 0;
}
function validateStructLogs(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.contractAddress === void 0 && (missing0 = "contractAddress") || data.initStorage === void 0 && (missing0 = "initStorage") || data.structLogs === void 0 && (missing0 = "structLogs") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted") || data.storageSize === void 0 && (missing0 = "storageSize") || data.currentStorage === void 0 && (missing0 = "currentStorage")) {
        validateStructLogs.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "contractAddress" || key0 === "initStorage" || key0 === "structLogs" || key0 === "result" || key0 === "error" || key0 === "reverted" || key0 === "storageSize" || key0 === "currentStorage")) {
            validateStructLogs.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.contractAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.contractAddress !== "string") {
              validateStructLogs.errors = [{ instancePath: instancePath + "/contractAddress", schemaPath: "#/properties/contractAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.initStorage !== void 0) {
              const _errs4 = errors;
              if (!validateCellTexts(data.initStorage, instancePath + "/initStorage", isEthereum)) {
                vErrors = vErrors === null ? validateCellTexts.errors : vErrors.concat(validateCellTexts.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
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
                      if (!validateStructLog(data2[i0], instancePath + "/structLogs/" + i0, isEthereum)) {
                        vErrors = vErrors === null ? validateStructLog.errors : vErrors.concat(validateStructLog.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) { break; }
                    }
                  } else {
                    validateStructLogs.errors = [{ instancePath: instancePath + "/structLogs", schemaPath: "#/properties/structLogs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.result !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.result !== "string") {
                    validateStructLogs.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.error !== void 0) {
                    const _errs10 = errors;
                    if (typeof data.error !== "string") {
                      validateStructLogs.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.reverted !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.reverted !== "boolean") {
                        validateStructLogs.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.storageSize !== void 0) {
                        let data7 = data.storageSize;
                        const _errs14 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validateStructLogs.errors = [{ instancePath: instancePath + "/storageSize", schemaPath: "#/properties/storageSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs14 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.currentStorage !== void 0) {
                          const _errs16 = errors;
                          if (!validateCellTexts(data.currentStorage, instancePath + "/currentStorage", isEthereum)) {
                            vErrors = vErrors === null ? validateCellTexts.errors : vErrors.concat(validateCellTexts.errors);
                            errors = vErrors.length;
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
    } else {
      validateStructLogs.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStructLogs.errors = vErrors;
  return errors === 0;
}
function validateSubmittedBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockImportedResult === void 0 && (missing0 = "blockImportedResult") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockIncludedHeight === void 0 && (missing0 = "blockIncludedHeight")) {
        validateSubmittedBlock.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "blockImportedResult" || key0 === "blockHash" || key0 === "blockIncludedHeight")) {
            validateSubmittedBlock.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.blockImportedResult !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.blockImportedResult, instancePath + "/blockImportedResult", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.blockHash !== void 0) {
              const _errs3 = errors;
              if (!validateHash(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockIncludedHeight !== void 0) {
                const _errs4 = errors;
                if (!validateQuantity(data.blockIncludedHeight, instancePath + "/blockIncludedHeight", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateSubmittedBlock.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSubmittedBlock.errors = vErrors;
  return errors === 0;
}
function validateSyncStatus(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
  }
  if (false !== data) {
    const err1 = { instancePath, schemaPath: "#/anyOf/0/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
    if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
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
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        } else {
          const _errs5 = errors;
          for (const key0 in data) {
            if (!(key0 === "startingBlock" || key0 === "currentBlock" || key0 === "highestBlock")) {
              const err3 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
              errors++;
              break;
            }
          }
          if (_errs5 === errors) {
            if (data.startingBlock !== void 0) {
              const _errs6 = errors;
              if (!validateQuantity(data.startingBlock, instancePath + "/startingBlock", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs6 === errors;
            } else { var valid1 = true; }
            if (valid1) {
              if (data.currentBlock !== void 0) {
                const _errs7 = errors;
                if (!validateQuantity(data.currentBlock, instancePath + "/currentBlock", isEthereum)) {
                  vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs7 === errors;
              } else { var valid1 = true; }
              if (valid1) {
                if (data.highestBlock !== void 0) {
                  const _errs8 = errors;
                  if (!validateQuantity(data.highestBlock, instancePath + "/highestBlock", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else { var valid1 = true; }
              }
            }
          }
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
    errors++;
    validateSyncStatus.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateSyncStatus.errors = vErrors;
  return errors === 0;
}
function validateTracedLog(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.index === void 0 && (missing0 = "index") || data.address === void 0 && (missing0 = "address") || data.topics === void 0 && (missing0 = "topics") || data.data === void 0 && (missing0 = "data")) {
        validateTracedLog.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "index" || key0 === "address" || key0 === "topics" || key0 === "data")) {
            validateTracedLog.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.index !== void 0) {
            let data0 = data.index;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validateTracedLog.errors = [{ instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs4 = errors;
              if (!validateAddress(data.address, instancePath + "/address", isEthereum)) {
                vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
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
                      if (!validateHash(data2[i0], instancePath + "/topics/" + i0, isEthereum)) {
                        vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) { break; }
                    }
                  } else {
                    validateTracedLog.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs8 = errors;
                  if (!validateData(data.data, instancePath + "/data", isEthereum)) {
                    vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateTracedLog.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTracedLog.errors = vErrors;
  return errors === 0;
}
const schemaTransaction = { "$id": "Transaction", "type": "object", "additionalProperties": false, "properties": { "hash": { "$ref": "Hash" }, "nonce": { "$ref": "Quantity" }, "blockHash": { "$ref": "HashOrNull" }, "blockNumber": { "$ref": "QuantityOrNull" }, "transactionIndex": { "$ref": "QuantityOrNull" }, "from": { "$ref": "Address" }, "to": { "$ref": "AddressOrNull" }, "gas": { "$ref": "Quantity" }, "gasPrice": { "$ref": "Quantity" }, "value": { "$ref": "Quantity" }, "input": { "$ref": "Data" }, "v": { "$ref": "RecoveryByte" }, "r": { "$ref": "Quantity" }, "s": { "$ref": "Quantity" }, "type": { "$ref": "Quantity" } }, "required": ["hash", "nonce", "blockHash", "blockNumber", "transactionIndex", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s", "type"] };
function validateTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validateTransaction.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcActionTrace.call(schemaTransaction.properties, key0)) {
            validateTransaction.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validateHash(data.hash, instancePath + "/hash", isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.nonce !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.nonce, instancePath + "/nonce", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validateHashOrNull(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateHashOrNull.errors : vErrors.concat(validateHashOrNull.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validateQuantityOrNull(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
                    vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validateQuantityOrNull(data.transactionIndex, instancePath + "/transactionIndex", isEthereum)) {
                      vErrors = vErrors === null ? validateQuantityOrNull.errors : vErrors.concat(validateQuantityOrNull.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validateAddress(data.from, instancePath + "/from", isEthereum)) {
                        vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validateAddressOrNull(data.to, instancePath + "/to", isEthereum)) {
                          vErrors = vErrors === null ? validateAddressOrNull.errors : vErrors.concat(validateAddressOrNull.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validateQuantity(data.gas, instancePath + "/gas", isEthereum)) {
                            vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validateQuantity(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validateQuantity(data.value, instancePath + "/value", isEthereum)) {
                                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validateData(data.input, instancePath + "/input", isEthereum)) {
                                  vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validateRecoveryByte(data.v, instancePath + "/v", isEthereum)) {
                                    vErrors = vErrors === null ? validateRecoveryByte.errors : vErrors.concat(validateRecoveryByte.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validateQuantity(data.r, instancePath + "/r", isEthereum)) {
                                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else { var valid0 = true; }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validateQuantity(data.s, instancePath + "/s", isEthereum)) {
                                        vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else { var valid0 = true; }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validateQuantity(data.type, instancePath + "/type", isEthereum)) {
                                          vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                                          errors = vErrors.length;
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
                }
              }
            }
          }
        }
      }
    } else {
      validateTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTransaction.errors = vErrors;
  return errors === 0;
}
function validateTransactionOrNull(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTransaction(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
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
    validateTransactionOrNull.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTransactionOrNull.errors = vErrors;
  return errors === 0;
}
function validateTransactionTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateStructLogs(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateStructLogs.errors : vErrors.concat(validateStructLogs.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validateTransferTrace(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateTransferTrace.errors : vErrors.concat(validateTransferTrace.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validateGethStructLogs(data, instancePath, isEthereum)) {
        vErrors = vErrors === null ? validateGethStructLogs.errors : vErrors.concat(validateGethStructLogs.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validateCallTrace(data, instancePath, isEthereum)) {
          vErrors = vErrors === null ? validateCallTrace.errors : vErrors.concat(validateCallTrace.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validateGethCallTrace(data, instancePath, isEthereum)) {
            vErrors = vErrors === null ? validateGethCallTrace.errors : vErrors.concat(validateGethCallTrace.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validateFlatCallTraces(data, instancePath, isEthereum)) {
              vErrors = vErrors === null ? validateFlatCallTraces.errors : vErrors.concat(validateFlatCallTraces.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
            if (!valid0) {
              const _errs7 = errors;
              if (!validateStateDiff(data, instancePath, isEthereum)) {
                vErrors = vErrors === null ? validateStateDiff.errors : vErrors.concat(validateStateDiff.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid0 = valid0 || _valid0;
              if (!valid0) {
                const _errs8 = errors;
                if (!validateAccountStates(data, instancePath, isEthereum)) {
                  vErrors = vErrors === null ? validateAccountStates.errors : vErrors.concat(validateAccountStates.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid0 = valid0 || _valid0;
                if (!valid0) {
                  const _errs9 = errors;
                  if (!validateSelectorCounts(data, instancePath, isEthereum)) {
                    vErrors = vErrors === null ? validateSelectorCounts.errors : vErrors.concat(validateSelectorCounts.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid0 = valid0 || _valid0;
                  if (!valid0) {
                    const _errs10 = errors;
                    if (!validateMuxTrace(data, instancePath, isEthereum)) {
                      vErrors = vErrors === null ? validateMuxTrace.errors : vErrors.concat(validateMuxTrace.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs10 === errors;
                    valid0 = valid0 || _valid0;
                  }
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
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateTransactionTrace.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTransactionTrace.errors = vErrors;
  return errors === 0;
}
function validateTransactionsByNonce(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (!validateTransaction(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
          vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateTransactionsByNonce.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTransactionsByNonce.errors = vErrors;
  return errors === 0;
}
function validateTransferInvoke(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ownerAddress === void 0 && (missing0 = "ownerAddress") || data.callerAddress === void 0 && (missing0 = "callerAddress") || data.gas === void 0 && (missing0 = "gas") || data.callValue === void 0 && (missing0 = "callValue") || data.msgData === void 0 && (missing0 = "msgData")) {
        validateTransferInvoke.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ownerAddress" || key0 === "callerAddress" || key0 === "gas" || key0 === "callValue" || key0 === "msgData")) {
            validateTransferInvoke.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ownerAddress !== void 0) {
            const _errs2 = errors;
            if (typeof data.ownerAddress !== "string") {
              validateTransferInvoke.errors = [{ instancePath: instancePath + "/ownerAddress", schemaPath: "#/properties/ownerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.callerAddress !== void 0) {
              const _errs4 = errors;
              if (typeof data.callerAddress !== "string") {
                validateTransferInvoke.errors = [{ instancePath: instancePath + "/callerAddress", schemaPath: "#/properties/callerAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gas !== void 0) {
                let data2 = data.gas;
                const _errs6 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateTransferInvoke.errors = [{ instancePath: instancePath + "/gas", schemaPath: "#/properties/gas/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.callValue !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.callValue !== "string") {
                    validateTransferInvoke.errors = [{ instancePath: instancePath + "/callValue", schemaPath: "#/properties/callValue/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.msgData !== void 0) {
                    let data4 = data.msgData;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid1 = false;
                    const _errs12 = errors;
                    if (typeof data4 !== "string") {
                      const err0 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs14 = errors;
                      if (data4 !== null) {
                        const err1 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err2 = { instancePath: instancePath + "/msgData", schemaPath: "#/properties/msgData/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                      errors++;
                      validateTransferInvoke.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs11;
                      if (vErrors !== null) {
                        if (_errs11) { vErrors.length = _errs11; } else { vErrors = null; }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else { var valid0 = true; }
                }
              }
            }
          }
        }
      }
    } else {
      validateTransferInvoke.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTransferInvoke.errors = vErrors;
  return errors === 0;
}
function validateTransferTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.programInvoke === void 0 && (missing0 = "programInvoke") || data.transferInvoke === void 0 && (missing0 = "transferInvoke") || data.subtraces === void 0 && (missing0 = "subtraces") || data.result === void 0 && (missing0 = "result") || data.error === void 0 && (missing0 = "error") || data.reverted === void 0 && (missing0 = "reverted")) {
        validateTransferTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "programInvoke" || key0 === "transferInvoke" || key0 === "subtraces" || key0 === "result" || key0 === "error" || key0 === "reverted")) {
            validateTransferTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.programInvoke !== void 0) {
            const _errs2 = errors;
            if (data.programInvoke !== null) {
              validateTransferTrace.errors = [{ instancePath: instancePath + "/programInvoke", schemaPath: "#/properties/programInvoke/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.transferInvoke !== void 0) {
              const _errs4 = errors;
              if (!validateTransferInvoke(data.transferInvoke, instancePath + "/transferInvoke", isEthereum)) {
                vErrors = vErrors === null ? validateTransferInvoke.errors : vErrors.concat(validateTransferInvoke.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
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
                          validateTransferTrace.errors = [{ instancePath: instancePath + "/subtraces/" + i0, schemaPath: "#/properties/subtraces/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) { break; }
                    }
                  } else {
                    validateTransferTrace.errors = [{ instancePath: instancePath + "/subtraces", schemaPath: "#/properties/subtraces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.result !== void 0) {
                  const _errs10 = errors;
                  if (data.result !== null) {
                    validateTransferTrace.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.error !== void 0) {
                    const _errs12 = errors;
                    if (data.error !== null) {
                      validateTransferTrace.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.reverted !== void 0) {
                      const _errs14 = errors;
                      if (typeof data.reverted !== "boolean") {
                        validateTransferTrace.errors = [{ instancePath: instancePath + "/reverted", schemaPath: "#/properties/reverted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else { var valid0 = true; }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateTransferTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTransferTrace.errors = vErrors;
  return errors === 0;
}
function validateTrieProof(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateData(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateTrieProof.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateTrieProof.errors = vErrors;
  return errors === 0;
}
function validateVmEffects(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mem === void 0 && (missing0 = "mem") || data.push === void 0 && (missing0 = "push") || data.store === void 0 && (missing0 = "store") || data.used === void 0 && (missing0 = "used")) {
        validateVmEffects.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "mem" || key0 === "push" || key0 === "store" || key0 === "used")) {
            validateVmEffects.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.mem !== void 0) {
            let data0 = data.mem;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validateVmMemory(data0, instancePath + "/mem", isEthereum)) {
              vErrors = vErrors === null ? validateVmMemory.errors : vErrors.concat(validateVmMemory.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 !== null) {
                const err0 = { instancePath: instancePath + "/mem", schemaPath: "#/properties/mem/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err1 = { instancePath: instancePath + "/mem", schemaPath: "#/properties/mem/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
              errors++;
              validateVmEffects.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.push !== void 0) {
              let data1 = data.push;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (Array.isArray(data1)) {
                  var valid2 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs9 = errors;
                    if (!validateQuantity(data1[i0], instancePath + "/push/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs9 === errors;
                    if (!valid2) { break; }
                  }
                } else {
                  validateVmEffects.errors = [{ instancePath: instancePath + "/push", schemaPath: "#/properties/push/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.store !== void 0) {
                let data3 = data.store;
                const _errs10 = errors;
                const _errs11 = errors;
                let valid3 = false;
                const _errs12 = errors;
                if (!validateVmStore(data3, instancePath + "/store", isEthereum)) {
                  vErrors = vErrors === null ? validateVmStore.errors : vErrors.concat(validateVmStore.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs12 === errors;
                valid3 = valid3 || _valid1;
                if (!valid3) {
                  const _errs13 = errors;
                  if (data3 !== null) {
                    const err2 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                    errors++;
                  }
                  var _valid1 = _errs13 === errors;
                  valid3 = valid3 || _valid1;
                }
                if (!valid3) {
                  const err3 = { instancePath: instancePath + "/store", schemaPath: "#/properties/store/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                  errors++;
                  validateVmEffects.errors = vErrors;
                  return false;
                } else {
                  errors = _errs11;
                  if (vErrors !== null) {
                    if (_errs11) { vErrors.length = _errs11; } else { vErrors = null; }
                  }
                }
                var valid0 = _errs10 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.used !== void 0) {
                  let data4 = data.used;
                  const _errs15 = errors;
                  if (!(typeof data4 == "number" && isFinite(data4))) {
                    validateVmEffects.errors = [{ instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                  var valid0 = _errs15 === errors;
                } else { var valid0 = true; }
              }
            }
          }
        }
      }
    } else {
      validateVmEffects.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateVmEffects.errors = vErrors;
  return errors === 0;
}
function validateVmMemory(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.off === void 0 && (missing0 = "off")) {
        validateVmMemory.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "data" || key0 === "off")) {
            validateVmMemory.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.data !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.data, instancePath + "/data", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.off !== void 0) {
              let data1 = data.off;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validateVmMemory.errors = [{ instancePath: instancePath + "/off", schemaPath: "#/properties/off/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateVmMemory.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateVmMemory.errors = vErrors;
  return errors === 0;
}
function validateVmOperation(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.cost === void 0 && (missing0 = "cost") || data.ex === void 0 && (missing0 = "ex") || data.pc === void 0 && (missing0 = "pc") || data.sub === void 0 && (missing0 = "sub") || data.op === void 0 && (missing0 = "op")) {
        validateVmOperation.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "cost" || key0 === "ex" || key0 === "pc" || key0 === "sub" || key0 === "op")) {
            validateVmOperation.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.cost !== void 0) {
            let data0 = data.cost;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0))) {
              validateVmOperation.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.ex !== void 0) {
              let data1 = data.ex;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if (!validateVmEffects(data1, instancePath + "/ex", isEthereum)) {
                vErrors = vErrors === null ? validateVmEffects.errors : vErrors.concat(validateVmEffects.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs7 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/ex", schemaPath: "#/properties/ex/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/ex", schemaPath: "#/properties/ex/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateVmOperation.errors = vErrors;
                return false;
              } else {
                errors = _errs5;
                if (vErrors !== null) {
                  if (_errs5) { vErrors.length = _errs5; } else { vErrors = null; }
                }
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.pc !== void 0) {
                let data2 = data.pc;
                const _errs9 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validateVmOperation.errors = [{ instancePath: instancePath + "/pc", schemaPath: "#/properties/pc/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.sub !== void 0) {
                  let data3 = data.sub;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid2 = false;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    } else {
                      const err2 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                      errors++;
                    }
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const _errs16 = errors;
                    if (data3 !== null) {
                      const err3 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                      errors++;
                    }
                    var _valid1 = _errs16 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if (!valid2) {
                    const err4 = { instancePath: instancePath + "/sub", schemaPath: "#/properties/sub/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                    errors++;
                    validateVmOperation.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs12;
                    if (vErrors !== null) {
                      if (_errs12) { vErrors.length = _errs12; } else { vErrors = null; }
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.op !== void 0) {
                    const _errs18 = errors;
                    if (typeof data.op !== "string") {
                      validateVmOperation.errors = [{ instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs18 === errors;
                  } else { var valid0 = true; }
                }
              }
            }
          }
        }
      }
    } else {
      validateVmOperation.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateVmOperation.errors = vErrors;
  return errors === 0;
}
function validateVmStore(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.val === void 0 && (missing0 = "val")) {
        validateVmStore.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "key" || key0 === "val")) {
            validateVmStore.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            const _errs2 = errors;
            if (!validateQuantity(data.key, instancePath + "/key", isEthereum)) {
              vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.val !== void 0) {
              const _errs3 = errors;
              if (!validateQuantity(data.val, instancePath + "/val", isEthereum)) {
                vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateVmStore.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateVmStore.errors = vErrors;
  return errors === 0;
}
function validateVmTrace(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.ops === void 0 && (missing0 = "ops")) {
        validateVmTrace.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "ops")) {
            validateVmTrace.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            const _errs2 = errors;
            if (!validateData(data.code, instancePath + "/code", isEthereum)) {
              vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.ops !== void 0) {
              let data1 = data.ops;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validateVmOperation(data1[i0], instancePath + "/ops/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateVmOperation.errors : vErrors.concat(validateVmOperation.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) { break; }
                  }
                } else {
                  validateVmTrace.errors = [{ instancePath: instancePath + "/ops", schemaPath: "#/properties/ops/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateVmTrace.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateVmTrace.errors = vErrors;
  return errors === 0;
}
function validateResult_hardhat_addBalance(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validateResult_hardhat_addBalance.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validateResult_hardhat_addBalance.errors = vErrors;
  return errors === 0;
}
function validateResult_hardhat_getAutomine(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "boolean") {
    validateResult_hardhat_getAutomine.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
    return false;
  }
  validateResult_hardhat_getAutomine.errors = vErrors;
  return errors === 0;
}
function validateResult_anvil_getGenesisTime(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validateResult_anvil_getGenesisTime.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  validateResult_anvil_getGenesisTime.errors = vErrors;
  return errors === 0;
}
function validateResult_anvil_getIntervalMining(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateResult_anvil_getIntervalMining.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_anvil_getIntervalMining.errors = vErrors;
  return errors === 0;
}
function validateResult_evm_mine_detailed(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateBlock(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBlock.errors : vErrors.concat(validateBlock.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_evm_mine_detailed.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_evm_mine_detailed.errors = vErrors;
  return errors === 0;
}
function validateResult_debug_accountTransactionQuota(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateAccountQuota(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateAccountQuota.errors : vErrors.concat(validateAccountQuota.errors);
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
    validateResult_debug_accountTransactionQuota.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_debug_accountTransactionQuota.errors = vErrors;
  return errors === 0;
}
function validateResult_debug_getRawBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateData(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
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
    validateResult_debug_getRawBlock.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_debug_getRawBlock.errors = vErrors;
  return errors === 0;
}
function validateResult_debug_getRawReceipts(data, instancePath = "", isEthereum = false) {
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
        if (!validateData(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateData.errors : vErrors.concat(validateData.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) { break; }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs4 = errors;
    if (data !== null) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateResult_debug_getRawReceipts.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_debug_getRawReceipts.errors = vErrors;
  return errors === 0;
}
function validateResult_debug_traceBlockByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockTraces(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockTraces.errors : vErrors.concat(validateBlockTraces.errors);
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
    validateResult_debug_traceBlockByHash.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_debug_traceBlockByHash.errors = vErrors;
  return errors === 0;
}
function validateResult_debug_traceTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTransactionTrace(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTransactionTrace.errors : vErrors.concat(validateTransactionTrace.errors);
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
    validateResult_debug_traceTransaction.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_debug_traceTransaction.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_accounts(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateAddress(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_eth_accounts.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_eth_accounts.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_getBlockTransactionCountByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateQuantity(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
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
    validateResult_eth_getBlockTransactionCountByHash.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_eth_getBlockTransactionCountByHash.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_getBlocksByNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateBlockInformation(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateBlockInformation.errors : vErrors.concat(validateBlockInformation.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_eth_getBlocksByNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_eth_getBlocksByNumber.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_getFilterChanges(data, instancePath = "", isEthereum = false) {
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
        if (!validateLog(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateLog.errors : vErrors.concat(validateLog.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) { break; }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
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
          if (!validateHash(data[i1], instancePath + "/" + i1, isEthereum)) {
            vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs6 === errors;
          if (!valid2) { break; }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateResult_eth_getFilterChanges.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_eth_getFilterChanges.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_getLogs(data, instancePath = "", isEthereum = false) {
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
        if (!validateLog(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateLog.errors : vErrors.concat(validateLog.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
        if (!valid1) { break; }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs4 = errors;
    if (!validateLogPage(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateLogPage.errors : vErrors.concat(validateLogPage.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
    errors++;
    validateResult_eth_getLogs.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_eth_getLogs.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_getWork(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 3) {
        validateResult_eth_getWork.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
        return false;
      } else {
        if (data.length < 3) {
          validateResult_eth_getWork.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validateHash(data[i0], instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateHash.errors : vErrors.concat(validateHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) { break; }
          }
        }
      }
    } else {
      validateResult_eth_getWork.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_eth_getWork.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_netHashrate(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validateResult_eth_netHashrate.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        validateResult_eth_netHashrate.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
        return false;
      }
    }
  }
  validateResult_eth_netHashrate.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_pendingTransactions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateTransaction(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateTransaction.errors : vErrors.concat(validateTransaction.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_eth_pendingTransactions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_eth_pendingTransactions.errors = vErrors;
  return errors === 0;
}
function validateResult_eth_simulateV1(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validateSimulatedBlock(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validateSimulatedBlock.errors : vErrors.concat(validateSimulatedBlock.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_eth_simulateV1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_eth_simulateV1.errors = vErrors;
  return errors === 0;
}
function validateResult_net_peerList(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (typeof data[i0] !== "string") {
          validateResult_net_peerList.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_net_peerList.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_net_peerList.errors = vErrors;
  return errors === 0;
}
function validateResult_net_version(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateResult_net_version.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validateResult_net_version.errors = vErrors;
  return errors === 0;
}
function validateResult_sco_clearPeerScoring(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validatePeerScore(data[i0], instancePath + "/" + i0, isEthereum)) {
          vErrors = vErrors === null ? validatePeerScore.errors : vErrors.concat(validatePeerScore.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateResult_sco_clearPeerScoring.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateResult_sco_clearPeerScoring.errors = vErrors;
  return errors === 0;
}
function validateResult_trace_block(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateActionTraces(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateActionTraces.errors : vErrors.concat(validateActionTraces.errors);
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
    validateResult_trace_block.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_trace_block.errors = vErrors;
  return errors === 0;
}
function validateResult_trace_get(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateActionTrace(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateActionTrace.errors : vErrors.concat(validateActionTrace.errors);
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
    validateResult_trace_get.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_trace_get.errors = vErrors;
  return errors === 0;
}
function validateResult_trace_replayBlockTransactions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateReplayedTraces(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateReplayedTraces.errors : vErrors.concat(validateReplayedTraces.errors);
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
    validateResult_trace_replayBlockTransactions.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_trace_replayBlockTransactions.errors = vErrors;
  return errors === 0;
}
function validateResult_trace_replayTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateParityTrace(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateParityTrace.errors : vErrors.concat(validateParityTrace.errors);
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
    validateResult_trace_replayTransaction.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateResult_trace_replayTransaction.errors = vErrors;
  return errors === 0;
}

/** A check of a result, for tests and the doctor; `errors` has the problems of the last check. */
export interface ResultValidator<M extends MethodName> {
  (value: unknown): value is Methods[M]['result']
  errors?: readonly ValidationProblem[] | null
}

export const resultValidators: { readonly [M in MethodName]: ResultValidator<M> } = {
  anvil_addBalance: validateResult_hardhat_addBalance,
  anvil_autoImpersonateAccount: validateResult_hardhat_addBalance,
  anvil_dealERC20: validateResult_hardhat_addBalance,
  anvil_dropAllTransactions: validateResult_hardhat_addBalance,
  anvil_dropTransaction: validateHashOrNull,
  anvil_dumpState: validateData,
  anvil_freezeTime: validateResult_hardhat_addBalance,
  anvil_getAutomine: validateResult_hardhat_getAutomine,
  anvil_getGenesisTime: validateResult_anvil_getGenesisTime,
  anvil_getIntervalMining: validateResult_anvil_getIntervalMining,
  anvil_impersonateAccount: validateResult_hardhat_addBalance,
  anvil_increaseTime: validateQuantity,
  anvil_loadState: validateResult_hardhat_getAutomine,
  anvil_metadata: validateChainMetadata,
  anvil_mine: validateResult_hardhat_addBalance,
  anvil_mineBlockNumber: validateResult_hardhat_addBalance,
  anvil_mine_detailed: validateResult_evm_mine_detailed,
  anvil_nodeInfo: validateChainInfo,
  anvil_removeBlockTimestampInterval: validateResult_hardhat_getAutomine,
  anvil_removePoolTransactions: validateResult_hardhat_addBalance,
  anvil_reorg: validateResult_hardhat_addBalance,
  anvil_reset: validateResult_hardhat_addBalance,
  anvil_revert: validateResult_hardhat_getAutomine,
  anvil_rollback: validateResult_hardhat_addBalance,
  anvil_setAutomine: validateResult_hardhat_addBalance,
  anvil_setBalance: validateResult_hardhat_addBalance,
  anvil_setBlockGasLimit: validateResult_hardhat_getAutomine,
  anvil_setBlockTimestampInterval: validateResult_hardhat_addBalance,
  anvil_setCode: validateResult_hardhat_addBalance,
  anvil_setCoinbase: validateResult_hardhat_addBalance,
  anvil_setERC20Allowance: validateResult_hardhat_addBalance,
  anvil_setERC20Balance: validateResult_hardhat_addBalance,
  anvil_setIntervalMining: validateResult_hardhat_addBalance,
  anvil_setLoggingEnabled: validateResult_hardhat_addBalance,
  anvil_setMinGasPrice: validateResult_hardhat_addBalance,
  anvil_setNextBlockBaseFeePerGas: validateResult_hardhat_addBalance,
  anvil_setNextBlockTimestamp: validateResult_hardhat_addBalance,
  anvil_setNonce: validateResult_hardhat_addBalance,
  anvil_setRpcUrl: validateResult_hardhat_addBalance,
  anvil_setStorageAt: validateResult_hardhat_getAutomine,
  anvil_setTime: validateResult_anvil_getGenesisTime,
  anvil_snapshot: validateQuantity,
  anvil_startMining: validateResult_hardhat_addBalance,
  anvil_stopImpersonatingAccount: validateResult_hardhat_addBalance,
  anvil_stopMining: validateResult_hardhat_addBalance,
  db_getHex: validateResult_hardhat_addBalance,
  db_getString: validateResult_hardhat_addBalance,
  db_putHex: validateResult_hardhat_addBalance,
  db_putString: validateResult_hardhat_addBalance,
  debug_accountTransactionQuota: validateResult_debug_accountTransactionQuota,
  debug_getRawBlock: validateResult_debug_getRawBlock,
  debug_getRawHeader: validateResult_debug_getRawBlock,
  debug_getRawReceipts: validateResult_debug_getRawReceipts,
  debug_getRawTransaction: validateData,
  debug_storageRangeAt: validateStorageRange,
  debug_traceBlockByHash: validateResult_debug_traceBlockByHash,
  debug_traceBlockByNumber: validateResult_debug_traceBlockByHash,
  debug_traceCall: validateTransactionTrace,
  debug_traceCallMany: validateBundleTraces,
  debug_traceTransaction: validateResult_debug_traceTransaction,
  debug_wireProtocolQueueSize: validateQuantity,
  eth_accounts: validateResult_eth_accounts,
  eth_blobBaseFee: validateQuantity,
  eth_blockNumber: validateQuantity,
  eth_bridgeState: validateBridgeState,
  eth_call: validateData,
  eth_callMany: validateBundleResults,
  eth_chainId: validateQuantity,
  eth_coinbase: validateAddress,
  eth_compileLLL: validateResult_hardhat_addBalance,
  eth_compileSerpent: validateResult_hardhat_addBalance,
  eth_compileSolidity: validateResult_hardhat_addBalance,
  eth_createAccessList: validateAccessListResult,
  eth_estimateGas: validateQuantity,
  eth_feeHistory: validateFeeHistory,
  eth_fillTransaction: validateFilledTransaction,
  eth_gasPrice: validateQuantity,
  eth_getAccountInfo: validateAccountInfo,
  eth_getBalance: validateQuantity,
  eth_getBlockByHash: validateBlockOrNull,
  eth_getBlockByNumber: validateBlockOrNull,
  eth_getBlockReceipts: validateReceiptsOrNull,
  eth_getBlockTransactionCountByHash: validateResult_eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber: validateResult_eth_getBlockTransactionCountByHash,
  eth_getBlocksByNumber: validateResult_eth_getBlocksByNumber,
  eth_getCode: validateData,
  eth_getCompilers: validateResult_hardhat_addBalance,
  eth_getFilterChanges: validateResult_eth_getFilterChanges,
  eth_getFilterLogs: validateResult_eth_getFilterChanges,
  eth_getHeaderByHash: validateBlockHeaderOrNull,
  eth_getHeaderByNumber: validateBlockHeaderOrNull,
  eth_getLogs: validateResult_eth_getLogs,
  eth_getProof: validateAccountProof,
  eth_getRawTransactionByBlockHashAndIndex: validateData,
  eth_getRawTransactionByBlockNumberAndIndex: validateData,
  eth_getRawTransactionByHash: validateData,
  eth_getStorageAt: validateHash,
  eth_getTransactionByBlockHashAndIndex: validateTransactionOrNull,
  eth_getTransactionByBlockNumberAndIndex: validateTransactionOrNull,
  eth_getTransactionByHash: validateTransactionOrNull,
  eth_getTransactionCount: validateQuantity,
  eth_getTransactionReceipt: validateReceiptOrNull,
  eth_getUncleByBlockHashAndIndex: validateBlockOrNull,
  eth_getUncleByBlockNumberAndIndex: validateBlockOrNull,
  eth_getUncleCountByBlockHash: validateResult_eth_getBlockTransactionCountByHash,
  eth_getUncleCountByBlockNumber: validateResult_eth_getBlockTransactionCountByHash,
  eth_getWork: validateResult_eth_getWork,
  eth_hashrate: validateQuantity,
  eth_maxPriorityFeePerGas: validateQuantity,
  eth_mining: validateResult_hardhat_getAutomine,
  eth_netHashrate: validateResult_eth_netHashrate,
  eth_newBlockFilter: validateFilterId,
  eth_newFilter: validateFilterId,
  eth_newPendingTransactionFilter: validateFilterId,
  eth_pendingTransactions: validateResult_eth_pendingTransactions,
  eth_protocolVersion: validateQuantity,
  eth_sendRawTransaction: validateHash,
  eth_sendRawTransactionSync: validateReceipt,
  eth_sendTransaction: validateHash,
  eth_sendTransactionSync: validateReceipt,
  eth_sendUnsignedTransaction: validateHash,
  eth_sign: validateSignature,
  eth_signTypedData_v4: validateSignature,
  eth_simulateV1: validateResult_eth_simulateV1,
  eth_submitHashrate: validateResult_hardhat_getAutomine,
  eth_submitWork: validateResult_hardhat_getAutomine,
  eth_subscribe: validateData,
  eth_syncing: validateSyncStatus,
  eth_uninstallFilter: validateResult_hardhat_getAutomine,
  eth_unsubscribe: validateResult_hardhat_getAutomine,
  evm_addBalance: validateResult_hardhat_getAutomine,
  evm_autoImpersonateAccount: validateResult_hardhat_getAutomine,
  evm_dealERC20: validateResult_hardhat_addBalance,
  evm_dropAllTransactions: validateResult_hardhat_addBalance,
  evm_dropTransaction: validateResult_hardhat_getAutomine,
  evm_dumpState: validateData,
  evm_freezeTime: validateResult_hardhat_addBalance,
  evm_getAutomine: validateResult_hardhat_getAutomine,
  evm_impersonateAccount: validateResult_hardhat_getAutomine,
  evm_increaseTime: validateQuantity,
  evm_loadState: validateResult_hardhat_getAutomine,
  evm_metadata: validateChainMetadata,
  evm_mine: validateResult_hardhat_addBalance,
  evm_mineBlockNumber: validateResult_hardhat_addBalance,
  evm_mine_detailed: validateResult_evm_mine_detailed,
  evm_nodeInfo: validateChainInfo,
  evm_removeBlockTimestampInterval: validateResult_hardhat_getAutomine,
  evm_reset: validateResult_hardhat_addBalance,
  evm_revert: validateResult_hardhat_getAutomine,
  evm_setAccountBalance: validateResult_hardhat_getAutomine,
  evm_setAccountCode: validateResult_hardhat_getAutomine,
  evm_setAccountNonce: validateResult_hardhat_getAutomine,
  evm_setAccountStorageAt: validateResult_hardhat_getAutomine,
  evm_setAutomine: validateResult_hardhat_getAutomine,
  evm_setBalance: validateResult_hardhat_getAutomine,
  evm_setBlockGasLimit: validateResult_hardhat_getAutomine,
  evm_setBlockTimestampInterval: validateResult_hardhat_getAutomine,
  evm_setCode: validateResult_hardhat_getAutomine,
  evm_setCoinbase: validateResult_hardhat_getAutomine,
  evm_setERC20Allowance: validateResult_hardhat_addBalance,
  evm_setIntervalMining: validateResult_hardhat_getAutomine,
  evm_setLoggingEnabled: validateResult_hardhat_getAutomine,
  evm_setMinGasPrice: validateResult_hardhat_getAutomine,
  evm_setNextBlockBaseFeePerGas: validateResult_hardhat_getAutomine,
  evm_setNextBlockTimestamp: validateQuantity,
  evm_setNonce: validateResult_hardhat_getAutomine,
  evm_setRpcUrl: validateResult_hardhat_addBalance,
  evm_setStorageAt: validateResult_hardhat_getAutomine,
  evm_setTime: validateResult_anvil_getGenesisTime,
  evm_snapshot: validateQuantity,
  evm_startMining: validateResult_hardhat_addBalance,
  evm_stopImpersonatingAccount: validateResult_hardhat_getAutomine,
  evm_stopMining: validateResult_hardhat_addBalance,
  hardhat_addBalance: validateResult_hardhat_getAutomine,
  hardhat_autoImpersonateAccount: validateResult_hardhat_getAutomine,
  hardhat_dealERC20: validateResult_hardhat_addBalance,
  hardhat_dropAllTransactions: validateResult_hardhat_addBalance,
  hardhat_dropTransaction: validateResult_hardhat_getAutomine,
  hardhat_dumpState: validateData,
  hardhat_freezeTime: validateResult_hardhat_addBalance,
  hardhat_getAutomine: validateResult_hardhat_getAutomine,
  hardhat_impersonateAccount: validateResult_hardhat_getAutomine,
  hardhat_increaseTime: validateQuantity,
  hardhat_loadState: validateResult_hardhat_getAutomine,
  hardhat_metadata: validateChainMetadata,
  hardhat_mine: validateResult_hardhat_getAutomine,
  hardhat_mineBlockNumber: validateResult_hardhat_addBalance,
  hardhat_mine_detailed: validateResult_evm_mine_detailed,
  hardhat_nodeInfo: validateChainInfo,
  hardhat_removeBlockTimestampInterval: validateResult_hardhat_getAutomine,
  hardhat_reset: validateResult_hardhat_getAutomine,
  hardhat_revert: validateResult_hardhat_getAutomine,
  hardhat_setAutomine: validateResult_hardhat_getAutomine,
  hardhat_setBalance: validateResult_hardhat_getAutomine,
  hardhat_setBlockGasLimit: validateResult_hardhat_getAutomine,
  hardhat_setBlockTimestampInterval: validateResult_hardhat_getAutomine,
  hardhat_setCode: validateResult_hardhat_getAutomine,
  hardhat_setCoinbase: validateResult_hardhat_getAutomine,
  hardhat_setERC20Allowance: validateResult_hardhat_addBalance,
  hardhat_setIntervalMining: validateResult_hardhat_getAutomine,
  hardhat_setLoggingEnabled: validateResult_hardhat_getAutomine,
  hardhat_setMinGasPrice: validateResult_hardhat_getAutomine,
  hardhat_setNextBlockBaseFeePerGas: validateResult_hardhat_getAutomine,
  hardhat_setNextBlockTimestamp: validateQuantity,
  hardhat_setNonce: validateResult_hardhat_getAutomine,
  hardhat_setRpcUrl: validateResult_hardhat_addBalance,
  hardhat_setStorageAt: validateResult_hardhat_getAutomine,
  hardhat_setTime: validateResult_anvil_getGenesisTime,
  hardhat_snapshot: validateQuantity,
  hardhat_startMining: validateResult_hardhat_addBalance,
  hardhat_stopImpersonatingAccount: validateResult_hardhat_getAutomine,
  hardhat_stopMining: validateResult_hardhat_addBalance,
  mnr_getWork: validateMergedMiningWork,
  mnr_submitBitcoinBlock: validateSubmittedBlock,
  mnr_submitBitcoinBlockPartialMerkle: validateSubmittedBlock,
  mnr_submitBitcoinBlockTransactions: validateSubmittedBlock,
  net_listening: validateResult_hardhat_getAutomine,
  net_peerCount: validateQuantity,
  net_peerList: validateResult_net_peerList,
  net_version: validateResult_net_version,
  personal_dumpRawKey: validateHash,
  personal_importRawKey: validateAddress,
  personal_listAccounts: validateResult_eth_accounts,
  personal_lockAccount: validateResult_hardhat_getAutomine,
  personal_newAccount: validateAddress,
  personal_newAccountWithSeed: validateAddress,
  personal_sendTransaction: validateHash,
  personal_sign: validateSignature,
  personal_unlockAccount: validateResult_hardhat_getAutomine,
  'rpc.discover': validateOpenRpcDocument,
  rpc_modules: validateModuleVersions,
  rsk_getRawBlockHeaderByHash: validateResult_debug_getRawBlock,
  rsk_getRawBlockHeaderByNumber: validateResult_debug_getRawBlock,
  rsk_getRawTransactionReceiptByHash: validateResult_debug_getRawBlock,
  rsk_getStorageBytesAt: validateStorageBytes,
  rsk_getTransactionReceiptNodesByHash: validateResult_debug_getRawReceipts,
  rsk_protocolVersion: validateQuantity,
  sco_banAddress: validateResult_hardhat_addBalance,
  sco_bannedAddresses: validateResult_net_peerList,
  sco_clearPeerScoring: validateResult_sco_clearPeerScoring,
  sco_peerList: validateResult_sco_clearPeerScoring,
  sco_reputationSummary: validateReputationSummary,
  sco_unbanAddress: validateResult_hardhat_addBalance,
  shh_addToGroup: validateResult_hardhat_addBalance,
  shh_getFilterChanges: validateResult_hardhat_addBalance,
  shh_getMessages: validateResult_hardhat_addBalance,
  shh_hasIdentity: validateResult_hardhat_addBalance,
  shh_newFilter: validateResult_hardhat_addBalance,
  shh_newGroup: validateResult_hardhat_addBalance,
  shh_newIdentity: validateResult_hardhat_addBalance,
  shh_post: validateResult_hardhat_addBalance,
  shh_uninstallFilter: validateResult_hardhat_addBalance,
  shh_version: validateResult_hardhat_addBalance,
  tenderly_addBalance: validateResult_hardhat_getAutomine,
  tenderly_setBalance: validateResult_hardhat_getAutomine,
  trace_block: validateResult_trace_block,
  trace_call: validateParityTrace,
  trace_callMany: validateParityTraces,
  trace_filter: validateActionTraces,
  trace_get: validateResult_trace_get,
  trace_rawTransaction: validateParityTrace,
  trace_replayBlockTransactions: validateResult_trace_replayBlockTransactions,
  trace_replayTransaction: validateResult_trace_replayTransaction,
  trace_transaction: validateResult_trace_block,
  txpool_content: validatePoolContent,
  txpool_contentFrom: validateSenderPoolContent,
  txpool_inspect: validatePoolSummaries,
  txpool_status: validatePoolStatus,
  web3_clientVersion: validateResult_net_version,
  web3_sha3: validateHash,
}
