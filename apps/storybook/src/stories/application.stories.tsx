import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  accessLost,
  busyBakery,
  emptyBusiness,
  firstReview,
  givenUp,
  justPaused,
  outOfMoney,
  paidDraft,
  paymentReversed,
  refusedChannel,
} from "../world/seeds.ts"
import { frozenBakery } from "../world/desk-businesses.ts"
import { lowWallet } from "../world/wallet-seeds.ts"
import { unverified } from "../world/unverified.ts"

const meta = {
  title: "Screens/Application",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/dashboard" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = { args: { path: "/app/9101/dashboard?range=Last30Days" } }
export const DashboardThisMonth: Story = {}
export const DashboardFrozen: Story = {
  args: { seed: frozenBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is frozen for now|מוקפא כרגע/, {}, { timeout: 15_000 })).toBeVisible()
  },
}
export const DashboardInReview: Story = { args: { seed: firstReview } }
export const DashboardEmpty: Story = { args: { seed: emptyBusiness } }
export const DashboardUnverified: Story = { args: { seed: unverified } }
export const DashboardLowBalance: Story = {
  args: { seed: lowWallet, path: "/app/9101/dashboard?range=Last30Days" },
  play: async () => {
    const slow = { timeout: 15_000 }
    const titles = await screen.findAllByText(/^(Your money lasts about|הכסף יספיק לעוד)/, {}, slow)
    await expect(titles.at(-1)).toBeVisible()
  },
}
const askedForCall = async (type: (dialog: ReturnType<typeof within>) => Promise<void>) => {
  const slow = { timeout: 15_000 }
  const opener = { name: /^(Ask for a call|בקשה לשיחה)$/ }
  // On small screens the support tile stands in the drawer.
  const menu = screen.queryByRole("button", { name: /Open navigation|פתיחת הניווט/ })
  await waitFor(() => expect(screen.queryByRole("button", opener) ?? menu).not.toBeNull(), slow)
  if (screen.queryByRole("button", opener) === null && menu !== null) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole("button", opener, slow))
  const dialog = within(await screen.findByRole("dialog", { name: opener.name }, slow))
  await type(dialog)
  await userEvent.click(dialog.getByRole("button", { name: /Call me back|חזרו אליי/ }))
}
export const AskingForACall: Story = {
  play: async () => {
    await askedForCall(async (dialog) => {
      const number = await dialog.findByLabelText(/^(Phone number|מספר טלפון)/)
      await userEvent.clear(number)
      await userEvent.type(number, "9876543210")
    })
    await waitFor(() => expect(screen.getByText(/^(Thank you|תודה)$/)).toBeVisible(), { timeout: 15_000 })
  },
}
export const AskingWithoutANumber: Story = {
  play: async () => {
    await askedForCall(async (dialog) => {
      await userEvent.clear(await dialog.findByLabelText(/^(Phone number|מספר טלפון)/))
      await userEvent.clear(await dialog.findByLabelText(/^(Country code|קידומת מדינה)/))
    })
    await expect(await screen.findAllByText(/Please provide your phone number|נא להזין מספר טלפון/)).toHaveLength(1)
  },
}
export const DashboardFailed: Story = { args: { broken: ["insights/GetDashboard"] } }
export const DashboardLoading: Story = {
  args: { silent: ["insights/GetDashboard"], path: "/app/9101/wallet", next: "/app/9101/dashboard" },
}
export const Campaigns: Story = { args: { path: "/app/9101/campaigns" } }
export const CampaignsEmpty: Story = { args: { seed: emptyBusiness, path: "/app/9101/campaigns" } }
export const CampaignRefused: Story = { args: { path: "/app/9101/campaigns/9205" } }
export const CampaignPartlyRefused: Story = { args: { seed: refusedChannel, path: "/app/9101/campaigns/9201" } }
export const CampaignJustPaused: Story = { args: { seed: justPaused, path: "/app/9101/campaigns/9201" } }
export const CampaignOutOfMoney: Story = { args: { seed: outOfMoney, path: "/app/9101/campaigns/9201" } }
export const CampaignPaymentReversed: Story = { args: { seed: paymentReversed, path: "/app/9101/campaigns/9201" } }
export const CampaignAccessLost: Story = { args: { seed: accessLost, path: "/app/9101/campaigns/9201" } }
export const DashboardAccessLost: Story = { args: { seed: accessLost } }
export const LeadsOfDays: Story = { args: { path: "/app/9101/leads?range=Last7Days" } }
export const CampaignGivenUp: Story = { args: { seed: givenUp, path: "/app/9101/campaigns/9205" } }
export const Leads: Story = { args: { path: "/app/9101/leads" } }
export const LeadOpened: Story = { args: { path: "/app/9101/leads?lead=9500" } }
export const LeadNoted: Story = {
  args: { path: "/app/9101/leads?lead=9500" },
  play: async () => {
    const field = await screen.findByLabelText(/New note|הערה חדשה/, {}, { timeout: 15_000 })
    await userEvent.type(field, "Calls back on Monday")
    await userEvent.click(screen.getByRole("button", { name: /Add note|הוספת הערה/ }))
    await expect(await screen.findByText("Calls back on Monday", { selector: "span" })).toBeVisible()
    await expect(field).toHaveValue("")
  },
}
export const LeadNoteRefused: Story = {
  args: { broken: ["insights/AddLeadNote"], path: "/app/9101/leads?lead=9500" },
  play: async () => {
    const field = await screen.findByLabelText(/New note|הערה חדשה/, {}, { timeout: 15_000 })
    await userEvent.type(field, "Calls back on Monday")
    await userEvent.click(screen.getByRole("button", { name: /Add note|הוספת הערה/ }))
    await expect(await screen.findByRole("alert")).toBeVisible()
    await expect(field).toHaveValue("Calls back on Monday")
  },
}
export const LeadsByName: Story = { args: { path: "/app/9101/leads?order=name" } }
export const LeadsDownloaded: Story = {
  args: { path: "/app/9101/leads" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Download|הורדה)$/ }, { timeout: 15_000 }))
    await userEvent.click(await screen.findByRole("menuitem", { name: /CSV/ }, { timeout: 15_000 }))
    const confirmation = await screen.findByText(/Leads downloaded|הלידים הורדו/, {}, { timeout: 15_000 })
    await expect(confirmation).toBeInTheDocument()
  },
}
/** Several leads get a status at once, and have their own again when it is undone. */
export const LeadsChanged: Story = {
  args: { path: "/app/9101/leads?status=New" },
  play: async () => {
    const press = async (name: RegExp) =>
      userEvent.click(await screen.findByRole("button", { name }, { timeout: 15_000 }))
    await press(/^(Select leads|בחירת לידים)$/)
    await press(/^(Select all shown|בחירת כל המוצגים)$/)
    const count = screen.getAllByRole("checkbox").length
    await press(/^(Change|שינוי)$/)
    await userEvent.click(await screen.findByRole("menuitem", { name: /^(Contacted|נוצר קשר)$/ }))
    await expect(await screen.findAllByText(/: (Contacted|נוצר קשר)$/, { selector: "li" })).toHaveLength(count)
    await expect(await screen.findByText(/^(No matching leads|אין לידים מתאימים)$/)).toBeVisible()
    await press(/^(Undo|החזרה)$/)
    await waitFor(() => expect(screen.getAllByRole("rowheader")).toHaveLength(count))
  },
}
export const LeadsEmpty: Story = { args: { seed: emptyBusiness, path: "/app/9101/leads" } }
export const LeadsLoading: Story = {
  args: { silent: ["insights/ListLeads"], path: "/app/9101/wallet", next: "/app/9101/leads" },
}
export const LeadsFailed: Story = { args: { broken: ["insights/ListLeads"], path: "/app/9101/leads" } }
export const Wallet: Story = { args: { path: "/app/9101/wallet" } }
export const WalletWithPaidDraft: Story = { args: { seed: paidDraft, path: "/app/9101/wallet" } }
export const WalletEmpty: Story = { args: { seed: emptyBusiness, path: "/app/9101/wallet" } }

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
export const Campaign: Story = {
  args: { path: "/app/9101/campaigns/9201" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/10 km of Bengaluru|10 ק"מ|Bengaluru/, {}, slow)).toBeVisible()
    // Ads are drawn once they are near.
    canvas.getByRole("heading", { name: /^(Facebook and Instagram|פייסבוק ואינסטגרם)$/ }).scrollIntoView()
    const feed = await canvas.findByRole("figure", { name: /social feed|בפיד חברתי/ }, slow)
    await expect(within(feed).getByText(/Tell us what you are celebrating/)).toBeVisible()
    await expect(canvas.getByText("birthday cake bengaluru")).toBeInTheDocument()
  },
}
export const CampaignRenamed: Story = {
  args: { path: "/app/9101/campaigns/9202" },
  play: async ({ canvas }) => {
    const rename = /^(Rename campaign|שינוי שם הקמפיין)$/
    await userEvent.click(await canvas.findByRole("button", { name: rename }, slow))
    const name = canvas.getByRole("textbox", { name: /Campaign name|שם הקמפיין/ })
    await expect(name).toHaveFocus()
    await userEvent.keyboard("{Delete}{Enter}")
    await expect(name).toBeInvalid()
    await userEvent.keyboard("Sourdough at seven{Enter}")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sourdough at seven" }, slow)).toBeVisible()
    await expect(canvas.getByRole("button", { name: rename })).toHaveFocus()
    await userEvent.click(canvas.getByRole("button", { name: /^(Undo|החזרה)$/ }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sourdough mornings" }, slow)).toBeVisible()
  },
}
export const CampaignEnded: Story = {
  args: { path: "/app/9101/campaigns/9204" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No copy of this ad|לא נשמר עותק/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("figure", { name: /social feed|בפיד חברתי/ })).toBeNull()
  },
}

/** A brand manager watches: what changes something is not offered, and the page says whom to ask. */
const watching = { role: "BrandManager" } as const
const asksFor = (words: RegExp, absent: RegExp): Pick<Story, "play"> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: absent })).toBeNull()
    await expect(canvas.queryByText(/Paused by you|הושהה על ידכם/)).toBeNull()
  },
})
const changes = /New campaign|Actions|Pause|End campaign|Cancel campaign|Change|Continue|Edit and resubmit|קמפיין חדש/

