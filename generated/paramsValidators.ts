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
var pattern0 = new RegExp("^(0x[0-9a-fA-F]{0,64}|[0-9]{1,66})$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate24.errors = vErrors;
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
  validate24.errors = vErrors;
  return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate22.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate22.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            const _errs4 = errors;
            const _errs5 = errors;
            if (typeof data0 != "object" && typeof data0 !== "boolean" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "string") {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var valid2 = _errs5 === errors;
            if (valid2) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (!_valid0) {
              const _errs7 = errors;
              if (!validate24(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate22.errors = vErrors;
              return false;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs8 = errors;
              const _errs9 = errors;
              let valid3 = true;
              const _errs10 = errors;
              const _errs11 = errors;
              const _errs12 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err3 = {};
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              var valid4 = _errs12 === errors;
              if (valid4) {
                const err4 = {};
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
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
              var _valid1 = _errs10 === errors;
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid1) {
                const _errs14 = errors;
                if (!validate24(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs14 === errors;
                valid3 = _valid1;
              }
              if (!valid3) {
                const err5 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate22.errors = vErrors;
                return false;
              }
              var valid0 = _errs8 === errors;
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var v2 = validate27;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483 || isNaN(data)) {
        validate28.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483 }, message: "must be <= 2147483" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate28.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate27.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate27.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate28(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var v3 = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate30.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var v4 = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate31.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var v5 = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate32.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var v6 = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate33.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var v7 = validate34;
var pattern1 = new RegExp("^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate35.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate34.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate34.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate35(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var v8 = validate37;
var pattern2 = new RegExp("^(0x)?[0-9a-fA-F]*$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
var pattern3 = new RegExp("^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$", "u");
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate42.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$" }, message: 'must match pattern "^([rR][sS][kK][tT][rR][aA][cC][eE][rR]|[sS][tT][rR][uU][cC][tT][lL][oO][gG][gG][eE][rR]|[cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[fF][lL][aA][tT][cC][aA][lL][lL][tT][rR][aA][cC][eE][rR]|[pP][rR][eE][sS][tT][aA][tT][eE][tT][rR][aA][cC][eE][rR]|4[bB][yY][tT][eE][tT][rR][aA][cC][eE][rR])$"' }];
        return false;
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (typeof data !== "string") {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs5 = errors;
      if (!(typeof data == "number" && isFinite(data))) {
        const err2 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs7 = errors;
        if (errors === _errs7) {
          if (!Array.isArray(data)) {
            const err3 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
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
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
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
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
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
var schema26 = { "anyOf": [{ "type": "boolean" }, { "enum": ["true", "True", "TRUE", "false", "False", "FALSE", 1, 0] }] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate49.errors = vErrors;
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
  validate49.errors = vErrors;
  return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.onlyTopCall !== void 0) {
        const _errs1 = errors;
        if (!validate46(data.onlyTopCall, { instancePath: instancePath + "/onlyTopCall", parentData: data, parentDataProperty: "onlyTopCall", rootData })) {
          vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.withLog !== void 0) {
          const _errs2 = errors;
          if (!validate46(data.withLog, { instancePath: instancePath + "/withLog", parentData: data, parentDataProperty: "withLog", rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.diffMode !== void 0) {
            const _errs3 = errors;
            if (!validate49(data.diffMode, { instancePath: instancePath + "/diffMode", parentData: data, parentDataProperty: "diffMode", rootData })) {
              vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.disableCode !== void 0) {
              const _errs4 = errors;
              if (!validate49(data.disableCode, { instancePath: instancePath + "/disableCode", parentData: data, parentDataProperty: "disableCode", rootData })) {
                vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validate49(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.convertParityErrors !== void 0) {
                  const _errs6 = errors;
                  if (!validate49(data.convertParityErrors, { instancePath: instancePath + "/convertParityErrors", parentData: data, parentDataProperty: "convertParityErrors", rootData })) {
                    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.includePrecompiles !== void 0) {
                    const _errs7 = errors;
                    if (!validate49(data.includePrecompiles, { instancePath: instancePath + "/includePrecompiles", parentData: data, parentDataProperty: "includePrecompiles", rootData })) {
                      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
      if (!(typeof data == "number" && isFinite(data))) {
        const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (typeof data !== "boolean") {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs8 = errors;
          if (errors === _errs8) {
            if (!Array.isArray(data)) {
              const err3 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
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
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate62.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate62.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validate42(data.tracer, { instancePath: instancePath + "/tracer", parentData: data, parentDataProperty: "tracer", rootData })) {
          vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validate44(data.tracerConfig, { instancePath: instancePath + "/tracerConfig", parentData: data, parentDataProperty: "tracerConfig", rootData })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validate46(data.disableMemory, { instancePath: instancePath + "/disableMemory", parentData: data, parentDataProperty: "disableMemory", rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validate46(data.disableStack, { instancePath: instancePath + "/disableStack", parentData: data, parentDataProperty: "disableStack", rootData })) {
                vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validate46(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validate49(data.enableMemory, { instancePath: instancePath + "/enableMemory", parentData: data, parentDataProperty: "enableMemory", rootData })) {
                    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validate49(data.enableReturnData, { instancePath: instancePath + "/enableReturnData", parentData: data, parentDataProperty: "enableReturnData", rootData })) {
                      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validate62(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
                        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
      if (!(typeof data == "number" && isFinite(data))) {
        const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (typeof data !== "boolean") {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs8 = errors;
          if (errors === _errs8) {
            if (!Array.isArray(data)) {
              const err3 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
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
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate40.errors = vErrors;
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
  validate40.errors = vErrors;
  return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate37.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate37.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate38(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate40(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate37.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var v9 = validate66;
var schema31 = { "anyOf": [{ "type": "string", "enum": ["earliest", "finalized", "latest", "pending", "safe"] }, { "type": "string", "pattern": "^0x[0-9a-fA-F]{1,64}$" }] };
var pattern4 = new RegExp("^0x[0-9a-fA-F]{1,64}$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
var pattern5 = new RegExp("^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate72.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate75.errors = vErrors;
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
  validate75.errors = vErrors;
  return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if ("0x" !== data) {
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
    validate74.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
    if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
      validate74.errors = vErrors;
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
  validate74.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate71.errors = vErrors;
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
        if (!validate72(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
          vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs4 === errors;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.blockNumber !== void 0) {
          const _errs5 = errors;
          if (!validate74(data.blockNumber, { instancePath: instancePath + "/blockNumber", parentData: data, parentDataProperty: "blockNumber", rootData })) {
            vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs5 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.requireCanonical !== void 0) {
            let data2 = data.requireCanonical;
            const _errs6 = errors;
            const _errs7 = errors;
            let valid2 = false;
            const _errs8 = errors;
            if (typeof data2 !== "boolean") {
              const err3 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/0/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            var _valid1 = _errs8 === errors;
            valid2 = valid2 || _valid1;
            if (!valid2) {
              const _errs10 = errors;
              if (errors === _errs10) {
                if (typeof data2 === "string") {
                  if (!pattern7.test(data2)) {
                    const err4 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$" }, message: 'must match pattern "^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$"' };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                } else {
                  const err5 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs10 === errors;
              valid2 = valid2 || _valid1;
            }
            if (!valid2) {
              const err6 = { instancePath: instancePath + "/requireCanonical", schemaPath: "#/properties/requireCanonical/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              validate71.errors = vErrors;
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
            var valid1 = _errs6 === errors;
          } else {
            var valid1 = true;
          }
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
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
    validate67.errors = vErrors;
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
  validate67.errors = vErrors;
  return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
      if (!(typeof data == "number" && isFinite(data))) {
        const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (typeof data !== "boolean") {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs8 = errors;
          if (errors === _errs8) {
            if (!Array.isArray(data)) {
              const err3 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
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
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate81.errors = vErrors;
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
  validate81.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate66.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate66.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate67(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate81(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate66.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
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
var v10 = validate84;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate86.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var schema40 = { "anyOf": [{ "$ref": "https://scion.invalid/openrpc#/definitions/NumberInput" }, { "enum": [""] }] };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!(data === "")) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema40.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate89.errors = vErrors;
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
  validate89.errors = vErrors;
  return errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate94.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
var pattern10 = new RegExp("^[0-9]{1,66}$", "u");
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern10.test(data)) {
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
    validate100.errors = vErrors;
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
  validate100.errors = vErrors;
  return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
    validate117.errors = vErrors;
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
  validate117.errors = vErrors;
  return errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 262146) {
        validate120.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 262146 }, message: "must NOT have more than 262146 characters" }];
        return false;
      } else {
        if (!pattern2.test(data)) {
          validate120.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
          return false;
        }
      }
    } else {
      validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
var pattern13 = new RegExp("^(0x)?[0-9a-fA-F]{1,64}$", "u");
var pattern14 = new RegExp("^(0x)?[0-9a-fA-F]{0,64}$", "u");
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern14.test(data)) {
        validate123.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{0,64}$"' }];
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
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 1024) {
        validate122.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1024 }, message: "must NOT have more than 1024 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern13.test(key0)) {
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
            validate122.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate123(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
      validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "balance" || key0 === "nonce" || key0 === "code" || key0 === "state" || key0 === "stateDiff" || key0 === "movePrecompileToAddress")) {
          validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.balance !== void 0) {
          const _errs2 = errors;
          if (!validate114(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData })) {
            vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.nonce !== void 0) {
            const _errs3 = errors;
            if (!validate117(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
              vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.code !== void 0) {
              const _errs4 = errors;
              if (!validate120(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
                vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.state !== void 0) {
                const _errs5 = errors;
                if (!validate122(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData })) {
                  vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.stateDiff !== void 0) {
                  const _errs6 = errors;
                  if (!validate122(data.stateDiff, { instancePath: instancePath + "/stateDiff", parentData: data, parentDataProperty: "stateDiff", rootData })) {
                    vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.movePrecompileToAddress !== void 0) {
                    const _errs7 = errors;
                    if (!validate86(data.movePrecompileToAddress, { instancePath: instancePath + "/movePrecompileToAddress", parentData: data, parentDataProperty: "movePrecompileToAddress", rootData })) {
                      vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
      validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validate112.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern1.test(key0)) {
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
            validate112.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate113(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
      validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var schema51 = { "type": "object", "additionalProperties": false, "properties": { "number": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "time": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "gasLimit": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "feeRecipient": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressInput" }, "coinbase": { "$ref": "https://scion.invalid/openrpc#/definitions/AddressInput" }, "prevRandao": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "difficulty": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "random": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "baseFeePerGas": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "baseFee": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" }, "blobBaseFee": { "$ref": "https://scion.invalid/openrpc#/definitions/CallNumber" } } };
var func2 = Object.prototype.hasOwnProperty;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func2.call(schema51.properties, key0)) {
          validate130.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.number !== void 0) {
          const _errs2 = errors;
          if (!validate89(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.time !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.feeRecipient !== void 0) {
                const _errs5 = errors;
                if (!validate86(data.feeRecipient, { instancePath: instancePath + "/feeRecipient", parentData: data, parentDataProperty: "feeRecipient", rootData })) {
                  vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.coinbase !== void 0) {
                  const _errs6 = errors;
                  if (!validate86(data.coinbase, { instancePath: instancePath + "/coinbase", parentData: data, parentDataProperty: "coinbase", rootData })) {
                    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.prevRandao !== void 0) {
                    const _errs7 = errors;
                    if (!validate89(data.prevRandao, { instancePath: instancePath + "/prevRandao", parentData: data, parentDataProperty: "prevRandao", rootData })) {
                      vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.difficulty !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.random !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.random, { instancePath: instancePath + "/random", parentData: data, parentDataProperty: "random", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.baseFeePerGas !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.baseFeePerGas, { instancePath: instancePath + "/baseFeePerGas", parentData: data, parentDataProperty: "baseFeePerGas", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.baseFee !== void 0) {
                            const _errs11 = errors;
                            if (!validate89(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
                              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.blobBaseFee !== void 0) {
                              const _errs12 = errors;
                              if (!validate89(data.blobBaseFee, { instancePath: instancePath + "/blobBaseFee", parentData: data, parentDataProperty: "blobBaseFee", rootData })) {
                                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                                errors = vErrors.length;
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
      }
    } else {
      validate130.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate130.errors = vErrors;
  return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.tracer !== void 0) {
        const _errs1 = errors;
        if (!validate42(data.tracer, { instancePath: instancePath + "/tracer", parentData: data, parentDataProperty: "tracer", rootData })) {
          vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.tracerConfig !== void 0) {
          const _errs2 = errors;
          if (!validate44(data.tracerConfig, { instancePath: instancePath + "/tracerConfig", parentData: data, parentDataProperty: "tracerConfig", rootData })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.disableMemory !== void 0) {
            const _errs3 = errors;
            if (!validate46(data.disableMemory, { instancePath: instancePath + "/disableMemory", parentData: data, parentDataProperty: "disableMemory", rootData })) {
              vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.disableStack !== void 0) {
              const _errs4 = errors;
              if (!validate46(data.disableStack, { instancePath: instancePath + "/disableStack", parentData: data, parentDataProperty: "disableStack", rootData })) {
                vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.disableStorage !== void 0) {
                const _errs5 = errors;
                if (!validate46(data.disableStorage, { instancePath: instancePath + "/disableStorage", parentData: data, parentDataProperty: "disableStorage", rootData })) {
                  vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.enableMemory !== void 0) {
                  const _errs6 = errors;
                  if (!validate49(data.enableMemory, { instancePath: instancePath + "/enableMemory", parentData: data, parentDataProperty: "enableMemory", rootData })) {
                    vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.enableReturnData !== void 0) {
                    const _errs7 = errors;
                    if (!validate49(data.enableReturnData, { instancePath: instancePath + "/enableReturnData", parentData: data, parentDataProperty: "enableReturnData", rootData })) {
                      vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      const _errs8 = errors;
                      if (!validate62(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
                        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.stateOverrides !== void 0) {
                        const _errs9 = errors;
                        if (!validate112(data.stateOverrides, { instancePath: instancePath + "/stateOverrides", parentData: data, parentDataProperty: "stateOverrides", rootData })) {
                          vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.blockOverrides !== void 0) {
                          const _errs10 = errors;
                          if (!validate130(data.blockOverrides, { instancePath: instancePath + "/blockOverrides", parentData: data, parentDataProperty: "blockOverrides", rootData })) {
                            vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
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
      validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate84.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate84.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate85(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate100(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate84.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs9 = errors;
                const _errs10 = errors;
                let valid3 = true;
                const _errs11 = errors;
                const _errs12 = errors;
                const _errs13 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                var valid4 = _errs13 === errors;
                if (valid4) {
                  const err4 = {};
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                } else {
                  errors = _errs12;
                  if (vErrors !== null) {
                    if (_errs12) {
                      vErrors.length = _errs12;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var _valid1 = _errs11 === errors;
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid1) {
                  const _errs15 = errors;
                  if (!validate103(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs15 === errors;
                  valid3 = _valid1;
                }
                if (!valid3) {
                  const err5 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate84.errors = vErrors;
                  return false;
                }
                var valid0 = _errs9 === errors;
              }
            }
          }
        }
      }
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
var v11 = validate144;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
      if (!(typeof data == "number" && isFinite(data))) {
        const err1 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs6 = errors;
        if (typeof data !== "boolean") {
          const err2 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs8 = errors;
          if (errors === _errs8) {
            if (!Array.isArray(data)) {
              const err3 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
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
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate147.errors = vErrors;
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
  validate147.errors = vErrors;
  return errors === 0;
}
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate144.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate144.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate145(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate147(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate144.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var v12 = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate150.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate150.errors = vErrors;
  return errors === 0;
}
var v13 = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate151.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate151.errors = vErrors;
  return errors === 0;
}
var v14 = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate152.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate152.errors = vErrors;
  return errors === 0;
}
var v15 = validate153;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate153.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
var v16 = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate154.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate154.errors = vErrors;
  return errors === 0;
}
var v17 = validate155;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate156.errors = vErrors;
  return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern10.test(data)) {
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
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validate170.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern1.test(key0)) {
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
            validate170.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate113(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func2.call(schema51.properties, key0)) {
          validate173.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.number !== void 0) {
          const _errs2 = errors;
          if (!validate89(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.time !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.feeRecipient !== void 0) {
                const _errs5 = errors;
                if (!validate86(data.feeRecipient, { instancePath: instancePath + "/feeRecipient", parentData: data, parentDataProperty: "feeRecipient", rootData })) {
                  vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.coinbase !== void 0) {
                  const _errs6 = errors;
                  if (!validate86(data.coinbase, { instancePath: instancePath + "/coinbase", parentData: data, parentDataProperty: "coinbase", rootData })) {
                    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.prevRandao !== void 0) {
                    const _errs7 = errors;
                    if (!validate89(data.prevRandao, { instancePath: instancePath + "/prevRandao", parentData: data, parentDataProperty: "prevRandao", rootData })) {
                      vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.difficulty !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.random !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.random, { instancePath: instancePath + "/random", parentData: data, parentDataProperty: "random", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.baseFeePerGas !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.baseFeePerGas, { instancePath: instancePath + "/baseFeePerGas", parentData: data, parentDataProperty: "baseFeePerGas", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.baseFee !== void 0) {
                            const _errs11 = errors;
                            if (!validate89(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
                              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.blobBaseFee !== void 0) {
                              const _errs12 = errors;
                              if (!validate89(data.blobBaseFee, { instancePath: instancePath + "/blobBaseFee", parentData: data, parentDataProperty: "blobBaseFee", rootData })) {
                                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                                errors = vErrors.length;
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
      }
    } else {
      validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate155.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate155.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate156(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate167(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                const _errs4 = errors;
                let valid1 = true;
                const _errs5 = errors;
                const _errs6 = errors;
                const _errs7 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err0 = {};
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var valid2 = _errs7 === errors;
                if (valid2) {
                  const err1 = {};
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
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
                var _valid0 = _errs5 === errors;
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid0) {
                  const _errs9 = errors;
                  if (!validate170(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = _valid0;
                }
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate155.errors = vErrors;
                  return false;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid3 = true;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  const _errs14 = errors;
                  if (typeof data3 != "object" && typeof data3 !== "boolean" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "string") {
                    const err3 = {};
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var valid4 = _errs14 === errors;
                  if (valid4) {
                    const err4 = {};
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
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
                  var _valid1 = _errs12 === errors;
                  errors = _errs11;
                  if (vErrors !== null) {
                    if (_errs11) {
                      vErrors.length = _errs11;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (!_valid1) {
                    const _errs16 = errors;
                    if (!validate173(data3, { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                      vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs16 === errors;
                    valid3 = _valid1;
                  }
                  if (!valid3) {
                    const err5 = { instancePath: instancePath + "/3", schemaPath: "#/items/3/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate155.errors = vErrors;
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate155.errors = vErrors;
  return errors === 0;
}
var v18 = validate186;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate186.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate186.errors = vErrors;
  return errors === 0;
}
var v19 = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate187.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var v20 = validate188;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate188.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate188.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
var v21 = validate189;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate189.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
var v22 = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate190.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var v23 = validate191;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate192.errors = vErrors;
  return errors === 0;
}
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern10.test(data)) {
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
    validate203.errors = vErrors;
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
  validate203.errors = vErrors;
  return errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validate206.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern1.test(key0)) {
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
            validate206.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate113(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
      validate206.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate206.errors = vErrors;
  return errors === 0;
}
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate191.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate191.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate192(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate203(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate191.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs9 = errors;
                const _errs10 = errors;
                let valid3 = true;
                const _errs11 = errors;
                const _errs12 = errors;
                const _errs13 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                var valid4 = _errs13 === errors;
                if (valid4) {
                  const err4 = {};
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                } else {
                  errors = _errs12;
                  if (vErrors !== null) {
                    if (_errs12) {
                      vErrors.length = _errs12;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var _valid1 = _errs11 === errors;
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid1) {
                  const _errs15 = errors;
                  if (!validate206(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs15 === errors;
                  valid3 = _valid1;
                }
                if (!valid3) {
                  const err5 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate191.errors = vErrors;
                  return false;
                }
                var valid0 = _errs9 === errors;
              }
            }
          }
        }
      }
    } else {
      validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
var v24 = validate209;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate210.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate210.errors = vErrors;
  return errors === 0;
}
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern10.test(data)) {
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
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 256) {
        validate224.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 256 }, message: "must NOT have more than 256 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (typeof key0 === "string") {
            if (!pattern1.test(key0)) {
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
            validate224.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            const _errs3 = errors;
            if (!validate113(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData })) {
              vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
      validate224.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate224.errors = vErrors;
  return errors === 0;
}
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func2.call(schema51.properties, key0)) {
          validate227.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.number !== void 0) {
          const _errs2 = errors;
          if (!validate89(data.number, { instancePath: instancePath + "/number", parentData: data, parentDataProperty: "number", rootData })) {
            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.time !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.feeRecipient !== void 0) {
                const _errs5 = errors;
                if (!validate86(data.feeRecipient, { instancePath: instancePath + "/feeRecipient", parentData: data, parentDataProperty: "feeRecipient", rootData })) {
                  vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.coinbase !== void 0) {
                  const _errs6 = errors;
                  if (!validate86(data.coinbase, { instancePath: instancePath + "/coinbase", parentData: data, parentDataProperty: "coinbase", rootData })) {
                    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.prevRandao !== void 0) {
                    const _errs7 = errors;
                    if (!validate89(data.prevRandao, { instancePath: instancePath + "/prevRandao", parentData: data, parentDataProperty: "prevRandao", rootData })) {
                      vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.difficulty !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.difficulty, { instancePath: instancePath + "/difficulty", parentData: data, parentDataProperty: "difficulty", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.random !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.random, { instancePath: instancePath + "/random", parentData: data, parentDataProperty: "random", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.baseFeePerGas !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.baseFeePerGas, { instancePath: instancePath + "/baseFeePerGas", parentData: data, parentDataProperty: "baseFeePerGas", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.baseFee !== void 0) {
                            const _errs11 = errors;
                            if (!validate89(data.baseFee, { instancePath: instancePath + "/baseFee", parentData: data, parentDataProperty: "baseFee", rootData })) {
                              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.blobBaseFee !== void 0) {
                              const _errs12 = errors;
                              if (!validate89(data.blobBaseFee, { instancePath: instancePath + "/blobBaseFee", parentData: data, parentDataProperty: "blobBaseFee", rootData })) {
                                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                                errors = vErrors.length;
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
      }
    } else {
      validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate227.errors = vErrors;
  return errors === 0;
}
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate209.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate209.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate210(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate221(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate209.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs9 = errors;
                const _errs10 = errors;
                let valid3 = true;
                const _errs11 = errors;
                const _errs12 = errors;
                const _errs13 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                var valid4 = _errs13 === errors;
                if (valid4) {
                  const err4 = {};
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                } else {
                  errors = _errs12;
                  if (vErrors !== null) {
                    if (_errs12) {
                      vErrors.length = _errs12;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var _valid1 = _errs11 === errors;
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid1) {
                  const _errs15 = errors;
                  if (!validate224(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs15 === errors;
                  valid3 = _valid1;
                }
                if (!valid3) {
                  const err5 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate209.errors = vErrors;
                  return false;
                }
                var valid0 = _errs9 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  let data3 = data[3];
                  const _errs16 = errors;
                  const _errs17 = errors;
                  let valid5 = true;
                  const _errs18 = errors;
                  const _errs19 = errors;
                  const _errs20 = errors;
                  if (typeof data3 != "object" && typeof data3 !== "boolean" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "string") {
                    const err6 = {};
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  var valid6 = _errs20 === errors;
                  if (valid6) {
                    const err7 = {};
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  } else {
                    errors = _errs19;
                    if (vErrors !== null) {
                      if (_errs19) {
                        vErrors.length = _errs19;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var _valid2 = _errs18 === errors;
                  errors = _errs17;
                  if (vErrors !== null) {
                    if (_errs17) {
                      vErrors.length = _errs17;
                    } else {
                      vErrors = null;
                    }
                  }
                  if (!_valid2) {
                    const _errs22 = errors;
                    if (!validate227(data3, { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                      vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                      errors = vErrors.length;
                    }
                    var _valid2 = _errs22 === errors;
                    valid5 = _valid2;
                  }
                  if (!valid5) {
                    const err8 = { instancePath: instancePath + "/3", schemaPath: "#/items/3/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                    validate209.errors = vErrors;
                    return false;
                  }
                  var valid0 = _errs16 === errors;
                }
              }
            }
          }
        }
      }
    } else {
      validate209.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate209.errors = vErrors;
  return errors === 0;
}
var v25 = validate240;
var pattern22 = new RegExp("^(0x0{0,63}[1-9a-fA-F][0-9a-fA-F]{0,63}|0{0,65}[1-9][0-9]{0,65})$", "u");
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern22.test(data)) {
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
    validate241.errors = vErrors;
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
  validate241.errors = vErrors;
  return errors === 0;
}
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate247.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate247.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate247.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            } else {
              validate247.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate247.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate247.errors = vErrors;
  return errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate240.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate240.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate241(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate243(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                const _errs4 = errors;
                let valid1 = true;
                const _errs5 = errors;
                const _errs6 = errors;
                const _errs7 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err0 = {};
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var valid2 = _errs7 === errors;
                if (valid2) {
                  const err1 = {};
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
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
                var _valid0 = _errs5 === errors;
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid0) {
                  const _errs9 = errors;
                  if (!validate247(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = _valid0;
                }
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate240.errors = vErrors;
                  return false;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate240.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate240.errors = vErrors;
  return errors === 0;
}
var v26 = validate249;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!Array.isArray(data)) {
      validate263.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate263.errors = vErrors;
  return errors === 0;
}
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.type !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs10 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.maxFeePerGas !== void 0) {
                            const _errs11 = errors;
                            if (!validate89(data.maxFeePerGas, { instancePath: instancePath + "/maxFeePerGas", parentData: data, parentDataProperty: "maxFeePerGas", rootData })) {
                              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.maxPriorityFeePerGas !== void 0) {
                              const _errs12 = errors;
                              if (!validate89(data.maxPriorityFeePerGas, { instancePath: instancePath + "/maxPriorityFeePerGas", parentData: data, parentDataProperty: "maxPriorityFeePerGas", rootData })) {
                                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.accessList !== void 0) {
                                const _errs13 = errors;
                                if (!validate263(data.accessList, { instancePath: instancePath + "/accessList", parentData: data, parentDataProperty: "accessList", rootData })) {
                                  vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.blobVersionedHashes !== void 0) {
                                  const _errs14 = errors;
                                  if (!validate263(data.blobVersionedHashes, { instancePath: instancePath + "/blobVersionedHashes", parentData: data, parentDataProperty: "blobVersionedHashes", rootData })) {
                                    vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs14 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.authorizationList !== void 0) {
                                    const _errs15 = errors;
                                    if (!validate263(data.authorizationList, { instancePath: instancePath + "/authorizationList", parentData: data, parentDataProperty: "authorizationList", rootData })) {
                                      vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
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
      validate250.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate250.errors = vErrors;
  return errors === 0;
}
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate249.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate249.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate250(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate249.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate249.errors = vErrors;
  return errors === 0;
}
var v27 = validate268;
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate268.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate268.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate268.errors = vErrors;
  return errors === 0;
}
var v28 = validate269;
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate270.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate270.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate270.errors = vErrors;
  return errors === 0;
}
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
    validate272.errors = vErrors;
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
  validate272.errors = vErrors;
  return errors === 0;
}
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate269.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate269.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate270(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate272(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate269.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate269.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate269.errors = vErrors;
  return errors === 0;
}
var v29 = validate276;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate277.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate277.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate277.errors = vErrors;
  return errors === 0;
}
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate276.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate276.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate277(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate279(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate276.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate276.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate276.errors = vErrors;
  return errors === 0;
}
var v30 = validate283;
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate284.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate284.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate284.errors = vErrors;
  return errors === 0;
}
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate283.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate283.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate284(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate286(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate283.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate283.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
var v31 = validate288;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
    validate289.errors = vErrors;
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
  validate289.errors = vErrors;
  return errors === 0;
}
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate291.errors = vErrors;
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
  validate291.errors = vErrors;
  return errors === 0;
}
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate288.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate288.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate289(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate291(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate288.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate288.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate288.errors = vErrors;
  return errors === 0;
}
var v32 = validate293;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
    validate294.errors = vErrors;
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
  validate294.errors = vErrors;
  return errors === 0;
}
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate293.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate293.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate294(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate293.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate293.errors = vErrors;
  return errors === 0;
}
var v33 = validate298;
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate299.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate299.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate299.errors = vErrors;
  return errors === 0;
}
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate298.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate298.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate299(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate298.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate298.errors = vErrors;
  return errors === 0;
}
var v34 = validate301;
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
    validate302.errors = vErrors;
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
  validate302.errors = vErrors;
  return errors === 0;
}
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate301.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate301.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate302(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate301.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
var v35 = validate304;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if ("0x" !== data) {
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
    validate305.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
    if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
      validate305.errors = vErrors;
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
  validate305.errors = vErrors;
  return errors === 0;
}
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate304.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate304.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate305(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate304.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate304.errors = vErrors;
  return errors === 0;
}
var v36 = validate308;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate309.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate309.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
    validate311.errors = vErrors;
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
  validate311.errors = vErrors;
  return errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate308.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate308.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate309(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate311(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate308.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate308.errors = vErrors;
  return errors === 0;
}
var v37 = validate315;
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate315.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate315.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate315.errors = vErrors;
  return errors === 0;
}
var v38 = validate316;
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate316.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate316.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate317(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate316.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate316.errors = vErrors;
  return errors === 0;
}
var v39 = validate319;
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
    validate320.errors = vErrors;
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
  validate320.errors = vErrors;
  return errors === 0;
}
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate319.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate319.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate320(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate319.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate319.errors = vErrors;
  return errors === 0;
}
var v40 = validate322;
var pattern32 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");
var pattern33 = new RegExp("^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$", "u");
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern33.test(data)) {
        validate326.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validate326.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate326.errors = vErrors;
  return errors === 0;
}
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
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
    validate324.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
    if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs5 = errors;
      if (!validate326(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
      validate324.errors = vErrors;
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
  validate324.errors = vErrors;
  return errors === 0;
}
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
            if (!validate86(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
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
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate336.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate336.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
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
            if (!validate336(data0, { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
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
    validate335.errors = vErrors;
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
  validate335.errors = vErrors;
  return errors === 0;
}
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate335(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
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
    if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
      errors = vErrors.length;
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
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate323.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
        if (!validate324(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validate324(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validate330(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validate334(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
                vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validate72(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validate72(data.blockhash, { instancePath: instancePath + "/blockhash", parentData: data, parentDataProperty: "blockhash", rootData })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
      validate323.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate323.errors = vErrors;
  return errors === 0;
}
var pattern35 = new RegExp("^0x0{0,60}([1-9a-fA-F][0-9a-fA-F]{0,2}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)$", "u");
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern35.test(data)) {
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
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
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
var pattern36 = new RegExp("^[A-Za-z0-9_-]{78}$", "u");
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern36.test(data)) {
        validate348.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{78}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{78}$"' }];
        return false;
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
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.limit !== void 0) {
        const _errs1 = errors;
        if (!validate346(data.limit, { instancePath: instancePath + "/limit", parentData: data, parentDataProperty: "limit", rootData })) {
          vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.cursor !== void 0) {
          const _errs2 = errors;
          const _errs3 = errors;
          let valid1 = false;
          const _errs4 = errors;
          if (!validate348(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
            vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs4 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const err0 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
            validate345.errors = vErrors;
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
      validate345.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate345.errors = vErrors;
  return errors === 0;
}
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate322.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate322.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
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
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate345(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate322.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
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
var v41 = validate351;
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate352.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate352.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate352.errors = vErrors;
  return errors === 0;
}
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1024) {
        validate354.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate75(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate354.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate354.errors = vErrors;
  return errors === 0;
}
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate357.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
    if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
      validate357.errors = vErrors;
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
  validate357.errors = vErrors;
  return errors === 0;
}
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate351.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate351.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate352(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate354(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                let data2 = data[2];
                const _errs3 = errors;
                const _errs4 = errors;
                let valid1 = true;
                const _errs5 = errors;
                const _errs6 = errors;
                const _errs7 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err0 = {};
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var valid2 = _errs7 === errors;
                if (valid2) {
                  const err1 = {};
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
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
                var _valid0 = _errs5 === errors;
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid0) {
                  const _errs9 = errors;
                  if (!validate357(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = _valid0;
                }
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate351.errors = vErrors;
                  return false;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate351.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate351.errors = vErrors;
  return errors === 0;
}
var v42 = validate360;
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate361.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate363.errors = vErrors;
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
  validate363.errors = vErrors;
  return errors === 0;
}
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
    validate365.errors = vErrors;
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
  validate365.errors = vErrors;
  return errors === 0;
}
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate360.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate360.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate361(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate363(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate365(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
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
var v43 = validate369;
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate370.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate370.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate370.errors = vErrors;
  return errors === 0;
}
var pattern41 = new RegExp("^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$", "u");
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate372.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern41.test(data)) {
          validate372.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate372.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate369.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate369.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate370(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate372(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate369.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate369.errors = vErrors;
  return errors === 0;
}
var v44 = validate374;
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate377.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern41.test(data)) {
          validate377.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate377.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate377.errors = vErrors;
  return errors === 0;
}
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate374.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate374.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate375(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate377(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate374.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate374.errors = vErrors;
  return errors === 0;
}
var v45 = validate379;
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate380.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate380.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate380.errors = vErrors;
  return errors === 0;
}
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate379.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate379.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate380(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate379.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate379.errors = vErrors;
  return errors === 0;
}
var v46 = validate382;
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate383.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate382.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate382.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate383(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate385(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate382.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate382.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var v47 = validate389;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate390.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate390.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate390.errors = vErrors;
  return errors === 0;
}
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate389.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate389.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate390(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate389.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate389.errors = vErrors;
  return errors === 0;
}
var v48 = validate392;
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate393.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate393.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate393.errors = vErrors;
  return errors === 0;
}
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate395.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern41.test(data)) {
          validate395.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate395.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate395.errors = vErrors;
  return errors === 0;
}
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate392.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate392.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate393(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate395(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate392.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
var v49 = validate397;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate400.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern41.test(data)) {
          validate400.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate400.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate400.errors = vErrors;
  return errors === 0;
}
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate397.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate397.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate398(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate400(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
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
var v50 = validate402;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate403.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate402.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate402.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate403(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate402.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate402.errors = vErrors;
  return errors === 0;
}
var v51 = validate405;
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
    validate406.errors = vErrors;
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
var v52 = validate408;
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate408.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate408.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate408.errors = vErrors;
  return errors === 0;
}
var v53 = validate409;
function validate409(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate409.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate409.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate409.errors = vErrors;
  return errors === 0;
}
var v54 = validate410;
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate410.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate410.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate410.errors = vErrors;
  return errors === 0;
}
var v55 = validate411;
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate411.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate411.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate411.errors = vErrors;
  return errors === 0;
}
var v56 = validate412;
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate412.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate412.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate412.errors = vErrors;
  return errors === 0;
}
var v57 = validate413;
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate413.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate413.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate413.errors = vErrors;
  return errors === 0;
}
var v58 = validate414;
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate415.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
        if (!validate324(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
          errors = vErrors.length;
        }
        var valid2 = _errs8 === errors;
      } else {
        var valid2 = true;
      }
      if (valid2) {
        if (data.toBlock !== void 0) {
          const _errs9 = errors;
          if (!validate324(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
            errors = vErrors.length;
          }
          var valid2 = _errs9 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.address !== void 0) {
            const _errs10 = errors;
            if (!validate330(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
              vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
              errors = vErrors.length;
            }
            var valid2 = _errs10 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.topics !== void 0) {
              const _errs11 = errors;
              if (!validate334(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
                vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs11 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.blockHash !== void 0) {
                const _errs12 = errors;
                if (!validate72(data.blockHash, { instancePath: instancePath + "/blockHash", parentData: data, parentDataProperty: "blockHash", rootData })) {
                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                  errors = vErrors.length;
                }
                var valid2 = _errs12 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.blockhash !== void 0) {
                  const _errs13 = errors;
                  if (!validate72(data.blockhash, { instancePath: instancePath + "/blockhash", parentData: data, parentDataProperty: "blockhash", rootData })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
      validate415.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate415.errors = vErrors;
  return errors === 0;
}
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate414.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate414.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate415(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate414.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate414.errors = vErrors;
  return errors === 0;
}
var v59 = validate423;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate423.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate423.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var v60 = validate424;
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate424.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate424.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate424.errors = vErrors;
  return errors === 0;
}
var v61 = validate425;
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate425.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate425.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate425.errors = vErrors;
  return errors === 0;
}
var v62 = validate426;
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate427.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate426.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate426.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate427(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate426.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate426.errors = vErrors;
  return errors === 0;
}
var v63 = validate429;
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate430.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate432.errors = vErrors;
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
  validate432.errors = vErrors;
  return errors === 0;
}
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate429.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate429.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate430(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate432(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate429.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate429.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate429.errors = vErrors;
  return errors === 0;
}
var v64 = validate434;
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasPrice !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.input !== void 0) {
                      const _errs8 = errors;
                      if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.nonce !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.chainId !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate435.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate434.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate434.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate435(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate434.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate434.errors = vErrors;
  return errors === 0;
}
var v65 = validate447;
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate448.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate448.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate448.errors = vErrors;
  return errors === 0;
}
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate450.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate450.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate450.errors = vErrors;
  return errors === 0;
}
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate447.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate447.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate448(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate450(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate447.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate447.errors = vErrors;
  return errors === 0;
}
var v66 = validate452;
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate453.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate453.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate453.errors = vErrors;
  return errors === 0;
}
function validate458(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type")) {
        validate458.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate458.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate458.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
              if (!validate458(data0[i0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs4 === errors;
              if (!valid1) {
                break;
              }
            }
          } else {
            validate457.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
            return false;
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate457.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate457.errors = vErrors;
  return errors === 0;
}
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate461.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate461.errors = vErrors;
  return errors === 0;
}
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.types === void 0 && (missing0 = "types") || data.primaryType === void 0 && (missing0 = "primaryType") || data.domain === void 0 && (missing0 = "domain") || data.message === void 0 && (missing0 = "message")) {
        validate456.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.types !== void 0) {
          const _errs1 = errors;
          if (!validate457(data.types, { instancePath: instancePath + "/types", parentData: data, parentDataProperty: "types", rootData })) {
            vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
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
              validate456.errors = [{ instancePath: instancePath + "/primaryType", schemaPath: "#/properties/primaryType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs4 = errors;
              if (!validate461(data.domain, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData })) {
                vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0) {
                const _errs5 = errors;
                if (!validate461(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
                  vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
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
      validate456.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate456.errors = vErrors;
  return errors === 0;
}
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate456(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
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
    validate455.errors = vErrors;
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
  validate455.errors = vErrors;
  return errors === 0;
}
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate452.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate452.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate453(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate455(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate452.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate452.errors = vErrors;
  return errors === 0;
}
var v67 = validate466;
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasPrice !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.value !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  const _errs6 = errors;
                  if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.input !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.nonce !== void 0) {
                      const _errs8 = errors;
                      if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.chainId !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate471.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate471.errors = vErrors;
  return errors === 0;
}
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "blockOverrides" || key0 === "stateOverrides" || key0 === "calls")) {
          validate468.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.blockOverrides !== void 0) {
          const _errs2 = errors;
          if (!validate130(data.blockOverrides, { instancePath: instancePath + "/blockOverrides", parentData: data, parentDataProperty: "blockOverrides", rootData })) {
            vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.stateOverrides !== void 0) {
            const _errs3 = errors;
            if (!validate112(data.stateOverrides, { instancePath: instancePath + "/stateOverrides", parentData: data, parentDataProperty: "stateOverrides", rootData })) {
              vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
              if (errors === _errs4) {
                if (Array.isArray(data2)) {
                  if (data2.length > 1e3) {
                    validate468.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate471(data2[i0], { instancePath: instancePath + "/calls/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
                        vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate468.errors = [{ instancePath: instancePath + "/calls", schemaPath: "#/properties/calls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
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
      validate468.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate468.errors = vErrors;
  return errors === 0;
}
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.blockStateCalls === void 0 && (missing0 = "blockStateCalls")) {
        validate467.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.blockStateCalls !== void 0) {
          let data0 = data.blockStateCalls;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 256) {
                validate467.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items" }];
                return false;
              } else {
                if (data0.length < 1) {
                  validate467.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs3 = errors;
                    if (!validate468(data0[i0], { instancePath: instancePath + "/blockStateCalls/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                      vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
              validate467.errors = [{ instancePath: instancePath + "/blockStateCalls", schemaPath: "#/properties/blockStateCalls/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
            if (!validate49(data.traceTransfers, { instancePath: instancePath + "/traceTransfers", parentData: data, parentDataProperty: "traceTransfers", rootData })) {
              vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.validation !== void 0) {
              const _errs5 = errors;
              if (!validate49(data.validation, { instancePath: instancePath + "/validation", parentData: data, parentDataProperty: "validation", rootData })) {
                vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.returnFullTransactions !== void 0) {
                const _errs6 = errors;
                if (!validate49(data.returnFullTransactions, { instancePath: instancePath + "/returnFullTransactions", parentData: data, parentDataProperty: "returnFullTransactions", rootData })) {
                  vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
      validate467.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern10.test(data)) {
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
    validate487.errors = vErrors;
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
  validate487.errors = vErrors;
  return errors === 0;
}
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate466.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate466.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
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
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate487(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate466.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
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
var v68 = validate490;
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern13.test(data)) {
        validate491.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,64}$"' }];
        return false;
      }
    } else {
      validate491.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate491.errors = vErrors;
  return errors === 0;
}
var pattern61 = new RegExp("^(0x)?[0-9a-fA-F]{64}$", "u");
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern61.test(data)) {
        validate493.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate493.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate493.errors = vErrors;
  return errors === 0;
}
function validate490(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate490.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate490.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate491(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate493(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate490.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate490.errors = vErrors;
  return errors === 0;
}
var v69 = validate495;
var pattern62 = new RegExp("^(0x)?[0-9a-fA-F]{16}$", "u");
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern62.test(data)) {
        validate496.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{16}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{16}$"' }];
        return false;
      }
    } else {
      validate496.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate496.errors = vErrors;
  return errors === 0;
}
function validate498(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern61.test(data)) {
        validate498.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{64}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate498.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate498.errors = vErrors;
  return errors === 0;
}
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate495.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate495.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate496(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate498(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate498(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
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
var v70 = validate501;
var schema197 = { "type": "string", "enum": ["logs", "newHeads", "newPendingTransactions", "syncing"] };
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate502.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "logs" || data === "newHeads" || data === "newPendingTransactions" || data === "syncing")) {
    validate502.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema197.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate502.errors = vErrors;
  return errors === 0;
}
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate324(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (errors === _errs2) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err2 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
    validate507.errors = vErrors;
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
  validate507.errors = vErrors;
  return errors === 0;
}
var pattern64 = new RegExp("^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$", "u");
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern64.test(data)) {
        validate510.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$" }, message: 'must match pattern "^(0|[1-9a-f][0-9a-f]{0,12})-[0-9a-f]{64}(-(0|[1-9a-f][0-9a-f]{0,7}))?$"' }];
        return false;
      }
    } else {
      validate510.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate510.errors = vErrors;
  return errors === 0;
}
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate504.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
        if (!validate330(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData })) {
          vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
          errors = vErrors.length;
        }
        var valid1 = _errs3 === errors;
      } else {
        var valid1 = true;
      }
      if (valid1) {
        if (data.topics !== void 0) {
          const _errs4 = errors;
          if (!validate334(data.topics, { instancePath: instancePath + "/topics", parentData: data, parentDataProperty: "topics", rootData })) {
            vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
            errors = vErrors.length;
          }
          var valid1 = _errs4 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.fromBlock !== void 0) {
            const _errs5 = errors;
            if (!validate507(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
              vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.cursor !== void 0) {
              const _errs6 = errors;
              if (!validate510(data.cursor, { instancePath: instancePath + "/cursor", parentData: data, parentDataProperty: "cursor", rootData })) {
                vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
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
      validate504.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate504.errors = vErrors;
  return errors === 0;
}
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate501.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate501.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate502(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs2 = errors;
              const _errs3 = errors;
              let valid1 = true;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs6 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid2 = _errs6 === errors;
              if (valid2) {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
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
              var _valid0 = _errs4 === errors;
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid0) {
                const _errs8 = errors;
                if (!validate504(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = _valid0;
              }
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate501.errors = vErrors;
                return false;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate501.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate501.errors = vErrors;
  return errors === 0;
}
var v71 = validate513;
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate513.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate513.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate513.errors = vErrors;
  return errors === 0;
}
var v72 = validate514;
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validate515(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
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
              validate514.errors = vErrors;
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
      validate514.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate514.errors = vErrors;
  return errors === 0;
}
var v73 = validate517;
function validate517(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate517.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate517.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  validate517.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' }];
                  return false;
                }
              } else {
                validate517.errors = [{ instancePath: instancePath + "/0", schemaPath: "#/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate517.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate517.errors = vErrors;
  return errors === 0;
}
var v74 = validate518;
var pattern67 = new RegExp("^(0x[0-9a-fA-F]{1,64}|[0-9]{1,66})$", "u");
var pattern68 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$", "u");
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern67.test(data)) {
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
        if (!pattern68.test(data)) {
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
    validate519.errors = vErrors;
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
  validate519.errors = vErrors;
  return errors === 0;
}
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate518.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate518.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate519(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate518.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var v75 = validate521;
var pattern69 = new RegExp("^(0x[0-9a-fA-F]{1,64}|-?[0-9]{1,66})$", "u");
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern69.test(data)) {
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
    validate522.errors = vErrors;
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
  validate522.errors = vErrors;
  return errors === 0;
}
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate521.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate521.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate522(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate521.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate521.errors = vErrors;
  return errors === 0;
}
var v76 = validate524;
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "timestamp" || key0 === "blocks")) {
          validate527.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.timestamp !== void 0) {
          const _errs2 = errors;
          if (!validate75(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.blocks !== void 0) {
            const _errs3 = errors;
            if (!validate75(data.blocks, { instancePath: instancePath + "/blocks", parentData: data, parentDataProperty: "blocks", rootData })) {
              vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate527.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate527.errors = vErrors;
  return errors === 0;
}
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate527(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
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
    validate525.errors = vErrors;
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
  validate525.errors = vErrors;
  return errors === 0;
}
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate524.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate524.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            const _errs4 = errors;
            const _errs5 = errors;
            if (typeof data0 != "object" && typeof data0 !== "boolean" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "string") {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var valid2 = _errs5 === errors;
            if (valid2) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (!_valid0) {
              const _errs7 = errors;
              if (!validate525(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
                vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate524.errors = vErrors;
              return false;
            }
          }
        }
      }
    } else {
      validate524.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate524.errors = vErrors;
  return errors === 0;
}
var v77 = validate532;
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate533.errors = vErrors;
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
  validate533.errors = vErrors;
  return errors === 0;
}
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate532.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate532.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate533(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate532.errors = vErrors;
  return errors === 0;
}
var v78 = validate535;
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate535.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate535.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate535.errors = vErrors;
  return errors === 0;
}
var v79 = validate536;
function validate537(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate537.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{1,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{1,64}$"' }];
        return false;
      }
    } else {
      validate537.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate537.errors = vErrors;
  return errors === 0;
}
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate536.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate536.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate537(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate537.errors : vErrors.concat(validate537.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate536.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate536.errors = vErrors;
  return errors === 0;
}
var v80 = validate539;
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate540.errors = vErrors;
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
  validate540.errors = vErrors;
  return errors === 0;
}
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate539.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate539.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate540(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate539.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate539.errors = vErrors;
  return errors === 0;
}
var v81 = validate542;
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate543.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2147483647 || isNaN(data)) {
        validate543.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate543.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        }
      }
    }
  }
  validate543.errors = vErrors;
  return errors === 0;
}
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate542.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate542.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate543(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate542.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate542.errors = vErrors;
  return errors === 0;
}
var v82 = validate545;
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate546.errors = vErrors;
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
  validate546.errors = vErrors;
  return errors === 0;
}
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate545.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate545.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate546(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
              errors = vErrors.length;
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
var v83 = validate548;
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern67.test(data)) {
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
        if (!pattern68.test(data)) {
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
    validate549.errors = vErrors;
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
  validate549.errors = vErrors;
  return errors === 0;
}
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate548.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate548.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate549(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate548.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate548.errors = vErrors;
  return errors === 0;
}
var v84 = validate551;
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate551.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate551.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate551.errors = vErrors;
  return errors === 0;
}
var v85 = validate552;
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate552.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate552.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate552.errors = vErrors;
  return errors === 0;
}
var v86 = validate553;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate553.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate553.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate553.errors = vErrors;
  return errors === 0;
}
var v87 = validate554;
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/enum", keyword: "enum", params: { allowedValues: schema26.anyOf[1].enum }, message: "must be equal to one of the allowed values" };
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
    validate555.errors = vErrors;
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
  validate555.errors = vErrors;
  return errors === 0;
}
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate554.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate554.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate555(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate554.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate554.errors = vErrors;
  return errors === 0;
}
var v88 = validate557;
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate558.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate558.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate558.errors = vErrors;
  return errors === 0;
}
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate557.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate557.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate558(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate557.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate557.errors = vErrors;
  return errors === 0;
}
var v89 = validate560;
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate560.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate560.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate560.errors = vErrors;
  return errors === 0;
}
var v90 = validate561;
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate561.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate561.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate561.errors = vErrors;
  return errors === 0;
}
var v91 = validate562;
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate563.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate563.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate563.errors = vErrors;
  return errors === 0;
}
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate562.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate562.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate563(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate562.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate562.errors = vErrors;
  return errors === 0;
}
var v92 = validate565;
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate566.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate565.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate565.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate566(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate565.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate565.errors = vErrors;
  return errors === 0;
}
var v93 = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate568.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate568.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate568.errors = vErrors;
  return errors === 0;
}
var v94 = validate569;
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate570.errors = vErrors;
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
  validate570.errors = vErrors;
  return errors === 0;
}
function validate569(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate569.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate569.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            const _errs4 = errors;
            const _errs5 = errors;
            if (typeof data0 != "object" && typeof data0 !== "boolean" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "string") {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var valid2 = _errs5 === errors;
            if (valid2) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (!_valid0) {
              const _errs7 = errors;
              if (!validate570(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
                vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate569.errors = vErrors;
              return false;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              let data1 = data[1];
              const _errs8 = errors;
              const _errs9 = errors;
              let valid3 = true;
              const _errs10 = errors;
              const _errs11 = errors;
              const _errs12 = errors;
              if (typeof data1 != "object" && typeof data1 !== "boolean" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "string") {
                const err3 = {};
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              var valid4 = _errs12 === errors;
              if (valid4) {
                const err4 = {};
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
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
              var _valid1 = _errs10 === errors;
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
              if (!_valid1) {
                const _errs14 = errors;
                if (!validate570(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                  vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs14 === errors;
                valid3 = _valid1;
              }
              if (!valid3) {
                const err5 = { instancePath: instancePath + "/1", schemaPath: "#/items/1/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate569.errors = vErrors;
                return false;
              }
              var valid0 = _errs8 === errors;
            }
          }
        }
      }
    } else {
      validate569.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate569.errors = vErrors;
  return errors === 0;
}
var v95 = validate573;
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate573.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate573.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate573.errors = vErrors;
  return errors === 0;
}
var v96 = validate574;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs2 = errors;
        if (data[key0] !== null) {
          validate576.errors = [{ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
          return false;
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate576.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate576.errors = vErrors;
  return errors === 0;
}
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "forking")) {
          validate575.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.forking !== void 0) {
          if (!validate576(data.forking, { instancePath: instancePath + "/forking", parentData: data, parentDataProperty: "forking", rootData })) {
            vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate575.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate575.errors = vErrors;
  return errors === 0;
}
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 0) {
        validate574.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate574.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            const _errs4 = errors;
            const _errs5 = errors;
            if (typeof data0 != "object" && typeof data0 !== "boolean" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 !== "string") {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var valid2 = _errs5 === errors;
            if (valid2) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
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
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (!_valid0) {
              const _errs7 = errors;
              if (!validate575(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
                vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err2 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate574.errors = vErrors;
              return false;
            }
          }
        }
      }
    } else {
      validate574.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate574.errors = vErrors;
  return errors === 0;
}
var v97 = validate579;
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate580.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate580.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate580.errors = vErrors;
  return errors === 0;
}
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate582.errors = vErrors;
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
  validate582.errors = vErrors;
  return errors === 0;
}
function validate579(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate579.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate579.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate580(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate582(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate579.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate579.errors = vErrors;
  return errors === 0;
}
var v98 = validate584;
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate585.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate587.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate584.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate584.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate585(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate587(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate584.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate584.errors = vErrors;
  return errors === 0;
}
var v99 = validate589;
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate590.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate589.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate589.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate590(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
              errors = vErrors.length;
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
var v100 = validate592;
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate593.errors = vErrors;
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
  validate593.errors = vErrors;
  return errors === 0;
}
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate592.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate592.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate593(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
              errors = vErrors.length;
            }
          }
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
var v101 = validate595;
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate596.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate596.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate596.errors = vErrors;
  return errors === 0;
}
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate598.errors = vErrors;
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
  validate598.errors = vErrors;
  return errors === 0;
}
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate595.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate595.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate596(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate598(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate595.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate595.errors = vErrors;
  return errors === 0;
}
var v102 = validate600;
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
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
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate603.errors = vErrors;
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
  validate603.errors = vErrors;
  return errors === 0;
}
var pattern89 = new RegExp("^0x[0-9a-fA-F]{0,64}$", "u");
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern89.test(data)) {
        validate605.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{0,64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{0,64}$"' }];
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
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate600.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate600.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate601(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate603(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate605(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
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
var v103 = validate607;
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate608.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate607.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate607.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate608(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate607.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate607.errors = vErrors;
  return errors === 0;
}
var v104 = validate610;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate610.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate610.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate610.errors = vErrors;
  return errors === 0;
}
var v105 = validate611;
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate612.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate612.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate612.errors = vErrors;
  return errors === 0;
}
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate611.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate611.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate612(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate611.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate611.errors = vErrors;
  return errors === 0;
}
var v106 = validate614;
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate615.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate615.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate615.errors = vErrors;
  return errors === 0;
}
var pattern93 = new RegExp("^[0-9a-fA-Fx\\s]*$", "u");
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 12e5) {
        validate619.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12e5 }, message: "must NOT have more than 1200000 characters" }];
        return false;
      } else {
        if (!pattern93.test(data)) {
          validate619.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-Fx\\s]*$" }, message: 'must match pattern "^[0-9a-fA-Fx\\s]*$"' }];
          return false;
        }
      }
    } else {
      validate619.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate619.errors = vErrors;
  return errors === 0;
}
var pattern94 = new RegExp("^(0x)?[0-9a-fA-F]{1,8}$", "u");
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern94.test(data)) {
        validate621.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]{1,8}$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]{1,8}$"' }];
        return false;
      }
    } else {
      validate621.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate621.errors = vErrors;
  return errors === 0;
}
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 5) {
        validate614.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 5 }, message: "must NOT have fewer than 5 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 5)) {
          validate614.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate615(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate615(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate615(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validate619(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs4 === errors;
                }
                if (valid0) {
                  if (len1 > 4) {
                    const _errs5 = errors;
                    if (!validate621(data[4], { instancePath: instancePath + "/4", parentData: data, parentDataProperty: 4, rootData })) {
                      vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
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
      validate614.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate614.errors = vErrors;
  return errors === 0;
}
var v107 = validate623;
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate624.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
function validate628(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 12e5) {
        validate628.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12e5 }, message: "must NOT have more than 1200000 characters" }];
        return false;
      } else {
        if (!pattern93.test(data)) {
          validate628.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-Fx\\s]*$" }, message: 'must match pattern "^[0-9a-fA-Fx\\s]*$"' }];
          return false;
        }
      }
    } else {
      validate628.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate628.errors = vErrors;
  return errors === 0;
}
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 4) {
        validate623.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 4 }, message: "must NOT have fewer than 4 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 4)) {
          validate623.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 4 }, message: "must NOT have more than 4 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate624(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate624(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate624(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
              if (valid0) {
                if (len1 > 3) {
                  const _errs4 = errors;
                  if (!validate628(data[3], { instancePath: instancePath + "/3", parentData: data, parentDataProperty: 3, rootData })) {
                    vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
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
      validate623.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate623.errors = vErrors;
  return errors === 0;
}
var v108 = validate630;
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate630.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate630.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate630.errors = vErrors;
  return errors === 0;
}
var v109 = validate631;
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate631.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate631.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate631.errors = vErrors;
  return errors === 0;
}
var v110 = validate632;
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate632.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate632.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate632.errors = vErrors;
  return errors === 0;
}
var v111 = validate633;
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate633.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate633.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate633.errors = vErrors;
  return errors === 0;
}
var v112 = validate634;
function validate635(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate635.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate635.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate634.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate634.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate635(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate634.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate634.errors = vErrors;
  return errors === 0;
}
var v113 = validate637;
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate638.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
        return false;
      }
    } else {
      validate638.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate638.errors = vErrors;
  return errors === 0;
}
function validate640(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate640.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate640.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate640.errors = vErrors;
  return errors === 0;
}
function validate637(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate637.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate637.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate638(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate638.errors : vErrors.concat(validate638.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate640(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate637.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate637.errors = vErrors;
  return errors === 0;
}
var v114 = validate642;
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate642.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate642.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate642.errors = vErrors;
  return errors === 0;
}
var v115 = validate643;
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate644.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate644.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      if (data.length < 1) {
        validate643.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate643.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate644(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
              errors = vErrors.length;
            }
          }
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
var v116 = validate646;
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate647.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate646.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate646.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate647(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
              errors = vErrors.length;
            }
          }
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
var v117 = validate649;
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e4) {
        validate650.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate649.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate649.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate650(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate649.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate649.errors = vErrors;
  return errors === 0;
}
var v118 = validate652;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.from !== void 0) {
        const _errs1 = errors;
        if (!validate86(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData })) {
          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.to !== void 0) {
          const _errs2 = errors;
          if (!validate86(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData })) {
            vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.gas !== void 0) {
            const _errs3 = errors;
            if (!validate89(data.gas, { instancePath: instancePath + "/gas", parentData: data, parentDataProperty: "gas", rootData })) {
              vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.gasLimit !== void 0) {
              const _errs4 = errors;
              if (!validate89(data.gasLimit, { instancePath: instancePath + "/gasLimit", parentData: data, parentDataProperty: "gasLimit", rootData })) {
                vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.gasPrice !== void 0) {
                const _errs5 = errors;
                if (!validate89(data.gasPrice, { instancePath: instancePath + "/gasPrice", parentData: data, parentDataProperty: "gasPrice", rootData })) {
                  vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.value !== void 0) {
                  const _errs6 = errors;
                  if (!validate89(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData })) {
                    vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.data !== void 0) {
                    const _errs7 = errors;
                    if (!validate94(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
                      vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.input !== void 0) {
                      const _errs8 = errors;
                      if (!validate94(data.input, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
                        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.nonce !== void 0) {
                        const _errs9 = errors;
                        if (!validate89(data.nonce, { instancePath: instancePath + "/nonce", parentData: data, parentDataProperty: "nonce", rootData })) {
                          vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.chainId !== void 0) {
                          const _errs10 = errors;
                          if (!validate89(data.chainId, { instancePath: instancePath + "/chainId", parentData: data, parentDataProperty: "chainId", rootData })) {
                            vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
      validate653.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate653.errors = vErrors;
  return errors === 0;
}
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate665.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate665.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate665.errors = vErrors;
  return errors === 0;
}
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate652.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate652.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate653(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate665(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
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
var v119 = validate667;
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate668.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' }];
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
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate670.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate670.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate670.errors = vErrors;
  return errors === 0;
}
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate667.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate667.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate668(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate670(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
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
var v120 = validate672;
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate673.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
        return false;
      }
    } else {
      validate673.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate673.errors = vErrors;
  return errors === 0;
}
function validate675(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 1e3) {
        validate675.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
        return false;
      }
    } else {
      validate675.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate675.errors = vErrors;
  return errors === 0;
}
var pattern103 = new RegExp("^0x0*([0-7][0-9a-f]{15}|[0-9a-f]{1,15})$", "u");
function validate677(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern103.test(data)) {
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
    if ("" !== data) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" };
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
    validate677.errors = vErrors;
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
  validate677.errors = vErrors;
  return errors === 0;
}
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate672.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate672.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate673(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
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
              if (!validate675(data1, { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
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
                validate672.errors = vErrors;
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
                let valid2 = true;
                const _errs9 = errors;
                const _errs10 = errors;
                const _errs11 = errors;
                if (typeof data2 != "object" && typeof data2 !== "boolean" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                var valid3 = _errs11 === errors;
                if (valid3) {
                  const err3 = {};
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                } else {
                  errors = _errs10;
                  if (vErrors !== null) {
                    if (_errs10) {
                      vErrors.length = _errs10;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var _valid1 = _errs9 === errors;
                errors = _errs8;
                if (vErrors !== null) {
                  if (_errs8) {
                    vErrors.length = _errs8;
                  } else {
                    vErrors = null;
                  }
                }
                if (!_valid1) {
                  const _errs13 = errors;
                  if (!validate677(data2, { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                    vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = _valid1;
                }
                if (!valid2) {
                  const err4 = { instancePath: instancePath + "/2", schemaPath: "#/items/2/if", keyword: "if", params: { failingKeyword: "else" }, message: 'must match "else" schema' };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                  validate672.errors = vErrors;
                  return false;
                }
                var valid0 = _errs7 === errors;
              }
            }
          }
        }
      }
    } else {
      validate672.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate672.errors = vErrors;
  return errors === 0;
}
var v121 = validate679;
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
var v122 = validate680;
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate680.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate680.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate680.errors = vErrors;
  return errors === 0;
}
var v123 = validate681;
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate682.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate681.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate681.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate682(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate681.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate681.errors = vErrors;
  return errors === 0;
}
var v124 = validate684;
function validate685(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    const err1 = { instancePath, schemaPath: "#/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema31.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern4.test(data)) {
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
    validate685.errors = vErrors;
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
  validate685.errors = vErrors;
  return errors === 0;
}
function validate684(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate684.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate684.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate685(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate684.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate684.errors = vErrors;
  return errors === 0;
}
var v125 = validate687;
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate687.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate687.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate688(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate687.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate687.errors = vErrors;
  return errors === 0;
}
var v126 = validate690;
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate691.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{39,40}|[0-9a-fA-F]{40})$"' }];
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
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
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
    validate693.errors = vErrors;
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
  validate693.errors = vErrors;
  return errors === 0;
}
function validate695(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate69(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
    validate695.errors = vErrors;
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
  validate695.errors = vErrors;
  return errors === 0;
}
function validate690(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 3) {
        validate690.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 3)) {
          validate690.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate691(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate693(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
            if (valid0) {
              if (len1 > 2) {
                const _errs3 = errors;
                if (!validate695(data[2], { instancePath: instancePath + "/2", parentData: data, parentDataProperty: 2, rootData })) {
                  vErrors = vErrors === null ? validate695.errors : vErrors.concat(validate695.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs3 === errors;
              }
            }
          }
        }
      }
    } else {
      validate690.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate690.errors = vErrors;
  return errors === 0;
}
var v127 = validate699;
function validate700(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate700.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$" }, message: 'must match pattern "^(0x[0-9a-fA-F]{63,64}|[0-9a-fA-F]{64})$"' }];
        return false;
      }
    } else {
      validate700.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate700.errors = vErrors;
  return errors === 0;
}
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
    validate702.errors = vErrors;
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
  validate702.errors = vErrors;
  return errors === 0;
}
function validate699(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate699.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate699.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate700(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate702(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate699.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate699.errors = vErrors;
  return errors === 0;
}
var v128 = validate704;
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate704.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate704.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate704.errors = vErrors;
  return errors === 0;
}
var v129 = validate705;
function validate706(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 64) {
        validate706.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate706.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate706.errors = vErrors;
  return errors === 0;
}
function validate705(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate705.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate705.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate706(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate706.errors : vErrors.concat(validate706.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate705.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate705.errors = vErrors;
  return errors === 0;
}
var v130 = validate708;
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate708.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate708.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate708.errors = vErrors;
  return errors === 0;
}
var v131 = validate709;
function validate710(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 130) {
        validate710.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 130 }, message: "must NOT have more than 130 characters" }];
        return false;
      }
    } else {
      validate710.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate710.errors = vErrors;
  return errors === 0;
}
function validate709(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate709.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate709.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate710(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate709.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate709.errors = vErrors;
  return errors === 0;
}
var v132 = validate712;
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate712.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate712.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate712.errors = vErrors;
  return errors === 0;
}
var v133 = validate713;
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate713.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate713.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate713.errors = vErrors;
  return errors === 0;
}
var v134 = validate714;
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 64) {
        validate715.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      }
    } else {
      validate715.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate715.errors = vErrors;
  return errors === 0;
}
function validate714(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate714.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate714.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate715(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate714.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate714.errors = vErrors;
  return errors === 0;
}
var v135 = validate717;
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
var v136 = validate718;
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
var v137 = validate719;
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate719.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate719.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate719.errors = vErrors;
  return errors === 0;
}
var v138 = validate720;
function validate720(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate720.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate720.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate720.errors = vErrors;
  return errors === 0;
}
var v139 = validate721;
function validate721(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate721.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate721.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate721.errors = vErrors;
  return errors === 0;
}
var v140 = validate722;
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate722.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate722.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate722.errors = vErrors;
  return errors === 0;
}
var v141 = validate723;
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate723.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate723.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate723.errors = vErrors;
  return errors === 0;
}
var v142 = validate724;
function validate724(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate724.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate724.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate724.errors = vErrors;
  return errors === 0;
}
var v143 = validate725;
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate725.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate725.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate725.errors = vErrors;
  return errors === 0;
}
var v144 = validate726;
function validate726(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate726.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate726.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate726.errors = vErrors;
  return errors === 0;
}
var v145 = validate727;
function validate728(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
    validate728.errors = vErrors;
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
  validate728.errors = vErrors;
  return errors === 0;
}
function validate731(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern33.test(data)) {
        validate731.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validate731.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate731.errors = vErrors;
  return errors === 0;
}
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate727.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate727.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            let data0 = data[0];
            const _errs2 = errors;
            let valid1 = false;
            const _errs3 = errors;
            if (!validate728(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate728.errors : vErrors.concat(validate728.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs3 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs4 = errors;
              if (!validate731(data0, { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
                vErrors = vErrors === null ? validate731.errors : vErrors.concat(validate731.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs4 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err0 = { instancePath: instancePath + "/0", schemaPath: "#/items/0/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              validate727.errors = vErrors;
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
      validate727.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate727.errors = vErrors;
  return errors === 0;
}
var v146 = validate733;
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate324(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
      const err0 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (errors === _errs2) {
      if (typeof data == "number" && isFinite(data)) {
        if (data > 9007199254740991 || isNaN(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (data < 0 || isNaN(data)) {
            const err2 = { instancePath, schemaPath: "#/anyOf/1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
    validate735.errors = vErrors;
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
  validate735.errors = vErrors;
  return errors === 0;
}
var pattern112 = new RegExp("^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$", "u");
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern112.test(data)) {
        validate741.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$" }, message: 'must match pattern "^(0x0{0,60}([0-9a-fA-F]{1,3}|1[0-9a-fA-F]{3}|2[0-6][0-9a-fA-F]{2}|270[0-9a-fA-F]|2710)|0{0,60}([0-9]{1,4}|10000))$"' }];
        return false;
      }
    } else {
      validate741.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate741.errors = vErrors;
  return errors === 0;
}
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.fromBlock !== void 0) {
        const _errs1 = errors;
        if (!validate735(data.fromBlock, { instancePath: instancePath + "/fromBlock", parentData: data, parentDataProperty: "fromBlock", rootData })) {
          vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.toBlock !== void 0) {
          const _errs2 = errors;
          if (!validate735(data.toBlock, { instancePath: instancePath + "/toBlock", parentData: data, parentDataProperty: "toBlock", rootData })) {
            vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.fromAddress !== void 0) {
            const _errs3 = errors;
            if (!validate330(data.fromAddress, { instancePath: instancePath + "/fromAddress", parentData: data, parentDataProperty: "fromAddress", rootData })) {
              vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.toAddress !== void 0) {
              const _errs4 = errors;
              if (!validate330(data.toAddress, { instancePath: instancePath + "/toAddress", parentData: data, parentDataProperty: "toAddress", rootData })) {
                vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                  const err0 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                if (errors === _errs7) {
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 1e4 || isNaN(data4)) {
                      const err1 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (data4 < 0 || isNaN(data4)) {
                        const err2 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
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
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs9 = errors;
                  if (!validate741(data4, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData })) {
                    vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err3 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate734.errors = vErrors;
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
              if (valid0) {
                if (data.count !== void 0) {
                  let data5 = data.count;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid2 = false;
                  const _errs12 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                  if (errors === _errs12) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1e4 || isNaN(data5)) {
                        const err5 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      } else {
                        if (data5 < -2147483648 || isNaN(data5)) {
                          const err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2147483648 }, message: "must be >= -2147483648" };
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
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const _errs14 = errors;
                    if (!validate741(data5, { instancePath: instancePath + "/count", parentData: data, parentDataProperty: "count", rootData })) {
                      vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if (!valid2) {
                    const err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                    validate734.errors = vErrors;
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
    } else {
      validate734.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate734.errors = vErrors;
  return errors === 0;
}
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate733.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate733.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate734(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate734.errors : vErrors.concat(validate734.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate733.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate733.errors = vErrors;
  return errors === 0;
}
var v147 = validate745;
var pattern113 = new RegExp("^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$", "u");
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern113.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$" }, message: 'must match pattern "^(0x[0-9a-fA-F]*|[0-9a-fA-F]+)$"' };
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
    validate746.errors = vErrors;
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
  validate746.errors = vErrors;
  return errors === 0;
}
function validate749(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate749.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (!pattern41.test(data)) {
          validate749.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$" }, message: 'must match pattern "^0x0*([0-7][0-9a-f]{7}|[0-9a-f]{1,7})$"' }];
          return false;
        }
      }
    } else {
      validate749.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate749.errors = vErrors;
  return errors === 0;
}
function validate748(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (errors === _errs2) {
      if (Array.isArray(data)) {
        if (data.length > 1024) {
          const err0 = { instancePath, schemaPath: "#/anyOf/1/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
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
            if (!validate749(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate749.errors : vErrors.concat(validate749.errors);
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
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
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
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate745.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 2)) {
          validate745.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 2 }, message: "must NOT have more than 2 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            const _errs1 = errors;
            if (!validate746(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
          }
          if (valid0) {
            if (len1 > 1) {
              const _errs2 = errors;
              if (!validate748(data[1], { instancePath: instancePath + "/1", parentData: data, parentDataProperty: 1, rootData })) {
                vErrors = vErrors === null ? validate748.errors : vErrors.concat(validate748.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs2 === errors;
            }
          }
        }
      }
    } else {
      validate745.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate745.errors = vErrors;
  return errors === 0;
}
var v148 = validate753;
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^(0x)?[0-9a-fA-F]*$" }, message: 'must match pattern "^(0x)?[0-9a-fA-F]*$"' };
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
    validate754.errors = vErrors;
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
  validate754.errors = vErrors;
  return errors === 0;
}
function validate753(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate753.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate753.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate754(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate753.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate753.errors = vErrors;
  return errors === 0;
}
var v149 = validate756;
function validate756(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate756.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate756.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate756.errors = vErrors;
  return errors === 0;
}
var v150 = validate757;
function validate757(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate757.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate757.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate757.errors = vErrors;
  return errors === 0;
}
var v151 = validate758;
function validate758(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate758.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate758.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate758.errors = vErrors;
  return errors === 0;
}
var v152 = validate759;
function validate759(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 0) {
        validate759.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 0 }, message: "must NOT have more than 0 items" }];
        return false;
      }
    } else {
      validate759.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate759.errors = vErrors;
  return errors === 0;
}
var v153 = validate760;
var pattern116 = new RegExp("^0x[0-9a-fA-F]+$", "u");
function validate761(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern116.test(data)) {
        validate761.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]+$" }, message: 'must match pattern "^0x[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate761.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate761.errors = vErrors;
  return errors === 0;
}
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate760.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
        return false;
      } else {
        const len0 = data.length;
        if (!(len0 <= 1)) {
          validate760.errors = [{ instancePath, schemaPath: "#/additionalItems", keyword: "additionalItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }];
          return false;
        } else {
          const len1 = data.length;
          if (len1 > 0) {
            if (!validate761(data[0], { instancePath: instancePath + "/0", parentData: data, parentDataProperty: 0, rootData })) {
              vErrors = vErrors === null ? validate761.errors : vErrors.concat(validate761.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate760.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate760.errors = vErrors;
  return errors === 0;
}
var v154 = validate763;
function validate763(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate763.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate763.errors = vErrors;
  return errors === 0;
}
var v155 = validate764;
function validate764(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 42) {
        validate764.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 42 }, message: "must NOT have more than 42 characters" }];
        return false;
      } else {
        if (data.length < 40) {
          validate764.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 40 }, message: "must NOT have fewer than 40 characters" }];
          return false;
        }
      }
    } else {
      validate764.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate764.errors = vErrors;
  return errors === 0;
}
var v156 = validate765;
function validate765(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate765.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate765.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate765.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate765.errors = vErrors;
  return errors === 0;
}
var v157 = validate766;
var schema357 = { "enum": ["", null], "$id": "https://scion.invalid/openrpc/157" };
function validate766(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validate766.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema357.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate766.errors = vErrors;
  return errors === 0;
}
var v158 = validate767;
function validate767(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate767.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate767.errors = vErrors;
  return errors === 0;
}
var v159 = validate768;
function validate768(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate768.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate768.errors = vErrors;
  return errors === 0;
}
var v160 = validate769;
function validate769(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate769.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate769.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate769.errors = vErrors;
  return errors === 0;
}
var v161 = validate770;
function validate770(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern33.test(data)) {
        validate770.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validate770.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate770.errors = vErrors;
  return errors === 0;
}
var v162 = validate771;
var pattern118 = new RegExp("^[0-9]+$", "u");
function validate771(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern118.test(data)) {
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
    validate771.errors = vErrors;
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
  validate771.errors = vErrors;
  return errors === 0;
}
var v163 = validate772;
function validate772(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate772.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate772.errors = vErrors;
  return errors === 0;
}
var v164 = validate773;
var schema364 = { "enum": ["", "0x"], "$id": "https://scion.invalid/openrpc/164" };
function validate773(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === "0x")) {
    validate773.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema364.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate773.errors = vErrors;
  return errors === 0;
}
var v165 = validate774;
function validate774(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate774.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate774.errors = vErrors;
  return errors === 0;
}
var v166 = validate775;
function validate775(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate775.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate775.errors = vErrors;
  return errors === 0;
}
var v167 = validate776;
function validate776(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("" !== data) {
    const err0 = { instancePath, schemaPath: "#/anyOf/0/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" };
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
    const _errs2 = errors;
    if (errors === _errs2) {
      if (typeof data === "string") {
        if (!pattern33.test(data)) {
          const err1 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' };
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
    validate776.errors = vErrors;
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
  validate776.errors = vErrors;
  return errors === 0;
}
var v168 = validate777;
function validate777(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate777.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate777.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate777.errors = vErrors;
  return errors === 0;
}
var v169 = validate778;
var pattern120 = new RegExp("^0x[0-9a-f]*$", "u");
function validate778(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern120.test(data)) {
        validate778.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]*$" }, message: 'must match pattern "^0x[0-9a-f]*$"' }];
        return false;
      }
    } else {
      validate778.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate778.errors = vErrors;
  return errors === 0;
}
var v170 = validate779;
function validate779(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate779.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate779.errors = vErrors;
  return errors === 0;
}
var v171 = validate780;
function validate780(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate780.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate780.errors = vErrors;
  return errors === 0;
}
var v172 = validate781;
function validate781(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("" !== data) {
    validate781.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" }];
    return false;
  }
  validate781.errors = vErrors;
  return errors === 0;
}
var v173 = validate782;
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate782.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate782.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate782.errors = vErrors;
  return errors === 0;
}
var v174 = validate783;
function validate783(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern120.test(data)) {
        validate783.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-f]*$" }, message: 'must match pattern "^0x[0-9a-f]*$"' }];
        return false;
      }
    } else {
      validate783.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate783.errors = vErrors;
  return errors === 0;
}
var v175 = validate784;
function validate784(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate784.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate784.errors = vErrors;
  return errors === 0;
}
var v176 = validate785;
function validate785(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate785.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^0x[0-9a-fA-F]{64}$" }, message: 'must match pattern "^0x[0-9a-fA-F]{64}$"' }];
        return false;
      }
    } else {
      validate785.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate785.errors = vErrors;
  return errors === 0;
}
var v177 = validate786;
var schema377 = { "type": ["array", "object"], "$id": "https://scion.invalid/openrpc/177" };
function validate786(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!data || typeof data != "object") {
    validate786.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema377.type }, message: "must be array,object" }];
    return false;
  }
  validate786.errors = vErrors;
  return errors === 0;
}
var v178 = validate787;
function validate787(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("pending" !== data) {
    validate787.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "pending" }, message: "must be equal to constant" }];
    return false;
  }
  validate787.errors = vErrors;
  return errors === 0;
}
var v179 = validate788;
function validate788(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length < 67) {
        validate788.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 67 }, message: "must NOT have fewer than 67 characters" }];
        return false;
      }
    } else {
      validate788.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate788.errors = vErrors;
  return errors === 0;
}
var v180 = validate789;
var pattern123 = new RegExp("^[0-9a-fA-F]+$", "u");
function validate789(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern123.test(data)) {
        validate789.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-fA-F]+$" }, message: 'must match pattern "^[0-9a-fA-F]+$"' }];
        return false;
      }
    } else {
      validate789.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate789.errors = vErrors;
  return errors === 0;
}
var v181 = validate790;
var pattern124 = new RegExp("^-", "u");
function validate790(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern124.test(data)) {
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
    validate790.errors = vErrors;
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
  validate790.errors = vErrors;
  return errors === 0;
}
var v182 = validate791;
function validate791(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern124.test(data)) {
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
    validate791.errors = vErrors;
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
  validate791.errors = vErrors;
  return errors === 0;
}
var v183 = validate792;
function validate792(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate792.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate792.errors = vErrors;
  return errors === 0;
}
var v184 = validate793;
function validate793(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate793.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate793.errors = vErrors;
  return errors === 0;
}
var v185 = validate794;
function validate794(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate794.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate794.errors = vErrors;
  return errors === 0;
}
var v186 = validate795;
function validate795(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate795.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      const _errs3 = errors;
      if (typeof key0 === "string") {
        if (!pattern1.test(key0)) {
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
    validate795.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
  validate795.errors = vErrors;
  return errors === 0;
}
var v187 = validate796;
function validate796(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate796.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
    return false;
  }
  validate796.errors = vErrors;
  return errors === 0;
}
var v188 = validate797;
function validate797(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate797.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate797.errors = vErrors;
  return errors === 0;
}
var v189 = validate798;
function validate798(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate798.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate798.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate798.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate798.errors = vErrors;
  return errors === 0;
}
var v190 = validate799;
function validate799(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!Array.isArray(data)) {
    validate799.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
    return false;
  }
  validate799.errors = vErrors;
  return errors === 0;
}
var v191 = validate800;
function validate800(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate800.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate800.errors = vErrors;
  return errors === 0;
}
var v192 = validate801;
function validate801(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate801.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate801.errors = vErrors;
  return errors === 0;
}
var v193 = validate802;
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate802.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > -1 || isNaN(data)) {
        validate802.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: -1 }, message: "must be <= -1" }];
        return false;
      }
    }
  }
  validate802.errors = vErrors;
  return errors === 0;
}
var v194 = validate803;
var pattern127 = new RegExp("^(0x[0-9a-fA-F]+|[0-9]+)$", "u");
function validate803(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (data < 10001 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10001 }, message: "must be >= 10001" };
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
        if (!pattern127.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]+|[0-9]+)$" }, message: 'must match pattern "^(0x[0-9a-fA-F]+|[0-9]+)$"' };
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
    validate803.errors = vErrors;
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
  validate803.errors = vErrors;
  return errors === 0;
}
var v195 = validate804;
function validate804(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (data < 10001 || isNaN(data)) {
        const err1 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10001 }, message: "must be >= 10001" };
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
        if (!pattern127.test(data)) {
          const err2 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^(0x[0-9a-fA-F]+|[0-9]+)$" }, message: 'must match pattern "^(0x[0-9a-fA-F]+|[0-9]+)$"' };
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
    validate804.errors = vErrors;
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
  validate804.errors = vErrors;
  return errors === 0;
}
var v196 = validate805;
var schema396 = { "enum": ["", null], "$id": "https://scion.invalid/openrpc/196" };
function validate805(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "" || data === null)) {
    validate805.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema396.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate805.errors = vErrors;
  return errors === 0;
}
var v197 = validate806;
function validate806(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate806.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate806.errors = vErrors;
  return errors === 0;
}
var v198 = validate807;
function validate807(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 2) {
        validate807.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
        return false;
      }
    } else {
      validate807.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate807.errors = vErrors;
  return errors === 0;
}
var v199 = validate808;
function validate808(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (data.length > 66) {
        validate808.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 66 }, message: "must NOT have more than 66 characters" }];
        return false;
      } else {
        if (data.length < 64) {
          validate808.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 64 }, message: "must NOT have fewer than 64 characters" }];
          return false;
        }
      }
    } else {
      validate808.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate808.errors = vErrors;
  return errors === 0;
}
var v200 = validate809;
function validate809(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if ("" !== data) {
    validate809.errors = [{ instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "" }, message: "must be equal to constant" }];
    return false;
  }
  validate809.errors = vErrors;
  return errors === 0;
}
var v201 = validate810;
function validate810(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern33.test(data)) {
        validate810.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$" }, message: 'must match pattern "^([eE][aA][rR][lL][iI][eE][sS][tT]|[fF][iI][nN][aA][lL][iI][zZ][eE][dD]|[lL][aA][tT][eE][sS][tT]|[pP][eE][nN][dD][iI][nN][gG]|[sS][aA][fF][eE])$"' }];
        return false;
      }
    } else {
      validate810.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate810.errors = vErrors;
  return errors === 0;
}
var v202 = validate811;
function validate811(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate811.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate811.errors = vErrors;
  return errors === 0;
}
var v203 = validate812;
function validate812(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate812.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate812.errors = vErrors;
  return errors === 0;
}
var v204 = validate813;
function validate813(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate813.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate813.errors = vErrors;
  return errors === 0;
}
var v205 = validate814;
function validate814(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate814.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate814.errors = vErrors;
  return errors === 0;
}
var v206 = validate815;
function validate815(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate815.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate815.errors = vErrors;
  return errors === 0;
}
var v207 = validate816;
function validate816(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate816.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate816.errors = vErrors;
  return errors === 0;
}
var v208 = validate817;
function validate817(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    validate817.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
    return false;
  }
  validate817.errors = vErrors;
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
var list = [v154, v155, v156, v157, v158, v159, v160, v161, v162, v163, v164, v165, v166, v167, v168, v169, v170, v171, v172, v173, v174, v175, v176, v177, v178, v179, v180, v181, v182, v183, v184, v185, v186, v187, v188, v189, v190, v191, v192, v193, v194, v195, v196, v197, v198, v199, v200, v201, v202, v203, v204, v205, v206, v207, v208];

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
