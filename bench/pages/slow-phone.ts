import { devices, type CDPSession, type Page } from '@playwright/test';

/** A phone of the middle as Lighthouse takes it for its own. */
const { userAgent } = devices['Moto G4'] ?? {};
export const MID_RANGE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ...(userAgent !== undefined && { userAgent }),
};

const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

/** Gives a page the processor and the network of such a phone: 4 times slower, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return cdp;
}
