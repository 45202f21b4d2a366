import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider } from "@ui/container"
import { FlowsProvider, PortalProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows, hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { expect, waitFor } from "storybook/test"
import { MemoryRouter } from "react-router"
import { PictureChooser } from "./picture-chooser.tsx"
import type { Pictures } from "./use-pictures.ts"

const pictures: Pictures = {
  choose: () => undefined,
  chooseStock: () => Promise.resolve(),
  pendingStock: undefined,
  stockFailure: undefined,
  resetStock: () => undefined,
  upload: () => Promise.resolve(),
  refuse: () => undefined,
  refusal: undefined,
  isUploading: false,
  uploadFailure: undefined,
}

/** The library is asked and does not answer. */
const useCases = { call: () => new Promise<never>(() => undefined), prepare: () => undefined }

const Chooser = ({ picturesLeftOut }: { readonly picturesLeftOut: boolean }) => {
  const draft = usePortal().language === "he" ? hebrewDraft : sampleDraft()
  const details = { ...draft, extraction: { ...draft.extraction, picturesLeftOut } }
  return (
    <UseCaseProvider useCases={useCases}>
      <FlowsProvider {...anonymousFlows}>
        <MemoryRouter>
          <PictureChooser details={details} shown={undefined} pictures={pictures} />
        </MemoryRouter>
      </FlowsProvider>
    </UseCaseProvider>
  )
}

const meta = { title: "Journey/Pictures", component: Chooser } satisfies Meta<typeof Chooser>
export default meta
type Story = StoryObj<typeof meta>

/** The website had more pictures than may be copied in a day: the chooser says so, above what there is. */
export const SomeLeftOut: Story = {
  args: { picturesLeftOut: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pictures were copied from websites today|הועתקו תמונות רבות/)).toBeVisible()
  },
}

/** Without such a limit nothing is said. */
export const NoneLeftOut: Story = {
  args: { picturesLeftOut: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Upload your own|תמונה משלכם)$/)).toBeVisible()
    await expect(canvas.queryByText(/pictures were copied from websites today|הועתקו תמונות רבות/)).toBeNull()
  },
}

const WithoutLibrary = () => {
  const value = usePortal()
  return (
    <PortalProvider value={{ ...value, portal: { ...value.portal, services: ["google"] } }}>
      <Chooser picturesLeftOut={false} />
    </PortalProvider>
  )
}

/** Without a stock library none is offered; the website's pictures and uploads are. */
export const NoLibrary: Story = {
  args: { picturesLeftOut: false },
  render: () => <WithoutLibrary />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("input[type=file]")).not.toBeNull())
    await expect(canvas.queryByRole("searchbox")).toBeNull()
  },
}
