import type { Region } from "@domain/kernel"
import { callerOf } from "@application/container"
import { UseCaseProvider, type UseCases, useCasesContext } from "@ui/container"
import { pageRoutes, RouteFailed, RoutePending } from "@ui/pages"
import { FlowsProvider, PortalProvider, profileContext, usePortal } from "@ui/shared/frame"
import { LaunchFlowProvider } from "@ui/shared/launch"
import { type ReactNode, useEffect, useState } from "react"
import { createMemoryRouter, Outlet, redirect, RouterContextProvider, type RouteObject } from "react-router"
import { RouterProvider } from "react-router/dom"
import { servicesWithout } from "./memory-world.ts"
import { bakery } from "./world/bakery.ts"
import { openStage, type Stage, type StageOptions } from "./world/open-stage.ts"

/** The use-cases of a stage; `onCall` is told the name of each that a screen calls. */
export const useCasesOf = ({ container }: Stage, onCall?: ScreenProps["onCall"]): UseCases => {
  const call = callerOf(container)
  return {
    call: (contract, ...rest) => {
      onCall?.(contract.name)
      return call(contract, ...rest)
    },
    prepare: () => undefined,
  }
}

interface StoryPortalProps {
  readonly chat: StageOptions["chat"] | undefined
  readonly off: StageOptions["off"] | undefined
  readonly children: ReactNode
}

/** The portal's support chats where the story has a chat. */
const chatting = { chat: { token: "bakery-support" }, chatScript: "https://chat.example/widget.js" }

/** The story's portal, whose installation lacks some third parties. */
const StoryPortal = ({ chat, off, children }: StoryPortalProps) => {
  const value = usePortal()
  const portal = { ...value.portal, services: [...servicesWithout(off)], ...(chat !== undefined && chatting) }
  return <PortalProvider value={{ ...value, portal }}>{children}</PortalProvider>
}

/** What the product has around its screens: calls, sign-in, devices and the journey. */
export const Around = ({
  useCases,
  session,
  launch,
  paymentWindow,
  pushDevice,
  passkeyDevice,
  loadSupportChat,
}: Stage & { readonly useCases: UseCases }) => (
  <UseCaseProvider useCases={useCases}>
    <FlowsProvider
      session={session}
      paymentWindow={paymentWindow}
      pushDevice={pushDevice}
      passkeyDevice={passkeyDevice}
      loadSupportChat={loadSupportChat}
    >
      <LaunchFlowProvider flow={launch}>
        <Outlet />
      </LaunchFlowProvider>
    </FlowsProvider>
  </UseCaseProvider>
)

interface RouterOptions extends Pick<ScreenProps, "path" | "onCall"> {
  readonly region: Region
}

const routerOf = (stage: Stage, { path, region, onCall }: RouterOptions) => {
  const useCases = useCasesOf(stage, onCall)
  const root: RouteObject = {
    element: <Around {...stage} useCases={useCases} />,
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <RoutePending />,
    children: pageRoutes({ redirectFrom: (_request, path) => redirect(path) }),
  }
  return createMemoryRouter([root], {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(useCasesContext, useCases)
      context.set(profileContext, { ...bakery, region, roleId: "ClientAccess" })
      return context
    },
  })
}

export interface ScreenProps extends StageOptions {
  /** Address of the screen. */
  readonly path: string
  /** Address to visit once the screen is shown, for stories of loading pages. */
  readonly next?: string
  /** Where the bakery is, by its seed; India unless it is said. */
  readonly region?: Region
  /** Told the name of each contract that the screen calls. */
  readonly onCall?: (contract: string) => void
}

/** Goes on as soon as the first screen has been drawn. */
const goOn = (router: ReturnType<typeof routerOf>, next: string): void => {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    void router.navigate(next)
  })
}

/** A whole screen on a world of its own: real handlers, in-memory ports, real routes. */
export const Screen = ({ path, next, region = bakery.region, onCall, ...options }: ScreenProps) => {
  const [router, setRouter] = useState<ReturnType<typeof routerOf>>()
  const [first] = useState({ next, options, router: { path, region, ...(onCall !== undefined && { onCall }) } })
  useEffect(() => {
    let isWanted = true
    void openStage(first.options).then((stage) => {
      if (!isWanted) return
      const opened = routerOf(stage, first.router)
      if (first.next !== undefined) goOn(opened, first.next)
      setRouter(opened)
    })
    return () => {
      isWanted = false
    }
  }, [first])
  return router === undefined ? null : (
    <StoryPortal chat={first.options.chat} off={first.options.off}>
      <RouterProvider router={router} />
    </StoryPortal>
  )
}
