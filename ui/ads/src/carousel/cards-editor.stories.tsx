import type { CarouselCard, CarouselCards } from "@domain/campaigns"
import { type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider } from "@ui/container"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows, hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { useRef, useState } from "react"
import { MemoryRouter } from "react-router"
import { expect, userEvent } from "storybook/test"
import { SocialPreviews } from "../social-previews.tsx"
import { adCopyOf, creativeContentOf } from "@domain/campaigns"
import { CardsEditor } from "./cards-editor.tsx"

const meta = { title: "Journey/Carousel", component: CardsEditor } satisfies Meta<typeof CardsEditor>
export default meta
type Story = StoryObj

const svg = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080"><rect width="1080" height="1080" fill="${colour}"/><circle cx="540" cy="540" r="280" fill="#fff" opacity=".5"/></svg>`)}`

const pictures = ["#b45309", "#0f766e", "#7c3aed"].map((colour) => ({ url: svg(colour), source: "upload" as const }))

const words = {
  en: [
    ["Rye bread", "From ₹120"],
    ["Challah for Friday", "In Pune"],
    ["Cinnamon buns", ""],
  ],
  he: [
    ["לחם שיפון", "החל מ־₪18"],
    ["חלה לשבת", "בחיפה"],
    ["לחמניות קינמון", ""],
  ],
} as const

const cardsIn = (language: "en" | "he"): CarouselCards =>
  words[language].flatMap(([headline, description], index): ReadonlyArray<CarouselCard> => {
    const picture = pictures[index]
    return picture === undefined ? [] : [{ picture, headline, ...(description !== "" && { description }) }]
  })

/** The library and the shop are asked and do not answer. */
const useCases = { call: () => new Promise<never>(() => undefined), prepare: () => undefined }

interface EditorProps {
  readonly change?: (cards: CarouselCards) => CarouselCards
  readonly showsErrors?: boolean
  readonly objective?: "WebsiteVisits" | "LeadGeneration"
}

const Editor = ({ change = (cards) => cards, showsErrors = false, objective = "WebsiteVisits" }: EditorProps) => {
  const { language } = usePortal()
  const draft = language === "he" ? hebrewDraft : sampleDraft()
  const [details, setDetails] = useState<SignupSession>({
    ...draft,
    business: { ...draft.business, websiteUrl: "https://sunrise-bakery.example", pictures },
    creative: {
      ...draft.creative,
      objective,
      creativeDetail: { ...draft.creative.creativeDetail, cards: change(cardsIn(language === "he" ? "he" : "en")) },
    },
  })
  const latest = useRef(details)
  latest.current = details
  const editing = {
    details,
    change: (changes: Parameters<typeof withParts>[1]) => setDetails((before) => withParts(before, changes)),
    flow: {
      state: () => ({ details: latest.current }),
      flush: () => Promise.resolve(),
      refresh: () => Promise.resolve(),
    },
  }
  return (
    <UseCaseProvider useCases={useCases}>
      <FlowsProvider {...anonymousFlows}>
        <MemoryRouter>
          <CardsEditor editing={editing} showsErrors={showsErrors} />
          <SocialPreviews
            details={details}
            copy={adCopyOf(details)}
            content={creativeContentOf(details)}
            hasLeadForm={false}
          />
        </MemoryRouter>
      </FlowsProvider>
    </UseCaseProvider>
  )
}

const remove = /^(?:Remove card|הסרת כרטיס) 2$/
const undo = /^(?:Undo|ביטול)$/
const headlines = /^(?:Headline|כותרת)$/

export const Cards: Story = {
  render: () => <Editor />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: remove }))
    await expect(canvas.getAllByRole("textbox", { name: headlines })).toHaveLength(2)
    await userEvent.click(canvas.getByRole("button", { name: undo }))
    await expect(canvas.getAllByRole("textbox", { name: headlines })).toHaveLength(3)
  },
}

/** Cards lead to the form, so that none asks for a page. */
export const WithoutPages: Story = {
  render: () => <Editor objective="LeadGeneration" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("textbox", { name: headlines })).toHaveLength(3)
    await expect(canvas.queryByRole("textbox", { name: /^(?:Page this card opens|הדף שהכרטיס פותח)/ })).toBeNull()
  },
}

export const NoCardsYet: Story = {
  render: () => <Editor change={() => []} showsErrors />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^(?:Suggest cards|הצעת כרטיסים)$/ }))
    await expect(canvas.getAllByRole("textbox", { name: headlines })).toHaveLength(2)
    await expect(canvas.queryByRole("alert")).toBeNull()
  },
}

export const WrongCards: Story = {
  render: () => (
    <Editor
      showsErrors
      change={(cards) =>
        cards.map((card, index) =>
          index === 0
            ? { ...card, headline: "", link: "https://elsewhere.example/rye" }
            : { ...card, description: "A longer line than the network shows below a headline" },
        )
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(?:This page must be on your website\.|הדף הזה חייב להיות באתר שלכם\.)$/),
    ).toBeVisible()
  },
}
