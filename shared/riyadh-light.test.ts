import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { LIGHTS, lightOverRiyadh, SUNRISE, sunOverRiyadh } from './riyadh-light.ts';

const at = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+03:00`) + minutes * 60_000);

/** The minute of a day at which the sun passes the altitude of its rising, between two others. */
function crossing(day: string, from: number, to: number): number {
  const isRise = sunOverRiyadh(at(day, to)).altitude > sunOverRiyadh(at(day, from)).altitude;
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sunOverRiyadh(at(day, middle)).altitude < SUNRISE === isRise) low = middle;
    else high = middle;
  }
  return low;
}

const sunrise = (day: string): number => crossing(day, 240, 540);
const sunset = (day: string): number => crossing(day, 900, 1200);

/** The same by NOAA's spreadsheet: Meeus with the equation of time, repeated at the event itself. */
function sunriseOfNoaa(day: string, isRise: boolean): number {
  const radian = Math.PI / 180;
  let minutes = isRise ? 360 : 1080;
  for (let round = 0; round < 4; round += 1) {
    const century = (at(day, minutes).getTime() / 864e5 + 2_440_587.5 - 2_451_545) / 36_525;
    const mean = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
    const anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * radian;
    const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
    const centre =
      Math.sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
      Math.sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
      Math.sin(3 * anomaly) * 0.000289;
    const node = (125.04 - 1934.136 * century) * radian;
    const apparent = (mean + centre - 0.00569 - 0.00478 * Math.sin(node)) * radian;
    const seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813));
    const tilt = (23 + (26 + seconds / 60) / 60 + 0.00256 * Math.cos(node)) * radian;
    const declination = Math.asin(Math.sin(tilt) * Math.sin(apparent));
    const y = Math.tan(tilt / 2) ** 2;
    const l = mean * radian;
    const equation =
      (4 / radian) *
      (y * Math.sin(2 * l) -
        2 * eccentricity * Math.sin(anomaly) +
        4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * l) -
        0.5 * y * y * Math.sin(4 * l) -
        1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly));
    const latitude = 24.7136 * radian;
    const hour = Math.acos(
      Math.cos(90.833 * radian) / (Math.cos(latitude) * Math.cos(declination)) -
        Math.tan(latitude) * Math.tan(declination),
    );
    const noon = 720 - 4 * 46.6753 - equation + 180;
    minutes = noon + (isRise ? -4 : 4) * (hour / radian);
  }
  return minutes;
}

test('the sun rises and sets over Riyadh within two minutes of what calendars print', () => {
  const printed = [
    ['2025-12-04', 6 * 60 + 22, 17 * 60 + 4],
    ['2025-12-06', 6 * 60 + 24, 17 * 60 + 4],
    ['2025-12-10', 6 * 60 + 26, 17 * 60 + 5],
    ['2025-12-16', 6 * 60 + 30, 17 * 60 + 7],
  ] as const;
  for (const [day, rise, set] of printed) {
    assert.ok(Math.abs(sunrise(day) - rise) < 2, day);
    assert.ok(Math.abs(sunset(day) - set) < 2, day);
  }
});

test('it does so within half a minute of the method of NOAA, to 2040', () => {
  const days =
    '2026-01-05 2026-03-20 2026-04-30 2026-06-21 2026-08-10 2026-09-23 2026-11-21 2030-07-01 2040-12-21';
  for (const day of days.split(' ')) {
    assert.ok(Math.abs(sunrise(day) - sunriseOfNoaa(day, true)) < 0.5, day);
    assert.ok(Math.abs(sunset(day) - sunriseOfNoaa(day, false)) < 0.5, day);
  }
});

test('a day passes through its lights in order, and none is a flash', () => {
  for (const day of ['2026-03-20', '2026-06-21', '2026-11-21']) {
    const spans: { light: string; minutes: number }[] = [];
    for (let minute = 0; minute < 1440; minute += 1) {
      const light = lightOverRiyadh(at(day, minute));
      if (spans.at(-1)?.light !== light) spans.push({ light, minutes: 0 });
      const last = spans.at(-1);
      if (last) last.minutes += 1;
    }
    assert.deepEqual(
      spans.map(({ light }) => light),
      ['night', ...LIGHTS],
      day,
    );
    for (const { light, minutes } of spans)
      assert.ok(minutes >= 20, `${day}: ${light} lasts ${minutes} minutes`);
  }
});

const SOURCE = readFileSync(new URL('../src/i18n/pre-paint.js', import.meta.url), 'utf8');
const PRE_PAINT = new Script(SOURCE.replace('PREFIXES', '{}'));

/** The light that the script before the first paint puts on the document. */
function lightBeforePaint(moment: Date, search = ''): unknown {
  const dataset: Record<string, unknown> = {};
  PRE_PAINT.runInNewContext({
    document: { documentElement: { dataset } },
    location: { pathname: '/', search, hash: '' },
    localStorage: { getItem: () => null, setItem: () => null },
    sessionStorage: { getItem: () => null, removeItem: () => null },
    Math,
    Date: { now: () => moment.getTime() },
  });
  return dataset['light'];
}

test('the script before the first paint sees the same light', () => {
  let [asked, other] = [0, 0];
  for (let minute = 0; minute < 365 * 1440; minute += 491) {
    const moment = at('2027-01-01', minute);
    asked += 1;
    if (lightBeforePaint(moment) !== lightOverRiyadh(moment)) other += 1;
  }
  assert.ok(other <= 1, `${other} of ${asked} moments differ`);
});

test('an address shows the light it asks for, and nothing else that it may say', () => {
  const noon = at('2026-06-21', 12 * 60);
  for (const light of LIGHTS) assert.equal(lightBeforePaint(noon, `?a=1&hour=${light}`), light);
  for (const search of ['?hour=', '?hour=midnight', '?hours=night', '?hour=nightly', '?x=hour=night']) {
    assert.equal(lightBeforePaint(noon, search), 'noon', search);
  }
});
