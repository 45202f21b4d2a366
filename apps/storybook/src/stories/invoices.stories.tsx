import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { britishBusiness } from "../world/card-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"
import { filledWallet, manyDocuments, registeredInvoice } from "../world/wallet-seeds.ts"

const list = "/app/9101/wallet/invoices"
const paper = "/app/9101/invoice"
const meta = {
  title: "Screens/Invoices",
  component: Screen,
  parameters: { page: true },
  args: { seed: filledWallet, isSignedIn: true, path: list },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
const table = () => screen.findByRole("table", { name: words("billing:list.title") }, slow)

export const Listed: Story = {
  play: async () => {
    await texts("billing:list.title")
    await expect(within(await table()).getAllByText(words("billing:kind.receipt")).length).toBeGreaterThan(1)
  },
}
export const Full: Story = {
  args: { seed: manyDocuments },
  play: async () => {
    await texts("common:paging.following")
    await userEvent.click(await screen.findByRole("button", { name: words("common:paging.following") }, slow))
    await waitFor(() => expect(screen.getByRole("button", { name: words("common:paging.following") })).toBeDisabled())
  },
}
export const OfOneKind: Story = {
  args: { path: `${list}?kind=invoice` },
  play: async () => {
    await texts("billing:kind.invoice")
    await expect(within(await table()).queryByText(words("billing:kind.receipt"))).toBeNull()
  },
}
export const FilteredAway: Story = {
  args: { path: `${list}?year=2001-02` },
  play: async () => {
    await texts("billing:list.noneFound.title")
    await expect(await screen.findByText(words("billing:list.noneFound.title"), {}, slow)).toBeVisible()
    await userEvent.click(await screen.findByRole("button", { name: words("app:wallet.filter.clear") }, slow))
    await expect(await table()).toBeVisible()
  },
}
export const Empty: Story = { args: { seed: emptyBusiness } }
export const Loading: Story = {
  args: { silent: ["wallet/ListBillingDocuments"], path: "/app/9101/wallet", next: list },
}
export const Failed: Story = { args: { broken: ["wallet/ListBillingDocuments"] } }
export const DownloadFailed: Story = {
  args: { broken: ["wallet/DownloadBillingYear"] },
  play: async () => {
    await texts("billing:list.wholeYear")
    const [start = ""] = words("billing:list.wholeYear").split("{{")
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${start}`, "u") }, slow))
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}

const paperTitle = (kind: string) =>
  screen.findByRole("heading", { level: 2, name: words(`documents:title.${kind}`) }, slow)

export const Receipt: Story = {
  args: { path: `${paper}/1` },
  play: async () => {
    await texts("documents:title.receipt")
    await expect(await paperTitle("receipt")).toBeVisible()
  },
}
export const Invoice: Story = {
  args: { path: `${paper}/2` },
  play: async () => {
    await texts("documents:title.plainInvoice")
    await expect(await paperTitle("plainInvoice")).toBeVisible()
    await expect(screen.getByText(words("documents:line.media"))).toBeVisible()
  },
}
export const RegisteredInvoice: Story = {
  args: { path: `${paper}/2`, seed: registeredInvoice },
  play: async () => {
    await texts("documents:registration.qr")
    await expect(await screen.findByRole("img", { name: words("documents:registration.qr") }, slow)).toBeVisible()
    await expect(screen.getByText(/^50d858e0/u)).toBeVisible()
  },
}
export const NotFound: Story = {
  args: { path: `${paper}/987654` },
  play: async () => {
    await texts("billing:page.missing.title")
    await expect(await screen.findByRole("heading", { name: words("billing:page.missing.title") }, slow)).toBeVisible()
  },
}
export const PaperLoading: Story = { args: { path: `${paper}/1`, silent: ["wallet/GetBillingDocument"] } }
export const PaperFailed: Story = {
  args: { path: `${paper}/1`, broken: ["wallet/GetBillingDocument"] },
  play: async () => {
    await texts("billing:page.notLoaded")
    await expect(await screen.findByRole("heading", { name: words("billing:page.notLoaded") }, slow)).toBeVisible()
  },
}

const billing = "/app/9101/wallet/billing"
const field = (key: string) => screen.findByRole("textbox", { name: words(key) }, slow)
const save = async () =>
  userEvent.click(await screen.findByRole("button", { name: words("billing:details.save") }, slow))

export const BillingDetails: Story = { args: { path: billing } }
export const BillingDetailsInBritain: Story = { args: { path: billing, seed: britishBusiness, region: "GB" } }
export const BillingDetailsSaved: Story = {
  args: { path: billing },
  play: async () => {
    await texts("billing:details.save")
    const number = await field("billing:details.taxNumber.IN")
    await userEvent.type(number, "29AABCR1718E1ZL")
    await userEvent.click(await screen.findByRole("button", { name: words("billing:details.useRegistered") }, slow))
    await expect(await field("billing:details.name")).toHaveValue("Rao Foods Private Limited")
    await save()
    await expect(await screen.findByText(words("billing:details.saved"), {}, slow)).toBeVisible()
    await expect(number).toHaveValue("29AABCR1718E1ZL")
  },
}
export const BillingDetailsRefused: Story = {
  args: { path: billing },
  play: async () => {
    await texts("billing:details.save")
    const number = await field("billing:details.taxNumber.IN")
    await userEvent.type(number, "29AABCR1718E1ZX")
    await save()
    await expect(number).toBeInvalid()
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue("29AABCR1718E1ZX")
  },
}
export const BillingDetailsUnknownToTheRegister: Story = {
  args: { path: billing },
  play: async () => {
    await texts("billing:details.notLookedUp")
    await userEvent.type(await field("billing:details.taxNumber.IN"), "29AAPFU0939F1ZR")
    await expect(await screen.findByText(words("billing:details.notLookedUp"), {}, slow)).toBeVisible()
  },
}
export const BillingDetailsNotSaved: Story = {
  args: { path: billing, broken: ["wallet/SaveBillingDetails"] },
  play: async () => {
    await texts("billing:details.save")
    const name = await field("billing:details.name")
    await userEvent.clear(name)
    await userEvent.type(name, "Bloom Foods")
    await save()
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
    await expect(name).toHaveValue("Bloom Foods")
  },
}
export const BillingDetailsNotAllowed: Story = { args: { path: billing, role: "AccountManager" } }
export const BillingDetailsLoading: Story = {
  args: { silent: ["wallet/GetBillingDetails"], path: "/app/9101/leads", next: billing },
}
export const BillingDetailsFailed: Story = { args: { path: billing, broken: ["wallet/GetBillingDetails"] } }
