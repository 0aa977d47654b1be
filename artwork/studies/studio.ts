import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../shared/browser.ts';
import { contentHash } from '../shared/content-hash.ts';
import { projectPath } from '../shared/project-paths.ts';
import type { HorizonStudy, Study } from './study.ts';
import { aerialUniforms, landUniforms, windUniforms, type Uniforms } from './uniforms.ts';

const STUDIES = 'artwork/studies';
const CACHE = 'artwork/.cache';

interface ProgramSource {
  vertex: string;
  fragment: string;
}

/** Functions of page/scene.js. */
declare global {
  interface Window {
    startScene(scene: { width: number; height: number; sources: Record<string, ProgramSource> }): void;
    renderLand(program: string, uniforms: Uniforms, samples: number): Promise<void>;
    exportLand(): string[];
    importLand(land: string[]): void;
    drawFrame(uniforms: Uniforms, lineCount: number): string;
  }
}

async function readShaders(...names: string[]): Promise<string> {
  const parts = names.map((name) => readFile(projectPath(`${STUDIES}/shaders/${name}.glsl`), 'utf8'));
  return (await Promise.all(parts)).join('\n');
}

async function programSources(): Promise<Record<string, ProgramSource>> {
  const fullscreen = await readShaders('fullscreen.vert');
  return {
    terrain: { vertex: fullscreen, fragment: await readShaders('landscape', 'light', 'terrain.frag') },
    aerial: {
      vertex: fullscreen,
      fragment: await readShaders('landscape', 'light', 'aerial-land', 'aerial.frag'),
    },
    wind: {
      vertex: await readShaders('landscape', 'wind.vert'),
      fragment: await readShaders('landscape', 'wind.frag'),
    },
    copy: { vertex: fullscreen, fragment: await readShaders('copy.frag') },
  };
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
    return new Studio(browser, page, await programSources());
  }

  /** Renders or recalls a study's land: one to three minutes for a wide picture at four samples. */
  async prepare(study: Study, samples: 1 | 2 | 4): Promise<void> {
    const { width, height } = study;
    const [program, uniforms] =
      study.kind === 'aerial'
        ? (['aerial', aerialUniforms(study)] as const)
        : (['terrain', landUniforms(study)] as const);
    const sources = this.#sources;
    await this.#page.evaluate((scene) => window.startScene(scene), { width, height, sources });
    const key = contentHash(JSON.stringify([sources[program], uniforms, width, height, samples]));
    const file = projectPath(`${CACHE}/${key}.json.gz`);
    if (existsSync(file)) {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written below, by this program
      const land: string[] = JSON.parse(gunzipSync(await readFile(file)).toString());
      await this.#page.evaluate((saved) => window.importLand(saved), land);
      return;
    }
    await this.#page.evaluate(([name, values, count]) => window.renderLand(name, values, count), [
      program,
      uniforms,
      samples,
    ] as const);
    const land = await this.#page.evaluate(() => window.exportLand());
    await mkdir(projectPath(CACHE), { recursive: true });
    await writeFile(file, gzipSync(JSON.stringify(land), { level: 3 }));
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
