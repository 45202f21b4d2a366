import type { Page } from "@playwright/test"
import { newPerson, type Visitor } from "./visitor.ts"

/** Continues from a page of the store onboarding. */
export const submitStorePage = (page: Page) => page.locator('button[type="submit"][form="store-page"]').click()

/** Chooses a kind of store by keyboard, since drawn radio buttons cover the real ones. */
export const chooseStore = async (page: Page, value: string) => {
  await page.locator(`input[type=radio][value=${value}]`).focus()
  await page.keyboard.press("Space")
}

/** Fills the store onboarding's account in, and continues. */
export const openStoreAccount = async ({ page }: Visitor) => {
  const person = newPerson("GB")
  await page.locator('input[autocomplete="name"]').fill("Asha Rao")
  await page.locator('input[autocomplete="email"]').fill(person.email)
  await page.locator('input[autocomplete="new-password"]').fill(person.password)
  await page.getByRole("checkbox").focus()
  await page.keyboard.press("Space")
  await submitStorePage(page)
  return person
}
