#!/usr/bin/python3
"""A window with nothing but WebKitGTK in it, for WebKitWebDriver. WebKit's own MiniBrowser is never narrower than 447 px."""

import argparse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=1280)
parser.add_argument("--height", type=int, default=800)
parser.add_argument("--data", required=True, help="the folder of the profile")
parser.add_argument("--language", help="what the page finds in navigator.language; otherwise the system decides")
parser.add_argument("--dark", action="store_true")
parser.add_argument("--motion", action="store_true", help="the user has not asked for reduced motion")
parser.add_argument("--offline", action="store_true", help="the page may store itself for play without a network")
parser.add_argument("--gesture", action="store_true", help="sound only after a gesture, as on iPhones")
args, _ = parser.parse_known_args()

desktop = Gtk.Settings.get_default()
desktop.set_property("gtk-application-prefer-dark-theme", args.dark)
desktop.set_property("gtk-enable-animations", args.motion)

context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=args.data, base_cache_directory=f"{args.data}/cache"
    )
)
context.set_automation_allowed(True)
if args.language:
    context.set_preferred_languages([args.language])
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    media_playback_requires_user_gesture=args.gesture,
)
content = WebKit2.UserContentManager()
if not args.offline:
    content.add_script(
        WebKit2.UserScript.new(
            "delete Navigator.prototype.serviceWorker",
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
autoplay = WebKit2.AutoplayPolicy.DENY if args.gesture else WebKit2.AutoplayPolicy.ALLOW


def tell_sound(view, _property):
    print("AUDIO", "on" if view.is_playing_audio() else "off", flush=True)


def open_view(_session):
    window = Gtk.Window()
    window.set_default_size(args.width, args.height)
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
        website_policies=WebKit2.WebsitePolicies(autoplay=autoplay),
    )
    view.connect("close", lambda _view: window.destroy())
    view.connect("notify::is-playing-audio", tell_sound)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
