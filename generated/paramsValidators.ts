// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: code of ajv; the exports at the end are typed.
import type { MethodName, Methods } from './methods.ts'

function validateAccountOverride(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.balance !== void 0) {
        const _errs1 = errors;
        if (!validateOverrideBalance(data.balance, instancePath + "/balance", isEthereum)) {
          vErrors = vErrors === null ? validateOverrideBalance.errors : vErrors.concat(validateOverrideBalance.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.nonce !== void 0) {
          const _errs2 = errors;
          if (!validateOverrideNonce(data.nonce, instancePath + "/nonce", isEthereum)) {
            vErrors = vErrors === null ? validateOverrideNonce.errors : vErrors.concat(validateOverrideNonce.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.code !== void 0) {
            const _errs3 = errors;
            if (!validateOverrideCode(data.code, instancePath + "/code", isEthereum)) {
              vErrors = vErrors === null ? validateOverrideCode.errors : vErrors.concat(validateOverrideCode.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.state !== void 0) {
              const _errs4 = errors;
              if (!validateOverrideCells(data.state, instancePath + "/state", isEthereum)) {
                vErrors = vErrors === null ? validateOverrideCells.errors : vErrors.concat(validateOverrideCells.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.stateDiff !== void 0) {
                const _errs5 = errors;
                if (!validateOverrideCells(data.stateDiff, instancePath + "/stateDiff", isEthereum)) {
                  vErrors = vErrors === null ? validateOverrideCells.errors : vErrors.concat(validateOverrideCells.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.movePrecompileToAddress !== void 0) {
                  const _errs6 = errors;
                  if (!validateAddressInput(data.movePrecompileToAddress, instancePath + "/movePrecompileToAddress", isEthereum)) {
                    vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.MovePrecompileToAddress !== void 0) {
                    const _errs7 = errors;
                    if (!validateAddressInput(data.MovePrecompileToAddress, instancePath + "/MovePrecompileToAddress", isEthereum)) {
                      vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
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
      validateAccountOverride.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateAccountOverride.errors = vErrors;
  return errors === 0;
}
function validateAddressFilter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateAddressInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
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
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs4 = errors;
            if (!validateAddressInput(data[i0], instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs4 === errors;
            if (!valid1) { break; }
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateAddressFilter.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateAddressFilter.errors = vErrors;
  return errors === 0;
}
const patternAddressInput = new RegExp("^(0[xX])?[0-9a-fA-F]{40}$", "u");
const patternAddressInput_2 = new RegExp("^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$", "u");
function validateAddressInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternAddressInput.test(data)) {
          validateAddressInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{40}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{40}$"' }];
          return false;
        }
      } else {
        validateAddressInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternAddressInput_2.test(data)) {
          validateAddressInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
          return false;
        }
      } else {
        validateAddressInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateAddressInput.errors = vErrors;
  return errors === 0;
}
const patternAnyCaseTag = new RegExp("^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$", "u");
function validateAnyCaseTag(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternAnyCaseTag.test(data)) {
        validateAnyCaseTag.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validateAnyCaseTag.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateAnyCaseTag.errors = vErrors;
  return errors === 0;
}
function validateBannedAddressInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 64) {
        validateBannedAddressInput.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validateBannedAddressInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateBannedAddressInput.errors = vErrors;
  return errors === 0;
}
const patternBlockHashInput = new RegExp("^(0[xX])?[0-9a-fA-F]{64}$", "u");
const patternBlockHashInput_2 = new RegExp("^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$", "u");
function validateBlockHashInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternBlockHashInput.test(data)) {
          validateBlockHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{64}$"' }];
          return false;
        }
      } else {
        validateBlockHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternBlockHashInput_2.test(data)) {
          validateBlockHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
          return false;
        }
      } else {
        validateBlockHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateBlockHashInput.errors = vErrors;
  return errors === 0;
}
const schemaBlockIdentifier = { "$id": "BlockIdentifier", "byCompat": { "rootstock": { "anyOf": [{ "type": "string", "enum": ["earliest", "finalized", "latest", "pending", "safe"] }, { "type": "string", "pattern": "^0x[0-9a-fA-F]{1,64}$" }, { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }] }, "ethereum": { "anyOf": [{ "$ref": "AnyCaseTag" }, { "type": "string", "pattern": "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }] } } };
const patternBlockIdentifier = new RegExp("^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$", "u");
const patternBlockIdentifier_2 = new RegExp("^0x[0-9a-fA-F]{1,64}$", "u");
function validateBlockIdentifier(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (!validateAnyCaseTag(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateAnyCaseTag.errors : vErrors.concat(validateAnyCaseTag.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs3 = errors;
      if (errors === _errs3) {
        if (typeof data === "string") {
          if (!patternBlockIdentifier.test(data)) {
            const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
            if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
            errors++;
          }
        } else {
          const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs5 = errors;
        if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
          const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
        if (errors === _errs5) {
          if (typeof data == "number" && isFinite(data)) {
            if (data > 9007199254740991 || isNaN(data)) {
              const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
              errors++;
            } else {
              if (data < 0 || isNaN(data)) {
                const err4 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                errors++;
              }
            }
          }
        }
        var _valid0 = _errs5 === errors;
        valid1 = valid1 || _valid0;
      }
    }
    if (!valid1) {
      const err5 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateBlockIdentifier.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs8 = errors;
    let valid2 = false;
    const _errs9 = errors;
    if (typeof data !== "string") {
      const err6 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
    }
    if (!(data === "earliest" || data === "finalized" || data === "latest" || data === "pending" || data === "safe")) {
      const err7 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/enum", keyword: "enum", params: { allowedValues: schemaBlockIdentifier.byCompat.rootstock.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
      if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
      errors++;
    }
    var _valid1 = _errs9 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const _errs11 = errors;
      if (errors === _errs11) {
        if (typeof data === "string") {
          if (!patternBlockIdentifier_2.test(data)) {
            const err8 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        } else {
          const err9 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
          errors++;
        }
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs13 = errors;
        if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
          const err10 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
          errors++;
        }
        if (errors === _errs13) {
          if (typeof data == "number" && isFinite(data)) {
            if (data > 9007199254740991 || isNaN(data)) {
              const err11 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
              errors++;
            } else {
              if (data < 0 || isNaN(data)) {
                const err12 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) { vErrors = [err12]; } else { vErrors.push(err12); }
                errors++;
              }
            }
          }
        }
        var _valid1 = _errs13 === errors;
        valid2 = valid2 || _valid1;
      }
    }
    if (!valid2) {
      const err13 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err13]; } else { vErrors.push(err13); }
      errors++;
      validateBlockIdentifier.errors = vErrors;
      return false;
    } else {
      errors = _errs8;
      if (vErrors !== null) {
        if (_errs8) { vErrors.length = _errs8; } else { vErrors = null; }
      }
    }
  }
  validateBlockIdentifier.errors = vErrors;
  return errors === 0;
}
function validateBlockNumberInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if ("0x" !== data) {
    const err0 = {};
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    validateBlockNumberInput.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
    const _errs2 = errors;
    let valid1 = false;
    const _errs3 = errors;
    if (!validateNumberInput(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const err1 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
      validateBlockNumberInput.errors = vErrors;
      return false;
    } else {
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) { vErrors.length = _errs2; } else { vErrors = null; }
      }
    }
  }
  validateBlockNumberInput.errors = vErrors;
  return errors === 0;
}
function validateBlockOverrides(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.number !== void 0) {
        const _errs1 = errors;
        if (!validateCallNumber(data.number, instancePath + "/number", isEthereum)) {
          vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.blockNumber !== void 0) {
          const _errs2 = errors;
          if (!validateCallNumber(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
            vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.time !== void 0) {
            const _errs3 = errors;
            if (!validateCallNumber(data.time, instancePath + "/time", isEthereum)) {
              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.timestamp !== void 0) {
              const _errs4 = errors;
              if (!validateCallNumber(data.timestamp, instancePath + "/timestamp", isEthereum)) {
                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gasLimit !== void 0) {
                const _errs5 = errors;
                if (!validateCallNumber(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                  vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.feeRecipient !== void 0) {
                  const _errs6 = errors;
                  if (!validateAddressInput(data.feeRecipient, instancePath + "/feeRecipient", isEthereum)) {
                    vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.coinbase !== void 0) {
                    const _errs7 = errors;
                    if (!validateAddressInput(data.coinbase, instancePath + "/coinbase", isEthereum)) {
                      vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.miner !== void 0) {
                      const _errs8 = errors;
                      if (!validateAddressInput(data.miner, instancePath + "/miner", isEthereum)) {
                        vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.prevRandao !== void 0) {
                        const _errs9 = errors;
                        if (!validateCallNumber(data.prevRandao, instancePath + "/prevRandao", isEthereum)) {
                          vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.difficulty !== void 0) {
                          const _errs10 = errors;
                          if (!validateCallNumber(data.difficulty, instancePath + "/difficulty", isEthereum)) {
                            vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.random !== void 0) {
                            const _errs11 = errors;
                            if (!validateCallNumber(data.random, instancePath + "/random", isEthereum)) {
                              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.baseFeePerGas !== void 0) {
                              const _errs12 = errors;
                              if (!validateCallNumber(data.baseFeePerGas, instancePath + "/baseFeePerGas", isEthereum)) {
                                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs12 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.baseFee !== void 0) {
                                const _errs13 = errors;
                                if (!validateCallNumber(data.baseFee, instancePath + "/baseFee", isEthereum)) {
                                  vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs13 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.blobBaseFee !== void 0) {
                                  const _errs14 = errors;
                                  if (!validateCallNumber(data.blobBaseFee, instancePath + "/blobBaseFee", isEthereum)) {
                                    vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs14 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.blockHash !== void 0) {
                                    const _errs15 = errors;
                                    if (!validateOverrideHashes(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                                      vErrors = vErrors === null ? validateOverrideHashes.errors : vErrors.concat(validateOverrideHashes.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs15 === errors;
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
      validateBlockOverrides.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlockOverrides.errors = vErrors;
  return errors === 0;
}
const patternBlockReference = new RegExp("^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$", "u");
function validateBlockReference(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    const _errs2 = errors;
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber")) {
        const err0 = {};
        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
        errors++;
      }
    }
    var valid1 = _errs3 === errors;
    if (valid1) {
      validateBlockReference.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/not", keyword: "not", params: {}, message: "must NOT be valid" }];
      return false;
    } else {
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) { vErrors.length = _errs2; } else { vErrors = null; }
      }
      const _errs4 = errors;
      let valid2 = false;
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.blockHash === void 0 && (missing1 = "blockHash")) {
          const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.blockNumber === void 0 && (missing2 = "blockNumber")) {
            const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
            if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
            errors++;
          }
        }
        var _valid0 = _errs6 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
        validateBlockReference.errors = vErrors;
        return false;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) { vErrors.length = _errs4; } else { vErrors = null; }
        }
      }
    }
    if (errors === _errs0) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.blockHash !== void 0) {
          const _errs7 = errors;
          if (!validateBlockHashInput(data.blockHash, instancePath + "/blockHash", isEthereum)) {
            vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
            errors = vErrors.length;
          }
          var valid3 = _errs7 === errors;
        } else { var valid3 = true; }
        if (valid3) {
          if (data.blockNumber !== void 0) {
            const _errs8 = errors;
            if (!validateBlockNumberInput(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
              vErrors = vErrors === null ? validateBlockNumberInput.errors : vErrors.concat(validateBlockNumberInput.errors);
              errors = vErrors.length;
            }
            var valid3 = _errs8 === errors;
          } else { var valid3 = true; }
          if (valid3) {
            if (data.requireCanonical !== void 0) {
              let data2 = data.requireCanonical;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid4 = false;
              const _errs11 = errors;
              if (typeof data2 !== "boolean") {
                const err4 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/ethereum/properties/requireCanonical/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                errors++;
              }
              var _valid1 = _errs11 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const _errs13 = errors;
                if (errors === _errs13) {
                  if (typeof data2 === "string") {
                    if (!patternBlockReference.test(data2)) {
                      const err5 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/ethereum/properties/requireCanonical/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$" }, message: 'must match pattern "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"' };
                      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
                      errors++;
                    }
                  } else {
                    const err6 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/ethereum/properties/requireCanonical/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
                    errors++;
                  }
                }
                var _valid1 = _errs13 === errors;
                valid4 = valid4 || _valid1;
              }
              if (!valid4) {
                const err7 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/ethereum/properties/requireCanonical/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
                errors++;
                validateBlockReference.errors = vErrors;
                return false;
              } else {
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) { vErrors.length = _errs10; } else { vErrors = null; }
                }
              }
              var valid3 = _errs9 === errors;
            } else { var valid3 = true; }
          }
        }
      } else {
        validateBlockReference.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
  } else {
    const _errs15 = errors;
    const _errs17 = errors;
    let valid5 = false;
    const _errs18 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if (data.blockHash === void 0 && (missing3 = "blockHash")) {
        const err8 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
        if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
        errors++;
      }
    }
    var _valid2 = _errs18 === errors;
    valid5 = valid5 || _valid2;
    if (!valid5) {
      const _errs19 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing4;
        if (data.blockNumber === void 0 && (missing4 = "blockNumber")) {
          const err9 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
          if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
          errors++;
        }
      }
      var _valid2 = _errs19 === errors;
      valid5 = valid5 || _valid2;
    }
    if (!valid5) {
      const err10 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
      errors++;
      validateBlockReference.errors = vErrors;
      return false;
    } else {
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) { vErrors.length = _errs17; } else { vErrors = null; }
      }
    }
    if (errors === _errs15) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.blockHash !== void 0) {
          const _errs20 = errors;
          if (!validateBlockHashInput(data.blockHash, instancePath + "/blockHash", isEthereum)) {
            vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
            errors = vErrors.length;
          }
          var valid6 = _errs20 === errors;
        } else { var valid6 = true; }
        if (valid6) {
          if (data.blockNumber !== void 0) {
            const _errs21 = errors;
            if (!validateBlockNumberInput(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
              vErrors = vErrors === null ? validateBlockNumberInput.errors : vErrors.concat(validateBlockNumberInput.errors);
              errors = vErrors.length;
            }
            var valid6 = _errs21 === errors;
          } else { var valid6 = true; }
          if (valid6) {
            if (data.requireCanonical !== void 0) {
              let data5 = data.requireCanonical;
              const _errs22 = errors;
              const _errs23 = errors;
              let valid7 = false;
              const _errs24 = errors;
              if (typeof data5 !== "boolean") {
                const err11 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/rootstock/properties/requireCanonical/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
                errors++;
              }
              var _valid3 = _errs24 === errors;
              valid7 = valid7 || _valid3;
              if (!valid7) {
                const _errs26 = errors;
                if (errors === _errs26) {
                  if (typeof data5 === "string") {
                    if (!patternBlockReference.test(data5)) {
                      const err12 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/rootstock/properties/requireCanonical/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$" }, message: 'must match pattern "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"' };
                      if (vErrors === null) { vErrors = [err12]; } else { vErrors.push(err12); }
                      errors++;
                    }
                  } else {
                    const err13 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/rootstock/properties/requireCanonical/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) { vErrors = [err13]; } else { vErrors.push(err13); }
                    errors++;
                  }
                }
                var _valid3 = _errs26 === errors;
                valid7 = valid7 || _valid3;
              }
              if (!valid7) {
                const err14 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/byCompat/rootstock/properties/requireCanonical/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err14]; } else { vErrors.push(err14); }
                errors++;
                validateBlockReference.errors = vErrors;
                return false;
              } else {
                errors = _errs23;
                if (vErrors !== null) {
                  if (_errs23) { vErrors.length = _errs23; } else { vErrors = null; }
                }
              }
              var valid6 = _errs22 === errors;
            } else { var valid6 = true; }
          }
        }
      } else {
        validateBlockReference.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
  }
  validateBlockReference.errors = vErrors;
  return errors === 0;
}
function validateBlockSelector(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockIdentifier(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockIdentifier.errors : vErrors.concat(validateBlockIdentifier.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validateBlockReference(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateBlockReference.errors : vErrors.concat(validateBlockReference.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateBlockSelector.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateBlockSelector.errors = vErrors;
  return errors === 0;
}
function validateBlockStateCalls(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.blockOverrides !== void 0) {
        const _errs1 = errors;
        if (!validateBlockOverrides(data.blockOverrides, instancePath + "/blockOverrides", isEthereum)) {
          vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.stateOverrides !== void 0) {
          const _errs2 = errors;
          if (!validateStateOverrides(data.stateOverrides, instancePath + "/stateOverrides", isEthereum)) {
            vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.calls !== void 0) {
            let data2 = data.calls;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data2)) {
                if (data2.length > 1e3) {
                  validateBlockStateCalls.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validateCallRequest(data2[i0], instancePath + "/calls/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) { break; }
                  }
                }
              } else {
                validateBlockStateCalls.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateBlockStateCalls.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateBlockStateCalls.errors = vErrors;
  return errors === 0;
}
const schemaBooleanInput = { "$id": "BooleanInput", "anyOf": [{ "type": "boolean" }, { "type": "string", "pattern": "^(true|True|TRUE|false|False|FALSE)$" }, { "type": "integer", "enum": [1, 0] }] };
const patternBooleanInput = new RegExp("^(true|True|TRUE|false|False|FALSE)$", "u");
function validateBooleanInput(data, instancePath = "", isEthereum = false) {
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!patternBooleanInput.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^(true|True|TRUE|false|False|FALSE)$" }, message: 'must match pattern "^(true|True|TRUE|false|False|FALSE)$"' };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err3 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
      if (!(data === 1 || data === 0)) {
        const err4 = { instancePath, schemaPath: "#/anyOf/2/enum", keyword: "enum", params: { allowedValues: schemaBooleanInput.anyOf[2].enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
    errors++;
    validateBooleanInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateBooleanInput.errors = vErrors;
  return errors === 0;
}
function validateCallBundle(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactions === void 0 && (missing0 = "transactions")) {
        validateCallBundle.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.transactions !== void 0) {
          let data0 = data.transactions;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 1e3) {
                validateCallBundle.errors = [{ instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs3 = errors;
                  if (!validateCallRequest(data0[i0], instancePath + "/transactions/" + i0, isEthereum)) {
                    vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) { break; }
                }
              }
            } else {
              validateCallBundle.errors = [{ instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.blockOverride !== void 0) {
            const _errs4 = errors;
            if (!validateBlockOverrides(data.blockOverride, instancePath + "/blockOverride", isEthereum)) {
              vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateCallBundle.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCallBundle.errors = vErrors;
  return errors === 0;
}
function validateCallBundles(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 256) {
        validateCallBundles.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }];
        return false;
      } else {
        if (data.length < 1) {
          validateCallBundles.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validateCallBundle(data[i0], instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateCallBundle.errors : vErrors.concat(validateCallBundle.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) { break; }
          }
        }
      }
    } else {
      validateCallBundles.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateCallBundles.errors = vErrors;
  return errors === 0;
}
function validateCallManyTimeout(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNumberInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateCallManyTimeout.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCallManyTimeout.errors = vErrors;
  return errors === 0;
}
const patternCallNumber = new RegExp("^$", "u");
function validateCallNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNumberInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternCallNumber.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^$" }, message: 'must match pattern "^$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateCallNumber.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCallNumber.errors = vErrors;
  return errors === 0;
}
function validateCallRequest(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validateAddressInput(data.from, instancePath + "/from", isEthereum)) {
          vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validateAddressInput(data.to, instancePath + "/to", isEthereum)) {
            vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validateCallNumber(data.gas, instancePath + "/gas", isEthereum)) {
              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validateCallNumber(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validateCallNumber(data.value, instancePath + "/value", isEthereum)) {
                  vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validateDataInput(data.data, instancePath + "/data", isEthereum)) {
                    vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validateDataInput(data.input, instancePath + "/input", isEthereum)) {
                      vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validateCallNumber(data.nonce, instancePath + "/nonce", isEthereum)) {
                        vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validateCallNumber(data.chainId, instancePath + "/chainId", isEthereum)) {
                          vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
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
      validateCallRequest.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateCallRequest.errors = vErrors;
  return errors === 0;
}
const patternCellInput = new RegExp("^0[xX][0-9a-fA-F]{0,64}$", "u");
const patternCellInput_2 = new RegExp("^0x[0-9a-fA-F]{0,64}$", "u");
function validateCellInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternCellInput.test(data)) {
          validateCellInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^0[xX][0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^0[xX][0-9a-fA-F]{0,64}$"' }];
          return false;
        }
      } else {
        validateCellInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternCellInput_2.test(data)) {
          validateCellInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{0,64}$"' }];
          return false;
        }
      } else {
        validateCellInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateCellInput.errors = vErrors;
  return errors === 0;
}
const patternChainCursor = new RegExp("^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$", "u");
function validateChainCursor(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternChainCursor.test(data)) {
        validateChainCursor.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$" }, message: 'must match pattern "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$"' }];
        return false;
      }
    } else {
      validateChainCursor.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateChainCursor.errors = vErrors;
  return errors === 0;
}
const patternDataInput = new RegExp("^(0[xX])?([0-9a-fA-F]{2})*$", "u");
const patternDataInput_2 = new RegExp("^(0x)?[0-9a-fA-F]*$", "u");
function validateDataInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternDataInput.test(data)) {
          validateDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?([0-9a-fA-F]{2})*$" }, message: 'must match pattern "^(0[xX])?([0-9a-fA-F]{2})*$"' }];
          return false;
        }
      } else {
        validateDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternDataInput_2.test(data)) {
          validateDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
          return false;
        }
      } else {
        validateDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateDataInput.errors = vErrors;
  return errors === 0;
}
const patternDurationInput = new RegExp("^(0[xX]0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$", "u");
const patternDurationInput_2 = new RegExp("^(0x0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$", "u");
function validateDurationInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (!patternDurationInput.test(data)) {
            const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$" }, message: 'must match pattern "^(0[xX]0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$"' };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
          errors++;
        } else {
          if (!patternDurationInput_2.test(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$" }, message: 'must match pattern "^(0x0*([0-7][0-9a-fA-F]{15}|[0-9a-fA-F]{1,15})|[0-9]{1,18})$"' };
            if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 4294967295 || isNaN(data)) {
          const err7 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 }, message: "must be <= 4294967295" };
          if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err8 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs8 = errors;
      if (errors === _errs8) {
        if (typeof data === "string") {
          if (!patternCallNumber.test(data)) {
            const err9 = { instancePath, schemaPath: "#/anyOf/2/pattern", keyword: "pattern", params: { pattern: "^$" }, message: 'must match pattern "^$"' };
            if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
            errors++;
          }
        } else {
          const err10 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
          errors++;
        }
      }
      var _valid0 = _errs8 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err11 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
    errors++;
    validateDurationInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateDurationInput.errors = vErrors;
  return errors === 0;
}
const patternFeeBlockCount = new RegExp("^(0[xX]0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$", "u");
const patternFeeBlockCount_2 = new RegExp("^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$", "u");
function validateFeeBlockCount(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (!patternFeeBlockCount.test(data)) {
            const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$" }, message: 'must match pattern "^(0[xX]0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$"' };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
          errors++;
        } else {
          if (!patternFeeBlockCount_2.test(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$" }, message: 'must match pattern "^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$"' };
            if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err7 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
          errors++;
        } else {
          if (data < 1 || isNaN(data)) {
            const err8 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
    errors++;
    validateFeeBlockCount.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateFeeBlockCount.errors = vErrors;
  return errors === 0;
}
function validateFillList(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!Array.isArray(data)) {
      validateFillList.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateFillList.errors = vErrors;
  return errors === 0;
}
function validateFillRequest(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validateAddressInput(data.from, instancePath + "/from", isEthereum)) {
          vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validateAddressInput(data.to, instancePath + "/to", isEthereum)) {
            vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validateCallNumber(data.gas, instancePath + "/gas", isEthereum)) {
              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validateCallNumber(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validateCallNumber(data.value, instancePath + "/value", isEthereum)) {
                  vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validateDataInput(data.data, instancePath + "/data", isEthereum)) {
                    vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validateDataInput(data.input, instancePath + "/input", isEthereum)) {
                      vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validateCallNumber(data.nonce, instancePath + "/nonce", isEthereum)) {
                        vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validateCallNumber(data.chainId, instancePath + "/chainId", isEthereum)) {
                          vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.type !== void 0) {
                          const _errs10 = errors;
                          if (!validateCallNumber(data.type, instancePath + "/type", isEthereum)) {
                            vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.maxFeePerGas !== void 0) {
                            const _errs11 = errors;
                            if (!validateCallNumber(data.maxFeePerGas, instancePath + "/maxFeePerGas", isEthereum)) {
                              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.maxPriorityFeePerGas !== void 0) {
                              const _errs12 = errors;
                              if (!validateCallNumber(data.maxPriorityFeePerGas, instancePath + "/maxPriorityFeePerGas", isEthereum)) {
                                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs12 === errors;
                            } else { var valid0 = true; }
                            if (valid0) {
                              if (data.accessList !== void 0) {
                                const _errs13 = errors;
                                if (!validateFillList(data.accessList, instancePath + "/accessList", isEthereum)) {
                                  vErrors = vErrors === null ? validateFillList.errors : vErrors.concat(validateFillList.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs13 === errors;
                              } else { var valid0 = true; }
                              if (valid0) {
                                if (data.blobVersionedHashes !== void 0) {
                                  const _errs14 = errors;
                                  if (!validateFillList(data.blobVersionedHashes, instancePath + "/blobVersionedHashes", isEthereum)) {
                                    vErrors = vErrors === null ? validateFillList.errors : vErrors.concat(validateFillList.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs14 === errors;
                                } else { var valid0 = true; }
                                if (valid0) {
                                  if (data.authorizationList !== void 0) {
                                    const _errs15 = errors;
                                    if (!validateFillList(data.authorizationList, instancePath + "/authorizationList", isEthereum)) {
                                      vErrors = vErrors === null ? validateFillList.errors : vErrors.concat(validateFillList.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs15 === errors;
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
      validateFillRequest.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateFillRequest.errors = vErrors;
  return errors === 0;
}
const patternFilterIdInput = new RegExp("^(0[xX])?[0-9a-fA-F]*$", "u");
function validateFilterIdInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternFilterIdInput.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]*$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (!patternDataInput_2.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err5 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err6 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
    errors++;
    validateFilterIdInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateFilterIdInput.errors = vErrors;
  return errors === 0;
}
const patternForkingOptions = new RegExp("^https?://", "u");
function validateForkingOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.jsonRpcUrl !== void 0) {
        let data0 = data.jsonRpcUrl;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof data0 === "string") {
            if (!patternForkingOptions.test(data0)) {
              validateForkingOptions.errors = [{ instancePath: instancePath + "/jsonRpcUrl", schemaPath: "#/properties/jsonRpcUrl/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' }];
              return false;
            }
          } else {
            validateForkingOptions.errors = [{ instancePath: instancePath + "/jsonRpcUrl", schemaPath: "#/properties/jsonRpcUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.blockNumber !== void 0) {
          const _errs3 = errors;
          if (!validateNumberInput(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
            vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs3 === errors;
        } else { var valid0 = true; }
      }
    } else {
      validateForkingOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateForkingOptions.errors = vErrors;
  return errors === 0;
}
const patternHashListInput = new RegExp("^[0-9a-fA-Fx\\s]*$", "u");
function validateHashListInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 12e5) {
        validateHashListInput.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12e5 }, message: "must NOT have more than 1200000 characters" }];
        return false;
      } else {
        if (!patternHashListInput.test(data)) {
          validateHashListInput.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-Fx\\s]*$" }, message: 'must match pattern "^[0-9a-fA-Fx\\s]*$"' }];
          return false;
        }
      }
    } else {
      validateHashListInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateHashListInput.errors = vErrors;
  return errors === 0;
}
const patternHashrateInput = new RegExp("^(0[xX])?[0-9a-fA-F]{1,64}$", "u");
const patternHashrateInput_2 = new RegExp("^(0x)?[0-9a-fA-F]{1,64}$", "u");
function validateHashrateInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternHashrateInput.test(data)) {
          validateHashrateInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{1,64}$"' }];
          return false;
        }
      } else {
        validateHashrateInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternHashrateInput_2.test(data)) {
          validateHashrateInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"' }];
          return false;
        }
      } else {
        validateHashrateInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateHashrateInput.errors = vErrors;
  return errors === 0;
}
const patternHexCountInput = new RegExp("^(0[xX])?[0-9a-fA-F]{1,8}$", "u");
const patternHexCountInput_2 = new RegExp("^(0x)?[0-9a-fA-F]{1,8}$", "u");
function validateHexCountInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternHexCountInput.test(data)) {
          validateHexCountInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{1,8}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{1,8}$"' }];
          return false;
        }
      } else {
        validateHexCountInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternHexCountInput_2.test(data)) {
          validateHexCountInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,8}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,8}$"' }];
          return false;
        }
      } else {
        validateHexCountInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateHexCountInput.errors = vErrors;
  return errors === 0;
}
const patternIndexInput = new RegExp("^(0[xX]0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$", "u");
const patternIndexInput_2 = new RegExp("^0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})$", "u");
function validateIndexInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (!patternIndexInput.test(data)) {
            const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$" }, message: 'must match pattern "^(0[xX]0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$"' };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 2147483647 || isNaN(data)) {
            const err4 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
            if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err5 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err6 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
      validateIndexInput.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs7 = errors;
    let valid2 = false;
    const _errs8 = errors;
    if (errors === _errs8) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err7 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
          errors++;
        } else {
          if (!patternIndexInput_2.test(data)) {
            const err8 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})$"' };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
        errors++;
      }
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const _errs10 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err10 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
        errors++;
      }
      if (errors === _errs10) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 2147483647 || isNaN(data)) {
            const err11 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
            if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err12 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err12]; } else { vErrors.push(err12); }
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs10 === errors;
      valid2 = valid2 || _valid1;
    }
    if (!valid2) {
      const err13 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err13]; } else { vErrors.push(err13); }
      errors++;
      validateIndexInput.errors = vErrors;
      return false;
    } else {
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
      }
    }
  }
  validateIndexInput.errors = vErrors;
  return errors === 0;
}
const patternLogCursor = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
export function validateLogCursor(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternLogCursor.test(data)) {
        validateLogCursor.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
        return false;
      }
    } else {
      validateLogCursor.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateLogCursor.errors = vErrors;
  return errors === 0;
}
function validateLogFilter(data, instancePath = "", isEthereum = false) {
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
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
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
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
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
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
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
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
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
    if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validateLogFilter.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs8 = errors;
        if (!validateLogFilterBlock(data.fromBlock, instancePath + "/fromBlock", isEthereum)) {
          vErrors = vErrors === null ? validateLogFilterBlock.errors : vErrors.concat(validateLogFilterBlock.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else { var valid2 = true; }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validateLogFilterBlock(data.toBlock, instancePath + "/toBlock", isEthereum)) {
            vErrors = vErrors === null ? validateLogFilterBlock.errors : vErrors.concat(validateLogFilterBlock.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else { var valid2 = true; }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validateAddressFilter(data.address, instancePath + "/address", isEthereum)) {
              vErrors = vErrors === null ? validateAddressFilter.errors : vErrors.concat(validateAddressFilter.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else { var valid2 = true; }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validateTopicFilter(data.topics, instancePath + "/topics", isEthereum)) {
                vErrors = vErrors === null ? validateTopicFilter.errors : vErrors.concat(validateTopicFilter.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else { var valid2 = true; }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validateBlockHashInput(data.blockHash, instancePath + "/blockHash", isEthereum)) {
                  vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else { var valid2 = true; }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validateBlockHashInput(data.blockhash, instancePath + "/blockhash", isEthereum)) {
                    vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs13 === errors;
                } else { var valid2 = true; }
              }
            }
          }
        }
      }
    } else {
      validateLogFilter.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateLogFilter.errors = vErrors;
  return errors === 0;
}
const patternLogFilterBlock = new RegExp("^0[xX][0-9a-fA-F]{64}$", "u");
function validateLogFilterBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!patternLogFilterBlock.test(data)) {
        const err0 = {};
        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    validateLogFilterBlock.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
    const _errs3 = errors;
    let valid1 = false;
    const _errs4 = errors;
    if (!validateBlockIdentifier(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateBlockIdentifier.errors : vErrors.concat(validateBlockIdentifier.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs5 = errors;
      if (!validateAnyCaseTag(data, instancePath, isEthereum)) {
        vErrors = vErrors === null ? validateAnyCaseTag.errors : vErrors.concat(validateAnyCaseTag.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
      errors++;
      validateLogFilterBlock.errors = vErrors;
      return false;
    } else {
      errors = _errs3;
      if (vErrors !== null) {
        if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
      }
    }
  }
  validateLogFilterBlock.errors = vErrors;
  return errors === 0;
}
const patternLogPageLimit = new RegExp("^(0[xX]0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$", "u");
const patternLogPageLimit_2 = new RegExp("^(0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$", "u");
function validateLogPageLimit(data, instancePath = "", isEthereum = false) {
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
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e4 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (isEthereum) {
      const _errs4 = errors;
      if (errors === _errs4) {
        if (typeof data === "string") {
          if (!patternLogPageLimit.test(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/1/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$" }, message: 'must match pattern "^(0[xX]0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$"' };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          }
        } else {
          const err4 = { instancePath, schemaPath: "#/anyOf/1/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
          errors++;
        }
      }
    } else {
      const _errs6 = errors;
      if (errors === _errs6) {
        if (typeof data === "string") {
          if (!patternLogPageLimit_2.test(data)) {
            const err5 = { instancePath, schemaPath: "#/anyOf/1/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$" }, message: 'must match pattern "^(0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([1-9][0-9]{0,3}|10000))$"' };
            if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
            errors++;
          }
        } else {
          const err6 = { instancePath, schemaPath: "#/anyOf/1/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
          errors++;
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
    errors++;
    validateLogPageLimit.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateLogPageLimit.errors = vErrors;
  return errors === 0;
}
function validateLogPageRequest(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0) {
        const _errs1 = errors;
        if (!validateLogPageLimit(data.limit, instancePath + "/limit", isEthereum)) {
          vErrors = vErrors === null ? validateLogPageLimit.errors : vErrors.concat(validateLogPageLimit.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.cursor !== void 0) {
          const _errs2 = errors;
          const _errs3 = errors;
          let valid1 = false;
          const _errs4 = errors;
          if (!validateLogCursor(data.cursor, instancePath + "/cursor", isEthereum)) {
            vErrors = vErrors === null ? validateLogCursor.errors : vErrors.concat(validateLogCursor.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
            errors++;
            validateLogPageRequest.errors = vErrors;
            return false;
          } else {
            errors = _errs3;
            if (vErrors !== null) {
              if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
            }
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
      }
    } else {
      validateLogPageRequest.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateLogPageRequest.errors = vErrors;
  return errors === 0;
}
const patternLooseBlockSelector = new RegExp("^[0-9]{1,66}$", "u");
function validateLooseBlockSelector(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockSelector(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternLooseBlockSelector.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,66}$" }, message: 'must match pattern "^[0-9]{1,66}$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateLooseBlockSelector.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateLooseBlockSelector.errors = vErrors;
  return errors === 0;
}
function validateLooseHashInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternFilterIdInput.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]*$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (!patternDataInput_2.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err5 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err6 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
    errors++;
    validateLooseHashInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateLooseHashInput.errors = vErrors;
  return errors === 0;
}
function validateMineInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateCallNumber(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validateMineOptions(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateMineOptions.errors : vErrors.concat(validateMineOptions.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateMineInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMineInput.errors = vErrors;
  return errors === 0;
}
function validateMineOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.timestamp !== void 0) {
        const _errs1 = errors;
        if (!validateNumberInput(data.timestamp, instancePath + "/timestamp", isEthereum)) {
          vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.blocks !== void 0) {
          const _errs2 = errors;
          if (!validateNumberInput(data.blocks, instancePath + "/blocks", isEthereum)) {
            vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
      }
    } else {
      validateMineOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateMineOptions.errors = vErrors;
  return errors === 0;
}
const patternMinedBlockSelector = new RegExp("^[pP][eE][nN][dD][iI][nN][gG]$", "u");
function validateMinedBlockSelector(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!patternMinedBlockSelector.test(data)) {
        const err0 = {};
        if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    validateMinedBlockSelector.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
    const _errs3 = errors;
    let valid1 = false;
    const _errs4 = errors;
    if (!validateLooseBlockSelector(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
      errors++;
      validateMinedBlockSelector.errors = vErrors;
      return false;
    } else {
      errors = _errs3;
      if (vErrors !== null) {
        if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
      }
    }
  }
  validateMinedBlockSelector.errors = vErrors;
  return errors === 0;
}
const patternMiningIntervalInput = new RegExp("^(0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$", "u");
function validateMiningIntervalInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (!patternIndexInput.test(data)) {
            const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$" }, message: 'must match pattern "^(0[xX]0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$"' };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
          errors++;
        } else {
          if (!patternMiningIntervalInput.test(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$" }, message: 'must match pattern "^(0x0*([0-7][0-9a-fA-F]{7}|[0-9a-fA-F]{1,7})|0*[0-9]{1,9})$"' };
            if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 2147483647 || isNaN(data)) {
          const err7 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err8 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
    errors++;
    validateMiningIntervalInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMiningIntervalInput.errors = vErrors;
  return errors === 0;
}
function validateMiningPeriodInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateMiningIntervalInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateMiningIntervalInput.errors : vErrors.concat(validateMiningIntervalInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 2) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (data.length < 2) {
            const err1 = { instancePath, schemaPath: "#/anyOf/1/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          } else {
            var valid1 = true;
            const len0 = data.length;
            for (let i0 = 0; i0 < len0; i0++) {
              const _errs4 = errors;
              if (!validateMiningIntervalInput(data[i0], instancePath + "/" + i0, isEthereum)) {
                vErrors = vErrors === null ? validateMiningIntervalInput.errors : vErrors.concat(validateMiningIntervalInput.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) { break; }
            }
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
    errors++;
    validateMiningPeriodInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMiningPeriodInput.errors = vErrors;
  return errors === 0;
}
const patternMiningSecondsInput = new RegExp("^(0[xX]0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$", "u");
const patternMiningSecondsInput_2 = new RegExp("^(0x0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$", "u");
function validateMiningSecondsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          if (!patternMiningSecondsInput.test(data)) {
            const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$" }, message: 'must match pattern "^(0[xX]0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$"' };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
          }
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (data.length > 66) {
          const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" };
          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
          errors++;
        } else {
          if (!patternMiningSecondsInput_2.test(data)) {
            const err4 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$" }, message: 'must match pattern "^(0x0*[0-9a-fA-F]{1,5}|0*[0-9]{1,6})$"' };
            if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err6 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 2147483 || isNaN(data)) {
          const err7 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483 }, message: "must be <= 2147483" };
          if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err8 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
    errors++;
    validateMiningSecondsInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMiningSecondsInput.errors = vErrors;
  return errors === 0;
}
function validateMuxedSettings(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateMuxedTracerSettings(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateMuxedTracerSettings.errors : vErrors.concat(validateMuxedTracerSettings.errors);
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
    validateMuxedSettings.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateMuxedSettings.errors = vErrors;
  return errors === 0;
}
function validateMuxedTracerSettings(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.onlyTopCall !== void 0) {
        const _errs1 = errors;
        if (!validateTraceSwitch(data.onlyTopCall, instancePath + "/onlyTopCall", isEthereum)) {
          vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.withLog !== void 0) {
          const _errs2 = errors;
          if (!validateTraceSwitch(data.withLog, instancePath + "/withLog", isEthereum)) {
            vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.diffMode !== void 0) {
            const _errs3 = errors;
            if (!validateBooleanInput(data.diffMode, instancePath + "/diffMode", isEthereum)) {
              vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.disableCode !== void 0) {
              const _errs4 = errors;
              if (!validateBooleanInput(data.disableCode, instancePath + "/disableCode", isEthereum)) {
                vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validateBooleanInput(data.disableStorage, instancePath + "/disableStorage", isEthereum)) {
                  vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.convertParityErrors !== void 0) {
                  const _errs6 = errors;
                  if (!validateBooleanInput(data.convertParityErrors, instancePath + "/convertParityErrors", isEthereum)) {
                    vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.includePrecompiles !== void 0) {
                    const _errs7 = errors;
                    if (!validateBooleanInput(data.includePrecompiles, instancePath + "/includePrecompiles", isEthereum)) {
                      vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
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
      validateMuxedTracerSettings.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateMuxedTracerSettings.errors = vErrors;
  return errors === 0;
}
const patternNumberInput = new RegExp("^(0[xX][0-9a-fA-F]{0,64}|[0-9]{1,66})$", "u");
const patternNumberInput_2 = new RegExp("^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$", "u");
function validateNumberInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternNumberInput.test(data)) {
          const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err5 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateNumberInput.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs7 = errors;
    let valid2 = false;
    const _errs8 = errors;
    if (errors === _errs8) {
      if (typeof data === "string") {
        if (!patternNumberInput_2.test(data)) {
          const err6 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
          errors++;
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
        errors++;
      }
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const _errs10 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err8 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
        errors++;
      }
      if (errors === _errs10) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err9 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err10 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs10 === errors;
      valid2 = valid2 || _valid1;
    }
    if (!valid2) {
      const err11 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
      errors++;
      validateNumberInput.errors = vErrors;
      return false;
    } else {
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
      }
    }
  }
  validateNumberInput.errors = vErrors;
  return errors === 0;
}
function validateNumberedBlockSelector(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockSelector(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateNumberedBlockSelector.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateNumberedBlockSelector.errors = vErrors;
  return errors === 0;
}
function validateOverrideBalance(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNumberInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateOverrideBalance.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateOverrideBalance.errors = vErrors;
  return errors === 0;
}
const patternOverrideCell = new RegExp("^(0[xX])?[0-9a-fA-F]{0,64}$", "u");
const patternOverrideCell_2 = new RegExp("^(0x)?[0-9a-fA-F]{0,64}$", "u");
function validateOverrideCell(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternOverrideCell.test(data)) {
          validateOverrideCell.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{0,64}$"' }];
          return false;
        }
      } else {
        validateOverrideCell.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternOverrideCell_2.test(data)) {
          validateOverrideCell.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
          return false;
        }
      } else {
        validateOverrideCell.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateOverrideCell.errors = vErrors;
  return errors === 0;
}
function validateOverrideCells(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 1024) {
        validateOverrideCells.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1024 }, message: "must NOT have more than 1024 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (isEthereum) {
            if (typeof key0 === "string") {
              if (!patternHashrateInput.test(key0)) {
                const err0 = { instancePath, schemaPath: "#/propertyNames/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{1,64}$"', propertyName: key0 };
                if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                errors++;
              }
            }
          } else {
            if (typeof key0 === "string") {
              if (!patternHashrateInput_2.test(key0)) {
                const err1 = { instancePath, schemaPath: "#/propertyNames/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"', propertyName: key0 };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
              }
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
            errors++;
            validateOverrideCells.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs5 = errors;
            if (!validateOverrideCell(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
              vErrors = vErrors === null ? validateOverrideCell.errors : vErrors.concat(validateOverrideCell.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs5 === errors;
            if (!valid2) { break; }
          }
        }
      }
    } else {
      validateOverrideCells.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateOverrideCells.errors = vErrors;
  return errors === 0;
}
function validateOverrideCode(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (data.length > 262146) {
          validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/maxLength", keyword: "maxLength", params: { limit: 262146 }, message: "must NOT have more than 262146 characters" }];
          return false;
        } else {
          if (!patternDataInput.test(data)) {
            validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?([0-9a-fA-F]{2})*$" }, message: 'must match pattern "^(0[xX])?([0-9a-fA-F]{2})*$"' }];
            return false;
          }
        }
      } else {
        validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (data.length > 262146) {
          validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/maxLength", keyword: "maxLength", params: { limit: 262146 }, message: "must NOT have more than 262146 characters" }];
          return false;
        } else {
          if (!patternDataInput_2.test(data)) {
            validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
            return false;
          }
        }
      } else {
        validateOverrideCode.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateOverrideCode.errors = vErrors;
  return errors === 0;
}
function validateOverrideHashes(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validateOverrideHashes.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!patternBlockIdentifier.test(key0)) {
              const err0 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$"', propertyName: key0 };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err1 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
            errors++;
            validateOverrideHashes.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validateBlockHashInput(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
              vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if (!valid1) { break; }
          }
        }
      }
    } else {
      validateOverrideHashes.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateOverrideHashes.errors = vErrors;
  return errors === 0;
}
function validateOverrideNonce(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNumberInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateOverrideNonce.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateOverrideNonce.errors = vErrors;
  return errors === 0;
}
function validatePassphraseInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validatePassphraseInput.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validatePassphraseInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validatePassphraseInput.errors = vErrors;
  return errors === 0;
}
function validatePeerIdInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 130) {
        validatePeerIdInput.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 130 }, message: "must NOT have more than 130 characters" }];
        return false;
      }
    } else {
      validatePeerIdInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validatePeerIdInput.errors = vErrors;
  return errors === 0;
}
const patternPrefixedDataInput = new RegExp("^0[xX]([0-9a-fA-F]{2})*$", "u");
const patternPrefixedDataInput_2 = new RegExp("^0x[0-9a-fA-F]+$", "u");
function validatePrefixedDataInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternPrefixedDataInput.test(data)) {
          validatePrefixedDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^0[xX]([0-9a-fA-F]{2})*$" }, message: 'must match pattern "^0[xX]([0-9a-fA-F]{2})*$"' }];
          return false;
        }
      } else {
        validatePrefixedDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternPrefixedDataInput_2.test(data)) {
          validatePrefixedDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]+$" }, message: 'must match pattern "^0x[0-9a-fA-F]+$"' }];
          return false;
        }
      } else {
        validatePrefixedDataInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validatePrefixedDataInput.errors = vErrors;
  return errors === 0;
}
function validatePrivateKeyInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternFilterIdInput.test(data)) {
          validatePrivateKeyInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]*$"' }];
          return false;
        }
      } else {
        validatePrivateKeyInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternDataInput_2.test(data)) {
          validatePrivateKeyInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
          return false;
        }
      } else {
        validatePrivateKeyInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validatePrivateKeyInput.errors = vErrors;
  return errors === 0;
}
function validateReorgPair(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 2) {
        validateReorgPair.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
        return false;
      } else {
        if (data.length < 2) {
          validateReorgPair.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validateDataInput(data0, instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs4 = errors;
              if (!validateTransactionRequest(data0, instancePath + "/" + i0, isEthereum)) {
                vErrors = vErrors === null ? validateTransactionRequest.errors : vErrors.concat(validateTransactionRequest.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (!validateNumberInput(data0, instancePath + "/" + i0, isEthereum)) {
                  vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
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
              validateReorgPair.errors = vErrors;
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
        }
      }
    } else {
      validateReorgPair.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateReorgPair.errors = vErrors;
  return errors === 0;
}
function validateReorgPairs(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        validateReorgPairs.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validateReorgPair(data[i0], instancePath + "/" + i0, isEthereum)) {
            vErrors = vErrors === null ? validateReorgPair.errors : vErrors.concat(validateReorgPair.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateReorgPairs.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateReorgPairs.errors = vErrors;
  return errors === 0;
}
function validateResetOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.forking !== void 0) {
        const _errs1 = errors;
        if (!validateForkingOptions(data.forking, instancePath + "/forking", isEthereum)) {
          vErrors = vErrors === null ? validateForkingOptions.errors : vErrors.concat(validateForkingOptions.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.jsonRpcUrl !== void 0) {
          let data1 = data.jsonRpcUrl;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data1 === "string") {
              if (!patternForkingOptions.test(data1)) {
                validateResetOptions.errors = [{ instancePath: instancePath + "/jsonRpcUrl", schemaPath: "#/properties/jsonRpcUrl/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' }];
                return false;
              }
            } else {
              validateResetOptions.errors = [{ instancePath: instancePath + "/jsonRpcUrl", schemaPath: "#/properties/jsonRpcUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.blockNumber !== void 0) {
            const _errs4 = errors;
            if (!validateNumberInput(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
              vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateResetOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateResetOptions.errors = vErrors;
  return errors === 0;
}
const patternRewardPercentiles = new RegExp("^-?[0-9]{1,30}(\\.[0-9]{1,30})?$", "u");
const patternRewardPercentiles_2 = new RegExp("^([0-9]{1,2}(\\.[0-9]{1,30})?|100(\\.0{1,30})?)$", "u");
function validateRewardPercentiles(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (Array.isArray(data)) {
        if (data.length > 100) {
          validateRewardPercentiles.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
          return false;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs2 = errors;
            const _errs3 = errors;
            let valid2 = false;
            const _errs4 = errors;
            if (!(typeof data0 == "number" && isFinite(data0))) {
              const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid2 = valid2 || _valid0;
            if (!valid2) {
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data0 === "string") {
                  if (!patternRewardPercentiles.test(data0)) {
                    const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^-?[0-9]{1,30}(\\.[0-9]{1,30})?$" }, message: 'must match pattern "^-?[0-9]{1,30}(\\.[0-9]{1,30})?$"' };
                    if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                    errors++;
                  }
                } else {
                  const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                  errors++;
                }
              }
              var _valid0 = _errs6 === errors;
              valid2 = valid2 || _valid0;
            }
            if (!valid2) {
              const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
              errors++;
              validateRewardPercentiles.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
              }
            }
            var valid1 = _errs2 === errors;
            if (!valid1) { break; }
          }
        }
      } else {
        validateRewardPercentiles.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
  } else {
    const _errs8 = errors;
    if (errors === _errs8) {
      if (Array.isArray(data)) {
        if (data.length > 100) {
          validateRewardPercentiles.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
          return false;
        } else {
          var valid3 = true;
          const len1 = data.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data1 = data[i1];
            const _errs10 = errors;
            const _errs11 = errors;
            let valid4 = false;
            const _errs12 = errors;
            if (errors === _errs12) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 100 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                  if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                  errors++;
                } else {
                  if (data1 < 0 || isNaN(data1)) {
                    const err5 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
                    errors++;
                  }
                }
              } else {
                const err6 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
                errors++;
              }
            }
            var _valid1 = _errs12 === errors;
            valid4 = valid4 || _valid1;
            if (!valid4) {
              const _errs14 = errors;
              if (errors === _errs14) {
                if (typeof data1 === "string") {
                  if (!patternRewardPercentiles_2.test(data1)) {
                    const err7 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([0-9]{1,2}(\\.[0-9]{1,30})?|100(\\.0{1,30})?)$" }, message: 'must match pattern "^([0-9]{1,2}(\\.[0-9]{1,30})?|100(\\.0{1,30})?)$"' };
                    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
                    errors++;
                  }
                } else {
                  const err8 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
                  errors++;
                }
              }
              var _valid1 = _errs14 === errors;
              valid4 = valid4 || _valid1;
            }
            if (!valid4) {
              const err9 = { instancePath: instancePath + "/" + i1, schemaPath: "#/byCompat/rootstock/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
              errors++;
              validateRewardPercentiles.errors = vErrors;
              return false;
            } else {
              errors = _errs11;
              if (vErrors !== null) {
                if (_errs11) { vErrors.length = _errs11; } else { vErrors = null; }
              }
            }
            var valid3 = _errs10 === errors;
            if (!valid3) { break; }
          }
        }
      } else {
        validateRewardPercentiles.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
  }
  validateRewardPercentiles.errors = vErrors;
  return errors === 0;
}
const patternSecondsInput = new RegExp("^(0[xX][0-9a-fA-F]{1,64}|-?[0-9]{1,66})$", "u");
const patternSecondsInput_2 = new RegExp("^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$", "u");
function validateSecondsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternSecondsInput.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{1,64}|-?[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{1,64}|-?[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (!patternSecondsInput_2.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err5 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
          errors++;
        } else {
          if (data < -9007199254740991 || isNaN(data)) {
            const err6 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991" };
            if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
    errors++;
    validateSecondsInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateSecondsInput.errors = vErrors;
  return errors === 0;
}
function validateSeedInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e4) {
        validateSeedInput.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
        return false;
      }
    } else {
      validateSeedInput.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateSeedInput.errors = vErrors;
  return errors === 0;
}
function validateSimulation(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockStateCalls === void 0 && (missing0 = "blockStateCalls")) {
        validateSimulation.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.blockStateCalls !== void 0) {
          let data0 = data.blockStateCalls;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 256) {
                validateSimulation.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }];
                return false;
              } else {
                if (data0.length < 1) {
                  validateSimulation.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs3 = errors;
                    if (!validateBlockStateCalls(data0[i0], instancePath + "/blockStateCalls/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateBlockStateCalls.errors : vErrors.concat(validateBlockStateCalls.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if (!valid1) { break; }
                  }
                }
              }
            } else {
              validateSimulation.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.traceTransfers !== void 0) {
            const _errs4 = errors;
            if (typeof data.traceTransfers !== "boolean") {
              validateSimulation.errors = [{ instancePath: instancePath + "/traceTransfers", schemaPath: "#/properties/traceTransfers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.validation !== void 0) {
              const _errs6 = errors;
              if (typeof data.validation !== "boolean") {
                validateSimulation.errors = [{ instancePath: instancePath + "/validation", schemaPath: "#/properties/validation/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.returnFullTransactions !== void 0) {
                const _errs8 = errors;
                if (typeof data.returnFullTransactions !== "boolean") {
                  validateSimulation.errors = [{ instancePath: instancePath + "/returnFullTransactions", schemaPath: "#/properties/returnFullTransactions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateSimulation.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSimulation.errors = vErrors;
  return errors === 0;
}
function validateSnapshotIdInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternBlockIdentifier.test(data)) {
          const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err5 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateSnapshotIdInput.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs7 = errors;
    let valid2 = false;
    const _errs8 = errors;
    if (errors === _errs8) {
      if (typeof data === "string") {
        if (!patternBlockIdentifier_2.test(data)) {
          const err6 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' };
          if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
          errors++;
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
        errors++;
      }
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const _errs10 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err8 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
        errors++;
      }
      if (errors === _errs10) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err9 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err10 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs10 === errors;
      valid2 = valid2 || _valid1;
    }
    if (!valid2) {
      const err11 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
      errors++;
      validateSnapshotIdInput.errors = vErrors;
      return false;
    } else {
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
      }
    }
  }
  validateSnapshotIdInput.errors = vErrors;
  return errors === 0;
}
function validateStateContext(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.blockNumber !== void 0) {
        const _errs1 = errors;
        if (!validateLooseBlockSelector(data.blockNumber, instancePath + "/blockNumber", isEthereum)) {
          vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.transactionIndex !== void 0) {
          const _errs2 = errors;
          if (!validateTransactionIndexInput(data.transactionIndex, instancePath + "/transactionIndex", isEthereum)) {
            vErrors = vErrors === null ? validateTransactionIndexInput.errors : vErrors.concat(validateTransactionIndexInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
      }
    } else {
      validateStateContext.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStateContext.errors = vErrors;
  return errors === 0;
}
function validateStateOverrides(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validateStateOverrides.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (isEthereum) {
            if (typeof key0 === "string") {
              if (!patternAddressInput.test(key0)) {
                const err0 = { instancePath, schemaPath: "#/propertyNames/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{40}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{40}$"', propertyName: key0 };
                if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                errors++;
              }
            }
          } else {
            if (typeof key0 === "string") {
              if (!patternAddressInput_2.test(key0)) {
                const err1 = { instancePath, schemaPath: "#/propertyNames/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"', propertyName: key0 };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
              }
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
            errors++;
            validateStateOverrides.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs5 = errors;
            if (!validateAccountOverride(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), isEthereum)) {
              vErrors = vErrors === null ? validateAccountOverride.errors : vErrors.concat(validateAccountOverride.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs5 === errors;
            if (!valid2) { break; }
          }
        }
      }
    } else {
      validateStateOverrides.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateStateOverrides.errors = vErrors;
  return errors === 0;
}
function validateStorageKeys(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (Array.isArray(data)) {
        if (data.length > 1024) {
          validateStorageKeys.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
          return false;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!patternOverrideCell.test(data0)) {
                  validateStorageKeys.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{0,64}$"' }];
                  return false;
                }
              } else {
                validateStorageKeys.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/byCompat/ethereum/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid1 = _errs2 === errors;
            if (!valid1) { break; }
          }
        }
      } else {
        validateStorageKeys.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (Array.isArray(data)) {
        if (data.length > 1024) {
          validateStorageKeys.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
          return false;
        } else {
          var valid2 = true;
          const len1 = data.length;
          for (let i1 = 0; i1 < len1; i1++) {
            const _errs6 = errors;
            if (!validateStoragePosition(data[i1], instancePath + "/" + i1, isEthereum)) {
              vErrors = vErrors === null ? validateStoragePosition.errors : vErrors.concat(validateStoragePosition.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs6 === errors;
            if (!valid2) { break; }
          }
        }
      } else {
        validateStorageKeys.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
        return false;
      }
    }
  }
  validateStorageKeys.errors = vErrors;
  return errors === 0;
}
function validateStoragePosition(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternOverrideCell.test(data)) {
          const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{0,64}$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs4 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
      if (errors === _errs4) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err3 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err4 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err5 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateStoragePosition.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs7 = errors;
    let valid2 = false;
    const _errs8 = errors;
    if (!validateNumberInput(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
      errors = vErrors.length;
    }
    var _valid1 = _errs8 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const err6 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
      errors++;
      validateStoragePosition.errors = vErrors;
      return false;
    } else {
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
      }
    }
  }
  validateStoragePosition.errors = vErrors;
  return errors === 0;
}
const schemaSubscriptionKind = { "$id": "SubscriptionKind", "byCompat": { "rootstock": { "type": "string", "enum": ["logs", "newHeads", "newPendingTransactions", "syncing"] }, "ethereum": { "type": "string", "enum": ["logs", "newHeads", "newPendingTransactions", "syncing", "transactionReceipts"] } } };
function validateSubscriptionKind(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    if (typeof data !== "string") {
      validateSubscriptionKind.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
    if (!(data === "logs" || data === "newHeads" || data === "newPendingTransactions" || data === "syncing" || data === "transactionReceipts")) {
      validateSubscriptionKind.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/enum", keyword: "enum", params: { allowedValues: schemaSubscriptionKind.byCompat.ethereum.enum }, message: "must be equal to one of the allowed values" }];
      return false;
    }
  } else {
    if (typeof data !== "string") {
      validateSubscriptionKind.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
    if (!(data === "logs" || data === "newHeads" || data === "newPendingTransactions" || data === "syncing")) {
      validateSubscriptionKind.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/enum", keyword: "enum", params: { allowedValues: schemaSubscriptionKind.byCompat.rootstock.enum }, message: "must be equal to one of the allowed values" }];
      return false;
    }
  }
  validateSubscriptionKind.errors = vErrors;
  return errors === 0;
}
function validateSubscriptionOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.cursor === void 0 && (missing0 = "cursor") || data.startBlock === void 0 && (missing0 = "startBlock")) {
      const err0 = {};
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validateSubscriptionOptions.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.address !== void 0) {
        const _errs3 = errors;
        if (!validateAddressFilter(data.address, instancePath + "/address", isEthereum)) {
          vErrors = vErrors === null ? validateAddressFilter.errors : vErrors.concat(validateAddressFilter.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
      } else { var valid1 = true; }
      if (valid1) {
        if (data.topics !== void 0) {
          const _errs4 = errors;
          if (!validateTopicFilter(data.topics, instancePath + "/topics", isEthereum)) {
            vErrors = vErrors === null ? validateTopicFilter.errors : vErrors.concat(validateTopicFilter.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
        } else { var valid1 = true; }
        if (valid1) {
          if (data.transactionHashes !== void 0) {
            let data2 = data.transactionHashes;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                if (data2.length > 200) {
                  validateSubscriptionOptions.errors = [{ instancePath: instancePath + "/transactionHashes", schemaPath: "#/properties/transactionHashes/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }];
                  return false;
                } else {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (!validateTransactionHashInput(data2[i0], instancePath + "/transactionHashes/" + i0, isEthereum)) {
                      vErrors = vErrors === null ? validateTransactionHashInput.errors : vErrors.concat(validateTransactionHashInput.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs7 === errors;
                    if (!valid2) { break; }
                  }
                }
              } else {
                validateSubscriptionOptions.errors = [{ instancePath: instancePath + "/transactionHashes", schemaPath: "#/properties/transactionHashes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid1 = _errs5 === errors;
          } else { var valid1 = true; }
          if (valid1) {
            if (data.startBlock !== void 0) {
              const _errs8 = errors;
              if (!validateSubscriptionStart(data.startBlock, instancePath + "/startBlock", isEthereum)) {
                vErrors = vErrors === null ? validateSubscriptionStart.errors : vErrors.concat(validateSubscriptionStart.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs8 === errors;
            } else { var valid1 = true; }
            if (valid1) {
              if (data.cursor !== void 0) {
                const _errs9 = errors;
                if (!validateChainCursor(data.cursor, instancePath + "/cursor", isEthereum)) {
                  vErrors = vErrors === null ? validateChainCursor.errors : vErrors.concat(validateChainCursor.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs9 === errors;
              } else { var valid1 = true; }
            }
          }
        }
      }
    } else {
      validateSubscriptionOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateSubscriptionOptions.errors = vErrors;
  return errors === 0;
}
function validateSubscriptionStart(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateLogFilterBlock(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateLogFilterBlock.errors : vErrors.concat(validateLogFilterBlock.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateSubscriptionStart.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateSubscriptionStart.errors = vErrors;
  return errors === 0;
}
const patternTimeInput = new RegExp("^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$", "u");
const patternTimeInput_2 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$", "u");
function validateTimeInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternBlockIdentifier.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (!patternTimeInput.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (errors === _errs6) {
      if (typeof data === "string") {
        if (!patternTimeInput_2.test(data)) {
          const err4 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$"' };
          if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
          errors++;
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs8 = errors;
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err6 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
        errors++;
      }
      if (errors === _errs8) {
        if (typeof data == "number" && isFinite(data)) {
          if (data > 9007199254740991 || isNaN(data)) {
            const err7 = { instancePath, schemaPath: "#/anyOf/2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
            if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
            errors++;
          } else {
            if (data < 0 || isNaN(data)) {
              const err8 = { instancePath, schemaPath: "#/anyOf/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs8 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err9 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
    errors++;
    validateTimeInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTimeInput.errors = vErrors;
  return errors === 0;
}
function validateTopicFilter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 4) {
          const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          var valid2 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs4 = errors;
            if (!validateTopicSlot(data[i0], instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateTopicSlot.errors : vErrors.concat(validateTopicSlot.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs4 === errors;
            if (!valid2) { break; }
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs5 = errors;
      if (!validateTopicInput(data, instancePath, isEthereum)) {
        vErrors = vErrors === null ? validateTopicInput.errors : vErrors.concat(validateTopicInput.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err2 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
      errors++;
      validateTopicFilter.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs7 = errors;
    let valid3 = false;
    const _errs8 = errors;
    if (errors === _errs8) {
      if (Array.isArray(data)) {
        if (data.length > 16) {
          const err3 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items" };
          if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
          errors++;
        } else {
          var valid4 = true;
          const len1 = data.length;
          for (let i1 = 0; i1 < len1; i1++) {
            const _errs10 = errors;
            if (!validateTopicSlot(data[i1], instancePath + "/" + i1, isEthereum)) {
              vErrors = vErrors === null ? validateTopicSlot.errors : vErrors.concat(validateTopicSlot.errors);
              errors = vErrors.length;
            }
            var valid4 = _errs10 === errors;
            if (!valid4) { break; }
          }
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
        errors++;
      }
    }
    var _valid1 = _errs8 === errors;
    valid3 = valid3 || _valid1;
    if (!valid3) {
      const _errs11 = errors;
      if (!validateTopicInput(data, instancePath, isEthereum)) {
        vErrors = vErrors === null ? validateTopicInput.errors : vErrors.concat(validateTopicInput.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs11 === errors;
      valid3 = valid3 || _valid1;
    }
    if (!valid3) {
      const err5 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateTopicFilter.errors = vErrors;
      return false;
    } else {
      errors = _errs7;
      if (vErrors !== null) {
        if (_errs7) { vErrors.length = _errs7; } else { vErrors = null; }
      }
    }
  }
  validateTopicFilter.errors = vErrors;
  return errors === 0;
}
function validateTopicInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternBlockHashInput.test(data)) {
          validateTopicInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{64}$"' }];
          return false;
        }
      } else {
        validateTopicInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternBlockHashInput_2.test(data)) {
          validateTopicInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
          return false;
        }
      } else {
        validateTopicInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateTopicInput.errors = vErrors;
  return errors === 0;
}
function validateTopicSlot(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTopicInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTopicInput.errors : vErrors.concat(validateTopicInput.errors);
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
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
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
            if (!validateTopicInput(data0, instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateTopicInput.errors : vErrors.concat(validateTopicInput.errors);
              errors = vErrors.length;
            }
            var _valid1 = _errs6 === errors;
            valid2 = valid2 || _valid1;
            if (!valid2) {
              const _errs7 = errors;
              if (data0 !== null) {
                const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
              }
              var _valid1 = _errs7 === errors;
              valid2 = valid2 || _valid1;
            }
            if (!valid2) {
              const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
              errors++;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) { vErrors.length = _errs5; } else { vErrors = null; }
              }
            }
            var valid1 = _errs4 === errors;
            if (!valid1) { break; }
          }
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs9 = errors;
      if (data !== null) {
        const err4 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
    errors++;
    validateTopicSlot.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTopicSlot.errors = vErrors;
  return errors === 0;
}
function validateTraceBlockSelector(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateBlockSelector(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateTraceBlockSelector.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTraceBlockSelector.errors = vErrors;
  return errors === 0;
}
function validateTraceCallOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validateTracerName(data.tracer, instancePath + "/tracer", isEthereum)) {
          vErrors = vErrors === null ? validateTracerName.errors : vErrors.concat(validateTracerName.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validateTracerConfig(data.tracerConfig, instancePath + "/tracerConfig", isEthereum)) {
            vErrors = vErrors === null ? validateTracerConfig.errors : vErrors.concat(validateTracerConfig.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validateTraceSwitch(data.disableMemory, instancePath + "/disableMemory", isEthereum)) {
              vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validateTraceSwitch(data.disableStack, instancePath + "/disableStack", isEthereum)) {
                vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validateTraceSwitch(data.disableStorage, instancePath + "/disableStorage", isEthereum)) {
                  vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validateBooleanInput(data.enableMemory, instancePath + "/enableMemory", isEthereum)) {
                    vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validateBooleanInput(data.enableReturnData, instancePath + "/enableReturnData", isEthereum)) {
                      vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validateTraceLimit(data.limit, instancePath + "/limit", isEthereum)) {
                        vErrors = vErrors === null ? validateTraceLimit.errors : vErrors.concat(validateTraceLimit.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.timeout !== void 0) {
                        const _errs9 = errors;
                        if (isEthereum) {
                          if (typeof data.timeout !== "string") {
                            validateTraceCallOptions.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.stateOverrides !== void 0) {
                          const _errs12 = errors;
                          if (!validateStateOverrides(data.stateOverrides, instancePath + "/stateOverrides", isEthereum)) {
                            vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs12 === errors;
                        } else { var valid0 = true; }
                        if (valid0) {
                          if (data.blockOverrides !== void 0) {
                            const _errs13 = errors;
                            if (!validateBlockOverrides(data.blockOverrides, instancePath + "/blockOverrides", isEthereum)) {
                              vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs13 === errors;
                          } else { var valid0 = true; }
                          if (valid0) {
                            if (data.txIndex !== void 0) {
                              const _errs14 = errors;
                              if (!validateIndexInput(data.txIndex, instancePath + "/txIndex", isEthereum)) {
                                vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
                                errors = vErrors.length;
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
            }
          }
        }
      }
    } else {
      validateTraceCallOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTraceCallOptions.errors = vErrors;
  return errors === 0;
}
function validateTraceCallsOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validateTracerName(data.tracer, instancePath + "/tracer", isEthereum)) {
          vErrors = vErrors === null ? validateTracerName.errors : vErrors.concat(validateTracerName.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validateTracerConfig(data.tracerConfig, instancePath + "/tracerConfig", isEthereum)) {
            vErrors = vErrors === null ? validateTracerConfig.errors : vErrors.concat(validateTracerConfig.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validateTraceSwitch(data.disableMemory, instancePath + "/disableMemory", isEthereum)) {
              vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validateTraceSwitch(data.disableStack, instancePath + "/disableStack", isEthereum)) {
                vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validateTraceSwitch(data.disableStorage, instancePath + "/disableStorage", isEthereum)) {
                  vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validateBooleanInput(data.enableMemory, instancePath + "/enableMemory", isEthereum)) {
                    vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validateBooleanInput(data.enableReturnData, instancePath + "/enableReturnData", isEthereum)) {
                      vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validateTraceLimit(data.limit, instancePath + "/limit", isEthereum)) {
                        vErrors = vErrors === null ? validateTraceLimit.errors : vErrors.concat(validateTraceLimit.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.timeout !== void 0) {
                        const _errs9 = errors;
                        if (isEthereum) {
                          if (typeof data.timeout !== "string") {
                            validateTraceCallsOptions.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.stateOverrides !== void 0) {
                          const _errs12 = errors;
                          if (!validateStateOverrides(data.stateOverrides, instancePath + "/stateOverrides", isEthereum)) {
                            vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                            errors = vErrors.length;
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
    } else {
      validateTraceCallsOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTraceCallsOptions.errors = vErrors;
  return errors === 0;
}
const patternTraceCountText = new RegExp("^(0[xX]0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$", "u");
const patternTraceCountText_2 = new RegExp("^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$", "u");
function validateTraceCountText(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternTraceCountText.test(data)) {
          validateTraceCountText.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX]0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$" }, message: 'must match pattern "^(0[xX]0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$"' }];
          return false;
        }
      } else {
        validateTraceCountText.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternTraceCountText_2.test(data)) {
          validateTraceCountText.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$" }, message: 'must match pattern "^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$"' }];
          return false;
        }
      } else {
        validateTraceCountText.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateTraceCountText.errors = vErrors;
  return errors === 0;
}
const schemaTraceFilter = { "$id": "TraceFilter", "type": "object", "properties": { "fromBlock": { "$ref": "LogFilterBlock" }, "toBlock": { "$ref": "LogFilterBlock" }, "fromAddress": { "$ref": "AddressFilter" }, "toAddress": { "$ref": "AddressFilter" }, "after": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 1e4 }, { "$ref": "TraceCountText" }] }, "mode": { "byCompat": { "rootstock": {}, "ethereum": { "type": "string", "enum": ["intersection", "union"] } } }, "count": { "byCompat": { "rootstock": { "anyOf": [{ "type": "integer", "minimum": -2147483648, "maximum": 1e4 }, { "$ref": "TraceCountText" }] }, "ethereum": { "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 1e4 }, { "$ref": "TraceCountText" }] } } } } };
function validateTraceFilter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs1 = errors;
        if (!validateLogFilterBlock(data.fromBlock, instancePath + "/fromBlock", isEthereum)) {
          vErrors = vErrors === null ? validateLogFilterBlock.errors : vErrors.concat(validateLogFilterBlock.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.toBlock !== void 0) {
          const _errs2 = errors;
          if (!validateLogFilterBlock(data.toBlock, instancePath + "/toBlock", isEthereum)) {
            vErrors = vErrors === null ? validateLogFilterBlock.errors : vErrors.concat(validateLogFilterBlock.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.fromAddress !== void 0) {
            const _errs3 = errors;
            if (!validateAddressFilter(data.fromAddress, instancePath + "/fromAddress", isEthereum)) {
              vErrors = vErrors === null ? validateAddressFilter.errors : vErrors.concat(validateAddressFilter.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.toAddress !== void 0) {
              const _errs4 = errors;
              if (!validateAddressFilter(data.toAddress, instancePath + "/toAddress", isEthereum)) {
                vErrors = vErrors === null ? validateAddressFilter.errors : vErrors.concat(validateAddressFilter.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.after !== void 0) {
                let data4 = data.after;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                  const err0 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                if (errors === _errs7) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e4 || isNaN(data4)) {
                      const err1 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                      errors++;
                    } else {
                      if (data4 < 0 || isNaN(data4)) {
                        const err2 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                        errors++;
                      }
                    }
                  }
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs9 = errors;
                  if (!validateTraceCountText(data4, instancePath + "/after", isEthereum)) {
                    vErrors = vErrors === null ? validateTraceCountText.errors : vErrors.concat(validateTraceCountText.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err3 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                  errors++;
                  validateTraceFilter.errors = vErrors;
                  return false;
                } else {
                  errors = _errs6;
                  if (vErrors !== null) {
                    if (_errs6) { vErrors.length = _errs6; } else { vErrors = null; }
                  }
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.mode !== void 0) {
                  let data5 = data.mode;
                  const _errs10 = errors;
                  if (isEthereum) {
                    if (typeof data5 !== "string") {
                      validateTraceFilter.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if (!(data5 === "intersection" || data5 === "union")) {
                      validateTraceFilter.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/byCompat/ethereum/enum", keyword: "enum", params: { allowedValues: schemaTraceFilter.properties.mode.byCompat.ethereum.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.count !== void 0) {
                    let data6 = data.count;
                    const _errs13 = errors;
                    if (isEthereum) {
                      const _errs15 = errors;
                      let valid4 = false;
                      const _errs16 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/ethereum/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                        errors++;
                      }
                      if (errors === _errs16) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e4 || isNaN(data6)) {
                            const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/ethereum/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                            if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
                            errors++;
                          } else {
                            if (data6 < 0 || isNaN(data6)) {
                              const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/ethereum/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                              if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid1 = _errs16 === errors;
                      valid4 = valid4 || _valid1;
                      if (!valid4) {
                        const _errs18 = errors;
                        if (!validateTraceCountText(data6, instancePath + "/count", isEthereum)) {
                          vErrors = vErrors === null ? validateTraceCountText.errors : vErrors.concat(validateTraceCountText.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs18 === errors;
                        valid4 = valid4 || _valid1;
                      }
                      if (!valid4) {
                        const err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
                        errors++;
                        validateTraceFilter.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs15;
                        if (vErrors !== null) {
                          if (_errs15) { vErrors.length = _errs15; } else { vErrors = null; }
                        }
                      }
                    } else {
                      const _errs20 = errors;
                      let valid5 = false;
                      const _errs21 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        const err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/rootstock/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) { vErrors = [err8]; } else { vErrors.push(err8); }
                        errors++;
                      }
                      if (errors === _errs21) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e4 || isNaN(data6)) {
                            const err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/rootstock/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                            if (vErrors === null) { vErrors = [err9]; } else { vErrors.push(err9); }
                            errors++;
                          } else {
                            if (data6 < -2147483648 || isNaN(data6)) {
                              const err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/rootstock/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
                              if (vErrors === null) { vErrors = [err10]; } else { vErrors.push(err10); }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid2 = _errs21 === errors;
                      valid5 = valid5 || _valid2;
                      if (!valid5) {
                        const _errs23 = errors;
                        if (!validateTraceCountText(data6, instancePath + "/count", isEthereum)) {
                          vErrors = vErrors === null ? validateTraceCountText.errors : vErrors.concat(validateTraceCountText.errors);
                          errors = vErrors.length;
                        }
                        var _valid2 = _errs23 === errors;
                        valid5 = valid5 || _valid2;
                      }
                      if (!valid5) {
                        const err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) { vErrors = [err11]; } else { vErrors.push(err11); }
                        errors++;
                        validateTraceFilter.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs20;
                        if (vErrors !== null) {
                          if (_errs20) { vErrors.length = _errs20; } else { vErrors = null; }
                        }
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
    } else {
      validateTraceFilter.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTraceFilter.errors = vErrors;
  return errors === 0;
}
const patternTraceGetHash = new RegExp("^(0[xX][0-9a-fA-F]*|[0-9a-fA-F]+)$", "u");
const patternTraceGetHash_2 = new RegExp("^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$", "u");
function validateTraceGetHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (isEthereum) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternTraceGetHash.test(data)) {
          const err0 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX][0-9a-fA-F]*|[0-9a-fA-F]+)$" }, message: 'must match pattern "^(0[xX][0-9a-fA-F]*|[0-9a-fA-F]+)$"' };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
  } else {
    const _errs4 = errors;
    if (errors === _errs4) {
      if (typeof data === "string") {
        if (!patternTraceGetHash_2.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$" }, message: 'must match pattern "^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs6 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
      errors++;
    }
    if (errors === _errs6) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err5 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err6 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
    errors++;
    validateTraceGetHash.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTraceGetHash.errors = vErrors;
  return errors === 0;
}
function validateTraceLimit(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateNumberInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
    validateTraceLimit.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTraceLimit.errors = vErrors;
  return errors === 0;
}
function validateTraceOptions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validateTracerName(data.tracer, instancePath + "/tracer", isEthereum)) {
          vErrors = vErrors === null ? validateTracerName.errors : vErrors.concat(validateTracerName.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validateTracerConfig(data.tracerConfig, instancePath + "/tracerConfig", isEthereum)) {
            vErrors = vErrors === null ? validateTracerConfig.errors : vErrors.concat(validateTracerConfig.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validateTraceSwitch(data.disableMemory, instancePath + "/disableMemory", isEthereum)) {
              vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validateTraceSwitch(data.disableStack, instancePath + "/disableStack", isEthereum)) {
                vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validateTraceSwitch(data.disableStorage, instancePath + "/disableStorage", isEthereum)) {
                  vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validateBooleanInput(data.enableMemory, instancePath + "/enableMemory", isEthereum)) {
                    vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validateBooleanInput(data.enableReturnData, instancePath + "/enableReturnData", isEthereum)) {
                      vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validateTraceLimit(data.limit, instancePath + "/limit", isEthereum)) {
                        vErrors = vErrors === null ? validateTraceLimit.errors : vErrors.concat(validateTraceLimit.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.timeout !== void 0) {
                        const _errs9 = errors;
                        if (isEthereum) {
                          if (typeof data.timeout !== "string") {
                            validateTraceOptions.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs9 === errors;
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
      validateTraceOptions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTraceOptions.errors = vErrors;
  return errors === 0;
}
function validateTraceOptionsInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs1 = errors;
    let valid1 = false;
    const _errs2 = errors;
    if (!validateTraceOptions(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateTraceOptions.errors : vErrors.concat(validateTraceOptions.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const err0 = { instancePath, schemaPath: "#/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
      validateTraceOptionsInput.errors = vErrors;
      return false;
    } else {
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
      }
    }
  } else {
    const _errs4 = errors;
    let valid2 = false;
    const _errs5 = errors;
    if (!validateTraceOptions(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateTraceOptions.errors : vErrors.concat(validateTraceOptions.errors);
      errors = vErrors.length;
    }
    var _valid1 = _errs5 === errors;
    valid2 = valid2 || _valid1;
    if (!valid2) {
      const _errs6 = errors;
      if (typeof data !== "string") {
        const err1 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
      var _valid1 = _errs6 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs8 = errors;
        if (!(typeof data == "number" && isFinite(data))) {
          const err2 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
        var _valid1 = _errs8 === errors;
        valid2 = valid2 || _valid1;
        if (!valid2) {
          const _errs10 = errors;
          if (typeof data !== "boolean") {
            const err3 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          }
          var _valid1 = _errs10 === errors;
          valid2 = valid2 || _valid1;
          if (!valid2) {
            const _errs12 = errors;
            if (errors === _errs12) {
              if (!Array.isArray(data)) {
                const err4 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                errors++;
              }
            }
            var _valid1 = _errs12 === errors;
            valid2 = valid2 || _valid1;
          }
        }
      }
    }
    if (!valid2) {
      const err5 = { instancePath, schemaPath: "#/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
      errors++;
      validateTraceOptionsInput.errors = vErrors;
      return false;
    } else {
      errors = _errs4;
      if (vErrors !== null) {
        if (_errs4) { vErrors.length = _errs4; } else { vErrors = null; }
      }
    }
  }
  validateTraceOptionsInput.errors = vErrors;
  return errors === 0;
}
function validateTracePositions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateIndexInput(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 1024) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        } else {
          var valid1 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs4 = errors;
            if (!validateIndexInput(data[i0], instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs4 === errors;
            if (!valid1) { break; }
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
    errors++;
    validateTracePositions.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTracePositions.errors = vErrors;
  return errors === 0;
}
function validateTraceSwitch(data, instancePath = "", isEthereum = false) {
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data !== "string") {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (!(typeof data == "number" && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs7 = errors;
        if (errors === _errs7) {
          if (!Array.isArray(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          }
        }
        var _valid0 = _errs7 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs9 = errors;
          if (errors === _errs9) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
            } else {
              const err4 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
              errors++;
            }
          }
          var _valid0 = _errs9 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
    errors++;
    validateTraceSwitch.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTraceSwitch.errors = vErrors;
  return errors === 0;
}
const schemaTraceType = { "$id": "TraceType", "type": "string", "enum": ["trace", "stateDiff", "vmTrace"] };
function validateTraceType(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateTraceType.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "trace" || data === "stateDiff" || data === "vmTrace")) {
    validateTraceType.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schemaTraceType.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validateTraceType.errors = vErrors;
  return errors === 0;
}
function validateTraceTypes(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 8) {
        validateTraceTypes.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validateTraceType(data[i0], instancePath + "/" + i0, isEthereum)) {
            vErrors = vErrors === null ? validateTraceType.errors : vErrors.concat(validateTraceType.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateTraceTypes.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateTraceTypes.errors = vErrors;
  return errors === 0;
}
function validateTracedPair(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 2) {
        validateTracedPair.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
        return false;
      } else {
        if (data.length < 2) {
          validateTracedPair.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validateCallRequest(data0, instancePath + "/" + i0, isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs4 = errors;
              if (!validateTraceTypes(data0, instancePath + "/" + i0, isEthereum)) {
                vErrors = vErrors === null ? validateTraceTypes.errors : vErrors.concat(validateTraceTypes.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
              validateTracedPair.errors = vErrors;
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
        }
      }
    } else {
      validateTracedPair.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateTracedPair.errors = vErrors;
  return errors === 0;
}
function validateTracedPairs(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        validateTracedPairs.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validateTracedPair(data[i0], instancePath + "/" + i0, isEthereum)) {
            vErrors = vErrors === null ? validateTracedPair.errors : vErrors.concat(validateTracedPair.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) { break; }
        }
      }
    } else {
      validateTracedPairs.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateTracedPairs.errors = vErrors;
  return errors === 0;
}
function validateTracerConfig(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTracerSettings(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTracerSettings.errors : vErrors.concat(validateTracerSettings.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (!(typeof data == "number" && isFinite(data))) {
        const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (typeof data !== "boolean") {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs8 = errors;
          if (errors === _errs8) {
            if (!Array.isArray(data)) {
              const err3 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
              errors++;
            }
          }
          var _valid0 = _errs8 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
    errors++;
    validateTracerConfig.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTracerConfig.errors = vErrors;
  return errors === 0;
}
const patternTracerName = new RegExp("^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR]|[mM][uU][xX][tT][rR][aA][cC][eE][rR]|[nN][oO][oO][pP][tT][rR][aA][cC][eE][rR])$", "u");
function validateTracerName(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternTracerName.test(data)) {
        validateTracerName.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR]|[mM][uU][xX][tT][rR][aA][cC][eE][rR]|[nN][oO][oO][pP][tT][rR][aA][cC][eE][rR])$" }, message: 'must match pattern "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR]|[mM][uU][xX][tT][rR][aA][cC][eE][rR]|[nN][oO][oO][pP][tT][rR][aA][cC][eE][rR])$"' }];
        return false;
      }
    } else {
      validateTracerName.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateTracerName.errors = vErrors;
  return errors === 0;
}
function validateTracerSettings(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.onlyTopCall !== void 0) {
        const _errs1 = errors;
        if (!validateTraceSwitch(data.onlyTopCall, instancePath + "/onlyTopCall", isEthereum)) {
          vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.withLog !== void 0) {
          const _errs2 = errors;
          if (!validateTraceSwitch(data.withLog, instancePath + "/withLog", isEthereum)) {
            vErrors = vErrors === null ? validateTraceSwitch.errors : vErrors.concat(validateTraceSwitch.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.diffMode !== void 0) {
            const _errs3 = errors;
            if (!validateBooleanInput(data.diffMode, instancePath + "/diffMode", isEthereum)) {
              vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.disableCode !== void 0) {
              const _errs4 = errors;
              if (!validateBooleanInput(data.disableCode, instancePath + "/disableCode", isEthereum)) {
                vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validateBooleanInput(data.disableStorage, instancePath + "/disableStorage", isEthereum)) {
                  vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.convertParityErrors !== void 0) {
                  const _errs6 = errors;
                  if (!validateBooleanInput(data.convertParityErrors, instancePath + "/convertParityErrors", isEthereum)) {
                    vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.includePrecompiles !== void 0) {
                    const _errs7 = errors;
                    if (!validateBooleanInput(data.includePrecompiles, instancePath + "/includePrecompiles", isEthereum)) {
                      vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.callTracer !== void 0) {
                      const _errs8 = errors;
                      if (!validateMuxedSettings(data.callTracer, instancePath + "/callTracer", isEthereum)) {
                        vErrors = vErrors === null ? validateMuxedSettings.errors : vErrors.concat(validateMuxedSettings.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.flatCallTracer !== void 0) {
                        const _errs9 = errors;
                        if (!validateMuxedSettings(data.flatCallTracer, instancePath + "/flatCallTracer", isEthereum)) {
                          vErrors = vErrors === null ? validateMuxedSettings.errors : vErrors.concat(validateMuxedSettings.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.prestateTracer !== void 0) {
                          const _errs10 = errors;
                          if (!validateMuxedSettings(data.prestateTracer, instancePath + "/prestateTracer", isEthereum)) {
                            vErrors = vErrors === null ? validateMuxedSettings.errors : vErrors.concat(validateMuxedSettings.errors);
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
      validateTracerSettings.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTracerSettings.errors = vErrors;
  return errors === 0;
}
function validateTransactionHashInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternBlockHashInput.test(data)) {
          validateTransactionHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{64}$"' }];
          return false;
        }
      } else {
        validateTransactionHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternBlockHashInput_2.test(data)) {
          validateTransactionHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
          return false;
        }
      } else {
        validateTransactionHashInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateTransactionHashInput.errors = vErrors;
  return errors === 0;
}
function validateTransactionIndexInput(data, instancePath = "", isEthereum = false) {
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
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
      } else {
        if (data < -1 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (!validateIndexInput(data, instancePath, isEthereum)) {
      vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
    errors++;
    validateTransactionIndexInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTransactionIndexInput.errors = vErrors;
  return errors === 0;
}
function validateTransactionRequest(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validateAddressInput(data.from, instancePath + "/from", isEthereum)) {
          vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else { var valid0 = true; }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validateAddressInput(data.to, instancePath + "/to", isEthereum)) {
            vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validateCallNumber(data.gas, instancePath + "/gas", isEthereum)) {
              vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validateCallNumber(data.gasLimit, instancePath + "/gasLimit", isEthereum)) {
                vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.gasPrice !== void 0) {
                const _errs5 = errors;
                if (!validateCallNumber(data.gasPrice, instancePath + "/gasPrice", isEthereum)) {
                  vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validateCallNumber(data.value, instancePath + "/value", isEthereum)) {
                    vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else { var valid0 = true; }
                if (valid0) {
                  if (data.data !== void 0) {
                    const _errs7 = errors;
                    if (!validateDataInput(data.data, instancePath + "/data", isEthereum)) {
                      vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else { var valid0 = true; }
                  if (valid0) {
                    if (data.input !== void 0) {
                      const _errs8 = errors;
                      if (!validateDataInput(data.input, instancePath + "/input", isEthereum)) {
                        vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else { var valid0 = true; }
                    if (valid0) {
                      if (data.nonce !== void 0) {
                        const _errs9 = errors;
                        if (!validateCallNumber(data.nonce, instancePath + "/nonce", isEthereum)) {
                          vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else { var valid0 = true; }
                      if (valid0) {
                        if (data.chainId !== void 0) {
                          const _errs10 = errors;
                          if (!validateCallNumber(data.chainId, instancePath + "/chainId", isEthereum)) {
                            vErrors = vErrors === null ? validateCallNumber.errors : vErrors.concat(validateCallNumber.errors);
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
      validateTransactionRequest.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTransactionRequest.errors = vErrors;
  return errors === 0;
}
function validateTypedData(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.types === void 0 && (missing0 = "types") || data.primaryType === void 0 && (missing0 = "primaryType") || data.domain === void 0 && (missing0 = "domain") || data.message === void 0 && (missing0 = "message")) {
        validateTypedData.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.types !== void 0) {
          const _errs1 = errors;
          if (!validateTypedDataTypes(data.types, instancePath + "/types", isEthereum)) {
            vErrors = vErrors === null ? validateTypedDataTypes.errors : vErrors.concat(validateTypedDataTypes.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.primaryType !== void 0) {
            const _errs2 = errors;
            if (typeof data.primaryType !== "string") {
              validateTypedData.errors = [{ instancePath: instancePath + "/primaryType", schemaPath: "#/properties/primaryType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else { var valid0 = true; }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs4 = errors;
              if (!validateTypedDataStruct(data.domain, instancePath + "/domain", isEthereum)) {
                vErrors = vErrors === null ? validateTypedDataStruct.errors : vErrors.concat(validateTypedDataStruct.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else { var valid0 = true; }
            if (valid0) {
              if (data.message !== void 0) {
                const _errs5 = errors;
                if (!validateTypedDataStruct(data.message, instancePath + "/message", isEthereum)) {
                  vErrors = vErrors === null ? validateTypedDataStruct.errors : vErrors.concat(validateTypedDataStruct.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else { var valid0 = true; }
            }
          }
        }
      }
    } else {
      validateTypedData.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTypedData.errors = vErrors;
  return errors === 0;
}
function validateTypedDataInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validateTypedData(data, instancePath, isEthereum)) {
    vErrors = vErrors === null ? validateTypedData.errors : vErrors.concat(validateTypedData.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (typeof data !== "string") {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    validateTypedDataInput.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateTypedDataInput.errors = vErrors;
  return errors === 0;
}
function validateTypedDataMember(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type")) {
        validateTypedDataMember.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validateTypedDataMember.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else { var valid0 = true; }
        if (valid0) {
          if (data.type !== void 0) {
            const _errs3 = errors;
            if (typeof data.type !== "string") {
              validateTypedDataMember.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else { var valid0 = true; }
        }
      }
    } else {
      validateTypedDataMember.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTypedDataMember.errors = vErrors;
  return errors === 0;
}
function validateTypedDataStruct(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validateTypedDataStruct.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTypedDataStruct.errors = vErrors;
  return errors === 0;
}
function validateTypedDataTypes(data, instancePath = "", isEthereum = false) {
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
              if (!validateTypedDataMember(data0[i0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, isEthereum)) {
                vErrors = vErrors === null ? validateTypedDataMember.errors : vErrors.concat(validateTypedDataMember.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) { break; }
            }
          } else {
            validateTypedDataTypes.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) { break; }
      }
    } else {
      validateTypedDataTypes.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validateTypedDataTypes.errors = vErrors;
  return errors === 0;
}
const patternWordInput = new RegExp("^(0x)?[0-9a-fA-F]{64}$", "u");
function validateWordInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternBlockHashInput.test(data)) {
          validateWordInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{64}$"' }];
          return false;
        }
      } else {
        validateWordInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternWordInput.test(data)) {
          validateWordInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{64}$"' }];
          return false;
        }
      } else {
        validateWordInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateWordInput.errors = vErrors;
  return errors === 0;
}
const patternWorkNonceInput = new RegExp("^(0[xX])?[0-9a-fA-F]{16}$", "u");
const patternWorkNonceInput_2 = new RegExp("^(0x)?[0-9a-fA-F]{16}$", "u");
function validateWorkNonceInput(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (isEthereum) {
    const _errs0 = errors;
    if (errors === _errs0) {
      if (typeof data === "string") {
        if (!patternWorkNonceInput.test(data)) {
          validateWorkNonceInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{16}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{16}$"' }];
          return false;
        }
      } else {
        validateWorkNonceInput.errors = [{ instancePath, schemaPath: "#/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  } else {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternWorkNonceInput_2.test(data)) {
          validateWorkNonceInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{16}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{16}$"' }];
          return false;
        }
      } else {
        validateWorkNonceInput.errors = [{ instancePath, schemaPath: "#/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validateWorkNonceInput.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_addBalance(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_hardhat_addBalance.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_hardhat_addBalance.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateNumberInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_addBalance.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_addBalance.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_autoImpersonateAccount(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_hardhat_autoImpersonateAccount.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_autoImpersonateAccount.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateBooleanInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_autoImpersonateAccount.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_autoImpersonateAccount.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_dealERC20(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validateParams_hardhat_dealERC20.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_hardhat_dealERC20.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateAddressInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateNumberInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_hardhat_dealERC20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_dealERC20.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_dropAllTransactions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validateParams_anvil_dropAllTransactions.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validateParams_anvil_dropAllTransactions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_dropAllTransactions.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_dropTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_anvil_dropTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_anvil_dropTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateTransactionHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTransactionHashInput.errors : vErrors.concat(validateTransactionHashInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_anvil_dropTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_dropTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_dumpState(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_hardhat_dumpState.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_dumpState.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateBooleanInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_hardhat_dumpState.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_dumpState.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_freezeTime(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_evm_freezeTime.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_freezeTime.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateTimeInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTimeInput.errors : vErrors.concat(validateTimeInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_evm_freezeTime.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_freezeTime.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_impersonateAccount(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_hardhat_impersonateAccount.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_impersonateAccount.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_impersonateAccount.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_impersonateAccount.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_increaseTime(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_evm_increaseTime.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_increaseTime.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateSecondsInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateSecondsInput.errors : vErrors.concat(validateSecondsInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_evm_increaseTime.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_increaseTime.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_loadState(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_hardhat_loadState.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_loadState.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_loadState.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_loadState.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_mine(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_anvil_mine.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_anvil_mine.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            if (data0 !== void 0) {
              if (!validateNumberInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                errors = vErrors.length;
              }
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs3 = errors;
              if (data1 !== void 0) {
                if (!validateNumberInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs3 === errors;
            }
          }
        }
      }
    } else {
      validateParams_anvil_mine.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_mine.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_mineBlockNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_evm_mineBlockNumber.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_mineBlockNumber.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateNumberInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_evm_mineBlockNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_mineBlockNumber.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_mine_detailed(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_evm_mine_detailed.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_mine_detailed.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateMineInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateMineInput.errors : vErrors.concat(validateMineInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_evm_mine_detailed.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_mine_detailed.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_reorg(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_anvil_reorg.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_anvil_reorg.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateNumberInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateReorgPairs(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateReorgPairs.errors : vErrors.concat(validateReorgPairs.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_anvil_reorg.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_reorg.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_reset(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_hardhat_reset.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_reset.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateResetOptions(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateResetOptions.errors : vErrors.concat(validateResetOptions.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_hardhat_reset.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_reset.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_revert(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_evm_revert.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_revert.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateSnapshotIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateSnapshotIdInput.errors : vErrors.concat(validateSnapshotIdInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_evm_revert.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_revert.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_rollback(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_anvil_rollback.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_anvil_rollback.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateNumberInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_anvil_rollback.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_rollback.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_setCode(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_hardhat_setCode.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_hardhat_setCode.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateDataInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_setCode.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_setCode.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_setERC20Allowance(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 4) {
        validateParams_hardhat_setERC20Allowance.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 4 }, message: "must NOT have fewer than 4 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validateParams_hardhat_setERC20Allowance.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateAddressInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateAddressInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validateNumberInput(data[3], instancePath + "/3", isEthereum)) {
                    vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
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
      validateParams_hardhat_setERC20Allowance.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_setERC20Allowance.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_setIntervalMining(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_anvil_setIntervalMining.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_anvil_setIntervalMining.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateMiningSecondsInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateMiningSecondsInput.errors : vErrors.concat(validateMiningSecondsInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_anvil_setIntervalMining.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_setIntervalMining.errors = vErrors;
  return errors === 0;
}
function validateParams_anvil_setRpcUrl(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_anvil_setRpcUrl.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_anvil_setRpcUrl.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (!patternForkingOptions.test(data0)) {
                  validateParams_anvil_setRpcUrl.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' }];
                  return false;
                }
              } else {
                validateParams_anvil_setRpcUrl.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validateParams_anvil_setRpcUrl.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_anvil_setRpcUrl.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_setStorageAt(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validateParams_hardhat_setStorageAt.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_hardhat_setStorageAt.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateNumberInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateCellInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateCellInput.errors : vErrors.concat(validateCellInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_hardhat_setStorageAt.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_setStorageAt.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_setTime(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validateParams_evm_setTime.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_setTime.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (data0 !== void 0) {
              if (!validateTimeInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateTimeInput.errors : vErrors.concat(validateTimeInput.errors);
                errors = vErrors.length;
              }
            }
          }
        }
      }
    } else {
      validateParams_evm_setTime.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_setTime.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_getRawBlock(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_debug_getRawBlock.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_debug_getRawBlock.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateLooseBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_debug_getRawBlock.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_getRawBlock.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_storageRangeAt(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 5) {
        validateParams_debug_storageRangeAt.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 5)) {
          validateParams_debug_storageRangeAt.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLooseBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateNumberInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateAddressInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validateDataInput(data[3], instancePath + "/3", isEthereum)) {
                    vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
                if (valid0) {
                  if (len1 > 4) {
                    const _errs5 = errors;
                    if (!validateNumberInput(data[4], instancePath + "/4", isEthereum)) {
                      vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
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
      validateParams_debug_storageRangeAt.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_storageRangeAt.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_traceBlockByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_debug_traceBlockByHash.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_debug_traceBlockByHash.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLooseHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseHashInput.errors : vErrors.concat(validateLooseHashInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateTraceOptionsInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateTraceOptionsInput.errors : vErrors.concat(validateTraceOptionsInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_debug_traceBlockByHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_traceBlockByHash.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_traceBlockByNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_debug_traceBlockByNumber.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_debug_traceBlockByNumber.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateTraceBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTraceBlockSelector.errors : vErrors.concat(validateTraceBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateTraceOptionsInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateTraceOptionsInput.errors : vErrors.concat(validateTraceOptionsInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_debug_traceBlockByNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_traceBlockByNumber.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_traceCall(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_debug_traceCall.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_debug_traceCall.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs4 = errors;
                if (data2 !== void 0) {
                  if (!validateTraceCallOptions(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateTraceCallOptions.errors : vErrors.concat(validateTraceCallOptions.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs4 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_debug_traceCall.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_traceCall.errors = vErrors;
  return errors === 0;
}
function validateParams_debug_traceCallMany(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_debug_traceCallMany.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_debug_traceCallMany.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallBundles(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallBundles.errors : vErrors.concat(validateCallBundles.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateStateContext(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateStateContext.errors : vErrors.concat(validateStateContext.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs4 = errors;
                if (data2 !== void 0) {
                  if (!validateTraceCallsOptions(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateTraceCallsOptions.errors : vErrors.concat(validateTraceCallsOptions.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs4 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_debug_traceCallMany.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_debug_traceCallMany.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_call(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_call.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validateParams_eth_call.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateLooseBlockSelector(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateStateOverrides(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs5 = errors;
                  if (data3 !== void 0) {
                    if (!validateBlockOverrides(data3, instancePath + "/3", isEthereum)) {
                      vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
                      errors = vErrors.length;
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_call.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_call.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_callMany(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_callMany.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validateParams_eth_callMany.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallBundles(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallBundles.errors : vErrors.concat(validateCallBundles.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateStateContext(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateStateContext.errors : vErrors.concat(validateStateContext.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs4 = errors;
                if (data2 !== void 0) {
                  if (!validateStateOverrides(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs6 = errors;
                  if (data3 !== void 0) {
                    if (!validateCallManyTimeout(data3, instancePath + "/3", isEthereum)) {
                      vErrors = vErrors === null ? validateCallManyTimeout.errors : vErrors.concat(validateCallManyTimeout.errors);
                      errors = vErrors.length;
                    }
                  }
                  var valid0 = _errs6 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_callMany.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_callMany.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_createAccessList(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_createAccessList.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_eth_createAccessList.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs4 = errors;
                if (data2 !== void 0) {
                  if (!validateStateOverrides(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs4 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_createAccessList.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_createAccessList.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_estimateGas(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_estimateGas.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validateParams_eth_estimateGas.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs4 = errors;
                if (data2 !== void 0) {
                  if (!validateStateOverrides(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs6 = errors;
                  if (data3 !== void 0) {
                    if (!validateBlockOverrides(data3, instancePath + "/3", isEthereum)) {
                      vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
                      errors = vErrors.length;
                    }
                  }
                  var valid0 = _errs6 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_estimateGas.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_estimateGas.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_feeHistory(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_feeHistory.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_eth_feeHistory.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateFeeBlockCount(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateFeeBlockCount.errors : vErrors.concat(validateFeeBlockCount.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateLooseBlockSelector(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateRewardPercentiles(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateRewardPercentiles.errors : vErrors.concat(validateRewardPercentiles.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_feeHistory.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_feeHistory.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_fillTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_fillTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_fillTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateFillRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateFillRequest.errors : vErrors.concat(validateFillRequest.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_fillTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_fillTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getAccountInfo(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getAccountInfo.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getAccountInfo.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getAccountInfo.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getAccountInfo.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBalance(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBalance.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getBalance.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBalance.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBalance.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBlockByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBlockByHash.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getBlockByHash.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateBlockHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateBooleanInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBlockByHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBlockByHash.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBlockByNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBlockByNumber.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getBlockByNumber.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateNumberedBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNumberedBlockSelector.errors : vErrors.concat(validateNumberedBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateBooleanInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateBooleanInput.errors : vErrors.concat(validateBooleanInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBlockByNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBlockByNumber.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBlockTransactionCountByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBlockTransactionCountByHash.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_getBlockTransactionCountByHash.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateBlockHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBlockTransactionCountByHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBlockTransactionCountByHash.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBlockTransactionCountByNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBlockTransactionCountByNumber.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_getBlockTransactionCountByNumber.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateNumberedBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNumberedBlockSelector.errors : vErrors.concat(validateNumberedBlockSelector.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBlockTransactionCountByNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBlockTransactionCountByNumber.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getBlocksByNumber(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getBlocksByNumber.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_getBlocksByNumber.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateBlockNumberInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBlockNumberInput.errors : vErrors.concat(validateBlockNumberInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_getBlocksByNumber.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getBlocksByNumber.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getCode(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_getCode.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getCode.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateBlockSelector(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getCode.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getCode.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getFilterChanges(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getFilterChanges.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_getFilterChanges.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateFilterIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateFilterIdInput.errors : vErrors.concat(validateFilterIdInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_getFilterChanges.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getFilterChanges.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getLogs(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_getLogs.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getLogs.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLogFilter(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLogFilter.errors : vErrors.concat(validateLogFilter.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLogPageRequest(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLogPageRequest.errors : vErrors.concat(validateLogPageRequest.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getLogs.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getLogs.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getProof(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_getProof.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_eth_getProof.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateStorageKeys(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateStorageKeys.errors : vErrors.concat(validateStorageKeys.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateMinedBlockSelector(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateMinedBlockSelector.errors : vErrors.concat(validateMinedBlockSelector.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_getProof.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getProof.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getRawTransactionByBlockHashAndIndex(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_getRawTransactionByBlockHashAndIndex.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getRawTransactionByBlockHashAndIndex.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateBlockHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateIndexInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getRawTransactionByBlockHashAndIndex.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getRawTransactionByBlockHashAndIndex.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getRawTransactionByBlockNumberAndIndex(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_getRawTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getRawTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLooseBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateIndexInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getRawTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getRawTransactionByBlockNumberAndIndex.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getStorageAt(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validateParams_eth_getStorageAt.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_eth_getStorageAt.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateStoragePosition(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateStoragePosition.errors : vErrors.concat(validateStoragePosition.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateBlockSelector(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_getStorageAt.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getStorageAt.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_getTransactionByBlockNumberAndIndex(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_getTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_getTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateNumberedBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateNumberedBlockSelector.errors : vErrors.concat(validateNumberedBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateIndexInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateIndexInput.errors : vErrors.concat(validateIndexInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_getTransactionByBlockNumberAndIndex.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_getTransactionByBlockNumberAndIndex.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_newFilter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_newFilter.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_newFilter.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateLogFilter(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLogFilter.errors : vErrors.concat(validateLogFilter.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_newFilter.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_newFilter.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_sendRawTransactionSync(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_sendRawTransactionSync.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_sendRawTransactionSync.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateNumberInput(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateNumberInput.errors : vErrors.concat(validateNumberInput.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_sendRawTransactionSync.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_sendRawTransactionSync.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_sendTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_sendTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_sendTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateTransactionRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTransactionRequest.errors : vErrors.concat(validateTransactionRequest.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_eth_sendTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_sendTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_signTypedData_v4(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_signTypedData_v4.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_signTypedData_v4.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTypedDataInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTypedDataInput.errors : vErrors.concat(validateTypedDataInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_signTypedData_v4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_signTypedData_v4.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_simulateV1(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_simulateV1.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_simulateV1.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateSimulation(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateSimulation.errors : vErrors.concat(validateSimulation.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_simulateV1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_simulateV1.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_submitHashrate(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_eth_submitHashrate.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_submitHashrate.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateHashrateInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateHashrateInput.errors : vErrors.concat(validateHashrateInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateWordInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateWordInput.errors : vErrors.concat(validateWordInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_submitHashrate.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_submitHashrate.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_submitWork(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validateParams_eth_submitWork.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_eth_submitWork.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateWorkNonceInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateWorkNonceInput.errors : vErrors.concat(validateWorkNonceInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateWordInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateWordInput.errors : vErrors.concat(validateWordInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateWordInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateWordInput.errors : vErrors.concat(validateWordInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_submitWork.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_submitWork.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_subscribe(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_subscribe.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_eth_subscribe.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateSubscriptionKind(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateSubscriptionKind.errors : vErrors.concat(validateSubscriptionKind.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateSubscriptionOptions(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateSubscriptionOptions.errors : vErrors.concat(validateSubscriptionOptions.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_eth_subscribe.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_subscribe.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_uninstallFilter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_uninstallFilter.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_uninstallFilter.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            if (isEthereum) {
              const _errs3 = errors;
              let valid2 = false;
              const _errs4 = errors;
              if (!validateFilterIdInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateFilterIdInput.errors : vErrors.concat(validateFilterIdInput.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const err0 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/byCompat/ethereum/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                errors++;
                validateParams_eth_uninstallFilter.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
                }
              }
            } else {
              const _errs6 = errors;
              let valid3 = false;
              const _errs7 = errors;
              if (!validateFilterIdInput(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateFilterIdInput.errors : vErrors.concat(validateFilterIdInput.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs7 === errors;
              valid3 = valid3 || _valid1;
              if (!valid3) {
                const _errs8 = errors;
                if (data0 !== null) {
                  const err1 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/byCompat/rootstock/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                  errors++;
                }
                var _valid1 = _errs8 === errors;
                valid3 = valid3 || _valid1;
              }
              if (!valid3) {
                const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/byCompat/rootstock/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                errors++;
                validateParams_eth_uninstallFilter.errors = vErrors;
                return false;
              } else {
                errors = _errs6;
                if (vErrors !== null) {
                  if (_errs6) { vErrors.length = _errs6; } else { vErrors = null; }
                }
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_uninstallFilter.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_uninstallFilter.errors = vErrors;
  return errors === 0;
}
function validateParams_eth_unsubscribe(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_eth_unsubscribe.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_eth_unsubscribe.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (isEthereum) {
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data0 === "string") {
                  if (!patternHashrateInput.test(data0)) {
                    const err0 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/0/byCompat/ethereum/pattern", keyword: "pattern", params: { pattern: "^(0[xX])?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0[xX])?[0-9a-fA-F]{1,64}$"' };
                    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                    errors++;
                  }
                } else {
                  const err1 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/0/byCompat/ethereum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                  errors++;
                }
              }
            } else {
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data0 === "string") {
                  if (!patternHashrateInput_2.test(data0)) {
                    const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/0/byCompat/rootstock/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"' };
                    if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
                    errors++;
                  }
                } else {
                  const err3 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/0/byCompat/rootstock/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
                  errors++;
                }
              }
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs8 = errors;
              if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
                const err4 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
                errors++;
              }
              if (errors === _errs8) {
                if (typeof data0 == "number" && isFinite(data0)) {
                  if (data0 > 9007199254740991 || isNaN(data0)) {
                    const err5 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
                    errors++;
                  } else {
                    if (data0 < 0 || isNaN(data0)) {
                      const err6 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) { vErrors = [err6]; } else { vErrors.push(err6); }
                      errors++;
                    }
                  }
                }
              }
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err7 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err7]; } else { vErrors.push(err7); }
              errors++;
              validateParams_eth_unsubscribe.errors = vErrors;
              return false;
            } else {
              errors = _errs2;
              if (vErrors !== null) {
                if (_errs2) { vErrors.length = _errs2; } else { vErrors = null; }
              }
            }
          }
        }
      }
    } else {
      validateParams_eth_unsubscribe.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_eth_unsubscribe.errors = vErrors;
  return errors === 0;
}
function validateParams_hardhat_setBlockTimestampInterval(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_hardhat_setBlockTimestampInterval.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_hardhat_setBlockTimestampInterval.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateMiningIntervalInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateMiningIntervalInput.errors : vErrors.concat(validateMiningIntervalInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_hardhat_setBlockTimestampInterval.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_hardhat_setBlockTimestampInterval.errors = vErrors;
  return errors === 0;
}
function validateParams_evm_setIntervalMining(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_evm_setIntervalMining.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_evm_setIntervalMining.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateMiningPeriodInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateMiningPeriodInput.errors : vErrors.concat(validateMiningPeriodInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_evm_setIntervalMining.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_evm_setIntervalMining.errors = vErrors;
  return errors === 0;
}
function validateParams_mnr_submitBitcoinBlockPartialMerkle(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 5) {
        validateParams_mnr_submitBitcoinBlockPartialMerkle.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 5)) {
          validateParams_mnr_submitBitcoinBlockPartialMerkle.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateDataInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateDataInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validateHashListInput(data[3], instancePath + "/3", isEthereum)) {
                    vErrors = vErrors === null ? validateHashListInput.errors : vErrors.concat(validateHashListInput.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
                if (valid0) {
                  if (len1 > 4) {
                    const _errs5 = errors;
                    if (!validateHexCountInput(data[4], instancePath + "/4", isEthereum)) {
                      vErrors = vErrors === null ? validateHexCountInput.errors : vErrors.concat(validateHexCountInput.errors);
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
      validateParams_mnr_submitBitcoinBlockPartialMerkle.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_mnr_submitBitcoinBlockPartialMerkle.errors = vErrors;
  return errors === 0;
}
function validateParams_mnr_submitBitcoinBlockTransactions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 4) {
        validateParams_mnr_submitBitcoinBlockTransactions.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 4 }, message: "must NOT have fewer than 4 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validateParams_mnr_submitBitcoinBlockTransactions.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateDataInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validateDataInput(data[2], instancePath + "/2", isEthereum)) {
                  vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validateHashListInput(data[3], instancePath + "/3", isEthereum)) {
                    vErrors = vErrors === null ? validateHashListInput.errors : vErrors.concat(validateHashListInput.errors);
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
      validateParams_mnr_submitBitcoinBlockTransactions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_mnr_submitBitcoinBlockTransactions.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_importRawKey(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_personal_importRawKey.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_personal_importRawKey.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validatePrivateKeyInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validatePrivateKeyInput.errors : vErrors.concat(validatePrivateKeyInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validatePassphraseInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validatePassphraseInput.errors : vErrors.concat(validatePassphraseInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_personal_importRawKey.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_importRawKey.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_newAccount(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_personal_newAccount.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_personal_newAccount.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validatePassphraseInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validatePassphraseInput.errors : vErrors.concat(validatePassphraseInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_personal_newAccount.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_newAccount.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_newAccountWithSeed(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_personal_newAccountWithSeed.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_personal_newAccountWithSeed.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateSeedInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateSeedInput.errors : vErrors.concat(validateSeedInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_personal_newAccountWithSeed.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_newAccountWithSeed.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_sendTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_personal_sendTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_personal_sendTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateTransactionRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTransactionRequest.errors : vErrors.concat(validateTransactionRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validatePassphraseInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validatePassphraseInput.errors : vErrors.concat(validatePassphraseInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_personal_sendTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_sendTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_sign(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_personal_sign.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_personal_sign.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateAddressInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validatePassphraseInput(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validatePassphraseInput.errors : vErrors.concat(validatePassphraseInput.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_personal_sign.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_sign.errors = vErrors;
  return errors === 0;
}
function validateParams_personal_unlockAccount(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_personal_unlockAccount.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_personal_unlockAccount.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
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
              if (!validatePassphraseInput(data1, instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validatePassphraseInput.errors : vErrors.concat(validatePassphraseInput.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs5 = errors;
                if (data1 !== null) {
                  const err0 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
                  errors++;
                }
                var _valid0 = _errs5 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
                errors++;
                validateParams_personal_unlockAccount.errors = vErrors;
                return false;
              } else {
                errors = _errs3;
                if (vErrors !== null) {
                  if (_errs3) { vErrors.length = _errs3; } else { vErrors = null; }
                }
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs7 = errors;
                if (data2 !== void 0) {
                  if (!validateDurationInput(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateDurationInput.errors : vErrors.concat(validateDurationInput.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs7 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_personal_unlockAccount.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_personal_unlockAccount.errors = vErrors;
  return errors === 0;
}
function validateParams_rsk_getRawTransactionReceiptByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_rsk_getRawTransactionReceiptByHash.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_rsk_getRawTransactionReceiptByHash.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateLooseHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseHashInput.errors : vErrors.concat(validateLooseHashInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_rsk_getRawTransactionReceiptByHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_rsk_getRawTransactionReceiptByHash.errors = vErrors;
  return errors === 0;
}
function validateParams_rsk_getStorageBytesAt(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_rsk_getStorageBytesAt.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_rsk_getStorageBytesAt.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateStoragePosition(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateStoragePosition.errors : vErrors.concat(validateStoragePosition.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateBlockSelector(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateBlockSelector.errors : vErrors.concat(validateBlockSelector.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_rsk_getStorageBytesAt.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_rsk_getStorageBytesAt.errors = vErrors;
  return errors === 0;
}
function validateParams_rsk_getTransactionReceiptNodesByHash(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_rsk_getTransactionReceiptNodesByHash.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_rsk_getTransactionReceiptNodesByHash.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateBlockHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBlockHashInput.errors : vErrors.concat(validateBlockHashInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateLooseHashInput(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateLooseHashInput.errors : vErrors.concat(validateLooseHashInput.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_rsk_getTransactionReceiptNodesByHash.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_rsk_getTransactionReceiptNodesByHash.errors = vErrors;
  return errors === 0;
}
function validateParams_sco_banAddress(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_sco_banAddress.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_sco_banAddress.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateBannedAddressInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateBannedAddressInput.errors : vErrors.concat(validateBannedAddressInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_sco_banAddress.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_sco_banAddress.errors = vErrors;
  return errors === 0;
}
function validateParams_sco_clearPeerScoring(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_sco_clearPeerScoring.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_sco_clearPeerScoring.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validatePeerIdInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validatePeerIdInput.errors : vErrors.concat(validatePeerIdInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_sco_clearPeerScoring.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_sco_clearPeerScoring.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_block(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_trace_block.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_trace_block.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validateTraceBlockSelector(data0, instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTraceBlockSelector.errors : vErrors.concat(validateTraceBlockSelector.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs4 = errors;
              if (!validateAnyCaseTag(data0, instancePath + "/0", isEthereum)) {
                vErrors = vErrors === null ? validateAnyCaseTag.errors : vErrors.concat(validateAnyCaseTag.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
              errors++;
              validateParams_trace_block.errors = vErrors;
              return false;
            } else {
              errors = _errs2;
              if (vErrors !== null) {
                if (_errs2) { vErrors.length = _errs2; } else { vErrors = null; }
              }
            }
          }
        }
      }
    } else {
      validateParams_trace_block.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_block.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_call(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_trace_call.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 5)) {
          validateParams_trace_call.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateCallRequest(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateCallRequest.errors : vErrors.concat(validateCallRequest.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTraceTypes(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTraceTypes.errors : vErrors.concat(validateTraceTypes.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateLooseBlockSelector(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs5 = errors;
                  if (data3 !== void 0) {
                    if (!validateStateOverrides(data3, instancePath + "/3", isEthereum)) {
                      vErrors = vErrors === null ? validateStateOverrides.errors : vErrors.concat(validateStateOverrides.errors);
                      errors = vErrors.length;
                    }
                  }
                  var valid0 = _errs5 === errors;
                }
                if (valid0) {
                  if (len1 > 4) {
                    let data4 = data[4];
                    const _errs7 = errors;
                    if (data4 !== void 0) {
                      if (!validateBlockOverrides(data4, instancePath + "/4", isEthereum)) {
                        vErrors = vErrors === null ? validateBlockOverrides.errors : vErrors.concat(validateBlockOverrides.errors);
                        errors = vErrors.length;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validateParams_trace_call.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_call.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_callMany(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_trace_callMany.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_trace_callMany.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateTracedPairs(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTracedPairs.errors : vErrors.concat(validateTracedPairs.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              if (data1 !== void 0) {
                if (!validateLooseBlockSelector(data1, instancePath + "/1", isEthereum)) {
                  vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                  errors = vErrors.length;
                }
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_trace_callMany.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_callMany.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_filter(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_trace_filter.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_trace_filter.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validateTraceFilter(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTraceFilter.errors : vErrors.concat(validateTraceFilter.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_trace_filter.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_filter.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_get(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_trace_get.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_trace_get.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateTraceGetHash(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateTraceGetHash.errors : vErrors.concat(validateTraceGetHash.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTracePositions(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTracePositions.errors : vErrors.concat(validateTracePositions.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_trace_get.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_get.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_rawTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_trace_rawTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validateParams_trace_rawTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateDataInput.errors : vErrors.concat(validateDataInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTraceTypes(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTraceTypes.errors : vErrors.concat(validateTraceTypes.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                if (data2 !== void 0) {
                  if (!validateLooseBlockSelector(data2, instancePath + "/2", isEthereum)) {
                    vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
                    errors = vErrors.length;
                  }
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validateParams_trace_rawTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_rawTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_replayBlockTransactions(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_trace_replayBlockTransactions.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_trace_replayBlockTransactions.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLooseBlockSelector(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseBlockSelector.errors : vErrors.concat(validateLooseBlockSelector.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTraceTypes(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTraceTypes.errors : vErrors.concat(validateTraceTypes.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_trace_replayBlockTransactions.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_replayBlockTransactions.errors = vErrors;
  return errors === 0;
}
function validateParams_trace_replayTransaction(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateParams_trace_replayTransaction.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validateParams_trace_replayTransaction.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validateLooseHashInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validateLooseHashInput.errors : vErrors.concat(validateLooseHashInput.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validateTraceTypes(data[1], instancePath + "/1", isEthereum)) {
                vErrors = vErrors === null ? validateTraceTypes.errors : vErrors.concat(validateTraceTypes.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validateParams_trace_replayTransaction.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_trace_replayTransaction.errors = vErrors;
  return errors === 0;
}
function validateParams_web3_sha3(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validateParams_web3_sha3.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validateParams_web3_sha3.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validatePrefixedDataInput(data[0], instancePath + "/0", isEthereum)) {
              vErrors = vErrors === null ? validatePrefixedDataInput.errors : vErrors.concat(validatePrefixedDataInput.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validateParams_web3_sha3.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateParams_web3_sha3.errors = vErrors;
  return errors === 0;
}
function validateCondition_0(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validateCondition_0.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validateCondition_0.errors = vErrors;
  return errors === 0;
}
function validateCondition_1(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 42) {
        validateCondition_1.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 42 }, message: "must NOT have more than 42 characters" }];
        return false;
      } else {
        if (data.length < 40) {
          validateCondition_1.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 40 }, message: "must NOT have fewer than 40 characters" }];
          return false;
        }
      }
    } else {
      validateCondition_1.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_1.errors = vErrors;
  return errors === 0;
}
function validateCondition_2(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validateCondition_2.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validateCondition_2.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validateCondition_2.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_2.errors = vErrors;
  return errors === 0;
}
const schemaCondition_3 = { "$id": "Condition_3", "enum": ["", null] };
function validateCondition_3(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validateCondition_3.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schemaCondition_3.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validateCondition_3.errors = vErrors;
  return errors === 0;
}
function validateCondition_4(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validateCondition_4.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validateCondition_4.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_4.errors = vErrors;
  return errors === 0;
}
function validateCondition_5(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternAnyCaseTag.test(data)) {
        validateCondition_5.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validateCondition_5.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_5.errors = vErrors;
  return errors === 0;
}
const patternCondition_6 = new RegExp("^[0-9]+$", "u");
function validateCondition_6(data, instancePath = "", isEthereum = false) {
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
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!patternCondition_6.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
    errors++;
    validateCondition_6.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCondition_6.errors = vErrors;
  return errors === 0;
}
function validateCondition_7(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validateCondition_7.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validateCondition_7.errors = vErrors;
  return errors === 0;
}
const schemaCondition_8 = { "$id": "Condition_8", "enum": ["", "0x"] };
function validateCondition_8(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === "0x")) {
    validateCondition_8.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schemaCondition_8.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validateCondition_8.errors = vErrors;
  return errors === 0;
}
function validateCondition_9(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validateCondition_9.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validateCondition_9.errors = vErrors;
  return errors === 0;
}
function validateCondition_10(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validateCondition_10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validateCondition_10.errors = vErrors;
  return errors === 0;
}
function validateCondition_11(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("" !== data) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" };
    if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!patternAnyCaseTag.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
    errors++;
    validateCondition_11.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCondition_11.errors = vErrors;
  return errors === 0;
}
const patternCondition_13 = new RegExp("^0x[0-9a-fA-F]*$", "u");
function validateCondition_13(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternCondition_13.test(data)) {
        validateCondition_13.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]*$" }, message: 'must match pattern "^0x[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validateCondition_13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_13.errors = vErrors;
  return errors === 0;
}
function validateCondition_16(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if ("" !== data) {
    validateCondition_16.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" }];
    return false;
  }
  validateCondition_16.errors = vErrors;
  return errors === 0;
}
const patternCondition_20 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");
function validateCondition_20(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternCondition_20.test(data)) {
        validateCondition_20.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validateCondition_20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_20.errors = vErrors;
  return errors === 0;
}
const schemaCondition_21 = { "$id": "Condition_21", "type": ["array", "object"] };
function validateCondition_21(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!data || typeof data != "object") {
    validateCondition_21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schemaCondition_21.type }, message: "must be array,object" }];
    return false;
  }
  validateCondition_21.errors = vErrors;
  return errors === 0;
}
function validateCondition_22(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if ("pending" !== data) {
    validateCondition_22.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "pending" }, message: "must be equal to constant" }];
    return false;
  }
  validateCondition_22.errors = vErrors;
  return errors === 0;
}
const patternCondition_24 = new RegExp("^[0-9a-fA-F]+$", "u");
function validateCondition_24(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!patternCondition_24.test(data)) {
        validateCondition_24.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]+$" }, message: 'must match pattern "^[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validateCondition_24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validateCondition_24.errors = vErrors;
  return errors === 0;
}
function validateCondition_29(data, instancePath = "", isEthereum = false) {
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
    if (errors === _errs3) {
      if (typeof data === "string") {
        if (!patternCondition_6.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^[0-9]+$" }, message: 'must match pattern "^[0-9]+$"' };
          if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (errors === _errs5) {
        if (typeof data === "string") {
          if (!patternAnyCaseTag.test(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/2/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' };
            if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
            errors++;
          }
        } else {
          const err4 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
          errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err5]; } else { vErrors.push(err5); }
    errors++;
    validateCondition_29.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCondition_29.errors = vErrors;
  return errors === 0;
}
const patternCondition_30 = new RegExp("^-", "u");
function validateCondition_30(data, instancePath = "", isEthereum = false) {
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
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
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
        if (!patternCondition_30.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^-" }, message: 'must match pattern "^-"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
    errors++;
    validateCondition_30.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCondition_30.errors = vErrors;
  return errors === 0;
}
function validateCondition_35(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validateCondition_35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const _errs3 = errors;
      if (typeof key0 === "string") {
        if (!patternAddressInput_2.test(key0)) {
          const err0 = {};
          if (vErrors === null) { vErrors = [err0]; } else { vErrors.push(err0); }
          errors++;
        }
      }
      var valid1 = _errs3 === errors;
      if (!valid1) {
        const err1 = {};
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
        errors++;
        break;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validateCondition_35.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) { vErrors.length = _errs1; } else { vErrors = null; }
    }
  }
  validateCondition_35.errors = vErrors;
  return errors === 0;
}
function validateCondition_37(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 17) {
        validateCondition_37.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 17 }, message: "must NOT have fewer than 17 items" }];
        return false;
      }
    } else {
      validateCondition_37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateCondition_37.errors = vErrors;
  return errors === 0;
}
function validateCondition_43(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validateCondition_43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        validateCondition_43.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" }];
        return false;
      }
    }
  }
  validateCondition_43.errors = vErrors;
  return errors === 0;
}
const patternCondition_44 = new RegExp("^(0x[0-9a-fA-F]+|[0-9]+)$", "u");
function validateCondition_44(data, instancePath = "", isEthereum = false) {
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
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 10001 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10001 }, message: "must be >= 10001" };
        if (vErrors === null) { vErrors = [err1]; } else { vErrors.push(err1); }
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
        if (!patternCondition_44.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]+|[0-9]+)$" }, message: 'must match pattern "^(0x[0-9a-fA-F]+|[0-9]+)$"' };
          if (vErrors === null) { vErrors = [err2]; } else { vErrors.push(err2); }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) { vErrors = [err3]; } else { vErrors.push(err3); }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) { vErrors = [err4]; } else { vErrors.push(err4); }
    errors++;
    validateCondition_44.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) { vErrors.length = _errs0; } else { vErrors = null; }
    }
  }
  validateCondition_44.errors = vErrors;
  return errors === 0;
}
function validateCondition_48(data, instancePath = "", isEthereum = false) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validateCondition_48.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      }
    } else {
      validateCondition_48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validateCondition_48.errors = vErrors;
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
  anvil_addBalance: validateParams_hardhat_addBalance,
  anvil_autoImpersonateAccount: validateParams_hardhat_autoImpersonateAccount,
  anvil_dealERC20: validateParams_hardhat_dealERC20,
  anvil_dropAllTransactions: validateParams_anvil_dropAllTransactions,
  anvil_dropTransaction: validateParams_anvil_dropTransaction,
  anvil_dumpState: validateParams_hardhat_dumpState,
  anvil_freezeTime: validateParams_evm_freezeTime,
  anvil_getAutomine: validateParams_anvil_dropAllTransactions,
  anvil_getGenesisTime: validateParams_anvil_dropAllTransactions,
  anvil_getIntervalMining: validateParams_anvil_dropAllTransactions,
  anvil_impersonateAccount: validateParams_hardhat_impersonateAccount,
  anvil_increaseTime: validateParams_evm_increaseTime,
  anvil_loadState: validateParams_hardhat_loadState,
  anvil_metadata: validateParams_anvil_dropAllTransactions,
  anvil_mine: validateParams_anvil_mine,
  anvil_mineBlockNumber: validateParams_evm_mineBlockNumber,
  anvil_mine_detailed: validateParams_evm_mine_detailed,
  anvil_nodeInfo: validateParams_anvil_dropAllTransactions,
  anvil_removeBlockTimestampInterval: validateParams_anvil_dropAllTransactions,
  anvil_removePoolTransactions: validateParams_hardhat_impersonateAccount,
  anvil_reorg: validateParams_anvil_reorg,
  anvil_reset: validateParams_hardhat_reset,
  anvil_revert: validateParams_evm_revert,
  anvil_rollback: validateParams_anvil_rollback,
  anvil_setAutomine: validateParams_hardhat_autoImpersonateAccount,
  anvil_setBalance: validateParams_hardhat_addBalance,
  anvil_setBlockGasLimit: validateParams_evm_mineBlockNumber,
  anvil_setBlockTimestampInterval: validateParams_evm_mineBlockNumber,
  anvil_setCode: validateParams_hardhat_setCode,
  anvil_setCoinbase: validateParams_hardhat_impersonateAccount,
  anvil_setERC20Allowance: validateParams_hardhat_setERC20Allowance,
  anvil_setERC20Balance: validateParams_hardhat_dealERC20,
  anvil_setIntervalMining: validateParams_anvil_setIntervalMining,
  anvil_setLoggingEnabled: validateParams_hardhat_autoImpersonateAccount,
  anvil_setMinGasPrice: validateParams_evm_mineBlockNumber,
  anvil_setNextBlockBaseFeePerGas: validateParams_evm_mineBlockNumber,
  anvil_setNextBlockTimestamp: validateParams_evm_mineBlockNumber,
  anvil_setNonce: validateParams_hardhat_addBalance,
  anvil_setRpcUrl: validateParams_anvil_setRpcUrl,
  anvil_setStorageAt: validateParams_hardhat_setStorageAt,
  anvil_setTime: validateParams_evm_setTime,
  anvil_snapshot: validateParams_anvil_dropAllTransactions,
  anvil_startMining: validateParams_anvil_dropAllTransactions,
  anvil_stopImpersonatingAccount: validateParams_hardhat_impersonateAccount,
  anvil_stopMining: validateParams_anvil_dropAllTransactions,
  db_getHex: validateParams_anvil_dropAllTransactions,
  db_getString: validateParams_anvil_dropAllTransactions,
  db_putHex: validateParams_anvil_dropAllTransactions,
  db_putString: validateParams_anvil_dropAllTransactions,
  debug_accountTransactionQuota: validateParams_hardhat_impersonateAccount,
  debug_getRawBlock: validateParams_debug_getRawBlock,
  debug_getRawHeader: validateParams_debug_getRawBlock,
  debug_getRawReceipts: validateParams_debug_getRawBlock,
  debug_getRawTransaction: validateParams_anvil_dropTransaction,
  debug_storageRangeAt: validateParams_debug_storageRangeAt,
  debug_traceBlockByHash: validateParams_debug_traceBlockByHash,
  debug_traceBlockByNumber: validateParams_debug_traceBlockByNumber,
  debug_traceCall: validateParams_debug_traceCall,
  debug_traceCallMany: validateParams_debug_traceCallMany,
  debug_traceTransaction: validateParams_debug_traceBlockByHash,
  debug_wireProtocolQueueSize: validateParams_anvil_dropAllTransactions,
  eth_accounts: validateParams_anvil_dropAllTransactions,
  eth_blobBaseFee: validateParams_anvil_dropAllTransactions,
  eth_blockNumber: validateParams_anvil_dropAllTransactions,
  eth_bridgeState: validateParams_anvil_dropAllTransactions,
  eth_call: validateParams_eth_call,
  eth_callMany: validateParams_eth_callMany,
  eth_chainId: validateParams_anvil_dropAllTransactions,
  eth_coinbase: validateParams_anvil_dropAllTransactions,
  eth_compileLLL: validateParams_anvil_dropAllTransactions,
  eth_compileSerpent: validateParams_anvil_dropAllTransactions,
  eth_compileSolidity: validateParams_anvil_dropAllTransactions,
  eth_createAccessList: validateParams_eth_createAccessList,
  eth_estimateGas: validateParams_eth_estimateGas,
  eth_feeHistory: validateParams_eth_feeHistory,
  eth_fillTransaction: validateParams_eth_fillTransaction,
  eth_gasPrice: validateParams_anvil_dropAllTransactions,
  eth_getAccountInfo: validateParams_eth_getAccountInfo,
  eth_getBalance: validateParams_eth_getBalance,
  eth_getBlockByHash: validateParams_eth_getBlockByHash,
  eth_getBlockByNumber: validateParams_eth_getBlockByNumber,
  eth_getBlockReceipts: validateParams_debug_getRawBlock,
  eth_getBlockTransactionCountByHash: validateParams_eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber: validateParams_eth_getBlockTransactionCountByNumber,
  eth_getBlocksByNumber: validateParams_eth_getBlocksByNumber,
  eth_getCode: validateParams_eth_getCode,
  eth_getCompilers: validateParams_anvil_dropAllTransactions,
  eth_getFilterChanges: validateParams_eth_getFilterChanges,
  eth_getFilterLogs: validateParams_eth_getFilterChanges,
  eth_getHeaderByHash: validateParams_eth_getBlockTransactionCountByHash,
  eth_getHeaderByNumber: validateParams_debug_getRawBlock,
  eth_getLogs: validateParams_eth_getLogs,
  eth_getProof: validateParams_eth_getProof,
  eth_getRawTransactionByBlockHashAndIndex: validateParams_eth_getRawTransactionByBlockHashAndIndex,
  eth_getRawTransactionByBlockNumberAndIndex: validateParams_eth_getRawTransactionByBlockNumberAndIndex,
  eth_getRawTransactionByHash: validateParams_anvil_dropTransaction,
  eth_getStorageAt: validateParams_eth_getStorageAt,
  eth_getTransactionByBlockHashAndIndex: validateParams_eth_getRawTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex: validateParams_eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash: validateParams_anvil_dropTransaction,
  eth_getTransactionCount: validateParams_eth_getBalance,
  eth_getTransactionReceipt: validateParams_anvil_dropTransaction,
  eth_getUncleByBlockHashAndIndex: validateParams_eth_getRawTransactionByBlockHashAndIndex,
  eth_getUncleByBlockNumberAndIndex: validateParams_eth_getTransactionByBlockNumberAndIndex,
  eth_getUncleCountByBlockHash: validateParams_eth_getBlockTransactionCountByHash,
  eth_getUncleCountByBlockNumber: validateParams_eth_getBlockTransactionCountByNumber,
  eth_getWork: validateParams_anvil_dropAllTransactions,
  eth_hashrate: validateParams_anvil_dropAllTransactions,
  eth_maxPriorityFeePerGas: validateParams_anvil_dropAllTransactions,
  eth_mining: validateParams_anvil_dropAllTransactions,
  eth_netHashrate: validateParams_anvil_dropAllTransactions,
  eth_newBlockFilter: validateParams_anvil_dropAllTransactions,
  eth_newFilter: validateParams_eth_newFilter,
  eth_newPendingTransactionFilter: validateParams_anvil_dropAllTransactions,
  eth_pendingTransactions: validateParams_anvil_dropAllTransactions,
  eth_protocolVersion: validateParams_anvil_dropAllTransactions,
  eth_sendRawTransaction: validateParams_hardhat_loadState,
  eth_sendRawTransactionSync: validateParams_eth_sendRawTransactionSync,
  eth_sendTransaction: validateParams_eth_sendTransaction,
  eth_sendTransactionSync: validateParams_eth_sendTransaction,
  eth_sendUnsignedTransaction: validateParams_eth_sendTransaction,
  eth_sign: validateParams_hardhat_setCode,
  eth_signTypedData_v4: validateParams_eth_signTypedData_v4,
  eth_simulateV1: validateParams_eth_simulateV1,
  eth_submitHashrate: validateParams_eth_submitHashrate,
  eth_submitWork: validateParams_eth_submitWork,
  eth_subscribe: validateParams_eth_subscribe,
  eth_syncing: validateParams_anvil_dropAllTransactions,
  eth_uninstallFilter: validateParams_eth_uninstallFilter,
  eth_unsubscribe: validateParams_eth_unsubscribe,
  evm_addBalance: validateParams_hardhat_addBalance,
  evm_autoImpersonateAccount: validateParams_hardhat_autoImpersonateAccount,
  evm_dealERC20: validateParams_hardhat_dealERC20,
  evm_dropAllTransactions: validateParams_anvil_dropAllTransactions,
  evm_dropTransaction: validateParams_anvil_dropTransaction,
  evm_dumpState: validateParams_hardhat_dumpState,
  evm_freezeTime: validateParams_evm_freezeTime,
  evm_getAutomine: validateParams_anvil_dropAllTransactions,
  evm_impersonateAccount: validateParams_hardhat_impersonateAccount,
  evm_increaseTime: validateParams_evm_increaseTime,
  evm_loadState: validateParams_hardhat_loadState,
  evm_metadata: validateParams_anvil_dropAllTransactions,
  evm_mine: validateParams_evm_mine_detailed,
  evm_mineBlockNumber: validateParams_evm_mineBlockNumber,
  evm_mine_detailed: validateParams_evm_mine_detailed,
  evm_nodeInfo: validateParams_anvil_dropAllTransactions,
  evm_removeBlockTimestampInterval: validateParams_anvil_dropAllTransactions,
  evm_reset: validateParams_anvil_dropAllTransactions,
  evm_revert: validateParams_evm_revert,
  evm_setAccountBalance: validateParams_hardhat_addBalance,
  evm_setAccountCode: validateParams_hardhat_setCode,
  evm_setAccountNonce: validateParams_hardhat_addBalance,
  evm_setAccountStorageAt: validateParams_hardhat_setStorageAt,
  evm_setAutomine: validateParams_hardhat_autoImpersonateAccount,
  evm_setBalance: validateParams_hardhat_addBalance,
  evm_setBlockGasLimit: validateParams_evm_mineBlockNumber,
  evm_setBlockTimestampInterval: validateParams_hardhat_setBlockTimestampInterval,
  evm_setCode: validateParams_hardhat_setCode,
  evm_setCoinbase: validateParams_hardhat_impersonateAccount,
  evm_setERC20Allowance: validateParams_hardhat_setERC20Allowance,
  evm_setIntervalMining: validateParams_evm_setIntervalMining,
  evm_setLoggingEnabled: validateParams_hardhat_autoImpersonateAccount,
  evm_setMinGasPrice: validateParams_evm_mineBlockNumber,
  evm_setNextBlockBaseFeePerGas: validateParams_evm_mineBlockNumber,
  evm_setNextBlockTimestamp: validateParams_evm_mineBlockNumber,
  evm_setNonce: validateParams_hardhat_addBalance,
  evm_setRpcUrl: validateParams_anvil_setRpcUrl,
  evm_setStorageAt: validateParams_hardhat_setStorageAt,
  evm_setTime: validateParams_evm_setTime,
  evm_snapshot: validateParams_anvil_dropAllTransactions,
  evm_startMining: validateParams_anvil_dropAllTransactions,
  evm_stopImpersonatingAccount: validateParams_hardhat_impersonateAccount,
  evm_stopMining: validateParams_anvil_dropAllTransactions,
  hardhat_addBalance: validateParams_hardhat_addBalance,
  hardhat_autoImpersonateAccount: validateParams_hardhat_autoImpersonateAccount,
  hardhat_dealERC20: validateParams_hardhat_dealERC20,
  hardhat_dropAllTransactions: validateParams_anvil_dropAllTransactions,
  hardhat_dropTransaction: validateParams_anvil_dropTransaction,
  hardhat_dumpState: validateParams_hardhat_dumpState,
  hardhat_freezeTime: validateParams_evm_freezeTime,
  hardhat_getAutomine: validateParams_anvil_dropAllTransactions,
  hardhat_impersonateAccount: validateParams_hardhat_impersonateAccount,
  hardhat_increaseTime: validateParams_evm_increaseTime,
  hardhat_loadState: validateParams_hardhat_loadState,
  hardhat_metadata: validateParams_anvil_dropAllTransactions,
  hardhat_mine: validateParams_anvil_mine,
  hardhat_mineBlockNumber: validateParams_evm_mineBlockNumber,
  hardhat_mine_detailed: validateParams_evm_mine_detailed,
  hardhat_nodeInfo: validateParams_anvil_dropAllTransactions,
  hardhat_removeBlockTimestampInterval: validateParams_anvil_dropAllTransactions,
  hardhat_reset: validateParams_hardhat_reset,
  hardhat_revert: validateParams_evm_revert,
  hardhat_setAutomine: validateParams_hardhat_autoImpersonateAccount,
  hardhat_setBalance: validateParams_hardhat_addBalance,
  hardhat_setBlockGasLimit: validateParams_evm_mineBlockNumber,
  hardhat_setBlockTimestampInterval: validateParams_hardhat_setBlockTimestampInterval,
  hardhat_setCode: validateParams_hardhat_setCode,
  hardhat_setCoinbase: validateParams_hardhat_impersonateAccount,
  hardhat_setERC20Allowance: validateParams_hardhat_setERC20Allowance,
  hardhat_setIntervalMining: validateParams_evm_setIntervalMining,
  hardhat_setLoggingEnabled: validateParams_hardhat_autoImpersonateAccount,
  hardhat_setMinGasPrice: validateParams_evm_mineBlockNumber,
  hardhat_setNextBlockBaseFeePerGas: validateParams_evm_mineBlockNumber,
  hardhat_setNextBlockTimestamp: validateParams_evm_mineBlockNumber,
  hardhat_setNonce: validateParams_hardhat_addBalance,
  hardhat_setRpcUrl: validateParams_anvil_setRpcUrl,
  hardhat_setStorageAt: validateParams_hardhat_setStorageAt,
  hardhat_setTime: validateParams_evm_setTime,
  hardhat_snapshot: validateParams_anvil_dropAllTransactions,
  hardhat_startMining: validateParams_anvil_dropAllTransactions,
  hardhat_stopImpersonatingAccount: validateParams_hardhat_impersonateAccount,
  hardhat_stopMining: validateParams_anvil_dropAllTransactions,
  mnr_getWork: validateParams_anvil_dropAllTransactions,
  mnr_submitBitcoinBlock: validateParams_hardhat_loadState,
  mnr_submitBitcoinBlockPartialMerkle: validateParams_mnr_submitBitcoinBlockPartialMerkle,
  mnr_submitBitcoinBlockTransactions: validateParams_mnr_submitBitcoinBlockTransactions,
  net_listening: validateParams_anvil_dropAllTransactions,
  net_peerCount: validateParams_anvil_dropAllTransactions,
  net_peerList: validateParams_anvil_dropAllTransactions,
  net_version: validateParams_anvil_dropAllTransactions,
  personal_dumpRawKey: validateParams_hardhat_impersonateAccount,
  personal_importRawKey: validateParams_personal_importRawKey,
  personal_listAccounts: validateParams_anvil_dropAllTransactions,
  personal_lockAccount: validateParams_hardhat_impersonateAccount,
  personal_newAccount: validateParams_personal_newAccount,
  personal_newAccountWithSeed: validateParams_personal_newAccountWithSeed,
  personal_sendTransaction: validateParams_personal_sendTransaction,
  personal_sign: validateParams_personal_sign,
  personal_unlockAccount: validateParams_personal_unlockAccount,
  'rpc.discover': validateParams_anvil_dropAllTransactions,
  rpc_modules: validateParams_anvil_dropAllTransactions,
  rsk_getRawBlockHeaderByHash: validateParams_eth_getBlockTransactionCountByHash,
  rsk_getRawBlockHeaderByNumber: validateParams_eth_getBlockTransactionCountByNumber,
  rsk_getRawTransactionReceiptByHash: validateParams_rsk_getRawTransactionReceiptByHash,
  rsk_getStorageBytesAt: validateParams_rsk_getStorageBytesAt,
  rsk_getTransactionReceiptNodesByHash: validateParams_rsk_getTransactionReceiptNodesByHash,
  rsk_protocolVersion: validateParams_anvil_dropAllTransactions,
  sco_banAddress: validateParams_sco_banAddress,
  sco_bannedAddresses: validateParams_anvil_dropAllTransactions,
  sco_clearPeerScoring: validateParams_sco_clearPeerScoring,
  sco_peerList: validateParams_anvil_dropAllTransactions,
  sco_reputationSummary: validateParams_anvil_dropAllTransactions,
  sco_unbanAddress: validateParams_sco_banAddress,
  shh_addToGroup: validateParams_anvil_dropAllTransactions,
  shh_getFilterChanges: validateParams_anvil_dropAllTransactions,
  shh_getMessages: validateParams_anvil_dropAllTransactions,
  shh_hasIdentity: validateParams_anvil_dropAllTransactions,
  shh_newFilter: validateParams_anvil_dropAllTransactions,
  shh_newGroup: validateParams_anvil_dropAllTransactions,
  shh_newIdentity: validateParams_anvil_dropAllTransactions,
  shh_post: validateParams_anvil_dropAllTransactions,
  shh_uninstallFilter: validateParams_anvil_dropAllTransactions,
  shh_version: validateParams_anvil_dropAllTransactions,
  tenderly_addBalance: validateParams_hardhat_addBalance,
  tenderly_setBalance: validateParams_hardhat_addBalance,
  trace_block: validateParams_trace_block,
  trace_call: validateParams_trace_call,
  trace_callMany: validateParams_trace_callMany,
  trace_filter: validateParams_trace_filter,
  trace_get: validateParams_trace_get,
  trace_rawTransaction: validateParams_trace_rawTransaction,
  trace_replayBlockTransactions: validateParams_trace_replayBlockTransactions,
  trace_replayTransaction: validateParams_trace_replayTransaction,
  trace_transaction: validateParams_rsk_getRawTransactionReceiptByHash,
  txpool_content: validateParams_anvil_dropAllTransactions,
  txpool_contentFrom: validateParams_hardhat_impersonateAccount,
  txpool_inspect: validateParams_anvil_dropAllTransactions,
  txpool_status: validateParams_anvil_dropAllTransactions,
  web3_clientVersion: validateParams_anvil_dropAllTransactions,
  web3_sha3: validateParams_web3_sha3,
}

/** The conditions that the hints of params.ts name by position. */
export const conditions: readonly ((value: unknown) => boolean)[] = [
  validateCondition_0,
  validateCondition_1,
  validateCondition_2,
  validateCondition_3,
  validateCondition_4,
  validateCondition_5,
  validateCondition_6,
  validateCondition_7,
  validateCondition_8,
  validateCondition_9,
  validateCondition_10,
  validateCondition_11,
  validateCondition_4,
  validateCondition_13,
  validateCondition_10,
  validateCondition_7,
  validateCondition_16,
  validateCondition_4,
  validateCondition_13,
  validateCondition_9,
  validateCondition_20,
  validateCondition_21,
  validateCondition_22,
  validateCondition_4,
  validateCondition_24,
  validateCondition_3,
  validateCondition_9,
  validateCondition_0,
  validateCondition_4,
  validateCondition_29,
  validateCondition_30,
  validateCondition_30,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_35,
  validateCondition_9,
  validateCondition_37,
  validateCondition_0,
  validateCondition_2,
  validateCondition_0,
  validateCondition_10,
  validateCondition_7,
  validateCondition_43,
  validateCondition_44,
  validateCondition_44,
  validateCondition_3,
  validateCondition_7,
  validateCondition_48,
  validateCondition_2,
  validateCondition_16,
  validateCondition_5,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
  validateCondition_7,
]
