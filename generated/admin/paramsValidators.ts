// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: code of ajv; the exports at the end are typed.
import type { MethodName, Methods } from './methods.ts'

function validateAddressesInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validateAddressesInput.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (typeof data[i0] !== "string") {
            validateAddressesInput.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateAddressesInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateAddressesInput.errors = vErrors;
  return errors === 0;
}
function validateAddressesOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateAddressesInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateAddressesInput.errors : vErrors.concat(validateAddressesInput.errors);
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
    validateAddressesOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateAddressesOrNoneInput.errors = vErrors;
  return errors === 0;
}
const patternCallIdInput = new RegExp("^[0-9a-f]{8}-[0-9]{1,15}$", "u");
function validateCallIdInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternCallIdInput.test(data)) {
        validateCallIdInput.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9]{1,15}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9]{1,15}$"' }];
        return false;
      }
    } else {
      validateCallIdInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCallIdInput.errors = vErrors;
  return errors === 0;
}
const patternDayInput = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
function validateDayInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternDayInput.test(data)) {
        validateDayInput.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"' }];
        return false;
      }
    } else {
      validateDayInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateDayInput.errors = vErrors;
  return errors === 0;
}
const schemaKeyChangesInput = { "$id": "KeyChangesInput", "type": "object", "properties": { "name": { "$ref": "NameInput" }, "owner": { "$ref": "NameOrNoneInput" }, "network": { "$ref": "NetworkInput" }, "methods": { "$ref": "MethodsOrNoneInput" }, "requestsPerSecond": { "$ref": "LimitOrNoneInput" }, "requestsPerDay": { "$ref": "LimitOrNoneInput" }, "origins": { "$ref": "OriginsOrNoneInput" }, "addresses": { "$ref": "AddressesOrNoneInput" }, "expiresAt": { "$ref": "TimeOrNoneInput" } }, "required": [], "additionalProperties": false };
const funcKeyChangesInput = Object.prototype.hasOwnProperty;
function validateKeyChangesInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!funcKeyChangesInput.call(schemaKeyChangesInput.properties, key0)) {
          validateKeyChangesInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (!validateNameInput(data.name, instancePath + "/name", isEthereum)) {
            vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.owner !== void 0) {
            const _errs3 = errors;
            if (!validateNameOrNoneInput(data.owner, instancePath + "/owner", isEthereum)) {
              vErrors = vErrors === null ? validateNameOrNoneInput.errors : vErrors.concat(validateNameOrNoneInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.network !== void 0) {
              const _errs4 = errors;
              if (!validateNetworkInput(data.network, instancePath + "/network", isEthereum)) {
                vErrors = vErrors === null ? validateNetworkInput.errors : vErrors.concat(validateNetworkInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.methods !== void 0) {
                const _errs5 = errors;
                if (!validateMethodsOrNoneInput(data.methods, instancePath + "/methods", isEthereum)) {
                  vErrors = vErrors === null ? validateMethodsOrNoneInput.errors : vErrors.concat(validateMethodsOrNoneInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.requestsPerSecond !== void 0) {
                  const _errs6 = errors;
                  if (!validateLimitOrNoneInput(data.requestsPerSecond, instancePath + "/requestsPerSecond", isEthereum)) {
                    vErrors = vErrors === null ? validateLimitOrNoneInput.errors : vErrors.concat(validateLimitOrNoneInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.requestsPerDay !== void 0) {
                    const _errs7 = errors;
                    if (!validateLimitOrNoneInput(data.requestsPerDay, instancePath + "/requestsPerDay", isEthereum)) {
                      vErrors = vErrors === null ? validateLimitOrNoneInput.errors : vErrors.concat(validateLimitOrNoneInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.origins !== void 0) {
                      const _errs8 = errors;
                      if (!validateOriginsOrNoneInput(data.origins, instancePath + "/origins", isEthereum)) {
                        vErrors = vErrors === null ? validateOriginsOrNoneInput.errors : vErrors.concat(validateOriginsOrNoneInput.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.addresses !== void 0) {
                        const _errs9 = errors;
                        if (!validateAddressesOrNoneInput(data.addresses, instancePath + "/addresses", isEthereum)) {
                          vErrors = vErrors === null ? validateAddressesOrNoneInput.errors : vErrors.concat(validateAddressesOrNoneInput.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.expiresAt !== void 0) {
                          const _errs10 = errors;
                          if (!validateTimeOrNoneInput(data.expiresAt, instancePath + "/expiresAt", isEthereum)) {
                            vErrors = vErrors === null ? validateTimeOrNoneInput.errors : vErrors.concat(validateTimeOrNoneInput.errors);
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
        }
      }
    } else {
      validateKeyChangesInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateKeyChangesInput.errors = vErrors;
  return errors === 0;
}
function validateKeyFilterInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "owner" || key0 === "after" || key0 === "limit")) {
          validateKeyFilterInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.owner !== void 0) {
          const _errs2 = errors;
          if (!validateNameInput(data.owner, instancePath + "/owner", isEthereum)) {
            vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.after !== void 0) {
            const _errs3 = errors;
            if (typeof data.after !== "string") {
              validateKeyFilterInput.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.limit !== void 0) {
              let data2 = data.limit;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validateKeyFilterInput.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs5) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e3 || isNaN(data2)) {
                    validateKeyFilterInput.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                    return false;
                  } else {
                    if (data2 < 1 || isNaN(data2)) {
                      validateKeyFilterInput.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else { var valid0 = true; }
          }
        }
      }
    } else {
      validateKeyFilterInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateKeyFilterInput.errors = vErrors;
  return errors === 0;
}
const schemaKeyGrantInput = { "$id": "KeyGrantInput", "type": "object", "properties": { "name": { "$ref": "NameInput" }, "owner": { "$ref": "NameInput" }, "network": { "$ref": "NetworkInput" }, "methods": { "$ref": "MethodsInput" }, "requestsPerSecond": { "$ref": "LimitInput" }, "requestsPerDay": { "$ref": "LimitInput" }, "origins": { "$ref": "OriginsInput" }, "addresses": { "$ref": "AddressesInput" }, "expiresAt": { "$ref": "TimeInput" } }, "required": ["name"], "additionalProperties": false };
function validateKeyGrantInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validateKeyGrantInput.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!funcKeyChangesInput.call(schemaKeyGrantInput.properties, key0)) {
            validateKeyGrantInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validateNameInput(data.name, instancePath + "/name", isEthereum)) {
              vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.owner !== void 0) {
              const _errs3 = errors;
              if (!validateNameInput(data.owner, instancePath + "/owner", isEthereum)) {
                vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.network !== void 0) {
                const _errs4 = errors;
                if (!validateNetworkInput(data.network, instancePath + "/network", isEthereum)) {
                  vErrors = vErrors === null ? validateNetworkInput.errors : vErrors.concat(validateNetworkInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.methods !== void 0) {
                  const _errs5 = errors;
                  if (!validateMethodsInput(data.methods, instancePath + "/methods", isEthereum)) {
                    vErrors = vErrors === null ? validateMethodsInput.errors : vErrors.concat(validateMethodsInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.requestsPerSecond !== void 0) {
                    const _errs6 = errors;
                    if (!validateLimitInput(data.requestsPerSecond, instancePath + "/requestsPerSecond", isEthereum)) {
                      vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.requestsPerDay !== void 0) {
                      const _errs7 = errors;
                      if (!validateLimitInput(data.requestsPerDay, instancePath + "/requestsPerDay", isEthereum)) {
                        vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.origins !== void 0) {
                        const _errs8 = errors;
                        if (!validateOriginsInput(data.origins, instancePath + "/origins", isEthereum)) {
                          vErrors = vErrors === null ? validateOriginsInput.errors : vErrors.concat(validateOriginsInput.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.addresses !== void 0) {
                          const _errs9 = errors;
                          if (!validateAddressesInput(data.addresses, instancePath + "/addresses", isEthereum)) {
                            vErrors = vErrors === null ? validateAddressesInput.errors : vErrors.concat(validateAddressesInput.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.expiresAt !== void 0) {
                            const _errs10 = errors;
                            if (!validateTimeInput(data.expiresAt, instancePath + "/expiresAt", isEthereum)) {
                              vErrors = vErrors === null ? validateTimeInput.errors : vErrors.concat(validateTimeInput.errors);
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
          }
        }
      }
    } else {
      validateKeyGrantInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateKeyGrantInput.errors = vErrors;
  return errors === 0;
}
const patternKeyIdInput = new RegExp("^[0-9a-f]{8}$", "u");
function validateKeyIdInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternKeyIdInput.test(data)) {
        validateKeyIdInput.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}$" }, message: 'must match pattern "^[0-9a-f]{8}$"' }];
        return false;
      }
    } else {
      validateKeyIdInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateKeyIdInput.errors = vErrors;
  return errors === 0;
}
function validateLimitInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validateLimitInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validateLimitInput.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validateLimitInput.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validateLimitInput.errors = vErrors;
  return errors === 0;
}
function validateLimitOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateLimitInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
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
    validateLimitOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateLimitOrNoneInput.errors = vErrors;
  return errors === 0;
}
function validateMethodsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 500) {
        validateMethodsInput.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (typeof data[i0] !== "string") {
            validateMethodsInput.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateMethodsInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateMethodsInput.errors = vErrors;
  return errors === 0;
}
function validateMethodsOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateMethodsInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateMethodsInput.errors : vErrors.concat(validateMethodsInput.errors);
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
    validateMethodsOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMethodsOrNoneInput.errors = vErrors;
  return errors === 0;
}
function validateNameInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateNameInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validateNameInput.errors = vErrors;
  return errors === 0;
}
function validateNameOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNameInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
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
    validateNameOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateNameOrNoneInput.errors = vErrors;
  return errors === 0;
}
function validateNetworkInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateNetworkInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validateNetworkInput.errors = vErrors;
  return errors === 0;
}
function validateOriginsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validateOriginsInput.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (typeof data[i0] !== "string") {
            validateOriginsInput.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateOriginsInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateOriginsInput.errors = vErrors;
  return errors === 0;
}
function validateOriginsOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateOriginsInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateOriginsInput.errors : vErrors.concat(validateOriginsInput.errors);
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
    validateOriginsOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateOriginsOrNoneInput.errors = vErrors;
  return errors === 0;
}
function validateOwnerLimitsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "requestsPerDay" || key0 === "maxKeys")) {
          validateOwnerLimitsInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.requestsPerDay !== void 0) {
          const _errs2 = errors;
          if (!validateLimitInput(data.requestsPerDay, instancePath + "/requestsPerDay", isEthereum)) {
            vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.maxKeys !== void 0) {
            const _errs3 = errors;
            if (!validateLimitInput(data.maxKeys, instancePath + "/maxKeys", isEthereum)) {
              vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateOwnerLimitsInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateOwnerLimitsInput.errors = vErrors;
  return errors === 0;
}
function validateRunningCallFilterInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "id" || key0 === "limit")) {
          validateRunningCallFilterInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (data0.length > 100) {
                validateRunningCallFilterInput.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (data0.length < 1) {
                  validateRunningCallFilterInput.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validateRunningCallFilterInput.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.limit !== void 0) {
            const _errs4 = errors;
            if (!validateRunningCallLimitInput(data.limit, instancePath + "/limit", isEthereum)) {
              vErrors = vErrors === null ? validateRunningCallLimitInput.errors : vErrors.concat(validateRunningCallLimitInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateRunningCallFilterInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateRunningCallFilterInput.errors = vErrors;
  return errors === 0;
}
function validateRunningCallLimitInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validateRunningCallLimitInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        validateRunningCallLimitInput.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validateRunningCallLimitInput.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
          return false;
        }
      }
    }
  }
  validateRunningCallLimitInput.errors = vErrors;
  return errors === 0;
}
const patternTimeInput = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$", "u");
function validateTimeInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternTimeInput.test(data)) {
        validateTimeInput.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$"' }];
        return false;
      }
    } else {
      validateTimeInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateTimeInput.errors = vErrors;
  return errors === 0;
}
function validateTimeOrNoneInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTimeInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTimeInput.errors : vErrors.concat(validateTimeInput.errors);
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
    validateTimeOrNoneInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTimeOrNoneInput.errors = vErrors;
  return errors === 0;
}
function validateUsageFilterInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to" || key0 === "id" || key0 === "owner")) {
          validateUsageFilterInput.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.from !== void 0) {
          const _errs2 = errors;
          if (!validateDayInput(data.from, instancePath + "/from", isEthereum)) {
            vErrors = vErrors === null ? validateDayInput.errors : vErrors.concat(validateDayInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.to !== void 0) {
            const _errs3 = errors;
            if (!validateDayInput(data.to, instancePath + "/to", isEthereum)) {
              vErrors = vErrors === null ? validateDayInput.errors : vErrors.concat(validateDayInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.id !== void 0) {
              const _errs4 = errors;
              if (!validateKeyIdInput(data.id, instancePath + "/id", isEthereum)) {
                vErrors = vErrors === null ? validateKeyIdInput.errors : vErrors.concat(validateKeyIdInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.owner !== void 0) {
                const _errs5 = errors;
                if (!validateNameInput(data.owner, instancePath + "/owner", isEthereum)) {
                  vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateUsageFilterInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateUsageFilterInput.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_cancelCall(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_admin_cancelCall.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_cancelCall.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateCallIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallIdInput.errors : vErrors.concat(validateCallIdInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_admin_cancelCall.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_cancelCall.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_createKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_admin_createKey.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_createKey.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateKeyGrantInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateKeyGrantInput.errors : vErrors.concat(validateKeyGrantInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_admin_createKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_createKey.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_getKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_admin_getKey.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_getKey.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateKeyIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateKeyIdInput.errors : vErrors.concat(validateKeyIdInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_admin_getKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_getKey.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_getLoad(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validateParams_admin_getLoad.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validateParams_admin_getLoad.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_getLoad.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_getUsage(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_admin_getUsage.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_getUsage.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateUsageFilterInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateUsageFilterInput.errors : vErrors.concat(validateUsageFilterInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_admin_getUsage.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_getUsage.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_listKeys(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_admin_listKeys.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_listKeys.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateKeyFilterInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateKeyFilterInput.errors : vErrors.concat(validateKeyFilterInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_admin_listKeys.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_listKeys.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_listRunningCalls(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_admin_listRunningCalls.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_admin_listRunningCalls.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateRunningCallFilterInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateRunningCallFilterInput.errors : vErrors.concat(validateRunningCallFilterInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_admin_listRunningCalls.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_listRunningCalls.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_rotateKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_admin_rotateKey.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_admin_rotateKey.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateKeyIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateKeyIdInput.errors : vErrors.concat(validateKeyIdInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLimitInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLimitInput.errors : vErrors.concat(validateLimitInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_admin_rotateKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_rotateKey.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_setOwner(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_admin_setOwner.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_admin_setOwner.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateNameInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNameInput.errors : vErrors.concat(validateNameInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateOwnerLimitsInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateOwnerLimitsInput.errors : vErrors.concat(validateOwnerLimitsInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_admin_setOwner.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_setOwner.errors = vErrors;
  return errors === 0;
}
function validateParams_admin_updateKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_admin_updateKey.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_admin_updateKey.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateKeyIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateKeyIdInput.errors : vErrors.concat(validateKeyIdInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateKeyChangesInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateKeyChangesInput.errors : vErrors.concat(validateKeyChangesInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_admin_updateKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_admin_updateKey.errors = vErrors;
  return errors === 0;
}

/** Place and keyword at which a value failed; `instancePath` is a JSON pointer. */
export interface ValidationProblem {
  readonly instancePath: string
  readonly keyword: string
  /** `additionalProperty` is a member that the object may not have. */
  readonly params?: { readonly additionalProperty?: string }
}

/**
 * A check of an array of parameters; `path` is empty. `isEthereum`: the chain has `--compat ethereum`. `errors` has the problems
 * of the last check.
 */
export interface ParamsValidator<M extends MethodName> {
  (value: unknown, path: '', isEthereum: boolean): value is Methods[M]['params']
  errors?: readonly ValidationProblem[] | null
}

export const paramsValidators: { readonly [M in MethodName]: ParamsValidator<M> } = {
  admin_cancelCall: validateParams_admin_cancelCall,
  admin_createKey: validateParams_admin_createKey,
  admin_getKey: validateParams_admin_getKey,
  admin_getLoad: validateParams_admin_getLoad,
  admin_getUsage: validateParams_admin_getUsage,
  admin_listKeys: validateParams_admin_listKeys,
  admin_listOwners: validateParams_admin_getLoad,
  admin_listRunningCalls: validateParams_admin_listRunningCalls,
  admin_listUpstreamNodes: validateParams_admin_getLoad,
  admin_revokeKey: validateParams_admin_getKey,
  admin_rotateKey: validateParams_admin_rotateKey,
  admin_setOwner: validateParams_admin_setOwner,
  admin_updateKey: validateParams_admin_updateKey,
  'rpc.discover': validateParams_admin_getLoad,
}

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = [
]
