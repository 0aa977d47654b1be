// Small helpers over WebGL 2; loaded as a classic script, because a page from a file may not load modules.

/** Compiles and links a program; throws with the compiler's log. */
function createProgram(gl, vertexSource, fragmentSource) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  return program;
}

/** A texture without filtering, filled with `data` or empty. */
function createTexture(gl, width, height, { internalFormat, format, type }, data = null) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, internalFormat, width, height, 0, format, type, data);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  }
  return texture;
}

/** Sets the uniforms that the program has; a value is a number, a list of 2 to 4 numbers, or a list of lists. */
function setUniforms(gl, program, uniforms) {
  gl.useProgram(program);
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
  for (let index = 0; index < count; index += 1) {
    const { name, type } = gl.getActiveUniform(program, index);
    const value = uniforms[name.replace('[0]', '')];
    if (value === undefined) continue;
    const location = gl.getUniformLocation(program, name);
    if (type === gl.INT || type === gl.SAMPLER_2D) gl.uniform1i(location, value);
    else if (type === gl.FLOAT) gl.uniform1f(location, value);
    else if (type === gl.FLOAT_VEC2) gl.uniform2fv(location, value.flat());
    else if (type === gl.FLOAT_VEC3) gl.uniform3fv(location, value.flat());
    else gl.uniform4fv(location, value.flat());
  }
}

/** Binary data as text that survives the way between page and program. */
function toBase64(bytes) {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

const fromBase64 = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
