"""Being told that it is my turn: in a real browser, with a push service, a mail server and a chat room of our own."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import WIDE
from tests.e2e.guest import Guest
from tests.server import listeners
from tests.server.harness import Server
from tests.server.listeners import Host, post_office
from tests.server.test_play import seat_tokens
from tools.page import BUILT, is_fresh

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

    from tests.server.listeners import Postman

URL = "https://play.example.org"
# A headless browser has no place to show notifications and no push service: what it is asked for is noted, and the
# rest is real.
HEADLESS = """(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    window.allow = () => (permission = 'granted');
    window.shown = [];
    const show = async (title, { body }) => void window.shown.push({ title, body });
    ServiceWorkerRegistration.prototype.showNotification = show;
})()"""
SUBSCRIBE = """said => {
    const made = { ...said, toJSON: () => said, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => made.wanted ? made : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.serverKey = applicationServerKey;
        made.wanted = true;
        return made;
    };
}"""
# The same in the worker. Windows may be opened after a click on a real notification only.
WORKER = """() => {
    self.shown = [];
    self.opened = [];
    registration.showNotification = async (title, more) => void self.shown.push({ title, ...more });
    self.clients.openWindow = async address => void self.opened.push(address);
}"""
PRESS = """async action => {
    const waits = [];
    const event = new Event('notificationclick');
    const notification = { ...self.shown[0], close: () => {} };
    Object.assign(event, { notification, action, waitUntil: each => waits.push(each) });
    dispatchEvent(event);
    await Promise.all(waits);
    return self.opened;
}"""


class Town(NamedTuple):
    """A server with the page, and those to whom it writes."""

    server: Server
    host: Host
    postman: Postman

    def address(self, token: str) -> str:
        """Return where a link leads."""
        return f"{self.server.address}t#{token}"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """Return a server that may call hosts on this machine."""
    assert is_fresh(), "the page is not built from these sources: python tools/page.py build"
    folder = tmp_path_factory.mktemp("town")
    with Host(folder) as host, post_office() as (postman, smtp):
        sends = {"outside": str(host.authority), "url": URL, "smtp": smtp, "mail_from": "cafe@example.org"}
        with Server(folder / "data", web=str(BUILT), real=True, notice_delay=0.2, notice_gap=0, **sends) as server:
            yield Town(server, host, postman)


@pytest.fixture
def context(browser: Browser, town: Town) -> Iterator[BrowserContext]:
    """Return a browser profile whose owner allows notifications when asked."""
    opened = browser.new_context(locale="en", viewport=WIDE, reduced_motion="reduce")
    opened.add_init_script(HEADLESS)
    yield opened
    opened.close()


def come(context: BrowserContext, town: Town, token: str) -> Guest:
    """Let somebody sit down at the seat of a link."""
    return Guest(context.new_page(), town.server.address, {}).follow(town.address(token))


def test_a_browser_is_told_when_the_page_is_closed(context: BrowserContext, town: Town) -> None:
    """One switch; the page is closed; the notice comes, sealed; it is shown, and pressed it opens the seat or stops."""
    token, _ = seat_tokens(town.server.set_up("link", "link", game="fourberies"))
    reader = listeners.Browser(town.host, "closed")
    keys = reader.subscription
    said = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
    ana = come(context, town, token)
    ana.page.evaluate(SUBSCRIBE, said)
    bell = ana.open_drawer("settings").get_by_test_id("bell")
    with ana.page.expect_response("**/api/notices/push") as answer:
        bell.get_by_label("On this device").check()
    assert answer.value.json()["browsers"] == 1
    assert ana.page.evaluate("window.serverKey") == answer.value.json()["push_key"]
    ana.page.goto(f"{town.server.address}n")  # away from the table
    [posted] = reader.got()
    [worker] = context.service_workers
    worker.evaluate(WORKER)
    deliver(context, ana, town, reader.read(posted.body).decode())
    while not (shown := worker.evaluate("self.shown")):
        ana.page.wait_for_timeout(10)
    [notice] = shown
    assert notice["title"] == "Your turn: Fourberies (Histrio)"
    assert notice["body"] == "Fourberies (Histrio) with patron 1"
    assert worker.evaluate(PRESS, "") == [town.address(token)]
    worker.evaluate(PRESS, "stop")
    assert town.server.ask("GET", "/api/notices", token=token)[1]["browsers"] == 0
    assert ana.faults == []


def deliver(context: BrowserContext, guest: Guest, town: Town, payload: str) -> None:
    """Hand a push message to the browser, as a push service does."""
    session = context.new_cdp_session(guest.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        guest.page.wait_for_timeout(10)
    message = {"registrationId": found[0]["registrationId"], "data": payload}
    session.send("ServiceWorker.deliverPushMessage", {"origin": town.server.address.rstrip("/"), **message})


def test_a_page_in_the_background_tells_by_itself(context: BrowserContext, town: Town) -> None:
    """No server is needed for that, and none is told: the page is open, only not in sight."""
    ana_token, ben_token = seat_tokens(town.server.set_up("link", "link", game="lacrimosa"))
    with town.server.client(ana_token) as ana:
        first = ana.now["asked"][0]
        waiting, moving = ((ben_token, ana_token), (ana_token, ben_token))[first]
        guest = come(context, town, waiting)
        guest.page.evaluate(
            "prefs => localStorage['herzog.prefs'] = prefs", json.dumps({"tells": True, "language": "en"})
        )
        guest.page.reload()
        guest.arrive()
        guest.page.evaluate("allow(); Object.defineProperty(document, 'hidden', { get: () => true })")
        with town.server.client(moving) as player:
            while player.picks():
                assert player.answer(player.picks()[0])["type"] == "done"
        guest.page.wait_for_function("() => window.shown.length")
        assert guest.page.evaluate("window.shown") == [{"title": "Your turn", "body": "Lacrimosa"}]


def test_mail_in_the_browser(context: BrowserContext, town: Town) -> None:
    """An address, a mail, a page with a button, and another one to stop."""
    token, _ = seat_tokens(town.server.set_up("link", "link", game="fourberies"))
    ana = come(context, town, token)
    bell = ana.open_drawer("settings").get_by_test_id("bell")
    bell.get_by_label("By email").fill("ana@example.org")
    bell.get_by_role("button", name="Send me a link").click()
    expect(bell).to_contain_text("An email is on its way to a…@example.org")
    [question] = town.postman.mails()
    follow(ana, town, "confirm", question.get_content())
    ana.page.get_by_role("button", name="Yes, write to me").click()
    expect(ana.page.get_by_role("status")).to_contain_text("get emails when")
    _, told = town.postman.mails(2)
    follow(ana, town, "stop", told.get_content())
    ana.page.get_by_role("button", name="Stop them").click()
    expect(ana.page.get_by_role("status")).to_contain_text("be notified again")
    ana.follow(town.address(token))
    bell = ana.open_drawer("settings").get_by_test_id("bell")
    expect(bell.get_by_label("By email")).to_be_visible()
    assert ana.faults == []


def follow(guest: Guest, town: Town, wish: str, text: str) -> None:
    """Open a link of a mail; at this server, which is not really where the mail says."""
    [path] = re.findall(rf"{URL}/(n#{wish}/\S+)", text)
    guest.page.goto(town.server.address + path)


def test_a_chat_room_in_the_browser(context: BrowserContext, town: Town) -> None:
    """The host names a room, sees that it is connected, and disconnects it; a wrong address is refused in words."""
    links = town.server.set_up("here", "link", game="fourberies")
    host = come(context, town, links["host"])
    host.page.keyboard.press("Escape")  # the invitations
    host.cut_off = True  # a browser notes every refusal as an error of its own
    bell = host.open_drawer("settings").get_by_test_id("bell")
    bell.get_by_text("Notify a chat room").click()
    bell.get_by_label("Kind of room").select_option("json")
    bell.get_by_label("Webhook address").fill("https://push.example.org:22/a")
    bell.get_by_role("button", name="Connect").click()
    expect(bell.get_by_role("alert")).to_have_text("This must be an https address of a public server.")
    bell.get_by_label("Webhook address").fill(f"{town.host.address}/room")
    bell.get_by_role("button", name="Connect").click()
    expect(bell).to_contain_text("localhost is told whose turn it is.")
    [greeting] = town.host.at("/room")[:1]
    assert json.loads(greeting.body)["text"] == "Café Herzog will announce here whose turn it is."
    bell.get_by_role("button", name="Disconnect").click()
    expect(bell.get_by_text("Notify a chat room")).to_be_visible()
