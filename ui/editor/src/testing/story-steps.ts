import type { PlanEdit } from "@domain/campaigns"
import { getI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"

export const body = within(document.body)
export const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
/** The page's texts come with its first drawing. */
export const texts = (key = "editor:title") => waitFor(() => expect(getI18n()?.exists(key)).toBe(true))
export const saved = () => waitFor(() => expect(body.getByText(words("editor:saving.saved"))).toBeInTheDocument())
export const press = async (name: string) => fireEvent.click(await body.findByRole("button", { name }))
export const openStep = async (step: string) => {
  await texts()
  await fireEvent.click(await body.findByRole("tab", { name: words(`editor:steps.${step}`) }))
}
export const headline = async () => {
  await texts("creatives:field.headline")
  return body.findByRole("textbox", { name: words("creatives:field.headline") })
}
export const withHeadline =
  (text: string) =>
  ({ ads, audience }: PlanEdit): PlanEdit => ({
    ads: { ...ads, adDetail: { ...ads.adDetail!, headline: text, accepted: false, origin: "edited" } },
    audience,
  })
const forWomen = ({ ads, audience }: PlanEdit): PlanEdit => ({
  ads,
  audience: {
    ...audience,
    targetGender: "Female",
    ageBands: ["25-34"],
    keywords: audience.keywords?.toSpliced(0, 1, "rye") ?? [],
  },
})
export const bothChanged = (running: PlanEdit) => forWomen(withHeadline("Warm bread every morning")(running))
