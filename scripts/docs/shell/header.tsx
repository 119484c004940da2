import type { ComponentChildren } from "preact";
import { hrefOf } from "../view/links.js";
import { Mark } from "./mark.js";

/** The site's title and controls. Styles hide controls that need JavaScript if it is disabled. */
export function Header({ siteTitle, version, logo }: { siteTitle: string; version: string; logo?: string | undefined }) {
  return (
    <header class="site-header">
      <button type="button" class="menu-button" popovertarget="_menu" aria-label="Menu">
        <Icon>
          <path d="M3 6h18M3 12h18M3 18h18" />
        </Icon>
      </button>
      <a class="site-title" href="/">
        {logo === undefined ? <Mark /> : <img class="logo" src={hrefOf(logo)} alt="" />}
        <span>
          {siteTitle} <span class="version">{version}</span>
        </span>
      </a>
      <button id="_search" type="button" aria-label="Search" aria-keyshortcuts="/ Control+K Meta+K" aria-haspopup="dialog">
        <Icon>
          <circle cx="11" cy="11" r="7" />
          <path d="M16 16l5 5" />
        </Icon>
        <span class="search-label">Search</span>
        <kbd>/</kbd>
      </button>
      <button id="_connection" type="button" aria-haspopup="dialog">
        <Icon>
          <path d="M9 7v5a3 3 0 0 0 6 0V7zM12 15v3q0 3 3 3h5M10 3v4M14 3v4" />
        </Icon>
        <span class="connection-label">Base URL and token</span>
      </button>
      <label class="theme">
        <Icon>
          <circle cx="12" cy="12" r="9" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </Icon>
        <span class="visually-hidden">Theme</span>
        <select id="_theme" autocomplete="off">
          <option value="auto">Auto</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
    </header>
  );
}

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
