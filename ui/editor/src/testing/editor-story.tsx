import { editOf, type PlanEdit } from "@domain/campaigns"
import { planOf } from "@domain/signup"
import { UseCaseProvider } from "@ui/container"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows } from "@ui/shared/testing"
import { useEffect, useState } from "react"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { CampaignEditor, type CampaignEditorProps } from "../campaign-editor.tsx"
import { type EditDeskOptions, makeEditDesk } from "./edit-desk.ts"
import { launchedSession, launchedWithBanner, runningCampaign } from "./sample-campaign.ts"

export interface EditorStoryProps extends Omit<EditDeskOptions, "session" | "edit"> {
  /** The step that is open. */
  readonly step?: string
  readonly category?: CampaignEditorProps["category"]
  readonly maySend?: boolean
  /** Whether the campaign runs as a banner too. */
  readonly hasBanner?: boolean
  /** What was changed before. */
  readonly changed?: (running: PlanEdit) => PlanEdit
}

/** The desk of the story that is shown. */
export const story: { desk?: ReturnType<typeof makeEditDesk> } = {}

const openEditor = (props: EditorStoryProps, language: "en" | "he") => {
  const { step, category = "LocalBusiness", maySend = true, hasBanner = false, changed, ...options } = props
  const session = (hasBanner ? launchedWithBanner : launchedSession)(language)
  const running = editOf(planOf(session))
  const desk = makeEditDesk({ session, ...options, ...(changed !== undefined && { edit: changed(running) }) })
  const state = desk.state()
  const element = (
    <CampaignEditor
      campaign={runningCampaign(session)}
      state={state}
      latest={state}
      session={session}
      category={category}
      maySend={maySend}
      mayChangeTerms
    />
  )
  const path = "/app/7/editCampaign/12"
  const router = createMemoryRouter(
    [
      { path, element },
      { path: "*", element: <h1>Another page</h1> },
    ],
    { initialEntries: [step === undefined ? path : `${path}?step=${step}`] },
  )
  return { desk, router, useCases: { call: desk.call, prepare: () => undefined } }
}

/** The editor over a desk in memory, as the page of the application has it. */
export const EditorStory = (props: EditorStoryProps) => {
  const { language } = usePortal()
  const [{ desk, router, useCases }] = useState(() => openEditor(props, language === "he" ? "he" : "en"))
  useEffect(() => {
    story.desk = desk
  }, [desk])
  return (
    <UseCaseProvider useCases={useCases}>
      <FlowsProvider {...anonymousFlows}>
        <RouterProvider router={router} />
      </FlowsProvider>
    </UseCaseProvider>
  )
}