export const BrandManagerDashboard: Story = { args: { ...watching, path: "/app/9101/dashboard?range=Last30Days" } }
export const BrandManagerCampaigns: Story = {
  args: { ...watching, path: "/app/9101/campaigns" },
  ...asksFor(/account manager|למנהל החשבון/, changes),
}
export const BrandManagerNoCampaigns: Story = {
  args: { ...watching, seed: emptyBusiness, path: "/app/9101/campaigns" },
  ...asksFor(/No campaigns yet|אין עדיין קמפיינים/, changes),
}
export const BrandManagerCampaign: Story = {
  args: { ...watching, path: "/app/9101/campaigns/9201" },
  ...asksFor(/account manager|למנהל החשבון/, changes),
}
export const BrandManagerCampaignOutOfMoney: Story = {
  args: { ...watching, seed: outOfMoney, path: "/app/9101/campaigns/9201" },
  ...asksFor(/account manager|למנהל החשבון/, changes),
}
export const BrandManagerLeads: Story = { args: { ...watching, path: "/app/9101/leads" } }
export const BrandManagerLead: Story = {
  args: { ...watching, path: "/app/9101/leads?lead=9500" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await expect(await dialog.findByText(/account manager|למנהל החשבון/, {}, slow)).toBeInTheDocument()
    await expect(dialog.queryByRole("link", { name: /Call|WhatsApp/ })).toBeNull()
    await expect(dialog.queryByRole("combobox")).toBeNull()
  },
}
export const BrandManagerWallet: Story = {
  args: { ...watching, path: "/app/9101/wallet" },
  ...asksFor(/owner of the business|בעלי העסק/, /Add|Pay/),
}

