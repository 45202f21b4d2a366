import type { Offer } from "@domain/creatives"
import type { BusinessLocation, Extraction } from "@domain/businesses"
import type { FoundPlace } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { expect } from "storybook/test"
import { LampSign } from "@ui/shared/lamp-sign"
import { AddressField } from "./address-field.tsx"
import { CapturedSign } from "./captured-sign.tsx"
import { ColoursField } from "./colours-field.tsx"
import { ContactFields } from "./contact-fields.tsx"
import { DraftCard } from "./draft-card.tsx"
import { LocationChoice } from "./location-choice.tsx"
import { LogoField } from "./logo-field.tsx"
import { NameField } from "./name-field.tsx"
import { ObjectiveChoice } from "@ui/journey/objective-choice"
import { OtherAddressDialog } from "./other-address-dialog.tsx"
import { OfferFields } from "./offer-fields.tsx"
import { OfferPreview } from "./offer-preview.tsx"
import type { PhoneParts } from "@ui/journey/phone-parts"
import { ServiceChoice } from "./service-choice.tsx"
import { WayChoice } from "./way-choice.tsx"
import type { Way } from "./way.ts"
import { WebsiteReading } from "./website-reading.tsx"

const meta = { title: "Journey/The business", component: WebsiteReading } satisfies Meta<typeof WebsiteReading>
export default meta
type Story = StoryObj

const column = (content: ReactNode) => (
  <main style={{ display: "grid", gap: "1.5rem", maxInlineSize: "33rem" }}>
    <h1>Bloom Bakery</h1>
    {content}
  </main>
)
const nothing = () => undefined
const reading = (extraction: Extraction): Story => ({
  render: () => column(<WebsiteReading extraction={extraction} />),
})
const address = "https://www.bloom-bakery.example"

export const ReadingBegins: Story = reading({ status: "pending", stage: "queued", address })
export const ReadingUnderWay: Story = reading({ status: "pending", stage: "contactPage", address })
export const ReadingDone: Story = reading({ status: "done", stage: "done", address })
export const ReadingFailed: Story = reading({
  status: "failed",
  stage: "reading",
  problem: "NothingFound",
  address: "https://a-very-long-name-of-a-neighbourhood-bakery.example/pages/about-us",
})

const bakery = {
  name: "Bloom Bakery",
  category: { slug: "bakery", name: "Bakery" },
  location: { city: "Bengaluru" },
  phone: "+919876543210",
  services: ["Wedding cakes", "Sourdough bread"],
  pictures: [{ url: "/bread.jpg", source: "website" as const }],
  colours: ["#7a3e1d", "#f4c95d"],
}

export const Captured: Story = { render: () => column(<CapturedSign details={{ business: bakery }} placeholder="" />) }
export const LittleCaptured: Story = {
  render: () => column(<CapturedSign details={{ business: {} }} placeholder="bloom-bakery.example" />),
}

export const DraftToGoOnWith: Story = {
  render: () =>
    column(
      <LampSign>
        <DraftCard name="Bloom Bakery" step="Step 3 of 6: Do you have an offer?" saved="Saved 2 hours ago" />
      </LampSign>,
    ),
}

const Address = ({ typed, error }: { readonly typed: string; readonly error?: string }) => {
  const [value, setValue] = useState(typed)
  return <AddressField way="website" value={value} onChange={setValue} onSwitch={nothing} error={error} />
}
const Chooser = ({ first }: { readonly first: Way }) => {
  const [way, setWay] = useState(first)
  return (
    <WayChoice value={way} onChange={setWay}>
      <Address typed="" />
    </WayChoice>
  )
}
export const Ways: Story = { render: () => column(<Chooser first="website" />) }
export const PageChosen: Story = { render: () => column(<Chooser first="page" />) }
export const AddressOfNetwork: Story = { render: () => column(<Address typed="facebook.com/bloom" />) }
export const AddressRefused: Story = {
  render: () => column(<Address typed="our shop" error="Invalid website URL." />),
}

export const NameTooLong: Story = {
  render: () => column(<NameField value="Bloom Bakery and Confectionery of Church Street" onChange={nothing} />),
}

export const AnotherAddress: Story = {
  render: () => (
    <OtherAddressDialog
      address="https://www.harbour-rye.example"
      name="Bloom Bakery"
      onReplace={nothing}
      onKeep={nothing}
      onClose={nothing}
    />
  ),
}

