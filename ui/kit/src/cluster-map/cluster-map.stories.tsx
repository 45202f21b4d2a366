import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ClusterMap, type ClusterMapProps } from "./cluster-map.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show } from "../testing/show.tsx"

const meta = {
  title: "Data/Cluster map",
  component: ClusterMap,
  tags: ["autodocs"],
} satisfies Meta<typeof ClusterMap>
export default meta
type Story = StoryObj

/** Stores around three cities, more in the larger. */
const places = [
  { name: "Mumbai", latitude: 19.07, longitude: 72.87, count: 40 },
  { name: "Pune", latitude: 18.52, longitude: 73.85, count: 12 },
  { name: "Nashik", latitude: 19.99, longitude: 73.79, count: 1 },
].flatMap(({ name, latitude, longitude, count }) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    name: index === 0 ? name : `${name} ${index}`,
    latitude: latitude + 0.012 * (index % 7),
    longitude: longitude + 0.01 * Math.floor(index / 7),
    isMuted: index % 9 === 8,
  })),
)
const english = {
  label: "53 stores on the map",
  formatCount: String,
  nameOf: (first: string, count: number) => (count === 1 ? first : `${count} stores around ${first}`),
  wholeLabel: "Show all stores",
  formatDistance: (value: number) => `${value} km`,
}
const hebrew = {
  label: "53 סניפים על המפה",
  formatCount: String,
  nameOf: (first: string, count: number) => (count === 1 ? first : `${count} סניפים סביב ${first}`),
  wholeLabel: "הצגת כל הסניפים",
  formatDistance: (value: number) => `${value} ק״מ`,
}

const onChoose = fn()

export const Playground: StoryObj<typeof ClusterMap> = {
  args: { ...english, places, onChoose },
  parameters: inHebrew<ClusterMapProps>(hebrew),
}

export const Zoomed: StoryObj<typeof ClusterMap> = {
  args: { ...english, places, onChoose },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole("button", { name: "12 stores around Pune" }))
    await expect(await canvas.findByRole("button", { name: "Show all stores" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Show all stores" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Nashik" }))
    await expect(onChoose).toHaveBeenCalledWith([expect.objectContaining({ id: "Nashik-0" })])
  },
}

export const OnePlace: Story = {
  render: show((t) => (
    <ClusterMap {...(t("en", "he") === "he" ? hebrew : english)} places={places.slice(0, 1)} onChoose={noop} />
  )),
}
