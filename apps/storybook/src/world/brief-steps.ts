import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"

/** A world of its own takes its time to come. */
export const slow = { timeout: 20_000 }

/** Words of the briefs in the language of the story. */
export const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`briefs:${key}`, values)

/** Waits until a page of briefs is there. */
export const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("briefs:title")).toBe(true), slow)
  await screen.findByRole("heading", { level: 1 }, slow)
}

/** Presses a button once it is there. */
export const pressed = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }, slow))
