import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Running the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

export const Portal: Story = {}
export const Codes: Story = { args: { path: "/portal/promoCodes" } }
export const Issuers: Story = { args: { path: "/portal/invoices" } }
const callsPath = "/portal/callbacks"
export const Calls: Story = {
  args: { path: callsPath },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^(Overdue|באיחור)$/, {}, slow))[0]).toBeVisible()
    await expect(canvas.queryByText(/Explained the invoice/)).toBeNull()
  },
}
export const CallsNotLoaded: Story = {
  args: { path: callsPath, broken: ["identity/ListCallbackRequests"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load the requests|לטעון את הבקשות/)).toBeVisible(), slow)
  },
}
export const CallsLoading: Story = { args: { path: callsPath, silent: ["identity/ListCallbackRequests"] } }
export const NoCallFound: Story = {
  args: { path: callsPath },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("searchbox", { name: /Search by business, name|חיפוש לפי עסק, שם/ }, slow),
      "nobody",
    )
    await waitFor(() => expect(canvas.getByText(/No request matches|אין בקשה שמתאימה/)).toBeVisible(), slow)
  },
}
export const ClosingACall: Story = {
  args: { path: callsPath },
  play: async ({ canvas }) => {
    const open = () => canvas.findAllByRole("button", { name: /^(Note or close|הערה או סגירה)/ }, slow)
    const before = await open()
    const [late] = before
    if (late === undefined) throw new Error("Nobody asks for a call")
    const [take] = await canvas.findAllByRole("button", { name: /^(Take it|לטיפול שלי)/ })
    if (take === undefined) throw new Error("Every call is taken")
    await userEvent.click(take)
    await waitFor(
      async () => expect((await canvas.findAllByText(/you take care of it|בטיפול שלך/)).length).toBe(2),
      slow,
    )
    await userEvent.click(late)
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.type(dialog.getByRole("textbox"), "Called, all clear")
    await userEvent.click(dialog.getByRole("button", { name: /Called: close|התקשרנו: סגירה/ }))
    await waitFor(async () => expect(await open()).toHaveLength(before.length - 1), slow)
  },
}
export const NothingLoaded: Story = {
  args: {
    broken: [
      "campaigns/ListCampaignReviews",
      "wallet/ListPaymentIssues",
      "wallet/ListPriorityBusinesses",
      "wallet/ListUnregisteredDocuments",
      "wallet/ListRegisteredDocuments",
      "signup/ListPromoCodes",
      "identity/ListCallbackRequests",
    ],
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
export const WayToIt: Story = {
  args: { path: "/profileSelection" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /Run the portal|ניהול הפורטל/ }, slow))
    await userEvent.click(await canvas.findByRole("link", { name: /Promo codes|קודי מבצע/ }, slow))
    const code = await canvas.findByText("MONSOON20", {}, slow)
    await waitFor(() => expect(code).toBeVisible(), slow)
  },
}
export const SettlingAPayment: Story = {
  args: { path: "/portal/money" },
  play: async ({ canvas }) => {
    const settle = await canvas.findByRole("button", { name: /rfnd_/ }, slow)
    await userEvent.click(settle)
    const dialog = within(await screen.findByRole("dialog"))
    const done = await dialog.findByRole("button", { name: /Mark as settled|סימון כמטופל/ })
    await userEvent.click(done)
    await waitFor(() => expect(dialog.getByText(/Say what was done|יש לכתוב מה נעשה/)).toBeVisible(), slow)
    await userEvent.type(dialog.getByRole("textbox"), "Paid by bank transfer")
    await userEvent.click(done)
    await expect(
      await canvas.findByRole("button", { name: /settled: razorpay_|כמטופל: razorpay_/ }, slow),
    ).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /rfnd_/ })).toBeNull()
  },
}
/** The issuer of India, whose letter of undertaking frees special economic zones of tax. */
export const LetterOfUndertaking: Story = {
  args: { path: "/portal/invoices" },
  play: async ({ canvas }) => {
    const issuer = within(await canvas.findByRole("form", { name: /India|הודו/ }, slow))
    const number = issuer.getByRole("textbox", { name: /Number of the letter|מספר הכתב/ })
    const [from, to] = [/Valid from|בתוקף מ/, /Valid to|בתוקף עד/].map((label) => issuer.getByLabelText(label))
    if (from === undefined || to === undefined) throw new Error("A letter has two days")
    await userEvent.type(number, "AD290326000123A")
    await userEvent.type(from, "2026-04-01")
    await userEvent.type(to, "2026-03-31")
    const legalName = issuer.getByRole("textbox", { name: /Legal name|שם משפטי/ })
    await userEvent.clear(legalName)
    await userEvent.type(legalName, "Marquee Media Private Limited")
    await userEvent.type(
      issuer.getByRole("textbox", { name: /Registered address|כתובת רשומה/ }),
      "14 MG Road, Bengaluru",
    )
    await userEvent.type(issuer.getByRole("textbox", { name: /GSTIN/ }), "29AABCR1718E1ZL")
    await userEvent.type(issuer.getByRole("textbox", { name: /PIN/ }), "560001")
    const prefix = issuer.getByRole("textbox", { name: /prefix|קידומת/i })
    await userEvent.clear(prefix)
    await userEvent.type(prefix, "MQ")
    const save = issuer.getByRole("button", { name: /Save issuer|שמירת המפיק/ })
    await userEvent.click(save)
    await waitFor(() => expect(issuer.getByText(/can't end before|לא יכול להסתיים/)).toBeVisible(), slow)
    await userEvent.clear(to)
    await userEvent.type(to, "2027-03-31")
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByText(/The issuer for|המפיק עבור/)).toBeVisible(), slow)
    await expect(number).toHaveValue("AD290326000123A")
  },
}
/** The issuer of India with a GSTIN in a second state; a PIN code of another state is refused where it was typed. */
export const GstinsOfTwoStates: Story = {
  args: { path: "/portal/invoices" },
  play: async ({ canvas }) => {
    const issuer = within(await canvas.findByRole("form", { name: /India|הודו/ }, slow))
    const legalName = issuer.getByRole("textbox", { name: /Legal name|שם משפטי/ })
    await userEvent.clear(legalName)
    await userEvent.type(legalName, "Marquee Media Private Limited")
    await userEvent.type(issuer.getByRole("textbox", { name: /Registered address|כתובת רשומה/ }), "14 MG Road")
    await userEvent.type(issuer.getByRole("textbox", { name: /GSTIN/ }), "29AABCR1718E1ZL")
    await userEvent.type(issuer.getByRole("textbox", { name: /PIN/ }), "560001")
    await userEvent.click(issuer.getByRole("button", { name: /Add a GSTIN|הוספת GSTIN/ }))
    const further = within(await issuer.findByRole("group", { name: /Registration 1|רישום 1/ }))
    await userEvent.type(further.getByRole("textbox", { name: /GSTIN/ }), "27AABCR1718E1ZP")
    await userEvent.type(further.getByRole("textbox", { name: /Registered address|כתובת רשומה/ }), "7 Hill Road")
    const pin = further.getByRole("textbox", { name: /PIN/ })
    await userEvent.type(pin, "560001")
    const save = issuer.getByRole("button", { name: /Save issuer|שמירת המפיק/ })
    await userEvent.click(save)
    await waitFor(() => expect(further.getByText(/in another state|למדינה אחרת/)).toBeVisible(), slow)
    await userEvent.clear(pin)
    await userEvent.type(pin, "400050")
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByText(/The issuer for|המפיק עבור/)).toBeVisible(), slow)
    await expect(pin).toHaveValue("400050")
  },
}
/** Registered invoices, one of today and one whose 24 hours are over. */
export const RegisteredInvoices: Story = {
  args: { path: "/portal/invoices" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/24 hours are over|24 השעות עברו/, {}, slow)).toBeInTheDocument()
  },
}
export const WritingOffAPayment: Story = {
  args: { path: "/portal/money" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(Write off|מחיקת חוב): razorpay_990001/ }, slow))
    const dialog = within(await screen.findByRole("dialog"))
    const done = await dialog.findByRole("button", { name: /^(Write off|מחיקת חוב)$/ })
    await userEvent.click(done)
    await waitFor(() => expect(dialog.getByText(/Give a reason|יש לכתוב סיבה/)).toBeVisible(), slow)
    await userEvent.type(dialog.getByRole("textbox"), "Nobody knows this buyer")
    await userEvent.click(done)
    await userEvent.click(await canvas.findByText(/2 settled payments|2 תשלומים שטופלו/, {}, slow))
    const reason = await canvas.findByText("Nobody knows this buyer", {}, slow)
    await waitFor(() => expect(reason).toBeVisible(), slow)
    await expect(canvas.queryByRole("button", { name: /razorpay_990001/ })).toBeNull()
  },
}
/** A refund that waits too long is asked for again, and has gone back. */
export const AskingForARefund: Story = {
  args: { path: "/portal/money" },
  play: async ({ canvas }) => {
    const ask = /Ask now about|לשאול עכשיו על/
    await userEvent.click(await canvas.findByRole("button", { name: ask }, slow))
    await waitFor(() => expect(screen.getByText(/The money has gone back|הכסף הוחזר/)).toBeVisible(), slow)
    await waitFor(() => expect(canvas.queryByRole("button", { name: ask })).toBeNull(), slow)
  },
}
export const RegisteringAgain: Story = {
  args: { path: "/portal/money" },
  play: async ({ canvas }) => {
    const again = async () => canvas.findAllByRole("button", { name: /(Try again|ניסיון חוזר): MQI/ }, slow)
    const [silent] = await again()
    if (silent === undefined) throw new Error("There is no invoice to register")
    await userEvent.click(silent)
    await waitFor(() => expect(screen.getByText(/00001 (is registered|נרשמה)/)).toBeVisible(), slow)
    await waitFor(async () => expect(await again()).toHaveLength(1), slow)
    const [refused] = await again()
    if (refused === undefined) throw new Error("There is no invoice left")
    await userEvent.click(refused)
    await waitFor(() => expect(screen.getByText(/still isn't registered|עדיין לא נרשמה/)).toBeVisible(), slow)
    await expect(await canvas.findByText("The buyer has no PIN code.", {}, slow)).toBeVisible()
  },
}
export const EndingACode: Story = {
  args: { path: "/portal/promoCodes" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(End|סיום) MONSOON20$/ }, slow))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: /^(End|סיום)$/ }))
    await expect(await canvas.findByRole("button", { name: /^(End|סיום) FIRST500$/ })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^(End|סיום) MONSOON20$/ })).toBeNull()
  },
}
export const CreatingACode: Story = {
  args: { path: "/portal/promoCodes" },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: /^(Code|קוד)$/ }, slow)
    await userEvent.type(code, "autumn-15")
    await userEvent.type(canvas.getByRole("textbox", { name: /Percent off|אחוז הנחה/ }), "15")
    await userEvent.type(canvas.getByLabelText(/First day|יום ראשון/), "2031-01-01")
    await userEvent.type(canvas.getByLabelText(/Last day|יום אחרון/), "2031-02-01")
    await userEvent.click(canvas.getByRole("button", { name: /Create a promo code|יצירת קוד מבצע/ }))
    await waitFor(() => expect(canvas.getByText("AUTUMN-15")).toBeVisible(), slow)
    await expect(code).toHaveValue("")
  },
}

