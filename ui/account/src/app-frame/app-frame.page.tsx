import { GetConfiguration } from "@application/businesses/contract"
import { readerOf } from "@ui/container"
import { businessPath, menuPageAt, pageAt, pageInstead, pageRow } from "@domain/pages"
import { frameParts, isEmbedMode, layoutSizes } from "@domain/portals"
import { AppLayout, EmbeddedLayout } from "@ui/kit/app-layout"
import { Breadcrumbs } from "@ui/kit/breadcrumbs"
import { IconButton } from "@ui/kit/icon-button"
import { ToastRegion } from "@ui/kit/toast"
import { useEffect, useRef, useState } from "react"
import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import {
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from "react-router"
import { useNavigationItems } from "./app-navigation.tsx"
import { appToasts } from "@ui/shared/app-toasts"
import { ConfigurationContext } from "@ui/shared/configuration"
import { useCrumbs } from "./crumbs.tsx"
import { LoadingBar, useSlowNavigation } from "./loading-bar.tsx"
import { LogOutDialog } from "@ui/shared/log-out-dialog"
import { PageSkeleton } from "./page-skeleton.tsx"
import { PortalFooter } from "./portal-footer.tsx"
import { SidebarHead } from "./sidebar-head.tsx"
import { SupportTile } from "./support-tile.tsx"
import { useBusinessChat } from "./use-business-chat.ts"
import { useFinders } from "./use-finders.tsx"
import { useGreeting } from "./use-greeting.ts"
import { useProfile } from "@ui/shared/use-profile"
import { UserMenu } from "./user-menu.tsx"
import { StandstillBanner } from "./standstill-banner.tsx"
import { VerifyBanner } from "./verify-banner.tsx"
import { HomeLink, profileContext, useDevicePreferences, useSessionState } from "@ui/shared/frame"

/**
 * The configuration of the business, which decides the menu, with a redirect from pages that it does not have. Without an answer the
 * page is shown without a menu.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = args.context.get(profileContext)
  const configuration = await readerOf(args)(GetConfiguration, { businessProfileId: id }).catch(() => undefined)
  const instead = configuration && pageInstead(new URL(args.request.url).pathname, configuration)
  if (instead !== undefined) throw redirect(businessPath(instead, id))
  return { configuration }
}

/** Each page reads the configuration anew: a linked store or first results change the menu. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname

/** The page itself, anew for each business so that nothing typed for one is kept for the next, or its shape while another takes long to come. */
const Content = () => {
  const { pathname } = useLocation()
  const { businessProfileId } = useParams()
  const coming = useSlowNavigation()
  return coming === undefined || coming === pathname ? (
    <Outlet key={businessProfileId} />
  ) : (
    <PageSkeleton place={menuPageAt(coming)} />
  )
}

/** Leads to the login when the session ends by itself, and back here afterwards. Spec: states, session end. */
const useSessionEnd = () => {
  const { status } = useSessionState()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (status !== "anonymous" || isLeaving.current) return
    const query = new URLSearchParams({ redirect: `${pathname}${search}`, reason: "expired" })
    void navigate(`/login?${query.toString()}`, { replace: true })
  }, [navigate, pathname, search, status])
  return () => {
    isLeaving.current = true
  }
}

/** The frame of the signed-in application. Spec: screens, layout; query embed=true hides sidebar and breadcrumbs. */
export default function AppFrame() {
  const { t } = useTranslation(["app", "common"])
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const session = useSessionState()
  const profile = useProfile()
  const { isSidebarNarrow, isEmbedded: embedding } = useDevicePreferences()
  const [isNarrow, setNarrow] = useState(() => isSidebarNarrow.read() ?? false)
  const [search] = useSearchParams()
  const asked = search.get("embed")
  const [wasEmbedded, setEmbedded] = useState(() => embedding.read() ?? false)
  const isEmbedded = isEmbedMode(asked, wasEmbedded)
  if (isEmbedded !== wasEmbedded) setEmbedded(isEmbedded)
  useEffect(() => embedding.write(isEmbedded), [embedding, isEmbedded])
  const [isLogOutOpen, setLogOutOpen] = useState(false)
  const noteLeaving = useSessionEnd()
  const { configuration } = useLoaderData<typeof loader>()
  const crumbs = useCrumbs(configuration)
  const items = useNavigationItems(profile?.id, pathname, configuration)
  const looker =
    session.status === "signedIn" && profile !== undefined
      ? { userId: session.user.id, profile, profiles: session.profiles }
      : undefined
  const { dialog, onSearch, onSwitch } = useFinders(looker, configuration)
  useGreeting()

  const { area } = pageRow(pageAt(pathname) ?? "dashboard")
  const chat = useBusinessChat({ profile, configuration, area, isEmbedded })
  const { footer: hasFooter } = frameParts(area, { width: layoutSizes.mobileBelow, isEmbedded })
  if (session.status !== "signedIn" || profile === undefined) return <LoadingBar isLoading />
  const content = (
    <ConfigurationContext value={configuration}>
      <LoadingBar isLoading={navigation.state !== "idle"} />
      <VerifyBanner user={session.user} />
      {profile.isFrozen === true ? <StandstillBanner profile={profile} /> : null}
      <Content />
      <ToastRegion toasts={appToasts} label={t("app:frame.messages")} closeLabel={t("common:action.close")} />
    </ConfigurationContext>
  )
  const footer = hasFooter ? <PortalFooter /> : null
  if (isEmbedded) return <EmbeddedLayout footer={footer}>{content}</EmbeddedLayout>
  return (
    <>
      <AppLayout
        logo={<HomeLink />}
        mark={<HomeLink isMark />}
        items={items}
        onNavigate={(href) => void navigate(href)}
        isCollapsed={isNarrow}
        onCollapse={(next) => {
          setNarrow(next)
          isSidebarNarrow.write(next)
        }}
        breadcrumbs={
          <Breadcrumbs label={t("app:frame.youAreHere")} crumbs={crumbs} onNavigate={(href) => void navigate(href)} />
        }
        userMenu={
          <UserMenu
            user={session.user}
            isOfSeveral={session.profiles.length > 1}
            onOpen={(page) => void navigate(`/app/${profile.id}/${page === "preferences" ? "userPreferences" : page}`)}
            onLogOut={() => setLogOutOpen(true)}
          />
        }
        sidebarHead={({ isNarrow: isSlim, close }) => (
          <SidebarHead
            isNarrow={isSlim}
            profile={profile}
            onSwitch={onSwitch && (() => (close(), onSwitch()))}
            onSearch={onSearch && (() => (close(), onSearch()))}
          />
        )}
        smallTools={
          onSearch === undefined ? null : (
            <IconButton label={t("app:frame.search")} aria-haspopup="dialog" onPress={onSearch}>
              <Search aria-hidden />
            </IconButton>
          )
        }
        sidebarFoot={<SupportTile profile={profile} chat={chat} />}
        footer={footer}
        labels={{
          navigation: t("app:frame.navigation"),
          openNavigation: t("app:frame.openNavigation"),
          closeNavigation: t("app:frame.closeNavigation"),
          collapse: t("app:frame.collapse"),
          expand: t("app:frame.expand"),
          skip: t("common:skipToContent"),
        }}
      >
        {content}
      </AppLayout>
      {dialog}
      <LogOutDialog isOpen={isLogOutOpen} onClose={() => setLogOutOpen(false)} onLeaving={noteLeaving} />
    </>
  )
}