export const Contact: Story = {
  render: () =>
    column(
      <>
        <ContactFields
          region="IN"
          phone={{ country: "IN", number: "98765" }}
          onPhone={nothing}
          phoneError="Please provide a valid phone number"
          email="hello@bloom-bakery.example"
          onEmail={nothing}
        />
        <LogoField
          src={undefined}
          name="Bloom"
          onFile={nothing}
          onRefused={nothing}
          onRemove={nothing}
          isPending={false}
        />
      </>,
    ),
}

const SeveralContacts = () => {
  const [phone, setPhone] = useState<PhoneParts>({ country: "GB", number: "1132450099" })
  const [email, setEmail] = useState("hello@bloom-bakery.example")
  return (
    <ContactFields
      region="GB"
      phone={phone}
      onPhone={setPhone}
      email={email}
      onEmail={setEmail}
      found={{
        phones: ["+441132450099", "+441904555671", "+447700900123"],
        emailAddresses: ["hello@bloom-bakery.example", "orders@bloom-bakery.example"],
      }}
    />
  )
}
export const SeveralContactsFound: Story = {
  render: () => column(<SeveralContacts />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "01904 555671" }))
    await expect(canvas.getByRole("textbox", { name: /Business phone/ })).toHaveValue("1904555671")
    await expect(canvas.getByRole("radio", { name: "01904 555671" })).toBeChecked()
  },
}

const hours = (to: number) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to }))
const branches: ReadonlyArray<FoundPlace> = [
  {
    addressLine: "2 Kirkgate",
    city: "Leeds",
    postalCode: "LS1 6BY",
    countryCode: "GB",
    phone: "+441132450099",
    callHours: hours(1020),
  },
  { addressLine: "107 Micklegate", city: "York", postalCode: "YO1 6LG", countryCode: "GB", phone: "+441904555671" },
]
const SeveralLocations = () => {
  const [location, setLocation] = useState<BusinessLocation>(branches[0] ?? {})
  return <LocationChoice locations={branches} location={location} region="GB" onChoose={setLocation} />
}
export const SeveralLocationsFound: Story = {
  render: () => column(<SeveralLocations />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /York/ }))
    await expect(canvas.getByRole("radio", { name: /107 Micklegate, York, YO1 6LG.*01904 555671/ })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: /Leeds.*0113 245 0099.*5:00\s?pm|Leeds.*17:00/ })).not.toBeChecked()
  },
}

const Colours = () => {
  const [value, setValue] = useState<ReadonlyArray<string>>(["#7a3e1d", "#f4c95d"])
  return <ColoursField value={value} onChange={setValue} />
}
export const ColoursFound: Story = { render: () => column(<Colours />) }

export const Objectives: Story = {
  render: () =>
    column(
      <ObjectiveChoice
        value="Calls"
        onChange={nothing}
        recommended="Calls"
        isPossible={(objective) => objective !== "WebsiteVisits"}
      />,
    ),
}

const Services = ({ offered, error }: { readonly offered: ReadonlyArray<string>; readonly error?: string }) => {
  const [value, setValue] = useState<ReadonlyArray<string>>([])
  return (
    <ServiceChoice
      offered={offered}
      value={value}
      onChange={setValue}
      onAdd={(service) => setValue([...value, service])}
      error={error}
    />
  )
}
const many = [
  "Wedding cakes",
  "Sourdough bread",
  "Buns",
  "Cookies",
  "Pies",
  "Tarts",
  "Rolls",
  "Rusks",
  "Scones",
  "Toast",
]
export const ServicesToPromote: Story = { render: () => column(<Services offered={many} />) }
export const NoServicesKnown: Story = {
  render: () => column(<Services offered={[]} error="Please choose at least one product or service" />),
}

const OfferOf = ({ first }: { readonly first: Offer }) => {
  const [offer, setOffer] = useState(first)
  return (
    <>
      <OfferFields
        offer={offer}
        onChange={setOffer}
        region="IN"
        today="2026-11-20"
        firstEnd="2026-12-04"
        errorOf={() => undefined}
      />
      <OfferPreview offer={offer} region="IN" today="2026-11-20" />
    </>
  )
}
export const OfferInPercent: Story = {
  render: () => column(<OfferOf first={{ type: "Percentage", value: 20, validUntil: "2026-12-31" }} />),
}
export const OfferInWords: Story = { render: () => column(<OfferOf first={{ type: "Custom" }} />) }
