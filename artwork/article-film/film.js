import { FORMS } from './forms.js';

const canvas = document.querySelector('canvas');
// Every frame is read back: drawn in memory, not on a graphics card.
const context = canvas.getContext('2d', { willReadFrequently: true });
const { width, height } = canvas;

/**
 * The day that passes: from which second an hour reigns, sky above, sky at the horizon, ink, accent. The hour
 * changes between two lines of the script, so that no words stand on a sky that is neither.
 */
const HOURS = [
  [-10, '#fbf7f0', '#f9d6bb', '#14152b', '#1b3cf5'],
  [14.75, '#f2f5f4', '#f6e3c4', '#14152b', '#1b3cf5'],
  [26.75, '#1b3cf5', '#6f8dff', '#ffffff', '#ffffff'],
  [31.75, '#fbe6c4', '#fbae78', '#14152b', '#8c4154'],
  [45.25, '#1f2f86', '#c08a9a', '#ffffff', '#ffd9c2'],
  [50.25, '#090d2b', '#25379c', '#ffffff', '#8ea6ff'],
];
const CHANGE_SECONDS = 0.9;

const clamp = (value) => Math.min(1, Math.max(0, value));
const ease = (value) => {
  const t = clamp(value);
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
};

function mix(from, to, share) {
  const channel = (colour, at) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a moment. */
function hourAt(time) {
  const now = HOURS.findLastIndex(([start]) => time >= start - CHANGE_SECONDS / 2);
  const [start, ...colours] = HOURS[now];
  const before = HOURS[Math.max(0, now - 1)];
  const part = ease((time - start) / CHANGE_SECONDS + 0.5);
  return colours.map((colour, index) => mix(before[index + 1], colour, part));
}

function drawGround(time, share, [sky, horizon, ink]) {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, sky);
  gradient.addColorStop(0.45, sky);
  gradient.addColorStop(1, horizon);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = ink;
  context.lineWidth = 1;
  for (let line = 0; line < 16; line += 1) {
    context.globalAlpha = 0.05 + line * 0.006;
    context.beginPath();
    for (let x = -10; x <= width + 10; x += 10) {
      const bend =
        Math.sin(x / 210 + line * 0.32 + time * 0.16) * 26 + Math.sin(x / 97 - time * 0.1 + line) * 7;
      context.lineTo(x, 560 + line * 14 + bend * (1 - line / 22));
    }
    context.stroke();
  }
  context.globalAlpha = 0.9;
  context.fillStyle = '#fff6e6';
  context.beginPath();
  const angle = Math.PI * (0.06 + share * 0.88);
  context.arc(640 + Math.cos(angle) * 590, 640 - Math.sin(angle) * 585, 17, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

/** Which scene a moment is in, and how far its nodes have come from the scene before. */
function sceneAt(time, lines) {
  const last = lines.findLastIndex(({ startSeconds }) => time >= startSeconds - 0.5);
  const scene = Math.max(0, last);
  const begin = scene === 0 ? 0 : lines[scene].startSeconds - 0.5;
  return { scene, arrived: ease((time - begin) / 1.5), drawn: ease((time - begin - 0.9) / 1.6) };
}

function drawNodes(time, { scene, arrived, drawn }, [, , ink, accent]) {
  const form = FORMS[scene];
  const before = FORMS[Math.max(0, scene - 1)];
  const place = (index) => {
    const [fromX, fromY] = before.at(index);
    const [toX, toY] = form.at(index);
    const sway = Math.sin(time * 0.9 + index * 1.7) * 2.2;
    return [fromX + (toX - fromX) * arrived, fromY + (toY - fromY) * arrived + sway];
  };
  context.lineWidth = 1.6;
  context.strokeStyle = accent;
  form.lines.forEach(([from, to], index) => {
    const part = clamp(drawn * form.lines.length - index);
    if (part === 0) return;
    const [x, y] = place(from);
    const [endX, endY] = place(to);
    context.globalAlpha = 0.75;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (endX - x) * part, y + (endY - y) * part);
    context.stroke();
  });
  context.globalAlpha = 1;
  for (let ringIndex = 1; ringIndex <= (form.rings ?? 0); ringIndex += 1) {
    const pulse = (time * 0.35 + ringIndex / (form.rings ?? 1)) % 1;
    const [x, y] = place(0);
    context.globalAlpha = (1 - pulse) * 0.6 * arrived;
    context.beginPath();
    context.ellipse(x, y, 20 + pulse * 190, (20 + pulse * 190) * 0.7, 0, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
  for (let index = 0; index < 24; index += 1) {
    const [x, y] = place(index);
    const isCross = form.crosses?.includes(index) && arrived > 0.9;
    const isAccent = form.accent.includes(index);
    context.fillStyle = isAccent ? accent : ink;
    context.strokeStyle = ink;
    context.beginPath();
    if (isCross) {
      context.lineWidth = 2.4;
      context.moveTo(x - 9, y - 9);
      context.lineTo(x + 9, y + 9);
      context.moveTo(x + 9, y - 9);
      context.lineTo(x - 9, y + 9);
      context.stroke();
    } else {
      context.arc(x, y, isAccent ? 8.5 : 4.2, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** The words: Arabic in display type, English under it; both rise as they come and fade as they go. */
function drawWords(time, lines, [, , ink]) {
  for (const { startSeconds, endSeconds, ar, en } of lines) {
    const shown = Math.min(ease((time - startSeconds + 0.3) / 0.7), ease((endSeconds + 0.3 - time) / 0.5));
    if (shown === 0) continue;
    const rise = (1 - ease((time - startSeconds + 0.3) / 0.9)) * 26;
    context.globalAlpha = shown;
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.direction = 'rtl';
    context.font = "400 52px Alexandria, 'Instrument Sans'";
    context.fillText(ar, width / 2, 168 + rise, width - 120);
    context.direction = 'ltr';
    context.font = "450 27px 'Instrument Sans'";
    context.globalAlpha = shown * 0.82;
    context.fillText(en, width / 2, 232 + rise, width - 160);
  }
  context.globalAlpha = 1;
}

/** Draws a moment and returns it as a PNG. */
window.frame = (time, seconds, lines) => {
  const share = time / seconds;
  const colours = hourAt(time);
  drawGround(time, share, colours);
  drawNodes(time, sceneAt(time, lines), colours);
  drawWords(time, lines, colours);
  const fade = Math.max(1 - ease(time / 0.8), ease((time - seconds + 0.9) / 0.9));
  context.globalAlpha = fade;
  context.fillStyle = time < 2 ? '#fbf7f0' : '#090d2b';
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  return canvas.toDataURL('image/png');
};

/** Canvas does not wait for fonts: they are here before the first frame. */
window.ready = Promise.all([
  document.fonts.load('400 52px Alexandria', 'نود'),
  document.fonts.load("400 52px 'Instrument Sans'", 'Node'),
]);
