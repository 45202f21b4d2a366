import type { Store } from "@application/businesses/contract"
import { JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import layout from "@ui/journey/layout.module.css"
import { ImportNote } from "./import-note.tsx"
import { StoreStateNote } from "./store-state-note.tsx"

/** A store's notes as its pages show them together. */
const StoreNotes = ({ store }: { readonly store: Store }) => (
  <div className={layout["stack"]}>
    <StoreStateNote store={store} />
    <ImportNote store={store} />
  </div>
)

const shop = { platform: "Shopify", shop: "lumen-lamps.myshopify.com", label: "lumen-lamps.myshopify.com" } as const
type Job = NonNullable<NonNullable<Store["feed"]>["job"]>
const summary = {
  rows: 316,
  items: 316,
  taken: 310,
  distinctIds: 316,
  blankIds: 0,
  groups: 264,
  products: 264,
  productsTaken: 260,
  withPrice: 316,
  zeroPrice: 0,
  withSalePrice: 40,
  linksToEncode: 0,
  currencies: { GBP: 316 },
  availability: { in_stock: 316 },
  missing: {},
  issues: { error: 6 },
}
const feed = (job: Partial<Job>): Pick<Store, "feed" | "products"> => ({
  products: 260,
  feed: {
    id: ProductFeedId.make(4),
    name: "Lumen Lamps",
    productCatalogId: ProductCatalogId.make(2),
    url: "https://lumen.example",
    createdAt: 0,
    job: { jobId: JobId.make("job-00001"), status: "Done", queuedAt: 0, updatedAt: 0, summary, ...job },
  },
})

const meta = {
  title: "Journey/Stores",
  component: StoreNotes,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: "33rem" }}>
        <h1>Lumen Lamps</h1>
        <Story />
      </main>
    ),
  ],
  args: { store: { state: "notLinked" } },
} satisfies Meta<typeof StoreNotes>
export default meta
type Story = StoryObj<typeof meta>

const refused = (refusal: NonNullable<Store["refusal"]>): Story => ({
  args: { store: { state: refusal === "somebodyElses" ? "somebodyElses" : "refused", refusal, ...shop } },
})

export const NotLinked: Story = {}
export const Linking: Story = { args: { store: { state: "linking", ...shop } } }
export const Linked: Story = { args: { store: { state: "linked", ...shop, ...feed({}) } } }
export const Reading: Story = { args: { store: { state: "linked", ...shop, ...feed({ status: "InProgress" }) } } }
export const TooSlowToRead: Story = {
  args: { store: { state: "linked", ...shop, ...feed({ status: "Failed", failure: "tooSlow" }) } },
}
export const VariantsLeftOut: Story = {
  args: {
    store: { state: "linked", ...shop, ...feed({ summary: { ...summary, products: 264, productsTaken: 264 } }) },
  },
}
export const BrokenAtAPlace: Story = {
  args: {
    store: {
      state: "linked",
      ...shop,
      ...feed({ status: "Failed", failure: "malformed", place: { line: 12, column: 40 } }),
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/12.*40/u)).toBeVisible(),
}
export const AccessLost: Story = {
  args: { store: { state: "accessLost", ...shop, ...feed({ status: "Failed", failure: "accessLost" }) } },
}
export const Cancelled: Story = refused("cancelled")
export const Expired: Story = refused("expired")
export const Refused: Story = refused("refused")
export const TimedOut: Story = refused("tooSlow")
export const OutOfReach: Story = refused("unreachable")
export const SomebodyElses: Story = refused("somebodyElses")
