import type { Locator, Page } from "playwright-core";

/**
 * Seconds of a person who is new to the panel, after the keystroke-level model: to type a key, to move to something
 * and press it, to think about what comes next, and to read a screen that was not seen before.
 */
const SECONDS = { key: 0.3, press: 1.5, think: 1.5, read: 25 };

/** Works in a page as a person does, and counts the seconds that it would take one. */
export class Person {
  seconds = 0;

  constructor(readonly page: Page) {}

  /** Opens another screen, and reads it. */
  async goTo(address: string): Promise<void> {
    this.seconds += SECONDS.think + SECONDS.press + SECONDS.read;
    await this.page.goto(address);
  }

  async press(target: Locator): Promise<void> {
    this.seconds += SECONDS.think + SECONDS.press;
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.seconds += SECONDS.think + SECONDS.press + SECONDS.key * text.length;
    await target.fill(text);
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.seconds += SECONDS.think + 2 * SECONDS.press;
    await target.selectOption(label);
  }

  /** Finds a file in the dialog of the system. */
  async giveFile(target: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    this.seconds += SECONDS.read + 3 * SECONDS.press;
    await target.setInputFiles(file);
  }

  /** Reads what has appeared on the screen. */
  async read(target: Locator): Promise<void> {
    this.seconds += SECONDS.think;
    await target.waitFor();
  }
}
