import { adCopyOf, adLanguageOf, creativeContentOf, businessFactsOf, objectiveOf } from "@domain/campaigns"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { type AdCopy, draftAdCopy, type Palette, templates } from "@domain/creatives"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { usePortal } from "@ui/shared/frame"
import { AdTextFields } from "./ad-text-fields.tsx"
import { wholeAd } from "./use-asked-fields.tsx"
import { checkAd } from "@ui/journey/ad-checks"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { CreativeWords } from "./creative-words.tsx"
import { leadFormOf, withCreative, withDestination } from "@ui/journey/draft-creative"
import { LeadFormEditor } from "./lead-form-editor.tsx"
import { LeadFormPreview } from "./lead-form-preview.tsx"
import { PaletteEditor } from "./palette-editor.tsx"
import { RoundedPaper } from "./rounded-paper.tsx"
import { SizePreview } from "./size-preview.tsx"
import { SocialPreviews } from "./social-previews.tsx"
import { SuggestionList } from "./suggestion-list.tsx"
import { TemplateGallery } from "./template-gallery.tsx"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"

const meta = { title: "Journey/Creative", component: TemplateGallery } satisfies Meta<typeof TemplateGallery>
export default meta
type Story = StoryObj

/** The bakery in the toolbar's language. */
const useSample = (changes: SessionParts = {}) => {
  const { language } = usePortal()
  const base = language === "he" ? hebrewDraft : sampleDraft()
  return useState<SignupSession>({ ...base, ...changes })
}

const Gallery = () => {
  const [details] = useSample({ creative: { offerDetail: { type: "Percentage", value: 20 } } })
  const [selected, setSelected] = useState(templates[0]?.id)
  return <TemplateGallery content={creativeContentOf(details)} selected={selected} onSelect={setSelected} />
}

export const EveryDesign: Story = { render: () => <Gallery /> }

const Sizes = () => <SizePreview content={creativeContentOf(useSample()[0])} />

export const EverySize: Story = { render: () => <Sizes /> }

const Words = ({ showsErrors, changes }: { readonly showsErrors: boolean; readonly changes: SessionParts }) => {
  const [details, setDetails] = useSample(changes)
  return (
    <>
      <RoundedPaper>
        <CreativeDrawing content={creativeContentOf(details)} />
      </RoundedPaper>
      <CreativeWords
        details={details}
        showsErrors={showsErrors}
        onEdit={(_group, edits) => setDetails({ ...details, ...edits })}
      />
    </>
  )
}

export const WordsWhileTyping: Story = { render: () => <Words showsErrors={false} changes={{}} /> }

export const WordsRefused: Story = {
  render: () => (
    <Words
      showsErrors
      changes={{
        creative: {
          offerDetail: { type: "Custom", text: "An offer that is much too long to fit on any picture" },
          ...withCreative(sampleDraft(), {
            adDetail: { ...adCopyOf(sampleDraft()), headline: "CALL US NOW!! 98765 43210", description: "" },
          }).creative,
        },
      }}
    />
  ),
}

const Colours = () => {
  const [palette, setPalette] = useState<Palette>({ primary: "#b23a24" })
  return (
    <PaletteEditor
      palette={palette}
      found={["#b23a24", "#f2b53c", "#3b2417"]}
      onChange={([primary = "#b23a24", secondary, accent]) =>
        setPalette({ primary, ...(secondary !== undefined && { secondary }), ...(accent !== undefined && { accent }) })
      }
    />
  )
}

export const ColourSets: Story = { render: () => <Colours /> }

const Ad = () => {
  const [details, setDetails] = useSample({ creative: { objective: "LeadGeneration" } })
  const copy = withDestination(adCopyOf(details), details)
  const drafts = draftAdCopy({
    facts: businessFactsOf(details),
    objective: objectiveOf(details),
    language: adLanguageOf(details),
  })
  return (
    <>
      <SocialPreviews details={details} copy={copy} content={creativeContentOf(details)} hasLeadForm />
      <SuggestionList
        language={adLanguageOf(details)}
        copies={drafts}
        selected={copy}
        onSelect={(adDetail: AdCopy) => setDetails(withParts(details, withCreative(details, { adDetail })))}
      />
    </>
  )
}

export const SuggestedAds: Story = { render: () => <Ad /> }

const Details = ({ objective }: { readonly objective: NonNullable<SignupSession["creative"]["objective"]> }) => {
  const [details, setDetails] = useSample({ creative: { objective } })
  const copy = withDestination(adCopyOf(details), details)
  return (
    <AdTextFields
      asked={wholeAd}
      details={details}
      copy={copy}
      checks={checkAd(copy, details)}
      showsErrors
      onEdit={(change) => setDetails(withParts(details, withCreative(details, { adDetail: { ...copy, ...change } })))}
    />
  )
}

export const CallAd: Story = { render: () => <Details objective="Calls" /> }
export const VisitAd: Story = { render: () => <Details objective="WebsiteVisits" /> }

const Short = () => {
  const [details, setDetails] = useSample({ creative: { objective: "LeadGeneration" } })
  const limited = { ...details, longestPrimaryText: 30 }
  const copy = adCopyOf(limited)
  return (
    <AdTextFields
      asked={wholeAd}
      details={limited}
      copy={copy}
      checks={checkAd(copy, limited)}
      showsErrors
      onEdit={(change) => setDetails(withParts(details, withCreative(details, { adDetail: { ...copy, ...change } })))}
    />
  )
}

/** Where the portal takes short texts alone, the suggestion is short, and a longer one is refused as it is typed. */
export const AdOfShortTexts: Story = {
  render: () => <Short />,
  play: async ({ canvasElement }) => {
    const [text] = within(canvasElement).getAllByRole<HTMLInputElement>("textbox")
    if (text === undefined) throw new Error("No text is shown")
    await expect(text.value.length).toBeGreaterThan(0)
    await expect(text.value.length).toBeLessThanOrEqual(30)
    await userEvent.type(text, " and a good deal more than fits")
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription(expect.stringContaining("30"))
  },
}

const Form = () => {
  const [details] = useSample()
  const [form, setForm] = useState(leadFormOf(details))
  return <LeadFormEditor form={form} onChange={setForm} showsErrors />
}

const Seen = ({ details }: { readonly details: SignupSession }) => (
  <LeadFormPreview
    form={leadFormOf(details)}
    businessName={details.business.name ?? ""}
    language={adLanguageOf(details)}
  />
)

/** Whatever the interface's language is, the lead reads the ad's. */
export const LeadFormOfAHebrewAd: Story = { render: () => <Seen details={hebrewDraft} /> }
export const LeadFormOfAnEnglishAd: Story = { render: () => <Seen details={sampleDraft()} /> }

export const LeadFormBeingEdited: Story = { render: () => <Form /> }