const issuerIn = async (canvas: Pick<typeof screen, "findByRole">) =>
  within(await canvas.findByRole("form", { name: /^(India|הודו)$/ }, slow))
export const SavingTheIssuer: Story = {
  args: { path: "/portal/invoices" },
  play: async ({ canvas }) => {
    const form = await issuerIn(canvas)
    await userEvent.type(form.getByRole("textbox", { name: /Registered address|כתובת רשומה/ }), "14 MG Road, Bengaluru")
    await userEvent.type(form.getByRole("textbox", { name: /GSTIN/ }), "29AABCR1718E1ZL")
    await userEvent.type(form.getByRole("textbox", { name: /PIN/ }), "560001")
    const prefix = form.getByRole("textbox", { name: /Number prefix|קידומת/ })
    await userEvent.clear(prefix)
    await userEvent.click(form.getByRole("button", { name: /Save issuer|שמירת המפיק/ }))
    await expect(prefix).toBeInvalid()
    await userEvent.type(prefix, "mq")
    await userEvent.click(form.getByRole("button", { name: /Save issuer|שמירת המפיק/ }))
    await waitFor(() => expect(form.queryByText(/Not set up yet|עדיין לא הוגדר/)).toBeNull(), slow)
    await expect(prefix).toHaveValue("MQ")
  },
}
