import { aerialForms, isPlace, type AerialStudy, type HorizonStudy } from './study.ts';
import type { Color, Light } from './light.ts';

type UniformValue = number | number[] | number[][];
export type Uniforms = Record<string, UniformValue>;

const NO_WATER = -99;
/** The number of a place among the forms of aerial-land.glsl. */
const PLACE = 5;
const BLACK: Color = '#000000';

const rgb = (color: Color): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);

function lightUniforms({ sky, sand, sun, direction }: Light): Uniforms {
  return {
    uSkyHigh: rgb(sky.high),
    uSkyMiddle: rgb(sky.middle),
    uSkyLow: rgb(sky.low),
    uSandLit: rgb(sand.lit),
    uSandMid: rgb(sand.mid),
    uSandShade: rgb(sand.shade),
    uSunColor: rgb(sun.color),
    uSun: [sun.x, sun.y, 1, sun.radius],
    uHalo: sun.halo,
    uLightDirection: direction,
  };
}

/** What shapes the land and its light, without the lines: the part of a study that is slow to render. */
export function landUniforms(study: HorizonStudy): Uniforms {
  const {
    land,
    light,
    dissolve,
    farDunes = 0.8,
    ground = 1,
    stars = 0,
    starTrails,
    water,
    shadowDetail = 1,
    shadowEdge = 9,
    fields,
  } = study;
  return {
    ...lightUniforms(light),
    uSeed: land.seed,
    uCameraHeight: land.camera.height,
    uCameraPitch: land.camera.pitch,
    uFocalLength: land.camera.focalLength,
    uDuneCount: land.dunes.length,
    uCrest: land.dunes.map(({ crest }) => [crest.x, crest.bend, crest.frequency, crest.phase]),
    uShape: land.dunes.map(({ height, windward, leeward, centreZ }) => [height, windward, leeward, centreZ]),
    uExtent: land.dunes.map(({ length, slant, roughness }) => [length, slant, roughness]),
    uFarDunes: farDunes,
    uGround: ground,
    uShadowDetail: shadowDetail,
    uShadowEdge: shadowEdge,
    uHaze: light.haze,
    uPaper: rgb(light.paper),
    uDissolve: [dissolve.edge, dissolve.softness],
    uStars: stars,
    uStarTrails: starTrails?.brightness ?? 0,
    uPole: starTrails?.pole ?? [0, 1, 1],
    uPixelAngle: 1 / (land.camera.focalLength * study.height),
    uWater: water?.level ?? NO_WATER,
    uWaterColor: rgb(water?.color ?? BLACK),
    uGlint: water?.glint ?? 0,
    uFields: fields === undefined ? 0 : 1,
    uFieldLight: rgb(fields?.light ?? BLACK),
    uFieldDark: rgb(fields?.dark ?? BLACK),
  };
}

/** What the wind lines need on top of the land. */
export function windUniforms(study: HorizonStudy, moment: number): Uniforms {
  const { light, wind } = study;
  return {
    ...landUniforms(study),
    uLineOnDrawing: rgb(light.lines.onDrawing),
    uLineOnSand: rgb(light.lines.onSand),
    uPulseColor: rgb(light.lines.pulse),
    uNearest: wind.nearest,
    uRatio: wind.ratio,
    uHalfWidth: wind.halfWidth,
    uSegments: wind.segments ?? 900,
    uStrength: wind.strength,
    uPulse: wind.pulse,
    uLift: [wind.lift.height, wind.lift.start, wind.lift.frequency, wind.lift.cycles],
    uFlow: [0.6, 16, 2, 1],
    uMoment: moment,
  };
}

export function aerialUniforms({
  light,
  form,
  seed,
  across,
  turn,
  centre = [0, 0],
  lines,
  water,
  fields,
}: AerialStudy): Uniforms {
  return {
    ...lightUniforms(light),
    uSeed: seed,
    uForm: isPlace(form) ? PLACE : aerialForms.indexOf(form),
    uAcross: across,
    uTurn: turn,
    uCentre: centre,
    uMargin: 1.16,
    uLineColor: rgb(light.lines.onSand),
    uStrength: lines.strength,
    uLineSpacing: lines.spacing,
    uWaterColor: rgb(water?.shallow ?? BLACK),
    uDeepWaterColor: rgb(water?.deep ?? BLACK),
    uGreenLight: rgb(fields?.light ?? BLACK),
    uGreenDark: rgb(fields?.dark ?? BLACK),
  };
}
