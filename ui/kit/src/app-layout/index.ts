export { AppLayout, type AppLayoutLabels, type AppLayoutProps } from "./app-layout.tsx"
export { type NavigationItem, SideNavigation, type SideNavigationProps } from "./side-navigation.tsx"
