import type { Meta, StoryObj } from "@storybook/react-vite"
import { AreasMap, RadiusMap, type RadiusMapProps } from "./radius-map.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Radius map",
  component: RadiusMap,
  subcomponents: { AreasMap },
  tags: ["autodocs"],
} satisfies Meta<typeof RadiusMap>
export default meta
type Story = StoryObj

const towns = (t: Words) => [
  { name: t("Mumbai", "מומבאי"), latitude: 19.076, longitude: 72.8777, population: 12_442_373 },
  { name: t("Bandra", "בנדרה"), latitude: 19.0596, longitude: 72.8295, population: 337_391 },
  { name: t("Andheri", "אנדהרי"), latitude: 19.1136, longitude: 72.8697, population: 748_688 },
  { name: t("Kurla", "קורלה"), latitude: 19.0726, longitude: 72.8845, population: 775_000 },
  { name: t("Dadar", "דאדר"), latitude: 19.0178, longitude: 72.8478, population: 220_000 },
  { name: t("Thane", "תאנה"), latitude: 19.2183, longitude: 72.9781, population: 1_841_488 },
  { name: t("Navi Mumbai", "נאווי מומבאי"), latitude: 19.033, longitude: 73.0297, population: 1_120_547 },
  { name: t("Powai", "פוואי"), latitude: 19.1176, longitude: 72.906, population: 120_000 },
  { name: t("Colaba", "קולאבה"), latitude: 18.9067, longitude: 72.8147, population: 90_000 },
]

export const Playground: StoryObj<typeof RadiusMap> = {
  args: {
    label: "A circle around Bandra",
    centre: { latitude: 19.0596, longitude: 72.8295 },
    radius: 10,
    towns: towns((english) => english),
    formatDistance: (value) => `${value} km`,
  },
  argTypes: { radius: { control: { type: "range", min: 1, max: 40 } } },
  parameters: inHebrew<RadiusMapProps>({
    label: "מעגל סביב בנדרה",
    towns: towns((_, hebrew) => hebrew),
    formatDistance: (value) => `${value} ק״מ`,
  }),
}

const radius = (kilometres: number) =>
  show((t) => (
    <RadiusMap
      label={t(`A circle of ${kilometres} km around Bandra`, `מעגל של ${kilometres} ק״מ סביב בנדרה`)}
      centre={{ latitude: 19.0596, longitude: 72.8295 }}
      radius={kilometres}
      towns={towns(t)}
      formatDistance={(value) => t(`${value} km`, `${value} ק״מ`)}
    />
  ))

export const Radius5: Story = { render: radius(5) }

export const Radius15: Story = { render: radius(15) }

export const Radius25: Story = { render: radius(25) }

export const Areas: Story = {
  render: show((t) => (
    <AreasMap
      label={t("Bandra and Thane, without Powai", "בנדרה ותאנה, ללא פוואי")}
      areas={[
        { name: "bandra", latitude: 19.0596, longitude: 72.8295, radius: 6 },
        { name: "thane", latitude: 19.2183, longitude: 72.9781, radius: 7 },
        { name: "powai", latitude: 19.1176, longitude: 72.906, radius: 3, isExcluded: true },
      ]}
      towns={towns(t)}
      formatDistance={(value) => t(`${value} km`, `${value} ק״מ`)}
    />
  )),
}
