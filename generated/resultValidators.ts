// Generated from openrpc/ by `npm run codegen`. Do not edit.
// @ts-nocheck: ajv's own output; what it exports is typed at the end.
import type { MethodName, Methods } from './methods.ts'

var v0 = validate21;
var pattern0 = new RegExp("^0x[0-9a-f]{40}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate23.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate23(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var v1 = validate25;
var pattern1 = new RegExp("^0x(0|[1-9a-f][0-9a-f]{0,63})$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate26.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
    errors = vErrors.length;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var v2 = validate28;
var pattern2 = new RegExp("^0x([0-9a-f]{2})*$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate29.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
    errors = vErrors.length;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var v3 = validate31;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate32.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate32(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
    errors = vErrors.length;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var v4 = validate34;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate35.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate35(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
    errors = vErrors.length;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var v5 = validate37;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate38.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
var v6 = validate40;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate41.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
    errors = vErrors.length;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var v7 = validate43;
var schema23 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "parentHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "mixHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Nonce" }, { "type": "null" }] }, "sha3Uncles": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "logsBloom": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, { "type": "null" }] }, "transactionsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "stateRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "receiptsRoot": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "miner": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "totalDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "extraData": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "size": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "timestamp": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "transactions": { "anyOf": [{ "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Transaction" } }] }, "uncles": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "minimumGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "bitcoinMergedMiningHeader": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningCoinbaseTransaction": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "bitcoinMergedMiningMerkleProof": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "hashForMergedMining": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "paidFees": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeDifficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "rskPteEdges": { "anyOf": [{ "type": "array", "items": { "type": "integer", "minimum": 0 } }, { "type": "null" }] }, "baseEvent": { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, { "type": "null" }] } }, "required": ["number", "hash", "parentHash", "mixHash", "nonce", "sha3Uncles", "logsBloom", "transactionsRoot", "stateRoot", "receiptsRoot", "miner", "difficulty", "totalDifficulty", "extraData", "size", "gasLimit", "gasUsed", "timestamp", "transactions", "uncles", "minimumGasPrice", "bitcoinMergedMiningHeader", "bitcoinMergedMiningCoinbaseTransaction", "bitcoinMergedMiningMerkleProof", "hashForMergedMining", "paidFees", "cumulativeDifficulty", "rskPteEdges", "baseEvent"] };
var func2 = Object.prototype.hasOwnProperty;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate47.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate47.errors = vErrors;
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
var pattern8 = new RegExp("^0x[0-9a-f]{64}$", "u");
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate51.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
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
    validate50.errors = vErrors;
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
  validate50.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^0x[0-9a-f]{16}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern9.test(data)) {
        validate56.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{16}$" }, message: 'must match pattern "^0x[0-9a-f]{16}$"' }];
        return false;
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var pattern10 = new RegExp("^0x[0-9a-f]{512}$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern10.test(data)) {
        validate59.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{512}$" }, message: 'must match pattern "^0x[0-9a-f]{512}$"' }];
        return false;
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate65.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{40}$" }, message: 'must match pattern "^0x[0-9a-f]{40}$"' }];
        return false;
      }
    } else {
      validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
    validate64.errors = vErrors;
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
  validate64.errors = vErrors;
  return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate70.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
        return false;
      }
    } else {
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var schema33 = { "type": "object", "additionalProperties": false, "properties": { "hash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "nonce": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "gas": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "value": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "input": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "v": { "$ref": "https://scion.invalid/openrpc#/definitions/RecoveryByte" }, "r": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "s": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["hash", "nonce", "blockHash", "blockNumber", "transactionIndex", "from", "to", "gas", "gasPrice", "value", "input", "v", "r", "s", "type"] };
var pattern13 = new RegExp("^0x(0|[0-9a-f]{2})$", "u");
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern13.test(data)) {
        validate89.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[0-9a-f]{2})$" }, message: 'must match pattern "^0x(0|[0-9a-f]{2})$"' }];
        return false;
      }
    } else {
      validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hash === void 0 && (missing0 = "hash") || data.nonce === void 0 && (missing0 = "nonce") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.gas === void 0 && (missing0 = "gas") || data.gasPrice === void 0 && (missing0 = "gasPrice") || data.value === void 0 && (missing0 = "value") || data.input === void 0 && (missing0 = "input") || data.v === void 0 && (missing0 = "v") || data.r === void 0 && (missing0 = "r") || data.s === void 0 && (missing0 = "s") || data.type === void 0 && (missing0 = "type")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema33.properties, key0)) {
            validate77.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hash !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
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
              if (!validate47(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate50(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate46(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate46(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from !== void 0) {
                      const _errs7 = errors;
                      if (!validate65(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs8 = errors;
                        if (!validate64(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.gas !== void 0) {
                          const _errs9 = errors;
                          if (!validate47(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
                            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.gasPrice !== void 0) {
                            const _errs10 = errors;
                            if (!validate47(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.value !== void 0) {
                              const _errs11 = errors;
                              if (!validate47(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.input !== void 0) {
                                const _errs12 = errors;
                                if (!validate70(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                                  vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.v !== void 0) {
                                  const _errs13 = errors;
                                  if (!validate89(data.v, { instancePath: instancePath + "/v", parentData: data, parentDataProperty: "v", rootData })) {
                                    vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.r !== void 0) {
                                    const _errs14 = errors;
                                    if (!validate47(data.r, { instancePath: instancePath + "/r", parentData: data, parentDataProperty: "r", rootData })) {
                                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.s !== void 0) {
                                      const _errs15 = errors;
                                      if (!validate47(data.s, { instancePath: instancePath + "/s", parentData: data, parentDataProperty: "s", rootData })) {
                                        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.type !== void 0) {
                                        const _errs16 = errors;
                                        if (!validate47(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                          vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.hash === void 0 && (missing0 = "hash") || data.parentHash === void 0 && (missing0 = "parentHash") || data.mixHash === void 0 && (missing0 = "mixHash") || data.nonce === void 0 && (missing0 = "nonce") || data.sha3Uncles === void 0 && (missing0 = "sha3Uncles") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.transactionsRoot === void 0 && (missing0 = "transactionsRoot") || data.stateRoot === void 0 && (missing0 = "stateRoot") || data.receiptsRoot === void 0 && (missing0 = "receiptsRoot") || data.miner === void 0 && (missing0 = "miner") || data.difficulty === void 0 && (missing0 = "difficulty") || data.totalDifficulty === void 0 && (missing0 = "totalDifficulty") || data.extraData === void 0 && (missing0 = "extraData") || data.size === void 0 && (missing0 = "size") || data.gasLimit === void 0 && (missing0 = "gasLimit") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.timestamp === void 0 && (missing0 = "timestamp") || data.transactions === void 0 && (missing0 = "transactions") || data.uncles === void 0 && (missing0 = "uncles") || data.minimumGasPrice === void 0 && (missing0 = "minimumGasPrice") || data.bitcoinMergedMiningHeader === void 0 && (missing0 = "bitcoinMergedMiningHeader") || data.bitcoinMergedMiningCoinbaseTransaction === void 0 && (missing0 = "bitcoinMergedMiningCoinbaseTransaction") || data.bitcoinMergedMiningMerkleProof === void 0 && (missing0 = "bitcoinMergedMiningMerkleProof") || data.hashForMergedMining === void 0 && (missing0 = "hashForMergedMining") || data.paidFees === void 0 && (missing0 = "paidFees") || data.cumulativeDifficulty === void 0 && (missing0 = "cumulativeDifficulty") || data.rskPteEdges === void 0 && (missing0 = "rskPteEdges") || data.baseEvent === void 0 && (missing0 = "baseEvent")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema23.properties, key0)) {
            validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            const _errs2 = errors;
            if (!validate46(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.hash !== void 0) {
              const _errs3 = errors;
              if (!validate50(data.hash, { instancePath: instancePath + "/hash", parentData: data, parentDataProperty: "hash", rootData })) {
                vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parentHash !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.parentHash, { instancePath: instancePath + "/parentHash", parentData: data, parentDataProperty: "parentHash", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mixHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate51(data.mixHash, { instancePath: instancePath + "/mixHash", parentData: data, parentDataProperty: "mixHash", rootData })) {
                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                    if (!validate56(data4, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                      vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                      validate45.errors = vErrors;
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
                      if (!validate51(data.sha3Uncles, { instancePath: instancePath + "/sha3Uncles", parentData: data, parentDataProperty: "sha3Uncles", rootData })) {
                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                        if (!validate59(data6, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                          vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
                          validate45.errors = vErrors;
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
                          if (!validate51(data.transactionsRoot, { instancePath: instancePath + "/transactionsRoot", parentData: data, parentDataProperty: "transactionsRoot", rootData })) {
                            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.stateRoot !== void 0) {
                            const _errs18 = errors;
                            if (!validate51(data.stateRoot, { instancePath: instancePath + "/stateRoot", parentData: data, parentDataProperty: "stateRoot", rootData })) {
                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.receiptsRoot !== void 0) {
                              const _errs19 = errors;
                              if (!validate51(data.receiptsRoot, { instancePath: instancePath + "/receiptsRoot", parentData: data, parentDataProperty: "receiptsRoot", rootData })) {
                                vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs19 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.miner !== void 0) {
                                const _errs20 = errors;
                                if (!validate64(data.miner, { instancePath: instancePath + "/miner", parentData: data, parentDataProperty: "miner", rootData })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.difficulty !== void 0) {
                                  const _errs21 = errors;
                                  if (!validate47(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                                    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs21 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.totalDifficulty !== void 0) {
                                    const _errs22 = errors;
                                    if (!validate47(data.totalDifficulty, { instancePath: instancePath + "/totalDifficulty", parentData: data, parentDataProperty: "totalDifficulty", rootData })) {
                                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.extraData !== void 0) {
                                      const _errs23 = errors;
                                      if (!validate70(data.extraData, { instancePath: instancePath + "/extraData", parentData: data, parentDataProperty: "extraData", rootData })) {
                                        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.size !== void 0) {
                                        const _errs24 = errors;
                                        if (!validate47(data.size, { instancePath: instancePath + "/size", parentData: data, parentDataProperty: "size", rootData })) {
                                          vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs24 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.gasLimit !== void 0) {
                                          const _errs25 = errors;
                                          if (!validate47(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                                            vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs25 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.gasUsed !== void 0) {
                                            const _errs26 = errors;
                                            if (!validate47(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                                              vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs26 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.timestamp !== void 0) {
                                              const _errs27 = errors;
                                              if (!validate47(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
                                                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
                                                      if (!validate51(data18[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data18, parentDataProperty: i0, rootData })) {
                                                        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
                                                        if (!validate77(data18[i1], { instancePath: instancePath + "/transactions/" + i1, parentData: data18, parentDataProperty: i1, rootData })) {
                                                          vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
                                                  validate45.errors = vErrors;
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
                                                        if (!validate51(data21[i2], { instancePath: instancePath + "/uncles/" + i2, parentData: data21, parentDataProperty: i2, rootData })) {
                                                          vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid6 = _errs38 === errors;
                                                        if (!valid6) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate45.errors = [{ instancePath: instancePath + "/uncles", schemaPath: "#/properties/uncles/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                                    if (!validate47(data.minimumGasPrice, { instancePath: instancePath + "/minimumGasPrice", parentData: data, parentDataProperty: "minimumGasPrice", rootData })) {
                                                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid0 = _errs39 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.bitcoinMergedMiningHeader !== void 0) {
                                                      const _errs40 = errors;
                                                      if (!validate70(data.bitcoinMergedMiningHeader, { instancePath: instancePath + "/bitcoinMergedMiningHeader", parentData: data, parentDataProperty: "bitcoinMergedMiningHeader", rootData })) {
                                                        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs40 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.bitcoinMergedMiningCoinbaseTransaction !== void 0) {
                                                        const _errs41 = errors;
                                                        if (!validate70(data.bitcoinMergedMiningCoinbaseTransaction, { instancePath: instancePath + "/bitcoinMergedMiningCoinbaseTransaction", parentData: data, parentDataProperty: "bitcoinMergedMiningCoinbaseTransaction", rootData })) {
                                                          vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs41 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.bitcoinMergedMiningMerkleProof !== void 0) {
                                                          const _errs42 = errors;
                                                          if (!validate70(data.bitcoinMergedMiningMerkleProof, { instancePath: instancePath + "/bitcoinMergedMiningMerkleProof", parentData: data, parentDataProperty: "bitcoinMergedMiningMerkleProof", rootData })) {
                                                            vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid0 = _errs42 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.hashForMergedMining !== void 0) {
                                                            const _errs43 = errors;
                                                            if (!validate51(data.hashForMergedMining, { instancePath: instancePath + "/hashForMergedMining", parentData: data, parentDataProperty: "hashForMergedMining", rootData })) {
                                                              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid0 = _errs43 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.paidFees !== void 0) {
                                                              const _errs44 = errors;
                                                              if (!validate47(data.paidFees, { instancePath: instancePath + "/paidFees", parentData: data, parentDataProperty: "paidFees", rootData })) {
                                                                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid0 = _errs44 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.cumulativeDifficulty !== void 0) {
                                                                const _errs45 = errors;
                                                                if (!validate47(data.cumulativeDifficulty, { instancePath: instancePath + "/cumulativeDifficulty", parentData: data, parentDataProperty: "cumulativeDifficulty", rootData })) {
                                                                  vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
                                                                    validate45.errors = vErrors;
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
                                                                    if (!validate70(data32, { instancePath: instancePath + "/baseEvent", parentData: data, parentDataProperty: "baseEvent", rootData })) {
                                                                      vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
                                                                      validate45.errors = vErrors;
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
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate45(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
    validate44.errors = vErrors;
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
  validate44.errors = vErrors;
  return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate44(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
    errors = vErrors.length;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var v8 = validate106;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate45(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
  if (!validate107(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
    errors = vErrors.length;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var v9 = validate110;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate111.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
    validate110.errors = vErrors;
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
  validate110.errors = vErrors;
  return errors === 0;
}
var v10 = validate113;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate114.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate114(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
var v11 = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate117.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x([0-9a-f]{2})*$" }, message: 'must match pattern "^0x([0-9a-f]{2})*$"' }];
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
var v12 = validate119;
var schema44 = { "type": "object", "additionalProperties": false, "properties": { "logIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/HashOrNull" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/QuantityOrNull" }, "address": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "data": { "$ref": "https://scion.invalid/openrpc#/definitions/Data" }, "topics": { "type": "array", "maxItems": 4, "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" } }, "removed": { "type": "boolean" } }, "required": ["logIndex", "blockNumber", "blockHash", "transactionHash", "transactionIndex", "address", "data", "topics"] };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema44.properties, key0)) {
            validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate46(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate46(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate50(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate50(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate46(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate65(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate70(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
                                validate120.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate51(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate120.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate120.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
var v13 = validate130;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate131.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate131.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
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
var v14 = validate133;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
    validate134.errors = vErrors;
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
  validate134.errors = vErrors;
  return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate134(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
    errors = vErrors.length;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
var v15 = validate137;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
var v16 = validate141;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate77(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
    validate142.errors = vErrors;
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
  validate142.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
    errors = vErrors.length;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
var v17 = validate145;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate146.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate146.errors = vErrors;
  return errors === 0;
}
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate146(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
    errors = vErrors.length;
  }
  validate145.errors = vErrors;
  return errors === 0;
}
var v18 = validate148;
var schema57 = { "type": "object", "additionalProperties": false, "properties": { "transactionHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "transactionIndex": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "blockHash": { "$ref": "https://scion.invalid/openrpc#/definitions/Hash" }, "blockNumber": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "cumulativeGasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "gasUsed": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "contractAddress": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "logs": { "type": "array", "items": { "$ref": "https://scion.invalid/openrpc#/definitions/Log" } }, "from": { "$ref": "https://scion.invalid/openrpc#/definitions/Address" }, "to": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressOrNull" }, "status": { "type": "string", "enum": ["0x0", "0x1"] }, "logsBloom": { "$ref": "https://scion.invalid/openrpc#/definitions/LogsBloom" }, "type": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" }, "effectiveGasPrice": { "$ref": "https://scion.invalid/openrpc#/definitions/Quantity" } }, "required": ["transactionHash", "transactionIndex", "blockHash", "blockNumber", "cumulativeGasUsed", "gasUsed", "contractAddress", "logs", "from", "to", "status", "logsBloom", "type", "effectiveGasPrice"] };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.logIndex === void 0 && (missing0 = "logIndex") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.blockHash === void 0 && (missing0 = "blockHash") || data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.address === void 0 && (missing0 = "address") || data.data === void 0 && (missing0 = "data") || data.topics === void 0 && (missing0 = "topics")) {
        validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema44.properties, key0)) {
            validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.logIndex !== void 0) {
            const _errs2 = errors;
            if (!validate46(data.logIndex, { instancePath: instancePath + "/logIndex", parentData: data, parentDataProperty: "logIndex", rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blockNumber !== void 0) {
              const _errs3 = errors;
              if (!validate46(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate50(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.transactionHash !== void 0) {
                  const _errs5 = errors;
                  if (!validate50(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
                    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.transactionIndex !== void 0) {
                    const _errs6 = errors;
                    if (!validate46(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                      vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.address !== void 0) {
                      const _errs7 = errors;
                      if (!validate65(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
                        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        const _errs8 = errors;
                        if (!validate70(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                          vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
                                validate158.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate51(data7[i0], { instancePath: instancePath + "/topics/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                    vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate158.errors = [{ instancePath: instancePath + "/topics", schemaPath: "#/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate158.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate158.errors = vErrors;
  return errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.transactionHash === void 0 && (missing0 = "transactionHash") || data.transactionIndex === void 0 && (missing0 = "transactionIndex") || data.blockHash === void 0 && (missing0 = "blockHash") || data.blockNumber === void 0 && (missing0 = "blockNumber") || data.cumulativeGasUsed === void 0 && (missing0 = "cumulativeGasUsed") || data.gasUsed === void 0 && (missing0 = "gasUsed") || data.contractAddress === void 0 && (missing0 = "contractAddress") || data.logs === void 0 && (missing0 = "logs") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.status === void 0 && (missing0 = "status") || data.logsBloom === void 0 && (missing0 = "logsBloom") || data.type === void 0 && (missing0 = "type") || data.effectiveGasPrice === void 0 && (missing0 = "effectiveGasPrice")) {
        validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema57.properties, key0)) {
            validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.transactionHash !== void 0) {
            const _errs2 = errors;
            if (!validate51(data.transactionHash, { instancePath: instancePath + "/transactionHash", parentData: data, parentDataProperty: "transactionHash", rootData })) {
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.transactionIndex !== void 0) {
              const _errs3 = errors;
              if (!validate47(data.transactionIndex, { instancePath: instancePath + "/transactionIndex", parentData: data, parentDataProperty: "transactionIndex", rootData })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.blockHash !== void 0) {
                const _errs4 = errors;
                if (!validate51(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blockNumber !== void 0) {
                  const _errs5 = errors;
                  if (!validate47(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
                    vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cumulativeGasUsed !== void 0) {
                    const _errs6 = errors;
                    if (!validate47(data.cumulativeGasUsed, { instancePath: instancePath + "/cumulativeGasUsed", parentData: data, parentDataProperty: "cumulativeGasUsed", rootData })) {
                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.gasUsed !== void 0) {
                      const _errs7 = errors;
                      if (!validate47(data.gasUsed, { instancePath: instancePath + "/gasUsed", parentData: data, parentDataProperty: "gasUsed", rootData })) {
                        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.contractAddress !== void 0) {
                        const _errs8 = errors;
                        if (!validate64(data.contractAddress, { instancePath: instancePath + "/contractAddress", parentData: data, parentDataProperty: "contractAddress", rootData })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
                                if (!validate158(data7[i0], { instancePath: instancePath + "/logs/" + i0, parentData: data7, parentDataProperty: i0, rootData })) {
                                  vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate150.errors = [{ instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            if (!validate65(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
                              vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.to !== void 0) {
                              const _errs13 = errors;
                              if (!validate64(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
                                  validate150.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data11 === "0x0" || data11 === "0x1")) {
                                  validate150.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema57.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.logsBloom !== void 0) {
                                  const _errs16 = errors;
                                  if (!validate59(data.logsBloom, { instancePath: instancePath + "/logsBloom", parentData: data, parentDataProperty: "logsBloom", rootData })) {
                                    vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.type !== void 0) {
                                    const _errs17 = errors;
                                    if (!validate47(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                                      vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.effectiveGasPrice !== void 0) {
                                      const _errs18 = errors;
                                      if (!validate47(data.effectiveGasPrice, { instancePath: instancePath + "/effectiveGasPrice", parentData: data, parentDataProperty: "effectiveGasPrice", rootData })) {
                                        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
      validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate150.errors = vErrors;
  return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
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
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate149(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
    errors = vErrors.length;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
var v19 = validate175;
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate176.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
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
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate176(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
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
    validate175.errors = vErrors;
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
  validate175.errors = vErrors;
  return errors === 0;
}
var v20 = validate178;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
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
    validate178.errors = vErrors;
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
  validate178.errors = vErrors;
  return errors === 0;
}
var v21 = validate181;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate182.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x(0|[1-9a-f][0-9a-f]{0,63})$" }, message: 'must match pattern "^0x(0|[1-9a-f][0-9a-f]{0,63})$"' }];
        return false;
      }
    } else {
      validate182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var v22 = validate184;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate185.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate185.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate185.errors = vErrors;
  return errors === 0;
}
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate185(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
    errors = vErrors.length;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
var v23 = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var v24 = validate188;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openrpc === void 0 && (missing0 = "openrpc") || data.info === void 0 && (missing0 = "info") || data.methods === void 0 && (missing0 = "methods")) {
        validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.openrpc !== void 0) {
          const _errs2 = errors;
          if (typeof data.openrpc !== "string") {
            validate189.errors = [{ instancePath: instancePath + "/openrpc", schemaPath: "#/properties/openrpc/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate189.errors = [{ instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                      } else {
                        validate189.errors = [{ instancePath: instancePath + "/methods/" + i0, schemaPath: "#/properties/methods/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs9 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate189.errors = [{ instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
var v25 = validate191;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
var v26 = validate192;
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern8.test(data)) {
        validate193.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]{64}$" }, message: 'must match pattern "^0x[0-9a-f]{64}$"' }];
        return false;
      }
    } else {
      validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!validate193(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
    errors = vErrors.length;
  }
  validate192.errors = vErrors;
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
