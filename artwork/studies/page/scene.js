/* global createProgram, createTexture, setUniforms, toBase64, fromBase64 */

/** Offsets inside a pixel of the samples that are averaged. */
const SAMPLES = {
  1: [[0, 0]],
  2: [
    [0.25, 0.25],
    [-0.25, -0.25],
  ],
  4: [
    [-0.125, -0.375],
    [0.375, -0.125],
    [0.125, 0.375],
    [-0.375, 0.125],
  ],
};
/** Rows drawn at once: a longer call would count as a hung graphics driver. */
const STRIP = 60;

const canvas = document.querySelector('canvas');
const gl = canvas.getContext('webgl2', {
  antialias: false,
  preserveDrawingBuffer: true,
  depth: false,
  alpha: false,
});
if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('This browser cannot render depths');
if (!gl.getExtension('OES_texture_float_linear')) throw new Error('This browser cannot read between heights');
gl.disable(gl.DITHER);

const COLOR = { internalFormat: gl.RGBA8, format: gl.RGBA, type: gl.UNSIGNED_BYTE };
const DEPTH = { internalFormat: gl.R32F, format: gl.RED, type: gl.FLOAT };
const programs = {};
let land = { color: new Uint8Array(), depth: new Float32Array() };
let textures = {};

/** Compiles the programs and sets the size of the picture in pixels. */
window.startScene = ({ width, height, sources }) => {
  canvas.width = width;
  canvas.height = height;
  for (const [name, { vertex, fragment }] of Object.entries(sources)) {
    programs[name] ??= createProgram(gl, vertex, fragment);
  }
};

function keepLand(color, depth) {
  const { width, height } = canvas;
  land = { color, depth };
  textures = {
    color: createTexture(gl, width, height, COLOR, color),
    depth: createTexture(gl, width, height, DEPTH, depth),
  };
}

async function drawInStrips(width, height) {
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < height; y += STRIP) {
    gl.scissor(0, y, width, STRIP);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.finish();
    await new Promise((resolve) => setTimeout(resolve));
  }
  gl.disable(gl.SCISSOR_TEST);
}

/** Begins to draw into a colour and a number for every pixel; returns the texture of the numbers. */
function drawApart(width, height) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const attachments = [createTexture(gl, width, height, COLOR), createTexture(gl, width, height, DEPTH)];
  attachments.forEach((texture, index) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0);
  });
  gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]);
  gl.viewport(0, 0, width, height);
  gl.disable(gl.BLEND);
  return attachments[1];
}

/** Draws the heights of the land from above, somewhat beyond the picture's edges. */
async function drawHeights(programName, uniforms) {
  const [width, height] = [canvas.width, canvas.height].map((side) => Math.round(side * uniforms.uMargin));
  const heights = drawApart(width, height);
  setUniforms(gl, programs[programName], { ...uniforms, uResolution: [width, height] });
  await drawInStrips(width, height);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, heights);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  }
  return heights;
}

/**
 * Renders the land: slow, once per picture. Averages the samples' colours; keeps the first sample's depths. Land from
 * above has its heights drawn first, by a program of their own.
 */
window.renderLand = async (programName, uniforms, sampleCount, heightsProgramName) => {
  const { width, height } = canvas;
  const heights = heightsProgramName && (await drawHeights(heightsProgramName, uniforms));
  drawApart(width, height);
  if (heights) gl.bindTexture(gl.TEXTURE_2D, heights);
  const sum = new Float32Array(width * height * 4);
  const pixels = new Uint8Array(width * height * 4);
  let depth;
  for (const offset of SAMPLES[sampleCount]) {
    setUniforms(gl, programs[programName], {
      ...uniforms,
      uHeights: 0,
      uResolution: [width, height],
      uJitter: offset,
    });
    await drawInStrips(width, height);
    gl.readBuffer(gl.COLOR_ATTACHMENT0);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    pixels.forEach((value, index) => (sum[index] += value));
    if (!depth) {
      depth = new Float32Array(width * height);
      gl.readBuffer(gl.COLOR_ATTACHMENT1);
      gl.readPixels(0, 0, width, height, gl.RED, gl.FLOAT, depth);
    }
  }
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  keepLand(
    Uint8Array.from(sum, (value) => Math.round(value / sampleCount)),
    depth,
  );
};

window.exportLand = () => [toBase64(land.color), toBase64(new Uint8Array(land.depth.buffer))];
window.importLand = ([color, depth]) =>
  keepLand(fromBase64(color), new Float32Array(fromBase64(depth).buffer));

/** Draws the wind lines over the land and returns the picture as a PNG data address: fast, once per frame. */
window.drawFrame = (uniforms, lineCount) => {
  const { width, height } = canvas;
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.viewport(0, 0, width, height);
  gl.disable(gl.BLEND);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, textures.color);
  setUniforms(gl, programs.copy, { uColor: 0 });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  if (lineCount > 0) {
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.bindTexture(gl.TEXTURE_2D, textures.depth);
    setUniforms(gl, programs.wind, { ...uniforms, uDepth: 0, uResolution: [width, height], uJitter: [0, 0] });
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 2 * (uniforms.uSegments + 1), lineCount);
  }
  gl.finish();
  return canvas.toDataURL('image/png');
};