const bell = /^(?:Notifications|התראות)(?:, .+)?$/
const openNotifications = async () => {
  await userEvent.click(await screen.findByRole("button", { name: bell }, { timeout: 15_000 }))
  const dialog = await screen.findByRole("dialog")
  // It fades in, and is not visible at first.
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

export const NotificationsOpened: Story = {
  play: async () => {
    await screen.findByRole("button", { name: /, (?:2 unread|2 שלא נקראו)/ }, { timeout: 15_000 })
    const dialog = await openNotifications()
    await expect(await within(dialog).findAllByRole("listitem")).toHaveLength(3)
    await expect(within(dialog).getByText(/^(New lead|ליד חדש): Ananya Rao$/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole("button", { name: /Mark all as read|סימון הכול כנקרא/ }))
    await waitFor(() => expect(within(dialog).queryByRole("img", { name: /Unread|לא נקראה/ })).toBeNull())
  },
}
/** Only what is unread is listed, and read ones leave the list. */
export const NotificationsUnread: Story = {
  play: async () => {
    const dialog = await openNotifications()
    await userEvent.click(await within(dialog).findByRole("tab", { name: /^(?:Unread|לא נקראו)/ }))
    await waitFor(() => expect(within(dialog).queryAllByRole("listitem")).toHaveLength(2))
    await userEvent.click(within(dialog).getByRole("button", { name: /Mark all as read|סימון הכול כנקרא/ }))
    await expect(await within(dialog).findByText(/Nothing unread|אין התראות שלא נקראו/)).toBeVisible()
  },
}
export const NotificationFollowed: Story = {
  play: async () => {
    const dialog = await openNotifications()
    const [first] = await within(dialog).findAllByRole("button", { name: /View|הצגה/ })
    await userEvent.click(first ?? dialog)
    await expect(
      await screen.findByRole("heading", { level: 1, name: /Leads|לידים/ }, { timeout: 15_000 }),
    ).toBeVisible()
    await screen.findByRole("button", { name: /1 unread|אחת שלא נקראה/ })
  },
}
/** A mark is undone by the toast's button. */
export const NotificationReadAndUndone: Story = {
  play: async () => {
    const dialog = await openNotifications()
    const marks = await within(dialog).findAllByRole("button", { name: /^(?:Mark as read|סימון כנקרא): / })
    await expect(marks).toHaveLength(2)
    await userEvent.click(marks[0] ?? dialog)
    await waitFor(() =>
      expect(within(dialog).getAllByRole("button", { name: /^(?:Mark as read|סימון כנקרא): / })).toHaveLength(1),
    )
    await userEvent.click(await screen.findByText(/^(?:Undo|ביטול)$/))
    await waitFor(() =>
      expect(within(dialog).getAllByRole("button", { name: /^(?:Mark as read|סימון כנקרא): / })).toHaveLength(2),
    )
  },
}
/** Only notifications about one topic are listed. */
export const NotificationsOfTopic: Story = {
  play: async () => {
    const dialog = await openNotifications()
    await within(dialog).findAllByRole("listitem")
    await userEvent.click(await within(dialog).findByRole("button", { name: /(?:About|נושא)$/ }))
    await userEvent.click(await screen.findByRole("option", { name: /^(?:Leads|לידים)$/ }))
    await waitFor(() => expect(within(dialog).getAllByRole("listitem")).toHaveLength(1))
  },
}
export const NotificationsEmpty: Story = {
  args: { seed: emptyBusiness },
  play: async () => {
    const dialog = await openNotifications()
    await expect(await within(dialog).findByText(/Nothing new|אין חדש/)).toBeVisible()
  },
}
export const NotificationsLoading: Story = {
  args: { silent: ["messaging/ListNotifications"] },
  play: async () => {
    await openNotifications()
  },
}
export const NotificationsFailed: Story = {
  args: { broken: ["messaging/ListNotifications"] },
  play: async () => {
    const dialog = await openNotifications()
    await expect(await within(dialog).findByRole("button", { name: /Try again|ניסיון נוסף/ })).toBeVisible()
  },
}
