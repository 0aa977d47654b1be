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
const FORM = { internalFormat: gl.RG32F, format: gl.RG, type: gl.FLOAT };
const DEPTH = { internalFormat: gl.R32F, format: gl.RED, type: gl.FLOAT };
const programs = {};
let land = { color: new Uint8Array(), depth: new Float32Array() };
let textures = {};
/** What rays found on the last land, by sample: another hour over the same land only colours it. */
let forms = { key: '', samples: [] };

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

/** Begins to draw into a colour and numbers for every pixel; returns the texture of the first number. */
function drawApart(width, height, kinds = [COLOR, DEPTH]) {
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const attachments = kinds.map((kind) => createTexture(gl, width, height, kind));
  attachments.forEach((texture, index) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0);
  });
  gl.drawBuffers(kinds.map((_, index) => gl.COLOR_ATTACHMENT0 + index));
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

function readNumbers(attachment, format, channels) {
  const numbers = new Float32Array(canvas.width * canvas.height * channels);
  gl.readBuffer(attachment);
  gl.readPixels(0, 0, canvas.width, canvas.height, format, gl.FLOAT, numbers);
  return numbers;
}

/** Hands a sample's form to the program that is drawn with next, if it is known. */
function giveForm(found) {
  gl.activeTexture(gl.TEXTURE0);
  const size = found ? [canvas.width, canvas.height] : [1, 1];
  gl.bindTexture(gl.TEXTURE_2D, createTexture(gl, ...size, FORM, found ?? new Float32Array(2)));
  return { uForm: 0, uIsFormKnown: found ? 1 : 0 };
}

/**
 * Renders the land: slow, once per picture. Averages the samples' colours; keeps the first sample's depths. Land from
 * above has its heights drawn first, by a program of their own; a view across of the same `form` as the last one is only
 * coloured anew.
 */
window.renderLand = async (programName, uniforms, sampleCount, { heightsProgramName, form }) => {
  const { width, height } = canvas;
  const heights = heightsProgramName && (await drawHeights(heightsProgramName, uniforms));
  drawApart(width, height, form === undefined ? [COLOR, DEPTH] : [COLOR, DEPTH, FORM]);
  if (form !== forms.key) forms = { key: form, samples: [] };
  if (heights) gl.bindTexture(gl.TEXTURE_2D, heights);
  const sum = new Float32Array(width * height * 4);
  const pixels = new Uint8Array(width * height * 4);
  let depth;
  for (const [sample, offset] of SAMPLES[sampleCount].entries()) {
    const found = forms.samples[sample];
    setUniforms(gl, programs[programName], {
      ...uniforms,
      ...(heights ? {} : giveForm(found)),
      uHeights: 0,
      uResolution: [width, height],
      uJitter: offset,
    });
    await drawInStrips(width, height);
    gl.readBuffer(gl.COLOR_ATTACHMENT0);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    pixels.forEach((value, index) => (sum[index] += value));
    depth ??= readNumbers(gl.COLOR_ATTACHMENT1, gl.RED, 1);
    if (form !== undefined && !found) forms.samples[sample] = readNumbers(gl.COLOR_ATTACHMENT2, gl.RG, 2);
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

/** The same land in fewer pixels: colours are averaged, of the depths one is kept. */
window.scaleLand = ({ width, height }) => {
  const source = new OffscreenCanvas(canvas.width, canvas.height);
  source.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(land.color), source.width), 0, 0);
  const scaled = new OffscreenCanvas(width, height).getContext('2d');
  scaled.imageSmoothingQuality = 'high';
  scaled.drawImage(source, 0, 0, width, height);
  const color = new Uint8Array(scaled.getImageData(0, 0, width, height).data);
  const depth = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * source.height) / height) * source.width;
    for (let x = 0; x < width; x += 1)
      depth[y * width + x] = land.depth[row + Math.floor(((x + 0.5) * source.width) / width)];
  }
  canvas.width = width;
  canvas.height = height;
  keepLand(color, depth);
};

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
