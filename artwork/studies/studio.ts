import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../shared/browser.ts';
import { contentHash } from '../shared/content-hash.ts';
import { projectPath } from '../shared/project-paths.ts';
import { isPlace, type HorizonStudy, type Study } from './study.ts';
import { aerialUniforms, landUniforms, windUniforms, type Uniforms } from './uniforms.ts';

const STUDIES = 'artwork/studies';
const CACHE = 'artwork/.cache';

interface ProgramSource {
  vertex: string;
  fragment: string;
}

interface LandOptions {
  /** Of land from above. */
  heightsProgramName?: string | undefined;
  /** The same for hours over one land: the one after the first is a tenth of the work. */
  form?: string | undefined;
}

/** Functions of page/scene.js. */
declare global {
  interface Window {
    startScene(scene: { width: number; height: number; sources: Record<string, ProgramSource> }): void;
    renderLand(program: string, uniforms: Uniforms, samples: number, more: LandOptions): Promise<void>;
    scaleLand(size: { width: number; height: number }): void;
    exportLand(): string[];
    importLand(land: string[]): void;
    drawFrame(uniforms: Uniforms, lineCount: number): string;
  }
}

async function readShaders(...names: string[]): Promise<string> {
  const parts = names.map((name) => readFile(projectPath(`${STUDIES}/shaders/${name}.glsl`), 'utf8'));
  return (await Promise.all(parts)).join('\n');
}

/** What a study's land is drawn by: the land across, or from above with the place that stands on it. */
async function landSources(study: Study): Promise<{ land: string; heights?: string }> {
  if (study.kind === 'horizon') return { land: await readShaders('landscape', 'light', 'terrain.frag') };
  const place = `places/${isPlace(study.form) ? study.form : 'none'}`;
  const common = ['landscape', 'light', 'aerial-land', 'place-kit', place];
  return {
    land: await readShaders(...common, 'aerial.frag'),
    heights: await readShaders(...common, 'heights.frag'),
  };
}

async function lineSources(): Promise<Record<string, ProgramSource>> {
  return {
    wind: {
      vertex: await readShaders('landscape', 'wind.vert'),
      fragment: await readShaders('landscape', 'wind.frag'),
    },
    copy: { vertex: await readShaders('fullscreen.vert'), fragment: await readShaders('copy.frag') },
  };
}

/**
 * A view across that shows at half its pixels, as a card, on a telephone or in a window of 1280, is smooth with fewer,
 * and so is a wide one from above: what was built there is drawn with smooth edges. A sown plain ends in rises nearly
 * level, on which each pixel's step shows beside the fields.
 */
const samplesOf = (study: Study): 2 | 4 => {
  const { width } = study;
  const isSmooth =
    study.kind === 'horizon'
      ? study.fields === undefined && (width <= 1200 || width > 2500)
      : width >= 1920 && !study.isAslant;
  return isSmooth ? 2 : 4;
};

function formOf(study: Study, samples: number): string | undefined {
  if (study.kind === 'aerial') return undefined;
  const { land, light, width, height, farDunes, ground, water, shadowDetail } = study;
  if (water) return undefined;
  return JSON.stringify([land, light.direction, width, height, samples, farDunes, ground, shadowDetail]);
}

/** A browser page in which studies are rendered one after the other. */
export class Studio {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #sources: Record<string, ProgramSource>;

  private constructor(browser: Browser, page: Page, sources: Record<string, ProgramSource>) {
    this.#browser = browser;
    this.#page = page;
    this.#sources = sources;
  }

  static async open(): Promise<Studio> {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(pathToFileURL(projectPath(`${STUDIES}/page/scene.html`)).href);
    return new Studio(browser, page, await lineSources());
  }

  /** Renders or recalls a study's land: one to three minutes for a wide picture at four samples. */
  async prepare(study: Study, samples: 1 | 2 | 4 = samplesOf(study)): Promise<void> {
    const { width, height } = study;
    const uniforms = study.kind === 'aerial' ? aerialUniforms(study) : landUniforms(study);
    const { land, heights } = await landSources(study);
    const vertex = await readShaders('fullscreen.vert');
    const program = contentHash(land);
    const heightsProgram = heights === undefined ? undefined : contentHash(heights);
    const sources = { ...this.#sources, [program]: { vertex, fragment: land } };
    if (heights !== undefined && heightsProgram !== undefined) {
      sources[heightsProgram] = { vertex, fragment: heights };
    }
    await this.#page.evaluate((scene) => window.startScene(scene), { width, height, sources });
    const key = contentHash(JSON.stringify([land, heights, uniforms, width, height, samples]));
    const file = projectPath(`${CACHE}/${key}.json.gz`);
    if (existsSync(file)) {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written below, by this program
      const saved: string[] = JSON.parse(gunzipSync(await readFile(file)).toString());
      await this.#page.evaluate((kept) => window.importLand(kept), saved);
      return;
    }
    const more = { heightsProgramName: heightsProgram, form: formOf(study, samples) };
    await this.#page.evaluate(
      ([name, values, count, options]) => window.renderLand(name, values, count, options),
      [program, uniforms, samples, more] as const,
    );
    const rendered = await this.#page.evaluate(() => window.exportLand());
    await mkdir(projectPath(CACHE), { recursive: true });
    await writeFile(file, gzipSync(JSON.stringify(rendered), { level: 3 }));
  }

  /** Makes the prepared land smaller: a film is of the same land as its still, which is rendered once. */
  async scaleLand({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#page.evaluate((size) => window.scaleLand(size), { width, height });
  }

  /** Draws the prepared study at a moment of its loop and returns a PNG file. */
  async frame(study: Study, moment = study.kind === 'horizon' ? study.moment : 0): Promise<Buffer> {
    const [uniforms, lineCount] = study.kind === 'horizon' ? this.#windOf(study, moment) : [{}, 0];
    const dataAddress = await this.#page.evaluate(([values, count]) => window.drawFrame(values, count), [
      uniforms,
      lineCount,
    ] as const);
    return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  }

  #windOf(study: HorizonStudy, moment: number): [Uniforms, number] {
    return [windUniforms(study, moment), study.wind.count];
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
